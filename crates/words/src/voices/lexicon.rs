//! What words mean in questions, in every spelling.

use std::cmp::Ordering;
use std::collections::HashMap;

use crate::notation::fold::{Folding, is_of_a_word, lower};
use crate::voices::notions::{Notion, Notions};
use touchmove_voices::Meanings;

/// What stands at the end of a word of which only the beginning counts: `attack*`.
const ANY_ENDING: char = '*';

/// The letters that a word has at least in which a slip is looked for.
const LONG: usize = 5;

/// The words for notions as they are compared: as they are written, and without their accents.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    folding: Folding,
    /// Those that are compiled in, in every spelling.
    built_in: Meanings,
    whole: HashMap<String, Notions>,
    beginnings: Vec<(String, Notions)>,
    /// The most words of an entry.
    longest: usize,
}

impl Lexicon {
    pub(super) fn of<'a>(
        built_in: Meanings,
        words: impl Iterator<Item = &'a (String, Notion)>,
        folding: &Folding,
    ) -> Self {
        let longest = built_in.longest;
        let mut lexicon = Self { folding: folding.clone(), built_in, longest, ..Self::default() };
        for (words, notion) in words {
            let notion = Notions::of(&[*notion]);
            let (words, is_beginning) = match words.strip_suffix(ANY_ENDING) {
                Some(beginning) => (beginning, true),
                None => (words.as_str(), false),
            };
            let words: Vec<&str> = parts(words).collect();
            lexicon.longest = lexicon.longest.max(words.len());
            for words in lexicon.spellings(&words.join(" ")) {
                lexicon.enter(words, notion, is_beginning);
            }
        }
        lexicon
    }

    fn enter(&mut self, words: String, notion: Notions, is_beginning: bool) {
        if !is_beginning {
            let meant = self.whole.entry(words).or_default();
            *meant = meant.and(notion);
            return;
        }
        match self.beginnings.iter_mut().find(|(known, _)| *known == words) {
            Some((_, meant)) => *meant = meant.and(notion),
            None => self.beginnings.push((words, notion)),
        }
    }

    /// A text as it is written in lower case, and then as it is without its accents.
    fn spellings(&self, text: &str) -> Vec<String> {
        let mut spellings = vec![lower(text)];
        for folded in self.folding.spellings(text) {
            if !spellings.contains(&folded) {
                spellings.push(folded);
            }
        }
        spellings
    }

    /// Whether there are words for a notion.
    #[must_use]
    pub fn has(&self, notion: Notion) -> bool {
        let whole = self.built_in.whole().map(|(_, names)| Notions::named(names));
        let begun = self.built_in.beginnings().map(|(_, names)| Notions::named(names));
        let own = self.beginnings.iter().map(|(_, meant)| meant).chain(self.whole.values());
        whole.chain(begun).chain(own.copied()).any(|it| it.meet(Notions::of(&[notion])))
    }

    /// The most words that mean something together.
    #[must_use]
    pub const fn longest(&self) -> usize {
        self.longest
    }

    /// What words mean that stand side by side: as they are written, or else without their accents.
    #[must_use]
    pub fn meant(&self, words: &str) -> Notions {
        let words: Vec<&str> = parts(words).collect();
        let spellings = self.spellings(&words.join(" "));
        let whole = || spellings.iter().map(|spelt| self.whole(spelt)).find(|it| !it.is_empty());
        let begun = || spellings.iter().map(|spelt| self.begun(spelt)).find(|it| !it.is_empty());
        let begun = || if words.len() == 1 { begun() } else { None };
        whole().or_else(begun).unwrap_or_default()
    }

    /// Whether words are known as they are written, and not only without their accents: the Spanish of he
    /// took is not that of I take.
    #[must_use]
    pub fn is_written(&self, words: &str) -> bool {
        let words: Vec<&str> = parts(words).collect();
        !self.whole(&lower(&words.join(" "))).is_empty()
    }

    /// What words mean that are spelt so.
    fn whole(&self, spelt: &str) -> Notions {
        let own = self.whole.get(spelt).copied().unwrap_or_default();
        Notions::named(self.built_in.of(spelt)).and(own)
    }

    /// What a word means by its beginning: by the longest that is known.
    fn begun(&self, word: &str) -> Notions {
        let ends = word.char_indices().map(|(at, c)| at + c.len_utf8()).rev();
        let mut built_in = ends.map(|end| (end, Notions::named(self.built_in.begun(&word[..end]))));
        let built_in = built_in.find(|(_, meant)| !meant.is_empty());
        let own = self.beginnings.iter().filter(|(known, _)| word.starts_with(known.as_str()));
        let own = own.map(|(known, meant)| (known.len(), *meant));
        let longest = |best: (usize, Notions), it: (usize, Notions)| match it.0.cmp(&best.0) {
            Ordering::Less => best,
            Ordering::Equal => (it.0, best.1.and(it.1)),
            Ordering::Greater => it,
        };
        built_in.into_iter().chain(own).fold((0, Notions::NONE), longest).1
    }

    /// What a word was meant to mean that has a slip in it, where all that is so near means the same.
    #[must_use]
    pub fn nearly(&self, word: &str) -> Notions {
        let word = &self.folding.written_out(word);
        let length = word.chars().count();
        if length < LONG || word.contains(|c: char| c.is_ascii_digit()) {
            return Notions::NONE;
        }
        let built_in = self.built_in.whole().filter(|(known, _)| is_slip_of(known, word));
        let built_in = built_in.map(|(_, names)| Notions::named(names));
        let begun = self.built_in.beginnings().filter(|(known, _)| begins_with_slip(known, word));
        let begun = begun.map(|(_, names)| Notions::named(names));
        let own = self.whole.iter().filter(|(known, _)| is_slip_of(known, word));
        let own = own.map(|(_, meant)| *meant);
        let own_begun = self.beginnings.iter().filter(|(known, _)| begins_with_slip(known, word));
        let own_begun = own_begun.map(|(_, meant)| *meant);
        let mut meant = built_in.chain(begun).chain(own).chain(own_begun);
        let first = meant.next().unwrap_or_default();
        if meant.all(|other| other == first) { first } else { Notions::NONE }
    }
}

/// Whether a text is long enough to have a slip in it.
fn is_long(text: &str) -> bool {
    text.len() >= LONG && text.chars().count() >= LONG
}

/// Whether a word is a known one with one letter more, less or another, or with two that are swapped: then
/// the first letter or the last is right.
fn is_slip_of(known: &str, word: &str) -> bool {
    let has_end = || {
        known.chars().next() == word.chars().next()
            || known.chars().next_back() == word.chars().next_back()
    };
    // A letter has four bytes at most.
    known.len().abs_diff(word.len()) <= 4
        && has_end()
        && is_long(known)
        && known.chars().count().abs_diff(word.chars().count()) <= 1
        && strsim::osa_distance(known, word) == 1
}

/// Whether a word begins with a known beginning that has such a slip in it.
fn begins_with_slip(known: &str, word: &str) -> bool {
    let length = known.chars().count();
    let cut = |length| word.chars().take(length).collect::<String>();
    is_long(known)
        && [length, length + 1, length - 1]
            .into_iter()
            .any(|length| strsim::osa_distance(known, &cut(length)) == 1)
}

/// Whether a character is part of what is told: of a word, or a sign for something, as those of braille, of
/// pieces and of pictures are. A word of signs is one that nobody knows.
#[must_use]
pub fn is_told(c: char) -> bool {
    is_of_a_word(c) || matches!(c, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

/// The words of a text: an apostrophe or a hyphen parts two.
pub fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !is_told(c)).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_voices as compiled;

    fn lexicon(words: &[(&str, Notion)], folding: &Folding) -> Lexicon {
        let words: Vec<_> =
            words.iter().map(|(word, notion)| ((*word).to_owned(), *notion)).collect();
        Lexicon::of(Meanings::default(), words.iter(), folding)
    }

    #[test]
    fn words_are_compared_as_they_are_written_and_then_without_accents() {
        let words = [("qué", Notion::What), ("que", Notion::Small), ("qu'est-ce", Notion::Is)];
        let known = lexicon(&words, &Folding::default());
        for (word, notions) in [
            ("Qué", &[Notion::What][..]),
            ("que", &[Notion::What, Notion::Small]),
            ("qu’est ce", &[Notion::Is]),
        ] {
            assert_eq!(known.meant(word), Notions::of(notions), "{word}");
        }
        assert_eq!(known.longest(), 3);
    }

    #[test]
    fn a_star_is_any_ending_and_the_longest_beginning_counts() {
        let words = [("att*", Notion::Attack), ("attaq*", Notion::Defend), ("atta", Notion::Hang)];
        let known = lexicon(&words, &Folding::default());
        for (word, notion) in
            [("attic", Notion::Attack), ("attaque", Notion::Defend), ("atta", Notion::Hang)]
        {
            assert_eq!(known.meant(word), Notions::of(&[notion]), "{word}");
        }
        assert!(known.meant("at").is_empty());
    }

    #[test]
    fn a_slip_is_one_letter_in_a_long_word_that_can_be_only_one() {
        let words =
            [("attack", Notion::Attack), ("defend*", Notion::Defend), ("safe", Notion::Safe)];
        let known = lexicon(&words, &Folding::default());
        assert_eq!(known.nearly("atack"), Notions::of(&[Notion::Attack]));
        assert_eq!(known.nearly("defnding"), Notions::of(&[Notion::Defend]));
        for other in ["sfae", "attic", "e4", "depend"] {
            assert_eq!(known.nearly(other).is_empty(), other != "depend", "{other}");
        }
        let words =
            [("on board", Notion::On), ("switch on", Notion::On), ("einschalten", Notion::On)];
        let known =
            lexicon(&[&words[..], &[("ausschalten", Notion::Off)]].concat(), &Folding::default());
        assert!(known.nearly("anschalten").is_empty(), "it is as near to two that differ");
    }

    #[test]
    fn every_word_that_is_compiled_in_is_for_a_notion() {
        for voice in compiled::all().iter().filter(|voice| voice.knows_questions()) {
            let means = voice.means();
            let names = means.whole().flat_map(|(_, names)| names);
            let names = names.chain(means.beginnings().flat_map(|(_, names)| names));
            let names: Vec<&str> = names.collect();
            assert!(names.len() > 300, "{}", voice.name);
            let is_none = |name: &&str| Notion::named(name).is_none();
            assert_eq!(names.into_iter().find(is_none), None, "{}", voice.name);
        }
    }

    #[test]
    fn what_is_compiled_in_means_the_same_in_every_spelling_and_with_what_a_player_adds() {
        let voice = |name: &str| compiled::all().iter().find(|voice| voice.name == name).unwrap();
        for voice in compiled::all().iter().filter(|voice| voice.knows_questions()) {
            let means = voice.means();
            for (known, names) in means.whole() {
                let found: Vec<&str> = means.of(known).collect();
                assert_eq!(found, names.collect::<Vec<_>>(), "{}: {known}", voice.name);
            }
        }
        let folding = Folding::new([('ü', "ue".to_owned())]);
        let own = [("schützt".to_owned(), Notion::Attack), ("deck*".to_owned(), Notion::Hang)];
        let german = Lexicon::of(voice("de").means(), own.iter(), &folding);
        for word in ["schützt", "schuetzt", "Schutzt"] {
            let meant = Notions::of(&[Notion::Defend, Notion::Attack]);
            assert_eq!(german.meant(word), meant, "{word}");
        }
        assert!(german.meant("deckte").meet(Notions::of(&[Notion::Hang])));
        assert!(german.meant("zeigte mir").is_empty());
    }
}
