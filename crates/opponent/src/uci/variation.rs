//! A line of moves that an engine shows, and what it is worth: read from `info`, and written as it was
//! read, so that it can be kept. Pure.

use std::fmt;
use std::str::FromStr;

use shakmaty::uci::UciMove;

use crate::builtin::Score;

/// Plies of a line that are kept; nobody can follow more.
const LONGEST: usize = 32;

/// No score is farther from nothing, so that each can be turned round.
const FARTHEST: i32 = 1_000_000;

/// A line of moves and what it is worth for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// What it is worth.
    pub score: Score,
    /// Plies looked ahead; 0 where the engine does not say.
    pub depth: u16,
    /// Positions visited; 0 where the engine does not say.
    pub nodes: u64,
    /// Of a thousand games, how many are won, drawn and lost.
    pub chances: Option<[u16; 3]>,
    /// The moves, legal or not, as far as the engine shows them.
    pub moves: Vec<UciMove>,
}

/// What stands after `info`: a line with its number, counted from 1. `None` where no score is told, or
/// one that is only a bound.
pub(super) fn shown<'a>(words: impl Iterator<Item = &'a str>) -> Option<(usize, Variation)> {
    let (mut number, mut score) = (1, None);
    let (mut depth, mut nodes, mut chances, mut moves) = (0, 0, None, Vec::new());
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        match word {
            // What follows is a text for people.
            "string" => break,
            "lowerbound" | "upperbound" => return None,
            "score" => {
                let mut kind = words.next()?;
                // Some engines write both: `score cp mate 2`.
                if kind == "cp" && words.peek() == Some(&"mate") {
                    kind = words.next()?;
                }
                score = Some(read_score(kind, words.next()?)?);
            }
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
    Some((number, Variation { score: score?, depth, nodes, chances, moves }))
}

fn read_score(kind: &str, number: &str) -> Option<Score> {
    let number = number.parse::<i32>().ok()?.clamp(-FARTHEST, FARTHEST);
    match kind {
        "cp" => Some(Score::Centipawns(number)),
        "mate" => Some(Score::Mate(number)),
        _ => None,
    }
}

/// Three shares that make a whole.
fn read_chances(words: [&str; 3]) -> Option<[u16; 3]> {
    let chances = words.map(|word| word.parse::<u16>().ok().filter(|share| *share <= 1000));
    let [Some(won), Some(drawn), Some(lost)] = chances else { return None };
    (won + drawn + lost == 1000).then_some([won, drawn, lost])
}

fn read_move(word: &str) -> Option<UciMove> {
    word.parse().ok().filter(|uci| matches!(uci, UciMove::Normal { .. }))
}

impl fmt::Display for Variation {
    /// As an engine writes it after `info`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, number) = match self.score {
            Score::Centipawns(number) => ("cp", number),
            Score::Mate(number) => ("mate", number),
        };
        write!(f, "depth {} score {kind} {number}", self.depth)?;
        if let Some([won, drawn, lost]) = self.chances {
            write!(f, " wdl {won} {drawn} {lost}")?;
        }
        write!(f, " nodes {} pv", self.nodes)?;
        self.moves.iter().try_for_each(|uci| write!(f, " {uci}"))
    }
}

/// A text is no line with a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoVariation;

impl FromStr for Variation {
    type Err = NoVariation;

    fn from_str(text: &str) -> Result<Self, NoVariation> {
        shown(text.split_whitespace()).map(|(_, variation)| variation).ok_or(NoVariation)
    }
}
