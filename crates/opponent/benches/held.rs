//! How strong engines without levels of their own are where they are held back: a match of one of them
//! against a level of the built-in opponent, or of another engine.
//!
//! Arguments: a player, his level, another player, his level, the games, and a seed. A player is `builtin`
//! or the name of an engine, which is held back whatever levels it has itself:
//!
//!     cargo bench --package touchmove-opponent --bench held -- gnuchess 3 builtin 3 20 1
//!
//! Openings are eight random half-moves after which a search finds nobody ahead; each is played with both
//! colours. Games are played to the end of the rules; two hundred moves are a draw.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::panic,
    clippy::cast_precision_loss,
    reason = "a bench fails by panicking, prints, and counts games in floating point"
)]

use std::env;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use shakmaty::uci::UciMove;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position};
use touchmove_opponent::builtin::{Limits, Pace, Stop, analyse, choose};
use touchmove_opponent::uci::{
    self, Answer, EngineProfile, Handicap, Order, Reply, Search, Strength, Table,
};
use touchmove_opponent::{Level, Problem, Score, Ticket, Uci};
use touchmove_position::Variant;

/// Random half-moves of an opening.
const OPENING: u64 = 8;
/// Half-moves after which a game is a draw.
const LONGEST: usize = 400;
/// Another chance than that of the openings.
const LENT: u64 = 77;
/// How long an engine thinks at most.
const MOVE: Duration = Duration::from_secs(1);

fn main() {
    let arguments: Vec<String> = env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let [one, level, other, his, games, seed] = &*arguments else {
        panic!("a player, his level, another player, his level, the games, a seed")
    };
    let mut players = [Player::of(one, level), Player::of(other, his)];
    let mut counts = [0_u32; 3];
    let (games, seed): (u64, u64) = (games.parse().unwrap(), seed.parse().unwrap());
    for index in 0..games {
        let color = Color::from_white(index % 2 == 0);
        let winner = play(opening(seed * 1000 + index / 2), &mut players, color, index);
        counts[winner.map_or(1, |winner| if winner == color { 0 } else { 2 })] += 1;
    }
    let [won, drawn, lost] = counts;
    let share = (f64::from(won) + f64::from(drawn) / 2.0) / games as f64;
    let bounded = share.clamp(0.5 / games as f64, 1.0 - 0.5 / games as f64);
    let elo = 400.0 * (bounded / (1.0 - bounded)).log10();
    println!(
        "{one} {level} against {other} {his}: {won} won, {drawn} drawn, {lost} lost, {:.0} percent, about {elo:.0} Elo; longest move {} ms",
        share * 100.0,
        players[0].longest.as_millis()
    );
}

/// Who plays.
struct Player {
    who: Who,
    level: Level,
    longest: Duration,
}

enum Who {
    Builtin,
    Engine { uci: Uci, answers: Receiver<Answer>, effort: Handicap },
}

impl Player {
    fn of(name: &str, level: &str) -> Self {
        let level = Level::new(level.parse().unwrap()).unwrap();
        let who = if name == "builtin" { Who::Builtin } else { engine(name, level) };
        Self { who, level, longest: Duration::ZERO }
    }

    fn moves(&mut self, game: &Game, seed: u64) -> Option<Move> {
        let begun = now();
        let mv = match &self.who {
            Who::Builtin => choose(&game.problem, self.level, seed, Pace::Own, &Stop::new()),
            Who::Engine { effort: Handicap { lent: Some(lent), .. }, .. }
                if chance(seed ^ LENT, game.moves.len() as u64) % 100 < u32::from(lent.percent) =>
            {
                choose(&game.problem, lent.level, seed, Pace::Own, &Stop::new())
            }
            Who::Engine { uci, answers, effort } => {
                asked(uci, answers, uci::Limits::Held(*effort, MOVE), game)
            }
        };
        self.longest = self.longest.max(begun.elapsed());
        mv
    }
}

/// An engine that is held to a level.
fn engine(name: &str, level: Level) -> Who {
    let (heard, answers) = channel();
    let uci = Uci::start(move |_, answer| drop(heard.send(answer))).unwrap();
    let table = Table { variant: Variant::Standard, level: Level::MAX, judges: false };
    uci.order(Order::Open { ticket: Ticket(1), file: name.into(), table });
    while !matches!(answers.recv().unwrap(), Answer::Ready(_)) {}
    // Its own levels, if it has some, are left alone.
    let Strength::Held(effort) = EngineProfile::default().strength(level) else {
        panic!("all it can")
    };
    Who::Engine { uci, answers, effort }
}

fn asked(uci: &Uci, answers: &Receiver<Answer>, limits: uci::Limits, game: &Game) -> Option<Move> {
    let position = &game.problem.position;
    if position.legal_moves().is_empty() {
        return None;
    }
    let moves = game.moves.clone();
    let search = Search { start: None, moves, limits, lines: 1, only: Vec::new() };
    uci.order(Order::Search { ticket: Ticket(2), search });
    loop {
        match answers.recv().unwrap() {
            Answer::Played(Reply::Move(mv), _) => return mv.to_move(position).ok(),
            Answer::Played(reply, _) => panic!("{reply:?}"),
            Answer::Failed(fault, words) => panic!("{fault:?} {words}"),
            Answer::Ready(_)
            | Answer::Speaks(_)
            | Answer::Alive { .. }
            | Answer::Shows
            | Answer::Cut(_) => {}
        }
    }
}

/// Plays a game and gives the winner; `color`: that of the first player.
fn play(mut game: Game, players: &mut [Player; 2], color: Color, seed: u64) -> Option<Color> {
    for _ in 0..LONGEST {
        let turn = game.problem.position.turn();
        let Some(mv) = players[usize::from(turn != color)].moves(&game, seed) else {
            return game.problem.position.is_check().then_some(!turn);
        };
        game.make(mv);
        if is_drawn(&game.problem) {
            return None;
        }
    }
    None
}

/// Random moves from the start, tried again until they are about level.
fn opening(seed: u64) -> Game {
    (0..1000).map(|attempt| random_opening(seed << 16 | attempt)).find(is_level).unwrap()
}

fn is_level(game: &Game) -> bool {
    let limits = Limits { nodes: 40_000, depth: u8::MAX };
    let best = analyse(&game.problem, limits, &Stop::new()).moves.first().copied();
    matches!(best.map(|best| best.score), Some(Score::Centipawns(-50..=50)))
}

fn random_opening(seed: u64) -> Game {
    let mut game = Game { problem: Problem::new(Chess::default()), moves: Vec::new() };
    for ply in 0..OPENING {
        let legal = game.problem.position.legal_moves();
        let wanted = chance(seed, ply) % u32::try_from(legal.len()).unwrap().max(1);
        let Some(mv) = legal.get(wanted as usize) else { break };
        game.make(*mv);
    }
    game
}

/// Bits that look random: the finaliser of `MurmurHash3`.
fn chance(seed: u64, ply: u64) -> u32 {
    let mut bits =
        seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ ply.wrapping_mul(0xd6e8_feb8_6659_fd93);
    for factor in [0xff51_afd7_ed55_8ccd, 0xc4ce_b9fe_1a85_ec53] {
        bits = (bits ^ (bits >> 33)).wrapping_mul(factor);
    }
    ((bits ^ (bits >> 33)) >> 32) as u32
}

/// A game, as either kind of player must know it.
struct Game {
    problem: Problem,
    moves: Vec<UciMove>,
}

impl Game {
    fn make(&mut self, mv: Move) {
        self.moves.push(mv.to_uci(CastlingMode::Standard));
        self.problem.history.push(hash(&self.problem.position));
        self.problem.position.play_unchecked(mv);
        self.problem.last = Some(mv);
    }
}

fn is_drawn(problem: &Problem) -> bool {
    let now = hash(&problem.position);
    let met = problem.history.iter().filter(|&&earlier| earlier == now).count();
    let dead = problem.position.is_insufficient_material() || problem.position.halfmoves() >= 100;
    (met >= 2 || dead) && !problem.position.is_checkmate()
}

fn hash(position: &impl Position) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}

#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
fn now() -> Instant {
    Instant::now()
}
