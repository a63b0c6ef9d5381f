//! What a text means in the voices of a place: a move, squares, a command, yes or no.

use shakmaty::{Chess, Move, Square};

use crate::app::session::Manner;
use crate::command::Command;
use crate::notation::{NotRead, Vocabulary, read_in_any, squares};
use crate::voices::Voice;
use crate::voices::voice::Word;

impl Manner {
    pub(super) fn vocabularies(&self) -> [&Vocabulary; 3] {
        let narrator = &self.narrator;
        [self.english.vocabulary(), narrator.moves.vocabulary(), narrator.talk.vocabulary()]
    }

    /// A move as it is meant in a position: in the player's own voices, or else in any.
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
        let every = self.library.every().iter().map(|voice| voice.vocabulary());
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
        self.library.every().iter().find_map(|voice| voice.command(word))
    }

    /// Whether a text is yes or no, in the player's own voice, or else in any.
    pub(super) fn yes_or_no(&self, text: &str) -> Option<Word> {
        let answer =
            |voice: &Voice| voice.word(text).filter(|word| matches!(word, Word::Yes | Word::No));
        let own = answer(&self.narrator.talk);
        let any = || self.library.every().iter().find_map(|voice| answer(voice));
        own.or_else(|| is_word(text).then(any).flatten())
    }
}

/// Whether a text is a single word, long enough to be one of another language.
fn is_word(text: &str) -> bool {
    text.len() > 1 && text.trim_start_matches('/').chars().all(|c| c.is_alphabetic() || c == '-')
}
