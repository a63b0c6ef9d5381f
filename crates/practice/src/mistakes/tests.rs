use std::collections::HashMap;

use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Color, Move, Position as _, Role};
use touchmove_position::Position;

use super::plan::{QUICK, THOROUGH};
use super::{GamePhase, Label, Line, Plan, Score, accuracy, is_as_good, is_short};
use std::time::Duration;

use Score::{Centipawns, Mate};

fn moves(text: &str) -> Vec<Move> {
    let mut position = Position::default();
    let play = |word: &str| {
        let mv = word.parse::<San>().unwrap().to_move(&position).unwrap();
        position.play_unchecked(mv);
        mv
    };
    text.split(' ').map(play).collect()
}

/// The limits of lichess, from an even game and from one that is better already.
#[test]
fn a_label_follows_from_the_chance_that_is_lost() {
    use Label::{Blunder, Inaccuracy, Mistake};
    for (best, played, expected) in [
        (0, -53, None),
        (0, -55, Some(Inaccuracy)),
        (0, -111, Some(Mistake)),
        (0, -169, Some(Blunder)),
        (300, 240, None),
        (300, 231, Some(Inaccuracy)),
        (300, 110, Some(Blunder)),
        (1000, 600, None),
        (-600, -3000, None),
        (40, 40, None),
        (-20, 20, None),
    ] {
        assert_eq!(Label::of(Centipawns(best), Centipawns(played)), expected, "{best} {played}");
    }
}

#[test]
fn a_mate_that_is_lost_or_allowed_is_a_blunder_where_something_is_at_stake() {
    use Label::{Blunder, Inaccuracy, Mistake};
    assert_eq!(Label::of(Mate(3), Centipawns(200)), Some(Blunder));
    assert_eq!(Label::of(Mate(3), Mate(-2)), Some(Blunder));
    assert_eq!(Label::of(Mate(3), Mate(9)), None);
    assert_eq!(Label::of(Mate(3), Centipawns(900)), None);
    assert_eq!(Label::of(Centipawns(-300), Mate(-4)), Some(Blunder));
    assert_eq!(Label::of(Centipawns(0), Mate(0)), Some(Blunder));
    assert_eq!(Label::of(Centipawns(-800), Mate(-4)), None);
    assert_eq!(Label::of(Mate(-9), Mate(-1)), None);
    assert_eq!([600, 800, 1200].map(super::by_mate), [Blunder, Mistake, Inaccuracy]);
}

#[test]
fn hardly_any_chance_is_lost_by_an_answer_that_is_as_good() {
    assert!(is_as_good(Centipawns(50), Centipawns(8)));
    assert!(!is_as_good(Centipawns(50), Centipawns(0)));
    assert!(is_as_good(Mate(2), Centipawns(800)));
    assert!(!is_as_good(Centipawns(-300), Mate(-5)));
}

#[test]
fn time_is_short_under_half_a_minute_or_a_tenth() {
    let (hour, minute) = (Duration::from_hours(1), Duration::from_mins(1));
    assert!(is_short(5 * minute, hour) && !is_short(6 * minute, hour));
    assert!(is_short(minute / 3, minute) && !is_short(minute / 2, minute));
}

/// Points of the curve as lichess has them.
#[test]
fn a_move_is_as_good_as_little_is_lost_by_it() {
    for (lost, expected) in [(-3.0, 100.0), (1.0, 96.6), (5.0, 80.8), (20.0, 41.0), (99.0, 0.0)] {
        let found = accuracy::of_move(lost);
        assert!((found - expected).abs() < 0.5, "{lost}: {found}");
    }
}

#[test]
fn a_side_is_judged_by_its_own_moves() {
    let even =
        accuracy::of_side(&[51.4, 53.0, 52.0, 52.0, 52.0], Color::White, Color::White).unwrap();
    assert!(even > 98.0, "{even}");
    // Black loses half of the chance, White nothing.
    let lost = [51.4, 53.0, 95.0, 95.0, 95.0];
    let [white, black] =
        Color::ALL.map(|side| accuracy::of_side(&lost, Color::White, side).unwrap());
    assert!(white > 98.0 && black < 50.0, "{white} {black}");
    assert_eq!(accuracy::of_side(&[51.4, 53.0], Color::White, Color::Black), None);
}

/// An engine for which a position is worth what is written here for White, and else nothing.
struct Knows(HashMap<usize, i32>);

impl Knows {
    fn searches(&self, plan: &mut Plan) -> Vec<(usize, u64)> {
        let mut asked = Vec::new();
        while let Some(search) = plan.next() {
            asked.push((search.ply, search.nodes));
            let turn = search.position.turn();
            let worth = |ply: usize| {
                let white = self.0.get(&ply).copied().unwrap_or(0);
                Centipawns(turn.fold_wb(white, -white))
            };
            let (_, played) = plan.at(search.ply).unwrap_or((&search.position, dummy()));
            let line = |mv: Move| {
                let score = if mv == played { worth(search.ply + 1) } else { worth(search.ply) };
                Line { score, moves: vec![mv] }
            };
            let mut lines: Vec<Line> = if search.only.is_empty() {
                let other = search.position.legal_moves().into_iter().find(|mv| *mv != played);
                vec![line(other.unwrap())]
            } else {
                search.only.iter().map(|mv| line(*mv)).collect()
            };
            lines.sort_by_key(|line| std::cmp::Reverse(centipawns(line.score)));
            plan.found(&lines);
        }
        asked
    }
}

fn dummy() -> Move {
    Position::default().legal_moves()[0]
}

fn centipawns(score: Score) -> i32 {
    match score {
        Centipawns(ahead) => ahead,
        Mate(_) => unreachable!(),
    }
}

#[test]
fn the_first_mistake_is_looked_at_as_soon_as_it_is_seen_and_the_others_after_the_sweep() {
    let game = moves("e4 e5 Nf3 Nc6 Bc4 d6");
    let mut plan = Plan::new(&Position::default(), &game, None, |_| false);
    assert_eq!(plan.judged(), (0, 7));
    // Black's second move gives three pawns away, and White's third gives them back.
    let knows = Knows(HashMap::from([(4, 300), (5, 0)]));
    let asked = knows.searches(&mut plan);
    let plies: Vec<usize> = asked.iter().map(|(ply, _)| *ply).collect();
    assert_eq!(plies, [0, 1, 2, 3, 4, 3, 3, 5, 6, 4, 4, 6, 5, 3, 2, 1, 0]);
    let quick = [0, 1, 2, 3, 4, 7, 8];
    assert!(quick.iter().all(|at| asked[*at].1 == QUICK));
    assert!([5, 6, 9, 10].iter().all(|at| asked[*at].1 > THOROUGH));
    assert!(asked[11..].iter().all(|(_, nodes)| *nodes == THOROUGH));
    let found: Vec<(usize, Label)> =
        plan.mistakes().iter().map(|mistake| (mistake.ply, mistake.label)).collect();
    assert_eq!(found, [(3, Label::Blunder), (4, Label::Blunder)]);
    assert!(plan.was_given(4) && !plan.was_given(3));
    assert!(plan.accuracy(Color::White).unwrap() < 90.0);
}

/// A game from a position of its own is judged from what that is worth.
#[test]
fn who_is_lost_from_the_first_position_on_has_lost_nothing_by_playing() {
    let fen = "3q2k1/8/8/8/8/8/7P/6K1 w - - 0 1";
    let start: Position =
        Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
            .unwrap();
    let mv = start.legal_moves().into_iter().find(|mv| mv.role() == Role::Pawn).unwrap();
    let mut plan = Plan::new(&start, &[mv], None, |_| false);
    Knows(HashMap::from([(0, -900), (1, -900)])).searches(&mut plan);
    assert!(plan.accuracy(Color::White).unwrap() > 98.0);
}

/// What a quick look does not see is found by the thorough one, unless nothing is open any more.
#[test]
fn what_is_searched_thoroughly_is_what_is_still_open() {
    let game = moves("e4 e5 Nf3 Nc6 Bc4 d6");
    let mut plan = Plan::new(&Position::default(), &game, None, |position| {
        position.fullmoves().get() == 1 && position.turn() == Color::Black
    });
    let mut thorough = Vec::new();
    while let Some(search) = plan.next() {
        let other = |mv: &Move| *mv != game[search.ply.min(5)];
        let best = search.position.legal_moves().into_iter().find(other).unwrap();
        // White's second move costs seven points, which only the second sweep sees.
        let score = match (search.ply, search.nodes) {
            (3, QUICK) => 0,
            (3, _) => 80,
            (2, _) if !search.only.is_empty() => 0,
            (4.., QUICK) => search.position.turn().fold_wb(900, -900),
            _ => 0,
        };
        if search.nodes == THOROUGH {
            thorough.push(search.ply);
        }
        let mut lines = vec![Line { score: Centipawns(score), moves: vec![best] }];
        if let [_, played] = search.only[..] {
            lines.push(Line { score: Centipawns(-80), moves: vec![played] });
        }
        plan.found(&lines);
    }
    // The first move is known, and from the fourth on Black has lost, by his second one.
    assert_eq!(thorough, [3, 2, 1]);
    let found: Vec<(usize, Label)> =
        plan.mistakes().iter().map(|mistake| (mistake.ply, mistake.label)).collect();
    assert_eq!(found, [(3, Label::Mistake), (2, Label::Inaccuracy)]);
}

#[test]
fn ones_own_mistakes_come_first_and_what_books_know_is_none() {
    let game = moves("e4 e5 Nf3 Nc6 Bc4 d6");
    let knows = Knows(HashMap::from([(1, -300), (4, 300), (5, 0)]));
    let mut plan = Plan::new(&Position::default(), &game, Some(Color::White), |_| false);
    let careful = |asked: Vec<(usize, u64)>| -> Vec<usize> {
        asked.into_iter().filter(|(_, nodes)| *nodes > THOROUGH).map(|(ply, _)| ply).collect()
    };
    assert_eq!(careful(knows.searches(&mut plan)), [0, 0, 4, 4, 1, 1, 3, 3]);
    let is_known = |position: &Position| position.fullmoves().get() == 1;
    let mut plan = Plan::new(&Position::default(), &game, Some(Color::White), is_known);
    assert_eq!(careful(knows.searches(&mut plan)), [4, 4, 1, 1, 3, 3]);
    assert!(!plan.finds_more(None));
}

#[test]
fn a_mate_on_the_board_needs_no_search_and_the_best_move_is_no_mistake() {
    let game = moves("f3 e5 g4 Qh4#");
    let mut plan = Plan::new(&Position::default(), &game, Some(Color::White), |_| false);
    assert_eq!(plan.judged(), (0, 5));
    let looks = |plan: &mut Plan, nodes| {
        while let Some(search) = plan.next().filter(|search| search.nodes == nodes) {
            let score = if search.ply == 3 { Mate(1) } else { Centipawns(0) };
            plan.found(&[Line { score, moves: vec![game[search.ply]] }]);
        }
    };
    looks(&mut plan, QUICK);
    // White's second move allows the mate; a second look says that it was the best.
    let search = plan.next().unwrap();
    assert_eq!(search.ply, 2);
    plan.found(&[Line { score: Mate(-1), moves: vec![game[2]] }]);
    looks(&mut plan, THOROUGH);
    assert_eq!((plan.next(), plan.mistakes()), (None, &[][..]));
}

/// An engine that knows nothing of chosen moves shows the best line alone.
#[test]
fn where_one_line_is_shown_the_played_move_is_judged_by_what_came_after_it() {
    let game = moves("f3 e5 g4 Qh4#");
    let mut plan = Plan::new(&Position::default(), &game, Some(Color::White), |_| false);
    let best = moves("f3 e5 d4")[2];
    while let Some(search) = plan.next() {
        let score = if search.ply == 3 { Mate(1) } else { Centipawns(0) };
        let mv = if search.ply == 2 { best } else { game[search.ply] };
        plan.found(&[Line { score, moves: vec![mv] }]);
    }
    let [mistake] = plan.mistakes() else { panic!("{:?}", plan.mistakes()) };
    assert_eq!((mistake.ply, mistake.label, mistake.best.moves[0]), (2, Label::Blunder, best));
    assert_eq!((mistake.played.score, mistake.played.moves[0]), (Mate(-1), game[2]));
}

#[test]
fn a_line_is_read_as_it_was_written() {
    let start = Position::default();
    let line = Line { score: Mate(-3), moves: moves("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O") };
    assert_eq!(line.written(), "mate -3 e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1h1");
    assert_eq!(Line::read(&start, &line.written()), Some(line));
    for wrong in ["", "cp", "cp 12", "cp x e2e4", "wdl 3 e2e4", "cp 12 e2e5", "cp 12 e4"] {
        assert_eq!(Line::read(&start, wrong), None, "{wrong}");
    }
}

#[test]
fn a_mistake_that_is_known_is_not_searched_again() {
    let line = |score, text| Line { score: Centipawns(score), moves: moves(text) };
    let (best, played) = (line(20, "e4 e5"), line(-120, "f3 e5"));
    let mistake = super::Mistake { ply: 8, label: Label::Mistake, best, played };
    let plan = Plan::known(&Position::default(), mistake.clone());
    assert_eq!((plan.next(), plan.finds_more(None)), (None, false));
    assert_eq!(plan.mistakes(), [super::Mistake { ply: 0, ..mistake }]);
}

#[test]
fn nothing_more_is_found_once_nobody_searches() {
    let mut plan = Plan::new(&Position::default(), &moves("e4 e5"), None, |_| false);
    assert!(plan.finds_more(None));
    plan.end();
    assert_eq!(
        (plan.next(), plan.finds_more(None), plan.accuracy(Color::White)),
        (None, false, None)
    );
}

#[test]
fn a_phase_is_known_by_the_pieces() {
    let phase = |fen: &str| {
        let fen: Fen = fen.parse().unwrap();
        let position: Position =
            Position::from_setup(fen.into_setup(), CastlingMode::Standard).unwrap();
        GamePhase::of(&position)
    };
    assert_eq!(GamePhase::of(&Position::default()), GamePhase::Opening);
    assert_eq!(phase("r3k2r/pppq1ppp/2n5/8/8/2N5/PPPQ1PPP/R3K2R w - - 0 1"), GamePhase::Middlegame);
    assert_eq!(phase("4k3/pppr1ppp/8/8/8/8/PPPR1PPP/4K3 w - - 0 1"), GamePhase::Endgame);
}
