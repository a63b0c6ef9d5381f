//! The way of an arbiter: the match file, its questions, and what a match leaves behind.

use std::fs;

use expect_test::{Expect, expect};

use crate::program::{Home, Run, Running, lines_of};
#[cfg(unix)]
use crate::terminal::Terminal;

/// A match file of a blind player against one who sees.
fn lay(home: &Home, rest: &str, black: &str, arbiter: &str) {
    let hash = include_str!("../../../examples/two-peg-boards.toml")
        .lines()
        .find(|line| line.starts_with("passphrase"))
        .unwrap();
    let text = format!(
        "time = \"90+30\"\ndate = \"2026-11-21\"\ndefault-time = \"30\"\n{rest}\n[white]\nname = \"Anna\"\n\
         blind = \"yes\"\nspeech = \"no\"\n[black]\nname = \"Bernd\"\nspeech = \"no\"\n{black}\n\
         [arbiter]\nname = \"Ruth\"\n{arbiter}\n{hash}\n"
    );
    fs::write(home.path("match.toml"), text).unwrap();
}

/// Plays at the terminal of the host, which serves all places; the desk is opened first.
fn play(home: &Home, lines: &[&str]) -> Run {
    home.write("settings.toml", "talk = \"en\"\nmoves = \"en\"\nspeech = \"off\"\n");
    let lines = [&["desk", "example", "start", "leave"], lines].concat();
    let file = home.path("match.toml");
    home.run_with(&["match", file.to_str().unwrap()], lines_of(&lines).as_bytes())
}

/// A ply: announced, repeated, pressed.
fn ply(by: &str, other: &str, mv: &str) -> [String; 3] {
    [format!("{by} {mv}"), format!("{other} {mv}"), format!("{by} press")]
}

fn plies(moves: &[&str]) -> Vec<String> {
    let sides = [("white", "black"), ("black", "white")];
    let sides = sides.into_iter().cycle();
    moves.iter().zip(sides).flat_map(|(mv, (by, other))| ply(by, other, mv)).collect()
}

/// Plays these moves and then does this at the desk, which signs off.
fn played(home: &Home, moves: &[&str], then: &[&str]) -> String {
    let moves = plies(moves);
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    play(home, &[&moves[..], then].concat()).transcript()
}

/// What White is told before the clocks run, without the lines of the pieces.
fn opening(told: &str) -> String {
    let mine = |line: &&str| line.starts_with("White: ") && !line.contains(" pawns ");
    let lines: Vec<&str> = told.lines().filter(mine).take(10).collect();
    lines.join("\n")
}

const END: [&str; 6] = ["desk", "example", "result 1/2-1/2", "yes", "sign-off", "yes"];

fn record(home: &Home, name: &str) -> String {
    fs::read_to_string(home.data("matches/1").join(name)).unwrap()
}

/// What the game began with, by its PGN.
fn tags(home: &Home) -> String {
    let pgn = record(home, "game.pgn");
    let kept = ["[FEN", "[SetUp", "[Variant", "[PlyCount"];
    let lines = pgn.lines().filter(|line| kept.iter().any(|tag| line.starts_with(tag)));
    lines.collect::<Vec<_>>().join("\n")
}

#[expect(clippy::needless_pass_by_value, reason = "`expect!` makes a value")]
fn check(said: &str, expected: Expect) {
    expected.assert_eq(said);
}

#[test]
fn c4_a_sheet_kept_by_hand_is_left_to_the_player_and_the_arbiter() {
    let home = Home::new();
    lay(&home, "", "score = \"hand\"", "");
    let asked = ["black score", "black write e4", "white score theirs"];
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"];
    let told = played(
        &home,
        &moves,
        &[&asked[..], &END[..1], &["example", "compare"], &END[2..]].concat(),
    );
    assert!(!told.contains("lacks") && !told.contains("must write"), "{told}");
    let by_hand: Vec<&str> = told.lines().filter(|line| line.contains("sheet")).collect();
    check(
        &by_hand.join("\n"),
        expect![[r#"
        Black: You keep score by hand. Only your own sheet has the moves.
        Black: You keep score by hand. Only your own sheet has the moves.
        White: The opponent's sheet is not available. FIDE 2023, 8.5.2.
        Desk: Black writes by hand: look at that sheet yourself."#]],
    );
    let sheet = record(&home, "black.txt");
    for line in [
        "Score sheet of Black: by hand, on paper or in braille.",
        "The moves are on the player's own sheet. Put it with this one.",
    ] {
        assert!(sheet.lines().any(|told| told == line), "{sheet}");
    }
    assert!(!sheet.contains("1. e4"), "{sheet}");
}

#[test]
fn c15_chess960_is_announced_played_and_kept() {
    let home = Home::new();
    lay(&home, "chess960 = 0", "", "");
    let told = played(&home, &["e4", "e5"], &END);
    check(
        &opening(&told),
        expect![[r#"
            White: You play White, Anna. Opponent: Bernd.
            White: Time: 1 hour 30 minutes, plus 30 seconds per move.
            White: Every move is announced and repeated. Type your move, then press.
            White: Chess960, position 0.
            White: Special starting position. Set up your board:
            White: Rank acht: black bishops Anna, Bella,
            White: queen Cesar, knights David, Eva,
            White: rooks Felix, Hector, king Gustav.
            White: Ranks sechs to drei: empty.
            White: Rank eins: white bishops Anna, Bella,"#]],
    );
    check(
        &tags(&home),
        expect![[r#"
        [FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]
        [PlyCount "2"]
        [SetUp "1"]
        [Variant "Chess960"]"#]],
    );
}

#[test]
fn c15_a_match_begins_from_the_position_of_its_file() {
    let home = Home::new();
    lay(&home, "position = \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"", "", "");
    let told = played(&home, &["e4", "Kd7"], &END);
    check(
        &opening(&told),
        expect![[r#"
            White: You play White, Anna. Opponent: Bernd.
            White: Time: 1 hour 30 minutes, plus 30 seconds per move.
            White: Every move is announced and repeated. Type your move, then press.
            White: Special starting position. Set up your board:
            White: Rank acht: black king Eva.
            White: Ranks sieben to drei: empty.
            White: Rank zwei: white pawn Eva.
            White: Rank eins: white king Eva.
            White: Bauer Eva zwei Eva vier
            White: Black repeats it."#]],
    );
    check(
        &tags(&home),
        expect![[r#"
        [FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]
        [PlyCount "2"]
        [SetUp "1"]"#]],
    );
    lay(&home, "chess960 = 0\nposition = \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"", "", "");
    let file = home.path("match.toml");
    let refused = home.run(&["match", "--check", file.to_str().unwrap()]).refusal(1);
    check(
        &refused,
        expect![[r#"
            Line 5: a game has one starting position. Leave chess960 or position out.
        "#]],
    );
}

#[test]
fn c15_the_desk_has_a_language_of_its_own() {
    let home = Home::new();
    lay(&home, "", "", "talk = \"de\"\nmoves = \"de\"");
    let told = play(&home, &["desk", "example", "turn"]).transcript();
    let desk: Vec<&str> = told.lines().filter(|line| line.starts_with("Pult")).collect();
    check(
        &desk.join("\n"),
        expect![[r#"
            Pult: Passwort des Schiedsrichters. Enter allein: zurück.
            Pult: Willkommen.
            Pult: Die Partie beginnt. Die Uhr von Weiß läuft.
            Pult: Das Pult ist geschlossen.
            Pult: Passwort des Schiedsrichters. Enter allein: zurück.
            Pult: Willkommen.
            Pult: Weiß am Zug, Zug 1."#]],
    );
    assert!(told.contains("\nThe game begins. White's clock is running.\n"), "{told}");
}

/// Answers for a table, but for the passphrase and the last Enter.
const ANSWERS: [&str; 9] = ["Anna", "Bernd", "1", "", "", "90+30", "", "30", "Ruth"];

/// The questions on a computer on which nothing is found.
fn asks(home: &Home, lines: &[&str]) -> Run {
    home.write("settings.toml", "talk = \"en\"\nmoves = \"en\"\nspeech = \"off\"\n");
    let mut command = home.command(&["match", "--new", home.path("table.toml").to_str().unwrap()]);
    command.env("PATH", home.path("nowhere"));
    let mut running = Running::of(command);
    running.feed(lines_of(lines).into_bytes());
    running.end()
}

#[test]
fn c1_whoever_leaves_goes_on_with_the_next_question() {
    let home = Home::new();
    let left = asks(&home, &ANSWERS[..6]);
    assert_eq!(left.code, Some(1), "{left:?}");
    let kept = "Your answers are kept. Type the same command to continue.";
    assert_eq!(left.out.last().map(String::as_str), Some(kept));
    assert!(!home.path("table.toml").exists());
    let draft = home.path("table.toml.draft");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&draft).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let secret = ["three long words"; 2];
    let done = asks(&home, &[&ANSWERS[6..], &secret, &[""]].concat());
    assert_eq!(done.code, Some(0), "{done:?}");
    assert!(done.out.iter().any(|line| line == "Continuing after 6 answers."), "{done:?}");
    assert!(done.out.iter().any(|line| line == "The match file has no faults."), "{done:?}");
    let written = fs::read_to_string(home.path("table.toml")).unwrap();
    assert!(written.contains("name = \"Anna\"") && written.contains("time = \"90+30\""));
    assert!(!draft.exists());
}

#[test]
#[cfg(unix)]
fn c1_control_c_keeps_what_was_answered() {
    let home = Home::new();
    home.write("settings.toml", "talk = \"en\"\nspeech = \"off\"\n");
    let args = ["match", "--new", "table.toml"];
    let mut terminal = Terminal::new(&home, "xterm", (40, 100), &args);
    for (question, answer) in [("Name of White.", "Anna"), ("Name of Black.", "Bernd")] {
        terminal.until_shown(question);
        terminal.press(&format!("{answer}\r"));
    }
    terminal.until_shown("Who is blind");
    terminal.press("\u{3}");
    terminal.until_shown("Your answers are kept.");
    assert_eq!(terminal.end(), 1);
    let mut again = Terminal::new(&home, "xterm", (40, 100), &args);
    again.until_shown("Continuing after 2 answers.");
    again.until_shown("Who is blind");
    again.press("/back\r");
    again.until_shown("Enter: Bernd.");
    again.press("\u{4}");
    again.until_shown("Your answers are kept.");
    assert_eq!(again.end(), 1);
}

/// What is no legal move was heard by both, and so are its correction and its end.
#[test]
fn d_illegal_announcements_and_corrections_stand_in_every_record() {
    let home = Home::new();
    lay(&home, "", "", "");
    let slips = [
        "white e2 e5",
        "white correct e4",
        "black e4",
        "white press",
        "black e5",
        "black correct d5",
        "white d5",
        "black press",
        "white e4 e6",
        "white press",
    ];
    let told = play(&home, &[&slips[..], &END].concat()).transcript();
    assert!(told.contains("White's first illegal move."), "{told}");
    let said = record(&home, "announcements.txt");
    let said: Vec<&str> = said.lines().filter_map(|line| line.split_once(' ')?.1.into()).collect();
    check(
        &said[2..].join("\n"),
        expect![[r#"
            The game begins. White's clock is running.
            pawn e2 e5. Announced, illegal, taken back.
            Corrected from pawn e2 e5 to pawn e2 e4.
            Black repeats it.
            pawn e7 e5
            Corrected from pawn e7 e5 to pawn d7 d5.
            White repeats it.
            pawn e4 e6. Announced, illegal.
            White's first illegal move. Ruling 1.
            Back to the position after move 1, Black.
            Black gets 2 minutes more. FIDE 2023, 7.5.5.
            Ruling 2: White gets half a point, Black half a point. FIDE 2023, 12.9.
            The arbiter has signed off."#]],
    );
    let pgn = record(&home, "game.pgn").replace('\n', " ");
    let report = record(&home, "report.txt");
    for line in [
        "White announces pawn e2 e5. Announced, illegal, taken back.",
        "White corrects pawn e2 e5 to pawn e2 e4.",
        "Black corrects pawn e7 e5 to pawn d7 d5.",
        "White announces pawn e4 e6. Announced, illegal.",
    ] {
        assert!(pgn.contains(line), "{line}: {pgn}");
        assert!(report.contains(line), "{line}: {report}");
    }
}

/// The records of an adjourned game, and of one that is resumed, are in one set of letters.
#[test]
fn d_remarks_in_braille_have_the_capital_sign_of_the_moves() {
    let home = Home::new();
    lay(&home, "", "score = \"own\"", "");
    let moves = ["Nf3", "Nf6"];
    let told = played(&home, &moves, &[&["black write Nh3"][..], &END].concat());
    assert!(!told.is_empty());
    let sheet = record(&home, "black.brf");
    assert!(sheet.contains(".SF3."), "{sheet}");
}

/// An end that was revoked by a position is no end of the first part.
#[test]
fn d_a_part_that_goes_on_has_no_termination_of_its_own_and_a_complaint_stands_once() {
    let home = Home::new();
    lay(&home, "", "", "");
    let set = "position 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let then = ["white touched h7", "desk", "example", "dismiss", "pause", set, "resume", "leave"];
    let resigned = ["white resign", "yes"];
    played(
        &home,
        &["e4", "e5"],
        &[&then[..], &resigned, &["desk", "example", "sign-off", "yes"]].concat(),
    );
    let pgn = record(&home, "game.pgn");
    let [first, second] = [0, 1].map(|part| pgn.split("[Event ").nth(part + 1).unwrap());
    assert!(first.contains("[Termination \"unterminated\"]\n"), "{first}");
    assert!(!first.contains("TerminationDetails"), "{first}");
    assert!(second.contains("[Termination \"normal\"]\n"), "{second}");
    let text = pgn.replace('\n', " ");
    assert_eq!(text.matches("White says Black touched h7").count(), 1, "{text}");
}

/// The host ends by itself only when the recording is whole; then it says where it is.
#[test]
fn d_the_records_are_whole_when_the_program_says_so() {
    let home = Home::new();
    lay(&home, "", "", "");
    let told = played(&home, &["e4", "e5"], &END);
    let lines: Vec<&str> = told.lines().filter(|line| line.contains("ecords")).collect();
    assert!(lines[lines.len() - 2].ends_with("Writing the records."), "{told}");
    assert!(lines[lines.len() - 1].contains("The records are in "), "{told}");
    for file in ["game.pgn", "white.txt", "black.brf", "report.txt", "announcements.txt"] {
        assert!(!record(&home, file).is_empty(), "{file}");
    }
    let unsigned = ["White has not signed.", "Black has not signed."];
    assert!(unsigned.iter().all(|line| told.contains(line)), "{told}");
}
