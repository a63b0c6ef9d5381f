//! By what a tie of a knock-out is decided.

use serde::{Deserialize, Serialize};

/// By what a tie is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decider {
    /// A rapid game. Of several in a row all are played before they count.
    Rapid,
    /// A blitz game, in the same way.
    Blitz,
    /// One game in which Black goes on after a draw.
    Armageddon,
    /// The higher rating goes on.
    Rating,
    /// Who had White in the last game is out.
    WhiteOut,
    /// The better first board goes on, then the better second one, and so on.
    Boards,
    /// Lots, drawn with a number.
    Lots,
    /// The arbiter, by what the regulations have besides.
    Arbiter,
}

impl Decider {
    /// All that an organiser can lay down, with the words of the event file.
    pub const ALL: [(&str, Self); 7] = [
        ("rapid", Self::Rapid),
        ("blitz", Self::Blitz),
        ("armageddon", Self::Armageddon),
        ("rating", Self::Rating),
        ("white out", Self::WhiteOut),
        ("boards", Self::Boards),
        ("lots", Self::Lots),
    ];

    /// Whether it is a game.
    #[must_use]
    pub const fn is_game(self) -> bool {
        matches!(self, Self::Rapid | Self::Blitz | Self::Armageddon)
    }
}
