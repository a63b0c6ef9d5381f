//! A screen in the place of lines, and what its keys amount to: the same at home and at a match.

#![deny(clippy::wildcard_enum_match_arm)]

use std::path::PathBuf;

use crate::app::folders::Folders;
use crate::app::input::{FromTerminal, InboxSlot};
use crate::app::keys;
use crate::app::outputs::Outputs;
use crate::app::play::{ScreenHere, Start};
use crate::chosen::Chosen;
use crate::command::Command;
use crate::config::{self, Names, Settings};
use crate::ui::completion::Offers;
use crate::ui::line::{self, Mode};
use crate::ui::screen::input::sign;
use crate::ui::screen::picture::Pictures;
use crate::ui::screen::{self, Event, Incoming, Wish};
use crate::ui::view::{Arrival, Thing};
use crate::ui::{Face, Fit, Typed};
use crate::voices::{Narrator, Priority, Utterance};

/// What a key means that the terminal does not do by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeyWish {
    /// A line, or that what is being said stops.
    Typed(Typed),
    /// What a key or a line of a list stands for.
    Chosen(Chosen),
    /// To be told what a thing is, to which the cursor came.
    Look(Thing, Arrival),
    /// To go to a line of the moves, where a game is gone through.
    GoTo(usize),
}

/// With what lines and a screen begin, whenever they do.
#[derive(Clone, Debug)]
pub struct Faces {
    /// How lines are read.
    pub mode: Mode,
    /// Whether the terminal can be a screen.
    pub screen: ScreenHere,
    /// Where typed lines are kept, if they are.
    pub history: Option<PathBuf>,
    /// Where keymaps are.
    pub folders: Folders,
}

impl Faces {
    /// The sentence that says why there can be no screen here; `None` if there can.
    #[must_use]
    pub const fn why_no_screen(mode: Mode, screen: ScreenHere) -> Option<&'static str> {
        match (screen, mode) {
            (ScreenHere::Possible, _) => None,
            (ScreenHere::Impossible { .. }, Mode::Plain) => Some("no-screen-pipe"),
            (ScreenHere::Impossible { .. }, Mode::Typing | Mode::Editing) => {
                Some("no-screen-plain")
            }
        }
    }
}

impl KeyWish {
    /// Whether it is the key that leaves. At a match nothing is left by it but the terminal, as by the end of
    /// input; who types `quit` is told what he can do.
    #[must_use]
    pub fn leaves(&self) -> bool {
        matches!(self, Self::Chosen(chosen) if chosen.is(Command::Quit))
    }
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
        offers: impl FnOnce() -> Offers,
        slot: InboxSlot<Incoming>,
    ) -> Vec<Utterance> {
        if settings.face != config::FaceChoice::Screen {
            return Vec::new();
        }
        let none = || vec![narrator.say(Priority::Move, "no-screen", &[])];
        if let ScreenHere::Impossible { asked } = start.screen {
            let asks_now = asked || start.may_ask.asks_setup();
            return if asks_now { none() } else { Vec::new() };
        }
        let faces = start.faces();
        self.show_screen(&faces, settings, narrator, names, offers(), slot).unwrap_or_else(none)
    }

    /// Puts a screen in the place of lines; what must be said of that, or nothing if there is none.
    pub fn show_screen(
        &mut self,
        faces: &Faces,
        settings: &Settings,
        narrator: &Narrator,
        names: &Names,
        offers: Offers,
        slot: InboxSlot<Incoming>,
    ) -> Option<Vec<Utterance>> {
        let mut library = keys::library(&faces.folders);
        let found = keys::find(settings, narrator, &mut library);
        let mut messages = keys::messages(&found, narrator, &faces.folders);
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
            history: faces.history.clone(),
            offers,
            names: names.clone(),
        };
        if let Face::Line(lines) = &self.face {
            // A line that is printed later would stand in the middle of the screen.
            lines.flush();
            self.takes_ahead(&lines.rest(), &slot);
        }
        let begun = screen::Face::start(options, narrator.clone(), move |come| slot.put(come));
        self.face = Face::Screen(Box::new(begun.ok()?));
        self.face.echo(settings.echo);
        self.face.learn(settings);
        Some(messages)
    }

    /// What was typed as lines before there was a screen stays a line each; the last, without its end, is
    /// put into the field.
    fn takes_ahead(&self, typed: &str, slot: &InboxSlot<Incoming>) {
        let (lines, begun) = typed.rsplit_once('\n').unwrap_or(("", typed));
        for line in lines.split('\n').filter(|_| typed.contains('\n')) {
            self.slot.put(FromTerminal::Typed(Typed::Line(line.to_owned())));
        }
        if !begun.is_empty() {
            slot.put(Incoming::Event(Event::Paste(begun.to_owned())));
        }
    }

    /// Puts lines in the place of a screen; whether there are lines now.
    pub fn show_lines(&mut self, faces: &Faces, settings: &Settings, offers: Offers) -> bool {
        self.fit = Fit(settings.line);
        let (history, mode, fit) = (faces.history.clone(), faces.mode, self.fit);
        let options = line::Options { mode, history, offers, fit, begun: self.face.begun() };
        let typed = self.slot.clone();
        let started = line::Face::start(options, move |line| typed.put(FromTerminal::Typed(line)));
        let Ok(lines) = started else { return false };
        self.face.lower();
        self.face = Face::Line(lines);
        true
    }

    /// Lets the face that has come show what was said last, in the way in which words are printed.
    pub fn retell(&mut self, most: usize) {
        self.print_in(self.table.clone());
        let first = self.said.len().saturating_sub(most);
        for said in self.said.range(first..) {
            self.face.print(said);
        }
    }

    /// What a key on a screen means that was pressed before it was left: it belongs to a line.
    fn typed_late(&mut self, event: &Event) -> Vec<KeyWish> {
        match (event, sign(event)) {
            (_, Some('\n')) => {
                return vec![KeyWish::Typed(Typed::Line(std::mem::take(&mut self.late)))];
            }
            (_, Some(sign)) => self.late.push(sign),
            (Event::Paste(text), None) => self.late.push_str(text),
            _ => {}
        }
        Vec::new()
    }

    /// Does what a key is for at the terminal itself; what is left of it, in its order.
    pub fn meant(&mut self, come: Incoming, narrator: &Narrator) -> Vec<KeyWish> {
        let Incoming::Event(event) = come else {
            return vec![KeyWish::Typed(Typed::OutputLost)];
        };
        if !self.face.is_screen() {
            return self.typed_late(&event);
        }
        self.first = None;
        let mut meant = Vec::new();
        for wish in self.face.wishes(event) {
            match wish {
                Wish::Chosen(chosen) => meant.push(KeyWish::Chosen(chosen)),
                Wish::Typed(line) | Wish::Unseen(line) => {
                    meant.push(KeyWish::Typed(Typed::Line(line)));
                }
                Wish::Look(thing, arrival) => meant.push(KeyWish::Look(thing, arrival)),
                Wish::GoTo(line) => meant.push(KeyWish::GoTo(line)),
                Wish::Hush => meant.push(KeyWish::Typed(Typed::Interrupt)),
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
