//! The layers of the house: which module may use which, and what touches the outside world.
//!
//! What stands alone is a crate in `crates`, and the compiler keeps it from using what is above it.
//! Here it is looked at only for what it does to the outside world.

mod circles;

use std::fs;
use std::path::{Path, PathBuf};

/// What each top-level module may use of this house besides itself, lowest layer first: those of
/// `crates/files`, of `crates/words` and of the program.
const MAY_USE: &[(&str, &[&str])] = &[
    ("refused", &[]),
    ("opened", &["refused"]),
    ("private", &["clean", "opened"]),
    ("lock", &[]),
    ("datafile", &["clean"]),
    ("meant", &[]),
    ("telling", &["laws"]),
    ("command", &["laws"]),
    (
        "config",
        &[
            "meant", "opened", "clean", "private", "refused", "command", "laws", "notation",
            "datafile", "pegboard",
        ],
    ),
    ("about", &["command", "config", "laws", "notation"]),
    ("chosen", &["about", "command"]),
    (
        "keymap",
        &[
            "meant", "opened", "clean", "refused", "laws", "command", "config", "about", "chosen",
            "datafile", "notation",
        ],
    ),
    (
        "voices",
        &[
            "meant", "opened", "clean", "refused", "laws", "telling", "notation", "describe",
            "command", "datafile", "config", "about", "chosen", "keymap", "speech",
        ],
    ),
    ("printed", &["clean"]),
    ("encoding", &[]),
    ("lessons", &["clean", "laws", "practice", "datafile"]),
    ("puzzles", &["laws", "lessons", "notation", "practice"]),
    ("repertoires", &["laws", "lessons", "notation"]),
    ("drills", &["laws", "notation", "opponent", "practice", "puzzles"]),
    ("table", &["meant", "laws", "notation", "command", "datafile", "voices", "pegboard"]),
    ("tones", &[]),
    ("subprocess", &[]),
    ("louis", &["clean", "notation", "subprocess"]),
    ("recording", &["clean", "private", "voices", "subprocess"]),
    (
        "archive",
        &["sieve", "opened", "lock", "private", "about", "laws", "notation", "practice", "table"],
    ),
    ("names", &["clean", "archive", "voices"]),
    ("records", &["laws", "telling", "notation", "voices", "table", "archive"]),
    (
        "understanding",
        &["about", "meant", "laws", "notation", "command", "config", "voices", "archive"],
    ),
    (
        "exercises",
        &[
            "laws",
            "notation",
            "describe",
            "command",
            "voices",
            "opponent",
            "archive",
            "names",
            "understanding",
            "practice",
            "lessons",
            "puzzles",
            "repertoires",
            "drills",
            "endgames",
            "book",
        ],
    ),
    ("organiser", &["meant", "notation", "command", "voices", "tournament"]),
    (
        "ui",
        &[
            "clean", "printed", "laws", "about", "chosen", "command", "config", "keymap", "voices",
            "notation", "describe",
        ],
    ),
    (
        "app",
        &[
            "opened",
            "organiser",
            "subprocess",
            "tournament",
            "clean",
            "printed",
            "lock",
            "private",
            "refused",
            "laws",
            "notation",
            "describe",
            "telling",
            "about",
            "chosen",
            "command",
            "voices",
            "config",
            "datafile",
            "encoding",
            "keymap",
            "table",
            "speech",
            "tones",
            "louis",
            "recording",
            "opponent",
            "pegboard",
            "sensing",
            "guidance",
            "archive",
            "names",
            "records",
            "understanding",
            "exercises",
            "ui",
            "practice",
            "lessons",
            "puzzles",
            "repertoires",
            "drills",
            "endgames",
            "book",
            "online",
        ],
    ),
    (
        "cli",
        &[
            "meant",
            "opened",
            "organiser",
            "tournament",
            "clean",
            "printed",
            "refused",
            "laws",
            "notation",
            "referee",
            "describe",
            "command",
            "voices",
            "config",
            "encoding",
            "keymap",
            "table",
            "louis",
            "opponent",
            "drills",
            "pegboard",
            "sensing",
            "guidance",
            "archive",
            "names",
            "records",
            "understanding",
            "ui",
            "app",
        ],
    ),
];

/// The crates of the house, lowest first, and the names by which the modules know what is in them.
const CRATES: &[(&str, &[&str])] = &[
    ("clean", &["clean"]),
    ("fold", &[]),
    ("position", &[]),
    ("sieve", &["sieve"]),
    ("laws", &["laws"]),
    ("notation", &["notation", "describe"]),
    ("boards", &["pegboard", "sensing", "guidance"]),
    ("opponent", &["opponent"]),
    ("online", &["online"]),
    ("speech", &["speech"]),
    ("practice", &["practice"]),
    ("endgames", &["endgames"]),
    ("book", &["book"]),
    ("referee", &["referee"]),
    ("files", &["datafile", "lock", "opened", "private", "refused"]),
    ("tournament", &["tournament"]),
    ("words", &["about", "chosen", "command", "config", "keymap", "meant", "telling", "voices"]),
];

/// Crates that reach outside, and the only modules and crates of the house that may name them.
const ONLY_IN: &[(&str, &[&str])] = &[
    ("shakmaty_syzygy::", &["endgames"]),
    ("fluent_bundle::", &["voices"]),
    ("fluent_syntax::", &["voices"]),
    ("rusqlite::", &["archive"]),
    ("argon2::", &["archive", "table"]),
    ("crypto_box::", &["archive"]),
    ("crypto_secretbox::", &["archive"]),
    ("rustyline::", &["ui"]),
    ("ratatui::", &["ui"]),
    ("crossterm::", &["ui"]),
    ("tui_input::", &["ui"]),
    ("rustix::", &["ui", "opponent", "boards", "app"]),
    ("toml_edit::", &["config"]),
    ("clap::", &["cli"]),
    ("sys_locale::", &["cli"]),
    ("interprocess::", &["app"]),
    ("tokio::", &["app"]),
    ("clap_complete::", &["cli"]),
    ("roff::", &["cli"]),
    ("signal_hook::", &["app", "ui"]),
    ("dirs::", &["app"]),
    ("tts::", &["speech"]),
    ("cpal::", &["tones"]),
    ("alsa::", &["tones"]),
    ("std::net", &["speech", "app"]),
    ("std::os::unix::net", &["speech", "app"]),
    // A speech server, a braille translator and engines: each may be missing or hang, and none is
    // waited for without a deadline.
    ("std::process::Command", &["speech", "subprocess", "opponent"]),
    ("std::process::{", &["speech", "subprocess", "opponent"]),
    ("ureq::", &["online"]),
    ("serde_json::", &["online"]),
    ("hound::", &["recording"]),
    ("serialport::", &["boards"]),
    ("deunicode::", &["notation"]),
    ("encoding_rs::", &["encoding"]),
    ("chardetng::", &["encoding"]),
    ("oem_cp::", &["encoding"]),
];

/// The pure modules and crates: no thread, no file, no clock, no print.
const PURE: &[&str] = &[
    "laws",
    "notation",
    "referee",
    "telling",
    "command",
    "datafile",
    "table",
    "records",
    "understanding",
    "exercises",
    "organiser",
    "tournament",
];

/// Ways out and in that lead past what cleans and what is careful, and the only files that may take them.
const WAYS: &[(&str, &[&str])] = &[
    // Words go out through `printed`. The others measure, read keys, draw by orders of their own, or hand on
    // what is for another program.
    (
        "io::stdout",
        &[
            "src/app/link/bridge.rs",
            "src/printed.rs",
            "src/ui/fit.rs",
            "src/ui/line.rs",
            "src/ui/line/reader.rs",
            "src/ui/line/continued.rs",
            "src/ui/screen/terminal.rs",
            "src/ui/screen/picture/asked.rs",
        ],
    ),
    ("io::stderr", &["src/printed.rs", "src/ui/fit.rs"]),
    ("print!(", &[]),
    ("println!(", &[]),
    ("dbg!(", &[]),
    // Files come in through `opened`. The others read what only this program writes.
    ("File::open(", &["crates/files/src/opened.rs", "src/app/link/socket.rs"]),
    ("fs::read(", &[]),
    ("read_to_string(", &["src/archive/journal/hold.rs", "src/app/link/socket/pipes.rs"]),
    // The name of a file is shown by `clean::name`.
    // A fault of a table names it for programmers, and a speech server is started with its paths.
    (
        ".display()",
        &[
            "crates/clean/src/lib.rs",
            "crates/endgames/src/lib.rs",
            "crates/speech/src/speaking/reaching.rs",
            "crates/speech/src/speaking/outputs.rs",
        ],
    ),
];

/// Where a command, an intent, an effect, an order or a deed is carried out: each by a match without a
/// wildcard, so that a new one asks for its place. The lint of these files sees to it.
const EXHAUSTIVE: &[&str] = &[
    "crates/words/src/telling.rs",
    "src/records.rs",
    "crates/words/src/voices/narrate.rs",
    "crates/words/src/keymap/action.rs",
    "src/app/host.rs",
    "src/app/play/post.rs",
    "src/app/play/seat.rs",
    "src/app/seats.rs",
    "src/app/session/at_table.rs",
    "src/app/session/carrying.rs",
    "src/app/session/dialog.rs",
    "src/app/session/help.rs",
    "src/app/session/line.rs",
    "src/app/session/manner.rs",
    "src/app/session/opposing.rs",
    "src/app/session/requests.rs",
    "src/app/session/reviewing.rs",
    "src/app/session/settings.rs",
    "src/app/session/telling.rs",
    "src/app/session/boards/deeds.rs",
    "src/app/session/boards/news.rs",
    "src/app/session/boards/next.rs",
    "src/app/session/boards/wishes.rs",
    "crates/boards/src/peg1/command.rs",
    "crates/boards/src/sensing/telling.rs",
    "crates/boards/src/simulator/board.rs",
];

/// What is beside what is not pure, and is pure itself.
fn is_pure(file: &str) -> bool {
    // The session and the study are, how a tone sounds is, and what is said on the line of a board.
    let app = file.starts_with("src/app") && (file.contains("session") || file.contains("study"));
    let tones = file.starts_with("src/tones") && !file.ends_with("device.rs");
    let outside = ["crates/boards/src/port", "crates/boards/src/simulator/t"];
    let board =
        file.starts_with("crates/boards/") && !outside.iter().any(|it| file.starts_with(it));
    app || tones || board
}

/// The files of a module, or of a crate of the house, by their paths from the top.
fn sources(name: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = if CRATES.iter().any(|(one, _)| *one == name) {
        below(&root.join("crates").join(name).join("src"))
    } else {
        let home = CRATES.iter().find(|(_, modules)| modules.contains(&name));
        let home = home.map_or("src".to_owned(), |(one, _)| format!("crates/{one}/src"));
        let mut files = vec![root.join(format!("{home}/{name}.rs"))];
        files.extend(below(&root.join(home).join(name)));
        files
    };
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path.strip_prefix(root).unwrap().display().to_string(), text)
    };
    files.into_iter().map(read).collect()
}

/// All modules that have a row, and all other crates.
fn rooms() -> impl Iterator<Item = &'static str> {
    let has_row = |module: &&str| MAY_USE.iter().any(|(row, _)| row == module);
    let whole = CRATES.iter().filter(move |(_, modules)| !modules.iter().any(has_row));
    whole.map(|(name, _)| *name).chain(MAY_USE.iter().map(|(module, _)| *module))
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            files.extend(below(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
    files
}

#[test]
fn modules_import_only_downwards() {
    let mut wrong = Vec::new();
    for (module, allowed) in MAY_USE {
        for (file, text) in sources(module) {
            // Banned so that this test stays simple: one path names one module, from the root.
            if text.contains("crate::{") || text.contains("super::super") {
                wrong.push(format!("{file}: name one module per path, from the crate root"));
            }
            for path in text.split("crate::").skip(1) {
                let used: String =
                    path.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                if used != *module && !allowed.contains(&used.as_str()) {
                    wrong.push(format!("{file}: `{module}` must not use `{used}`"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_module_has_a_row_in_the_order_of_the_layers() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let libs = ["crates/files/src/lib.rs", "crates/words/src/lib.rs", "src/lib.rs"]
        .map(|lib| fs::read_to_string(root.join(lib)).unwrap());
    let lines = libs.iter().flat_map(|lib| lib.lines());
    let declared: Vec<&str> =
        lines.filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect();
    let rows: Vec<&str> = MAY_USE.iter().map(|(module, _)| *module).collect();
    assert_eq!(declared, rows);
}

#[test]
fn every_crate_of_the_house_has_a_row_and_a_name_in_the_program() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders: Vec<String> = fs::read_dir(root.join("crates"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let mut rows: Vec<&str> = CRATES.iter().map(|(name, _)| *name).collect();
    folders.sort();
    rows.sort_unstable();
    assert_eq!(folders, rows);

    let lib = fs::read_to_string(root.join("src/lib.rs")).unwrap();
    for (name, modules) in CRATES {
        let whole = format!("pub use touchmove_{name}");
        for module in *modules {
            let named = |line: &str| line.starts_with(&whole) && line.contains(module);
            assert!(lib.lines().any(named), "`{module}` of touchmove-{name} is not in src/lib.rs");
        }
    }
}

#[test]
fn the_outside_world_is_touched_only_where_it_belongs() {
    let mut wrong = Vec::new();
    for room in rooms() {
        for (file, text) in sources(room) {
            for (outside, allowed) in ONLY_IN {
                if text.contains(outside) && !allowed.contains(&room) {
                    wrong.push(format!("{file}: `{room}` must not use `{outside}`"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The lines of a file that are compiled into the program, without comments.
fn compiled(text: &str) -> impl Iterator<Item = &str> {
    let is_test = |line: &&str| line.starts_with("#[cfg(") && line.contains("test");
    text.lines()
        .take_while(move |line| !is_test(line))
        .filter(|line| !line.trim_start().starts_with("//"))
}

#[test]
fn ways_past_the_filter_and_the_careful_door_are_closed() {
    let mut wrong = Vec::new();
    for (file, text) in rooms().flat_map(sources) {
        if file.contains("/tests") {
            continue;
        }
        for (way, allowed) in WAYS {
            if compiled(&text).any(|line| line.contains(way)) && !allowed.contains(&file.as_str()) {
                wrong.push(format!("{file}: `{way}`"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn pure_modules_touch_nothing_outside() {
    let mut wrong = Vec::new();
    for (file, text) in PURE.iter().flat_map(|module| sources(module)) {
        for outside in ["std::fs", "std::thread", "std::io", "std::env", "std::process"] {
            if text.contains(outside) {
                wrong.push(format!("{file}: `{outside}` in a pure module"));
            }
        }
    }
    let beside = ["app", "tones", "boards"].into_iter().flat_map(sources);
    for (file, text) in beside.filter(|(file, _)| is_pure(file)) {
        for outside in ["std::fs", "std::thread", "std::io", "std::env", "std::process"] {
            if text.contains(outside) {
                wrong.push(format!("{file}: `{outside}` beside what is not pure"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn what_is_closed_is_carried_out_without_a_wildcard() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for file in EXHAUSTIVE {
        let text = fs::read_to_string(root.join(file)).unwrap();
        assert!(text.contains("#![deny(clippy::wildcard_enum_match_arm)]"), "{file}");
        assert!(!text.contains("allow(clippy::wildcard_enum_match_arm"), "{file}");
    }
}

#[test]
fn no_file_is_longer_than_five_hundred_lines() {
    let mut long = Vec::new();
    for room in rooms() {
        for (file, text) in sources(room) {
            let lines = text.lines().count();
            if lines > 500 {
                long.push(format!("{file}: {lines} lines"));
            }
        }
    }
    assert!(long.is_empty(), "\n{}", long.join("\n"));
}
