//! The move of a usual word where one look from its square finds it.

use shakmaty::attacks;
use shakmaty::{Bitboard, Color, File, Move, Piece, Position as _, Rank, Role, Square};
use touchmove_position::Position;

use crate::written::Mark;

/// The legal move where one piece alone can come to the square, and what is said of the king; `None` where
/// more has to be looked at, as for castling, for pawns that become something, and for what is illegal.
pub(super) fn only(here: &Position, text: &[u8]) -> Option<(Move, Option<Mark>)> {
    let (bare, mark) = match text {
        [bare @ .., b'+'] => (bare, Some(Mark::Check)),
        [bare @ .., b'#'] => (bare, Some(Mark::Mate)),
        bare => (bare, None),
    };
    let &[ref front @ .., file @ b'a'..=b'h', rank @ b'1'..=b'8'] = bare else { return None };
    let to = Square::from_coords(self::file(file), self::rank(rank));
    let (role, between) = match front {
        [b'N', between @ ..] => (Role::Knight, between),
        [b'B', between @ ..] => (Role::Bishop, between),
        [b'R', between @ ..] => (Role::Rook, between),
        [b'Q', between @ ..] => (Role::Queen, between),
        [b'K', between @ ..] => (Role::King, between),
        between => (Role::Pawn, between),
    };
    let (told, capture) = match between {
        [told @ .., b'x'] => (told, true),
        told => (told, false),
    };
    let (us, board) = (here.turn(), here.board());
    if here.us().contains(to) || here.them().contains(to) != capture {
        return None;
    }
    let from = match role {
        // Of a pawn that takes, the file is told, and nothing of any other.
        Role::Pawn if !matches!((capture, told), (true, [b'a'..=b'h']) | (false, [])) => {
            return None;
        }
        Role::Pawn => pawns(here, us, capture, to)?,
        _ => attacks::attacks(to, Piece { color: us, role }, board.occupied()),
    };
    let from = (from & here.our(role) & self::told(told)?).single_square()?;
    let occupied = board.occupied().without(from).with(to);
    let king = if role == Role::King { to } else { board.king_of(us)? };
    let attackers = board.attacks_to(king, !us, occupied);
    let mv = Move::Normal { role, from, capture: board.role_at(to), to, promotion: None };
    attackers.without(to).is_empty().then_some((mv, mark))
}

/// The squares that are told from where the piece comes.
fn told(told: &[u8]) -> Option<Bitboard> {
    match *told {
        [] => Some(Bitboard::FULL),
        [from @ b'a'..=b'h'] => Some(Bitboard::from_file(file(from))),
        [from @ b'1'..=b'8'] => Some(Bitboard::from_rank(rank(from))),
        [from @ b'a'..=b'h', on @ b'1'..=b'8'] => {
            Some(Bitboard::from_square(Square::from_coords(file(from), rank(on))))
        }
        _ => None,
    }
}

fn file(letter: u8) -> File {
    File::new(u32::from(letter - b'a'))
}

fn rank(digit: u8) -> Rank {
    Rank::new(u32::from(digit - b'1'))
}

/// From where a pawn can come.
fn pawns(here: &Position, us: Color, capture: bool, to: Square) -> Option<Bitboard> {
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
    use shakmaty::san::San;

    use super::*;

    /// A move without its square, also with the sign of a capture too many or too few.
    fn bare(san: San) -> Vec<San> {
        let San::Normal { role, capture, to, promotion, .. } = san else { return Vec::new() };
        let bare = |capture| San::Normal { role, file: None, rank: None, capture, to, promotion };
        [capture, !capture].map(bare).to_vec()
    }

    fn found(here: &Position, san: San) -> Option<Move> {
        let (mv, mark) = only(here, san.to_string().as_bytes())?;
        assert_eq!(mark, None);
        Some(mv)
    }

    /// Whatever is found is what all legal moves give; of the moves of a position, how many are found.
    fn compare(here: &Position) -> usize {
        let is_found = |&&mv: &&Move| {
            let san = San::from_move(here, mv);
            for bare in bare(san) {
                let one = found(here, bare);
                assert!(one.is_none_or(|one| bare.to_move(here) == Ok(one)), "{bare}");
            }
            let one = found(here, san);
            assert!(one.is_none_or(|one| one == mv), "{san}");
            one.is_some()
        };
        here.legal_moves().iter().filter(is_found).count()
    }

    #[test]
    fn what_one_look_finds_is_the_legal_move() {
        let (mut found, mut all, mut seed) = (0, 0, 7_u64);
        for _ in 0..60 {
            let mut here = Position::default();
            for _ in 0..120 {
                let moves = here.legal_moves();
                (found, all) = (found + compare(&here), all + moves.len());
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99);
                let Some(most) = moves.len().checked_sub(1) else { break };
                here.play_unchecked(moves[usize::try_from(seed >> 33).unwrap() % (most + 1)]);
            }
        }
        assert!(found * 8 > all * 7, "{found} of {all}");
    }

    /// Of all short words, what is found is what everybody reads in them.
    #[test]
    fn whatever_is_found_is_read_so_by_all() {
        let here = "r3k2r/pP3ppp/2n2n2/3ppb2/1b1P1B2/2N2N2/PP3PPp/R3K2R w KQkq - 0 1";
        let fen: shakmaty::fen::Fen = here.parse().unwrap();
        let here =
            Position::from_setup(fen.into_setup(), shakmaty::CastlingMode::Standard).unwrap();
        let fronts = ["", "N", "B", "R", "Q", "K", "P", "b", "x", "-", "NN", "Nn"];
        let told = [
            "", "b", "g", "1", "5", "f3", "3f", "x", "bx", "gx", "3x", "4x", "7x", "f3x", "-", "xx",
        ];
        let words = fronts.iter().flat_map(|front| told.map(|told| (front, told)));
        let mut count = 0;
        for ((front, told), to) in words.flat_map(|word| Square::ALL.map(|to| (word, to))) {
            let word = format!("{front}{told}{to}");
            let Some((mv, _)) = only(&here, word.as_bytes()) else { continue };
            let is_pawn = front.is_empty() && mv.role() == Role::Pawn;
            assert!(!is_pawn || matches!(told, "" | "bx" | "gx"), "{word}");
            let san: San = word.parse().unwrap();
            assert_eq!(san.to_move(&here), Ok(mv), "{word}");
            count += 1;
        }
        assert!(count > 40, "{count}");
    }
}
