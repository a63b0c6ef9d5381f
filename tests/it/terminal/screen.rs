//! The real program with a screen: whole games by keys.

use std::fs::File;
use std::thread;
use std::time::Duration;

use portable_pty::CommandBuilder;
use rustix::process::{Pid, Signal, kill_process};
use rustix::termios::{Action, tcflow};

use super::{GLANCE, GLANCES, Terminal};
use crate::program::{Home, PROGRAM};

const UP: &str = "\x1b[A";
const DOWN: &str = "\x1b[B";
const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";

fn screen(home: &Home, size: (u16, u16), args: &[&str]) -> Terminal {
    let base = ["play", "--screen", "--speech", "off", "--moves", "en", "--opponent", "human"];
    let mut terminal = Terminal::new(home, "xterm-256color", size, &[&base, args].concat());
    let named = |terminal: &Terminal| terminal.shows("white king, dark square.");
    terminal.until("the king", |terminal| named(terminal) && terminal.shows("New game 1"));
    terminal
}

fn leave(terminal: &mut Terminal) {
    terminal.press("\x04");
    terminal.until_shown("Goodbye.");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn a_whole_game_by_arrows_and_enter() {
    for size in [(24, 80), (10, 40)] {
        let home = Home::new();
        let mut terminal = screen(&home, size, &[]);
        // Pressed ahead, keys mean the same.
        terminal.press(&[UP, RIGHT, "\r", UP, "\r"].concat());
        terminal.until_shown("pawn f2 f3");
        terminal.press(&[&UP.repeat(4), LEFT, "\r", &DOWN.repeat(2), "\r"].concat());
        terminal.until_shown("pawn e7 e5");
        terminal.press(&[&DOWN.repeat(3), &RIGHT.repeat(2), "\r", &UP.repeat(2), "\r"].concat());
        terminal.until_shown("pawn g2 g4");
        terminal
            .press(&["8", &LEFT.repeat(3), "\r", &DOWN.repeat(4), &RIGHT.repeat(4), "\r"].concat());
        terminal.until_shown("Black wins.");
        leave(&mut terminal);
        let text = home.run(&["export", "1", "--pgn"]).transcript();
        assert!(text.contains("1. f3 e5 2. g4 Qh4# 0-1"), "{size:?} {text}");
    }
}

/// What each key takes or puts back is in the row that it changes, and not one message more each time.
#[test]
fn a_piece_in_the_hand_is_told_in_the_status_and_leaves_no_message() {
    let home = Home::new();
    let mut terminal = screen(&home, (24, 80), &[]);
    terminal.press(&[UP, "\r"].concat());
    terminal.until("the hand", |terminal| terminal.last_row() == "pawn e2 in your hand.");
    terminal.press("\r");
    terminal.until("the square", |terminal| terminal.last_row() == "pawn e2 is back.");
    terminal.press(&["\r", UP, UP, "\r"].concat());
    terminal.until_shown("pawn e2 e4");
    let told = terminal.rows().join("\n");
    assert!(!told.contains("in your hand") && !told.contains("is back"), "{told}");
    terminal.press("\r");
    terminal.until_shown("Not your piece");
    leave(&mut terminal);
}

/// Nobody's mouse is taken unasked, and the terminal has it again behind the game.
#[test]
fn with_the_mouse_a_piece_is_taken_and_put_where_that_is_wanted() {
    let home = Home::new();
    let mut terminal = screen(&home, (24, 80), &[]);
    let bytes = |terminal: &Terminal| String::from_utf8_lossy(&terminal.bytes).into_owned();
    assert!(!bytes(&terminal).contains("?1000h"));
    terminal.press("iset mouse on\r");
    terminal.until("the mouse", |terminal| bytes(terminal).contains("\x1b[?1000h\x1b[?1006h"));
    terminal.press("\x1b");
    terminal.until("the cursor on the board", |terminal| terminal.last_row().starts_with("Board."));
    let (row, column) = terminal.screen().cursor_position();
    // A square has five columns and two rows there; the king is on e1.
    let click = |up: u16| format!("\x1b[<0;{};{}M", column + 1, row + 1 - 2 * up);
    terminal.press(&(click(1) + "\x1b[<0;1;1m"));
    terminal.until("the hand", |terminal| terminal.last_row() == "pawn e2 in your hand.");
    terminal.press(&click(3));
    terminal.until_shown("pawn e2 e4");
    leave(&mut terminal);
    let text = bytes(&terminal);
    assert!(text.rfind("?1000l") > text.rfind("?1000h"), "{text:?}");
}

/// What keys do is seen where nothing is typed, changes with what can be done, and can be switched off.
#[test]
fn the_row_of_the_field_tells_what_keys_do() {
    let home = Home::new();
    let mut terminal = screen(&home, (24, 80), &[]);
    let hints = |terminal: &Terminal| {
        terminal.rows().into_iter().find(|row| row.starts_with("> ")).unwrap_or_default()
    };
    terminal.until("hints", |terminal| hints(terminal).contains("picks up the piece here"));
    let before = hints(&terminal);
    terminal.press(&[UP, "\r"].concat());
    terminal.until("others", |terminal| {
        let now = hints(terminal);
        now != before && now.contains(": ")
    });
    terminal.press("\riset key-hints off\r");
    terminal.until("no hints", |terminal| {
        terminal.shows("key-hints: off") && hints(terminal).is_empty()
    });
    leave(&mut terminal);
    let mut reader = Terminal::new(
        &home,
        "xterm-256color",
        (24, 80),
        &[
            "play",
            "--screen",
            "--speech",
            "off",
            "--moves",
            "en",
            "--theme",
            "reader",
            "--key-hints",
            "on",
        ],
    );
    reader.until_shown("white king, dark square.");
    assert!(!reader.shows("picks up the piece here"));
}

/// The sign of White's king in the theme of shapes, once it is there.
fn shape_of_the_king(mut terminal: Terminal) -> char {
    terminal
        .until("the king", |terminal| terminal.last_row().ends_with("white king, dark square."));
    let (row, column) = terminal.screen().cursor_position();
    let sign = terminal.screen().cell(row, column).unwrap().contents().chars().next().unwrap();
    leave(&mut terminal);
    sign
}

#[test]
fn shapes_are_filled_for_white_on_a_dark_ground_and_the_terminal_is_asked() {
    const ASKED: &[u8] = b"\x1b]11;?";
    let args = ["play", "--screen", "--speech", "off", "--opponent", "human", "--theme", "shapes"];
    let shapes = |home: &Home, args: &[&str]| Terminal::new(home, "xterm-256color", (24, 80), args);
    let asks =
        |terminal: &Terminal| terminal.bytes.windows(ASKED.len()).any(|bytes| bytes == ASKED);
    for (ground, sign) in [("0000/0000/0000", '◆'), ("ffff/ffff/ffff", '◇')] {
        let home = Home::new();
        let mut terminal = shapes(&home, &args);
        terminal.until("the question", asks);
        terminal.press(&format!("\x1b]11;rgb:{ground}\x1b\\\x1b[?62c"));
        assert_eq!(shape_of_the_king(terminal), sign);
    }
    let home = Home::new();
    assert_eq!(shape_of_the_king(shapes(&home, &args)), '◆', "nobody has answered");
    for (background, sign) in [("dark", '◆'), ("light", '◇')] {
        let home = Home::new();
        let mut terminal = shapes(&home, &[&args[..], &["--background", background]].concat());
        terminal.until("the king", |terminal| terminal.last_row().ends_with("dark square."));
        assert!(!asks(&terminal), "{background}");
        assert_eq!(shape_of_the_king(terminal), sign);
    }
}

/// A terminal that knows kitty's pictures, and may know how they are laid into text.
#[cfg(feature = "pictures")]
#[test]
fn a_terminal_that_cannot_lay_pictures_into_text_gets_none() {
    let asks = |terminal: &Terminal, what: &str| {
        terminal.bytes.windows(what.len()).any(|bytes| bytes == what.as_bytes())
    };
    // The last one is Control-C: the player does not wait for the answer.
    let answers = [("\x1b_Gi=31;OK\x1b\\", true), ("", false), ("\x03\x1b_Gi=31;OK\x1b\\", false)];
    for (answer, has_pictures) in answers {
        let home = Home::new();
        let args = ["play", "--screen", "--speech", "off", "--opponent", "human"];
        let args = [&args[..], &["--pictures", "on"]].concat();
        let mut terminal = Terminal::new(&home, "xterm-kitty", (40, 120), &args);
        let question = "U=1;AAAA\x1b\\\x1b[c\x1b[16t\x1b[5n";
        terminal.until("the question", |terminal| asks(terminal, question));
        terminal.press(&format!("{answer}\x1b[?62c\x1b[6;20;10t\x1b[0n"));
        terminal.until_shown("white king, dark square.");
        assert_eq!(asks(&terminal, "\x1b_Gq=2,"), has_pictures);
        assert_eq!(terminal.shows("This terminal shows no pictures."), !has_pictures);
        leave(&mut terminal);
    }
}

#[test]
fn a_whole_game_by_typing_and_a_promotion_by_number() {
    let home = Home::new();
    let mut terminal = screen(&home, (24, 80), &[]);
    terminal.press("ie4\rd5\rexd5\rc6\rdxc6\ra6\rcxb7\rh6\rbxa8\r");
    terminal.until_shown("4: pawn b7 takes a8 promotes to");
    terminal.press("1");
    terminal.until_shown("promotes to queen");
    terminal.press("resign\ryes\r");
    terminal.until_shown("resigns.");
    leave(&mut terminal);
}

/// The 5 of the numeric block without `NumLock`, as each terminal sends it, takes and puts.
#[test]
fn the_middle_of_the_numeric_block_is_a_key_at_every_terminal() {
    for (term, begin) in [
        ("xterm-256color", "\x1b[E"),
        ("xterm-256color", "\x1bOE"),
        ("vte-256color", "\x1b[E"),
        ("linux", "\x1b[G"),
        ("tmux-256color", "\x1bOu"),
    ] {
        let home = Home::new();
        let args = ["play", "--screen", "--speech", "off", "--moves", "en", "--opponent", "human"];
        let args = [&args[..], &["--keymap", "numpad"]].concat();
        let mut terminal = Terminal::new(&home, term, (24, 80), &args);
        terminal.until_shown("white king, dark square.");
        terminal.press(&[UP, begin, UP, UP, begin].concat());
        terminal.until(begin, |terminal| terminal.shows("pawn e2 e4"));
        terminal.press("\x04");
        assert_eq!(terminal.end(), 0, "{term} {begin:?}");
    }
}

/// Escape waits for nothing but what a terminal sends with it.
#[test]
fn escape_and_what_is_sent_in_pieces_are_told_apart() {
    let home = Home::new();
    let mut terminal = screen(&home, (24, 80), &[]);
    terminal.press("i");
    terminal.until_shown("Entry");
    leave_field(&mut terminal);
    // A slow line.
    terminal.press("\x1b[");
    thread::park_timeout(Duration::from_millis(5));
    terminal.press("A");
    terminal.until_shown("e2: white pawn");
    terminal.press("\x1b[1;2");
    thread::park_timeout(Duration::from_millis(200));
    terminal.press("Ai");
    terminal.until_shown("Entry");
    let pasted = "e2e4\r".repeat(3000);
    terminal.press(&format!("\x1b[200~{pasted}\x1b[201~"));
    terminal.until_shown("Too long, nothing pasted.");
    terminal.press("\x1b[200~e4\x1b[201~\r");
    terminal.until_shown("pawn e2 e4");
    leave_field(&mut terminal);
    leave(&mut terminal);
}

#[test]
fn a_game_is_gone_through_on_a_screen() {
    let home = Home::new();
    home.run(&["import", concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/opera.pgn")])
        .transcript();
    let args = ["study", "1000001", "--screen", "--speech", "off", "--moves", "en"];
    let mut terminal = Terminal::new(&home, "xterm-256color", (24, 80), &args);
    terminal.until_shown("white king, dark square.");
    terminal.press("D");
    terminal.until_shown("pawn e2 e4");
    terminal.press("i\r");
    terminal.until_shown("pawn e7 e5");
    leave(&mut terminal);
}

#[test]
fn the_first_start_leads_to_a_screen_that_names_its_first_keys() {
    let home = Home::new();
    let mut terminal = Terminal::new(&home, "xterm-256color", (24, 80), &[]);
    for (asked, answer) in [
        ("For English", "1\r"),
        ("screen reader", "1\r"),
        ("on a screen", "2\r"),
        ("your name", "\r"),
    ] {
        terminal.until_shown(asked);
        terminal.press(answer);
    }
    terminal.until_shown("F 2: all commands in a list.");
    leave(&mut terminal);
}

/// Whoever has said that he uses a reader; and nobody else, for whom every terminal works.
#[test]
fn the_first_screen_warns_of_a_terminal_that_no_reader_can_read() {
    for (term, reader, warned) in [
        ("xterm-kitty", "1\r", true),
        ("xterm-256color", "1\r", false),
        ("xterm-kitty", "2\r", false),
    ] {
        let home = Home::new();
        let mut terminal = Terminal::new(&home, term, (24, 80), &[]);
        for (asked, answer) in [
            ("For English", "1\r"),
            ("screen reader", reader),
            ("on a screen", "2\r"),
            ("your name", "\r"),
        ] {
            terminal.until_shown(asked);
            terminal.press(answer);
        }
        terminal.until_shown("F 2: all commands in a list.");
        let said = String::from_utf8_lossy(&terminal.bytes).contains("cannot read kitty");
        assert_eq!(said, warned, "{term} {reader:?}");
        leave(&mut terminal);
    }
}

#[test]
fn a_signal_that_ends_the_program_gives_the_terminal_back() {
    for signal in [Signal::INT, Signal::QUIT, Signal::TERM, Signal::HUP] {
        let home = Home::new();
        let mut terminal = screen(&home, (24, 80), &[]);
        assert!(terminal.screen().alternate_screen() && terminal.screen().bracketed_paste());
        let pid = terminal.child.process_id().unwrap();
        kill_process(Pid::from_raw(pid.cast_signed()).unwrap(), signal).unwrap();
        assert_eq!(terminal.end(), 0, "{signal:?}");
        assert!(terminal.shows("Goodbye.") && !terminal.screen().alternate_screen());
        assert!(!terminal.screen().bracketed_paste());
    }
}

#[test]
fn a_terminal_that_reads_nothing_does_not_keep_the_program() {
    let home = Home::new();
    let command = "play --screen --speech off --moves en --opponent human";
    let script = format!("{PROGRAM} {command}; echo $? > code");
    let mut shell = CommandBuilder::new("sh");
    shell.args(["-c", &script]);
    let mut terminal = Terminal::with(&home, "xterm-256color", (24, 80), shell);
    terminal.until_shown("e1: white king, dark square.");
    let other = File::options().write(true).open(terminal.master.tty_name().unwrap()).unwrap();
    tcflow(&other, Action::OOff).unwrap();
    terminal.press("ie4\r\x04");
    for _ in 0..GLANCES {
        if home.path("code").exists() {
            break;
        }
        std::thread::park_timeout(GLANCE);
    }
    assert_eq!(std::fs::read_to_string(home.path("code")).unwrap(), "0\n");
}

#[test]
fn where_there_can_be_no_screen_there_are_lines_and_a_sentence() {
    let home = Home::new();
    let args = ["play", "--screen", "--speech", "off", "--opponent", "human"];
    let mut terminal = Terminal::new(&home, "dumb", (24, 80), &args);
    terminal.until_shown("No screen on this terminal: lines instead.");
    terminal.until_shown("New game 1 for two players.");
    terminal.press("quit\n");
    assert_eq!(terminal.end(), 0);
    assert!(!terminal.bytes.contains(&0x1b));
}

#[test]
fn without_a_shell_the_key_that_goes_back_to_it_says_so() {
    let home = Home::new();
    let mut terminal = screen(&home, (24, 80), &[]);
    terminal.press("\x1a");
    terminal.until_shown("No shell to return to. The program continues.");
    leave(&mut terminal);
}

#[test]
fn who_answers_screen_where_there_can_be_none_is_told_and_hears_a_warning_once() {
    let home = Home::new();
    home.write("voices/en/voice.toml", "nonsense = 1\n");
    let mut terminal = Terminal::new(&home, "dumb", (24, 80), &["play", "--opponent", "human"]);
    for answer in ["1\n", "1\n", "2\n", "\n"] {
        terminal.press(answer);
    }
    terminal.until_shown("No screen on this terminal: lines instead.");
    terminal.until_shown("New game 1 for two players.");
    terminal.press("quit\n");
    assert_eq!(terminal.end(), 0);
    let text = String::from_utf8_lossy(&terminal.bytes).into_owned();
    assert_eq!(text.matches("nonsense").count(), 1, "{text}");
}

#[test]
fn an_idle_screen_for_readers_writes_nothing_while_a_clock_runs() {
    let home = Home::new();
    let mut terminal = screen(&home, (24, 80), &["--time", "5", "--theme", "reader"]);
    terminal.press(&[UP, "\r", &UP.repeat(2), "\r"].concat());
    terminal.until_shown("pawn e2 e4");
    let quiet = std::time::Duration::from_secs(1);
    while let Ok(chunk) = terminal.chunks.recv_timeout(quiet) {
        terminal.take(&chunk);
    }
    let before = terminal.bytes.len();
    let waited = terminal.chunks.recv_timeout(std::time::Duration::from_secs(3));
    assert!(waited.is_err(), "{waited:?} after {before} bytes");
}

#[test]
fn a_clock_for_eyes_runs_by_itself() {
    let home = Home::new();
    let mut terminal = screen(&home, (24, 80), &["--time", "1"]);
    terminal.press(&[UP, "\r", &UP.repeat(2), "\r"].concat());
    terminal.until_shown("Black 0:5");
    leave(&mut terminal);
}

#[test]
fn a_game_that_begins_on_the_screen_begins_with_the_cursor_on_the_own_side() {
    let home = Home::new();
    let args = ["play", "--screen", "--speech", "off", "--moves", "en", "--level", "1"];
    let mut terminal = Terminal::new(&home, "xterm-256color", (24, 80), &args);
    terminal.until_shown("e1: white king, dark square.");
    terminal.press(&[UP, UP, "inew black\r"].concat());
    terminal.until_shown("You play Black");
    leave_field(&mut terminal);
    terminal.until_shown("Board. e8: black king, light square.");
    leave(&mut terminal);
}

#[test]
fn what_a_square_is_marked_for_is_told_on_it() {
    let home = Home::new();
    let mut terminal = screen(&home, (24, 80), &[]);
    terminal.press("J");
    terminal.until_shown("No piece in your hand. Pick one up first.");
    terminal.press(&[UP, "\r", "J"].concat());
    terminal.until_shown("e3: empty, dark, can go.");
    terminal.press(DOWN);
    terminal.until_shown("e2: white pawn, light, in hand.");
    terminal.press("JJ\r");
    terminal.until_shown("pawn e2 e4");
    terminal.press(&[LEFT, RIGHT].concat());
    terminal.until_shown("e4: white pawn, light, last move.");
    terminal.press("if5\rQh5\r");
    terminal.until_shown("queen d1 h5, check");
    terminal.press("\x1b");
    terminal.until_shown("Board. e4");
    terminal.press("8");
    terminal.until_shown("e8: black king, light, in check.");
    leave(&mut terminal);
}

#[test]
fn an_answer_longer_than_the_log_of_readers_is_gone_through_whole() {
    const MORE: &str = "More follows: ";
    let home = Home::new();
    let asked = home.play(&["--opponent", "human", "--moves", "en"], &["help all"]);
    let text = asked.text();
    let answer: Vec<&str> = text.lines().skip(1).collect();
    let answer = &answer[..answer.len() - 2];

    let home = Home::new();
    let mut terminal = screen(&home, (24, 80), &["--theme", "reader"]);
    terminal.press("ihelp all\r");
    let mut pages = 0;
    let mut seen = String::new();
    loop {
        let last = answer.last().unwrap().split(' ').next_back().unwrap().to_owned();
        terminal.until("a page", |terminal| {
            let is_page = |row: &String| row.starts_with(MORE) || row.ends_with(&last);
            terminal.rows().iter().any(is_page)
        });
        let rows = terminal.rows();
        let end = rows.iter().position(|row| row.starts_with(MORE));
        for row in &rows[..end.unwrap_or(rows.len())] {
            seen.push_str(row.trim());
            seen.push(' ');
        }
        let Some(_) = end else { break };
        pages += 1;
        let first = rows[1].clone();
        terminal.press("more\r");
        terminal.until("the next page", |terminal| terminal.rows()[1] != first);
    }
    assert!(pages > 1, "{seen}");
    for line in answer {
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(seen.matches(&line).count(), 1, "{line}\n{seen}");
    }
    leave_field(&mut terminal);
    leave(&mut terminal);
}

/// The ground of the header.
fn ground(terminal: &Terminal) -> vt100::Color {
    terminal.screen().cell(0, 0).unwrap().bgcolor()
}

#[test]
fn theme_and_keys_change_in_the_game_and_what_another_wrote_is_drawn_over() {
    let home = Home::new();
    let mut terminal = screen(&home, (24, 80), &[]);
    let dark = ground(&terminal);
    terminal.press("itheme light\r");
    terminal.until_shown("theme: light.");
    leave_field(&mut terminal);
    assert_ne!(ground(&terminal), dark);
    terminal.press("iset keymap numpad\r");
    terminal.until_shown("keymap: numpad.");
    leave_field(&mut terminal);
    terminal.press("8");
    terminal.until_shown("e2: white pawn, light square.");
    let before = terminal.rows();
    terminal.take(b"\x1b[H\x1b[2Jspoilt");
    terminal.until_shown("spoilt");
    terminal.press("\x0c");
    terminal.until_shown("Drawn again.");
    assert_eq!(terminal.rows()[..20], before[..20]);
    terminal.press("\x04");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn in_a_small_window_an_answer_is_gone_through_by_a_key_and_nothing_is_cut_off() {
    const MORE: &str = "More follows: Shift Z.";
    let answer = "White: king e1, queen d1, rooks a1, h1, bishops c1, f1, knights b1, g1, \
        pawns a2, b2, c2, d2, e2, f2, g2, h2.";
    for (size, is_long) in [((10, 40), false), ((5, 20), true)] {
        let args = ["--screen", "--theme", "reader", "--speech", "off", "--moves", "en"];
        let args = [&["play", "--opponent", "human"], &args[..]].concat();
        let home = Home::new();
        let mut terminal = Terminal::new(&home, "xterm-256color", size, &args);
        terminal.until_shown("New here?");
        terminal.press(UP);
        terminal.until_shown("e2: white pawn,");
        let mut seen: Vec<String> = Vec::new();
        terminal.press("w");
        loop {
            let page = |terminal: &Terminal| {
                let rows = terminal.rows().join(" ");
                rows.split_whitespace().collect::<Vec<_>>().join(" ")
            };
            let before = seen.last().cloned().unwrap_or("e2: white pawn, light square.".to_owned());
            terminal.until("a page", |terminal| {
                let page = page(terminal);
                page != before && (page.ends_with(MORE) || answer.ends_with(&page))
            });
            seen.push(page(&terminal));
            if answer.ends_with(seen.last().unwrap()) {
                break;
            }
            terminal.press("Z");
        }
        assert_eq!(seen.len() > 1, is_long, "{size:?} {seen:?}");
        let whole: Vec<&str> = seen.iter().map(|page| page.trim_end_matches(MORE).trim()).collect();
        assert_eq!(whole.join(" "), answer, "{size:?}");
        leave(&mut terminal);
    }
}

fn leave_field(terminal: &mut Terminal) {
    terminal.press("\x1b");
    terminal.until_shown("Board. ");
}
