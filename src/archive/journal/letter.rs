//! The games by letter, found by what they began with.

use rusqlite::params;

use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;
use crate::archive::journal::kept::Played;

impl Archive {
    /// The games by letter that are not over, the newest first.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn games_by_letter(&self) -> Result<Vec<Played>, ArchiveError> {
        let which = "WHERE result IS NULL AND instr(header, char(10) || 'letter = ') > 0";
        self.whole(which, params![])
    }
}
