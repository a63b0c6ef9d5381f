//! What a game is besides a game of two: a board of a display, one by letter, one at odds.

use crate::archive::header::Header;
use crate::archive::letter::ByLetter;
use crate::archive::simul::SimulBoard;
use crate::laws::Odds;

impl Header {
    /// The board of a simultaneous display that it is; `None` for any other game.
    #[must_use]
    pub fn simul_board(&self) -> Option<SimulBoard> {
        self.simul.as_ref()?.parse().ok()
    }

    /// How it is played by letter; `None` for any other game.
    #[must_use]
    pub fn by_letter(&self) -> Option<ByLetter> {
        self.letter.as_ref()?.parse().ok()
    }

    /// What one player gives the other; `None` in an equal game.
    #[must_use]
    pub fn odds(&self) -> Option<Odds> {
        self.odds.as_ref()?.parse().ok()
    }
}
