//! The host's own terminal: whatever place nobody else serves is served here.

use std::io;

use crate::app::input::{Input, Slot};
use crate::app::outlet::Outlet;
use crate::app::play::{Start, offers};
use crate::command::Command;
use crate::ui::line::{self, Options};
use crate::ui::{Face, Fit};
use crate::voices::{Narrator, Utterance};

/// The terminal of the host.
pub(super) struct Terminal {
    pub(super) outlet: Outlet,
}

impl Terminal {
    pub(super) fn open(start: &Start, narrator: &Narrator, slot: Slot) -> io::Result<Self> {
        let history = start.history();
        let offers = offers(narrator, Command::is_only_at_home);
        let fit = Fit(start.settings.line);
        let typed = slot.clone();
        let options = Options { mode: start.mode, history, offers, fit };
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
