//! Boards that are lost in the middle of a game, and those that are back.

use super::*;

#[test]
fn a_board_that_is_lost_with_a_piece_in_the_hand_leaves_it_touched() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-g1").tells(FIRST, BoardEvent::Lost(Loss::NoPort("/dev/ttyACM0".to_owned())));
    assert_eq!(table.kind(Color::White), BoardKind::Typed);
    table.tells(FIRST, BoardEvent::Lost(Loss::NoPort("/dev/ttyACM0".to_owned()))).types("e4");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R");
    table.hands("g1 -e2 e4").button(Pressed::Short).hands("-e4 e2 -g1 f3").button(Pressed::Short);
    table.expect(expect![[r#"
        # -g1
        knight g1 touched.
        The board is gone: the port /dev/ttyACM0 is not there. Continue at the keyboard. Plug it in.
        > e4
        Touch-move: g1 must move. FIDE 2023, 4.3.
        If you did not touch it, say mute g1.
        The board is back: PEG/1, /dev/board1.
        (on the board)
        # g1
        (put back)
        # -e2
        pawn e2 touched.
        g1 touched: it must move.
        # e4
        g1 touched: it must move.
        # button Short
        Not completed: the touched piece on g1 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)
        If you did not touch it, say mute g1.
        # -e4
        pawn e4.
        # e2
        (put back)
        # -g1
        knight g1.
        # f3
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)
    "#]]);
}

#[test]
fn what_was_moved_on_a_lost_board_is_no_move() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    let denied = Loss::Denied("/dev/ttyACM0".to_owned(), Some("dialout".to_owned()));
    table.tells(FIRST, BoardEvent::Lost(denied)).comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").hands("-e4 e2");
    table.hands("-e2 e4").reports(FIRST, Report::Silent);
    table.comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").button(Pressed::Short);
    table.answers("e5").tells(FIRST, BoardEvent::Lost(Loss::NoBoard)).comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").hands("-e7 e5 -g1");
    table.expect(expect![[r#"
        The board is gone: you may not use /dev/ttyACM0. Continue at the keyboard. Join the group dialout: sudo usermod -aG dialout $USER. Then log out and in.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e4.
        If your move is pawn e2 e4, press, or type it.
        (board 1: lights e4)
        # -e4
        Put the white pawn on e2.
        (board 1: lights e2)
        # e2
        The board is right.
        (board 1: dark)
        # -e2
        pawn e2 touched.
        # e4
        e4.
        The board is gone: nothing answers on /dev/board1. Continue at the keyboard. Switch it on, or plug it in again.
        pawn e2 e4 is on the board. Type it, or plug the board in.
        The board is back: PEG/1, /dev/board1.
        (on the board)
        # button Short
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e7.
        (board 1: lights e7)
        # -e7
        Put the black pawn on e5.
        (board 1: lights e5)
        # e5
        The board is right.
        (board 1: dark)
        # -g1
        knight g1 touched.
    "#]]);
}

/// After e2-e4.
const PLAYED: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

#[test]
fn a_move_that_stood_when_the_board_was_lost_leaves_nobody_in_silence() {
    let mut all = String::new();
    for (make, black) in [
        (Make::ChessLink, Player::Builtin),
        (Make::ChessLink, Player::Human),
        (Make::Peg1, Player::Builtin),
        (Make::Peg1, Player::Human),
    ] {
        let mut table = Table::on(make, header(&start(), black, None));
        table.hands("-e2 e4").pauses(900).tells(FIRST, BoardEvent::Lost(Loss::NoBoard)).pauses(300);
        table.comes(FIRST, make).stands_as(FIRST, PLAYED).pauses(10_000);
        table.adds_to(&mut all, make.title());
    }
    expect![[r#"
        ChessLink
        # -e2
        pawn e2 touched.
        # e4
        e4.
        The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        pawn e2 e4 is on the board. Type it, or plug the board in.
        The board is back: ChessLink, /dev/board1.
        You play on the board.
        pawn e2 e4
        (thinks of a move)

        ChessLink
        # -e2
        pawn e2 touched.
        # e4
        e4.
        The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        pawn e2 e4 is on the board. Type it, or plug the board in.
        The board is back: ChessLink, /dev/board1.
        You play on the board.
        pawn e2 e4

        PEG/1
        # -e2
        pawn e2 touched.
        # e4
        e4.
        The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        pawn e2 e4 is on the board. Type it, or plug the board in.
        The board is back: PEG/1, /dev/board1.
        You play on the board.
        Press, if your move is pawn e2 e4.

        PEG/1
        # -e2
        pawn e2 touched.
        # e4
        e4.
        The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        pawn e2 e4 is on the board. Type it, or plug the board in.
        The board is back: PEG/1, /dev/board1.
        You play on the board.
        Press, if your move is pawn e2 e4.

    "#]]
    .assert_eq(&all);
}

#[test]
fn a_board_that_is_lost_before_the_repeated_move_is_executed_owes_nothing() {
    let mut table = Table::on(Make::Peg1, announcing(Announcing::Repeat, Player::Builtin));
    table.hands("-e2 e4").button(Pressed::Short).button(Pressed::Short).answers("e5");
    table.types("e5").tells(FIRST, BoardEvent::Lost(Loss::NoAnswer("/dev/ttyACM0".to_owned())));
    table.types("turn").types("an Nf3").types("press");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (Black repeats)
        # button Short
        Pressed.
        (thinks of a move)
        pawn e7 e5
        Repeat it.
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        > e5
        Repeated. Play it on your board.
        The board is gone: nothing answers on /dev/ttyACM0. Continue at the keyboard. Switch it on, or plug it in again.
        > turn
        (your turn, move 2)
        > an Nf3
        knight g1 f3
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
    "#]]);
}

#[test]
fn a_gap_is_no_difference_where_nothing_has_changed() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-g1").reports(FIRST, Report::Gap);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R").hands("f3");
    table.reports(FIRST, Report::Gap).stands_as(FIRST, &start()).hands("-g1 f3");
    table.button(Pressed::Short);
    table.expect(expect![[r#"
        # -g1
        knight g1 touched.
        # f3
        f3.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off g1.
        (board 1: lights g1)
        # -g1
        Put the white knight on f3.
        (board 1: lights f3)
        # f3
        The board is right.
        (board 1: dark)
        # button Short
        knight g1 f3
        (thinks of a move)
    "#]]);
}

#[test]
fn a_game_goes_on_without_the_board_it_was_left_with() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).answers("e5").types("quit");
    let (header, journal) = (table.header.clone(), std::mem::take(&mut table.journal));
    let mut table = Table::after(header, journal);
    assert_eq!(table.kind(Color::White), BoardKind::Typed);
    table.types("Nf3").types("pegboard").types("pegboard nothing").types("pegboard auto");
    table.answers("Nc6").comes(FIRST, Make::Certabo);
    table.stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    table.hands("-g1 f3 -b8 c6 -f1 b5").pauses(3000).types("pegboard off");
    assert_eq!(table.kind(Color::White), BoardKind::Typed);
    table.expect(expect![[r#"
        Game 1 resumed. 1 move so far.
        You play White against level 3.
        pawn e7 e5. Black, move 1.
        Your move.
        > Nf3
        knight g1 f3
        (thinks of a move)
        > pegboard
        No board. Type pegboard auto to look for one.
        > pegboard nothing
        pegboard takes auto, or a make and a port, dgt:/dev/ttyUSB0; straight or turned; or off.
        > pegboard auto
        Looking for a board.
        (looks for 1: auto)
        knight b8 c6
        Board found: Certabo, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off g1.
        (board 1: lights g1)
        # -g1
        Take the piece off b8.
        (board 1: lights b8)
        # f3
        # -b8
        Put the black knight on c6.
        (board 1: lights c6)
        # c6
        The board is right.
        (board 1: dark)
        # -f1
        bishop f1 touched.
        # b5
        b5.
        bishop f1 b5
        (thinks of a move)
        > pegboard off
        (lets go of 1)
        Boards off. Moves are typed.
    "#]]);
}

#[test]
fn what_was_executed_in_a_gap_is_executed_at_once() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).answers("e5").hands("-e7");
    table.reports(FIRST, Report::Gap);
    table.stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR").pauses(2000);
    table.hands("-g1 f3").button(Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights e5)
        (board 1: dark)
        It is on your board.
        # -g1
        knight g1 touched.
        # f3
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)
    "#]]);
}

#[test]
fn what_was_put_back_in_a_gap_is_put_back() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-g1").reports(FIRST, Report::Gap).stands_as(FIRST, &start()).pauses(2000);
    table.hands("-g1 f3").button(Pressed::Short);
    table.expect(expect![[r#"
        # -g1
        knight g1 touched.
        (put back)
        # -g1
        knight g1.
        # f3
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)
    "#]]);
}

#[test]
fn what_was_touched_when_the_game_was_left_stays_touched() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-g1").types("turn").types("quit");
    let (header, journal) = (table.header.clone(), std::mem::take(&mut table.journal));
    let mut table = Table::after(header, journal);
    table.types("pegboard auto").comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R").hands("g1 -e2 e4");
    table.button(Pressed::Short);
    table.expect(expect![[r#"
        Game 1 resumed. No moves so far.
        You play White against level 3.
        Your move.
        > pegboard auto
        Looking for a board.
        (looks for 1: auto)
        Board found: PEG/1, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
        Put the white knight on g1.
        (board 1: lights g1)
        # g1
        The board is right.
        (board 1: dark)
        # -e2
        pawn e2 touched.
        g1 touched: it must move.
        # e4
        g1 touched: it must move.
        # button Short
        Not completed: the touched piece on g1 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)
        If you did not touch it, say mute g1.
    "#]]);
}

#[test]
fn a_move_that_was_made_before_the_board_was_lost_is_pressed_at_the_keyboard() {
    let mut table = Table::on(Make::Certabo, header(&start(), Player::Human, None));
    table.hands("-e2 e4").tells(FIRST, BoardEvent::Lost(Loss::NoBoard)).types("press").types("e5");
    table.comes(FIRST, Make::Certabo);
    table.stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    table.hands("-g1 f3").pauses(3000);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        pawn e2 e4 is on the board. Type it, or plug the board in.
        > press
        pawn e2 e4
        > e5
        pawn e7 e5
        The board is back: Certabo, /dev/board1.
        (on the board)
        # -g1
        knight g1 touched.
        # f3
        f3.
        knight g1 f3
    "#]]);
}

#[test]
fn a_move_that_was_made_in_a_stall_is_kept() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.reports(FIRST, Report::Silent).pauses(9000).comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, &start()).hands("-e2 e4").button(Pressed::Short).answers("e5");
    // Now it falls silent while a piece is in the hand.
    table.hands("-e7 e5 -g1").reports(FIRST, Report::Silent).pauses(9000);
    table.comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKB1R");
    table.hands("f3").button(Pressed::Short);
    table.expect(expect![[r#"
        The board is gone: nothing answers on /dev/board1. Continue at the keyboard. Switch it on, or plug it in again.
        The board is back: PEG/1, /dev/board1.
        (on the board)
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It is on your board.
        (board 1: dark)
        # -g1
        knight g1 touched.
        The board is gone: nothing answers on /dev/board1. Continue at the keyboard. Switch it on, or plug it in again.
        The board is back: PEG/1, /dev/board1.
        (on the board)
        # f3
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)
    "#]]);
}

#[test]
fn a_move_that_was_made_while_the_board_was_away_can_be_typed() {
    let mut table = Table::on(Make::Dgt, header(&start(), Player::Builtin, None));
    table
        .hands("-e2")
        .pauses(400)
        .tells(FIRST, BoardEvent::Lost(Loss::NoPort("/dev/ttyUSB0".to_owned())));
    table.comes(FIRST, Make::Dgt);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").types("e4");
    table.answers("e5").hands("-e7 e5").pauses(3000);
    // Not a move that the touched piece does not make, and not one of the opponent.
    table
        .hands("-g1")
        .pauses(400)
        .tells(FIRST, BoardEvent::Lost(Loss::NoBoard))
        .comes(FIRST, Make::Dgt);
    table.stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: DGT, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e4.
        If your move is pawn e2 e4, type it.
        (board 1: lights e4)
        > e4
        pawn e2 e4
        (thinks of a move)
        The board is right.
        (board 1: dark)
        pawn e7 e5
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It is on your board.
        (board 1: dark)
        # -g1
        knight g1 touched.
        The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        The board is back: DGT, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off c4.
        (board 1: lights c4)
    "#]]);
}
