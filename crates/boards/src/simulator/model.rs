//! Models of boards.

use crate::make::Make;

/// What a board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Model {
    /// Its make.
    pub make: Make,
    /// Whether it knows its pieces; of boards of PEG/1 and Certabo alone. The others all do.
    pub knows_pieces: bool,
    /// Whether it has a clock; of boards of DGT alone.
    pub has_clock: bool,
    /// How it speaks.
    pub dialect: Dialect,
}

/// How a board speaks the protocol of its make.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// As most boards do.
    #[default]
    Usual,
    /// Version 1.0 of PEG/1.
    Old,
    /// Frames of a Certabo board without a colon, as a Tactum may send them.
    Bare,
}
