//! Moves as four figures, as correspondence players of all languages write them: `5254` is e2 to e4.
//!
//! Files and ranks are numbers from 1 to 8, and the king castles by his own move: `5171`. A fifth figure
//! is the piece of a promotion: 1 queen, 2 rook, 3 bishop, 4 knight.

use shakmaty::{File, Move, Position as _, Rank, Role, Square};
use touchmove_position::Position;

use crate::parts::MoveParts;

/// A move in figures: each from 1 to 8, five where a pawn is promoted.
#[must_use]
pub fn figures(parts: &MoveParts) -> Vec<Rank> {
    let of = |square: Square| [Rank::new(u32::from(square.file())), square.rank()];
    [of(parts.from), of(parts.to)].concat().into_iter().chain(parts.promotion.map(piece)).collect()
}

/// The same as it is written: `5254`, `77781`.
#[must_use]
pub fn written(parts: &MoveParts) -> String {
    figures(parts).into_iter().map(Rank::char).collect()
}

/// The figure of what a pawn becomes.
const fn piece(role: Role) -> Rank {
    match role {
        Role::Queen => Rank::First,
        Role::Rook => Rank::Second,
        Role::Bishop => Rank::Third,
        // Nothing becomes a pawn or a king.
        Role::Knight | Role::Pawn | Role::King => Rank::Fourth,
    }
}

/// Two squares in figures, and what a pawn becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numeric {
    pub(crate) from: Square,
    pub(crate) to: Square,
    promotion: Option<Role>,
}

impl Numeric {
    /// What these figures are; `None` if they are something else.
    pub(crate) fn of(text: &str) -> Option<Self> {
        let text = text.trim();
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let figures: Option<Vec<Rank>> = text.chars().map(Rank::from_char).collect();
        Self::of_figures(&figures?)
    }

    /// The same, of figures that are words.
    pub(crate) fn of_figures(figures: &[Rank]) -> Option<Self> {
        let (squares, promotion) = match *figures {
            [a, b, c, d] => ([a, b, c, d], None),
            [a, b, c, d, piece] => ([a, b, c, d], Some(promoted(piece)?)),
            _ => return None,
        };
        let [file, rank, to_file, to_rank] = squares;
        Some(Self { from: square(file, rank), to: square(to_file, to_rank), promotion })
    }

    /// The legal moves that they can be. A pawn that becomes nothing can be several.
    pub(crate) fn legal(self, position: &Position) -> Vec<Move> {
        let to = |mv: Move| match mv {
            Move::Castle { king, rook } => {
                let file = if rook > king { File::G } else { File::C };
                Square::from_coords(file, king.rank())
            }
            Move::Normal { to, .. } | Move::EnPassant { to, .. } | Move::Put { to, .. } => to,
        };
        let is_meant = |mv: &Move| {
            let promotion = self.promotion.is_none_or(|role| mv.promotion() == Some(role));
            mv.from() == Some(self.from) && to(*mv) == self.to && promotion
        };
        position.legal_moves().into_iter().filter(is_meant).collect()
    }
}

fn square(file: Rank, rank: Rank) -> Square {
    Square::from_coords(File::new(u32::from(file)), rank)
}

const fn promoted(figure: Rank) -> Option<Role> {
    match figure {
        Rank::First => Some(Role::Queen),
        Rank::Second => Some(Role::Rook),
        Rank::Third => Some(Role::Bishop),
        Rank::Fourth => Some(Role::Knight),
        Rank::Fifth | Rank::Sixth | Rank::Seventh | Rank::Eighth => None,
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{ByRole, CastlingMode, fen::Fen};

    use super::*;
    use crate::read::{NotRead, read};
    use crate::vocabulary::Vocabulary;

    fn position(fen: &str) -> Position {
        Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
            .unwrap()
    }

    #[test]
    fn every_legal_move_is_read_back_from_its_figures() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/8/8/3pP3/8/8/6p1/R3K2R b KQkq - 0 1",
            "r3k2r/6P1/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
        ] {
            let position = position(fen);
            for mv in position.legal_moves() {
                let figures = written(&MoveParts::of(&position, mv));
                assert_eq!(read(&figures, &[], &position), Ok(mv), "{figures}");
            }
        }
    }

    #[test]
    fn castling_and_promotion_are_the_figures_of_the_field() {
        let position = position("r3k2r/6P1/8/8/8/8/8/R3K2R w KQkq - 0 1");
        let san = |text: &str| {
            let mv = read(text, &[], &position).unwrap();
            shakmaty::san::San::from_move(&position, mv).to_string()
        };
        let found = ["5171", "5131", "77781", "77882", "77783", "77784"].map(san);
        assert_eq!(found, ["O-O", "O-O-O", "g8=Q", "gxh8=R", "g8=B", "g8=N"]);
        let several = read("7778", &[], &position);
        assert!(
            matches!(several, Err(NotRead::Ambiguous(ref all)) if all.len() == 4),
            "{several:?}"
        );
    }

    #[test]
    fn figures_that_are_no_legal_move_are_told_as_coordinates_are() {
        let start = Position::default();
        let [pawn, knight, bishop, rook, queen, king] =
            ["P", "N", "B", "R", "Q", "K"].map(str::to_owned);
        let english = Vocabulary::new(ByRole { pawn, knight, bishop, rook, queen, king });
        assert!(matches!(read("5255", &[&english], &start), Err(NotRead::Illegal(_))));
        for other in ["525", "5294", "52545", "0254", "525411", "52.54"] {
            assert!(read(other, &[], &start).is_err(), "{other}");
        }
    }
}
