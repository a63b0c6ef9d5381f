//! What is said of a line that is no move, no command and no question: the question that is nearest to it,
//! or the word that nobody knows.

use crate::app::session::Act;
use crate::app::session::meaning::Meaning;
use crate::app::session::teller::{LineReader, Teller};
use crate::notation::NotRead;
use crate::voices::Priority;
use crate::voices::narrate::quoted;
use crate::voices::voice::Word;

impl Teller<'_> {
    /// What is said of such a line, by why it is no move.
    pub(super) fn not_understood(&self, line: &str, not_read: &NotRead) -> Vec<Act> {
        let said = self.reader().nearest_said(line, not_read);
        said.map_or_else(|| self.not_read(not_read), |said| vec![said])
    }
}

impl LineReader<'_> {
    /// The same for a line of several words that begins like no move.
    fn nearest_said(&self, line: &str, not_read: &NotRead) -> Option<Act> {
        let (understands, narrator) = (self.manner.understands(), &self.manner.narrator);
        let is_unclear = matches!(not_read, NotRead::UnknownWord(_) | NotRead::NoMove);
        let is_sentence = line.trim().contains(char::is_whitespace);
        if !is_unclear || !is_sentence || understands.begins_a_move(line) {
            return None;
        }
        let [now, _] = self.commands();
        if let Some(near) = understands.nearest_question(line, &now) {
            let mut clauses = narrator.first_clauses(std::iter::once(near.spec().help()));
            let values = [("question", clauses.next()?.into())];
            return Some(Act::say(narrator.say(Priority::Answer, "entry-nearest", &values)));
        }
        let NotRead::UnknownWord(word) = not_read else { return None };
        if narrator.talk.lexicon().meant(word).is_empty() {
            return None;
        }
        // What is known in a question is not called unknown because it is none in a move.
        Some(match understands.unknown_in_question(line) {
            Some(unknown) => {
                Act::say(narrator.entries().not_known("entry-unknown", unknown, &self.commands()))
            }
            None => self.manner.said("entry-not-understood", &[]),
        })
    }

    /// What is said of a line that a stroke calls a command and that is none; a move is not made by it.
    pub(super) fn refused_stroke(&self, line: &str, meaning: &Meaning) -> Option<Act> {
        let bare = line.strip_prefix('/')?;
        if matches!(meaning, Meaning::StrokeAndMove) {
            return Some(self.manner.said("entry-slash", &[("text", quoted(bare).into())]));
        }
        let word = bare.split_whitespace().next()?;
        Some(Act::say(self.manner.narrator.entries().not_known(
            "no-command",
            word,
            &self.commands(),
        )))
    }

    /// Letters that make no move are an unknown word where they are nearly a known one.
    pub(super) fn or_misspelt(&self, line: &str, wrong: NotRead) -> NotRead {
        let word = line.split_whitespace().next().unwrap_or_default();
        let near = || self.manner.narrator.entries().nearest(word, &self.commands());
        let is_known = self.manner.understands().begins_a_move(word);
        let is_word = word.chars().all(char::is_alphabetic);
        let misspelt = wrong == NotRead::NoMove && is_word && !is_known;
        if misspelt && near().is_some() { NotRead::UnknownWord(word.to_owned()) } else { wrong }
    }

    pub(super) fn is_colour(&self, word: &str) -> bool {
        matches!(self.manner.narrator.talk.word(word), Some(Word::White | Word::Black))
    }
}
