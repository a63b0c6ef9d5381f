//! What a player is led to do and seems not to be done: after a while it is said what else may be
//! wrong, so that nobody waits in silence at a contact that is bad.

use std::time::Duration;

use shakmaty::{Board, Square};

use crate::app::session::Act;
use crate::app::session::boards::{Own, State};
use crate::app::session::teller::Teller;
use crate::guidance::{self, Step};
use crate::laws::At;
use crate::pegboard::Senses;

/// How long a step may take before that is said.
const PATIENCE: Duration = Duration::from_secs(8);

/// With more steps to do a player is still setting up: a castling and a bad contact need five.
const FEW: usize = 5;

impl Own {
    /// A step was said: it may seem not to be done.
    pub(super) fn waits_for_step(&mut self, at: At, here: Teller<'_>, step: Option<Step>) {
        let wanted = self.goal(here);
        let few = |sensed| guidance::steps(sensed, &wanted) <= FEW;
        let waits = step.is_some() && self.hands.sensed().is_some_and(few);
        self.unmoved = waits.then(|| at + PATIENCE);
    }

    /// Says once what may be wrong, when the step that was said last is not done: a contact that is bad,
    /// or a board of which the program thinks that it lies otherwise. A peg board lies by its mark.
    pub(super) fn still_unmoved(&mut self, at: At, here: Teller<'_>) -> Option<Act> {
        self.unmoved.take_if(|due| at >= *due)?;
        let State::Guided(Some(step)) = self.state else { return None };
        if self.misses_move(here) {
            return self.asks_for_unheard(here);
        }
        Some(match doubt(step, &self.goal(here)) {
            Some((id, square)) => here.manner.of_square(id, square),
            None if self.contact.senses() == Some(Senses::Pegs) => {
                here.manner.told("board-still-turned-pegs", &[])
            }
            None => here.manner.told("board-still-turned", &[]),
        })
    }
}

/// The square that keeps a step from being done, and what is said of it; none of a board that lies the
/// wrong way round. Where two squares do, one is
/// named: what is left to do without it leads to the other.
fn doubt(step: Step, wanted: &Board) -> Option<(&'static str, Square)> {
    match step {
        Step::Turn => None,
        Step::Put(square, _) => Some(("board-still-empty", square)),
        Step::Take(square, _) | Step::Carry(square, ..) | Step::Swap(square, _) => {
            let empty = wanted.piece_at(square).is_none();
            Some((if empty { "board-still-occupied" } else { "board-still-other" }, square))
        }
    }
}
