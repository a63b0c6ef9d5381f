//! How right the labels of mistakes are, and how long a game takes: thirty games, each searched once as
//! in the program and once with ten times the nodes.
//!
//! Arguments: the engine, and the numbers of the first and the last game; for example
//! `cargo bench --bench mistakes -- stockfish 1 30`. A deeper review takes minutes, so what it found is
//! kept beside the games, in `mistakes/labels.txt`. With `deeper` at the end games are searched deeper
//! alone, and what is to be kept is printed. A busy machine changes the times and nothing else.
//!
//! By the same label nothing agrees better than this: eight times the nodes do not either.
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
use touchmove::notation::pgn::{self, Node, Reader, Tree};
use touchmove::notation::position;
use touchmove::opponent::builtin::{Level, Score};
use touchmove::opponent::thinker::Ticket;
use touchmove::opponent::uci::{Answer, EngineLine, Limits, Order, Search, Table, Uci};
use touchmove::practice::mistakes::{self, Label, Line, Plan};

/// How many times more nodes the labels are compared with.
const TIMES: u64 = 10;
/// The games: the first thirty of the book of gnuchess, which is in the public domain.
const GAMES: &str = "benches/mistakes/games.pgn";
/// What Stockfish 15.1 found with [`TIMES`] the nodes: a line for each game, its number, then each
/// mistake by the moves made before it, what it is called and the points lost.
const LABELS: &str = "benches/mistakes/labels.txt";

fn main() {
    // Nothing is measured where cargo only runs every target.
    let arguments: Vec<String> = env::args().skip(1).filter(|it| it != "--bench").collect();
    let [engine, from, to, rest @ ..] = &arguments[..] else { return };
    let numbers = from.parse::<usize>().unwrap()..=to.parse().unwrap();
    let engine = Engine::start(engine);
    let all = games(GAMES);
    let games = numbers.map(|number| (number, &all[number - 1]));
    match rest {
        [] => compare(&engine, games),
        _ => games.for_each(|(number, game)| {
            println!("{number}:{}", written(&engine.reviews(game, TIMES).0));
        }),
    }
}

/// Searches games as in the program, and compares their labels with those that are kept.
fn compare<'a>(engine: &Engine, games: impl Iterator<Item = (usize, &'a Tree)>) {
    let kept = kept();
    let mut sums = Sums::default();
    for (number, game) in games {
        let (found, first, took) = engine.reviews(game, 1);
        let plies = game.main().count();
        println!("game {number}, {plies} plies: {first:.0?} to the first, {took:.0?}");
        println!("  as it is:{}", written(&found));
        let Some(deeper) = kept.get(&number) else { continue };
        let found = found.into_iter().map(|(ply, (label, _))| (ply, label)).collect();
        sums.add(&found, deeper);
    }
    let Sums { found, asked, missed, wrong, unseen, nothing } = sums;
    println!("mistakes and blunders: {asked} with {TIMES} times the nodes, {found} as it is");
    println!("by their labels {missed} of {asked} missed, {wrong} of {found} false");
    println!(
        "not even inaccuracies: {unseen} of {asked} as it is, {nothing} of {found} with more nodes"
    );
}

/// Labels by ply, and the points of the chance that were lost.
type Found = BTreeMap<usize, (Label, f64)>;

fn written(found: &Found) -> String {
    let one = |(ply, (label, lost)): (&usize, &(Label, f64))| format!(" {ply} {label:?} {lost:.1}");
    found.iter().map(one).collect::<Vec<_>>().join(",")
}

fn kept() -> BTreeMap<usize, BTreeMap<usize, Label>> {
    let label = |name: &str| Label::ALL.into_iter().find(|it| format!("{it:?}") == name).unwrap();
    let one = |text: &str| {
        let mut words = text.split_whitespace();
        Some((words.next()?.parse().unwrap(), label(words.next()?)))
    };
    let text = fs::read_to_string(LABELS).unwrap();
    let line = |line: &str| {
        let (number, found) = line.split_once(':').unwrap();
        (number.parse().unwrap(), found.split(',').filter_map(one).collect())
    };
    text.lines().map(line).collect()
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
    fn start(file: &str) -> Self {
        let (report, answers) = channel();
        let uci = Uci::start(move |_, answer| report.send(answer).unwrap()).unwrap();
        let table =
            Table { variant: touchmove::laws::Variant::Standard, level: Level::MAX, judges: true };
        uci.order(Order::Open { ticket: Ticket(0), file: file.into(), table });
        let ready = answers.iter().find(|answer| !matches!(answer, Answer::Speaks(_)));
        assert!(matches!(ready, Some(Answer::Ready(_))), "{file} is no engine");
        Self { uci, answers }
    }

    /// The labels of a game; when the first mistake could be asked about, and when all were known.
    fn reviews(&self, game: &Tree, times: u64) -> (Found, Duration, Duration) {
        let moves: Vec<Move> = game.main().filter_map(|node| game.mv(node)).collect();
        let mut plan = Plan::new(&game.position(Node::ROOT), &moves, None, openings::is_named);
        let (began, mut first) = (now(), None);
        while let Some(search) = plan.next() {
            plan.found(&self.searches(&search, times));
            if !plan.mistakes().is_empty() {
                first.get_or_insert(now() - began);
            }
        }
        let labels = plan.mistakes().iter().map(|mistake| {
            let (before, after) = mistake.chances();
            (mistake.ply, (mistake.label, before - after))
        });
        let labels = labels.collect();
        let took = now() - began;
        (labels, first.unwrap_or(took), took)
    }

    fn searches(&self, search: &mistakes::PlannedSearch, times: u64) -> Vec<Line> {
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
        shown.iter().filter_map(|variation| line(search, variation)).collect()
    }
}

fn line(search: &mistakes::PlannedSearch, variation: &EngineLine) -> Option<Line> {
    let mut position = search.position.clone();
    let mut moves = Vec::new();
    for uci in &variation.moves {
        let Ok(mv) = uci.to_move(&position) else { break };
        position.play_unchecked(mv);
        moves.push(mv);
    }
    let score = match variation.score? {
        Score::Centipawns(ahead) => mistakes::Score::Centipawns(ahead),
        Score::Mate(moves) => mistakes::Score::Mate(moves),
    };
    Some(Line { score, moves })
}

fn games(file: &str) -> Vec<Tree> {
    let (mut reader, mut games) = (Reader::default(), Vec::new());
    let mut take = |found: pgn::Found| {
        if let pgn::Found::Game(game) = found {
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
