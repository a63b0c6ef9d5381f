//! The manner in which a session deals with its player: how things are said, printed and understood, and
//! what is set; changed by command.

#![deny(clippy::wildcard_enum_match_arm)]

use std::rc::Rc;

use crate::app::braille;
use crate::app::happened::{Happened, RecordNote};
use crate::app::input::Sound;
use crate::app::open::{self, ForThisGame};
use crate::app::order::Output;
use crate::app::session::intent::{Adjust, Intent, all, said};
use crate::app::session::occasion::Occasion;
use crate::app::session::{Act, AtHome, Choices, Place, Session};
use crate::command::{Command, Hearing};
use crate::config::{BrailleTable, Key, Print, Settings, form};
use crate::laws::{At, Position};
use crate::louis::Table;
use crate::notation::Page;
use crate::pegboard::Address;
use crate::understanding::{About, Understanding, surplus};
use crate::voices::{Library, Narrator, Priority, Utterance, Value, Voice};

/// How much faster or slower one step is.
const RATE_STEP: i32 = 10;

/// How much louder or softer one step is.
const VOLUME_STEP: i16 = 10;

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
    /// How loud, 10 to 100.
    pub volume: u8,
    /// Whether long answers may be told in parts: not where nobody could ask for the rest.
    pub parts: bool,
    /// How lines are printed.
    pub print: Print,
    /// The braille table.
    pub table: BrailleTable,
    /// How a position is written for fingers.
    pub page: Page,
    /// The sentence that says why there can be no screen; `None` if there can.
    pub no_screen: Option<&'static str>,
}

impl Delivery {
    /// As it is set.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        Self {
            speech: settings.speech,
            tones: settings.tones,
            rate: settings.rate.unwrap_or(0),
            volume: settings.volume.unwrap_or(100),
            parts: true,
            print: settings.print,
            table: settings.braille_table.clone(),
            page: settings.page(),
            no_screen: None,
        }
    }
}

/// What has come out of a session.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about what was heard")]
pub struct Heard {
    /// What was told last of the game, or of what is practised: no slip, and nothing about the program.
    pub(super) last: Option<Utterance>,
    /// Whether the line that was typed last is answered by that.
    pub(super) is_told: bool,
    /// The command that it was, and the name by which it was typed.
    pub(super) typed: Option<(Command, String)>,
    /// The same with the position in which it was asked for, and how often it was before.
    asked: Option<(Command, Position)>,
    pub(super) again: usize,
    /// What is left of an answer that was told in part.
    pub(super) rest: Option<Utterance>,
    /// Whether it cannot be spoken any more.
    speech_lost: bool,
    /// Whether speech was turned on, and it is not known yet whether anything speaks.
    speech_awaited: bool,
    /// Whether the program has just begun, and it is not known yet whether anything speaks.
    speech_starts: bool,
    /// Whether speech and tones were on that were turned off together.
    pub(super) silenced: Option<(bool, bool)>,
}

impl Heard {
    /// Nothing so far, from a program that begins; whether it speaks.
    #[must_use]
    pub fn beginning(speech: bool) -> Self {
        Self { speech_starts: speech && cfg!(feature = "speech"), ..Self::default() }
    }
}

impl Heard {
    /// A line asks for a command, or for none, in a position.
    pub(super) fn asks(&mut self, command: Option<Command>, here: &Position) {
        let asked = command.map(|command| (command, here.clone()));
        let is_again = asked.is_some() && asked == self.asked;
        (self.again, self.asked) = (if is_again { self.again + 1 } else { 0 }, asked);
    }
}

impl Manner {
    /// The reader of what the player types.
    pub(super) fn understands(&self) -> Understanding<'_> {
        Understanding::new(&self.narrator, &self.library, &self.english)
    }

    /// What a command is called in a refusal: as the player has just called it.
    pub(super) fn called(&self, command: Command) -> Value {
        let typed = self.heard.typed.as_ref().filter(|(typed, _)| *typed == command);
        let own = || self.narrator.talk.command_name(command);
        Value::from(typed.map_or_else(own, |(_, name)| name))
    }

    /// Says things as it is set, and as they are said on this occasion.
    pub(super) fn on(mut self, occasion: &Occasion) -> Self {
        self.narrator.style = occasion.style(open::style(&self.choices.settings));
        self
    }

    /// Changes so, and says what comes of it.
    pub(super) fn does(&mut self, at: At, place: &Place, change: Adjust) -> Vec<Intent> {
        match change {
            Adjust::Hearing(command, about) => {
                let changed = self.hearing(at, place.occasion.at_home(), command, &about);
                changed.unwrap_or_else(|| said(self.misheard(command, &about)))
            }
            Adjust::Settings(about) => all(self.settings(&about, place)),
            Adjust::Set(key, value, settings) => self.has_set(key, value, *settings, place),
            Adjust::Page(page) => {
                self.delivery.page = page;
                let home = place.occasion.at_home();
                let told = match home {
                    Some(home) => self.saved(home),
                    None => self.said("braille-kept-here", &[]),
                };
                vec![
                    Intent::set(home, Key::BrailleWidth, page.width.get().to_string()),
                    Intent::set(home, Key::BrailleForm, form(page)),
                    told.into(),
                ]
            }
        }
    }

    /// Changes how things are said or printed; `None` if what stands after the command is wrong.
    fn hearing(
        &mut self,
        at: At,
        home: Option<AtHome>,
        command: Hearing,
        about: &About,
    ) -> Option<Vec<Intent>> {
        let (words, bare) = (about.words(), about.is_nothing());
        match command {
            Hearing::MovesVoice if bare => Some(said(self.tell_setting(Key::Moves))),
            Hearing::Talk if bare => Some(said(self.said("talk-is", &[]))),
            Hearing::Speech if bare && self.heard.speech_awaited => {
                Some(said(self.said("speech-is-awaited", &[])))
            }
            Hearing::Speech if bare && self.heard.speech_starts => {
                Some(said(self.said("speech-is-starting", &[])))
            }
            Hearing::Speech if bare && self.heard.speech_lost => {
                Some(said(self.said("speech-is-lost", &[])))
            }
            Hearing::Speech if bare => {
                Some(said(self.tell_switch("speech-is", self.delivery.speech)))
            }
            Hearing::Tones if bare => Some(said(self.tell_switch("tones-is", self.delivery.tones))),
            Hearing::Sound if bare => {
                let speech = self.hearing(at, home, Hearing::Speech, about).into_iter().flatten();
                let tones = self.tell_switch("tones-is", self.delivery.tones).into();
                Some(speech.chain([tones]).collect())
            }
            Hearing::MovesVoice => {
                let set = self.set_moves_voice(at, home, words);
                Some(set.unwrap_or_else(|| {
                    let voices = self.library.usable();
                    self.wants_voice(Command::MovesVoice, &voices)
                }))
            }
            Hearing::Talk => {
                let set = self.set_talk(at, home, words);
                Some(set.unwrap_or_else(|| {
                    let languages = self.library.languages();
                    self.wants_voice(Command::Talk, &languages)
                }))
            }
            Hearing::Speech => about.switch().map(|on| self.set_speech(home, on)),
            Hearing::Tones => about.switch().map(|on| self.set_tones(home, on)),
            Hearing::Sound => about.switch().map(|on| self.set_sound(home, on)),
            Hearing::Faster => Some(self.set_rate(home, RATE_STEP)),
            Hearing::Slower => Some(self.set_rate(home, -RATE_STEP)),
            Hearing::Louder => Some(self.set_volume(home, VOLUME_STEP)),
            Hearing::Softer => Some(self.set_volume(home, -VOLUME_STEP)),
            Hearing::Print => self.set_print(home, words),
            // Every line hushes; this one does nothing else.
            Hearing::Hush => Some(Vec::new()),
        }
    }

    /// What is said of words by which nothing changes in how things are heard.
    fn misheard(&self, command: Hearing, about: &About) -> Intent {
        let talk = &self.narrator.talk;
        let is_value = |words: &str| talk.word(words).is_some() || talk.value(words).is_some();
        match surplus(about.words(), is_value) {
            Some(word) => self.too_much(word).into(),
            None => Intent::WantOther(command.command(), about.words().to_owned()),
        }
    }

    /// That something is kept, which only somebody at home can be told.
    fn saved(&self, _home: AtHome) -> Act {
        self.said("braille-kept", &[])
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

    fn set_moves_voice(&mut self, at: At, home: Option<AtHome>, name: &str) -> Option<Vec<Intent>> {
        let voice = self.library.get(name)?;
        Some(self.announces_in(at, home, &voice))
    }

    fn announces_in(&mut self, at: At, home: Option<AtHome>, moves: &Rc<Voice>) -> Vec<Intent> {
        self.announce_in(moves);
        let name = moves.name();
        let mut wanted = vec![Intent::set(home, Key::Moves, name.to_owned())];
        wanted.extend(all(self.moves_voice_kept(at)));
        wanted.push(self.said("voice-set", &[("name", name.into())]).into());
        wanted
    }

    /// A command needs one of these voices after it.
    fn wants_voice(&self, command: Command, voices: &[String]) -> Vec<Intent> {
        let voices = voices.join(", ");
        let name = self.called(command);
        said(self.said("argument-voice", &[("name", name), ("voices", voices.into())]))
    }

    /// A voice of moves that was named for this game alone stays with it.
    pub(super) fn moves_voice_kept(&self, at: At) -> Option<Act> {
        let voice = RecordNote::MovesVoice(self.narrator.moves.name().to_owned());
        self.moves_given.0.then_some(Act::record(Happened::Beside(at, voice)))
    }

    /// Speaks another language. Moves that were announced in the voice of the last one follow.
    fn set_talk(&mut self, at: At, home: Option<AtHome>, name: &str) -> Option<Vec<Intent>> {
        let talk = self.library.talk_named(name)?;
        let name = talk.name().to_owned();
        let moves = self.library.moves_after(&self.narrator, &talk);
        self.narrator = Narrator::new(talk, &self.narrator.moves, self.narrator.style);
        let told = self.said("talk-set", &[]).into();
        let mut wanted = vec![Intent::set(home, Key::Talk, name), told];
        wanted.extend(moves.into_iter().flat_map(|moves| self.announces_in(at, home, &moves)));
        if self.delivery.print == Print::Braille {
            // The table may be that of the language.
            wanted.insert(0, Act::Out(Output::PrintIn(Some(self.table()))).into());
        }
        Some(wanted)
    }

    /// Whether a text begins with how lines are printed.
    pub(super) fn says_print(&self, text: &str) -> bool {
        let is_print = |how: &str| ["braille", "text"].contains(&self.print_value(how).as_str());
        let ends = text.match_indices(' ').map(|(end, _)| end).chain([text.len()]);
        ends.into_iter().any(|end| is_print(&text[..end]))
    }

    fn print_value(&self, how: &str) -> String {
        let how = how.to_lowercase();
        self.narrator.talk.value(&how).unwrap_or(&how).to_owned()
    }

    fn set_print(&mut self, home: Option<AtHome>, how: &str) -> Option<Vec<Intent>> {
        let how = self.print_value(how);
        let (print, id) = match how.as_str() {
            "braille" => (Print::Braille, "print-braille"),
            "text" => (Print::Text, "print-text"),
            _ => return None,
        };
        self.delivery.print = print;
        let table = self.table();
        let told = self.said(id, &[("table", table.0.as_str().into())]);
        let table = (print == Print::Braille).then_some(table);
        let print = Act::Out(Output::PrintIn(table));
        Some(vec![print.into(), told.into(), Intent::set(home, Key::Print, how)])
    }

    /// Off is said before it is, on once something has answered.
    pub(super) fn set_speech(&mut self, home: Option<AtHome>, on: bool) -> Vec<Intent> {
        if on && cfg!(not(feature = "speech")) {
            return said(self.said("speech-absent", &[]));
        }
        self.delivery.speech = on;
        self.heard.speech_lost &= on;
        self.heard.speech_awaited = on;
        self.heard.speech_starts = false;
        let told = (!on).then(|| self.said("speech-off", &[]).into());
        let keep = Intent::set(home, Key::Speech, if on { "on" } else { "off" }.to_owned());
        let speak = Act::Out(Output::Speak(on)).into();
        told.into_iter().chain([speak, keep]).collect()
    }

    /// How a switch is set, and how to set it otherwise.
    fn tell_switch(&self, id: &str, on: bool) -> Act {
        self.said(id, &[("state", if on { "on" } else { "off" }.into())])
    }

    fn set_rate(&mut self, home: Option<AtHome>, step: i32) -> Vec<Intent> {
        self.delivery.rate = (self.delivery.rate + step).clamp(-100, 100);
        vec![
            Act::Out(Output::Rate(self.delivery.rate)).into(),
            Intent::set(home, Key::Rate, self.delivery.rate.to_string()),
            self.said("speech-rate", &[("rate", Value::Number(self.delivery.rate.into()))]).into(),
        ]
        .into_iter()
        // A player with a screen reader would wonder why nothing is slower.
        .chain((!self.delivery.speech).then(|| self.tell_switch("speech-is", false).into()))
        .collect()
    }

    fn set_volume(&mut self, home: Option<AtHome>, step: i16) -> Vec<Intent> {
        let volume = (i16::from(self.delivery.volume) + step).clamp(10, 100);
        self.delivery.volume = u8::try_from(volume).unwrap_or(100);
        vec![
            Act::Out(Output::Volume(self.delivery.volume)).into(),
            Intent::set(home, Key::Volume, volume.to_string()),
            self.said("speech-volume", &[("volume", Value::Number(volume.into()))]).into(),
        ]
        .into_iter()
        .chain((!self.delivery.speech).then(|| self.tell_switch("speech-is", false).into()))
        .collect()
    }

    /// What becomes of speech.
    pub(super) fn sound(&mut self, sound: Sound) -> Vec<Act> {
        self.heard.speech_starts = false;
        match sound {
            Sound::Found => self.speech_found().map(|id| self.said(id, &[])).into_iter().collect(),
            // To say it would cut off what is being said.
            Sound::Heard => {
                self.speech_found().map(|id| self.printed(id, &[])).into_iter().collect()
            }
            // A server may take its time to fail: whoever has turned speech off need not know.
            Sound::Lost(_) if !self.delivery.speech => Vec::new(),
            Sound::Lost(reason) => {
                self.heard.speech_lost = true;
                self.heard.speech_awaited = false;
                let named = self.narrator.word(reason);
                let lost = self.printed("speech-lost", &[("reason", named)]);
                // The other reasons say what to do.
                let unclear = matches!(reason, "reason-hangs" | "reason-refused" | "reason-engine");
                let advice = unclear.then(|| self.printed("speech-health", &[]));
                [lost].into_iter().chain(advice).collect()
            }
        }
    }

    /// What is to be told of speech that is there, if that is news.
    fn speech_found(&mut self) -> Option<&'static str> {
        let was_lost = std::mem::take(&mut self.heard.speech_lost);
        let is_on = std::mem::take(&mut self.heard.speech_awaited);
        if was_lost { Some("speech-found") } else { is_on.then_some("speech-on") }
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
