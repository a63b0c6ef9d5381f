//! The real program in a pseudo-terminal.

mod answers;
mod blindfold;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod brltty;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod desktop;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod echo;
mod evenings;
mod faces;
mod interrupted;
mod languages;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod fenrir;
mod matches;
mod pasted;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod orca;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod places;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod arbitrated;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod ranks;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod readers;
mod roomed;
mod screen;
mod simul;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod spans;
mod strict;
#[cfg(target_os = "linux")]
mod threads;
mod variants;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod yasr;

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Position as _};
use touchmove::laws::Position;

use crate::engines::{Liar, stockfish};
use crate::program::{Home, PROGRAM};

/// How often the screen is looked at, and how many times before it is given up.
const GLANCE: Duration = Duration::from_millis(50);
const GLANCES: u32 = 600;

pub(crate) struct Terminal {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    chunks: Receiver<Vec<u8>>,
    screen: vt100::Parser,
    pub(crate) bytes: Vec<u8>,
}

fn cells(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap()
}

impl Terminal {
    /// A terminal of this kind and size with the program in it.
    pub(crate) fn new(home: &Home, term: &str, (rows, cols): (u16, u16), args: &[&str]) -> Self {
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(args);
        Self::with(home, term, (rows, cols), command)
    }

    pub(crate) fn with(home: &Home, term: &str, size: (u16, u16), command: CommandBuilder) -> Self {
        Self::in_world(home, term, size, command, &[])
    }

    /// The same with these variables besides.
    pub(crate) fn in_world(
        home: &Home,
        term: &str,
        (rows, cols): (u16, u16),
        mut command: CommandBuilder,
        variables: &[(&str, &str)],
    ) -> Self {
        command.env_clear();
        command.env("PATH", std::env::var_os("PATH").unwrap());
        command.env("HOME", home.path(""));
        command.env("SPEECHD_CMD", "/bin/false");
        command.env("TOUCHMOVE_DATA", home.path("data"));
        command.env("TERM", term);
        command.env("TOUCHMOVE_COMMAND", "touchmove");
        command.env("TOUCHMOVE_BOOK", "off");
        for (name, value) in variables {
            command.env(name, value);
        }
        command.cwd(home.path(""));
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let child = pair.slave.spawn_command(command).unwrap();
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keys = pair.master.take_writer().unwrap();
        let (chunk, chunks) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                if chunk.send(bytes[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        let screen = vt100::Parser::new(cells(rows), cells(cols), 0);
        Self { master: pair.master, child, keys, chunks, screen, bytes: Vec::new() }
    }

    fn game(home: &Home, args: &[&str]) -> Self {
        let args = [&["play", "--speech", "off", "--seed", "7", "--moves", "en"], args].concat();
        Self::new(home, "xterm", (30, 80), &args)
    }

    /// Ends the program in the middle of whatever it does.
    pub(crate) fn kill(&mut self) {
        let pid = Pid::from_raw(self.child.process_id().unwrap().cast_signed()).unwrap();
        kill_process(pid, Signal::KILL).unwrap();
        self.child.wait().unwrap();
    }

    /// Sends the program a signal.
    fn signal(&self, signal: Signal) {
        let pid = Pid::from_raw(self.child.process_id().unwrap().cast_signed()).unwrap();
        kill_process(pid, signal).unwrap();
    }

    /// Whether the terminal itself shows what is pressed: not while a program takes each key.
    pub(crate) fn echoes(&self) -> bool {
        let modes = self.master.get_termios().unwrap().local_flags.bits();
        modes & rustix::termios::LocalModes::ECHO.bits() != 0
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Types a line once the prompt stands there.
    pub(crate) fn line(&mut self, line: &str) {
        self.until("a prompt", |terminal| terminal.last_row() == ">");
        let typed = format!("> {line}");
        let times = |terminal: &Self| terminal.rows().iter().filter(|&row| *row == typed).count();
        let before = times(self);
        self.press(&format!("{line}\r"));
        self.until(&typed, |terminal| times(terminal) > before);
    }

    pub(crate) fn rows(&self) -> Vec<String> {
        self.screen.screen().contents().lines().map(|row| row.trim_end().to_owned()).collect()
    }

    pub(crate) fn screen(&self) -> &vt100::Screen {
        self.screen.screen()
    }

    pub(crate) fn resize(&mut self, (rows, cols): (u16, u16)) {
        self.master.resize(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).unwrap();
        self.screen.screen_mut().set_size(cells(rows), cells(cols));
    }

    /// Closes the other end and waits for what becomes of the program; the thread that reads there
    /// lets go with the answer to one more key.
    pub(crate) fn lose(&mut self) -> u32 {
        self.chunks = channel().1;
        self.press("k");
        self.keys = Box::new(std::io::sink());
        self.master = native_pty_system().openpty(PtySize::default()).unwrap().master;
        for _ in 0..GLANCES {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.exit_code();
            }
            let _ = self.chunks.recv_timeout(GLANCE);
            thread::park_timeout(GLANCE);
        }
        panic!("it does not end");
    }

    pub(crate) fn last_row(&self) -> String {
        self.rows().pop().unwrap_or_default()
    }

    /// So many rows at the end, of those that are not empty, the prompt among them.
    pub(crate) fn last_rows(&self, count: usize) -> String {
        let mut rows = self.rows();
        rows.retain(|row| !row.is_empty());
        rows.split_off(rows.len().saturating_sub(count)).join("\n")
    }

    /// What stands below the last row with this text, but for the prompt that waits.
    pub(crate) fn below(&self, text: &str) -> Vec<String> {
        let rows = self.rows();
        let at = rows.iter().rposition(|row| row == text);
        let below = at.map(|at| rows[at + 1..].to_vec()).unwrap_or_default();
        below.into_iter().filter(|row| !row.is_empty() && row != ">").collect()
    }

    pub(crate) fn shows(&self, text: &str) -> bool {
        self.rows().iter().any(|row| row.contains(text))
    }

    fn take(&mut self, chunk: &[u8]) {
        self.bytes.extend_from_slice(chunk);
        self.screen.process(chunk);
        if chunk.windows(4).any(|bytes| bytes == b"\x1b[6n") {
            let (row, col) = self.screen.screen().cursor_position();
            self.press(&format!("\x1b[{};{}R", row + 1, col + 1));
        }
    }

    /// Looks at the screen until it is as it must be.
    pub(crate) fn until(&mut self, what: &str, done: impl Fn(&Self) -> bool) {
        for _ in 0..GLANCES {
            if done(self) {
                return;
            }
            if let Ok(chunk) = self.chunks.recv_timeout(GLANCE) {
                self.take(&chunk);
            }
        }
        let _ = self.child.kill();
        panic!("never seen: {what}\n{}", self.screen.screen().contents());
    }

    /// Takes what has come by now.
    fn look(&mut self) {
        while let Ok(chunk) = self.chunks.try_recv() {
            self.take(&chunk);
        }
    }

    pub(crate) fn until_shown(&mut self, text: &str) {
        self.until(text, |terminal| terminal.shows(text));
    }

    /// Reads until nobody holds the other end; returns the exit code.
    pub(crate) fn end(&mut self) -> u32 {
        use std::sync::mpsc::RecvTimeoutError::Disconnected;
        for _ in 0..GLANCES {
            match self.chunks.recv_timeout(GLANCE) {
                Ok(chunk) => self.take(&chunk),
                Err(Disconnected) => return self.child.wait().unwrap().exit_code(),
                Err(_) => {}
            }
            if let Some(status) = self.child.try_wait().unwrap() {
                while let Ok(chunk) = self.chunks.recv_timeout(GLANCE) {
                    self.take(&chunk);
                }
                return status.exit_code();
            }
        }
        let _ = self.child.kill();
        panic!("it does not end\n{}", self.screen.screen().contents());
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_first_start_asks_four_questions_and_keeps_the_answers() {
    let home = Home::new();
    let mut terminal = Terminal::new(&home, "xterm", (30, 80), &["play", "--seed", "7"]);
    terminal.until_shown("For English, type 1.");
    terminal.line("seven");
    terminal.until_shown("Type a number from 1 to");
    terminal.line("1");
    terminal.until_shown("Do you use a screen reader?");
    terminal.line("1");
    terminal.until_shown("How do you want to play?");
    terminal.line("1");
    terminal.until_shown("What is your name?");
    terminal.line("Anna");
    terminal.until_shown("Type help at any time.");
    terminal.until_shown("Other words for moves: help moves-voice.");
    terminal.until_shown("New game 1.");
    terminal.line("quit");
    assert_eq!(terminal.end(), 0);
    let settings = std::fs::read_to_string(home.data("settings.toml")).unwrap();
    assert_eq!(
        settings,
        "talk = \"en\"\nmoves = \"fide-en\"\nspeech = \"off\"\ntheme = \"reader\"\nface = \"line\"\nname = \"Anna\"\n"
    );

    let mut again = Terminal::new(&home, "xterm", (30, 80), &["play", "--seed", "7"]);
    again.until_shown("New game 1.");
    again.line("quit");
    again.until_shown("Goodbye.");
    assert!(!again.shows("screen reader"));
}

/// That no server is there is found out while the questions are asked, and each answer could ask again.
#[test]
#[cfg(feature = "speech")]
fn a_loss_of_speech_is_told_once_however_many_questions_are_answered() {
    let home = Home::new();
    let mut command = CommandBuilder::new(PROGRAM);
    command.args(["play", "--seed", "7"]);
    let address = format!("unix_socket:{}", home.path("no-socket").display());
    let mut terminal =
        Terminal::in_world(&home, "xterm", (30, 80), command, &[("SPEECHD_ADDRESS", &address)]);
    for (question, answer) in [
        ("For English, type 1.", "1"),
        ("Do you use a screen reader?", "2"),
        ("How do you want to play?", "1"),
        ("What is your name?", "Anna"),
    ] {
        terminal.until_shown(question);
        terminal.line(answer);
    }
    terminal.until_shown("Speech has failed");
    terminal.until_shown("New game 1.");
    terminal.line("speech");
    terminal.until_shown("To go without: speech off.");
    terminal.line("quit");
    terminal.until_shown("Goodbye.");
    let failed = terminal.screen().contents().matches("Speech has failed:").count();
    assert_eq!(failed, 1, "{}", terminal.screen().contents());
}

#[test]
fn questions_that_are_left_keep_nothing_and_come_again() {
    let home = Home::new();
    for _ in 0..2 {
        let mut terminal = Terminal::new(&home, "xterm", (30, 80), &[]);
        terminal.until_shown("For English, type 1.");
        terminal.line("1");
        terminal.until_shown("Do you use a screen reader?");
        terminal.line("1");
        terminal.until_shown("How do you want to play?");
        terminal.until("a prompt", |terminal| terminal.last_row() == ">");
        terminal.press("\u{4}");
        terminal.until_shown("Cancelled. You are asked again next time.");
        assert_eq!(terminal.end(), 0);
        assert!(!home.data("settings.toml").exists());
    }
}

#[test]
fn the_questions_are_asked_again_in_a_terminal() {
    let home = Home::new();
    home.write("settings.toml", "# mine\ntalk = \"en\"\nspeech = \"off\"\nmoves = \"en\"\n");
    let mut terminal = Terminal::new(&home, "xterm", (30, 80), &["setup"]);
    terminal.until_shown("For English, type 1.");
    terminal.line("1");
    terminal.until_shown("Do you use a screen reader?");
    terminal.line("1");
    terminal.until_shown("How do you want to play?");
    terminal.line("2");
    terminal.until_shown("What is your name?");
    terminal.press("\r");
    terminal.until_shown("no own speech, on a screen, moves in the voice en.");
    assert_eq!(terminal.end(), 0);
    let settings = std::fs::read_to_string(home.data("settings.toml")).unwrap();
    assert_eq!(
        settings,
        "# mine\ntalk = \"en\"\nspeech = \"off\"\nmoves = \"en\"\ntheme = \"reader\"\nface = \"screen\"\n"
    );
}

#[test]
fn a_position_for_fingers_fits_a_small_terminal() {
    let home = Home::new();
    let args = ["play", "--speech", "off", "--talk", "de", "--opponent", "human"];
    let mut terminal = Terminal::new(&home, "xterm", (16, 40), &args);
    terminal.line("braille 14 reihen");
    terminal.until_shown("Rochade: alle.");
    let rows = terminal.rows();
    let first = rows.iter().position(|row| row == "⠦ ⠷⠮⠧⠿⠥⠧⠮⠷").unwrap();
    assert_eq!(rows[first + 7], "⠂ ⠗⠎⠇⠟⠅⠇⠎⠗");
    assert_eq!(rows[first + 8], "  ⠁⠃⠉⠙⠑⠋⠛⠓");
    assert_eq!(rows[first + 9], "Weiß am Zug.");
    terminal.line("braille");
    terminal.until_shown("⠷⠮⠧⠿⠥⠧⠮⠷ ⠯⠯⠯⠯⠯⠯⠯⠯ ⠒⠆ ⠏⠏⠏⠏⠏⠏⠏⠏ ⠗⠎⠇⠟⠅⠇⠎⠗");
    terminal.line("stellung ⠲⠥⠒ ⠲⠴ ⠏⠶ ⠲⠅⠒");
    terminal.until_shown("Besondere Anfangsstellung.");
    terminal.line("quit");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn the_answer_of_the_opponent_leaves_a_half_typed_line_alone() {
    let home = Home::new();
    let mut terminal = Terminal::game(&home, &["--level", "18"]);
    terminal.line("e4");
    terminal.until_shown("pawn e2 e4");
    terminal.press("mat");
    terminal.until("the half line", |terminal| terminal.last_row() == "> mat");
    let before = terminal.rows();
    let at = before.iter().position(|row| row == "pawn e2 e4").unwrap();
    assert_eq!(before.len(), at + 2, "the answer came too early: {before:#?}");
    terminal.until("the answer", |terminal| {
        terminal.rows().len() == at + 3 && terminal.last_row() == "> mat"
    });
    let rows = terminal.rows();
    let prompts = rows[at..].iter().filter(|row| row.starts_with('>')).count();
    assert_eq!(prompts, 1, "{rows:#?}");
    terminal.press("erial\r");
    terminal.until_shown("Material is level.");
    assert!(terminal.shows("> material"), "{:#?}", terminal.rows());
}

#[test]
fn the_prompt_stands_once_after_every_answer() {
    let home = Home::new();
    let mut terminal = Terminal::game(&home, &["--opponent", "human"]);
    for line in ["e4", "turn", "e5", "xyzzy"] {
        terminal.line(line);
        terminal.until("an answer", |terminal| {
            terminal.last_row() == ">" && terminal.shows(&format!("> {line}"))
        });
    }
    let expected = [
        "New here? To choose language, speech and your name: touchmove setup",
        "New game 1 for two players.",
        "> e4",
        "pawn e2 e4",
        "> turn",
        "Black to move, move 1.",
        "> e5",
        "pawn e7 e5",
        "> xyzzy",
        "Unknown: xyzzy. Type a move, or help.",
        ">",
    ];
    assert_eq!(terminal.rows(), expected);
}

#[test]
fn tab_completes_and_up_recalls() {
    let home = Home::new();
    let mut terminal = Terminal::game(&home, &["--opponent", "human"]);
    terminal.until("a prompt", |terminal| terminal.last_row() == ">");
    terminal.press("mater\t");
    terminal.until("the whole word", |terminal| terminal.last_row() == "> material");
    terminal.press("\r");
    terminal.until_shown("Material is level.");
    terminal.until("a prompt", |terminal| terminal.last_row() == ">");
    terminal.press("\x1b[A");
    terminal.until("the last line", |terminal| terminal.last_row() == "> material");
}

#[test]
fn control_c_stays_and_control_d_leaves() {
    let home = Home::new();
    let mut terminal = Terminal::game(&home, &["--opponent", "human"]);
    terminal.line("e4");
    terminal.until_shown("pawn e2 e4");
    terminal.until("a prompt", |terminal| terminal.last_row() == ">");
    terminal.press("half");
    terminal.until("half a line", |terminal| terminal.last_row() == "> half");
    terminal.press("\x03");
    terminal.until("a new prompt", |terminal| terminal.last_row() == ">");
    terminal.line("e5");
    terminal.until_shown("pawn e7 e5");
    terminal.until("a prompt", |terminal| terminal.last_row() == ">");
    terminal.press("\x04");
    terminal.until_shown("Game 1 saved.");
    assert_eq!(terminal.end(), 0);
    let out = home.resume(&[], &["quit"]).transcript();
    assert!(out.starts_with("Game 1 resumed. 1 move so far."), "{out}");
}

#[test]
fn a_dumb_terminal_gets_no_escape_byte() {
    let home = Home::new();
    let args = ["play", "--speech", "off", "--seed", "7", "--level", "1", "--moves", "en"];
    let mut terminal = Terminal::new(&home, "dumb", (30, 80), &args);
    terminal.until_shown("New game 1.");
    terminal.press("e4\nboard\nxyzzy\nquit\n");
    terminal.until_shown("Goodbye.");
    assert_eq!(terminal.end(), 0);
    assert!(!terminal.bytes.contains(&0x1b), "{:?}", String::from_utf8_lossy(&terminal.bytes));
}

/// Whether a text holds an escape sequence that ends so, as `m` for colours.
fn has_sequence(text: &str, end: char) -> bool {
    let parameters = |c: char| c.is_ascii_digit() || ";?<=>".contains(c);
    text.split("\x1b[").skip(1).any(|rest| rest.trim_start_matches(parameters).starts_with(end))
}

#[test]
fn nothing_is_coloured_and_no_other_screen_is_opened() {
    let home = Home::new();
    let mut terminal = Terminal::game(&home, &["--level", "1"]);
    for line in ["e4", "board", "help", "quit"] {
        terminal.line(line);
    }
    terminal.end();
    let text = String::from_utf8_lossy(&terminal.bytes).into_owned();
    assert!(text.contains("Goodbye."), "{text:?}");
    assert!(has_sequence(&text, 'K') || has_sequence(&text, 'J'), "{text:?}");
    assert!(!has_sequence(&text, 'm'), "{text:?}");
    for mode in ["?1049h", "?47h", "?1047h", "?25l"] {
        assert!(!text.contains(mode), "{mode}: {text:?}");
    }
}

#[test]
fn the_terminal_is_left_as_it_was() {
    let home = Home::new();
    let mut command = CommandBuilder::new("sh");
    let script = "stty -a > before; \"$0\" play --speech off --opponent human; stty -a > after";
    command.args(["-c", script, PROGRAM]);
    let mut terminal = Terminal::with(&home, "xterm", (30, 80), command);
    terminal.line("e4");
    terminal.until_shown("pawn Eva two Eva four");
    terminal.line("quit");
    terminal.end();
    let [before, after] =
        ["before", "after"].map(|n| std::fs::read_to_string(home.path(n)).unwrap());
    assert_eq!(before, after);
    assert!(after.contains(" echo ") && after.contains(" icanon "), "{after}");
}

#[test]
fn a_small_window_is_large_enough() {
    let home = Home::new();
    home.write("settings.toml", "answers = \"whole\"\n");
    let args = ["play", "--speech", "off", "--opponent", "human", "--moves", "en"];
    let mut terminal = Terminal::new(&home, "xterm", (10, 40), &args);
    terminal.line("e4");
    terminal.until_shown("pawn e2 e4");
    terminal.until("a prompt", |terminal| terminal.last_row() == ">");
    // The answer pushes the question out of the window.
    terminal.press("board\r");
    terminal.until_shown("Rank 1:");
    terminal.until("a prompt", |terminal| terminal.last_row() == ">");
    let long = "attackers of the square in the middle of the board";
    terminal.press(long);
    terminal.until("the end of a long line", |terminal| terminal.last_row().ends_with("the board"));
    terminal.press("\x15turn\r");
    terminal.until_shown("Black to move");
    let size = PtySize { rows: 10, cols: 60, pixel_width: 0, pixel_height: 0 };
    terminal.master.resize(size).unwrap();
    terminal.screen.screen_mut().set_size(cells(10), cells(60));
    terminal.line("e5");
    terminal.until_shown("pawn e7 e5");
    terminal.line("quit");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn lines_pasted_at_once_are_all_read() {
    let home = Home::new();
    let mut terminal = Terminal::game(&home, &["--opponent", "human"]);
    terminal.until("a prompt", |terminal| terminal.last_row() == ">");
    terminal.press("e4\rturn\rmaterial\r");
    terminal.until_shown("pawn e2 e4");
    terminal.until_shown("Black to move");
    terminal.until_shown("Material is level.");
}

#[test]
fn an_imported_game_is_read_from_its_first_move_to_its_last() {
    let home = Home::new();
    home.write("settings.toml", "answers = \"whole\"\n");
    home.run(&["import", concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/opera.pgn")])
        .transcript();
    let args = ["play", "--speech", "off", "--seed", "7", "--moves", "en", "--opponent", "human"];
    let mut terminal = Terminal::new(&home, "xterm", (200, 80), &args);
    let mut answered = |line: &str| {
        terminal.until("a prompt", |terminal| terminal.last_row() == ">");
        let before = terminal.rows().len();
        terminal.press(&format!("{line}\r"));
        terminal.until(line, |terminal| {
            terminal.rows().len() >= before + 2 && terminal.last_row() == ">"
        });
    };
    for line in ["games morphy", "open 1000001"] {
        answered(line);
    }
    for _ in 0..8 {
        answered("");
    }
    for line in ["variation 1", "", "", "", "where", "leave"] {
        answered(line);
    }
    for _ in 9..=33 {
        answered("");
    }
    for line in ["board d8", "about", "close"] {
        answered(line);
    }
    // What the archive answers comes before the prompt, which is drawn once for each line.
    let prompts = String::from_utf8_lossy(&terminal.bytes).matches("> ").count();
    assert_eq!(prompts, 1 + 44);
    expect_test::expect_file!["../data/opera.txt"].assert_eq(&terminal.rows().join("\n"));
}

#[test]
fn a_takeback_asked_for_while_the_opponent_thinks_takes_the_own_move_back() {
    let home = Home::new();
    let mut terminal = Terminal::game(&home, &["--level", "17"]);
    terminal.line("e4");
    terminal.until_shown("pawn e2 e4");
    terminal.line("takeback");
    terminal.until_shown("Take back your move?");
    terminal.until("the answer", |terminal| terminal.rows().len() >= 6);
    terminal.line("yes");
    terminal.until_shown("Taken back:");
    let rows = terminal.rows();
    let taken = rows.iter().find(|row| row.contains("Taken back:")).unwrap();
    assert!(taken.ends_with("pawn e2 e4."), "{rows:#?}");
}

#[test]
fn a_signal_to_end_gives_the_terminal_back_and_keeps_the_game() {
    let home = Home::new();
    let mut command = CommandBuilder::new("sh");
    let script = "sh -c 'echo $$ > pid; exec \"$0\" play --speech off --opponent human' \"$0\"; \
        stty -a > after";
    command.args(["-c", script, PROGRAM]);
    let mut terminal = Terminal::with(&home, "xterm", (30, 80), command);
    terminal.line("e4");
    terminal.until_shown("pawn Eva two Eva four");
    terminal.until("a prompt", |terminal| terminal.last_row() == ">");
    let pid = std::fs::read_to_string(home.path("pid")).unwrap();
    let pid = Pid::from_raw(pid.trim().parse().unwrap()).unwrap();
    kill_process(pid, Signal::TERM).unwrap();
    terminal.end();
    let after = std::fs::read_to_string(home.path("after")).unwrap();
    assert!(after.contains(" echo ") && after.contains(" icanon "), "{after}");
    let out = home.resume(&[], &["quit"]).transcript();
    assert!(out.contains("1 move so far."), "{out}");
}

#[test]
fn an_engine_plays_in_a_terminal_and_control_c_leaves_it_alone() {
    let home = Home::new();
    let liar = Liar::new(&home, "loads-quietly");
    let mut terminal = Terminal::game(&home, &["--opponent", &liar.opponent()]);
    terminal.until_shown("You play White against Liar loads-quietly, level 3.");
    terminal.line("e4");
    terminal.until_shown("pawn e2 e4");
    terminal.until("a prompt", |terminal| terminal.last_row() == ">");
    terminal.press("gone");
    terminal.until("a word", |terminal| terminal.last_row() == "> gone");
    terminal.press("\x03");
    terminal.until("a new prompt", |terminal| terminal.last_row() == ">");
    terminal.press("half a line");
    terminal.until_shown("pawn e7 e5");
    terminal.until("the half line", |terminal| terminal.last_row() == "> half a line");
    assert!(!terminal.shows("noise"), "{:#?}", terminal.rows());
    terminal.press("\x15Nf3\r");
    terminal.until_shown("knight b8 c6");
    terminal.line("quit");
    assert_eq!(terminal.end(), 0);
    liar.assert_gone(1);
}

#[test]
fn leaving_does_not_wait_for_an_engine_that_hangs() {
    let home = Home::new();
    let liar = Liar::new(&home, "hangs");
    let mut terminal = Terminal::game(&home, &["--opponent", &liar.opponent()]);
    terminal.until_shown("You play White against Liar hangs, level 3.");
    terminal.line("e4");
    terminal.until_shown("pawn e2 e4");
    terminal.line("quit");
    assert_eq!(terminal.end(), 0);
    assert!(terminal.shows("Goodbye.") && !terminal.shows("does not answer"));
    liar.assert_gone(1);
}

#[test]
fn a_whole_game_against_a_real_engine_is_played_in_a_terminal() {
    if stockfish().is_none() {
        return;
    }
    let home = Home::new();
    let queens = ["--position", "4k3/8/8/8/8/8/8/Q2QK3 w - - 0 1", "--side", "black"];
    let engine = ["--opponent", "uci:stockfish", "--level", "20"];
    let mut terminal = Terminal::game(&home, &[&queens[..], &engine].concat());
    terminal.until_shown("You play Black against Stockfish ");
    let opening = "For the usual one: new usual.";
    terminal.until("the first move", |terminal| !terminal.below(opening).is_empty());
    let mut moves = 0;
    loop {
        terminal.line("fen");
        let fen = |terminal: &Terminal| -> Option<Fen> {
            terminal.below("> fen").iter().find_map(|row| row.parse().ok())
        };
        terminal.until("the position", |terminal| fen(terminal).is_some());
        let position: Position =
            Position::from_setup(fen(&terminal).unwrap().into_setup(), CastlingMode::Standard)
                .unwrap();
        let Some(mv) = position.legal_moves().first().copied() else { break };
        let typed = mv.to_uci(CastlingMode::Standard).to_string();
        terminal.line(&typed);
        let prompt = format!("> {typed}");
        terminal.until("the answer", |terminal| terminal.below(&prompt).len() >= 2);
        moves += 1;
    }
    assert!(moves > 0);
    terminal.until_shown("White wins.");
    terminal.line("quit");
    assert_eq!(terminal.end(), 0);
}
