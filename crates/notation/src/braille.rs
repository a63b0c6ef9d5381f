//! Braille: the 64 cells, and moves in the chess code of the United Kingdom.
//!
//! It is one country's code, not an international one. The cells of queen and knight, the squares and
//! the move numbers are in examples that its own pages give; the other pieces, the signs of capture,
//! check and mate, and the diagram come from programs and articles that quote it. Nothing here goes
//! through a braille table of a language: what is written here is written cell by cell. Diagrams are in
//! [`position`](crate::position), beside those in letters.

pub mod cell;
pub mod moves;
pub mod page;
pub mod text;
