//! The first two evenings of somebody who has not read the README: in lines, in a small window, on a dumb
//! terminal, and on a screen, large and small; and a week of practice.
//!
//! Each file in `tests/data/evenings` is what was typed and all that was read in answer. A line that
//! begins with `< ` is typed, with `\r`, `\e` and `\t` for keys on a screen; the lines below it are the
//! answer, on a screen the rows that have changed. `# ` begins an evening and has the arguments of the
//! program, behind its day and its time of day in a week of practice; `$ ` is a command of the command line.
//!
//! `UPDATE_EXPECT=1` writes the answers anew. Read what has changed.

use std::fmt::Write as _;
use std::path::Path;

use portable_pty::CommandBuilder;

use super::{GLANCES, Terminal};
use crate::engines::installed;
use crate::examples::is_not_understood;
use crate::kept::compare;
use crate::program::{Home, PROGRAM};

/// More rows than an evening in lines has, so that none is lost.
const PAPER: u16 = 900;

/// For so many glances nothing comes any more, where it is not known what will.
const QUIET: u32 = 50;

/// For so many glances an answer that is known must stand.
const STILL: u32 = 5;

/// How somebody reads and types.
#[derive(Clone, Copy)]
struct Kind {
    term: &'static str,
    size: (u16, u16),
    is_screen: bool,
}

const LINES: Kind = Kind { term: "xterm", size: (24, 80), is_screen: false };
const SMALL: Kind = Kind { term: "xterm", size: (10, 40), is_screen: false };
const DUMB: Kind = Kind { term: "dumb", size: (24, 80), is_screen: false };
const SCREEN: Kind = Kind { term: "xterm-256color", size: (24, 80), is_screen: true };
const SMALL_SCREEN: Kind = Kind { term: "xterm-256color", size: (10, 40), is_screen: true };

/// What was seen, and what is typed next.
struct Step {
    typed: Option<String>,
    answer: Vec<String>,
}

fn evenings(name: &str, kind: Kind) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/evenings").join(name);
    let text = std::fs::read_to_string(&file).unwrap();
    let home = Home::new();
    let mut written = String::new();
    let mut parts = text.split_inclusive('\n').peekable();
    while let Some(line) = parts.next() {
        written.push_str(line);
        let mut own = String::new();
        while let Some(line) = parts.next_if(|line| !line.starts_with(['#', '$'])) {
            own.push_str(line);
        }
        let arguments: Vec<&str> = line[2..].split_whitespace().collect();
        if line.starts_with('$') {
            let run = home.run(&arguments);
            for line in
                run.out.iter().chain(&run.err.lines().map(str::to_owned).collect::<Vec<_>>())
            {
                writeln!(written, "{line}").unwrap();
            }
        } else {
            evening(&home, kind, &arguments, &steps(&own), &mut written);
        }
    }
    compare(&file, &written);
}

fn steps(text: &str) -> Vec<Step> {
    let mut steps = vec![Step { typed: None, answer: Vec::new() }];
    for line in text.lines() {
        match line.strip_prefix("< ") {
            Some(typed) => steps.push(Step { typed: Some(typed.to_owned()), answer: Vec::new() }),
            None => {
                if let Some(step) = steps.last_mut() {
                    step.answer.push(line.to_owned());
                }
            }
        }
    }
    steps
}

fn evening(home: &Home, kind: Kind, arguments: &[&str], steps: &[Step], written: &mut String) {
    // Where no speech server answers, that would be told at some time.
    let mut command = CommandBuilder::new("env");
    command.arg("TOUCHMOVE_SPEECH=off");
    let is_day = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit());
    let dated = arguments.split_at_checked(2).filter(|(when, _)| when.iter().all(is_day));
    let of_program = match dated {
        Some((day, of_program)) => {
            command.args(stopped_at(&day.join(" ")));
            of_program
        }
        None => arguments,
    };
    command.arg(PROGRAM);
    command.args(of_program);
    let mut terminal = Terminal::with(home, kind.term, kind.size, command);
    if !kind.is_screen {
        terminal.screen.screen_mut().set_size(super::cells(PAPER), super::cells(kind.size.1));
    }
    let mut before = Vec::new();
    for step in steps {
        if let Some(typed) = &step.typed {
            writeln!(written, "< {typed}").unwrap();
            before = terminal.rows();
            terminal.press(&keys(typed, kind));
        }
        // A question on a screen comes in lines before the screen is there.
        let seen = |terminal: &Terminal| news(terminal, &before, step.typed.as_deref(), kind);
        await_answer(&mut terminal, |terminal| seen(terminal) == step.answer);
        let answer = seen(&terminal);
        assert!(
            is_update() || answer == step.answer,
            "after {:?} is kept:\n{}\n\nis now:\n{}\n\nthe whole screen:\n{}",
            step.typed,
            step.answer.join("\n"),
            answer.join("\n"),
            terminal.rows().join("\n"),
        );
        for row in answer {
            writeln!(written, "{row}").unwrap();
        }
    }
    terminal.press("\u{4}");
    let _ = terminal.end();
    if dated.is_none() {
        settle_day(home);
    }
}

/// What makes a program see this day and time of day, as long as it runs; how long something takes stays
/// as it is.
fn stopped_at(when: &str) -> [String; 6] {
    let own =
        ["TZ=UTC", "DONT_FAKE_MONOTONIC=1", "FAKETIME_DONT_FAKE_MONOTONIC=1", "faketime", "-f"];
    let [zone, steady, steady_too, program, form] = own.map(str::to_owned);
    [zone, steady, steady_too, program, form, when.to_owned()]
}

/// Waits until the answer is there and stays; where it is another one, until nothing comes any more.
fn await_answer(terminal: &mut Terminal, is_there: impl Fn(&Terminal) -> bool) {
    let known = !is_update();
    let mut quiet = 0;
    for _ in 0..GLANCES {
        match terminal.chunks.recv_timeout(super::GLANCE) {
            Ok(chunk) => {
                terminal.take(&chunk);
                quiet = 0;
            }
            Err(_) => quiet += 1,
        }
        if quiet == QUIET && !known || quiet >= STILL && known && is_there(terminal) {
            return;
        }
    }
}

fn is_update() -> bool {
    std::env::var_os("UPDATE_EXPECT").is_some()
}

fn keys(typed: &str, kind: Kind) -> String {
    let keys = typed.replace("\\r", "\r").replace("\\e", "\x1b").replace("\\t", "\t");
    if kind.is_screen {
        keys
    } else if kind.term == "dumb" {
        keys + "\n"
    } else {
        keys + "\r"
    }
}

/// What has come since: below what was typed, or the rows of the screen that are others now.
fn news(terminal: &Terminal, before: &[String], typed: Option<&str>, kind: Kind) -> Vec<String> {
    let rows = terminal.rows();
    let is_screen = kind.is_screen && terminal.screen().alternate_screen();
    let mut rows: Vec<String> = if is_screen {
        let is_new = |(index, row): &(usize, &String)| before.get(*index) != Some(*row);
        rows.iter().enumerate().filter(is_new).map(|(_, row)| row.clone()).collect()
    } else {
        let from =
            if typed.is_some() { before.iter().rposition(|row| !row.is_empty()) } else { None };
        let echo = usize::from(kind.term == "dumb" || before.last().is_some_and(|row| row != ">"));
        rows.get(from.map_or(0, |from| from + 1 + echo)..).unwrap_or_default().to_vec()
    };
    while rows.last().is_some_and(|row| row.is_empty() || (!is_screen && row == ">")) {
        rows.pop();
    }
    rows
}

/// Gives every game a day and a time of day that stay: that of the run is no part of a transcript.
fn settle_day(home: &Home) {
    let archive = rusqlite::Connection::open(home.data("archive.db")).unwrap();
    archive.execute("UPDATE games SET began = '2026-03-14 19:30'", []).unwrap();
}

/// A week of practice, where the days can be set.
fn week(name: &str) {
    if installed("faketime").is_some() {
        evenings(name, DUMB);
    }
}

/// How many lines were typed in an evening, and which of them were not understood.
fn asked_twice(name: &str, language: &str) -> (usize, Vec<String>) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/evenings").join(name);
    let text = std::fs::read_to_string(file).unwrap();
    let own: Vec<&str> = text.lines().filter(|line| !line.starts_with(['#', '$'])).collect();
    let steps = steps(&own.join("\n"));
    let typed = || steps.iter().filter_map(|step| Some((step.typed.as_ref()?, &step.answer)));
    let is_lost = |answer: &[String]| answer.iter().any(|line| is_not_understood(language, line));
    let lost = typed().filter(|(_, answer)| is_lost(answer)).map(|(typed, _)| typed.clone());
    (typed().count(), lost.collect())
}

/// Of twenty lines that a newcomer types, and who practises for a week, at most one has to be typed again.
#[test]
fn few_lines_have_to_be_typed_again() {
    for (language, names) in [
        ("en", ["english-lines.txt", "english-week.txt"]),
        ("de", ["german-lines.txt", "german-week.txt"]),
        ("vi", ["vietnamese-lines.txt", "vietnamese-week.txt"]),
    ] {
        let [(first, lost), (later, more)] = names.map(|name| asked_twice(name, language));
        let (typed, lost) = (first + later, [lost, more].concat());
        assert!(typed > 100, "{language}: {typed}");
        assert!(lost.len() * 20 < typed, "{language}: {} of {typed}: {lost:#?}", lost.len());
    }
}

#[test]
fn a_week_in_english() {
    week("english-week.txt");
}

#[test]
fn a_week_in_german() {
    week("german-week.txt");
}

#[test]
fn a_week_in_vietnamese() {
    week("vietnamese-week.txt");
}

#[test]
fn in_vietnamese_in_lines() {
    evenings("vietnamese-lines.txt", LINES);
}

#[test]
fn in_english_in_lines() {
    evenings("english-lines.txt", LINES);
}

#[test]
fn in_english_in_a_small_window() {
    evenings("english-small.txt", SMALL);
}

#[test]
fn in_english_on_a_dumb_terminal() {
    evenings("english-dumb.txt", DUMB);
}

#[test]
fn in_english_on_a_screen() {
    evenings("english-screen.txt", SCREEN);
}

#[test]
fn in_english_on_a_small_screen() {
    evenings("english-small-screen.txt", SMALL_SCREEN);
}

#[test]
fn in_german_in_lines() {
    evenings("german-lines.txt", LINES);
}

#[test]
fn in_german_in_a_small_window() {
    evenings("german-small.txt", SMALL);
}

#[test]
fn in_german_on_a_dumb_terminal() {
    evenings("german-dumb.txt", DUMB);
}

#[test]
fn in_german_on_a_screen() {
    evenings("german-screen.txt", SCREEN);
}

#[test]
fn in_german_on_a_small_screen() {
    evenings("german-small-screen.txt", SMALL_SCREEN);
}
