//! Whether a mate is still possible: dead positions (FIDE 2023, 5.2.2) and fallen flags (6.9).
//!
//! Exact where the solver decides, and never wrong: what it cannot decide it says. It can take a
//! second or more on a composed position, so it is never called by the referee: the referee asks by
//! an effect, a thread of the app calls [`judge`], and an event brings the answer.

use std::str::FromStr;

use chasolver::{Winnability, is_unwinnable_fast, winnability};
use shakmaty::{Bitboard, CastlingMode, Chess, Color, EnPassantMode, Position, fen::Fen};

/// What is in doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Whether either player can still mate; asked after each move and answered quickly.
    Dead,
    /// Whether this player can still mate; asked when the other's flag falls or he resigns.
    CanMate(Color),
}

/// A question of the referee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Its number; the answer bears the same.
    pub number: u32,
    /// The position that it is about.
    pub position: Chess,
    /// How the position castles.
    pub mode: CastlingMode,
    /// What is asked.
    pub doubt: Doubt,
}

/// The answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A mate is possible by some series of legal moves.
    MatePossible,
    /// No series of legal moves leads to a mate.
    NoMate,
    /// Not found out.
    Undecided,
}

/// Answers a question; takes microseconds as a rule, seconds at worst.
///
/// The solver does not know the castling of Chess960. A position with such rights is judged without
/// them: a mate that is possible then is possible, anything else stays undecided.
#[must_use]
pub fn judge(question: &Question) -> Verdict {
    let castles = question.mode == CastlingMode::Chess960 && question.position.castles().any();
    let Some(board) = board(&question.position, castles) else { return Verdict::Undecided };
    match solve(&board, question.doubt) {
        Verdict::NoMate if castles => Verdict::Undecided,
        verdict => verdict,
    }
}

fn solve(board: &chess::Board, doubt: Doubt) -> Verdict {
    match doubt {
        Doubt::Dead => {
            let dead = is_unwinnable_fast(board, chess::Color::White)
                && is_unwinnable_fast(board, chess::Color::Black);
            if dead { Verdict::NoMate } else { Verdict::Undecided }
        }
        Doubt::CanMate(color) => match winnability(board, solver_color(color)) {
            Some(Winnability::Winnable { .. }) => Verdict::MatePossible,
            Some(Winnability::Unwinnable) => Verdict::NoMate,
            None => Verdict::Undecided,
        },
    }
}

/// The solver's board, without castling rights if it could not understand them.
fn board(position: &Chess, without_castling: bool) -> Option<chess::Board> {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    if without_castling {
        setup.castling_rights = Bitboard::EMPTY;
    }
    chess::Board::from_str(&Fen::try_from_setup(setup).ok()?.to_string()).ok()
}

const fn solver_color(color: Color) -> chess::Color {
    match color {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(fen: &str, doubt: Doubt) -> Verdict {
        ask_in(CastlingMode::Standard, fen, doubt)
    }

    fn ask_in(mode: CastlingMode, fen: &str, doubt: Doubt) -> Verdict {
        let position = fen.parse::<Fen>().unwrap().into_position(mode).unwrap();
        judge(&Question { number: 0, position, mode, doubt })
    }

    #[test]
    fn chess960_rights_never_make_a_verdict_wrong() {
        let chess960 = CastlingMode::Chess960;
        let start = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
        let white = Doubt::CanMate(Color::White);
        assert_eq!(ask_in(chess960, start, white), Verdict::MatePossible);
        let bare = "5k1r/8/8/8/8/8/8/K7 w h - 0 1";
        assert_eq!(ask_in(chess960, bare, white), Verdict::Undecided);
        let gone = "5k1r/8/8/8/8/8/8/K7 w - - 0 1";
        assert_eq!(ask_in(chess960, gone, white), Verdict::NoMate);
    }

    #[test]
    fn a_wall_of_pawns_is_dead() {
        let wall = "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1";
        assert_eq!(ask(wall, Doubt::Dead), Verdict::NoMate);
        assert_eq!(ask(wall, Doubt::CanMate(Color::White)), Verdict::NoMate);
    }

    #[test]
    fn a_lone_knight_mates_only_with_help() {
        let queen = "7k/7q/8/8/8/8/8/K1N5 w - - 0 1";
        assert_eq!(ask(queen, Doubt::CanMate(Color::White)), Verdict::NoMate);
        let pawn = "7k/7p/8/8/8/8/8/K1N5 w - - 0 1";
        assert_eq!(ask(pawn, Doubt::CanMate(Color::White)), Verdict::MatePossible);
    }

    #[test]
    fn the_start_is_not_dead() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(ask(start, Doubt::Dead), Verdict::Undecided);
        assert_eq!(ask(start, Doubt::CanMate(Color::Black)), Verdict::MatePossible);
    }
}
