//! What engines have made of positions, so that none is asked twice.

use rusqlite::{OptionalExtension, params};

use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;
use crate::archive::row;

/// What was judged, by whom, and how: all that the judgement depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The position as FEN.
    pub position: String,
    /// The engine, by the name that it gives itself, and so with its version.
    pub engine: String,
    /// How it was searched.
    pub kind: String,
}

impl Archive {
    /// The lines that were found before.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn analysis(&self, judged: &Judged) -> Result<Option<String>, ArchiveError> {
        let sql = "SELECT lines FROM analyses WHERE position = ?1 AND engine = ?2 AND kind = ?3";
        let mut query = self.connection.prepare_cached(sql)?;
        let Judged { position, engine, kind } = judged;
        Ok(query.query_row(params![position, engine, kind], |row| row::text(row, 0)).optional()?)
    }

    /// Keeps the lines that were found.
    ///
    /// # Errors
    ///
    /// Why they are not kept.
    pub fn keep_analysis(&self, judged: &Judged, lines: &str) -> Result<(), ArchiveError> {
        let sql = "INSERT OR REPLACE INTO analyses VALUES (?1, ?2, ?3, ?4)";
        let Judged { position, engine, kind } = judged;
        self.connection.execute(sql, params![position, engine, kind, lines])?;
        self.log.written();
        Ok(())
    }
}
