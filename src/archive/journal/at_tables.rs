//! The games of an event that were played at its tables, with their moves.

use shakmaty::ByColor;

use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;
use crate::archive::replay::{Replay, replay};

/// A game of an event that was played at a table.
#[derive(Clone, Debug)]
pub struct TableGame {
    /// The round, as its match file names it.
    pub round: String,
    /// The number of the table.
    pub table: u16,
    /// The names of those who have played.
    pub names: ByColor<String>,
    /// The day on which it began.
    pub date: String,
    /// The game, as far as it can be read.
    pub replay: Replay,
}

impl Archive {
    /// The games of some rounds of an event, the newest first.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn table_games(
        &self,
        event: &str,
        is_meant: impl Fn(&str) -> bool,
    ) -> Result<Vec<TableGame>, ArchiveError> {
        let mut games = Vec::new();
        for (played, begun) in self.matches()?.all() {
            let Some(round) = begun.event.round.clone().filter(|round| is_meant(round)) else {
                continue;
            };
            let Some(table) = played.header.number else { continue };
            if begun.event.name.as_deref() != Some(event) {
                continue;
            }
            let (played, entries, _) = self.read_as_far(played.id)?;
            let Ok(replay) = replay(played.header, &entries) else { continue };
            let names = begun.players.as_ref().map(|player| player.name.clone());
            games.push(TableGame { round, table, names, date: played.date, replay });
        }
        Ok(games)
    }
}
