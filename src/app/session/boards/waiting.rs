//! The clock waits for the boards that were asked for, until they stand as the game.
//!
//! Setting up takes hands that read a minute. It is no part of a game, and no time for it is lost.

use std::time::Duration;

use crate::app::session::boards::{Boards, State};
use crate::app::session::{Act, Session};
use crate::laws::{At, Event};

/// How long a board that does not answer is waited for: as long as a slow one takes to start.
const ANSWER: Duration = Duration::from_secs(10);

/// How the clock waits.
#[derive(Clone, Copy, Debug)]
pub(super) enum Waiting {
    /// For boards to answer, until then; and for those that have, until they stand right.
    UntilFound(At),
    /// For those that have answered, until they stand right.
    UntilRight,
}

impl Boards {
    /// When boards that have not answered are waited for no more.
    pub(super) fn waiting_ends(&self) -> Option<At> {
        match self.waited_for? {
            Waiting::UntilFound(end) => Some(end),
            Waiting::UntilRight => None,
        }
    }

    /// Whether one of them may soon stand as the game and does not yet.
    fn are_expected(&self) -> bool {
        self.list.iter().any(|own| match own.state {
            State::Away => own.contact.loss.is_none() && self.waiting_ends().is_some(),
            State::Arriving { .. } => self.waiting_ends().is_some(),
            State::Guided(_) => true,
            State::Left | State::Played => false,
        })
    }
}

impl Session {
    /// The game runs, unless its clock waits for boards.
    pub(in crate::app::session) fn runs_or_waits(&mut self, at: At) -> Vec<Act> {
        self.boards.waited_for = Some(Waiting::UntilFound(at + ANSWER));
        if self.place.game.clock().is_none() || !self.boards.are_expected() {
            self.boards.waited_for = None;
            return self.runs(at);
        }
        vec![self.told("boards-clock-waits", &[])]
    }

    /// That it runs is heard from what comes next.
    fn runs(&mut self, at: At) -> Vec<Act> {
        if self.place.game.is_running() {
            return Vec::new();
        }
        let paused = self.place.game.is_paused();
        if paused {
            return self.event_untold(at, Event::Resumed);
        }
        self.event(at, Event::Started)
    }

    /// The player goes on without waiting for boards.
    pub(in crate::app::session) fn waits_no_more(&mut self, at: At) -> Vec<Act> {
        if self.activity.is_reviewing() || self.boards.waited_for.take().is_none() {
            return Vec::new();
        }
        let mut acts = self.runs(at);
        acts.push(self.told("boards-clock-runs", &[]));
        acts
    }

    /// Lets the clock run when nothing is waited for any more.
    pub(in crate::app::session) fn boards_waited_for(&mut self, at: At) -> Vec<Act> {
        if self.boards.waiting_ends().is_some_and(|end| at >= end) {
            self.boards.waited_for = Some(Waiting::UntilRight);
        }
        if self.boards.waited_for.is_none() || self.boards.are_expected() {
            return Vec::new();
        }
        let mut acts = self.waits_no_more(at);
        acts.extend(self.play_along(at));
        acts.extend(self.let_think(at));
        acts.extend(self.boards_follow(at));
        acts
    }
}
