//! An import: games are added, and all of them are there at its end or none.

use rusqlite::{Statement, Transaction, TransactionBehavior, params};
use shakmaty::zobrist::Zobrist64;

use crate::archive::catalogue::columns::{self, Column, PackedEnd};
use crate::archive::catalogue::known::Known;
use crate::archive::catalogue::mark::{self, GameColumns};
use crate::archive::catalogue::{Catalogue, day, pack, texts};
use crate::archive::error::ArchiveError;
use crate::archive::opening;
use crate::notation::pgn::Game;
use crate::notation::positions;

/// How many positions are kept together at most.
const MOST: usize = 1 << 19;

/// How many games are kept together at most: a part names a game in two bytes.
const GAMES: i64 = 1 << 16;

/// An import of fewer games makes no part of its own.
const FEW: i64 = 256;

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
    /// Adds a game.
    insert: Statement<'a>,
    texts: texts::GrowingTexts<'a>,
    columns: columns::Growing,
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
        let known = Known::of(self.marks()?);
        let (texts, columns) =
            (texts::GrowingTexts::behind(connection)?, columns::Growing::behind(connection)?);
        let next = columns::game(self.count()?).0;
        let sql = "INSERT OR REPLACE INTO scores (id, tags, moves, notes) VALUES (?1, ?2, ?3, ?4)";
        let (insert, entries) = (connection.prepare(sql)?, Vec::new());
        Ok(Import { transaction, known, insert, texts, columns, next, first: next, entries })
    }

    /// The marks of all games.
    fn marks(&self) -> Result<Vec<u64>, ArchiveError> {
        let mut columns = columns::Columns::of(&self.connection)?;
        let mut mark = |place| {
            let [low, high] = columns.of_game([Column::MarkLow, Column::MarkHigh], place)?;
            Ok(u64::from(high) << 32 | u64::from(low))
        };
        (0..self.count()?).map(&mut mark).collect()
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
        let columns = GameColumns { players, event, date: &date, result: game.result.text() };
        let mark = mark::mark(&columns, &packed, mark::cut(game));
        if !self.known.insert(mark) {
            return Ok(Added::Double);
        }
        let hashes = positions::hashes(&game.start, &game.moves);
        let opening = opening::of(hashes.iter().copied(), |name| game.tag(name));
        let mut text = |text: &str| self.texts.number(&self.transaction, text);
        let [white, black] = players.map(&mut text);
        let [event, code, name] = [event, &opening.eco, &opening.name].map(text);
        self.insert.execute(params![self.next, packed.tags, packed.moves, packed.notes])?;
        let plies = u32::try_from(game.moves.len()).unwrap_or(u32::MAX);
        let end = PackedEnd::of(plies, game.result.text(), pack::variant(game)).0;
        let [low, high] = columns::halves(mark);
        let told = [day::number(&date), white?, black?, event?, code?, name?, end, low, high];
        self.columns.add(&self.transaction, told)?;
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
        self.texts.write(&self.transaction)?;
        self.columns.write(&self.transaction)
    }
}
