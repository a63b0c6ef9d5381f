//! Questions and requests as players say them: `what is on e4`, where the command is `board e4`.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::ops::Range;

use crate::command::{COMMANDS, Command};
use crate::notation::fold::Folding;
use crate::voices::lexicon::Lexicon;
use crate::voices::notions::NotionWords;
use crate::voices::slip::{Slip, no_entry};
use crate::voices::spacing;
use touchmove_voices::Compiled;

/// What stands in a phrase for what is asked about.
const GAP: &str = "{}";

/// The phrases of a voice, each with the command that answers it; read when the first line is typed.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    built_in: Option<&'static Compiled>,
    /// What the player's files have besides.
    own: Vec<Phrase>,
    phrases: OnceCell<Vec<Phrase>>,
    /// What words mean besides the phrases.
    notions: NotionWords,
}

type Phrase = (String, Command);
/// Lists of words by the name of what they are for.
pub(super) type ByName = BTreeMap<String, Vec<String>>;

impl Asked {
    /// Those of a voice that is compiled in and those of the player's files, `asked` and `means`; those of
    /// the voice above it where it has none. What is neither a command nor a notion goes to `wrong`.
    pub(super) fn new(
        built_in: Option<&'static Compiled>,
        [asked, means]: [Option<ByName>; 2],
        above: Option<&Self>,
        wrong: &mut Vec<Slip>,
    ) -> Self {
        let built_in = built_in.filter(|voice| voice.knows_questions());
        let own = Self::own(asked.unwrap_or_default(), wrong);
        let words = NotionWords::own(means.unwrap_or_default(), wrong);
        match above {
            Some(above) if built_in.is_none() && own.is_empty() && words.is_empty() => {
                above.clone()
            }
            _ => {
                let notions = NotionWords::new(built_in, words, above.map(|above| &above.notions));
                Self { built_in, own, phrases: OnceCell::new(), notions }
            }
        }
    }

    /// What words mean.
    pub(super) fn lexicon(&self, folding: &Folding) -> &Lexicon {
        self.notions.lexicon(folding)
    }

    /// The phrases of a player's file; what is no command goes to `wrong`.
    pub(super) fn own(phrases: ByName, wrong: &mut Vec<Slip>) -> Vec<Phrase> {
        let mut read = Vec::new();
        for (name, phrases) in phrases {
            let Some(spec) = COMMANDS.iter().find(|spec| spec.name == name) else {
                no_entry("asked", &name, COMMANDS.iter().map(|spec| spec.name), wrong);
                continue;
            };
            read.extend(phrases.into_iter().map(|phrase| (phrase, spec.command)));
        }
        read
    }

    /// Every phrase.
    pub(super) fn phrases(&self) -> &[Phrase] {
        self.phrases.get_or_init(|| {
            let mut phrases = Vec::new();
            for (name, asked) in self.built_in.map(Compiled::asked).into_iter().flatten() {
                // A test finds every name.
                if let Some(spec) = COMMANDS.iter().find(|spec| spec.name == name) {
                    phrases.extend(asked.map(|phrase| (phrase.to_owned(), spec.command)));
                }
            }
            phrases.extend(self.own.clone());
            phrases
        })
    }

    /// The command that a line asks for, and what it is about: the phrase with the most words decides.
    pub(super) fn find<'a>(&self, line: &'a str, folding: &Folding) -> Option<(Command, &'a str)> {
        let said = words(line);
        let fitting = self.phrases().iter().filter_map(|(phrase, command)| {
            let about = gap(line, &said, phrase, folding)?;
            let words = phrase.split_whitespace().filter(|word| *word != GAP);
            Some((words.count(), *command, kept(line, about, phrase, *command)))
        });
        let longest = fitting.max_by_key(|(length, ..)| *length);
        longest
            .map(|(_, command, about)| (command, about))
            .or_else(|| self.find_close(line, folding))
    }

    /// The same in a script that is written without spaces, or with others than the phrases have.
    fn find_close<'a>(&self, line: &'a str, folding: &Folding) -> Option<(Command, &'a str)> {
        if !spacing::has_close(line) {
            return None;
        }
        let said = Close::of(line, folding);
        let fitting = self.phrases().iter().filter_map(|(phrase, command)| {
            let (about, length) = said.gap(phrase, folding)?;
            let about = about.map_or("", |about| line[about].trim());
            Some((length, *command, kept(line, about, phrase, *command)))
        });
        let longest = fitting.max_by_key(|(length, ..)| *length);
        longest.map(|(_, command, about)| (command, about))
    }
}

/// What stands in the gap of a phrase, with the signs at the end of the line where they are part of a text
/// that is kept.
fn kept<'a>(line: &'a str, about: &'a str, phrase: &str, command: Command) -> &'a str {
    if command != Command::Note || about.is_empty() || !phrase.ends_with(GAP) {
        return about;
    }
    let start = about.as_ptr() as usize - line.as_ptr() as usize;
    line[start..].trim_end()
}

/// A line without the spaces in it.
struct Close {
    letters: String,
    /// Where in the line each letter is, by where it is here.
    places: Vec<(usize, Range<usize>)>,
}

impl Close {
    fn of(line: &str, folding: &Folding) -> Self {
        let mut close = Self { letters: String::new(), places: Vec::new() };
        for (at, c) in line.char_indices().filter(|(_, c)| !is_between(*c)) {
            let end = at + c.len_utf8();
            close.places.push((close.letters.len(), at..end));
            close.letters.push_str(&folding.written_out(&line[at..end]));
        }
        close
    }

    /// Where in the line a phrase has its gap, if it has one, and how much of the phrase is said; `None`
    /// where the line is not this phrase.
    fn gap(&self, phrase: &str, folding: &Folding) -> Option<(Option<Range<usize>>, usize)> {
        let (before, after) = phrase.split_once(GAP).unwrap_or((phrase, ""));
        let [before, after] = [before, after].map(|part| Self::of(part, folding).letters);
        let rest = self.letters.strip_prefix(&before)?.strip_suffix(&after)?;
        let length = before.len() + after.len();
        if rest.is_empty() == phrase.contains(GAP) {
            return None;
        }
        if rest.is_empty() {
            return Some((None, length));
        }
        let within = before.len()..before.len() + rest.len();
        let mut places = self.places.iter().filter(|(at, _)| within.contains(at));
        let (_, first) = places.next()?;
        let end = places.next_back().map_or(first.end, |(_, last)| last.end);
        Some((Some(first.start..end), length))
    }
}

/// What stands in a line where a phrase has its gap; empty where it has none, `None` where the line is not
/// this phrase.
fn gap<'a>(
    line: &'a str,
    said: &[Range<usize>],
    phrase: &str,
    folding: &Folding,
) -> Option<&'a str> {
    let (before, after) = phrase.split_once(GAP).unwrap_or((phrase, ""));
    let [before, after] = [before, after].map(|part| part.split_whitespace().collect::<Vec<_>>());
    let end = said.len().checked_sub(after.len()).filter(|end| *end >= before.len())?;
    if (end > before.len()) != phrase.contains(GAP) {
        return None;
    }
    let same = |said: &[Range<usize>], phrase: &[&str]| {
        said.iter()
            .zip(phrase)
            .all(|(said, word)| folding.same(&line[said.clone()].replace('’', "'"), word))
    };
    let is_said = same(&said[..before.len()], &before) && same(&said[end..], &after);
    let about = &said[before.len()..end];
    let about = || Some(&line[about.first()?.start..about.last()?.end]);
    is_said.then(|| about().unwrap_or_default())
}

/// Whether a sign stands between words.
fn is_between(c: char) -> bool {
    c.is_whitespace() || matches!(c, '?' | '!' | ',' | '.' | ':' | '¿' | '¡')
}

/// Where the words of a line are.
fn words(line: &str) -> Vec<Range<usize>> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, c) in line.char_indices().chain([(line.len(), ' ')]) {
        match start {
            Some(begun) if is_between(c) => {
                words.push(begun..at);
                start = None;
            }
            None if !is_between(c) => start = Some(at),
            _ => {}
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use touchmove_voices as compiled;

    fn asked() -> Asked {
        let phrases = [
            ("board", vec!["what is on {}", "qué hay en {}"]),
            ("rank", vec!["what is on rank {}"]),
            ("colour", vec!["{} ne renk"]),
            ("attackers", vec!["wer greift {} an"]),
            ("turn", vec!["whose move", "qu'est-ce"]),
            ("note", vec!["make a note {}"]),
        ];
        let phrases = phrases.map(|(name, phrases)| {
            (name.to_owned(), phrases.into_iter().map(str::to_owned).collect())
        });
        let mut wrong = Vec::new();
        let asked = Asked::new(None, [Some(phrases.into_iter().collect()), None], None, &mut wrong);
        assert_eq!(wrong, []);
        asked
    }

    #[test]
    fn a_question_is_a_command_and_what_it_is_about() {
        let find = |line| asked().find(line, &Folding::default());
        for (line, command, about) in [
            ("what is on e4", Command::Board, "e4"),
            ("What is on  Eva four ?", Command::Board, "Eva four"),
            ("¿Que hay en e4?", Command::Board, "e4"),
            ("what is on rank 4", Command::Rank, "4"),
            ("e4 ne renk?", Command::Colour, "e4"),
            ("wer greift f 7 an", Command::Attackers, "f 7"),
            ("whose move?", Command::Turn, ""),
            ("qu’est-ce", Command::Turn, ""),
            ("make a note: e4, and I was lost!", Command::Note, "e4, and I was lost!"),
        ] {
            assert_eq!(find(line), Some((command, about)), "{line}");
        }
    }

    #[test]
    fn l3_a_question_has_the_spaces_of_its_script() {
        let phrases = [
            ("board", "ช่อง {} มีอะไร"),
            ("colour", "{} 칸은 무슨 색"),
            ("turn", "누구 차례"),
            ("help", "ช่วย หน่อย"),
        ];
        let phrases = phrases.map(|(name, phrase)| (name.to_owned(), vec![phrase.to_owned()]));
        let phrases = Some(phrases.into_iter().collect());
        let asked = Asked::new(None, [phrases, None], None, &mut Vec::new());
        let find = |line| asked.find(line, &Folding::default());
        for (line, command, about) in [
            ("ช่องe4มีอะไร", Command::Board, "e4"),
            ("ช่องอี สี่มีอะไร?", Command::Board, "อี สี่"),
            ("e4칸은 무슨색", Command::Colour, "e4"),
            ("누구차례", Command::Turn, ""),
            ("ช่วยหน่อย", Command::Help, ""),
        ] {
            assert_eq!(find(line), Some((command, about)), "{line}");
        }
        for other in ["ช่องมีอะไร", "ช่องe4", "차례", "board e4"] {
            assert_eq!(find(other), None, "{other}");
        }
    }

    #[test]
    fn a_line_is_no_question_where_a_word_is_missing_or_another() {
        let find = |line| asked().find(line, &Folding::default());
        for line in ["", "what is on", "what is at e4", "whose move is it", "greift f7 an", "e4"] {
            assert_eq!(find(line), None, "{line}");
        }
    }

    #[test]
    fn every_phrase_that_is_compiled_in_is_for_a_command() {
        for voice in compiled::all().iter().filter(|voice| voice.knows_questions()) {
            let is_none = |name: &&str| !COMMANDS.iter().any(|spec| spec.name == *name);
            let names: Vec<&str> = voice.asked().map(|(name, _)| name).collect();
            assert!(names.len() > 10, "{}", voice.name);
            assert_eq!(names.into_iter().find(is_none), None, "{}", voice.name);
        }
    }

    #[test]
    fn what_is_no_command_is_told() {
        let mut wrong = Vec::new();
        let phrases = [("bord".to_owned(), vec!["what is on {}".to_owned()])];
        Asked::own(phrases.into_iter().collect(), &mut wrong);
        let slip = Slip::Entry {
            section: "asked",
            name: "bord".to_owned(),
            near: Some("board".to_owned()),
        };
        assert_eq!(wrong, [slip]);
    }
}
