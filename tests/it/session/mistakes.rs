//! Mistakes of a game, gone through with an engine that the test plays and with the built-in opponent.

use std::fmt::Write as _;
use std::time::Duration;

use expect_test::expect;
use shakmaty::{Board, CastlingMode};
use touchmove::archive::{Attempts, GameId, Labelled, Player, Score as Game};
use touchmove::laws::Position;
use touchmove::notation::pgn::{Node, Tree};
use touchmove::notation::position;
use touchmove::opponent::uci::{Answer, EngineLine, Fault, Reply, Search};
use touchmove::practice::cards::{Attempt, Grade};
use touchmove::ui::view::Shown;

use super::engine::profile;
use super::study::{play, score, study_of};
use super::{Table, header, start};

/// White falls for a trap, and Black hardly springs it.
const GAME: &str = "e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5 Nxf7 Qxg2 Rf1 Qxe4+ Be2 Nf3";

/// What each position is worth for White, and what is best there where the game went wrong.
const WORTH: [(&str, &str); 15] = [
    ("cp 20", "e2e4"),
    ("cp 20", "e7e5"),
    ("cp 20", "g1f3"),
    ("cp 20", "b8c6"),
    ("cp 20", "f1c4"),
    ("cp 60", "g8f6"),
    ("cp 60", "f3d4 e5d4 e1g1"),
    ("cp -60", "d8g5"),
    ("cp -60", "c4f7 e8d8 e1g1 g5e5"),
    ("cp -400", "g5g2 h1f1 g2e4 d1e2"),
    ("cp -400", "h1f1"),
    ("cp -900", "d7d5 f7h8 g2e4"),
    ("cp -500", "d1e2 d4e2 e1e2"),
    ("mate -1", "d4f3"),
    ("mate 0", ""),
];

fn game() -> Game {
    let mut tree = Tree::new(Position::default(), CastlingMode::Standard);
    play(&mut tree, Node::ROOT, GAME);
    let nodes: Vec<Node> = tree.main().collect();
    for (node, secs) in nodes.into_iter().zip((0..14).map(|ply| 300 - ply * 23)) {
        tree.set_left(node, Duration::from_secs(secs));
    }
    score(tree, "0-1")
}

/// The positions of the game, and the moves of it as engines write them.
fn positions() -> (Vec<String>, Vec<String>) {
    let tree = game().tree;
    let places = || [Node::ROOT].into_iter().chain(tree.main());
    let board = |node| position::write(&tree.position(node)).split(' ').next().unwrap().to_owned();
    let uci = |node| tree.mv(node).unwrap().to_uci(CastlingMode::Standard).to_string();
    (places().map(board).collect(), tree.main().map(uci).collect())
}

/// What an engine shows for a search that knows the game; and of other moves only these.
fn shown(search: &Search, others: &[&str]) -> Vec<EngineLine> {
    let (boards, played) = positions();
    let fen = search.start.clone().unwrap();
    let ply = boards.iter().position(|board| fen.starts_with(board)).unwrap();
    let sign = |text: &str| {
        let (kind, number) = text.split_once(' ').unwrap();
        let number: i32 = number.parse().unwrap();
        format!("{kind} {}", if fen.contains(" b ") { -number } else { number })
    };
    let line = |score: &str, moves: &str| -> EngineLine {
        format!("depth 20 score {} nodes 9 pv {moves}", sign(score)).parse().unwrap()
    };
    let (worth, best) = WORTH[ply];
    if search.only.is_empty() {
        return vec![line(worth, best)];
    }
    let of = |uci: String| {
        let other = others.iter().find(|other| other.contains(&format!("pv {uci}")));
        if let Some((score, moves)) = other.and_then(|other| other.split_once(" pv ")) {
            line(score, moves)
        } else if uci == played[ply] {
            let (worth, next) = WORTH[ply + 1];
            line(worth, &format!("{uci} {next}"))
        } else {
            line(worth, best)
        }
    };
    search.only.iter().map(|uci| of(uci.to_string())).collect()
}

impl Table {
    /// The engine that judges answers so many searches, or all of them.
    fn searches(&mut self, most: usize, others: &[&str]) -> &mut Self {
        for _ in 0..most {
            let Some(search) = self.sought.take() else { break };
            let lines = shown(&search, others);
            self.analyst(Answer::Played(Reply::None, lines));
        }
        self
    }

    /// What was said, without what went on between the program, the engine and the archive.
    fn spoken(&mut self) -> String {
        let of_search =
            |line: &&str| !line.starts_with("(analyst: search") && !line.starts_with("(kept: ");
        let transcript = std::mem::take(&mut self.transcript);
        transcript.lines().filter(of_search).fold(String::new(), |mut heard, line| {
            let _ = writeln!(heard, "{line}");
            heard
        })
    }

    /// Looks for better moves in the game, in this language.
    fn mending(talk: &str, command: &str) -> Self {
        let mut table = study_of(talk, game());
        table.by_engine().types(command).fetches(game()).analyst(Answer::Ready(profile()));
        table
    }
}

const ANSWERS: [&str; 3] =
    ["cp 30 pv d2d3 d7d6", "cp -350 pv d1f3 g5e5 f3f7", "cp 50 pv c2c3 g8f6"];

/// A board that stands still with another game on it is taken for a program that does nothing.
#[test]
fn while_the_game_is_searched_it_is_seen_how_far_and_no_board_is() {
    let mut table = Table::mending("en", "mistakes white");
    table.searches(3, &[]);
    let view = table.session.view();
    assert_eq!(view.header[0], "Still searching: 3 of 15 positions judged.");
    assert_eq!((view.told, view.board), (Shown(false), Board::empty()));
    assert_eq!(table.session.percent_done(table.now), Some(20));
    table.searches(99, &[]);
    assert_eq!(table.session.percent_done(table.now), None);
    let view = table.session.view();
    assert_eq!(view.header[0], "White to move, move 4.");
    assert_eq!(view.told, Shown(true));
}

#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn better_moves_are_looked_for_and_found() {
    let mut table = Table::mending("en", "mistakes white");
    table.searches(99, &[]).types("Nxe5").types("elephant").types("").types("last").types("d3");
    table.searches(99, &ANSWERS).types("hint").types("hint").types("Qf3").searches(99, &ANSWERS);
    table.types("best").types("where").types("Bxf7").types("next").searches(99, &[]);
    expect![[r#"
        > mistakes white
        Mistakes of Magnus Carlsen, White, in game 57 against V Anand.
        Searching the game. The first question comes in a few seconds.
        (analyst: start /opt/deep, level 20)
        25 percent of the game searched.
        50 percent of the game searched.
        (labels of 57: [6])
        Black has played knight c6 d4.
        Move 4, White: knight f3 takes e5 was a mistake, from 56 to 44 percent. Find a better move.
        Type a better move. To hear the position: pieces.
        (accuracy of 57: 56, 85)
        (labels of 57: [6, 8])
        (labels of 57: [6, 8, 12])
        (labels of 57: [6, 8, 12, 11])
        > Nxe5
        That is the move of the game. Try again.
        > elephant
        Unknown: elephant. Type a move, or help.
        > 
        Move 4, White: knight f3 takes e5 was a mistake, from 56 to 44 percent. Find a better move.
        > last
        knight c6 d4. Black, move 3.
        > d3
        Thinking.
        Right, 3 points less than the best, knight f3 takes d4.
        After it: pawn e5 takes d4, short castling.
        (mistake/57/6: Right)
        Black has played queen d8 g5.
        Move 5, White: knight e5 takes f7 was a blunder, from 44 to 19 percent. Find a better move.
        > hint
        The move is a check.
        > hint
        It is the bishop on c4.
        > Qf3
        Thinking.
        Black answers queen g5 takes e5.
        Not defended: the knight on e5.
        Try again.
        > best
        Not in an exercise. For help: hint.
        > where
        Mistakes of Magnus Carlsen, White, in game 57 against V Anand.
        Move 5, White: knight e5 takes f7 was a blunder, from 44 to 19 percent. Find a better move.
        > Bxf7
        Right, that is the best move.
        After it: king e8 d8, short castling, queen g5 takes e5.
        (mistake/57/8: Wrong)
        Black has played queen g2 takes e4, check.
        Move 7, White: bishop c4 e2 was a blunder, from 14 to 2 percent. Find a better move.
        > next
        Best: queen d1 e2.
        Pin: behind the queen on e4 is the king on e8.
        A missed chance: Black's move before was a mistake too.
        White had 24 seconds left.
        (mistake/57/12: Wrong)
        3 mistakes: 2 found, 1 shown.
        One was made short of time.
        One was a missed chance.
        Most were in the opening.
        Accuracy: 56 of 100.
        Back to game 57.
        Start of the game. White to move.
    "#]]
    .assert_eq(&table.spoken());
}

#[test]
fn in_german_too() {
    let mut table = Table::mending("de", "fehler beide");
    table.searches(99, &[]).types("c3").searches(99, &ANSWERS).types("überspringen");
    table.types("weiter");
    table.types("tipp").types("Dxe4").types("weiter").types("weiter").searches(99, &[]);
    expect![[r#"
        > fehler beide
        Fehler beider Seiten in Partie 57, Magnus Carlsen gegen V Anand.
        Die Partie wird durchgerechnet. Die erste Frage kommt in einigen Sekunden.
        (analyst: start /opt/deep, level 20)
        25 Prozent der Partie durchsucht.
        50 Prozent der Partie durchsucht.
        (labels of 57: [6])
        Schwarz hat knight c6 d4 gespielt.
        Zug 4, Weiß: knight f3 takes e5 war ein Fehler, von 56 auf 44 Prozent. Finde einen besseren Zug.
        Tippe einen besseren Zug. Die Stellung hören: figuren.
        (accuracy of 57: 56, 85)
        (labels of 57: [6, 8])
        (labels of 57: [6, 8, 11])
        (labels of 57: [6, 8, 11, 12])
        > c3
        Es wird gerechnet.
        Richtig, einen Punkt weniger als der beste, knight f3 takes d4.
        Danach: pawn e5 takes d4, short castling.
        (mistake/57/6: Right)
        Schwarz hat queen d8 g5 gespielt.
        Zug 5, Weiß: knight e5 takes f7 war ein grober Fehler, von 44 auf 19 Prozent. Finde einen besseren Zug.
        > überspringen
        (mistake/57/8: Wrong)
        Weiß hat rook h1 f1 gespielt.
        Zug 6, Schwarz: queen g2 takes e4, check war ein Fehler, von 96 auf 86 Prozent. Finde einen besseren Zug.
        > weiter
        Bester Zug: pawn d7 d5.
        Danach: knight f7 takes h8, queen g2 takes e4, check.
        (mistake/57/11: Wrong)
        Schwarz hat queen g2 takes e4, check gespielt.
        Zug 7, Weiß: bishop c4 e2 war ein grober Fehler, von 14 auf 2 Prozent. Finde einen besseren Zug.
        > tipp
        Such eine Fesselung.
        > Dxe4
        Du hast keine Dame, die nach e4 kommt.
        > weiter
        Bester Zug: queen d1 e2.
        Fesselung: hinter Dame e4 steht König e8.
        Eine verpasste Chance: Auch der Zug davor, von Schwarz, war ein Fehler.
        Weiß hatte noch 24 Sekunden.
        (mistake/57/12: Wrong)
        4 Fehler: 1 gefunden, 2 gezeigt, 1 übersprungen.
        Einer geschah in Zeitnot.
        Einer war eine verpasste Chance.
        Die meisten waren in der Eröffnung.
        Genauigkeit: Weiß 56, Schwarz 85 von 100.
        Zurück zu Partie 57.
        Anfangsstellung. Weiß ist am Zug.
        > weiter
        pawn e2 e4
    "#]].assert_eq(&table.spoken());
}

/// The first question comes as soon as it can, and the rest is searched while the player thinks.
#[test]
fn the_player_begins_while_the_game_is_searched() {
    let mut table = Table::mending("en", "mistakes 57 white");
    table.types("").searches(7, &[]).types("Nxe5").searches(9, &[]);
    assert!(table.session.is_settled());
    table.types("d3");
    table.searches(1, &ANSWERS).types("hint").searches(1, &[]).types("close");
    assert!(table.session.is_settled());
    table.searches(1, &[]);
    expect![[r#"
        > mistakes 57 white
        Mistakes of Magnus Carlsen, White, in game 57 against V Anand.
        Searching the game. The first question comes in a few seconds.
        (analyst: start /opt/deep, level 20)
        > 
        Still searching: 0 of 15 positions judged.
        25 percent of the game searched.
        > Nxe5
        Still searching: 7 of 15 positions judged.
        50 percent of the game searched.
        (labels of 57: [6])
        Black has played knight c6 d4.
        Move 4, White: knight f3 takes e5 was a mistake, from 56 to 44 percent. Find a better move.
        Type a better move. To hear the position: pieces.
        (accuracy of 57: 56, 85)
        > d3
        (analyst: stop)
        Thinking.
        Right, 3 points less than the best, knight f3 takes d4.
        After it: pawn e5 takes d4, short castling.
        (mistake/57/6: Right)
        Searching for the next one.
        > hint
        Checking the mistakes found.
        > close
        Back to game 57.
        Start of the game. White to move.
        (analyst: stop)
    "#]]
    .assert_eq(&table.spoken());
}

/// What was found is in the archive, and asked all the same.
#[test]
fn an_engine_that_dies_costs_no_question_that_was_found() {
    let mut table = Table::mending("en", "mistakes white");
    table
        .searches(16, &[])
        .analyst(Answer::Failed(Fault::Ended, String::new()))
        .types("Bb3")
        .types("where");
    table
        .analyst(Answer::Ready(profile()))
        .analyst(Answer::Failed(Fault::Ended, String::new()))
        .types("next");
    expect![[r#"
        > mistakes white
        Mistakes of Magnus Carlsen, White, in game 57 against V Anand.
        Searching the game. The first question comes in a few seconds.
        (analyst: start /opt/deep, level 20)
        25 percent of the game searched.
        50 percent of the game searched.
        (labels of 57: [6])
        Black has played knight c6 d4.
        Move 4, White: knight f3 takes e5 was a mistake, from 56 to 44 percent. Find a better move.
        Type a better move. To hear the position: pieces.
        (accuracy of 57: 56, 85)
        (analyst: kill)
        Deep 3 has stopped unexpectedly.
        The search ends here. What was found is kept.
        > Bb3
        Thinking.
        (analyst: start /opt/deep, level 20)
        > where
        Mistakes of Magnus Carlsen, White, in game 57 against V Anand.
        Move 4, White: knight f3 takes e5 was a mistake, from 56 to 44 percent. Find a better move.
        (analyst: kill)
        Deep 3 has stopped unexpectedly.
        Your move could not be judged. Type it again.
        > next
        Best: knight f3 takes d4.
        After it: pawn e5 takes d4, short castling.
        (mistake/57/6: Wrong)
        One mistake: 1 shown.
        Accuracy: 56 of 100.
        Back to game 57.
        Start of the game. White to move.
    "#]]
    .assert_eq(&table.spoken());
}

#[test]
fn there_is_not_always_a_game_to_look_through() {
    let mut table = Table::new(header(&start(), Player::Builtin, None));
    table.types("mistakes").types("mistakes today").types("mistakes 57");
    table.fetches(score(Tree::new(Position::default(), CastlingMode::Standard), "*"));
    let mut two = Table::new(header(&start(), Player::Human, None));
    two.types("e4").types("mistakes 57");
    let mut strict = header(&start(), Player::Builtin, None);
    strict.strict = true;
    let mut strict = Table::new(strict);
    strict.types("mistakes 57");
    table.write(&two.transcript);
    table.write(&strict.transcript);
    expect![[r#"
        New game 1. You play White against level 3.
        > mistakes
        Open a game first, or finish this one.
        > mistakes today
        mistakes today: unknown. Type mistakes with the number of a game, white, black or both.
        > mistakes 57
        This game has no moves.
        New game 1 for two players.
        > e4
        pawn e2 e4
        > mistakes 57
        Not during a game with another person.

        New game 1. You play White against level 3.
        Tournament rehearsal.
        Type your move to announce it. Then press.
        Type the opponent's move to repeat it.
        > mistakes 57
        Not during this game: mistakes.

    "#]]
    .assert_eq(&table.spoken());
}

#[test]
fn a_mistake_that_was_missed_comes_again() {
    let mut table = Table::repeating("en", missed());
    table.types("today").types("practise").types("Nxe5").types("hint").types("Nxd4").types("today");
    table.expect(expect![[r#"
        (15 minutes, 10 seconds a move)
        > today
        One exercise is due today. It takes about 1 minute. To begin: practise.
        > practise
        A mistake again, from game 57.
        (game 1 waits)
        Move 4, White: knight f3 takes e5 was a mistake, from 56 to 44 percent. Find a better move.
        Type a better move. To hear the position: pieces.
        > Nxe5
        That is the move of the game. Try again.
        > hint
        The move is a capture.
        > Nxd4
        Right, that is the best move.
        After it: pawn e5 takes d4, short castling.
        (mistake/57/6: Helped)
        That was all for today.
        Back to game 1.
        No moves yet.
        (the clocks are stopped)
        > today
        Nothing is due today.
        New puzzles: puzzle.
    "#]]);
}

/// A mistake of game 57 that was missed ten hours ago.
fn missed() -> Attempts {
    let position = "r1bqkbnr/pppp1ppp/8/4p3/2BnP3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    missed_in(position, "cp 60 f3d4 e5d4 e1g1", "cp -60 f3e5 d8g5")
}

/// The same, with what was best there and what was played.
fn missed_in(position: &str, best: &str, played: &str) -> Attempts {
    let label = Labelled {
        ply: 6,
        mv: played.split(' ').nth(2).unwrap().to_owned(),
        annotation: 2,
        comment: String::new(),
        position: position.to_owned(),
        best: best.to_owned(),
        played: played.to_owned(),
    };
    let took = Some(Duration::from_secs(20));
    let missed = Attempt { at: Duration::ZERO, outcome: Grade::Wrong, took };
    Attempts {
        all: vec![("mistake/57/6".to_owned(), missed)],
        now: Duration::from_hours(10),
        mistakes: vec![(GameId(57), label)],
    }
}

/// What a move that was announced has said, no reason says again.
#[expect(clippy::too_many_lines, reason = "a transcript is read as a whole")]
#[test]
fn a_mate_and_a_promotion_are_told_once() {
    let mated = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2";
    let promoted = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
    let mut table = Table::repeating("en", missed_in(mated, "mate 1 d8h4", "cp 0 b8c6 h2h3"));
    table.types("practise").types("next");
    let best = "cp 900 e7e8q g7f6 e1d2";
    let mut other = Table::repeating("en", missed_in(promoted, best, "cp 0 e1d1 g7f7"));
    other.transcript.clear();
    other.types("practise").types("next");
    // One's own move is not announced.
    let mut right = Table::repeating("en", missed_in(mated, "mate 1 d8h4", "cp 0 b8c6 h2h3"));
    right.transcript.clear();
    right.types("practise").types("Qh4");
    let opening = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq e6 0 2";
    let lost = missed_in(opening, "cp -50 g1h3 d7d5", "cp -200 e1f2 d7d5");
    let mut refuted = Table::repeating("en", lost);
    refuted.by_engine().types("practise").types("g4").analyst(Answer::Ready(profile()));
    refuted.judges_by(&["score mate -1 pv g2g4 d8h4", "score cp -50 pv g1h3 d7d5"]);
    for other in [&other, &right, &refuted] {
        table.write(&other.transcript);
    }
    expect![[r#"
        New game 1 for two players.
        Time: 15 minutes, plus 10 seconds per move.
        > practise
        A mistake again, from game 57.
        Your game 1 waits. Type close to go back.
        Move 2, Black: knight b8 c6 was a mistake, from 98 to 50 percent. Find a better move.
        Type a better move. To hear the position: pieces.
        > next
        Best: queen d8 h4, checkmate.
        (mistake/57/6: Wrong)
        That was all for today.
        Back to game 1.
        No moves yet.
        The clocks are stopped. Enter starts them.
        > practise
        A mistake again, from game 57.
        Your game 1 waits. Type close to go back.
        Move 1, White: king e1 d1 was a mistake, from 96 to 50 percent. Find a better move.
        Type a better move. To hear the position: pieces.
        > next
        Best: pawn e7 e8 promotes to queen.
        After it: king g7 f6, king e1 d2.
        (mistake/57/6: Wrong)
        That was all for today.
        Back to game 1.
        No moves yet.
        The clocks are stopped. Enter starts them.

        > practise
        A mistake again, from game 57.
        Your game 1 waits. Type close to go back.
        Move 2, Black: knight b8 c6 was a mistake, from 98 to 50 percent. Find a better move.
        Type a better move. To hear the position: pieces.
        > Qh4
        Right, that is the best move.
        Mate.
        (mistake/57/6: Right)
        That was all for today.
        Back to game 1.
        No moves yet.
        The clocks are stopped. Enter starts them.

        > practise
        A mistake again, from game 57.
        Your game 1 waits. Type close to go back.
        Move 2, White: king e1 f2 was a mistake, from 45 to 32 percent. Find a better move.
        Type a better move. To hear the position: pieces.
        > g4
        Thinking.
        (analyst: start /opt/deep, level 20)
        Black answers queen d8 h4, checkmate.
        Try again.

    "#]]
    .assert_eq(&table.spoken());
}

/// What the search has found is kept with the game, and tells how it went when it is gone through later.
#[test]
fn the_course_of_a_game_that_was_searched_is_told_and_seen() {
    let mut table = Table::mending("en", "mistakes both");
    table.searches(99, &[]);
    while !table.transcript.contains("(accuracy of 57") {
        table.types("next").searches(99, &[]);
    }
    let mut searched = game();
    searched.listed.remarks.course = table.course.clone();
    searched.tags.push(("TimeControl".to_owned(), "300".to_owned()));
    let mut table = study_of("en", searched);
    table.types("course").types("course 7").types("course 4 black").types("course 40");
    table.types("course x").types("goto 5 black");
    expect![[r#"
        Magnus Carlsen against V Anand, game 57.
        7 moves. Enter for the next.
        > course
        Best for White at move 3. White is slightly better: plus 0.6.
        Best for Black at move 7. Black mates in 1.
        Longest thought: move 7, Black, 46 seconds.
        > course 7
        Move 7, White. Black mates in 1.
        Thought for 46 seconds.
        Move 7, Black. White is checkmated.
        Thought for 46 seconds.
        > course 4 black
        Move 4, Black. Black is slightly better: minus 0.6.
        Thought for 46 seconds.
        > course 40
        The moves run from 1 to 7.
        > course x
        course needs the number of a move: course 12, or course 12 black.
        > goto 5 black
        queen g5 takes g2, Black 5.
    "#]]
    .assert_eq(&table.spoken());
    let course = table.session.view().course;
    assert_eq!(course.heights, [5, 5, 5, 5, 5, 5, 4, 4, 2, 2, 1, 2, 1, 1]);
    assert_eq!(course.here, Some(9));
}

#[test]
fn the_course_is_read_from_comments_of_other_programs_and_a_game_without_one_tells_who_finds_it() {
    let mut told = game();
    let nodes: Vec<Node> = told.tree.main().collect();
    for (node, eval) in nodes.into_iter().zip(["0.2", "0.35", "-1.5,22", "#-3"]) {
        told.tree.add_command(node, &format!("[%eval {eval}]"));
    }
    let mut table = study_of("en", told);
    table.types("course").types("course 2").types("course 3");
    let heights = table.session.view().course.heights;
    assert_eq!(heights[..5], [5, 5, 3, 1, 0]);
    let mut tree = Tree::new(Position::default(), CastlingMode::Standard);
    play(&mut tree, Node::ROOT, GAME);
    let mut unknown = study_of("en", score(tree, "0-1"));
    unknown.types("course").types("course 1");
    assert_eq!(unknown.session.view().course.heights, Vec::<u8>::new());
    expect![[r#"
        Magnus Carlsen against V Anand, game 57.
        7 moves. Enter for the next.
        > course
        Best for White at move 1. Equal: plus 0.4.
        Best for Black at move 2. Black mates in 3.
        Longest thought: move 7, Black, 46 seconds.
        > course 2
        Move 2, White. Black is clearly better: minus 1.5.
        Thought for 46 seconds.
        Move 2, Black. Black mates in 3.
        Thought for 46 seconds.
        > course 3
        Move 3, White: not judged.
        Thought for 46 seconds.
        Move 3, Black: not judged.
        Thought for 46 seconds.
        Magnus Carlsen against V Anand, game 57.
        7 moves. Enter for the next.
        > course
        For the turning point and the accuracy: mistakes 57
        > course 1
        Move 1, White: not judged.
        Move 1, Black: not judged.
    "#]]
    .assert_eq(&(table.spoken() + &unknown.spoken()));
}
