//! What the clocks show on a screen: taken when something is said, and at the interval that the player
//! wants. For eyes they run without one: by ten seconds, in the last five minutes by the second. For
//! readers an idle screen writes nothing.

use std::time::Duration;

use shakmaty::ByColor;

use crate::app::look::theme;
use crate::config::Settings;
use crate::laws::{At, Game};

/// How often a screen shows the clocks anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Whether it is looked at and not read out.
    pub live: bool,
    /// Seconds; 0 where none are set.
    pub interval: u16,
}

impl Pace {
    /// As it is set.
    #[must_use]
    pub fn of(settings: &Settings) -> Self {
        Self { live: !theme(settings.theme).is_for_readers(), interval: settings.clock_interval }
    }
}

/// What the clocks of a screen show.
#[derive(Debug, Default)]
pub struct Dials {
    shown: Option<ByColor<String>>,
    due: Option<At>,
}

impl Dials {
    /// What they show now. `said`: whether anything was said since; `dials`: what they would show if
    /// they were taken now.
    pub fn take(
        &mut self,
        at: At,
        said: bool,
        pace: Pace,
        game: &Game,
        dials: impl FnOnce() -> Option<ByColor<String>>,
    ) -> Option<ByColor<String>> {
        let due = self.due.is_some_and(|due| due <= at);
        if said || due || self.shown.is_none() {
            self.shown = dials();
            let runs = self.shown.is_some() && game.is_running();
            let next = match Duration::from_secs(pace.interval.into()) {
                Duration::ZERO if pace.live => game.clock().map(|clock| {
                    let left = |color| clock.remaining(color, at);
                    until_next(clock.turn().map_or(Duration::ZERO, left))
                }),
                Duration::ZERO => None,
                interval => Some(interval),
            };
            self.due = next.filter(|_| runs).map(|next| at + next);
        }
        self.shown.clone()
    }

    /// When they show something else by themselves.
    #[must_use]
    pub const fn due(&self) -> Option<At> {
        self.due
    }
}

/// How long a clock that runs for eyes stays as it is.
fn until_next(left: Duration) -> Duration {
    let step = match left.as_secs() {
        301.. => 10,
        _ => 1,
    };
    let past = u64::try_from(left.as_millis()).unwrap_or(0) % (step * 1000);
    let past = Duration::from_millis(if past == 0 { step * 1000 } else { past });
    // Not before it: what is left is told in whole seconds.
    past + Duration::from_millis(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_for_eyes_goes_by_ten_seconds_and_then_by_the_second() {
        let next = |millis| until_next(Duration::from_millis(millis)).as_millis();
        assert_eq!([900_000, 305_250, 301_000].map(next), [10_001, 5_251, 1_001]);
        assert_eq!([300_000, 65_250, 59_400].map(next), [1_001, 251, 401]);
        assert_eq!([1, 0].map(next), [2, 1_001]);
    }
}
