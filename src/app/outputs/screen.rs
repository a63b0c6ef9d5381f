//! A screen in the place of lines, and what its keys amount to: the same at home and at a match.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::input::Slot;
use crate::app::keys;
use crate::app::outputs::Outputs;
use crate::app::play::{ScreenHere, Start};
use crate::command::Command;
use crate::config::{self, Names, Settings};
use crate::ui::completion::Offers;
use crate::ui::screen::picture::Pictures;
use crate::ui::screen::{self, Event, Wish};
use crate::ui::view::{Arrival, Thing};
use crate::ui::{Face, Typed};
use crate::voices::{Narrator, Priority, Utterance};

/// What a key means that the terminal does not do by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Meant {
    /// A line, or that what is being said stops.
    Typed(Typed),
    /// To be told what a thing is, to which the cursor came.
    Look(Thing, Arrival),
    /// To go to a line of the moves, where a game is gone through.
    GoTo(usize),
}

/// Whether a line is that of the key that leaves. At a match nothing is left by it but the terminal, as by
/// the end of input; who types `quit` is told what he can do.
#[must_use]
pub fn is_key_to_leave(line: &str) -> bool {
    line.strip_prefix('/').and_then(Command::named) == Some(Command::Quit)
}

impl Outputs {
    /// Puts a screen in the place of lines, if the settings say so and the terminal can be one; what
    /// must be said of that. `names`: what settings choose from, `offers`: what Tab completes, `slot`:
    /// for what happens at the terminal.
    pub fn raise(
        &mut self,
        start: &Start,
        settings: &Settings,
        narrator: &Narrator,
        names: &Names,
        offers: Offers,
        slot: Slot<Event>,
    ) -> Vec<Utterance> {
        if settings.face != config::Face::Screen {
            return Vec::new();
        }
        let none = || narrator.say(Priority::Move, "no-screen", &[]);
        if let ScreenHere::Impossible { asked } = start.screen {
            let asks_now = asked || start.may_ask.asks_setup();
            return asks_now.then(none).into_iter().collect();
        }
        let mut library = keys::library(&start.folders);
        let found = keys::find(settings, narrator, &mut library);
        let mut messages = keys::messages(&found, narrator, &start.folders);
        self.ground.ask(settings);
        let pictures = if settings.pictures { Pictures::ask() } else { None };
        if settings.pictures && pictures.is_none() {
            let built = cfg!(feature = "pictures");
            let id = if built { "pictures-none" } else { "pictures-absent" };
            messages.push(narrator.say(Priority::Move, id, &[]));
        }
        let options = screen::Options {
            look: self.ground.look(settings),
            pictures,
            keymap: found.keymap,
            history: start.history(),
            words: offers.into_words(),
            names: names.clone(),
        };
        if let Face::Line(lines) = &self.face {
            // A line that is printed later would stand in the middle of the screen.
            lines.flush();
        }
        match screen::Face::start(options, narrator.clone(), move |event| slot.put(event)) {
            Ok(screen) => self.face = Face::Screen(Box::new(screen)),
            Err(_) => return vec![none()],
        }
        self.face.echo(settings.echo);
        self.face.learn(settings);
        messages
    }

    /// Does what a key is for at the terminal itself; what is left of it, in its order.
    pub fn meant(&mut self, event: Event, narrator: &Narrator) -> Vec<Meant> {
        if event == Event::Lost {
            return vec![Meant::Typed(Typed::OutputLost)];
        }
        self.first = None;
        let mut meant = Vec::new();
        for wish in self.face.wishes(event) {
            match wish {
                Wish::Line(line) | Wish::Typed(line) => meant.push(Meant::Typed(Typed::Line(line))),
                Wish::Look(thing, arrival) => meant.push(Meant::Look(thing, arrival)),
                Wish::GoTo(line) => meant.push(Meant::GoTo(line)),
                Wish::Hush => meant.push(Meant::Typed(Typed::Interrupt)),
                Wish::Hear(utterance) => self.look(&utterance),
                Wish::Echo(utterance) => self.echo(&utterance),
                Wish::First(utterance) => self.first = Some(utterance),
                Wish::Redraw => self.face.redraw(),
                Wish::Suspend => {
                    self.speaker.hush();
                    if !self.face.suspend() {
                        self.look(&narrator.say(Priority::Answer, "no-shell", &[]));
                    }
                }
            }
        }
        meant
    }
}
