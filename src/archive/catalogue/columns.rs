//! What games are found and listed by: a number of each game in each column, kept by stretches of games.
//!
//! A stretch of a column is a row that fills one page of the file. So a question reads only the columns
//! that it asks about, and of these only the stretches in which a game may still be one that is looked for.

use rusqlite::{CachedStatement, Connection, OptionalExtension, params};

use crate::about::GameId;
use crate::archive::catalogue::BEFORE;
use crate::archive::error::ArchiveError;
use crate::archive::row;
use crate::laws::Variant;
use crate::sieve::{Numbers, STRETCH};

/// How many columns there are.
pub(super) const COLUMNS: usize = 9;

/// What is known of every game by a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    /// Its day, see [`crate::archive::catalogue::day`].
    Day,
    /// The text of White's name.
    White,
    /// The text of Black's name.
    Black,
    /// The text of its event.
    Event,
    /// The text of the code of its opening.
    Code,
    /// The text of the name of its opening.
    Opening,
    /// How long it is, how it ended and which game it is, see [`PackedEnd`].
    End,
    /// The lower half of its mark.
    MarkLow,
    /// The higher half of its mark.
    MarkHigh,
}

impl Column {
    /// The row of a stretch of it.
    fn row(self, stretch: usize) -> i64 {
        (self as i64) << 32 | i64::try_from(stretch).unwrap_or(i64::MAX)
    }

    const ALL: [Self; COLUMNS] = [
        Self::Day,
        Self::White,
        Self::Black,
        Self::Event,
        Self::Code,
        Self::Opening,
        Self::End,
        Self::MarkLow,
        Self::MarkHigh,
    ];
}

/// The results that PGN knows, by their numbers.
pub(super) const RESULTS: [&str; 4] = ["*", "1-0", "0-1", "1/2-1/2"];

/// The games that are played, by their numbers.
const VARIANTS: [Variant; 9] = [
    Variant::Standard,
    Variant::Chess960,
    Variant::KingOfTheHill,
    Variant::ThreeCheck,
    Variant::Crazyhouse,
    Variant::Antichess,
    Variant::Atomic,
    Variant::Horde,
    Variant::RacingKings,
];

/// How long a game is, how it ended, and which one was played, in one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PackedEnd(pub(super) u32);

impl PackedEnd {
    pub(super) fn of(plies: u32, result: &str, variant: Variant) -> Self {
        let plies = plies.min(Self::PLIES >> 2) << 2;
        Self(plies | Self::bits(result).unwrap_or(0) | Self::kind(variant))
    }

    pub(super) fn plies(self) -> u32 {
        (self.0 & Self::PLIES) >> 2
    }

    pub(super) fn result(self) -> &'static str {
        RESULTS[usize::try_from(self.0 & Self::RESULT).unwrap_or(0)]
    }

    pub(super) fn variant(self) -> Variant {
        let number = usize::try_from(self.0 >> Self::VARIANT.trailing_zeros()).unwrap_or(0);
        VARIANTS.get(number).copied().unwrap_or_default()
    }

    /// The bits that tell the result.
    pub(super) const RESULT: u32 = 3;

    /// The bits that tell the game.
    pub(super) const VARIANT: u32 = 15 << 28;

    const PLIES: u32 = !(Self::RESULT | Self::VARIANT);

    /// What the bits of a result are; `None` if no end has it.
    pub(super) fn bits(result: &str) -> Option<u32> {
        RESULTS.iter().position(|known| *known == result).and_then(|at| u32::try_from(at).ok())
    }

    /// What the bits of a game are.
    pub(super) fn kind(variant: Variant) -> u32 {
        let number = VARIANTS.iter().position(|known| *known == variant).unwrap_or(0);
        u32::try_from(number).unwrap_or(0) << Self::VARIANT.trailing_zeros()
    }
}

/// A mark as two numbers, the lower half first.
pub(super) fn halves(mark: u64) -> [u32; 2] {
    [mark & u64::from(u32::MAX), mark >> 32].map(|half| u32::try_from(half).unwrap_or(0))
}

/// Where a game lies, counted from the first.
pub(super) fn place(game: GameId) -> Option<usize> {
    usize::try_from(game.0 - BEFORE - 1).ok()
}

/// The number of the game that lies there.
pub(super) fn game(place: usize) -> GameId {
    GameId(i64::try_from(place).unwrap_or(i64::MAX - BEFORE - 1) + BEFORE + 1)
}

/// How many games there are.
pub(super) fn count(connection: &Connection) -> Result<usize, ArchiveError> {
    let sql = "SELECT id, length(numbers) / 4 FROM columns WHERE id < ?1 ORDER BY id DESC LIMIT 1";
    let last = |row: &rusqlite::Row<'_>| {
        Ok(row::number::<usize>(row, 0)? * STRETCH + row::number::<usize>(row, 1)?.min(STRETCH))
    };
    let read = connection.prepare_cached(sql)?.query_row([Column::White.row(0)], last).optional();
    Ok(read?.unwrap_or(0))
}

/// Adds bits to what is known of the ends of some games, each where it lies, the first one first.
pub(super) fn add_to_ends(
    connection: &Connection,
    games: &[(usize, u32)],
) -> Result<(), ArchiveError> {
    for games in games.chunk_by(|(one, _), (other, _)| one / STRETCH == other / STRETCH) {
        let id = Column::End.row(games[0].0 / STRETCH);
        let read = |row: &rusqlite::Row<'_>| row::bytes(row, 0);
        let sql = "SELECT numbers FROM columns WHERE id = ?1";
        let Some(mut numbers) = connection.query_row(sql, [id], read).optional()? else { continue };
        let (ends, _) = numbers.as_chunks_mut::<4>();
        for (place, bits) in games {
            let Some(end) = ends.get_mut(place % STRETCH) else { continue };
            *end = (u32::from_le_bytes(*end) | bits).to_le_bytes();
        }
        let sql = "UPDATE columns SET numbers = ?2 WHERE id = ?1";
        connection.execute(sql, params![id, numbers])?;
    }
    Ok(())
}

/// The columns of a catalogue as they are read; each has the stretch at hand that was read last.
pub(super) struct Columns<'a> {
    stretches: CachedStatement<'a>,
    held: [Option<usize>; COLUMNS],
    numbers: [Vec<u8>; COLUMNS],
}

impl<'a> Columns<'a> {
    pub(super) fn of(connection: &'a Connection) -> Result<Self, ArchiveError> {
        let stretches = connection.prepare_cached("SELECT numbers FROM columns WHERE id = ?1")?;
        Ok(Self { stretches, held: [None; COLUMNS], numbers: Default::default() })
    }

    /// A stretch of a column.
    pub(super) fn take(
        &mut self,
        column: Column,
        stretch: usize,
    ) -> Result<Numbers<'_>, ArchiveError> {
        let [numbers] = self.take_all([column], stretch)?;
        Ok(numbers)
    }

    /// A stretch of some columns.
    pub(super) fn take_all<const N: usize>(
        &mut self,
        columns: [Column; N],
        stretch: usize,
    ) -> Result<[Numbers<'_>; N], ArchiveError> {
        for column in columns {
            let at = column as usize;
            if self.held[at] == Some(stretch) {
                continue;
            }
            self.numbers[at].clear();
            let mut rows = self.stretches.query([column.row(stretch)])?;
            if let Some(row) = rows.next()? {
                self.numbers[at].extend_from_slice(row::seen(row, 0)?);
            }
            self.numbers[at].resize(4 * STRETCH, 0);
            self.held[at] = Some(stretch);
        }
        Ok(columns.map(|column| Numbers::of(&self.numbers[column as usize])))
    }

    /// What some columns tell of the game that lies there.
    pub(super) fn of_game<const N: usize>(
        &mut self,
        columns: [Column; N],
        place: usize,
    ) -> Result<[u32; N], ArchiveError> {
        let numbers = self.take_all(columns, place / STRETCH)?;
        Ok(numbers.map(|numbers| numbers.at(place % STRETCH)))
    }
}

/// The columns as they grow, stretch by stretch.
#[derive(Debug)]
pub(super) struct Growing {
    /// The stretch that is not full yet.
    stretch: usize,
    numbers: [Vec<u32>; COLUMNS],
}

impl Growing {
    /// Behind the games that are there.
    pub(super) fn behind(connection: &Connection) -> Result<Self, ArchiveError> {
        let count = count(connection)?;
        let stretch = count / STRETCH;
        let mut columns = Columns::of(connection)?;
        let numbers = columns.take_all(Column::ALL, stretch)?;
        let begun = |numbers: Numbers<'_>| (0..count % STRETCH).map(|at| numbers.at(at)).collect();
        Ok(Self { stretch, numbers: numbers.map(begun) })
    }

    /// Adds what the columns tell of the next game.
    pub(super) fn add(
        &mut self,
        connection: &Connection,
        game: [u32; COLUMNS],
    ) -> Result<(), ArchiveError> {
        for (numbers, number) in self.numbers.iter_mut().zip(game) {
            numbers.push(number);
        }
        if self.numbers[0].len() < STRETCH {
            return Ok(());
        }
        self.write(connection)?;
        self.stretch += 1;
        self.numbers.iter_mut().for_each(Vec::clear);
        Ok(())
    }

    /// Writes the stretch as far as it goes.
    pub(super) fn write(&self, connection: &Connection) -> Result<(), ArchiveError> {
        let sql = "INSERT OR REPLACE INTO columns (id, numbers) VALUES (?1, ?2)";
        let mut insert = connection.prepare_cached(sql)?;
        for (column, numbers) in Column::ALL.into_iter().zip(&self.numbers) {
            let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
            if !bytes.is_empty() {
                insert.execute(params![column.row(self.stretch), bytes])?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_end_tells_how_long_a_game_is_how_it_ended_and_which_it_is() {
        for plies in [0, 1, 300, (1 << 26) - 1] {
            for (result, variant) in RESULTS.iter().flat_map(|of| VARIANTS.map(|it| (*of, it))) {
                let end = PackedEnd::of(plies, result, variant);
                assert_eq!((end.plies(), end.result(), end.variant()), (plies, result, variant));
            }
        }
        assert!(Variant::ALL.iter().all(|variant| VARIANTS.contains(variant)));
        let longest = PackedEnd::of(u32::MAX, "+/-", Variant::RacingKings);
        assert_eq!(longest, PackedEnd::of((1 << 26) - 1, "*", Variant::RacingKings));
    }
}
