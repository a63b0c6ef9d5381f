//! What is no ordinary file under the name of one: a pipe, a device, a link to it, a file without an end.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rustix::process::{Signal, kill_process};

use crate::program::{Home, Running};

/// What may stand under the name of a file.
const KINDS: [&str; 6] = ["pipe", "zero", "link", "loop", "sparse", "socket"];

fn put(kind: &str, path: &Path) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let pipe = |path: &Path| nix::unistd::mkfifo(path, nix::sys::stat::Mode::S_IRWXU).unwrap();
    match kind {
        "pipe" => pipe(path),
        "zero" => symlink("/dev/zero", path).unwrap(),
        "link" => {
            let other = path.with_extension("other");
            pipe(&other);
            symlink(other, path).unwrap();
        }
        "socket" => drop(std::os::unix::net::UnixListener::bind(path).unwrap()),
        "loop" => symlink(path, path).unwrap(),
        _ => fs::File::create(path).unwrap().set_len(1 << 40).unwrap(),
    }
}

/// The files of the data folder that others may have put there, those of one name apart; and those of
/// them that are not asked for, or are nobody's affair if they cannot be read.
const IN_DATA: [&[&str]; 2] = [
    &[
        "puzzles/mine.csv",
        "lessons/x.toml",
        "repertoire/mine.pgn",
        "settings.toml",
        "keymaps/mine.toml",
        "voices/en/phrases.ftl",
        "voices/en/voice.toml",
        "voices/en/asked.toml",
        "history.txt",
        "chips.txt",
        "locks/game-1",
        "voices/mine/openings.toml",
    ],
    &["puzzles/mine.pgn"],
];
const UNTOLD: [&str; 4] = ["history.txt", "chips.txt", "locks/game-1", "keymaps/mine.toml"];

#[test]
fn s4_a_special_file_in_the_data_folder_is_told_and_hangs_nothing() {
    for (kind, names) in KINDS.into_iter().flat_map(|kind| IN_DATA.map(|names| (kind, names))) {
        let home = Home::new();
        for name in names {
            put(kind, &home.data(name));
        }
        let run = home.play(&[], &["e4", "puzzle mine", "learn x", "repertoire mine", "quit"]);
        assert_eq!(run.code, Some(0), "{kind}: {run:?}");
        let heard = run.text() + &run.err;
        let said = ["not an ordinary file", "it is too large"];
        for name in names.iter().filter(|name| !UNTOLD.contains(name)) {
            let is_it =
                |line: &str| line.contains(name) && said.iter().any(|said| line.contains(said));
            assert!(heard.lines().any(is_it), "{kind} {name}: {heard}");
        }
    }
}

/// A keymap that is there and is no file is not unknown: the reason is told, however it is named.
#[test]
fn m14_a_keymap_that_is_a_special_file_is_told_with_the_reason() {
    for kind in KINDS {
        let home = Home::new();
        put(kind, &home.data("keymaps/mine.toml"));
        let named = [
            home.run(&["keymaps", "list", "mine"]),
            home.run(&["play", "--keymap", "mine"]),
            home.play(&["--line", "--keymap", "mine"], &["quit"]),
        ];
        fs::write(home.data("settings.toml"), "keymap = \"mine\"\n").unwrap();
        for run in named.into_iter().chain([home.play(&["--line"], &["quit"])]) {
            let heard = run.text() + &run.err;
            let is_told = |line: &str| {
                line.contains("mine.toml")
                    && (line.contains("not an ordinary file") || line.contains("too large"))
            };
            assert!(heard.lines().any(is_told), "{kind}: {run:?}");
        }
    }
}

#[test]
fn s4_a_special_file_that_is_named_is_told() {
    let home = Home::new();
    for kind in KINDS {
        let file = home.path(&format!("{kind}.x"));
        put(kind, &file);
        let name = file.to_str().unwrap();
        let book = home.play(&["--book", name], &["e4", "book", "quit"]);
        assert_eq!(book.code, Some(0), "{kind}: {book:?}");
        let why = if kind == "sparse" { "too large" } else { "not an ordinary file" };
        let heard = book.text() + &book.err;
        assert!(heard.contains(why), "{kind}: {heard}");
        let tables = home.play(&["--tables", name], &["e4", "quit"]);
        assert_eq!(tables.code, Some(0), "{kind}: {tables:?}");
        for args in [
            &["pegboard", "simulate", "dgt", "--pgn", name][..],
            &["pegboard", "simulate", "dgt", "--faults", name],
            &["--data", name, "play"],
            &["--data", name, "games"],
        ] {
            let run = home.run(args);
            assert!(run.code != Some(0), "{kind} {args:?}: {run:?}");
        }
        // A pipe that the player names he fills himself.
        if !matches!(kind, "pipe" | "link") {
            for args in [&["match", name, "--check"][..], &["referee", name], &["import", name]] {
                let run = home.run(args);
                assert!(
                    run.err.lines().count() >= 1 && run.code != Some(0),
                    "{kind} {args:?}: {run:?}"
                );
            }
        }
    }
    let archive = Home::new();
    for kind in KINDS {
        let _ = fs::remove_dir_all(archive.path("data"));
        put(kind, &archive.data("archive.db"));
        let run = archive.run(&["games"]);
        assert!(run.err.lines().count() == 1 && run.code != Some(0), "{kind}: {run:?}");
    }
}

#[test]
fn s4_a_pipe_that_the_player_names_is_read_and_sigterm_ends_the_wait() {
    let home = Home::new();
    let pipe = home.path("pipe");
    put("pipe", &pipe);
    let name = pipe.to_str().unwrap().to_owned();
    for args in [
        &["import", &name][..],
        &["referee", &name],
        &["match", &name, "--check"],
        &["match", &name],
    ] {
        let running = Running::of(home.command(args));
        let pid = running.pid();
        std::thread::park_timeout(Duration::from_millis(300));
        kill_process(pid, Signal::TERM).unwrap();
        // It fails by itself where a process does not end.
        running.end();
        for signal in [Signal::INT, Signal::TERM] {
            let mut running = Running::of(home.command(args));
            let pid = running.pid();
            // A machine with much to do starts it when it can.
            running.wait_for_error("aiting for data from");
            kill_process(pid, signal).unwrap();
            running.end();
        }
    }
    let running = Running::of(home.command(&["import", &name]));
    let text: PathBuf = pipe;
    std::thread::spawn(move || fs::write(text, "1. e4 e5 1-0\n").unwrap());
    let run = running.end();
    assert!(run.text().contains("1 game imported."), "{run:?}");
    // Who writes at once is not waited for.
    assert!(!run.err.contains("Waiting"), "{run:?}");
}

#[test]
fn a_name_without_an_end_is_heard_by_its_beginning_and_its_end() {
    let home = Home::new();
    let name = "a".repeat(4096);
    for args in [
        &["import", &name][..],
        &["match", &name, "--check"],
        &["referee", &name],
        &["export", "1", &name],
        &["pegboard", "simulate", "dgt", "--pgn", &name],
        &["voices", "check", &name],
        &["keymaps", "check", &name],
        &["play", "--book", &name],
        &["play", "--tables", &name],
        &["play", "--name", &name],
        &["play", "--opponent", &format!("uci:{name}")],
    ] {
        let run = home.run(args);
        let heard = run.text() + &run.err;
        let longest = heard.lines().map(|line| line.chars().count()).max().unwrap_or_default();
        assert!(longest < 300 && !heard.is_empty(), "{args:?}: {longest}");
    }
}
