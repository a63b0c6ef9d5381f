//! The events here beside those of crossterm's own reader, which reads the same keys from a terminal.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::process;

use crossterm::event;
use crossterm::terminal::enable_raw_mode;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use super::tests::{KEYS, keys};
use super::{Event, KeyEvent};
use crate::ui::screen::terminal::RawOutput;

/// Set for the process in which crossterm reads.
const READS: &str = "TOUCHMOVE_TEST_READS";

/// What crossterm drops, or reads as something else: the reason for a reader of our own. Once it reads
/// all of the block, the reader can go.
const DROPPED: &[&str] = &[
    // It takes F3 with Shift for an answer about the cursor.
    "\x1b[1;2R",
    // The 5 of the numeric block without NumLock, and the whole block in the mode for applications.
    "\x1b[E",
    "\x1b[1;5E",
    "\x1bOE",
    "\x1bOp",
    "\x1bOu",
    "\x1bOy",
    "\x1bOj",
    "\x1bOk",
    "\x1bOm",
    "\x1bOn",
    "\x1bOo",
    "\x1bOM",
    "\x1bOI",
    // An A is typed.
    "\x1bO5A",
    // The same 5 of the Linux console.
    "\x1b[G",
    // rxvt.
    "\x1b[a",
    "\x1bOb",
    "\x1b[3$",
    "\x1b[3^",
    "\x1b[3@",
    // A bracket and an A are typed.
    "\x1b\x1b[A",
    // Keys that ASCII does not tell apart: of xterm, and of kitty, where it has a small letter with Shift.
    "\x1b[27;5;49~",
    "\x1b[107;2u",
];

/// Ends a sequence that waits for more; the second is a key of its own.
const AFTER: [char; 2] = ['@', '.'];

/// Writes the keys that come, until a `q`. It is no test but the other process of the one below.
#[test]
fn reads() {
    if env::var_os(READS).is_none() {
        return;
    }
    enable_raw_mode().unwrap();
    let mut out = RawOutput;
    write!(out, "\r\nready\r\n").unwrap();
    loop {
        let Event::Key(key) = event::read().unwrap() else { continue };
        write!(out, "{}\r\n", written(key)).unwrap();
        if key.code == event::KeyCode::Char('q') {
            process::exit(0);
        }
    }
}

/// Whether a key is of the numeric block is not told: nobody asks.
fn written(key: KeyEvent) -> String {
    format!("{:?} {:?} {:?}", key.code, key.modifiers, key.kind)
}

fn plain(sign: char) -> String {
    written(event::KeyCode::Char(sign).into())
}

#[test]
fn what_crossterm_reads_is_the_same_here() {
    let pty = native_pty_system().openpty(PtySize::default()).unwrap();
    let mut command = CommandBuilder::new(env::current_exe().unwrap());
    let name = concat!(module_path!(), "::reads").split_once("::").unwrap().1;
    command.args(["--exact", name, "--nocapture"]);
    command.env(READS, "1");
    let mut child = pty.slave.spawn_command(command).unwrap();
    drop(pty.slave);
    let mut to = pty.master.take_writer().unwrap();
    let mut lines = BufReader::new(pty.master.try_clone_reader().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().trim_end() == "ready"));
    let mut dropped = Vec::new();
    for sent in KEYS.iter().flat_map(|(sent, _)| sent.split(' ')) {
        let after: String = AFTER.into_iter().collect();
        to.write_all(format!("{sent}{after}").as_bytes()).unwrap();
        let mut read: Vec<String> = Vec::new();
        for line in lines.by_ref() {
            let line = line.unwrap().trim_end().to_owned();
            if line == plain(AFTER[1]) {
                break;
            }
            read.push(line);
        }
        read.pop_if(|last| *last == plain(AFTER[0]));
        let here = keys(sent.as_bytes()).into_iter().filter_map(|event| match event {
            Event::Key(key) => Some(written(key)),
            _ => None,
        });
        if read != here.collect::<Vec<_>>() {
            dropped.push(sent);
        }
    }
    to.write_all(b"q").unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(dropped, DROPPED);
}
