//! What can be wrong in a file, and what is to be told of one that is right. The words for players are made
//! elsewhere.

use thiserror::Error;

use crate::points::Points;

/// Something that is wrong, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {reason}")]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    /// The file has no player.
    #[error("no player")]
    NoPlayer,
    /// There is to be a number here.
    #[error("no number")]
    Number,
    /// A number is greater than the format allows.
    #[error("a number that is too great")]
    TooGreat,
    /// There are to be points here.
    #[error("no points")]
    Points,
    /// A colour is `w`, `b` or `-`.
    #[error("no colour")]
    Color,
    /// No result has this letter.
    #[error("no result")]
    Result,
    /// The result does not go with the opponent: a game without one, or a bye with one.
    #[error("a result that does not go with the opponent")]
    Unfit,
    /// Two players have this starting number.
    #[error("the starting number {0} for the second time")]
    NumberTwice(usize),
    /// Nobody has this starting number.
    #[error("nobody has the starting number {0}")]
    Opponent(usize),
    /// A player meets himself.
    #[error("a player against himself")]
    Oneself,
    /// Two have the same opponent in a round.
    #[error("{number} has two opponents in round {round}")]
    TwoOpponents {
        /// Who has two.
        number: usize,
        /// The round.
        round: usize,
    },
    /// The card of the opponent does not say the same of the game.
    #[error("the card of {opponent} does not say the same of round {round}")]
    Contradiction {
        /// The opponent.
        opponent: usize,
        /// The round.
        round: usize,
    },
    /// The points are not what the results give.
    #[error("{given} points, where the results give {counted}")]
    Score {
        /// What the file says.
        given: Points,
        /// What the results give.
        counted: Points,
    },
    /// The file has fewer players than it says: it is not the whole file.
    #[error("{found} players, where the file says {told}")]
    PlayersMissing {
        /// What the file says.
        told: usize,
        /// How many there are.
        found: usize,
    },
}

/// Something to be told of a file that was read, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The line, from 1.
    pub line: usize,
    /// What it is.
    pub notice: Notice,
}

/// What is to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A record that no reader knows. It is kept.
    UnknownRecord,
    /// A tie-break that is not known. It is kept.
    UnknownTieBreak,
    /// Points that depend on the colour, which nothing here does. The line is kept.
    ScoringByColor,
    /// More players than the file says.
    MorePlayers {
        /// What the file says.
        told: usize,
        /// How many there are.
        found: usize,
    },
    /// The bytes are no UTF-8 and were read as Latin-1.
    Latin1,
}
