//! The clock waits for the boards that were asked for, until they stand as the game.
//!
//! Setting up takes hands that read a minute. It is no part of a game, and no time for it is lost.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use crate::app::session::boards::{Boards, State};
use crate::app::session::intent::{Intent, Touches, said};
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Place, Session};
use crate::laws::{At, Event};
use crate::sensing::Deed;

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

impl Boards {
    /// Hands have done something: clocks that wait for the player's move run first.
    pub(super) fn deed(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
        deed: Deed,
        tells: Touches,
    ) -> Vec<Intent> {
        let touches = matches!(deed, Deed::Lifted(_) | Deed::Seated(..) | Deed::Moved(_));
        let plays = self.list[i].state == State::Played && here.place.has_game();
        let runs = if touches && plays { here.place.lets_run_for_move() } else { Vec::new() };
        runs.into_iter().chain(self.done_with(at, here, i, deed, tells)).collect()
    }

    /// The game runs, unless its clock waits for boards.
    pub(in crate::app::session) fn runs_or_waits(
        &mut self,
        at: At,
        here: Teller<'_>,
    ) -> Vec<Intent> {
        self.waited_for = Some(Waiting::UntilFound(at + ANSWER));
        if here.place.game.clock().is_none() || !self.are_expected() {
            self.waited_for = None;
            return here.runs().into_iter().collect();
        }
        said(here.manner.told("boards-clock-waits", &[]))
    }

    /// The player goes on without waiting for boards.
    pub(in crate::app::session) fn waits_no_more(&mut self, here: Teller<'_>) -> Vec<Intent> {
        if here.place.activity.is_elsewhere() || self.waited_for.take().is_none() {
            return Vec::new();
        }
        let said = here.manner.told("boards-clock-runs", &[]);
        here.runs().into_iter().chain([said.into()]).collect()
    }

    /// Whether they were waited for, and nothing is waited for any more.
    pub(in crate::app::session) fn are_awaited_no_more(&mut self, at: At) -> bool {
        if self.waiting_ends().is_some_and(|end| at >= end) {
            self.waited_for = Some(Waiting::UntilRight);
        }
        self.waited_for.is_some() && !self.are_expected()
    }
}

impl Teller<'_> {
    /// That it runs is heard from what comes next.
    fn runs(&self) -> Option<Intent> {
        match (self.place.game.is_running(), self.place.game.is_paused()) {
            (true, _) => None,
            (false, true) => Some(Intent::untold(Event::Resumed)),
            (false, false) => Some(Intent::happen(Event::Started)),
        }
    }
}

impl Session {
    /// Lets the clock run when boards are waited for no more.
    pub(in crate::app::session) fn boards_waited_for(&mut self, at: At) -> Vec<Act> {
        if !self.boards.are_awaited_no_more(at) {
            return Vec::new();
        }
        let mut acts = self.boards_want(at, Boards::waits_no_more);
        acts.extend(self.happens(at, Place::due));
        acts.extend(self.lets_think(at));
        acts.extend(self.boards_follow(at));
        acts
    }
}
