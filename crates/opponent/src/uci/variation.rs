//! A line of moves that an engine shows, and what it is worth: read from `info`, and written as it was
//! read, so that it can be kept. Pure.

use std::fmt;
use std::iter::Peekable;
use std::str::FromStr;

use shakmaty::uci::UciMove;

use crate::builtin::Score;

/// Plies of a line that are kept; nobody can follow more.
const LONGEST: usize = 32;

/// No score is farther from nothing, so that each can be turned round.
const FARTHEST: i32 = 1_000_000;

/// A line of moves and what it is worth for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineLine {
    /// What it is worth; nothing where the engine does not say.
    pub score: Option<Score>,
    /// Plies looked ahead; 0 where the engine does not say.
    pub depth: u16,
    /// Positions visited; 0 where the engine does not say.
    pub nodes: u64,
    /// Of a thousand games, how many are won, drawn and lost.
    pub chances: Option<[u16; 3]>,
    /// The moves, legal or not, as far as the engine shows them.
    pub moves: Vec<UciMove>,
}

impl EngineLine {
    /// A move of which nothing more is known.
    pub(super) fn of_move(uci: UciMove) -> Self {
        Self { score: None, depth: 0, nodes: 0, chances: None, moves: vec![uci] }
    }
}

/// What stands after `info`: a line with its number, counted from 1. `None` where neither a score nor a
/// move is told, or a score that is only a bound.
pub(super) fn shown<'a>(words: impl Iterator<Item = &'a str>) -> Option<(usize, EngineLine)> {
    let (mut number, mut score) = (1, None);
    let (mut depth, mut nodes, mut chances, mut moves) = (0, 0, None, Vec::new());
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        match word {
            // What follows is a text for people.
            "string" => break,
            "lowerbound" | "upperbound" => return None,
            "score" => score = read_score(&mut words),
            "multipv" => number = words.next()?.parse().ok()?,
            "depth" => depth = words.next()?.parse().unwrap_or(0),
            "nodes" => nodes = words.next()?.parse().unwrap_or(0),
            "wdl" => chances = read_chances([words.next()?, words.next()?, words.next()?]),
            "pv" => {
                while let Some(uci) = words.peek().and_then(|word| read_move(word)) {
                    words.next();
                    if moves.len() < LONGEST {
                        moves.push(uci);
                    }
                }
            }
            _ => {}
        }
    }
    let tells = score.is_some() || !moves.is_empty();
    tells.then_some((number, EngineLine { score, depth, nodes, chances, moves }))
}

/// `cp X` or `mate X`. Some write `cp mate X`.
fn read_score<'a>(words: &mut Peekable<impl Iterator<Item = &'a str>>) -> Option<Score> {
    let kind = words.next_if(|word| matches!(*word, "cp" | "mate"))?;
    let kind = words.next_if_eq(&"mate").unwrap_or(kind);
    let number = words.peek()?.parse::<i32>().ok()?.clamp(-FARTHEST, FARTHEST);
    words.next();
    Some(if kind == "mate" { Score::Mate(number) } else { Score::Centipawns(number) })
}

/// Three shares that make a whole.
fn read_chances(words: [&str; 3]) -> Option<[u16; 3]> {
    let chances = words.map(|word| word.parse::<u16>().ok().filter(|share| *share <= 1000));
    let [Some(won), Some(drawn), Some(lost)] = chances else { return None };
    (won + drawn + lost == 1000).then_some([won, drawn, lost])
}

fn read_move(word: &str) -> Option<UciMove> {
    word.parse().ok().filter(|uci| matches!(uci, UciMove::Normal { .. } | UciMove::Put { .. }))
}

impl fmt::Display for EngineLine {
    /// As an engine writes it after `info`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "depth {}", self.depth)?;
        match self.score {
            Some(Score::Centipawns(number)) => write!(f, " score cp {number}")?,
            Some(Score::Mate(number)) => write!(f, " score mate {number}")?,
            None => {}
        }
        if let Some([won, drawn, lost]) = self.chances {
            write!(f, " wdl {won} {drawn} {lost}")?;
        }
        write!(f, " nodes {} pv", self.nodes)?;
        self.moves.iter().try_for_each(|uci| write!(f, " {uci}"))
    }
}

/// A text is no line with a score or a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoVariation;

impl FromStr for EngineLine {
    type Err = NoVariation;

    fn from_str(text: &str) -> Result<Self, NoVariation> {
        shown(text.split_whitespace()).map(|(_, variation)| variation).ok_or(NoVariation)
    }
}
