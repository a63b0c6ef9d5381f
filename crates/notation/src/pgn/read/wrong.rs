//! Why a game of a PGN text is not taken. No words.

use crate::PositionTextError;
use crate::pgn::lexer::Place;

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What.
    pub wrong: Wrong,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A word that means nothing in PGN.
    Word(String),
    /// A move in the letters of another language than English, which PGN has.
    Foreign(String),
    /// A move in other letters than those that were named for the file.
    OtherLetters {
        /// The move.
        word: String,
        /// The letters that were named.
        letters: String,
    },
    /// A null move: a side passes, which no game can.
    NullMove(String),
    /// A move that is not legal here.
    Illegal(String),
    /// A piece is dropped that the player does not have in the hand.
    NotInHand(String),
    /// A move that several pieces could make.
    Ambiguous(String),
    /// A pawn arrives, and it is not said what it becomes.
    NoPromotion(String),
    /// Two moves without a blank between them.
    Glued(String),
    /// Another game than chess.
    Variant(String),
    /// The first position cannot be read.
    Position(PositionTextError),
    /// A comment, or the whole game, is longer than any game; or variations lie too deep.
    TooLong,
    /// There are tags, but neither moves nor a result.
    NoMoves,
    /// The file is no text.
    NotText,
}

impl Wrong {
    pub(super) fn is_null(&self) -> bool {
        matches!(self, Self::NullMove(_))
    }
}
