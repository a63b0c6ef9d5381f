//! touchmove: chess for blind and visually impaired players.
//!
//! Every input becomes a stamped event, a pure game answers with effects, and every effect can be
//! heard, read in a line and stored. `ARCHITECTURE.md` is the map; the modules below stand from the
//! lowest layer up, and each may use only those that its row in `tests/it/layers.rs` names.

pub use touchmove_boards as pegboard;
pub use touchmove_boards::{guidance, sensing};
pub use touchmove_book as book;
pub use touchmove_clean as clean;
pub use touchmove_endgames as endgames;
pub use touchmove_files::{datafile, lock, opened, private, refused};
pub use touchmove_laws as laws;
pub use touchmove_notation as notation;
pub use touchmove_notation::describe;
pub use touchmove_online as online;
pub use touchmove_opponent as opponent;
pub use touchmove_practice as practice;
pub use touchmove_referee as referee;
pub use touchmove_sieve as sieve;
pub use touchmove_speech as speech;
pub use touchmove_tournament as tournament;
pub use touchmove_words::{about, chosen, command, config, keymap, meant, telling, voices};

pub mod printed;
pub mod encoding;
pub mod lessons;
pub mod puzzles;
pub mod repertoires;
pub mod drills;
pub mod table;

pub mod tones;
pub mod subprocess;
pub mod louis;
pub mod recording;
pub mod archive;
pub mod names;
pub mod records;
pub mod understanding;
pub mod exercises;
pub mod organiser;
pub mod ui;
pub mod app;
pub mod cli;
