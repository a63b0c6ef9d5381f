//! A move on its way: touched, moved on the board, announced, repeated, executed (Article 4,
//! Appendix D.2).
//!
//! Pure. What follows from each step, `game` decides.

use shakmaty::{Board, Color, Move, Piece, Position as _, Role, Square, uci::UciMove};
use touchmove_position::Position;

use crate::effect::Missing;
use crate::unlawful::legal_moves;

/// What the player to move has done of his move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Progress {
    /// The pieces touched, in order, by their squares in the position before the move.
    pub(super) touched: Vec<Square>,
    /// How many of them, the first, were ruled touched: by the arbiter, or by a penalty that stands.
    pub(super) ruled: usize,
    /// Which of them bind because somebody has asked, where none does unasked (2009, A.4b).
    pub(super) asked: Vec<Square>,
    /// Whether the player has said that he adjusts.
    pub(super) adjusting: bool,
    /// With how many hands he moves, as far as it was seen before the clock was pressed (7.5.4).
    pub(super) hands: HandCount,
    /// What stands on his board.
    pub(super) attempt: Attempt,
    /// Whether the move on the board cannot be changed any more (4.7).
    pub(super) made: bool,
    /// Whether it stands there only because it was announced, by a player without a board.
    pub(super) by_word: bool,
    /// The squares announced, where they are no legal move.
    pub(super) named: Option<UciMove>,
    /// The move announced.
    pub(super) announced: Option<Move>,
    /// What the opponent has done with it.
    pub(super) reply: Reply,
    /// The only move that is left to him: intended in a claim (9.5.3), sealed, or begun castling.
    pub(super) bound: Option<Move>,
    /// Where a pawn was released on the last rank: no other square is left to it (4.7).
    pub(super) released: Option<Square>,
    /// The piece that has touched the square of a promotion: no other can be chosen (4.4.4).
    pub(super) chosen: Option<Role>,
    /// Whose draw offer lapsed when a piece was touched in this move (9.1.2.1).
    pub(super) lapsed: Option<Color>,
}

/// With how many hands a move is made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum HandCount {
    #[default]
    One,
    Two,
}

/// What the opponent does with an announced move (D.2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Reply {
    pub(super) repeated: bool,
    pub(super) executed: bool,
}

/// What stands on the mover's board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Attempt {
    /// The position before the move.
    #[default]
    Nothing,
    /// A piece is in the hand.
    Unfinished,
    /// The king has gone to castle; the rook has not (4.7.2).
    RookMissing(Move),
    /// A pawn stands on the last rank; it would be this move with a queen (4.7.3).
    Unpromoted(Move),
    /// A legal move.
    Legal(Move),
    /// Something else.
    Illegal,
    /// Something else, without the opponent's king.
    KingCaptured,
}

impl Attempt {
    /// What the pieces on a board amount to, compared with the position before the move.
    pub(super) fn of(position: &Position, board: &Board) -> Self {
        if board == position.board() {
            return Self::Nothing;
        }
        let legal = legal_moves(position);
        let has_left = |mv: Move| {
            mv.is_castle() || mv.from().is_none_or(|from| board.piece_at(from).is_none())
        };
        let stands = |mv: &&Move| has_left(**mv) && after(position, **mv).board() == board;
        if let Some(&mv) = legal.iter().find(stands) {
            return Self::Legal(mv);
        }
        if let Some(&mv) = legal.iter().find(|mv| position.stands_unexploded(**mv, board)) {
            return Self::Legal(mv);
        }
        if let Some(&mv) =
            legal.iter().find(|mv| mv.is_castle() && king_only(position, **mv) == *board)
        {
            return Self::RookMissing(mv);
        }
        let pawn_left =
            |mv: &&Move| mv.promotion() == Some(Role::Queen) && with_pawn(position, **mv) == *board;
        if let Some(&mv) = legal.iter().find(pawn_left) {
            return Self::Unpromoted(mv);
        }
        Self::other(position, board)
    }

    fn other(position: &Position, board: &Board) -> Self {
        let own = position.turn();
        let missing = |color: Color| {
            let before = position.board().by_color(color).count();
            before.saturating_sub(board.by_color(color).count())
        };
        if missing(own) > 0 || missing(!own) > 1 {
            Self::Unfinished
        } else if board.king_of(!own).is_none() {
            Self::KingCaptured
        } else if missing(!own) == 1 && board.by_color(own) == position.board().by_color(own) {
            Self::Unfinished
        } else {
            Self::Illegal
        }
    }
}

/// The position after a legal move.
fn after(position: &Position, mv: Move) -> Position {
    let mut after = position.clone();
    after.play_unchecked(mv);
    after
}

/// The board with the king castled and the rook left behind.
fn king_only(position: &Position, castle: Move) -> Board {
    let mut board = position.board().clone();
    if let (Some(from), Some(side)) = (castle.from(), castle.castling_side()) {
        board.discard_piece_at(from);
        board.set_piece_at(side.king_to(position.turn()), Role::King.of(position.turn()));
    }
    board
}

/// The board with the pawn on the last rank instead of the queen.
fn with_pawn(position: &Position, promotion: Move) -> Board {
    let mut board = after(position, promotion).board().clone();
    board.set_piece_at(promotion.to(), Piece { color: position.turn(), role: Role::Pawn });
    board
}

impl Progress {
    /// Whether what was announced stands on the board and is no legal move.
    pub(super) const fn stands_by_word(&self) -> bool {
        let stands = matches!(
            self.attempt,
            Attempt::Illegal | Attempt::KingCaptured | Attempt::Unpromoted(_)
        );
        stands && self.named.is_some()
    }

    /// What of the move itself is missing: on the board, or in the mouth.
    pub(super) fn not_made(&self, must_announce: bool) -> Option<Missing> {
        match self.attempt {
            Attempt::Nothing => return Some(Missing::Move),
            Attempt::Unfinished => return Some(Missing::Release),
            Attempt::RookMissing(_) => return Some(Missing::Rook),
            Attempt::Unpromoted(_) => return Some(Missing::Promotion),
            Attempt::Illegal | Attempt::KingCaptured => return None,
            Attempt::Legal(_) => {}
        }
        match (self.announced, self.attempt) {
            (None, _) if self.named.is_some() => Some(Missing::SameMove),
            (None, _) if must_announce => Some(Missing::Announcement),
            (Some(said), Attempt::Legal(stands)) if said != stands => Some(Missing::SameMove),
            _ => None,
        }
    }

    /// Whether something was moved, however illegal, and no piece is in the hand.
    pub(super) const fn is_moved(&self) -> bool {
        !matches!(self.attempt, Attempt::Nothing | Attempt::Unfinished)
    }

    /// What the opponent has still to do (D.2.1).
    pub(super) const fn not_answered(&self) -> Option<Missing> {
        match (self.reply.repeated, self.reply.executed) {
            (false, _) => Some(Missing::Repetition),
            (true, false) => Some(Missing::Execution),
            (true, true) => None,
        }
    }

    /// Of the pieces touched only those that were ruled so stay touched.
    pub(super) fn forget_unruled(&mut self, ruled: usize) {
        let (mut place, asked) = (0, &self.asked);
        self.touched.retain(|square| {
            place += 1;
            place <= ruled || asked.contains(square)
        });
    }

    /// What was announced by word alone is said no more.
    pub(super) fn unsay(&mut self) {
        (self.announced, self.reply) = (None, Reply::default());
        (self.made, self.by_word) = (false, false);
    }

    /// The move, if a legal one stands on the board.
    pub(super) const fn legal(&self) -> Option<Move> {
        match self.attempt {
            Attempt::Legal(mv) => Some(mv),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::CastlingMode;
    use shakmaty::fen::Fen;
    use touchmove_position::Variant;

    use super::*;

    /// What the second board is to the first position.
    fn attempt(before: &str, board: &str) -> Attempt {
        let fen: Fen = format!("{before} w KQkq - 0 1").parse().unwrap();
        let setup = fen.into_setup();
        let position = match Position::under(Variant::Standard, setup, CastlingMode::Standard) {
            Ok(position) => position,
            Err(error) => error.ignore_invalid_castling_rights().map(Position::from).unwrap(),
        };
        Attempt::of(&position, &board.parse().unwrap())
    }

    #[test]
    fn a_move_stands_when_the_board_is_that_after_it() {
        let start = "4k3/8/8/3p4/4P3/8/8/R3K2R";
        assert_eq!(attempt(start, start), Attempt::Nothing);
        assert!(matches!(attempt(start, "4k3/8/8/3P4/8/8/8/R3K2R"), Attempt::Legal(_)));
        assert!(matches!(attempt(start, "4k3/8/8/3p4/4P3/8/8/R4RK1"), Attempt::Legal(_)));
    }

    #[test]
    fn a_piece_in_the_hand_is_no_move() {
        let start = "4k3/8/8/3p4/4P3/8/8/R3K2R";
        assert_eq!(attempt(start, "4k3/8/8/3p4/8/8/8/R3K2R"), Attempt::Unfinished);
        assert_eq!(attempt(start, "4k3/8/8/8/4P3/8/8/R3K2R"), Attempt::Unfinished);
        assert_eq!(attempt(start, "4k3/8/8/8/8/8/8/R3K2R"), Attempt::Unfinished);
    }

    #[test]
    fn a_king_two_squares_away_waits_for_its_rook() {
        let start = "4k3/8/8/8/8/8/8/R3K2R";
        let waits = attempt(start, "4k3/8/8/8/8/8/8/R5KR");
        assert!(matches!(waits, Attempt::RookMissing(mv) if mv.is_castle()));
    }

    #[test]
    fn a_pawn_on_the_last_rank_waits_for_its_piece() {
        let start = "4k3/P7/8/8/8/8/8/4K3";
        assert!(matches!(attempt(start, "P3k3/8/8/8/8/8/8/4K3"), Attempt::Unpromoted(_)));
        assert!(matches!(attempt(start, "N3k3/8/8/8/8/8/8/4K3"), Attempt::Legal(_)));
        assert_eq!(attempt(start, "4k3/8/8/8/8/8/8/4K3"), Attempt::Unfinished);
    }

    #[test]
    fn a_capture_stands_before_its_explosion_is_carried_off() {
        let atomic = |fen: &str| {
            let setup = fen.parse::<Fen>().unwrap().into_setup();
            Position::under(Variant::Atomic, setup, CastlingMode::Standard).unwrap()
        };
        let position = atomic("rnbqkbnr/1ppppppp/8/p5N1/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 3");
        let attempt = |board: &str| Attempt::of(&position, &board.parse().unwrap());
        let rest = "1ppppNpp/8/p7/8/8/PPPPPPPP/RNBQKB1R";
        for rank in ["rnbqkbnr", "rnbqk1nr", "rnbq1b1r"] {
            let stands = attempt(&format!("{rank}/{rest}"));
            assert!(matches!(stands, Attempt::Legal(mv) if mv.to() == Square::F7), "{rank}");
        }
        let carried = attempt("rnbq3r/1pppp1pp/8/p7/8/8/PPPPPPPP/RNBQKB1R");
        assert!(matches!(carried, Attempt::Legal(mv) if mv.to() == Square::F7));
        // The queen is no part of it, and a hand may still hold the knight.
        assert_eq!(attempt(&format!("rnb1kbnr/{rest}")), Attempt::Unfinished);
        let lifted = attempt("rnbqkbnr/1pppp1pp/8/p7/8/8/PPPPPPPP/RNBQKB1R");
        assert_eq!(lifted, Attempt::Unfinished);
    }

    #[test]
    fn anything_else_is_illegal() {
        let start = "4k3/8/8/3p4/4P3/8/8/R3K2R";
        assert_eq!(attempt(start, "4k3/4P3/8/3p4/8/8/8/R3K2R"), Attempt::Illegal);
        assert_eq!(attempt(start, "4R3/8/8/3p4/4P3/8/8/R3K3"), Attempt::KingCaptured);
    }
}
