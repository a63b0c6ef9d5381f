//! What the player stops without a word: what is said, what comes by itself, and what he was asked.

use crate::app::order::Output;
use crate::app::session::intent::{Change, Intent};
use crate::app::session::{Act, Session};
use crate::laws::At;

impl Session {
    /// The player goes to a row of the moves of the game that is gone through.
    pub(super) fn row_chosen(&mut self, at: At, line: usize) -> Vec<Act> {
        let mut acts = self.hushed();
        acts.extend(self.carry_out(at, [Intent::Activity(Change::GoTo(line))]));
        acts
    }

    /// The player interrupts: what is being said, moves that come by themselves, what he awaits, and what he
    /// was asked, so that no yes of a later moment answers it. Only whether a game that was left goes on is
    /// asked again: there is nothing else that could be done.
    pub(super) fn interrupted(&mut self, at: At) -> Vec<Act> {
        let mut acts = self.hushed();
        let stopped = self.analysing.stop(&self.manner);
        acts.extend(self.carry_out(at, stopped));
        if self.place.is_returning() {
            let again = self.teller().lines().asks_again();
            acts.extend(self.carry_out(at, again));
        } else {
            acts.extend(self.place.pending.lapse(&self.manner));
        }
        acts
    }

    /// Stops what is being said, and moves that come by themselves.
    fn hushed(&mut self) -> Vec<Act> {
        let mut acts = vec![Act::Out(Output::Hush)];
        if self.place.activity.stops_moves() {
            acts.push(self.manner.said("auto-stopped", &[]));
        }
        acts
    }
}
