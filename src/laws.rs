//! The game as a state machine: events in, effects out.
//!
//! [`Game`] is the referee. It knows the FIDE Laws of Chess of 2023 as far as a game at home needs
//! them and cites the article at the line. It reads no clock, prints nothing, knows no words and
//! searches no helpmates: time comes with the event, words are the work of `voices`, and whether a
//! mate is still possible is asked by an effect and answered by an event.

pub mod clock;
pub mod control;
pub mod dead;
pub mod discrepancy;
pub mod effect;
pub mod event;
pub mod game;
pub mod outcome;
pub mod time;

pub use clock::Clock;
pub use control::{Bonus, ControlError, Pace, Period, TimeControl};
pub use dead::{Doubt, Question, Verdict};
pub use discrepancy::{Case, Report, Sheet, Solution, examine, last_identifiable};
pub use effect::{Effect, Made, Refusal};
pub use event::{Answer, Claim, Event};
pub use game::{Game, Setup};
pub use outcome::{Outcome, Reason};
pub use time::At;
