//! The questions of a new match file, one line each. Pure.
//!
//! Every answer is checked when it is given, so that the file that comes of them can be read. Who
//! types and what is heard is the work of the app.

use std::rc::Rc;

use shakmaty::{ByColor, Color};

use crate::table::aid::{Aid, Standing};
use crate::table::file::{
    self, Entry, Form, Key, Mistake, Need, Place, SWITCH, Section, Slot, Wrong, canonical,
};
use crate::table::passphrase;
use crate::voices::{Narrator, Priority, Span, Utterance, Value, Voice, written};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ask {
    /// The value of a key.
    Key(Section, Key),
    /// Whether a player has an assistant.
    Helped(Color),
    /// What is granted besides what the Laws give.
    Aids(Section),
    /// The arbiter's passphrase.
    Passphrase,
    /// The passphrase once more.
    Again,
}

/// What an answer brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answered {
    /// It is taken.
    Taken,
    /// It is none; this must be said.
    Not(Utterance),
}

/// The questions, and where their reader is in them.
#[derive(Debug)]
pub struct Questions {
    narrator: Narrator,
    voices: Vec<String>,
    done: Vec<Ask>,
    entries: Vec<Entry>,
    /// Who has an assistant without needing one.
    helped: ByColor<bool>,
    /// The passphrase, kept until it is hashed.
    passphrase: String,
}

impl Questions {
    /// All questions, in the narrator's language; `voices` are the names of the voices there are.
    #[must_use]
    pub fn new(narrator: Narrator, voices: Vec<String>) -> Self {
        let (done, entries, helped) = (Vec::new(), Vec::new(), ByColor::default());
        Self { narrator, voices, done, entries, helped, passphrase: String::new() }
    }

    /// The voice of the questions, in which the file's comments are written too.
    #[must_use]
    pub fn voice(&self) -> &Rc<Voice> {
        &self.narrator.talk
    }

    /// What stands in the file, but for the hash; and the passphrase that is to be hashed.
    #[must_use]
    pub fn answers(&self) -> (&[Entry], &str) {
        (&self.entries, &self.passphrase)
    }

    /// Whether the answer to the open question must not be seen.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        matches!(self.open(), Some(Ask::Passphrase | Ask::Again))
    }

    /// The question that is open, with what Enter alone means; nothing when all are answered.
    #[must_use]
    pub fn question(&self) -> Option<Utterance> {
        let ask = self.open()?;
        let mut lines = Vec::new();
        lines.extend(self.heading(ask));
        match ask {
            Ask::Key(section, key) => lines.extend(self.of_key(section, key)),
            Ask::Helped(color) => {
                let color = self.narrator.color(color);
                lines.push(self.sentence("match-ask-assistant", &[("color", color)]));
                lines.extend(self.choices(SWITCH));
                lines.push(self.enter(Some("no"), SWITCH));
            }
            Ask::Aids(_) => {
                lines.push(self.sentence("match-ask-aids", &[]));
                let aids = grantable().enumerate().map(|(i, aid)| {
                    self.choice(i + 1, file::subject(&self.narrator, Slot::Aid(aid)))
                });
                lines.extend(aids);
                lines.push(self.sentence("match-enter-none", &[]));
            }
            Ask::Passphrase => {
                lines.push(self.sentence("match-ask-passphrase", &[]));
                lines.push(self.sentence("match-enter-again", &[]));
            }
            Ask::Again => {
                lines.push(self.sentence("match-ask-passphrase-again", &[]));
                lines.push(self.sentence("match-enter-passphrase", &[]));
            }
        }
        Some(self.lines(lines))
    }

    /// Takes a line as the answer to the open question; `/back` opens the one before it again.
    pub fn answer(&mut self, line: &str) -> Answered {
        let Some(ask) = self.open() else { return Answered::Taken };
        let text = line.trim();
        // A passphrase may be anything.
        if !matches!(ask, Ask::Passphrase | Ask::Again) && self.is_back(text) {
            return self.back();
        }
        let taken = match ask {
            Ask::Key(section, key) => self.take(section, key, text),
            Ask::Helped(color) => self.take_helped(color, text),
            Ask::Aids(section) => self.take_aids(section, text),
            Ask::Passphrase => self.take_passphrase(line),
            Ask::Again => return self.take_again(line),
        };
        match taken {
            Ok(()) => {
                self.done.push(ask);
                Answered::Taken
            }
            Err(not) => Answered::Not(not),
        }
    }

    fn is_back(&self, text: &str) -> bool {
        let own = self.sentence("match-back", &[]);
        let own: String = own.iter().map(|span| span.written.as_str()).collect();
        text == "/back" || text.to_lowercase() == own
    }

    fn back(&mut self) -> Answered {
        match self.done.pop() {
            None => Answered::Not(self.say("match-back-none", &[])),
            Some(ask) => {
                self.forget(ask);
                Answered::Taken
            }
        }
    }

    fn forget(&mut self, ask: Ask) {
        self.entries.retain(|entry| match ask {
            Ask::Key(section, key) => entry.place != Place { section, slot: Slot::Key(key) },
            Ask::Aids(section) => entry.place.section != section,
            Ask::Helped(_) | Ask::Passphrase | Ask::Again => true,
        });
    }

    /// The first question without an answer.
    fn open(&self) -> Option<Ask> {
        let asked = |ask: &Ask| !self.done.contains(ask) && self.applies(*ask);
        all().into_iter().find(asked)
    }

    /// Whether a question has a meaning after the answers so far.
    fn applies(&self, ask: Ask) -> bool {
        match ask {
            Ask::Key(Section::Player(color), Key::Address) => {
                matches!(self.value(color, Key::Device), "pegs" | "board")
            }
            Ask::Key(Section::Player(color), Key::Rate | Key::Output | Key::Synthesiser) => {
                self.value(color, Key::Speech) == "yes"
            }
            Ask::Key(Section::Player(color), Key::BrailleTable) => {
                self.value(color, Key::Print) == "braille"
            }
            Ask::Helped(color) => !self.must_be_helped(color),
            Ask::Key(Section::Assistant(color), _) => self.is_helped(color),
            _ => true,
        }
    }

    /// Whether a player needs an assistant: who is relayed, and Black if the opponent cannot hear or
    /// see him and White has none (FIDE 2023, D.2.11).
    fn must_be_helped(&self, color: Color) -> bool {
        let is_last = color == Color::Black && !self.is_helped(Color::White);
        self.value(color, Key::Device) == "assistant"
            || (is_last && file::must_have_assistant(&self.entries))
    }

    fn is_helped(&self, color: Color) -> bool {
        self.must_be_helped(color) || self.helped[color]
    }

    fn value(&self, color: Color, key: Key) -> &str {
        self.given(Section::Player(color), key).unwrap_or_default()
    }

    fn given(&self, section: Section, key: Key) -> Option<&str> {
        let place = Place { section, slot: Slot::Key(key) };
        let entry = self.entries.iter().find(|entry| entry.place == place);
        entry.map(|entry| entry.text.as_str())
    }

    /// What Enter alone stands for.
    fn usual(&self, section: Section, key: Key) -> Option<&str> {
        let blind = match section {
            Section::Player(color) => self.value(color, Key::Blind) == "yes",
            _ => Color::ALL.into_iter().any(|color| self.value(color, Key::Blind) == "yes"),
        };
        match key {
            Key::Talk | Key::AssistantTalk => Some(self.narrator.talk.name()),
            Key::Moves => Some(self.narrator.moves.name()),
            _ => key.usual(blind),
        }
    }

    fn take(&mut self, section: Section, key: Key, text: &str) -> Result<(), Utterance> {
        let place = Place { section, slot: Slot::Key(key) };
        let text = match (text, key.form()) {
            ("", _) => match (self.usual(section, key), key.need()) {
                (Some(usual), _) => usual.to_owned(),
                (None, Need::Required) => return Err(self.say("match-enter-again", &[])),
                (None, _) => return Ok(()),
            },
            (text, Form::Choice(words)) => self.chosen(words, text).unwrap_or(text).to_owned(),
            (text, _) => text.to_owned(),
        };
        let Some(text) = canonical(key.form(), &text, &self.voices) else {
            if let Form::Choice(words) = key.form() {
                return Err(self.numbers(words.len()));
            }
            let wrong = Wrong { line: 0, what: Mistake::Value(place, text) };
            return Err(file::mistake(&self.narrator, &wrong, &self.voices));
        };
        self.entries.push(Entry { place, text, line: 0 });
        match self.contradiction() {
            None => Ok(()),
            Some(wrong) => {
                self.entries.pop();
                Err(wrong)
            }
        }
    }

    /// What a new answer contradicts.
    fn contradiction(&self) -> Option<Utterance> {
        let wrong = file::contradiction(&self.entries)?;
        Some(file::mistake(&self.narrator, &Wrong { line: 0, ..wrong }, &self.voices))
    }

    /// The word of a choice: by its number, as it is written, or in the language of the questions.
    fn chosen<'a>(&self, words: &[&'a str], text: &str) -> Option<&'a str> {
        let said = |word: &&str| written(&file::choice(&self.narrator, word));
        let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let numbered = number.and_then(|index| words.get(index));
        let named = || words.iter().find(|word| said(word).to_lowercase() == text.to_lowercase());
        numbered.or_else(named).copied()
    }

    fn take_helped(&mut self, color: Color, text: &str) -> Result<(), Utterance> {
        let chosen = if text.is_empty() { Some("no") } else { self.chosen(SWITCH, text) };
        let chosen = chosen.or_else(|| SWITCH.iter().copied().find(|word| *word == text));
        let Some(word) = chosen else { return Err(self.numbers(SWITCH.len())) };
        self.helped[color] = word == "yes";
        Ok(())
    }

    /// Numbers or names with commas between them.
    fn take_aids(&mut self, section: Section, text: &str) -> Result<(), Utterance> {
        let grantable: Vec<Aid> = grantable().collect();
        let aid = |part: &str| {
            let number = part.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let named = Aid::named(part).filter(|aid| grantable.contains(aid));
            number.and_then(|index| grantable.get(index).copied()).or(named)
        };
        let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
        let aids: Option<Vec<Aid>> = parts.map(aid).collect();
        let Some(mut aids) = aids else { return Err(self.numbers(grantable.len())) };
        aids.sort();
        aids.dedup();
        let entry = |aid| Entry {
            place: Place { section, slot: Slot::Aid(aid) },
            text: "yes".to_owned(),
            line: 0,
        };
        self.entries.extend(aids.into_iter().map(entry));
        Ok(())
    }

    fn take_passphrase(&mut self, line: &str) -> Result<(), Utterance> {
        if line.is_empty() {
            return Err(self.say("match-enter-again", &[]));
        }
        if !passphrase::is_long_enough(line) {
            let values = [
                ("characters", passphrase::CHARACTERS.into()),
                ("words", passphrase::WORDS.into()),
            ];
            return Err(self.say("match-passphrase-short", &values));
        }
        line.clone_into(&mut self.passphrase);
        Ok(())
    }

    fn take_again(&mut self, line: &str) -> Answered {
        if line == self.passphrase {
            self.done.push(Ask::Again);
            return Answered::Taken;
        }
        // Both are asked anew: nobody knows which of them was meant.
        self.done.retain(|&ask| ask != Ask::Passphrase);
        self.passphrase.clear();
        Answered::Not(self.say("match-passphrase-differs", &[]))
    }

    /// What a part is called, before its first question.
    fn heading(&self, ask: Ask) -> Option<Vec<Span>> {
        let section = match ask {
            Ask::Key(section, key) if section.keys().next() == Some(key) => section,
            Ask::Aids(section) => section,
            _ => return None,
        };
        file::section(&self.narrator, section).map(|heading| heading.spans)
    }

    fn of_key(&self, section: Section, key: Key) -> Vec<Vec<Span>> {
        let mut lines = vec![file::subject(&self.narrator, Slot::Key(key))];
        let words = match key.form() {
            Form::Choice(words) => words,
            Form::Voice => {
                let voices = self.voices.join(", ");
                lines.push(self.sentence("match-words", &[("words", voices.into())]));
                &[]
            }
            _ => &[],
        };
        lines.extend(self.choices(words));
        lines.push(match (self.usual(section, key), key.need()) {
            (Some(usual), _) => self.enter(Some(usual), words),
            (None, Need::Required) => self.sentence("match-enter-again", &[]),
            (None, _) => self.enter(None, words),
        });
        lines
    }

    /// What Enter alone means: a value, in the language of the questions if it is one of a choice.
    fn enter(&self, usual: Option<&str>, words: &[&str]) -> Vec<Span> {
        let Some(usual) = usual else { return self.sentence("match-enter-none", &[]) };
        let is_word = words.contains(&usual);
        let value = if is_word { file::choice(&self.narrator, usual).into() } else { usual.into() };
        self.sentence("match-enter", &[("value", value)])
    }

    fn choices(&self, words: &[&str]) -> Vec<Vec<Span>> {
        let said =
            |(i, word): (usize, &&str)| self.choice(i + 1, file::choice(&self.narrator, word));
        words.iter().enumerate().map(said).collect()
    }

    fn choice(&self, number: usize, word: Vec<Span>) -> Vec<Span> {
        self.sentence("match-choice", &[("number", number.into()), ("word", word.into())])
    }

    fn numbers(&self, most: usize) -> Utterance {
        self.say("setup-again", &[("most", most.into())])
    }

    fn lines(&self, lines: Vec<Vec<Span>>) -> Utterance {
        self.narrator.lines(Priority::Answer, lines)
    }

    fn say(&self, id: &str, values: &[(&str, Value)]) -> Utterance {
        self.narrator.say(Priority::Answer, id, values)
    }

    fn sentence(&self, id: &str, values: &[(&str, Value)]) -> Vec<Span> {
        self.narrator.talk.sentence(id, values)
    }
}

/// What an arbiter can grant besides what the Laws give.
fn grantable() -> impl Iterator<Item = Aid> {
    Aid::ALL.into_iter().filter(|aid| aid.standing() == Standing::Grantable)
}

/// Every question there is, in its order: whether moves are announced is asked when it is known who
/// is blind.
fn all() -> Vec<Ask> {
    let keys = |section: Section| section.keys().map(move |key| Ask::Key(section, key));
    let announcing = Ask::Key(Section::Match, Key::Announcing);
    let first = [Key::Chess960, Key::Position].map(|key| Ask::Key(Section::Match, key));
    let left_out = |ask: &Ask| *ask == announcing || first.contains(ask);
    let mut asks: Vec<Ask> = keys(Section::Match).filter(|ask| !left_out(ask)).collect();
    for color in Color::ALL {
        asks.extend(keys(Section::Player(color)));
        asks.push(Ask::Helped(color));
        asks.extend(keys(Section::Assistant(color)));
        asks.push(Ask::Aids(Section::PlayerAids(color)));
    }
    asks.extend([announcing, Ask::Aids(Section::Aids)]);
    asks.push(Ask::Key(Section::Arbiter, Key::ArbiterName));
    asks.extend([Ask::Passphrase, Ask::Again]);
    asks
}

#[cfg(test)]
mod tests;
