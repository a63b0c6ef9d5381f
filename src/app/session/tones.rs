//! When a tone is due, and tones on and off.
//!
//! A tone says nothing that no sentence says: who has none misses nothing.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Position;

use crate::app::input::Sound;
use crate::app::order::Output;
use crate::app::session::intent::{Intent, said};
use crate::app::session::{Act, AtHome, Manner};
use crate::command::Command;
use crate::config::Key;
use crate::notation::NotRead;
use crate::telling::Sign;
use crate::tones::Tone;
use crate::ui::view::{Arrival, Thing};
use crate::understanding::About;

/// What is heard with an effect. A move that is announced sounds then, and not once more when it is
/// completed.
pub(super) fn of(sign: Sign) -> impl Iterator<Item = Tone> + use<> {
    let tones = match sign {
        Sign::Move(before, mv) => {
            let mut after = before.clone();
            after.play_unchecked(mv);
            let capture = mv.is_capture().then_some(Tone::Capture);
            [capture, after.is_check().then_some(Tone::Check)]
        }
        Sign::Illegal => [Some(Tone::Illegal), None],
        Sign::TimeLeft => [Some(Tone::Clock), None],
    };
    tones.into_iter().flatten()
}

/// What is heard with the reason why a text is no move.
pub(super) fn of_not_read(not_read: &NotRead) -> Option<Tone> {
    matches!(not_read, NotRead::Illegal(_)).then_some(Tone::Illegal)
}

/// What is heard with the answer to a question: the colour of the square, where one was looked at.
pub(super) fn of_question(command: Command, about: &About) -> Option<Tone> {
    about.square().filter(|_| command == Command::Board).map(Tone::of)
}

/// What is heard with what the cursor comes to: the colour of a square, or the edge of the board.
pub(super) fn of_look(thing: Thing, arrival: Arrival) -> Option<Tone> {
    match (thing, arrival) {
        (Thing::Square(_), Arrival::Edge) => Some(Tone::Edge),
        (Thing::Square(square), Arrival::Step | Arrival::Pane) => Some(Tone::of(square)),
        (
            Thing::Moves(_)
            | Thing::Clock(_)
            | Thing::Matter(_)
            | Thing::Boards(_)
            | Thing::Room(_),
            _,
        ) => None,
    }
}

impl Manner {
    /// Turns tones on or off.
    pub(super) fn set_tones(&mut self, home: Option<AtHome>, on: bool) -> Vec<Intent> {
        if on && cfg!(not(feature = "tones")) {
            return said(self.said("tones-absent", &[]));
        }
        self.delivery.tones = on;
        let told = self.said(if on { "tones-on" } else { "tones-off" }, &[]);
        let keep = Intent::set(home, Key::Tones, if on { "on" } else { "off" }.to_owned());
        vec![Act::Out(Output::Tones(on)).into(), told.into(), keep]
    }

    /// Turns speech and tones off together; on again are those that were turned off so, or else both.
    pub(super) fn set_sound(&mut self, home: Option<AtHome>, on: bool) -> Vec<Intent> {
        let (speech, tones) = if on {
            self.heard.silenced.take().unwrap_or((true, cfg!(feature = "tones")))
        } else {
            let before = (self.delivery.speech, self.delivery.tones);
            // Silent already, what was on before that comes back.
            if before != (false, false) {
                self.heard.silenced = Some(before);
            }
            (true, true)
        };
        let of_tones = if tones { self.set_tones(home, on) } else { Vec::new() };
        let of_speech = if speech { self.set_speech(home, on) } else { Vec::new() };
        of_tones.into_iter().chain(of_speech).collect()
    }

    /// Tells what became of the sound device.
    pub(super) fn tones_report(&self, sound: Sound) -> Act {
        match sound {
            Sound::Found | Sound::Heard => self.told("tones-found", &[]),
            Sound::Lost(reason) => {
                let reason = self.narrator.word(reason);
                self.told("tones-lost", &[("reason", reason)])
            }
        }
    }
}
