//! The boards of both players: what stands on each, and who is behind the game on his.
//!
//! What a hand means by what it does there, the game finds out.

use shakmaty::{Board, ByColor, Color, Move, Piece, Position as _, uci::UciMove};

use crate::game::course::Course;
use crate::game::terms::Terms;
use crate::unlawful::{as_move, move_to};

/// A player's own board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OwnBoard {
    pub(super) pieces: Board,
    /// The pieces off the board that were lifted, the last one last.
    pub(super) hand: Vec<Piece>,
    /// Whether the opponent's move, or a restored position, has still to be executed here: what is
    /// lifted until then is not touched.
    pub(super) behind: bool,
}

/// Both players' boards; one that they share is kept as White's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Boards {
    pub(super) own: ByColor<OwnBoard>,
}

impl Boards {
    /// On both stand these pieces.
    pub(super) fn new(pieces: &Board) -> Self {
        let own = OwnBoard { pieces: pieces.clone(), hand: Vec::new(), behind: false };
        Self { own: ByColor { white: own.clone(), black: own } }
    }

    /// What stands on a player's own board.
    pub(super) fn board(&self, color: Color, terms: &Terms) -> &Board {
        &self.own[terms.table(color)].pieces
    }

    /// Whether the opponent's move, or a restored position, has still to be executed on a player's
    /// own board: what is lifted until then is not touched.
    pub(super) fn is_behind(&self, color: Color, terms: &Terms) -> bool {
        self.own[terms.table(color)].behind
    }

    /// A move that is entered stands on the board of the mover, whatever he has done there before.
    pub(super) fn put_on_table(&mut self, mv: Move, terms: &Terms, course: &Course) {
        let mut after = course.position.clone();
        after.play_unchecked(mv);
        let table = terms.table(course.turn());
        let own = &mut self.own[table];
        own.pieces = after.board().clone();
        own.hand.clear();
    }

    /// Brings both boards to the position; who has one under his hands is behind until he has done it.
    pub(super) fn follow_both(&mut self, terms: &Terms, course: &Course) {
        for color in Color::ALL {
            self.follow(color, false, terms, course);
        }
    }

    /// What hands have not changed since a ruling stands as before it; else, where that is `moved` back, a
    /// player puts his board right.
    pub(super) fn revive(
        &mut self,
        (before, after): (&Self, &Self),
        moved: bool,
        terms: &Terms,
        course: &Course,
    ) {
        for color in Color::ALL {
            if self.own[color] == after.own[color] {
                self.own[color].clone_from(&before.own[color]);
            } else if moved {
                self.follow(color, false, terms, course);
            }
        }
    }

    /// Brings a player's own board to the position, at once or by his own hands.
    pub(super) fn follow(&mut self, color: Color, at_once: bool, terms: &Terms, course: &Course) {
        let own = &mut self.own[color];
        if at_once || terms.rules.boards[color].is_kept() {
            own.pieces = course.position.board().clone();
        }
        own.behind = own.pieces != *course.position.board();
        if !own.behind {
            own.hand.clear();
        }
    }

    /// The illegal move as the board shows it or, where that shows none, as it was named.
    pub(super) fn carried_out_on(
        &self,
        by: Color,
        uci: Option<UciMove>,
        terms: &Terms,
        course: &Course,
    ) -> Option<Move> {
        let board = self.board(by, terms);
        if terms.rules.boards[by].is_kept() || board == course.position.board() {
            uci.and_then(|uci| as_move(&course.position, uci))
        } else {
            move_to(&course.position, board)
        }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Role;

    use super::*;
    use crate::game::course::tests::course;
    use crate::game::terms::tests::terms;
    use crate::rules::{BoardKind, Rules};

    #[test]
    fn who_has_a_board_under_his_hands_is_behind_until_it_follows() {
        let boards = ByColor { white: BoardKind::Typed, black: BoardKind::Pegs };
        let terms = terms(Rules { boards, ..Rules::default() });
        let (before, after) = (course(""), course("e2e4"));
        let mut boards = Boards::new(before.position.board());
        boards.own.black.hand.push(Role::Pawn.of(Color::White));
        boards.follow_both(&terms, &after);
        let behind = [Color::White, Color::Black].map(|color| boards.is_behind(color, &terms));
        assert_eq!(behind, [false, true]);
        assert_eq!(boards.board(Color::Black, &terms), before.position.board());
        boards.follow(Color::Black, true, &terms, &after);
        assert!(!boards.is_behind(Color::Black, &terms));
        assert!(boards.own.black.hand.is_empty());
        assert_eq!(boards.board(Color::Black, &terms), after.position.board());
    }
}
