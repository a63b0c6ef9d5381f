//! Whether a mate is still possible: dead positions (FIDE 2023, 5.2.2) and fallen flags (6.9).
//!
//! Exact where it decides, and never wrong: what it cannot decide it says. It can take a
//! second or more on a composed position, so it is never called by the referee: the referee asks by
//! an effect, a thread of the app calls [`judge`], and an event brings the answer.

use shakmaty::{CastlingMode, Color, Position as _};
use touchmove_position::Position;

use crate::helpmate;

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
    pub position: Position,
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
    let Question { position, mode, doubt, .. } = question;
    let Some(chess) = position.chess() else { return by_material(position, *doubt) };
    match *doubt {
        Doubt::Dead => {
            let dead = |winner| helpmate::surely_not(chess, *mode, winner);
            if Color::ALL.into_iter().all(dead) { Verdict::NoMate } else { Verdict::Undecided }
        }
        Doubt::CanMate(winner) => match helpmate::possible(chess, *mode, winner) {
            Some(true) => Verdict::MatePossible,
            Some(false) => Verdict::NoMate,
            None => Verdict::Undecided,
        },
    }
}

/// Under the rules of a variant the material tells it, and nothing is searched.
fn by_material(position: &Position, doubt: Doubt) -> Verdict {
    let is_none = match doubt {
        Doubt::Dead => position.is_insufficient_material(),
        Doubt::CanMate(winner) => position.has_insufficient_material(winner),
    };
    match (is_none, doubt) {
        (true, _) => Verdict::NoMate,
        (false, Doubt::CanMate(_)) => Verdict::MatePossible,
        (false, Doubt::Dead) => Verdict::Undecided,
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;

    use super::*;

    fn ask(fen: &str, doubt: Doubt) -> Verdict {
        ask_in(CastlingMode::Standard, fen, doubt)
    }

    fn ask_in(mode: CastlingMode, fen: &str, doubt: Doubt) -> Verdict {
        let position =
            Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), mode).unwrap();
        judge(&Question { number: 0, position, mode, doubt })
    }

    #[test]
    fn chess960_is_judged_with_its_castling() {
        let chess960 = CastlingMode::Chess960;
        let start = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
        let white = Doubt::CanMate(Color::White);
        assert_eq!(ask_in(chess960, start, white), Verdict::MatePossible);
        let bare = "5k1r/8/8/8/8/8/8/K7 w h - 0 1";
        assert_eq!(ask_in(chess960, bare, white), Verdict::NoMate);
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
