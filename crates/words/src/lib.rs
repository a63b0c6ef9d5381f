//! Every word that goes to a player or comes from one.
//!
//! The voices with their sentences, the commands and settings by their names, the keymaps, and what a
//! mistyped word was meant to be. Not here: what happened (`laws`) and how it sounds (`speech`).

pub(crate) use touchmove_boards as pegboard;
pub(crate) use touchmove_clean as clean;
pub(crate) use touchmove_files::{datafile, opened, private};
pub(crate) use touchmove_laws as laws;
pub(crate) use touchmove_notation as notation;
pub(crate) use touchmove_notation::describe;
pub(crate) use touchmove_speech as speech;

pub mod meant;
pub mod telling;
pub mod command;
pub mod config;
pub mod about;
pub mod chosen;
pub mod keymap;
pub mod voices;
