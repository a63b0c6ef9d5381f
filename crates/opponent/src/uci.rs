//! Engines of other people as opponents, by the Universal Chess Interface.
//!
//! An engine is a program that nobody here has written: it may be missing, die, hang, flood or lie.
//! `line` reads what it writes, `protocol` knows what to say to it when, both pure; `process` keeps
//! the program, `driver` brings the two together on threads of its own. None of them waits for
//! anybody's clock: who asks has a ticket and a deadline, and gives an engine up when it comes.
//! Whether a move is legal is not decided here either.

mod driver;
mod line;
pub mod process;
mod protocol;
mod strength;
#[cfg(test)]
mod tests;
mod variation;

use std::path::PathBuf;
use std::time::Duration;

use shakmaty::uci::UciMove;
use touchmove_position::Variant;

use crate::builtin::Level;
use crate::thinker::Ticket;

pub use driver::Uci;
pub use strength::{EngineProfile, Handicap, Lent, Range, Strength};
pub use variation::{EngineLine, NoVariation};

/// Names under which distributions ship engines that speak UCI.
pub const USUAL: [&str; 8] = [
    "stockfish",
    "fairy-stockfish",
    "lc0",
    "ethereal-chess",
    "glaurung",
    "toga2",
    "fruit",
    "gnuchess",
];

/// What an engine is told to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Start this program, unless it runs already, and begin a game. Answered by [`Answer::Ready`].
    Open {
        /// Given back with the answer.
        ticket: Ticket,
        /// The program: a path, or a name to be looked for.
        file: PathBuf,
        /// What is played.
        table: Table,
    },
    /// Find a move. Answered by [`Answer::Played`].
    Search {
        /// Given back with the answer.
        ticket: Ticket,
        /// From where, and for how long.
        search: Search,
    },
    /// Answer what is searched for now, and forget what is not begun.
    Stop,
    /// End the program at once, and let what it has shown be its answer. Answered by [`Answer::Cut`].
    Cut(Ticket),
    /// Show that it is alive, by whatever it writes. Answered by [`Answer::Alive`].
    Ping(Ticket),
    /// Play so strong from the next move on.
    Level(Level),
    /// End the program at once; what was asked stays without an answer.
    Kill,
}

/// What a game is, as far as an engine must know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The game.
    pub variant: Variant,
    /// How strong it shall play.
    pub level: Level,
    /// Whether positions are judged in it and no game is played.
    pub judges: bool,
}

/// A position to find a move in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Search {
    /// The first position as FEN; nothing for the usual one.
    pub start: Option<String>,
    /// The moves since, so that the engine knows of repetitions.
    pub moves: Vec<UciMove>,
    /// How long.
    pub limits: Limits,
    /// How many lines it shall show, each with another first move; one that cannot shows one.
    pub lines: u8,
    /// The first moves to choose from; all, if none is named.
    pub only: Vec<UciMove>,
}

/// How long an engine may search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limits {
    /// So long for this move.
    Move(Duration),
    /// So many positions.
    Nodes(u64),
    /// No farther than this, and so long at most.
    Held(Handicap, Duration),
    /// As it sees fit by the clocks.
    Clocks {
        /// What White has left.
        white: Duration,
        /// What Black has left.
        black: Duration,
        /// What each gets for a move.
        bonus: Duration,
        /// Moves until more time comes, if any comes.
        moves_to_go: Option<u32>,
    },
}

/// What an engine, or its absence, answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is ready for a game, and has presented itself so.
    Ready(EngineProfile),
    /// It writes, and whether that is UCI: a program that is no engine never greets.
    Speaks(bool),
    /// It has written something since it was asked for a sign of life last.
    Alive {
        /// Whether it has said that it is ready while it searched: one that never does is not
        /// at fault when it is quiet.
        attentive: bool,
    },
    /// It shows a move for the first time in a search: whatever it had to load is there.
    Shows,
    /// It was ended before it answered; with the lines that it showed last, if it has shown a move.
    Cut(Vec<EngineLine>),
    /// It has answered a search; with the lines that it showed last, the best first. A best move of
    /// which it has shown nothing is a line without a score.
    Played(Reply, Vec<EngineLine>),
    /// It is not there; with the last line that it wrote for people, short, or nothing.
    Failed(Fault, String),
}

/// What stands after `bestmove`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// A move by its squares, legal or not.
    Move(UciMove),
    /// That there is none: `(none)`, `0000`, or nothing at all.
    None,
    /// Something else, shortened.
    Nonsense(String),
}

/// Why an engine is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no such file.
    Missing,
    /// The system does not start it.
    Refused,
    /// It has ended by itself, or closed its output.
    Ended,
    /// It answers, and not in UCI.
    NotUci,
    /// It wrote more than anybody could want to read.
    Flooded,
}
