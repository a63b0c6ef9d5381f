//! Games by other rules than those of chess: a plain search, and for each what its rules are about.
//!
//! It counts pieces and looks some moves ahead. It knows no openings, no endings and no habits of
//! people, so it is weaker than the opponent in chess of the same level.

use shakmaty::{Bitboard, Color, KnownOutcome, Move, MoveList, Outcome, Position as _, Role};
use touchmove_position::{Position, Variant};

use super::{Analysis, Limits, Line, Problem, Score, Scored, Stop, Wanted};

/// What a won game is worth, less a point for each half-move until then.
const WON: i32 = 30_000;
/// Above this a score is a won game.
const SURE: i32 = WON - 1_000;
/// Half-moves that are followed when captures are not at an end.
const CAPTURES: i32 = 4;
/// The squares of the hill.
const HILL: Bitboard = Bitboard::CENTER;

/// Why a search ends before its depth.
struct Stopped;

struct Tree<'a> {
    left: u64,
    used: u64,
    stop: &'a Stop,
}

/// Scores the legal moves, the best first.
pub(super) fn search(problem: &Problem, limits: Limits, stop: &Stop) -> Analysis {
    let root = &problem.position;
    let mut tree = Tree { left: limits.nodes, used: 0, stop };
    let glance = |mv: Move| (mv, -worth(&after(root, mv), 1));
    let mut moves: Vec<(Move, i32)> = root.legal_moves().into_iter().map(glance).collect();
    sort(&mut moves);
    let mut depth = 0;
    while depth < limits.depth.min(64) && moves.len() > 1 && !is_settled(&moves) {
        let Ok(deeper) = tree.round(root, &moves, depth.into()) else { break };
        moves = deeper;
        depth += 1;
    }
    let moves = moves.into_iter().map(|(mv, score)| Scored { mv, score: scored(score) }).collect();
    Analysis { moves, depth, nodes: tree.used }
}

/// The best moves, each without what follows.
pub(super) fn lines(problem: &Problem, wanted: &Wanted, stop: &Stop) -> Vec<Line> {
    let limits = Limits { nodes: wanted.nodes, depth: u8::MAX };
    let Analysis { mut moves, depth, nodes } = search(problem, limits, stop);
    moves.retain(|scored| wanted.only.is_empty() || wanted.only.contains(&scored.mv));
    let best = moves.into_iter().take(wanted.count);
    best.map(|Scored { mv, score }| Line { moves: vec![mv], score, depth, nodes }).collect()
}

fn is_settled(moves: &[(Move, i32)]) -> bool {
    moves.first().is_some_and(|(_, score)| *score > SURE)
}

fn sort(moves: &mut [(Move, i32)]) {
    moves.sort_by_key(|&(_, score)| -score);
}

fn scored(score: i32) -> Score {
    match score {
        score if score > SURE => Score::Mate((WON - score + 1) / 2),
        score if score < -SURE => Score::Mate(-i32::midpoint(WON, score)),
        score => Score::Centipawns(score),
    }
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

impl Tree<'_> {
    /// All moves, each looked at as exactly as the others.
    fn round(
        &mut self,
        root: &Position,
        moves: &[(Move, i32)],
        depth: i32,
    ) -> Result<Vec<(Move, i32)>, Stopped> {
        let mut found = Vec::with_capacity(moves.len());
        for &(mv, _) in moves {
            found.push((mv, -self.value(&after(root, mv), depth, (-WON, WON), 1)?));
        }
        sort(&mut found);
        Ok(found)
    }

    fn value(
        &mut self,
        position: &Position,
        depth: i32,
        (mut alpha, beta): (i32, i32),
        ply: i32,
    ) -> Result<i32, Stopped> {
        self.spend()?;
        let all = position.legal_moves();
        if position.is_variant_end() || all.is_empty() || depth <= -CAPTURES {
            return Ok(worth_of(position, &all, ply));
        }
        let mut moves = all;
        if depth <= 0 {
            let still = judge(position);
            if still >= beta {
                return Ok(still);
            }
            alpha = alpha.max(still);
            moves.retain(|mv| mv.is_capture() || mv.is_promotion());
            if moves.is_empty() {
                return Ok(still);
            }
        }
        moves.sort_by_key(|&mv| (!mv.is_capture(), !mv.is_promotion(), mv.is_put()));
        for mv in moves {
            let value = -self.value(&after(position, mv), depth - 1, (-beta, -alpha), ply + 1)?;
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Ok(alpha)
    }

    fn spend(&mut self) -> Result<(), Stopped> {
        if self.left == 0 || self.used.is_multiple_of(256) && self.stop.is_stopped() {
            return Err(Stopped);
        }
        self.left -= 1;
        self.used += 1;
        Ok(())
    }
}

fn worth(position: &Position, ply: i32) -> i32 {
    worth_of(position, &position.legal_moves(), ply)
}

/// What a position is worth for the side to move, with the end of the game if it is one.
fn worth_of(position: &Position, moves: &MoveList, ply: i32) -> i32 {
    let ended = match position.variant_outcome() {
        Outcome::Unknown if !moves.is_empty() => return judge(position),
        Outcome::Unknown if position.is_check() => Some(!position.turn()),
        Outcome::Unknown | Outcome::Known(KnownOutcome::Draw) => None,
        Outcome::Known(KnownOutcome::Decisive { winner }) => Some(winner),
    };
    match ended {
        Some(winner) if winner == position.turn() => WON - ply,
        Some(_) => ply - WON,
        None => 0,
    }
}

/// What pieces and the rules make a position worth, for the side to move.
fn judge(position: &Position) -> i32 {
    let of = |color| material(position, color) + aim(position, color);
    of(position.turn()) - of(!position.turn())
}

fn price(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 310,
        Role::Bishop => 320,
        Role::Rook => 500,
        Role::Queen => 900,
        Role::King => 0,
    }
}

/// What a player has, on the board and in the hand. Who wants to lose all of it has too much.
fn material(position: &Position, color: Color) -> i32 {
    let board = position.board();
    let count = |role: Role| i32::try_from(board.by_piece(role.of(color)).count()).unwrap_or(0);
    let held = |role| position.pockets().map_or(0, |pockets| i32::from(pockets[color][role]));
    let sum: i32 = Role::ALL.into_iter().map(|role| (count(role) + held(role)) * price(role)).sum();
    if position.is_royal() {
        let developed = board.by_color(color) & !board.pawns() & !Bitboard::BACKRANKS;
        let centre = board.by_color(color) & HILL;
        sum + i32::try_from(6 * developed.count() + 12 * centre.count()).unwrap_or(0)
    } else {
        -Role::ALL.into_iter().map(count).sum::<i32>() * 100
    }
}

/// How near a player is to what wins besides mate.
fn aim(position: &Position, color: Color) -> i32 {
    let king = position.board().king_of(color);
    let steps = |to: Bitboard| {
        king.and_then(|king| to.into_iter().map(|square| king.distance(square)).min())
            .map_or(0, |steps| i32::try_from(steps).unwrap_or(0))
    };
    match position.variant() {
        Variant::KingOfTheHill => -25 * steps(HILL),
        Variant::RacingKings => -250 * steps(Bitboard::from_rank(shakmaty::Rank::Eighth)),
        Variant::ThreeCheck => position
            .remaining_checks()
            .map_or(0, |left| -150 * i32::from(u8::try_from(u32::from(left[color])).unwrap_or(0))),
        Variant::Standard
        | Variant::Chess960
        | Variant::Crazyhouse
        | Variant::Antichess
        | Variant::Atomic
        | Variant::Horde => 0,
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;
    use shakmaty::san::San;

    use super::*;
    use crate::builtin::{Level, Pace, choose};

    fn problem(variant: Variant, fen: &str) -> Problem {
        let fen: Fen = fen.parse().unwrap();
        Problem::new(Position::under(variant, fen.into_setup(), variant.mode()).unwrap())
    }

    /// The move of the strongest level.
    fn played(variant: Variant, fen: &str) -> String {
        let problem = problem(variant, fen);
        let mv = choose(&problem, Level::MAX, 1, Pace::Own, &Stop::new()).unwrap();
        San::from_move(&problem.position, mv).to_string()
    }

    #[test]
    fn what_wins_by_the_rules_of_each_game_is_played() {
        let hill = "rnbqkbnr/1ppppppp/8/8/p7/3KP3/PPPP1PPP/RNBQ1BNR w kq - 0 4";
        assert!(["Kd4", "Ke4"].contains(&played(Variant::KingOfTheHill, hill).as_str()));
        let checks = "4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1";
        assert!(played(Variant::ThreeCheck, checks).starts_with("Ra8"));
        let atomic = "rnbqkbnr/1ppppppp/8/p5N1/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 3";
        assert_eq!(played(Variant::Atomic, atomic), "Nxf7");
        let racing = "8/7K/8/8/8/8/8/k7 w - - 0 1";
        assert!(["Kg8", "Kh8"].contains(&played(Variant::RacingKings, racing).as_str()));
        let house = "6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1";
        assert!(played(Variant::Crazyhouse, house).starts_with("R@"));
        let anti = "8/8/8/8/8/8/6p1/R7 b - - 0 1";
        assert!(!played(Variant::Antichess, anti).is_empty());
    }

    /// So many games of every variant against itself, from weak levels to strong ones.
    fn plays_itself(games: u64, longest: u64, levels: u64) {
        for variant in Variant::ALL.into_iter().filter(|variant| !variant.is_chess()) {
            for game in 0..games {
                plays_a_game(variant, game, longest, levels);
            }
        }
    }

    fn plays_a_game(variant: Variant, game: u64, longest: u64, levels: u64) {
        let mut problem = Problem::new(variant.start());
        for ply in 0..longest {
            let level = Level::new(u8::try_from(1 + (game + ply) % levels).unwrap()).unwrap();
            let seed = game * longest + ply;
            let Some(mv) = choose(&problem, level, seed, Pace::Own, &Stop::new()) else {
                assert!(problem.position.legal_moves().is_empty(), "{variant:?}");
                return;
            };
            assert!(problem.position.is_legal(mv), "{variant:?}");
            problem.position.play_unchecked(mv);
            problem.last = Some(mv);
        }
    }

    #[test]
    fn every_level_plays_every_game_to_an_end_or_far() {
        plays_itself(1, 40, 13);
    }

    #[test]
    #[ignore = "takes minutes"]
    fn two_hundred_games_of_each_are_played_by_the_rules() {
        plays_itself(200, 300, 6);
    }
}
