//! What trying the program has found: each test is named by its row.

mod answers;
mod choosing;
mod errors;
mod fingers;
mod first_evening;
mod match_arbiter;
#[cfg(unix)]
mod match_boards;
mod match_desk_words;
mod match_laws;
mod match_secrets;
mod match_undo;
mod match_wizard;
mod returning;
mod small;
