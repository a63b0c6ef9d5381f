//! Which positions have occurred, and how often (FIDE 2023, 9.2).

use shakmaty::zobrist::Zobrist64;
use shakmaty::{EnPassantMode, Move, Position as _};
use touchmove_position::Position;

use crate::claim::Claim;
use crate::edition::{CastlingChange, LongerEndings, Repetition};
use crate::game::course::Course;
use crate::game::terms::Terms;
use crate::outcome::{Outcome, Reason};
use crate::rules::Authority;
use crate::unlawful::can_surely_move;
use crate::variant::variant_end;

impl Course {
    /// How often the present position has occurred, itself included (9.2).
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.count(self.hashes.len() - 1)
    }

    /// Whether a move ends the game as soon as it is made: mate, stalemate, too little to mate with,
    /// the fifth occurrence, the seventy-fifth move (5.1.1, 5.2, 9.6).
    pub(super) fn ends_game(&self, mv: Move, terms: &Terms) -> bool {
        let Ok(after) = self.position.clone().play(mv) else { return false };
        let any = terms.rules.edition.fivefold().map(|rule| rule.value);
        let any = any.filter(|rule| rule.counted == Repetition::Any);
        after.is_game_over()
            || any.is_some_and(|rule| self.count_with(&after, terms) >= rule.times)
            || self.is_drawn_by_moves(after.halfmoves(), terms)
    }

    /// How many moves of each player without a capture or a pawn's move allow a claim in this position.
    pub(super) fn moves_for_claim(&self, terms: &Terms) -> u32 {
        let longer = self.longer_ending(terms).map(|endings| endings.moves);
        longer.unwrap_or_else(|| terms.rules.edition.fifty_moves().value)
    }

    pub(super) fn reason_by_moves(&self, terms: &Terms) -> Reason {
        self.longer_ending(terms).map_or(Reason::FiftyMoves, |_| Reason::SeventyFiveMoves)
    }

    /// 10.9 of 1989. Nothing is captured and no pawn moves while the moves are counted, so this is the
    /// ending for all of them.
    fn longer_ending(&self, terms: &Terms) -> Option<&'static LongerEndings> {
        let endings = terms.rules.edition.longer_endings()?.value;
        endings.has(self.position.board()).then_some(endings)
    }

    pub(super) fn claimed_count(&self, claim: Claim, intended: Option<Move>, terms: &Terms) -> u32 {
        let mut after = self.position.clone();
        if let Some(mv) = intended {
            after.play_unchecked(mv);
        }
        match (claim, intended) {
            (Claim::Threefold, Some(_)) => self.count_with(&after, terms),
            (Claim::Threefold, None) => self.occurrences(),
            // Where captured pieces come back, moves are not counted.
            (Claim::FiftyMoves, _) if after.pockets().is_some() => 0,
            (Claim::FiftyMoves, _) => after.halfmoves(),
        }
    }

    /// The end that the position brings by itself, if it does; mate before all others (9.6.2).
    pub(super) fn end_by_position(&self, terms: &Terms) -> Option<Outcome> {
        let turn = self.position.turn();
        let moves_surely = self.position.chess().is_some_and(can_surely_move);
        let no_move = !moves_surely && self.position.legal_moves().is_empty();
        Some(if let Some(outcome) = variant_end(&self.position) {
            outcome
        } else if no_move && self.position.is_check() {
            Outcome::win(!turn, Reason::Checkmate)
        } else if no_move {
            Outcome::draw(Reason::Stalemate)
        } else if terms.rules.authority == Authority::Remote {
            return None;
        } else if self.position.is_insufficient_material() {
            Outcome::draw(Reason::DeadPosition)
        } else if self.is_drawn_by_repetition(terms) {
            Outcome::draw(Reason::Fivefold)
        } else if self.is_drawn_by_moves(self.position.halfmoves(), terms) {
            Outcome::draw(Reason::SeventyFiveMoves)
        } else {
            return None;
        })
    }

    /// 9.6.2: so many plies without a capture or a pawn's move draw, and nobody has to claim it. Where
    /// captured pieces come back, moves are not counted.
    fn is_drawn_by_moves(&self, plies: u32, terms: &Terms) -> bool {
        let are_counted = self.position.pockets().is_none();
        are_counted
            && terms.rules.edition.seventy_five_moves().is_some_and(|rule| plies >= 2 * rule.value)
    }

    /// 9.6.1: nobody has to claim it.
    fn is_drawn_by_repetition(&self, terms: &Terms) -> bool {
        terms.rules.edition.fivefold().is_some_and(|rule| match rule.value.counted {
            Repetition::Any => self.occurrences() >= rule.value.times,
            Repetition::Consecutive => self.repeats_in_a_row() >= rule.value.times,
        })
    }

    /// Remembers the present position.
    pub(super) fn note(&mut self, terms: &Terms) {
        let suspensions = self.suspensions_with(&self.position, terms);
        self.hashes.push(hash(&self.position));
        self.suspensions.push(suspensions);
    }

    /// Another position stands in the place of the last one.
    pub(super) fn note_anew(&mut self, terms: &Terms) {
        self.hashes.pop();
        self.suspensions.pop();
        self.note(terms);
    }

    /// How often castling was suspended by a check until a position that comes now.
    ///
    /// By the letter of FIDE 2001, 9.2, a right to castle that has changed only for a moment makes
    /// every later position another one. Later editions count a right that is gone for good, and
    /// that is in the hash.
    fn suspensions_with(&self, position: &Position, terms: &Terms) -> u16 {
        let before = self.suspensions.last().copied().unwrap_or_default();
        let suspended = position.castles().has_color(position.turn()) && position.is_check();
        let counts = suspended
            && match terms.rules.edition.castling_in_repetition().value {
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
    pub(super) fn count_with(&self, position: &Position, terms: &Terms) -> u32 {
        self.count_like(hash(position), self.suspensions_with(position, terms)).saturating_add(1)
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

fn hash(position: &Position) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}
