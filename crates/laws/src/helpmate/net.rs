//! Whether there is a square on which Black's king could be mated.

use shakmaty::{Bitboard, Color, attacks};

use super::reach::Reach;
use super::rules::attacked;

impl Reach<'_> {
    /// Whether White can attack a square that Black's king reaches, while the squares beside it can
    /// be attacked by White, filled by Black, or covered by White's king.
    pub(super) fn could_mate(&self) -> bool {
        let board = self.board;
        let (Some(ours), Some(theirs)) = (board.king_of(Color::White), board.king_of(Color::Black))
        else {
            return false;
        };
        let region = self.squares[theirs as usize];
        let hit = region & self.hit(self.busy);
        hit.into_iter().any(|mate| {
            let escapes = attacks::king_attacks(mate) & region & !hit;
            if escapes.is_empty() {
                return true;
            }
            let (fillers, filled) = self.filled(escapes);
            let holds = |rest: Bitboard| rest.is_subset(filled) && rest.count() <= fillers;
            let kings = self.squares[ours as usize] & !attacks::king_attacks(mate).with(mate);
            holds(escapes)
                || kings.into_iter().any(|king| holds(escapes & !attacks::king_attacks(king)))
        })
    }

    /// Whether that is so whatever else can be reached: White attacks a square and all beside it from
    /// beside them.
    pub(super) fn will_mate(&self) -> bool {
        let hit = self.hit(Bitboard::FULL);
        let theirs = self.board.king_of(Color::Black);
        theirs.is_some_and(|king| {
            (self.squares[king as usize] & hit)
                .into_iter()
                .any(|mate| attacks::king_attacks(mate).is_subset(hit))
        })
    }

    /// Squares that pieces of White which can move attack from somewhere.
    fn hit(&self, in_the_way: Bitboard) -> Bitboard {
        let board = self.board;
        let mut hit = Bitboard::EMPTY;
        for home in board.white() & !board.kings() {
            let reached = self.squares[home as usize];
            if let Some(piece) = board.piece_at(home)
                && reached.more_than_one()
            {
                for from in reached {
                    hit |= attacked(piece, from, in_the_way);
                }
            }
        }
        hit
    }

    /// How many pieces of Black can be on some of these squares, and on which.
    fn filled(&self, squares: Bitboard) -> (usize, Bitboard) {
        let board = self.board;
        let mut fillers = 0;
        let mut filled = Bitboard::EMPTY;
        for home in board.black() & !board.kings() {
            let there = self.squares[home as usize] & squares;
            fillers += usize::from(there.any());
            filled |= there;
        }
        (fillers, filled)
    }
}
