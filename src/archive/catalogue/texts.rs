//! Names, events and openings, each once, and folded as they are looked for.
//!
//! Folded they lie together, some hundred in a row, so that a part of a word is looked for in all of them
//! at once.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension, Statement, params};

use crate::archive::catalogue::Catalogue;
use crate::archive::error::ArchiveError;
use crate::archive::owner::Owner;
use crate::archive::row;
use crate::notation::fold::PASSPORTS;
use crate::sieve::Set;

/// The texts that are folded into one row.
const TOGETHER: u32 = 256;

/// How many texts are held in memory.
const HELD: usize = 1 << 16;

impl Catalogue {
    /// A text by its number; nothing if it is not there.
    pub(super) fn text(&self, id: u32) -> Result<String, ArchiveError> {
        let mut query = self.connection.prepare_cached("SELECT text FROM texts WHERE id = ?1")?;
        Ok(query.query_row([id], |row| row::text(row, 0)).optional()?.unwrap_or_default())
    }

    /// The texts that have all the words that are looked for.
    pub(super) fn texts(&self, wanted: &str) -> Result<Set, ArchiveError> {
        let words = PASSPORTS.words(wanted);
        let mut query = self.connection.prepare_cached("SELECT id, texts FROM folded")?;
        let mut rows = query.query([])?;
        let mut found = Set::default();
        while let Some(row) = rows.next()? {
            let before = row::number::<u32>(row, 0)?.saturating_mul(TOGETHER);
            found.add_behind(before.saturating_add(1), &words.places_in(row::seen(row, 1)?));
        }
        Ok(found)
    }

    /// The texts that are the owner's name.
    pub(super) fn names_of(&self, owner: &Owner) -> Result<Set, ArchiveError> {
        let mut found = Set::default();
        let Some(words) = owner.words() else { return Ok(found) };
        let some = self.texts(&words)?;
        for id in some.numbers() {
            if owner.has(&self.text(id)?) {
                found.add(id);
            }
        }
        Ok(found)
    }

    /// The codes of openings that begin so: a letter and digits.
    pub(super) fn codes(&self, beginning: &str) -> Result<Set, ArchiveError> {
        let sql = "SELECT id FROM texts WHERE text >= ?1 AND text < ?2";
        let mut query = self.connection.prepare_cached(sql)?;
        // With a letter alone very many names begin as well.
        let (first, behind) = if beginning.len() == 1 { ('0', ':') } else { ('\0', char::MAX) };
        let bounds = [first, behind].map(|next| format!("{beginning}{next}"));
        let rows = query.query_map(bounds, |row| row::number(row, 0))?;
        let mut found = Set::default();
        for id in rows {
            found.add(id?);
        }
        Ok(found)
    }

    /// Adds the texts that are one of these to those that were found.
    pub(super) fn add_named(&self, named: &[String], found: &mut Set) -> Result<(), ArchiveError> {
        let mut query = self.connection.prepare_cached("SELECT id FROM texts WHERE text = ?1")?;
        for name in named {
            if let Some(id) = query.query_row([name], |row| row::number(row, 0)).optional()? {
                found.add(id);
            }
        }
        Ok(())
    }
}

/// The texts as more of them come in.
#[derive(Debug)]
pub(super) struct GrowingTexts<'a> {
    /// Adds a text, if it is not there.
    insert: Statement<'a>,
    /// The numbers of those that were met last.
    held: HashMap<String, u32>,
    /// The number of the last one.
    last: u32,
    /// The folded ones of a row that is not full yet.
    folded: Vec<u8>,
}

impl<'a> GrowingTexts<'a> {
    /// Behind the texts that are there.
    pub(super) fn behind(connection: &'a Connection) -> Result<Self, ArchiveError> {
        let last = "SELECT coalesce(max(id), 0) FROM texts";
        let last: u32 = connection.query_row(last, [], |row| row::number(row, 0))?;
        Self::folding(connection, last - last % TOGETHER)
    }

    /// Folds those that are there behind a number that ends a row.
    pub(super) fn folding(connection: &'a Connection, last: u32) -> Result<Self, ArchiveError> {
        let insert = connection.prepare("INSERT OR IGNORE INTO texts VALUES (?1, ?2)")?;
        let mut growing = Self { insert, held: HashMap::new(), last, folded: Vec::new() };
        let mut query =
            connection.prepare("SELECT id, text FROM texts WHERE id > ?1 ORDER BY id")?;
        let mut rows = query.query([last])?;
        while let Some(row) = rows.next()? {
            let id: u32 = row::number(row, 0)?;
            // A number that is missing has an empty text.
            while growing.last + 1 < id {
                growing.fold(connection, "")?;
            }
            growing.fold(connection, &row::text(row, 1)?)?;
        }
        Ok(growing)
    }

    /// The number of the text of this wording, new or there already.
    pub(super) fn number(
        &mut self,
        connection: &Connection,
        text: &str,
    ) -> Result<u32, ArchiveError> {
        if let Some(&held) = self.held.get(text) {
            return Ok(held);
        }
        let id = match self.add(connection, text)? {
            Some(id) => id,
            None => known(connection, text)?,
        };
        if self.held.len() >= HELD {
            self.held.clear();
        }
        self.held.insert(text.to_owned(), id);
        Ok(id)
    }

    /// The number of a text that is new; `None` if it is there.
    fn add(&mut self, connection: &Connection, text: &str) -> Result<Option<u32>, ArchiveError> {
        if self.insert.execute(params![self.last + 1, text])? == 0 {
            return Ok(None);
        }
        self.fold(connection, text)?;
        Ok(Some(self.last))
    }

    /// Folds the text of the next number.
    fn fold(&mut self, connection: &Connection, text: &str) -> Result<(), ArchiveError> {
        self.last += 1;
        self.folded.extend(PASSPORTS.folded(text).bytes().filter(|&byte| byte != 0));
        self.folded.push(0);
        if self.last.is_multiple_of(TOGETHER) {
            self.write_row(connection, self.last / TOGETHER - 1)?;
            self.folded.clear();
        }
        Ok(())
    }

    /// Writes the folded texts as far as they go.
    pub(super) fn write(&self, connection: &Connection) -> Result<(), ArchiveError> {
        if self.folded.is_empty() {
            return Ok(());
        }
        self.write_row(connection, self.last / TOGETHER)
    }

    fn write_row(&self, connection: &Connection, row: u32) -> Result<(), ArchiveError> {
        let sql = "INSERT OR REPLACE INTO folded (id, texts) VALUES (?1, ?2)";
        connection.prepare_cached(sql)?.execute(params![row, self.folded])?;
        Ok(())
    }
}

/// The number of a text that is there.
fn known(connection: &Connection, text: &str) -> Result<u32, ArchiveError> {
    let mut query = connection.prepare_cached("SELECT id FROM texts WHERE text = ?1")?;
    Ok(query.query_row([text], |row| row::number(row, 0))?)
}
