//! Attempts at exercises, each kept as it was.

use crate::practice::cards::Outcome;
use rusqlite::params;

use crate::archive::journal::{Archive, ArchiveError};

impl Archive {
    /// Keeps how an exercise went, now.
    ///
    /// # Errors
    ///
    /// Why it is not kept.
    pub fn attempted(&self, exercise: &str, outcome: Outcome) -> Result<(), ArchiveError> {
        let outcome = match outcome {
            Outcome::Wrong => "wrong",
            Outcome::Helped => "helped",
            Outcome::Right => "right",
        };
        let sql = "INSERT INTO attempts (exercise, outcome) VALUES (?1, ?2)";
        self.connection.execute(sql, params![exercise, outcome])?;
        self.log.written();
        Ok(())
    }

    /// The names of all exercises that were tried.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn exercises(&self) -> Result<Vec<String>, ArchiveError> {
        let mut query = self.connection.prepare("SELECT DISTINCT exercise FROM attempts")?;
        let rows = query.query_map([], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
