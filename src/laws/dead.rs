//! Whether a mate is still possible: dead positions (FIDE 2023, 5.2.2) and fallen flags (6.9).
//!
//! Exact where the solver decides, and never wrong: what it cannot decide it says. It can take a
//! second or more on a composed position, so it is never called by the referee: the referee asks by
//! an effect, a thread of the app calls [`judge`], and an event brings the answer.

use std::str::FromStr;

use chasolver::{Winnability, is_unwinnable_fast, winnability};
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position, fen::Fen};

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
#[must_use]
pub fn judge(question: &Question) -> Verdict {
    let Some(board) = board(&question.position, question.mode) else { return Verdict::Undecided };
    match question.doubt {
        Doubt::Dead => {
            let dead = is_unwinnable_fast(&board, chess::Color::White)
                && is_unwinnable_fast(&board, chess::Color::Black);
            if dead { Verdict::NoMate } else { Verdict::Undecided }
        }
        Doubt::CanMate(color) => match winnability(&board, solver_color(color)) {
            Some(Winnability::Winnable { .. }) => Verdict::MatePossible,
            Some(Winnability::Unwinnable) => Verdict::NoMate,
            None => Verdict::Undecided,
        },
    }
}

/// The solver's board; it cannot express the castling rights of Chess960.
fn board(position: &Chess, mode: CastlingMode) -> Option<chess::Board> {
    if mode == CastlingMode::Chess960 && !position.castles().is_empty() {
        return None;
    }
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    chess::Board::from_str(&fen).ok()
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
        let position = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        judge(&Question { number: 0, position, mode: CastlingMode::Standard, doubt })
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
