//! The thread that finds out whether a mate is still possible.
//!
//! It can take seconds; who asks keeps a deadline and goes on without the answer.

use std::panic::catch_unwind;
use std::sync::mpsc::{Sender, channel};
use std::{io, thread};

use crate::app::input::Slot;
use crate::laws::dead::{Doubt, Question, Verdict, judge};
use crate::opponent::thinker::Ticket;

/// Bytes of stack, for a deep search in a debug build.
const STACK: usize = 16 << 20;

/// An answer: to which question, and what was found out.
pub type Judged = (Ticket, Doubt, Verdict);

/// A thread that answers questions of the referee.
#[derive(Debug)]
pub struct Solver(Sender<(Ticket, Question)>);

impl Solver {
    /// Starts the thread; the answers come by `slot`.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(slot: Slot<Judged>) -> io::Result<Self> {
        let (ask, questions) = channel::<(Ticket, Question)>();
        thread::Builder::new().name("solver".into()).stack_size(STACK).spawn(move || {
            for (ticket, question) in questions {
                let verdict = catch_unwind(|| judge(&question)).unwrap_or(Verdict::Undecided);
                slot.put((ticket, question.doubt, verdict));
            }
        })?;
        Ok(Self(ask))
    }

    /// Asks; the answer comes with the same ticket.
    pub fn ask(&self, ticket: Ticket, question: Question) {
        // The thread ends only with the solver.
        let _ = self.0.send((ticket, question));
    }
}
