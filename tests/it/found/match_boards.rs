//! Boards, the arbiter's desk and the players' words at a match: rows A6 and C5 to C14.

use crate::matched::{ENGLISH, SILENT, Table, lay, pegs};
use crate::program::Home;

/// A blind player who is talked to in English.
const BLIND: &str = "name = \"Anna Weiss\"\nblind = \"yes\"\nmoves = \"en\"\ntalk = \"en\"\n";

/// White is blind and types, Black sees and types.
fn keyboards() -> Table {
    let home = Home::new();
    lay(&home, "", &[BLIND, SILENT].concat(), &[ENGLISH, SILENT].concat());
    let mut table = Table::new(home);
    table.open();
    starts(&mut table);
    table
}

/// White is blind and plays on pegs, Black sees and types.
fn one_board() -> Table {
    let home = Home::new();
    let white = [BLIND, SILENT, &pegs(&home, "pegs")].concat();
    lay(&home, "", &white, &[ENGLISH, SILENT].concat());
    let mut table = Table::new(home);
    table.board("pegs");
    table.open();
    table.plays("white hears You play on the board.");
    starts(&mut table);
    table
}

fn starts(table: &mut Table) {
    table.plays(
        "desk types start
         white hears The game begins.
         black hears The game begins.",
    );
}

/// Everything that a place has heard when it is closed.
fn heard(mut table: Table, place: &'static str) -> String {
    table.leaves(place)
}

/// Two boards; Black's cable comes out, and a knight is moved meanwhile. What stands there is told by
/// the sensors, and where there are none, that is told.
#[test]
fn a6_c6_a_board_is_told_as_it_is_seen_and_not_as_it_should_be() {
    let home = Home::new();
    let white = [BLIND, SILENT, &pegs(&home, "one")].concat();
    let black = [ENGLISH, SILENT, "blind = \"yes\"\n", &pegs(&home, "other")].concat();
    lay(&home, "", &white, &black);
    let mut table = Table::new(home);
    table.board("one");
    table.board("other");
    table.open();
    table.plays(
        "white hears You play on the board.
         black hears You play on the board.",
    );
    starts(&mut table);
    table.plays(
        "desk types compare
         desk hears Both boards show the same.
         other types off
         black hears The board is gone
         desk hears Board lost: Black. The player types on.
         desk types compare
         desk hears Black's board: no signal for
         desk hears The score sheets agree.
         desk types board black
         desk hears Black's board: no signal for
         desk types facts
         desk hears White's board matches the game.
         desk hears Black's board: no signal for
         desk types matters
         desk hears 1: Black's board: no signal for
         desk hears Check its cable.
         other types lift g1
         other types seat h3
         other types on
         black hears Your board does not match the game.
         desk hears Board back: Black.
         desk hears Board wrong: Black
         desk types compare
         desk hears g1: White a piece, Black empty.
         desk hears h3: White empty, Black a piece.
         desk types board black
         desk hears Black's board, by its sensors.
         desk hears Occupied, and empty in the game: h3.
         desk hears Empty, and occupied in the game: g1.
         desk types facts
         desk hears Black's board is wrong on 2 squares: g1, h3.
         desk types matters
         desk hears 1: Black's board is wrong on 2 squares: g1, h3.
         other types lift h3
         other types seat g1
         black hears The board is right.
         desk hears Board right again: Black.
         desk types matters
         desk hears Nothing waits for your decision.",
    );
    let desk = heard(table, "desk");
    assert_eq!(desk.matches("Both boards show the same.").count(), 1, "{desk}");
}

/// Players at keyboards have no boards that the program sees: nobody is told that they stand alike.
#[test]
fn a6_who_types_has_no_board_that_is_compared() {
    let mut table = keyboards();
    table.plays(
        "desk types compare
         desk hears No board for White.
         desk hears No board for Black.
         desk types board white
         desk hears No board for White.
         desk types facts
         desk hears No board for Black.",
    );
    let desk = heard(table, "desk");
    assert!(!desk.contains("show the same") && !desk.contains("Rank 1"), "{desk}");
}

/// A move is announced, repeated and made.
fn play(table: &mut Table, [mover, other]: [&str; 2], mv: &str) {
    table.plays(&format!(
        "{mover} types {mv}
         {other} hears Repeat it.
         {other} types {mv}
         {mover} hears repeats it.
         {mover} types press
         {other} hears Your clock is running."
    ));
}

/// The desk, the players and `restore` name a move by its number and its player.
#[test]
fn c5_moves_are_counted_in_one_way() {
    let mut table = keyboards();
    play(&mut table, ["white", "black"], "e4");
    table.plays(
        "desk types facts
         desk hears Same position: once, after move 1, White.
         desk hears No capture or pawn move: 0 of 50 moves each.
         desk types restore 1, white
         desk hears Ruling 1: Back to the position after move 1, White.
         white hears Ruling 1: Back to the position after move 1, White.",
    );
    let desk = heard(table, "desk");
    assert!(!desk.contains("single move"), "{desk}");
}

/// FIDE 2023, 4.2.2: the arbiter waives what was touched by accident, and the player hears what to put
/// back and whose clock runs.
#[test]
fn c7_an_accidental_touch_is_waived() {
    let mut table = one_board();
    table.plays(
        "pegs types lift g1
         white hears knight g1 touched.
         desk types waive white
         desk hears Ruling 1: White touched by accident: it does not count. FIDE 2023, 4.2.2.
         black hears White's clock is running.
         white hears Ruling 1: White touched by accident: it does not count. FIDE 2023, 4.2.2.
         white hears Your clock is running.
         white hears Put the white knight on g1.
         pegs types seat g1
         white hears The board is right.
         pegs types lift e2
         white hears pawn e2 touched.
         pegs types seat e4
         white hears e4.
         pegs types press
         black hears pawn e2 e4",
    );
}

/// FIDE 2023, 7.1: back to the present position with a piece in the hand, and back by some moves
/// without a board that is seen: each player hears what to put where.
#[test]
fn c7_after_a_restoration_the_player_is_led() {
    let mut table = one_board();
    table.plays(
        "pegs types lift g1
         white hears knight g1 touched.
         desk types restore 0
         white hears Clocks stopped.
         white hears Back to the starting position.
         white hears Put the white knight on g1.
         pegs types seat g1
         white hears The board is right.
         desk types resume
         white hears Clocks running.
         pegs types lift g1
         white hears knight g1 touched.
         pegs types seat f3
         white hears f3.
         pegs types press
         black hears Repeat it.
         black types Nf3
         white hears Black repeats it.
         pegs types press
         black hears Your clock is running.
         desk types restore 0
         desk types yes
         black hears Clocks stopped.
         black hears Back to the starting position.
         black hears Take the white knight from f3 to g1.
         white hears Take the piece off f3.
         pegs types lift f3
         white hears Put the white knight on g1.
         pegs types seat g1
         white hears The board is right.",
    );
}

/// FIDE 2023, 9.1.2.1: the offer that is made between the move and the clock is asked about by nobody,
/// so that a press does not overtake it.
#[test]
fn c8_an_offer_before_pressing_counts_as_made_before_pressing() {
    let mut table = keyboards();
    play(&mut table, ["white", "black"], "e4");
    play(&mut table, ["black", "white"], "e5");
    table.plays(
        "white types draw
         white hears Offer a draw now? The right moment is after your move
         white types Nf3
         black hears Repeat it.
         black types Nf3
         white hears repeats it.
         white types draw
         white hears Draw offered.
         black hears White offers a draw.
         white types press
         black hears Your clock is running.",
    );
    let desk = heard(table, "desk");
    assert!(desk.contains("White offers a draw.") && !desk.contains("Wrong moment"), "{desk}");
}

/// FIDE 2023, 9.5.3: a wrong claim costs time, so it is asked for.
#[test]
fn c8_a_claim_is_asked_for_first() {
    let mut table = keyboards();
    table.plays(
        "white types claim threefold
         white hears Claim a draw? If the claim is wrong, Black gets more time. yes or no.
         white types no
         white hears No. The game continues.
         white types claim fifty
         white hears Claim a draw?
         white types yes
         desk hears Claim refused: not one move each without a capture or pawn move. 50 are needed.
         black hears Black gets 2 minutes more.",
    );
}

#[test]
fn ears_9_a_claim_that_comes_too_late_is_refused_and_not_asked_for() {
    let mut table = keyboards();
    table.plays(
        "white types e4
         black hears Repeat it.
         black types e4
         white hears repeats it.
         white types claim threefold
         white hears Too late to claim",
    );
}

/// Whoever repeats once more when his clock runs has announced nothing.
#[test]
fn c9_a_repetition_that_comes_late_is_no_move() {
    let mut table = keyboards();
    table.plays(
        "white types Nf3
         black hears Repeat it.
         black types Nf3
         black hears Repeated.
         white types press
         black hears Your clock is running.
         black types Nf3
         black hears That is the last move. Announce your own.
         black types g1f3
         black hears That is the last move. Announce your own.
         black types repeat Nf3
         black hears That is the last move. Announce your own.
         black types Nf6
         white hears knight g8 f6",
    );
    let white = heard(table, "white");
    assert!(!white.contains("f3\nRepeat it."), "{white}");
}

/// A button that says nothing is a dead one.
#[test]
fn c10_the_button_always_answers() {
    let mut table = one_board();
    table.plays(
        "pegs types press
         white hears Nothing moved. Your move.
         pegs types lift g1
         white hears knight g1 touched.
         pegs types press
         white hears Not finished: knight g1 is off the board.
         pegs types seat f3
         white hears f3.
         pegs types press
         black hears Repeat it.
         black types Nf3
         white hears Black repeats it.
         pegs types press
         black hears Your clock is running.
         pegs types press
         white hears Not your turn: Black to move.
         desk types pause
         white hears Clocks stopped.
         pegs types press
         white hears Clocks stopped. The arbiter will start them.",
    );
}

/// The name of a place is understood also at a terminal that serves this place alone.
#[test]
fn c11_a_line_names_the_one_place_that_is_left() {
    let home = Home::new();
    lay(&home, "", &[BLIND, SILENT].concat(), &[ENGLISH, SILENT].concat());
    let mut table = Table::new(home);
    table.host();
    table.plays("host hears Every move is announced");
    table.sits("white");
    table.plays("host hears White now plays at another terminal.");
    table.sits("desk");
    table.enters();
    table.plays("host hears The desk is at another terminal now.");
    table.plays(
        "desk types start
         white hears The game begins.
         host hears The game begins.
         white types e4
         host hears Repeat it.
         host types black e4
         white hears Black repeats it.
         white types press
         host hears Your clock is running.
         host types black
         host hears You speak for Black.
         host types black: e5
         white hears pawn e7 e5",
    );
}

/// FIDE 2023, 7.5.4: the complaint waits for the arbiter, and what he can type is named.
#[test]
fn c12_two_hands_are_a_matter_that_is_decided_by_one_word() {
    let mut table = keyboards();
    table.plays(
        "white types e4
         black hears Repeat it.
         black types e4
         white hears Black repeats it.
         white types press
         black hears Your clock is running.
         black types two-hands
         black hears The arbiter is told, and decides.
         desk hears Black complains: White moved with two hands.
         desk types matters
         desk hears 1: Black complains: White moved with two hands. The arbiter decides. FIDE 2023, 7.5.4.
         desk hears Type accept or dismiss.
         desk types dismiss
         desk types matters
         desk hears Nothing waits for your decision.
         black types two-hands
         desk hears Black complains: White moved with two hands.
         desk types accept
         desk hears White's first illegal move. Two hands made the move.
         desk types matters
         desk hears Nothing waits for your decision.",
    );
}

/// Sentences that said something else than what was so.
#[test]
fn c13_small_answers_say_what_is_so() {
    let mut table = keyboards();
    table.plays(
        "desk types no
         desk hears No question to answer at the desk.
         white types e4
         black hears Repeat it.
         black types e4
         white hears Black repeats it.
         white types press
         black hears Your clock is running.
         black types score
         black hears Your score sheet is empty.
         black types write e4 c5
         black hears One move at a time. Write the first one.
         black types board
         black hears Look at your own board.
         white types board
         white hears Feel your own board.
         black types resign
         black types yes
         desk hears White wins.
         desk types sign-off
         desk hears Sign off? The match ends and its records are written. Yes or no?",
    );
}

/// FIDE 2023, 4.3.3: what is owed is the capture, and that is the reason that is given.
#[test]
fn c14_the_reason_is_the_capture() {
    let mut table = one_board();
    table.plays(
        "pegs types lift e2
         white hears pawn e2 touched.
         pegs types seat e4
         white hears e4.
         pegs types press
         black hears Repeat it.
         black types e4
         white hears Black repeats it.
         pegs types press
         black hears Your clock is running.
         black types d5
         white hears Repeat it.
         white types d5
         black hears White repeats it.
         pegs types lift d7
         white hears pawn d7.
         pegs types seat d5
         white hears It is on your board.
         black types press
         white hears Your clock is running.
         pegs types lift e4
         white hears pawn e4 touched.
         pegs types lift d5
         white hears e4 must capture d5.
         white types announce e5
         white hears Touch-move: e4 must capture d5. FIDE 2023, 4.3.3.",
    );
}
