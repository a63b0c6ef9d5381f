//! A move that a review has found wrong.

/// A move that was worse than the best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labelled {
    /// How many moves of the game were made before it.
    pub ply: usize,
    /// The move in UCI: another one is never called so.
    pub mv: String,
    /// What it is called, by its number in the PGN standard.
    pub annotation: u8,
    /// What is said of it.
    pub comment: String,
    /// The position before it as FEN.
    pub position: String,
    /// The best line and the played one, each with what it is worth.
    pub best: String,
    /// The played line.
    pub played: String,
}
