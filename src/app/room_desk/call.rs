//! What needs an arbiter at a table of a room: what the table's own desk lists, and what an arbiter who sits
//! there would see himself. A new kind of matter asks here for its sentence.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use shakmaty::Color;

use crate::app::room_desk::tables::TableNow;
use crate::app::seats::{Desk, Waits};
use crate::laws::{Clock, Matter, Outcome, Reason};
use crate::voices::{Narrator, Span, Value};

/// From so little time on a player's flag is near, at most: below it nobody has to record, and an arbiter is to
/// be there (8.4, 8.5.1).
const NEAR: Duration = Duration::from_mins(5);

/// With so much for each move a player need never run out of time; then a minute is little (8.4).
const RELIEF: Duration = Duration::from_secs(30);

/// How times are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TimeForm {
    /// As they are.
    Exact,
    /// By whole minutes, the one that has begun with them: so a row that is seen does not change at every word
    /// that is said.
    Minutes,
}

impl TimeForm {
    fn told(self, left: Duration) -> Duration {
        match self {
            Self::Exact => left,
            Self::Minutes => Duration::from_mins(left.as_secs().div_ceil(60)),
        }
    }
}

/// Something that needs an arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Call {
    /// The desk of the table lists it.
    Waits(Waits),
    /// The so manieth illegal act of this player was ruled on by the program.
    Illegal(Color, u8),
    /// This player has little time left.
    Near(Color),
    /// This player is not there, or his terminal is gone.
    Missing(Color),
    /// The clocks stand, and nothing else that waits says why.
    Stands,
    /// The game is over, and not signed off.
    Over,
}

impl Call {
    /// Everything that needs an arbiter at a table by how it stands. `near`: whose flag was near before.
    pub(super) fn of(now: TableNow<'_>, near: impl Fn(Color) -> bool) -> Vec<Self> {
        let game = now.desk.game();
        let mut calls: Vec<Self> = now.desk.waits().into_iter().map(Self::Waits).collect();
        if game.outcome().is_some() {
            calls.extend((!now.desk.is_signed_off()).then_some(Self::Over));
            return calls;
        }
        let missing = Color::ALL.into_iter().filter(|&color| now.desk.misses(color));
        calls.extend(missing.map(Self::Missing));
        let decides = |call: &Self| matches!(call, Self::Waits(Waits::Matter(_)));
        if game.is_paused() && !calls.iter().any(decides) {
            calls.push(Self::Stands);
        }
        if let Some(clock) = game.clock().filter(|_| game.is_running()) {
            let is_near = |color: &Color| {
                let least = self::near(clock) * if near(*color) { 2 } else { 1 };
                clock.remaining(*color, now.at) <= least
            };
            calls.extend(Color::ALL.into_iter().filter(is_near).map(Self::Near));
        }
        calls
    }

    /// Whether an arbiter who was there can say that it is seen to; what needs a ruling is over when he has
    /// ruled.
    pub(super) const fn is_seen_to(&self) -> bool {
        match self {
            Self::Illegal(..)
            | Self::Near(_)
            | Self::Missing(_)
            | Self::Stands
            | Self::Waits(Waits::BoardGone(_) | Waits::BoardWrong(_)) => true,
            Self::Waits(Waits::Matter(_) | Waits::Called(..) | Waits::Appeal(..)) | Self::Over => {
                false
            }
        }
    }

    /// Whether it may come and go with a bad cable.
    pub(super) const fn flickers(&self) -> bool {
        match self {
            Self::Missing(_)
            | Self::Near(_)
            | Self::Waits(Waits::BoardGone(_) | Waits::BoardWrong(_)) => true,
            Self::Illegal(..)
            | Self::Stands
            | Self::Over
            | Self::Waits(Waits::Matter(_) | Waits::Called(..) | Waits::Appeal(..)) => false,
        }
    }

    /// What it is, as a part of a sentence, with times told so.
    pub(super) fn said(
        &self,
        narrator: &Narrator,
        now: TableNow<'_>,
        times: TimeForm,
    ) -> Vec<Span> {
        let talk = &narrator.talk;
        let of = |id: &str, color: Color| talk.sentence(id, &[("color", narrator.color(color))]);
        match self {
            Self::Waits(Waits::Matter(matter)) => match matter_of(*matter, now.desk) {
                (id, Some(color)) => of(id, color),
                (id, None) => talk.sentence(id, &[]),
            },
            Self::Waits(Waits::Called(by, text)) if text.is_empty() => of("room-desk-called", *by),
            Self::Waits(Waits::Called(by, text)) => {
                let text = text.trim_end_matches('.').into();
                talk.sentence("room-desk-told", &[("color", narrator.color(*by)), ("text", text)])
            }
            Self::Waits(Waits::Appeal(by, number, _)) => {
                let number = Value::from(*number);
                talk.sentence(
                    "room-desk-appeal",
                    &[("color", narrator.color(*by)), ("number", number)],
                )
            }
            Self::Waits(Waits::BoardGone(color)) => of("room-desk-board-gone", *color),
            Self::Waits(Waits::BoardWrong(color)) => of("room-desk-board-wrong", *color),
            Self::Illegal(by, count) => {
                let count = Value::from(u32::from(*count));
                talk.sentence(
                    "room-desk-illegal",
                    &[("color", narrator.color(*by)), ("count", count)],
                )
            }
            Self::Near(color) => {
                let left = now.desk.game().clock().map(|clock| clock.remaining(*color, now.at));
                let time = narrator.time(times.told(left.unwrap_or_default()));
                talk.sentence(
                    "room-desk-near",
                    &[("color", narrator.color(*color)), ("time", time)],
                )
            }
            Self::Missing(color) => of("room-desk-missing", *color),
            Self::Stands => talk.sentence("room-desk-stands", &[]),
            Self::Over => over(narrator, now),
        }
    }
}

/// The sentence of a matter, and the player in it.
fn matter_of(matter: Matter, desk: &Desk) -> (&'static str, Option<Color>) {
    match matter {
        Matter::Touch(by, ..) => ("room-desk-touch", Some(by)),
        Matter::TwoHands(by, _) => ("room-desk-two-hands", Some(by)),
        Matter::Quickplay(by, _) => ("room-desk-claim", Some(by)),
        Matter::Increment(by) => ("room-desk-increment", Some(by)),
        Matter::Draw(by) => ("room-desk-draw", Some(by)),
        Matter::SessionOver => ("room-desk-session", None),
        Matter::Stopped(by) => ("room-desk-stopped", Some(by)),
        Matter::Sheets => ("room-desk-sheets", None),
        Matter::Silent(by) => ("room-desk-silent", Some(by)),
        Matter::BoardsDiffer => ("room-desk-boards-differ", None),
        Matter::Conduct(by, _) => ("room-desk-conduct", Some(by)),
        Matter::Position => ("room-desk-position", None),
        Matter::Unconfirmed(_) => ("room-desk-unconfirmed", None),
        Matter::DefaultTime(_) => ("room-desk-default-time", None),
        Matter::FlagInQuickplay(color) => ("room-desk-flag-in-claim", Some(color)),
        Matter::Results if desk.game().signed_by_both().is_some() => ("room-desk-signed", None),
        Matter::Results => ("room-desk-results", None),
        Matter::Envelope => ("room-desk-envelope", None),
    }
}

/// A game that is over: whose flag it was, or the result alone.
fn over(narrator: &Narrator, now: TableNow<'_>) -> Vec<Span> {
    let Some(outcome) = now.desk.game().outcome() else { return Vec::new() };
    let score = ("score", Outcome::score(outcome).into());
    match flag_of(outcome) {
        Some(loser) => {
            narrator.talk.sentence("room-desk-flag", &[("color", narrator.color(loser)), score])
        }
        None => narrator.talk.sentence("room-desk-over", &[score]),
    }
}

/// Whose flag has ended a game.
fn flag_of(outcome: Outcome) -> Option<Color> {
    matches!(outcome.reason, Reason::Flag).then(|| outcome.winner().map(|winner| !winner)).flatten()
}

/// The time from which on a flag is near on this clock: a twelfth of the time that it began with is never more
/// than little.
pub(super) fn near(clock: &Clock) -> Duration {
    let first = clock.control(clock.turn().unwrap_or(Color::White)).period(0).time;
    let relieved = clock.bonus(Color::White).amount() >= RELIEF;
    let most = if relieved { Duration::from_mins(1) } else { NEAR };
    most.min(first / 12)
}

/// When a flag becomes near, counted from now, if nothing happens before.
pub(super) fn becomes_near(now: TableNow<'_>) -> Option<Duration> {
    let game = now.desk.game();
    let clock = game.clock().filter(|_| game.is_running())?;
    let turn = clock.turn()?;
    let left = clock.remaining(turn, now.at).checked_sub(near(clock))?;
    // A hair later it is surely so.
    Some(left + Duration::from_millis(1)).filter(|_| !left.is_zero())
}
