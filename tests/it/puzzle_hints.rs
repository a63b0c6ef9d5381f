//! What the puzzles hint at, beside what a real engine finds: the key move, and mates.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, EnPassantMode};
use touchmove::practice::reason::Clue;
use touchmove::puzzles::Library;

use crate::engines::stockfish;

/// So many puzzles are looked at, as far apart as that goes.
const SAMPLE: usize = 60;

/// How far the engine looks, in positions; and by so many hundredths of a pawn its own move may be better.
const NODES: &str = "400000";
const NEAR: i32 = 60;

/// What a mate is worth, less a step for each move until then.
const MATE: i32 = 100_000;

struct Engine {
    child: Child,
    orders: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start() -> Option<Self> {
        let mut command = Command::new(stockfish()?);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let orders = child.stdin.take().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Some(Self { child, orders, lines })
    }

    /// Its best move, of all or of one alone, and what it is worth.
    fn best(&mut self, fen: &str, only: &str) -> (String, i32) {
        let only = if only.is_empty() { String::new() } else { format!(" searchmoves {only}") };
        writeln!(self.orders, "ucinewgame\nposition fen {fen}\ngo nodes {NODES}{only}").unwrap();
        let mut worth = 0;
        for line in self.lines.by_ref() {
            let line = line.unwrap();
            let mut words = line.split_whitespace();
            if words.clone().next() == Some("bestmove") {
                return (words.nth(1).unwrap().to_owned(), worth);
            }
            if words.any(|word| word == "score") {
                let (kind, number) = (words.next().unwrap(), words.next().unwrap());
                let number: i32 = number.parse().unwrap();
                worth = if kind == "mate" { number.signum() * MATE - number } else { number };
            }
        }
        panic!("the engine has ended");
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The move at which all steps of help arrive is the engine's, or as good; and where they say in how many
/// moves it is mate, it is.
#[test]
fn h3_what_puzzles_hint_at_an_engine_finds() {
    let Some(mut engine) = Engine::start() else { return };
    let library = Library::built_in();
    let ratings = library.ratings();
    let mut ids: Vec<&str> = ratings.keys().copied().collect();
    ids.sort_unstable();
    let (mut alike, mut mates, mut wrong) = (0, 0, Vec::new());
    for id in ids.iter().step_by(ids.len() / SAMPLE) {
        let puzzle = library.get(id).unwrap();
        let key = puzzle.line()[0].to_uci(CastlingMode::Standard).to_string();
        let fen = Fen::from_position(puzzle.start(), EnPassantMode::Legal).to_string();
        let (best, worth) = engine.best(&fen, "");
        alike += usize::from(best == key);
        let of_key = if best == key { worth } else { engine.best(&fen, &key).1 };
        if let Some((Clue::Mate(moves), _)) = puzzle.clue(0) {
            mates += 1;
            if of_key < MATE - i32::try_from(moves).unwrap() {
                wrong.push(format!("{id}: mate in {moves} by {key}, and not {of_key}"));
            }
        } else if of_key + NEAR < worth {
            wrong.push(format!("{id}: {key} is worth {of_key}, {best} {worth}"));
        }
    }
    assert_eq!(wrong, [""; 0]);
    assert!(alike * 10 > SAMPLE * 9 && mates > 5, "{alike} of {SAMPLE} alike, {mates} mates");
}
