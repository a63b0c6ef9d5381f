//! How a terminal reaches its host, and looks for one that is gone.

use std::process::ExitCode;
use std::time::Duration;

use crate::app::dials::Pace;
use crate::app::input::FromTerminal;
use crate::app::link::{HostLink, News, PATIENCE, PlaceRequest, Route, Unreached};
use crate::app::play::seat::{Link, SeatInput, SeatServer};
use crate::laws::At;

/// How often a host that is gone is looked for. Only its socket tells that it is back, and nothing
/// tells of the socket.
const AGAIN: Duration = Duration::from_secs(1);

/// How long it is looked for: a machine may have to be started anew, but nobody sits there for ever.
const LONGEST: Duration = Duration::from_mins(15);

/// How long a command may take to lead to the host: another machine may be far, or asleep.
const ARRIVES: Duration = Duration::from_mins(1);

/// How a terminal has asked for its place.
#[derive(Debug, Default)]
pub(super) struct Attempts {
    /// How often.
    pub(super) asked: u32,
    /// Whether the host has answered the last time.
    pub(super) answers: bool,
    /// Whether the place was served and the link has broken since.
    pub(super) broken: bool,
}

impl SeatServer<'_> {
    /// Asks the host for the place and waits for its first word: before that, nothing is to be seen or typed.
    /// Nothing is the reason where the player does not wait.
    pub(super) fn reach(&mut self) -> Result<News, Option<Unreached>> {
        if matches!(self.route, Route::By(_)) {
            self.say("client-connects");
        }
        let at = self.terminal.inbox.now();
        let client = self.connect()?;
        self.link = Link::Asked(client, at + self.patience(), at);
        loop {
            match self.terminal.inbox.take(self.link.deadline()) {
                (_, None) => return Err(Some(Unreached::Stuck)),
                (_, Some(SeatInput::Host(_, News::Refused(unreached)))) => {
                    return Err(Some(unreached));
                }
                (_, Some(SeatInput::Host(_, news))) => return Ok(news),
                (_, Some(SeatInput::Terminal(FromTerminal::Typed(_)))) => return Err(None),
                (_, Some(SeatInput::Terminal(come))) => self.report(come),
                (_, Some(SeatInput::Screen(_))) => {}
            }
        }
    }

    /// How long the first word of the host may take.
    const fn patience(&self) -> Duration {
        match self.route {
            Route::Here => PATIENCE,
            Route::By(_) => ARRIVES,
        }
    }

    fn connect(&mut self) -> Result<HostLink, Unreached> {
        self.attempts.asked += 1;
        self.attempts.answers = false;
        let asked = self.attempts.asked;
        let slot = self.terminal.inbox.through(move |news| SeatInput::Host(asked, news));
        let heard = move |news| slot.put(news);
        let pace = Pace::of(&self.start.settings);
        let wanted = PlaceRequest {
            place: self.place.clone(),
            in_step: self.start.in_step,
            talk: self.own.talk.clone(),
            screen: self.shows.then_some(pace),
            sitting: self.sitting,
        };
        HostLink::connect(&self.start.folders, &self.route, wanted, heard)
    }

    pub(super) fn lost(&mut self, at: At) -> Option<ExitCode> {
        if matches!(self.link, Link::Leaving(..)) {
            return Some(ExitCode::SUCCESS);
        }
        // One that breaks again before the place is served is the same break, and told already.
        let until = match self.link {
            Link::Asked(_, _, until) if self.attempts.broken => until,
            Link::Asked(..) | Link::Seated(_) | Link::Leaving(..) | Link::Waiting { .. } => {
                at + LONGEST
            }
        };
        self.link = Link::Waiting { next: at + AGAIN, until };
        if !std::mem::replace(&mut self.attempts.broken, true) {
            self.say("client-gone");
        }
        self.read_line();
        self.answered(at)
    }

    pub(super) fn time_passed(&mut self, at: At) -> Option<ExitCode> {
        match self.link {
            Link::Seated(_) => None,
            Link::Asked(..) => self.still_gone(at, Unreached::Stuck),
            Link::Leaving(..) => Some(self.refused(Unreached::Stuck)),
            Link::Waiting { until, .. } => match self.connect() {
                Ok(client) => {
                    self.link = Link::Asked(client, at + self.patience(), until);
                    None
                }
                Err(unreached) => self.still_gone(at, unreached),
            },
        }
    }

    /// The host that is looked for is not there yet, or never will be.
    pub(super) fn still_gone(&mut self, at: At, unreached: Unreached) -> Option<ExitCode> {
        let until = match self.link {
            Link::Asked(_, _, until) | Link::Waiting { until, .. } => until,
            Link::Seated(_) | Link::Leaving(..) => at,
        };
        match unreached {
            Unreached::Nobody | Unreached::NoWay | Unreached::Stuck if at < until => {
                self.link = Link::Waiting { next: at + AGAIN, until };
                None
            }
            unreached @ (Unreached::Nobody
            | Unreached::NoWay
            | Unreached::Stuck
            | Unreached::Version(_)
            | Unreached::Stranger) => Some(self.refused(unreached)),
        }
    }
}
