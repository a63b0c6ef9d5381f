//! Law scripts: all that are kept rule as they say, and the language tells what is wrong with one.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use proptest::prelude::*;
use touchmove::referee::{self, CHECKS, EVENTS, HEADERS, Mismatch, Script};

use crate::program::Home;

/// The rows in which the editions differ.
const ROWS: &[&str] = &[
    "illegal-standard",
    "draw-exception",
    "promotion",
    "king-capture",
    "two-hands",
    "press-without-move",
    "rapid-sparse",
    "blitz-sparse",
    "rapid-limits",
    "blitz-limits",
    "setup-complaints",
    "flag-calling",
    "both-flags",
    "default-time",
    "colours-reversed",
    "wrong-claim",
    "claimant-clock",
    "claim-move-binds",
    "claim-right",
    "repetition",
    "move-count",
    "castling-right",
    "agreed-draw",
    "resign-no-mate",
    "quickplay",
    "increment-request",
];

const EDITIONS: &[&str] = &["2001", "2005", "2009", "2014", "2017", "2018", "2023"];

/// The items of the appendix for blind players that a referee can decide.
const ITEMS: &[&str] =
    &["D.1", "D.2.1", "D.2.2", "D.2.3", "D.2.4", "D.2.5", "D.2.7", "D.2.8", "D.2.9", "D.2.10"];

/// What no script can show, and why.
const UNCHECKED: &[(&str, &str)] = &[
    ("claim-stops-clock", "a claim is judged at the moment at which it is made; no time passes"),
    ("scoresheet", "whether a sheet is paper is not seen by a referee"),
    ("assistant-clock", "what an assistant costs is a ruling on time, which 12.9 shows"),
    ("moving-assistant", "whose hand moves the pieces is not seen by a referee"),
    ("blind-ranks", "words are the work of the voices"),
    ("blind-clock", "how a clock is built is not seen by a referee"),
    ("blind-recording", "on what a player records is not seen by a referee"),
    ("hearing-assistant", "who sits at the board is not known to a referee"),
    ("D.1.1", "how large a board is"),
    ("D.1.2", "which squares are raised"),
    ("D.1.3", "that each square has a hole"),
    ("D.1.4", "how pieces are made"),
    ("D.2.6", "how a clock is made"),
    ("D.2.11", "which assistants there are"),
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/laws")
}

pub(crate) fn scripts() -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .map(|path| {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect();
    all.sort_unstable();
    all
}

fn read(name: &str, text: &str) -> Script {
    referee::read(text).unwrap_or_else(|wrongs| panic!("{name}:\n{}", lines(&wrongs)))
}

fn lines(wrongs: &[referee::Wrong]) -> String {
    let lines: Vec<String> = wrongs.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

/// With `UPDATE_EXPECT` set the expectations are written anew; read what has changed.
#[test]
fn every_script_rules_as_it_says() {
    let mut wrong = Vec::new();
    for (name, text) in scripts() {
        let script = read(&name, &text);
        let report = referee::run(&script).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
        let filled = referee::filled(&text, &report);
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(folder().join(&name), filled).unwrap();
        } else if filled != text {
            wrong.push(format!("{name}: other rulings than written\n{filled}"));
        }
        let checks = report.differences.iter().filter(|one| is_check(one));
        wrong.extend(checks.map(|one| format!("{name}: {one:?}")));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn is_check(difference: &Mismatch) -> bool {
    difference.expected.iter().any(|words| words.starts_with("check"))
}

#[test]
fn every_row_of_every_edition_has_a_script() {
    let unchecked: BTreeSet<&str> = UNCHECKED.iter().map(|(what, _)| *what).collect();
    let rows = ROWS.iter().flat_map(|row| EDITIONS.iter().map(move |year| format!("{row} {year}")));
    let wanted: BTreeSet<String> = rows.chain(ITEMS.iter().map(|&item| item.to_owned())).collect();
    let mut covered = BTreeSet::new();
    for (name, text) in scripts() {
        let year = text.lines().find_map(|line| line.strip_prefix("edition "));
        for what in read(&name, &text).covers() {
            let other = what.split(' ').nth(1).filter(|&covered| Some(covered) != year);
            assert_eq!(other, None, "{name} covers {what} by another edition");
            assert!(wanted.contains(what), "{name} covers {what}, which is no row");
            assert!(!unchecked.contains(what.as_str()), "{what} is said to be unchecked");
            covered.insert(what.clone());
        }
    }
    let missing: Vec<&String> = wanted.difference(&covered).collect();
    assert!(missing.is_empty(), "no script covers {missing:?}");
}

/// Of the Laws of 1989 Article 10 is known, and each paragraph of it has a script.
#[test]
fn every_article_of_1989_that_is_known_has_a_script() {
    let names: Vec<String> = scripts().into_iter().map(|(name, _)| name).collect();
    for paragraph in 1..=15 {
        let of = format!("10.{paragraph}");
        let shows = |name: &&String| {
            let rest = name.strip_prefix(of.as_str()).filter(|_| name.ends_with("-1989.txt"));
            rest.is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
        };
        assert!(names.iter().find(shows).is_some(), "no script of 1989 shows {of}");
    }
}

/// Each item of the appendix is checked, or said not to be.
#[test]
fn no_item_of_the_appendix_is_forgotten() {
    let unchecked = UNCHECKED.iter().map(|(what, _)| *what);
    let named: BTreeSet<&str> = ITEMS.iter().copied().chain(unchecked).collect();
    for item in (1..=11).map(|item| format!("D.2.{item}")) {
        assert!(named.contains(item.as_str()), "{item}");
    }
    for item in (1..=4).map(|item| format!("D.1.{item}")) {
        assert!(named.contains(item.as_str()), "{item}");
    }
}

#[test]
fn scripts_have_a_title_and_an_expectation() {
    for (name, text) in scripts() {
        let script = read(&name, &text);
        assert!(!script.title().is_empty(), "{name} has no title");
        assert!(script.expects(), "{name} expects nothing");
    }
}

#[test]
fn every_form_that_is_offered_can_be_read() {
    for event in EVENTS {
        read(event, &format!("0:00 {event}\n"));
    }
    for check in CHECKS {
        read(check, &format!("0:00 start\n{check}\n"));
    }
}

#[test]
fn the_document_names_every_word() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let document = fs::read_to_string(root.join("docs/referee.md")).unwrap();
    let lines: BTreeSet<&str> = document.lines().map(str::trim).collect();
    for form in EVENTS {
        let line = format!("0:10 {form}");
        assert!(lines.contains(line.as_str()), "docs/referee.md lacks the line `{line}`");
    }
    for form in CHECKS {
        assert!(lines.contains(form), "docs/referee.md lacks the line `{form}`");
    }
    for word in HEADERS {
        let named = lines.iter().any(|line| line.split(' ').next() == Some(word));
        assert!(named, "docs/referee.md has no line that begins with `{word}`");
    }
}

/// The scripts of the document can be run as they stand there.
#[test]
fn the_case_of_the_document_rules_as_it_says() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let document = fs::read_to_string(root.join("docs/referee.md")).unwrap();
    let case: Vec<&str> = document
        .lines()
        .skip_while(|line| !line.starts_with("    title "))
        .take_while(|line| line.starts_with("    ") || line.is_empty())
        .collect();
    let report = referee::run(&read("the document", &case.join("\n"))).unwrap();
    assert!(!report.events.is_empty() && report.differences.is_empty(), "{report:?}");
}

/// A script, and words that must stand in the complaint about each wrong line.
fn complaints(text: &str) -> Vec<String> {
    match referee::read(text) {
        Ok(script) => vec![referee::run(&script).unwrap_err().to_string()],
        Err(wrongs) => wrongs.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn what_is_wrong_is_named_with_its_line_and_what_to_write() {
    let cases = [
        ("editon 2018\n", "line 1: `editon` begins no line that is known; "),
        ("edition 1997\n", "line 1: `1997` is no edition of the Laws that is known; write edition"),
        ("time fast\n", "line 1: `fast` is no period"),
        ("time 40/90\n", "line 1: the last period `40/90` must be for all moves"),
        ("pace slow\n", "line 1: `pace slow` is not known; write pace and one of standard, rapid"),
        (
            "board white wood\n",
            "line 1: `board white wood` is not known; write board white and one",
        ),
        ("board pegs\n", "line 1: `pegs` is no player; write it like board white pegs"),
        ("default 30:00\n", "line 1: `default 30:00` cannot be read; write it like default time"),
        ("position 8/8 w\n", "line 1: the position cannot be set up: the first part must have"),
        ("chess960 960\n", "line 1: `960` is no position of Chess960; write chess960 and a number"),
        ("warn white\n", "line 1: `warn white` cannot be read; write it like warn white 10:00"),
        ("moves e4 e4\n", "line 1: `e4` is no legal move after 1 plies; write legal moves"),
        ("repeat Nf3\n", "line 1: `repeat Nf3` cannot be read; write it like repeat 4 times"),
        ("venue home\nvenue match\n", "line 2: `venue` stands twice; leave one of them out"),
        ("0:00 start\nedition 2018\n", "line 2: `edition` belongs before the first event; move"),
        ("0:60 start\n", "line 1: `0:60` is no time; write M:SS or H:MM:SS"),
        ("0:10 start\n0:05 pause\n", "line 2: the time is earlier than that of the event before"),
        ("0:00 white jumps\n", "line 1: `white jumps` is no event; write an event such as"),
        (
            "0:00 white claims win\n",
            "line 1: `white claims win` is no event; write it like `white cl",
        ),
        (
            "0:00 white plays e9\n",
            "line 1: `white plays e9` is no event; write it like `white plays",
        ),
        (
            "0:00 arbiter adds 2 to white\n",
            "is no event; write it like `arbiter adds 2:00 to white`",
        ),
        (
            "white plays e4\n",
            "line 1: `white` begins no line that is known; an event begins with its",
        ),
        ("> begun\n", "line 1: an expectation belongs directly after an event"),
        (
            "0:00 start\ncheck turn white\n> begun\n",
            "line 3: an expectation belongs directly after",
        ),
        ("check turn white\n", "line 1: a check belongs after an event; write it below"),
        ("0:00 start\ncheck time\n", "line 2: `check time` cannot be looked at; write it like"),
        (
            "0:00 start\n0:01 white plays Nf6\n",
            "line 2: `Nf6` is not legal here; write a legal move",
        ),
        (
            "0:00 start\n0:01 black plays e5\n",
            "line 2: black is not to move; white must move first",
        ),
    ];
    for (text, complaint) in cases {
        let all = complaints(text);
        assert!(all.iter().any(|one| one.contains(complaint)), "{text}{all:?}");
    }
}

#[test]
fn all_that_is_wrong_is_found_at_once() {
    let text = "edition 1997\ntime fast\n0:00 start\n0:05 white jumps\n0:02 pause\nvenue home\n";
    let lines: Vec<String> =
        complaints(text).iter().map(|one| one.split(':').next().unwrap().to_owned()).collect();
    assert_eq!(lines, ["line 1", "line 2", "line 4", "line 5", "line 6"]);
}

const CASE: &str = "title A wrong move\nedition 2018\ntime 90\n0:00 start\n0:10 white plays e2e5\n";

const RULED: &str = "> illegal act of white, number 1: move [7.5.1]\n> back to ply 0 [7.1]\n\
                     > white has touched e2: must move e2 [4.3]\n> black gets 2:00 more [7.5.5]\n";

#[test]
fn the_program_runs_a_script_and_prints_each_ruling() {
    let home = Home::new();
    let run = home.run_with(&["referee", "-"], CASE.as_bytes());
    assert_eq!(run.code, Some(0), "{run:?}");
    let rulings = RULED.lines();
    assert!(rulings.clone().all(|ruling| run.out.iter().any(|line| line == ruling)), "{run:?}");
    assert!(!run.out.iter().any(|line| line.contains("as expected")), "{run:?}");
    assert!(run.out.iter().all(|line| line.len() <= 80 && !line.contains('\u{1b}')), "{run:?}");
}

#[test]
fn the_program_says_whether_all_is_as_expected() {
    let home = Home::new();
    let right = format!("{CASE}{RULED}");
    let run = home.run_with(&["referee", "-"], right.as_bytes());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(run.out.last().map(String::as_str), Some("all as expected"));
    let wrong = right.replace("2:00", "1:00");
    let run = home.run_with(&["referee", "-"], wrong.as_bytes());
    assert_eq!(run.code, Some(1), "{run:?}");
    let shown = ["line 5 differs", "expected: black gets 1:00 more [7.5.5]", "1 difference"];
    assert!(shown.iter().all(|&line| run.out.iter().any(|out| out == line)), "{run:?}");
    let checked = format!("{CASE}check illegal white 2\n");
    let run = home.run_with(&["referee", "-"], checked.as_bytes());
    assert_eq!(run.code, Some(1), "{run:?}");
    assert!(run.out.iter().any(|line| line == "came: check illegal white 1"), "{run:?}");
}

/// What nobody reads to its end is not printed to its end, wherever it stands.
#[test]
fn a_line_without_end_is_not_said_back() {
    let long = "e4 ".repeat(30_000);
    for script in [
        format!("title {long}\n0:00 start\n"),
        format!("title a\n0:00 white plays {long}\n"),
        format!("title a\n{long}\n"),
        format!("title a\n0:00 start\n> {long}\n"),
        format!("title a\n0:00 start\n{}\n", "`x".repeat(30_000)),
        format!("title a\n0:00 `{long}\n"),
        format!("pace {long}\n0:00 start\n"),
        format!("position {long}\n0:00 start\n"),
        format!("moves {long}\n0:00 start\n"),
        format!("covers {long}\n0:00 start\ncheck {long}\n"),
    ] {
        let run = Home::new().run_with(&["referee", "-"], script.as_bytes());
        let told = format!("{}{}", run.text(), run.err);
        assert!(told.len() < 4000, "{}: {}", &script[..40], &told[..300]);
    }
}

#[test]
fn a_mark_of_the_byte_order_tabs_and_carriage_returns_change_nothing() {
    let home = Home::new();
    let plain = home.run_with(&["referee", "-"], CASE.as_bytes());
    let other = format!("\u{feff}{}", CASE.replace(' ', "\t").replace('\n', "\r\n"));
    let other = other.replace("A\twrong\tmove", "A wrong move");
    let run = home.run_with(&["referee", "-"], other.as_bytes());
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(run.out, plain.out);
}

#[test]
fn the_program_names_what_is_no_script() {
    let home = Home::new();
    home.write("empty.txt", String::new());
    home.write("header.txt", "title Nothing happens\n");
    std::fs::write(home.data("binary.txt"), [0xff, 0xfe, b'0', 0]).unwrap();
    std::fs::create_dir(home.data("folder")).unwrap();
    for (name, reason) in [
        ("empty.txt", "No event in"),
        ("header.txt", "No event in"),
        ("binary.txt", "it is not plain text, save it as UTF-8"),
        ("folder", "that is a folder, name a file in it"),
        ("missing.txt", "the file does not exist"),
    ] {
        let file = home.data(name).display().to_string();
        let run = home.run(&["referee", &file]);
        assert_eq!(run.code, Some(2), "{name}: {run:?}");
        assert!(run.err.contains(reason) && run.err.lines().count() == 1, "{name}: {run:?}");
    }
}

#[test]
fn a_move_after_the_end_is_named_as_such() {
    let script = "moves f3 e5 g4 Qh4\n0:00 white plays e4\n";
    let script = referee::read(script).unwrap();
    let wrong = referee::run(&script).unwrap_err();
    assert_eq!((wrong.line, wrong.reason.as_str()), (2, "the game is over"));
}

#[test]
fn the_program_fills_in_what_it_rules() {
    let home = Home::new();
    home.write("case.txt", format!("{CASE}> nonsense\n"));
    let file = home.data("case.txt").display().to_string();
    let run = home.run(&["referee", "--fill", &file]);
    assert_eq!(run.code, Some(0), "{run:?}");
    assert_eq!(run.out.join("\n") + "\n", format!("{CASE}{RULED}"));
}

#[test]
fn a_wrong_script_is_wrong_use_and_nothing_is_run() {
    let home = Home::new();
    let run = home.run_with(&["referee", "-"], b"edition 1997\n0:00 start\n0:01 \x1b[2J\n");
    assert_eq!((run.code, run.out.len()), (Some(2), 0), "{run:?}");
    assert!(run.err.contains("line 1: `1997` is no edition"), "{run:?}");
    assert!(run.err.contains("line 3: ") && !run.err.contains('\u{1b}'), "{run:?}");
    let run = home.run(&["referee", "no-such-file.txt"]);
    assert_eq!(run.code, Some(2), "{run:?}");
    assert!(run.err.contains("no-such-file.txt"), "{run:?}");
}

const SETTINGS: &[&str] = &[
    "board white pegs",
    "board black ordinary",
    "announcing repeat",
    "sheet white own",
    "supervision sparse",
    "venue home",
    "pace blitz",
    "quickplay announced",
    "time 1/2,1",
    "unconfirmed follow",
    "moves e4 e5 Nf3",
    "default time 0:30",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    /// Whatever is written, in whatever order: a script is run, or it is told what is wrong.
    #[test]
    fn no_script_is_a_fault(
        edition in proptest::sample::select(EDITIONS),
        settings in proptest::sample::subsequence(SETTINGS.to_vec(), 0..6),
        events in prop::collection::vec((0..40_u32, proptest::sample::select(EVENTS), any::<bool>()), 0..40),
    ) {
        let mut lines = vec![format!("edition {edition}"), settings.join("\n")];
        let mut secs = 0;
        for (later, event, swapped) in events {
            secs += later;
            let event = if swapped { swap(event) } else { event.to_owned() };
            let event = squares(&event);
            lines.push(format!("{}:{:02} {event}", secs / 60, secs % 60));
        }
        match referee::read(&lines.join("\n")).and_then(|script| {
            referee::run(&script).map_err(|wrong| vec![wrong])
        }) {
            Ok(report) => prop_assert!(report.differences.is_empty()),
            Err(wrongs) => prop_assert!(wrongs.iter().all(|wrong| wrong.line > 0)),
        }
    }
}

/// With moves that can be read in any position.
fn squares(event: &str) -> String {
    event.replace(" e4", " e2e4").replace("Nf3", "g1f3").replace("Nf6", "g8f6")
}

/// The same of the other player.
fn swap(event: &str) -> String {
    event.replace("white", "neither").replace("black", "white").replace("neither", "black")
}
