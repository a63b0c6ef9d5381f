//! What a game is, before its first move.

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, CastlingMode};

use crate::laws::{Setup, TimeControl};
use crate::notation::position;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A person at this keyboard.
    Human,
    /// The built-in opponent.
    Builtin,
}

/// Everything that a game must be rebuilt from besides its events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Header {
    /// The first position, as FEN.
    pub position: String,
    /// Whether castling follows Chess960.
    pub chess960: bool,
    /// The time control; nothing for a game without clocks.
    pub time: Option<String>,
    /// Who plays White.
    pub white: Player,
    /// Who plays Black.
    pub black: Player,
    /// The built-in opponent's level at the start, 1 to 20.
    pub level: u8,
    /// The built-in opponent's seed.
    pub seed: i64,
}

impl Header {
    /// The setup of the game; `None` if the header holds no position or no time control.
    #[must_use]
    pub fn setup(&self) -> Option<Setup> {
        let mode = CastlingMode::from_chess960(self.chess960);
        let control: Option<TimeControl> =
            self.time.as_ref().map(|time| time.parse()).transpose().ok()?;
        Some(Setup {
            position: position::read(&self.position, mode).ok()?,
            mode,
            control,
            rules: crate::laws::Rules::default(),
        })
    }

    /// Who plays.
    #[must_use]
    pub fn players(&self) -> ByColor<Player> {
        ByColor { white: self.white, black: self.black }
    }
}
