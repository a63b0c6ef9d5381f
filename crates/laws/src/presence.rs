//! Who is at the board, and since when the others wait (FIDE 2023, 6.7).
//!
//! Kept, not judged: what lateness costs, `game` decides.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::edition::Topic;
use crate::time::At;

/// Who is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Presence {
    /// Who is not.
    pub(super) absent: ByColor<bool>,
    /// Since when the default time counts; `None`: it does not.
    pub(super) since: Option<At>,
    /// Whether it is the resumption of an adjourned game that they are late for.
    pub(super) resumed: bool,
    /// Whether the arbiter was told that nobody knows how late a player may come.
    pub(super) asked: bool,
    /// How late a player may come, as the arbiter has ruled.
    pub(super) ruled: Option<Duration>,
}

impl Presence {
    /// The game begins or goes on now.
    pub(super) fn count_from(&mut self, now: At, resumed: bool) {
        (self.since, self.resumed, self.asked) = (Some(now), resumed, false);
    }

    pub(super) fn someone_absent(&self) -> bool {
        self.absent.white || self.absent.black
    }

    /// The one who is absent, if it is one and not both.
    pub(super) fn only_absent(absent: ByColor<bool>) -> Option<Color> {
        match (absent.white, absent.black) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        }
    }
}

/// How long a player is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Patience {
    /// For ever.
    Endless,
    /// So long; who comes at the end of it comes in time.
    For(Duration),
    /// Nobody has fixed it, or it is not confirmed.
    Unknown(Topic),
}
