//! Control-C wherever it may be pressed: a key that stops what is under way, and the end of the program
//! only where nothing is typed by keys.

use std::fs::OpenOptions;
use std::io::Write;

use portable_pty::CommandBuilder;
use rustix::process::{Pid, Signal, WaitOptions, kill_process, waitpid};

use crate::engines::Liar;
use crate::program::{Home, PROGRAM};
use crate::terminal::Terminal;

const CONTROL_C: &str = "\x03";

/// A game against an engine that is bad in this way, which is asked for the best move and thinks.
fn thinking(home: &Home, term: &str, mode: &str) -> (Liar, Terminal) {
    let liar = Liar::new(home, mode);
    let args = ["play", "--speech", "off", "--moves", "en", "--opponent", &liar.opponent()];
    let mut terminal = Terminal::new(home, term, (30, 80), &args);
    terminal.until_shown("New game 1.");
    terminal.press("best\r");
    terminal.until_shown("Thinking.");
    (liar, terminal)
}

/// Nothing is left of it, however often it was started.
fn assert_gone(liar: &Liar) {
    let starts = liar.pids().len();
    assert!(starts > 0);
    liar.assert_gone(starts);
}

impl Terminal {
    /// Whether the terminal makes a signal of Control-C at this moment.
    fn interrupts(&self) -> bool {
        let modes = self.master.get_termios().unwrap().local_flags.bits();
        modes & rustix::termios::LocalModes::ISIG.bits() != 0
    }

    /// Presses Enter, and Control-C while no line is read yet. The program is held there, so that it cannot
    /// begin to read between the look and the key.
    fn interrupt_behind(&mut self, line: &str) {
        let pid = Pid::from_raw(self.child.process_id().unwrap().cast_signed()).unwrap();
        for _ in 0..100 {
            self.until("a prompt", |terminal| terminal.last_row() == ">");
            let seen = self.bytes.len();
            self.press(&format!("{line}\r"));
            let is_read_again =
                |terminal: &Self| terminal.bytes.len() > seen && terminal.last_row() == ">";
            while !self.interrupts() && !is_read_again(self) {
                self.look();
            }
            kill_process(pid, Signal::STOP).unwrap();
            let _ = waitpid(Some(pid), WaitOptions::UNTRACED).unwrap();
            let is_between = self.interrupts();
            if is_between {
                self.press(CONTROL_C);
            }
            kill_process(pid, Signal::CONT).unwrap();
            if is_between {
                return;
            }
        }
        panic!("no moment between two lines: {:#?}", self.rows());
    }
}

#[test]
fn control_c_between_two_lines_is_the_key_that_it_is_in_a_line() {
    let home = Home::new();
    let (liar, mut terminal) = thinking(&home, "xterm", "loads-long");
    terminal.interrupt_behind("turn");
    terminal.until_shown("Stopped: best. Ask again.");
    terminal.line("e4");
    terminal.until_shown("pawn e2 e4");
    assert!(!terminal.shows("Goodbye"), "{:#?}", terminal.rows());
    terminal.line("quit");
    terminal.until_shown("Goodbye.");
    assert_eq!(terminal.end(), 0);
    assert_gone(&liar);
}

/// For eyes what takes long fills by itself; for readers it is told, and nothing moves.
#[test]
fn while_it_is_thought_about_a_row_fills_for_eyes() {
    for (theme, fills) in [("dark", true), ("reader", false)] {
        let home = Home::new();
        let liar = Liar::new(&home, "loads-long");
        let opponent = liar.opponent();
        let mut args = vec!["play", "--screen", "--speech", "off", "--moves", "en"];
        args.extend(["--theme", theme, "--opponent", &opponent]);
        let mut terminal = Terminal::new(&home, "xterm-256color", (24, 80), &args);
        terminal.until_shown("New game 1.");
        terminal.press("ibest\r");
        terminal.until_shown("Thinking.");
        if fills {
            terminal.until_shown("·····");
            let ends = |terminal: &Terminal, end: &str| terminal.rows()[0].ends_with(end);
            assert!(ends(&terminal, "·"), "{:#?}", terminal.rows());
            terminal.until("half a second", |terminal| ends(terminal, " ▌·········"));
            terminal.until("a second", |terminal| ends(terminal, " █·········"));
        }
        terminal.press(CONTROL_C);
        terminal.until_shown("Stopped: best. Ask again.");
        assert!(!terminal.shows("·····"), "{:#?}", terminal.rows());
        terminal.press("quit\r");
        terminal.until_shown("Goodbye.");
        assert_eq!(terminal.end(), 0);
        assert_gone(&liar);
    }
}

#[test]
fn d9_control_c_stops_waiting_for_an_engine_that_only_writes() {
    for term in ["xterm", "dumb"] {
        let home = Home::new();
        let (liar, mut terminal) = thinking(&home, term, "heedless");
        terminal.press(CONTROL_C);
        terminal.until_shown("Stopped: best. Ask again.");
        terminal.press("turn\r");
        terminal.until_shown("White to move");
        terminal.press("quit\r");
        terminal.until_shown("Goodbye.");
        assert_eq!(terminal.end(), 0);
        assert_gone(&liar);
    }
}

#[test]
fn d9_control_c_ends_a_program_that_reads_a_pipe_whatever_its_engine_writes() {
    for mode in ["heedless", "floods"] {
        let home = Home::new();
        let liar = Liar::new(&home, mode);
        let pipe = home.path("pipe");
        nix::unistd::mkfifo(&pipe, nix::sys::stat::Mode::S_IRWXU).unwrap();
        // Open at both ends, so that the input never ends by itself.
        let mut typed = OpenOptions::new().read(true).write(true).open(&pipe).unwrap();
        let mut command = CommandBuilder::new("sh");
        let opponent = liar.opponent();
        let game = r#"exec "$0" play --speech off --moves en --opponent "$1" <pipe"#;
        command.args(["-c", game, PROGRAM, &opponent]);
        let mut terminal = Terminal::with(&home, "xterm", (30, 80), command);
        terminal.until_shown("New game 1.");
        typed.write_all(b"best\n").unwrap();
        terminal.until_shown("Thinking.");
        terminal.press(CONTROL_C);
        terminal.until_shown("Goodbye.");
        assert_eq!(terminal.end(), 0);
        assert_gone(&liar);
    }
}
