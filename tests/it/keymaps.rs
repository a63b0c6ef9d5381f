//! Keymaps: those that ship, and what is found wrong with a player's own.

use std::fs;
use std::path::Path;
use std::process::Command;

use expect_test::{Expect, expect};
use tempfile::TempDir;
use touchmove::command::COMMANDS;
use touchmove::config::Key;
use touchmove::keymap::{
    Action, Chord, ChordResult, Keymap, Library, Pending, chord, layout, reserved,
};
use touchmove::voices::announce::{ExtraWords, Style};
use touchmove::voices::{self, Form, Narrator, Utterance, written};

/// What is needed to go through a game with its variations.
const STUDY: [&str; 6] = ["next", "previous", "variations", "variation 1", "leave", "comment"];

const ALL: [&str; 5] = ["lichess", "winboard", "numpad", "left-hand", "right-hand"];

fn keymap(name: &str) -> Keymap {
    Library::built_in().get(name, "us").unwrap()
}

fn press(keymap: &Keymap, keys: &str) -> String {
    let mut pending = Pending::default();
    let mut last = String::new();
    for chord in chord::sequence(keys).unwrap() {
        last = match keymap.press(&mut pending, chord) {
            ChordResult::Action(action) => action.to_string(),
            ChordResult::Waits => "waits".to_owned(),
            ChordResult::Nothing => "nothing".to_owned(),
            ChordResult::Dropped => "dropped".to_owned(),
        };
    }
    last
}

fn narrator(talk: &str) -> Narrator {
    let mut library = voices::Library::built_in();
    let style = Style { form: Form::Long, extra: ExtraWords(true), ..Style::default() };
    let [talk, moves] = [talk, "fide"].map(|name| library.get(name).unwrap());
    Narrator::new(talk, &moves, style)
}

#[test]
fn every_shipped_keymap_loads_without_a_warning_on_every_keyboard() {
    let mut library = Library::built_in();
    assert_eq!(library.names(), ALL);
    let keyboards: Vec<String> = layout::names().into_iter().map(str::to_owned).collect();
    let all = "br ch cz de es fr gb hu it kr nl pl pt ru se th tr ua us vn";
    assert_eq!(keyboards.join(" "), all);
    let mut voices = voices::Library::built_in();
    for voice in voices.languages() {
        let told = written(&voices.get(&voice).unwrap().sentence("arg-keyboard", &[]));
        let named =
            |name: &str| told.split(|c: char| !c.is_ascii_alphabetic()).any(|it| it == name);
        assert!(all.split(' ').all(named), "{voice}: {told}");
    }
    let mut told: Vec<&str> = Key::Keyboard.values().split(", ").collect();
    told.sort_unstable();
    assert_eq!(told.join(" "), all);
    for keyboard in keyboards {
        for name in ALL {
            assert!(library.get(name, &keyboard).is_some());
        }
    }
    assert_eq!(library.take_warnings(), []);
}

#[test]
fn every_shipped_keymap_has_a_key_for_everything_but_typing_on_the_numeric_block() {
    for name in ALL {
        let keymap = keymap(name);
        let missing: Vec<Action> =
            Action::focus().filter(|action| !keymap.reaches(action)).collect();
        let entry = if name == "numpad" { vec![Action::Entry] } else { Vec::new() };
        assert_eq!(missing, entry, "{name}");
        let commands = ["quit", "help", "clock", "last", "repeat", "hint", "flip"];
        for command in commands.into_iter().chain(STUDY) {
            assert!(keymap.reaches(&command.parse().unwrap()), "{name}: {command}");
        }
    }
}

#[test]
fn the_usual_keymap_is_that_of_lichess() {
    let keymap = keymap("lichess");
    let keys = [
        ("up", "step up"),
        ("down", "step down"),
        ("left", "step left"),
        ("right", "step right"),
        ("k", "next king"),
        ("q", "next queen"),
        ("r", "next rook"),
        ("b", "next bishop"),
        ("n", "next knight"),
        ("p", "next pawn"),
        ("K", "previous king"),
        ("Q", "previous queen"),
        ("R", "previous rook"),
        ("B", "previous bishop"),
        ("N", "previous knight"),
        ("P", "previous pawn"),
        ("1", "rank 1"),
        ("8", "rank 8"),
        ("!", "file a"),
        ("*", "file h"),
        ("o", "board here"),
        ("c", "captured"),
        ("l", "last"),
        ("t", "clock"),
        ("m", "moves here"),
        ("M", "captures here"),
        ("x", "rays here"),
        ("enter", "take"),
        ("space", "take"),
        ("i", "entry"),
        ("f", "flip"),
        ("h", "help"),
        ("escape", "cancel"),
        ("A", "previous"),
        ("D", "next"),
        ("tab", "next pane"),
        ("shift+tab", "previous pane"),
    ];
    for (key, does) in keys {
        assert_eq!(press(&keymap, key), does, "{key}");
    }
}

#[test]
fn shift_and_a_digit_go_to_a_file_on_every_keyboard() {
    let rows = [
        ("us", "!@#$%^&*"),
        ("gb", "!\"£$%^&*"),
        ("de", "!\"§$%&/("),
        ("fr", "12345678"),
        ("ch", "+\"*ç%&/("),
        ("es", "!\"·$%&/("),
        ("it", "!\"£$%&/("),
    ];
    for (keyboard, signs) in rows {
        let keymap = Library::built_in().get("lichess", keyboard).unwrap();
        for (sign, file) in signs.chars().zip('a'..='h') {
            assert_eq!(
                press(&keymap, &sign.to_string()),
                format!("file {file}"),
                "{keyboard} {sign}"
            );
        }
    }
    let french = Library::built_in().get("lichess", "fr").unwrap();
    assert_eq!(press(&french, "é"), "rank 2");
}

#[test]
fn a_game_is_played_with_the_numeric_block_alone_whatever_numlock_is() {
    let block = "0 1 2 3 4 5 6 7 8 9 . / * - + enter";
    let keys = chord::sequence(block).unwrap();
    let keymap = keymap("numpad");
    for binding in keymap.bindings() {
        assert!(binding.chords.iter().all(|chord| keys.contains(chord)), "{binding:?}");
        // The key that cancels drops every sequence.
        let cancels = chord::sequence(".").unwrap()[0];
        assert!(binding.chords.len() == 1 || !binding.chords.contains(&cancels), "{binding:?}");
    }
    let rows = [
        ("7", "home", "step up-left"),
        ("5", "begin", "take"),
        ("/ 2", "/ down", "next knight"),
        ("- - 5", "- - begin", "file e"),
        ("* 7", "* home", "clock"),
        ("+ +", "+ +", "next pane"),
        ("+ 5", "+ begin", "menu"),
        ("0 +", "insert +", "yes"),
        ("0 -", "insert -", "no"),
        ("0 3", "insert pagedown", "3"),
        ("0 / 5", "insert / begin", "queen"),
        (".", "delete", "cancel"),
        ("- - 5", "- - enter", "file e"),
        ("+ 5", "+ enter", "menu"),
        ("0 / 5", "insert / enter", "queen"),
        ("- 0", "- insert", "quit"),
        ("+ .", "+ ,", "dropped"),
        ("* .", "* delete", "dropped"),
        ("0 .", "0 escape", "dropped"),
    ];
    for (with, without, does) in rows {
        assert_eq!([press(&keymap, with), press(&keymap, without)], [does, does]);
    }
}

#[test]
fn a_hand_finds_everything_on_its_half_of_the_keyboard() {
    let halves = [
        ("left-hand", "qwertasdfgxcvb12345", ["tab", "space", "escape", "ctrl+c", "ctrl+z"]),
        ("right-hand", "uiophjklnm67890,.", ["enter", "backspace", "f9", "up", "down"]),
    ];
    for (name, signs, others) in halves {
        let keymap = keymap(name);
        let on_half = |chord: &Chord| {
            let key = chord.name().to_lowercase();
            signs.contains(&key) || others.contains(&key.as_str())
        };
        let study = STUDY.map(|command| command.parse().unwrap());
        for action in Action::focus().filter(|action| *action != Action::Suspend).chain(study) {
            let mut keys = keymap.bindings().iter().filter(|key| key.action == action);
            assert!(keys.any(|key| key.chords.iter().all(on_half)), "{name}: {action}");
        }
    }
}

#[test]
fn every_key_is_told_in_both_languages_in_a_few_words() {
    for talk in ["en", "de"] {
        let narrator = narrator(talk);
        for name in ALL {
            for binding in keymap(name).bindings() {
                let said = narrator.keyboard().binding(binding).written();
                let does: String = narrator
                    .keyboard()
                    .action(&binding.action)
                    .iter()
                    .map(|span| span.written.as_str())
                    .collect();
                assert!(!does.is_empty() && !said.contains("  "), "{talk} {name}: {said}");
                assert!(said.chars().count() <= 70, "{talk} {name}: {said}");
                assert!(
                    !does.starts_with("types") && !does.starts_with("gibt ein")
                        || does.chars().any(|c| c.is_ascii_digit()),
                    "{talk} {name}: {said}"
                );
            }
        }
        for spec in COMMANDS {
            let does = narrator.keyboard().action(&Action::bare(spec.command));
            assert!(!does.is_empty(), "{talk}: {}", spec.name);
        }
    }
}

#[test]
fn a_key_is_named_as_it_is_pressed() {
    let said = |talk: &str, keys: &str| -> String {
        let chords = chord::sequence(keys).unwrap();
        narrator(talk).keyboard().keys(&chords).into_iter().map(|span| span.written).collect()
    };
    assert_eq!(said("en", "K"), "Shift K");
    assert_eq!(said("de", "up"), "Pfeil hoch");
    assert_eq!(said("de", "ctrl+alt+T"), "Steuerung Alt Umschalt T");
    assert_eq!(said("en", "shift+3"), "Shift 3");
    assert_eq!(said("en", "g ?"), "G, question mark");
    assert_eq!(said("en", "f2"), "F 2");
    let binding = |talk: &str, keys: &str| -> Utterance {
        let keymap = keymap("lichess");
        let chords = chord::sequence(keys).unwrap();
        let binding = keymap.bindings().iter().find(|binding| binding.chords == chords);
        narrator(talk).keyboard().binding(binding.unwrap())
    };
    assert_eq!(binding("de", "up").written(), "Pfeil hoch: ein Feld nach oben.");
    assert_eq!(binding("en", "l").written(), "L: the last move.");
    assert_eq!(binding("en", "shift+3").written(), "Shift 3: to file Cesar.");
}

#[test]
fn a_clash_of_two_keys_is_told_once_with_all_its_keyboards() {
    let folder = TempDir::new().unwrap();
    let text = "parent = \"lichess\"\n[keys]\n\"!\" = \"clock\"\n\"shift+1\" = \"last\"\n";
    fs::write(folder.path().join("mine.toml"), text).unwrap();
    let mut library = Library::built_in();
    library.add_folder(folder.path());
    for keyboard in ["us", "gb", "de", "fr"] {
        library.get("mine", keyboard);
    }
    let narrator = narrator("en");
    let told = |one| narrator.slips().of_keymap(one).written();
    let warnings: Vec<String> = library.take_warnings().iter().map(told).collect();
    let clashes: Vec<_> = warnings.iter().filter(|warning| warning.contains("the same")).collect();
    let [only] = clashes[..] else { panic!("{warnings:?}") };
    assert!(only.starts_with("Key shift+1: the same as !, on keyboards us, gb, de. "), "{only}");
}

/// Loads a file as the player's own keymap and returns what is wrong with it.
fn wrong(name: &str, text: &str, expected: &Expect) {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join(name), text).unwrap();
    let mut library = Library::built_in();
    library.add_folder(folder.path());
    library.get(name.trim_end_matches(".toml"), "us");
    let prefix = format!("{}{}", folder.path().display(), std::path::MAIN_SEPARATOR);
    let narrator = narrator("en");
    let told = |one| narrator.slips().of_keymap(one).written().replace(&prefix, "");
    let warnings: Vec<String> = library.take_warnings().iter().map(told).collect();
    expected.assert_eq(&warnings.join("\n"));
}

#[test]
fn what_is_wrong_with_a_keymap_is_told_with_what_to_write_instead() {
    let text = r#"
parent = "lichess"
[keys]
g = "next kngiht"
"g a" = "moves here"
"ctrl+i" = "last"
"ctrl+shift+n" = "last"
"alt+t" = "clock"
insert = "last"
esc = "cancel"
"shift+k" = "next king"
K = "next king"
e = "rays"
"e x" = "last"
"!" = "last"
y = "quit now"
"ctrl+z" = "suspend"
[despite]
f5 = "I want it"
"#;
    wrong(
        "mine.toml",
        text,
        &expect![[r#"
            Key e: rays is incomplete or wrong. Write it like rays here. Ignored: line 13 of mine.toml.
            Key esc: unknown key: esc. Write a letter such as k, or up, home, enter, space, f2. Ignored: line 10 of mine.toml.
            Key g: no key can do next kngiht. Did you mean next knight? Ignored: line 4 of mine.toml.
            Key y: quit now is incomplete or wrong. Write it like quit. Ignored: line 16 of mine.toml.
            Key K: this key appears twice. Delete one of the two lines. Ignored: line 12 of mine.toml.
            Key alt+t: terminals open menus with it, and yasr reads with it. Choose another key, or give your reason under despite. Ignored: line 8 of mine.toml.
            Key ctrl+i: terminals cannot tell it from Tab. Write tab. Ignored: line 6 of mine.toml.
            Key ctrl+N: terminals use it for tabs, windows, copy and search, and cannot tell it from Control alone. Choose another key, or give your reason under despite. Ignored: mine.toml.
            Key insert: NVDA, JAWS, Orca and Fenrir begin their commands with it. Choose another key, or give your reason under despite. Ignored: line 9 of mine.toml.
            Key f5: nobody else takes it, or nothing here uses it. Delete it under despite. Ignored: line 19 of mine.toml.
            Key !: the same as shift+1, on keyboard us. Choose another key. Ignored: line 15 of mine.toml.
            No key does previous king. Give each a key, or write parent = "lichess". Ignored: mine.toml."#]],
    );
}

#[test]
fn a_sequence_is_hidden_by_its_beginning() {
    wrong(
        "mine.toml",
        "parent = \"lichess\"\n[keys]\ng = \"last\"\n\"g a\" = \"clock\"\n",
        &expect![
            "Key g a: never reached, because g already does something. Choose another key. Ignored: line 4 of mine.toml."
        ],
    );
}

#[test]
fn a_keymap_that_does_not_reach_everything_is_told() {
    wrong(
        "mine.toml",
        "[keys]\nk = \"next king\"\n",
        &expect![[
            r#"No key does step up, step down, step left, step right and 169 more. Give each a key, or write parent = "lichess". Ignored: mine.toml."#
        ]],
    );
}

#[test]
fn a_file_that_is_no_keymap_is_told_by_its_line() {
    wrong(
        "mine.toml",
        "[keys]\nk = 3\n",
        &expect![
            "Quotation marks missing in k = 3. Put them around the value. Ignored: line 2 of mine.toml."
        ],
    );
    wrong(
        "lichess.toml",
        "[keys\n",
        &expect!["[keys has an open bracket. Close it. Ignored: line 1 of lichess.toml."],
    );
    wrong(
        "mine.toml",
        "parent = \"mine\"\n",
        &expect![
            "mine cannot be the parent. There are: lichess, winboard, numpad, left-hand, right-hand. Ignored: mine.toml."
        ],
    );
}

#[test]
fn a_players_file_is_laid_over_a_keymap_key_by_key() {
    let folder = TempDir::new().unwrap();
    let text = "[keys]\nk = \"clock\"\n\"g g\" = \"hint\"\n";
    fs::write(folder.path().join("lichess.toml"), text).unwrap();
    let mut library = Library::built_in();
    library.add_folder(folder.path());
    let keymap = library.get("lichess", "us").unwrap();
    assert_eq!(press(&keymap, "k"), "clock");
    assert_eq!(press(&keymap, "q"), "next queen");
    // `g` alone gives way to what begins with it.
    assert_eq!(press(&keymap, "g"), "waits");
    assert_eq!(press(&keymap, "g g"), "hint");
}

#[test]
fn every_chord_that_somebody_takes_has_a_source_and_can_be_read() {
    let rows = reserved::built_in();
    assert!(rows.len() > 20);
    for row in rows {
        assert!(row.source.len() > 10, "{:?}", row.keys);
        for key in &row.keys {
            assert!(reserved::chords(key).is_ok(), "{key}");
        }
        for action in &row.means {
            assert!(action.parse::<Action>().is_ok(), "{action}");
        }
        if let Some(instead) = &row.instead {
            assert!(instead.parse::<Chord>().is_ok(), "{instead}");
        }
    }
}

/// What the program prints and its exit code.
fn touchmove(data: &Path, arguments: &[&str]) -> (String, String, i32) {
    let out = Command::new(env!("CARGO_BIN_EXE_touchmove"))
        .args(["--data", data.to_str().unwrap()])
        .args(arguments)
        .env("LANG", "C")
        .env("TOUCHMOVE_COMMAND", "touchmove")
        .env_remove("LC_ALL")
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(out.stdout), text(out.stderr), out.status.code().unwrap())
}

#[test]
fn the_keymaps_are_listed_and_the_keys_of_one() {
    let data = TempDir::new().unwrap();
    let (out, err, code) = touchmove(data.path(), &["keymaps", "list"]);
    assert_eq!((out.lines().count(), err.as_str(), code), (5, "", 0));
    assert!(out.starts_with("lichess: the keys of lichess's blind mode.\n"), "{out}");
    let (out, _, code) = touchmove(data.path(), &["keymaps", "list", "lichess"]);
    assert!(
        out.starts_with("Shift E: one square up.\narrow up: one square up.\n") && code == 0,
        "{out}"
    );
    let (out, err, code) = touchmove(data.path(), &["keymaps", "list", "lichen"]);
    assert_eq!((out.as_str(), code), ("", 2));
    assert!(err.starts_with("Unknown keymap: lichen. There are: lichess, "), "{err}");
    let (_, err, code) = touchmove(data.path(), &["--keymap", "lichen", "--speech", "off"]);
    assert!(err.starts_with("Unknown keymap: lichen.") && code == 2, "{err}");
}

#[test]
fn a_folder_of_keymaps_is_checked_and_a_broken_one_is_in_the_health() {
    let data = TempDir::new().unwrap();
    let folder = data.path().join("keymaps");
    let check = ["keymaps", "check", folder.to_str().unwrap()];
    let (_, err, code) = touchmove(data.path(), &check);
    assert!(err.contains(folder.to_str().unwrap()) && code == 1, "{err}");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("lichess.toml"), "[keys]\nk = \"clock\"\n").unwrap();
    let (_, err, code) = touchmove(data.path(), &check);
    // The king of before is not reached any more.
    assert!(err.contains("No key does next king.") && code == 1, "{err}");
    let (out, _, code) = touchmove(data.path(), &["health"]);
    assert!(out.contains("No key does next king.") && code == 1, "{out}");
    fs::write(folder.join("lichess.toml"), "[keys]\nE = \"clock\"\n").unwrap();
    let (_, err, code) = touchmove(data.path(), &check);
    assert_eq!((err.as_str(), code), ("", 0));
    let (out, _, _) = touchmove(data.path(), &["health"]);
    assert!(out.contains("\nKeymap lichess: works, keyboard us.\n"), "{out}");
}
