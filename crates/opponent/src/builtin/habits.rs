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

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;
    use shakmaty::uci::UciMove;
    use shakmaty::{CastlingMode, Chess};

    use super::habit;

    #[test]
    fn the_opening_is_played_as_beginners_are_told() {
        let italian = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
        let habit_of = |fen: &str, mv: &str| {
            let position: Chess =
                fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
            habit(&position, mv.parse::<UciMove>().unwrap().to_move(&position).unwrap())
        };
        let moves = ["e1g1", "b1c3", "d2d4", "b2b3", "b1a3", "h1g1", "e1e2"];
        let habits = moves.map(|mv| habit_of(italian, mv));
        assert!(habits.is_sorted_by(|a, b| a >= b), "{habits:?}");
        assert!(habits[2] > 0 && habits[3] < 0, "{habits:?}");
        let late = italian.replace("4 4", "4 40");
        assert_eq!(moves.map(|mv| habit_of(&late, mv)), [0; 7]);
        assert_eq!(habit_of(italian, "c4f7"), 0, "a capture is no matter of habit");
    }
}
