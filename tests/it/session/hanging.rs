//! What a player asks most of a game: what hangs, whether it is check, what has changed, how long it took,
//! how many pieces there are, and whether there is a mate.

use std::time::Duration;

use expect_test::expect;
use touchmove::archive::Player;
use touchmove::notation::pgn::Node;
use touchmove::opponent::builtin::Score;

use super::analysing::standing;
use super::study::{score, study_of, tree};
use super::{Table, header, start};

/// A game with the program, with White.
fn from(fen: &str) -> Table {
    Table::new(header(fen, Player::Builtin, None))
}

impl Table {
    fn asks(&mut self, lines: &[&str]) -> &mut Self {
        for line in lines {
            self.types(line);
        }
        self
    }
}

#[test]
fn what_hangs_is_told_with_ones_own_first() {
    let mut table = from("3rk3/p1p5/2n2r2/1B2P3/8/2N5/8/3QK3 w - - 0 1");
    table.asks(&["hanging", "hanging mine", "hanging theirs", "hanging black"]);
    table.asks(&["hanging d1", "hanging queen", "hanging my king", "hanging rook"]);
    table.asks(&["hanging his rooks", "hanging e4", "hanging N", "hanging p", "hanging xyz"]);
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        Your move.
        > hanging
        white queen on d1 hangs: attacked by rook d8, defended by knight c3, king e1.
        The exchange costs 4 points.
        black rook on f6 hangs: attacked by pawn e5, not defended.
        > hanging mine
        white queen on d1 hangs: attacked by rook d8, defended by knight c3, king e1.
        The exchange costs 4 points.
        black rook on f6 hangs: attacked by pawn e5, not defended.
        > hanging theirs
        black rook on f6 hangs: attacked by pawn e5, not defended.
        > hanging black
        black rook on f6 hangs: attacked by pawn e5, not defended.
        > hanging d1
        white queen on d1 hangs: attacked by rook d8, defended by knight c3, king e1.
        The exchange costs 4 points.
        > hanging queen
        white queen on d1 hangs: attacked by rook d8, defended by knight c3, king e1.
        The exchange costs 4 points.
        > hanging my king
        A king cannot hang. About check: check.
        > hanging rook
        white rooks: none.
        > hanging his rooks
        black rook on d8 is safe: attacked by queen d1, defended by king e8.
        black rook on f6 hangs: attacked by pawn e5, not defended.
        > hanging e4
        e4 is empty.
        > hanging N
        white knight on c3 is safe: nothing can take it.
        > hanging p
        black pawn on a7 is safe: nothing can take it.
        black pawn on c7 is safe: nothing can take it.
        > hanging xyz
        hanging takes a square, a piece, mine, theirs, or nothing.
    "#]]);
}

#[test]
fn nothing_hangs_at_the_beginning() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.asks(&["hanging", "hanging mine", "hanging b1", "repeat"]);
    table.expect(expect![[r#"
        > hanging
        Nothing hangs.
        > hanging mine
        Nothing hangs.
        > hanging b1
        white knight on b1 is safe: nothing can take it.
        > repeat
        white knight on b1 is safe: nothing can take it.
    "#]]);
}

#[test]
fn what_hangs_is_advice() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.asks(&["e4", "hanging", "mate"]);
    let mut strict = header(&start(), Player::Builtin, None);
    strict.strict = true;
    let mut rehearsal = Table::new(strict);
    rehearsal.asks(&["hanging", "mate", "changed", "check", "count", "spent"]);
    table.transcript.push_str(&rehearsal.transcript);
    let mut waits = Table::new(header(&start(), Player::Builtin, None));
    waits.asks(&["e4", "hanging", "mate"]);
    table.transcript.push_str(&waits.transcript);
    let mut exercise = Table::new(header(&start(), Player::Builtin, None));
    exercise.asks(&["learn 1"]);
    exercise.transcript.clear();
    exercise.asks(&["hanging"]);
    table.transcript.push_str(&exercise.transcript);
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        > hanging
        Not during a game with another person.
        > mate
        Not during a game with another person.
        (new game against level 3)
        (rehearsal)
        (how to announce)
        (how to repeat)
        > hanging
        No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        > mate
        No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        > changed
        Attackers, defenders: not available. FIDE 2023, 11.3.1.
        > check
        Position not available. Feel your own board. FIDE 2023, 11.3.1.
        > count
        Position not available. Feel your own board. FIDE 2023, 11.3.1.
        > spent
        No moves yet.
        (new game against level 3)
        > e4
        pawn e2 e4
        (thinks of a move)
        > hanging
        Black is to move. Wait for the answer.
        > mate
        Black is to move. Wait for the answer.
        > hanging
        You answer this from memory.
    "#]]);
}

#[test]
fn whether_it_is_check_is_told_with_a_no() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.asks(&["check", "f3", "e5", "g4", "Qh4", "check", "check now"]);
    table.expect(expect![[r#"
        > check
        Not in check.
        > f3
        pawn f2 f3
        > e5
        pawn e7 e5
        > g4
        pawn g2 g4
        > Qh4
        queen d8 h4, checkmate
        Black wins.
        (what now)
        > check
        White is in check from queen h4.
        White is checkmated.
        > check now
        White is in check from queen h4.
        White is checkmated.
    "#]]);
    // Both pieces of a double check.
    let mut table = study_of("en", standing("4k3/8/5N2/8/8/8/4R3/4K3 b - - 0 1"));
    table.asks(&["check"]);
    table.expect(expect![[r#"
        (game 57)
        No moves.
        (special position)
        > check
        Black is in check from rook e2, knight f6.
    "#]]);
}

#[test]
fn a_check_before_a_move_is_read_with_it() {
    let mut table = from("4k3/8/8/8/8/8/4K3/7Q w - - 0 1");
    table.asks(&["check queen h5"]);
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        Your move.
        > check queen h5
        queen h1 h5, check
        (thinks of a move)
    "#]]);
}

#[test]
fn who_plays_blindfold_hears_of_check_and_not_from_where() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.asks(&["blindfold strict", "e4", "e5", "Qh5", "Nc6", "Qxf7", "check", "hanging"]);
    table.expect(expect![[r#"
        > blindfold strict
        Blindfold, no looks. No board is shown, and nothing about it is answered.
        > e4
        pawn e2 e4
        > e5
        pawn e7 e5
        > Qh5
        queen d1 h5
        > Nc6
        knight b8 c6
        > Qxf7
        queen h5 takes f7, check
        > check
        Black is in check.
        > hanging
        (no looks)
    "#]]);
}

#[test]
fn what_the_last_move_has_changed_comes_in_parts() {
    let mut table = from("r2qk3/1b3p2/2n5/1B6/4N3/5N2/8/3QR1K1 w - - 0 1");
    table.asks(&["changed", "Nd6", "changed", "changed", "changed", "last", "changed"]);
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        Your move.
        > changed
        No moves yet.
        > Nd6
        knight e4 d6, check
        (thinks of a move)
        > changed
        knight e4 d6, check.
        Attacks: bishop b7, pawn f7.
        white rook on e1 now attacks: king e8.
        The rest: changed again.
        > changed
        Defends: bishop b5.
        white queen on d1 no longer attacks: queen d8.
        The rest: changed again.
        > changed
        black queen on d8 no longer attacks: queen d1.
        > last
        knight e4 d6, check. White, move 1.
        > changed
        knight e4 d6, check.
        Attacks: bishop b7, pawn f7.
        white rook on e1 now attacks: king e8.
        The rest: changed again.
    "#]]);
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.asks(&["e4", "d5", "exd5", "changed", "changed now"]);
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        > d5
        pawn d7 d5
        > exd5
        pawn e4 takes d5
        > changed
        pawn e4 takes d5.
        Last captured: black pawn on d5.
        > changed now
        pawn e4 takes d5.
        Last captured: black pawn on d5.
    "#]]);
}

#[test]
fn how_long_the_last_move_took_is_known_by_its_stamps() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("spent").waits(5).types("e4").types("spent").waits(8).types("e5").types("spent");
    table.waits(70).types("Nf3").waits(3).types("spent");
    table.expect(expect![[r#"
        > spent
        No moves yet.
        > e4
        pawn e2 e4
        > spent
        No clock times recorded here.
        > e5
        pawn e7 e5
        > spent
        The last move took 8 seconds.
        Black has used 8 seconds.
        > Nf3
        knight g1 f3
        > spent
        The last move took 1 minute 10 seconds.
        Black has used 8 seconds.
        White has used 1 minute 10 seconds.
    "#]]);
}

#[test]
fn clocks_tell_what_both_have_used() {
    let mut table = Table::new(header(&start(), Player::Human, Some("5+3")));
    table.waits(5).types("e4").waits(8).types("e5").waits(20).types("Nf3").waits(4);
    table.types("spent");
    table.expect(expect![[r#"
        Time: 5 minutes, plus 3 seconds per move.
        > e4
        pawn e2 e4
        > e5
        pawn e7 e5
        > Nf3
        knight g1 f3
        > spent
        The last move took 20 seconds.
        Black has used 12 seconds.
        White has used 25 seconds.
    "#]]);
}

#[test]
fn comments_tell_it_of_a_game_that_is_gone_through() {
    let mut timed = tree();
    let e5 = timed.next(Node::ROOT).and_then(|e4| timed.next(e4)).unwrap();
    let nf3 = timed.next(e5).unwrap();
    timed.set_left(e5, Duration::from_mins(89));
    timed.set_left(nf3, Duration::from_mins(80));
    let mut score = score(timed, "1-0");
    score.tags.push(("TimeControl".to_owned(), "5400+30".to_owned()));
    let mut table = study_of("en", score);
    table.asks(&["spent", "next", "spent", "next", "spent", "next", "spent"]);
    table.expect(expect![[r#"
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > spent
        No moves yet.
        > next
        pawn e2 e4
        Best by [31mtest.
        > spent
        The last move took 30 seconds.
        White has used 30 seconds.
        > next
        pawn e7 e5
        > spent
        The last move took 1 minute 30 seconds.
        White has used 30 seconds.
        Black has used 1 minute 30 seconds.
        > next
        knight g1 f3
        1 variation.
        > spent
        The last move took 10 minutes 30 seconds.
        Black has used 1 minute 30 seconds.
        White has used 11 minutes.
    "#]]);
    let mut table = study_of("en", standing("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    table.asks(&["spent"]);
    table.expect(expect![[r#"
        (game 57)
        No moves.
        (special position)
        > spent
        No moves yet.
    "#]]);
}

#[test]
fn pieces_are_counted() {
    let mut table = from("4k3/pp6/2n5/8/8/8/PPP4P/R3K3 w Q - 0 1");
    table.asks(&["count", "count P", "count p", "count knights", "count his queens"]);
    table.asks(&["count A", "count rooks and pawns", "count black", "count xyz", "count e4"]);
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        Your move.
        > count
        White: 6 pieces.
        Black: 4 pieces.
        > count P
        White: 4 pawns.
        > count p
        Black: 2 pawns.
        > count knights
        white knights: none.
        > count his queens
        black queens: none.
        > count A
        White: 6 pieces.
        > count rooks and pawns
        White: 1 rook.
        White: 4 pawns.
        > count black
        Black: 4 pieces.
        > count xyz
        count needs a piece, such as count queen or count black rooks.
        > count e4
        count needs a piece, such as count queen or count black rooks.
    "#]]);
}

#[test]
fn a_mate_is_told_only_if_it_is_found() {
    let mut table = study_of("en", standing("6k1/5ppp/8/8/8/8/5PPP/RR4K1 w - - 0 1"));
    table.types("mate").thinks("a1a8", Score::Mate(1)).types("mate").types("mate now");
    table.expect(expect![[r#"
        (game 57)
        No moves.
        (special position)
        > mate
        Thinking.
        (judges moves)
        Mate in 1.
        rook a1 a8, checkmate.
        (kept: touchmove 0.1.0, nodes 1000000 lines 5)
        > mate
        Mate in 1.
        rook a1 a8, checkmate.
        > mate now
        Mate in 1.
        rook a1 a8, checkmate.
    "#]]);
    let mut table = study_of("en", standing("r5k1/5ppp/8/8/8/8/5PPP/RR4K1 w - - 0 1"));
    table.types("mate").thinks("a1a8", Score::Centipawns(400));
    table.expect(expect![[r#"
        (game 57)
        No moves.
        (special position)
        > mate
        Thinking.
        (judges moves)
        No mate found in 4 moves.
        (kept: touchmove 0.1.0, nodes 1000000 lines 5)
    "#]]);
    let mut table = study_of("en", standing("6k1/5ppp/8/8/8/8/r4PPP/1r4K1 w - - 0 1"));
    table.types("mate");
    table.expect(expect![[r#"
        (game 57)
        No moves.
        (special position)
        > mate
        The game is over in this position.
    "#]]);
}

#[test]
fn with_few_pieces_tables_know_whether_there_is_a_mate() {
    let mut table = study_of("en", standing("8/8/8/4k3/8/8/8/KR6 w - - 0 1"));
    table.types("mate").types("more");
    table.expect(expect![[r#"
        (game 57)
        No moves.
        (special position)
        > mate
        Mate in 15.
        rook b1 e1, check, king e5 d4, king a1 b2, king d4 d3.
        > more
        king b2 b3, king d3 d2, rook e1 e4, king d2 d3.
    "#]]);
    let mut table = study_of("en", standing("8/8/4k3/8/r7/8/8/1K4R1 w - - 0 1"));
    table.types("mate");
    table.expect(expect![[r#"
        (game 57)
        No moves.
        (special position)
        > mate
        Nobody can force mate here: the tables know it.
    "#]]);
    let mut table = study_of("en", standing("8/8/8/4k3/8/8/8/KR6 b - - 0 1"));
    table.types("mate");
    table.expect(expect![[r#"
        (game 57)
        No moves.
        (special position)
        > mate
        White wins: mate in 15.
    "#]]);
}
