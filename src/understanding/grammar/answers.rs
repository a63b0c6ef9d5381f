//! Yes and no in more words than one: `yes please`, `no thanks`, `of course not`.

use super::words::LineWord;
use crate::understanding::Understanding;
use crate::voices::notions::{Notion, Notions};
use crate::voices::voice;

/// What may stand beside a yes or a no.
const BESIDE: Notions = Notions::of(&[Notion::Small, Notion::Please, Notion::Mine]);

impl Understanding<'_> {
    /// Yes or no, where all words of a line say that or nothing.
    pub(in crate::understanding) fn answered(&self, line: &str) -> Option<voice::Word> {
        let words = self.words_of(line);
        let (mut yes, mut no) = (false, false);
        for word in &words {
            match self.answer_of(word) {
                Some(voice::Word::Yes) => yes = true,
                Some(_) => no = true,
                None if word.notions.meet(BESIDE) && !word.is_slip => {}
                None => return None,
            }
        }
        match (yes, no) {
            (true, false) => Some(voice::Word::Yes),
            (false, true) => Some(voice::Word::No),
            _ => None,
        }
    }

    fn answer_of(&self, word: &LineWord<'_>) -> Option<voice::Word> {
        let says = |notion| word.notions.meet(Notions::of(&[notion])) && !word.is_slip;
        let known = self.narrator.talk.word(word.text);
        let known = known.filter(|it| matches!(it, voice::Word::Yes | voice::Word::No));
        let no = says(Notion::No).then_some(voice::Word::No);
        no.or(known).or_else(|| says(Notion::Yes).then_some(voice::Word::Yes))
    }
}
