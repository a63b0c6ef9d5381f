//! The game as a state machine: events in, effects out.
//!
//! [`Game`] is the referee: the FIDE Laws of Chess from 2001 to 2023, each by its edition, for
//! games at home and under an arbiter. It reads no clock, prints nothing, knows no words and
//! searches no helpmates: time comes with the event, words are the work of `voices`, and whether a
//! mate is still possible is asked by an effect and answered by an event.

pub mod adjourn;
pub mod clock;
pub mod control;
pub mod dead;
pub mod discrepancy;
pub mod edition;
pub mod effect;
pub mod event;
pub mod game;
mod making;
pub mod outcome;
mod presence;
pub mod refusal;
pub mod rules;
pub mod ruling;
pub mod scoresheet;
pub mod time;
pub mod touch;
pub mod unlawful;

pub use adjourn::Contents;
pub use clock::Clock;
pub use control::{Bonus, ControlError, Pace, Period, TimeControl};
pub use dead::{Doubt, Question, Verdict};
pub use discrepancy::{Case, Report, Solution, examine, last_identifiable};
pub use edition::{Article, Edition, IllegalAct, Rule, Source, Supervision, Topic, UnknownEdition};
pub use effect::{Effect, Envelope, Made, Matter, Missing, Spoken};
pub use event::{Answer, Claim, Event, Ground, Irregularity, Signature};
pub use game::{Game, Setup};
pub use outcome::{Outcome, Points, Reason};
pub use refusal::Refusal;
pub use rules::{Announcing, BoardKind, Rules, Scribe, Unconfirmed, Venue};
pub use ruling::{Decision, Fault, Numbered, Penalty, Ruling};
pub use scoresheet::{CrossedOut, Sheet};
pub use time::At;
pub use touch::Duty;
