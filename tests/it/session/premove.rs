//! Moves that are typed while the opponent thinks.

use expect_test::expect;
use touchmove::archive::{Header, Player};
use touchmove::laws::Announcing;

use super::{Table, header, start};

fn table() -> Table {
    Table::new(header(&start(), Player::Builtin, None))
}

#[test]
fn d31_a_move_typed_while_the_opponent_thinks_is_played_when_its_turn_comes() {
    let mut table = table();
    table.types("e4").types("knight f3").types("Nc3").answers("e5");
    table.types("d4").types("d5").types("").types("").answers("Nc6").types("last");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        (thinks of a move)
        > knight f3
        Premove: knight g1 f3.
        > Nc3
        Premove: knight b1 c3.
        pawn e7 e5
        knight b1 c3
        (thinks of a move)
        > d4
        Premove: pawn d2 d4.
        > d5
        Premove: d5.
        > 
        Premove dropped.
        > 
        Nothing typed. Type a move, or help.
        knight b8 c6
        > last
        knight b8 c6. Black, move 2.
    "#]]);
}

#[test]
fn d31_a_premove_that_is_not_legal_is_told() {
    let mut table = table();
    table.types("e4").types("exd5").answers("e5").types("Nf3").types("cancel").answers("Nc6");
    table.types("Bb5").types("Nxe5").answers("d6");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        (thinks of a move)
        > exd5
        Premove: exd5.
        pawn e7 e5
        Premove dropped.
        Nothing to capture on d5.
        > Nf3
        knight g1 f3
        (thinks of a move)
        > cancel
        Nothing to skip.
        knight b8 c6
        > Bb5
        bishop f1 b5
        (thinks of a move)
        > Nxe5
        Premove: knight f3 takes e5.
        pawn d7 d6
        knight f3 takes e5
        (thinks of a move)
    "#]]);
}

/// A recapture is no legal move before the capture.
#[test]
fn d31_a_recapture_waits_for_the_capture() {
    let mut table = table();
    table.types("e4").answers("d5").types("Nc3").answers("Nf6").types("exd5").types("Nxd5");
    table.answers("Nxd5");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        (thinks of a move)
        pawn d7 d5
        > Nc3
        knight b1 c3
        (thinks of a move)
        knight g8 f6
        > exd5
        pawn e4 takes d5
        (thinks of a move)
        > Nxd5
        Premove: Nxd5.
        knight f6 takes d5
        knight c3 takes d5
        (thinks of a move)
    "#]]);
}

#[test]
fn d31_a_misspelt_command_is_named_while_the_opponent_thinks() {
    let mut table = table();
    table.types("e4").types("baord").types("e9").types("rook").types("takeback").types("no");
    table.types("Nf3").types("takeback").types("yes").types("turn");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        (thinks of a move)
        > baord
        Rank 8: black rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
        Rank 7: black pawns a to h.
        Ranks 6 and 5: empty.
        Rank 4: white pawn e.
        Rank 3: empty.
        Rank 2: white pawns a to d, f to h.
        Rank 1: white rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
        > e9
        Unknown: e9. Type a move, or help.
        > rook
        Not a move. Try e2 e4, or help.
        > takeback
        (take it back?)
        > no
        (the game goes on)
        > Nf3
        Premove: knight g1 f3.
        > takeback
        (take it back?)
        > yes
        Taken back: pawn e2 e4.
        > turn
        White to move, move 1. You play White.
    "#]]);
}

/// Where a move is announced, touched or under a tournament's rules, none is taken in advance.
#[test]
fn d31_no_premove_where_a_move_is_more_than_typed() {
    let usual = header(&start(), Player::Builtin, None);
    let announced = Header { announcing: Announcing::Announce, ..usual.clone() };
    let mut table = Table::new(announced);
    table.types("an e4").types("press").types("Nf3").types("baord");
    table.expect(expect![[r#"
        Every move is announced. Type your move, then press.
        > an e4
        pawn e2 e4
        > press
        Pressed.
        (thinks of a move)
        > Nf3
        Black is to move. Wait for the answer.
        > baord
        Rank 8: black rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
        Rank 7: black pawns a to h.
        Ranks 6 and 5: empty.
        Rank 4: white pawn e.
        Rank 3: empty.
        Rank 2: white pawns a to d, f to h.
        Rank 1: white rooks a, h, knights b, g,
        bishops c, f, queen d, king e.
    "#]]);
    let mut table = Table::new(Header { touch: true, ..usual.clone() });
    table.types("e4").types("Nf3");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        (thinks of a move)
        > Nf3
        Black is to move. Wait for the answer.
    "#]]);
    let mut table = Table::new(Header { strict: true, ..usual });
    table.types("an e4").types("press").types("Nf3").types("baord");
    table.expect(expect![[r#"
        (rehearsal)
        (how to announce)
        (how to repeat)
        > an e4
        pawn e2 e4
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        > Nf3
        Black is to move. Wait for the answer.
        > baord
        Position not available. Feel your own board. FIDE 2023, 11.3.1.
    "#]]);
}

#[test]
fn a_move_that_waits_is_forgotten_by_the_word_that_stops() {
    let mut table = table();
    table.types("e4").types("d4");
    table.transcript.clear();
    table.types("stop").types("stop");
    assert!(
        table.transcript.starts_with("> stop\nPremove dropped.\n> stop\n"),
        "{}",
        table.transcript
    );
    assert_eq!(table.transcript.matches("dropped").count(), 1, "{}", table.transcript);
}
