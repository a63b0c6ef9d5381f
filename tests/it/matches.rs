//! Match files: the examples, what is said of a file, and the questions of a new one, by the real
//! program.

use std::fs;
use std::path::Path;
use std::process::Command;

use expect_test::{Expect, expect, expect_file};
use touchmove::command::aid::Aid;
use touchmove::laws::{Announcing, BoardKind, Scribe};
use touchmove::table::Match;
use touchmove::table::file::{self, MatchFile, MatchFileNote};

use crate::program::{Home, Run, Running, lines_of};

fn example(name: &str) -> Match {
    let text = fs::read_to_string(path(name)).unwrap();
    read(&text).table
}

fn path(name: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name).display().to_string()
}

fn read(text: &str) -> MatchFile {
    let voices = touchmove::voices::Library::built_in().usable();
    file::read(text, &voices).unwrap()
}

#[test]
fn every_example_is_in_order_and_its_only_flaw_is_the_known_passphrase() {
    let files = fs::read_dir(path("")).unwrap().map(Result::unwrap);
    let files = files.filter(|entry| entry.path().is_file());
    let mut names: Vec<_> = files.map(|entry| entry.file_name()).collect();
    names.sort();
    assert_eq!(names, ["one-peg-board.toml", "relaying-assistant.toml", "two-peg-boards.toml"]);
    for name in names {
        let table = example(name.to_str().unwrap());
        assert_eq!(file::notes(&table), [MatchFileNote::KnownPassphrase], "{name:?}");
        assert!(table.arbiter.passphrase.fits("example"));
    }
}

#[test]
fn the_examples_are_the_tables_that_they_say() {
    let rules = |name: &str| example(name).setup().rules;
    let one = rules("one-peg-board.toml");
    assert_eq!((one.boards.white, one.boards.black), (BoardKind::Pegs, BoardKind::Ordinary));
    assert_eq!(one.announcing, Announcing::Repeat);
    assert_eq!((one.scribes.white, one.scribes.black), (Scribe::Assistant, Scribe::Own));
    let two = example("two-peg-boards.toml");
    let kinds = two.setup().rules.boards;
    assert_eq!((kinds.white, kinds.black), (BoardKind::Pegs, BoardKind::Pegs));
    assert!(two.adjournment && two.quickplay);
    assert!(two.players.black.aids.allow(Aid::PositionReadout));
    assert!(!two.players.black.aids.allow(Aid::MoveNumber));
    let relayed = example("relaying-assistant.toml");
    assert_eq!(relayed.setup().rules.boards.white, BoardKind::Typed);
    assert_eq!(relayed.players.white.assistant.unwrap().name, "Frida Helfer");
    assert!(relayed.players.black.hard_of_hearing);
}

fn checks(home: &Home, name: &str, expected: &Expect) {
    // Who can read the examples is up to where they lie.
    let told = home.run(&["match", "--check", name]).transcript();
    let who = |line: &&str| !line.contains("chmod 600 ");
    let told: String = told.lines().filter(who).flat_map(|line| [line, "\n"]).collect();
    expected.assert_eq(&told);
}

#[test]
fn a_table_is_told_in_sentences() {
    checks(
        &Home::new(),
        &path("one-peg-board.toml"),
        &expect![[r#"
            Anna Muster against Bernd Beispiel.
            Event: Club championship.
            Round 3.
            Site: Marburg GER.
            Place: Library, table 5.
            Date: 2026-11-21.
            Time: 1 hour 30 minutes for 40 moves, plus 30 seconds per move.
            Then 30 minutes, plus 30 seconds per move.
            Laws: FIDE 2023, pace standard.
            Moves are announced, repeated and played on the board.
            Default time: 30 minutes.
            White: Anna Muster, GER, 1812.
            White is blind or visually impaired.
            White plays on a peg board, peg1:/dev/ttyACM0.
            White hears moves in fide, everything else in de.
            Score sheet of White: kept by the program.
            Time warnings for White: 30, 10, 5, 1 minutes.
            White may ask for: last announcements, own score sheet, times, move number.
            Black: Bernd Beispiel, SK Turm.
            Black plays on an electronic board, dgt:/dev/ttyUSB0.
            Black reads moves in fide, everything else in de.
            Score sheet of Black: typed by the player.
            Black may ask for: last announcements, own score sheet, times, move number.
            Arbiter: Ruth Richter.
            This passphrase is in the examples: everybody knows it. touchmove match --new asks for yours.
            The match file has no faults.
        "#]],
    );
}

#[test]
fn a_table_is_told_in_the_language_that_is_set() {
    let german = Home::new();
    german.write("settings.toml", "talk = \"de\"\n");
    checks(
        &german,
        &path("relaying-assistant.toml"),
        &expect![[r#"
            Emil Muster gegen Gustav Beispiel.
            Turnier: Open of the city.
            Runde 5.
            Ort: Wien AUT.
            Platz: Table 12.
            Datum: 2026-11-21.
            Bedenkzeit: eine Stunde 30 Minuten, plus 30 Sekunden je Zug.
            Regeln: FIDE 2023, Turnierschach.
            Züge werden angesagt, wiederholt und ausgeführt.
            Karenzzeit: 30 Minuten.
            Weiß: CM Emil Muster, 2105, FIDE 1600001.
            Weiß ist blind oder sehbehindert.
            Weiß spielt mit einem Assistenten.
            Weiß hat einen Assistenten, Frida Helfer.
            Weiß hört Züge mit fide, alles andere mit de.
            Partieformular von Weiß: führt das Programm.
            Weiß darf fragen nach: letzte Ansagen, eigenes Partieformular, Zeiten, Zugnummer.
            Schwarz: Gustav Beispiel.
            Schwarz ist hörbehindert.
            Schwarz spielt an der Tastatur.
            Schwarz liest Züge mit de, alles andere mit de.
            Partieformular von Schwarz: schreibt der Spieler.
            Schwarz darf fragen nach: letzte Ansagen, eigenes Partieformular, Zeiten, Zugnummer.
            Schiedsrichter: Ruth Richter.
            Das Passwort ist das der Beispiele, und jeder kennt es. touchmove match --new fragt nach deinem.
            Die Wettkampfdatei ist in Ordnung.
        "#]],
    );
}

const WRONG: &str = r#"
tmie = "90+30"
laws = "fide-1999"
default-time = 15

[white]
name = Anna
device = "pegs"
address = "dgt"
blind = "perhaps"

[black]
name = "Bernd"
moves = "xx"
xyzzy-plugh = ""

[aids]
engine = "yes"
legal-moves = "maybe"
"#;

fn told(home: &Home, text: &str, expected: &Expect) {
    let file = home.path("match.toml");
    fs::write(&file, text).unwrap();
    expected.assert_eq(&home.run(&["match", "--check", file.to_str().unwrap()]).refusal(1));
}

#[test]
fn mistakes_are_told_line_by_line_in_the_players_language() {
    let (english, german) = (Home::new(), Home::new());
    german.write("settings.toml", "talk = \"de\"\n");
    told(
        &english,
        WRONG,
        &expect![[r#"
            Line 2: tmie is unknown here. Did you mean time?
            Line 3: laws cannot be fide-1999. Laws: the edition, such as fide-2023. One of: fide-1989, fide-2001, fide-2005, fide-2009, fide-2014, fide-2017, fide-2018, fide-2023.
            Line 7: not of the form key = "value". Put the value in quotation marks.
            Line 9: DGT is not a peg board. Write device = "board".
            Line 10: blind in [white] cannot be perhaps. Blind or visually impaired. One of: yes, no.
            Line 14: moves in [black] cannot be xx. Move voice: fide says Eva vier, fide-en Eva four, en e4. One of: en, cs, de, es, fide, fide-br, fide-cs, fide-en, fide-es, fide-fr, fide-hu, fide-it, fide-ko, fide-nl, fide-pl, fide-pt, fide-ru, fide-sv, fide-th, fide-tr, fide-uk, fide-vi, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
            Line 15: xyzzy-plugh is unknown here. One of: name, title, federation, club, rating, fide-id, blind, hard-of-hearing, device, address, moves, talk, form, speech, rate, output, synthesiser, print, braille-table, score, warnings, code, assistant, aids.
            Line 18: engine: no arbiter can grant this, advice is forbidden. FIDE 2023, 11.3.1.
            Line 19: legal-moves in [aids] cannot be maybe. Aid: legal moves. One of: yes, no.
            name in [arbiter] is missing. Name of the arbiter.
            passphrase in [arbiter] is missing. Passphrase, as a hash. touchmove match --new makes one.
        "#]],
    );
    told(
        &german,
        WRONG,
        &expect![[r#"
            Zeile 2: tmie ist hier unbekannt. Meinst du time?
            Zeile 3: laws kann nicht fide-1999 sein. Regeln: die Ausgabe, etwa fide-2023. Eines von: fide-1989, fide-2001, fide-2005, fide-2009, fide-2014, fide-2017, fide-2018, fide-2023.
            Zeile 7: nicht von der Form Schlüssel = "Wert". Werte stehen in Anführungszeichen.
            Zeile 9: nicht für Steckbretter: DGT. Schreibe device = "board".
            Zeile 10: blind in [white] kann nicht perhaps sein. Blind oder sehbehindert. Eines von: yes, no.
            Zeile 14: moves in [black] kann nicht xx sein. Zugstimme: fide sagt Eva vier, fide-en Eva four, de e4. Eines von: en, cs, de, es, fide, fide-br, fide-cs, fide-en, fide-es, fide-fr, fide-hu, fide-it, fide-ko, fide-nl, fide-pl, fide-pt, fide-ru, fide-sv, fide-th, fide-tr, fide-uk, fide-vi, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
            Zeile 15: xyzzy-plugh ist hier unbekannt. Eines von: name, title, federation, club, rating, fide-id, blind, hard-of-hearing, device, address, moves, talk, form, speech, rate, output, synthesiser, print, braille-table, score, warnings, code, assistant, aids.
            Zeile 18: Schachprogramm: das kann kein Schiedsrichter erlauben, Rat ist verboten. FIDE 2023, 11.3.1.
            Zeile 19: legal-moves in [aids] kann nicht maybe sein. Hilfe: mögliche Züge. Eines von: yes, no.
            name in [arbiter] fehlt. Name des Schiedsrichters.
            passphrase in [arbiter] fehlt. Passwort, als Hash. touchmove match --new erzeugt ihn.
        "#]],
    );
    let pairing = "[white]\nblind = true\ndevice = \"assistant\"\n[black]\nname = \"B\"\nhard-of-hearing = true\n";
    told(
        &english,
        pairing,
        &expect![[r#"
        Line 1: name in [white] is missing. Name of the player.
        Line 3: no assistant for White. Name one in [white.assistant].
        Line 6: an assistant is needed: blind against hearing-impaired. Name one in [white.assistant] or [black.assistant]. FIDE 2023, D.2.11.
        time is missing. Time control, such as 15+10, 40/90+30,30+30 or 5d3; off: no clocks.
        name in [arbiter] is missing. Name of the arbiter.
        passphrase in [arbiter] is missing. Passphrase, as a hash. touchmove match --new makes one.
    "#]],
    );
}

/// A value of blanks is told to be none.
#[test]
fn m7_a_value_without_a_character_is_told_to_be_empty() {
    let home = Home::new();
    for blank in ["", " ", "    ", "\u{a0}", "\u{3000}\u{2003}", "\\t"] {
        let file = home.path("match.toml");
        let text = format!("[white]\nname = \"{blank}\"\ncode = \"{blank}\"\n");
        fs::write(&file, text).unwrap();
        let told = home.run(&["match", "--check", file.to_str().unwrap()]).refusal(1);
        for (line, key) in [(2, "name"), (3, "code")] {
            let told = told.lines().find(|told| told.starts_with(&format!("Line {line}: ")));
            let empty = format!("Line {line}: {key} in [white] has no value that can be read.");
            assert!(told.is_some_and(|told| told.starts_with(&empty)), "{blank:?} {told:?}");
        }
    }
}

#[test]
fn a_file_that_cannot_be_read_is_told() {
    let home = Home::new();
    let folder = home.path("folder");
    fs::create_dir(&folder).unwrap();
    let bytes = home.path("bytes");
    fs::write(&bytes, b"time = \"\xff\"").unwrap();
    let cases = [
        (folder, "that is a folder, name a file in it"),
        (bytes, "it is not plain text, save it as UTF-8"),
        ("/dev/zero".into(), "it is too large"),
    ];
    for (file, reason) in cases {
        let file = file.to_str().unwrap();
        let told = home.run(&["match", "--check", file]).refusal(2);
        assert_eq!(told, format!("{file} cannot be read: {reason}.\n"));
    }
}

/// A match that is not laid yet: one sentence says how it is.
#[test]
fn c13_a_match_file_that_is_not_there_names_how_one_is_written() {
    let home = Home::new();
    for (args, file) in [
        (&["match"] as &[&str], "match.toml"),
        (&["match", "evening.toml"], "evening.toml"),
        (&["match", "--check", "evening.toml"], "evening.toml"),
    ] {
        let told = home.run(args).refusal(2);
        let expected =
            format!("Match file not found: {file}. To write one: touchmove match --new {file}\n");
        assert_eq!(told, expected);
    }
}

#[test]
fn wrong_use_of_a_match_is_told() {
    let refuses = |args: &[&str], expected: Expect| {
        expected.assert_eq(&Home::new().run(args).refusal(2));
    };
    refuses(
        &["match", "match.toml"],
        expect![[r#"
            Match file not found: match.toml. To write one: touchmove match --new match.toml
        "#]],
    );
    refuses(
        &["match", "--new", "--check"],
        expect![[r#"
            Use --new or --check, not both.
            For help: touchmove match --help
        "#]],
    );
}

/// Asks for a new file at `new.toml` in the home, on a computer without boards, outputs and braille.
fn new(home: &Home, lines: &[&str]) -> Run {
    home.write("settings.toml", "talk = \"en\"\nmoves = \"fide\"\nspeech = \"off\"\n");
    let mut running = Running::of(asking(home));
    running.feed(lines_of(lines).into_bytes());
    running.end()
}

fn asking(home: &Home) -> Command {
    let mut command = home.command(&["match", "--new", home.path("new.toml").to_str().unwrap()]);
    // What is installed here does not add questions.
    command.env("PATH", home.path("nowhere"));
    command
}

/// The answers for a match of a blind player.
const SHORT: &[&str] = &[
    "Anna",
    "Bernd",
    "1",
    "peg1:/dev/ttyACM0",
    "",
    // Time, announcing, supervision, default time.
    "15+10",
    "",
    "",
    "30",
    "Ruth",
    "Läufer schlägt Turm",
    "Läufer schlägt Turm",
    "",
];

#[test]
fn the_questions_say_what_enter_means_and_a_file_in_order_comes_of_them() {
    let home = Home::new();
    let run = new(&home, SHORT);
    let text = run.transcript().replace(home.path("").to_str().unwrap(), "");
    expect_file!["../data/match-questions.txt"].assert_eq(&text);
    let written = fs::read_to_string(home.path("new.toml")).unwrap();
    assert!(!written.contains("Läufer"));
    let hash = read(&written).table.arbiter.passphrase;
    assert!(hash.fits("Läufer schlägt Turm"));
    expect_file!["../data/match-written.toml"]
        .assert_eq(&written.replace(&hash.to_string(), "HASH"));
    let file = home.path("new.toml");
    let checked = home.run(&["match", "--check", file.to_str().unwrap()]).transcript();
    assert!(checked.ends_with("The match file has no faults.\n"), "{checked}");
}

#[test]
#[cfg(unix)]
fn nobody_else_can_read_a_new_file() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    new(&home, SHORT).transcript();
    let mode = fs::metadata(home.path("new.toml")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn a_file_that_is_there_is_never_written_over() {
    let home = Home::new();
    let file = home.path("new.toml");
    fs::write(&file, "old").unwrap();
    let run = new(&home, SHORT);
    let told = format!("{} already exists. Name another file.\n", file.display());
    assert_eq!(run.refusal(1), told);
    assert_eq!(fs::read_to_string(&file).unwrap(), "old");
}

#[test]
fn whoever_leaves_before_the_first_answer_has_written_nothing() {
    let home = Home::new();
    let run = new(&home, &[]);
    assert_eq!((run.code, run.out.last().unwrap().as_str()), (Some(1), "Nothing written."));
    assert!(!home.path("new.toml").exists() && !home.path("new.toml.draft").exists());
}

#[test]
fn a_folder_that_is_not_there_is_told_before_the_first_question() {
    let home = Home::new();
    let file = home.path("nowhere/new.toml");
    let run = home.run_with(&["match", "--new", file.to_str().unwrap()], b"\n");
    let told = format!("Not written, {}: the folder does not exist.\n", file.display());
    assert_eq!(run.refusal(1), told);
}

#[test]
fn a_line_that_is_no_text_answers_nothing() {
    let home = Home::new();
    home.write("settings.toml", "speech = \"off\"\n");
    let mut running = Running::of(asking(&home));
    running.feed([b"\xff\n".as_slice(), lines_of(SHORT).as_bytes()].concat());
    let run = running.end();
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(run.out[5], "That line is not text in UTF-8. Type it again.");
}

/// Every line of the table is heard to its end, and so is why an answer is none.
#[test]
#[cfg(all(feature = "speech", unix))]
fn what_became_of_the_answers_is_heard_in_full() {
    use crate::fake_ssip::FakeSsip;
    let home = Home::new();
    home.write("settings.toml", "talk = \"en\"\n");
    let fake = FakeSsip::listen(&home.path("speech.sock"));
    let mut command = asking(&home);
    let address = format!("unix_socket:{}", home.path("speech.sock").display());
    command.env("SPEECHD_ADDRESS", address).env_remove("TOUCHMOVE_SPEECH");
    let mut running = Running::of(command);
    running.feed(lines_of(SHORT).into_bytes());
    let run = running.end();
    assert_eq!(run.code, Some(0), "{run:?}");
    let from = run.out.iter().position(|line| line.starts_with("Written")).unwrap();
    let mut heard = String::new();
    while !heard.contains("The match file has no faults.") {
        heard.push_str(&fake.heard());
    }
    for line in &run.out[from + 1..] {
        assert!(heard.contains(line), "{line} in {heard}");
    }
}
