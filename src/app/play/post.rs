//! What the loop handles next: what comes into the inbox, and what keys on a screen amount to.
//!
//! A key is understood by what there is to see when its turn comes, so that keys which are pressed
//! ahead mean the same as keys which are pressed slowly.

#![deny(clippy::wildcard_enum_match_arm)]

use std::collections::VecDeque;
use std::time::Duration;

use crate::app::input::{FromTerminal, Inbox, Input};
use crate::app::order::Output;
use crate::app::perform::Performer;
use crate::app::session::{Act, Session};
use crate::laws::At;
use crate::ui::screen::{self, Event, Under, Wish};
use crate::ui::{Typed, view::View};
use crate::voices::{Priority, Utterance};

/// What comes to the loop of a player at home.
#[derive(Debug)]
pub enum Come {
    /// What his session handles.
    Input(Input),
    /// Something happened at the terminal of a screen; lines and looks are made of it.
    Screen(screen::Event),
}

impl From<FromTerminal> for Come {
    fn from(come: FromTerminal) -> Self {
        Self::Input(Input::Terminal(come))
    }
}

/// The inbox, and what of it has to wait.
#[derive(Debug)]
pub(super) struct Post {
    pub(super) inbox: Inbox<Come>,
    waiting: VecDeque<(At, Come)>,
    /// What is said before the answer that comes next, as one message with it.
    first: Option<Utterance>,
    clocks: Clocks,
}

/// What the clocks show on a screen: taken when something is said, and at the interval that the
/// player wants. For eyes they run without one: by the minute, in the last ten minutes by ten
/// seconds, in the last one by the second. For readers an idle screen writes nothing.
#[derive(Debug)]
struct Clocks {
    shown: Option<shakmaty::ByColor<String>>,
    due: Option<At>,
}

impl Post {
    pub(super) fn new(inbox: Inbox<Come>) -> Self {
        let clocks = Clocks { shown: None, due: None };
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
        let (at, come) = match first {
            Some((at, come)) => (at, Some(come)),
            None => self.inbox.take(self.deadline(session, performer)),
        };
        match come {
            None => Some((at, Input::TimePassed)),
            Some(Come::Input(input)) => Some((at, input)),
            Some(Come::Screen(event)) if waits => {
                self.waiting.push_back((at, Come::Screen(event)));
                None
            }
            Some(Come::Screen(Event::Lost)) => Some((at, typed(Typed::OutputLost))),
            Some(Come::Screen(event)) => {
                self.translate(at, event, session, performer);
                self.meant()
            }
        }
    }

    /// What a key means that has not been carried out.
    fn meant(&mut self) -> Option<(At, Input)> {
        match self.waiting.pop_front()? {
            (at, Come::Input(input)) => Some((at, input)),
            key @ (_, Come::Screen(_)) => {
                self.waiting.push_front(key);
                None
            }
        }
    }

    /// Puts what has to be said first before the answer.
    pub(super) fn lead(&mut self, acts: &mut [Act]) {
        let answer = acts
            .iter_mut()
            .find_map(|act| if let Act::Out(Output::Say(said)) = act { Some(said) } else { None });
        if let (Some(answer), Some(mut first)) = (answer, self.first.take()) {
            first.append(answer.clone());
            first.priority = answer.priority;
            *answer = first;
        }
    }

    fn deadline(&self, session: &Session, performer: &Performer) -> Option<At> {
        let sign = performer.game_store.sign_due(session.game());
        [session.deadline(), self.clocks.due, sign].into_iter().flatten().min()
    }

    fn translate(
        &mut self,
        at: At,
        event: screen::Event,
        session: &Session,
        performer: &mut Performer,
    ) {
        let mut meant = Vec::new();
        for wish in performer.outputs.face.wishes(event) {
            meant.push(match wish {
                Wish::Line(line) | Wish::Typed(line) => Come::Input(typed(Typed::Line(line))),
                Wish::Look(thing, arrival) => Come::Input(Input::Looked { thing, arrival }),
                Wish::GoTo(line) => Come::Input(Input::RowChosen(line)),
                Wish::Paste(rest) => Come::Screen(Event::Paste(rest)),
                Wish::Hush => Come::Input(typed(Typed::Interrupt)),
                Wish::Hear(utterance) => {
                    performer.outputs.look(&utterance);
                    continue;
                }
                Wish::Echo(utterance) => {
                    performer.outputs.echo(&utterance);
                    continue;
                }
                Wish::First(utterance) => {
                    self.first = Some(utterance);
                    continue;
                }
                Wish::Redraw => {
                    performer.outputs.face.redraw();
                    continue;
                }
                Wish::Suspend => {
                    performer.outputs.speaker.hush();
                    if !performer.outputs.face.suspend() {
                        performer.outputs.look(&session.narrator().say(
                            Priority::Answer,
                            "no-shell",
                            &[],
                        ));
                    }
                    continue;
                }
            });
        }
        for come in meant.into_iter().rev() {
            self.waiting.push_front((at, come));
        }
    }

    /// Whether a key means something that has not been carried out.
    fn means_more(&self) -> bool {
        matches!(self.waiting.front(), Some((_, Come::Input(_))))
    }

    /// Shows what there is to see now. The status names what the cursor is on, unless a key has said
    /// something that stands there.
    pub(super) fn show(&mut self, session: &Session, performer: &mut Performer, news: News) {
        if !performer.outputs.face.is_screen() {
            return;
        }
        let at = self.inbox.now();
        let live = performer.outputs.face.is_for_eyes();
        self.clocks.take(session, at, news, live);
        // A status that stands for a moment only would be read out.
        if self.means_more() {
            return;
        }
        let view = View { clocks: self.clocks.shown.clone(), ..session.view() };
        match performer.outputs.face.see(view, session.narrator()) {
            Some(Under::Thing(thing)) => performer.outputs.face.name(&session.named(at, thing)),
            Some(Under::Text(text)) => performer.outputs.face.name(&text),
            None => {}
        }
        performer.outputs.face.draw();
    }
}

/// How long a clock that runs for eyes stays as it is.
fn until_next(left: Duration) -> Duration {
    let step = match left.as_secs() {
        601.. => 60,
        61.. => 10,
        _ => 1,
    };
    let past = u64::try_from(left.as_millis()).unwrap_or(0) % (step * 1000);
    let past = Duration::from_millis(if past == 0 { step * 1000 } else { past });
    // Not before it: what is left is told in whole seconds.
    past + Duration::from_millis(1)
}

fn typed(typed: Typed) -> Input {
    Input::Terminal(FromTerminal::Typed(typed))
}

/// What the last acts have brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct News {
    said: bool,
}

impl News {
    pub(super) fn of(acts: &[Act]) -> Self {
        Self { said: acts.iter().any(|act| matches!(act, Act::Out(Output::Say(_)))) }
    }
}

impl Clocks {
    fn take(&mut self, session: &Session, at: At, news: News, live: bool) {
        let due = self.due.is_some_and(|due| due <= at);
        if news.said || due || self.shown.is_none() {
            self.shown = session.dials(at);
            let runs = self.shown.is_some() && session.game().is_running();
            let interval = session.settings().clock_interval;
            let next = match Duration::from_secs(interval.into()) {
                Duration::ZERO if live => session.game().clock().map(|clock| {
                    let left = |color| clock.remaining(color, at);
                    until_next(clock.turn().map_or(Duration::ZERO, left))
                }),
                Duration::ZERO => None,
                interval => Some(interval),
            };
            self.due = next.filter(|_| runs).map(|next| at + next);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_for_eyes_goes_by_the_minute_by_ten_seconds_and_by_the_second() {
        let next = |millis| until_next(Duration::from_millis(millis)).as_millis();
        assert_eq!([900_000, 870_500, 600_000].map(next), [60_001, 30_501, 10_001]);
        assert_eq!([599_000, 65_250, 60_000].map(next), [9_001, 5_251, 1_001]);
        assert_eq!([59_400, 1, 0].map(next), [401, 2, 1_001]);
    }
}
