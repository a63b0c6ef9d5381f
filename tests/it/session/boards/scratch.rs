//! Scratch.

use super::*;

fn lost(table: &mut Table) -> &mut Table {
    table.tells(FIRST, BoardEvent::Lost(Loss::NoPort("/dev/ttyUSB0".to_owned())))
}

const SC: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn b3_promotion() {
    let mut all = String::new();
    for make in [Make::Peg1, Make::Dgt] {
        let mut table =
            Table::on(make, header("7k/P7/8/8/8/8/8/K7 w - - 0 1", Player::Builtin, None));
        table
            .hands("-a7 a8")
            .button(Pressed::Short)
            .button(Pressed::Short)
            .types("no")
            .button(Pressed::Short)
            .types("press")
            .types("queen");
        table.adds_to(&mut all, make.title());
    }
    for (make, hands) in [
        (Make::Peg1, "-e1 g1"),
        (Make::Peg1, "-e1 -h1 g1"),
        (Make::Peg1, "-e1 -h1 f1"),
        (Make::Certabo, "-e1 g1"),
        (Make::Peg1, "-e1 -h1 e1 f1"),
        (Make::Peg1, "-h1 f1 -e1 g1"),
        (Make::Peg1, "-h1 -e1 g1 f1"),
        (Make::Certabo, "-h1 f1 -e1 g1"),
        (Make::Certabo, "-h1 -e1 g1 f1"),
        (Make::Peg1, "-h1 f1 -e1"),
    ] {
        let mut table = Table::on(make, header(SC, Player::Builtin, None));
        table.hands(hands);
        if make == Make::Peg1 {
            table.button(Pressed::Short);
        } else {
            table.pauses(5000);
        }
        table.types("press").adds_to(&mut all, &format!("{} {hands}", make.title()));
    }
    for make in [Make::Peg1, Make::Certabo] {
        let mut table =
            Table::on(make, header("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", Player::Builtin, None));
        table.hands("-e5 d6").pauses(4000).button(Pressed::Short).types("press");
        table.hands("-d5").pauses(4000);
        table.adds_to(&mut all, make.title());
    }
    expect![[r#"
        PEG/1
        # -a7
        pawn a7 touched.
        # a8
        Say what the pawn becomes.
        # button Short
        Not finished: pawn a7 is off the board.
        # button Short
        No moves yet.
        White to move, move 1. You play White.
        > no
        Cancelled.
        # button Short
        Say what the pawn becomes.
        Not finished: pawn a7 is off the board.
        > press
        Not completed: say what the pawn becomes. FIDE 2023, 4.4.4.
        (board 1: shakes 2)
        > queen
        pawn a7 a8 promotes to queen, check
        (thinks of a move)

        DGT
        # -a7
        pawn a7 touched.
        # a8
        Say what the pawn becomes.
        # button Short
        Not finished: pawn a7 is off the board.
        # button Short
        No moves yet.
        White to move, move 1. You play White.
        > no
        Cancelled.
        # button Short
        Say what the pawn becomes.
        Not finished: pawn a7 is off the board.
        > press
        Not completed: say what the pawn becomes. FIDE 2023, 4.4.4.
        (board 1: shakes 2)
        > queen
        pawn a7 a8 promotes to queen, check
        (thinks of a move)

        PEG/1 -e1 g1
        # -e1
        king e1 touched.
        # g1
        g1.
        # button Short
        Not finished: king e1 is off the board.
        > press
        Not completed: move the rook too. FIDE 2023, 4.4.
        (board 1: shakes 2)

        PEG/1 -e1 -h1 g1
        # -e1
        king e1 touched.
        # -h1
        rook h1 touched.
        King and rook touched: short castling.
        # g1
        g1.
        # button Short
        Illegal move.
        (board 1: shakes 2)
        > press
        Not completed: a piece is off the board. FIDE 2023, 4.7.
        (board 1: shakes 2)

        PEG/1 -e1 -h1 f1
        # -e1
        king e1 touched.
        # -h1
        rook h1 touched.
        King and rook touched: short castling.
        # f1
        f1.
        # button Short
        Illegal move.
        (board 1: shakes 2)
        > press
        Not completed: a piece is off the board. FIDE 2023, 4.7.
        (board 1: shakes 2)

        Certabo -e1 g1
        # -e1
        king e1 touched.
        # g1
        g1.
        > press
        Not completed: move the rook too. FIDE 2023, 4.4.
        (board 1: shakes 2)

        PEG/1 -e1 -h1 e1 f1
        # -e1
        king e1 touched.
        # -h1
        rook h1 touched.
        King and rook touched: short castling.
        # e1
        e1.
        # f1
        King and rook touched: short castling.
        # button Short
        Not completed: the touched piece on e1 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)
        If you did not touch it, say mute e1.
        > press
        Not completed: the touched piece on e1 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)
        If you did not touch it, say mute e1.

        PEG/1 -h1 f1 -e1 g1
        # -h1
        rook h1 touched.
        # f1
        f1.
        # -e1
        king e1.
        # g1
        g1.
        # button Short
        rook h1 f1
        (thinks of a move)
        (board 1: lights e1 g1)
        > press
        Opponent's move missing on your board.

        PEG/1 -h1 -e1 g1 f1
        # -h1
        rook h1 touched.
        # -e1
        king e1 touched.
        h1 touched: it must move.
        # g1
        g1.
        # f1
        h1 touched: it must move.
        # button Short
        Not completed: the touched piece on h1 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)
        > press
        Not completed: the touched piece on h1 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)

        Certabo -h1 f1 -e1 g1
        # -h1
        rook h1 touched.
        # f1
        f1.
        # -e1
        king e1.
        # g1
        g1.
        rook h1 f1
        (thinks of a move)
        (board 1: lights e1 g1)
        > press
        Opponent's move missing on your board.

        Certabo -h1 -e1 g1 f1
        # -h1
        rook h1 touched.
        # -e1
        king e1 touched.
        h1 touched: it must move.
        # g1
        g1.
        # f1
        h1 touched: it must move.
        Not completed: the touched piece on h1 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)
        > press
        Not completed: the touched piece on h1 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)

        PEG/1 -h1 f1 -e1
        # -h1
        rook h1 touched.
        # f1
        f1.
        # -e1
        king e1.
        # button Short
        rook h1 f1
        (thinks of a move)
        (board 1: lights e1)
        > press
        Opponent's move missing on your board.

        PEG/1
        # -e5
        pawn e5 touched.
        # d6
        d6.
        # button Short
        Not finished: pawn e5 is off the board.
        > press
        Illegal move.
        # -d5
        pawn d5 touched.
        e5 must capture d5.

        Certabo
        # -e5
        pawn e5 touched.
        # d6
        d6.
        # button Short
        Not finished: pawn e5 is off the board.
        > press
        Illegal move.
        # -d5
        pawn d5 touched.
        e5 must capture d5.

    "#]]
    .assert_eq(&all);
}

#[test]
fn b3_chess960() {
    let mut all = String::new();
    for hands in ["-b1 c1", "-b1 -a1 c1", "-b1 -a1 d1", "-a1 d1"] {
        let mut table = Table::on(
            Make::Peg1,
            Header {
                chess960: true,
                ..header("rk6/8/8/8/8/8/8/RK6 w Aa - 0 1", Player::Builtin, None)
            },
        );
        table.hands(hands).button(Pressed::Short).adds_to(&mut all, hands);
    }
    expect![[r#"
        -b1 c1
        # -b1
        king b1 touched.
        # c1
        c1.
        # button Short
        king b1 c1
        (thinks of a move)

        -b1 -a1 c1
        # -b1
        king b1 touched.
        # -a1
        rook a1 touched.
        King and rook touched: long castling.
        # c1
        c1.
        # button Short
        Illegal move.
        (board 1: shakes 2)

        -b1 -a1 d1
        # -b1
        king b1 touched.
        # -a1
        rook a1 touched.
        King and rook touched: long castling.
        # d1
        d1.
        # button Short
        Illegal move.
        (board 1: shakes 2)

        -a1 d1
        # -a1
        rook a1 touched.
        # d1
        d1.
        # button Short
        The rook on a1 is blocked: king on b1.
        (board 1: shakes 2)

    "#]]
    .assert_eq(&all);
}

#[test]
fn b4() {
    let mut all = String::new();
    for make in [Make::ChessLink, Make::Dgt, Make::Peg1, Make::Certabo] {
        let mut table = Table::on(make, header(&start(), Player::Human, None));
        table.hands("-e2").reports(FIRST, Report::Seated(None, Square::E4, None)).pauses(500);
        lost(&mut table)
            .types("fen")
            .types("board")
            .types("turn")
            .types("moves")
            .types("d5")
            .types("e4")
            .types("d5")
            .comes(FIRST, make);
        table.stands_as(FIRST, "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR");
        table.adds_to(&mut all, make.title());
        let mut table = Table::on(make, header(&start(), Player::Human, None));
        table.hands("-e2").reports(FIRST, Report::Seated(None, Square::E4, None)).pauses(500);
        lost(&mut table).comes(FIRST, make);
        table.stands_as(FIRST, "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR").pauses(10000);
        table.adds_to(&mut all, make.title());
    }
    expect![[r#"
        ChessLink
        # -e2
        pawn e2 touched.
        e4.
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        > fen
        rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
        > board
        Rank 8: black rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
        Rank 7: black pawns a to h.
        Ranks 6 and 5: empty.
        Rank 4: white pawn e.
        Rank 3: empty.
        Rank 2: white pawns a to d, f to h.
        Rank 1: white rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
        > turn
        White to move, move 1.
        pawn e2 e4 is on the board.
        Press the clock.
        > moves
        knight b8: a6, c6.
        knight g8: f6, h6.
        pawn a7: a6, a5.
        pawn b7: b6, b5.
        pawn c7: c6, c5.
        pawn d7: d6, d5.
        pawn e7: e6, e5.
        pawn f7: f6, f5.
        pawn g7: g6, g5.
        pawn h7: h6, h5.
        > d5
        White is to move.
        > e4
        pawn e2 e4
        > d5
        pawn d7 d5
        The board is back: ChessLink, /dev/board1.
        You play on the board.

        ChessLink
        # -e2
        pawn e2 touched.
        e4.
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: ChessLink, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off d5.
        (board 1: lights d5)
        d5 seems occupied. If it is empty, say mute d5.

        DGT
        # -e2
        pawn e2 touched.
        e4.
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        > fen
        rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
        > board
        Rank 8: black rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
        Rank 7: black pawns a to h.
        Ranks 6 and 5: empty.
        Rank 4: white pawn e.
        Rank 3: empty.
        Rank 2: white pawns a to d, f to h.
        Rank 1: white rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
        > turn
        White to move, move 1.
        pawn e2 e4 is on the board.
        Press the clock.
        > moves
        knight b8: a6, c6.
        knight g8: f6, h6.
        pawn a7: a6, a5.
        pawn b7: b6, b5.
        pawn c7: c6, c5.
        pawn d7: d6, d5.
        pawn e7: e6, e5.
        pawn f7: f6, f5.
        pawn g7: g6, g5.
        pawn h7: h6, h5.
        > d5
        White is to move.
        > e4
        pawn e2 e4
        > d5
        pawn d7 d5
        The board is back: DGT, /dev/board1.
        You play on the board.

        DGT
        # -e2
        pawn e2 touched.
        e4.
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: DGT, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off d5.
        (board 1: lights d5)
        d5 seems occupied. If it is empty, say mute d5.

        PEG/1
        # -e2
        pawn e2 touched.
        e4.
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        > fen
        rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
        > board
        Rank 8: black rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
        Rank 7: black pawns a to h.
        Ranks 6 and 5: empty.
        Rank 4: white pawn e.
        Rank 3: empty.
        Rank 2: white pawns a to d, f to h.
        Rank 1: white rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
        > turn
        White to move, move 1.
        pawn e2 e4 is on the board.
        Press the clock.
        > moves
        knight b8: a6, c6.
        knight g8: f6, h6.
        pawn a7: a6, a5.
        pawn b7: b6, b5.
        pawn c7: c6, c5.
        pawn d7: d6, d5.
        pawn e7: e6, e5.
        pawn f7: f6, f5.
        pawn g7: g6, g5.
        pawn h7: h6, h5.
        > d5
        White is to move.
        > e4
        pawn e2 e4
        > d5
        pawn d7 d5
        The board is back: PEG/1, /dev/board1.
        You play on the board.

        PEG/1
        # -e2
        pawn e2 touched.
        e4.
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off d5.
        (board 1: lights d5)
        d5 seems occupied. If it is empty, say mute d5.

        Certabo
        # -e2
        pawn e2 touched.
        e4.
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        > fen
        rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1
        > board
        Rank 8: black rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
        Rank 7: black pawns a to h.
        Ranks 6 and 5: empty.
        Rank 4: white pawn e.
        Rank 3: empty.
        Rank 2: white pawns a to d, f to h.
        Rank 1: white rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
        > turn
        White to move, move 1.
        pawn e2 e4 is on the board.
        Press the clock.
        > moves
        knight b8: a6, c6.
        knight g8: f6, h6.
        pawn a7: a6, a5.
        pawn b7: b6, b5.
        pawn c7: c6, c5.
        pawn d7: d6, d5.
        pawn e7: e6, e5.
        pawn f7: f6, f5.
        pawn g7: g6, g5.
        pawn h7: h6, h5.
        > d5
        White is to move.
        > e4
        pawn e2 e4
        > d5
        pawn d7 d5
        The board is back: Certabo, /dev/board1.
        You play on the board.

        Certabo
        # -e2
        pawn e2 touched.
        e4.
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: Certabo, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off d5.
        (board 1: lights d5)
        d5 seems occupied. If it is empty, say mute d5.

    "#]]
    .assert_eq(&all);
}

#[test]
fn b5() {
    let mut all = String::new();
    for hands in ["-b8 b8", "-a1 a1", "-b8 b8 -e2 e4"] {
        let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
        table.hands(hands).button(Pressed::Short).adds_to(&mut all, hands);
    }
    for hands in ["-d5 d5 -c1 c1", "-d5 d5 -e1 d1"] {
        let mut table = Table::on(
            Make::Peg1,
            header("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", Player::Builtin, None),
        );
        table
            .hands(hands)
            .button(Pressed::Short)
            .types("Kd1")
            .types("press")
            .adds_to(&mut all, hands);
    }
    expect![[r#"
        -b8 b8
        # -b8
        knight b8 touched.
        b8 touched. It has no legal move, so any move may be played.
        # b8
        Pieces put back. Touch-move still applies.
        # button Short
        Nothing moved. Your move.

        -a1 a1
        # -a1
        rook a1 touched.
        a1 touched. It has no legal move, so any move may be played.
        # a1
        Pieces put back. Touch-move still applies.
        # button Short
        Nothing moved. Your move.

        -b8 b8 -e2 e4
        # -b8
        knight b8 touched.
        b8 touched. It has no legal move, so any move may be played.
        # b8
        Pieces put back. Touch-move still applies.
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)

        -d5 d5 -c1 c1
        # -d5
        pawn d5 touched.
        d5 touched: it must be captured.
        # d5
        Pieces put back. Touch-move still applies.
        # -c1
        # c1
        # button Short
        Nothing moved. Your move.
        > Kd1
        Touch-move: capture the piece on d5. FIDE 2023, 4.3.
        If you did not touch it, say mute d5.
        > press
        Not completed: no piece has moved. FIDE 2023, 4.7.
        (board 1: shakes 2)

        -d5 d5 -e1 d1
        # -d5
        pawn d5 touched.
        d5 touched: it must be captured.
        # d5
        Pieces put back. Touch-move still applies.
        # -e1
        king e1 touched.
        d5 touched: it must be captured.
        # d1
        d5 touched: it must be captured.
        # button Short
        Not completed: the touched piece on d5 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)
        If you did not touch it, say mute d5.
        > Kd1
        Touch-move: capture the piece on d5. FIDE 2023, 4.3.
        If you did not touch it, say mute d5.
        > press
        Not completed: the touched piece on d5 must move. FIDE 2023, 4.3.
        (board 1: shakes 2)
        If you did not touch it, say mute d5.

    "#]]
    .assert_eq(&all);
}

#[test]
fn b8() {
    let mut all = String::new();
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-d7 d5").button(Pressed::Short).types("pegboard turned");
    table.adds_to(&mut all, "white");
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Human, None));
    table.types("e4").hands("-d2 d4").pauses(3000);
    table.adds_to(&mut all, "black");
    expect![[r#"
        white
        # -d7
        pawn d7 touched.
        d7 touched. It has no legal move, so any move may be played.
        # d5
        d5.
        # button Short
        Illegal move.
        (board 1: shakes 2)
        > pegboard turned
        (lets go of 1)
        (boards lie turned)
        Looking for a board.
        (looks for 2: auto)

        black
        > e4
        pawn e2 e4
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off e2.
        (board 1: lights e2)
        # -d2
        # d4

    "#]]
    .assert_eq(&all);
}

#[test]
fn b9() {
    let mut all = String::new();
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short);
    lost(&mut table).answers("e5").comes(FIRST, Make::Peg1);
    table.stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    for report in [
        Report::Lifted(None, Square::E7, None),
        Report::Seated(None, Square::E5, None),
        Report::Lifted(None, Square::G1, None),
        Report::Seated(None, Square::F3, None),
    ] {
        table.reports(FIRST, report);
    }
    table.pauses(3000).button(Pressed::Short);
    table.adds_to(&mut all, "all");
    expect![[r#"
        all
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        pawn e7 e5
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off e7.
        (board 1: lights e7)
        Put the black pawn on e5.
        (board 1: lights e5)
        The board is right.
        (board 1: dark)
        knight g1 touched.
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)

    "#]]
    .assert_eq(&all);
}

#[test]
fn b10() {
    let mut all = String::new();
    for (make, hands) in [
        (Make::Peg1, "-e2 e5"),
        (Make::Peg1, "-e2 e4 -d2 d4"),
        (Make::Certabo, "-e2 e4 -d2 d4"),
        (Make::Peg1, "-e2 -d2 e5 d5"),
        (Make::Peg1, "-b1 b3"),
        (Make::Peg1, "-a1 a3"),
        (Make::Certabo, "-e1 e3"),
        (Make::Peg1, "-e2 e3 -e7 e6"),
        (Make::Peg1, "-d1 d3"),
        (Make::Peg1, "-f1 f3"),
    ] {
        let mut table = Table::on(make, header(&start(), Player::Builtin, None));
        table
            .hands(hands)
            .pauses(4000)
            .button(Pressed::Short)
            .adds_to(&mut all, &format!("{} {hands}", make.title()));
    }
    expect![[r#"
        PEG/1 -e2 e5
        # -e2
        pawn e2 touched.
        # e5
        e5.
        Not legal from there: pawn to e5.
        (board 1: shakes 2)
        # button Short
        Not legal from there: pawn to e5.
        (board 1: shakes 2)

        PEG/1 -e2 e4 -d2 d4
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # -d2
        pawn d2.
        # d4
        d4.
        # button Short
        pawn e2 e4
        (thinks of a move)
        (board 1: lights d2 d4)

        Certabo -e2 e4 -d2 d4
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # -d2
        pawn d2.
        # d4
        d4.
        pawn e2 e4
        (thinks of a move)
        (board 1: lights d2 d4)
        # button Short
        Opponent's move missing on your board.

        PEG/1 -e2 -d2 e5 d5
        # -e2
        pawn e2 touched.
        # -d2
        pawn d2 touched.
        e2 touched: it must move.
        # e5
        e5.
        # d5
        d5.
        Illegal move.
        (board 1: shakes 2)
        # button Short
        Illegal move.
        (board 1: shakes 2)

        PEG/1 -b1 b3
        # -b1
        knight b1 touched.
        # b3
        b3.
        Not legal from there: knight to b3.
        (board 1: shakes 2)
        # button Short
        Not legal from there: knight to b3.
        (board 1: shakes 2)

        PEG/1 -a1 a3
        # -a1
        rook a1 touched.
        a1 touched. It has no legal move, so any move may be played.
        # a3
        a3.
        The rook on a1 is blocked: pawn on a2.
        (board 1: shakes 2)
        # button Short
        The rook on a1 is blocked: pawn on a2.
        (board 1: shakes 2)

        Certabo -e1 e3
        # -e1
        king e1 touched.
        e1 touched. It has no legal move, so any move may be played.
        # e3
        e3.
        Not legal from there: king to e3.
        (board 1: shakes 2)
        # button Short
        Not legal from there: king to e3.
        (board 1: shakes 2)

        PEG/1 -e2 e3 -e7 e6
        # -e2
        pawn e2 touched.
        # e3
        e3.
        # -e7
        pawn e7.
        # e6
        e6.
        # button Short
        pawn e2 e3
        (thinks of a move)
        (board 1: lights e6 e7)

        PEG/1 -d1 d3
        # -d1
        queen d1 touched.
        d1 touched. It has no legal move, so any move may be played.
        # d3
        d3.
        The queen on d1 is blocked: pawn on d2.
        (board 1: shakes 2)
        # button Short
        The queen on d1 is blocked: pawn on d2.
        (board 1: shakes 2)

        PEG/1 -f1 f3
        # -f1
        bishop f1 touched.
        f1 touched. It has no legal move, so any move may be played.
        # f3
        f3.
        Not legal from there: bishop to f3.
        (board 1: shakes 2)
        # button Short
        Not legal from there: bishop to f3.
        (board 1: shakes 2)

    "#]]
    .assert_eq(&all);
}

#[test]
fn b11() {
    let mut all = String::new();
    let strict = || Header { strict: true, ..header(&start(), Player::Builtin, Some("90+30")) };
    let mut table = Table::on(Make::Peg1, strict());
    table
        .hands("-e2 e4")
        .types("e4")
        .types("press")
        .answers("e5")
        .hands("-e7 e5 -g1 f3")
        .pauses(3000)
        .types("Nf3")
        .types("e5")
        .types("Nf3")
        .pauses(3000)
        .types("press");
    table.adds_to(&mut all, "strict");
    let mut table = Table::on(Make::Peg1, strict());
    table
        .hands("-e2 e4")
        .types("e4")
        .types("press")
        .answers("e5")
        .hands("-e7 e5 -b1 b1")
        .types("mute b1")
        .types("Nf3")
        .types("e5")
        .types("Nf3");
    table.adds_to(&mut all, "muted");
    let mut table =
        Table::on(Make::Peg1, Header { strict: true, announcing: Announcing::Repeat, ..strict() });
    table
        .hands("-e2 e4")
        .types("e4")
        .types("press")
        .answers("e5")
        .hands("-e7 e5 -b1 b1")
        .types("mute b1")
        .types("Nf3")
        .types("e5")
        .types("Nf3");
    table.adds_to(&mut all, "muted repeat");
    expect![[r#"
        strict
        # -e2
        pawn e2 touched.
        # e4
        e4.
        > e4
        pawn e2 e4
        Black has repeated it.
        > press
        Pressed.
        (thinks of a move)
        (board 1: clock 5459 5430 Some(Black))
        pawn e7 e5
        Repeat it.
        (board 1: lights e5 e7)
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It is on your board.
        (board 1: dark)
        # -g1
        knight g1.
        (board 1: lights g1)
        # f3
        f3.
        (board 1: lights g1 f3)
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off f3.
        (board 1: lights f3)
        > Nf3
        That is a different move. Announced: pawn e7 e5.
        > e5
        Repeated. Your move.
        (board 1: shows e7e5)
        (board 1: clock 5459 5455 Some(White))
        (board 1: shakes 1)
        > Nf3
        knight g1 f3
        The board is right.
        knight g1 f3 is on the board.
        (board 1: dark)
        Black has repeated it.
        > press
        Pressed.
        (thinks of a move)
        (board 1: clock 5486 5455 Some(Black))

        muted
        # -e2
        pawn e2 touched.
        # e4
        e4.
        > e4
        pawn e2 e4
        Black has repeated it.
        > press
        Pressed.
        (thinks of a move)
        (board 1: clock 5459 5430 Some(Black))
        pawn e7 e5
        Repeat it.
        (board 1: lights e5 e7)
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It is on your board.
        (board 1: dark)
        # -b1
        knight b1.
        (board 1: lights b1)
        # b1
        b1.
        (board 1: dark)
        > mute b1
        b1 is muted: what it shows does not count.
        > Nf3
        That is a different move. Announced: pawn e7 e5.
        > e5
        Repeated. Your move.
        (board 1: shows e7e5)
        (board 1: clock 5459 5458 Some(White))
        (board 1: shakes 1)
        > Nf3
        knight g1 f3

        muted repeat
        # -e2
        pawn e2 touched.
        # e4
        e4.
        > e4
        pawn e2 e4
        Black has repeated it.
        > press
        Pressed.
        (thinks of a move)
        (board 1: clock 5459 5430 Some(Black))
        pawn e7 e5
        Repeat it.
        (board 1: lights e5 e7)
        (board 1: shows e7e5)
        (board 1: clock 5459 5460 Some(White))
        (board 1: shakes 1)
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It is on your board.
        (board 1: dark)
        # -b1
        knight b1 touched.
        # b1
        Pieces put back. Touch-move still applies.
        > mute b1
        b1 is muted: it flickers. It was not touched.
        > Nf3
        knight g1 f3
        > e5
        Already announced. To change it, type correct. FIDE 2023, D.2.8.
        > Nf3
        Already announced. To change it, type correct. FIDE 2023, D.2.8.

    "#]]
    .assert_eq(&all);
}

#[test]
fn b12() {
    let mut all = String::new();
    let mut table = Table::on(Make::Dgt, header(&start(), Player::Builtin, None));
    table
        .hands("-e2")
        .reports(FIRST, Report::Gap)
        .stands_with(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR")
        .pauses(10000);
    table.adds_to(&mut all, "e2");
    let mut table = Table::on(Make::Dgt, header(SC, Player::Builtin, None));
    table
        .hands("-e1")
        .reports(FIRST, Report::Gap)
        .stands_with(FIRST, "r3k2r/8/8/8/8/8/8/R4RK1")
        .pauses(10000);
    table.adds_to(&mut all, "castle");
    expect![[r#"
        e2
        # -e2
        pawn e2 touched.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the white pawn from e4 to e2.
        If your move is pawn e2 e4, type it.
        (board 1: lights e2 e4)
        e4 seems occupied. If it is empty, say mute e4.

        castle
        # -e1
        king e1 touched.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the white rook from f1 to h1.
        If your move is short castling, type it.
        (board 1: lights f1 h1)
        f1 seems occupied. If it is empty, say mute f1.

    "#]]
    .assert_eq(&all);
}

#[test]
fn b13() {
    let mut all = String::new();
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).answers("e5").hands("-e7");
    lost(&mut table)
        .comes(FIRST, Make::Peg1)
        .stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    table.hands("e5 -g1 f3").button(Pressed::Short);
    table.adds_to(&mut all, "one");
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).answers("e5").hands("-e7");
    lost(&mut table)
        .comes(FIRST, Make::Peg1)
        .stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR");
    table.adds_to(&mut all, "two");
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).answers("e5");
    lost(&mut table)
        .comes(FIRST, Make::Peg1)
        .stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR")
        .hands("e5 -g1");
    table.adds_to(&mut all, "three");
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    table.hands("-e2 e4").button(Pressed::Short).answers("e5").hands("-e7");
    table
        .reports(FIRST, Report::Silent)
        .comes(FIRST, Make::Peg1)
        .stands_as(FIRST, "rnbqkbnr/pppp1ppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR")
        .reports(FIRST, Report::Seated(None, Square::E5, None))
        .pauses(2000);
    table.adds_to(&mut all, "four");
    expect![[r#"
        one
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
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: PEG/1, /dev/board1.
        You play on the board.
        # e5
        Pieces put back. Touch-move still applies.
        # -g1
        knight g1 touched.
        # f3
        f3.
        # button Short
        knight g1 f3
        (thinks of a move)

        two
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
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: PEG/1, /dev/board1.
        You play on the board.

        three
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

        four
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
        The board is gone: nothing answers on /dev/board1. Continue at the keyboard. Switch it on, or plug it in again.
        The board is back: PEG/1, /dev/board1.
        You play on the board.
        Pieces put back. Touch-move still applies.

    "#]].assert_eq(&all);
}

#[test]
fn b15() {
    let mut all = String::new();
    let mut table = Table::on(Make::Peg1, header(&start(), Player::Builtin, None));
    lost(&mut table)
        .comes(FIRST, Make::Peg1)
        .stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R")
        .pauses(20000);
    table.adds_to(&mut all, "b15");
    let mut table = Table::on(Make::Certabo, header(&start(), Player::Builtin, None));
    lost(&mut table)
        .comes(FIRST, Make::Certabo)
        .stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPP1P/RNBQKBNR")
        .hands("g4")
        .pauses(20000);
    table.adds_to(&mut all, "b19");
    expect![[r#"
        b15
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: PEG/1, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Take the piece off f3.
        If your move is knight g1 f3, type it.
        (board 1: lights f3)
        f3 seems occupied. If it is empty, say mute f3.

        b19
        The board is gone: the port /dev/ttyUSB0 is not there. Continue at the keyboard. Plug it in.
        The board is back: Certabo, /dev/board1.
        (board 1: shakes 2)
        Your board does not match the game.
        Put the white pawn on g2.
        (board 1: lights g2)
        # g4
        Take the piece off g4.
        (board 1: lights g4)
        g4 seems occupied. If it is empty, say mute g4.

    "#]]
    .assert_eq(&all);
}

#[test]
fn b14() {
    let mut all = String::new();
    let mut table = Table::at_boards(header(&start(), Player::Human, None), "peg1,dgt");
    table
        .comes(FIRST, Make::Peg1)
        .stands(FIRST, &Board::new())
        .comes(SECOND, Make::Dgt)
        .stands(SECOND, &Board::new());
    table
        .reports(FIRST, Report::Battery(9, false))
        .types("pegboard")
        .hands("-e2 e4")
        .button(Pressed::Short)
        .types("pegboard");
    table
        .reports(FIRST, Report::Battery(5, false))
        .reports(FIRST, Report::Battery(4, false))
        .reports(FIRST, Report::Restarted);
    table.hand(SECOND, "-e2 e4");
    table.tells(SECOND, BoardEvent::Lost(Loss::NoPort("/dev/b".to_owned()))).types("pegboard");
    table
        .reports(FIRST, Report::Missed(3))
        .reports(FIRST, Report::Faulty(Square::A1))
        .reports(FIRST, Report::NoButton);
    table
        .reports(FIRST, Report::Gap)
        .stands_as(FIRST, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKB1R");
    table.adds_to(&mut all, "b14");
    expect![[r#"
        b14
        (looks for 1: white=peg1)
        (looks for 2: black=dgt)
        New game 1 for two players.
        White's board found: PEG/1, /dev/board1.
        You play on the board.
        Black's board found: DGT, /dev/board2.
        You play on the board.
        Board battery: 9 percent left.
        > pegboard
        Board of White: PEG/1, /dev/board1.
        It matches the game.
        Board of Black: DGT, /dev/board2.
        It matches the game.
        # -e2
        pawn e2 touched.
        # e4
        e4.
        # button Short
        pawn e2 e4
        (board 2: lights e2 e4)
        (board 2: shows e2e4)
        (board 2: shakes 1)
        > pegboard
        Board of White: PEG/1, /dev/board1.
        It matches the game.
        Board of Black: DGT, /dev/board2.
        Opponent's move missing on your board.
        # -e2
        pawn e2.
        (board 2: lights e4)
        # e4
        Black has played the move on the board.
        (board 2: dark)
        The board is gone: the port /dev/b is not there. Continue at the keyboard. Plug it in.
        > pegboard
        Board of White: PEG/1, /dev/board1.
        It has not been compared yet.
        No board: the port /dev/b is not there. Plug it in.
        Board data lost. If a touch or a move is missing, make it again.
        a1: the sensor cannot be trusted.
        It has no button. A move counts when your hand rests.
        (board 1: shakes 2)
        Your board does not match the game.
        Put the white knight on g1.
        (board 1: lights g1)

    "#]]
    .assert_eq(&all);
}
