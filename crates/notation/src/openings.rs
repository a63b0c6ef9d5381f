//! Names of openings, with their codes in the Encyclopaedia of Chess Openings.
//!
//! The table is that of the project chess-openings, which is in the public domain (CC0). Its names
//! are English; what another language calls them, its voice knows. An opening is known by its
//! position, so that it is found by whatever moves it came about.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::LazyLock;

use shakmaty::san::San;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{EnPassantMode, Move, Position as _};
use touchmove_position::Position;

/// A tab between code, English name and moves; the first line is a heading.
const TABLE: &str = include_str!("openings.tsv");

/// Plies of the longest line in the table: later positions have no name.
pub const LONGEST: usize = 36;

static NAMED: LazyLock<Named> = LazyLock::new(named);

type Named = HashMap<Zobrist64, Opening, BuildHasherDefault<Mixed>>;

/// The hash of a position is mixed already, and the table is our own.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |mixed, &byte| mixed << 8 | u64::from(byte));
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// The usual first position. It has no name, and a game that begins must not wait for the table.
static FIRST: LazyLock<Zobrist64> = LazyLock::new(|| hash(&Position::default()));

/// An opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Its code, `A00` to `E99`.
    pub eco: &'static str,
    /// Its English name: the family, and behind a colon what divides it, with commas between.
    pub name: &'static str,
}

/// The last opening with a name among positions in the order of a game, given by their hashes with
/// [`EnPassantMode::Legal`].
///
/// The first position of a game has no name. A game of Chess960 has an opening only if its first
/// position is the usual one.
pub fn of(positions: impl IntoIterator<Item = Zobrist64>) -> Option<Opening> {
    let positions = positions.into_iter().take(LONGEST + 1).filter(|hash| *hash != *FIRST);
    positions.filter_map(|hash| NAMED.get(&hash).copied()).last()
}

/// Whether a position has a name, and the moves that led to it are known from books.
#[must_use]
pub fn is_named(position: &Position) -> bool {
    NAMED.contains_key(&hash(position))
}

/// All openings, in no order.
pub fn all() -> impl Iterator<Item = Opening> {
    NAMED.values().copied()
}

/// The moves of one of the openings that have at least so many plies: another one for each number.
#[must_use]
pub fn line(number: usize, least: usize) -> Vec<Move> {
    let moves = |row: &&'static str| row.rsplit('\t').next().unwrap_or_default();
    let words = |text: &'static str| text.split(' ').filter(|word| !word.ends_with('.'));
    let rows = TABLE.lines().skip(1);
    let long: Vec<&str> =
        rows.map(|row| moves(&row)).filter(|row| words(row).count() >= least).collect();
    let Some(index) = number.checked_rem(long.len()) else { return Vec::new() };
    let mut position = Position::default();
    let read = words(long[index]).map_while(|word| {
        let san: San = word.trim_end_matches(['+', '#']).parse().ok()?;
        let mv = san.to_move(&position).ok()?;
        position.play_unchecked(mv);
        Some(mv)
    });
    read.collect()
}

/// The names of which a name is put together: its family, then what divides it.
pub fn parts(name: &str) -> impl Iterator<Item = &str> {
    name.split(": ").flat_map(|part| part.split(", "))
}

fn hash(position: &Position) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}

/// The openings by their positions. What a row has in common with the one before is not played again.
fn named() -> Named {
    let mut line = Vec::new();
    TABLE.lines().skip(1).filter_map(|text| row(text, &mut line)).collect()
}

/// The opening of a row; `line` has the moves of the row before, each with the position after it.
fn row(
    text: &'static str,
    line: &mut Vec<(&'static str, Position)>,
) -> Option<(Zobrist64, Opening)> {
    let (eco, rest) = text.split_once('\t')?;
    let (name, moves) = rest.split_once('\t')?;
    let moves = || moves.split(' ').filter(|word| !word.ends_with('.'));
    let common = line.iter().zip(moves()).take_while(|((known, _), word)| known == word).count();
    line.truncate(common);
    for word in moves().skip(common) {
        let mut position = line.last().map_or_else(Position::default, |(_, after)| after.clone());
        let san: San = word.trim_end_matches(['+', '#']).parse().ok()?;
        position.play_unchecked(san.to_move(&position).ok()?);
        line.push((word, position));
    }
    let (_, position) = line.last()?;
    Some((hash(position), Opening { eco, name }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hashes(moves: &str) -> Vec<Zobrist64> {
        let mut position = Position::default();
        let mut hashes = vec![hash(&position)];
        for word in moves.split(' ') {
            let san: San = word.parse().unwrap();
            position.play_unchecked(san.to_move(&position).unwrap());
            hashes.push(hash(&position));
        }
        hashes
    }

    #[test]
    fn every_row_of_the_table_can_be_read_and_none_stands_twice() {
        assert_eq!(all().count(), TABLE.lines().count() - 1);
        let plies = |line: &str| {
            let moves = line.rsplit('\t').next().unwrap_or_default();
            moves.split(' ').filter(|word| !word.ends_with('.')).count()
        };
        assert_eq!(TABLE.lines().skip(1).map(plies).max(), Some(LONGEST));
    }

    #[test]
    fn the_last_position_with_a_name_is_the_opening() {
        let najdorf = "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6";
        let named = of(hashes(najdorf)).unwrap();
        assert_eq!((named.eco, named.name), ("B90", "Sicilian Defense: Najdorf Variation"));
        let left = of(hashes(&format!("{najdorf} a4 h5 h4"))).unwrap();
        assert_eq!(left, named);
        assert_eq!(of(hashes("e4").into_iter().take(1)), None);
    }

    #[test]
    fn the_order_of_moves_does_not_matter() {
        let one = of(hashes("d4 Nf6 c4 e6 Nc3 Bb4"));
        assert_eq!(one, of(hashes("c4 e6 Nc3 Bb4 d4 Nf6")));
        assert_eq!(one.unwrap().name, "Nimzo-Indian Defense");
    }

    #[test]
    fn a_name_has_parts() {
        let parts: Vec<&str> =
            parts("Sicilian Defense: Najdorf Variation, English Attack").collect();
        assert_eq!(parts, ["Sicilian Defense", "Najdorf Variation", "English Attack"]);
    }
}
