//! The three questions of the first start. Pure.

use std::rc::Rc;

use crate::config::Key;
use crate::voices::{Library, Priority, Utterance, Voice};

/// The questions, and where the player is in them.
#[derive(Debug)]
pub struct Setup {
    /// The voices that can talk, in the order of their numbers.
    talks: Vec<Rc<Voice>>,
    talk: Rc<Voice>,
    step: Step,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Language,
    Speech,
    Moves,
    Done,
}

/// What an answer brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answered {
    /// A setting.
    Set(Key, String),
    /// The answer is none; this must be said.
    Again(Utterance),
}

impl Setup {
    /// The questions from the first one on; `talk` is the voice until another is chosen.
    #[must_use]
    pub fn new(library: &mut Library, talk: Rc<Voice>) -> Self {
        let names: Vec<String> = library.names().into_iter().map(str::to_owned).collect();
        let voices = names.iter().filter_map(|name| library.get(name));
        let talks = voices.filter(|voice| voice.has_sentence("setup-language")).collect();
        Self { talks, talk, step: Step::Language }
    }

    /// The question that is open; nothing when all are answered.
    #[must_use]
    pub fn question(&self) -> Option<Utterance> {
        let spans = match self.step {
            Step::Language => return Some(self.languages()),
            Step::Speech => self.talk.sentence("setup-speech", &[]),
            Step::Moves => self.talk.sentence("setup-moves", &[]),
            Step::Done => return None,
        };
        Some(Utterance { priority: Priority::Answer, spans })
    }

    /// Every language offers itself in its own words.
    fn languages(&self) -> Utterance {
        let mut spans = Vec::new();
        for (i, talk) in self.talks.iter().enumerate() {
            if i > 0 {
                spans.push(talk.span("\n"));
            }
            spans.extend(talk.sentence("setup-language", &[("number", (i + 1).into())]));
        }
        Utterance { priority: Priority::Answer, spans }
    }

    /// Takes a line as the answer to the open question.
    pub fn answer(&mut self, line: &str) -> Answered {
        let number: usize = line.trim().parse().unwrap_or(0);
        let (set, next) = match (self.step, number) {
            (Step::Language, 1..) if number <= self.talks.len() => {
                self.talk = Rc::clone(&self.talks[number - 1]);
                ((Key::Talk, self.talk.name()), Step::Speech)
            }
            (Step::Speech, 1) => ((Key::Speech, "off"), Step::Moves),
            (Step::Speech, 2) => ((Key::Speech, "on"), Step::Moves),
            (Step::Moves, 1) => ((Key::Moves, "fide"), Step::Done),
            (Step::Moves, 2) => ((Key::Moves, "fide-en"), Step::Done),
            (Step::Moves, 3) => ((Key::Moves, self.talk.name()), Step::Done),
            _ => return self.again(),
        };
        self.step = next;
        Answered::Set(set.0, set.1.to_owned())
    }

    fn again(&self) -> Answered {
        let most = match self.step {
            Step::Language => self.talks.len(),
            Step::Speech => 2,
            Step::Moves | Step::Done => 3,
        };
        let numbers = (1..=most).map(|number| number.to_string()).collect::<Vec<_>>().join(", ");
        let spans = self.talk.sentence("setup-again", &[("numbers", numbers.into())]);
        Answered::Again(Utterance { priority: Priority::Answer, spans })
    }

    /// Says that nothing can be heard, and why.
    #[must_use]
    pub fn speech_lost(&self, reason: &str) -> Utterance {
        let reason = self.talk.sentence(reason, &[]);
        let spans = self.talk.sentence("speech-lost", &[("reason", reason.into())]);
        Utterance { priority: Priority::Answer, spans }
    }

    /// Says that all is answered, or that the player has left.
    #[must_use]
    pub fn farewell(&self) -> Utterance {
        let id = if self.step == Step::Done { "setup-done" } else { "setup-cancelled" };
        Utterance { priority: Priority::Move, spans: self.talk.sentence(id, &[]) }
    }
}
