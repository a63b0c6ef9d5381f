//! Opening books in the format of Polyglot: which moves are played in a position, and how often.
//!
//! An entry has 16 bytes, big-endian: the position, the move, its weight, and four bytes that nobody
//! needs here. The number of a position is shakmaty's `Zobrist64` with `EnPassantMode::Legal`. Castling is
//! written as a king that takes its own rook.
//!
//! [`Book::built_in`] is cut from the book of GNU Chess, which is in the public domain: the first eight
//! moves of each side. It is unpacked when it is first needed.
//!
//! Not here: words, and files.
//!
//! # Example
//!
//! ```
//! use touchmove_book::Book;
//! use touchmove_position::Position;
//!
//! let start = Position::default();
//! let moves = Book::built_in().moves(&start);
//! assert!(moves[0].weight > moves[1].weight);
//! assert_eq!(Book::built_in().pick(&start, 7), Book::built_in().pick(&start, 7));
//! ```

use std::sync::LazyLock;

use miniz_oxide::inflate::decompress_to_vec_zlib;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{EnPassantMode, Move, Position as _, Role, Square};
use touchmove_position::Position;

pub use shakmaty;

/// Entries of the book of GNU Chess that are at most 16 plies from the start.
static GNUCHESS: &[u8] = include_bytes!("../gnuchess.bin.z");

/// The bytes of an entry.
const ENTRY: usize = 16;

/// A book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Book(Vec<Entry>);

/// A row of a book: position, move, weight.
type Entry = (u64, u16, u16);

/// A move that is played in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// How often, compared with the others.
    pub weight: u16,
}

/// Why a file is no book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There is nothing in it.
    #[error("empty")]
    Empty,
    /// It is cut off, or has another format: its size is no multiple of 16 bytes.
    #[error("its size is not one of a book")]
    Size,
    /// It has no position that can be the start of a game, nor any move that is legal in one.
    #[error("no opening")]
    NoOpening,
}

impl Book {
    /// The book that is compiled in.
    #[must_use]
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<Book> = LazyLock::new(|| {
            let bytes = decompress_to_vec_zlib(GNUCHESS).unwrap_or_default();
            Book(entries(&bytes))
        });
        &BUILT_IN
    }

    /// Reads a book; one that is not sorted too.
    ///
    /// # Errors
    ///
    /// When it is none.
    pub fn read(bytes: &[u8]) -> Result<Self, Fault> {
        if bytes.is_empty() {
            return Err(Fault::Empty);
        }
        if !bytes.len().is_multiple_of(ENTRY) {
            return Err(Fault::Size);
        }
        let mut rows = entries(bytes);
        if !rows.is_sorted_by_key(|row| row.0) {
            rows.sort_by_key(|row| row.0);
        }
        let book = Self(rows);
        // Something else may have such a size too.
        let start = Position::default();
        let mut reached = vec![start.clone()];
        reached.extend(start.legal_moves().into_iter().map(|mv| {
            let mut after = start.clone();
            after.play_unchecked(mv);
            after
        }));
        let knows = reached.iter().any(|position| !book.moves(position).is_empty());
        if knows { Ok(book) } else { Err(Fault::NoOpening) }
    }

    /// The moves that are played in a position, the most frequent first; what is not legal is left out.
    /// There are none in a game of other rules than those of chess.
    #[must_use]
    pub fn moves(&self, position: &Position) -> Vec<BookMove> {
        let Some(position) = position.chess() else { return Vec::new() };
        let Zobrist64(key) = position.zobrist_hash(EnPassantMode::Legal);
        let from = self.0.partition_point(|row| row.0 < key);
        let here = self.0[from..].iter().take_while(|row| row.0 == key);
        let legal = position.legal_moves();
        let mut moves: Vec<BookMove> = Vec::new();
        for &(_, code, weight) in here {
            let named = legal.iter().find(|mv| written(**mv) == code || is_castling(**mv, code));
            if let Some(&mv) = named.filter(|_| weight > 0)
                && moves.iter().all(|played| played.mv != mv)
            {
                moves.push(BookMove { mv, weight });
            }
        }
        moves.sort_by_key(|played| std::cmp::Reverse(played.weight));
        moves
    }

    /// One of the moves that are played in a position, each as often as its weight says. The same seed
    /// gives the same move.
    #[must_use]
    pub fn pick(&self, position: &Position, seed: u64) -> Option<Move> {
        let moves = self.moves(position);
        let all: u64 = moves.iter().map(|played| u64::from(played.weight)).sum();
        let Zobrist64(key) = position.zobrist_hash(EnPassantMode::Legal);
        let mut left = mixed(seed ^ key).checked_rem(all)?;
        for played in &moves {
            let weight = u64::from(played.weight);
            if left < weight {
                return Some(played.mv);
            }
            left -= weight;
        }
        None
    }
}

fn entries(bytes: &[u8]) -> Vec<Entry> {
    let (rows, _) = bytes.as_chunks::<ENTRY>();
    let number = |bytes: &[u8]| bytes.iter().fold(0, |all, byte| all << 8 | u64::from(*byte));
    let short = |two: &[u8]| two.iter().fold(0, |all, byte| all << 8 | u16::from(*byte));
    let row = |row: &[u8; ENTRY]| (number(&row[..8]), short(&row[8..10]), short(&row[10..12]));
    rows.iter().map(row).collect()
}

/// A move as it is written in a book: castling as a king that takes its own rook.
fn written(mv: Move) -> u16 {
    let from = mv.from().unwrap_or(mv.to());
    let promotion = match mv.promotion() {
        Some(Role::Knight) => 1,
        Some(Role::Bishop) => 2,
        Some(Role::Rook) => 3,
        Some(Role::Queen) => 4,
        Some(Role::Pawn | Role::King) | None => 0,
    };
    code(from, mv.to(), promotion)
}

/// Whether it is castling, written as the king's own way: some books have it so.
fn is_castling(mv: Move, written: u16) -> bool {
    let Move::Castle { king, rook } = mv else { return false };
    let file = if rook > king { 6 } else { 2 };
    written == code(king, Square::from_coords(shakmaty::File::new(file), king.rank()), 0)
}

fn code(from: Square, to: Square, promotion: u16) -> u16 {
    let number = |square: Square| u16::from(square as u8);
    number(to) | number(from) << 6 | promotion << 12
}

/// A number that nobody foretells from another one: the last step of `SplitMix64`.
const fn mixed(seed: u64) -> u64 {
    let bits = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests;
