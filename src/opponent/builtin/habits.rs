//! What every beginner is told about the opening: the middle first, pieces out, castle, leave king
//! and rooks alone until then. Centipawns that tip the balance between quiet moves, no more.

use shakmaty::{Chess, File, Move, Position, Rank, Role};

/// Moves of a game that count as its opening.
const OPENING: u32 = 12;

/// What habit adds to a move.
pub(super) fn habit(position: &Chess, mv: Move) -> i32 {
    let quiet = !mv.is_capture() && !position.is_check();
    let Some(from) = mv.from().filter(|_| quiet && position.fullmoves().get() <= OPENING) else {
        return 0;
    };
    let first = position.turn().fold_wb(Rank::First, Rank::Eighth);
    let (home, to) = (from.rank() == first, mv.to());
    let may_castle = position.castles().has_color(position.turn());
    match mv.role() {
        _ if mv.is_castle() => 60,
        Role::King => -120,
        Role::Rook if may_castle => -40,
        Role::Knight if matches!(to.file(), File::A | File::H) => -15,
        Role::Knight | Role::Bishop if home => 30,
        Role::Pawn if matches!(from.file(), File::D | File::E) => 10 * reach(mv),
        Role::Pawn if matches!(from.file(), File::A | File::B | File::G | File::H) => -15,
        _ => 0,
    }
}

/// Ranks that a move crosses.
fn reach(mv: Move) -> i32 {
    mv.from().map_or(0, |from| from.distance(mv.to()).cast_signed())
}
