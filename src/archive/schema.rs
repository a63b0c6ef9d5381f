//! The tables of the archive file, and how an older file becomes one of today.
//!
//! A file tells its version by `PRAGMA user_version`. Older files are carried over in one
//! transaction; a newer one is refused, because this program would not understand it.

use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::archive::error::ArchiveError;

/// The version that this program writes.
pub(super) const VERSION: i64 = 9;

/// Version 0: what every program before versions has written.
const FIRST: &str = "
    CREATE TABLE IF NOT EXISTS games (
        id INTEGER PRIMARY KEY,
        began TEXT NOT NULL,
        header TEXT NOT NULL,
        result TEXT
    );
    CREATE TABLE IF NOT EXISTS events (
        game INTEGER NOT NULL REFERENCES games,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
";

/// Version 1: what a game is listed and found by, so that no list has to replay it.
const LISTED: &str = "
    ALTER TABLE games ADD COLUMN plies INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN eco TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN opening TEXT NOT NULL DEFAULT '';
    CREATE TABLE positions (
        position INTEGER NOT NULL,
        game INTEGER NOT NULL REFERENCES games,
        PRIMARY KEY (position, game)
    ) WITHOUT ROWID;
    CREATE INDEX positions_of_game ON positions (game);
";

/// Version 2: which game was taken up or left last, the highest number. A program before it has noted
/// none, so of its games the newest counts.
const LATEST: &str = "ALTER TABLE games ADD COLUMN latest INTEGER NOT NULL DEFAULT 0;";

/// Version 3: each attempt at an exercise, as it was.
const ATTEMPTS: &str = "
    CREATE TABLE attempts (
        id INTEGER PRIMARY KEY,
        at INTEGER NOT NULL DEFAULT (unixepoch()),
        exercise TEXT NOT NULL,
        outcome TEXT NOT NULL,
        took INTEGER
    );
";

/// Version 4: what engines have made of positions.
const ANALYSES: &str = "
    CREATE TABLE analyses (
        position TEXT NOT NULL,
        engine TEXT NOT NULL,
        kind TEXT NOT NULL,
        lines TEXT NOT NULL,
        PRIMARY KEY (position, engine, kind)
    ) WITHOUT ROWID;
";

/// Version 5: what reviews have found wrong in games, those from elsewhere too.
const LABELS: &str = "
    CREATE TABLE labels (
        game INTEGER NOT NULL,
        ply INTEGER NOT NULL,
        move TEXT NOT NULL,
        annotation INTEGER NOT NULL,
        comment TEXT NOT NULL,
        position TEXT NOT NULL,
        best TEXT NOT NULL,
        played TEXT NOT NULL,
        PRIMARY KEY (game, ply)
    ) WITHOUT ROWID;
";

/// Version 6: what players have written about games, those from elsewhere too, and how well these were
/// played.
const REMARKS: &str = "
    CREATE TABLE remarks (
        game INTEGER PRIMARY KEY,
        note TEXT NOT NULL DEFAULT '',
        event TEXT NOT NULL DEFAULT '',
        white TEXT NOT NULL DEFAULT '',
        black TEXT NOT NULL DEFAULT '',
        white_accuracy INTEGER,
        black_accuracy INTEGER
    );
";

/// Version 7: what each position of a game was worth that was searched.
const COURSES: &str = "ALTER TABLE remarks ADD COLUMN course TEXT NOT NULL DEFAULT '';";

/// Version 8: tournaments, and what arbiters have done to each.
const TOURNAMENTS: &str = "
    CREATE TABLE tournaments (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE
    );
    CREATE TABLE acts (
        tournament INTEGER NOT NULL REFERENCES tournaments,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL DEFAULT (unixepoch()),
        act TEXT NOT NULL,
        PRIMARY KEY (tournament, number)
    ) WITHOUT ROWID;
";

/// Version 9: results that were signed at tables, for the tournament of their event.
const SIGNED_RESULTS: &str = "
    CREATE TABLE signed_results (
        game INTEGER PRIMARY KEY,
        event TEXT NOT NULL,
        round TEXT NOT NULL,
        at_table INTEGER NOT NULL,
        white TEXT NOT NULL,
        black TEXT NOT NULL,
        result TEXT NOT NULL
    );
";

/// The version of a file.
///
/// # Errors
///
/// `Newer`, or why the file cannot be read.
pub(super) fn version(connection: &Connection) -> Result<i64, ArchiveError> {
    match connection.query_row("PRAGMA user_version", [], |row| row.get(0))? {
        newer if newer > VERSION => Err(ArchiveError::Newer),
        version => Ok(version),
    }
}

/// Brings a file to today's version, all of it or nothing; `fill` writes what games that are there
/// already are listed by.
///
/// # Errors
///
/// Why the file is as it was.
pub(super) fn bring_up(
    connection: &Connection,
    fill: impl FnOnce() -> Result<(), ArchiveError>,
) -> Result<(), ArchiveError> {
    if version(connection)? == VERSION {
        return Ok(());
    }
    let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
    // Another program may have brought it up while this one waited for the lock.
    connection.execute_batch(FIRST)?;
    let found = version(connection)?;
    if found < 1 {
        connection.execute_batch(LISTED)?;
        fill()?;
    }
    if found < 2 {
        connection.execute_batch(LATEST)?;
    }
    if found < 3 {
        connection.execute_batch(ATTEMPTS)?;
    }
    if found < 4 {
        connection.execute_batch(ANALYSES)?;
    }
    if found < 5 {
        connection.execute_batch(LABELS)?;
    }
    if found < 6 {
        connection.execute_batch(REMARKS)?;
    }
    if found < 7 {
        connection.execute_batch(COURSES)?;
    }
    if found < 8 {
        connection.execute_batch(TOURNAMENTS)?;
    }
    if found < 9 {
        connection.execute_batch(SIGNED_RESULTS)?;
    }
    connection.pragma_update(None, "user_version", VERSION)?;
    Ok(transaction.commit()?)
}
