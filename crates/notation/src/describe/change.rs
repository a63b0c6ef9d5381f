//! What a move has changed: what it took, what its piece attacks and defends now, which lines it has opened
//! and closed, and what has lost its last defender. It describes, and advises nothing.

use shakmaty::{Bitboard, Board, Color, Move, Position as _, Square};
use touchmove_position::Position;

use super::{Placed, pieces_on, taken_on};

/// What a move has changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveChange {
    /// What it took.
    pub took: Option<Placed>,
    /// What its piece attacks that it did not attack before.
    pub attacks: Vec<Placed>,
    /// What its piece defends that it did not defend before.
    pub defends: Vec<Placed>,
    /// Pieces that did not move, each with what it attacks now that the way is free.
    pub opens: Vec<(Placed, Vec<Placed>)>,
    /// The same with what each attacks no more, the way being closed.
    pub closes: Vec<(Placed, Vec<Placed>)>,
    /// What had a defender before, and has none now.
    pub undefended: Vec<Placed>,
}

impl MoveChange {
    /// What a move changes that is made in this position.
    #[must_use]
    pub fn of(before: &Position, mv: Move) -> Self {
        let by = before.turn();
        let mut after = before.clone();
        after.play_unchecked(mv);
        let boards = BoardPair { before: before.board(), after: after.board() };
        let took = mv.capture().map(|role| Placed { piece: role.of(!by), square: taken_on(mv) });
        let moved = boards.moved(by);
        let reached = |color| {
            let sees =
                |from: Square| boards.after.attacks_from(from) & boards.after.by_color(color);
            moved.into_iter().map(sees).fold(Bitboard::EMPTY, |all, sees| all | sees)
        };
        let left = mv.from().map_or(Bitboard::EMPTY, |from| boards.before.attacks_from(from));
        // A castling brings two pieces to new places; what the king saw before is near his home.
        let new = |color| reached(color) & !left & !moved & !boards.after.kings();
        Self {
            took,
            attacks: pieces_on(boards.after, new(!by)),
            defends: pieces_on(boards.after, new(by)),
            opens: boards.lines(boards.before, boards.after),
            closes: boards.lines(boards.after, boards.before),
            undefended: boards.undefended(),
        }
    }
}

/// The board before and after.
#[derive(Clone, Copy, Debug)]
struct BoardPair<'a> {
    before: &'a Board,
    after: &'a Board,
}

impl BoardPair<'_> {
    /// Where pieces have come that were not there.
    fn moved(self, by: Color) -> Bitboard {
        let own = self.after.by_color(by).into_iter();
        own.filter(|&square| self.before.piece_at(square) != self.after.piece_at(square)).collect()
    }

    /// The pieces that stand where they stood.
    fn unmoved(self) -> Bitboard {
        let occupied = self.after.occupied().into_iter();
        occupied
            .filter(|&square| self.before.piece_at(square) == self.after.piece_at(square))
            .collect()
    }

    /// The pieces that have not moved and attack on one of the boards what they do not attack on the other.
    fn lines(self, without: &Board, with: &Board) -> Vec<(Placed, Vec<Placed>)> {
        let unmoved = self.unmoved();
        let attackers = pieces_on(with, unmoved & with.sliders());
        let gained = |placed: Placed| {
            let sees = with.attacks_from(placed.square) & !without.attacks_from(placed.square);
            let enemies = unmoved & with.by_color(!placed.piece.color);
            let targets = pieces_on(with, sees & enemies);
            (!targets.is_empty()).then_some((placed, targets))
        };
        attackers.into_iter().filter_map(gained).collect()
    }

    /// What had a defender and has none any more; a king needs none.
    fn undefended(self) -> Vec<Placed> {
        let mut pieces = pieces_on(self.after, self.unmoved() & !self.after.kings());
        pieces.retain(|Placed { piece, square }| {
            let has =
                |board: &Board| board.attacks_to(*square, piece.color, board.occupied()).any();
            has(self.before) && !has(self.after)
        });
        pieces
    }
}

#[cfg(test)]
mod tests;
