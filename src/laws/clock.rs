//! The chess clock: whose time runs, how much is left, when a flag falls.
//!
//! Pure arithmetic on [`At`]; nothing here waits or asks what time it is.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::laws::control::{Bonus, Period, TimeControl};
use crate::laws::time::At;

/// A chess clock (FIDE 2023, Article 6).
///
/// It never takes a player's time back when moves are taken back: only an increment, a delay or a
/// ruling gives time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    sides: ByColor<Side>,
    turn: Option<Turn>,
}

/// One player's half of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Side {
    /// Time left when the player's turn began.
    left: Duration,
    /// Index of the period that the player is in.
    period: usize,
    /// Moves that the player has completed.
    moves: u32,
}

/// The turn for which the clock runs or is paused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    color: Color,
    /// Used in this turn before the last pause.
    used: Duration,
    /// Since when it runs; `None` while it is paused.
    since: Option<At>,
}

impl Turn {
    fn elapsed(self, at: At) -> Duration {
        self.used + self.since.map_or(Duration::ZERO, |since| at.since(since))
    }
}

impl Clock {
    /// A clock set for the first period, not running.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        let first = control.periods()[0];
        let side = Side { left: first.time + increment(first), period: 0, moves: 0 };
        Self { control, sides: ByColor { white: side, black: side }, turn: None }
    }

    /// The control that it follows.
    #[must_use]
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Starts the time of `color` (FIDE 2023, 6.2.1 and 6.6).
    pub fn start(&mut self, color: Color, at: At) {
        self.turn = Some(Turn { color, used: Duration::ZERO, since: Some(at) });
    }

    /// Ends the turn that runs and starts the other player's time (FIDE 2023, 6.2.1).
    ///
    /// Returns the time that a new period has brought, if one began.
    pub fn press(&mut self, at: At) -> Option<Duration> {
        let turn = self.turn?;
        let elapsed = turn.elapsed(at);
        let period = self.period(turn.color);
        let side = &mut self.sides[turn.color];
        side.left = side.left.saturating_sub(charge(period, elapsed));
        if let Bonus::Bronstein(most) = period.bonus {
            side.left += elapsed.min(most);
        }
        side.moves += 1;
        let brought = self.next_period(turn.color);
        let next = increment(self.period(turn.color));
        self.sides[turn.color].left += next;
        self.start(!turn.color, at);
        brought
    }

    fn next_period(&mut self, color: Color) -> Option<Duration> {
        let side = &mut self.sides[color];
        let due: Option<u32> =
            self.control.periods()[..=side.period].iter().map(|period| period.moves).sum();
        if due != Some(side.moves) {
            return None;
        }
        side.period += 1;
        let time = self.control.periods()[side.period].time;
        side.left += time;
        Some(time)
    }

    /// Stops the clock; the turn stays whose it is.
    pub fn pause(&mut self, at: At) {
        if let Some(turn) = &mut self.turn {
            turn.used = turn.elapsed(at);
            turn.since = None;
        }
    }

    /// Goes on after a pause.
    pub fn resume(&mut self, at: At) {
        if let Some(turn) = &mut self.turn {
            turn.since = Some(at);
        }
    }

    /// Adds time to a player (FIDE 2023, 9.5.3 and 12.9.2).
    pub fn add(&mut self, color: Color, amount: Duration) {
        self.sides[color].left += amount;
    }

    /// Gives the turn back to `color` after moves were taken back: `white` and `black` of them.
    pub fn take_back(&mut self, taken: ByColor<u32>, turn: Color, at: At) {
        if let Some(running) = self.turn {
            let left = self.remaining(running.color, at);
            self.sides[running.color].left = left;
        }
        for color in Color::ALL {
            self.sides[color].moves = self.sides[color].moves.saturating_sub(taken[color]);
        }
        self.start(turn, at);
    }

    /// The time that a player has left at `at`, not counting a delay that still runs.
    #[must_use]
    pub fn remaining(&self, color: Color, at: At) -> Duration {
        let left = self.sides[color].left;
        match self.turn {
            Some(turn) if turn.color == color => {
                left.saturating_sub(charge(self.period(color), turn.elapsed(at)))
            }
            _ => left,
        }
    }

    /// Moves that a player must still complete in his period, if it asks for a number.
    #[must_use]
    pub fn moves_to_go(&self, color: Color) -> Option<u32> {
        let side = self.sides[color];
        let due: Option<u32> =
            self.control.periods()[..=side.period].iter().map(|period| period.moves).sum();
        due.map(|due| due.saturating_sub(side.moves))
    }

    /// When the flag of the running side falls, if a side runs.
    #[must_use]
    pub fn deadline(&self) -> Option<At> {
        let turn = self.turn?;
        let grace = match self.period(turn.color).bonus {
            Bonus::Delay(delay) => delay,
            Bonus::Increment(_) | Bonus::Bronstein(_) => Duration::ZERO,
        };
        let whole = self.sides[turn.color].left + grace;
        Some(turn.since? + whole.saturating_sub(turn.used))
    }

    /// Whose flag has fallen at `at`, if one has (FIDE 2023, 6.8).
    #[must_use]
    pub fn fallen(&self, at: At) -> Option<Color> {
        let turn = self.turn?;
        (self.deadline()? <= at).then_some(turn.color)
    }

    fn period(&self, color: Color) -> Period {
        self.control.periods()[self.sides[color].period]
    }
}

/// What a turn of `elapsed` costs.
fn charge(period: Period, elapsed: Duration) -> Duration {
    match period.bonus {
        Bonus::Delay(delay) => elapsed.saturating_sub(delay),
        Bonus::Increment(_) | Bonus::Bronstein(_) => elapsed,
    }
}

fn increment(period: Period) -> Duration {
    match period.bonus {
        Bonus::Increment(amount) => amount,
        Bonus::Delay(_) | Bonus::Bronstein(_) => Duration::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn secs(n: u64) -> Duration {
        Duration::from_secs(n)
    }

    fn running(control: &str) -> Clock {
        let mut clock = Clock::new(control.parse().unwrap());
        clock.start(Color::White, At::ZERO);
        clock
    }

    #[test]
    fn an_increment_comes_before_each_move_the_first_included() {
        let mut clock = running("5+10");
        assert_eq!(clock.remaining(Color::White, At::ZERO), secs(310));
        clock.press(At::from_secs(4));
        assert_eq!(clock.remaining(Color::White, At::from_secs(9)), secs(316));
        assert_eq!(clock.remaining(Color::Black, At::from_secs(9)), secs(305));
    }

    #[test]
    fn a_delay_runs_first_and_is_not_saved() {
        let mut clock = running("5d3");
        assert_eq!(clock.remaining(Color::White, At::from_secs(3)), secs(300));
        assert_eq!(clock.deadline(), Some(At::from_secs(303)));
        clock.press(At::from_secs(5));
        assert_eq!(clock.remaining(Color::White, At::from_secs(5)), secs(298));
    }

    #[test]
    fn bronstein_gives_back_what_was_used_and_no_more() {
        let mut clock = running("5b3");
        clock.press(At::from_secs(2));
        assert_eq!(clock.remaining(Color::White, At::from_secs(2)), secs(300));
        clock.press(At::from_secs(12));
        assert_eq!(clock.remaining(Color::Black, At::from_secs(12)), secs(293));
    }

    #[test]
    fn a_period_brings_its_time_at_its_last_move_and_saved_time_is_kept() {
        let mut clock = running("2/1,5");
        assert_eq!(clock.press(At::from_secs(10)), None);
        clock.press(At::from_secs(10));
        assert_eq!(clock.moves_to_go(Color::White), Some(1));
        assert_eq!(clock.press(At::from_secs(20)), Some(secs(300)));
        assert_eq!(clock.remaining(Color::White, At::from_secs(20)), secs(340));
        assert_eq!(clock.moves_to_go(Color::White), None);
    }

    #[test]
    fn taking_back_does_not_bring_a_period_twice() {
        let mut clock = running("1/1,5");
        assert_eq!(clock.press(At::from_secs(1)), Some(secs(300)));
        clock.take_back(ByColor { white: 1, black: 0 }, Color::White, At::from_secs(2));
        assert_eq!(clock.press(At::from_secs(3)), None);
        assert_eq!(clock.remaining(Color::White, At::from_secs(3)), secs(358));
    }

    #[test]
    fn the_flag_falls_at_the_deadline_not_before() {
        let clock = running("1");
        assert_eq!(clock.fallen(At::from_micros(59_999_999)), None);
        assert_eq!(clock.fallen(At::from_secs(60)), Some(Color::White));
    }

    #[test]
    fn a_pause_costs_nothing_and_forgets_nothing() {
        let mut clock = running("1d5");
        clock.pause(At::from_secs(3));
        assert_eq!(clock.deadline(), None);
        clock.resume(At::from_secs(100));
        assert_eq!(clock.remaining(Color::White, At::from_secs(102)), secs(60));
        assert_eq!(clock.deadline(), Some(At::from_secs(162)));
    }
}
