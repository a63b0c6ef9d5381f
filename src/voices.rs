//! What the program can say.
//!
//! Not here: how it sounds (`speech`) and what happened (`laws`).

pub mod utterance;

pub use utterance::{Language, Priority, Span, Utterance};
