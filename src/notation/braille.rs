//! Braille: the 64 cells, and the chess code of the United Kingdom for moves and diagrams.
//!
//! It is one country's code, not an international one. Nothing here goes through a braille table of
//! a language: what is written here is written cell by cell.

pub mod cell;
pub mod diagram;
pub mod moves;
pub mod page;
pub mod text;
