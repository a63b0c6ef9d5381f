//! Which positions have occurred, and how often (FIDE 2023, 9.2).

use shakmaty::Position as _;
use shakmaty::zobrist::Zobrist64;
use touchmove_position::Position;

use crate::edition::CastlingChange;
use crate::game::{Game, hash};

impl Game {
    /// Remembers the present position.
    pub(super) fn note_position(&mut self) {
        let suspensions = self.suspensions_with(&self.position);
        self.hashes.push(hash(&self.position));
        self.suspensions.push(suspensions);
        self.stood.extend(self.clock.as_ref().map(|clock| clock.stood(self.now)));
    }

    /// Forgets the last position.
    pub(super) fn forget_position(&mut self) {
        self.hashes.pop();
        self.suspensions.pop();
        self.stood.pop();
    }

    /// Keeps the first so many positions.
    pub(super) fn keep_positions(&mut self, count: usize) {
        self.hashes.truncate(count);
        self.suspensions.truncate(count);
        self.stood.truncate(count);
    }

    /// How often castling was suspended by a check until a position that comes now.
    ///
    /// By the letter of FIDE 2001, 9.2, a right to castle that has changed only for a moment makes
    /// every later position another one. Later editions count a right that is gone for good, and
    /// that is in the hash.
    fn suspensions_with(&self, position: &Position) -> u16 {
        let before = self.suspensions.last().copied().unwrap_or_default();
        let suspended = position.castles().has_color(position.turn()) && position.is_check();
        let counts = suspended
            && match self.rules.edition.castling_in_repetition().value {
                CastlingChange::Permanent => false,
                CastlingChange::TemporaryOrPermanent => true,
            };
        before.saturating_add(counts.into())
    }

    /// After which plies the present position has stood, 0 for the start (9.2).
    #[must_use]
    pub fn occurred_after(&self) -> Vec<usize> {
        let all = self.hashes.iter().zip(&self.suspensions);
        let present = (self.hashes.last(), self.suspensions.last());
        let same =
            all.enumerate().filter(|(_, (hash, then))| (Some(*hash), Some(*then)) == present);
        same.map(|(ply, _)| ply).collect()
    }

    /// How often the position with this index has occurred.
    pub(super) fn count(&self, index: usize) -> u32 {
        self.count_like(self.hashes[index], self.suspensions[index])
    }

    /// How often a position would have occurred if it came now.
    pub(super) fn count_with(&self, position: &Position) -> u32 {
        self.count_like(hash(position), self.suspensions_with(position)).saturating_add(1)
    }

    fn count_like(&self, wanted: Zobrist64, suspensions: u16) -> u32 {
        let same = self.hashes.iter().enumerate().filter(|&(_, &seen)| seen == wanted);
        let seen = same.filter(|&(index, _)| self.suspensions[index] == suspensions).count();
        u32::try_from(seen).unwrap_or(u32::MAX)
    }

    /// FIDE 2014, 9.6a: how often the position has come without a break, every second move of each.
    pub(super) fn repeats_in_a_row(&self) -> u32 {
        let last = self.hashes.len() - 1;
        let back = self.hashes.iter().rev().step_by(4);
        let run = back.take_while(|&&seen| seen == self.hashes[last]).count();
        u32::try_from(run).unwrap_or(u32::MAX)
    }
}
