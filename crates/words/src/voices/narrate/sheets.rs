//! What is said of score sheets: who must write, who need not, and what differs.

use shakmaty::Color;

use crate::laws::{Effect, Game};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Hearing, Words};
use crate::voices::phrase::Value;
use crate::voices::utterance::Priority;

/// What is said of score sheets, in one voice.
#[derive(Clone, Copy, Debug)]
pub(super) struct SheetWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of score sheets.
    pub(super) const fn sheets(&self) -> SheetWords<'_> {
        SheetWords(self)
    }
}

impl SheetWords<'_> {
    pub(super) fn must_record(self, by: Color, ply: u16, hearing: &Hearing) -> Words {
        if hearing.seat().is_some() {
            return self.0.to_player("seat-must-record", &self.0.of_ply(ply, hearing.game));
        }
        let place = ("place", self.0.move_place(hearing.game, ply.into()));
        self.0.plain("must-record", &[self.0.colored(by), place])
    }

    pub(super) fn need_not_record(self, by: Color, hearing: &Hearing) -> Words {
        match hearing.seat() {
            Some(_) => self.0.to_player("seat-need-not-record", &[]),
            None => self.0.of("need-not-record", by),
        }
    }

    pub(super) fn must_complete(self, by: Color, hearing: &Hearing) -> Words {
        match hearing.seat() {
            Some(_) => self.0.to_player("seat-must-complete", &[]),
            None => self.0.of("must-complete", by),
        }
    }

    /// At the desk, what the player has written and what was made.
    pub(super) fn sheet_differs(self, by: Color, ply: u16, hearing: &Hearing) -> Words {
        let game = hearing.game;
        let place = ("place", self.0.move_place(game, ply.into()));
        let both = self.wrote_and_made(by, ply, game).filter(|_| hearing.is_desk());
        let Some([wrote, made]) = both else {
            return self.0.plain("sheet-differs", &[self.0.colored(by), place]);
        };
        let values = [self.0.colored(by), place, ("wrote", wrote), ("made", made)];
        let words = Words::own(self.0.say(Priority::Move, "desk-sheet-differs", &values));
        words.with(self.0.articles().of(&Effect::SheetDiffers(by, ply), game))
    }

    fn wrote_and_made(self, by: Color, ply: u16, game: &Game) -> Option<[Value; 2]> {
        let made = game.made().get(usize::from(ply))?;
        let uci = game.sheet(by).entry(ply)?;
        let wrote = uci.to_move(&made.before).ok();
        let wrote = wrote.map(|mv| self.0.announcement(&made.before, mv));
        let wrote = wrote.unwrap_or_else(|| self.0.talk.span(&uci.to_string()));
        let made = self.0.announcement(&made.before, made.mv);
        Some([Value::Spans(vec![wrote]), Value::Spans(vec![made])])
    }
}
