//! How much of a move is said, and in what.

/// How moves are announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// Piece, origin, destination.
    #[default]
    Long,
    /// As much as the position needs.
    Short,
    /// The four figures of correspondence chess, in which all languages write alike.
    Figures,
}
