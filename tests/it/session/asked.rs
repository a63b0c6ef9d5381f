//! Answers that are searched: begun aloud, never lost, and never another for the same position.

use expect_test::expect;
use touchmove::app::input::{FromTerminal, Input};
use touchmove::archive::Player;
use touchmove::opponent::builtin::Score;
use touchmove::opponent::uci::Answer;
use touchmove::ui::Typed;

use super::analysing::standing;
use super::engine::profile;
use super::study::{study, study_of};
use super::{Table, header, start};

const MIDDLE: &str = "r1bqk2r/pppp1ppp/2n2n2/4p3/1bB1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";

fn game() -> Table {
    let mut table = Table::new(header(MIDDLE, Player::Builtin, None));
    table.judges().transcript.clear();
    table
}

impl Table {
    fn interrupts(&mut self) -> &mut Self {
        self.write("> (interrupts)");
        self.input(Input::Terminal(FromTerminal::Typed(Typed::Interrupt)))
    }
}

#[test]
fn h1_a_searched_answer_is_begun_at_once_and_comes_whatever_is_typed_meanwhile() {
    for (question, begun) in [
        ("eval", "Thinking."),
        ("who is better", "Thinking."),
        ("best", "Thinking."),
        ("line", "Thinking."),
        ("lines 1", "Thinking."),
        ("why", "Thinking."),
        ("threat", "Thinking."),
        ("hint", "Looking for a hint."),
    ] {
        let mut table = game();
        table.types(question);
        assert!(table.transcript.contains(begun), "{}", table.transcript);
        for other in
            ["last", "board e4", "xyzzy", "repeat", "hush", "help best", "clock", "Ke5", ""]
        {
            table.types(other);
            assert!(!table.session.is_settled(), "{question}, {other}");
        }
        assert_eq!(table.stopped, 0, "{question}");
        let moves = if question == "threat" { "b4c3 d2c3 f6e4" } else { "e1g1 d7d6" };
        table.transcript.clear();
        table.thinks(moves, Score::Centipawns(30));
        assert!(table.session.is_settled(), "{question}");
        assert!(!table.transcript.is_empty(), "{question}");
    }
}

#[test]
fn h1_several_questions_are_answered_in_their_order() {
    let mut table = game();
    table.types("threat").types("eval").types("hint").types("last").types("eval").types("best");
    table.thinks("b4c3 d2c3 f6e4", Score::Centipawns(30));
    table.thinks("e1g1 d7d6", Score::Centipawns(30));
    assert!(table.session.is_settled());
    table.expect(expect![[r#"
        > threat
        Thinking.
        (judges moves)
        > eval
        Thinking.
        > hint
        Looking for a hint.
        > last
        No moves yet.
        > eval
        Still thinking. Wait.
        > best
        Thinking.
        No threat. If Black were to move: bishop b4 takes c3.
        Judged by the built-in opponent. It sees mates and what is won at once.
        It cannot judge plans and endgames. An engine can: opponent engine stockfish.
        (judges moves)
        (kept: touchmove 0.1.0, nodes 200000 lines 5)
        No advantage in sight.
        Hint: short castling.
        Best: short castling.
        (kept: touchmove 0.1.0, nodes 1000000 lines 5)
    "#]]);
}

#[test]
fn h1_a_move_takes_the_question_back_and_says_so() {
    let mut table = game();
    table.types("eval").types("best").types("short castling");
    assert_eq!(table.stopped, 1);
    // What the search has found comes all the same, and is nobody's.
    table.answers("d6").types("takeback").types("yes").types("eval");
    table.types("stop").types("hint").interrupts().types("best").types("new").types("threat");
    table.expect(expect![[r#"
        > eval
        Thinking.
        (judges moves)
        > best
        Thinking.
        > short castling
        short castling
        Stopped: eval, best. Ask again.
        (thinks of a move)
        pawn d7 d6
        > takeback
        (take it back?)
        > yes
        Taken back: pawn d7 d6, short castling.
        > eval
        Thinking.
        (judges moves)
        > stop
        Stopped: eval. Ask again.
        > hint
        Looking for a hint.
        (judges moves)
        > (interrupts)
        Stopped: hint. Ask again.
        > best
        Thinking.
        (judges moves)
        > new
        Stopped: best. Ask again.
        > threat
        The game is not running.
    "#]]);
}

#[test]
fn h1_whoever_leaves_hears_that_the_question_is_taken_back() {
    let mut table = game();
    table.types("eval").types("learn 1");
    table.write(&std::mem::take(&mut game().types("best").types("quit").transcript));
    table.write(&std::mem::take(
        &mut game()
            .types("best")
            .input(Input::Terminal(FromTerminal::Typed(Typed::End)))
            .transcript,
    ));
    table.write(&std::mem::take(&mut study().types("best").types("next").transcript));
    table.expect(expect![[r#"
        > eval
        Thinking.
        (judges moves)
        > learn 1
        Squares and colours.
        You can tell the colour of any square in your head.
        The board has 64 squares: eight files, a to h, and eight ranks, 1 to 8. Light and dark squares alternate, and the corner at your right hand is light. For the colour of a square, count the file as a number too: a is 1, h is 8. If both numbers are odd, or both even, the square is dark; otherwise it is light.
        (game 1 waits)
        What colour is a1?
        Stopped: eval. Ask again.
        > best
        Thinking.
        (judges moves)
        > quit
        (leaves)

        > best
        Thinking.
        (judges moves)
        (leaves)

        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > best
        Thinking.
        (judges moves)
        > next
        pawn e2 e4
        Best by [31mtest.
        Stopped: best. Ask again.

    "#]]);
}

#[test]
fn h2_hint_best_why_and_line_are_one_answer_whoever_asks_first() {
    let mut table = game();
    table.types("hint").thinks("e1g1 b4c3 d2c3", Score::Centipawns(30));
    table.types("why").types("best").types("line").types("lines").types("eval").types("hint");
    // Another engine is asked from then on; why is asked of what was named.
    table.types("opponent engine /opt/deep").types("why").types("best");
    table.analyst(Answer::Ready(profile())).judges_by(&["score cp 20 pv c3d5 f6d5"]);
    table.types("why").types("hint");
    table.expect(expect![[r#"
        > hint
        Looking for a hint.
        (judges moves)
        Hint: short castling.
        (kept: touchmove 0.1.0, nodes 1000000 lines 5)
        > why
        Best: short castling.
        After it: bishop b4 takes c3, pawn d2 takes c3.
        Judged by the built-in opponent. It sees mates and what is won at once.
        It cannot judge plans and endgames. An engine can: opponent engine stockfish.
        > best
        Best: short castling.
        > line
        short castling, bishop b4 takes c3, pawn d2 takes c3.
        > lines
        1: short castling. No advantage in sight.
        > eval
        No advantage in sight.
        > hint
        Hint: short castling.
        > opponent engine /opt/deep
        opponent: uci:/opt/deep, from the next game. Type new to begin it.
        > why
        Best: short castling.
        After it: bishop b4 takes c3, pawn d2 takes c3.
        > best
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from r1bqk2r/pppp1ppp/2n2n2/4p3/1bB1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        Best: knight c3 d5.
        (kept: Deep 3, nodes 1000000 lines 5)
        > why
        Best: knight c3 d5.
        After it: knight f6 takes d5.
        > hint
        Hint: knight c3 d5.
    "#]]);
}

#[test]
fn h2_a_hint_is_that_of_the_tables_where_they_know() {
    let mut table = Table::new(header("4k3/8/8/8/8/8/4P3/4K2Q w - - 0 1", Player::Builtin, None));
    table.types("hint").types("best").types("why");
    table.expect(expect![[r#"
        (special position)
        (how to have the usual one)
        Your move.
        > hint
        Hint: pawn e2 e3.
        > best
        Best: pawn e2 e3.
        > why
        Best: pawn e2 e3.
        After it: king e8 d7, pawn e3 e4, king d7 c6, pawn e4 e5, check.
    "#]]);
}

#[test]
fn h2_a_threat_between_them_changes_nothing() {
    let mut table = game();
    table.types("best").thinks("e1g1 d7d6", Score::Centipawns(30));
    table.types("threat").thinks("b4c3 d2c3 f6e4", Score::Centipawns(30));
    table.types("hint").types("why");
    table.expect(expect![[r#"
        > best
        Thinking.
        (judges moves)
        Best: short castling.
        Judged by the built-in opponent. It sees mates and what is won at once.
        It cannot judge plans and endgames. An engine can: opponent engine stockfish.
        (kept: touchmove 0.1.0, nodes 1000000 lines 5)
        > threat
        Thinking.
        (judges moves)
        No threat. If Black were to move: bishop b4 takes c3.
        (kept: touchmove 0.1.0, nodes 200000 lines 5)
        > hint
        Hint: short castling.
        > why
        Best: short castling.
        After it: pawn d7 d6.
    "#]]);
}

/// An engine that has been asked for its best move here.
fn asked() -> Table {
    let mut table = study_of("en", standing(MIDDLE));
    table.by_engine().types("best").analyst(Answer::Ready(profile()));
    table.transcript.clear();
    table
}

#[test]
fn e5_a_move_without_a_score_is_a_best_move() {
    let mut table = asked();
    table.judges_by(&["depth 0 nodes 0 pv e1g1"]);
    for question in ["best", "why", "eval", "lines", "line", "threat"] {
        table.types(question);
    }
    table.judges_by(&["pv b4c3"]);
    table.expect(expect![[r#"
        Best: short castling.
        No score.
        (kept: Deep 3, nodes 1000000 lines 5)
        > best
        Best: short castling.
        No score.
        > why
        Best: short castling.
        No score.
        > eval
        Best: short castling.
        No score.
        > lines
        1: short castling. No score.
        > line
        short castling.
        > threat
        Thinking.
        (analyst: search from r1bqk2r/pppp1ppp/2n2n2/4p3/1bB1P3/2N2N2/PPPP1PPP/R1BQK2R b KQkq - 0 1 [] for 200000 nodes, 5 lines)
        Black threatens bishop b4 takes c3.
        (kept: Deep 3, nodes 200000 lines 5)
    "#]]);
}

#[test]
fn e5_a_score_without_moves_is_that_of_the_best_move() {
    let mut table = asked();
    table.judges_by(&["depth 9 score cp 12 pv e1g1"]);
    table.types("best").types("eval").types("line");
    table.expect(expect![[r#"
        Best: short castling.
        (kept: Deep 3, nodes 1000000 lines 5)
        > best
        Best: short castling.
        > eval
        Equal: plus 0.1.
        > line
        short castling.
    "#]]);
}

#[test]
fn e5_a_mate_that_is_told_as_centipawns_is_a_mate() {
    let mut table = asked();
    table.judges_by(&["score cp mate 2 pv e1g1"]);
    table.types("eval");
    table.expect(expect![[r#"
        Best: short castling.
        (kept: Deep 3, nodes 1000000 lines 5)
        > eval
        White mates in 2.
    "#]]);
}

#[test]
fn e5_a_move_that_is_not_legal_is_none() {
    let mut table = asked();
    table.judges_by(&["pv a1a8"]);
    table.expect(expect![[r#"
        (analyst: kill)
        Deep 3 sent an illegal move: a1a8.
        The built-in opponent judges instead.
        (judges moves)
    "#]]);
}

#[test]
fn h1_no_offer_and_no_move_on_its_way_is_answered_by_not_now() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("e4").answers("e5").types("draw").types("yes").types("best").types("hint");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        > draw
        (offer a draw?)
        > yes
        Draw offered.
        (thinks of a draw)
        > best
        Wait for the answer to the draw offer.
        > hint
        Wait for the answer to the draw offer.
    "#]]);
}

#[test]
fn h19_an_interrupt_closes_the_question_and_a_later_yes_does_nothing() {
    for question in ["resign", "draw", "takeback", "new", "resume", "Nd5 or e2"] {
        let mut table = Table::new(header(&start(), Player::Human, None));
        table.types("e4").types("e5").types("Nf3").types("Nc6");
        table.transcript.clear();
        let (made, journal) = (table.session.game().made().len(), table.journal.len());
        table.types(question).interrupts().types("yes").types("1");
        assert_eq!(table.session.game().made().len(), made, "{question}");
        assert_eq!(table.journal.len(), journal, "{question}");
    }
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("e4").types("e5").types("resign").interrupts().types("yes");
    table.types("takeback").interrupts().types("yes").types("new black").interrupts().types("yes");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        > e5
        pawn e7 e5
        > resign
        Resign for White? yes or no.
        > (interrupts)
        Resignation dropped.
        > yes
        No question to answer. Type a move, or help.
        > takeback
        (take it back?)
        > (interrupts)
        No move taken back.
        > yes
        No question to answer. Type a move, or help.
        > new black
        Leave this game? New: two players, no clock. yes or no.
        > (interrupts)
        No new game started.
        > yes
        No question to answer. Type a move, or help.
    "#]]);
}

fn timed() -> Table {
    let mut table = Table::new(header(&start(), Player::Builtin, Some("5+3")));
    table.types("e4").waits(5).answers("e5");
    table.transcript.clear();
    table
}

#[test]
fn the_clocks_of_a_game_that_waits_are_told_in_an_exercise() {
    let mut table = timed();
    table.types("puzzle");
    table.transcript.clear();
    table.types("clock").types("clock mine").types("clock x");
    table.expect(expect![[r#"
        > clock
        Game 1 waits, its clocks are stopped.
        White: 5 minutes 6 seconds.
        Black: 5 minutes 1 second.
        > clock mine
        Game 1 waits, its clocks are stopped.
        White: 5 minutes 6 seconds.
        > clock x
        clock takes mine, theirs, or nothing.
    "#]]);
}

#[test]
fn h12_the_clock_of_a_game_that_waits_is_started_by_the_player() {
    let mut table = timed();
    for _ in 0..2 {
        table.types("puzzle").types("close").waits(30).types("clock");
    }
    table.types("").waits(4).types("clock");
    table.expect(expect![[r#"
        > puzzle
        Puzzle, 4 pieces, rated 974.
        (game 1 waits)
        White: king g6, pawn f6.
        Black: king e6, knight e4.
        Black has played knight d6 takes e4.
        (what is the best move?)
        > close
        Back to game 1.
        pawn e7 e5. Black, move 1.
        Your clock is stopped. Enter starts it.
        > clock
        White: 5 minutes 6 seconds.
        Black: 5 minutes 1 second.
        Your clock is stopped. Enter starts it.
        > puzzle
        Puzzle, 14 pieces, rated 944.
        (game 1 waits)
        White: king f4, rook e3, pawns c3, e6,
        f5, g5, h4.
        Black: king e7, rook d5, knight a4,
        pawns b5, c6, g7, h7.
        Black has played rook d8 d5.
        (what is the best move?)
        > close
        Back to game 1.
        pawn e7 e5. Black, move 1.
        Your clock is stopped. Enter starts it.
        > clock
        White: 5 minutes 6 seconds.
        Black: 5 minutes 1 second.
        Your clock is stopped. Enter starts it.
        > 
        Clocks running.
        > clock
        White: 5 minutes 2 seconds.
        Black: 5 minutes 1 second.
    "#]]);
}

#[test]
fn h12_only_a_move_starts_the_clock_of_a_game_that_waits_and_no_slip() {
    let mut table = timed();
    table.types("drill colours").types("close").waits(60);
    table.types("last").types("board e9").types("xyzzy").types("Ke5").types("clock");
    table.types("Nf3").answers("Nc6").types("clock");
    table.expect(expect![[r#"
        > drill colours
        Drill: square colours, level 1, 10 questions.
        Light or dark?
        (game 1 waits)
        What colour is e1?
        > close
        Back to game 1.
        pawn e7 e5. Black, move 1.
        Your clock is stopped. Enter starts it.
        > last
        pawn e7 e5. Black, move 1.
        > board e9
        board needs a square, for example board e4.
        > xyzzy
        Unknown: xyzzy. Type a move, or help.
        > Ke5
        Your king does not reach e5.
        > clock
        White: 5 minutes 6 seconds.
        Black: 5 minutes 1 second.
        Your clock is stopped. Enter starts it.
        > Nf3
        knight g1 f3
        (thinks of a move)
        knight b8 c6
        > clock
        White: 5 minutes 9 seconds.
        Black: 5 minutes 4 seconds.
    "#]]);
}

#[test]
fn h12_a_game_without_a_clock_goes_on_at_once() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("e4").answers("e5").types("puzzle").types("close").types("Nf3");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        > puzzle
        Puzzle, 4 pieces, rated 974.
        (game 1 waits)
        White: king g6, pawn f6.
        Black: king e6, knight e4.
        Black has played knight d6 takes e4.
        (what is the best move?)
        > close
        Back to game 1.
        pawn e7 e5. Black, move 1.
        > Nf3
        knight g1 f3
        (thinks of a move)
    "#]]);
}

#[test]
fn h16_the_clocks_are_stopped_and_started_by_a_word() {
    let mut table = timed();
    table.types("pause").waits(100).types("clock").types("turn").types("pause").types("eval");
    table.thinks("g1f3 b8c6", Score::Centipawns(30));
    table.types("go on").waits(2).types("stop the clock").waits(7).types("resume the clock");
    table.types("pause").types("takeback").types("resign").types("no").types("resume");
    table.expect(expect![[r#"
        > pause
        Your clock is stopped. Enter starts it.
        > clock
        White: 5 minutes 6 seconds.
        Black: 5 minutes 1 second.
        Your clock is stopped. Enter starts it.
        > turn
        (your turn, move 2)
        > pause
        Your clock is stopped. Enter starts it.
        > eval
        Thinking.
        (judges moves)
        No advantage in sight.
        Judged by the built-in opponent. It sees mates and what is won at once.
        It cannot judge plans and endgames. An engine can: opponent engine stockfish.
        (kept: touchmove 0.1.0, nodes 1000000 lines 5)
        > go on
        Clocks running.
        > stop the clock
        Your clock is stopped. Enter starts it.
        > resume the clock
        Clocks running.
        > pause
        Your clock is stopped. Enter starts it.
        > takeback
        Your clock is stopped. Enter starts it.
        > resign
        Resign? yes or no.
        > no
        (the game goes on)
        > resume
        Clocks running.
    "#]]);
}

#[test]
fn h16_a_move_starts_the_clocks_and_a_game_that_is_left_so_goes_on() {
    let mut table = timed();
    table.types("Nf3").types("pause").types("Bc4").types("continue").answers("Nc6");
    table.types("pause").types("Nd").types("Bb5").answers("a6").types("pause");
    table.expect(expect![[r#"
        > Nf3
        knight g1 f3
        (thinks of a move)
        > pause
        (the clocks are stopped)
        > Bc4
        You have no bishop that reaches c4.
        > continue
        Clocks running.
        (thinks of a move)
        knight b8 c6
        > pause
        Your clock is stopped. Enter starts it.
        > Nd
        Not a move. Try e2 e4, or help.
        > Bb5
        bishop f1 b5
        (thinks of a move)
        pawn a7 a6
        > pause
        Your clock is stopped. Enter starts it.
    "#]]);
    let mut again = Table::after(table.header.clone(), table.journal.clone());
    again.types("clock");
    again.expect(expect![[r#"
        Game 1 resumed. 3 moves so far.
        You play White against level 3.
        pawn a7 a6. Black, move 3.
        Your move.
        White: 5 minutes 12 seconds.
        Black: 5 minutes 7 seconds.
        > clock
        White: 5 minutes 12 seconds.
        Black: 5 minutes 7 seconds.
    "#]]);
}

/// Whatever needs a running game says why it does not run; and the clocks say that they stand.
#[test]
fn m13_while_the_clocks_are_stopped_that_is_said() {
    let mut table = timed();
    table.types("pause").transcript.clear();
    for line in
        ["claim threefold", "claim fifty", "claim flag", "threefold", "draw", "decline", "clock"]
    {
        table.types(line);
    }
    let heard = std::mem::take(&mut table.transcript);
    assert!(!heard.contains("not running"), "{heard}");
    expect![[r#"
        > claim threefold
        Your clock is stopped. Enter starts it.
        > claim fifty
        Your clock is stopped. Enter starts it.
        > claim flag
        Your clock is stopped. Enter starts it.
        > threefold
        Unknown: threefold. Type a move, or help.
        > draw
        Offer a draw? yes or no.
        > decline
        The draw is not offered yet. Offer it? yes or no.
        > clock
        No draw offered.
        White: 5 minutes 6 seconds.
        Black: 5 minutes 1 second.
        Your clock is stopped. Enter starts it.
    "#]]
    .assert_eq(&heard);
    table.types("lesson 1").transcript.clear();
    table.types("clock").expect(expect![[r#"
        > clock
        Game 1 waits, its clocks are stopped.
        White: 5 minutes 6 seconds.
        Black: 5 minutes 1 second.
    "#]]);
}

/// A list is there to be chosen from, by its numbers alone.
#[test]
fn m13_a_number_begins_what_it_has_in_the_list_before() {
    for (list, number, begins) in [
        ("learn", "2", "The starting position."),
        ("learn", "02", "The starting position."),
        ("drill", "1", "square colours"),
        ("endings", "1", "Endgame: king and queen."),
    ] {
        let mut table = timed();
        table.types(list).transcript.clear();
        table.types(number);
        assert!(table.transcript.contains(begins), "{list} {number}: {}", table.transcript);
    }
    let mut table = timed();
    table.types("learn").types("turn").transcript.clear();
    table.types("2").expect(expect![[r#"
        > 2
        Not a move. Try e2 e4, or help.
    "#]]);
}

/// As the sentence at the end of a game says it.
#[test]
fn m13_a_game_that_is_over_is_gone_through_by_these_words() {
    for line in ["go through the game", "go through this one", "open"] {
        let mut table = timed();
        table.types("resign").types("yes").judges().transcript.clear();
        table.types(line).fetches(super::study::score(super::study::tree(), "0-1"));
        assert!(table.transcript.contains("Enter for the next."), "{line}: {}", table.transcript);
    }
    let mut table = timed();
    table.types("open");
    assert!(table.transcript.contains("open needs "), "{}", table.transcript);
}

#[test]
fn h16_no_clock_is_stopped_where_there_is_none_or_where_the_laws_forbid_it() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("pause").types("resume");
    let strict = touchmove::archive::Header {
        strict: true,
        ..header(&start(), Player::Builtin, Some("5+3"))
    };
    let mut strict = Table::new(strict);
    strict.types("pause").types("stop the clock");
    table.write(&strict.transcript);
    table.expect(expect![[r#"
        > pause
        This game has no clocks.
        > resume
        (goes to None)
        (new game against level 3)
        Time: 5 minutes, plus 3 seconds per move.
        (rehearsal)
        (how to announce)
        (how to repeat)
        > pause
        Tournament rules: only the arbiter stops the clocks.
        > stop the clock
        Tournament rules: only the arbiter stops the clocks.

    "#]]);
}

const SLIPS: [&str; 27] = [
    "what elephants",
    "xyzzy",
    "board z9",
    "Ke5",
    "Nd9",
    "rook takes",
    "level 99",
    "help xyzzy",
    "help",
    "help best",
    "set rate 5",
    "set name",
    "next",
    "goto 3",
    "claim",
    "yes",
    "open 99x",
    "/xyzzy",
    "lines 9",
    "speech",
    "faster",
    "settings level",
    "moves-voice klingon",
    "puzzle xyzzy",
    "learn 99",
    "accept",
    "flip",
];

/// What is answered to a line.
fn answer(table: &mut Table, line: &str) -> String {
    table.transcript.clear();
    table.types(line);
    table.transcript.split_once('\n').unwrap().1.to_owned()
}

#[test]
fn h9_repeat_tells_what_was_told_last_of_the_game() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("e4").answers("e5");
    for slip in SLIPS {
        table.types(slip);
        assert_eq!(answer(&mut table, "repeat"), "pawn e7 e5\n", "{slip}");
    }
    table.input(Input::Terminal(FromTerminal::Typed(Typed::TooLong)));
    assert_eq!(answer(&mut table, "repeat"), "pawn e7 e5\n");
    for told in ["last", "board e4", "material", "moves e2", "score"] {
        let told = answer(&mut table, told);
        table.types("xyzzy");
        assert_eq!(answer(&mut table, "repeat"), told);
    }
}

/// Neither advice nor what was stopped is of the game.
#[test]
fn h9_repeat_tells_the_end_and_the_move() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("f3").answers("e5").types("best").types("g4");
    assert_eq!(answer(&mut table, "repeat"), "pawn g2 g4\n");
    table.answers("Qh4");
    assert_eq!(answer(&mut table, "repeat"), "Black wins. You lose.\n");
}

#[test]
fn h9_repeat_does_not_tell_that_something_is_thought_about() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("e4").answers("e5");
    for asked in ["eval", "hint", "threat"] {
        table.types(asked);
        assert_eq!(answer(&mut table, "repeat"), "pawn e7 e5\n", "{asked}");
    }
}

#[test]
fn h9_repeat_tells_the_question_that_is_open_and_the_exercise() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("e4").answers("e5");
    table.types("resign").types("repeat").types("no").types("repeat");
    table.types("puzzle").types("xyzzy").types("repeat");
    table.types("close").types("drill colours").types("board z9").types("repeat");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        (thinks of a move)
        pawn e7 e5
        > resign
        Resign? yes or no.
        > repeat
        Resign? yes or no.
        > no
        (the game goes on)
        > repeat
        pawn e7 e5
        > puzzle
        Puzzle, 4 pieces, rated 974.
        (game 1 waits)
        White: king g6, pawn f6.
        Black: king e6, knight e4.
        Black has played knight d6 takes e4.
        (what is the best move?)
        > xyzzy
        Unknown: xyzzy. Type a move, or help.
        > repeat
        Puzzle, 4 pieces, rated 974.
        (game 1 waits)
        White: king g6, pawn f6.
        Black: king e6, knight e4.
        Black has played knight d6 takes e4.
        (what is the best move?)
        > close
        Back to game 1.
        pawn e7 e5. Black, move 1.
        > drill colours
        Drill: square colours, level 1, 10 questions.
        Light or dark?
        (game 1 waits)
        What colour is e1?
        > board z9
        In a drill you answer from memory. To hear the pieces again: about.
        > repeat
        Drill: square colours, level 1, 10 questions.
        Light or dark?
        (game 1 waits)
        What colour is e1?
    "#]]);
}
