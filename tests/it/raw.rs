//! Nothing raw goes out: every character that gives orders to a terminal, turns the direction of writing
//! or is not seen, in every text that comes from outside, and every way out looked at.
#![cfg(unix)]

mod files;
#[cfg(all(feature = "speech", unix))]
mod heard;
mod seen;
mod special;

use std::fs;

use touchmove::clean::is_unseen;

use crate::program::{Home, Run};

/// Every control character, those that turn the direction of writing, and enough of each kind that is not
/// seen.
fn unseen() -> Vec<char> {
    let tags = ['\u{e0001}', '\u{e0020}', '\u{e0041}', '\u{e007f}', '\u{e0100}', '\u{e01ef}'];
    ('\0'..='\u{ffff}').filter(|&c| is_unseen(c)).chain(tags).collect()
}

/// A text with each of these characters between letters, but for those that the file cannot hold there.
fn evil(but: &[char]) -> String {
    let taken = unseen().into_iter().filter(|c| !but.contains(c));
    let mut text = String::from("]0;owned");
    for c in taken {
        text.extend([c, 'x']);
    }
    text
}

/// The first character of an output that may not be there, and what stands around it.
fn raw(out: &str) -> Option<String> {
    let bad = |&(_, c): &(usize, char)| is_unseen(c) && !matches!(c, '\n' | '\t');
    let (at, c) = out.char_indices().find(bad)?;
    let before: String = out[..at].chars().rev().take(60).collect();
    Some(format!("{c:?} behind {:?}", before.chars().rev().collect::<String>()))
}

#[track_caller]
fn clean(what: &str, out: &str) {
    let plain = out.replace("\r\n", "\n");
    assert_eq!(raw(&plain), None, "{what}");
}

#[track_caller]
fn clean_run(what: &str, run: &Run) {
    clean(what, &run.text());
    clean(what, &run.err);
}

/// A PGN file that is long enough to pass as a text though one game of it has all of these characters.
fn games() -> String {
    let plain =
        "[Event \"Club\"]\n[White \"Anna\"]\n[Black \"Bob\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n";
    let tag = evil(&['\n', '\r', '\0']);
    let comment = evil(&['\r', '\0']);
    let mut text = plain.repeat(60);
    for round in 0..120 {
        text += &plain.replace("e4 e5", ["d4 d5", "c4 c5", "a3 a6"][round % 3]);
    }
    let hostile = format!(
        "[Event \"{tag}\"]\n[Site \"{tag}\"]\n[Date \"2020.01.01\"]\n[Round \"{tag}\"]\n[White \"{tag}\"]\n\
         [Black \"Black{tag}\"]\n[Annotator \"{tag}\"]\n[Result \"0-1\"]\n\n{{{comment}}} 1. g4 {{{comment}}} \
         (1. h4 {{{comment}}} h5) e5 $1 ; {tag}\n2. f3 Qh4# {{[%cal Ga1{tag}] {comment}}} 0-1\n"
    );
    text + &hostile
}

/// A home whose archive has that game, and its number.
fn imported() -> (Home, String) {
    let home = Home::new();
    fs::write(home.path("games.pgn"), games()).unwrap();
    let file = home.path("games.pgn");
    let run = home.run(&["import", file.to_str().unwrap()]);
    clean_run("import", &run);
    assert_eq!(run.code, Some(0), "{run:?}");
    let list = home.run(&["games", "--since", "2020", "--until", "2020"]).text();
    clean("games", &list);
    let line = list.lines().nth(1).unwrap();
    let number = line.trim_start_matches(|c: char| !c.is_ascii_digit());
    let number = number.split(|c: char| !c.is_ascii_digit()).next().unwrap().to_owned();
    (home, number)
}

#[test]
fn s1_an_exported_game_gives_no_orders_and_reads_back_the_same() {
    let (home, number) = imported();
    for form in [&["--text"][..], &["--pgn"], &["--brf"]] {
        let run = home.run(&[&["export", &number], form].concat());
        assert_eq!(run.code, Some(0), "{run:?}");
        clean_run(form[0], &Run { out: vec![run.text().replace('\u{c}', "")], ..run });
        let file = home.path("out");
        let to = file.to_str().unwrap();
        clean_run(
            "export to a file",
            &home.run(&[&["export", &number, to, "--force"], form].concat()),
        );
        clean("exported", &fs::read_to_string(&file).unwrap().replace('\u{c}', ""));
    }
    let file = home.path("out.pgn");
    let to = file.to_str().unwrap();
    home.run(&["export", &number, to]);
    let other = Home::new();
    let run = other.run(&["import", to]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let again = other.run(&["export", "1000001", "--pgn"]).text();
    let exported = home.run(&["export", &number, "--pgn"]).text();
    assert_eq!(again, exported);
    assert!(exported.contains("1. g4") && exported.contains("2. f3 Qh4#"), "{exported}");
    assert!(exported.contains("xxxx"), "{exported}");
}

#[test]
fn s1_a_game_that_is_studied_gives_no_orders() {
    let (home, number) = imported();
    let lines =
        ["tags", "next", "comment", "next", "next", "end", "where", "moves", "search e5", "quit"];
    let run = home.run_with(&["study", &number], crate::program::lines_of(&lines).as_bytes());
    clean_run("study", &run);
    assert!(run.text().contains("xx"), "{run:?}");
    let run = home.play(&[], &[&*format!("open {number}"), "next", "tags", "quit"]);
    clean_run("open", &run);
    let run = home.play(&[], &["games", "games 2020", "find g4", "quit"]);
    clean_run("games in a game", &run);
}

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
fn what_is_typed_and_given_gives_no_orders() {
    let home = Home::new();
    let line = evil(&['\n', '\r']);
    let typed: Vec<String> =
        ["", "e4 ", "help ", "set name ", "set level ", "position ", "open ", "talk ", "note "]
            .iter()
            .map(|before| format!("{before}{line}"))
            .chain(unseen().into_iter().filter(|&c| c != '\n').map(|c| format!("e{c}4 {c}")))
            .collect();
    let lines: Vec<&str> =
        typed.iter().map(String::as_str).chain(["settings name", "quit"]).collect();
    clean_run("typed", &home.play(&[], &lines));
    clean("settings", &fs::read_to_string(home.data("settings.toml")).unwrap_or_default());
    let word = evil(&['\0']);
    let flags = [
        "--level",
        "--talk",
        "--moves",
        "--keymap",
        "--time",
        "--position",
        "--name",
        "--laws",
        "--pegboard",
        "--opponent",
        "--theme",
        "--braille-table",
        "--book",
        "--tables",
        "--keyboard",
    ];
    for flag in flags {
        clean_run(flag, &home.run(&["play", flag, &word]));
    }
    let commands = [
        &[word.as_str()][..],
        &["--x", &word],
        &[&format!("--{word}")],
        &["import", &word],
        &["say", &word],
        &["read", &word],
        &["ask", &word],
        &["ask", "board", "--position", &word],
        &["open", &word],
        &["games", "--player", &word],
        &["games", "--since", &word],
        &["games", "--result", &word],
        &["games", "--position", &word],
        &["export", &word],
        &["export", "1", &word],
        &["voices", "check", &word],
        &["voices", "new", &word],
        &["keymaps", "list", &word],
        &["keymaps", "check", &word],
        &["match", &word],
        &["match", &word, "--check"],
        &["seat", &word],
        &["referee", &word],
        &["completions", &word],
        &["pegboard", "simulate", &word],
        &["pegboard", "simulate", "dgt", "--pgn", &word],
        &["study", &word],
        &["--data", &word, "games"],
        &["--data", &word, "health"],
        &["resume", &word],
    ];
    for command in commands {
        clean_run(command[0], &home.run(command));
    }
}

#[test]
fn what_the_environment_says_gives_no_orders() {
    let home = Home::new();
    let word = evil(&['\0']);
    for name in [
        "TOUCHMOVE_LEVEL",
        "TOUCHMOVE_TALK",
        "TOUCHMOVE_NAME",
        "TOUCHMOVE_COMMAND",
        "TOUCHMOVE_ENGINE",
    ] {
        for args in [&["play"][..], &["health"], &["--help"]] {
            let mut command = home.command(args);
            command.env(name, &word);
            clean_run(name, &crate::program::Running::of(command).end());
        }
    }
    let mut command = home.command(&["games"]);
    command.env("TOUCHMOVE_DATA", home.path(&word));
    clean_run("TOUCHMOVE_DATA", &crate::program::Running::of(command).end());
    let mut command = home.command(&["--help"]);
    command.env("LANG", &word);
    clean_run("LANG", &crate::program::Running::of(command).end());
}
