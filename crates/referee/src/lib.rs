//! Law scripts: a case as an arbiter writes it down, and what the referee rules on it.
//!
//! Pure: text in, rulings out. The words are those of a data file, like the words of a journal, and
//! the same in every language; what a player hears is the work of `voices`. The language is
//! described in `docs/referee.md`.

pub(crate) use touchmove_laws as laws;
pub(crate) use touchmove_notation as notation;

mod check;
mod compare;
mod effect;
mod event;
mod fill;
mod header;
mod matter;
mod moves;
mod refusal;
mod ruling;
mod run;
mod script;
mod words;
mod wrong;

pub use check::CHECKS;
pub use event::EVENTS;
pub use fill::filled;
pub use header::HEADERS;
pub use run::{ComparedBoards, Consequence, Mismatch, Ran, Report, run};
pub use script::{Script, read};
pub use wrong::{Wrong, shown};
