//! What a move has changed.

use crate::describe::{MoveChange, Placed};
use crate::voices::phrase::Value;
use crate::voices::utterance::Span;

use super::AnswerWords;

impl AnswerWords<'_> {
    /// What a move has changed, a sentence for each kind of change.
    #[must_use]
    pub fn change(self, change: &MoveChange) -> Vec<Vec<Span>> {
        let MoveChange { took, attacks, defends, opens, closes, undefended } = change;
        let took = took.map(|Placed { piece, square }| {
            let values = [("piece", self.0.piece(piece)), ("square", self.0.square(square))];
            self.one("captured-last", &values)
        });
        let some = |id: &str, pieces: &[Placed], items: Value| {
            (!pieces.is_empty()).then(|| self.one(id, &[("items", items)]))
        };
        let line = |id: &str, (from, to): &(Placed, Vec<Placed>)| {
            let values = [
                ("piece", self.0.piece(from.piece)),
                ("square", self.0.square(from.square)),
                ("items", self.0.lists().kinds(to)),
            ];
            self.one(id, &values)
        };
        let kinds = |pieces: &[Placed]| self.0.lists().kinds(pieces);
        took.into_iter()
            .chain(some("changed-attacks", attacks, kinds(attacks)))
            .chain(opens.iter().map(|opened| line("changed-opens", opened)))
            .chain(some("changed-undefended", undefended, self.0.lists().pieces(undefended)))
            .chain(some("changed-defends", defends, kinds(defends)))
            .chain(closes.iter().map(|closed| line("changed-closes", closed)))
            .collect()
    }
}
