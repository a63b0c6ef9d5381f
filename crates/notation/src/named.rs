//! The squares that a text names as a move, whether or not that move is legal.
//!
//! For who must be able to announce what he should not. Why it is not legal, `illegal` knows.

use shakmaty::{CastlingSide, Color, Position as _, Rank, Role, Square, attacks, uci::UciMove};
use touchmove_position::Position;

use crate::pattern::{Case, Pattern, patterns};
use crate::read::shapes;
use crate::vocabulary::Vocabulary;
use crate::written::PlainMove;

/// The squares that a text names: those of a piece that stands there and is not contradicted, or of
/// the only own piece that can be meant. A pawn without an origin is that of its file. Where several are
/// of the kind it is the one that moves so, or, where none does, the nearest. A promotion may lack its
/// piece. `None` where the text leaves open which piece goes.
#[must_use]
pub fn named(text: &str, vocabularies: &[&Vocabulary], position: &Position) -> Option<UciMove> {
    squares(pattern(text, vocabularies)?, position)
}

/// The same where the text names both squares.
#[must_use]
pub fn named_in_full(
    text: &str,
    vocabularies: &[&Vocabulary],
    position: &Position,
) -> Option<UciMove> {
    let pattern = pattern(text, vocabularies)?;
    let is_full = matches!(pattern, Pattern::Plain(plain) if plain.from().is_some());
    squares(pattern, position).filter(|_| is_full)
}

fn pattern(text: &str, vocabularies: &[&Vocabulary]) -> Option<Pattern> {
    let strict = shapes(text, vocabularies);
    let found = strict.or_else(|_| patterns(text, vocabularies, Case::Lenient)).ok()?;
    found.into_iter().next()
}

fn squares(pattern: Pattern, position: &Position) -> Option<UciMove> {
    let (from, to, promotion) = match pattern {
        Pattern::Castle(side) => castling(side, position)?,
        Pattern::Castling | Pattern::Taking(_) | Pattern::PawnTakes(..) => return None,
        Pattern::Plain(plain) => {
            let from = origin(plain, position)?;
            (from, plain.to, plain.promotion)
        }
    };
    let fits = promotion.is_none() || promotes(from, to, position);
    (fits && from != to).then_some(UciMove::Normal { from, to, promotion })
}

fn castling(side: CastlingSide, position: &Position) -> Option<(Square, Square, Option<Role>)> {
    let turn = position.turn();
    Some((position.board().king_of(turn)?, side.king_to(turn), None))
}

fn origin(plain: PlainMove, position: &Position) -> Option<Square> {
    let board = position.board();
    if let Some(from) = plain.from() {
        let fits = board.piece_at(from).is_some_and(|piece| plain.fits_origin(piece, from));
        return fits.then_some(from);
    }
    let straight = plain.moving() == Some(Role::Pawn) && plain.file.is_none();
    let own = board.by_color(position.turn()).into_iter();
    let fitting = own.filter(|&from| {
        let meant = board.piece_at(from).is_some_and(|piece| plain.fits_origin(piece, from));
        meant && (!straight || from.file() == plain.to.file())
    });
    let fitting: Vec<Square> = fitting.collect();
    let reaching: Vec<Square> =
        fitting.iter().copied().filter(|&from| reaches(from, plain.to, position)).collect();
    match (&fitting[..], &reaching[..]) {
        ([only], _) | (_, [only]) => Some(*only),
        // None can go there: who says so means the one that stands nearest.
        (_, []) => fitting.into_iter().min_by_key(|from| way(*from, plain.to)),
        _ => None,
    }
}

/// How far it is along files and ranks.
fn way(from: Square, to: Square) -> u32 {
    from.file().distance(to.file()) + from.rank().distance(to.rank())
}

/// Whether a piece goes to a square by its way of moving, be its king in check or not.
fn reaches(from: Square, to: Square, position: &Position) -> bool {
    let board = position.board();
    let Some(piece) = board.piece_at(from) else { return false };
    let straight = piece.role == Role::Pawn && from.file() == to.file();
    !straight && attacks::attacks(from, piece, board.occupied()).contains(to)
}

fn promotes(from: Square, to: Square, position: &Position) -> bool {
    let board = position.board();
    let last = |color: Color| color.fold_wb(Rank::Eighth, Rank::First);
    board
        .piece_at(from)
        .is_some_and(|piece| piece.role == Role::Pawn && to.rank() == last(piece.color))
}

#[cfg(test)]
mod tests {
    use shakmaty::{ByRole, CastlingMode};

    use super::*;
    use crate::position;

    fn read(fen: &str, text: &str, in_full: bool) -> String {
        let position = position::read(fen, CastlingMode::Standard).unwrap();
        let [pawn, knight, bishop, rook, queen, king] = ["P", "N", "B", "R", "Q", "K"];
        let letters = ByRole { pawn, knight, bishop, rook, queen, king };
        let english = Vocabulary::new(letters.map(str::to_owned));
        let named = if in_full { named_in_full } else { named };
        let found = named(text, &[&english], &position);
        found.map_or_else(|| "-".to_owned(), |uci| uci.to_string())
    }

    #[test]
    fn a_piece_is_named_by_its_square_or_by_being_the_only_one() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        for (text, uci) in [
            ("e2 e5", "e2e5"),
            ("e5", "e2e5"),
            ("Ke4", "e1e4"),
            ("Nd5", "b1d5"),
            ("Nf5", "g1f5"),
            ("N b1 d5", "b1d5"),
            ("N e2 e4", "-"),
            ("d4 d5", "-"),
            ("e7 e5", "e7e5"),
            ("exd5", "e2d5"),
            ("e2e5=Q", "-"),
            ("O-O", "e1g1"),
            ("nonsense", "-"),
        ] {
            assert_eq!(read(start, text, false), uci, "{text}");
            let is_full = ["e2 e5", "N b1 d5", "e7 e5"].contains(&text);
            assert_eq!(read(start, text, true), if is_full { uci } else { "-" }, "{text}");
        }
    }

    #[test]
    fn a_promotion_may_lack_its_piece() {
        let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
        assert_eq!(read(fen, "a8", false), "a7a8");
        assert_eq!(read(fen, "a8=R", false), "a7a8r");
        assert_eq!(read(fen, "b8", false), "-");
        assert_eq!(read(fen, "a7 b8", false), "a7b8");
    }
}
