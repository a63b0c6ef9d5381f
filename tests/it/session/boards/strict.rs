//! Rehearsals on boards: what hands do has its consequences.

use expect_test::expect;
use shakmaty::{Color, Square};
use touchmove::archive::{Header, Player};
use touchmove::laws::Announcing;
use touchmove::pegboard::{Make, Pressed, Report};

use super::super::{header, start};
use super::{FIRST, Table};

fn rehearsal() -> Table {
    let header = Header { strict: true, ..header(&start(), Player::Builtin, Some("90+30")) };
    Table::on(Make::Peg1, header)
}

fn rehearsal_with(announcing: Announcing) -> Table {
    let header = Header { strict: true, announcing, ..header(&start(), Player::Builtin, None) };
    Table::on(Make::Peg1, header)
}

#[test]
fn a_move_by_hand_announced_repeated_and_pressed() {
    let mut table = rehearsal();
    table.hands("-g1 f3").types("Nf3").types("press").answers("d5").types("d5").types("d4");
    table.hands("-d7 d5").types("d4").hands("-d2 d4");
    table.button(Pressed::Short);
    table.expect(expect![[r#"
        # -g1
        knight g1 touched.
        # f3
        f3.
        > Nf3
        knight g1 f3
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        (board 1: clock 5459 5430 Some(Black))
        pawn d7 d5
        Repeat it.
        (board 1: lights d5 d7)
        > d5
        Repeated. Play it on your board.
        > d4
        Black is to move. Wait for the answer.
        # -d7
        pawn d7.
        (board 1: lights d5)
        # d5
        It is on your board.
        (board 1: dark)
        (board 1: shows d7d5)
        (board 1: clock 5459 5459 Some(White))
        (board 1: shakes 1)
        > d4
        pawn d2 d4
        # -d2
        pawn d2 touched.
        # d4
        pawn d2 d4 is on the board.
        (Black repeats)
        # button Short
        Pressed.
        (thinks of a move)
        (board 1: clock 5487 5459 Some(Black))
    "#]]);
}

#[test]
fn an_illegal_move_on_the_board_counts_when_the_clock_is_pressed() {
    let mut table = rehearsal();
    table.hands("-g1 g3").pauses(3000).button(Pressed::Short).button(Pressed::Short);
    table.hands("-g3 g1").types("e4").types("Nf3").hands("-g1 f3").types("press");
    table.expect(expect![[r#"
        # -g1
        knight g1 touched.
        # g3
        g3.
        knight g1 g3 is on the board.
        Announce it.
        # button Short
        knight g1 g3
        (Black repeats)
        # button Short
        White's first illegal move.
        Back to the starting position.
        g1 touched: it must move.
        Black gets 2 minutes more. FIDE 2023, 7.5.5.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off g3.
        (board 1: lights g3)
        # -g3
        Put the white knight on g1.
        (board 1: lights g1)
        # g1
        The board is right.
        (board 1: dark)
        > e4
        Touch-move: g1 must move. FIDE 2023, 4.3.
        If you did not touch it, say mute g1.
        > Nf3
        knight g1 f3
        # -g1
        knight g1.
        # f3
        knight g1 f3 is on the board.
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        (board 1: clock 5454 5550 Some(Black))
    "#]]);
}

#[test]
fn a_touched_piece_must_move_and_a_knock_touches_nothing() {
    let mut table = rehearsal();
    table.hands("-e2 e2").types("d4").hands("-e2 e4").types("e4").types("press").answers("e5");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e2
        (put back)
        > d4
        Touch-move: e2 must move. FIDE 2023, 4.3.
        If you did not touch it, say mute e2.
        # -e2
        pawn e2.
        # e4
        e4.
        > e4
        pawn e2 e4
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        (board 1: clock 5458 5430 Some(Black))
        pawn e7 e5
        Repeat it.
        (board 1: lights e5 e7)
    "#]]);
    let mut table = rehearsal();
    for square in [Square::A2, Square::B2, Square::C2] {
        table.reports(FIRST, Report::Lifted(None, square, None));
    }
    table.pauses(1000).hands("a2 b2 c2");
    assert!(!table.session.game().underway().has_touched());
    table.expect(expect![[r#"
        pawn a2 touched.
        pawn b2 touched.
        a2 touched: it must move.
        The board was knocked. Nothing is touched.
        (board 1: shakes 2)
        (the board is not the game)
        Put the white pawn on a2.
        (board 1: lights a2)
        # a2
        Put the white pawn on b2.
        (board 1: lights b2)
        # b2
        Put the white pawn on c2.
        (board 1: lights c2)
        # c2
        The board is right.
        (board 1: dark)
    "#]]);
}

/// On a board that is seen a press that is typed too early costs nothing, as the button's (7.5.3), and help
/// says first what is missing there.
#[test]
fn an_announced_move_is_made_on_the_board_before_it_is_pressed() {
    let mut table = rehearsal();
    table.types("e4").types("help").types("press").button(Pressed::Short);
    assert_eq!(table.session.game().conduct().illegal_acts(Color::White), 0);
    table.hands("-e2 e4").types("help").types("press").answers("e5").button(Pressed::Short);
    table.types("press").hands("-e7 e5").types("press");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        > help
        Make your announced move on the board: pawn e2 e4.
        > press
        Make your announced move on the board: pawn e2 e4.
        # button Short
        Announced: pawn e2 e4.
        Make your announced move on the board: pawn e2 e4.
        White to move, move 1. You play White.
        # -e2
        pawn e2 touched.
        # e4
        pawn e2 e4 is on the board.
        (Black repeats)
        > help
        Your move is announced. Now press.
        A slip, before that: correct knight f3.
        > press
        Pressed.
        (thinks of a move)
        (board 1: clock 5459 5430 Some(Black))
        pawn e7 e5
        Repeat it.
        (board 1: lights e5 e7)
        # button Short
        Repeated. Play it on your board.
        > press
        Opponent's move missing on your board: pawn e7 e5.
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It is on your board.
        (board 1: dark)
        (board 1: shows e7e5)
        (board 1: clock 5459 5459 Some(White))
        (board 1: shakes 1)
        > press
        Nothing moved. Your move.
    "#]]);
}

#[test]
fn the_opponents_move_is_made_on_the_board_before_the_own_one() {
    let mut table = rehearsal_with(Announcing::Repeat);
    table.hands("-e2 e4").button(Pressed::Short).button(Pressed::Short).answers("e5");
    table.button(Pressed::Short).types("help");
    table.transcript.clear();
    table.types("Nf3").types("help").types("press").hands("-g1 f3").pauses(2000);
    table.types("press").types("help").button(Pressed::Short).hands("-e7 e5").types("press");
    assert_eq!(table.session.game().conduct().illegal_acts(Color::White), 0);
    assert_eq!(table.session.game().made().len(), 3);
    table.expect(expect![[r#"
        > Nf3
        knight g1 f3
        > help
        Opponent's move missing on your board: pawn e7 e5.
        > press
        Opponent's move missing on your board: pawn e7 e5.
        # -g1
        knight g1.
        (board 1: lights g1 e5 e7)
        # f3
        f3.
        (board 1: lights g1 f3 e5 e7)
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e7.
        (board 1: lights e7)
        > press
        Take the piece off e7.
        > help
        Take the piece off e7.
        # button Short
        Take the piece off e7.
        # -e7
        Put the black pawn on e5.
        (board 1: lights e5)
        # e5
        The board is right.
        knight g1 f3 is on the board.
        (board 1: dark)
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
    "#]]);
}

#[test]
fn a_move_that_cannot_be_announced_is_refused_once() {
    let mut table = rehearsal();
    table.hands("-b1 b1 -g1 f3").button(Pressed::Short).pauses(5000);
    table.expect(expect![[r#"
        # -b1
        knight b1 touched.
        # b1
        (put back)
        # -g1
        knight g1 touched.
        b1 touched: it must move.
        # f3
        b1 touched: it must move.
        # button Short
        Touch-move: b1 must move. FIDE 2023, 4.3.
        If you did not touch it, say mute b1.
    "#]]);
}

#[test]
fn b11_the_repetition_is_asked_for_before_the_own_announcement() {
    let mut table = rehearsal_with(Announcing::Repeat);
    table.hands("-e2 e4").types("e4").types("press").answers("e5").hands("-e7 e5");
    table.transcript.clear();
    table.hands("-g1 f3").pauses(5000).types("Nf3").types("e5").types("Nf3");
    table.expect(expect![[r#"
        # -g1
        knight g1 touched.
        # f3
        f3.
        Announced: pawn e7 e5.
        Repeat it.
        > Nf3
        That is a different move. Announced: pawn e7 e5.
        > e5
        Repeated. Your move.
        > Nf3
        knight g1 f3
        (Black repeats)
    "#]]);
}

#[test]
fn b11_a_square_that_is_muted_leaves_the_duty_to_repeat() {
    let mut table = rehearsal_with(Announcing::Repeat);
    table.hands("-e2 e4").types("e4").types("press").answers("e5").hands("-e7 e5 -b1 b1");
    table.transcript.clear();
    table.types("mute b1").types("Nf3").types("e5").types("Nf3");
    assert!(!table.session.game().underway().touches().contains(&Square::B1));
    table.expect(expect![[r#"
        > mute b1
        b1 is muted: it flickers. It was not touched.
        > Nf3
        That is a different move. Announced: pawn e7 e5.
        > e5
        Repeated. Your move.
        > Nf3
        knight g1 f3
    "#]]);
}
