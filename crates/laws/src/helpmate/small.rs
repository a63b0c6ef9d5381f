//! What is found out without a long hunt: forced moves, few positions, checks, quick proofs.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use shakmaty::{Bitboard, Chess, Color, Move, MoveList, Position, Role};

use super::hunt::{key, mated};
use super::walls;
use crate::unlawful::can_surely_move;

/// Plays all moves that are the only ones, and has those that follow; nothing if they turn in a circle.
pub(super) fn forced(mut position: Chess) -> Option<(Chess, MoveList)> {
    let mut keys = [0; 16];
    for played in 0..keys.len() {
        let moves = position.legal_moves();
        let &[only] = moves.as_slice() else { return Some((position, moves)) };
        keys[played] = key(&position);
        position.play_unchecked(only);
        if keys[..=played].contains(&key(&position)) {
            return None;
        }
    }
    let moves = position.legal_moves();
    Some((position, moves))
}

/// Positions that are looked at in no time.
const FEW: usize = 3_000;

/// A key as it is: it is mixed well.
#[derive(Debug, Default)]
struct Keyed(u64);

impl Hasher for Keyed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// Whether one of all positions that can follow is a mate by White, if there are no more than so many.
pub(super) fn mate_among_all(position: &Chess, many: usize) -> Option<bool> {
    let mut seen: HashSet<u64, BuildHasherDefault<Keyed>> = HashSet::default();
    seen.insert(key(position));
    let mut waiting = vec![position.clone()];
    while let Some(position) = waiting.pop() {
        if mated(&position) {
            return Some(true);
        }
        if position.has_insufficient_material(Color::White) {
            continue;
        }
        for played in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(played);
            if seen.insert(key(&next)) {
                if seen.len() > many {
                    return None;
                }
                waiting.push(next);
            }
        }
    }
    Some(false)
}

/// Follows the first moves and all checks behind them; what is quiet then has to be walled in.
pub(super) fn checks(position: &Chess) -> Option<bool> {
    fn follow(position: &Chess, seen: &mut HashSet<u64>, plies: u32) -> Option<bool> {
        if plies > 16 {
            return None;
        }
        seen.insert(key(position));
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Some(position.turn().is_black() && position.is_check());
        }
        for played in moves {
            let mut next = position.clone();
            next.play_unchecked(played);
            if seen.contains(&key(&next)) {
                continue;
            }
            let goes_on = next.is_check() || plies == 0;
            match goes_on.then(|| follow(&next, seen, plies + 1)) {
                Some(Some(false)) => {}
                Some(found) => return found,
                None if walls::keep(&next) => {}
                None => return None,
            }
        }
        Some(false)
    }
    follow(position, &mut HashSet::new(), 0)
}

/// What has moved in some lines.
#[derive(Debug, Default)]
struct Moved {
    kings: [bool; 2],
    /// A queen, rook or knight.
    piece: bool,
    /// Two moves of pawns in one line.
    pawns: bool,
    /// Positions of a deep look, with the depth that was left.
    positions: HashSet<(u64, u8)>,
}

/// Whether a quick proof shows that White can never mate.
pub(super) fn surely_not(position: Chess) -> bool {
    let Some((position, moves)) = forced(position) else { return true };
    let board = position.board();
    let quiet = (board.knights() | board.rooks_and_queens()).is_empty();
    let mut seen = Moved::default();
    let depth = if quiet { 7 } else { 4 };
    if never(&position, &moves, depth, false, &mut seen) {
        return true;
    }
    let pawns = board.pawns().count();
    let held =
        (board.pawns() & board.white()).shift(8) & (board.pawns() | board.kings()) & board.black();
    if seen.piece || held.count() < (pawns / 2).saturating_sub(2).max(1) {
        return false;
    }
    if quiet
        && seen.kings != [true, true]
        && moves.len() <= 8
        && never(&position, &moves, 15, false, &mut seen)
    {
        return true;
    }
    if free_pawns(&position) {
        return false;
    }
    if walls::keep(&position) {
        return true;
    }
    if quiet && pawns >= 6 && position.is_check() && checks(&position) == Some(false) {
        return true;
    }
    quiet
        && pawns >= 10
        && board.bishops().is_empty()
        && !seen.pawns
        && mate_among_all(&position, FEW) == Some(false)
}

/// Whether every line to this depth ends without a mate.
fn never(position: &Chess, moves: &[Move], depth: u8, pawn: bool, seen: &mut Moved) -> bool {
    if moves.is_empty() {
        return !(position.turn().is_black() && position.is_check());
    }
    if position.has_insufficient_material(Color::White) {
        return true;
    }
    if depth == 0 {
        return false;
    }
    if depth > 8 && !seen.positions.insert((key(position), depth)) {
        return true;
    }
    moves.iter().all(|&played| {
        let role = played.role();
        match role {
            Role::King => seen.kings[usize::from(position.turn().is_white())] = true,
            Role::Pawn => seen.pawns |= pawn,
            Role::Bishop => {}
            Role::Knight | Role::Rook | Role::Queen => seen.piece = true,
        }
        let mut next = position.clone();
        next.play_unchecked(played);
        if depth == 1 && can_surely_move(&next) {
            return next.has_insufficient_material(Color::White);
        }
        never(&next, &next.legal_moves(), depth - 1, pawn || role == Role::Pawn, seen)
    })
}

/// Whether pawns have a file on which none of the other player is.
fn free_pawns(position: &Chess) -> bool {
    let board = position.board();
    let files = |pawns: Bitboard| pawns.0.to_le_bytes().into_iter().fold(0, |all, rank| all | rank);
    let white = board.pawns() & board.white() & !Bitboard::from_rank(shakmaty::Rank::Seventh);
    let black = board.pawns() & board.black() & !Bitboard::from_rank(shakmaty::Rank::Second);
    files(white) != files(black)
}
