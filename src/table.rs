//! The table of a match: who plays there, on what, with which help, and under whom. Pure.
//!
//! It is what an arbiter lays down before a game. What happens at the table is the work of `laws`,
//! and who hears it that of the app.

pub mod appeal;
pub mod captain;
pub mod file;
pub mod memo;
pub mod number;
pub mod passphrase;
pub mod questions;
pub mod room;
pub mod task;
pub mod weak;

pub use crate::command::aid::{Aid, Aids, Permission};
pub use crate::command::blindfold::{Blindfold, Looks};
pub use captain::{CaptainNote, CaptainQuestion, CaptainWord};
pub use file::Match;
pub use memo::{BoardNews, FileChange, Memo, Place, Reply};
pub use number::{SeatId, TableId};
pub use passphrase::PassHash;
pub use questions::Questionnaire;
pub use task::{Known, OfGame, Stage, Task};
