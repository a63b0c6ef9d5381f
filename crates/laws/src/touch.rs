//! Touch-move: what a player must do who has touched pieces (FIDE 2023, 4.3 to 4.5).
//!
//! A pure function of the position and the pieces touched, in the order in which they were touched.
//! What counts as touching, the board says: on a peg board it is taking a piece out of its hole.

use shakmaty::{CastlingMode, CastlingSide, Color, Move, Position as _, Role, Square};
use touchmove_position::Position;

use crate::edition::Topic;
use crate::unlawful::legal_moves;

/// What a player who has touched pieces must do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// No touched piece can be moved or captured: any legal move (4.5).
    Any,
    /// This piece must be moved (4.3.1).
    Move(Square),
    /// This piece must be captured (4.3.2).
    Capture(Square),
    /// The first piece must capture the second (4.3.3).
    CaptureWith(Square, Square),
    /// The player must castle on this side (4.4.1).
    Castle(CastlingSide),
}

impl Duty {
    /// The piece that is bound; none where nothing is, or where castling names two.
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        match self {
            Self::Move(square) | Self::Capture(square) | Self::CaptureWith(square, _) => {
                Some(square)
            }
            Self::Any | Self::Castle(_) => None,
        }
    }

    /// Whether a move by these squares does what is owed, also where it is not legal. Castling that is
    /// owed is legal, and no other move will do.
    pub(super) fn allows(self, from: Square, to: Square) -> bool {
        match self {
            Self::Any => true,
            Self::Move(square) => from == square,
            Self::Capture(square) => to == square,
            Self::CaptureWith(own, other) => (from, to) == (own, other),
            Self::Castle(_) => false,
        }
    }

    pub(super) const fn topic(self) -> Topic {
        match self {
            Self::Any | Self::Move(_) | Self::Capture(_) => Topic::Touched,
            Self::CaptureWith(..) => Topic::TouchedOrder,
            Self::Castle(_) => Topic::CastlingTouch,
        }
    }
}

/// Why a player who has touched his king and a rook may not castle with that rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCastling {
    /// The rook was touched first (4.4.2).
    RookFirst,
    /// That castling is not legal now: another move of the king, if he has one (4.4.3).
    NotLegal,
}

impl NoCastling {
    pub(super) const fn topic(self) -> Topic {
        match self {
            Self::RookFirst => Topic::RookFirst,
            Self::NotLegal => Topic::CastlingNotLegal,
        }
    }
}

/// The same of the pieces touched, in the order in which they were touched; nothing where they are no
/// king and rook that could still castle, or may.
#[must_use]
pub fn no_castling(
    position: &Position,
    mode: CastlingMode,
    touched: &[Square],
) -> Option<NoCastling> {
    let (board, turn) = (position.board(), position.turn());
    let mut own = touched.iter().copied().filter(|&square| board.color_at(square) == Some(turn));
    let (first, second) = (own.next()?, own.next()?);
    let king = board.king_of(turn)?;
    let rook = if first == king { second } else { first };
    let right = |side| position.castles().rook(turn, side) == Some(rook);
    if ![first, second].contains(&king) || !CastlingSide::ALL.into_iter().any(right) {
        return None;
    }
    let legal = legal_moves(position).into_iter().any(|mv| is_castling_with(mv, rook));
    match (first == king, legal) {
        (true, false) => Some(NoCastling::NotLegal),
        (false, true) if mode == CastlingMode::Standard => Some(NoCastling::RookFirst),
        _ => None,
    }
}

/// A duty, and the legal moves that fulfil it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// What must be done.
    pub duty: Duty,
    /// The moves; never empty while the game goes on.
    pub moves: Vec<Move>,
}

/// What the player to move must do who has touched the pieces on these squares, in this order.
///
/// `Duty::Any` also where nothing was touched.
#[must_use]
pub fn obligation(position: &Position, mode: CastlingMode, touched: &[Square]) -> Obligation {
    let board = position.board();
    let of =
        |color: Color| touched.iter().copied().filter(move |&sq| board.color_at(sq) == Some(color));
    let own: Vec<Square> = of(position.turn()).collect();
    let enemy: Vec<Square> = of(!position.turn()).collect();
    let choice = Choice { position, mode, legal: legal_moves(position).to_vec() };
    choice
        .castling(&own)
        .or_else(|| choice.capture_with(own.first().copied(), enemy.first().copied()))
        .or_else(|| choice.first(touched, &own))
        .unwrap_or_else(|| Obligation { duty: Duty::Any, moves: choice.legal.clone() })
}

struct Choice<'a> {
    position: &'a Position,
    mode: CastlingMode,
    legal: Vec<Move>,
}

impl Choice<'_> {
    fn such(&self, duty: Duty, fulfils: impl Fn(Move) -> bool) -> Option<Obligation> {
        let moves: Vec<Move> = self.legal.iter().copied().filter(|&mv| fulfils(mv)).collect();
        (!moves.is_empty()).then_some(Obligation { duty, moves })
    }

    /// 4.4.1 and 4.4.3: king and then rook; where castling is not legal, another move of the king.
    fn castling(&self, own: &[Square]) -> Option<Obligation> {
        let king = *own.first().filter(|&&sq| self.is(sq, Role::King))?;
        let rook = *own.get(1).filter(|&&sq| self.is(sq, Role::Rook))?;
        let side = if rook > king { CastlingSide::KingSide } else { CastlingSide::QueenSide };
        self.such(Duty::Castle(side), |mv| is_castling_with(mv, rook))
            .or_else(|| self.such(Duty::Move(king), |mv| is_of(mv, king)))
            .or_else(|| Some(Obligation { duty: Duty::Any, moves: self.legal.clone() }))
    }

    /// 4.3.3: pieces of both colours.
    fn capture_with(&self, own: Option<Square>, enemy: Option<Square>) -> Option<Obligation> {
        let (own, enemy) = (own?, enemy?);
        self.such(Duty::CaptureWith(own, enemy), |mv| is_of(mv, own) && captures(mv) == Some(enemy))
    }

    /// 4.3.1 to 4.3.3: the first that can be moved or captured.
    fn first(&self, touched: &[Square], own: &[Square]) -> Option<Obligation> {
        let spoilt = self.spoilt(own);
        touched.iter().find_map(|&square| {
            if own.contains(&square) {
                let kept = |mv| !spoilt.is_some_and(|rook| is_castling_with(mv, rook));
                self.such(Duty::Move(square), |mv| self.moves_piece(mv, square) && kept(mv))
            } else {
                self.such(Duty::Capture(square), |mv| captures(mv) == Some(square))
            }
        })
    }

    /// 4.4.2: the rook that was touched before the king cannot castle in this move. In Chess960
    /// castling may begin with the rook (Guidelines II.3.2).
    fn spoilt(&self, own: &[Square]) -> Option<Square> {
        let rook = own.first().filter(|&&sq| self.is(sq, Role::Rook))?;
        (self.mode == CastlingMode::Standard).then_some(*rook)
    }

    /// Whether a move moves this piece; castling also moves the rook, which may begin in Chess960.
    fn moves_piece(&self, mv: Move, piece: Square) -> bool {
        is_of(mv, piece) || (self.mode == CastlingMode::Chess960 && is_castling_with(mv, piece))
    }

    fn is(&self, square: Square, role: Role) -> bool {
        self.position.board().role_at(square) == Some(role)
    }
}

fn is_of(mv: Move, piece: Square) -> bool {
    mv.from() == Some(piece)
}

fn is_castling_with(mv: Move, rook: Square) -> bool {
    matches!(mv, Move::Castle { rook: with, .. } if with == rook)
}

/// The square of the piece that a move captures.
#[must_use]
pub fn captures(mv: Move) -> Option<Square> {
    match mv {
        Move::Normal { to, capture: Some(_), .. } => Some(to),
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        Move::Normal { .. } | Move::Castle { .. } | Move::Put { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;
    use shakmaty::san::San;

    use super::*;

    /// The duty after touching these squares, and the moves that fulfil it as SAN.
    fn touch(fen: &str, squares: &str) -> (Duty, Vec<String>) {
        let mode = CastlingMode::Standard;
        let position: Position =
            Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), mode).unwrap();
        let touched: Vec<Square> =
            squares.split_whitespace().map(|square| square.parse().unwrap()).collect();
        let Obligation { duty, moves } = obligation(&position, mode, &touched);
        let mut sans: Vec<String> =
            moves.iter().map(|&mv| San::from_move(&position, mv).to_string()).collect();
        sans.sort();
        (duty, sans)
    }

    const CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

    #[test]
    fn article_4_3_1_the_first_own_piece_that_can_move() {
        let fen = "4k3/8/8/8/8/P7/P7/4K3 w - - 0 1";
        assert_eq!(touch(fen, "a2 a3"), (Duty::Move(Square::A3), vec!["a4".into()]));
        assert_eq!(touch(fen, "a3 e1").0, Duty::Move(Square::A3));
    }

    #[test]
    fn article_4_3_2_the_first_enemy_that_can_be_captured() {
        let fen = "4k3/8/8/3p4/4P3/8/8/r3K3 w - - 0 1";
        assert_eq!(touch(fen, "a1 d5").0, Duty::Any);
        let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
        assert_eq!(touch(fen, "d5"), (Duty::Capture(Square::D5), vec!["exd5".into()]));
    }

    #[test]
    fn article_4_3_2_en_passant_touches_the_pawn_that_is_captured() {
        let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
        assert_eq!(touch(fen, "d5"), (Duty::Capture(Square::D5), vec!["exd6".into()]));
    }

    #[test]
    fn article_4_3_3_pieces_of_both_colours_mean_a_capture() {
        let fen = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
        let duty = Duty::CaptureWith(Square::E4, Square::D5);
        assert_eq!(touch(fen, "e4 d5"), (duty, vec!["exd5".into()]));
        assert_eq!(touch(fen, "d5 e4"), (duty, vec!["exd5".into()]));
        assert_eq!(touch(fen, "e1 d5").0, Duty::Move(Square::E1));
        assert_eq!(touch(fen, "d5 e1").0, Duty::Capture(Square::D5));
    }

    #[test]
    fn article_4_4_1_king_then_rook_castles_on_that_side() {
        let king_side = (Duty::Castle(CastlingSide::KingSide), vec!["O-O".into()]);
        assert_eq!(touch(CASTLING, "e1 h1"), king_side);
        let queen_side = (Duty::Castle(CastlingSide::QueenSide), vec!["O-O-O".into()]);
        assert_eq!(touch(CASTLING, "e1 a1"), queen_side);
    }

    #[test]
    fn article_4_4_2_rook_then_king_may_not_castle_there() {
        let (duty, moves) = touch(CASTLING, "h1 e1");
        assert_eq!(duty, Duty::Move(Square::H1));
        assert!(!moves.contains(&"O-O".into()));
        let stuck = "4k3/8/8/8/8/8/6pP/R3K2R w Q - 0 1";
        let (duty, moves) = touch(stuck, "h1 e1");
        assert_eq!(duty, Duty::Move(Square::H1), "{moves:?}");
    }

    #[test]
    fn b7_why_king_and_rook_may_not_castle() {
        let why = |fen: &str, mode, squares: &str| {
            let position: Position =
                Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), mode).unwrap();
            let touched: Vec<Square> = squares.split(' ').map(|of| of.parse().unwrap()).collect();
            no_castling(&position, mode, &touched)
        };
        let standard = |fen, squares| why(fen, CastlingMode::Standard, squares);
        assert_eq!(standard(CASTLING, "h1 e1"), Some(NoCastling::RookFirst));
        assert_eq!(standard(CASTLING, "e8 a1 e1 h1"), Some(NoCastling::RookFirst));
        assert_eq!(standard(CASTLING, "e1 h1"), None);
        assert_eq!(standard(CASTLING, "h1"), None);
        assert_eq!(standard(CASTLING, "h1 a1"), None);
        let attacked = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        assert_eq!(standard(attacked, "e1 h1"), Some(NoCastling::NotLegal));
        assert_eq!(standard(attacked, "h1 e1"), None, "nothing that was not so before");
        let lost = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
        assert_eq!(standard(lost, "e1 h1"), None);
        let fen = "4k3/8/8/8/8/8/8/4K2R w H - 0 1";
        assert_eq!(why(fen, CastlingMode::Chess960, "h1 e1"), None);
    }

    #[test]
    fn article_4_4_3_castling_that_is_not_legal_leaves_a_king_move() {
        let through_check = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        let (duty, moves) = touch(through_check, "e1 h1");
        assert_eq!(duty, Duty::Move(Square::E1));
        assert_eq!(moves, ["Kd1", "Kd2", "Ke2", "O-O-O"]);
    }

    #[test]
    fn article_4_5_no_touched_piece_can_move() {
        let (duty, moves) = touch("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e8");
        assert_eq!((duty, moves.len()), (Duty::Any, 26));
        assert_eq!(touch(CASTLING, ""), touch(CASTLING, "e8"));
    }

    #[test]
    fn chess960_castling_may_begin_with_the_rook() {
        let fen = "4k3/8/8/8/8/8/8/5RK1 w F - 0 1".parse::<Fen>().unwrap();
        let position: Position =
            Position::from_setup(fen.into_setup(), CastlingMode::Chess960).unwrap();
        let touched = [Square::F1, Square::G1];
        let Obligation { moves, .. } = obligation(&position, CastlingMode::Chess960, &touched);
        assert!(!moves.is_empty());
        let fen = "4k3/8/8/8/8/8/8/4K2R w H - 0 1".parse::<Fen>().unwrap();
        let position: Position =
            Position::from_setup(fen.into_setup(), CastlingMode::Chess960).unwrap();
        let touched = [Square::H1, Square::E1];
        let Obligation { moves, .. } = obligation(&position, CastlingMode::Chess960, &touched);
        assert!(moves.iter().any(|&mv| is_castling_with(mv, Square::H1)));
    }
}
