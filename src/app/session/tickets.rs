//! The numbers of questions that are answered later.

use crate::opponent::thinker::Ticket;

/// Gives each question of one part a number that no other of its questions has.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tickets(u64);

impl Tickets {
    pub(super) fn next(&mut self) -> Ticket {
        self.0 += 1;
        Ticket(self.0)
    }

    /// How many were given.
    pub(super) const fn given(self) -> u64 {
        self.0
    }
}
