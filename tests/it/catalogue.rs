//! Bad and odd input over all entries, as data: `tests/data/catalogue` has what is typed, given and
//! written, and the answer to it.
//!
//! A file is read line by line; what begins a line says what it is:
//!
//! - `# ` a comment, `= ` a heading: a fresh home from here on
//! - `+ NAME` a file in the home; its lines follow, each after `| `
//! - `- NAME` removes it
//! - `& NAME=VALUE` the environment of the next run alone
//! - `$ ARGUMENTS` a run; `< ` its input, line by line; then what it wrote: `> ` on standard output,
//!   `! ` on standard error, `* ` its exit code where that is not 0
//! - `@ ARGUMENTS` a game; `~ ` the answer to `colour a1` in it; then cases, each the lines that are
//!   typed after `< ` and the answers after `> `
//!
//! `UPDATE_EXPECT=1` writes the answers anew. Read what has changed.
#![cfg(unix)]

use std::ffi::OsString;
use std::fmt::Write;
use std::fs;
use std::os::unix::ffi::OsStringExt;
use std::path::Path;

use crate::kept::compare;
use crate::program::{Home, Run, Running};

/// Asked after each case of a game, to see where its answers end.
const MARK: &str = "colour a1";

/// What no player should ever be shown: words of a parser, a library or the system.
const RAW: [&str; 21] = [
    "os error",
    "panicked",
    "RUST_BACKTRACE",
    "invalid digit",
    "expected `",
    "expected one of",
    "found character",
    "TOML parse error",
    "parse error",
    "invalid type",
    "invalid value",
    "unknown field",
    "missing field",
    "Utf8Error",
    "unexpected argument",
    "required arguments",
    "Some(",
    "None)",
    "Err(",
    "No such file",
    "{$",
];

/// How many inputs there are at least.
const CASES: usize = 1_800;

struct Script<'a> {
    lines: std::iter::Peekable<std::str::Lines<'a>>,
    home: Home,
    environment: Vec<(String, OsString)>,
    rendered: String,
    cases: usize,
    faults: Vec<String>,
}

/// Runs a file and compares it with itself; how many cases it has.
fn check(name: &str) -> usize {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/catalogue").join(name);
    let text = fs::read_to_string(&file).unwrap();
    let mut script = Script {
        lines: text.lines().peekable(),
        home: Home::new(),
        environment: Vec::new(),
        rendered: String::new(),
        cases: 0,
        faults: Vec::new(),
    };
    while let Some(line) = script.lines.next() {
        script.line(line);
    }
    compare(&file, &script.rendered);
    assert!(script.faults.is_empty(), "{name}:\n{}", script.faults.join("\n"));
    script.cases
}

impl Script<'_> {
    fn line(&mut self, line: &str) {
        let (mark, rest) = line.split_at_checked(2).unwrap_or((line, ""));
        match mark {
            "= " => {
                self.home = Home::new();
                self.keep(line);
            }
            "+ " => {
                self.keep(line);
                let lines = self.following("| ");
                let path = self.home.path(rest);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(
                    path,
                    lines.iter().flat_map(|line| bytes(line, b"\n")).collect::<Vec<_>>(),
                )
                .unwrap();
            }
            "- " => {
                self.keep(line);
                let path = self.home.path(rest);
                if path.is_dir() {
                    fs::remove_dir_all(path).unwrap();
                } else {
                    fs::remove_file(path).unwrap();
                }
            }
            "& " => {
                self.keep(line);
                let (name, value) = rest.split_once('=').unwrap();
                self.environment.push((name.to_owned(), OsString::from_vec(bytes(value, b""))));
            }
            "$ " => self.run(line, rest),
            "@ " => self.game(line, rest),
            // Answers of before.
            "> " | "! " | "* " | ">" | "!" => {}
            "" | "# " | "#" => self.keep(line),
            _ => panic!("what is {line}?"),
        }
    }

    fn keep(&mut self, line: &str) {
        writeln!(self.rendered, "{line}").unwrap();
    }

    /// The lines that follow with this mark.
    fn following(&mut self, mark: &str) -> Vec<String> {
        let mut lines = Vec::new();
        while let Some(line) = self.lines.next_if(|line| line.starts_with(mark.trim_end())) {
            self.keep(line);
            lines.push(line.get(mark.len()..).unwrap_or_default().to_owned());
        }
        lines
    }

    fn start(&mut self, arguments: &str) -> Running {
        let home = self.home.path("").to_string_lossy().into_owned();
        let words = words(arguments).into_iter().map(|word| match word.clone().into_string() {
            Ok(text) => text.replace("HOME/", &home).into(),
            Err(bytes) => bytes,
        });
        let mut command = self.home.command(&[]);
        command.args(words).current_dir(self.home.path("")).env("PATH", "/usr/bin:/bin");
        command.envs(self.environment.drain(..));
        Running::of(command)
    }

    fn run(&mut self, line: &str, arguments: &str) {
        self.keep(line);
        let input = self.typed();
        let mut running = self.start(arguments);
        running.feed(input.iter().flat_map(|line| bytes(line, b"\n")).collect());
        let run = running.end();
        self.cases += input.len().max(1);
        self.judge(line, &run);
        // A line of input has a line of output where many are answered at once.
        let one_by_one = input.len() == run.out.len();
        for (index, line) in input.iter().enumerate() {
            self.keep(&format!("< {line}"));
            if one_by_one {
                self.answer(">", &run.out[index]);
            }
        }
        for text in run.out.iter().filter(|_| !one_by_one) {
            self.answer(">", text);
        }
        for text in run.err.lines() {
            self.answer("!", text);
        }
        match run.code {
            Some(0) => {}
            code => writeln!(self.rendered, "* {}", code.unwrap_or(-1)).unwrap(),
        }
    }

    /// The lines that are typed next; answers of before between them are left out.
    fn typed(&mut self) -> Vec<String> {
        let mut lines = Vec::new();
        while let Some(line) = self.lines.next_if(|line| line.starts_with(['<', '>', '!'])) {
            if line.starts_with('<') {
                lines.push(line.get(2..).unwrap_or_default().to_owned());
            }
        }
        lines
    }

    /// What is wrong with any run, whatever was asked for.
    fn judge(&mut self, line: &str, run: &Run) {
        let mut fault = |what: &str| self.faults.push(format!("{line}: {what}"));
        if !matches!(run.code, Some(0..=2)) {
            fault(&format!("ended with {:?}", run.code));
        }
        if run.code == Some(2) && !run.out.is_empty() {
            fault("wrong use is told on standard output");
        }
        if run.code != Some(0) && run.err.trim().is_empty() && run.out.is_empty() {
            fault("fails without a word");
        }
    }

    fn game(&mut self, line: &str, arguments: &str) {
        self.keep(line);
        let marked = self.following("~ ").pop().expect("the answer to `colour a1`");
        let mut running = self.start(arguments);
        let mut cases: Vec<(Vec<String>, Vec<String>)> = Vec::new();
        let mut input = format!("{MARK}\n").into_bytes();
        while self.lines.peek().is_some_and(|line| !line.starts_with(['=', '$', '@', '+', '&'])) {
            let mut before = Vec::new();
            while let Some(line) =
                self.lines.next_if(|line| line.is_empty() || line.starts_with('#'))
            {
                before.push(line.to_owned());
            }
            let mut typed = Vec::new();
            while let Some(line) = self.lines.next_if(|line| line.starts_with('<')) {
                input.extend(bytes(line.get(2..).unwrap_or_default(), b"\n"));
                typed.push(line.to_owned());
            }
            while self.lines.next_if(|line| line.starts_with(['>', '!'])).is_some() {}
            self.cases += typed.len();
            if !typed.is_empty() {
                input.extend(format!("{MARK}\n").into_bytes());
            }
            cases.push((before, typed));
        }
        running.feed(input);
        let run = running.end();
        self.judge(line, &run);
        if !run.err.is_empty() {
            self.faults.push(format!("{line}: {}", run.err));
        }
        let mut answers = run.out.split(|line| *line == marked);
        for text in answers.next().unwrap_or_default() {
            self.answer(">", text);
        }
        for (before, typed) in cases {
            before.iter().chain(&typed).for_each(|line| self.keep(line));
            if typed.is_empty() {
                continue;
            }
            let answer = answers.next().unwrap_or_default();
            if answer.is_empty() {
                self.faults.push(format!("{}: no answer", typed.join(", ")));
            }
            for text in without_puzzles(answer) {
                self.answer(">", text);
            }
        }
    }

    fn answer(&mut self, mark: &str, text: &str) {
        let home = self.home.path("").to_string_lossy().into_owned();
        let text = text.replace(&home, "HOME/").replace(home.trim_end_matches('/'), "HOME");
        if let Some(raw) = RAW.iter().find(|raw| text.contains(**raw)) {
            self.faults.push(format!("{text}: says {raw}"));
        }
        if let Some(sign) = text.chars().find(|&sign| is_unseen(sign)) {
            self.faults.push(format!("{text}: has the sign {:04X}", u32::from(sign)));
        }
        writeln!(self.rendered, "{}", format!("{mark} {text}").trim_end()).unwrap();
    }
}

/// A sign that changes how a line is shown, or that nobody sees.
fn is_unseen(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

/// Words as a shell would part them, with quotation marks of both kinds.
fn words(text: &str) -> Vec<OsString> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for sign in text.chars() {
        match (quote, sign) {
            (Some(open), sign) if sign == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(sign);
                word.get_or_insert_default();
            }
            (None, ' ') => words.extend(word.take()),
            _ => word.get_or_insert_default().push(sign),
        }
    }
    words.extend(word);
    words.into_iter().map(|word| OsString::from_vec(bytes(&word, b""))).collect()
}

/// A text with `\n`, `\t`, `\\`, `\xNN` for a byte, `\u{N}` for a sign and `\*N{text}` for many.
fn bytes(text: &str, end: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        out.extend_from_slice(before.as_bytes());
        let (kind, after) = after.split_at(1);
        rest = after;
        match kind {
            "n" => out.push(b'\n'),
            "r" => out.push(b'\r'),
            "t" => out.push(b'\t'),
            "x" => {
                out.push(u8::from_str_radix(&rest[..2], 16).unwrap());
                rest = &rest[2..];
            }
            "u" => {
                let (number, after) = rest[1..].split_once('}').unwrap();
                let sign = char::from_u32(u32::from_str_radix(number, 16).unwrap()).unwrap();
                out.extend_from_slice(sign.to_string().as_bytes());
                rest = after;
            }
            "*" => {
                let (count, after) = rest.split_once('{').unwrap();
                let (many, after) = after.split_once('}').unwrap();
                out.extend(many.repeat(count.parse().unwrap()).into_bytes());
                rest = after;
            }
            _ => out.extend_from_slice(kind.as_bytes()),
        }
    }
    out.extend_from_slice(rest.as_bytes());
    out.extend_from_slice(end);
    out
}

macro_rules! catalogue {
    ($($name:ident: $file:literal),* $(,)?) => {
        $(#[test]
        fn $name() {
            assert!(check($file) > 0);
        })*

        /// The files of the catalogue.
        const FILES: &[&str] = &[$($file),*];
    };
}

catalogue! {
    what_is_typed_in_english: "english.txt",
    what_is_typed_in_german: "german.txt",
    words_of_the_appendix: "appendix.txt",
    a_game_against_the_computer: "computer.txt",
    what_is_read: "read.txt",
    what_is_asked: "ask.txt",
    positions: "positions.txt",
    the_command_line: "flags.txt",
    settings: "settings.txt",
    games_from_elsewhere: "import.txt",
    voices_and_keymaps: "voices.txt",
    scripts_and_match_files: "match.txt",
    answers_and_choices: "practice.txt",
    what_nobody_sees_or_ends: "hostile.txt",
}

#[test]
fn the_catalogue_is_as_large_as_it_was() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/catalogue");
    let texts = FILES.iter().map(|name| fs::read_to_string(folder.join(name)).unwrap());
    let cases: usize =
        texts.map(|text| text.lines().filter(|line| line.starts_with(['<', '$'])).count()).sum();
    assert!(cases >= CASES, "{cases}");
}

/// Lines without the puzzles in them, which are others for each player.
fn without_puzzles(lines: &[String]) -> Vec<&str> {
    let mut kept = Vec::new();
    let mut is_puzzle = false;
    for line in lines {
        if line.starts_with("Puzzle, ") {
            is_puzzle = true;
            kept.push("Puzzle …");
        } else if !is_puzzle || line.starts_with("Your game ") {
            kept.push(line);
        }
        is_puzzle &= !line.ends_with("Find the best move.");
    }
    kept
}
