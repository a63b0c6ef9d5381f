//! Moves that are made by hand and announced.

use super::*;

#[test]
#[expect(clippy::too_many_lines, reason = "a transcript")]
fn the_button_announces_presses_and_repeats() {
    let header = announcing(Announcing::Repeat, Player::Builtin);
    let mut table = Table::on(Make::Peg1, header);
    table.hands("-e2 e4").pauses(3000).button(Pressed::Short).button(Pressed::Short);
    table.answers("e5").button(Pressed::Short).hands("-e7 e5").hands("-g1 f3");
    table.types("announce").types("press").answers("Nc6").hands("-b8 c6").types("Nc6");
    table.hands("-f1 b5").types("announce bishop b5").types("press");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        pawn e2 e4 is on the board.
        Announce it.
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
        # button Short
        Repeated. Play it on your board.
        # -e7
        pawn e7.
        (board 1: lights e5)
        # e5
        It is on your board.
        (board 1: dark)
        # -g1
        knight g1 touched.
        # f3
        f3.
        > announce
        knight g1 f3
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
        knight b8 c6
        Repeat it.
        (board 1: lights c6 b8)
        (board 1: shows b8c6)
        (board 1: shakes 1)
        # -b8
        knight b8.
        (board 1: lights c6)
        # c6
        It is on your board.
        (board 1: dark)
        > Nc6
        Repeated. Your move.
        # -f1
        bishop f1 touched.
        # b5
        b5.
        > announce bishop b5
        bishop f1 b5
        (Black repeats)
        > press
        Pressed.
        (thinks of a move)
    "#]]);
}

#[test]
fn two_players_announce_over_a_shared_board() {
    let mut table = Table::on(Make::Certabo, announcing(Announcing::Repeat, Player::Human));
    table.hands("-e2 e4").types("announce").types("e4").types("press");
    table.hands("-d7 d5").types("announce").types("d5").types("press").hands("-e4 -d5 d5");
    table.types("announce");
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        pawn e2 e4 is on the board.
        Announce it.
        > announce
        pawn e2 e4
        Black, repeat the move.
        > e4
        Black repeats it.
        > press
        White presses the clock.
        # -d7
        pawn d7 touched.
        # d5
        pawn d7 d5 is on the board.
        Announce it.
        > announce
        pawn d7 d5
        White, repeat the move.
        > d5
        White repeats it.
        > press
        Black presses the clock.
        # -e4
        pawn e4 touched.
        # -d5
        pawn d5 touched.
        e4 must capture d5.
        # d5
        pawn e4 takes d5 is on the board.
        Announce it.
        > announce
        pawn e4 takes d5
        Black, repeat the move.
    "#]]);
}

#[test]
fn an_announcement_that_is_not_what_stands_is_told() {
    let mut table = Table::on(Make::Peg1, announcing(Announcing::Repeat, Player::Builtin));
    table.hands("-e2 e4").types("an d4").types("an e3").button(Pressed::Short).hands("-e4 e3");
    table.types("an e3").button(Pressed::Short);
    table.expect(expect![[r#"
        # -e2
        pawn e2 touched.
        # e4
        e4.
        > an d4
        Touch-move: e2 must move. FIDE 2023, 4.3.
        > an e3
        Announced: pawn e2 e3. On the board: pawn e2 e4. Correct it.
        # button Short
        Not completed: the move on the board is not the one announced. Correct it. FIDE 2023, D.2.8.
        (board 1: shakes 2)
        # -e4
        pawn e4.
        # e3
        pawn e2 e3 is on the board.
        (Black repeats)
        > an e3
        Announced: pawn e2 e3.
        Press the clock.
        # button Short
        Pressed.
        (thinks of a move)
    "#]]);
}

/// The order to announce comes once for a move, when it is put or when the hands rest.
#[test]
fn m9_nothing_is_said_twice_where_moves_are_announced_at_home() {
    for make in [Make::Dgt, Make::ChessLink, Make::Certabo, Make::Peg1] {
        for (strict, announcing) in
            [(false, Announcing::Announce), (false, Announcing::Repeat), (true, Announcing::Repeat)]
        {
            let header = Header { strict, announcing, ..header(&start(), Player::Human, None) };
            let mut table = Table::on(make, header);
            table.hands("-e2 e4").pauses(30_000);
            let told = |words: &str| table.transcript.matches(words).count();
            let case = format!("{} {strict} {announcing:?}: {}", make.title(), table.transcript);
            assert_eq!(told("pawn e2 e4 is on the board."), 1, "{case}");
            assert_eq!(told("Announce it."), 1, "{case}");
            table.types("e4").types("press").write("--");
            table.hands("-e7 e5").pauses(10_000);
            let (_, heard) = table.transcript.split_once("--").unwrap();
            let told = |words: &str| heard.matches(words).count();
            let case = format!("{} {strict} {announcing:?}: {}", make.title(), table.transcript);
            assert!(told("repeat") <= 1 && told("Announce it.") <= 1, "{case}");
            assert!(told("repeat") + told("Announce it.") == 1, "{case}");
        }
    }
}

/// What must be captured is said when it is touched, and again only where it is not.
#[test]
fn m9_what_is_owed_is_not_said_with_each_piece() {
    let fen = "4k3/8/8/3p4/4P3/8/P7/4K3 w - - 0 1";
    let mut all = String::new();
    for (make, deeds) in [
        (Make::Dgt, "-d5 d5 -a2 a3"),
        (Make::Peg1, "-d5 d5 -a2 a3"),
        (Make::Dgt, "-d5 -e4 -a2"),
        (Make::Dgt, "-a2 -d5 -e4"),
    ] {
        let mut table = Table::on(make, header(fen, Player::Human, None));
        table.hands(deeds).pauses(5000).adds_to(&mut all, make.title());
    }
    expect![[r#"
        DGT
        # -d5
        pawn d5 touched.
        d5 touched: it must be captured.
        # d5
        Pieces put back. Touch-move still applies to White.
        # -a2
        pawn a2 touched.
        # a3
        d5 touched: it must be captured.
        Not completed: the touched piece on d5 must be captured. FIDE 2023, 4.3.
        (board 1: shakes 2)
        If you did not touch it, say mute d5.

        PEG/1
        # -d5
        pawn d5 touched.
        d5 touched: it must be captured.
        # d5
        Pieces put back. Touch-move still applies to White.
        # -a2
        pawn a2 touched.
        # a3
        d5 touched: it must be captured.

        DGT
        # -d5
        pawn d5 touched.
        d5 touched: it must be captured.
        # -e4
        pawn e4 touched.
        e4 must capture d5.
        # -a2
        pawn a2 touched.

        DGT
        # -a2
        pawn a2 touched.
        # -d5
        pawn d5 touched.
        a2 touched: it must move.
        # -e4
        pawn e4 touched.

    "#]]
    .assert_eq(&all);
}
