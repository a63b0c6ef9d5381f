//! A catalogue that an older program has written becomes one of today.

use rusqlite::{Connection, params};

use crate::about::GameId;
use crate::archive::catalogue::columns::{self, PackedEnd};
use crate::archive::catalogue::pack::Packed;
use crate::archive::catalogue::{FOUND_BY, day, mark, texts};
use crate::archive::error::ArchiveError;
use crate::archive::row;
use crate::laws::Variant;
use crate::notation::positions;

/// The version until which fewer things told games from each other.
const MARKED_ANEW: i64 = 2;

/// The version until which each game had a row of what it is found by.
const IN_COLUMNS: i64 = 3;

/// The bytes of an entry in a bucket as older programs wrote it: five of the position, two of the game.
const ENTRY: usize = 7;

/// Brings it up, in the transaction that is open.
pub(super) fn bring_up(connection: &Connection, version: i64) -> Result<(), ArchiveError> {
    if version < MARKED_ANEW {
        mark::renew(connection)?;
    }
    if version < IN_COLUMNS {
        connection.execute_batch("ALTER TABLE texts DROP COLUMN folded")?;
        connection.execute_batch(FOUND_BY)?;
        add_columns(connection)?;
        pack_positions(connection)?;
        connection.execute_batch("DROP TABLE games; ALTER TABLE scores DROP COLUMN date")?;
    }
    add_variants(connection)
}

/// Notes with the end of each game which one was played, as its tags tell.
fn add_variants(connection: &Connection) -> Result<(), ArchiveError> {
    let sql = "SELECT id, tags FROM scores WHERE tags LIKE '%Variant %' ORDER BY id";
    let mut query = connection.prepare(sql)?;
    let mut rows = query.query([])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        let place = columns::place(GameId(row::number(row, 0)?));
        let packed = Packed { tags: row::text(row, 1)?, ..Packed::default() };
        games.extend(place.map(|place| (place, PackedEnd::kind(packed.variant()))));
    }
    columns::add_to_ends(connection, &games)
}

/// Puts what the rows of games tell into columns, and folds all texts.
fn add_columns(connection: &Connection) -> Result<(), ArchiveError> {
    let mut texts = texts::GrowingTexts::folding(connection, 0)?;
    let mut growing = columns::Growing::behind(connection)?;
    let count: usize =
        connection.query_row("SELECT count(*) FROM games", [], |row| row::number(row, 0))?;
    let sql = "SELECT id, date, white, black, event, eco, opening, result, plies, mark
        FROM games ORDER BY id";
    let mut query = connection.prepare(sql)?;
    let mut rows = query.query([])?;
    let mut next = 0;
    while let Some(row) = rows.next()? {
        // Numbers have a gap only where the file is damaged.
        let place = columns::place(GameId(row::number(row, 0)?)).filter(|&at| at < 2 * count);
        let Some(place) = place else { continue };
        while next < place {
            growing.add(connection, Default::default())?;
            next += 1;
        }
        let code = texts.number(connection, &row::text(row, 5)?)?;
        let (plies, result) = (row::number(row, 8)?, row::text(row, 7)?);
        let end = PackedEnd::of(plies, &result, Variant::Standard).0;
        let [low, high] = columns::halves(row::number::<i64>(row, 9)?.cast_unsigned());
        let id = |column| row::number::<u32>(row, column);
        let day = day::number(&row::text(row, 1)?);
        let told = [day, id(2)?, id(3)?, id(4)?, code, id(6)?, end, low, high];
        growing.add(connection, told)?;
        next += 1;
    }
    texts.write(connection)?;
    growing.write(connection)
}

/// Writes the positions of each bucket as they are written today.
fn pack_positions(connection: &Connection) -> Result<(), ArchiveError> {
    let mut ids = connection.prepare("SELECT id FROM buckets")?;
    let ids = ids.query_map([], |row| row.get(0))?.collect::<Result<Vec<i64>, _>>()?;
    let mut read = connection.prepare("SELECT games FROM buckets WHERE id = ?1")?;
    let mut write = connection.prepare("UPDATE buckets SET games = ?2 WHERE id = ?1")?;
    for id in ids {
        let entries = read.query_row([id], |row| Ok(entries(id, row::seen(row, 0)?)))?;
        write.execute(params![id, positions::blob(&entries)])?;
    }
    Ok(())
}

/// The entries of a bucket as older programs wrote them.
fn entries(bucket: i64, blob: &[u8]) -> Vec<u64> {
    let (entries, _) = blob.as_chunks::<ENTRY>();
    let entry = |rest: &[u8; ENTRY]| {
        let mut bytes = [bucket.to_be_bytes()[7]; 8];
        bytes[1..].copy_from_slice(rest);
        u64::from_be_bytes(bytes)
    };
    entries.iter().map(entry).collect()
}
