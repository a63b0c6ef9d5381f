//! What a game that was played here is listed and found by, written when it is finished.

use rusqlite::params;
use shakmaty::zobrist::Zobrist64;

use crate::about::GameId;
use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;
use crate::archive::opening;
use crate::archive::replay::{Replay, replay};
use crate::notation::positions;

impl Archive {
    /// Writes down how long a game is, its opening and its positions.
    pub(super) fn index(&self, game: GameId) -> Result<(), ArchiveError> {
        // A game that cannot be read or replayed is kept as it is; whoever opens it is told.
        let (played, entries) = match self.read_as_far(game) {
            Ok((played, entries, _)) => (played, entries),
            Err(ArchiveError::Game(..)) => return Ok(()),
            Err(error) => return Err(error),
        };
        let Ok(replayed) = replay(played.header, &entries) else { return Ok(()) };
        let opening = opening::of(hashes(&replayed), |_| None);
        self.connection
            .prepare_cached("UPDATE games SET plies = ?2, eco = ?3, opening = ?4 WHERE id = ?1")?
            .execute(params![game.0, replayed.plies(), opening.eco, opening.name])?;
        self.connection.execute("DELETE FROM positions WHERE game = ?1", params![game.0])?;
        let sql = "INSERT OR IGNORE INTO positions (position, game) VALUES (?1, ?2)";
        let mut insert = self.connection.prepare_cached(sql)?;
        for key in hashes(&replayed).map(positions::named) {
            insert.execute(params![key.cast_signed(), game.0])?;
        }
        Ok(())
    }

    /// Does this for every finished game.
    pub(super) fn index_all(&self) -> Result<(), ArchiveError> {
        let mut query = self.connection.prepare("SELECT id FROM games WHERE result IS NOT NULL")?;
        let ids = query.query_map([], |row| row.get(0))?.collect::<Result<Vec<i64>, _>>()?;
        for id in ids {
            self.index(GameId(id))?;
        }
        Ok(())
    }
}

/// The positions of a game, those before its moves and the last one, by their hashes.
fn hashes(replayed: &Replay) -> impl Iterator<Item = Zobrist64> {
    let before = replayed.game.made().iter().map(|made| &made.before);
    before.chain([replayed.game.position()]).map(positions::hash)
}
