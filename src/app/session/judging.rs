//! Questions to the solver: whether a mate is still possible.

use std::time::Duration;

use crate::app::session::{Act, Session};
use crate::laws::{At, Doubt, Event, Question, Verdict};
use crate::opponent::thinker::Ticket;

/// How long the end of a game waits for the solver before it is decided without it.
const SOLVER_PATIENCE: Duration = Duration::from_secs(3);

impl Session {
    pub(super) fn judge(&mut self, at: At, question: Question) -> Act {
        let ticket = self.ticket();
        self.judging.push((ticket, question.number));
        if question.doubt != Doubt::Dead {
            self.judge_until = Some(at + SOLVER_PATIENCE);
        }
        Act::Judge(ticket, question)
    }

    /// An answer that changes nothing is not worth a line in the journal.
    pub(super) fn judged(
        &mut self,
        at: At,
        ticket: Ticket,
        doubt: Doubt,
        verdict: Verdict,
    ) -> Vec<Act> {
        let Some(waiting) = self.judging.iter().position(|&(waiting, _)| waiting == ticket) else {
            return Vec::new();
        };
        let (_, number) = self.judging.swap_remove(waiting);
        if doubt == Doubt::Dead && verdict != Verdict::NoMate {
            return Vec::new();
        }
        self.event(at, Event::Judged(number, doubt, verdict))
    }

    /// The end of the game has waited long enough for the solver.
    pub(super) fn judging_is_late(&mut self, at: At) -> Vec<Act> {
        let late = self.judge_until.take_if(|until| *until <= at).is_some();
        let Some(question) = self.game.pending().filter(|_| late) else { return Vec::new() };
        let judged = Event::Judged(question.number, question.doubt, Verdict::Undecided);
        self.event(at, judged)
    }
}
