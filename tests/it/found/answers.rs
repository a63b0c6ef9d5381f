//! No wrong and no missing answer.

use expect_test::{Expect, expect};

use crate::program::{Home, lines_of};

/// A question whose answer never changes; what is said between two of it is compared.
const MARK: &str = "colour a1";

/// What two people at one keyboard are told, English moves and sentences unless flags say otherwise.
fn told(flags: &[&str], lines: &str) -> String {
    let args = [&["--opponent", "human", "--moves", "en", "--talk", "en"], flags].concat();
    between(&args, lines)
}

fn told_at(position: &str, lines: &str) -> String {
    told(&["--position", position], lines)
}

fn german(flags: &[&str], lines: &str) -> String {
    let args = [&["--opponent", "human", "--moves", "de", "--talk", "de"], flags].concat();
    between(&args, lines)
}

fn between(args: &[&str], lines: &str) -> String {
    let lines: Vec<&str> =
        [MARK].into_iter().chain(lines.split(", ")).chain([MARK, "quit"]).collect();
    let out = Home::new().play(args, &lines).transcript();
    let is_mark = |line: &&str| line.starts_with("a1: ");
    let said = out.lines().skip_while(|line| !is_mark(line)).skip(1);
    lines_of(&said.take_while(|line| !is_mark(line)).collect::<Vec<_>>())
}

#[expect(clippy::needless_pass_by_value, reason = "`expect!` makes a value")]
fn check(said: String, expected: Expect) {
    expected.assert_eq(&said);
}

const FIDE: [&str; 6] = ["--opponent", "human", "--moves", "fide-en", "--talk", "en"];

const PROMOTES: &str = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";

#[test]
fn d1_an_illegal_knight_move_in_words_is_called_illegal() {
    check(
        told(&[], "knight g1 f4, knight f4, knight takes e5, /knight f4, knight f3"),
        expect![[r#"
            No knight of yours can go to f4.
            No knight of yours can go to f4.
            For the question, type /knight f4.
            No knight of yours can go to e5.
            A knight's jump from f4: white pawns e2, g2.
            knight g1 f3
        "#]],
    );
}

#[test]
fn d1_an_illegal_knight_move_is_called_illegal_in_words_of_the_appendix() {
    check(between(&FIDE, "knight Gustav one Felix four, knight Felix three"), expect![[r#""#]]);
}

#[test]
fn d1_a_knight_move_is_called_illegal_where_moves_are_announced() {
    check(
        told(&["--announcing", "repeat"], "knight f4, knight f3"),
        expect![[r#"
            No knight of yours can go to f4.
            For the question, type /knight f4.
            knight g1 f3 stands.
            Announce it.
        "#]],
    );
}

#[test]
fn d11_a_wrong_answer_leaves_the_question_open() {
    check(
        told_at(PROMOTES, "e8, quen, king, 7, Kd5, board e7, q, board e8"),
        expect![[r#"
            What does the pawn become? Type the piece or its number.
            1: pawn e7 e8 promotes to queen
            2: pawn e7 e8 promotes to rook
            3: pawn e7 e8 promotes to bishop
            4: pawn e7 e8 promotes to knight
            Queen, rook, bishop or knight? Type the piece or its number.
            Queen, rook, bishop or knight? Type the piece or its number.
            Queen, rook, bishop or knight? Type the piece or its number.
            No king of yours can go to d5.
            Queen, rook, bishop or knight? Type the piece or its number.
            e7: white pawn, dark square.
            pawn e7 e8 promotes to queen
            e8: white queen, light square.
        "#]],
    );
    check(
        german(&["--position", PROMOTES], "e8, dme, D"),
        expect![[r#"
            Was wird der Bauer? Gib die Figur ein oder ihre Nummer.
            1: Bauer e7 e8 wird Dame
            2: Bauer e7 e8 wird Turm
            3: Bauer e7 e8 wird Läufer
            4: Bauer e7 e8 wird Springer
            Dame, Turm, Läufer oder Springer? Gib die Figur ein oder ihre Nummer.
            Bauer e7 e8 wird Dame
        "#]],
    );
}

#[test]
fn d11_a_piece_is_chosen_by_its_letter_in_every_voice() {
    for (letter, piece) in [("N", "knight"), ("n", "knight"), ("b", "bishop"), ("Rook", "rook")] {
        let said = told_at(PROMOTES, &format!("e8, {letter}"));
        assert!(said.contains(&format!("e8 promotes to {piece}\n")), "{letter}: {said}");
    }
    for (letter, piece) in [("S", "Springer"), ("N", "Springer"), ("l", "Läufer"), ("q", "Dame")] {
        let said = german(&["--position", PROMOTES], &format!("e8, {letter}"));
        assert!(said.contains(&format!("e8 wird {piece}\n")), "{letter}: {said}");
    }
    assert!(german(&["--position", PROMOTES], "e8, n").ends_with("Es wurde nichts getan.\n"));
}

#[test]
fn d11_one_of_several_moves_is_chosen_by_its_square_too() {
    let position = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
    check(
        told_at(position, "Rd1, x, Rd1, a"),
        expect![[r#"
            2 moves fit. Type a number.
            1: rook a1 d1
            2: rook h1 d1
            2 moves fit. Type a number.
            1: rook a1 d1
            2: rook h1 d1
            2 moves fit. Type a number.
            1: rook a1 d1
            2: rook h1 d1
            rook a1 d1
        "#]],
    );
    check(
        told_at("4k3/8/8/8/2N3N1/8/8/4K3 w - - 0 1", "Ne5, foo, g4"),
        expect![[r#"
            2 moves fit. Type a number.
            1: knight c4 e5
            2: knight g4 e5
            2 moves fit. Type a number.
            1: knight c4 e5
            2: knight g4 e5
            knight g4 e5
        "#]],
    );
}

#[test]
fn d11_an_empty_line_no_or_cancel_drops_a_question_and_says_so() {
    check(
        told_at(PROMOTES, "e8, , e8, cancel, e8, no, resign, , resign, cancel, takeback"),
        expect![[r#"
            What does the pawn become? Type the piece or its number.
            1: pawn e7 e8 promotes to queen
            2: pawn e7 e8 promotes to rook
            3: pawn e7 e8 promotes to bishop
            4: pawn e7 e8 promotes to knight
            Nothing was done.
            What does the pawn become? Type the piece or its number.
            1: pawn e7 e8 promotes to queen
            2: pawn e7 e8 promotes to rook
            3: pawn e7 e8 promotes to bishop
            4: pawn e7 e8 promotes to knight
            Nothing was done.
            What does the pawn become? Type the piece or its number.
            1: pawn e7 e8 promotes to queen
            2: pawn e7 e8 promotes to rook
            3: pawn e7 e8 promotes to bishop
            4: pawn e7 e8 promotes to knight
            Nothing was done.
            Resign? yes or no.
            No. The game goes on.
            Resign? yes or no.
            No. The game goes on.
            There is no move to take back.
        "#]],
    );
}

#[test]
fn d11_no_later_yes_hits_an_old_question() {
    check(
        told(&[], "resign, board e4, yes, e4, resign, repeat, turn, yes, e5, resign, Nf3, yes"),
        expect![[r#"
            Resign? yes or no.
            Resignation dropped.
            e4: empty, light square.
            No question is open. Type a move, or help.
            pawn e2 e4
            Resign? yes or no.
            Resign? yes or no.
            Resignation dropped.
            Black to move, move 1.
            No question is open. Type a move, or help.
            pawn e7 e5
            Resign? yes or no.
            Resignation dropped.
            knight g1 f3
            No question is open. Type a move, or help.
        "#]],
    );
    check(
        told(&[], "e4, e5, takeback, clock, yes, draw, resign, resign, no"),
        expect![[r#"
            pawn e2 e4
            pawn e7 e5
            Take back your move? yes or no.
            No move taken back.
            This game has no clocks.
            No question is open. Type a move, or help.
            Offer a draw? yes or no.
            No draw offered.
            Resign? yes or no.
            Resign? yes or no.
            No. The game goes on.
        "#]],
    );
    check(
        german(&[], "aufgeben, brett e4, ja"),
        expect![[r#"
            Aufgeben? ja oder nein.
            Nicht aufgegeben.
            e4: leer, helles Feld.
            Es ist keine Frage offen. Gib einen Zug ein, oder hilfe.
        "#]],
    );
}

#[test]
fn d11_who_accepts_a_draw_that_is_not_offered_yet_is_told_so() {
    check(
        told(&[], "e4, e5, draw, accept, yes, accept"),
        expect![[r#"
            pawn e2 e4
            pawn e7 e5
            Offer a draw? yes or no.
            The draw is not offered yet. Offer it? yes or no.
            White offers a draw.
            Black accepts the draw.
            Draw by agreement.
        "#]],
    );
}

#[test]
fn d12_a_pawn_taken_in_passing_is_named_where_it_stood() {
    let position = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";
    check(
        told_at(position, "d5, captures, moves e5, exd6, captured"),
        expect![[r#"
            pawn d7 d5
            pawn e5: takes pawn d5 en passant, to d6.
            pawn e5: e6, takes pawn d5 en passant, to d6.
            pawn e5 takes d6, en passant
            Last captured: black pawn on d5.
            Black has lost a pawn.
        "#]],
    );
    check(
        german(&["--position", position], "d5, schlagzüge, exd6, geschlagen"),
        expect![[r#"
            Bauer d7 d5
            Bauer e5: schlägt Bauer d5 en passant, nach d6.
            Bauer e5 schlägt d6, en passant
            Zuletzt geschlagen: schwarzer Bauer auf d5.
            Schwarz hat einen Bauern verloren.
        "#]],
    );
}

#[test]
fn d12_losses_are_counted() {
    let lines = "e4, d5, exd5, Qxd5, Nc3, Qxg2, Bxg2, Bh3, Bxb7, captured";
    check(
        told(&[], lines),
        expect![[r#"
            pawn e2 e4
            pawn d7 d5
            pawn e4 takes d5
            queen d8 takes d5
            knight b1 c3
            queen d5 takes g2
            bishop f1 takes g2
            bishop c8 h3
            bishop g2 takes b7
            Last captured: black pawn on b7.
            White has lost 2 pawns.
            Black has lost a queen and 2 pawns.
        "#]],
    );
    let lines = "e4, d5, exd5, Dxd5, Sc3, Dxg2, Lxg2, Lh3, Lxb7, geschlagen";
    check(
        german(&[], lines),
        expect![[r#"
            Bauer e2 e4
            Bauer d7 d5
            Bauer e4 schlägt d5
            Dame d8 schlägt d5
            Springer b1 c3
            Dame d5 schlägt g2
            Läufer f1 schlägt g2
            Läufer c8 h3
            Läufer g2 schlägt b7
            Zuletzt geschlagen: schwarzer Bauer auf b7.
            Weiß hat 2 Bauern verloren.
            Schwarz hat eine Dame und 2 Bauern verloren.
        "#]],
    );
}

#[test]
fn d12_castling_and_promotion_are_named_among_the_moves() {
    check(
        told_at("r3k3/1P6/8/8/8/8/8/R3K2R w KQ - 0 1", "moves e1, moves b7, captures"),
        expect![[r#"
            king e1: d1, f1, d2, e2, f2, short castling, long castling.
            pawn b7: promotes on b8, takes rook a8 and promotes.
            rook a1: takes rook a8.
            pawn b7: takes rook a8 and promotes.
        "#]],
    );
    check(
        told(&["--chess960", "--position", "1k6/8/8/8/8/8/8/RK5R w KQ - 0 1"], "moves b1"),
        expect![[r#"
            king b1: c1, a2, b2, c2, short castling, long castling.
        "#]],
    );
}

#[test]
fn d27_turn_and_board_tell_check_mate_and_stalemate() {
    check(
        told(&[], "e4, f6, Qh5, turn, board"),
        expect![[r#"
        pawn e2 e4
        pawn f7 f6
        queen d1 h5, check
        Black to move, move 2, in check.
        Rank 8: black rook a, knight b, bishop c, queen d, king e, bishop f, knight g, rook h.
        Rank 7: black pawns a, b, c, d, e, g, h.
        Rank 6: black pawn f.
        Rank 5: white queen h.
        Rank 4: white pawn e.
        Rank 3: empty.
        Rank 2: white pawns a, b, c, d, f, g, h.
        Rank 1: white rook a, knight b, bishop c, king e, bishop f, knight g, rook h.
        Black is in check.
    "#]],
    );
    let args = ["--side", "black", "--moves", "en", "--talk", "en"];
    let check_given = ["--position", "4k3/8/8/8/8/8/8/K3R3 b - - 0 3"];
    check(
        between(&[&args[..], &check_given].concat(), "turn"),
        expect![[r#"
        You play Black. Black to move, move 3, in check.
    "#]],
    );
    let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let stalemated = "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1";
    for (position, question, answer) in [
        (mated, "turn", "White is checkmated, move 3.\n"),
        (mated, "board", "White is checkmated.\n"),
        (stalemated, "turn", "Stalemate: Black has no legal move, move 1.\n"),
        (stalemated, "board", "Stalemate: Black has no legal move.\n"),
    ] {
        let flags = ["ask", "--moves", "en", "--talk", "en", "--position", position, question];
        let said = Home::new().run(&flags).transcript();
        assert!(said.ends_with(answer), "{said}");
    }
}
