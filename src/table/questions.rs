//! The questions of a new match file, one line each. Pure.
//!
//! Only what must be known is asked; everything else has a value, is told at the end and can be
//! changed by its name. Every answer is checked when it is given, so that the file that comes of
//! them can be read. Who types, what is heard and what is plugged in is the work of the app.

mod choices;
mod draft;
mod found;
mod review;
mod secret;

use std::rc::Rc;

use shakmaty::Color;

use crate::command::Command;
use crate::command::aid::Aid;
use crate::datafile::whole::LineFault;
use crate::laws::edition::Quickplay;
use crate::laws::{Edition, Pace, Supervision, TimeControl};
use crate::table::file::{
    self, Entry, Form, Key, MatchFileFault, Need, Place, Section, Slot, canonical,
};
use crate::table::weak::Chance;
use crate::voices::{Narrator, Priority, Span, Utterance, Value, Voice, written};

pub use found::Found;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ask {
    /// The value of a key.
    Key(Section, Key),
    /// Who is blind or visually impaired.
    Blind,
    /// On what a player plays, and where the board is.
    Device(Color),
    /// Who reads lines in braille.
    Braille,
    /// What is granted besides what the Laws give.
    Aids(Section),
    /// The arbiter's passphrase.
    Passphrase,
    /// The passphrase once more.
    Again,
}

/// What an answer brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuestionAnswer {
    /// It is taken.
    Taken,
    /// It is none, or asks for help; this must be said.
    Not(Utterance),
}

/// The questions, and where their reader is in them.
#[derive(Debug)]
pub struct Questionnaire {
    narrator: Narrator,
    voices: Vec<String>,
    found: Found,
    /// What was answered, in that order.
    done: Vec<Ask>,
    /// What is to be changed after everything was told.
    changing: Vec<Ask>,
    /// What was changed since everything was told; `None`: it is to be told.
    changed: Option<Vec<Ask>>,
    /// Everything was told and is to be written.
    accepted: bool,
    entries: Vec<Entry>,
    /// The passphrase, kept until it is hashed.
    passphrase: String,
    /// The chance by which good ones are offered, if there is any.
    chance: Option<Chance>,
}

impl Questionnaire {
    /// All questions, in the narrator's language; `voices` are the names of the voices there are.
    #[must_use]
    pub fn new(narrator: Narrator, voices: Vec<String>) -> Self {
        Self {
            narrator,
            voices,
            found: Found::default(),
            done: Vec::new(),
            changing: Vec::new(),
            changed: None,
            accepted: false,
            entries: Vec::new(),
            passphrase: String::new(),
            chance: None,
        }
    }

    /// Good passphrases and codes can be offered by this chance.
    pub fn take_chance(&mut self, random: [u8; 16]) {
        self.chance = Some(Chance::new(random));
    }

    /// The voice of the questions, in which the file's comments are written too.
    #[must_use]
    pub fn voice(&self) -> &Rc<Voice> {
        &self.narrator.talk
    }

    /// What stands in the file, but for the hash; and the passphrase that is to be hashed.
    #[must_use]
    pub fn answers(&self) -> (Vec<Entry>, &str) {
        let own = self.own_values().into_iter();
        let given = self.entries.iter().cloned();
        (given.chain(own).collect(), &self.passphrase)
    }

    /// Whether the open question offers what is plugged in.
    #[must_use]
    pub fn offers_found(&self) -> bool {
        !matches!(self.open(), Some(Ask::Key(_, Key::Name) | Ask::Blind))
    }

    /// This is plugged in.
    pub fn found(&mut self, found: Found) {
        self.found = found;
    }

    /// How many questions are answered.
    #[must_use]
    pub fn answered(&self) -> usize {
        self.done.len()
    }

    /// Whether the answer to the open question must not be seen.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        matches!(self.open(), Some(Ask::Passphrase | Ask::Again))
    }

    /// The question that is open, with what Enter alone means; `None` when the file can be written.
    #[must_use]
    pub fn question(&self) -> Option<Utterance> {
        if self.accepted {
            return None;
        }
        let lines = match self.open() {
            Some(ask) => self.asked(ask),
            None => self.review(),
        };
        Some(self.narrator.lines(Priority::Answer, lines))
    }

    /// Takes a line as the answer to the open question; `back` opens the one before it again.
    pub fn answer(&mut self, line: &str) -> QuestionAnswer {
        let text = line.trim();
        if self.narrator.talk.command(text) == Some(Command::Help) {
            let mut help = vec![self.sentence(self.help(), &[])];
            if self.open().is_none() {
                help.push(self.names_more());
                self.shortens();
            }
            return QuestionAnswer::Not(self.narrator.lines(Priority::Answer, help));
        }
        let Some(ask) = self.open() else { return self.reviewed(text) };
        if self.goes_back(text) {
            return self.back();
        }
        let taken = match ask {
            Ask::Key(section, key) => self.take(section, key, text),
            Ask::Blind => self.take_blind(text),
            Ask::Device(color) => self.take_device(color, text),
            Ask::Braille => self.take_braille(text),
            Ask::Aids(section) => self.take_aids(section, text),
            Ask::Passphrase => self.take_passphrase(line),
            Ask::Again => self.take_again(line),
        };
        match taken {
            Ok(()) => {
                self.finish(ask);
                QuestionAnswer::Taken
            }
            Err(not) => QuestionAnswer::Not(not),
        }
    }

    fn finish(&mut self, ask: Ask) {
        self.changing.retain(|changing| *changing != ask);
        if let Some(changed) = &mut self.changed {
            changed.retain(|changed| *changed != ask);
            changed.push(ask);
        }
        if !self.done.contains(&ask) && (usual_asks().contains(&ask) || ask == Ask::Again) {
            self.done.push(ask);
        }
    }

    /// The question before opens again, with its answer; from a change everything is told again.
    fn back(&mut self) -> QuestionAnswer {
        if !self.changing.is_empty() {
            self.changing.clear();
            return QuestionAnswer::Taken;
        }
        match self.done.pop() {
            None => return QuestionAnswer::Not(self.say("match-back-none", &[])),
            // Nobody can be shown what was typed; both are asked together.
            Some(Ask::Again) => self.done.retain(|done| *done != Ask::Passphrase),
            Some(_) => {}
        }
        QuestionAnswer::Taken
    }

    /// The first question without an answer; `None`: all is known.
    fn open(&self) -> Option<Ask> {
        let asked = |ask: &Ask| !self.done.contains(ask) && self.applies(*ask);
        self.changing.first().copied().or_else(|| usual_asks().into_iter().find(asked))
    }

    /// Whether a question has a meaning after the answers so far.
    fn applies(&self, ask: Ask) -> bool {
        match ask {
            Ask::Key(Section::Assistant(color), _) => self.must_be_helped(color),
            Ask::Key(Section::Player(color), Key::Output) => self.may_choose_output(color),
            Ask::Key(_, Key::Announcing) => self.blind().next().is_some(),
            Ask::Key(_, Key::Supervision) => self.pace() != Pace::Standard,
            Ask::Braille => self.found.braille && self.blind().next().is_some(),
            _ => true,
        }
    }

    fn blind(&self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(|&color| self.is(color, Key::Blind))
    }

    /// Whether a player needs an assistant: who is relayed, and Black if the opponent cannot hear or
    /// see him and White has none (FIDE 2023, D.2.11).
    fn must_be_helped(&self, color: Color) -> bool {
        let is_relayed = |color| self.value(Section::Player(color), Key::Device) == "assistant";
        let named = self.given(Section::Assistant(Color::White), Key::AssistantName).is_some();
        let is_last = color == Color::Black && !is_relayed(Color::White) && !named;
        is_relayed(color) || (is_last && file::must_have_assistant(&self.entries))
    }

    /// Two who hear need two outputs; if there are only two, Black has the other one.
    fn may_choose_output(&self, color: Color) -> bool {
        let both = Color::ALL.into_iter().all(|color| self.is(color, Key::Speech));
        both && self.found.outputs.len() > 1 && (color.is_white() || self.left_outputs().len() > 1)
    }

    /// The outputs that White has left over.
    fn left_outputs(&self) -> Vec<&str> {
        let taken = self.given(Section::Player(Color::White), Key::Output);
        let all = self.found.outputs.iter().map(String::as_str);
        all.filter(|output| Some(*output) != taken).collect()
    }

    fn pace(&self) -> Pace {
        let control = self.control();
        match self.given(Section::Match, Key::Pace) {
            Some("standard") => Pace::Standard,
            Some("rapid") => Pace::Rapid,
            Some("blitz") => Pace::Blitz,
            _ => control.map_or(Pace::Standard, |control| control.pace(self.edition())),
        }
    }

    fn control(&self) -> Option<TimeControl> {
        self.given(Section::Match, Key::Time)?.parse().ok()
    }

    fn edition(&self) -> Edition {
        self.value(Section::Match, Key::Laws).parse().unwrap_or_default()
    }

    /// Whether there can be a quickplay finish (Guidelines III): never with an increment.
    fn may_be_quickplay(&self) -> bool {
        let supervision = match self.value(Section::Match, Key::Supervision) {
            "sparse" => Supervision::Sparse,
            _ => Supervision::Adequate,
        };
        let rule = self.edition().quickplay(self.pace(), supervision);
        let is_none = rule.value == Quickplay::Never;
        let has_none = |control: TimeControl| {
            control.periods().iter().all(|period| period.bonus.amount().is_zero())
        };
        !is_none && self.control().is_some_and(has_none)
    }

    fn is(&self, color: Color, key: Key) -> bool {
        self.value(Section::Player(color), key) == "yes"
    }

    /// The value that was given, or the one that stands if nothing is.
    fn value(&self, section: Section, key: Key) -> &str {
        self.given(section, key).or_else(|| self.usual(section, key)).unwrap_or_default()
    }

    fn given(&self, section: Section, key: Key) -> Option<&str> {
        let place = Place { section, slot: Slot::Key(key) };
        let entry = self.entries.iter().find(|entry| entry.place == place);
        entry.map(|entry| entry.text.as_str())
    }

    /// What Enter alone stands for where nothing was answered yet.
    fn usual(&self, section: Section, key: Key) -> Option<&str> {
        let is_blind = |color| self.given(Section::Player(color), Key::Blind) == Some("yes");
        let blind = match section {
            Section::Player(color) => is_blind(color),
            _ => Color::ALL.into_iter().any(is_blind),
        };
        match (key, section) {
            (Key::Talk | Key::AssistantTalk | Key::DeskTalk, _) => Some(self.narrator.talk.name()),
            (Key::Moves | Key::DeskMoves, _) => Some(self.narrator.moves.name()),
            // Who sees writes on paper.
            (Key::Score, _) if !blind => Some("hand"),
            (Key::Output, Section::Player(Color::Black)) if self.is_left_the_other() => {
                self.left_outputs().first().copied()
            }
            _ => key.usual(blind),
        }
    }

    fn is_left_the_other(&self) -> bool {
        let taken = self.given(Section::Player(Color::White), Key::Output).is_some();
        taken && self.left_outputs().len() == 1 && self.is(Color::Black, Key::Speech)
    }

    /// What stands if nobody has said anything else, so that the file has all that it means.
    fn own_values(&self) -> Vec<Entry> {
        let is_there = |section: &Section| match section {
            Section::Assistant(_) => self.given(*section, Key::AssistantName).is_some(),
            _ => true,
        };
        let keys = |section: Section| section.keys().map(move |key| (section, key));
        let open =
            Section::ALL.into_iter().filter(is_there).flat_map(keys).filter(|&(section, key)| {
                let matters = key == Key::Print || self.has_name(Ask::Key(section, key));
                matters && self.given(section, key).is_none()
            });
        open.filter_map(|(section, key)| Some(entry(section, key, self.usual(section, key)?)))
            .collect()
    }

    fn take(&mut self, section: Section, key: Key, text: &str) -> Result<(), Utterance> {
        let given = self.given(section, key).or_else(|| self.usual(section, key));
        let text = match text {
            "" => match given {
                Some(given) => given.to_owned(),
                None if key.need() == Need::Required => {
                    return Err(self.say("match-enter-again", &[]));
                }
                None => return Ok(()),
            },
            none if self.can_be_none(section, key) && self.is_word("match-none", none) => {
                let place = Place { section, slot: Slot::Key(key) };
                self.entries.retain(|entry| entry.place != place);
                return Ok(());
            }
            text => {
                let options = self.options(Ask::Key(section, key));
                let off = Some("off").filter(|&off| self.narrator.talk.value(text) == Some(off));
                let word = self.chosen(&options, text).or_else(|| off.map(str::to_owned));
                word.unwrap_or_else(|| text.to_owned())
            }
        };
        self.refuses_code(key, &text)?;
        let place = Place { section, slot: Slot::Key(key) };
        let Some(text) = canonical(key.form(), &text, &self.voices) else {
            if let Form::Choice(words) = key.form() {
                return Err(self.numbers(words.len()));
            }
            let wrong = LineFault { line: 0, what: MatchFileFault::Value(place, text) };
            return Err(file::mistake(&self.narrator, &wrong, &self.voices));
        };
        self.put(vec![entry(section, key, &text)])
    }

    /// Whether a value can be taken away again.
    fn can_be_none(&self, section: Section, key: Key) -> bool {
        match section {
            Section::Assistant(color) => !self.must_be_helped(color),
            _ => key.need() == Need::Optional && self.given(section, key).is_some(),
        }
    }

    /// Puts entries in the place of those that were there, unless they contradict others.
    fn put(&mut self, entries: Vec<Entry>) -> Result<(), Utterance> {
        let before = self.entries.clone();
        for entry in entries {
            self.entries.retain(|old| old.place != entry.place);
            self.entries.push(entry);
        }
        let Some(wrong) = file::contradiction(&self.entries) else { return Ok(()) };
        self.entries = before;
        Err(file::mistake(&self.narrator, &LineFault { line: 0, ..wrong }, &self.voices))
    }

    /// Numbers or names with commas between them.
    fn take_aids(&mut self, section: Section, text: &str) -> Result<(), Utterance> {
        let aids = if text.is_empty() {
            self.granted(section)
        } else if self.is_word("match-none", text) {
            Vec::new()
        } else {
            let options = self.options(Ask::Aids(section));
            let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
            let aid = |part: &str| Aid::named(&self.chosen(&options, part)?);
            let aids: Option<Vec<Aid>> = parts.map(aid).collect();
            aids.ok_or_else(|| self.numbers(options.len()))?
        };
        self.entries.retain(|entry| entry.place.section != section);
        self.entries.extend(choices::grantable().filter(|aid| aids.contains(aid)).map(|aid| {
            let place = Place { section, slot: Slot::Aid(aid) };
            Entry { place, text: "yes".to_owned(), line: 0 }
        }));
        Ok(())
    }

    fn granted(&self, section: Section) -> Vec<Aid> {
        let aid = |entry: &Entry| match entry.place {
            Place { section: at, slot: Slot::Aid(aid) } if at == section => Some(aid),
            _ => None,
        };
        self.entries.iter().filter_map(aid).collect()
    }

    /// Whether a text asks for the question before, with or without a stroke.
    fn goes_back(&self, text: &str) -> bool {
        let word = text.strip_prefix('/').unwrap_or(text);
        self.is_word("match-back", word) || text == "/back"
    }

    /// Whether a text is this word of the program, in any spelling.
    fn is_word(&self, id: &str, text: &str) -> bool {
        self.narrator.talk.folding().alike(&written(&self.sentence(id, &[])), text)
    }

    fn numbers(&self, most: usize) -> Utterance {
        self.say("setup-again", &[("most", most.into())])
    }

    fn say(&self, id: &str, values: &[(&str, Value)]) -> Utterance {
        self.narrator.say(Priority::Answer, id, values)
    }

    fn sentence(&self, id: &str, values: &[(&str, Value)]) -> Vec<Span> {
        self.narrator.talk.sentence(id, values)
    }
}

fn entry(section: Section, key: Key, text: &str) -> Entry {
    Entry { place: Place { section, slot: Slot::Key(key) }, text: text.to_owned(), line: 0 }
}

/// What is asked of everybody to whom it applies, in its order.
fn usual_asks() -> [Ask; 17] {
    let player = |color, key| Ask::Key(Section::Player(color), key);
    let of_match = |key| Ask::Key(Section::Match, key);
    let helper = |color| Ask::Key(Section::Assistant(color), Key::AssistantName);
    [
        player(Color::White, Key::Name),
        player(Color::Black, Key::Name),
        Ask::Blind,
        Ask::Device(Color::White),
        helper(Color::White),
        Ask::Device(Color::Black),
        helper(Color::Black),
        Ask::Braille,
        player(Color::White, Key::Output),
        player(Color::Black, Key::Output),
        of_match(Key::Time),
        of_match(Key::Announcing),
        of_match(Key::Supervision),
        of_match(Key::DefaultTime),
        Ask::Key(Section::Arbiter, Key::ArbiterName),
        Ask::Passphrase,
        Ask::Again,
    ]
}

#[cfg(test)]
mod tests;
