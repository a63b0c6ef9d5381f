//! The makes of boards: their names, and what each can sense.

use std::str::FromStr;

/// A make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Make {
    /// A peg board that speaks PEG/1.
    Peg1,
    /// A board of DGT.
    Dgt,
    /// `ChessLink` of Millennium.
    ChessLink,
    /// A board of Certabo or Tabutronic.
    Certabo,
    /// `Citrine` of Novag.
    Citrine,
}

/// What a board senses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Senses {
    /// Whether a hole has a peg: a man that is taken out is touched (FIDE 2023, D.2.2).
    Pegs,
    /// Whether a square has a man, or which one.
    Squares,
    /// Finished moves and nothing else: no touch can be seen.
    Moves,
}

impl Make {
    /// All makes, in the order in which they are looked for.
    pub const ALL: [Self; 5] =
        [Self::Peg1, Self::Dgt, Self::ChessLink, Self::Certabo, Self::Citrine];

    /// The name by which players choose it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Peg1 => "peg1",
            Self::Dgt => "dgt",
            Self::ChessLink => "chesslink",
            Self::Certabo => "certabo",
            Self::Citrine => "citrine",
        }
    }

    /// What players call it.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Peg1 => "PEG/1",
            Self::Dgt => "DGT",
            Self::ChessLink => "ChessLink",
            Self::Certabo => "Certabo",
            Self::Citrine => "Citrine",
        }
    }

    /// What boards of this make sense.
    #[must_use]
    pub const fn senses(self) -> Senses {
        match self {
            Self::Peg1 => Senses::Pegs,
            Self::Dgt | Self::ChessLink | Self::Certabo => Senses::Squares,
            Self::Citrine => Senses::Moves,
        }
    }
}

/// There is no make of this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no make of boards")]
pub struct NoMake(pub String);

impl FromStr for Make {
    type Err = NoMake;

    fn from_str(name: &str) -> Result<Self, NoMake> {
        let make = Self::ALL.into_iter().find(|make| make.name() == name);
        make.ok_or_else(|| NoMake(name.to_owned()))
    }
}
