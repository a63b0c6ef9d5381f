//! The four questions of the first start. Pure.

use std::rc::Rc;

use crate::app::input::FromTerminal;
use crate::clean;
use crate::command::Command;
use crate::config::{Key, Settings};
use crate::voices::voice::Word;
use crate::voices::{Library, Priority, Utterance, Value, Voice, written};

/// The questions, and where the player is in them.
#[derive(Debug)]
pub struct SetupQuestions {
    /// The voices that can talk, in the order of their numbers.
    talks: Vec<Rc<Voice>>,
    talk: Rc<Voice>,
    /// The move voice that goes with each of them.
    announcers: Vec<Option<Rc<Voice>>>,
    /// Whether the language brings its move voice: not where the player has chosen that before.
    brings_moves: bool,
    step: SetupStep,
    /// Whether the first language is offered once more behind the last: a window that is not so high has
    /// lost it.
    repeats_first: bool,
    /// What was lost before all was answered.
    lost: Vec<FromTerminal>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SetupStep {
    Language,
    Speech,
    Face,
    Name,
    Done,
}

/// What an answer brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupAnswer {
    /// Settings.
    Set(Vec<(Key, String)>),
    /// This is said, and the question stays open.
    Again(Utterance),
    /// The player leaves.
    Left,
}

impl SetupQuestions {
    /// The questions from the first one on; `talk` is the voice until another is chosen, and its
    /// language is the first that is offered. At the first start `talk` is only a guess, by the
    /// locale of the system, and so is the move voice.
    #[must_use]
    pub fn new(library: &mut Library, talk: Rc<Voice>, is_first: bool) -> Self {
        let names: Vec<String> = library.names().into_iter().map(str::to_owned).collect();
        let voices = names.iter().filter_map(|name| library.get(name));
        let mut talks: Vec<_> =
            voices.filter(|voice| voice.has_sentence("setup-language")).collect();
        // With many languages, who answers the first line is quickest.
        talks.sort_by_key(|voice| voice.name() != talk.name());
        let announcers = talks.iter().map(|talk| library.announcer(talk)).collect();
        Self {
            talks,
            talk,
            announcers,
            brings_moves: is_first,
            step: SetupStep::Language,
            repeats_first: false,
            lost: Vec::new(),
        }
    }

    /// What is asked is read in a window of so many rows, of which the last is for the answer.
    #[must_use]
    pub fn in_rows(self, rows: u16) -> Self {
        Self { repeats_first: self.talks.len() >= usize::from(rows), ..self }
    }

    /// The question that is open; nothing when all are answered.
    #[must_use]
    pub fn question(&self) -> Option<Utterance> {
        let spans = match self.step {
            SetupStep::Language => return Some(self.languages()),
            SetupStep::Speech => self.talk.sentence("setup-speech", &[]),
            SetupStep::Face => self.talk.sentence("setup-face", &[]),
            SetupStep::Name => self.talk.sentence("setup-name", &[]),
            SetupStep::Done => return None,
        };
        Some(Utterance { priority: Priority::Answer, spans })
    }

    /// Whether the question is asked again after a slip. So many languages would hide what is to be typed.
    #[must_use]
    pub fn is_asked_again(&self) -> bool {
        self.step != SetupStep::Language
    }

    /// Every language offers itself in its own words.
    fn languages(&self) -> Utterance {
        let mut spans = Vec::new();
        let first = self.talks.iter().enumerate().take(usize::from(self.repeats_first));
        for (i, talk) in self.talks.iter().enumerate().chain(first) {
            if !spans.is_empty() {
                spans.push(talk.span("\n"));
            }
            spans.extend(talk.sentence("setup-language", &[("number", (i + 1).into())]));
        }
        Utterance { priority: Priority::Answer, spans }
    }

    /// Takes a line as the answer to the open question, by its number or by a word of it.
    pub fn answer(&mut self, line: &str) -> SetupAnswer {
        let line = line.trim().trim_end_matches('.');
        let understood = |talk: &Rc<Voice>| Some((talk.command(line)?, Rc::clone(talk)));
        match self.talks.iter().find_map(understood) {
            // In the language in which it was asked for, as long as none is chosen.
            Some((Command::Help, talk)) if self.step == SetupStep::Language => {
                return SetupAnswer::Again(self.help_with_languages(&talk));
            }
            Some((Command::Help, _)) => return self.again(self.help(), &[]),
            Some((Command::Quit, _)) => return SetupAnswer::Left,
            _ => {}
        }
        let choice = line.parse().ok().or_else(|| self.choice_named(line)).unwrap_or(0);
        let (set, next) = match (self.step, choice) {
            (SetupStep::Language, 1..) if choice <= self.talks.len() => {
                return self.speaks(choice - 1);
            }
            (SetupStep::Speech, 1) => {
                (vec![(Key::Speech, "off"), (Key::Theme, "reader")], SetupStep::Face)
            }
            (SetupStep::Speech, 2) => (vec![(Key::Speech, "on")], SetupStep::Face),
            (SetupStep::Face, 1) => (vec![(Key::Face, "line")], SetupStep::Name),
            (SetupStep::Face, 2) => (vec![(Key::Face, "screen")], SetupStep::Name),
            (SetupStep::Name, _) => return self.called(line),
            _ => return self.not_understood(),
        };
        self.step = next;
        SetupAnswer::Set(set.into_iter().map(|(key, value)| (key, value.to_owned())).collect())
    }

    /// The number of the answer that has this word, in any language that is offered.
    fn choice_named(&self, word: &str) -> Option<usize> {
        match self.step {
            SetupStep::Language => {
                let named = |talk: &Rc<Voice>| is_name_of(talk, word);
                self.talks.iter().position(named).map(|nth| nth + 1)
            }
            SetupStep::Speech => self.talks.iter().find_map(|talk| match talk.word(word) {
                Some(Word::Yes) => Some(1),
                Some(Word::No) => Some(2),
                _ => (talk.value(word) == Some("reader")).then_some(1),
            }),
            SetupStep::Face => self.talks.iter().find_map(|talk| match talk.value(word) {
                Some("line") => Some(1),
                Some("screen") => Some(2),
                _ => None,
            }),
            SetupStep::Name | SetupStep::Done => None,
        }
    }

    /// The languages, and last what is to be typed.
    fn help_with_languages(&self, talk: &Voice) -> Utterance {
        let mut help = self.languages();
        help.spans.push(talk.span("\n"));
        help.spans.extend(talk.sentence(self.help(), &[]));
        help
    }

    const fn help(&self) -> &'static str {
        match self.step {
            SetupStep::Language => "setup-help-language",
            SetupStep::Speech => "setup-help-speech",
            SetupStep::Face => "setup-help-face",
            SetupStep::Name | SetupStep::Done => "setup-help-name",
        }
    }

    /// Goes on in a language, which brings its move voice.
    fn speaks(&mut self, chosen: usize) -> SetupAnswer {
        let talk = Rc::clone(&self.talks[chosen]);
        let brings_moves = self.brings_moves || talk.name() != self.talk.name();
        self.talk = talk;
        self.step = SetupStep::Speech;
        let mut set = vec![(Key::Talk, self.talk.name().to_owned())];
        let moves = self.announcers[chosen].as_ref().filter(|_| brings_moves);
        set.extend(moves.map(|moves| (Key::Moves, moves.name().to_owned())));
        SetupAnswer::Set(set)
    }

    /// Goes on with a name, or without one.
    fn called(&mut self, line: &str) -> SetupAnswer {
        if clean::line(line) != line {
            return self.again("slip-control", &[]);
        }
        if !line.is_empty() && Settings::default().set(Key::Name, line).is_err() {
            return self.again("setup-name-long", &[]);
        }
        self.step = SetupStep::Done;
        let name = Some(line).filter(|name| !name.is_empty());
        SetupAnswer::Set(name.map(|name| (Key::Name, name.to_owned())).into_iter().collect())
    }

    /// Whether nothing is open but the name, which may be left out.
    #[must_use]
    pub fn asks_the_name(&self) -> bool {
        self.step == SetupStep::Name
    }

    fn not_understood(&self) -> SetupAnswer {
        let most = if self.step == SetupStep::Language { self.talks.len() } else { 2 };
        let quit = self.talk.command_name(Command::Quit);
        self.again("setup-unknown", &[("most", most.into()), ("quit", quit.into())])
    }

    fn again(&self, id: &str, values: &[(&str, Value)]) -> SetupAnswer {
        said_again(&self.talk, id, values)
    }

    /// Says what is lost at the terminal, and why; nothing if nothing is. At the first start nobody
    /// knows in which language before one is chosen, and nobody was asked about speech: it is said behind
    /// the last question.
    pub fn lost_words(&mut self, come: &FromTerminal) -> Option<Utterance> {
        let lost = come.lost()?;
        if self.brings_moves && self.question().is_some() {
            self.lost.push(come.clone());
            return None;
        }
        Some(self.told_lost(lost))
    }

    /// What was lost while questions were asked, behind the last of them.
    pub fn lost_before(&mut self) -> Vec<Utterance> {
        if self.question().is_some() {
            return Vec::new();
        }
        let lost = self.take_lost();
        lost.iter().filter_map(FromTerminal::lost).map(|lost| self.told_lost(lost)).collect()
    }

    /// What was lost and nobody has been told of, for whoever tells it.
    pub fn take_lost(&mut self) -> Vec<FromTerminal> {
        std::mem::take(&mut self.lost)
    }

    fn told_lost(&self, (id, reason): (&'static str, &'static str)) -> Utterance {
        let reason = self.talk.sentence(reason, &[]);
        let spans = self.talk.sentence(id, &[("reason", reason.into())]);
        Utterance { priority: Priority::Answer, spans }
    }

    /// Says that the answers could not be kept, and why.
    #[must_use]
    pub fn not_kept(&self, reason: &str) -> Utterance {
        let reason = self.talk.sentence(reason, &[]);
        self.farewell("setting-not-kept", &[("reason", reason.into())])
    }

    /// Says something for the end: that all is answered, or that the player has left.
    #[must_use]
    pub fn farewell(&self, id: &str, values: &[(&str, Value)]) -> Utterance {
        Utterance { priority: Priority::Move, spans: self.talk.sentence(id, values) }
    }
}

fn said_again(talk: &Voice, id: &str, values: &[(&str, Value)]) -> SetupAnswer {
    let spans = talk.sentence(id, values);
    SetupAnswer::Again(Utterance { priority: Priority::Answer, spans })
}

/// Whether a language is called so, by itself or by others.
fn is_name_of(talk: &Voice, word: &str) -> bool {
    let names = written(&talk.sentence("setup-language-names", &[]));
    let mut names = names.split(", ").chain([talk.name()]);
    names.any(|name| talk.same(name, word))
}
