//! Whether an announced move is legal, no place but the desk can hear before the clock is pressed:
//! not from what is said, not from a tone, not from a lamp of a board.

use std::fmt::Write;

use crate::app::seats::tests::Table;
use crate::app::seats::tests::devices::{BLACK, BLACK_PEGS, KEYS, WHITE, WHITE_PEGS};
use crate::pegboard::Make;

/// What the players hear of a script in which the pawn goes to e4 or, if illegal, to e5.
fn heard(table: impl Fn() -> Table, script: &str, illegal: bool) -> String {
    let mut table = table();
    table.tones.clear();
    let mut all = String::new();
    for line in script.lines().map(str::trim) {
        let typed = if illegal { line.replace("e4", "e5") } else { line.to_owned() };
        table.heard.clear();
        table.script(&typed);
        let players = |line: &&str| line.starts_with("white: ") || line.starts_with("black: ");
        let said: Vec<&str> = table.heard.lines().filter(players).collect();
        writeln!(all, "> {line}\n{}\n{}", said.join("\n"), table.tones.join(" ")).unwrap();
        table.tones.clear();
    }
    if illegal { all.replace("e5", "e4") } else { all }
}

fn sound_alike(table: impl Fn() -> Table, script: &str) {
    let [legal, illegal] = [false, true].map(|illegal| heard(&table, script, illegal));
    assert!(legal.contains("Repeat it."), "{legal}");
    assert!(legal == illegal, "legal:\n{legal}\nillegal:\n{illegal}");
}

const SPOKEN: &str = "w e2 e4
    b last
    w last
    b turn
    w turn
    b d2 d4
    b d2 d5
    b Nb1 b3
    b xyzzy
    b announce e7 e6
    w announce e2 e4
    w e2 e4
    w announce
    b e2 e4
    b last
    w last
    w announce
    b turn
    w turn";

#[test]
fn a7_an_illegal_announcement_sounds_like_a_legal_one_at_two_keyboards() {
    for how in ["repeat", "repeat-first"] {
        let rest = format!("announcing = \"{how}\"");
        sound_alike(|| Table::of(KEYS, KEYS, &rest), SPOKEN);
        let corrected = "w d2 d3\nb d2 d3\nw correct e2 e4\nb d2 d3\nb e2 e4\nw last\nb last";
        sound_alike(|| Table::of(KEYS, KEYS, &rest), corrected);
    }
    let waits = "w e2 e4\nw press\nb last\nw last\nb e2 e4\nw last";
    sound_alike(|| Table::of(KEYS, KEYS, "announcing = \"repeat-first\""), waits);
}

#[test]
fn a7_an_illegal_announcement_is_executed_on_pegs_like_a_legal_one() {
    let pegs = || {
        let table = Table::of(WHITE_PEGS, BLACK_PEGS, "");
        table.with(WHITE, Make::Peg1).with(BLACK, Make::Peg1)
    };
    sound_alike(
        pegs,
        "w hand -e2 e4
         w wait 20
         w button
         w last
         b button
         b hand -e2 e4
         b wait 20
         w announce
         b last
         b turn",
    );
    sound_alike(
        pegs,
        "w hand -e2 e4
         w announce e2 e4
         b hand -e2
         b last
         b hand e4
         b wait 20
         b e2 e4
         w turn",
    );
    sound_alike(
        pegs,
        "w announce e2 e4
         b e2 e4
         w hand -e2 e4
         w wait 20
         w last",
    );
}

/// What was touched must move, whatever is said (4.3).
#[test]
fn a7_with_another_piece_touched_an_illegal_announcement_is_refused_like_a_legal_one() {
    for how in ["repeat", "repeat-first"] {
        let rest = format!("announcing = \"{how}\"");
        let script = "d touch white b1
            w e2 e4
            w announce e2 e4
            w last
            w Nc3
            w correct e2 e4
            b e2 e4
            b Nc3
            w press";
        sound_alike(|| Table::of(KEYS, KEYS, &rest), script);
    }
}

const GERMAN: &str = "blind = \"yes\"\nmoves = \"de\"\ntalk = \"de\"";

/// A letter that names a piece and a command is the piece wherever a move is awaited.
#[test]
fn a7_the_letter_of_a_command_names_a_piece_of_a_legal_and_of_an_illegal_move() {
    let letter = "w p e4\nb p e4\nw last\nw press\nw turn\nb turn";
    let [legal, illegal] = [false, true].map(|illegal| {
        heard(|| Table::of(KEYS, KEYS, "announcing = \"repeat-first\""), letter, illegal)
    });
    let before = |all: &str| all.split("> w press").next().unwrap().to_owned();
    assert_eq!(before(&legal), before(&illegal));
    assert!(illegal.contains("Black repeats it."), "{illegal}");
    let mut table = Table::of(GERMAN, GERMAN, "");
    table.script("w t a3");
    let says =
        |table: &Table| table.heard.lines().filter(|line| line.starts_with("white: ")).count();
    let (rook, mut other) = (says(&table), Table::of(GERMAN, GERMAN, ""));
    other.script("w s c3");
    assert_eq!(rook, says(&other), "{} {}", table.heard, other.heard);
    table.script("w berichtigen s g1 f4\nb s f4");
    assert!(table.heard.contains("white: Schwarz wiederholt"), "{}", table.heard);
}
