//! What is wanted of the opponent, and what has become of it.

use shakmaty::{Color, Move};

use crate::app::order::HomeOrder;
use crate::laws::{Answer, Variant};
use crate::opponent::uci::Fault;
use crate::understanding::About;

/// What is wanted of the opponent, or has come of it.
#[derive(Debug)]
pub(in crate::app::session) enum Opposing {
    /// It answers the draw that was offered to it, if the offer stands.
    AnswerDraw,
    /// The player asks for its level, or for another one.
    Level(About),
    /// What it thinks about is not wanted any more.
    Stop,
    /// Its engine is started.
    Start,
    /// The built-in opponent takes the engine's place.
    Replace,
    /// It has reported this.
    Has(Report),
    /// The player is back, and hears what it has reported while he went through another game.
    Catch,
}

/// What has become of the opponent.
#[derive(Debug)]
pub(in crate::app::session) enum Report {
    /// This brings it on.
    Do(HomeOrder),
    /// It moves.
    Moves(Move),
    /// It was ended because it did not stop, and this is its move.
    Cut(Move),
    /// It answers an offer.
    AnswersDraw(Color, Answer),
    /// A fault of the program leaves it without a move.
    Stuck,
    /// It takes long over its move.
    Thinks,
    /// The engine takes its time to start.
    Starts,
    /// The engine can play; whether it could before.
    Ready { again: bool },
    /// The engine does not play on; whether it is worth a new start.
    Fails { trouble: Trouble, again: bool },
}

/// What is wrong with an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum Trouble {
    /// With the last line that it wrote for people, or nothing.
    Fault(Fault, String),
    Silent,
    NoMove,
    NoStop,
    Nonsense(String),
    Illegal(String),
    NoChess960,
    /// It does not play this game.
    NoVariant(Variant),
}
