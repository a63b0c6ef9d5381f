//! Of which game questions are asked, and in which position a typed move is meant.

use shakmaty::Chess;

use crate::app::ask::{Asker, Left};
use crate::app::session::Place;
use crate::app::session::teller::{Reader, Teller};
use crate::command::COMMANDS;
use crate::laws::At;
use crate::table::Aid;

impl Teller<'_> {
    /// Asks about the game that is gone through, or else about the one that is played.
    pub(super) fn with_asker<T>(&self, at: At, ask: impl FnOnce(Asker<'_>) -> T) -> T {
        let vocabularies = self.manner.vocabularies();
        let on_my_board = self.place.on_my_board();
        let game = Asker {
            narrator: &self.manner.narrator,
            vocabularies: &vocabularies,
            library: Some(&self.manner.library),
            made: self.place.game.made(),
            reached: self.place.game.position(),
            position: &on_my_board,
            clocks: self.place.game.clock().map(|clock| Left::on(clock, at)),
            side: self.place.me(),
            plays: self.place.side(),
            tells_check: !self.place.withholds(Aid::PositionReadout),
            view: self.manner.choices.view,
            page: self.manner.delivery.page,
        };
        let Some(review) = self.place.activity.reviewed() else { return ask(game) };
        let study = &review.study;
        ask(Asker {
            made: study.made(),
            reached: study.position(),
            position: study.position(),
            clocks: Some(study.clocks()),
            side: self.manner.choices.view,
            plays: None,
            tells_check: true,
            ..game
        })
    }
}

impl<'a> Reader<'a> {
    /// The names of the commands that there are here, in the player's voice and in every voice.
    pub(super) fn names(&self) -> Vec<&'a str> {
        let talk = &self.manner.narrator.talk;
        let here = COMMANDS.iter().filter(|spec| self.place.has(spec.command));
        here.flat_map(|spec| [talk.command_name(spec.command), spec.name]).collect()
    }
}

impl Place {
    /// The position in which a typed move is meant: a repetition is of the one before the move.
    pub(super) fn here(&self) -> &Chess {
        let owed = self.game.owed().filter(|_| self.repeats().is_some());
        match self.activity.reviewed() {
            Some(review) => review.study.position(),
            None => owed.map_or_else(|| self.game.position(), |owed| &owed.before),
        }
    }
}
