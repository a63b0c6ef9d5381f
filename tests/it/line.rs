//! Whole sessions of line mode through pipes, by the real program.

use expect_test::{Expect, expect};

use crate::program::{Home, Run};
use crate::usual::marked;

fn transcript(args: &[&str], lines: &[&str], expected: &Expect) {
    expected.assert_eq(&marked(&Home::new().play(args, lines).transcript()));
}

fn humans(lines: &[&str], expected: &Expect) {
    transcript(&["--opponent", "human", "--moves", "en"], lines, expected);
}

fn humans_from(position: &str, lines: &[&str], expected: &Expect) {
    let args = ["--opponent", "human", "--moves", "en", "--position", position];
    transcript(&args, lines, expected);
}

/// Lines written with commas between them.
fn typed(lines: &str) -> Vec<&str> {
    lines.split(", ").collect()
}

fn bytes(input: &[u8]) -> Run {
    Home::new().run_with(&["play", "--speech", "off", "--seed", "7", "--opponent", "human"], input)
}

#[test]
fn a_move_is_announced_and_answered() {
    transcript(
        &["--level", "1"],
        &["felix drei", "quit"],
        &expect![[r#"
            New game 1. You play White against level 1.
            pawn Felix two Felix three
            pawn Eva seven Eva six
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn questions_about_what_stands_where_are_answered() {
    let lines = typed(
        "e4, d5, exd5, board, b e4, p N, pieces n, p A, p a, p Q, s d, rank 4, file d, \
         diagonals d5, rays d5, /knight e4, quit",
    );
    humans(
        &lines,
        &expect![[r#"
            pawn e2 e4
            pawn d7 d5
            pawn e4 takes d5
            Rank 8: black rooks a, h, knights b, g,
            bishops c, f, queen d, king e.
            Rank 7: black pawns a to c, e to h.
            Rank 6: empty.
            Rank 5: white pawn d.
            Ranks 4 and 3: empty.
            Rank 2: white pawns a to d, f to h.
            Rank 1: white rooks a, h, knights b, g,
            bishops c, f, queen d, king e.
            e4: empty, light, last move.
            white knights: b1, g1.
            black knights: b8, g8.
            White: king e1, queen d1, rooks a1, h1,
            bishops c1, f1, knights b1, g1,
            pawns a2, b2, c2, d2, d5, f2, g2, h2.
            Black: king e8, queen d8, rooks a8, h8,
            bishops c8, f8, knights b8, g8,
            pawns a7, b7, c7, e7, f7, g7, h7.
            white queen: d1.
            File d: white queen d1, pawns d2, d5,
            black queen d8.
            Rank 4: empty.
            File d: white queen d1, pawns d2, d5,
            black queen d8.
            Up right: black pawn f7, knight g8.
            Down right: white pawn g2, rook h1.
            Down left: white pawn a2.
            Up left: black pawn b7, rook a8.
            Up: black queen d8.
            Up right: black pawn f7, knight g8.
            Down right: white pawn g2, rook h1.
            Down: white pawn d2, queen d1.
            Down left: white pawn a2.
            Up left: black pawn b7, rook a8.
            A knight's move from e4: white pawns d2,
            f2.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn questions_about_moves_and_the_game_are_answered() {
    let lines = typed(
        "e4, d5, exd5, attackers d5, defenders d5, moves g1, moves e5, captures, what-if g1 f3, \
         what-if d8 d5, what-if e4 e5, colour e4, color a1, material, turn, last, l, captured, opening, \
         score, score 1, clock, clock mine, clock theirs, fen, repeat, quit",
    );
    humans(
        &lines,
        &expect![[r#"
            pawn e2 e4
            pawn d7 d5
            pawn e4 takes d5
            d5, attackers: black queen d8.
            d5 is not defended.
            d5 is not defended.
            d5, attackers: black queen d8.
            g1: white knight, not its turn.
            e5 is empty.
            queen d8: takes pawn d5.
            white knight on f3 could not take anything.
            black queen on d5 could take:
            white pawns a2, d2, g2.
            e4 is empty.
            e4: light.
            a1: dark.
            White is ahead by 1 point.
            White: 1 queen, 2 rooks, 2 bishops,
            2 knights, 8 pawns.
            Black: 1 queen, 2 rooks, 2 bishops,
            2 knights, 7 pawns.
            Black to move, move 2.
            pawn e4 takes d5. White, move 2.
            pawn e4 takes d5. White, move 2.
            Last captured: black pawn on d5.
            Black has lost a pawn.
            Scandinavian Defense. B01.
            1. pawn e2 e4, pawn d7 d5
            2. pawn e4 takes d5
            2. pawn e4 takes d5
            This game has no clocks.
            This game has no clocks.
            This game has no clocks.
            rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2
            rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn before_the_first_move_the_answer_is_none() {
    humans(
        &["last", "captured", "opening", "score", "captures", "moves a1", "repeat", "quit"],
        &expect![[r#"
            No moves yet.
            No captures yet.
            No opening name yet.
            No moves yet.
            No captures.
            No legal moves from a1.
            No legal moves from a1.
            Goodbye.
        "#]],
    );
}

#[test]
fn a_question_without_its_argument_says_what_it_needs() {
    let lines = typed(
        "p, p x, s, rank, rank e, file 4, diagonals, rays z9, knight, attackers, what-if g1, \
         colour, score x, score 0, clock nobody, material e4, claim, level, level 21, \
         moves-voice, moves-voice klingon, talk klingon, speech loud, help xyzzy, \
         resign now, quit",
    );
    humans(
        &lines,
        &expect![[r#"
            p needs a piece, such as p queen or p black rooks.
            p needs a piece, such as p queen or p black rooks.
            s needs a file or a rank, for example s e or s 4.
            rank needs a rank, for example rank 4.
            rank needs a rank, for example rank 4.
            file needs a file, for example file e.
            diagonals needs a square, for example diagonals e4.
            rays needs a square, for example rays e4.
            knight needs a square, for example knight e4.
            attackers needs a square, for example attackers e4.
            what-if needs two squares, for example what-if g1 f3.
            colour needs a square, for example colour e4.
            score needs a number, for example score 5.
            score needs a number, for example score 5.
            clock takes mine, theirs, or nothing.
            Not understood: e4. Type only material.
            Claim what? Type claim threefold, claim fifty, claim flag or claim illegal. More: help claim.
            No built-in opponent in this game. To play against it: new computer.
            No built-in opponent in this game. To play against it: new computer.
            moves-voice: en.
            The move voice.
            It can be: en, cs, de, es, fide, fide-br, fide-cs, fide-en, fide-es, fide-fr, fide-hu, fide-it, fide-ko, fide-nl, fide-pl, fide-pt, fide-ru, fide-sv, fide-th, fide-tr, fide-uk, fide-vi, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
            moves-voice needs a voice: en, cs, de, es, fide, fide-br, fide-cs, fide-en, fide-es, fide-fr, fide-hu, fide-it, fide-ko, fide-nl, fide-pl, fide-pt, fide-ru, fide-sv, fide-th, fide-tr, fide-uk, fide-vi, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
            talk needs a voice: en, cs, de, es, fr, hu, it, ko, nl, pl, pt, pt-br, ru, sv, th, tr, uk, vi.
            speech needs on or off.
            Unknown command: xyzzy. Type help for all.
            Resign for White? yes or no.
            Resignation dropped.
            Goodbye.
        "#]],
    );
}

#[test]
fn what_is_no_move_is_told_why() {
    let lines = typed(
        ",    , xyzzy, knight banana, e5, e2e5, e4 e5, g8f6, Ke2, 0-0, Qxd7, e9, N, -, !?, \
         äöü ß, ♞f3, quit",
    );
    humans(
        &lines,
        &expect![[r#"
            Nothing typed. Type a move, or help.
            Nothing typed. Type a move, or help.
            Unknown: xyzzy. Type a move, or help.
            Not a move. Try e2 e4, or help.
            White is to move.
            A pawn cannot go from e2 to e5.
            One move at a time. Type e4 first.
            White is to move.
            Your own pawn is on e2.
            You cannot castle there now: a piece is in the way.
            The queen on d1 is blocked: pawn on d2.
            Unknown: e9. Type a move, or help.
            Not a move. Try e2 e4, or help.
            Not a move. Try e2 e4, or help.
            Not a move. Try e2 e4, or help.
            Unknown: äöü. Type a move, or help.
            knight g1 f3
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn checked_and_hindered_moves_are_told_why() {
    let checked = "4r1k1/8/8/8/7b/8/4R3/R3K3 w Q - 0 1";
    humans_from(
        checked,
        &["Rd2", "Kd1", "0-0-0", "Ke5", "Ra8", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            Not legal: you would still be in check.
            king e1 d1
            You cannot castle there: the starting position does not allow it.
            Your king does not reach e5.
            rook e8 a8
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn a_pinned_piece_is_told() {
    humans_from(
        "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1",
        &["Bd3", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            Not legal: your king would be in check.
            Game 1 not saved: no move was made.
            Goodbye.
        "#]],
    );
}

#[test]
fn a_game_that_is_over_at_its_start_is_told() {
    humans_from(
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        &["Kd1", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            Draw. Dead position: neither side can checkmate.
            (what now)
            (over)
            Game 1 not saved: no move was made.
            Goodbye.
        "#]],
    );
    humans_from(
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        &["quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            Draw by stalemate.
            (what now)
            Game 1 not saved: no move was made.
            Goodbye.
        "#]],
    );
    humans_from(
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
        &["quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            Checkmate. White wins.
            (what now)
            Game 1 not saved: no move was made.
            Goodbye.
        "#]],
    );
}

#[test]
fn one_of_two_knights_is_chosen_by_number() {
    let position = "4k3/8/8/8/8/8/8/KN3N2 w - - 0 1";
    humans_from(
        position,
        &["Nd2", "9", "2", "last", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            2 moves possible. Type a number.
            1: knight b1 d2
            2: knight f1 d2
            Type a number from 1 to 2, or no.
            knight f1 d2
            knight f1 d2. White, move 1.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    humans_from(
        position,
        &["Nd2", "no", "Nd2", "", "Nd2", "help", "Nbd2", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            2 moves possible. Type a number.
            1: knight b1 d2
            2: knight f1 d2
            Cancelled.
            2 moves possible. Type a number.
            1: knight b1 d2
            2: knight f1 d2
            Cancelled.
            2 moves possible. Type a number.
            1: knight b1 d2
            2: knight f1 d2
            Type the number of your move, or its first square.
            no: none of them.
            2 moves possible. Type a number.
            1: knight b1 d2
            2: knight f1 d2
            knight b1 d2
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn a_promotion_piece_is_chosen_by_number() {
    let position = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    humans_from(
        position,
        &["a8", "4", "board a8", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            What does the pawn become? Type the piece or its number.
            1: pawn a7 a8 promotes to queen
            2: pawn a7 a8 promotes to rook
            3: pawn a7 a8 promotes to bishop
            4: pawn a7 a8 promotes to knight
            pawn a7 a8 promotes to knight
            Draw. Dead position: neither side can checkmate.
            (what now)
            a8: white knight, light, last move.
            Goodbye.
        "#]],
    );
    humans_from(
        position,
        &["a8=Q", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            pawn a7 a8 promotes to queen
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    humans_from(
        position,
        &["a7 a8 rook", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            pawn a7 a8 promotes to rook
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn a_small_b_is_the_file_and_a_large_one_the_bishop() {
    let position = "4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1";
    humans_from(
        position,
        &["bxc3", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            pawn b2 takes c3
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
    let position = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1";
    humans_from(
        position,
        &["Bxc3", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            bishop d2 takes c3
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn requests_are_confirmed_by_yes() {
    let lines = typed(
        "draw, takeback, e4, draw, e5, draw, maybe, no, takeback, yes, e5, Nf3, takeback, y, draw, \
         yes, draw, accept, quit",
    );
    humans(
        &lines,
        &expect![[r#"
            Too early for a draw. Both players must move first. FIDE 2023, 5.2.3.
            No move to take back.
            pawn e2 e4
            Too early for a draw. Both players must move first. FIDE 2023, 5.2.3.
            pawn e7 e5
            (offer a draw?)
            maybe is neither yes nor no.
            (offer a draw?)
            (the game goes on)
            (take it back?)
            Taken back: pawn e7 e5.
            pawn e7 e5
            knight g1 f3
            (take it back?)
            Taken back: knight g1 f3.
            (offer a draw?)
            White offers a draw.
            Black: type accept or decline.
            Draw by agreement.
            (what now)
            (over)
            Goodbye.
        "#]],
    );
}

#[test]
fn an_offer_is_declined_by_the_other_player() {
    humans(
        &["e4", "e5", "draw", "yes", "decline", "accept", "decline", "quit"],
        &expect![[r#"
            pawn e2 e4
            pawn e7 e5
            (offer a draw?)
            White offers a draw.
            Black: type accept or decline.
            Black declines the draw.
            No draw offer to answer. To offer one, type draw.
            No draw offer to answer. To offer one, type draw.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn the_built_in_opponent_answers_a_draw_offer() {
    transcript(
        &["--level", "1", "--moves", "en"],
        &["e4", "draw", "yes", "takeback", "yes", "last", "quit"],
        &expect![[r#"
            New game 1. You play White against level 1.
            pawn e2 e4
            pawn d7 d6
            (offer a draw?)
            Draw offered.
            Black declines the draw.
            (take it back?)
            Taken back: pawn d7 d6, pawn e2 e4.
            No moves yet.
            Goodbye.
        "#]],
    );
}

#[test]
fn resigning_ends_the_game_and_new_begins_another() {
    let lines = typed(
        "e4, resign, no, resign, yes, e5, resign, draw, help, score, new, e4, new, no, new, \
         yes, last, quit",
    );
    humans(
        &lines,
        &expect![[r#"
            pawn e2 e4
            Resign for Black? yes or no.
            (the game goes on)
            Resign for Black? yes or no.
            Black resigns. White wins.
            (what now)
            (over)
            (over)
            (over)
            The game is over.
            All moves: score. Another game: new.
            Go through a game: open 57.
            To leave: quit.
            1. pawn e2 e4
            New game 2 for two players.
            pawn e2 e4
            Leave this game? New: two players, no clock. yes or no.
            (the game goes on)
            Leave this game? New: two players, no clock. yes or no.
            Game 2 is saved.
            New game 3 for two players.
            No moves yet.
            Goodbye.
        "#]],
    );
}

#[test]
fn a_wrong_claim_is_told_and_a_right_one_ends_the_game() {
    let lines = typed(
        "claim threefold, claim fifty, Nf3, Nf6, Ng1, Ng8, claim threefold, Nf3, Nf6, Ng1, \
         claim threefold Ng8, quit",
    );
    humans(
        &lines,
        &expect![[r#"
            Claim refused: this position has occurred once. It takes three. FIDE 2023, 9.5.3.
            Claim refused: not one move each without a capture or pawn move. 50 are needed. FIDE 2023, 9.5.3.
            knight g1 f3
            knight g8 f6
            knight f3 g1
            knight f6 g8
            Claim refused: this position has occurred twice. It takes three. FIDE 2023, 9.5.3.
            White's claim stays as a draw offer.
            knight g1 f3
            knight g8 f6
            Black declines the draw.
            knight f3 g1
            Black claims a draw with knight f6 g8.
            Draw by threefold repetition.
            (what now)
            Goodbye.
        "#]],
    );
    humans_from(
        "4k3/8/8/8/8/8/8/R3K3 w - - 100 90",
        &["claim fifty", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            Draw by the fifty-move rule.
            (what now)
            Goodbye.
        "#]],
    );
    humans_from(
        "4k3/8/8/8/8/8/8/R3K3 w - - 99 90",
        &["claim fifty Ra2", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            White claims a draw with rook a1 a2.
            Draw by the fifty-move rule.
            (what now)
            Goodbye.
        "#]],
    );
}

#[test]
fn the_fools_mate() {
    humans(
        &["f3", "e5", "g4", "Qh4", "e4", "quit"],
        &expect![[r#"
            pawn f2 f3
            pawn e7 e5
            pawn g2 g4
            queen d8 h4, checkmate
            Black wins.
            (what now)
            (over)
            Goodbye.
        "#]],
    );
}

#[test]
fn stalemate() {
    humans_from(
        "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
        &["Qf7", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            queen f1 f7
            Draw by stalemate.
            (what now)
            Goodbye.
        "#]],
    );
}

#[test]
fn a_bare_king_each_is_a_dead_position() {
    humans_from(
        "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1",
        &["Kxd2", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            king e1 takes d2
            Draw. Dead position: neither side can checkmate.
            (what now)
            Goodbye.
        "#]],
    );
}

#[test]
fn a_wall_of_pawns_is_a_dead_position() {
    let wall = "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1";
    humans_from(
        wall,
        &["Kd3", "turn", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            Draw. Dead position: neither side can checkmate.
            (what now)
            (over)
            (over)
            Goodbye.
        "#]],
    );
}

#[test]
fn the_fifth_repetition_ends_the_game() {
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let lines = [&round[..], &round, &round, &round, &["quit"]].concat();
    humans(
        &lines,
        &expect![[r#"
            knight g1 f3
            knight g8 f6
            knight f3 g1
            knight f6 g8
            knight g1 f3
            knight g8 f6
            knight f3 g1
            knight f6 g8
            knight g1 f3
            knight g8 f6
            knight f3 g1
            knight f6 g8
            knight g1 f3
            knight g8 f6
            knight f3 g1
            knight f6 g8
            Draw by fivefold repetition.
            (what now)
            Goodbye.
        "#]],
    );
}

#[test]
fn seventy_five_moves_end_the_game() {
    let position = "4k3/8/8/8/8/8/8/R3K3 w - - 149 90";
    humans_from(
        position,
        &["Ra2", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            rook a1 a2
            Draw by the seventy-five-move rule.
            (what now)
            Goodbye.
        "#]],
    );
}

#[test]
fn a_hint_is_a_legal_move() {
    let args = ["--opponent", "human", "--moves", "en"];
    let position = ["--position", "k7/8/1K6/8/8/8/8/7R w - - 0 1"];
    transcript(
        &[&args[..], &position].concat(),
        &["hint", "Rh8", "hint", "quit"],
        &expect![[r#"
            (special position)
            (how to have the usual one)
            Hint: rook h1 h8, checkmate.
            rook h1 h8, checkmate
            White wins.
            (what now)
            (over)
            Goodbye.
        "#]],
    );
}

#[test]
fn voices_and_language_change_within_a_game() {
    let lines = typed(
        "level 2, e4, moves-voice fide, last, moves-voice en, talk de, turn, material, \
         attackers e4, e5, Springer f3, letzter, hilfe, xyzzy, aufgeben, nein, talk en, \
         turn, quit",
    );
    humans(
        &lines,
        &expect![[r#"
            No built-in opponent in this game. To play against it: new computer.
            pawn e2 e4
            Move voice: fide.
            Bauer Eva zwei Eva vier. White, move 1.
            Move voice: en.
            Sprache: Deutsch.
            Schwarz am Zug, Zug 1.
            Das Material ist gleich.
            Weiß: 1 Dame, 2 Türme, 2 Läufer,
            2 Springer, 8 Bauern.
            Schwarz: 1 Dame, 2 Türme, 2 Läufer,
            2 Springer, 8 Bauern.
            e4 ist nicht angegriffen.
            e4 ist nicht gedeckt.
            pawn e7 e5
            knight g1 f3
            knight g1 f3. Weiß, Zug 2.
            Züge: Springer f3, e2 e4, kurze Rochade.
            Fragen: brett, letzter, figuren S, uhr.
            Partie: remis, aufgeben, zurück, tipp.
            Neue Partie: neu. Alle Partien: partien.
            Mit Uhr: neu 10+5.
            Mit Schwarz: neu schwarz.
            Elektronisches Brett: steckbrett.
            Einstellungen: einstellungen.
            Aufhören: ende.
            Mehr: hilfe alle, hilfe brett.
            Unbekannt: xyzzy. Gib einen Zug oder hilfe ein.
            Für Schwarz aufgeben? ja oder nein.
            Nein. Die Partie geht weiter.
            Language: English.
            Black to move, move 2.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn help_is_given_where_the_player_is() {
    humans(
        &["help", "help board", "help Zug", "?", "/help draw", "quit"],
        &expect![[r#"
            Type your move: e4, knight f3, O-O.
            Ask: board, last, pieces N, clock.
            Do: draw, resign, takeback, hint.
            Another game: new. Your games: games.
            With a clock: new 10+5.
            With Black: new black.
            Electronic board: pegboard.
            Settings: settings. To leave: quit.
            More: help all, help board.
            board: the position, rank by rank.
            board e4: one square. Short: b.
            Zugzwang: a side must move, and every move makes its position worse.
            A puzzle about it: puzzle zugzwang.
            Type your move: e4, knight f3, O-O.
            Ask: board, last, pieces N, clock.
            Do: draw, resign, takeback, hint.
            Another game: new. Your games: games.
            With a clock: new 10+5.
            With Black: new black.
            Electronic board: pegboard.
            Settings: settings. To leave: quit.
            More: help all, help board.
            draw: offers a draw, or accepts one.
            draw e4: offers one with your move.
            Goodbye.
        "#]],
    );
}

#[test]
fn knight_is_a_question_and_a_move() {
    humans(
        &["knight f3", "1", "knight f6", "2", "quit"],
        &expect![[r#"
            knight g1 f3
            Not a move. Try e2 e4, or help.
            knight g8 f6
            Not a move. Try e2 e4, or help.
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn the_end_of_the_input_keeps_the_game() {
    let home = Home::new();
    let out = home.play(&["--opponent", "human"], &["e4"]).transcript();
    assert!(out.ends_with("Game 1 saved. To continue: touchmove resume\nGoodbye.\n"), "{out}");
    let out = home.resume(&[], &["last"]).transcript();
    expect![[r#"
        Game 1 resumed. 1 move so far.
        pawn Eva two Eva four. White, move 1.
        pawn Eva two Eva four. White, move 1.
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]]
    .assert_eq(&out);
    let unended = home.run_with(&["resume", "--speech", "off"], b"e5");
    assert!(unended.out.contains(&"pawn Eva seven Eva five".to_owned()), "{unended:#?}");
}

#[test]
fn what_is_no_text_is_told_and_the_next_line_is_read() {
    let out = bytes(b"e\xff4\ne4\n").transcript();
    let told = "That line is not text in UTF-8. Type it again.\npawn Eva two Eva four\n";
    assert!(out.contains(told), "{out}");
    let long = [&b"e4 ".repeat(33_000)[..], b"\ne4\n"].concat();
    let out = bytes(&long).transcript();
    let told = "Line too long: at most 4096 bytes. Type a shorter one.\n";
    assert!(out.contains(&format!("{told}pawn Eva two Eva four\n")), "{out}");
    let endless = bytes(&b"x".repeat(100_000)).transcript();
    assert!(endless.ends_with("Goodbye.\n"), "{endless}");
}

#[test]
fn nothing_is_prompted_or_echoed_in_a_pipe() {
    let out = bytes(b"turn\nquit\n").transcript();
    expect![[r#"
        White to move, move 1.
        Goodbye.
    "#]]
    .assert_eq(&out);
}

#[test]
fn a_flag_falls_in_silence() {
    let home = Home::new();
    let mut game = home.start_game(&["--time", "0+1", "--opponent", "human"]);
    game.wait_for("New game 1");
    game.wait_for("White's flag has fallen.");
    game.wait_for("Black wins on time.");
    game.type_line("e4");
    game.wait_for("The game is over.");
    game.type_line("quit");
    assert_eq!(game.end().code, Some(0));
    let sheet = home.run(&["export", "1", "--pgn"]).transcript();
    assert!(sheet.contains("[Result \"0-1\"]"), "{sheet}");
    assert!(sheet.contains("[Termination \"time forfeit"), "{sheet}");
}

#[test]
fn a_flag_that_falls_against_a_bare_king_is_a_draw() {
    let home = Home::new();
    let position = ["--position", "k7/8/8/8/8/8/1R6/K7 w - - 0 1"];
    let clock = ["--time", "0+1", "--opponent", "human"];
    let mut game = home.start_game(&[&position[..], &clock].concat());
    game.wait_for("White's flag has fallen.");
    game.wait_for("Draw. The flag fell, but the opponent cannot checkmate.");
}

#[test]
fn control_characters_are_named_and_never_printed() {
    let out = bytes(b"e4\0\n\0\n\x1b[2J\n\x07\x08\nturn\r\n").transcript();
    expect![[r#"
        Control character 0000 in e4: read as e4.
        pawn Eva two Eva four
        Not readable: control character 0000. Type it again.
        Not readable: control character 001B in [2J. Type it again.
        Not readable: control character 0007, control character 0008. Type it again.
        Black to move, move 1.
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]]
    .assert_eq(&out);
    let unprintable = |c: char| c.is_control() && c != '\n';
    assert!(!out.contains(unprintable), "{out:?}");
}

#[test]
fn a_question_with_a_wrong_argument_moves_nothing() {
    humans(
        &["pieces e4", "clock 4", "/knight f3", "p e4"],
        &expect![[r#"
            pieces needs a piece, such as pieces queen or pieces black rooks.
            time: 4, from the next game. Type new to begin it.
            A knight's move from f3: white king e1,
            knight g1, pawns d2, h2.
            pawn e2 e4
            Game 1 saved. To continue: touchmove resume
            Goodbye.
        "#]],
    );
}

#[test]
fn moves_are_announced_repeated_and_completed_by_the_clock() {
    transcript(
        &["--level", "1", "--announcing", "repeat", "--laws", "2018", "--talk", "de"],
        &[
            "drücken",
            "felix drei",
            "drücken",
            "ansagen felix drei",
            "drücken",
            "felix sechs",
            "eva sechs",
            "e4",
            "ansagen d4",
            "berichtigen e4",
            "drücken",
            "ende",
        ],
        &expect![[r#"
            Neue Partie 1. Du spielst Weiß gegen Stufe 1.
            Regeln: FIDE 2018.
            Jeder Zug wird angesagt und wiederholt. Gib deinen Zug ein, dann drücken.
            Nicht abgeschlossen: Keine Figur wurde gezogen. FIDE 2018, 4.7.
            Bauer Felix zwei Felix drei steht auf dem Brett.
            Sage ihn an.
            Nicht abgeschlossen: Sage den Zug erst an. FIDE 2018, D.2.3.
            Bauer Felix zwei Felix drei
            Schwarz hat ihn wiederholt.
            Gedrückt.
            Bauer Eva sieben Eva sechs
            Wiederhole ihn.
            Das ist ein anderer Zug. Angesagt: Bauer Eva sieben Eva sechs.
            Wiederholt. Du bist am Zug.
            Bauer Eva zwei Eva vier steht auf dem Brett.
            Sage ihn an.
            Angesagt: Bauer David zwei David vier. Auf dem Brett: Bauer Eva zwei Eva vier. Berichtige es.
            Berichtigt: Bauer Eva zwei Eva vier.
            Schwarz hat ihn wiederholt.
            Gedrückt.
            Läufer Felix acht Eva sieben
            Wiederhole ihn.
            Partie 1 gespeichert. Zum Fortsetzen: touchmove resume
            Auf Wiedersehen.
        "#]],
    );
}

#[test]
fn a_move_on_its_way_is_kept_between_two_sittings() {
    let home = Home::new();
    let args = ["--opponent", "human", "--moves", "en", "--announcing", "repeat", "--time", "90"];
    home.play(&args, &["e4", "announce e4", "quit"]).transcript();
    let first = home.resume(&["--moves", "en"], &["e4", "press", "announce e5", "quit"]);
    let second = home.resume(&["--moves", "en"], &["press", "e5", "claim flag", "quit"]);
    let timeless = |run: Run| -> String {
        let kept = |line: &&str| !line.contains("hour");
        let text = run.transcript();
        crate::program::lines_of(&text.lines().filter(kept).collect::<Vec<_>>())
    };
    expect![[r#"
        Game 1 resumed. No moves so far.
        Every move is announced and repeated. Type your move, then press.
        Announced: pawn e2 e4.
        Black, repeat the move.
        Black repeats it.
        White presses the clock.
        pawn e7 e5
        White, repeat the move.
        Game 1 saved. To continue: touchmove resume
        Goodbye.
        Game 1 resumed. 1 move so far.
        Every move is announced and repeated. Type your move, then press.
        pawn e2 e4. White, move 1.
        Announced: pawn e7 e5.
        White, repeat the move.
        Black presses the clock.
        White repeats it.
        Claim refused: White's flag has not fallen. FIDE 2023, 6.8.
        Game 1 saved. To continue: touchmove resume
        Goodbye.
    "#]]
    .assert_eq(&(timeless(first) + &timeless(second)));
}

/// The German name of the question is no piece, so it needs no stroke.
#[test]
fn a_knights_view_is_asked_by_a_name_of_its_own() {
    let lines = ["springersicht e4", "springer f3", "/springersicht e4", "quit"];
    let args = ["--talk", "de", "--moves", "de", "--opponent", "human"];
    let heard = Home::new().play(&args, &lines).transcript();
    expect![[r#"
        Neue Partie 1 für zwei Spieler.
        Springersicht von e4: weiße Bauern d2,
        f2.
        Springer g1 f3
        Springersicht von e4: weiße Bauern d2,
        f2.
        Partie 1 gespeichert. Zum Fortsetzen: touchmove resume
        Auf Wiedersehen.
    "#]]
    .assert_eq(&heard);
}
