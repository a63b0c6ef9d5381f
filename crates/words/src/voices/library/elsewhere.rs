//! What a text means in other voices than the player's. Which of them may know a word, an index says: the
//! others are not read.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use shakmaty::ByRole;

use crate::notation::Vocabulary;
use crate::notation::usual::usual;
use crate::voices::library::{Library, ROOT, Source};
use crate::voices::voice::Voice;
use touchmove_voices::{self as compiled, Moves, Use};

/// The voice of the words in the appendix of the Laws, which players of every country know.
const APPENDIX: &str = "fide";

/// What is read once a word is looked for in other voices than the player's, by what it is looked for.
#[derive(Debug, Default)]
pub(super) struct OtherVoices {
    moves: ReadElsewhere,
    commands: ReadElsewhere,
    answers: ReadElsewhere,
    /// What the words of the appendix mean in moves.
    appendix: OnceCell<Option<Vocabulary>>,
    /// The same of each voice, without its letters for pieces.
    vocabularies: OnceCell<Vec<OnceCell<Option<Vocabulary>>>>,
}

/// The voices that were read because a word was looked for so.
#[derive(Debug, Default)]
struct ReadElsewhere {
    /// All voices with the words for this alone, and without their sentences.
    silent: RefCell<Option<Box<Library>>>,
    appendix: OnceCell<Option<Rc<Voice>>>,
    /// Each of them without its letters for pieces, once a line may have a word of it.
    others: OnceCell<Vec<OnceCell<Option<Voice>>>>,
}

impl OtherVoices {
    const fn read(&self, sought: Use) -> &ReadElsewhere {
        match sought {
            Use::Move => &self.moves,
            Use::Command => &self.commands,
            Use::Answer => &self.answers,
        }
    }
}

impl Library {
    /// The words for moves that players of every country know, where a text may have one of them.
    #[must_use]
    pub fn vocabulary_everywhere(&self, text: &str) -> Option<&Vocabulary> {
        let read = || match self.packed(APPENDIX) {
            Some(compiled) => {
                let Moves { head, words, terms } = compiled.moves();
                Some(Vocabulary::packed(head, words, terms))
            }
            None => Some(self.silently(Use::Move, |it| it.get(APPENDIX))?.vocabulary().clone()),
        };
        let is_known = self.is_known_everywhere(text, Use::Move);
        is_known.then(|| self.elsewhere.appendix.get_or_init(read).as_ref()).flatten()
    }

    /// The words for moves of every voice but the player's own that may know a word of a text, without its
    /// letters for pieces: one letter is another piece in almost every language.
    pub fn other_vocabularies(
        &self,
        text: &str,
        own: &[&Voice],
    ) -> impl Iterator<Item = &Vocabulary> {
        let cells = || self.sources.iter().map(|_| OnceCell::new()).collect();
        let cells = self.elsewhere.vocabularies.get_or_init(cells);
        self.others_by_name(text, Use::Move, own).into_iter().filter_map(move |at| {
            cells[at].get_or_init(|| self.letterless_vocabulary(&self.sources[at].0)).as_ref()
        })
    }

    fn letterless_vocabulary(&self, name: &str) -> Option<Vocabulary> {
        if let Some(compiled) = self.packed(name) {
            let letters = ByRole::new_with(|_| String::new());
            let Moves { head, words, terms } = compiled.moves();
            return Some(Vocabulary::packed_with(letters, head, words, terms));
        }
        let voice = self.silently(Use::Move, |it| it.get(name))?;
        Some(voice.without_letters().vocabulary().clone())
    }

    /// The words that players of every country know, where a text may have one of them.
    fn known_everywhere(&self, text: &str, sought: Use) -> Option<&Voice> {
        let read = || self.silently(sought, |library| library.get(APPENDIX));
        let appendix = &self.elsewhere.read(sought).appendix;
        let is_known = self.is_known_everywhere(text, sought);
        is_known.then(|| appendix.get_or_init(read).as_deref()).flatten()
    }

    fn is_known_everywhere(&self, text: &str, sought: Use) -> bool {
        let may_know = self.knowing(text, sought);
        let appendix = compiled::all().iter().find(|voice| voice.name == APPENDIX);
        let Some(letters) = appendix.map(|voice| voice.letters) else { return false };
        let (mut name, mut is_known) = (APPENDIX, may_be_written_in(letters, &usual(text)));
        while let Some(at) = self.sources.iter().position(|(known, _)| known == name) {
            is_known |= may_know[at];
            name = self.sources[at].1.compiled.map_or(ROOT, |voice| voice.parent);
            if name == ROOT {
                break;
            }
        }
        is_known
    }

    /// Every voice but the player's own that may know a word of a text for this, with its words but without
    /// its sentences, and without its letters for pieces. Each is read when a word that it may know is first
    /// looked for.
    fn others(&self, text: &str, sought: Use, own: &[&Voice]) -> impl Iterator<Item = &Voice> {
        let cells = || self.sources.iter().map(|_| OnceCell::new()).collect();
        let cells = self.elsewhere.read(sought).others.get_or_init(cells);
        let letterless = move |name: &str| {
            let voice = self.silently(sought, |library| library.get(name));
            voice.map(|voice| voice.without_letters())
        };
        self.others_by_name(text, sought, own).into_iter().filter_map(move |at| {
            cells[at].get_or_init(|| letterless(&self.sources[at].0)).as_ref()
        })
    }

    /// The places of these voices among all.
    fn others_by_name(&self, text: &str, sought: Use, own: &[&Voice]) -> Vec<usize> {
        let is_own = |name: &str| own.iter().any(|voice| voice.name() == name);
        let voices = self.sources.iter().zip(self.knowing(text, sought)).enumerate();
        let others = voices.filter(|(_, ((name, _), may_know))| *may_know && !is_own(name));
        others.map(|(at, _)| at).collect()
    }

    /// For each voice whether it may know a word of a text: those that are compiled in have an index, and
    /// what the player has laid over one has none.
    fn knowing(&self, text: &str, sought: Use) -> Vec<bool> {
        let text = usual(text);
        let compiled: Vec<&str> =
            compiled::knowing(&text, sought).map(|voice| voice.name).collect();
        let knows = |(name, source): &(String, Source)| {
            !source.toml.is_empty() || compiled.contains(&name.as_str())
        };
        self.sources.iter().map(knows).collect()
    }

    /// What the voice of the appendix makes of a text that is looked for so, or else all voices that make
    /// anything of it but the player's own, which were asked before: where two differ, nothing.
    pub fn agreed<T: PartialEq>(
        &self,
        text: &str,
        sought: Use,
        own: &[&Voice],
        find: impl Fn(&Voice) -> Option<T>,
    ) -> Option<T> {
        let everywhere = self.known_everywhere(text, sought).and_then(&find);
        everywhere.or_else(|| same(self.others(text, sought, own).filter_map(find)))
    }

    /// The same of what is found with the words of a player and those of another voice besides.
    pub fn agreed_with<T: PartialEq>(
        &self,
        text: &str,
        own: &[&Voice],
        find: impl Fn(&[&Vocabulary]) -> Option<T>,
    ) -> Option<T> {
        let known: Vec<&Vocabulary> = own.iter().map(|voice| voice.vocabulary()).collect();
        let find = |other: &Vocabulary| find(&[&known[..], &[other]].concat());
        let everywhere = self.vocabulary_everywhere(text).and_then(find);
        everywhere.or_else(|| same(self.other_vocabularies(text, own).filter_map(find)))
    }

    /// What is found in the same voices with the words for this, and without their sentences.
    fn silently<T>(&self, sought: Use, find: impl FnOnce(&mut Self) -> T) -> T {
        let wordless = |(name, source): &(String, Source)| {
            (name.clone(), Source { phrases: Vec::new(), ..source.clone() })
        };
        let sources = || self.sources.iter().map(wordless).collect();
        let new = || {
            let (sources, words_for) = (sources(), Some(sought));
            Box::new(Self { sources, words_for, ..Self::default() })
        };
        find(self.elsewhere.read(sought).silent.borrow_mut().get_or_insert_with(new))
    }
}

/// Whether a word of a text may be a move or a piece in these letters, large or small.
fn may_be_written_in(letters: &str, text: &str) -> bool {
    let is_of_a_piece = |c: char| letters.contains(c.to_ascii_uppercase());
    let is_of_a_move = |c: char| {
        !c.is_alphabetic() || is_of_a_piece(c) || "abcdefghx".contains(c.to_ascii_lowercase())
    };
    text.split_whitespace()
        .any(|word| word.chars().all(is_of_a_move) && word.contains(is_of_a_piece))
}

/// What all of them are; `None` if two differ, or there are none.
fn same<T: PartialEq>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known_to(library: &Library, text: &str, sought: Use, name: &str) -> bool {
        library.others(text, sought, &[]).any(|voice| voice.name() == name)
    }

    #[test]
    fn every_word_of_a_voice_is_in_the_index() {
        let library = Library::built_in();
        let silent = |name: &str| library.silently(Use::Command, |it| it.get(name)).unwrap();
        for voice in compiled::all() {
            let read = silent(voice.name).without_letters();
            let parent = read.parent().map(Voice::without_letters);
            let is_own = |word: &str| {
                let above = parent.as_ref().map(|parent| parent.vocabulary().meanings(word));
                above != Some(read.vocabulary().meanings(word))
            };
            let words = read.vocabulary().words().map(|(word, _)| word.to_owned());
            let words = words.filter(|word| is_own(word) && word.chars().count() > 1);
            let own_commands = read.commands().iter().map(|(name, _)| name.clone());
            let commands = own_commands.filter(|name| {
                parent.as_ref().is_none_or(|parent| parent.command(name) != read.command(name))
            });
            let answers = read.yes_and_no().into_iter().flatten().cloned();
            let answers = answers.filter(|answer| {
                parent.as_ref().is_none_or(|parent| parent.word(answer) != read.word(answer))
            });
            let sought = words.map(|word| (word, Use::Move));
            let sought = sought.chain(commands.map(|name| (name, Use::Command)));
            for (word, sought) in sought.chain(answers.map(|answer| (answer, Use::Answer))) {
                let before_a_rank = format!("{word}3");
                let typed = [word.clone(), word.to_uppercase(), before_a_rank];
                // A single letter is no word before a rank.
                for typed in typed.into_iter().take(1 + word.chars().count()) {
                    assert!(
                        known_to(&library, &typed, sought, voice.name),
                        "{}: {typed}",
                        voice.name
                    );
                }
            }
        }
    }

    #[test]
    fn a_word_that_nobody_knows_reads_no_voice() {
        let library = Library::built_in();
        for (text, sought) in [
            ("xyzzy", Use::Move),
            ("knihgt f3", Use::Move),
            ("e4", Use::Move),
            ("4", Use::Move),
            // What is a piece in many languages is no command and no answer.
            ("dama", Use::Command),
            ("dama", Use::Answer),
        ] {
            assert_eq!(library.others(text, sought, &[]).count(), 0, "{text}");
            assert!(library.known_everywhere(text, sought).is_none(), "{text}");
            assert!(library.elsewhere.read(sought).silent.borrow().is_none(), "{text}");
        }
    }

    #[test]
    fn a_voice_of_the_player_is_not_read_once_more() {
        let mut library = Library::built_in();
        let thai = library.get("th").unwrap();
        let is_thai = |voice: &Voice| voice.name() == "th";
        assert!(!library.others("ตาเดิน", Use::Command, &[&thai]).any(is_thai));
        assert!(known_to(&library, "ตาเดิน", Use::Command, "th"));
    }

    #[test]
    fn the_appendix_is_known_by_its_words_by_german_ones_and_by_its_letters() {
        let library = Library::built_in();
        for text in ["Gustav 3", "springer", "Sf3", "sf3", "exD", "e8=D", "Ｓf3"] {
            assert!(library.known_everywhere(text, Use::Move).is_some(), "{text}");
        }
    }

    #[test]
    fn what_a_player_has_laid_over_a_voice_is_looked_for_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let own = folder.path().join("fr");
        std::fs::create_dir(&own).unwrap();
        std::fs::write(own.join("voice.toml"), "[understood]\nknight = [\"bidet\"]\n").unwrap();
        let mut library = Library::built_in();
        assert!(!known_to(&library, "bidet", Use::Move, "fr"));
        library.add_voice(&own);
        assert!(known_to(&library, "bidet", Use::Move, "fr"));
    }
}
