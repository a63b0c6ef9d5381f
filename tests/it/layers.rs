//! The layers of the house: which module may use which, and what touches the outside world.

use std::fs;
use std::path::{Path, PathBuf};

/// What each top-level module may use of this crate besides itself, lowest layer first.
const MAY_USE: &[(&str, &[&str])] = &[
    ("private", &[]),
    ("laws", &[]),
    ("notation", &[]),
    ("referee", &["laws", "notation"]),
    ("describe", &["notation"]),
    ("command", &[]),
    ("datafile", &[]),
    ("keymap", &["command", "datafile"]),
    ("pegboard", &[]),
    ("config", &["private", "laws", "notation", "datafile", "pegboard"]),
    ("voices", &["laws", "notation", "describe", "command", "datafile", "keymap", "config"]),
    ("table", &["laws", "notation", "datafile", "voices", "pegboard"]),
    ("speech", &["voices"]),
    ("tones", &[]),
    ("errand", &[]),
    ("louis", &["notation", "errand"]),
    ("recording", &["private", "voices", "errand"]),
    ("opponent", &["laws"]),
    ("sensing", &["pegboard"]),
    ("guidance", &["pegboard"]),
    ("archive", &["private", "laws", "notation", "table"]),
    ("records", &["laws", "notation", "voices", "table", "archive"]),
    ("ui", &["command", "keymap", "voices", "notation", "describe"]),
    (
        "app",
        &[
            "private",
            "laws",
            "notation",
            "describe",
            "command",
            "voices",
            "config",
            "datafile",
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
            "records",
            "ui",
        ],
    ),
    (
        "cli",
        &[
            "laws", "notation", "referee", "describe", "command", "voices", "config", "keymap",
            "table", "louis", "opponent", "pegboard", "sensing", "guidance", "archive", "records",
            "ui", "app",
        ],
    ),
];

/// Crates that reach outside, and the only modules that may name them.
const ONLY_IN: &[(&str, &[&str])] = &[
    ("chasolver::", &["laws"]),
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
    ("rustix::", &["ui", "opponent", "pegboard", "app"]),
    ("toml_edit::", &["config"]),
    ("clap::", &["cli"]),
    ("signal_hook::", &["app", "ui"]),
    ("dirs::", &["app"]),
    ("tts::", &["speech"]),
    ("tts_native::", &["speech"]),
    ("cpal::", &["tones"]),
    ("alsa::", &["tones"]),
    ("std::net", &["speech", "app"]),
    ("std::os::unix::net", &["speech", "app"]),
    // A speech server, a braille translator and engines: each may be missing or hang, and none is
    // waited for without a deadline.
    ("std::process::Command", &["speech", "errand", "opponent"]),
    ("std::process::{", &["speech", "errand", "opponent"]),
    ("hound::", &["recording"]),
    ("serialport::", &["pegboard"]),
    ("deunicode::", &["notation"]),
];

/// The pure modules: no thread, no file, no clock, no print.
const PURE: &[&str] = &[
    "laws", "notation", "referee", "describe", "command", "datafile", "table", "sensing",
    "guidance", "records",
];

fn sources(module: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = vec![root.join(format!("{module}.rs"))];
    files.extend(below(&root.join(module)));
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path.strip_prefix(&root).unwrap().display().to_string(), text)
    };
    files.into_iter().map(read).collect()
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
    let lib = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs")).unwrap();
    let declared: Vec<&str> =
        lib.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect();
    let rows: Vec<&str> = MAY_USE.iter().map(|(module, _)| *module).collect();
    assert_eq!(declared, rows);
}

#[test]
fn the_outside_world_is_touched_only_where_it_belongs() {
    let mut wrong = Vec::new();
    for (module, _) in MAY_USE {
        for (file, text) in sources(module) {
            for (outside, modules) in ONLY_IN {
                if text.contains(outside) && !modules.contains(module) {
                    wrong.push(format!("{file}: `{module}` must not use `{outside}`"));
                }
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
    // The session and the study are pure as well, how a tone sounds is, and what is said on the line
    // of a board, though they live beside what is not.
    let pure = |file: &str| {
        let app = file.contains("session") || file.contains("study");
        let tones = file.starts_with("tones") && !file.ends_with("device.rs");
        let outside = ["pegboard/port", "pegboard/simulator/t"];
        let board = file.starts_with("pegboard/") && !outside.iter().any(|it| file.starts_with(it));
        app || tones || board
    };
    let beside = sources("app").into_iter().chain(sources("tones")).chain(sources("pegboard"));
    for (file, text) in beside.filter(|(file, _)| pure(file)) {
        for outside in ["std::fs", "std::thread", "std::io", "std::env", "std::process"] {
            if text.contains(outside) {
                wrong.push(format!("{file}: `{outside}` beside what is not pure"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn no_file_is_longer_than_five_hundred_lines() {
    let mut long = Vec::new();
    for (module, _) in MAY_USE {
        for (file, text) in sources(module) {
            let lines = text.lines().count();
            if lines > 500 {
                long.push(format!("{file}: {lines} lines"));
            }
        }
    }
    assert!(long.is_empty(), "\n{}", long.join("\n"));
}
