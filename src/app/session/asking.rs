//! Of which game questions are asked, and in which position a typed move is meant.

use shakmaty::Chess;

use crate::app::ask::{Asker, Left};
use crate::app::session::Session;
use crate::app::session::walk::Walk;
use crate::laws::At;
use crate::notation::Vocabulary;
use crate::table::Aid;

impl Session {
    /// Asks about the game that is gone through, or else about the one that is played.
    pub(super) fn with_asker<T>(&self, at: At, ask: impl FnOnce(Asker<'_>) -> T) -> T {
        let vocabularies = self.vocabularies();
        let on_my_board = self.on_my_board();
        let game = Asker {
            narrator: &self.manner.narrator,
            vocabularies: &vocabularies,
            made: self.game.made(),
            reached: self.game.position(),
            position: &on_my_board,
            clocks: self.game.clock().map(|clock| Left::on(clock, at)),
            side: self.me(),
            plays: self.side(),
            tells_check: !self.withholds(Aid::PositionReadout),
            view: self.view,
            page: self.manner.page,
        };
        let Some(Walk { study, .. }) = &self.walk else { return ask(game) };
        ask(Asker {
            made: study.made(),
            reached: study.position(),
            position: study.position(),
            clocks: Some(study.clocks()),
            side: self.view,
            plays: None,
            tells_check: true,
            ..game
        })
    }

    /// The position in which a typed move is meant.
    pub(super) fn here(&self) -> &Chess {
        self.walk.as_ref().map_or_else(|| self.game.position(), |walk| walk.study.position())
    }

    pub(super) fn vocabularies(&self) -> [&Vocabulary; 3] {
        let narrator = &self.manner.narrator;
        [self.manner.english.vocabulary(), narrator.moves.vocabulary(), narrator.talk.vocabulary()]
    }
}
