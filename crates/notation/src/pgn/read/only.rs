//! The move of a usual word where one look from its square finds it.

use shakmaty::attacks;
use shakmaty::san::San;
use shakmaty::{Bitboard, Chess, Color, Move, Piece, Position, Rank, Role, Square};

/// The legal move where one man alone can come to the square; `None` where more has to be looked at, as for
/// kings, for pawns that become something and for what is illegal.
pub(super) fn only(here: &Chess, san: San) -> Option<Move> {
    let San::Normal { role, file, rank, capture, to, promotion: None } = san else { return None };
    let (us, board) = (here.turn(), here.board());
    if here.us().contains(to) || here.them().contains(to) != capture {
        return None;
    }
    let from = match role {
        Role::King => return None,
        Role::Pawn if capture && file.is_none() => return None,
        Role::Pawn => pawns(here, us, capture, to)?,
        _ => attacks::attacks(to, Piece { color: us, role }, board.occupied()),
    };
    let on_file = file.map_or(Bitboard::FULL, Bitboard::from_file);
    let on_rank = rank.map_or(Bitboard::FULL, Bitboard::from_rank);
    let from = (from & here.our(role) & on_file & on_rank).single_square()?;
    let occupied = board.occupied().without(from).with(to);
    let attackers = board.attacks_to(board.king_of(us)?, !us, occupied);
    let mv = Move::Normal { role, from, capture: board.role_at(to), to, promotion: None };
    attackers.without(to).is_empty().then_some(mv)
}

/// From where a pawn can come.
fn pawns(here: &Chess, us: Color, capture: bool, to: Square) -> Option<Bitboard> {
    if matches!(to.rank(), Rank::First | Rank::Eighth) {
        return None;
    }
    if capture {
        return Some(attacks::pawn_attacks(!us, to));
    }
    let back = us.fold_wb(-8, 8);
    let before = to.offset(back)?;
    let is_double = to.rank() == us.fold_wb(Rank::Fourth, Rank::Fifth);
    let is_free = is_double && !here.board().occupied().contains(before);
    Some(Bitboard::from_square(if is_free { before.offset(back)? } else { before }))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A move without its square, also with the sign of a capture too many or too few.
    fn bare(san: San) -> Vec<San> {
        let San::Normal { role, capture, to, promotion, .. } = san else { return Vec::new() };
        let bare = |capture| San::Normal { role, file: None, rank: None, capture, to, promotion };
        [capture, !capture].map(bare).to_vec()
    }

    /// Whatever is found is what all legal moves give; of the moves of a position, how many are found.
    fn compare(here: &Chess) -> usize {
        let is_found = |&&mv: &&Move| {
            let san = San::from_move(here, mv);
            for bare in bare(san) {
                let one = only(here, bare);
                assert!(one.is_none_or(|one| bare.to_move(here) == Ok(one)), "{bare}");
            }
            let one = only(here, san);
            assert!(one.is_none_or(|one| one == mv), "{san}");
            one.is_some()
        };
        here.legal_moves().iter().filter(is_found).count()
    }

    #[test]
    fn what_one_look_finds_is_the_legal_move() {
        let (mut found, mut all, mut seed) = (0, 0, 7_u64);
        for _ in 0..60 {
            let mut here = Chess::default();
            for _ in 0..120 {
                let moves = here.legal_moves();
                (found, all) = (found + compare(&here), all + moves.len());
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99);
                let Some(most) = moves.len().checked_sub(1) else { break };
                here.play_unchecked(moves[usize::try_from(seed >> 33).unwrap() % (most + 1)]);
            }
        }
        assert!(found * 4 > all * 3, "{found} of {all}");
    }
}
