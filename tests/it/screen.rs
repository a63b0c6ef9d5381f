//! The screen in a pseudo-terminal: how it takes the terminal, gives it back, and stops.

use std::io::Write;
use std::sync::Arc;
use std::sync::mpsc::channel;

use crossterm::event::{Event, KeyCode, KeyModifiers};
use portable_pty::CommandBuilder;
use rustix::process::{Pid, Signal, kill_process};
use shakmaty::{Bitboard, Board, Color, Square};
use touchmove::ui::screen::input::Incoming;
use touchmove::ui::screen::painter::Painter;
use touchmove::ui::screen::scene::{
    BoardComes, Colors, Design, Entry, Focus, Latest, Line, Pane, Scene, Theme, Words,
};
use touchmove::ui::screen::terminal as screen;
use touchmove::ui::view::{GameCourse, Shown, View, Viewpoint};

use crate::program::Home;
use crate::terminal::Terminal;

/// Set for the process that draws.
const DRAWS: &str = "TOUCHMOVE_TEST_DRAWS";

fn scene(size: (u16, u16), status: String) -> Scene {
    let view = View {
        board: Board::default(),
        bottom: Color::White,
        last: None,
        check: None,
        held: None,
        targets: Bitboard::EMPTY,
        header: Vec::new(),
        pending: None,
        clocks: None,
        moves: Vec::new(),
        timed: false,
        quickplay: false,
        asked: None,
        here: None,
        course: GameCourse::default(),
        done: None,
        weeks: Vec::new(),
        walking: false,
        told: Shown(true),
        spot: Viewpoint::Home,
        matters: Vec::new(),
        boards: Vec::new(),
        room: None,
    };
    let words = Words {
        letters: ["P", "N", "B", "R", "Q", "K"].map(str::to_owned),
        panes: Pane::ALL.map(|pane| format!("{pane:?}")),
        prompt: "> ".to_owned(),
        more: "more".to_owned(),
        too_small: "too small".to_owned(),
    };
    Scene {
        size,
        look: Design {
            theme: Theme::Mono,
            colors: Colors::All,
            is_dark: true,
            ahead: false,
            width: None,
        },
        words,
        view,
        focus: Focus::Square(Square::E4),
        square: Square::E4,
        pane: Pane::Board,
        log: vec![Line::from("a line of the log")],
        latest: Latest::Place,
        other: false,
        page: 0,
        log_page: 0,
        board: BoardComes::WithWords,
        entry: Entry::default(),
        hints: Vec::new(),
        mouse: false,
        status,
        news: Vec::new(),
        layer: None,
    }
}

/// Draws what comes in, until a key or the end of the terminal ends it. It is no test but the other
/// process of the tests below, which run this program again.
#[test]
fn draws() {
    if std::env::var_os(DRAWS).is_none() {
        return;
    }
    std::fs::write("pid", std::process::id().to_string()).unwrap();
    std::panic::set_hook(Box::new(|info| {
        touchmove::ui::restore_terminal();
        writeln!(std::io::stderr(), "a fault: {info}").unwrap();
        std::process::exit(3);
    }));
    // As in the game, the end of the terminal is not the end of the process at once.
    signal_hook::flag::register(signal_hook::consts::SIGHUP, Arc::default()).unwrap();
    let (event, events) = channel();
    let painter = Painter::start(None, move |happened| drop(event.send(happened))).unwrap();
    let mut size = screen::size();
    let mut status = "begun".to_owned();
    loop {
        painter.draw(scene(size, status.clone()));
        let Incoming::Event(event) = events.recv().unwrap() else {
            std::fs::write("lost", "").unwrap();
            std::process::exit(4);
        };
        match event {
            Event::Key(key) => match key.code {
                KeyCode::Char('q') => break,
                KeyCode::Char('z') if key.modifiers == KeyModifiers::CONTROL => {
                    status = format!("stops {}", painter.suspend());
                }
                KeyCode::Char('p') => {
                    std::thread::spawn(|| panic!("on purpose")).join().unwrap();
                }
                // What the other end sends when it is closed; nothing is drawn then, so that only
                // reading can find the terminal lost.
                KeyCode::Enter | KeyCode::Char('j' | 'd') => {}
                code => status = format!("key {code:?}"),
            },
            Event::Paste(text) => status = format!("pasted {text}"),
            Event::Resize(columns, rows) => {
                size = (columns, rows);
                status = format!("{status}, size {columns} {rows}");
            }
            Event::FocusGained | Event::FocusLost | Event::Mouse(_) => {}
        }
    }
    painter.finish();
    writeln!(std::io::stdout(), "after the end").unwrap();
    std::process::exit(0);
}

/// What runs the drawing process in a shell.
fn drawing() -> String {
    let program = std::env::current_exe().unwrap();
    format!("{DRAWS}=1 {} --exact screen::draws --nocapture", program.display())
}

/// A terminal with a shell in it that does this.
fn shell(home: &Home, script: &str) -> Terminal {
    let mut command = CommandBuilder::new("sh");
    command.args(["-c", script]);
    Terminal::with(home, "xterm", (24, 80), command)
}

/// A way to stop the drawing process.
type Stop = fn(&mut Terminal, &Home);

fn pid(home: &Home) -> Pid {
    let text = std::fs::read_to_string(home.path("pid")).unwrap();
    Pid::from_raw(text.trim().parse().unwrap()).unwrap()
}

#[test]
fn the_terminal_comes_back_as_it_was() {
    let home = Home::new();
    let script = format!("stty -a > before; {}; stty -a > after", drawing());
    let mut terminal = shell(&home, &script);
    // On e4: four ranks below the eighth, four squares beside the a-file, in the middle of its square.
    terminal.until("the cursor on e4", |terminal| terminal.screen().cursor_position() == (10, 23));
    assert!(terminal.shows("8 rrr  nnn") && terminal.last_row() == "begun");
    assert!(terminal.screen().alternate_screen() && !terminal.screen().hide_cursor());
    assert!(terminal.screen().bracketed_paste());
    terminal.press("k");
    terminal.until_shown("key Char('k')");
    terminal.press("\x1b[200~e4 e5\x1b[201~");
    terminal.until_shown("pasted e4 e5");
    terminal.press("q");
    terminal.until_shown("after the end");
    assert_eq!(terminal.end(), 0);
    assert!(!terminal.screen().alternate_screen() && !terminal.screen().hide_cursor());
    assert!(!terminal.screen().bracketed_paste() && !terminal.shows("8 rrr  nnn"));
    let [before, after] =
        ["before", "after"].map(|name| std::fs::read_to_string(home.path(name)).unwrap());
    assert_eq!(before, after);
}

#[test]
fn another_size_is_drawn_at_once() {
    let home = Home::new();
    let mut terminal = shell(&home, &drawing());
    terminal.until_shown("begun");
    terminal.resize((10, 40));
    terminal.until_shown("begun, size 40 10");
    terminal.until("the small board", |terminal| terminal.shows("8 r n b q k b n r"));
    terminal.press("q");
    terminal.until_shown("after the end");
}

#[test]
fn a_fault_in_any_thread_gives_the_terminal_back_before_it_is_told() {
    let home = Home::new();
    let mut terminal = shell(&home, &format!("{}; echo code $?; stty -a > after", drawing()));
    terminal.until_shown("begun");
    terminal.press("p");
    terminal.until_shown("code 3");
    assert!(terminal.shows("a fault: ") && !terminal.screen().alternate_screen());
    terminal.end();
    let after = std::fs::read_to_string(home.path("after")).unwrap();
    assert!(after.contains(" echo ") && after.contains(" icanon "), "{after}");
}

#[test]
fn a_shell_stops_the_screen_and_goes_on_with_it() {
    let home = Home::new();
    let mut command = CommandBuilder::new("sh");
    command.args(["-i"]);
    command.env("PS1", "shell> ");
    let mut terminal = Terminal::with(&home, "xterm", (24, 80), command);
    terminal.until("the shell", |terminal| {
        terminal.shows("$") || terminal.shows("#") || terminal.shows("shell>")
    });
    terminal.press(&format!("PS1='shell ''ready '; {}\r", drawing()));
    terminal.until_shown("begun");
    let key: Stop = |terminal, _| terminal.press("\x1a");
    let outside: Stop = |_, home| kill_process(pid(home), Signal::TSTP).unwrap();
    for stop in [key, outside] {
        stop(&mut terminal, &home);
        terminal.until("the shell", |terminal| {
            !terminal.screen().alternate_screen() && terminal.last_row() == "shell ready"
        });
        assert!(!terminal.screen().hide_cursor());
        terminal.press("stty -a > stopped; fg\r");
        terminal.until("the board", |terminal| {
            terminal.screen().alternate_screen() && terminal.shows("8 rrr  nnn")
        });
        let stopped = std::fs::read_to_string(home.path("stopped")).unwrap();
        assert!(stopped.contains(" icanon "), "{stopped}");
        terminal.press("k");
        terminal.until_shown("key Char('k')");
    }
    terminal.press("q");
    terminal.until_shown("after the end");
    terminal.press("exit\r");
    terminal.end();
}

#[test]
fn a_script_that_began_the_screen_stops_with_it_and_goes_on() {
    let home = Home::new();
    std::fs::write(home.path("script"), format!("{}; echo over", drawing())).unwrap();
    let mut command = CommandBuilder::new("sh");
    command.args(["-i"]);
    command.env("PS1", "shell> ");
    let mut terminal = Terminal::with(&home, "xterm", (24, 80), command);
    terminal.until("the shell", |terminal| {
        terminal.shows("$") || terminal.shows("#") || terminal.shows("shell>")
    });
    terminal.press("PS1='shell ''ready '; sh script\r");
    terminal.until_shown("begun");
    for _ in 0..3 {
        terminal.press("\x1a");
        terminal.until("the shell", |terminal| {
            !terminal.screen().alternate_screen() && terminal.last_row() == "shell ready"
        });
        terminal.press("fg\r");
        terminal.until("the board", |terminal| {
            terminal.screen().alternate_screen() && terminal.shows("8 rrr  nnn")
        });
        terminal.press("k");
        terminal.until_shown("key Char('k')");
    }
    terminal.press("q");
    terminal.until_shown("over");
    terminal.press("exit\r");
    terminal.end();
}

#[test]
fn where_no_shell_could_go_on_nothing_stops() {
    let home = Home::new();
    let mut terminal = shell(&home, &format!("exec env {}", drawing()));
    terminal.until_shown("begun");
    terminal.press("\x1a");
    terminal.until_shown("stops false");
    kill_process(pid(&home), Signal::TSTP).unwrap();
    terminal.press("k");
    terminal.until_shown("key Char('k')");
    terminal.press("q");
    terminal.until_shown("after the end");
}

#[test]
fn a_lost_terminal_is_told_and_ends_the_reading() {
    let home = Home::new();
    let mut terminal = shell(&home, &format!("exec env {}", drawing()));
    terminal.until_shown("begun");
    assert_eq!(terminal.lose(), 4);
    assert!(home.path("lost").exists());
}
