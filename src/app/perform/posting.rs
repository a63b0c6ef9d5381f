//! Tells of the games by letter, which are games of the archive as any other.

use crate::app::order::AskedOfLetters;
use crate::app::perform::Performer;
use crate::app::session::Session;
use crate::app::{letters, open};
use crate::voices::Priority;

impl Performer {
    /// Tells of games by letter what was asked.
    pub(super) fn tell_letters(&mut self, asked: AskedOfLetters, session: &Session) {
        let archive = &self.game_store.archive;
        let narrator = session.narrator();
        let lines = match asked {
            AskedOfLetters::Letter(game) => letters::read(archive, game, narrator),
            AskedOfLetters::Waiting => letters::listed(archive, narrator),
        };
        let said = match lines {
            Ok(lines) => narrator.lines(Priority::Answer, lines),
            Err(error) => open::unusable(&self.folders, narrator, &error),
        };
        self.outputs.say(&said);
    }
}
