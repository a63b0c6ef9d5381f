//! What trying the program has found: each test is named by its row.

mod answers;
mod choosing;
mod errors;
mod fingers;
mod match_boards;
mod match_wizard;
mod match_secrets;
mod match_undo;
mod returning;
mod small;
