//! Blindfold chess at home: the board is hidden on every face, and by choice no question about the pieces
//! is answered.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::session::intent::{Intent, said};
use crate::app::session::practised::listed;
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Place, Session};
use crate::command::Command;
use crate::command::aid::Aid;
use crate::voices::voice::Word;

/// What somebody who plays blindfold is told of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// Nothing.
    Nothing,
    /// What is asked for.
    OnRequest,
}

/// That the player does not want to see the board of this game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blindfold {
    told: Told,
    /// How many plies had been made when it began.
    since: usize,
}

impl Session {
    /// The board is hidden, or shown again.
    pub(super) fn blindfolds(&mut self, rest: &str) -> Vec<Intent> {
        if self.place.game.outcome().is_some() {
            return said(self.manner.said("refused-game-over", &[]));
        }
        let narrator = &self.manner.narrator;
        let is_request = |word: &String| narrator.talk.same(word, rest);
        let told = match (rest.is_empty(), narrator.talk.word(rest)) {
            (true, _) => self.place.blindfold.is_none().then_some(Told::Nothing),
            (_, Some(Word::On)) => Some(Told::Nothing),
            (_, Some(Word::Off)) => None,
            _ if listed("blindfold-questions", narrator).iter().any(is_request) => {
                Some(Told::OnRequest)
            }
            _ => {
                let name = self.manner.called(Command::Blindfold);
                return said(self.manner.said("argument-blindfold", &[("name", name)]));
            }
        };
        let made = self.place.game.made().len();
        let since = self.place.blindfold.map_or(made, |blindfold| blindfold.since);
        self.place.blindfold = told.map(|told| Blindfold { told, since });
        let id = match told {
            Some(Told::Nothing) => "blindfold-on",
            Some(Told::OnRequest) => "blindfold-on-request",
            None => "blindfold-off",
        };
        let name = self.manner.called(Command::Blindfold);
        said(self.manner.said(id, &[("name", name)]))
    }
}

impl Place {
    /// Whether the board of the game is hidden here because its player wants it so.
    pub(super) fn is_blindfold(&self) -> bool {
        self.blindfolded().is_some()
    }

    /// Whether this would tell of the pieces to somebody who wants to be told nothing of them.
    pub(super) fn hides(&self, aid: Aid) -> bool {
        let of_pieces = matches!(aid, Aid::PositionReadout | Aid::LegalMoves | Aid::Attackers);
        of_pieces && self.blindfolded().is_some_and(|blindfold| blindfold.told == Told::Nothing)
    }

    fn blindfolded(&self) -> Option<Blindfold> {
        let over = self.game.outcome().is_some() || self.activity.is_elsewhere();
        self.blindfold.filter(|_| !over)
    }
}

impl Teller<'_> {
    /// How long the game that is over was played without sight of the board.
    pub(super) fn was_blindfold(&self) -> Option<Act> {
        let blindfold = self.place.blindfold?;
        let plies = self.place.game.made().len().saturating_sub(blindfold.since);
        let count = [("count", plies.div_ceil(2).into())];
        (plies > 0).then(|| self.manner.told("blindfold-over", &count))
    }
}
