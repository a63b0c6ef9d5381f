//! What a player reads and hears by: lines or a screen, speech and tones.
//!
//! The same for a game at home, at the host of a match and at any other terminal of it: what comes
//! out there is carried out by [`Outputs::put`], wherever it was decided.

mod apart;
mod screen;

use crate::app::braille;
use crate::app::input::{FromTerminal, InboxSlot};
use crate::app::look::TerminalColours;
use crate::app::order::Output;
use crate::app::sound::Speaker;
use crate::app::tone_player::TonePlayer;
use crate::config::Settings;
use crate::laws::At;
use crate::louis::Table;
use crate::printed;
use crate::ui::{Face, Fit};
use crate::voices::{Offered, Utterance};
use std::collections::VecDeque;

use apart::ScreenHold;

pub use screen::{Faces, KeyWish};

/// What a player reads and hears by.
#[derive(Debug)]
pub struct Outputs {
    /// Lines or a screen.
    pub face: Face,
    /// Speech.
    pub speaker: Speaker,
    /// Tones.
    pub tone_player: TonePlayer,
    /// What the terminal has told of its colours.
    pub ground: TerminalColours,
    /// What is said before the answer that comes next, as one message with it.
    first: Option<Utterance>,
    /// What was said last, to be read on the face that comes next.
    said: VecDeque<Utterance>,
    /// How words are printed.
    table: Option<Table>,
    /// What was typed on a screen that was left before it was ended.
    late: String,
    /// Until when words that a reader was told stay.
    apart: ScreenHold,
    fit: Fit,
    slot: InboxSlot<FromTerminal>,
}

/// So much of what was said is read on the other face.
const SAID: usize = 50;

impl Outputs {
    /// Speaks if the settings say so, and plays no tones yet; tells by `slot` what is lost and found.
    #[must_use]
    pub fn new(face: Face, settings: &Settings, slot: InboxSlot<FromTerminal>) -> Self {
        let mut speaker = Speaker::new(settings, slot.clone());
        speaker.turn(settings.speech);
        let volume = settings.volume.unwrap_or(100);
        let (tone_player, fit) = (TonePlayer::new(volume, slot.clone()), Fit(settings.line));
        Self {
            face,
            speaker,
            tone_player,
            ground: TerminalColours::default(),
            first: None,
            said: VecDeque::new(),
            table: None,
            late: String::new(),
            apart: ScreenHold::default(),
            fit,
            slot,
        }
    }

    /// Carries an output out.
    pub fn put(&mut self, output: Output) {
        match output {
            Output::Say(utterance) => {
                let utterance = self.led(utterance);
                self.say(&utterance);
            }
            Output::Part(part, whole) => self.say_part(part, whole),
            Output::Look(utterance) => self.look(&utterance),
            Output::Print(utterance) => self.print(&utterance),
            Output::Tone(tone) => self.tone_player.play(tone),
            Output::Hush => self.speaker.hush(),
            Output::Speak(on) => self.speaker.turn(on),
            Output::Tones(on) => self.tone_player.turn(on),
            Output::Rate(rate) => self.speaker.set_rate(rate),
            Output::Volume(volume) => {
                self.speaker.set_volume(volume);
                self.tone_player.set_volume(volume);
            }
            Output::PrintIn(table) => self.print_in(table),
        }
    }

    /// Lets the player choose from a list on a screen; lines say this instead.
    pub fn offer(&mut self, offered: Offered, told: Output) {
        let opened = match &mut self.face {
            Face::Screen(face) => face.offer_list(offered),
            Face::Line(_) => None,
        };
        match opened {
            Some(opened) => self.look(&opened),
            None => self.put(told),
        }
    }

    /// Says a part; what can be seen at a glance is shown as a whole.
    fn say_part(&mut self, part: Utterance, whole: Utterance) {
        let first = self.first.clone();
        let part = self.led(part);
        if matches!(self.face, Face::Screen(_)) {
            self.first = first;
            let whole = self.led(whole);
            self.speaker.say(&part);
            self.print(&whole);
        } else {
            self.say(&part);
        }
    }

    /// An answer behind what has to be said first.
    fn led(&mut self, answer: Utterance) -> Utterance {
        let Some(mut first) = self.first.take() else { return answer };
        let priority = answer.priority;
        first.append(answer);
        Utterance { priority, ..first }
    }

    /// Says and prints a message.
    pub fn say(&mut self, utterance: &Utterance) {
        self.speaker.say(utterance);
        self.print(utterance);
    }

    fn print(&mut self, utterance: &Utterance) {
        if self.said.len() == SAID {
            self.said.pop_front();
        }
        self.said.push_back(utterance.clone());
        self.face.print(utterance);
    }

    /// Says why nothing can be done, and prints it where errors go. The program ends after it.
    pub fn refuse(&mut self, utterance: &Utterance) {
        self.speaker.say(utterance);
        self.face.lower();
        self.face.settle();
        printed::error(&self.fit.error(&utterance.written()));
    }

    /// Says what the cursor is on, and shows it.
    pub fn look(&mut self, utterance: &Utterance) {
        self.speaker.say(utterance);
        self.face.look(utterance);
    }

    /// Draws what there is to see. What comes by itself leaves the words before it for a moment: a
    /// reader would not get to them.
    pub fn draw(&mut self, at: At) {
        if let Face::Screen(face) = &mut self.face
            && !self.apart.holds(at, face.brings())
        {
            face.draw();
        }
    }

    /// When what was held back is drawn.
    #[must_use]
    pub const fn due(&self) -> Option<At> {
        self.apart.due()
    }

    /// Says what is typed: it stands in the field already.
    pub fn echo(&self, utterance: &Utterance) {
        self.speaker.say(utterance);
    }

    /// Prints words by a braille table from now on; without one, as they are.
    pub fn print_in(&mut self, table: Option<Table>) {
        self.table.clone_from(&table);
        self.face.show(table.map(|table| braille::show(table, self.slot.clone())));
    }

    /// Says and prints all that waits, and gives the terminal back.
    pub fn finish(&mut self) {
        self.face.finish();
        self.speaker.turn(false);
    }
}
