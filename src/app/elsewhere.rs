//! What comes of a game on which a server rules, and what is wanted there.

use std::fmt;
use std::time::Duration;

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

/// The waits before a line is tried again, in milliseconds.
const WAITS: [u64; 6] = [200, 1000, 2000, 4000, 8000, 15_000];

/// How long is waited after so many tries that failed, the last one by this.
#[must_use]
pub fn pause(tries: usize, fault: &Fault) -> Duration {
    match fault {
        Fault::Busy(long) => *long,
        Fault::Unreached
        | Fault::Silent
        | Fault::Broken
        | Fault::Untrusted
        | Fault::TokenRefused
        | Fault::Missing
        | Fault::Failing
        | Fault::Refused(_)
        | Fault::NotNow
        | Fault::Nonsense => Duration::from_millis(WAITS[tries.min(WAITS.len() - 1)]),
    }
}
