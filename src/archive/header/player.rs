//! Who plays, as a header names him.

use serde::{Deserialize, Serialize};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// A person at this keyboard.
    Human,
    /// The built-in opponent.
    Builtin,
    /// An engine, the one that the header names.
    Engine,
    /// Somebody elsewhere, by the server that the header names.
    Remote,
}

impl Player {
    /// Whether a person plays.
    #[must_use]
    pub const fn is_human(self) -> bool {
        matches!(self, Self::Human)
    }

    /// Whether whoever plays has a name of his own.
    #[must_use]
    pub const fn has_name(self) -> bool {
        matches!(self, Self::Human | Self::Remote)
    }
}
