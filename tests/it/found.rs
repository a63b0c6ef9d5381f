//! What trying the program has found: each test is named by its row.

mod answers;
mod choosing;
mod fingers;
mod returning;
