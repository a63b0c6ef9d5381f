//! What the player is being asked: a number, or yes and no.

use shakmaty::{Color, Move};

use crate::app::session::{Act, Session};
use crate::laws::{At, Event};
use crate::voices::Priority;
use crate::voices::voice::YesNo;

/// An open question to the player.
#[derive(Clone, Debug)]
pub(super) enum Dialog {
    /// One of several legal readings, by number.
    Choose(Vec<Move>),
    /// Yes or no.
    Confirm(Request),
}

/// A request that must be confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// Offer a draw.
    Draw(Color),
    /// Resign.
    Resign(Color),
    /// Take back so many plies.
    TakeBack(u16),
    /// Leave the game for a new one.
    New,
}

impl Session {
    /// Asks which reading was meant.
    pub(super) fn choose(&mut self, readings: Vec<Move>) -> Vec<Act> {
        let narrator = &self.manner.narrator;
        let values = [("count", readings.len().into())];
        let mut lines = vec![narrator.talk.sentence("choice", &values)];
        for (i, &mv) in readings.iter().enumerate() {
            let reading = vec![narrator.announcement(self.game.position(), mv)];
            let values = [("number", (i + 1).into()), ("reading", reading.into())];
            lines.push(narrator.talk.sentence("choice-line", &values));
        }
        let asked = Act::Say(narrator.lines(Priority::Answer, lines));
        self.dialog = Some(Dialog::Choose(readings));
        vec![asked]
    }

    /// Asks for yes or no.
    pub(super) fn confirm(&mut self, request: Request) -> Vec<Act> {
        self.dialog = Some(Dialog::Confirm(request));
        let id = match request {
            Request::Draw(_) => "confirm-draw",
            Request::Resign(_) => "confirm-resign",
            Request::TakeBack(_) => "confirm-takeback",
            Request::New => "confirm-new",
        };
        vec![self.said(id, &[])]
    }

    /// Takes a line as the answer to an open question; `None` if it is something else.
    pub(super) fn answer_dialog(&mut self, at: At, line: &str) -> Option<Vec<Act>> {
        match self.dialog.clone()? {
            Dialog::Choose(readings) => self.chosen(at, line, readings),
            Dialog::Confirm(request) => self.confirmed(at, line, request),
        }
    }

    fn chosen(&mut self, at: At, line: &str, readings: Vec<Move>) -> Option<Vec<Act>> {
        let refused = line.is_empty() || self.manner.narrator.talk.yes_no(line) == Some(YesNo::No);
        if refused {
            self.dialog = None;
            return Some(vec![self.said("choice-dropped", &[])]);
        }
        let Ok(number) = line.parse::<usize>() else {
            // A question may help to choose; with another move the choice is over.
            if !self.is_command(line) {
                self.dialog = None;
            }
            return None;
        };
        let count = readings.len();
        let Some(mv) = readings.into_iter().nth(number.wrapping_sub(1)) else {
            return Some(vec![self.said("choice-again", &[("count", count.into())])]);
        };
        self.dialog = None;
        Some(self.enter(at, mv))
    }

    fn confirmed(&mut self, at: At, line: &str, request: Request) -> Option<Vec<Act>> {
        match self.manner.narrator.talk.yes_no(line) {
            Some(YesNo::Yes) => {
                self.dialog = None;
                Some(self.grant(at, request))
            }
            Some(YesNo::No) => {
                self.dialog = None;
                Some(vec![self.said("confirm-dropped", &[])])
            }
            None if self.is_command(line) => None,
            None => Some(vec![self.said("confirm-again", &[])]),
        }
    }

    fn grant(&mut self, at: At, request: Request) -> Vec<Act> {
        match request {
            Request::Draw(by) => self.offer_draw(at, by),
            Request::Resign(by) => self.event(at, Event::Resigned(by)),
            Request::TakeBack(plies) => {
                let mut acts = self.stop_thinking();
                acts.extend(self.event(at, Event::TakenBack(plies)));
                acts
            }
            Request::New => self.new_game(at),
        }
    }

    /// The help that fits an open question.
    pub(super) fn dialog_help(&self) -> Option<&'static str> {
        Some(match self.dialog.as_ref()? {
            Dialog::Choose(_) => "help-choice",
            Dialog::Confirm(_) => "help-confirm",
        })
    }
}
