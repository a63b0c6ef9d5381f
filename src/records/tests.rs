//! The files of three matches as a whole, and what must hold for any.

mod course;
mod event_rules;
mod properties;
mod sealed;

use expect_test::{ExpectFile, expect_file};

use crate::archive::{Entry, GameId, Header, Player, entry};
use crate::laws::{Announcing, At};
use crate::notation::braille::page::Size;
use crate::notation::braille::text;
use crate::records::{Braille, File, KeptMatch, Voices, files};
use crate::table::{Blindfold, Place};
use crate::voices::announce::Style;
use crate::voices::{Library, Narrator};

const ONE_PEG_BOARD: &str = include_str!("../../examples/one-peg-board.toml");
const TWO_PEG_BOARDS: &str = include_str!("../../examples/two-peg-boards.toml");

fn header(table: &str) -> Header {
    Header {
        position: crate::notation::position::write(&crate::laws::Position::default()),
        variant: crate::laws::Variant::Standard,
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
        blindfold: Blindfold::Off,
        warnings: Vec::new(),
        envelope_key: None,
        white_name: String::new(),
        black_name: String::new(),
        table: Some(table.to_owned()),
        file: None,
        room: None,
        number: None,
        penalties_ruled: false,
        rulings_undone: false,
        by_the_letter: false,
        touch_asked: false,
        sheets_stop: false,
        simul: None,
        letter: None,
        odds: None,
        closely_read: false,
        elsewhere: None,
    }
}

/// A journal of lines: seconds, then the words of an entry.
fn journal(text: &str) -> Vec<Entry> {
    let line = |line: &str| {
        let (secs, words) = line.split_once(' ').unwrap();
        let what = entry::decode(words).unwrap_or_else(|| panic!("{words}"));
        Entry { at: At::from_secs(secs.parse().unwrap()), what }
    };
    text.lines().map(str::trim).filter(|text| !text.is_empty()).map(line).collect()
}

fn kept(table: &str, entries: Vec<Entry>) -> KeptMatch {
    KeptMatch::new(GameId(7), "2026-11-21", header(table), entries).unwrap()
}

fn narrator(talk: &str, moves: &str) -> Narrator {
    let mut library = Library::built_in();
    let mut voice = |name: &str| library.get(name).unwrap();
    Narrator::new(voice(talk), &voice(moves), Style::default())
}

fn voices(kept: &KeptMatch, desk: &str) -> Voices {
    Voices::of(&kept.table, &mut Library::built_in(), narrator(desk, desk))
}

/// The files with words sign by sign, so that no program is needed.
fn written(kept: &KeptMatch, desk: &str, uk: bool) -> Vec<File> {
    let mut cells =
        |_: Place, texts: &[String]| texts.iter().map(|text| text::cells(text)).collect();
    files(
        kept,
        &voices(kept, desk),
        &mut Braille { size: Size::new(40, 25), uk, cells: &mut cells },
    )
}

/// All files one after another; ends of lines and pages as signs.
fn shown(files: &[File]) -> String {
    let one = |File { name, text }: &File| {
        let text = text.replace("\r\n", "\n").replace('\u{c}', "=== next page\n");
        format!("=== {name}\n{text}")
    };
    files.iter().map(one).collect::<Vec<_>>().join("\n")
}

fn check(kept: &KeptMatch, desk: &str, uk: bool, expected: &ExpectFile) {
    expected.assert_eq(&shown(&written(kept, desk, uk)));
}

fn file<'a>(files: &'a [File], name: &str) -> &'a str {
    &files.iter().find(|file| file.name == name).unwrap().text
}

/// A slip of the tongue, a wrong claim, aids, rulings of which one is revoked, and a sheet of
/// Black's own with a mistake.
const SLIPS: &str = "
    0 memo place black taken
    1 memo passphrase white wrong
    2 memo passphrase desk right
    3 memo aid white position-readout granted
    4 memo assistant black is Hans von der Hand
    5 memo desk-closed
    10 started
    20 lifted white g1
    21 seated white f3
    22 announced white g1h3
    23 corrected white g1f3
    24 repeated black g1f3
    25 executed black
    26 clock-pressed white
    30 wrote black 0 g1h3
    40 lifted black d7
    41 seated black d5
    42 draw-offered black
    43 announced black d7d5
    44 repeated white d7d5
    45 lifted white d7
    46 seated white d5
    47 executed white
    48 clock-pressed black
    50 memo asked white times had
    51 memo asked white times had
    52 memo asked white legal-moves refused
    60 claimed threefold
    70 draw-answered black declined
    75 paused
    76 ruled warned white
    77 ruled time-taken black 60000000
    78 ruled revoked 2
    79 memo noted White is unwell
    80 resumed
    90 clock-pressed white
    100 lifted white f3
    101 seated white e5
    102 announced white f3e5
    103 repeated black f3e5
    104 executed black
    105 clock-pressed white
    120 resigned black
    121 judged 4 white-mates possible
    130 wrote black 1 d7d5
    131 wrote black 2 f3e5
    140 signed white 1-0
    141 signed black 1-0
    150 memo signed-off
";

#[test]
fn slips_claims_and_rulings_in_german() {
    let kept = kept(ONE_PEG_BOARD, journal(SLIPS));
    check(&kept, "de", false, &expect_file!["tests/slips.txt"]);
}

/// A position is set in the middle: from then on its own numbers count, as at the seats and at the desk.
#[test]
fn c5_a_sheet_counts_as_seats_and_desk_do_after_a_position_was_set() {
    let entries = journal(
        "10 started
         12 entered e2e4
         14 entered e7e5
         16 entered g1f3
         20 ruled position-set 4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_31
         22 entered e2e4
         24 entered e8e7
         26 entered e4e5
         30 ruled restored 4",
    );
    let kept = kept(&BLITZ.replace("[black]", "score = \"assistant\"\n[black]"), entries);
    let game = &kept.replay.game;
    assert_eq!(game.course().move_at(3), (31, shakmaty::Color::White));
    let sheet = written(&kept, "en", false);
    let lines: Vec<&str> = file(&sheet, "white.txt").lines().collect();
    let said = |line: &str| assert!(lines.contains(&line), "{line}: {lines:#?}");
    said("1. e4 e5");
    said("2. Sf3");
    said("31. e4");
    said("Position set by the arbiter, before move 31 of White.");
    said("Crossed out, move 31 of Black: Koenig Eva acht Eva sieben.");
}

/// Keyboards, blitz without supervision.
const BLITZ: &str = r#"
time = "3+2"
pace = "blitz"
supervision = "sparse"
announcing = "off"
[white]
name = "Ina {Test}"
title = "WFM"
rating = "2100"
fide-id = "1600001"
federation = "GER"
club = "SK Turm"
[black]
name = "Jan \"Test\""
blind = "yes"
talk = "de"
moves = "de"
[arbiter]
name = "Ruth Richter"
passphrase = "$argon2id$v=19$m=65536,t=3,p=1$WgECAwQFBgcICQoLDA0ODw$N1HKmTBW+VQI8dfep+0V+Y/9YUnxO4cOokImo0mCUKU"
"#;

/// An illegal move that is claimed, one that stands, moves that are cancelled, a position that the
/// arbiter has set, a flag.
const IRREGULAR: &str = "
    0 absent black
    5 arrived black
    10 started
    12 entered e2e4
    14 entered e7e5
    16 entered f1b6
    18 illegal-claimed black
    20 entered f1b5
    22 entered b8c6
    24 draw-offered black
    26 entered b5a6
    30 entered a7a5
    40 entered a1a3
    42 entered a5a4
    50 found displaced 2
    52 ruled restored 3
    54 resumed
    56 entered b1b3
    60 paused
    61 ruled position-set r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/8/PPPP1PPP/RNBQK1NR_w_KQkq_-_4_3
    62 resumed
    70 entered b5c6
    72 entered d7c6
    80 paused
    81 ruled clock-set white 1000000
    82 resumed
    90 time-passed
    91 judged 9 black-mates possible
";

#[test]
fn illegal_moves_and_a_position_that_was_set_in_english() {
    let kept = kept(BLITZ, journal(IRREGULAR));
    check(&kept, "en", true, &expect_file!["tests/irregular.txt"]);
}

/// The times of day that an arbiter knows, also after the program was started anew; nothing that is
/// told twice; and what was announced and never made.
#[test]
fn the_report_has_times_of_day_and_tells_each_thing_once() {
    let kept = kept(
        TWO_PEG_BOARDS,
        journal(
            "0 memo started 2026-11-21 09:59:50
             0 plays white typed
             1 plays white pegs
             2 plays black pegs
             10 started
             12 plays white pegs
             20 announced white e2e4
             30 touch-claimed black d2
             35 two-hands-claimed black
             40 ruled restored 0
             50 plays black typed
             60 memo started 2026-11-22 23:59:58
             64 memo told by black It is too loud
             66 memo seen-to",
        ),
    );
    let files = written(&kept, "en", false);
    let (_, course) = file(&files, "report.txt").split_once("The course of the game\n").unwrap();
    expect_test::expect![[r"
        It began on 2026-11-21. Times are times of day.
        09:59:50 The program is started: 2026-11-21 09:59:50.
        10:00:00 The game begins. FIDE 2023, 6.6.
        10:00:10 White announces pawn e2 e4. FIDE 2023, D.2.1.
        10:00:10 Black, repeat the move. FIDE 2023, D.2.1.
        10:00:20 Black says White touched d2 at move 1. FIDE 2023, 4.8.
        10:00:25 Black says: two hands made the move. FIDE 2023, 7.5.4.
        10:00:30 Ruling 1: Back to the starting position. FIDE 2023, 7.6.
        10:00:30 No longer counts: pawn e2 e4.
        10:00:40 Black plays on another device: keyboard.
        23:59:58 The program is started: 2026-11-22 23:59:58.
        00:00:02 Black calls the arbiter: It is too loud
        00:00:04 Dealt with: the player's words to the arbiter.
    "]]
    .assert_eq(course);
    let report = file(&files, "report.txt");
    assert!(report.contains("Black, claims: 0.\nBlack, complaints: 2.\n"), "{report}");
    let pgn = file(&files, "game.pgn").replace('\n', " ");
    assert!(pgn.contains("Announced and cancelled: 1. e4."), "{pgn}");
}
