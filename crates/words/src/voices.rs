//! What the program can say.
//!
//! Every word that a player hears or reads comes from a voice: a folder with `voice.toml` (letters,
//! names, how a move is put together) and `phrases.ftl` (sentences). Not here: how it sounds
//! (`speech`) and what happened (`laws`).

pub mod announce;
pub mod answers;
mod asked;
mod called;
mod commands;
mod keys;
mod lacks;
pub mod lexicon;
pub mod library;
mod listed;
mod missing;
mod naming;
pub mod narrate;
pub mod notions;
mod offered;
mod openings;
pub mod pack;
pub mod phrase;
mod plurals;
mod printable;
mod sentences;
pub mod slip;
mod slips;
mod slots;
mod spellings;
pub mod spacing;
pub mod template;
mod understood;
pub mod voice;
pub mod word;

pub use crate::notation::Form;
pub use crate::speech::utterance::{self, Language, Priority, Span, Utterance, Verbatim, written};
pub use called::{called, given_and_family};
pub use commands::split_name;
pub use library::Library;
pub use narrate::Narrator;
pub use offered::{Offered, OfferedRow};
pub use phrase::Value;
pub use slip::{Slip, Warning};
pub use touchmove_voices::Use;
pub use voice::Voice;

/// What is said one after the other: a line each.
pub type Lines = Vec<Vec<Span>>;
