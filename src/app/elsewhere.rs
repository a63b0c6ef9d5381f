//! What comes of a game on which a server rules, and what is wanted there.

use std::fmt;

use crate::online::{Began, Chat, Fault, GameState, Gone, Wanted};

/// What comes of a game on which a server rules.
#[derive(Clone, Debug)]
pub enum Elsewhere {
    /// What it is and how it stands: first, and again after each break.
    Full(Box<Began>),
    /// How it stands now.
    State(Box<GameState>),
    /// Somebody writes.
    Chat(Chat),
    /// The opponent has left, or is back.
    Gone(Gone),
    /// The line is lost, and is tried again.
    Lost(Fault),
    /// This was done.
    Done(Wanted),
    /// This was not done; of a move nobody may know.
    Failed(Wanted, Fault),
}

/// The line to whoever rules on a game.
pub trait RulerLine: fmt::Debug {
    /// Sends this; what becomes of it comes into the inbox.
    fn order(&self, wanted: Wanted);
}
