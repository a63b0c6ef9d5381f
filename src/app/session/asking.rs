//! Of which game questions are asked, and in which position a typed move is meant.

use shakmaty::{Chess, Move, Square};

use crate::app::ask::{Asker, Left};
use crate::app::session::Session;
use crate::command::{COMMANDS, Command};
use crate::laws::At;
use crate::notation::{NotRead, Vocabulary, read_in_any, squares};
use crate::table::Aid;
use crate::voices::Voice;
use crate::voices::voice::Word;

impl Session {
    /// Asks about the game that is gone through, or else about the one that is played.
    pub(super) fn with_asker<T>(&self, at: At, ask: impl FnOnce(Asker<'_>) -> T) -> T {
        let vocabularies = self.vocabularies();
        let on_my_board = self.on_my_board();
        let game = Asker {
            narrator: &self.manner.narrator,
            vocabularies: &vocabularies,
            library: Some(&self.manner.library),
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
        let Some(review) = self.activity.reviewed() else { return ask(game) };
        let study = &review.study;
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

    /// The position in which a typed move is meant: a repetition is of the one before the move.
    pub(super) fn here(&self) -> &Chess {
        let owed = self.game.owed().filter(|_| self.repeats().is_some());
        match self.activity.reviewed() {
            Some(review) => review.study.position(),
            None => owed.map_or_else(|| self.game.position(), |owed| &owed.before),
        }
    }

    /// A move as it is meant here: in the player's own voices, or else in any.
    pub(super) fn reading(&self, text: &str, position: &Chess) -> Result<Move, NotRead> {
        if text.starts_with('/') && text.len() > 1 {
            return Err(NotRead::UnknownWord(text.to_owned()));
        }
        read_in_any(text, &self.vocabularies(), || self.every_vocabulary(), position)
    }

    /// The squares that a text names, in the player's own voices, or else in any.
    pub(super) fn squares_in(&self, text: &str) -> Option<Vec<Square>> {
        let own = squares(text, &self.vocabularies());
        own.or_else(|| squares(text, &self.every_vocabulary()))
    }

    /// The words of every voice, the player's own first.
    pub(super) fn every_vocabulary(&self) -> Vec<&Vocabulary> {
        let every = self.manner.library.every().iter().map(|voice| voice.vocabulary());
        self.vocabularies().into_iter().chain(every).collect()
    }

    /// The command that a word is in a voice that is not the player's, where it is nothing in these.
    pub(super) fn command_in_any(&self, word: &str) -> Option<Command> {
        let known = || {
            let own = self.vocabularies();
            own.into_iter().any(|vocabulary| !vocabulary.meanings(word).is_empty())
        };
        if !is_word(word) || known() {
            return None;
        }
        self.manner.library.every().iter().find_map(|voice| voice.command(word))
    }

    /// Whether a text is yes or no, in the player's own voice, or else in any.
    pub(super) fn yes_or_no(&self, text: &str) -> Option<Word> {
        let answer =
            |voice: &Voice| voice.word(text).filter(|word| matches!(word, Word::Yes | Word::No));
        let own = answer(&self.manner.narrator.talk);
        let any = || self.manner.library.every().iter().find_map(|voice| answer(voice));
        own.or_else(|| is_word(text).then(any).flatten())
    }

    /// The names of the commands that there are here, in the player's voice and in every voice.
    pub(super) fn names(&self) -> Vec<&str> {
        let talk = &self.manner.narrator.talk;
        let here = COMMANDS.iter().filter(|spec| self.has(spec.command));
        here.flat_map(|spec| [talk.command_name(spec.command), spec.name]).collect()
    }

    pub(super) fn vocabularies(&self) -> [&Vocabulary; 3] {
        let narrator = &self.manner.narrator;
        [self.manner.english.vocabulary(), narrator.moves.vocabulary(), narrator.talk.vocabulary()]
    }
}

/// Whether a text is a single word, long enough to be one of another language.
fn is_word(text: &str) -> bool {
    text.len() > 1 && text.trim_start_matches('/').chars().all(|c| c.is_alphabetic() || c == '-')
}
