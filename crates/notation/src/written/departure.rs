//! In what a written move can differ from the standard of PGN.

/// A way to write something that the standard writes otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// Both squares and no piece: `g1f3`.
    Coordinates,
    /// A stroke between the squares, or both of them around the sign of a capture: `e2-e4`, `e4xd5`.
    Long,
    /// What a pawn becomes without the sign, in brackets, or with a small letter: `a8Q`, `a8(Q)`, `a8q`.
    Promotion,
    /// Castling with noughts, small letters, no hyphens or dashes: `0-0`, `oo`, `O–O`.
    Castling,
    /// Check or mate as `++`, `ch`, `mate`, `×` or a dagger, or before what praises the move.
    Check,
    /// Signs behind it that the standard has as numbers, or more than one: `Nf3+-`, `e4!!!`.
    Sign,
    /// A capture with another sign than `x`, or with its sign at the end: `e:d5`, `ed5:`.
    Capture,
    /// A capture in passing that is said to be one: `e.p.`.
    EnPassant,
    /// Figurines: `♘f3`.
    Figurine,
    /// The letter of a pawn: `Pe4`.
    Pawn,
    /// A capture by the files alone: `exd`.
    Files,
    /// A pawn with the file on which it stays: `bb4`.
    SameFile,
    /// Letters in the wrong case: `nf3`, `E2E4`.
    Case,
    /// Blanks between its letters: `N f3`.
    Blank,
    /// Blanks and marks that cannot be seen or told from others.
    Unseen,
    /// Quotation marks around it.
    Quotes,
    /// Letters of another script, or dashes, that only look like the usual ones.
    Lookalike,
}

impl Departure {
    /// All, in the order in which they are told.
    pub const ALL: [Self; 17] = [
        Self::Coordinates,
        Self::Long,
        Self::Promotion,
        Self::Castling,
        Self::Check,
        Self::Sign,
        Self::Capture,
        Self::EnPassant,
        Self::Figurine,
        Self::Pawn,
        Self::Files,
        Self::SameFile,
        Self::Case,
        Self::Blank,
        Self::Unseen,
        Self::Quotes,
        Self::Lookalike,
    ];
}

/// The departures of one move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Departures(u32);

impl Departures {
    /// None: a move as the standard writes it.
    pub const NONE: Self = Self(0);

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this is one of them.
    #[must_use]
    pub fn has(self, departure: Departure) -> bool {
        self.0 & 1 << departure as u32 != 0
    }

    /// These and those.
    #[must_use]
    pub fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Departure> {
        Departure::ALL.into_iter().filter(move |&one| self.has(one))
    }

    /// The same with one more.
    pub(super) fn with(self, departure: Departure) -> Self {
        Self(self.0 | 1 << departure as u32)
    }

    /// The same with one more if something is so.
    pub(super) fn with_if(self, is_so: bool, departure: Departure) -> Self {
        if is_so { self.with(departure) } else { self }
    }
}
