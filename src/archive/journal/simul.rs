//! The games of a simultaneous display, found by what they began with.

use rusqlite::params;

use crate::about::GameId;
use crate::archive::entry::What;
use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;
use crate::archive::journal::kept::Played;
use crate::laws::{At, Event};

impl Archive {
    /// The games of a display, the newest first.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn games_of_simul(&self, event: u64) -> Result<Vec<Played>, ArchiveError> {
        let which = "WHERE instr(header, char(10) || 'simul = \"' || ?1) > 0";
        self.whole(which, params![format!("{event:016x}")])
    }

    /// The game of a display that was taken up or left last, among those that are not over.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn last_simul(&self) -> Result<Option<Played>, ArchiveError> {
        let which = "WHERE id = (SELECT id FROM games WHERE result IS NULL
            AND instr(header, char(10) || 'simul = ') > 0 ORDER BY latest DESC, id DESC LIMIT 1)";
        Ok(self.whole(which, params![])?.pop())
    }

    /// How many moves of both players were entered in a game, and when something happened in it last.
    ///
    /// # Errors
    ///
    /// Why the game cannot be read.
    pub fn stopped(&self, game: GameId) -> Result<(usize, At), ArchiveError> {
        let (_, entries) = self.read(game)?;
        let is_move = |what: &What| matches!(what, What::Event(Event::Entered(..)));
        let moves = entries.iter().filter(|entry| is_move(&entry.what)).count();
        Ok((moves.div_ceil(2), entries.last().map_or(At::ZERO, |entry| entry.at)))
    }
}
