//! Calls to the arbiter that nobody has heard at the desk, and what captains have said: they are told when
//! somebody comes. What waits for a ruling, the game knows.

use crate::app::happened::{Happened, RecordNote};
use crate::table::{BoardNews, CaptainNote, Memo};

/// The calls since the desk was left.
#[derive(Debug, Default)]
pub(super) struct Calls {
    missed: Vec<Memo>,
    /// How many matters have been seen to wait for the arbiter.
    waits: usize,
}

impl Calls {
    /// None so far, and so many matters wait.
    pub(super) const fn new(waits: usize) -> Self {
        Self { missed: Vec::new(), waits }
    }

    /// Takes note of how many matters wait; whether there are more of them.
    pub(super) fn more_wait(&mut self, waits: usize) -> bool {
        waits > std::mem::replace(&mut self.waits, waits)
    }

    /// Keeps the calls among what was put on record while nobody is at the desk; whether there are any.
    pub(super) fn miss(&mut self, told: &[Happened]) -> bool {
        let missed = self.missed.len();
        self.missed.extend(told.iter().filter_map(call));
        // The arbiter may hear whatever passes between a player and his captain, but neither calls him.
        self.missed[missed..].iter().any(|memo| !matches!(memo, Memo::Captain(..)))
    }

    /// The calls that were missed, for whoever is at the desk now.
    pub(super) fn take(&mut self) -> Vec<Memo> {
        std::mem::take(&mut self.missed)
    }
}

fn call(happened: &Happened) -> Option<Memo> {
    match happened {
        Happened::Beside(
            _,
            RecordNote::Memo(
                memo @ (Memo::Away(..)
                | Memo::Called(_)
                | Memo::Told(..)
                | Memo::Appealed(..)
                | Memo::Interrupted(..)
                | Memo::Flickers(..)
                | Memo::Captain(_, CaptainNote::Asked(_) | CaptainNote::Said(_))
                | Memo::Board(_, BoardNews::Lost)),
            ),
        ) => Some(memo.clone()),
        Happened::Event { .. } | Happened::Beside(..) => None,
    }
}
