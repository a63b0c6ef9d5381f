//! What the loop handles next: what comes into the inbox, and what keys on a screen amount to.
//!
//! A key is understood by what there is to see when its turn comes, so that keys which are pressed
//! ahead mean the same as keys which are pressed slowly.

use std::collections::VecDeque;
use std::time::Duration;

use crate::app::input::{Inbox, Input};
use crate::app::perform::Performer;
use crate::app::session::{Act, Session};
use crate::laws::At;
use crate::ui::screen::{self, Event, Under, Wish};
use crate::ui::{Typed, view::View};
use crate::voices::{Priority, Utterance};

/// The inbox, and what of it has to wait.
#[derive(Debug)]
pub(super) struct Post {
    pub(super) inbox: Inbox,
    waiting: VecDeque<(At, Input)>,
    /// What is said before the answer that comes next, as one message with it.
    first: Option<Utterance>,
    clocks: Clocks,
}

/// What the clocks show on a screen: taken when something is said, and at the interval that the
/// player wants. An idle screen writes nothing.
#[derive(Debug)]
struct Clocks {
    shown: Option<shakmaty::ByColor<String>>,
    /// No time: never by themselves.
    interval: Duration,
    due: Option<At>,
}

impl Post {
    pub(super) fn new(inbox: Inbox, interval: Duration) -> Self {
        let clocks = Clocks { shown: None, interval, due: None };
        Self { inbox, waiting: VecDeque::new(), first: None, clocks }
    }

    /// The next input; nothing where a key has only changed what is drawn.
    pub(super) fn next(
        &mut self,
        session: &Session,
        performer: &mut Performer,
    ) -> Option<(At, Input)> {
        // A question to the archive is answered before the next line is read.
        let waits = session.awaits_archive();
        let first = if waits { None } else { self.waiting.pop_front() };
        let (at, input) =
            first.unwrap_or_else(|| self.inbox.next(self.deadline(session, performer)));
        match input {
            Input::Screen(event) if waits => {
                self.waiting.push_back((at, Input::Screen(event)));
                None
            }
            Input::Screen(Event::Lost) => Some((at, Input::Typed(Typed::OutputLost))),
            Input::Screen(event) => {
                self.translate(at, event, session, performer);
                if self.means_more() { self.waiting.pop_front() } else { None }
            }
            input => Some((at, input)),
        }
    }

    /// Puts what has to be said first before the answer.
    pub(super) fn lead(&mut self, acts: &mut [Act]) {
        let answer = acts.iter_mut().find_map(|act| match act {
            Act::Say(said) => Some(said),
            _ => None,
        });
        if let (Some(answer), Some(mut first)) = (answer, self.first.take()) {
            first.append(answer.clone());
            first.priority = answer.priority;
            *answer = first;
        }
    }

    fn deadline(&self, session: &Session, performer: &Performer) -> Option<At> {
        let sign = performer.keeper.sign_due(session.game());
        [session.deadline(), self.clocks.due, sign].into_iter().flatten().min()
    }

    fn translate(
        &mut self,
        at: At,
        event: screen::Event,
        session: &Session,
        performer: &mut Performer,
    ) {
        let mut inputs = Vec::new();
        for wish in performer.outlet.face.wishes(event) {
            inputs.push(match wish {
                Wish::Line(line) | Wish::Typed(line) => Input::Typed(Typed::Line(line)),
                Wish::Look(thing, arrival) => Input::Looked { thing, arrival },
                Wish::Paste(rest) => Input::Screen(Event::Paste(rest)),
                Wish::Hush => Input::Typed(Typed::Interrupt),
                Wish::Hear(utterance) => {
                    performer.outlet.look(&utterance);
                    continue;
                }
                Wish::First(utterance) => {
                    self.first = Some(utterance);
                    continue;
                }
                Wish::Suspend => {
                    performer.outlet.sounder.hush();
                    if !performer.outlet.face.suspend() {
                        performer.outlet.look(&session.narrator().say(
                            Priority::Answer,
                            "no-shell",
                            &[],
                        ));
                    }
                    continue;
                }
            });
        }
        for input in inputs.into_iter().rev() {
            self.waiting.push_front((at, input));
        }
    }

    /// Whether a key means something that has not been carried out.
    fn means_more(&self) -> bool {
        self.waiting.front().is_some_and(|(_, input)| !matches!(input, Input::Screen(_)))
    }

    /// Shows what there is to see now. The status names what the cursor is on, unless a key has said
    /// something that stands there.
    pub(super) fn show(&mut self, session: &Session, performer: &mut Performer, news: News) {
        if !performer.outlet.face.is_screen() {
            return;
        }
        let at = self.inbox.now();
        self.clocks.take(session, at, news);
        // A status that stands for a moment only would be read out.
        if self.means_more() {
            return;
        }
        let view = View { clocks: self.clocks.shown.clone(), ..session.view() };
        match performer.outlet.face.see(view, session.narrator()) {
            Some(Under::Thing(thing)) => performer.outlet.face.name(&session.named(at, thing)),
            Some(Under::Text(text)) => performer.outlet.face.name(&text),
            None => {}
        }
        performer.outlet.face.draw();
    }
}

/// What the last acts have brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct News {
    said: bool,
}

impl News {
    pub(super) fn of(acts: &[Act]) -> Self {
        Self { said: acts.iter().any(|act| matches!(act, Act::Say(_))) }
    }
}

impl Clocks {
    fn take(&mut self, session: &Session, at: At, news: News) {
        let due = self.due.is_some_and(|due| due <= at);
        if news.said || due || self.shown.is_none() {
            self.shown = session.clock_lines(at);
            let runs = self.shown.is_some() && session.game().is_running();
            self.due = (runs && !self.interval.is_zero()).then(|| at + self.interval);
        }
    }
}
