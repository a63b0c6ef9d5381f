//! A face: lines or a screen. The app does the same with either.

use crate::config::{Echo, Settings};
use crate::keymap::Keymap;
use crate::ui::Fit;
use crate::ui::completion::Offers;
use crate::ui::line;
use crate::ui::line::Show;
use crate::ui::screen;
use crate::ui::screen::scene::Design;
use crate::ui::screen::{Event, Under, Wish};
use crate::ui::view::View;
use crate::voices::{Narrator, Utterance};

/// How a player reads and types.
#[derive(Debug)]
pub enum Face {
    /// Lines.
    Line(line::Face),
    /// A screen.
    Screen(Box<screen::Face>),
}

impl Face {
    /// Prints a message: one or more lines.
    pub fn print(&mut self, utterance: &Utterance) {
        match self {
            Self::Line(face) => face.print(utterance),
            Self::Screen(face) => face.print(utterance),
        }
    }

    /// Prints what is for another program, as it stands.
    pub fn print_plain(&mut self, text: &str) {
        match self {
            Self::Line(face) => face.print_plain(text),
            Self::Screen(face) => face.print_plain(text),
        }
    }

    /// Shows what was said of the place of the cursor, or by a key. Lines have no cursor.
    pub fn look(&mut self, utterance: &Utterance) {
        if let Self::Screen(face) = self {
            face.look(utterance);
        }
    }

    /// Names the place of the cursor. Lines have no cursor.
    pub fn name(&mut self, place: &Utterance) {
        if let Self::Screen(face) = self {
            face.name(place);
        }
    }

    /// Prints in this way from now on; without one, texts as they are.
    pub fn show(&mut self, show: Option<Show>) {
        match self {
            Self::Line(face) => face.show(show),
            Self::Screen(face) => face.show(show),
        }
    }

    /// Lets lines be so wide from now on. A screen lays them out by itself.
    pub fn fit(&self, fit: Fit) {
        if let Self::Line(face) = self {
            face.fit(fit);
        }
    }

    /// Design so from now on. Lines have no look.
    pub fn dress(&mut self, look: Design) {
        if let Self::Screen(face) = self {
            face.dress(look);
        }
    }

    /// Says so much of what is typed from now on. A line is edited by the terminal.
    pub fn echo(&mut self, echo: Echo) {
        if let Self::Screen(face) = self {
            face.echo(echo);
        }
    }

    /// Knows what is set from now on. Lines have no lists that begin there.
    pub fn learn(&mut self, settings: &Settings) {
        if let Self::Screen(face) = self {
            face.learn(settings);
        }
    }

    /// Understands keys so from now on. Lines have none.
    pub fn press_by(&mut self, keymap: Keymap) {
        if let Self::Screen(face) = self {
            face.press_by(keymap);
        }
    }

    /// Lets the next line be read, after everything printed so far. A screen always reads.
    pub fn ready(&self) {
        if let Self::Line(face) = self {
            face.ready();
        }
    }

    /// Shows and keeps nothing of what is typed, to the end of the next line that is typed.
    pub fn hide_line(&mut self) {
        match self {
            Self::Line(face) => face.hide_line(),
            Self::Screen(face) => face.hide_line(),
        }
    }

    /// Whether Tab completes other names than these.
    #[must_use]
    pub fn lacks(&self, words: &[String]) -> bool {
        match self {
            Self::Line(face) => face.lacks(words),
            Self::Screen(face) => face.lacks(words),
        }
    }

    /// Completes these names from now on.
    pub fn offer(&mut self, offers: Offers) {
        match self {
            Self::Line(face) => face.offer(offers),
            Self::Screen(face) => face.offer(offers),
        }
    }

    /// Waits until everything is printed, but not for ever.
    pub fn settle(&self) {
        if let Self::Line(face) = self {
            face.settle();
        }
    }

    /// Stops the program for the shell; whether there is one that could go on with it. Lines are
    /// stopped by the terminal itself.
    #[must_use]
    pub fn suspend(&self) -> bool {
        match self {
            Self::Line(_) => false,
            Self::Screen(face) => face.suspend(),
        }
    }

    /// Draws everything again. What is printed in lines stays as it is.
    pub fn redraw(&mut self) {
        if let Self::Screen(face) = self {
            face.redraw();
        }
    }

    /// Gives a terminal back that was a screen: what is printed from now on are lines.
    pub fn lower(&mut self) {
        if let Self::Screen(face) = self {
            face.lower();
        }
    }

    /// Prints what waits and gives the terminal back.
    pub fn finish(&mut self) {
        match self {
            Self::Line(face) => face.finish(),
            Self::Screen(face) => face.lower(),
        }
    }

    /// What the player wants by what came from the terminal.
    pub fn wishes(&mut self, event: Event) -> Vec<Wish> {
        match self {
            Self::Line(_) => Vec::new(),
            Self::Screen(face) => face.wishes(event),
        }
    }

    /// The keys by which all others are found; lines need none.
    #[must_use]
    pub fn guide(&self) -> Option<Utterance> {
        match self {
            Self::Line(_) => None,
            Self::Screen(face) => Some(face.guide()),
        }
    }

    /// What stands in the field of a screen and was not sent. The editor of lines has its own.
    #[must_use]
    pub fn begun(&self) -> String {
        match self {
            Self::Line(_) => String::new(),
            Self::Screen(face) => face.begun(),
        }
    }

    /// Whether there is anything to see but lines.
    #[must_use]
    pub fn is_screen(&self) -> bool {
        matches!(self, Self::Screen(_))
    }

    /// Whether it is looked at and not read out.
    #[must_use]
    pub fn is_for_eyes(&self) -> bool {
        matches!(self, Self::Screen(face) if face.is_for_eyes())
    }

    /// Another game begins, and with it the cursor. Lines have none.
    pub fn begin_game(&mut self) {
        if let Self::Screen(face) = self {
            face.begin_game();
        }
    }

    /// Takes over what there is to see and how things are said; what the status line has to name.
    pub fn see(&mut self, view: View, narrator: &Narrator) -> Option<Under> {
        match self {
            Self::Line(_) => None,
            Self::Screen(face) => face.see(view, narrator),
        }
    }
}
