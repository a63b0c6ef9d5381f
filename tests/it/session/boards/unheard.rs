//! What was done on a board that was not heard: a cable that comes out in the middle of a move, a message
//! that gets lost, and what is told again afterwards.

use super::*;

fn lost(table: &mut Table) -> &mut Table {
    table.tells(FIRST, BoardEvent::Lost(Loss::NoPort("/dev/ttyUSB0".to_owned())))
}

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_D5: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR";

/// A move is put, and at once the cable comes out.
fn pulled(make: Make) -> Table {
    let mut table = Table::on(make, header(&start(), Player::Human, None));
    table.hands("-e2").reports(FIRST, Report::Seated(None, Square::E4, None)).pauses(500);
    lost(&mut table);
    table
}

#[test]
fn b4_a_move_that_stands_when_the_cable_comes_out_is_named_and_not_counted() {
    let mut all = String::new();
    for make in [Make::ChessLink, Make::Peg1] {
        let mut table = pulled(make);
        table.types("fen").types("turn").types("d5").types("e4").types("d5");
        table.comes(FIRST, make).stands_as(FIRST, AFTER_D5).adds_to(&mut all, make.title());
    }
    expect![[r#"
        ChessLink
        # -e2
        pawn e2 touched.
        e4.
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        pawn e2 e4 is on the board. Type it, or plug the board in.
        > fen
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
        > turn
        White to move, move 1.
        pawn e2 e4 is on the board.
        Press the clock.
        > d5
        pawn e2 e4 is on the board. Type it, or plug the board in.
        > e4
        pawn e2 e4
        > d5
        pawn d7 d5
        The board is back: ChessLink, /dev/board1.
        You play on the board.

        PEG/1
        # -e2
        pawn e2 touched.
        e4.
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        pawn e2 e4 is on the board. Type it, or plug the board in.
        > fen
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
        > turn
        White to move, move 1.
        pawn e2 e4 is on the board.
        Press the clock.
        > d5
        pawn e2 e4 is on the board. Type it, or plug the board in.
        > e4
        pawn e2 e4
        > d5
        pawn d7 d5
        The board is back: PEG/1, /dev/board1.
        You play on the board.

    "#]]
    .assert_eq(&all);
}

#[test]
fn b4_an_answer_that_was_made_meanwhile_is_asked_for_and_not_called_wrong() {
    let mut all = String::new();
    for make in [Make::Dgt, Make::Certabo] {
        let mut table = pulled(make);
        table.comes(FIRST, make).stands_as(FIRST, AFTER_D5).pauses(10_000).types("d5");
        table.adds_to(&mut all, make.title());
    }
    expect![[r#"
        DGT
        # -e2
        pawn e2 touched.
        e4.
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        pawn e2 e4 is on the board. Type it, or plug the board in.
        The board is back: DGT, /dev/board1.
        pawn e2 e4
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off d5.
        If your move is pawn d7 d5, type it.
        (board 1: lights d5)
        > d5
        pawn d7 d5
        The board is right.
        (board 1: dark)

        Certabo
        # -e2
        pawn e2 touched.
        e4.
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        pawn e2 e4 is on the board. Type it, or plug the board in.
        The board is back: Certabo, /dev/board1.
        pawn e2 e4
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off d5.
        If your move is pawn d7 d5, type it.
        (board 1: lights d5)
        > d5
        pawn d7 d5
        The board is right.
        (board 1: dark)

    "#]]
    .assert_eq(&all);
}

#[test]
fn b9_nobody_is_led_by_what_is_told_again_before_all_of_it_is_told() {
    let mut all = String::new();
    for (case, deeds) in [("executed", "-e7 e5"), ("gone on", "-e7 e5 -g1 f3"), ("wrong", "-d7 d5")]
    {
        let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
        table.hands("-e2 e4").button(Pressed::Short);
        lost(&mut table).answers("e5").comes(FIRST, Make::Peg1);
        table.transcript.clear();
        table.tells(FIRST, BoardEvent::CatchesUp(true)).stands_as(FIRST, AFTER_E4);
        for deed in deeds.split(' ') {
            let square = deed.trim_start_matches('-').parse().unwrap();
            let lifts = deed.starts_with('-');
            let report = if lifts { Report::Lifted } else { Report::Seated };
            table.reports(FIRST, report(None, square, None));
        }
        table.tells(FIRST, BoardEvent::CatchesUp(false)).pauses(3000).adds_to(&mut all, case);
    }
    expect![[r#"
        executed
        You play on the board.

        gone on
        You play on the board.
        knight g1 touched.
        f3.

        wrong
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off d5.
        (board 1: lights d5)

    "#]]
    .assert_eq(&all);
}

#[test]
fn b12_the_touched_piece_and_the_one_legal_move_that_is_shown_are_the_move() {
    let mut all = String::new();
    for (make, fen, lift, shown) in [
        (Make::Dgt, start(), "-e2", AFTER_E4),
        (
            Make::Dgt,
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".to_owned(),
            "-e1",
            "r3k2r/8/8/8/8/8/8/R4RK1",
        ),
        (Make::Dgt, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1".to_owned(), "-e4", "4k3/8/8/3P4/8/8/8/4K3"),
        // Another piece than the one that was touched is no move.
        (Make::Dgt, start(), "-e2", "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR"),
    ] {
        let mut table = Table::on(make, header(&fen, Player::Builtin, None));
        table.hands(lift).reports(FIRST, Report::Gap).stands_with(FIRST, shown).pauses(3000);
        table.adds_to(&mut all, shown);
    }
    expect![[r#"
        rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR
        # -e2
        pawn e2 touched.
        You play on the board.
        e4.
        pawn e2 e4
        (thinks of a move)

        r3k2r/8/8/8/8/8/8/R4RK1
        # -e1
        king e1 touched.
        You play on the board.
        f1.
        g1.
        short castling
        (thinks of a move)

        4k3/8/8/3P4/8/8/8/4K3
        # -e4
        pawn e4 touched.
        You play on the board.
        d5.
        pawn e4 takes d5
        (thinks of a move)

        rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR
        # -e2
        pawn e2 touched.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the white pawn from d4 to d2.
        (board 1: lights d2 d4)

    "#]]
    .assert_eq(&all);
}

#[test]
fn b13_what_was_lifted_to_make_the_opponents_move_is_not_touched() {
    let mut all = String::new();
    for lifted_before in [true, false] {
        let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
        table.hands("-e2 e4").button(Pressed::Short).answers("e5");
        if lifted_before {
            table.hands("-e7");
        }
        table.transcript.clear();
        lost(&mut table).comes(FIRST, Make::Peg1);
        table.stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
        table.hands("e5 -g1 f3").button(Pressed::Short);
        table.adds_to(&mut all, if lifted_before { "before" } else { "meanwhile" });
    }
    expect![[r#"
        before
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Put the black pawn on e5.
        (board 1: lights e5)
        # e5
        The board is right.
        (board 1: dark)
        # -g1
        knight g1 touched.
        # f3
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)

        meanwhile
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Put the black pawn on e5.
        (board 1: lights e5)
        # e5
        The board is right.
        (board 1: dark)
        # -g1
        knight g1 touched.
        # f3
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)

    "#]]
    .assert_eq(&all);
}

#[test]
fn b15_a_move_that_was_made_meanwhile_is_asked_for_again() {
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    lost(&mut table).comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R").pauses(20_000);
    table.types("Nf3").expect(expect![[r#"
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off f3.
        If your move is knight g1 f3, press, or type it.
        (board 1: lights f3)
        > Nf3
        knight g1 f3
        (thinks of a move)
        The board is right.
        (board 1: dark)
    "#]]);
}

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
fn b19_a_single_piece_of_the_player_to_move_that_is_missing_is_in_his_hand() {
    let mut all = String::new();
    let missing = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPP1P/RNBQKBNR";
    for (make, hands) in [(Make::Certabo, "g4"), (Make::Peg1, "g4"), (Make::Certabo, "g2 -e2 e4")] {
        let mut table = Table::on(make, header(&start(), Player::Builtin, None));
        lost(&mut table).comes(FIRST, make).stands_as(FIRST, missing).hands(hands).pauses(3000);
        table.button(Pressed::Short).adds_to(&mut all, &format!("{} {hands}", make.title()));
    }
    // A board that is set up for the first time lacks a piece, and so does one of an opponent's.
    let mut table = Table::at_boards(header(&start(), Player::Builtin, None), "auto");
    table.comes(FIRST, Make::Peg1).stands_as(FIRST, missing).adds_to(&mut all, "first");
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    lost(&mut table).comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    table.adds_to(&mut all, "opponent's");
    expect![[r#"
        Certabo g4
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: Certabo, /dev/board1.
        You play on the board.
        pawn g2 seems to be in your hand.
        # g4
        g4.
        pawn g2 g4
        (thinks of a move)
        # button Short
        Not your turn: Black to move.

        PEG/1 g4
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: PEG/1, /dev/board1.
        You play on the board.
        pawn g2 seems to be in your hand.
        # g4
        g4.
        # button Short
        pawn g2 g4
        (thinks of a move)

        Certabo g2 -e2 e4
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: Certabo, /dev/board1.
        You play on the board.
        pawn g2 seems to be in your hand.
        # g2
        Adjusted.
        # -e2
        pawn e2.
        # e4
        e4.
        pawn e2 e4
        (thinks of a move)
        # button Short
        Not your turn: Black to move.

        first
        (looks for 1: auto)
        New game 1. You play White against level 3.
        Board found: PEG/1, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Put the white pawn on g2.
        (board 1: lights g2)

        opponent's
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Put the black pawn on e7.
        (board 1: lights e7)

    "#]]
    .assert_eq(&all);
}

#[test]
fn b12_a_press_makes_the_move_count_that_a_board_shows_when_it_is_back() {
    let mut all = String::new();
    for black in [Player::Builtin, Player::Human] {
        let mut table = Table::on(Make::Peg1, header(&start(), black, None));
        table.tells(FIRST, BoardEvent::Lost(Loss::NoBoard)).comes(FIRST, Make::Peg1);
        table.stands_as(FIRST, AFTER_E4).button(Pressed::Short).adds_to(&mut all, "shown");
    }
    // What it does not show any more, no press makes.
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.tells(FIRST, BoardEvent::Lost(Loss::NoBoard)).comes(FIRST, Make::Peg1);
    table
        .stands_as(FIRST, AFTER_E4)
        .hands("-e4")
        .button(Pressed::Short)
        .adds_to(&mut all, "lifted");
    expect![[r#"
        shown
        The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off e4.
        If your move is pawn e2 e4, press, or type it.
        (board 1: lights e4)
        # button Short
        The board is right.
        e4.
        pawn e2 e4
        (thinks of a move)
        (board 1: dark)

        shown
        The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off e4.
        If your move is pawn e2 e4, press, or type it.
        (board 1: lights e4)
        # button Short
        The board is right.
        e4.
        pawn e2 e4
        (board 1: dark)

        lifted
        The board is gone: no port has one. Continue at the keyboard. Plug it in, or name its port.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off e4.
        If your move is pawn e2 e4, press, or type it.
        (board 1: lights e4)
        # -e4
        Put the white pawn on e2.
        (board 1: lights e2)
        # button Short
        Put the white pawn on e2.

    "#]]
    .assert_eq(&all);
}

/// Touched before the line was lost, put while it was, and not typed: whatever is done then, the program asks
/// for that move and does not doubt the square.
#[test]
fn b15_a_move_that_was_touched_before_is_asked_for_whatever_is_done_then() {
    let gone = || BoardEvent::Lost(Loss::NoPort("/dev/ttyUSB0".to_owned()));
    for make in [Make::ChessLink, Make::Dgt, Make::Certabo, Make::Peg1] {
        for (before, after) in [(0, 500), (500, 20_000), (20_000, 20_000)] {
            let mut table = Table::on(make, header(&start(), Player::Human, None));
            table.hands("-e2").tells(FIRST, gone()).comes(FIRST, make).stands_as(FIRST, AFTER_E4);
            table.pauses(before).transcript.clear();
            table.hands("-e7 e5").pauses(after).hands("-g1 f3").pauses(20_000);
            let heard = std::mem::take(&mut table.transcript);
            let title = make.title();
            assert!(heard.contains("If your move is pawn e2 e4, type it."), "{title}: {heard}");
            assert!(!heard.contains("seems occupied"), "{title}: {heard}");
            table.types("e4");
            table.types("e5").types("Nf3").hands("-b8 c6").pauses(3000).button(Pressed::Short);
            assert_eq!(table.session.game().made().len(), 4, "{title}: {}", table.transcript);
        }
    }
}

/// Two moves were made while the board was away: the first is asked for, then the second.
#[test]
fn b15_of_two_moves_that_were_made_meanwhile_the_first_is_asked_for() {
    let mut table = Table::on(Make::ChessLink, header(&start(), Player::Human, None));
    lost(&mut table).comes(FIRST, Make::ChessLink).stands_as(FIRST, AFTER_D5).pauses(10_000);
    table.types("e4").types("d5").expect(expect![[r#"
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: ChessLink, /dev/board1.
        (board 1: shakes 2)
        (the board is not the game)
        Take the piece off e4.
        If your move is pawn e2 e4, type it.
        (board 1: lights e4)
        > e4
        pawn e2 e4
        Take the piece off d5.
        If your move is pawn d7 d5, type it.
        (board 1: lights d5)
        > d5
        pawn d7 d5
        The board is right.
        (board 1: dark)
    "#]]);
}

/// A square that seems occupied where no move can have been made is doubted as before.
#[test]
fn b15_what_is_no_move_is_a_doubt() {
    let mut table = Table::on(Make::ChessLink, header(&start(), Player::Human, None));
    lost(&mut table).comes(FIRST, Make::ChessLink);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/8/4P3/PPPPPPPP/RNBQKBNR").pauses(10_000);
    assert!(table.transcript.contains("e3 seems occupied."), "{}", table.transcript);
}
