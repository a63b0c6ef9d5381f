//! How things are said and printed, changed by command.

use std::rc::Rc;

use crate::app::happened::Happened;
use crate::app::session::{Act, Session};
use crate::archive::What;
use crate::command::{Command, Hearing};
use crate::config::{Key, Print};
use crate::laws::At;
use crate::voices::voice::Word;
use crate::voices::{Narrator, Value, Voice};

/// How much faster or slower one step is.
const RATE_STEP: i32 = 10;

impl Session {
    /// Changes how things are said or printed.
    pub(super) fn handle_hearing(&mut self, at: At, command: Hearing, rest: &str) -> Vec<Act> {
        match command {
            Hearing::MovesVoice => self.set_moves_voice(at, rest),
            Hearing::Talk => self.set_talk(at, rest),
            Hearing::Speech => self.set_speech(at, rest),
            Hearing::Tones => self.set_tones(at, rest),
            Hearing::Faster => self.set_rate(RATE_STEP),
            Hearing::Slower => self.set_rate(-RATE_STEP),
            Hearing::Print => self.set_print(at, rest),
            // Every line hushes; this one does nothing else.
            Hearing::Hush => Vec::new(),
        }
    }

    fn set_moves_voice(&mut self, at: At, rest: &str) -> Vec<Act> {
        let Some(voice) = self.manner.library.get(rest) else {
            return self.wants(at, Command::MovesVoice);
        };
        self.announce_in(at, &voice)
    }

    fn announce_in(&mut self, at: At, moves: &Rc<Voice>) -> Vec<Act> {
        let narrator = &self.manner.narrator;
        self.manner.narrator = Narrator::new(Rc::clone(&narrator.talk), moves, narrator.style);
        let name = moves.name();
        let mut acts = vec![Act::Keep(Key::Moves, name.to_owned())];
        acts.extend(self.moves_voice_kept(at));
        acts.push(self.said("voice-set", &[("name", name.into())]));
        acts
    }

    /// A voice of moves that was named for this game alone stays with it.
    pub(super) fn moves_voice_kept(&self, at: At) -> Option<Act> {
        let what = What::MovesVoice(self.manner.narrator.moves.name().to_owned());
        self.manner.moves_given.0.then_some(Act::Record(Happened::beside(at, what)))
    }

    /// Speaks another language. Moves that were announced in the voice of the last one follow.
    fn set_talk(&mut self, at: At, rest: &str) -> Vec<Act> {
        let Some(talk) = self.manner.library.get(rest) else {
            return self.wants(at, Command::Talk);
        };
        let narrator = &self.manner.narrator;
        let before = self.manner.library.announcer(&narrator.talk);
        let follows = before.is_some_and(|voice| voice.name() == narrator.moves.name());
        let after = self.manner.library.announcer(&talk).filter(|_| follows);
        let moves = after.filter(|voice| voice.name() != narrator.moves.name());
        self.manner.narrator = Narrator::new(talk, &narrator.moves, narrator.style);
        let mut acts = vec![Act::Keep(Key::Talk, rest.to_owned()), self.said("talk-set", &[])];
        acts.extend(moves.into_iter().flat_map(|moves| self.announce_in(at, &moves)));
        if self.manner.print == Print::Braille {
            // The table may be that of the language.
            acts.insert(0, Act::PrintIn(Some(self.table())));
        }
        acts
    }

    /// Talks in the voice of this name from now on, if there is one.
    pub fn talk_in(&mut self, name: &str) {
        if let Some(talk) = self.manner.library.get(name) {
            let narrator = &self.manner.narrator;
            self.manner.narrator = Narrator::new(talk, &narrator.moves, narrator.style);
        }
    }

    fn set_print(&mut self, at: At, rest: &str) -> Vec<Act> {
        let (print, id) = match rest.to_lowercase().as_str() {
            "braille" => (Print::Braille, "print-braille"),
            "text" => (Print::Text, "print-text"),
            _ => return self.wants(at, Command::Print),
        };
        self.manner.print = print;
        let table = self.table();
        let said = self.said(id, &[("table", table.0.as_str().into())]);
        let table = (print == Print::Braille).then_some(table);
        vec![Act::PrintIn(table), said, Act::Keep(Key::Print, rest.to_lowercase())]
    }

    /// Off is said before it is, on after it is.
    fn set_speech(&mut self, at: At, rest: &str) -> Vec<Act> {
        let on = match (rest, self.manner.narrator.talk.word(rest)) {
            ("", _) => !self.manner.speech,
            (_, Some(Word::On)) => true,
            (_, Some(Word::Off)) => false,
            _ => return self.wants(at, Command::Speech),
        };
        if on && cfg!(not(feature = "speech")) {
            return vec![self.said("speech-absent", &[])];
        }
        self.manner.speech = on;
        self.speech_lost = false;
        let said = self.said(if on { "speech-on" } else { "speech-off" }, &[]);
        let keep = Act::Keep(Key::Speech, if on { "on" } else { "off" }.to_owned());
        if on { vec![Act::Speak(true), said, keep] } else { vec![said, Act::Speak(false), keep] }
    }

    fn set_rate(&mut self, step: i32) -> Vec<Act> {
        self.manner.rate = (self.manner.rate + step).clamp(-100, 100);
        let rate = self.manner.rate;
        vec![
            Act::Rate(rate),
            Act::Keep(Key::Rate, rate.to_string()),
            self.said("speech-rate", &[("rate", Value::Number(rate.into()))]),
        ]
    }
}
