//! What is found in a PGN text, and what can be wrong in it. No words.

use crate::PositionTextError;
use crate::pgn::game::Game;
use crate::pgn::lexer::Place;

/// What is found in a text.
#[derive(Debug)]
pub enum Found {
    /// A whole game.
    Game(Box<Game>),
    /// Something is wrong. The game in which it stands is not given out.
    Fault(Fault),
    /// A game ends here for this program, and is given out up to here: what follows cannot be played.
    Cut(Fault),
    /// A game with faults has ended; it began on this line.
    Refused(u64),
    /// Words have ended in which nothing looks like a game; they began on this line.
    NoGame(u64),
}

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
    /// A move in the letters of another language.
    Foreign(String),
    /// A null move: a side passes, which no game can.
    NullMove(String),
    /// A null move in a variation.
    NullVariation(String),
    /// A move that is not legal here.
    Illegal(String),
    /// A move that several pieces could make.
    Ambiguous(String),
    /// A tag that is not `[Name "value"]`.
    Tag(String),
    /// A tag that the game has already.
    Twice(String),
    /// Another game than chess.
    Variant(String),
    /// The first position cannot be read.
    Position(PositionTextError),
    /// A comment that is never closed.
    OpenComment,
    /// A comment, or the whole game, is longer than any game; or variations lie too deep.
    TooLong,
    /// A variation before the first move, or one that is closed and was not opened, or the reverse.
    Variation,
    /// The game stops without a result.
    NoResult,
    /// The result in the tags is another than the one after the moves, or none.
    ResultTag(String),
    /// The last move mates, and the result is another.
    Mate,
    /// The last move leaves stalemate, and the result is no draw.
    Stalemate,
    /// The file is no text.
    NotText,
}
