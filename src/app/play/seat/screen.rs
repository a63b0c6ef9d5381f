//! The screen of a terminal that serves a place: what its keys mean is carried out by the host, and what
//! it draws the host has told.
//!
//! A key is understood by what there is to see when its turn comes. So after one that asks the host
//! for something the next waits until that is answered, and only then is anything drawn: what is
//! drawn at once is one answer, and readers hear nothing twice.

#![deny(clippy::wildcard_enum_match_arm)]

use std::collections::VecDeque;
use std::process::ExitCode;

use shakmaty::Color;

use crate::app::dials::Pace;
use crate::app::keys;
use crate::app::link::{ClientLine, PaceText, Picture};
use crate::app::open;
use crate::app::outputs::{Faces, KeyWish};
use crate::app::play::seat::{Link, SeatInput, SeatServer};
use crate::config::FaceChoice;
use crate::laws::At;
use crate::table::Place;
use crate::ui::Typed;
use crate::ui::screen::{self, Incoming, Under};
use crate::ui::view::{View, Viewpoint};
use crate::voices::{Priority, Utterance};

/// What is seen at a place, and what was pressed there.
pub(super) struct SeatScreen {
    waiting: VecDeque<Next>,
    /// Whether the host has still to answer something.
    asked: bool,
    view: View,
}

/// What is done when its turn comes.
enum Next {
    /// What came from the terminal, which is not understood yet.
    Come(Incoming),
    /// What a key means.
    KeyWish(KeyWish),
}

impl SeatScreen {
    pub(super) fn new(place: Option<Place>) -> Self {
        let view = match place {
            Some(Place::Seat(color)) => View::of_nothing(Viewpoint::Seat, color),
            Some(Place::Desk) | None => View::of_nothing(Viewpoint::Outside, Color::White),
        };
        Self { waiting: VecDeque::new(), asked: true, view }
    }

    /// Something was asked of the host, if he is there to answer it.
    pub(super) const fn awaits(&mut self, is_there: bool) {
        self.asked = is_there;
    }
}

impl SeatServer<'_> {
    /// Something happened at the terminal; the code with which the program ends, if it does.
    pub(super) fn pressed(&mut self, at: At, come: Incoming) -> Option<ExitCode> {
        if come == Incoming::Lost {
            return self.typed(at, Typed::OutputLost);
        }
        self.keys.waiting.push_back(Next::Come(come));
        self.go_on(at)
    }

    /// The host has told what there is to see.
    pub(super) fn see(&mut self, picture: Picture) {
        let Picture { talk, moves, view } = picture;
        self.keys.view = view;
        let is_other = self.settings.talk != talk || self.settings.moves.as_ref() != Some(&moves);
        if is_other {
            (self.settings.talk, self.settings.moves) = (talk, Some(moves));
            self.speak_as_set();
        }
    }

    /// Speaks as it is set by now.
    pub(super) fn speak_as_set(&mut self) {
        self.narrator = open::narrator(&self.settings, &mut self.library).0;
        let offers = self.offers();
        self.terminal.outputs.face.offer(offers);
    }

    /// The host has answered: what was pressed since has its turn, and what is to be seen is drawn.
    pub(super) fn answered(&mut self, at: At) -> Option<ExitCode> {
        self.keys.asked = false;
        self.go_on(at)
    }

    /// Draws what there is to see, unless the host is going to answer something.
    pub(super) fn draw(&mut self) {
        if self.keys.asked || !self.terminal.outputs.face.is_screen() {
            return;
        }
        match self.sees() {
            Some(Under::Thing(thing)) if matches!(self.link, Link::Seated(_)) => {
                // Drawn when it has its name: a status that stands for a moment would be read out.
                self.keys.asked = true;
                return self.tell(&ClientLine::Names(thing));
            }
            Some(Under::Text(text)) => self.terminal.outputs.face.name(&text),
            Some(Under::Thing(_)) | None => {}
        }
        self.terminal.outputs.draw(self.terminal.inbox.now());
    }

    /// Takes over what there is to see, and what the status has to name.
    pub(super) fn sees(&mut self) -> Option<Under> {
        self.terminal.outputs.face.see(self.keys.view.clone(), &self.narrator)
    }

    /// The host has named what the cursor is on.
    pub(super) fn named(&mut self, at: At, name: &Utterance) -> Option<ExitCode> {
        self.terminal.outputs.face.name(name);
        self.terminal.outputs.draw(self.terminal.inbox.now());
        self.keys.asked = false;
        if self.keys.waiting.is_empty() { None } else { self.go_on(at) }
    }

    /// Understands what was pressed, one after the other, up to what the host has to answer.
    fn go_on(&mut self, at: At) -> Option<ExitCode> {
        while !self.keys.asked
            && let Some(next) = self.keys.waiting.pop_front()
        {
            let meant = match next {
                Next::Come(come) => {
                    let meant = self.terminal.outputs.meant(come, &self.narrator);
                    for meant in meant.into_iter().rev() {
                        self.keys.waiting.push_front(Next::KeyWish(meant));
                    }
                    continue;
                }
                Next::KeyWish(meant) => meant,
            };
            let end = self.carry_out(at, meant);
            if end.is_some() {
                return end;
            }
        }
        self.draw();
        None
    }

    /// Lines or a screen, if that is what a line says and nothing else.
    pub(super) fn face_named(&self, line: &str) -> Option<FaceChoice> {
        let seated = matches!(self.link, Link::Seated(_));
        match self.narrator.talk.value(line.trim()).filter(|_| seated)? {
            "screen" => Some(FaceChoice::Screen),
            "line" => Some(FaceChoice::Line),
            _ => None,
        }
    }

    /// Puts a screen in the place of lines, or lines in that of a screen; what is to be seen there, the
    /// host tells.
    pub(super) fn change_face(&mut self, face: FaceChoice) {
        let messages = if (face == FaceChoice::Screen) == self.terminal.outputs.face.is_screen() {
            Vec::new()
        } else if face == FaceChoice::Screen {
            self.rise()
        } else {
            let (faces, offers) = (self.start.faces(), self.offers());
            self.terminal.outputs.show_lines(&faces, &self.settings, offers);
            self.terminal.outputs.retell(0);
            Vec::new()
        };
        for message in &messages {
            self.terminal.outputs.say(message);
        }
        self.shows = self.terminal.outputs.face.is_screen();
        let pace = Pace::of(&self.start.settings);
        self.tell(&ClientLine::Shows(self.shows.then_some(pace).map(PaceText::from)));
    }

    /// A screen; what must be said of it, or why there is none.
    fn rise(&mut self) -> Vec<Utterance> {
        let start = self.start;
        let say = |id| vec![self.narrator.say(Priority::Answer, id, &[])];
        if let Some(why) = Faces::why_no_screen(start.mode, start.screen) {
            return say(why);
        }
        if !screen::has_room() {
            return say("too-small");
        }
        let names = keys::names(&keys::library(&start.folders), &self.library);
        let offers = self.offers();
        let slot = self.terminal.inbox.through(SeatInput::Screen);
        let (faces, settings) = (start.faces(), &self.settings);
        let outputs = &mut self.terminal.outputs;
        let raised = outputs.show_screen(&faces, settings, &self.narrator, &names, offers, slot);
        let Some(messages) = raised else { return say("no-screen") };
        outputs.retell(0);
        messages
    }

    fn carry_out(&mut self, at: At, meant: KeyWish) -> Option<ExitCode> {
        match meant {
            // At a place nothing is left but the terminal, as by the end of input.
            meant if meant.leaves() => self.typed(at, Typed::End),
            KeyWish::Typed(typed) => self.typed(at, typed),
            KeyWish::Chosen(chosen) => {
                self.chosen(chosen);
                None
            }
            KeyWish::Look(thing, arrival) => {
                if matches!(self.link, Link::Seated(_)) {
                    self.keys.awaits(true);
                    self.tell(&ClientLine::Looked(thing, arrival));
                } else {
                    let said = self.narrator.say(Priority::Answer, "client-waits", &[]);
                    self.terminal.outputs.look(&said);
                }
                None
            }
            // No game is gone through at a match.
            KeyWish::GoTo(_) => None,
        }
    }
}
