//! Analysis by ear, with an engine that the test plays and with the built-in opponent.

use expect_test::expect;
use shakmaty::{CastlingMode, Position as _, fen::Fen};
use touchmove::app::input::{Input, LookedUp};
use touchmove::archive::{Player, Score as Game};
use touchmove::endgames::{Answer as Known, Distance, Judged, Worth};
use touchmove::laws::Position;
use touchmove::notation::pgn::Tree;
use touchmove::opponent::builtin::{Line, Score};
use touchmove::opponent::thinker::{Thought, Ticket};
use touchmove::opponent::uci::{Answer, EngineProfile, Fault, Reply};

use super::engine::{against, profile};
use super::study::{score, study, study_of, tree};
use super::{Table, header, start};

/// A game that consists of this position.
pub(super) fn standing(fen: &str) -> Game {
    let fen: Fen = fen.parse().unwrap();
    let position: Position =
        Position::from_setup(fen.into_setup(), CastlingMode::Standard).unwrap();
    score(Tree::new(position, CastlingMode::Standard), "*")
}

impl Table {
    /// Judges by this engine from now on.
    pub(super) fn by_engine(&mut self) -> &mut Self {
        self.types("opponent engine /opt/deep");
        self.transcript.clear();
        self
    }

    pub(super) fn analyst(&mut self, answer: Answer) -> &mut Self {
        let ticket = Ticket(self.judging.unwrap().0);
        self.input(Input::Analyst(ticket, answer))
    }

    /// The engine has found these lines.
    pub(super) fn judges_by(&mut self, lines: &[&str]) -> &mut Self {
        let lines: Vec<_> = lines.iter().map(|line| line.parse().unwrap()).collect();
        self.analyst(Answer::Played(Reply::None, lines))
    }

    /// The folder of tables knows nothing, or that this move wins.
    fn looked_up(&mut self, known: Option<&str>) -> &mut Self {
        let (ticket, position) = self.looking_up.take().unwrap();
        let found = known.map(|known| {
            let mv = known.parse::<shakmaty::uci::UciMove>().unwrap().to_move(&position).unwrap();
            let best =
                Judged { mv, worth: Worth::Won, distance: Some(Distance::Progress(4)), then: 0 };
            Box::new(LookedUp { answer: Known { moves: vec![best] }, line: vec![mv] })
        });
        self.input(Input::LookedUp(ticket, found))
    }

    /// The built-in opponent has found that this line has this score.
    pub(super) fn thinks(&mut self, moves: &str, score: Score) -> &mut Self {
        let (mut position, mut line) = (self.problem.clone().unwrap(), Vec::new());
        for uci in moves.split(' ') {
            let mv = uci.parse::<shakmaty::uci::UciMove>().unwrap().to_move(&position).unwrap();
            position.play_unchecked(mv);
            line.push(mv);
        }
        let line = Line { moves: line, score, depth: 7, nodes: 1_000_000 };
        let ticket = Ticket(self.thinking.unwrap().0);
        self.input(Input::Thought(ticket, Thought::Judged(vec![line])))
    }
}

/// Eyes see it in a row that fills.
#[test]
fn it_is_known_how_much_of_the_time_for_an_answer_is_gone() {
    let mut table = study();
    table.by_engine().types("end");
    let done = |table: &Table| table.session.percent_done(table.now);
    assert_eq!(done(&table), None);
    table.types("eval").analyst(Answer::Ready(profile()));
    assert_eq!(done(&table), Some(0));
    assert_eq!(done(table.waits(4)), Some(40));
    assert_eq!(done(table.waits(9)), Some(100));
    table.judges_by(&["depth 21 score cp -37 pv g8f6"]);
    assert_eq!(done(&table), None);
}

#[test]
fn a_position_is_judged_by_an_engine_and_nothing_is_said_unasked() {
    let mut table = study();
    table.by_engine().types("end").types("eval").analyst(Answer::Ready(profile()));
    table.judges_by(&[
        "depth 21 score cp -37 wdl 80 700 220 nodes 1000000 pv g8f6 e1g1 f6e4 d2d4 e4d6 b5c6",
        "depth 19 score cp -60 nodes 1000000 pv a7a6 b5a4 g8f6",
        "depth 18 score mate -4 nodes 1000000 pv g7g5",
    ]);
    table.types("eval").types("best").types("line").types("more").types("more").types("lines 3");
    table.types("2").types("3").types("threat").judges_by(&["score cp 120 pv b5c6 d7c6"]);
    table.expect(expect![[r#"
        > end
        bishop f1 b5, White 3.
        End of the game.
        White won.
        > eval
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        Equal: plus 0.4.
        (kept: Deep 3, nodes 1000000 lines 5)
        > eval
        Equal: plus 0.4.
        Of 100 games, Black wins 8, draws 70 and loses 22.
        Depth 21, Deep 3.
        > best
        Best: knight g8 f6.
        > line
        knight g8 f6, short castling, knight f6 takes e4, pawn d2 d4.
        > more
        knight e4 d6, bishop b5 takes c6.
        > more
        End of the line.
        > lines 3
        1: knight g8 f6. Equal: plus 0.4.
        2: pawn a7 a6. White is slightly better: plus 0.6.
        3: pawn g7 g5. White mates in 4.
        > 2
        pawn a7 a6, bishop b5 a4, knight g8 f6.
        > 3
        pawn g7 g5.
        > threat
        Thinking.
        (analyst: search from r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1 [] for 200000 nodes, 5 lines)
        No threat. If White were to move: bishop b5 takes c6.
        (kept: Deep 3, nodes 200000 lines 5)
    "#]]);
}

/// More lines than are told by themselves come from the same search, so that none contradicts another.
#[test]
fn five_lines_are_known_from_the_first_question_on() {
    let mut table = study();
    table.by_engine().types("best").analyst(Answer::Ready(profile()));
    let moves = ["e2e4", "d2d4", "g1f3", "c2c4", "b2b3"];
    let lines = moves.map(|mv| format!("depth 20 score cp 10 nodes 1000000 pv {mv}"));
    table.judges_by(&lines.each_ref().map(String::as_str));
    table.types("lines").types("lines 5").types("5").types("line 4").types("eval");
    table.expect(expect![[r#"
        > best
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        Best: pawn e2 e4.
        (kept: Deep 3, nodes 1000000 lines 5)
        > lines
        1: pawn e2 e4. Equal: plus 0.1.
        2: pawn d2 d4. Equal: plus 0.1.
        3: knight g1 f3. Equal: plus 0.1.
        > lines 5
        1: pawn e2 e4. Equal: plus 0.1.
        2: pawn d2 d4. Equal: plus 0.1.
        3: knight g1 f3. Equal: plus 0.1.
        4: pawn c2 c4. Equal: plus 0.1.
        5: pawn b2 b3. Equal: plus 0.1.
        > 5
        pawn b2 b3.
        > line 4
        pawn c2 c4.
        > eval
        Equal: plus 0.1.
    "#]]);
}

#[test]
fn a_position_is_judged_in_german() {
    let mut table = study_of("de", score(tree(), "1-0"));
    table.by_engine().types("end").types("bewertung").analyst(Answer::Ready(profile()));
    table.judges_by(&[
        "depth 21 score cp 163 nodes 1000000 pv g8f6 e1g1 f6e4",
        "score cp 5 pv a7a6 b5a4",
        "score mate -4 pv g7g5",
    ]);
    table.types("bewertung").types("bester").types("fortsetzung").types("mehr");
    table.types("fortsetzungen 2");
    table.types("drohung").judges_by(&["score cp 120 pv b5c6 d7c6 f3e5 g8f6"]);
    table.expect(expect![[r#"
        > end
        bishop f1 b5, Weiß 3.
        Ende der Partie.
        Weiß gewann.
        > bewertung
        Es wird gerechnet.
        (analyst: start /opt/deep, level 20)
        (analyst: search from r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        Schwarz steht klar besser: minus 1,6.
        (kept: Deep 3, nodes 1000000 lines 5)
        > bewertung
        Schwarz steht klar besser: minus 1,6.
        Gewinnchance für Schwarz: 65 Prozent.
        Tiefe 21, Deep 3.
        > bester
        Bester Zug: knight g8 f6.
        > fortsetzung
        knight g8 f6, short castling, knight f6 takes e4.
        > mehr
        Ende der Variante.
        > fortsetzungen 2
        1: knight g8 f6. Schwarz steht klar besser: minus 1,6.
        2: pawn a7 a6. Ausgeglichen: minus 0,1.
        > drohung
        Es wird gerechnet.
        (analyst: search from r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1 [] for 200000 nodes, 5 lines)
        Weiß droht: bishop b5 takes c6.
        (kept: Deep 3, nodes 200000 lines 5)
    "#]]);
}

#[test]
fn the_built_in_opponent_says_what_it_cannot_judge() {
    let mut table = study();
    table.types("end").types("eval").thinks("g8f6 e1g1 f6e4", Score::Centipawns(-140));
    table.types("eval").types("best").types("first").types("eval");
    table.thinks("e2e4 e7e5", Score::Centipawns(200)).types("end").types("eval");
    table.expect(expect![[r#"
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        > end
        bishop f1 b5, White 3.
        End of the game.
        White won.
        > eval
        Thinking.
        (judges moves)
        No advantage in sight.
        Judged by the built-in opponent. It sees mates and what is won at once.
        It cannot judge plans and endgames. An engine can: opponent engine stockfish.
        (kept: touchmove 0.1.0, nodes 1000000 lines 5)
        > eval
        No advantage in sight.
        Judged by the built-in opponent. It sees mates and what is won at once.
        It cannot judge plans and endgames. An engine can: opponent engine stockfish.
        Depth 7, touchmove 0.1.0.
        > best
        Best: knight g8 f6.
        > first
        Start of the game. White to move.
        Played in Bilbao.
        > eval
        Thinking.
        (judges moves)
        White is clearly better: plus 2.0.
        (kept: touchmove 0.1.0, nodes 1000000 lines 5)
        > end
        bishop f1 b5, White 3.
        End of the game.
        White won.
        > eval
        No advantage in sight.
    "#]]);
}

/// Another position takes the question back; the answer to it that comes all the same is nobody's.
#[test]
fn another_position_stops_the_question() {
    let mut table = study();
    table.by_engine().types("eval").analyst(Answer::Ready(profile())).types("next");
    assert!(table.session.is_settled());
    table.judges_by(&["score cp 20 pv e2e4"]).types("best").types("back");
    table.judges_by(&["score cp 20 pv e7e5"]);
    table.types("eval").late().judges_by(&["depth 3 score cp -20 pv e2e4"]);
    assert_eq!(table.known, []);
    table.expect(expect![[r#"
        > eval
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        > next
        pawn e2 e4
        Best by [31mtest.
        (analyst: stop)
        Stopped: eval. Ask again.
        > best
        Thinking.
        (analyst: search from rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        > back
        Start of the game. White to move.
        (analyst: stop)
        Stopped: best. Ask again.
        > eval
        Thinking.
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        (10s later)
        (analyst: stop)
        (analyst: ping)
        Equal: minus 0.2.
    "#]]);
}

#[test]
fn what_is_known_is_not_asked_again() {
    let mut table = study();
    table.by_engine().types("eval").analyst(Answer::Ready(profile()));
    table.judges_by(&["depth 20 score cp 20 nodes 9 pv e2e4 e7e5"]).types("next").types("back");
    table.types("threat").judges_by(&["score cp 30 pv e7e5"]).types("best").types("threat");
    table.types("next").types("best").judges_by(&["score cp 20 pv e7e5"]).types("back");
    // What the archive has of it is of no use.
    for (_, lines) in &mut table.known {
        *lines = "score cp 20 pv e2e5".to_owned();
    }
    table.types("eval").judges_by(&["depth 20 score cp 25 pv d2d4"]);
    table.expect(expect![[r#"
        > eval
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        Equal: plus 0.2.
        (kept: Deep 3, nodes 1000000 lines 5)
        > next
        pawn e2 e4
        Best by [31mtest.
        > back
        Start of the game. White to move.
        > threat
        Thinking.
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 [] for 200000 nodes, 5 lines)
        No threat. If Black were to move: pawn e7 e5.
        (kept: Deep 3, nodes 200000 lines 5)
        > best
        Best: pawn e2 e4.
        > threat
        No threat. If Black were to move: pawn e7 e5.
        > next
        pawn e2 e4
        Best by [31mtest.
        > best
        Thinking.
        (analyst: search from rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        Best: pawn e7 e5.
        (kept: Deep 3, nodes 1000000 lines 5)
        > back
        Start of the game. White to move.
        > eval
        Thinking.
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        Equal: plus 0.3.
        (kept: Deep 3, nodes 1000000 lines 5)
    "#]]);
}

#[test]
fn an_engine_that_fails_gives_one_sentence() {
    let mut table = study();
    table.by_engine().types("eval").analyst(Answer::Ready(profile()));
    table
        .analyst(Answer::Failed(Fault::Ended, String::new()))
        .types("best")
        .analyst(Answer::Ready(profile()));
    table.late().late().types("best").late().late();
    table.types("best").analyst(Answer::Ready(profile())).judges_by(&[]);
    table.types("best").judges_by(&["score cp 12 pv e2e5"]);
    table.expect(expect![[r#"
        > eval
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        (analyst: kill)
        Deep 3 has stopped unexpectedly.
        > best
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        (10s later)
        (analyst: stop)
        (analyst: ping)
        (45s later)
        (analyst: kill)
        Deep 3 does not answer.
        > best
        Thinking.
        (analyst: start /opt/deep, level 20)
        (10s later)
        (analyst: ping)
        (45s later)
        (analyst: kill)
        deep does not answer.
        > best
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        No judgement of this position.
        > best
        Thinking.
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        (analyst: kill)
        Deep 3 sent an illegal move: e2e5.
        The built-in opponent judges instead.
        (judges moves)
    "#]]);
}

/// Some load their network when they start or are asked for the first time.
#[test]
fn e4_an_engine_that_loads_is_waited_for_as_long_as_it_lives() {
    let alive = || Answer::Alive { attentive: true };
    let mut table = study();
    table.by_engine().types("eval").late().analyst(alive()).late().analyst(alive()).late();
    table.analyst(Answer::Ready(profile())).late().analyst(alive()).late();
    table.judges_by(&["score cp 12 pv e2e4"]);
    // Once it has answered, it has loaded everything.
    table.types("next").types("eval").late().analyst(alive()).late().late();
    table.expect(expect![[r#"
        > eval
        Thinking.
        (analyst: start /opt/deep, level 20)
        (10s later)
        (analyst: ping)
        (45s later)
        (analyst: ping)
        (5s later)
        (analyst: ping)
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        (10s later)
        (analyst: stop)
        (analyst: ping)
        (45s later)
        (analyst: ping)
        Equal: plus 0.1.
        > next
        pawn e2 e4
        Best by [31mtest.
        > eval
        Thinking.
        (analyst: search from rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        (10s later)
        (analyst: stop)
        (analyst: ping)
        (3s later)
        (analyst: ping)
        (5s later)
        (analyst: kill)
        Deep 3 does not answer.
    "#]]);
}

/// It shows moves for ever and hears no order: what it has shown is the answer, within seconds and though it
/// has answered nothing before. What was asked besides is answered too. One that does so again is given up.
#[test]
fn d9_an_engine_that_shows_moves_and_does_not_stop_is_answered_for() {
    let alive = || Answer::Alive { attentive: false };
    let cut =
        |lines: &[&str]| Answer::Cut(lines.iter().map(|line| line.parse().unwrap()).collect());
    let mut table = study();
    table.by_engine().types("best").analyst(Answer::Ready(profile())).analyst(Answer::Shows);
    table.types("eval").types("line").late().analyst(alive()).late();
    table.analyst(cut(&["score cp 12 pv e2e4 e7e5"])).types("why");
    // It has loaded nothing when it is told to stop, and shows its first move then.
    table.types("next").types("threat").analyst(Answer::Ready(profile())).late();
    table.analyst(Answer::Shows).analyst(alive()).late().analyst(cut(&["score cp 9 pv d2d4"]));
    table.thinks("d2d4", Score::Centipawns(20)).types("hint");
    table.expect(expect![[r#"
        > best
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        > eval
        Thinking.
        > line
        Thinking.
        (10s later)
        (analyst: stop)
        (analyst: ping)
        (3s later)
        (analyst: cut)
        Deep 3 does not stop thinking.
        Its best so far:
        Best: pawn e2 e4.
        Equal: plus 0.1.
        pawn e2 e4, pawn e7 e5.
        > why
        Best: pawn e2 e4.
        After it: pawn e7 e5.
        > next
        pawn e2 e4
        Best by [31mtest.
        > threat
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1 [] for 200000 nodes, 5 lines)
        (10s later)
        (analyst: stop)
        (analyst: ping)
        (3s later)
        (analyst: cut)
        (analyst: kill)
        Deep 3 does not stop thinking.
        The built-in opponent judges instead.
        (judges moves)
        No threat. If White were to move: pawn d2 d4.
        Judged by the built-in opponent. It sees mates and what is won at once.
        It cannot judge plans and endgames. An engine can: opponent engine stockfish.
        (kept: touchmove 0.1.0, nodes 200000 lines 5)
        > hint
        hint is for a game in progress. Type close first.
    "#]]);
}

/// It is ended, and not even that is answered: nobody waits for ever.
#[test]
fn d9_an_engine_whose_end_is_not_answered_is_given_up() {
    let mut table = study();
    table.by_engine().types("best").analyst(Answer::Ready(profile())).analyst(Answer::Shows);
    table.late().analyst(Answer::Alive { attentive: false }).late().late();
    assert!(table.transcript.ends_with("(analyst: kill)\nDeep 3 does not answer.\n"));
}

#[test]
fn where_there_is_no_engine_the_built_in_opponent_judges() {
    let mut table = study();
    table.by_engine().types("eval").analyst(Answer::Failed(Fault::Missing, String::new()));
    table.thinks("e2e4 e7e5", Score::Centipawns(20)).types("next").types("best");
    table.expect(expect![[r#"
        > eval
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: kill)
        deep is not on this computer.
        The built-in opponent judges instead.
        (judges moves)
        No advantage in sight.
        Judged by the built-in opponent. It sees mates and what is won at once.
        It cannot judge plans and endgames. An engine can: opponent engine stockfish.
        (kept: touchmove 0.1.0, nodes 1000000 lines 5)
        > next
        pawn e2 e4
        Best by [31mtest.
        > best
        Thinking.
        (judges moves)
    "#]]);
}

/// What a quiet move wins later was there before it, and so was a pin.
#[test]
fn a_threat_is_what_takes_or_makes_something() {
    let mut table = study_of("en", standing("4k3/8/8/4r3/4B3/8/4K3/7b w - - 0 1"));
    table.by_engine().types("threat").analyst(Answer::Ready(profile())).judges_by(&[
        "depth 9 score cp 900 pv e8d7 e2f2 h1e4",
        "depth 9 score cp 890 pv h1e4 e2e3",
    ]);
    let mut quiet =
        study_of("en", standing("r3k2r/ppp2ppp/8/8/4r3/4B3/PPP2PPP/R3K2R w KQkq - 0 1"));
    quiet
        .by_engine()
        .types("threat")
        .analyst(Answer::Ready(profile()))
        .judges_by(&["depth 9 score cp 500 pv e8a8 e1g1", "depth 9 score cp 100 pv e4e3 f2e3"]);
    table.write(&quiet.transcript);
    table.expect(expect![[r#"
        > threat
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from 4k3/8/8/4r3/4B3/8/4K3/7b b - - 0 1 [] for 200000 nodes, 5 lines)
        Black threatens bishop h1 takes e4.
        Not defended: the bishop on e4.
        (kept: Deep 3, nodes 200000 lines 5)
        > threat
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from r3k2r/ppp2ppp/8/8/4r3/4B3/PPP2PPP/R3K2R b KQkq - 0 1 [] for 200000 nodes, 5 lines)
        No threat. If Black were to move: long castling.
        (kept: Deep 3, nodes 200000 lines 5)

    "#]]);
}

#[test]
fn there_is_not_always_something_to_judge() {
    let mut table = study_of("en", standing("4k3/pp6/8/8/8/8/4r3/4K3 w - - 0 1"));
    table.types("threat").types("lines 9").types("line x").types("best now").types("more");
    table.types("lines").thinks("e1e2", Score::Centipawns(0));
    let mut over = study_of("en", standing("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
    over.types("eval");
    table.write(&over.transcript);
    table.expect(expect![[r#"
        (game 57)
        No moves.
        (special position)
        > threat
        White is in check. Look for a threat after the next move.
        > lines 9
        lines needs a number from 1 to 5.
        > line x
        line needs a number from 1 to 5.
        > best now
        Thinking.
        (judges moves)
        > more
        Nothing more. For a list of games: games.
        > lines
        Thinking.
        Best: king e1 takes e2.
        Judged by the built-in opponent. It sees mates and what is won at once.
        It cannot judge plans and endgames. An engine can: opponent engine stockfish.
        1: king e1 takes e2. No advantage in sight.
        (kept: touchmove 0.1.0, nodes 1000000 lines 5)
        (game 57)
        No moves.
        (special position)
        > eval
        The game is over in this position.

    "#]]);
}

#[test]
fn in_a_game_it_is_asked_as_a_hint_is() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("eval").thinks("e2e4", Score::Centipawns(20)).types("e4").types("best");
    table.answers("e5").types("best").thinks("g1f3", Score::Mate(3));
    table.types("best").types("resign").types("yes").judges();
    table.types("eval").thinks("g1f3", Score::Mate(-3)).types("lines 2");
    table.types("1").types("line 2");
    table.expect(expect![[r#"
        > eval
        Thinking.
        (judges moves)
        No advantage in sight.
        Judged by the built-in opponent. It sees mates and what is won at once.
        It cannot judge plans and endgames. An engine can: opponent engine stockfish.
        (kept: touchmove 0.1.0, nodes 1000000 lines 5)
        > e4
        pawn e2 e4
        (thinks of a move)
        > best
        Black is to move. Wait for the answer.
        pawn e7 e5
        > best
        Thinking.
        (judges moves)
        Best: knight g1 f3.
        (kept: touchmove 0.1.0, nodes 1000000 lines 5)
        > best
        Best: knight g1 f3.
        > resign
        Resign? yes or no.
        > yes
        White resigns. Black wins. You lose.
        (what now)
        > eval
        White mates in 3.
        > lines 2
        1: knight g1 f3. White mates in 3.
        > 1
        knight g1 f3.
        > line 2
        There is only one line.
    "#]]);
}

/// The engine that plays is held to its level, and another process of it judges.
#[test]
fn the_engine_that_plays_is_not_the_one_that_judges() {
    let mut table = Table::new(against(None));
    table
        .engine(Answer::Ready(profile()))
        .types("eval")
        .analyst(Answer::Ready(EngineProfile::default()));
    table.judges_by(&["score cp 20 pv e2e4"]).types("eval").types("e4");
    table.expect(expect![[r#"
        (engine: start /opt/my engines/deep, level 3)
        New game 1. You play White against Deep 3, level 3.
        > eval
        Thinking.
        (analyst: start /opt/my engines/deep, level 20)
        (analyst: search from rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        Equal: plus 0.2.
        (kept: deep, nodes 1000000 lines 5)
        > eval
        Equal: plus 0.2.
        Winning chance for White: 52 percent.
        Depth 0, deep.
        > e4
        pawn e2 e4
        (engine: search from the start [e2e4] for 1s)
    "#]]);
}

#[test]
fn nobody_is_advised_against_another_person() {
    let mut table = Table::new(header(&start(), Player::Human, None));
    table.types("e4").types("best").types("open 57").fetches(score(tree(), "1-0")).types("eval");
    table.types("close").types("resign").types("yes").judges().types("best");
    table.types("learn 3").types("best");
    table.expect(expect![[r#"
        > e4
        pawn e2 e4
        > best
        Not during a game with another person.
        > open 57
        (game 57)
        (of 3 moves)
        Played in Bilbao.
        (game 1 waits)
        > eval
        Not during a game with another person.
        > close
        Back to game 1.
        pawn e2 e4. White, move 1.
        > resign
        Resign for Black? yes or no.
        > yes
        Black resigns. White wins.
        (what now)
        > best
        Thinking.
        (judges moves)
        > learn 3
        The rook.
        You can follow a rook along its file and its rank.
        The rook moves forward, back or sideways, any number of squares. It never jumps over a piece. It stops before a piece of its own side. If the first piece on its way is an enemy piece, it may take it, and the move ends there.
        Rank 8: black king g.
        Ranks 7 and 6: empty.
        Rank 5: black pawn d.
        Ranks 4 to 2: empty.
        Rank 1: white rook d, king g.
        White to move. Find a capture.
        Stopped: best. Ask again.
        > best
        Not in an exercise. For help: hint.
    "#]]);
}

#[test]
fn nothing_is_judged_in_a_rehearsal_before_it_is_over() {
    let mut header = header(&start(), Player::Builtin, None);
    header.strict = true;
    let mut table = Table::new(header);
    for command in ["eval", "best", "line", "lines 2", "threat"] {
        table.types(command);
    }
    table.types("resign").types("yes").judges().types("best");
    table.expect(expect![[r#"
        (rehearsal)
        (how to announce)
        (how to repeat)
        > eval
        No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        > best
        No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        > line
        No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        > lines 2
        No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        > threat
        No advice during the game, and no change of level. FIDE 2023, 11.3.1.
        > resign
        Resign? yes or no.
        > yes
        White resigns. Black wins. You lose.
        (what now)
        > best
        Thinking.
        (judges moves)
    "#]]);
}

/// With few pieces nobody has to calculate, also where an engine is set.
#[test]
fn with_few_pieces_the_tables_know() {
    let mut table = study_of("en", standing("8/8/8/4k3/8/8/8/KR6 w - - 0 1"));
    table.by_engine().types("eval").types("eval").types("best").types("line").types("more");
    table.types("lines 2").types("2");
    table.expect(expect![[r#"
        > eval
        White wins: mate in 15.
        > eval
        White wins: mate in 15.
        Every move wins.
        By the endgame tables, without doubt.
        > best
        Best: rook b1 e1, check.
        > line
        rook b1 e1, check, king e5 d4, king a1 b2, king d4 d3.
        > more
        king b2 b3, king d3 d2, rook e1 e4, king d2 d3.
        > lines 2
        1: rook b1 e1, check. White wins: mate in 15.
        2: king a1 b2. White wins: mate in 15.
        > 2
        king a1 b2, king e5 d4, rook b1 e1, king d4 d3.
    "#]]);
    let mut table = study_of("en", standing("8/4k3/4P3/4K3/8/8/8/8 b - - 0 1"));
    table.by_engine().types("eval").types("eval").types("best").types("lines").types("threat");
    table.expect(expect![[r#"
        > eval
        Drawn.
        > eval
        Drawn.
        One of 3 moves draws.
        By the endgame tables, without doubt.
        > best
        Only king e7 e8 holds the draw.
        > lines
        1: king e7 e8. Drawn.
        2: king e7 d8. White wins: a capture or a pawn move within 2 moves.
        3: king e7 f8. White wins: a capture or a pawn move within 2 moves.
        > threat
        Thinking.
        (analyst: start /opt/deep, level 20)
    "#]]);
    let mut table = study_of("en", standing("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1"));
    table.by_engine().types("eval").types("eval").types("best");
    table.expect(expect![[r#"
        > eval
        White wins: a capture or a pawn move within 4 moves.
        > eval
        White wins: a capture or a pawn move within 4 moves.
        Every move loses.
        By the endgame tables, without doubt.
        > best
        Best: king e6 d6.
    "#]]);
}

/// The fifty-move rule counts, and nobody can know where somebody may still castle.
#[test]
fn the_tables_know_the_fifty_move_rule_and_not_castling() {
    let mut table = study_of("en", standing("8/8/8/4k3/8/8/8/KR6 w - - 90 99"));
    table.by_engine().types("eval").types("eval").types("best");
    table.expect(expect![[r#"
        > eval
        Drawn. White would win, but not before the fifty-move rule.
        > eval
        Drawn. White would win, but not before the fifty-move rule.
        Every move draws.
        By the endgame tables, without doubt.
        > best
        Best: rook b1 e1, check.
    "#]]);
    let mut table = study_of("en", standing("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    table.by_engine().types("eval");
    table.expect(expect![[r#"
        > eval
        Thinking.
        (analyst: start /opt/deep, level 20)
    "#]]);
}

#[test]
fn play16_who_is_better_and_the_best_move_are_asked_in_words() {
    for (voice, words) in [
        ("en", ["who is better", "best move"]),
        ("de", ["wer gewinnt", "bester Zug"]),
        ("fr", ["qui est mieux", "meilleur coup"]),
        ("es", ["quién está mejor", "mejor jugada"]),
        ("it", ["chi sta meglio", "mossa migliore"]),
    ] {
        let heard = |lines: [&str; 2]| {
            let mut table = study_of(voice, standing("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1"));
            table.by_engine();
            lines.map(|line| {
                table.transcript.clear();
                table.types(line);
                table.transcript.split_once('\n').unwrap().1.to_owned()
            })
        };
        assert_eq!(heard(words), heard(["eval", "best"]), "{voice}");
    }
}

#[test]
fn the_tables_speak_german() {
    let mut table = study_of("de", standing("8/8/8/4k3/8/8/8/KR6 w - - 0 1"));
    table.types("bewertung").types("bewertung").types("bester").types("fortsetzungen 2");
    table.expect(expect![[r#"
        Magnus Carlsen gegen V Anand, Partie 57.
        Keine Züge.
        Besondere Anfangsstellung. Zum Anhören: brett.
        > bewertung
        Weiß gewinnt: matt in 15.
        > bewertung
        Weiß gewinnt: matt in 15.
        Jeder Zug gewinnt.
        Das sagen die Endspieltabellen, ohne jeden Zweifel.
        > bester
        Bester Zug: rook b1 e1, check.
        > fortsetzungen 2
        1: rook b1 e1, check. Weiß gewinnt: matt in 15.
        2: king a1 b2. Weiß gewinnt: matt in 15.
    "#]]);
    let mut table = study_of("de", standing("8/4k3/4P3/4K3/8/8/8/8 b - - 0 1"));
    table.types("bewertung").types("bewertung").types("bester").types("fortsetzungen");
    table.expect(expect![[r#"
        Magnus Carlsen gegen V Anand, Partie 57.
        Keine Züge.
        Besondere Anfangsstellung. Zum Anhören: brett.
        > bewertung
        Remis.
        > bewertung
        Remis.
        Einer von 3 Zügen hält remis.
        Das sagen die Endspieltabellen, ohne jeden Zweifel.
        > bester
        Nur king e7 e8 hält remis.
        > fortsetzungen
        1: king e7 e8. Remis.
        2: king e7 d8. Weiß gewinnt: spätestens nach 2 Zügen ein Schlag- oder Bauernzug.
        3: king e7 f8. Weiß gewinnt: spätestens nach 2 Zügen ein Schlag- oder Bauernzug.
    "#]]);
}

/// What the folder of the player knows comes first; where it knows nothing, who calculates is asked.
#[test]
fn the_tables_of_a_folder_are_asked_before_an_engine() {
    let mut table = study_of("en", standing("8/8/8/4k3/8/8/8/KRB4r w - - 0 1"));
    table.by_engine().types("set tables /tmp/syzygy").types("eval").looked_up(None);
    table.types("stop").types("best").looked_up(Some("b1b5"));
    table.expect(expect![[r#"
        > set tables /tmp/syzygy
        tables: /tmp/syzygy.
        > eval
        (looks it up)
        Thinking.
        (analyst: start /opt/deep, level 20)
        > stop
        Stopped: eval. Ask again.
        > best
        (looks it up)
        Best: rook b1 b5, check.
    "#]]);
}

/// What a line comes to, where no move says it.
#[test]
fn a_line_that_ends_in_stalemate_says_so() {
    let mut table = study_of("en", standing("8/p7/P7/8/3K4/1Q6/2p5/1k6 b - - 0 1"));
    table.by_engine().types("line").analyst(Answer::Ready(profile()));
    table.judges_by(&["depth 20 score cp 0 nodes 9 pv b1a1 b3c2"]).types("more").types("why");
    table.expect(expect![[r#"
        > line
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from 8/p7/P7/8/3K4/1Q6/2p5/1k6 b - - 0 1 [] for 1000000 nodes, 5 lines)
        king b1 a1, queen b3 takes c2.
        Draw by stalemate.
        (kept: Deep 3, nodes 1000000 lines 5)
        > more
        End of the line.
        > why
        Best: king b1 a1.
        After it: queen b3 takes c2.
        Draw by stalemate.
    "#]]);
}

#[test]
fn an_engine_that_shows_an_illegal_move_is_told_and_the_built_in_opponent_judges() {
    let mut table = study();
    table.by_engine().types("end").types("eval").analyst(Answer::Ready(profile()));
    table.judges_by(&["depth 21 score cp 40 nodes 1000000 pv e2e4"]);
    table.thinks("g8f6", Score::Centipawns(-30)).types("best");
    table.expect(expect![[r#"
        > end
        bishop f1 b5, White 3.
        End of the game.
        White won.
        > eval
        Thinking.
        (analyst: start /opt/deep, level 20)
        (analyst: search from r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 1 [] for 1000000 nodes, 5 lines)
        (analyst: kill)
        Deep 3 sent an illegal move: e2e4.
        The built-in opponent judges instead.
        (judges moves)
        No advantage in sight.
        Judged by the built-in opponent. It sees mates and what is won at once.
        It cannot judge plans and endgames. An engine can: opponent engine stockfish.
        (kept: touchmove 0.1.0, nodes 1000000 lines 5)
        > best
        Best: knight g8 f6.
    "#]]);
}
