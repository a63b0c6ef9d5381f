//! In which order moves are tried: the sooner the best one comes, the smaller the tree.
//!
//! Captures by what they win, then killers (quiet moves that refuted a sister node), then quiet
//! moves by their history of refutations, then captures that lose material. Nothing here changes
//! what a search finds, only how soon.

use shakmaty::{Chess, Color, Move, MoveList, Position, Role};

use super::bounds::MAX_PLY;

const FIRST: i32 = 1_000_000;
const WINNING: i32 = 100_000;
const KILLERS: [i32; 2] = [90_000, 80_000];
const LOSING: i32 = -100_000;
const MOST_HISTORY: i32 = 16_384;

/// A move and its rank; higher is tried sooner.
pub(super) type Ranked = (i32, Move);

/// What earlier nodes teach about quiet moves.
pub(super) struct Order {
    killers: Vec<[Option<Move>; 2]>,
    history: Vec<i32>,
}

impl Order {
    pub(super) fn new() -> Self {
        Self { killers: vec![[None; 2]; usize::from(MAX_PLY) + 2], history: vec![0; 2 * 64 * 64] }
    }

    /// Ranks moves, `first` being the one found best before.
    pub(super) fn rank(
        &self,
        position: &Chess,
        moves: &MoveList,
        first: Option<Move>,
        ply: u8,
    ) -> Vec<Ranked> {
        let rank = |mv| match mv {
            mv if Some(mv) == first => FIRST,
            mv if is_tactical(mv) => tactical(position, mv),
            mv => self.quiet(position.turn(), mv, ply),
        };
        moves.iter().map(|&mv| (rank(mv), mv)).collect()
    }

    fn quiet(&self, side: Color, mv: Move, ply: u8) -> i32 {
        let killers = &self.killers[usize::from(ply)];
        match killers.iter().position(|&killer| killer == Some(mv)) {
            Some(index) => KILLERS[index],
            None => self.history[slot(side, mv)],
        }
    }

    /// Learns that the last of `tried` refuted its node and that the quiet moves before it did not.
    pub(super) fn learn(&mut self, side: Color, tried: &[Ranked], depth: i32, ply: u8) {
        let Some((&(_, refutation), failed)) = tried.split_last() else { return };
        if is_tactical(refutation) {
            return;
        }
        let killers = &mut self.killers[usize::from(ply)];
        if killers[0] != Some(refutation) {
            *killers = [Some(refutation), killers[0]];
        }
        let bonus = (depth * depth).min(400);
        self.credit(side, refutation, bonus);
        for &(_, mv) in failed.iter().filter(|(_, mv)| !is_tactical(*mv)) {
            self.credit(side, mv, -bonus);
        }
    }

    /// Moves the history towards its bound, the slower the nearer it is.
    fn credit(&mut self, side: Color, mv: Move, bonus: i32) {
        let history = &mut self.history[slot(side, mv)];
        *history += bonus * 16 - *history * bonus.abs() * 16 / MOST_HISTORY;
    }
}

/// Brings the best of the moves from `index` on to `index`: cheaper than a full sort, as most nodes
/// end after a move or two.
pub(super) fn pick(moves: &mut [Ranked], index: usize) -> Ranked {
    let mut best = index;
    for other in index + 1..moves.len() {
        if moves[other].0 > moves[best].0 {
            best = other;
        }
    }
    moves.swap(index, best);
    moves[index]
}

/// Captures and promotions: moves that change the material.
pub(super) fn is_tactical(mv: Move) -> bool {
    mv.is_capture() || mv.is_promotion()
}

/// Whether a capture or promotion seems to lose material.
pub(super) fn is_losing(rank: i32) -> bool {
    rank <= LOSING / 2
}

/// What a capture or promotion wins at once, in centipawns.
pub(super) fn gain(mv: Move) -> i32 {
    let promoted = mv.promotion().map_or(0, |role| value(role) - value(Role::Pawn));
    mv.capture().map_or(0, value) + promoted
}

/// The dearest victim first, taken by the cheapest piece.
fn tactical(position: &Chess, mv: Move) -> i32 {
    let class = if loses(position, mv) { LOSING } else { WINNING };
    class + 8 * gain(mv) - value(mv.role()) / 8
}

/// A dear piece takes a cheap one that is guarded, or a pawn promotes to less than a queen.
fn loses(position: &Chess, mv: Move) -> bool {
    if let Some(role) = mv.promotion() {
        return role != Role::Queen;
    }
    let (board, to) = (position.board(), mv.to());
    let dear = value(mv.role()) > mv.capture().map_or(0, value) + 50;
    let occupied = mv.from().map_or(board.occupied(), |from| board.occupied().without(from));
    dear && board.attacks_to(to, !position.turn(), occupied).any()
}

fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 310,
        Role::Bishop => 325,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 0,
    }
}

fn slot(side: Color, mv: Move) -> usize {
    let from = mv.from().unwrap_or(mv.to());
    (side.fold_wb(0, 64) + usize::from(from)) * 64 + usize::from(mv.to())
}
