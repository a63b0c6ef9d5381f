//! A player's score sheet (FIDE 2023, Article 8).

use shakmaty::uci::UciMove;

/// A score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    entries: Vec<Option<UciMove>>,
}

impl Sheet {
    /// The entries by ply, counted from 0.
    #[must_use]
    pub fn entries(&self) -> &[Option<UciMove>] {
        &self.entries
    }
}
