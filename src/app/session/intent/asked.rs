//! What the player can be asked: a number, or yes and no.

use shakmaty::{Color, Move, uci::UciMove};

use crate::archive::GameId;
use crate::laws::{Claim, Ground, Signature};

/// An open question to the player.
#[derive(Clone, Debug)]
pub(in crate::app::session) enum Dialog {
    /// One of several legal readings, by number, and what is done with it.
    Choose(Vec<Move>, Purpose),
    /// Yes or no.
    Confirm(Request),
}

/// What a move is named for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum Purpose {
    /// It is made, or repeated.
    Enter,
    /// It is announced.
    Announce,
    /// What was announced is corrected.
    Correct,
}

/// A request that must be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum Request {
    /// Offer a draw.
    Draw(Color),
    /// Agree to a draw, which this player offers or was offered.
    AgreeDraw(Color),
    /// Claim a draw, about the position or about the one after this move.
    Claim(Claim, Option<UciMove>),
    /// Claim a draw in a quickplay finish (Guidelines III.5).
    Quickplay(Ground),
    /// Ask for an increment in a quickplay finish (Guidelines III.4).
    Increment,
    /// Put this move into the envelope.
    Seal(UciMove),
    /// Sign this result, which is not the one on record.
    Sign(Signature),
    /// Resign.
    Resign(Color),
    /// Play this move, of which the player is warned.
    Blunder(Move),
    /// Take back the player's last move.
    TakeBack,
    /// Leave the game for a new one.
    New,
    /// Leave it for one that was left: the one that was played last, or this one.
    Resume(Option<GameId>),
    /// Leave it for one with this colour from the position that is gone through.
    PlayOn(Color),
    /// Let the built-in opponent play in the engine's place.
    Builtin,
    /// Delete the game, or replace the file, that is planned.
    File,
    /// Go on with the game that was left.
    GoOn,
}
