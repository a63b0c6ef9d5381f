//! A question to a board that is asked again when no answer comes, and given up in the end.

use std::time::Duration;

/// How often a question is asked before it is given up.
pub(super) const TRIES: u8 = 3;

/// A question under way.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    bytes: Vec<u8>,
    sent: u8,
    due: Duration,
    patience: Duration,
}

/// What became of a question.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Late {
    /// There is still time.
    NotYet,
    /// It must be asked again.
    Again(Vec<u8>),
    /// It was asked often enough.
    GivenUp,
}

impl Asked {
    /// A question whose bytes are sent now, and again whenever an answer takes longer than
    /// `patience`.
    pub(super) const fn new(bytes: Vec<u8>, patience: Duration, now: Duration) -> Self {
        Self { bytes, sent: 1, due: now.saturating_add(patience), patience }
    }

    pub(super) const fn due(&self) -> Duration {
        self.due
    }

    /// Whether it was sent for the last time.
    pub(super) const fn is_last(&self) -> bool {
        self.sent == TRIES
    }

    pub(super) fn late(&mut self, now: Duration) -> Late {
        if now < self.due {
            Late::NotYet
        } else if self.sent == TRIES {
            Late::GivenUp
        } else {
            self.sent += 1;
            self.due = now.saturating_add(self.patience);
            Late::Again(self.bytes.clone())
        }
    }
}
