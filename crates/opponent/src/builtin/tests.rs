use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position};

use super::evaluate::evaluate;
use super::{Analysis, Level, Limits, Pace, Problem, Score, Scored, Stop, Wanted};
use super::{accepts_draw, analyse, choose, hint, lines, opposite, search};

fn problem(fen: &str) -> Problem {
    let fen: Fen = fen.parse().unwrap();
    Problem::new(fen.into_position::<Chess>(CastlingMode::Chess960).unwrap())
}

/// The problem after these moves, with their history.
fn after(fen: &str, moves: &str) -> Problem {
    let mut problem = problem(fen);
    for text in moves.split_whitespace() {
        let uci: UciMove = text.parse().unwrap();
        let mv = uci.to_move(&problem.position).unwrap();
        problem.history.push(problem.position.zobrist_hash(EnPassantMode::Legal));
        problem.position = problem.position.play(mv).unwrap();
        problem.last = Some(mv);
    }
    problem
}

fn best(problem: &Problem, nodes: u64) -> Analysis {
    let limits = Limits { nodes, depth: u8::MAX };
    search::search(&problem.chess().unwrap(), limits, search::Aim::Best, &Stop::new())
}

fn uci(problem: &Problem, scored: Scored) -> String {
    scored.mv.to_uci(problem.position.castles().mode()).to_string()
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ITALIAN: &str = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";

#[test]
fn scores_are_ordered_by_goodness() {
    let ascending = [
        Score::Mate(0),
        Score::Mate(-1),
        Score::Mate(-5),
        Score::Centipawns(i32::MIN),
        Score::Centipawns(0),
        Score::Centipawns(i32::MAX),
        Score::Mate(7),
        Score::Mate(1),
    ];
    assert!(ascending.is_sorted_by(|a, b| a < b));
}

#[test]
fn levels_go_from_1_to_20() {
    assert_eq!((Level::new(0), Level::new(21)), (None, None));
    assert_eq!((Level::MIN.get(), Level::MAX.get(), Level::default().get()), (1, 20, 5));
    assert_eq!(level(12).to_string(), "12");
}

#[test]
fn mates_are_found_by_either_colour() {
    for (fen, solutions, moves) in [
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", 1),
        ("r5k1/8/8/8/8/8/5PPP/6K1 b - - 0 1", "a8a1", 1),
        ("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "a2a7 b1b7", 2),
        ("1r4k1/r7/8/8/8/8/8/7K b - - 0 1", "a7a2 b8b2", 2),
        ("r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1", "f8c5", 3),
    ] {
        let problem = problem(fen);
        let found = hint(&problem, &Stop::new()).unwrap();
        assert_eq!(found.score, Score::Mate(moves), "{fen}");
        assert!(solutions.contains(&uci(&problem, found)), "{fen}: {}", found.mv);
    }
}

#[test]
fn being_mated_is_counted_too() {
    let problem = problem("7k/R7/8/8/8/8/8/1R4K1 b - - 0 1");
    let analysis = best(&problem, 10_000);
    assert_eq!(analysis.moves.first().unwrap().score, Score::Mate(-1));
}

#[test]
fn node_limit_is_exact() {
    for nodes in [0, 1, 2, 37, 1000, 4321] {
        let limits = Limits { nodes, depth: u8::MAX };
        assert_eq!(analyse(&problem(ITALIAN), limits, &Stop::new()).nodes, nodes);
        assert_eq!(best(&problem(ITALIAN), nodes).nodes, nodes);
    }
}

#[test]
fn depth_limit_is_kept() {
    let limits = Limits { nodes: u64::MAX, depth: 2 };
    assert_eq!(analyse(&problem(ITALIAN), limits, &Stop::new()).depth, 2);
}

#[test]
fn every_move_is_scored_and_the_best_comes_first() {
    // The queen hangs: one move takes it, and the others are worth less by about as much.
    let problem = problem("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1");
    let limits = Limits { nodes: 5000, depth: 4 };
    let moves = analyse(&problem, limits, &Stop::new()).moves;
    assert_eq!(moves.len(), problem.position.legal_moves().len());
    assert!(moves.is_sorted_by(|a, b| a.score >= b.score));
    assert_eq!(uci(&problem, moves[0]), "e4d5");
    assert!(moves[1].score < Score::Centipawns(-400), "{:?}", moves[1]);
}

#[test]
fn a_line_is_told_to_its_mate() {
    let problem = problem("6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1");
    let wanted = Wanted { count: 1, nodes: 1_000_000, only: Vec::new() };
    let best = lines(&problem, &wanted, &Stop::new());
    let [line] = &best[..] else { panic!("not one line") };
    assert_eq!((line.score, line.moves.len()), (Score::Mate(2), 3));
    let mut position = problem.position;
    for &mv in &line.moves {
        position = position.play(mv).unwrap();
    }
    assert!(position.is_checkmate());
}

#[test]
fn lines_begin_with_the_best_moves_each_with_another() {
    let limits = Limits { nodes: 20_000, depth: u8::MAX };
    let problem = problem(ITALIAN);
    let wanted = Wanted { count: 3, nodes: limits.nodes, only: Vec::new() };
    let every = lines(&problem, &wanted, &Stop::new());
    let scored: Vec<_> = every.iter().map(|line| (line.moves[0], line.score)).collect();
    let analysed = analyse(&problem, limits, &Stop::new()).moves;
    let best: Vec<_> = analysed[..3].iter().map(|it| (it.mv, it.score)).collect();
    assert_eq!(scored, best);
    for line in every {
        let mut position = problem.position.clone();
        assert!(line.moves.len() > 1, "{line:?}");
        for mv in line.moves {
            position = position.play(mv).unwrap();
        }
    }
}

#[test]
fn lines_begin_with_the_moves_that_are_named() {
    let problem = problem(ITALIAN);
    let legal = problem.position.legal_moves();
    let only = vec![legal[3], legal[11]];
    let wanted = Wanted { count: 2, nodes: 20_000, only: only.clone() };
    let mut found: Vec<Move> =
        lines(&problem, &wanted, &Stop::new()).iter().map(|line| line.moves[0]).collect();
    found.sort_by_key(|mv| *mv != only[0]);
    assert_eq!(found, only);
}

#[test]
fn every_score_is_what_the_move_alone_would_get() {
    let problem = problem(ITALIAN);
    let limits = Limits { nodes: u64::MAX, depth: 2 };
    for Scored { mv, score } in analyse(&problem, limits, &Stop::new()).moves {
        let position = problem.position.clone().play(mv).unwrap();
        // An answer to check is looked at one half-move deeper, except at the root.
        if position.is_check() {
            continue;
        }
        let reply = Problem::new(position);
        let limits = Limits { depth: 1, ..limits };
        let alone = analyse(&reply, limits, &Stop::new()).moves[0].score;
        assert_eq!(score, opposite(alone), "{mv}");
    }
}

#[test]
fn a_stopped_search_still_has_a_move() {
    let stop = Stop::new();
    stop.stop();
    let problem = problem(ITALIAN);
    let analysis = analyse(&problem, Limits { nodes: u64::MAX, depth: u8::MAX }, &stop);
    assert_eq!((analysis.nodes, analysis.depth, analysis.moves.len()), (0, 0, 33));
    for number in [1, 10, 20] {
        let mv = choose(&problem, level(number), 0, Pace::Own, &stop).unwrap();
        assert!(problem.position.is_legal(mv));
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let problem = problem(ITALIAN);
    for number in [1, 5, 10, 15] {
        for seed in 0..2 {
            let play = || choose(&problem, level(number), seed, Pace::Own, &Stop::new());
            assert_eq!(play(), play(), "level {number}, seed {seed}");
        }
    }
}

#[test]
fn another_seed_gives_another_move_at_weak_levels() {
    let problem = problem(ITALIAN);
    let mut moves: Vec<_> = (0..30)
        .filter_map(|seed| choose(&problem, Level::MIN, seed, Pace::Own, &Stop::new()))
        .map(|mv| mv.to_string())
        .collect();
    moves.sort();
    moves.dedup();
    assert!(moves.len() > 8, "{moves:?}");
}

#[test]
fn mate_in_one_is_never_missed_from_level_5() {
    let problem = problem("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    let mates = |number| {
        let choose = |seed| choose(&problem, level(number), seed, Pace::Own, &Stop::new());
        let moves = (0..60).filter_map(choose);
        moves.filter(|mv| problem.position.clone().play(*mv).unwrap().is_checkmate()).count()
    };
    assert_eq!(mates(5), 60);
    assert!(mates(1) < 60, "a beginner may miss it");
}

#[test]
fn castling_works_in_chess960() {
    let problem = problem("4k3/8/8/8/8/8/PPP2PPP/5KR1 w G - 0 1");
    let limits = Limits { nodes: 20_000, depth: 5 };
    let moves = analyse(&problem, limits, &Stop::new()).moves;
    assert!(moves.iter().any(|scored| scored.mv.is_castle()));
    assert!(moves.iter().all(|scored| problem.position.is_legal(scored.mv)));
    for sharnagl in [0, 357, 959] {
        let mut setup = Chess::default().to_setup(EnPassantMode::Legal);
        setup.board = shakmaty::Board::chess960(sharnagl);
        setup.castling_rights = setup.board.rooks();
        let mut position: Chess = setup.position(CastlingMode::Chess960).unwrap();
        for seed in 0..16 {
            let here = Problem::new(position.clone());
            let Some(mv) = choose(&here, level(12), seed, Pace::Own, &Stop::new()) else { break };
            position = position.play(mv).unwrap();
        }
    }
}

#[test]
fn no_legal_move_gives_none() {
    for fen in ["7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "R6k/6pp/8/8/8/8/8/6K1 b - - 0 1"] {
        for number in [1, 20] {
            assert_eq!(choose(&problem(fen), level(number), 0, Pace::Own, &Stop::new()), None);
        }
        assert_eq!(hint(&problem(fen), &Stop::new()), None);
        assert!(!accepts_draw(&problem(fen), Color::Black, &Stop::new()));
    }
}

#[test]
fn stalemate_is_a_draw() {
    let problem = problem("k7/8/2K5/8/8/8/8/1Q6 w - - 0 1");
    let moves = analyse(&problem, Limits { nodes: 20_000, depth: 4 }, &Stop::new()).moves;
    let stalemate = moves.iter().find(|scored| uci(&problem, **scored) == "b1b6").unwrap();
    assert_eq!(stalemate.score, Score::Centipawns(0));
    assert!(moves[0].score > Score::Centipawns(500), "{:?}", moves[0]);
}

#[test]
fn repetition_is_a_draw_for_both() {
    let shuffle = "g8h8 b3c3 h8g8 c3b3 g8h8";
    // White, a rook up, can repeat the position by Rc3; the score of that move is a draw.
    let ahead = after("6k1/5p1p/8/8/8/1R6/5PPP/6K1 b - - 10 30", shuffle);
    let moves = analyse(&ahead, Limits { nodes: 20_000, depth: 4 }, &Stop::new()).moves;
    let repeats = moves.iter().find(|scored| uci(&ahead, **scored) == "b3c3").unwrap();
    assert_eq!(repeats.score, Score::Centipawns(0));
    assert!(moves[0].score > Score::Centipawns(300));
    // The same a queen down: now nothing is better.
    let behind = after("6k1/5p1p/7q/8/8/1R6/5PPP/6K1 b - - 10 30", shuffle);
    let best = best(&behind, 20_000).moves[0];
    assert_eq!((uci(&behind, best).as_str(), best.score), ("b3c3", Score::Centipawns(0)));
}

#[test]
fn fifty_moves_are_a_draw_but_mate_comes_first() {
    let limits = Limits { nodes: 5000, depth: 3 };
    let dead = analyse(&problem("6k1/8/8/8/8/8/5K2/R7 w - - 99 90"), limits, &Stop::new()).moves;
    assert!(dead.iter().all(|scored| scored.score == Score::Centipawns(0)));
    let mate = analyse(&problem("6k1/8/6K1/8/8/8/8/R7 w - - 99 90"), limits, &Stop::new()).moves;
    assert_eq!(mate[0].score, Score::Mate(1));
}

#[test]
fn draws_are_taken_when_worse_or_late_and_level() {
    for (what, fen, side, accepts) in [
        ("opening", START, Color::Black, false),
        ("rook down", "6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 30", Color::Black, true),
        ("rook down, other to move", "6k1/5ppp/8/8/8/8/r4PPP/6K1 b - - 0 30", Color::White, true),
        ("rook up", "6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 30", Color::White, false),
        ("level ending", "6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 30", Color::White, true),
    ] {
        assert_eq!(accepts_draw(&problem(fen), side, &Stop::new()), accepts, "{what}");
    }
}

/// The end of a game between two levels, and the half-moves played.
fn game(
    mut game: Problem,
    white: u8,
    black: u8,
    seed: u64,
    most: usize,
) -> (touchmove_position::Position, usize) {
    for played in 0..most {
        let number = game.position.turn().fold_wb(white, black);
        let Some(mv) = choose(&game, level(number), seed, Pace::Own, &Stop::new()) else {
            return (game.position, played);
        };
        game.history.push(game.position.zobrist_hash(EnPassantMode::Legal));
        game.position.play_unchecked(mv);
        game.last = Some(mv);
    }
    (game.position, most)
}

#[test]
fn from_level_8_a_queen_mates_a_bare_king() {
    for seed in 0..3 {
        let (end, played) = game(problem("8/8/3k4/8/8/8/1Q6/K7 w - - 0 1"), 8, 8, seed, 100);
        assert!(end.is_checkmate(), "seed {seed}, {played} half-moves");
    }
}

#[test]
fn from_level_5_most_pieces_are_out_after_twelve_moves() {
    let home = |number, seed| {
        let (end, _) = game(problem(START), number, number, seed, 24);
        let (board, start) = (end.board(), Chess::default());
        let knights = board.knights() & start.board().knights();
        (knights | (board.bishops() & start.board().bishops())).count()
    };
    for number in [5, 8, 11] {
        let mean = (0..8).map(|seed| home(number, seed)).sum::<usize>() / 8;
        assert!(mean <= 3, "level {number}: {mean} of 8 at home");
    }
}

/// Points out of two for `strong` against `weak`, one game with each colour. A game ends when a side
/// is ahead by a queen, or after 60 half-moves.
fn match_points(strong: u8, weak: u8) -> f32 {
    let game = |colour| {
        let mut game = after(START, "e2e4 e7e5");
        for _ in 0..60 {
            let number = if game.position.turn() == colour { strong } else { weak };
            let Some(mv) = choose(&game, level(number), 1, Pace::Own, &Stop::new()) else { break };
            game.history.push(game.position.zobrist_hash(EnPassantMode::Legal));
            game.position.play_unchecked(mv);
            if evaluate(game.position.chess().unwrap()).abs() > 900 {
                break;
            }
        }
        let worth = if game.position.is_checkmate() {
            -9999
        } else {
            evaluate(game.position.chess().unwrap())
        };
        match if game.position.turn() == colour { worth } else { -worth } {
            200.. => 1.0,
            ..=-200 => 0.0,
            _ => 0.5,
        }
    };
    game(Color::White) + game(Color::Black)
}

#[test]
fn eight_levels_up_is_clearly_stronger() {
    let points = match_points(9, 1) + match_points(10, 2);
    assert!(points >= 3.5, "{points} of 4");
}
