//! What a player is told, and what his questions see, at each stage of an announced move.

use expect_test::expect;
use touchmove::app::input::{FromTerminal, Input};
use touchmove::app::order::Output;
use touchmove::app::session::Act;
use touchmove::archive::{Header, Player};
use touchmove::laws::Announcing;
use touchmove::ui::Typed;

use super::Table;
use super::announcing::announced;

#[test]
fn a_promotion_is_announced_with_its_piece() {
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let header =
        Header { position: fen.to_owned(), ..announced(Player::Human, Announcing::Announce) };
    let mut table = Table::new(header);
    table.types("announce a8").types("press").types("announce a8 rook").types("press");
    table.expect(expect![[r#"
        Every move is announced. Type your move, then press.
        (special position)
        (how to have the usual one)
        > announce a8
        White, say what the pawn becomes.
        > press
        Not completed: no piece has moved. FIDE 2023, 4.7.
        > announce a8 rook
        pawn a7 a8 promotes to rook
        > press
        White presses the clock.
    "#]]);
}

#[test]
fn a_promotion_that_lacks_its_piece_is_answered_by_the_piece() {
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let header =
        Header { position: fen.to_owned(), ..announced(Player::Builtin, Announcing::Announce) };
    let mut table = Table::new(header);
    table.types("announce a8").types("help").types("queen").types("correct a8").types("board a8");
    table
        .types("rook")
        .types("correct a8")
        .types("no")
        .types("knight")
        .types("press")
        .types("rook");
    table.expect(expect![[r#"
        Every move is announced. Type your move, then press.
        (special position)
        (how to have the usual one)
        Your move.
        > announce a8
        (what becomes of the pawn?)
        > help
        Type queen, rook, bishop, knight, or a number.
        no: another move.
        What does the pawn become? Type the piece or its number.
        1: pawn a7 a8 promotes to queen
        2: pawn a7 a8 promotes to rook
        3: pawn a7 a8 promotes to bishop
        4: pawn a7 a8 promotes to knight
        > queen
        pawn a7 a8 promotes to queen
        > correct a8
        (what becomes of the pawn?)
        > board a8
        a8: white queen, light, last move.
        > rook
        Corrected: pawn a7 a8 promotes to rook.
        > correct a8
        (what becomes of the pawn?)
        > no
        Cancelled.
        > knight
        knight needs a square, for example knight e4.
        > press
        Pressed.
        (thinks of a move)
        > rook
        Black is to move. Wait for the answer.
    "#]]);
}

#[test]
fn the_own_move_that_stands_is_on_the_board() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Repeat));
    table.types("Nf3").types("board f3").types("moves g1").types("turn").types("last");
    table.types("announce Nf3").types("last").types("announce f3").types("announce Nf3");
    table.types("resign").types("yes").judges().types("last").types("turn").types("board f3");
    table.expect(expect![[r#"
        (moves are announced and repeated)
        > Nf3
        knight g1 f3 is on the board.
        Announce it.
        > board f3
        f3: white knight, light, last move.
        > moves g1
        g1 is empty.
        > turn
        White to move, move 1. You play White.
        knight g1 f3 is on the board.
        Announce it.
        > last
        knight g1 f3 is on the board.
        Announce it.
        > announce Nf3
        knight g1 f3
        (Black repeats)
        > last
        Announced: knight g1 f3.
        Press the clock.
        > announce f3
        Already announced. To change it, type correct. FIDE 2023, D.2.8.
        > announce Nf3
        Announced: knight g1 f3.
        Press the clock.
        > resign
        Resign? yes or no.
        > yes
        White resigns. Black wins. You lose.
        (what now)
        > last
        knight g1 f3. White, move 1.
        > turn
        (over)
        > board f3
        f3: white knight, light, last move.
    "#]]);
}

#[test]
fn the_opponents_move_comes_onto_the_board_when_it_is_repeated() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Repeat));
    table.types("announce Nf3").types("press").answers("Nf6");
    table.types("board f6").types("fen").types("last").types("Nf6").types("board f6");
    table.types("last");
    table.expect(expect![[r#"
        (moves are announced and repeated)
        > announce Nf3
        knight g1 f3
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        knight g8 f6
        Repeat it.
        > board f6
        f6: empty, dark, last move.
        Announced: knight g8 f6.
        Repeat it.
        > fen
        rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1
        > last
        Announced: knight g8 f6.
        Repeat it.
        > Nf6
        Repeated. Your move.
        > board f6
        f6: black knight, dark, last move.
        > last
        knight g8 f6. Black, move 1.
    "#]]);
}

#[test]
fn whoever_must_repeat_is_told_so() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Repeat));
    table.types("announce e4").types("press").types("claim fifty").answers("e5");
    table.types("claim fifty").types("press").types("d4").types("repeat d5").types("repeat");
    table.types("repeat e5").types("repeat e5").types("turn");
    let mut black = Table::new(Header {
        white: Player::Builtin,
        ..announced(Player::Human, Announcing::Repeat)
    });
    black.types("hint").types("correct e4").answers("e4").types("hint").types("correct e4");
    table.transcript += &black.transcript;
    table.expect(expect![[r#"
        (moves are announced and repeated)
        > announce e4
        pawn e2 e4
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        > claim fifty
        Black is to move. Wait for the answer.
        pawn e7 e5
        Repeat it.
        > claim fifty
        Claim refused: not one move each without a capture or pawn move. 50 are needed. FIDE 2023, 9.5.3.
        Your claim stays as a draw offer.
        (thinks of a draw)
        > press
        Announced: pawn e7 e5.
        Repeat it.
        > d4
        That is a different move. Announced: pawn e7 e5.
        > repeat d5
        That is a different move. Announced: pawn e7 e5.
        > repeat
        Announced: pawn e7 e5.
        Repeat it.
        > repeat e5
        Repeated. Your move.
        > repeat e5
        That is the last move. Announce your own.
        > turn
        (your turn, move 2)
        New game 1. You play Black against level 3.
        (moves are announced and repeated)
        (thinks of a move)
        > hint
        White is to move. Wait for the answer.
        > correct e4
        White is to move. Wait for the answer.
        pawn e2 e4
        Repeat it.
        > hint
        Complete the move first.
        Announced: pawn e2 e4.
        Repeat it.
        > correct e4
        Announced: pawn e2 e4.
        Repeat it.
    "#]]);
}

#[test]
fn what_belongs_together_is_one_message() {
    let mut table = Table::new(announced(Player::Builtin, Announcing::Repeat));
    table.types("Nf3");
    for line in ["d4", "hint", "turn", "last"] {
        assert_eq!(messages(&mut table, line), 1, "{line}");
    }
    table.types("announce Nf3").types("press").answers("Nf6");
    for line in ["xyzzy", "hint", "turn", "board e4", "announce e4", "Nf6"] {
        assert_eq!(messages(&mut table, line), 1, "{line}");
    }
}

/// How many messages a line is answered with: a later one can cut off an answer before it.
fn messages(table: &mut Table, line: &str) -> usize {
    let acts = table
        .session
        .handle(table.now, Input::Terminal(FromTerminal::Typed(Typed::Line(line.to_owned()))));
    acts.iter().filter(|act| matches!(act, Act::Out(Output::Say(_)))).count()
}
