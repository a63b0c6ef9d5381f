//! The records of a match by the real program, from an archive that the library has written.

use std::fs;
use std::path::Path;

use expect_test::{Expect, expect};
use touchmove::archive::{Archive, Entry, Header, Player, entry};
use touchmove::laws::{Announcing, At};
use touchmove::notation::position;
use touchmove::table::Blindfold;

use crate::program::{Home, lines_of};

const NAMES: [&str; 7] = [
    "game.pgn",
    "white.txt",
    "white.brf",
    "black.txt",
    "black.brf",
    "report.txt",
    "announcements.txt",
];

/// A short match, seconds apart.
const JOURNAL: [&str; 8] = [
    "memo passphrase desk right",
    "started",
    "entered e2e4",
    "draw-offered black",
    "entered e7e5",
    "resigned white",
    "judged 3 black-mates possible",
    "memo signed-off",
];

const TABLE: &str = r#"
event = "Club championship"
site = "Marburg GER"
round = "3"
date = "2026-11-20"
time = "90+30"
[white]
name = "Anna Muster"
rating = "1812"
score = "assistant"
[black]
name = "Bernd Beispiel"
[arbiter]
name = "Ruth Richter"
passphrase = "$argon2id$v=19$m=65536,t=3,p=1$WgECAwQFBgcICQoLDA0ODw$N1HKmTBW+VQI8dfep+0V+Y/9YUnxO4cOokImo0mCUKU"
"#;

fn header(table: Option<&str>) -> Header {
    Header {
        position: position::write(&touchmove::laws::Position::default()),
        variant: touchmove::laws::Variant::Standard,
        time: None,
        white: Player::Human,
        black: Player::Human,
        engine: None,
        level: 1,
        seed: 0,
        laws: "fide-2023".to_owned(),
        announcing: Announcing::Off,
        touch: false,
        strict: false,
        warnings: Vec::new(),
        envelope_key: None,
        white_name: String::new(),
        black_name: String::new(),
        table: table.map(str::to_owned),
        file: None,
        room: None,
        number: None,
        penalties_ruled: false,
        rulings_undone: false,
        by_the_letter: false,
        touch_asked: false,
        blindfold: Blindfold::Off,
        sheets_stop: false,
        simul: None,
        letter: None,
        odds: None,
        closely_read: false,
        elsewhere: None,
    }
}

/// A home whose archive has a match, and a game that is none.
/// What can be heard, where espeak-ng is there.
const SOUND: &str = "announcements.wav";

fn home() -> Home {
    let home = Home::new();
    let archive = Archive::open(&home.path("data")).unwrap().archive;
    for table in [Some(TABLE), None] {
        let game = archive.begin(&header(table)).unwrap();
        for (number, words) in JOURNAL.into_iter().enumerate() {
            let what = entry::decode(words).unwrap();
            let at = At::from_secs(number as u64);
            archive.append(game, number, &Entry { at, what }).unwrap();
        }
        archive.finish(game, Some("0-1")).unwrap();
    }
    home
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap()
}

#[test]
fn all_records_are_written_into_the_folder_of_the_match_and_named() {
    let home = home();
    let folder = home.data("matches/1");
    for _ in 0..2 {
        let run = home.run(&["match", "--records", "1"]);
        assert_eq!(run.code, Some(0), "{}", run.err);
        let written = |name: &&str| format!("Written: {}.", folder.join(name).display());
        let names = NAMES.iter().chain([&SOUND]);
        assert_eq!(run.out, names.map(written).collect::<Vec<_>>());
    }
    let mut there: Vec<_> =
        fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name()).collect();
    let names = NAMES.into_iter().chain([SOUND]);
    let mut names: Vec<_> = names.map(std::ffi::OsString::from).collect();
    there.sort();
    names.sort();
    assert_eq!(there, names);
    // Riff, and longer than its header: what was announced can be heard.
    let sound = fs::read(folder.join(SOUND)).unwrap();
    assert!(sound.starts_with(b"RIFF") && sound.len() > 40_000, "{}", sound.len());
    let sheet = read(&folder, "white.txt");
    assert!(sheet.contains("\n1. e4 e5\n"), "{sheet}");
    assert!(read(&folder, "report.txt").contains("\n0:00:05 White resigns.\n"));
    let wide = |line: &str| line.len() > 40;
    assert!(!read(&folder, "white.brf").lines().any(wide));
    // The same PGN can be imported.
    let pgn = folder.join("game.pgn");
    let imported = home.run(&["import", pgn.to_str().unwrap()]);
    assert_eq!(imported.code, Some(0), "{}", imported.err);
}

#[test]
fn a_folder_that_is_named_keeps_what_it_has_unless_told_otherwise() {
    let home = home();
    let folder = home.path("records");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("report.txt"), "mine").unwrap();
    let named = folder.to_str().unwrap();
    let refused = home.run(&["match", "--records", "1", named]).refusal(1);
    assert!(refused.contains("report.txt"), "{refused}");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    let run = home.run(&["match", "--records", "1", "--force", named]);
    assert_eq!((run.code, run.out.len()), (Some(0), NAMES.len() + 1));
    assert!(read(&folder, "report.txt").starts_with("Report for the arbiter\n"));
}

#[test]
fn what_is_no_match_has_no_records() {
    let home = home();
    let refused = |args: &[&str], code, expected: Expect| {
        expected.assert_eq(&home.run(args).refusal(code));
    };
    refused(
        &["match", "--records", "2"],
        1,
        expect![[r#"
            Game 2 is not a match. touchmove games lists all games.
        "#]],
    );
    refused(
        &["match", "--records", "9"],
        1,
        expect![[r#"
            No game 9. To list the newest: touchmove games
        "#]],
    );
    assert_eq!(home.run(&["match", "--records", "first"]).code, Some(2));
    assert!(!home.data("matches").exists());
}

#[test]
fn a_match_is_listed_and_exported_with_the_names_of_its_players() {
    let home = home();
    let games = home.run(&["games"]).transcript();
    assert!(games.contains("1: Anna Muster against Bernd Beispiel, Black won, "), "{games}");
    let found = home.run(&["games", "--player", "muster", "--event", "club"]).transcript();
    assert_eq!(found.lines().count(), 2, "{found}");
    let tags = home.run(&["export", "1", "--pgn"]).transcript();
    let tags: Vec<&str> = tags.lines().take_while(|line| line.starts_with('[')).collect();
    let tags = lines_of(&tags);
    expect![[r#"
        [Event "Club championship"]
        [Site "Marburg GER"]
        [Date "2026.11.20"]
        [Round "3"]
        [White "Anna Muster"]
        [Black "Bernd Beispiel"]
        [Result "0-1"]
        [Arbiter "Ruth Richter"]
        [BlackType "human"]
        [Mode "OTB"]
        [Termination "normal"]
        [TerminationDetails "resignation"]
        [TimeControl "5400+30"]
        [WhiteElo "1812"]
        [WhiteType "human"]
    "#]]
    .assert_eq(&tags);
}
