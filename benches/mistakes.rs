//! How right the labels of mistakes are, and how long a game takes: the games of a file with an engine,
//! each once as in the program and once with ten times the nodes.
//!
//! Arguments: the engine, a PGN file, and how many of its games; for example
//! `cargo bench --bench mistakes -- stockfish games.pgn 5`. A busy machine changes the times and
//! nothing else.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a bench prints, and fails by panicking"
)]

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use shakmaty::{CastlingMode, Move, Position};
use touchmove::notation::openings;
use touchmove::notation::pgn::{Found, Node, Reader, Tree};
use touchmove::notation::position;
use touchmove::opponent::builtin::{Level, Score};
use touchmove::opponent::thinker::Ticket;
use touchmove::opponent::uci::{Answer, Limits, Order, Search, Table, Uci, Variation};
use touchmove::practice::mistakes::{self, Label, Line, Plan};

/// How many times more nodes the labels are compared with.
const TIMES: u64 = 10;

fn main() {
    // Nothing is measured where cargo only runs every target.
    let arguments: Vec<String> = env::args().skip(1).filter(|it| it != "--bench").collect();
    let [engine, file, count] = &arguments[..] else { return };
    let (report, answers) = channel();
    let uci = Uci::start(move |_, answer| report.send(answer).unwrap()).unwrap();
    let table = Table { chess960: false, level: Level::MAX, judges: true };
    uci.order(Order::Open { ticket: Ticket(0), file: engine.into(), table });
    let ready = answers.iter().find(|answer| !matches!(answer, Answer::Speaks(_)));
    assert!(matches!(ready, Some(Answer::Ready(_))), "{engine} is no engine");
    let engine = Engine { uci, answers };
    let mut sums = Sums::default();
    for (game, number) in games(file).iter().take(count.parse().unwrap()).zip(1..) {
        let (found, first, took) = engine.reviews(game, 1);
        let (deeper, _, _) = engine.reviews(game, TIMES);
        println!(
            "game {number}, {} plies: {first:.0?} to the first, {took:.0?}",
            game.main().count()
        );
        for ply in found.keys().chain(deeper.keys()).collect::<std::collections::BTreeSet<_>>() {
            println!("  ply {ply}: {:?}, deeper {:?}", found.get(ply), deeper.get(ply));
        }
        sums.add(&found, &deeper);
    }
    let Sums { found, asked, missed, wrong, unseen, nothing } = sums;
    println!("mistakes and blunders: {asked} with {TIMES} times the nodes, {found} as it is");
    println!("by their labels {missed} of {asked} missed, {wrong} of {found} false");
    println!(
        "not even inaccuracies: {unseen} of {asked} as it is, {nothing} of {found} with more nodes"
    );
}

/// How many mistakes and blunders there are, and how many of them have a smaller label or none in the
/// other review.
#[derive(Default)]
struct Sums {
    found: usize,
    asked: usize,
    missed: usize,
    wrong: usize,
    /// Those of the deeper review that have no label as it is.
    unseen: usize,
    /// Those found as it is that have no label in the deeper review.
    nothing: usize,
}

impl Sums {
    fn add(&mut self, all: &BTreeMap<usize, Label>, all_deeper: &BTreeMap<usize, Label>) {
        let counts = |labels: &BTreeMap<usize, Label>| -> Vec<usize> {
            let grave = labels.iter().filter(|(_, label)| **label >= Label::Mistake);
            grave.map(|(ply, _)| *ply).collect()
        };
        let (found, deeper) = (counts(all), counts(all_deeper));
        self.found += found.len();
        self.asked += deeper.len();
        self.missed += deeper.iter().filter(|ply| !found.contains(ply)).count();
        self.wrong += found.iter().filter(|ply| !deeper.contains(ply)).count();
        self.unseen += deeper.iter().filter(|ply| !all.contains_key(ply)).count();
        self.nothing += found.iter().filter(|ply| !all_deeper.contains_key(ply)).count();
    }
}

struct Engine {
    uci: Uci,
    answers: Receiver<Answer>,
}

impl Engine {
    /// The labels of a game; when the first mistake could be asked about, and when all were known.
    fn reviews(&self, game: &Tree, times: u64) -> (BTreeMap<usize, Label>, Duration, Duration) {
        let moves: Vec<Move> = game.main().filter_map(|node| game.mv(node)).collect();
        let mut plan = Plan::new(&game.position(Node::ROOT), &moves, None, openings::is_named);
        let (began, mut first) = (now(), None);
        while let Some(search) = plan.next() {
            plan.found(&self.searches(&search, times));
            if !plan.mistakes().is_empty() {
                first.get_or_insert(now() - began);
            }
        }
        let labels = plan.mistakes().iter().map(|mistake| (mistake.ply, mistake.label)).collect();
        let took = now() - began;
        (labels, first.unwrap_or(took), took)
    }

    fn searches(&self, search: &mistakes::Search, times: u64) -> Vec<Line> {
        let only: Vec<_> = search.only.iter().map(|mv| mv.to_uci(CastlingMode::Standard)).collect();
        let order = Search {
            start: Some(position::write(&search.position)),
            moves: Vec::new(),
            limits: Limits::Nodes(search.nodes * times),
            lines: u8::try_from(only.len().max(1)).unwrap(),
            only,
        };
        self.uci.order(Order::Search { ticket: Ticket(1), search: order });
        let Answer::Played(_, shown) = self.answers.recv().unwrap() else {
            panic!("it has failed")
        };
        shown.iter().map(|variation| line(search, variation)).collect()
    }
}

fn line(search: &mistakes::Search, variation: &Variation) -> Line {
    let mut position = search.position.clone();
    let mut moves = Vec::new();
    for uci in &variation.moves {
        let Ok(mv) = uci.to_move(&position) else { break };
        position.play_unchecked(mv);
        moves.push(mv);
    }
    let score = match variation.score {
        Score::Centipawns(ahead) => mistakes::Score::Centipawns(ahead),
        Score::Mate(moves) => mistakes::Score::Mate(moves),
    };
    Line { score, moves }
}

fn games(file: &str) -> Vec<Tree> {
    let (mut reader, mut games) = (Reader::default(), Vec::new());
    let mut take = |found: Found| {
        if let Found::Game(game) = found {
            games.push(Tree::of(game.start.clone(), game.mode, &game.moves));
        }
    };
    reader.feed(&fs::read(file).unwrap(), &mut take);
    reader.finish(&mut take);
    games
}

#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
fn now() -> Instant {
    Instant::now()
}
