//! Which positions have occurred, and how often (FIDE 2023, 9.2).

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, Move, Position};

use crate::laws::edition::CastlingChange;
use crate::laws::game::{Game, hash};

impl Game {
    /// Remembers the present position.
    pub(super) fn note_position(&mut self) {
        self.hashes.push(hash(&self.position));
        self.castling_now.push(self.castling_mask(&self.position));
    }

    /// Forgets the last position.
    pub(super) fn forget_position(&mut self) {
        self.hashes.pop();
        self.castling_now.pop();
    }

    /// Keeps the first so many positions.
    pub(super) fn keep_positions(&mut self, count: usize) {
        self.hashes.truncate(count);
        self.castling_now.truncate(count);
    }

    /// In 2001 a castling that is hindered only for a moment makes another position; later only a
    /// right that is gone does, and that is in the hash.
    fn castling_mask(&self, position: &Chess) -> u8 {
        match self.rules.edition.castling_in_repetition().value {
            CastlingChange::Permanent => 0,
            CastlingChange::TemporaryOrPermanent => {
                let other = position.clone().swap_turn().ok();
                let masks = [Some(position), other.as_ref()]
                    .map(|position| position.map_or(0, castling_bits));
                masks[0] | masks[1]
            }
        }
    }

    /// How often the position with this index has occurred.
    pub(super) fn count(&self, index: usize) -> u32 {
        self.count_like(self.hashes[index], self.castling_now[index])
    }

    /// How often a position would have occurred if it came now.
    pub(super) fn count_with(&self, position: &Chess) -> u32 {
        self.count_like(hash(position), self.castling_mask(position)).saturating_add(1)
    }

    fn count_like(&self, wanted: Zobrist64, mask: u8) -> u32 {
        let all = self.hashes.iter().zip(&self.castling_now);
        let seen = all.filter(|&(&seen, &now)| seen == wanted && now == mask).count();
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

/// Which castling is legal at this moment for the player to move: bits 0 and 1 White's, 2 and 3
/// Black's.
fn castling_bits(position: &Chess) -> u8 {
    let shift = position.turn().fold_wb(0, 2);
    let sides = position.legal_moves().into_iter().filter_map(Move::castling_side);
    sides.fold(0, |mask, side| mask | (u8::from(side.is_king_side()) + 1) << shift)
}
