//! What a player is led to do and seems not to be done: after a while it is said what else may be
//! wrong, so that nobody waits in silence at a contact that is bad.

use std::time::Duration;

use shakmaty::Square;

use crate::app::session::boards::State;
use crate::app::session::{Act, Session};
use crate::guidance::{self, Step};
use crate::laws::At;

/// How long a step may take before that is said.
const PATIENCE: Duration = Duration::from_secs(8);

/// With more steps to do a player is still setting up: a castling and a bad contact need five.
const FEW: usize = 5;

impl Session {
    /// A step was said: it may seem not to be done.
    pub(super) fn waits_for_step(&mut self, at: At, i: usize, step: Option<Step>) {
        let wanted = self.wanted(i);
        let own = &self.boards.list[i];
        let few = |sensed| guidance::steps(sensed, &wanted) <= FEW;
        let waits = step.and_then(contact).is_some() && own.hands.sensed().is_some_and(few);
        self.boards.list[i].unmoved = waits.then(|| at + PATIENCE);
    }

    /// Says once that the contact may be bad, when the step that was said last is not done.
    pub(super) fn still_unmoved(&mut self, at: At, i: usize) -> Vec<Act> {
        let own = &mut self.boards.list[i];
        if own.unmoved.take_if(|due| at >= *due).is_none() {
            return Vec::new();
        }
        let State::Guided(Some(step)) = own.state else { return Vec::new() };
        let Some((square, occupied)) = contact(step) else { return Vec::new() };
        let id = if occupied { "board-still-occupied" } else { "board-still-empty" };
        vec![self.manner.of_square(id, square)]
    }
}

/// The square whose contact decides whether a step is done, and whether it says that somebody is there.
const fn contact(step: Step) -> Option<(Square, bool)> {
    match step {
        Step::Take(square, _) => Some((square, true)),
        Step::Put(square, _) => Some((square, false)),
        Step::Turn | Step::Swap(..) | Step::Carry(..) => None,
    }
}
