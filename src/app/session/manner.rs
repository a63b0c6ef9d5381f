//! The manner in which a session deals with its player: how things are said, printed and understood, and
//! what is set; changed by command.

#![deny(clippy::wildcard_enum_match_arm)]

use std::rc::Rc;

use crate::app::braille;
use crate::app::happened::{Beside, Happened};
use crate::app::input::Sound;
use crate::app::open::{self, ForThisGame};
use crate::app::order::Output;
use crate::app::session::intent::{Intent, all};
use crate::app::session::occasion::Occasion;
use crate::app::session::{Act, Choices, Place, Session};
use crate::command::{Command, Hearing};
use crate::config::{BrailleTable, Key, Print, Settings, form};
use crate::laws::At;
use crate::louis::Table;
use crate::notation::Page;
use crate::pegboard::Address;
use crate::voices::voice::Word;
use crate::voices::{Library, Narrator, Priority, Utterance, Value, Voice};

/// How much faster or slower one step is.
const RATE_STEP: i32 = 10;

/// What changes in how things are said, or is asked of what is set.
#[derive(Debug)]
pub(super) enum Adjust {
    /// By a command, and what stands after it.
    Hearing(Hearing, String),
    /// The settings are told: all, those that belong together, or one.
    Settings(String),
    /// A setting is this from now on or from the next game on; and all settings with it.
    Set(Key, String, Box<Settings>),
    /// Positions are written so for fingers.
    Page(Page),
}

/// How a session speaks to its player and understands him: everything it is made of besides its game.
#[derive(Debug)]
pub struct Manner {
    /// How things are said.
    pub narrator: Narrator,
    /// The voices to choose from.
    pub library: Library,
    /// Whether the voice of moves was named for this game alone.
    pub moves_given: ForThisGame,
    /// English, whose letters are always understood.
    pub english: Rc<Voice>,
    /// How it comes out what is said.
    pub delivery: Delivery,
    /// The boards to look for.
    pub boards: Vec<Address>,
    /// What is set, and what was chosen for the next game.
    pub choices: Choices,
    /// What has come out.
    pub heard: Heard,
}

/// How it comes out what is said: spoken, printed and felt.
#[derive(Clone, Debug)]
pub struct Delivery {
    /// Whether the program speaks.
    pub speech: bool,
    /// Whether tones sound.
    pub tones: bool,
    /// How fast, -100 to 100.
    pub rate: i32,
    /// How lines are printed.
    pub print: Print,
    /// The braille table.
    pub table: BrailleTable,
    /// How a position is written for fingers.
    pub page: Page,
}

impl Delivery {
    /// As it is set.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        Self {
            speech: settings.speech,
            tones: settings.tones,
            rate: settings.rate.unwrap_or(0),
            print: settings.print,
            table: settings.braille_table.clone(),
            page: settings.page(),
        }
    }
}

/// What has come out of a session.
#[derive(Debug, Default)]
pub struct Heard {
    /// What was told last of the game, or of what is practised: no slip, and nothing about the program.
    pub(super) last: Option<Utterance>,
    /// Whether the line that was typed last is answered by that.
    pub(super) is_told: bool,
    /// Whether it cannot be spoken any more.
    speech_lost: bool,
}

impl Manner {
    /// Says things as it is set, and as they are said on this occasion.
    pub(super) fn on(mut self, occasion: &Occasion) -> Self {
        self.narrator.style = occasion.style(open::style(&self.choices.settings));
        self
    }

    /// Changes so, and says what comes of it.
    pub(super) fn does(&mut self, at: At, place: &Place, change: Adjust) -> Vec<Intent> {
        match change {
            Adjust::Hearing(command, rest) => {
                let changed = self.hearing(at, command, &rest);
                changed.map_or_else(|| vec![Intent::Want(command.command())], all)
            }
            Adjust::Settings(rest) => all(self.settings(&rest, place)),
            Adjust::Set(key, value, settings) => self.has_set(key, value, *settings, place),
            Adjust::Page(page) => {
                self.delivery.page = page;
                all([
                    Act::set(Key::BrailleWidth, page.width.get().to_string()),
                    Act::set(Key::BrailleForm, form(page)),
                    self.said("braille-kept", &[]),
                ])
            }
        }
    }

    /// Changes how things are said or printed; `None` if what stands after the command is wrong.
    fn hearing(&mut self, at: At, command: Hearing, rest: &str) -> Option<Vec<Act>> {
        match command {
            Hearing::MovesVoice if rest.is_empty() => Some(vec![self.tell_setting(Key::Moves)]),
            Hearing::Talk if rest.is_empty() => Some(vec![self.said("talk-is", &[])]),
            Hearing::Speech if rest.is_empty() => {
                Some(vec![self.tell_switch("speech-is", self.delivery.speech)])
            }
            Hearing::Tones if rest.is_empty() => {
                Some(vec![self.tell_switch("tones-is", self.delivery.tones)])
            }
            Hearing::MovesVoice => {
                let set = self.set_moves_voice(at, rest);
                Some(set.unwrap_or_else(|| {
                    let voices = self.library.usable();
                    self.wants_voice(Command::MovesVoice, &voices)
                }))
            }
            Hearing::Talk => {
                let set = self.set_talk(at, rest);
                Some(set.unwrap_or_else(|| {
                    let languages = self.library.languages();
                    self.wants_voice(Command::Talk, &languages)
                }))
            }
            Hearing::Speech => self.set_speech(rest),
            Hearing::Tones => self.set_tones(rest),
            Hearing::Faster => Some(self.set_rate(RATE_STEP)),
            Hearing::Slower => Some(self.set_rate(-RATE_STEP)),
            Hearing::Print => self.set_print(rest),
            // Every line hushes; this one does nothing else.
            Hearing::Hush => Some(Vec::new()),
        }
    }

    pub(super) fn said(&self, id: &str, values: &[(&str, Value)]) -> Act {
        Act::say(self.narrator.say(Priority::Answer, id, values))
    }

    pub(super) fn told(&self, id: &str, values: &[(&str, Value)]) -> Act {
        Act::say(self.narrator.say(Priority::Move, id, values))
    }

    pub(super) fn printed(&self, id: &str, values: &[(&str, Value)]) -> Act {
        Act::print(self.narrator.say(Priority::Answer, id, values))
    }

    /// Talks in the voice of this name from now on, if there is one.
    fn talk_in(&mut self, name: &str) {
        if let Some(talk) = self.library.get(name) {
            self.narrator = self.library.talking(&self.narrator, talk);
        }
    }

    /// Announces moves in this voice from now on.
    pub(super) fn announce_in(&mut self, moves: &Rc<Voice>) {
        let narrator = &self.narrator;
        self.narrator = Narrator::new(Rc::clone(&narrator.talk), moves, narrator.style);
    }

    fn set_moves_voice(&mut self, at: At, name: &str) -> Option<Vec<Act>> {
        let voice = self.library.get(name)?;
        Some(self.announces_in(at, &voice))
    }

    fn announces_in(&mut self, at: At, moves: &Rc<Voice>) -> Vec<Act> {
        self.announce_in(moves);
        let name = moves.name();
        let mut acts = vec![Act::set(Key::Moves, name.to_owned())];
        acts.extend(self.moves_voice_kept(at));
        acts.push(self.said("voice-set", &[("name", name.into())]));
        acts
    }

    /// A command needs one of these voices after it.
    fn wants_voice(&self, command: Command, voices: &[String]) -> Vec<Act> {
        let voices = voices.join(", ");
        let name = self.narrator.talk.command_name(command);
        vec![self.said("argument-voice", &[("name", name.into()), ("voices", voices.into())])]
    }

    /// A voice of moves that was named for this game alone stays with it.
    pub(super) fn moves_voice_kept(&self, at: At) -> Option<Act> {
        let voice = Beside::MovesVoice(self.narrator.moves.name().to_owned());
        self.moves_given.0.then_some(Act::record(Happened::Beside(at, voice)))
    }

    /// Speaks another language. Moves that were announced in the voice of the last one follow.
    fn set_talk(&mut self, at: At, name: &str) -> Option<Vec<Act>> {
        let talk = self.library.talk_named(name)?;
        let name = talk.name().to_owned();
        let moves = self.library.moves_after(&self.narrator, &talk);
        self.narrator = Narrator::new(talk, &self.narrator.moves, self.narrator.style);
        let mut acts = vec![Act::set(Key::Talk, name), self.said("talk-set", &[])];
        acts.extend(moves.into_iter().flat_map(|moves| self.announces_in(at, &moves)));
        if self.delivery.print == Print::Braille {
            // The table may be that of the language.
            acts.insert(0, Act::Out(Output::PrintIn(Some(self.table()))));
        }
        Some(acts)
    }

    fn set_print(&mut self, how: &str) -> Option<Vec<Act>> {
        let how = how.to_lowercase();
        let how = self.narrator.talk.value(&how).unwrap_or(&how).to_owned();
        let (print, id) = match how.as_str() {
            "braille" => (Print::Braille, "print-braille"),
            "text" => (Print::Text, "print-text"),
            _ => return None,
        };
        self.delivery.print = print;
        let table = self.table();
        let said = self.said(id, &[("table", table.0.as_str().into())]);
        let table = (print == Print::Braille).then_some(table);
        Some(vec![Act::Out(Output::PrintIn(table)), said, Act::set(Key::Print, how)])
    }

    /// Off is said before it is, on after it is.
    fn set_speech(&mut self, how: &str) -> Option<Vec<Act>> {
        let on = self.narrator.talk.word(how).and_then(Word::switch)?;
        if on && cfg!(not(feature = "speech")) {
            return Some(vec![self.said("speech-absent", &[])]);
        }
        self.delivery.speech = on;
        self.heard.speech_lost = false;
        let said = self.said(if on { "speech-on" } else { "speech-off" }, &[]);
        let keep = Act::set(Key::Speech, if on { "on" } else { "off" }.to_owned());
        let speak = Act::Out(Output::Speak(on));
        Some(if on { vec![speak, said, keep] } else { vec![said, speak, keep] })
    }

    /// How a switch is set, and how to set it otherwise.
    fn tell_switch(&self, id: &str, on: bool) -> Act {
        self.said(id, &[("state", if on { "on" } else { "off" }.into())])
    }

    fn set_rate(&mut self, step: i32) -> Vec<Act> {
        self.delivery.rate = (self.delivery.rate + step).clamp(-100, 100);
        vec![
            Act::Out(Output::Rate(self.delivery.rate)),
            Act::set(Key::Rate, self.delivery.rate.to_string()),
            self.said("speech-rate", &[("rate", Value::Number(self.delivery.rate.into()))]),
        ]
        .into_iter()
        // Who hears a screen reader would wonder why nothing is slower.
        .chain((!self.delivery.speech).then(|| self.tell_switch("speech-is", false)))
        .collect()
    }

    /// What becomes of speech.
    pub(super) fn sound(&mut self, sound: Sound) -> Vec<Act> {
        match sound {
            Sound::Found if self.heard.speech_lost => {
                self.heard.speech_lost = false;
                vec![self.printed("speech-found", &[])]
            }
            Sound::Found => Vec::new(),
            Sound::Lost(reason) => {
                self.heard.speech_lost = true;
                let reason = self.narrator.word(reason);
                vec![self.printed("speech-lost", &[("reason", reason)])]
            }
        }
    }

    /// Lines go on as text; what is printed already stays.
    pub(super) fn braille_lost(&mut self, reason: &str) -> Vec<Act> {
        if self.delivery.print == Print::Text {
            return Vec::new();
        }
        self.delivery.print = Print::Text;
        let values = [("table", self.table().0.into()), ("reason", self.narrator.word(reason))];
        vec![Act::Out(Output::PrintIn(None)), self.told("braille-lost", &values)]
    }

    /// The braille table by which lines would be printed.
    pub(super) fn table(&self) -> Table {
        braille::table(&self.delivery.table, &self.narrator)
    }
}

impl Session {
    /// Talks in the voice of this name from now on, if there is one.
    pub fn talk_in(&mut self, name: &str) {
        self.manner.talk_in(name);
    }
}
