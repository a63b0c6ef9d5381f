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
        let sql = "INSERT INTO attempts (exercise, outcome) VALUES (?1, ?2)";
        self.connection.execute(sql, params![exercise, name(outcome)])?;
        self.log.written();
        Ok(())
    }

    /// All attempts in their order: the name of the exercise, and how it went.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn attempts(&self) -> Result<Vec<(String, Outcome)>, ArchiveError> {
        let sql = "SELECT exercise, outcome FROM attempts ORDER BY id";
        let mut query = self.connection.prepare(sql)?;
        let rows = query.query_map([], |row| Ok((row.get(0)?, read(&row.get::<_, String>(1)?))))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

const fn name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Wrong => "wrong",
        Outcome::Helped => "helped",
        Outcome::Right => "right",
    }
}

fn read(text: &str) -> Outcome {
    let all = [Outcome::Right, Outcome::Helped];
    all.into_iter().find(|outcome| name(*outcome) == text).unwrap_or(Outcome::Wrong)
}
