//! Where pieces can go, those of the hand too.

use shakmaty::Role;

use crate::describe::{DropsOf, MovesOf, Of};
use crate::voices::utterance::Span;

use super::AnswerWords;
use super::sentences::ListItem;

impl AnswerWords<'_> {
    /// Where pieces can go from the board, and then from the hand.
    pub(super) fn moves_and_drops(
        self,
        of: Of,
        moves: &[MovesOf],
        drops: &[DropsOf],
    ) -> Vec<Vec<Span>> {
        if moves.is_empty() && drops.is_empty() {
            return vec![self.none_of(of, "moves-none", "moves-none-from")];
        }
        let dropped = drops.iter().flat_map(|of| self.drops_of(of));
        self.moves_of(moves).into_iter().chain(dropped).collect()
    }

    /// The squares on which such a piece can be dropped; where it can be nearly anywhere, in few words.
    fn drops_of(self, of: &DropsOf) -> Vec<Vec<Span>> {
        let piece = self.one("drops-of", &[("piece", self.0.role(of.role))]);
        let items = match &of.to {
            Some(squares) => squares.iter().map(|&to| self.0.square(to).spans()).collect(),
            None if of.role == Role::Pawn => vec![self.one("drops-pawn-anywhere", &[])],
            None => vec![self.one("drops-anywhere", &[])],
        };
        self.0.lists().listed(&piece, items.into_iter().map(ListItem::from).collect())
    }
}
