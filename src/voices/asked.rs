//! Questions and requests as players say them: `what is on e4`, where the command is `board e4`.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::command::{COMMANDS, Command};
use crate::notation::fold::Folding;
use crate::voices::slip::{Slip, nearest};

/// What stands in a phrase for what is asked about.
const GAP: &str = "{}";

/// The phrases of a voice, each with the command that answers it.
#[derive(Clone, Debug, Default)]
pub(super) struct Asked(Vec<(String, Command)>);

impl Asked {
    /// Reads the phrases for each command; what is no command goes to `wrong`.
    pub(super) fn read(phrases: BTreeMap<String, Vec<String>>, wrong: &mut Vec<Slip>) -> Self {
        let mut asked = Vec::new();
        for (name, phrases) in phrases {
            let Some(spec) = COMMANDS.iter().find(|spec| spec.name == name) else {
                let near = nearest(&name, COMMANDS.iter().map(|spec| spec.name));
                wrong.push(Slip::Entry { section: "asked", name, near });
                continue;
            };
            asked.extend(phrases.into_iter().map(|phrase| (phrase, spec.command)));
        }
        Self(asked)
    }

    /// Every phrase.
    pub(super) fn phrases(&self) -> impl Iterator<Item = (&str, Command)> {
        self.0.iter().map(|(phrase, command)| (phrase.as_str(), *command))
    }

    /// The command that a line asks for, and what it is about: the phrase with the most words decides.
    pub(super) fn find<'a>(&self, line: &'a str, folding: &Folding) -> Option<(Command, &'a str)> {
        let said = words(line);
        let fitting = self.0.iter().filter_map(|(phrase, command)| {
            let about = gap(line, &said, phrase, folding)?;
            let words = phrase.split_whitespace().filter(|word| *word != GAP);
            Some((words.count(), *command, about))
        });
        fitting.max_by_key(|(length, ..)| *length).map(|(_, command, about)| (command, about))
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

/// Where the words of a line are.
fn words(line: &str) -> Vec<Range<usize>> {
    let is_between = |c: char| c.is_whitespace() || matches!(c, '?' | '!' | ',' | '.' | '¿' | '¡');
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

    fn asked() -> Asked {
        let phrases = [
            ("board", vec!["what is on {}", "qué hay en {}"]),
            ("rank", vec!["what is on rank {}"]),
            ("colour", vec!["{} ne renk"]),
            ("attackers", vec!["wer greift {} an"]),
            ("turn", vec!["whose move", "qu'est-ce"]),
        ];
        let phrases = phrases.map(|(name, phrases)| {
            (name.to_owned(), phrases.into_iter().map(str::to_owned).collect())
        });
        let mut wrong = Vec::new();
        let asked = Asked::read(phrases.into_iter().collect(), &mut wrong);
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
        ] {
            assert_eq!(find(line), Some((command, about)), "{line}");
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
    fn what_is_no_command_is_told() {
        let mut wrong = Vec::new();
        let phrases = [("bord".to_owned(), vec!["what is on {}".to_owned()])];
        Asked::read(phrases.into_iter().collect(), &mut wrong);
        let slip = Slip::Entry {
            section: "asked",
            name: "bord".to_owned(),
            near: Some("board".to_owned()),
        };
        assert_eq!(wrong, [slip]);
    }
}
