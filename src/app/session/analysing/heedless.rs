//! An engine that does not stop when it is told to: what it has shown is its answer.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::order::HomeOrder;
use crate::app::session::analysing::{Analysing, HEEDLESS, STOP, TimeUp};
use crate::app::session::intent::{Intent, Trouble};
use crate::app::session::{Act, Manner};
use crate::laws::At;
use crate::opponent::uci::{EngineLine, Order};
use crate::voices::Priority;

impl Analysing {
    /// The engine needs no more time to load.
    pub(super) fn has_loaded(&mut self) {
        if let Some(engine) = &mut self.engine {
            engine.has_loaded = true;
        }
    }

    /// It has shown a move. One that was told to stop while it loaded has no more time than others.
    pub(super) fn shows(&mut self, at: At) {
        self.has_loaded();
        let Some(asked) = &mut self.asked else { return };
        asked.shows = true;
        if let TimeUp::Stopping { end } = &mut asked.patience {
            *end = (*end).min(at + HEEDLESS);
            asked.until = asked.until.min(at + STOP);
        }
    }

    /// It is ended, and owes what it has shown.
    pub(super) fn cuts(&mut self, at: At) -> Vec<Intent> {
        let Some(asked) = &mut self.asked else { return Vec::new() };
        (asked.shows, asked.is_alive, asked.until) = (false, false, at + STOP);
        vec![Intent::home(HomeOrder::Analyst(Order::Cut(asked.ticket)))]
    }

    /// It was ended: what it has shown is told. If that is nothing, the built-in opponent judges instead; and
    /// if it was so before, since every answer would take as long.
    pub(super) fn take_cut_off(&mut self, manner: &Manner, shown: &[EngineLine]) -> Vec<Intent> {
        let file = self.engine.as_ref().map(|engine| engine.file.clone());
        let sought = self.asked.as_ref().map(|asked| asked.asker.sought());
        let found = sought.is_some_and(|sought| !sought.lines(shown).is_empty());
        if self.heedless == file || !found {
            return self.fails(manner, &Trouble::NoStop);
        }
        self.heedless = file;
        let told = manner.does_not_stop(&self.engine_name());
        let answered = self.has_searched(manner, shown);
        self.engine = None;
        [told.into()].into_iter().chain(answered).collect()
    }
}

impl Manner {
    /// An engine was ended, and what follows is what it has found.
    pub(in crate::app::session) fn does_not_stop(&self, engine: &str) -> Act {
        let talk = &self.narrator.talk;
        let wrong = talk.sentence(Trouble::NoStop.id(), &[("engine", engine.into())]);
        let lines = vec![wrong, talk.sentence("engine-so-far", &[])];
        Act::say(self.narrator.lines(Priority::Move, lines))
    }
}
