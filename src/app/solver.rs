//! The thread that finds out whether a mate is still possible.
//!
//! It can take seconds; who asks keeps a deadline and goes on without the answer.

use std::panic::catch_unwind;
use std::sync::mpsc::{Sender, channel};
use std::{io, thread};

use crate::app::input::InboxSlot;
use crate::app::later::Later;
use crate::laws::dead::{Doubt, Question, Verdict, judge};
use crate::opponent::thinker::Ticket;

/// Bytes of stack, for a deep search in a debug build.
const STACK: usize = 16 << 20;

/// An answer: to which question, and what was found out. A room has questions of many tables.
pub type Judged<T = Ticket> = (T, Doubt, Verdict);

/// Answers questions of the referee, by a thread that starts with the first of them.
#[derive(Debug)]
pub struct Solver<T = Ticket> {
    questions: Later<Sender<(T, Question)>>,
    slot: InboxSlot<Judged<T>>,
}

impl<T: Send + 'static> Solver<T> {
    /// The answers come by `slot`.
    #[must_use]
    pub fn new(slot: InboxSlot<Judged<T>>) -> Self {
        let answers = slot.clone();
        Self { questions: Later::new(move || start(answers.clone())), slot }
    }

    /// Asks; the answer comes with the same ticket.
    pub fn ask(&self, ticket: T, question: Question) {
        match self.questions.needed() {
            // The thread ends only with the solver.
            Some(questions) => drop(questions.send((ticket, question))),
            None => self.slot.put((ticket, question.doubt, Verdict::Undecided)),
        }
    }
}

fn start<T: Send + 'static>(slot: InboxSlot<Judged<T>>) -> io::Result<Sender<(T, Question)>> {
    let (ask, questions) = channel::<(T, Question)>();
    thread::Builder::new().name("solver".into()).stack_size(STACK).spawn(move || {
        for (ticket, question) in questions {
            let verdict = catch_unwind(|| judge(&question)).unwrap_or(Verdict::Undecided);
            slot.put((ticket, question.doubt, verdict));
        }
    })?;
    Ok(ask)
}
