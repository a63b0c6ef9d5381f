//! The pairs of a round.

use shakmaty::Color;

use crate::crosstable::Seed;

/// Two players at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    /// Who has White.
    pub white: Seed,
    /// Who has Black.
    pub black: Seed,
}

impl Pair {
    /// A pair of these two.
    #[must_use]
    pub const fn new(white: Seed, black: Seed) -> Self {
        Self { white, black }
    }

    /// The same two with the other colours.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { white: self.black, black: self.white }
    }

    /// The player of a colour.
    #[must_use]
    pub const fn of(self, color: Color) -> Seed {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The colour of a player, if he is one of the two.
    #[must_use]
    pub fn color_of(self, seed: Seed) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.of(*color) == seed)
    }
}

/// Who meets whom in a round. The first pair is at board 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// The boards in their order.
    pub pairs: Vec<Pair>,
    /// Who is left over and gets the bye of the round.
    pub bye: Option<Seed>,
}

impl Pairing {
    /// The board at which a player sits, counted from nothing.
    #[must_use]
    pub fn board_of(&self, seed: Seed) -> Option<usize> {
        self.pairs.iter().position(|pair| pair.color_of(seed).is_some())
    }

    /// Everyone who has a place in it, board by board, the bye last.
    pub fn seeds(&self) -> impl Iterator<Item = Seed> + '_ {
        self.pairs.iter().flat_map(|pair| [pair.white, pair.black]).chain(self.bye)
    }
}
