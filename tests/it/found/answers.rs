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
    let is_mark = |line: &&str| line.starts_with("a1: ") || line.starts_with("Anna one: ");
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
            A knight cannot go from g1 to f4.
            You have no knight that reaches f4.
            For the question, type /knight f4.
            Nothing to capture on e5.
            A knight's move from f4: white pawns e2,
            g2.
            knight g1 f3
        "#]],
    );
}

#[test]
fn d1_an_illegal_knight_move_is_called_illegal_in_words_of_the_appendix() {
    check(
        between(&FIDE, "knight Gustav one Felix four, knight Felix three"),
        expect![[r#"
            A knight cannot go from Gustav one to Felix four.
            knight Gustav one Felix three
        "#]],
    );
}

#[test]
fn d1_a_knight_move_is_called_illegal_where_moves_are_announced() {
    check(
        told(&["--announcing", "repeat"], "knight f4, knight f3"),
        expect![[r#"
            You have no knight that reaches f4.
            For the question, type /knight f4.
            knight g1 f3 is on the board.
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
            Your king does not reach d5.
            Queen, rook, bishop or knight? Type the piece or its number.
            e7: white pawn, dark square.
            pawn e7 e8 promotes to queen
            e8: white queen, light, last move.
        "#]],
    );
    check(
        german(&["--position", PROMOTES], "e8, dme, D"),
        expect![[r#"
            Was wird der Bauer? Gib die Figur oder ihre Nummer ein.
            1: Bauer e7 e8 wird Dame
            2: Bauer e7 e8 wird Turm
            3: Bauer e7 e8 wird Läufer
            4: Bauer e7 e8 wird Springer
            Dame, Turm, Läufer oder Springer? Gib die Figur oder ihre Nummer ein.
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
    assert!(german(&["--position", PROMOTES], "e8, n").ends_with("Abgebrochen.\n"));
}

#[test]
fn d11_one_of_several_moves_is_chosen_by_its_square_too() {
    let position = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
    check(
        told_at(position, "Rd1, x, Rd1, a"),
        expect![[r#"
            2 moves possible. Type a number.
            1: rook a1 d1
            2: rook h1 d1
            2 moves possible. Type a number.
            1: rook a1 d1
            2: rook h1 d1
            2 moves possible. Type a number.
            1: rook a1 d1
            2: rook h1 d1
            rook a1 d1
        "#]],
    );
    check(
        told_at("4k3/8/8/8/2N3N1/8/8/4K3 w - - 0 1", "Ne5, foo, g4"),
        expect![[r#"
            2 moves possible. Type a number.
            1: knight c4 e5
            2: knight g4 e5
            2 moves possible. Type a number.
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
            Cancelled.
            What does the pawn become? Type the piece or its number.
            1: pawn e7 e8 promotes to queen
            2: pawn e7 e8 promotes to rook
            3: pawn e7 e8 promotes to bishop
            4: pawn e7 e8 promotes to knight
            Cancelled.
            What does the pawn become? Type the piece or its number.
            1: pawn e7 e8 promotes to queen
            2: pawn e7 e8 promotes to rook
            3: pawn e7 e8 promotes to bishop
            4: pawn e7 e8 promotes to knight
            Cancelled.
            Resign for White? yes or no.
            No. The game continues.
            Resign for White? yes or no.
            No. The game continues.
            No move to take back.
        "#]],
    );
}

#[test]
fn d11_no_later_yes_hits_an_old_question() {
    check(
        told(&[], "resign, board e4, yes, e4, resign, repeat, turn, yes, e5, resign, Nf3, yes"),
        expect![[r#"
            Resign for White? yes or no.
            Resignation dropped.
            e4: empty, light square.
            No question to answer. Type a move, or help.
            pawn e2 e4
            Resign for Black? yes or no.
            Resign for Black? yes or no.
            Resignation dropped.
            Black to move, move 1.
            No question to answer. Type a move, or help.
            pawn e7 e5
            Resign for White? yes or no.
            Resignation dropped.
            knight g1 f3
            No question to answer. Type a move, or help.
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
            No question to answer. Type a move, or help.
            Offer a draw? yes or no.
            No draw offered.
            Resign for White? yes or no.
            Resign for White? yes or no.
            No. The game continues.
        "#]],
    );
    check(
        german(&[], "aufgeben, brett e4, ja"),
        expect![[r#"
            Für Weiß aufgeben? ja oder nein.
            Nicht aufgegeben.
            e4: leer, helles Feld.
            Keine offene Frage. Gib einen Zug oder hilfe ein.
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
            Black: type accept or decline.
            Draw by agreement.
            rematch or new: another game. summary: this one in short. open 1: its moves.
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
            pawn e5:
            takes pawn d5 en passant, to d6.
            pawn e5: e6,
            takes pawn d5 en passant, to d6.
            pawn e5 takes d6, en passant
            Last captured: black pawn on d5.
            Black has lost a pawn.
        "#]],
    );
    check(
        german(&["--position", position], "d5, schlagzüge, exd6, geschlagen"),
        expect![[r#"
            Bauer d7 d5
            Bauer e5:
            schlägt Bauer d5 en passant, nach d6.
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
            king e1: d1, f1, d2, e2, f2,
            short castling, long castling.
            pawn b7: promotes on b8,
            takes rook a8 and promotes.
            rook a1: takes rook a8.
            pawn b7: takes rook a8 and promotes.
        "#]],
    );
    check(
        told(&["--chess960", "--position", "1k6/8/8/8/8/8/8/RK5R w KQ - 0 1"], "moves b1"),
        expect![[r#"
            king b1: c1, a2, b2, c2, short castling,
            long castling.
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
            Rank 8: black rooks a, h, knights b, g,
            bishops c, f, queen d, king e.
            Rank 7: black pawns a to e, g, h.
            Rank 6: black pawn f.
            Rank 5: white queen h.
            Rank 4: white pawn e.
            Rank 3: empty.
            Rank 2: white pawns a to d, f to h.
            Rank 1: white rooks a, h, knights b, g,
            bishops c, f, king e.
            Black is in check.
        "#]],
    );
    let args = ["--side", "black", "--moves", "en", "--talk", "en"];
    let check_given = ["--position", "4k3/8/8/8/8/8/8/K3R3 b - - 0 3"];
    check(
        between(&[&args[..], &check_given].concat(), "turn"),
        expect![[r#"
            Black to move, move 3, in check. You play Black.
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

/// What a command that answers once prints, and what it tells on standard error.
fn once(args: &[&str]) -> String {
    let flags = ["--moves", "en", "--talk", "en"];
    let (command, rest) = args.split_first().unwrap();
    let run = Home::new().run(&[&[*command], &flags[..], rest].concat());
    format!("{}{}", run.text(), run.err)
}

#[test]
fn d12_castling_and_the_kings_move_to_the_same_square_are_told_apart() {
    let chess960 = ["--chess960", "--position", "1k6/8/8/8/8/8/8/RK5R w KQ - 0 1"];
    let read = |text: &str| once(&[&["read"], &chess960[..], &[text]].concat());
    check(
        ["Kc1", "b1c1", "O-O-O", "Kg1"].map(read).concat(),
        expect![[r#"
            Kc1 b1c1
            Kc1 b1c1
            O-O-O b1a1
            O-O b1h1
        "#]],
    );
    check(
        told(&chess960, "Kc1, Kb7, undo, yes, undo, yes, O-O-O, Kb7, b1"),
        expect![[r#"
            king b1 c1
            king b8 b7
            Take back your move? yes or no.
            Taken back: king b8 b7.
            Take back your move? yes or no.
            Taken back: king b1 c1.
            long castling
            king b8 b7
            You have no pawn.
        "#]],
    );
}

#[test]
fn d25_read_and_say_tell_how_a_move_is_written() {
    check(
        ["help", "knigt f3", "e2 e4 e5 e6", ""].map(|text| once(&["read", text])).concat()
            + &once(&["say", "help"]),
        expect![[r#"
            Unknown: help. Write a move, such as e2 e4 or knight f3.
            Unknown: knigt. Did you mean knight?
            One move at a time. Type e2 e4 first.
            No move given. Try e2 e4.
            Unknown: help. Write a move, such as e2 e4 or knight f3.
        "#]],
    );
}

#[test]
fn d25_ask_tells_what_can_be_asked() {
    let ask = |text: &str| once(&["ask", text]);
    check(
        ["foo", "bord", "help", "help board", "help foo", "hint", "brett e4"].map(ask).concat(),
        expect![[r#"
            Unknown: foo. For all questions: touchmove ask help
            Rank 8: black rooks a, h, knights b, g,
            bishops c, f, queen d, king e.
            Rank 7: black pawns a to h.
            Ranks 6 to 3: empty.
            Rank 2: white pawns a to h.
            Rank 1: white rooks a, h, knights b, g,
            bishops c, f, queen d, king e.
            You can ask: board, pieces, count, scan, rank, file, diagonals, rays, knight, attackers, defenders, hanging, moves, captures, what-if, colour, material, pocket, castling-rights, turn, check, fen, braille. More about one: touchmove ask help board
            board: the position, rank by rank.
            board e4: one square. Short: b.
            Unknown: foo. For all questions: touchmove ask help
            hint works only inside a game. Begin one with touchmove play.
            e4: empty, light square.
        "#]],
    );
    check(
        once(&["ask", "--chess960", "5", "fen"]),
        expect![[r#"
            --chess960 takes no value. Write --chess960 alone.
        "#]],
    );
    check(
        Home::new().run(&["ask", "--talk", "de", "--moves", "de", "bret"]).err,
        expect![[r#"
            Unbekannt: bret. Meinst du brett? Alle Fragen: touchmove ask hilfe
        "#]],
    );
}

#[test]
fn d25_a_misspelt_word_is_answered_by_the_nearest() {
    check(
        told(&[], "bord, knigt f3, takebak, help bord, help xyzzy, xyzzy"),
        expect![[r#"
            Rank 8: black rooks a, h, knights b, g,
            bishops c, f, queen d, king e.
            Rank 7: black pawns a to h.
            Ranks 6 to 3: empty.
            Rank 2: white pawns a to h.
            Rank 1: white rooks a, h, knights b, g,
            bishops c, f, queen d, king e.
            Unknown: knigt. Did you mean knight? Type help for all.
            Unknown: takebak. Did you mean takeback? Type help for all.
            board: the position, rank by rank.
            board e4: one square. Short: b.
            Unknown command: xyzzy. Type help for all.
            Unknown: xyzzy. Type a move, or help.
        "#]],
    );
    check(
        german(&[], "bret, Sprnger f3, hilfe bret"),
        expect![[r#"
            Unbekannt: bret. Meinst du brett? Alle Befehle: hilfe alle.
            Unbekannt: Sprnger. Meinst du Springer? Alle Befehle: hilfe alle.
            Unbekannter Befehl: bret. Meinst du brett? Alle Befehle: hilfe alle.
        "#]],
    );
}

/// A word that is near only the English name of a command means that command, as it is called here.
#[test]
fn a_misspelt_english_name_is_answered_in_the_players_language() {
    let args = ["--opponent", "human", "--moves", "es", "--talk", "es"];
    check(
        between(&args, "mover, tablro, ayuda mover, xyzzy"),
        expect![[r#"
            Desconocido: mover. ¿Querías decir jugadas? Para verlo todo: ayuda todo.
            Fila 8: torres negras a, h, caballos b,
            g, alfiles c, f, dama d, rey e.
            Fila 7: peones negros a hasta h.
            Filas 6 a 3: vacías.
            Fila 2: peones blancos a hasta h.
            Fila 1: torres blancas a, h, caballos b,
            g, alfiles c, f, dama d, rey e.
            Comando desconocido: mover. ¿Querías decir jugadas? Para verlos todos: ayuda todo.
            Desconocido: xyzzy. Escribe una jugada, o ayuda.
        "#]],
    );
}

#[test]
fn d26_say_announces_what_it_can_and_names_the_move_that_failed() {
    check(
        once(&["say", "e4", "e5", "Ke3"]),
        expect![[r#"
            pawn e2 e4
            pawn e7 e5
            Move 3, Ke3: Your king does not reach e3.
        "#]],
    );
    check(
        once(&["say", "e4 e5 foo"]),
        expect![[r#"
        pawn e2 e4
        pawn e7 e5
        Move 3, foo: Unknown: foo. Write a move, such as e2 e4 or knight f3.
    "#]],
    );
    check(
        once(&["say", "Ke3"]),
        expect![[r#"
            Your king does not reach e3.
        "#]],
    );
    let run =
        Home::new().run_with(&["say", "--moves", "en", "--talk", "en", "-"], b"\te4 e5 Ke3\n");
    check(
        run.text(),
        expect![[r#"
            pawn e2 e4 | pawn e7 e5 | Move 3, Ke3: Your king does not reach e3.
        "#]],
    );
}

#[test]
fn d29_every_voice_understands_the_words_of_all() {
    for (moves, text, uci) in [
        ("de", "Springer Felix drei", "Nf3 g1f3"),
        ("en", "eva four", "e4 e2e4"),
        ("en", "Springer Gustav eins Felix drei", "Nf3 g1f3"),
        ("en", "Sf3", "Nf3 g1f3"),
        ("fide", "knight foxtrot three", "Nf3 g1f3"),
        ("fide-en", "Anton vier", "a4 a2a4"),
        ("en", "Pferd f3", "Nf3 g1f3"),
    ] {
        let run = Home::new().run(&["read", "--moves", moves, "--talk", "en", text]);
        assert_eq!(run.text().trim_end(), uci, "{moves}: {text}: {}", run.err);
    }
    check(
        told(&[], "Springer f4, Brett e2, board eva zwei, Sf3, farbe e4"),
        expect![[r#"
            You have no knight that reaches f4.
            e2: white pawn, light square.
            e2: white pawn, light square.
            knight g1 f3
            e4: light.
        "#]],
    );
}

#[test]
fn d29_castling_without_a_side_is_taken_where_only_one_is_legal() {
    let one = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for word in ["castle", "castles", "Rochade", "rochiere", "castling"] {
        check_castling(word, one);
    }
    let both = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    check(
        told_at(both, "castle, 2"),
        expect![[r#"
            2 moves possible. Type a number.
            1: long castling
            2: short castling
            short castling
        "#]],
    );
    check(
        told_at(both, "castle, long castling"),
        expect![[r#"
            2 moves possible. Type a number.
            1: long castling
            2: short castling
            long castling
        "#]],
    );
    check(
        told(&[], "castle"),
        expect![[r#"
            You cannot castle there now: a piece is in the way.
        "#]],
    );
}

fn check_castling(word: &str, position: &str) {
    assert_eq!(told_at(position, word), "short castling\n", "{word}");
}

#[test]
fn two_moves_on_a_line_are_to_be_typed_one_by_one() {
    check(
        told(&[], "1.e4 e5, e4 e5, 1. Nf3 Nc6, 1.e4 e5 2.Nf3, 1.e4"),
        expect![[r#"
        One move at a time. Type e4 first.
        One move at a time. Type e4 first.
        One move at a time. Type Nf3 first.
        One move at a time. Type e4 first.
        pawn e2 e4
    "#]],
    );
}

#[test]
fn a_square_alone_is_no_false_reason() {
    check(
        told(&[], "e2, g1, Nd2, e7"),
        expect![[r#"
            Your own pawn is on e2. To move it, type e2 and its new square.
            Your own knight is on g1. To move it, type g1 and its new square.
            Your own pawn is on d2.
            You have no pawn that reaches e7.
        "#]],
    );
    check(
        german(&[], "e2"),
        expect![[r#"
        Deine eigene Figur steht auf e2: Bauer. Um sie zu ziehen, gib e2 und das Zielfeld ein.
    "#]],
    );
}

#[test]
fn what_a_pawn_cannot_become_is_told_rightly() {
    check(
        told_at(PROMOTES, "e8=X, e8=K, e8 king, e7e8k, e8=P, e8=, no, e8=5, Kd2=Q"),
        expect![[r#"
            A pawn becomes a queen, rook, bishop or knight. Type for example e8 queen.
            A pawn becomes a queen, rook, bishop or knight. Type for example e8 queen.
            A pawn becomes a queen, rook, bishop or knight. Type for example e8 queen.
            A pawn becomes a queen, rook, bishop or knight. Type for example e8 queen.
            A pawn becomes a queen, rook, bishop or knight. Type for example e8 queen.
            What does the pawn become? Type the piece or its number.
            1: pawn e7 e8 promotes to queen
            2: pawn e7 e8 promotes to rook
            3: pawn e7 e8 promotes to bishop
            4: pawn e7 e8 promotes to knight
            Cancelled.
            A pawn becomes a queen, rook, bishop or knight. Type for example e8 queen.
            Not a promotion: no pawn reaches the last rank with that move.
        "#]],
    );
    check(
        told(&[], "e4=Q, e2 e4 queen, Nf3=Q"),
        expect![[r#"
            Not a promotion: no pawn reaches the last rank with that move.
            Not a promotion: no pawn reaches the last rank with that move.
            Not a promotion: no pawn reaches the last rank with that move.
        "#]],
    );
    check(
        german(&["--position", PROMOTES], "e8=K"),
        expect![[r#"
        Ein Bauer wird Dame, Turm, Läufer oder Springer. Gib etwa e8 dame ein.
    "#]],
    );
}

#[test]
fn several_moves_are_named_as_they_can_be_written() {
    let rooks = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
    check(
        once(&["read", "--position", rooks, "Rd1"])
            + &once(&["read", "--position", PROMOTES, "e8"]),
        expect![[r#"
            2 moves possible. Write Rad1 or Rhd1.
            4 moves possible. Write e8=Q, e8=R, e8=B or e8=N.
        "#]],
    );
}

#[test]
fn a_line_that_is_too_long_or_not_text_is_told_apart() {
    let mut input = vec![b'e'; 5000];
    input.extend(b"\n\xff\xfe\ne4\nquit\n");
    let args = ["play", "--speech", "off", "--opponent", "human", "--moves", "en", "--talk", "en"];
    let run = Home::new().run_with(&args, &input);
    let said: Vec<&str> = run.out.iter().map(String::as_str).skip(1).take(3).collect();
    check(
        lines_of(&said),
        expect![[r#"
        Line too long: at most 4096 bytes. Type a shorter one.
        That line is not text in UTF-8. Type it again.
        pawn e2 e4
    "#]],
    );
}

#[test]
fn item_10_a_look_alike_is_named_where_one_reading_is_legal() {
    for (typed, told_of) in [
        ("\u{435}4", "Cyrillic e in e4: read as e4."),
        ("\u{3bf}-\u{3bf}", ""),
        ("\u{ff45}\u{ff14}", ""),
        ("e\u{664}", "Arabic 4 in e4: read as e4."),
        ("e\u{200b}4", ""),
        ("e\u{1b}4", ""),
        ("e2\u{2011}e4", ""),
        ("e2\u{a0}e4", ""),
        ("\u{202e}e4", ""),
        ("e\u{ad}4", ""),
    ] {
        let said = told(&[], typed);
        if !told_of.is_empty() {
            assert_eq!(said, format!("{told_of}\npawn e2 e4\n"), "{typed:?}");
        }
        assert!(!said.contains(|c: char| !c.is_ascii()), "{said:?}");
    }
    let lines = "\u{ff45}\u{ff14}, \u{435}5, N\u{441}3, N\u{441}6, e\u{200b}5, \u{44f}4, e\u{202e}9, b\u{43e}ard e4, \u{44f}";
    check(
        told(&[], lines),
        expect![[r#"
            Wide e, wide 4 in e4: read as e4.
            pawn e2 e4
            Cyrillic e in e5: read as e5.
            pawn e7 e5
            Cyrillic c in Nc3: read as Nc3.
            knight b1 c3
            Cyrillic c in Nc6: read as Nc6.
            knight b8 c6
            Invisible character 200B in e5: read as e5.
            The pawn on e4 is blocked: pawn on e5.
            Not readable: Cyrillic letter 044F in я4. Type it again.
            Not readable: invisible character 202E in e9. Type it again.
            Cyrillic o in board e4: read as board e4.
            e4: white pawn, light square.
            Not readable: Cyrillic letter 044F in я. Type it again.
        "#]],
    );
    check(
        german(&[], "\u{435}4, e\u{1b}5, \u{44f}4, \u{ff45}5"),
        expect![[r#"
            Kyrillisches e in e4: gelesen als e4.
            Bauer e2 e4
            Steuerzeichen 001B in e5: gelesen als e5.
            Bauer e7 e5
            Nicht lesbar: kyrillisches Zeichen 044F in я4. Gib es noch einmal ein.
            Breites e in e5: gelesen als e5.
            Bauer e4 ist blockiert: Bauer auf e5.
        "#]],
    );
}

#[test]
fn item_10_nothing_unseen_is_printed_raw() {
    let odd = "e\u{202e}9\u{1b}[31m\u{200b}x";
    for said in [
        told(&[], odd),
        told(&[], &format!("help {odd}")),
        told(&[], &format!("games {odd}")),
        once(&["read", odd]),
        once(&["say", odd]),
        once(&["ask", odd]),
        once(&["ask", "--position", odd, "board"]),
        once(&["read", "--voice", odd]),
    ] {
        let raw = |c: char| c != '\n' && (c.is_control() || !c.is_ascii() && c != '…');
        assert!(!said.contains(raw), "{said:?}");
    }
}

#[test]
fn item_10_once_reads_and_names_look_alikes_too() {
    check(
        ["\u{435}4", "e\u{200b}4", "\u{44f}4"].map(|text| once(&["read", text])).concat(),
        expect![[r#"
            e4 e2e4
            Cyrillic e in e4: read as e4.
            e4 e2e4
            Invisible character 200B in e4: read as e4.
            Not readable: Cyrillic letter 044F in я4. Type it again.
        "#]],
    );
    check(
        once(&["ask", "b\u{43e}ard \u{435}4"]),
        expect![[r#"
        e4: empty, light square.
        Cyrillic o, Cyrillic e in board e4: read as board e4.
    "#]],
    );
}
