//! The FIDE Laws of Chess as a state machine: events in, effects out.
//!
//! [`Game`] is the referee: the Laws from 1989 to 2023, each by its edition, for games at home and
//! under an arbiter, with touch-move, both clocks, claims, score sheets, adjournment, the arbiter's
//! rulings and the rules of blind play (appendix D).
//!
//! It is not a rule book for moves alone (that is [`shakmaty`], whose types it uses), and it is not
//! a program: it reads no clock, prints nothing, knows no words and searches no helpmates. Time comes
//! with the event. Whether a mate is still possible is asked by [`Effect::AskSolver`] and answered by
//! [`Event::Judged`]; [`dead`] can find it out. What is against the Laws is no error of the caller: it
//! is answered by an effect, [`Effect::Refused`] where nothing has changed.
//!
//! # Example
//!
//! A blitz game under an arbiter with an illegal move, a wrong claim and a flag.
//!
//! ```
//! use touchmove_laws::shakmaty::Color::{Black, White};
//! use touchmove_laws::{At, Claim, Effect, Event, Game, Rules, Setup, Authority, dead};
//!
//! let rules = Rules { authority: Authority::Arbiter, ..Rules::default() };
//! let mut game = Game::new(Setup { control: "5+2".parse().ok(), rules, ..Setup::default() });
//! let plays = |uci: &str| Event::Entered(uci.parse().unwrap());
//!
//! game.handle(At::ZERO, &Event::Started);
//! game.handle(At::from_secs(4), &plays("e2e4"));
//! let told = game.handle(At::from_secs(9), &plays("e7e4"));
//! // It is the first one of Black, and blitz has an article of its own for the time that White gets.
//! assert!(told.iter().any(|effect| matches!(effect, Effect::IllegalAct(Black, _, 1))));
//! let given = told.iter().find(|effect| matches!(effect, Effect::TimeAdded(White, ..))).unwrap();
//! assert_eq!(game.article(given).unwrap().to_string(), "FIDE 2023, B.3");
//!
//! game.handle(At::from_secs(12), &plays("e7e5"));
//! let told = game.handle(At::from_secs(15), &Event::Claimed(Claim::Threefold, None));
//! assert!(told.iter().any(|effect| matches!(effect, Effect::ClaimWrong(White, _, 1))));
//!
//! // Nothing happens any more. The game itself says when it wants to know that time has passed.
//! while let Some(at) = game.deadline() {
//!     for effect in game.handle(at, &Event::TimePassed) {
//!         if let Effect::AskSolver(question) = effect {
//!             let verdict = dead::judge(&question);
//!             game.handle(at, &Event::Judged(question.number, question.doubt, verdict));
//!         }
//!     }
//! }
//! assert_eq!(game.outcome().unwrap().score(), "0-1");
//! ```

pub use shakmaty;

pub mod adjourn;
pub mod claim;
pub mod clock;
pub mod control;
pub mod dead;
pub mod discrepancy;
pub mod edition;
pub mod effect;
pub mod event;
pub mod game;
mod helpmate;
mod progress;
mod odds;
mod offence;
pub mod outcome;
mod presence;
pub mod refusal;
pub mod rules;
pub mod ruling;
pub mod scoresheet;
pub mod time;
pub mod touch;
pub mod unlawful;
mod variant;

pub use adjourn::EnvelopeContents;
pub use claim::{Claim, ClaimedAlone, Ground};
pub use clock::Clock;
pub use control::{Bonus, ControlError, Pace, Period, TimeControl};
pub use dead::{Doubt, Question, Verdict};
pub use discrepancy::{Evidence, Report, Solution, examine, last_identifiable};
pub use edition::{
    Article, BadEdition, Edition, IllegalAct, Rule, Source, Supervision, Topic, UnknownEdition,
};
pub use effect::{Effect, Envelope, Made, Matter, Missing, Spoken, Times};
pub use event::{Answer, Event, Irregularity, Misplaced, Signature};
pub use game::{Game, Setup};
pub use odds::{EXTRA_MOVE, Handicap, Odds, UnknownOdds};
pub use offence::{Offence, Proposed};
pub use outcome::{Outcome, Points, Reason, Scale};
pub use refusal::Refusal;
pub use rules::{
    Announcing, Authority, BoardKind, Draws, Rules, Scribe, Unconfirmed, UnknownDraws,
};
pub use ruling::{Decision, Fault, Numbered, Penalty, Ruling};
pub use scoresheet::{CrossedOut, Sheet};
pub use time::At;
pub use touch::{Duty, NoCastling, captures, no_castling};
pub use touchmove_position::{Position, Variant};
pub use variant::exploded;
