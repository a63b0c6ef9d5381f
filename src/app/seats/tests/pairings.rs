//! Every pairing of devices through D.2.1 to D.2.8: who does what, and what each of them hears.

use expect_test::{Expect, expect};
use shakmaty::{Color, Position};

use crate::app::seats::tests::{Table, match_file};
use crate::laws::Announcing;
use crate::pegboard::Make;
use crate::table::Place;

const WHITE: Place = Place::Seat(Color::White);
const BLACK: Place = Place::Seat(Color::Black);

const KEYS: &str = "blind = \"yes\"\nmoves = \"en\"\ntalk = \"en\"";
const WHITE_PEGS: &str = "blind = \"yes\"\nmoves = \"en\"\ntalk = \"en\"\ndevice = \"pegs\"\naddress = \"peg1:/dev/ttyACM0\"";
const BLACK_PEGS: &str = "blind = \"yes\"\nmoves = \"en\"\ntalk = \"en\"\ndevice = \"pegs\"\naddress = \"peg1:/dev/ttyACM1\"";
const SEEING_BOARD: &str = "moves = \"en\"\ntalk = \"en\"\nscore = \"assistant\"\ndevice = \"board\"\n\
    address = \"certabo:/dev/ttyUSB0\"";

impl Table {
    /// A table whose clocks run.
    pub(super) fn of(white: &str, black: &str, rest: &str) -> Self {
        let mut table = Self::new(&match_file(white, black, rest));
        table.start();
        table
    }

    /// Moves that are played by lines; what was heard of them is left out.
    pub(super) fn played(mut self, moves: &str) -> Self {
        for mv in moves.split(' ') {
            let color = self.seats.game(Place::Desk).position().turn();
            let (by, other) = (Place::Seat(color), Place::Seat(!color));
            match self.seats.game(Place::Desk).rules().announcing {
                Announcing::Off => self.types(by, mv),
                how => {
                    self.types(by, &format!("announce {mv}"));
                    if how == Announcing::Repeat {
                        self.types(other, mv);
                    }
                    self.types(by, "press");
                }
            }
            assert_eq!(self.seats.game(Place::Desk).position().turn(), !color, "{}", self.heard);
        }
        self.heard.clear();
        self
    }

    /// The board of a place is there, and stands as the game.
    pub(super) fn with(mut self, place: Place, make: Make) -> Self {
        let men = self.seats.game(place).position().board().clone();
        self.comes(place, make, &men);
        self.heard.clear();
        self
    }

    pub(super) fn hears(mut self, script: &str, expected: &Expect) {
        self.script(script);
        expected.assert_eq(&self.heard);
    }
}

/// D.2.8: in time it is corrected and repeated anew; after the clock the boards are compared (D.2.9).
#[test]
fn keyboards_a_slip_of_the_tongue_in_time_and_too_late() {
    Table::of(KEYS, KEYS, "").hears(
        "w announce e4
         w correct d4
         b e4
         b d4
         w press
         w correct e4",
        &expect![[r#"
            > white: announce e4
            white: pawn e2 e4
            black: pawn e2 e4
            black: Repeat it.
            desk: pawn e2 e4
            desk: Black, repeat the move.
            > white: correct d4
            white: Corrected: pawn d2 d4.
            black: Corrected: pawn d2 d4.
            black: Repeat it.
            desk: Corrected: pawn d2 d4.
            desk: Black, repeat the move.
            > black: e4
            black: That is another move. Announced: pawn d2 d4.
            white: Black repeats another move. Announced: pawn d2 d4.
            desk: That is another move. Announced: pawn d2 d4.
            > black: d4
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            > white: press
            white: Pressed.
            black: Your clock runs.
            desk: White presses the clock.
            > white: correct e4
            white: Too late to correct: the clock was pressed. The boards must be compared. FIDE 2023, D.2.9.
            black: Too late to correct: the clock was pressed. The boards must be compared. FIDE 2023, D.2.9.
            desk: Too late to correct: the clock was pressed. The boards must be compared. FIDE 2023, D.2.9.
        "#]],
    );
}

/// 7.5.3 with D.2.3.3: what is not announced is not made, and the clock was pressed without a move.
/// D.2.4: a move that is not repeated is made, and only not complete.
#[test]
fn keyboards_the_clock_is_pressed_too_early() {
    Table::of(KEYS, KEYS, "").hears(
        "w e4
         b turn
         b last
         b announce
         b press
         w press
         w announce
         w press
         b e4
         b e4
         w press",
        &expect![[r#"
            > white: e4
            white: pawn e2 e4 stands.
            white: Announce it.
            desk: pawn e2 e4 stands.
            > black: turn
            black: White to move, move 1.
            > black: last
            black: No move has been made yet.
            > black: announce
            black: White is to move.
            > black: press
            black: White is to move.
            > white: press
            white: Not completed: announce the move first. FIDE 2023, D.2.3.
            white: Illegal move, the first: White. The clock was pressed without a move. FIDE 2023, 7.5.3.
            white: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            black: Illegal move, the first: White. The clock was pressed without a move. FIDE 2023, 7.5.3.
            black: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            desk: Not completed: announce the move first. FIDE 2023, D.2.3.
            desk: Illegal move, the first: White. The clock was pressed without a move. FIDE 2023, 7.5.3.
            desk: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            > white: announce
            white: pawn e2 e4
            black: pawn e2 e4
            black: Repeat it.
            desk: pawn e2 e4
            desk: Black, repeat the move.
            > white: press
            white: Not completed: Black must repeat the move first. FIDE 2023, D.2.4.
            desk: Not completed: Black must repeat the move first. FIDE 2023, D.2.4.
            > black: e4
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            > black: e4
            black: White is to move.
            > white: press
            white: Pressed.
            black: Your clock runs.
            desk: White presses the clock.
        "#]],
    );
}

/// D.2.1: the promotion piece is part of the announcement.
#[test]
fn keyboards_a_promotion_without_its_piece() {
    Table::of(KEYS, KEYS, "").played("h4 g5 hxg5 h6 gxh6 Nc6 h7 Nb8").hears(
        "w announce hxg8
         w press
         w announce hxg8
         w knight
         b hxg8=Q
         b hxg8=N
         w press",
        &expect![[r#"
            > white: announce hxg8
            white: Say what the pawn becomes.
            desk: White, say what the pawn becomes.
            > white: press
            white: Not completed: nothing has been moved. FIDE 2023, 4.7.
            white: Illegal move, the first: White. The clock was pressed without a move. FIDE 2023, 7.5.3.
            white: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            black: Illegal move, the first: White. The clock was pressed without a move. FIDE 2023, 7.5.3.
            black: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            desk: Not completed: nothing has been moved. FIDE 2023, 4.7.
            desk: Illegal move, the first: White. The clock was pressed without a move. FIDE 2023, 7.5.3.
            desk: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            > white: announce hxg8
            white: Say what the pawn becomes.
            desk: White, say what the pawn becomes.
            > white: knight
            white: pawn h7 takes g8 promotes to knight
            black: pawn h7 takes g8 promotes to knight
            black: Repeat it.
            desk: pawn h7 takes g8 promotes to knight
            desk: Black, repeat the move.
            > black: hxg8=Q
            black: That is another move. Announced: pawn h7 takes g8 promotes to knight.
            white: Black repeats another move. Announced: pawn h7 takes g8 promotes to knight.
            desk: That is another move. Announced: pawn h7 takes g8 promotes to knight.
            > black: hxg8=N
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            > white: press
            white: Pressed.
            black: Your clock runs.
            desk: White presses the clock.
        "#]],
    );
}

/// D.1: an event may leave out the repetition, or both.
#[test]
fn keyboards_without_repetition_and_without_announcing() {
    Table::of(KEYS, KEYS, "announcing = \"announce\"").hears(
        "w e4
         w announce
         b e5
         w press
         b announce e5
         b press",
        &expect![[r#"
            > white: e4
            white: pawn e2 e4 stands.
            white: Announce it.
            desk: pawn e2 e4 stands.
            > white: announce
            white: pawn e2 e4
            black: pawn e2 e4
            desk: pawn e2 e4
            > black: e5
            black: White is to move.
            > white: press
            white: Pressed.
            black: Your clock runs.
            desk: White presses the clock.
            > black: announce e5
            black: pawn e7 e5
            white: pawn e7 e5
            desk: pawn e7 e5
            > black: press
            black: Pressed.
            white: Your clock runs.
            desk: Black presses the clock.
        "#]],
    );
    Table::of(KEYS, KEYS, "announcing = \"off\"").hears(
        "w e4
         w e5
         b announce e5
         b e5",
        &expect![[r#"
            > white: e4
            white: pawn e2 e4
            black: pawn e2 e4
            desk: pawn e2 e4
            > white: e5
            white: Black is to move.
            > black: announce e5
            black: Not needed: moves count as they are typed.
            > black: e5
            black: pawn e7 e5
            white: pawn e7 e5
            desk: pawn e7 e5
        "#]],
    );
}

/// D.2.1: who has a board executes the move on it before the clock may be pressed (D.2.4).
#[test]
fn keyboard_against_pegs_the_move_is_executed() {
    let table = Table::of(KEYS, BLACK_PEGS, "").with(BLACK, Make::Peg1);
    table.hears(
        "w announce e4
         b hand -e2
         w press
         b hand e4
         w press
         b e4
         w press
         b hand -e7 e5
         w turn
         b button
         w e4
         w e5
         b button",
        &expect![[r#"
            > white: announce e4
            white: pawn e2 e4
            black: pawn e2 e4
            black: Repeat it.
            desk: pawn e2 e4
            desk: Black, repeat the move.
            black: (lamps: e2 e4)
            # black: -e2
            black: pawn e2.
            black: (lamps: e4)
            > white: press
            white: Not completed: Black must repeat the move first. FIDE 2023, D.2.4.
            desk: Not completed: Black must repeat the move first. FIDE 2023, D.2.4.
            # black: e4
            black: It stands on your board.
            black: (lamps: dark)
            white: Black has made it on the board.
            desk: Black has made it on the board.
            > white: press
            white: Not completed: Black must repeat the move first. FIDE 2023, D.2.4.
            desk: Not completed: Black must repeat the move first. FIDE 2023, D.2.4.
            > black: e4
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            > white: press
            white: Pressed.
            black: Your clock runs.
            desk: White presses the clock.
            # black: -e7
            black: pawn e7 touched.
            desk: e7 touched: it must move.
            # black: e5
            black: e5.
            > white: turn
            white: Black to move, move 1.
            # black: button
            black: pawn e7 e5
            white: pawn e7 e5
            white: Repeat it.
            desk: pawn e7 e5
            desk: White, repeat the move.
            > white: e4
            white: That is another move. Announced: pawn e7 e5.
            black: White repeats another move. Announced: pawn e7 e5.
            desk: That is another move. Announced: pawn e7 e5.
            > white: e5
            white: Repeated.
            black: White repeats it.
            desk: White repeats it.
            # black: button
            black: Pressed.
            white: Your clock runs.
            desk: Black presses the clock.
        "#]],
    );
}

/// D.2.2: taken out is touched, and binds; a move on pegs is made when it is also announced (D.2.3).
#[test]
fn keyboard_against_pegs_touched_and_pressed_too_early() {
    let table = Table::of(WHITE_PEGS, KEYS, "").with(WHITE, Make::Peg1);
    table.hears(
        "w hand -g1
         w announce e4
         w hand h3
         w press
         w announce Nh3
         b Nh3
         w press",
        &expect![[r#"
            # white: -g1
            white: knight g1 touched.
            desk: g1 touched: it must move.
            > white: announce e4
            white: g1 was touched and must be played. FIDE 2023, 4.3.
            # white: h3
            white: h3.
            > white: press
            white: Not completed: announce the move first. FIDE 2023, D.2.3.
            white: Illegal move, the first: White. The clock was pressed without a move. FIDE 2023, 7.5.3.
            white: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            black: Illegal move, the first: White. The clock was pressed without a move. FIDE 2023, 7.5.3.
            black: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            desk: Not completed: announce the move first. FIDE 2023, D.2.3.
            desk: Illegal move, the first: White. The clock was pressed without a move. FIDE 2023, 7.5.3.
            desk: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            > white: announce Nh3
            white: knight g1 h3
            black: knight g1 h3
            black: Repeat it.
            desk: knight g1 h3
            desk: Black, repeat the move.
            > black: Nh3
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            > white: press
            white: Pressed.
            black: Your clock runs.
            desk: White presses the clock.
        "#]],
    );
}

/// D.2.3.1: the captured man is taken off first, or last. Castling: the king first (4.4.1).
#[test]
fn pegs_against_pegs_capture_and_castling() {
    let table = Table::of(WHITE_PEGS, BLACK_PEGS, "").played("e4 e5 Nf3 d5 Bc4 dxc4");
    let table = table.with(WHITE, Make::Peg1).with(BLACK, Make::Peg1);
    table.hears(
        "w hand -e1 g1 -h1 f1
         w button
         b hand -e1 g1 -h1 f1
         b button
         w button
         b hand -d8 -d2 d2
         b button
         w hand -d2 -d8 d2
         w button
         b button",
        &expect![[r#"
            # white: -e1
            white: king e1 touched.
            desk: e1 touched: it must move.
            # white: g1
            white: g1.
            # white: -h1
            white: rook h1 touched.
            white: King and rook touched: short castling.
            desk: King and rook touched: short castling.
            # white: f1
            white: f1.
            # white: button
            white: short castling
            black: short castling
            black: Repeat it.
            desk: short castling
            desk: Black, repeat the move.
            black: (lamps: e1 f1 g1 h1)
            # black: -e1
            black: king e1.
            black: (lamps: f1 g1 h1)
            # black: g1
            black: g1.
            black: (lamps: f1 h1)
            # black: -h1
            black: rook h1.
            black: (lamps: f1)
            # black: f1
            black: It stands on your board.
            black: (lamps: dark)
            white: Black has made it on the board.
            desk: Black has made it on the board.
            # black: button
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            # white: button
            white: Pressed.
            black: Your clock runs.
            desk: White presses the clock.
            # black: -d8
            black: queen d8 touched.
            desk: d8 touched: it must move.
            # black: -d2
            black: pawn d2 touched.
            black: d8 must take d2.
            desk: d8 must take d2.
            # black: d2
            black: d2.
            # black: button
            black: queen d8 takes d2
            white: queen d8 takes d2
            white: Repeat it.
            desk: queen d8 takes d2
            desk: White, repeat the move.
            white: (lamps: d2 d8)
            # white: -d2
            white: pawn d2.
            # white: -d8
            white: queen d8.
            white: (lamps: d2)
            # white: d2
            white: It stands on your board.
            white: (lamps: dark)
            black: White has made it on the board.
            desk: White has made it on the board.
            # white: button
            white: Repeated.
            black: White repeats it.
            desk: White repeats it.
            # black: button
            black: Pressed.
            white: Your clock runs.
            desk: Black presses the clock.
        "#]],
    );
}

/// A lift of the opponent's man while his move is executed is no touch; a wrong execution is put
/// right when the hand rests.
#[test]
fn pegs_against_pegs_a_wrong_execution() {
    let table = Table::of(WHITE_PEGS, BLACK_PEGS, "");
    let table = table.with(WHITE, Make::Peg1).with(BLACK, Make::Peg1);
    table.hears(
        "w hand -e2 e4
         w button
         b button
         b hand -d2 d4
         b wait 3
         b hand -d4 d2 -e2 e4
         w button
         b hand -e7 e5",
        &expect![[r#"
            # white: -e2
            white: pawn e2 touched.
            desk: e2 touched: it must move.
            # white: e4
            white: e4.
            # white: button
            white: pawn e2 e4
            black: pawn e2 e4
            black: Repeat it.
            desk: pawn e2 e4
            desk: Black, repeat the move.
            black: (lamps: e2 e4)
            # black: button
            black: Repeated. Make it on your board.
            white: Black repeats it.
            desk: Black repeats it.
            # black: -d2
            black: pawn d2.
            black: (lamps: d2 e2 e4)
            # black: d4
            black: d4.
            black: (lamps: d2 e2 d4 e4)
            black: The board does not stand as the game.
            black: Take the man off d4.
            black: (lamps: d4)
            # black: -d4
            black: Put the white pawn on d2.
            black: (lamps: d2)
            # black: d2
            black: The board is right.
            black: (lamps: e2 e4)
            # black: -e2
            black: pawn e2.
            black: (lamps: e4)
            # black: e4
            black: It stands on your board.
            black: (lamps: dark)
            white: Black has made it on the board.
            desk: Black has made it on the board.
            # white: button
            white: Pressed.
            black: Your clock runs.
            desk: White presses the clock.
            # black: -e7
            black: pawn e7 touched.
            desk: e7 touched: it must move.
            # black: e5
            black: e5.
        "#]],
    );
}

/// D.2.5: for the player who sees, touched and made are as usual (4.3, 4.7); 4.2.1: he adjusts.
#[test]
fn pegs_against_an_ordinary_board() {
    let table = Table::of(WHITE_PEGS, SEEING_BOARD, "");
    let table = table.with(WHITE, Make::Peg1).with(BLACK, Make::Certabo);
    table.hears(
        "w hand -e2 e4
         w button
         b hand -e2 e4
         b repeat e4
         w button
         b adjust
         b hand -d8 d8
         b hand -d7
         b hand d6
         b wait 3
         b announce d5
         b announce
         w hand -d7 d6
         w button
         b press",
        &expect![[r#"
            # white: -e2
            white: pawn e2 touched.
            desk: e2 touched: it must move.
            # white: e4
            white: e4.
            # white: button
            white: pawn e2 e4
            black: pawn e2 e4
            black: Repeat it.
            desk: pawn e2 e4
            desk: Black, repeat the move.
            black: (lamps: e2 e4)
            # black: -e2
            black: pawn e2.
            black: (lamps: e4)
            # black: e4
            black: It stands on your board.
            black: (lamps: dark)
            white: Black has made it on the board.
            desk: Black has made it on the board.
            > black: repeat e4
            black: Repeated.
            white: Black repeats it.
            desk: Black repeats it.
            # white: button
            white: Pressed.
            black: Your clock runs.
            desk: White presses the clock.
            > black: adjust
            black: Black adjusts.
            white: Black adjusts.
            desk: Black adjusts.
            # black: -d8
            black: queen d8.
            # black: d8
            black: All stands as before.
            desk: The men stand as before. What Black has touched stays touched.
            # black: -d7
            black: pawn d7 touched.
            desk: d7 touched: it must move.
            # black: d6
            black: pawn d7 d6 stands.
            black: Announce it.
            desk: pawn d7 d6 stands.
            > black: announce d5
            black: Announced: pawn d7 d5. On the board: pawn d7 d6. Correct it.
            white: pawn d7 d5
            white: Repeat it.
            desk: Announced: pawn d7 d5. On the board: pawn d7 d6. Correct it.
            white: (lamps: d5 d7)
            > black: announce
            black: Announced: pawn d7 d5. On the board: pawn d7 d6. Correct it.
            # white: -d7
            white: pawn d7.
            white: (lamps: d5)
            # white: d6
            white: d6.
            white: (lamps: d5 d6)
            # white: button
            white: Repeated. Make it on your board.
            black: White repeats it.
            desk: White repeats it.
            > black: press
            black: Not completed: another move stands on the board than was announced. Correct it. FIDE 2023, D.2.8.
            desk: Not completed: another move stands on the board than was announced. Correct it. FIDE 2023, D.2.8.
        "#]],
    );
}

/// A board that goes away leaves its player at the keyboard: what was touched stays touched (4.3).
#[test]
fn a_board_that_goes_away_in_the_middle() {
    let table = Table::of(WHITE_PEGS, BLACK_PEGS, "");
    let table = table.with(WHITE, Make::Peg1).with(BLACK, Make::Peg1);
    table.hears(
        "w hand -g1
         w pulled
         w announce e4
         w announce Nf3
         b button
         b pulled
         w press
         w pegboard
         b pegboard on
         b pegboard off",
        &expect![[r#"
            # white: -g1
            white: knight g1 touched.
            desk: g1 touched: it must move.
            # white: board pulled
            white: The board is gone: the port /dev/board is not there. Go on at the keyboard. Plug it in.
            > white: announce e4
            white: g1 was touched and must be played. FIDE 2023, 4.3.
            > white: announce Nf3
            white: knight g1 f3
            black: knight g1 f3
            black: Repeat it.
            desk: knight g1 f3
            desk: Black, repeat the move.
            black: (lamps: g1 f3)
            # black: button
            black: Repeated. Make it on your board.
            white: Black repeats it.
            desk: Black repeats it.
            # black: board pulled
            black: The board is gone: the port /dev/board is not there. Go on at the keyboard. Plug it in.
            white: Black has made it on the board.
            desk: Black has made it on the board.
            > white: press
            white: Pressed.
            black: Your clock runs.
            desk: White presses the clock.
            > white: pegboard
            white: No board: the port /dev/board is not there. Plug it in.
            > black: pegboard on
            black: A board is looked for.
            > black: pegboard off
            black: Your board is laid down in the match file. To look for it again: pegboard on.
        "#]],
    );
}

/// 7.5.1: an illegal move is completed by the clock. Two plies back, the clocks by 7.5.5.
#[test]
fn an_illegal_move_on_pegs_is_completed_by_the_clock() {
    let table = Table::of(WHITE_PEGS, BLACK_PEGS, "announcing = \"off\"");
    let table = table.with(WHITE, Make::Peg1).with(BLACK, Make::Peg1);
    table.hears(
        "w hand -g1 g3
         w press
         w hand -g3 g1 -g1 f3
         w press
         b hand -g1 f3 -e7 e5
         b press",
        &expect![[r#"
            # white: -g1
            white: knight g1 touched.
            desk: g1 touched: it must move.
            # white: g3
            white: g3.
            > white: press
            white: Illegal move, the first: White.
            white: Back to the first position.
            white: g1 touched: it must move.
            white: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            white: (lamps: g1 g3)
            black: Illegal move, the first: White.
            black: Back to the first position.
            black: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            desk: Illegal move, the first: White.
            desk: Back to the first position.
            desk: g1 touched: it must move.
            desk: Black gets 2 minutes more. FIDE 2023, 7.5.5.
            # white: -g3
            white: knight g3.
            white: (lamps: g1)
            # white: g1
            white: It stands on your board.
            white: (lamps: dark)
            desk: White has made it on the board.
            # white: -g1
            white: knight g1.
            # white: f3
            white: f3.
            desk: knight g1 f3 stands.
            > white: press
            white: knight g1 f3
            black: knight g1 f3
            desk: knight g1 f3
            black: (lamps: g1 f3)
            # black: -g1
            black: knight g1.
            black: (lamps: f3)
            # black: f3
            black: It stands on your board.
            black: (lamps: dark)
            desk: Black has made it on the board.
            # black: -e7
            black: pawn e7 touched.
            desk: e7 touched: it must move.
            # black: e5
            black: e5.
            desk: pawn e7 e5 stands.
            > black: press
            black: pawn e7 e5
            white: pawn e7 e5
            desk: pawn e7 e5
            white: (lamps: e5 e7)
        "#]],
    );
}

/// 5.1.1, 6.2.1.1: a mating move ends the game when it is made and announced, without the clock.
#[test]
fn mate_and_stalemate_end_the_game_without_the_clock() {
    Table::of(KEYS, KEYS, "").played("f3 e5 g4").hears(
        "b announce Qh4
         b press
         w e4
         w help
         w new",
        &expect![[r#"
            > black: announce Qh4
            black: queen d8 h4, checkmate
            black: Checkmate. Black wins.
            white: queen d8 h4, checkmate
            white: Checkmate. Black wins.
            desk: queen d8 h4, checkmate
            desk: Checkmate. Black wins.
            > black: press
            black: The game is over. Type sign and the result.
            > white: e4
            white: The game is over. Type sign and the result.
            > white: help
            white: The game is over. Type sign and the result; score reads your sheet.
            > white: new
            white: new: not at a match.
        "#]],
    );
    let moves = "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6";
    let table = Table::of(KEYS, BLACK_PEGS, "").played(moves).with(BLACK, Make::Peg1);
    table.hears(
        "w announce Qe6",
        &expect![[r#"
        > white: announce Qe6
        white: queen c8 e6
        white: Draw by stalemate.
        black: queen c8 e6
        black: Draw by stalemate.
        desk: queen c8 e6
        desk: Draw by stalemate.
    "#]],
    );
}
