//! What a weak player overlooks.
//!
//! He takes a piece that has just moved to where he can take it, he takes back, and he sees most checks
//! and most of what the piece threatens that has just moved; he overlooks quiet moves, knight's jumps,
//! long lines, moves backwards, moves far from where something has just happened, and lines that the
//! last move has opened. What he overlooks he overlooks for the whole of one thought, in his own moves
//! and in his opponent's, so that a threat is either seen or not, whichever move he considers.
//!
//! Not here: how far he looks and how well he judges what he sees (`levels`).

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, Color, EnPassantMode, Move, Position, Role, Square, attacks};

use super::ChessProblem;
use super::chance::Chance;

/// How blind a player is, and the chance of this thought.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blindness {
    /// Percent of what can be overlooked.
    percent: u64,
    /// Where the piece stands that the opponent has just moved.
    arrived: Option<Square>,
    /// Another thought, another game: other oversights.
    key: u64,
}

impl Blindness {
    pub(super) fn new(problem: &ChessProblem<'_>, blindness: u8, seed: u64) -> Self {
        let hash: Zobrist64 = problem.position.zobrist_hash(EnPassantMode::Legal);
        Self {
            percent: blindness.into(),
            arrived: problem.last.map(Move::to),
            key: Chance::new(seed).bits() ^ hash.0,
        }
    }

    /// Whether a move is seen, `last` being the move before it. In check every move is seen, because
    /// the rules ask for them.
    pub(super) fn sees(self, position: &Chess, mv: Move, last: Option<Move>) -> bool {
        let attention = self.attention(position.turn(), mv);
        let threatened = mv.from().is_some() && mv.from() == self.arrived;
        let oversight = self.percent * oversight(position, mv, last);
        let oversight = if threatened { oversight / 4 } else { oversight };
        attention >= oversight || position.is_check() || {
            attention >= oversight / 4 && gives_check(position, mv)
        }
    }

    /// More chance of the same thought.
    pub(super) fn chance(self) -> Chance {
        Chance::new(self.key)
    }

    /// From 0 to 9999, the same for a move wherever it is met.
    fn attention(self, side: Color, mv: Move) -> u64 {
        let from = u64::from(mv.from().map_or(0, u8::from));
        let way = (from << 6 | u64::from(u8::from(mv.to()))) << 4 | u64::from(u8::from(mv.role()));
        Chance::new(self.key ^ (way << 1 | side.fold_wb(0, 1))).bits() % 10_000
    }
}

/// How easily a move is overlooked by one who is all blind, in percent.
fn oversight(position: &Chess, mv: Move, last: Option<Move>) -> u64 {
    if last.is_some_and(|last| last.to() == mv.to()) {
        return 3;
    }
    let plain = if mv.is_capture() || mv.is_promotion() { 30 } else { 50 };
    (plain + hidden(position.turn(), mv) + away(mv, last)).min(95)
}

/// What the way of the piece adds.
fn hidden(side: Color, mv: Move) -> u64 {
    let Some(from) = mv.from() else { return 0 };
    let to = mv.to();
    let back = side.fold_wb(to.rank() < from.rank(), to.rank() > from.rank());
    let slanting = from.file() != to.file() && from.rank() != to.rank();
    let shape = match mv.role() {
        Role::Knight => 15,
        Role::Bishop | Role::Queen if slanting => 10,
        _ => 0,
    };
    let back = if back { 10 } else { 0 };
    let long = if from.distance(to) >= 4 { 15 } else { 0 };
    shape + back + long
}

/// What the last move adds: it draws the eye to where it went, away from the line it has opened.
fn away(mv: Move, last: Option<Move>) -> u64 {
    let (Some(from), Some(last)) = (mv.from(), last) else { return 0 };
    let far = last.to().distance(mv.to()) >= 4;
    let opened = last.from().is_some_and(|left| attacks::between(from, mv.to()).contains(left));
    let opened = if opened { 25 } else { 0 };
    opened + if far { 10 } else { 0 }
}

fn gives_check(position: &Chess, mv: Move) -> bool {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next.is_check()
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;
    use shakmaty::uci::UciMove;
    use shakmaty::{CastlingMode, Chess, Move, Position};

    use super::Blindness;
    use crate::builtin::Problem;

    /// The position after a move, that move, and another one in the position.
    fn scene(fen: &str, last: &str, mv: &str) -> (Chess, Move, Move) {
        let before: Chess =
            fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        let last = last.parse::<UciMove>().unwrap().to_move(&before).unwrap();
        let position = before.play(last).unwrap();
        let mv = mv.parse::<UciMove>().unwrap().to_move(&position).unwrap();
        (position, last, mv)
    }

    /// In how many of a thousand thoughts of this blindness a move is seen.
    fn seen(blindness: u8, fen: &str, last: &str, mv: &str) -> usize {
        let (position, last, mv) = scene(fen, last, mv);
        let problem = Problem::new(position.clone());
        let sights =
            (0..1000).map(|seed| Blindness::new(&problem.chess().unwrap(), blindness, seed));
        sights.filter(|sight| sight.sees(&position, mv, Some(last))).count()
    }

    const RECAPTURE: (&str, &str, &str) = ("4k3/2p5/3p4/8/8/6B1/8/4K3 w - - 0 1", "g3d6", "c7d6");
    const LONG_DIAGONAL: (&str, &str, &str) =
        ("4k3/1b6/8/8/8/7P/6N1/4K3 w - - 0 1", "h3h4", "b7g2");
    const RETREAT: (&str, &str, &str) = ("4k3/8/8/3b4/8/7P/8/4K3 w - - 0 1", "h3h4", "d5a8");
    /// A quiet move backwards, far from what has just happened, with check and without.
    const CHECK: (&str, &str, &str) = ("4k3/8/8/8/8/1q6/6P1/5K2 w - - 0 1", "g2g4", "b3b5");
    const NO_CHECK: (&str, &str, &str) = ("4k3/8/8/8/8/1q6/6P1/4K3 w - - 0 1", "g2g4", "b3b5");
    /// A rook takes along its file, with the line opened by the last move and open before.
    const OPENED: (&str, &str, &str) = ("4k3/8/r7/8/N7/8/7K/R7 w - - 0 1", "a4c5", "a6a1");
    const OPEN: (&str, &str, &str) = ("4k3/8/r7/8/2N5/8/7K/R7 w - - 0 1", "c4e5", "a6a1");

    #[test]
    fn what_has_just_happened_is_seen_and_what_is_hidden_is_not() {
        let of = |(fen, last, mv): (&str, &str, &str)| seen(100, fen, last, mv);
        assert!(of(RECAPTURE) > 950, "{}", of(RECAPTURE));
        assert!((300..600).contains(&of(LONG_DIAGONAL)), "{}", of(LONG_DIAGONAL));
        assert!(of(RETREAT) < 300, "{}", of(RETREAT));
        assert!(of(CHECK) > of(NO_CHECK) + 200, "{} {}", of(CHECK), of(NO_CHECK));
        assert!(of(OPENED) + 200 < of(OPEN), "{} {}", of(OPENED), of(OPEN));
    }

    #[test]
    fn what_the_piece_may_do_that_has_just_moved_is_seen() {
        let (_, came, _) = scene("4k3/1b6/8/8/8/7P/8/4K3 b - - 0 1", "b7d5", "h3h4");
        let (position, answer, retreat) = scene(RETREAT.0, RETREAT.1, RETREAT.2);
        let seen = |last| {
            let problem = Problem { last, ..Problem::new(position.clone()) };
            let sights = (0..1000).map(|seed| Blindness::new(&problem.chess().unwrap(), 100, seed));
            sights.filter(|sight| sight.sees(&position, retreat, Some(answer))).count()
        };
        assert!(seen(Some(came)) > 700 && seen(None) < 300);
    }

    #[test]
    fn who_is_less_blind_sees_more_and_who_is_not_blind_sees_all() {
        let (fen, last, mv) = RETREAT;
        let counts = [100, 60, 20, 0].map(|blindness| seen(blindness, fen, last, mv));
        assert!(counts.is_sorted_by(|a, b| a < b), "{counts:?}");
        assert_eq!(counts[3], 1000);
    }
}
