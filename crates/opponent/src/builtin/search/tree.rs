//! Below the root: principal variation search with a transposition table, null move, late move
//! reductions and quiescence.
//!
//! Scores are centipawns from the view of the side to move; a mate `n` half-moves from the root is
//! `MATE - n`. Every function that visits nodes ends with `Stopped` once the nodes are spent or the
//! asker has had enough, and then its result is worth nothing.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Move, MoveList, Position, Role};

use super::bounds::{INFINITE, MATE, MATE_BOUND, MAX_PLY, Window};
use super::order::{Order, Ranked, gain, is_losing, is_tactical, pick};
use super::table::{Bound, Found, Table};
use crate::builtin::evaluate::evaluate;
use crate::builtin::sight::Blindness;
use crate::builtin::{ChessProblem, Stop};

/// A quiet position must be this much better per half-move of depth to be left unsearched.
const MARGIN: i32 = 85;
/// What a quiet move may win per half-move of depth.
const FUTILE: i32 = 110;
/// What a capture may win beyond the piece it takes.
const CAPTURE_MARGIN: i32 = 180;

/// Half-moves of a line that are told.
const LONGEST_LINE: usize = 16;

/// The search was ended from outside.
#[derive(Debug)]
pub(super) struct Stopped;

/// The state of one search.
pub(super) struct SearchState<'a> {
    stop: &'a Stop,
    nodes: u64,
    limit: u64,
    /// Hashes from the first position of the game to the node being searched.
    path: Vec<Zobrist64>,
    /// Length of `path` at the root.
    root: usize,
    /// Half-moves from the root.
    ply: u8,
    /// What the player overlooks who searches, if he overlooks anything.
    sight: Option<Blindness>,
    /// The moves from the one before the root to the node being searched; a null move is `None`.
    line: Vec<Option<Move>>,
    table: Table,
    order: Order,
}

impl<'a> SearchState<'a> {
    pub(super) fn new(
        problem: &ChessProblem<'_>,
        nodes: u64,
        sight: Option<Blindness>,
        stop: &'a Stop,
    ) -> Self {
        let mut path = problem.history.to_vec();
        path.push(problem.position.zobrist_hash(EnPassantMode::Legal));
        Self {
            stop,
            nodes: 0,
            limit: nodes,
            root: path.len(),
            path,
            ply: 0,
            sight,
            line: vec![problem.last],
            table: Table::new(nodes),
            order: Order::new(),
        }
    }

    /// Positions visited so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Those of the moves that the searching player sees.
    pub(super) fn seen(&self, position: &Chess, mut moves: MoveList) -> MoveList {
        if let Some(sight) = self.sight {
            moves.retain(|mv| sight.sees(position, *mv, self.last()));
        }
        moves
    }

    /// A root move and what the search holds to be the best after it, as far as it remembers.
    pub(super) fn line_from(&self, root: &Chess, first: Move) -> Vec<Move> {
        let (mut position, mut line) = (root.clone(), vec![first]);
        position.play_unchecked(first);
        // A stored move may be one of another position in the same slot.
        while line.len() < LONGEST_LINE
            && let Some(known) = self.table.get(position.zobrist_hash(EnPassantMode::Legal))
            && let Some(mv) = known.mv.filter(|mv| position.is_legal(*mv))
        {
            line.push(mv);
            position.play_unchecked(mv);
        }
        line
    }

    /// The score of a root move without search.
    pub(super) fn glance(&mut self, root: &Chess, mv: Move) -> i32 {
        let next = self.enter(root, mv);
        let score = if next.is_checkmate() {
            MATE - 1
        } else if next.is_stalemate() || self.is_draw(&next) {
            0
        } else {
            -evaluate(&next)
        };
        self.leave();
        score
    }

    /// The score of a root move, `depth` half-moves beyond it.
    pub(super) fn root_move(
        &mut self,
        root: &Chess,
        mv: Move,
        depth: i32,
        window: Window,
    ) -> Result<i32, Stopped> {
        self.path.truncate(self.root);
        self.line.truncate(1);
        self.ply = 0;
        let next = self.enter(root, mv);
        let score = -self.node(&next, depth, window.turned())?;
        self.leave();
        Ok(score)
    }

    /// The score of a root move if it is above `best`, else an upper bound of it.
    pub(super) fn challenge(
        &mut self,
        root: &Chess,
        mv: Move,
        depth: i32,
        best: i32,
    ) -> Result<i32, Stopped> {
        if best == -INFINITE {
            return self.root_move(root, mv, depth, Window::OPEN);
        }
        let score = self.root_move(root, mv, depth, Window::null(best))?;
        if score <= best {
            return Ok(score);
        }
        self.root_move(root, mv, depth, Window { alpha: best, beta: INFINITE })
    }

    fn node(&mut self, position: &Chess, depth: i32, window: Window) -> Result<i32, Stopped> {
        let check = position.is_check();
        let depth = depth + i32::from(check);
        if depth <= 0 || self.ply >= MAX_PLY {
            return self.quiesce(position, window);
        }
        self.visit()?;
        if self.is_draw(position) {
            return Ok(0);
        }
        let known = self.table.get(self.hash());
        if window.is_null()
            && let Some(score) = known.and_then(|entry| entry.settles(depth, window, self.ply))
        {
            return Ok(score);
        }
        let calm = window.is_null() && !check && self.sight.is_none();
        let standing = calm.then(|| evaluate(position));
        if let Some(standing) = standing
            && let Some(score) = self.prune(position, depth, window, standing)?
        {
            return Ok(score);
        }
        let first = known.and_then(|entry| entry.mv);
        // What no earlier search thought worth a move is not worth its full depth now.
        let depth = if first.is_none() && depth >= 4 { depth - 1 } else { depth };
        self.try_moves(position, depth, window, first, standing)
    }

    /// A score for a position so good that its moves need not be tried.
    fn prune(
        &mut self,
        position: &Chess,
        depth: i32,
        window: Window,
        standing: i32,
    ) -> Result<Option<i32>, Stopped> {
        if depth <= 6 && standing - MARGIN * depth >= window.beta && window.beta > -MATE_BOUND {
            return Ok(Some(standing));
        }
        // With only pawns left, having to move may be the whole trouble (zugzwang).
        let pieces = position.us() & !position.our(Role::Pawn) & !position.our(Role::King);
        if self.last().is_none() || depth < 3 || standing < window.beta || pieces.is_empty() {
            return Ok(None);
        }
        let score = self.pass(position, depth - 3 - depth / 5, window)?;
        Ok(score.filter(|&score| score >= window.beta && score < MATE_BOUND))
    }

    /// Null move: the score of letting the other side move twice.
    fn pass(
        &mut self,
        position: &Chess,
        depth: i32,
        window: Window,
    ) -> Result<Option<i32>, Stopped> {
        let Ok(next) = position.clone().swap_turn() else { return Ok(None) };
        self.path.push(next.zobrist_hash(EnPassantMode::Legal));
        self.line.push(None);
        self.ply += 1;
        let score = -self.node(&next, depth, Window::null(window.beta - 1).turned())?;
        self.leave();
        Ok(Some(score))
    }

    fn try_moves(
        &mut self,
        position: &Chess,
        depth: i32,
        window: Window,
        first: Option<Move>,
        standing: Option<i32>,
    ) -> Result<i32, Stopped> {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return Ok(self.without_moves(position));
        }
        let seen = self.seen(position, legal);
        if seen.is_empty() {
            return Ok(evaluate(position));
        }
        let mut moves = self.order.rank(position, &seen, first, self.ply);
        let mut found = Found { score: -INFINITE, bound: Bound::AtMost, mv: None };
        let mut alpha = window.alpha;
        for index in 0..moves.len() {
            let (_, mv) = pick(&mut moves, index);
            let late = index > 0 && found.score > -MATE_BOUND && !is_tactical(mv);
            if late && standing.is_some_and(|standing| is_futile(standing, index, depth, alpha)) {
                continue;
            }
            let score = self.try_move(position, mv, index, depth, Window { alpha, ..window })?;
            found.score = found.score.max(score);
            if score <= alpha {
                continue;
            }
            alpha = score;
            found = Found { score, bound: Bound::Exact, mv: Some(mv) };
            if score >= window.beta {
                found.bound = Bound::AtLeast;
                self.order.learn(position.turn(), &moves[..=index], depth, self.ply);
                break;
            }
        }
        let score = found.score;
        self.table.put(self.hash(), depth, self.ply, &found);
        Ok(score)
    }

    /// The first move gets the whole window; the others must first beat it in a null window, late
    /// quiet ones at less depth.
    fn try_move(
        &mut self,
        position: &Chess,
        mv: Move,
        index: usize,
        depth: i32,
        window: Window,
    ) -> Result<i32, Stopped> {
        let next = self.enter(position, mv);
        let depth = depth - 1;
        let less = if is_tactical(mv) { 0 } else { reduction(depth, index) };
        let null = Window::null(window.alpha).turned();
        let mut score = window.beta;
        if index > 0 {
            score = -self.node(&next, depth - less, null)?;
        }
        if less > 0 && score > window.alpha {
            score = -self.node(&next, depth, null)?;
        }
        if index == 0 || (!window.is_null() && score > window.alpha) {
            score = -self.node(&next, depth, window.turned())?;
        }
        self.leave();
        Ok(score)
    }

    /// Follows captures, promotions and answers to check until the position is quiet.
    fn quiesce(&mut self, position: &Chess, window: Window) -> Result<i32, Stopped> {
        self.visit()?;
        if self.is_draw(position) {
            return Ok(0);
        }
        let check = position.is_check();
        let standing = if check { -INFINITE } else { evaluate(position) };
        if standing >= window.beta {
            return Ok(standing);
        }
        let mut legal = position.legal_moves();
        if legal.is_empty() {
            return Ok(self.without_moves(position));
        }
        if self.ply >= MAX_PLY {
            return Ok(evaluate(position));
        }
        if !check {
            legal.retain(|mv| is_tactical(*mv));
        }
        let seen = self.seen(position, legal);
        let moves = self.order.rank(position, &seen, None, self.ply);
        self.capture(position, moves, window, standing)
    }

    fn capture(
        &mut self,
        position: &Chess,
        mut moves: Vec<Ranked>,
        window: Window,
        standing: i32,
    ) -> Result<i32, Stopped> {
        let check = standing == -INFINITE;
        let mut best = standing;
        for index in 0..moves.len() {
            let (rank, mv) = pick(&mut moves, index);
            let alpha = window.alpha.max(best);
            let hopeless = is_losing(rank) || standing + gain(mv) + CAPTURE_MARGIN <= alpha;
            if hopeless && !check {
                continue;
            }
            let next = self.enter(position, mv);
            let score = -self.quiesce(&next, Window { alpha, ..window }.turned())?;
            self.leave();
            best = best.max(score);
            if best >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// Counts a node, or ends the search.
    fn visit(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.limit || self.stop.is_stopped() {
            return Err(Stopped);
        }
        self.nodes += 1;
        Ok(())
    }

    /// Dead material, fifty moves, or a position met before; one repetition is as good as two, for
    /// whoever wants it can have the other.
    fn is_draw(&self, position: &Chess) -> bool {
        position.is_insufficient_material()
            || (position.halfmoves() >= 100 && !position.is_checkmate())
            || self.is_repetition(position.halfmoves() as usize)
    }

    /// Looks back as far as no capture or pawn move stands between.
    fn is_repetition(&self, reversible: usize) -> bool {
        let mut earlier = self.path.iter().rev().take(reversible + 1).skip(2).step_by(2);
        earlier.any(|&hash| hash == self.hash())
    }

    fn without_moves(&self, position: &Chess) -> i32 {
        if position.is_check() { i32::from(self.ply) - MATE } else { 0 }
    }

    fn enter(&mut self, position: &Chess, mv: Move) -> Chess {
        let mut next = position.clone();
        next.play_unchecked(mv);
        let hash = position
            .update_zobrist_hash(self.hash(), mv, EnPassantMode::Legal)
            .unwrap_or_else(|| next.zobrist_hash(EnPassantMode::Legal));
        self.path.push(hash);
        self.line.push(Some(mv));
        self.ply += 1;
        next
    }

    fn leave(&mut self) {
        self.path.pop();
        self.line.pop();
        self.ply -= 1;
    }

    fn last(&self) -> Option<Move> {
        self.line.last().copied().flatten()
    }

    fn hash(&self) -> Zobrist64 {
        self.path.last().copied().unwrap_or_default()
    }
}

/// Whether a quiet move can be left out: little depth is left, and it comes very late, or the
/// position stands so badly that no quiet move can help.
fn is_futile(standing: i32, index: usize, depth: i32, alpha: i32) -> bool {
    let most = 3 + depth.unsigned_abs() * depth.unsigned_abs();
    depth <= 4 && (index >= most as usize || standing + FUTILE * depth <= alpha)
}

/// Half-moves taken off a quiet move that comes late in the order.
fn reduction(depth: i32, index: usize) -> i32 {
    if depth < 2 || index < 3 {
        return 0;
    }
    let product = depth.cast_unsigned().ilog2() * index.ilog2();
    1 + product.cast_signed() / 4
}
