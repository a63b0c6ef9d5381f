//! Results that were signed at tables: what the tournament of their event takes from them.

use rusqlite::{Row, params};

use crate::archive::GameId;
use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;
use crate::archive::row;

/// A result that both players have signed, or the arbiter in signing off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedResult {
    /// The game.
    pub game: GameId,
    /// The event, as its match file names it.
    pub event: String,
    /// The round, as its match file names it.
    pub round: String,
    /// The number of the table.
    pub table: u16,
    /// The name of White.
    pub white: String,
    /// The name of Black.
    pub black: String,
    /// The result, as a pairing list has it: `1-0`, `+--`.
    pub result: String,
}

impl Archive {
    /// Keeps a signed result; another one of the same game gives way. It outlives a power cut when this
    /// returns.
    ///
    /// # Errors
    ///
    /// Why it is not kept.
    pub fn sign_result(&self, signed: &SignedResult) -> Result<(), ArchiveError> {
        let sql = "INSERT OR REPLACE INTO signed_results
            (game, event, round, at_table, white, black, result)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let SignedResult { game, event, round, table, white, black, result } = signed;
        self.connection.execute(sql, params![game.0, event, round, table, white, black, result])?;
        self.log.written();
        self.settle()
    }

    /// Lets go of the result of a game that is not signed any more; whether there was one.
    ///
    /// # Errors
    ///
    /// Why it is still there.
    pub fn unsign_result(&self, game: GameId) -> Result<bool, ArchiveError> {
        let gone =
            self.connection.execute("DELETE FROM signed_results WHERE game = ?1", [game.0])?;
        self.log.written();
        self.settle().map(|()| gone > 0)
    }

    /// The signed results of an event, in the order of their games.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn signed_results(&self, event: &str) -> Result<Vec<SignedResult>, ArchiveError> {
        let sql = "SELECT game, event, round, at_table, white, black, result FROM signed_results
            WHERE event = ?1 ORDER BY game";
        let mut query = self.connection.prepare(sql)?;
        let results = query.query_map([event], signed)?;
        Ok(results.collect::<Result<_, _>>()?)
    }
}

fn signed(found: &Row<'_>) -> rusqlite::Result<SignedResult> {
    Ok(SignedResult {
        game: GameId(found.get(0)?),
        event: row::text(found, 1)?,
        round: row::text(found, 2)?,
        table: found.get(3)?,
        white: row::text(found, 4)?,
        black: row::text(found, 5)?,
        result: row::text(found, 6)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(game: i64, event: &str, table: u16, result: &str) -> SignedResult {
        let [event, round, white, black, result] =
            [event, "2", "Weber, Ida", "Kraus, Otto", result].map(str::to_owned);
        SignedResult { game: GameId(game), event, round, table, white, black, result }
    }

    #[test]
    fn an_event_has_the_last_signed_result_of_each_of_its_games() {
        let archive = Archive::in_memory().unwrap();
        for signed in [
            result(3, "Cup", 1, "1-0"),
            result(5, "Cup", 2, "0-1"),
            result(4, "Open", 1, "1-0"),
            result(3, "Cup", 1, "1/2-1/2"),
        ] {
            archive.sign_result(&signed).unwrap();
        }
        let of_cup = vec![result(3, "Cup", 1, "1/2-1/2"), result(5, "Cup", 2, "0-1")];
        assert_eq!(archive.signed_results("Cup").unwrap(), of_cup);
        assert!(archive.unsign_result(GameId(3)).unwrap());
        assert!(!archive.unsign_result(GameId(3)).unwrap());
        assert_eq!(archive.signed_results("Cup").unwrap(), of_cup[1..]);
        assert_eq!(archive.signed_results("cup").unwrap(), []);
    }
}
