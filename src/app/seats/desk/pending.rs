//! What is open between the arbiter and the program: a question, asked at one place, and the rulings that
//! the last comparison proposes.
//!
//! A question is answered at the place where it was asked.

use crate::laws::{Event, Ruling};
use crate::table::Place;

/// What the next line may answer.
#[derive(Debug, Default)]
pub(super) struct Pending {
    question: Option<(Place, Asking)>,
    /// The rulings that the last comparison of the boards proposes.
    pub(super) proposal: Vec<Ruling>,
}

/// An open question.
#[derive(Clone, Debug)]
pub(super) enum Asking {
    /// Whether this is to happen, and what it would have cost when it was asked.
    Event(Event, Stakes),
    /// Whether the match is over.
    SignOff,
    /// The passphrase that opens the envelope.
    Passphrase,
    /// Nothing: the envelope is being opened.
    Opening,
}

/// What a yes costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stakes {
    /// Whether the game is over then.
    pub(super) ends: bool,
    /// How many moves are taken back.
    pub(super) gone: usize,
}

impl Pending {
    /// Asks at a place; a question that was open is not any more.
    pub(super) fn ask(&mut self, place: Place, asking: Asking) {
        self.question = Some((place, asking));
    }

    /// Asks nothing any more.
    pub(super) fn close(&mut self) {
        self.question = None;
    }

    /// Asks nothing at a place any more, and has what was asked there.
    pub(super) fn leave(&mut self, place: Place) -> Option<Asking> {
        self.question.take_if(|(asked, _)| *asked == place).map(|(_, asking)| asking)
    }

    /// What is asked at a place.
    pub(super) fn asked_at(&self, place: Place) -> Option<&Asking> {
        self.question.as_ref().filter(|(asked, _)| *asked == place).map(|(_, asking)| asking)
    }

    /// The place at which the envelope is being opened.
    pub(super) fn opens_at(&self) -> Option<Place> {
        match &self.question {
            Some((place, Asking::Opening)) => Some(*place),
            Some((_, Asking::Event(..) | Asking::SignOff | Asking::Passphrase)) | None => None,
        }
    }
}
