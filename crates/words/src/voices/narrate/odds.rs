//! What is said of odds: what one player gives the other before the game.

use shakmaty::{Piece, Square};

use crate::laws::{EXTRA_MOVE, Handicap, Odds};
use crate::voices::narrate::Narrator;
use crate::voices::phrase::Value;
use crate::voices::utterance::Span;

/// What is said of odds, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct OddsWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of odds.
    #[must_use]
    pub const fn odds(&self) -> OddsWords<'_> {
        OddsWords(self)
    }
}

impl OddsWords<'_> {
    /// Who gives what, as a sentence.
    #[must_use]
    pub fn given(self, odds: &Odds) -> Vec<Span> {
        let values = [("color", self.0.color(odds.giver)), ("odds", self.listed(odds))];
        self.0.talk.sentence("odds-given", &values)
    }

    /// The same as a part of what a game would be.
    #[must_use]
    pub fn planned(self, odds: &Odds) -> Vec<Span> {
        let values = [("color", self.0.color(odds.giver)), ("odds", self.listed(odds))];
        self.0.talk.sentence("plan-odds", &values)
    }

    fn listed(self, odds: &Odds) -> Value {
        let word = |id: &str| self.0.talk.sentence(id, &[]);
        let two = odds.material.is_some_and(Handicap::has_two_moves);
        let extra = || {
            let square = [("square", self.0.square(EXTRA_MOVE))];
            self.0.talk.sentence("odds-extra-move", &square)
        };
        let parts = [
            odds.missing().map(|missing| self.pieces(missing, odds.given_back())),
            two.then(extra),
            odds.draw.then(|| word("odds-draw")),
            odds.time.is_some().then(|| word("odds-time")),
        ];
        self.0.join(parts.into_iter().flatten().collect())
    }

    fn pieces(self, (square, piece): (Square, Piece), back: Option<(Square, Piece)>) -> Vec<Span> {
        let mut values =
            vec![("piece", self.0.roles(piece.role, 1)), ("square", self.0.square(square))];
        let Some((square, piece)) = back else {
            return self.0.talk.sentence("odds-piece", &values);
        };
        values.extend([("other", self.0.roles(piece.role, 1)), ("back", self.0.square(square))]);
        self.0.talk.sentence("odds-exchange", &values)
    }
}
