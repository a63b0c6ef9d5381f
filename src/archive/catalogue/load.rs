//! An import: games are added, and all of them are there at its end or none.

use std::collections::HashMap;

use rusqlite::{OptionalExtension, Transaction, TransactionBehavior, params};

use shakmaty::zobrist::Zobrist64;

use crate::archive::catalogue::known::Known;
use crate::archive::catalogue::mark::{self, Columns};
use crate::archive::catalogue::{BEFORE, Catalogue, pack};
use crate::archive::error::ArchiveError;
use crate::archive::{opening, positions, row};
use crate::notation::fold::PASSPORTS;
use crate::notation::pgn::Game;

/// How many positions are kept together at most.
const MOST: usize = 1 << 19;

/// How many games are kept together at most: a part names a game in two bytes.
const GAMES: i64 = 1 << 16;

/// An import of fewer games makes no part of its own.
const FEW: i64 = 256;

/// How many names are held in memory.
const HELD: usize = 20_000;

/// The tables of new games and texts. They are put into the file at the end, in order and each in
/// one piece: whoever looks for something reads all of them.
const FRESH: &str = "
    CREATE TEMP TABLE fresh (date, id, white, black, event, eco, opening, result, plies, mark);
    CREATE TEMP TABLE named (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, folded TEXT NOT NULL);
";

/// What became of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// It is new.
    New,
    /// It is there already, with every tag, move, comment and variation.
    Double,
}

/// Games on their way into the catalogue. Dropped before [`Import::finish`], it leaves nothing.
#[derive(Debug)]
pub struct Import<'a> {
    transaction: Transaction<'a>,
    /// The marks of all games that are there.
    known: Known,
    /// The numbers of texts that were met last.
    texts: HashMap<String, i64>,
    /// The number of the last text.
    last_text: i64,
    /// The number of the next game.
    next: i64,
    /// The number of the first game of this part.
    first: i64,
    /// The positions of this part, with their games.
    entries: Vec<u64>,
}

impl Catalogue {
    /// Begins an import.
    ///
    /// # Errors
    ///
    /// When another import is running, or the file cannot be read.
    pub fn import(&self) -> Result<Import<'_>, ArchiveError> {
        self.begin_import().map_err(ArchiveError::of_catalogue)
    }

    fn begin_import(&self) -> Result<Import<'_>, ArchiveError> {
        let connection = &self.connection;
        let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
        connection.execute_batch(FRESH)?;
        let mut marks = connection.prepare("SELECT mark FROM games")?;
        let known = marks.query_map([], |row| row::number(row, 0).map(i64::cast_unsigned))?;
        let known = Known::of(known.collect::<Result<_, _>>()?);
        let last = |table: &str| {
            let sql = format!("SELECT max(id) FROM {table}");
            connection.query_row(&sql, [], |row| row.get::<_, Option<i64>>(0))
        };
        let next = last("scores")?.unwrap_or(BEFORE) + 1;
        let last_text = last("texts")?.unwrap_or(0);
        let (texts, entries) = (HashMap::new(), Vec::new());
        Ok(Import { transaction, known, texts, last_text, next, first: next, entries })
    }
}

impl Import<'_> {
    /// Adds a game, if it is not there already.
    ///
    /// # Errors
    ///
    /// Why it cannot be kept; the import must be given up.
    pub fn add(&mut self, game: &Game) -> Result<Added, ArchiveError> {
        self.add_to(game).map_err(ArchiveError::of_catalogue)
    }

    fn add_to(&mut self, game: &Game) -> Result<Added, ArchiveError> {
        let tag = |name| game.tag(name).filter(|value| *value != "?").unwrap_or_default();
        let date = pack::date(tag("Date"));
        let packed = pack::Packed::of(game, &date);
        let (players, event) = (["White", "Black"].map(tag), tag("Event"));
        let columns = Columns { players, event, date: &date, result: game.result.text() };
        let mark = mark::mark(&columns, &packed, mark::cut(game));
        if !self.known.insert(mark) {
            return Ok(Added::Double);
        }
        let [white, black] = players.map(|player| self.text(player));
        let (white, black, event) = (white?, black?, self.text(event)?);
        let hashes = positions::hashes(&game.start, &game.moves);
        let opening = opening::of(hashes.iter().copied(), |name| game.tag(name));
        let name = self.text(&opening.name)?;
        let sql = "INSERT INTO scores (id, date, tags, moves, notes) VALUES (?1, ?2, ?3, ?4, ?5)";
        self.transaction.prepare_cached(sql)?.execute(params![
            self.next,
            date,
            packed.tags,
            packed.moves,
            packed.notes
        ])?;
        let sql = "INSERT INTO temp.fresh VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
        self.transaction.prepare_cached(sql)?.execute(params![
            date,
            self.next,
            white,
            black,
            event,
            opening.eco,
            name,
            game.result.text(),
            u32::try_from(game.moves.len()).unwrap_or(u32::MAX),
            mark.cast_signed()
        ])?;
        self.place(&hashes)?;
        Ok(Added::New)
    }

    /// Notes the positions of the next game.
    fn place(&mut self, hashes: &[Zobrist64]) -> Result<(), ArchiveError> {
        if self.entries.len() + hashes.len() > MOST || self.next - self.first == GAMES {
            self.write_part()?;
        }
        self.entries.reserve_exact(if self.entries.is_empty() { MOST } else { 0 });
        let game = (self.next - self.first).cast_unsigned();
        self.entries.extend(hashes.iter().map(|&hash| positions::named(hash) | game));
        self.next += 1;
        Ok(())
    }

    fn write_part(&mut self) -> Result<(), ArchiveError> {
        let entries = std::mem::take(&mut self.entries);
        self.transaction
            .prepare_cached("INSERT INTO parts (first) VALUES (?1)")?
            .execute(params![self.first])?;
        let part = self.transaction.last_insert_rowid();
        let sql = "INSERT INTO buckets (id, games) VALUES (?1, ?2)";
        let mut insert = self.transaction.prepare_cached(sql)?;
        for (bucket, games) in positions::blobs(entries) {
            insert.execute(params![part * positions::BUCKETS + bucket, games])?;
        }
        self.first = self.next;
        Ok(())
    }

    /// The positions of a few games: a part of their own would be read by every question.
    fn write_few(&mut self) -> Result<(), ArchiveError> {
        let sql = "INSERT OR IGNORE INTO positions (position, game) VALUES (?1, ?2)";
        let mut insert = self.transaction.prepare_cached(sql)?;
        for entry in std::mem::take(&mut self.entries) {
            let game = self.first + (entry & 0xffff).cast_signed();
            insert.execute(params![(entry & !0xffff).cast_signed(), game])?;
        }
        Ok(())
    }

    /// The number of the text of this wording, new or there already.
    fn text(&mut self, text: &str) -> Result<i64, ArchiveError> {
        if let Some(&held) = self.texts.get(text) {
            return Ok(held);
        }
        let found = self
            .transaction
            .prepare_cached(
                "SELECT id FROM temp.named WHERE text = ?1
                 UNION ALL SELECT id FROM main.texts WHERE text = ?1 LIMIT 1",
            )?
            .query_row(params![text], |row| row.get(0))
            .optional()?;
        let id = if let Some(id) = found {
            id
        } else {
            self.last_text += 1;
            let sql = "INSERT INTO temp.named (id, text, folded) VALUES (?1, ?2, ?3)";
            let values = params![self.last_text, text, PASSPORTS.folded(text)];
            self.transaction.prepare_cached(sql)?.execute(values)?;
            self.last_text
        };
        if self.texts.len() >= HELD {
            self.texts.clear();
        }
        self.texts.insert(text.to_owned(), id);
        Ok(id)
    }

    /// Keeps everything that was added. `last` is called when everything is in order and only the
    /// commit is left; what it returns is held until that is done.
    ///
    /// # Errors
    ///
    /// Why nothing of it is kept.
    pub fn finish<Guard>(mut self, last: impl FnOnce() -> Guard) -> Result<(), ArchiveError> {
        self.put_in_order().map_err(ArchiveError::of_catalogue)?;
        let _held = last();
        self.transaction.commit().map_err(|error| ArchiveError::of_catalogue(error.into()))
    }

    fn put_in_order(&mut self) -> Result<(), ArchiveError> {
        if self.next - self.first < FEW { self.write_few() } else { self.write_part() }?;
        let sql = "INSERT INTO texts SELECT * FROM temp.named ORDER BY id;
                   INSERT INTO games SELECT * FROM temp.fresh ORDER BY date, id;
                   DROP TABLE temp.named;
                   DROP TABLE temp.fresh";
        Ok(self.transaction.execute_batch(sql)?)
    }
}
