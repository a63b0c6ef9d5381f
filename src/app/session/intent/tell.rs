//! How an event is told where it happens.

use shakmaty::{Color, Piece, Square, uci::UciMove};

/// How an event is told where it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum Tell {
    /// In the words of its effects.
    Usual,
    /// In the same words, as a part of the answer that was given before.
    Joined,
    /// Not at all: it is no news here, or a part of something that is told as a whole.
    Nothing,
    /// By this sentence alone, unless it is refused.
    Instead(&'static str),
    /// This piece is taken off this square: it is named, also where nothing follows from it.
    Lifted(Square, Piece),
    /// A piece is put on this square, which is named where nothing follows from it.
    Seated(Square),
    /// This was written on his score sheet at this ply, or crossed out there: that is said where
    /// nothing is told of what follows from it.
    Written(u16, Option<UciMove>),
    /// This player's clock is pressed late: that is said where nothing follows from it.
    Pressed(Color),
}
