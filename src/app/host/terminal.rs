//! The host's own terminal: whatever place nobody else serves is served here.

use std::io;

use crate::app::input::{Input, Slot};
use crate::app::outlet::Outlet;
use crate::app::play::Start;
use crate::command::COMMANDS;
use crate::ui::Face;
use crate::ui::line::{self, Options};
use crate::voices::{Narrator, Utterance};

/// The terminal of the host.
pub(super) struct Terminal {
    pub(super) outlet: Outlet,
}

impl Terminal {
    pub(super) fn open(start: &Start, narrator: &Narrator, slot: Slot) -> io::Result<Self> {
        let history = start.history();
        let every = COMMANDS.iter().map(|spec| spec.name);
        let own = narrator.talk.commands().iter().map(|(name, _)| name.as_str());
        let words = every.chain(own).map(str::to_owned).collect();
        let typed = slot.clone();
        let options = Options { mode: start.mode, history, words };
        let face = line::Face::start(options, move |line| typed.put(Input::Typed(line)))?;
        let mut outlet = Outlet::new(Face::Line(face), &start.settings, slot);
        outlet.chime.turn(start.settings.tones);
        Ok(Self { outlet })
    }

    pub(super) fn say(&mut self, utterance: &Utterance) {
        self.outlet.say(utterance);
    }

    pub(super) fn print(&mut self, utterance: &Utterance) {
        self.outlet.face.print(utterance);
    }

    pub(super) fn ready(&self) {
        self.outlet.face.ready();
    }

    pub(super) fn close(mut self) {
        self.outlet.finish();
    }
}
