//! Questions to the solver: whether a mate is still possible. A session asks them, and so does the desk
//! of a match.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use crate::app::session::Act;
use crate::app::session::tickets::Tickets;
use crate::laws::{At, Doubt, Event, Game, Question, Verdict};
use crate::opponent::thinker::Ticket;

/// How long the end of a game waits for the solver before it is decided without it.
const SOLVER_PATIENCE: Duration = Duration::from_secs(3);

/// The questions to the solver that are not answered yet.
#[derive(Debug, Default)]
pub(in crate::app) struct Judging {
    tickets: Tickets,
    /// By their numbers in the game.
    asked: Vec<(Ticket, u32)>,
    /// Until when the end of the game waits.
    until: Option<At>,
}

impl Judging {
    /// Asks, by the ticket that the answer has.
    pub(in crate::app) fn ask(&mut self, at: At, question: &Question) -> Ticket {
        let ticket = self.tickets.next();
        self.asked.push((ticket, question.number));
        if question.doubt != Doubt::Dead {
            self.until = Some(at + SOLVER_PATIENCE);
        }
        ticket
    }

    /// Asks the solver of a session.
    pub(super) fn asks(&mut self, at: At, question: Question) -> Act {
        Act::Judge(self.ask(at, &question), question)
    }

    /// Awaits no answer any more.
    pub(in crate::app) fn forget(&mut self) {
        self.asked.clear();
        self.until = None;
    }

    /// What an answer is for the referee. One that is not awaited is nothing, and one that changes
    /// nothing is not worth a line in the journal.
    pub(in crate::app) fn take_answer(
        &mut self,
        ticket: Ticket,
        doubt: Doubt,
        verdict: Verdict,
    ) -> Option<Event> {
        let waiting = self.asked.iter().position(|&(waiting, _)| waiting == ticket)?;
        let (_, number) = self.asked.swap_remove(waiting);
        let changes = doubt != Doubt::Dead || verdict == Verdict::NoMate;
        changes.then_some(Event::Judged(number, doubt, verdict))
    }

    /// What the referee is told when the end of the game has waited long enough.
    pub(in crate::app) fn late(&mut self, at: At, game: &Game) -> Option<Event> {
        self.until.take_if(|until| *until <= at)?;
        let question = game.pending()?;
        Some(Event::Judged(question.number, question.doubt, Verdict::Undecided))
    }

    /// When the end of the game has waited long enough, if it waits.
    pub(in crate::app) const fn deadline(&self) -> Option<At> {
        self.until
    }

    /// Whether no answer is awaited.
    pub(in crate::app) const fn is_settled(&self) -> bool {
        self.asked.is_empty()
    }
}
