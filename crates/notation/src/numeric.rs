//! Moves as four figures, as correspondence players of all languages write them: `5254` is e2 to e4.
//!
//! Files and ranks are numbers from 1 to 8, and the king castles by his own move: `5171`. A fifth figure
//! is the piece of a promotion: 1 queen, 2 rook, 3 bishop, 4 knight, and in antichess 6 king. A piece that is
//! dropped goes from its square to its square, and 5 is the pawn: `63635`.

use shakmaty::{File, Move, Position as _, Rank, Role, Square};
use touchmove_position::Position;

use crate::parts::MoveParts;

/// A move in figures: each from 1 to 8, five where a pawn is promoted or a piece dropped.
#[must_use]
pub fn figures(parts: &MoveParts) -> Vec<Rank> {
    let of = |square: Square| [Rank::new(u32::from(square.file())), square.rank()];
    let named = parts.promotion.or(parts.dropped.then_some(parts.role));
    [of(parts.from), of(parts.to)].concat().into_iter().chain(named.map(piece)).collect()
}

/// The same as it is written: `5254`, `77781`.
#[must_use]
pub fn written(parts: &MoveParts) -> String {
    figures(parts).into_iter().map(Rank::char).collect()
}

/// The figure of what a pawn becomes, or of what is dropped.
const fn piece(role: Role) -> Rank {
    match role {
        Role::Queen => Rank::First,
        Role::Rook => Rank::Second,
        Role::Bishop => Rank::Third,
        Role::Knight => Rank::Fourth,
        Role::Pawn => Rank::Fifth,
        Role::King => Rank::Sixth,
    }
}

/// Two squares in figures, and what a pawn becomes or which piece is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numeric {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) named: Option<Role>,
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
        let ([file, rank, to_file, to_rank], named) = match *figures {
            [a, b, c, d] => ([a, b, c, d], None),
            [a, b, c, d, piece] => ([a, b, c, d], Some(self::named(piece)?)),
            _ => return None,
        };
        let found = Self { from: square(file, rank), to: square(to_file, to_rank), named };
        (found.drops() || named != Some(Role::Pawn)).then_some(found)
    }

    /// Whether a piece is dropped.
    pub(crate) fn drops(self) -> bool {
        self.from == self.to
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
            let piece = if self.drops() { Some(mv.role()) } else { mv.promotion() };
            let is_named = self.named.is_none_or(|role| piece == Some(role));
            let from = mv.from().or(self.drops().then(|| mv.to()));
            from == Some(self.from) && to(*mv) == self.to && is_named
        };
        position.legal_moves().into_iter().filter(is_meant).collect()
    }
}

fn square(file: Rank, rank: Rank) -> Square {
    Square::from_coords(File::new(u32::from(file)), rank)
}

const fn named(figure: Rank) -> Option<Role> {
    match figure {
        Rank::First => Some(Role::Queen),
        Rank::Second => Some(Role::Rook),
        Rank::Third => Some(Role::Bishop),
        Rank::Fourth => Some(Role::Knight),
        Rank::Fifth => Some(Role::Pawn),
        Rank::Sixth => Some(Role::King),
        Rank::Seventh | Rank::Eighth => None,
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{ByRole, CastlingMode, fen::Fen};

    use touchmove_position::Variant;

    use super::*;
    use crate::illegal::{Illegal, NoDrop};
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
            is_read_back(&position(fen));
        }
    }

    fn is_read_back(position: &Position) {
        for mv in position.legal_moves() {
            let figures = written(&MoveParts::of(position, mv));
            assert_eq!(read(&figures, &[], position), Ok(mv), "{figures}");
        }
    }

    fn under(variant: Variant, fen: &str) -> Position {
        let setup = fen.parse::<Fen>().unwrap().into_setup();
        Position::under(variant, setup, variant.mode()).unwrap()
    }

    #[test]
    fn drops_and_kings_of_antichess_are_read_back_too() {
        let house = under(Variant::Crazyhouse, "4k3/8/8/8/8/8/8/4K3[QRBNPp] w - - 0 1");
        is_read_back(&house);
        is_read_back(&under(Variant::Antichess, "8/1P6/8/8/8/8/8/7r w - - 0 1"));
        assert!(
            matches!(read("6363", &[], &house), Err(NotRead::Ambiguous(all)) if all.len() == 5)
        );
        let knight = under(Variant::Crazyhouse, "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1");
        assert_eq!(read("6363", &[], &knight), read("63634", &[], &knight));
        let missing = Illegal::CannotDrop(NoDrop::NotInHand(Role::Queen));
        assert_eq!(read("63631", &[], &knight), Err(NotRead::Illegal(missing)));
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
