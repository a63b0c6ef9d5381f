//! Braille: the 64 cells, and moves in the chess code of the United Kingdom.
//!
//! It is one country's code, not an international one. Nothing here goes through a braille table of
//! a language: what is written here is written cell by cell. Diagrams are in
//! [`position`](crate::notation::position), beside those in letters.

pub mod cell;
pub mod moves;
