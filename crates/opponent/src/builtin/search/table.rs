//! The transposition table: what was found about positions reached before.
//!
//! It holds advice, not truth: two positions may share a slot and, very rarely, a key, so a stored
//! move is only ever looked for among the legal ones.

use shakmaty::Move;
use shakmaty::zobrist::Zobrist64;

use super::bounds::{MATE_BOUND, Window};

/// Sixteen megabytes of entries of 16 bytes.
const MOST: u64 = 1 << 20;
const LEAST: u64 = 1 << 10;

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known about a position.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// Upper half of the hash; the lower half finds the slot.
    key: u32,
    score: i32,
    depth: i8,
    bound: Bound,
    /// The move to try first.
    pub(super) mv: Option<Move>,
}

impl Entry {
    /// The score, if it settles a search of this depth in this window.
    pub(super) fn settles(&self, depth: i32, window: Window, ply: u8) -> Option<i32> {
        let score = from_root(self.score, ply);
        let useful = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= window.beta,
            Bound::AtMost => score <= window.alpha,
        };
        (useful && i32::from(self.depth) >= depth).then_some(score)
    }
}

/// A fixed number of entries, made with each search and dropped with it.
pub(super) struct Table(Vec<Option<Entry>>);

impl Table {
    /// A table for a search of so many nodes: a small search gets a small table.
    pub(super) fn new(nodes: u64) -> Self {
        let entries = nodes.clamp(LEAST, MOST).next_power_of_two();
        Self(vec![None; usize::try_from(entries).unwrap_or(1)])
    }

    pub(super) fn get(&self, hash: Zobrist64) -> Option<Entry> {
        self.0[self.slot(hash)].filter(|entry| entry.key == key(hash))
    }

    /// Always replaces: the newest result is the one most likely to be met again.
    pub(super) fn put(&mut self, hash: Zobrist64, depth: i32, ply: u8, found: &Found) {
        let slot = self.slot(hash);
        self.0[slot] = Some(Entry {
            key: key(hash),
            score: from_here(found.score, ply),
            depth: i8::try_from(depth).unwrap_or(i8::MAX),
            bound: found.bound,
            mv: found.mv,
        });
    }

    fn slot(&self, hash: Zobrist64) -> usize {
        (hash.0 & 0xffff_ffff) as u32 as usize % self.0.len()
    }
}

/// What a node found.
pub(super) struct Found {
    pub(super) score: i32,
    pub(super) bound: Bound,
    pub(super) mv: Option<Move>,
}

fn key(hash: Zobrist64) -> u32 {
    (hash.0 >> 32) as u32
}

/// A mate is stored by its distance from the stored position, and used by that from the root.
fn from_here(score: i32, ply: u8) -> i32 {
    match score {
        MATE_BOUND.. => score + i32::from(ply),
        ..=NEGATIVE_BOUND => score - i32::from(ply),
        _ => score,
    }
}

fn from_root(score: i32, ply: u8) -> i32 {
    match score {
        MATE_BOUND.. => score - i32::from(ply),
        ..=NEGATIVE_BOUND => score + i32::from(ply),
        _ => score,
    }
}

const NEGATIVE_BOUND: i32 = -MATE_BOUND;

#[cfg(test)]
mod tests {
    use super::{Bound, Entry, Found, Table, Window};
    use crate::builtin::search::bounds::MATE;
    use shakmaty::zobrist::Zobrist64;

    #[test]
    fn an_entry_is_small() {
        assert_eq!(size_of::<Option<Entry>>(), 16);
    }

    #[test]
    fn mates_are_counted_from_where_they_are_met() {
        let mut table = Table::new(0);
        let found = |score| Found { score, bound: Bound::Exact, mv: None };
        table.put(Zobrist64(7), 3, 4, &found(MATE - 6));
        let met = table.get(Zobrist64(7)).unwrap().settles(3, Window::OPEN, 2);
        assert_eq!(met, Some(MATE - 4));
        assert!(table.get(Zobrist64(7 | 1 << 40)).is_none(), "another position, the same slot");
    }
}
