//! Adjournment (FIDE 2023, Guidelines I): what an envelope can hold, and how far an adjournment is.
//!
//! The closed envelope is a text that the referee cannot read; who encrypts it is `archive`.

use shakmaty::{ByColor, Color, Move, uci::UciMove};

use crate::time::At;

/// What is in the envelope when the arbiter opens it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnvelopeContents {
    /// A move; whether it is legal is found out on opening.
    Move(UciMove),
    /// A move that can mean more than one thing.
    Ambiguous,
    /// Nothing that could be read as a move.
    Unreadable,
}

/// How far an adjournment is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Adjournment {
    /// The player to move has been told to seal.
    Told,
    /// He has sealed.
    Sealed(Sealed),
    /// The envelope was opened in the sealer's absence: until he comes, his opponent may seal the
    /// reply.
    Opened,
}

/// A sealed move; its sealer is the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Sealed {
    /// The closed envelope.
    pub(super) text: String,
    /// The move that was made on the board instead.
    pub(super) bound: Option<Move>,
    /// Where the envelope is.
    pub(super) stage: Stage,
    /// Whether the sealer's turn of the clock is over and the opponent's has begun.
    pub(super) clock_started: bool,
    /// What has decided the game, unless the sealed move has ended it before.
    pub(super) lapse: Option<Lapse>,
}

/// Where the envelope is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// With the player.
    Closed,
    /// With the arbiter.
    Adjourned,
    /// Ready to be opened.
    Due,
}

/// What decides a game while its last move lies in the envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lapse {
    /// These players have come too late to the resumption, waited for since then.
    Late(ByColor<bool>, At),
    /// This player's flag has fallen.
    Flag(Color),
}
