//! What tells a game from every other, in eight bytes: everything that is kept of it.
//!
//! Two games are the same only if nothing of the second would be lost without it. So everything counts
//! that an export writes, and the words that are not kept, which may have been moves.

use blake2::digest::consts::U8;
use blake2::{Blake2b, Digest as _};
use rusqlite::{Connection, params};

use crate::archive::catalogue::pack::Packed;
use crate::archive::error::ArchiveError;
use crate::archive::row;
use crate::notation::pgn::{Game, Odd, ROSTER, Wrong};

/// How many games are marked anew at once.
const BATCH: i64 = 10_000;

/// What the columns tell of a game, as it is written.
pub(super) struct GameColumns<'a> {
    pub(super) players: [&'a str; 2],
    pub(super) event: &'a str,
    pub(super) date: &'a str,
    pub(super) result: &'a str,
}

/// The mark of a game; `cut` are the words that are not kept.
pub(super) fn mark<'a>(
    columns: &GameColumns<'_>,
    packed: &'a Packed,
    cut: impl IntoIterator<Item = &'a str>,
) -> u64 {
    let GameColumns { players: [white, black], event, date, result } = columns;
    let mut all = Vec::with_capacity(1 << 10);
    let mut add = |part: &[u8]| {
        all.extend_from_slice(&part.len().to_le_bytes());
        all.extend_from_slice(part);
    };
    for text in [white, black, event, date, result] {
        add(text.as_bytes());
    }
    add(&packed.moves);
    add(packed.notes.as_deref().unwrap_or_default().as_bytes());
    // Their order is nobody's meaning.
    let mut tags: Vec<&str> = packed.tags.lines().filter(|line| tells(line)).collect();
    tags.sort_unstable();
    tags.into_iter().chain(cut).for_each(|text| add(text.as_bytes()));
    u64::from_le_bytes(Blake2b::<U8>::digest(&all).into())
}

/// Whether a tag tells what is not told without it.
fn tells(line: &str) -> bool {
    let (name, value) = line.split_once(' ').unwrap_or((line, ""));
    name != "Result" && (value != "?" || !ROSTER.contains(&name))
}

/// The words of a game that are not kept: before which it ends or a variation does, or which are left out,
/// each behind a sign that tells these apart.
pub(super) fn cut(game: &Game) -> impl Iterator<Item = &str> {
    game.remarks
        .iter()
        .filter_map(|remark| match &remark.odd {
            Odd::Ends(wrong) => Some(["", word(wrong)]),
            Odd::VariationEnds(wrong) => Some(["(", word(wrong)]),
            Odd::LeftOut(word) => Some(["-", word]),
            _ => None,
        })
        .flatten()
}

fn word(wrong: &Wrong) -> &str {
    match wrong {
        Wrong::Word(word)
        | Wrong::Foreign(word)
        | Wrong::NullMove(word)
        | Wrong::Illegal(word)
        | Wrong::NotInHand(word)
        | Wrong::Ambiguous(word)
        | Wrong::OtherLetters { word, .. }
        | Wrong::NoPromotion(word)
        | Wrong::Glued(word)
        | Wrong::Variant(word) => word,
        Wrong::Position(_) | Wrong::TooLong | Wrong::NoMoves | Wrong::NotText => "",
    }
}

/// Marks all games anew: older programs took games with other events, comments or variations for the
/// same.
pub(super) fn renew(connection: &Connection) -> Result<(), ArchiveError> {
    let mut after = 0;
    loop {
        let marked = marked(connection, after)?;
        let Some(&(_, last, _)) = marked.last() else { return Ok(()) };
        let sql = "UPDATE games SET mark = ?3 WHERE date = ?1 AND id = ?2";
        let mut update = connection.prepare_cached(sql)?;
        for (date, id, mark) in &marked {
            update.execute(params![date, id, mark.cast_signed()])?;
        }
        after = last;
    }
}

/// The days, numbers and marks of the next games.
fn marked(connection: &Connection, after: i64) -> Result<Vec<(String, i64, u64)>, ArchiveError> {
    let sql = "
        SELECT score.id, game.date, white.text, black.text, event.text, game.result,
            score.tags, score.moves, score.notes
        FROM scores AS score
        JOIN games AS game ON game.date = score.date AND game.id = score.id
        LEFT JOIN texts AS white ON white.id = game.white
        LEFT JOIN texts AS black ON black.id = game.black
        LEFT JOIN texts AS event ON event.id = game.event
        WHERE score.id > ?1 ORDER BY score.id LIMIT ?2";
    let mut query = connection.prepare_cached(sql)?;
    let read = |row: &rusqlite::Row<'_>| {
        let text = |column| row::text(row, column);
        let (date, white, black) = (text(1)?, text(2)?, text(3)?);
        let (event, result) = (text(4)?, text(5)?);
        let packed =
            Packed { tags: text(6)?, moves: row::bytes(row, 7)?, notes: row::optional(row, 8)? };
        let columns =
            GameColumns { players: [&white, &black], event: &event, date: &date, result: &result };
        let mark = mark(&columns, &packed, None);
        Ok((date, row.get(0)?, mark))
    };
    Ok(query.query_map([after, BATCH], read)?.collect::<Result<_, _>>()?)
}
