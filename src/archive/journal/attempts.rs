//! Attempts at exercises, each kept as it was.

use std::time::Duration;

use crate::practice::cards::{Attempt, Grade};
use rusqlite::params;

use crate::about::GameId;
use crate::archive::error::ArchiveError;
use crate::archive::journal::Archive;
use crate::archive::label::Labelled;
use crate::archive::row;

/// What was practised.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempts {
    /// The name of each exercise and how it went, in their order.
    pub all: Vec<(String, Attempt)>,
    /// What time it is, since the beginning of 1970.
    pub now: Duration,
    /// The mistakes of games that were reviewed, which are exercises too.
    pub mistakes: Vec<(GameId, Labelled)>,
}

impl Archive {
    /// Keeps how an exercise went, now, and how long the answer took, if anybody knows.
    ///
    /// # Errors
    ///
    /// Why it is not kept.
    pub fn attempted(
        &self,
        exercise: &str,
        outcome: Grade,
        took: Option<Duration>,
    ) -> Result<(), ArchiveError> {
        let millis = took.map(|took| i64::try_from(took.as_millis()).unwrap_or(i64::MAX));
        let sql = "INSERT INTO attempts (exercise, outcome, took) VALUES (?1, ?2, ?3)";
        self.connection.execute(sql, params![exercise, name(outcome), millis])?;
        self.log.written();
        Ok(())
    }

    /// All attempts in their order, and what time it is.
    ///
    /// # Errors
    ///
    /// Why the archive cannot be read.
    pub fn attempts(&self) -> Result<Attempts, ArchiveError> {
        let secs = |secs: i64| Duration::from_secs(u64::try_from(secs).unwrap_or(0));
        let millis = |millis: i64| Duration::from_millis(u64::try_from(millis).unwrap_or(0));
        let sql = "SELECT exercise, at, outcome, took FROM attempts ORDER BY id";
        let mut query = self.connection.prepare(sql)?;
        let rows = query.query_map([], |row| {
            let took = row::optional(row, 3)?.and_then(|_| row::number(row, 3).ok());
            let attempt = Attempt {
                at: secs(row::number(row, 1)?),
                outcome: read(&row::text(row, 2)?),
                took: took.map(millis),
            };
            Ok((row::text(row, 0)?, attempt))
        })?;
        let all = rows.collect::<Result<_, _>>()?;
        let now = self.connection.query_row("SELECT unixepoch()", [], |row| row.get(0))?;
        Ok(Attempts { all, now: secs(now), mistakes: self.all_labels()? })
    }
}

const fn name(outcome: Grade) -> &'static str {
    match outcome {
        Grade::Wrong => "wrong",
        Grade::Helped => "helped",
        Grade::Right => "right",
    }
}

fn read(text: &str) -> Grade {
    let all = [Grade::Right, Grade::Helped];
    all.into_iter().find(|outcome| name(*outcome) == text).unwrap_or(Grade::Wrong)
}
