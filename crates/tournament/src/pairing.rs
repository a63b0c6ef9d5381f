//! The pairs of a round.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::crosstable::Seed;

/// Two players at a board, named by their seeds or by what else is known of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pair<P = Seed> {
    /// Who has White.
    pub white: P,
    /// Who has Black.
    pub black: P,
}

impl<P: Copy + PartialEq> Pair<P> {
    /// A pair of these two.
    #[must_use]
    pub const fn new(white: P, black: P) -> Self {
        Self { white, black }
    }

    /// The same two with the other colours.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { white: self.black, black: self.white }
    }

    /// The player of a colour.
    #[must_use]
    pub const fn of(self, color: Color) -> P {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The colour of a player, if he is one of the two.
    #[must_use]
    pub fn color_of(self, player: P) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.of(*color) == player)
    }

    /// The same pair, each player named in another way.
    #[must_use]
    pub fn map<Q: Copy + PartialEq>(self, name: impl Fn(P) -> Q) -> Pair<Q> {
        Pair::new(name(self.white), name(self.black))
    }
}

/// Who meets whom in a round. The first pair is at board 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pairing<P = Seed> {
    /// The boards in their order.
    pub pairs: Vec<Pair<P>>,
    /// Who is left over and gets the bye of the round.
    pub bye: Option<P>,
    /// Who rests by the tables of the system and gets nothing for it: the free ones of several groups, and
    /// those who go on without play in a knock-out.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub free: Vec<P>,
}

impl<P> Default for Pairing<P> {
    fn default() -> Self {
        Self { pairs: Vec::new(), bye: None, free: Vec::new() }
    }
}

impl<P: Copy + PartialEq> Pairing<P> {
    /// Everyone who has a place in it, board by board, the bye and who is free last.
    pub fn players(&self) -> impl Iterator<Item = P> + '_ {
        let paired = self.pairs.iter().flat_map(|pair| [pair.white, pair.black]);
        paired.chain(self.bye).chain(self.free.iter().copied())
    }

    /// The same pairing, each player named in another way.
    #[must_use]
    pub fn map<Q: Copy + PartialEq>(&self, name: impl Fn(P) -> Q) -> Pairing<Q> {
        Pairing {
            pairs: self.pairs.iter().map(|pair| pair.map(&name)).collect(),
            bye: self.bye.map(&name),
            free: self.free.iter().copied().map(&name).collect(),
        }
    }
}
