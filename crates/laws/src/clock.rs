//! The chess clock: whose time runs, how much is left, when a flag falls, what an arbiter changes.
//!
//! Pure arithmetic on [`At`]; nothing here waits or asks what time it is. Whether a fallen flag
//! loses, and who may call it, is no matter of the clock.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::clock::back::Ruled;
use crate::clock::warnings::Warnings;
use crate::control::{Bonus, TimeControl};
use crate::time::At;

/// A chess clock (FIDE 2023, Article 6).
///
/// It never takes a player's time back when moves are taken back: only an increment, a delay, a new
/// period or a ruling gives time.
///
/// A clock whose flag is down goes on running at zero. Its owner earns no increment and no Bronstein
/// time until an arbiter or a new period gives him time, which puts the flag up again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    /// What each player has: both the same, but at odds of time.
    controls: ByColor<TimeControl>,
    sides: ByColor<Side>,
    turn: Option<Turn>,
    /// Flags that are down, in the order in which they fell.
    falls: Vec<Fall>,
    /// The move that was completed last, in case it has to be withdrawn.
    pressed: Option<CompletedMove>,
    /// The increment that was granted in a quickplay finish.
    granted: Option<Duration>,
    /// The latest moment that the clock was told.
    now: At,
}

/// One player's half of the clock.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Side {
    /// Time left when the player's turn began.
    left: Duration,
    /// Used in turns that are over.
    used: Duration,
    /// Index of the period that the player is in.
    period: usize,
    /// Moves that the player has completed.
    moves: u32,
    ruled: Ruled,
    warnings: Warnings,
}

/// The turn for which the clock runs or is paused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    color: Color,
    /// The bonus of the period in which the turn began; a turn keeps it to its end.
    bonus: Bonus,
    /// Used in this turn before the last pause.
    used: Duration,
    /// Since when it runs; `None` while it is paused.
    since: Option<At>,
}

/// A flag that is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fall {
    color: Color,
    at: At,
    told: bool,
}

/// A completed move and what it brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct CompletedMove {
    /// The turn as it stood when it was ended.
    turn: Turn,
    /// Increment, Bronstein time and time of a period.
    earned: Duration,
    /// The period in which the turn began.
    period: usize,
}

impl Turn {
    fn elapsed(self, at: At) -> Duration {
        self.used + self.since.map_or(Duration::ZERO, |since| at.since(since))
    }

    /// How long the main time waits.
    fn grace(self) -> Duration {
        match self.bonus {
            Bonus::Delay(delay) => delay,
            Bonus::Increment(_) | Bonus::Bronstein(_) => Duration::ZERO,
        }
    }

    /// The main time that the turn has cost.
    fn cost(self, at: At) -> Duration {
        self.elapsed(at).saturating_sub(self.grace())
    }
}

impl Clock {
    /// A clock set for the first period, not running.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        Self::of_each(ByColor { white: control.clone(), black: control })
    }

    /// The same where each player has a time of his own.
    #[must_use]
    pub fn of_each(controls: ByColor<TimeControl>) -> Self {
        let sides = controls.as_ref().map(|control| {
            let first = control.periods()[0];
            Side {
                left: first.time + increment(first.bonus),
                used: Duration::ZERO,
                period: 0,
                moves: 0,
                ruled: Ruled::default(),
                warnings: Warnings::default(),
            }
        });
        Self {
            controls,
            sides,
            turn: None,
            falls: Vec::new(),
            pressed: None,
            granted: None,
            now: At::ZERO,
        }
    }

    /// The control that it follows on a player's side.
    #[must_use]
    pub fn control(&self, color: Color) -> &TimeControl {
        &self.controls[color]
    }

    /// The controls of both.
    #[must_use]
    pub const fn controls(&self) -> &ByColor<TimeControl> {
        &self.controls
    }

    /// Starts the time of `color` (FIDE 2023, 6.2.1 and 6.6); a turn that runs is ended and counts
    /// as used.
    pub fn start(&mut self, color: Color, at: At) {
        self.settle(at);
        let bonus = self.bonus(color);
        self.turn = Some(Turn { color, bonus, used: Duration::ZERO, since: Some(at) });
    }

    /// Ends the turn that runs and starts the other player's time (FIDE 2023, 6.2.1).
    ///
    /// Returns the time that a new period has brought, if one began.
    pub fn press(&mut self, at: At) -> Option<Duration> {
        let turn = self.settle(at)?;
        let side = &mut self.sides[turn.color];
        let (before, period) = (side.left, side.period);
        side.moves = side.moves.saturating_add(1);
        if self.fell(turn.color).is_none() {
            self.sides[turn.color].left += returned(turn);
        }
        let brought = self.enter_periods(turn.color);
        if self.fell(turn.color).is_none() {
            let next = increment(self.bonus(turn.color));
            self.sides[turn.color].left += next;
        }
        let earned = self.sides[turn.color].left.saturating_sub(before);
        self.pressed = Some(CompletedMove { turn, earned, period });
        self.start(!turn.color, at);
        brought
    }

    /// Stops the clock; the turn stays whose it is.
    pub fn pause(&mut self, at: At) {
        self.notice(at);
        if let Some(turn) = &mut self.turn {
            turn.used = turn.elapsed(at);
            turn.since = None;
        }
    }

    /// Goes on after a pause.
    pub fn resume(&mut self, at: At) {
        self.notice(at);
        if let Some(turn) = &mut self.turn {
            turn.since.get_or_insert(at);
        }
    }

    /// The arbiter sets a player's time (FIDE 2023, 6.10.2 and 7.1).
    ///
    /// If it is his turn, it goes on from there. A delay that runs goes on and is not begun anew, and
    /// Bronstein time is reckoned for the whole turn.
    pub fn set(&mut self, color: Color, left: Duration, at: At) {
        self.notice(at);
        self.pressed.take_if(|pressed| pressed.turn.color == color);
        self.rule(color, left);
        if left > Duration::ZERO {
            self.put_up(color);
        }
    }

    /// The arbiter takes time from a player, at most what he has (FIDE 2023, 12.9.3).
    pub fn take(&mut self, color: Color, amount: Duration, at: At) {
        self.notice(at);
        let left = self.remaining(color, self.now);
        self.rule(color, left.saturating_sub(amount));
    }

    /// Adds time to a player (FIDE 2023, 9.5.3 and 12.9.2).
    ///
    /// Where his flag is down, the time counts from the last moment that the clock was told.
    pub fn add(&mut self, color: Color, amount: Duration) {
        let left = self.remaining(color, self.now);
        self.rule(color, left.saturating_add(amount));
        if amount > Duration::ZERO {
            self.put_up(color);
        }
    }

    /// Corrects the number of moves that a player has completed (FIDE 2023, 6.10.2).
    ///
    /// Periods whose moves are now completed are passed and their time comes, which is returned; time
    /// used beyond a flag that fell meanwhile counts. A period is never passed twice, even if the
    /// number goes down and up again. The new bonus counts from the player's next move.
    pub fn set_moves(&mut self, color: Color, moves: u32) -> Option<Duration> {
        self.pressed.take_if(|pressed| pressed.turn.color == color);
        self.sides[color].moves = moves;
        self.enter_periods(color)
    }

    /// The moves after which the next period begins for this player when he is in this one; `None` if none
    /// follows.
    pub(super) fn moves_to_next(&self, color: Color, period: usize) -> Option<u32> {
        (0..=period).map(|index| self.controls[color].period(index).moves).sum()
    }

    /// From the next move on each move brings so much, for both (FIDE 2023, Guidelines III.4).
    pub fn set_increment(&mut self, amount: Duration) {
        self.granted = Some(amount);
    }

    /// Sets the times at which a player wants to be told, in place of those before.
    ///
    /// One that is crossed already is silent for this period; the first increment does not count.
    pub fn warn_at(&mut self, color: Color, thresholds: &[Duration]) {
        let first = self.sides[color].moves == 0;
        let extra = if first { increment(self.bonus(color)) } else { Duration::ZERO };
        let left = self.remaining(color, self.now).saturating_sub(extra);
        self.sides[color].warnings.want(thresholds.iter().copied().map(whole).collect(), left);
    }

    /// The times left that players wanted to be told and that were crossed since last asked.
    ///
    /// Each comes at most once in a period, whatever an increment or a ruling gives back, and none
    /// that the period did not begin above. What nobody asked for when the period ends is dropped.
    /// Main time counts: while a delay runs, nothing is crossed.
    pub fn warned(&mut self, at: At) -> Vec<(Color, Duration)> {
        self.notice(at);
        let mut told = Vec::new();
        for color in Color::ALL {
            told.extend(self.sides[color].warnings.tell().into_iter().map(|left| (color, left)));
        }
        told
    }

    /// Flags that have fallen since last asked and are down, in the order in which they fell.
    pub fn observe(&mut self, at: At) -> Vec<Color> {
        self.notice(at);
        let new = self.falls.iter_mut().filter(|fall| !fall.told);
        new.map(|fall| {
            fall.told = true;
            fall.color
        })
        .collect()
    }

    /// When a player's flag fell, if it is down and the clock was told a moment since.
    ///
    /// Forgotten when he gets time again: by [`Clock::set`], [`Clock::add`] or a new period.
    #[must_use]
    pub fn fell(&self, color: Color) -> Option<At> {
        self.falls.iter().find(|fall| fall.color == color).map(|fall| fall.at)
    }

    /// Whose flag is down at `at`; if both are, whose fell first (FIDE 2023, 6.8).
    #[must_use]
    pub fn fallen(&self, at: At) -> Option<Color> {
        let down = self.falls.first().map(|fall| fall.color);
        down.or_else(|| self.falling(at).map(|fall| fall.color))
    }

    /// The next moment that matters while a side runs: its flag or a warning.
    ///
    /// None for a flag that is down: [`Clock::observe`] notes it. None for a warning that was crossed:
    /// [`Clock::warned`] notes it.
    #[must_use]
    pub fn deadline(&self) -> Option<At> {
        let color = self.turn?.color;
        let flag = self.fell(color).is_none().then_some(Duration::ZERO);
        let level = self.sides[color].warnings.next().or(flag)?;
        self.reaches(level)
    }

    /// Whose turn it is, running or paused.
    #[must_use]
    pub fn turn(&self) -> Option<Color> {
        self.turn.map(|turn| turn.color)
    }

    /// Whether a side runs.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.turn.is_some_and(|turn| turn.since.is_some())
    }

    /// The time that a player has left at `at`, not counting a delay that still runs.
    #[must_use]
    pub fn remaining(&self, color: Color, at: At) -> Duration {
        self.sides[color]
            .left
            .saturating_sub(self.turn_of(color).map_or(Duration::ZERO, |turn| turn.cost(at)))
    }

    /// The time that a player has used in all his turns until `at` (FIDE 2023, D.2.10.4).
    ///
    /// Delay and Bronstein time count as used, as an increment does. Rulings do not count.
    #[must_use]
    pub fn used(&self, color: Color, at: At) -> Duration {
        self.sides[color].used + self.turn_of(color).map_or(Duration::ZERO, |turn| turn.elapsed(at))
    }

    /// Whose turn was ended last, and how long it took; nothing where that was given back or set anew.
    #[must_use]
    pub fn last_turn(&self) -> Option<(Color, Duration)> {
        self.pressed.map(|pressed| (pressed.turn.color, pressed.turn.used))
    }

    /// The moves that a player has completed.
    #[must_use]
    pub fn moves(&self, color: Color) -> u32 {
        self.sides[color].moves
    }

    /// Moves that a player must still complete in his period, if it asks for a number.
    #[must_use]
    pub fn moves_to_go(&self, color: Color) -> Option<u32> {
        self.due(color).map(|due| due.saturating_sub(self.sides[color].moves))
    }

    /// The moves after which a player's period ends.
    fn due(&self, color: Color) -> Option<u32> {
        self.moves_to_next(color, self.sides[color].period)
    }

    /// The bonus of the period that a player is in, or what was granted in its place.
    #[must_use]
    pub fn bonus(&self, color: Color) -> Bonus {
        if let Some(amount) = self.granted {
            return Bonus::Increment(amount);
        }
        self.controls[color].period(self.sides[color].period).bonus
    }

    /// The index of the period that a player is in.
    pub(super) fn period(&self, color: Color) -> usize {
        self.sides[color].period
    }

    fn turn_of(&self, color: Color) -> Option<Turn> {
        self.turn.filter(|turn| turn.color == color)
    }

    /// Ends the turn and counts it as used; the turn as it ended.
    fn settle(&mut self, at: At) -> Option<Turn> {
        self.notice(at);
        let turn = self.turn.take()?;
        let used = turn.elapsed(at);
        let side = &mut self.sides[turn.color];
        side.left = side.left.saturating_sub(turn.cost(at));
        side.used += used;
        Some(Turn { used, since: None, ..turn })
    }

    /// Passes every period whose moves are completed (FIDE 2023, 6.4); the time that came.
    fn enter_periods(&mut self, color: Color) -> Option<Duration> {
        let mut brought = None;
        while self.due(color).is_some_and(|due| due <= self.sides[color].moves) {
            let side = &mut self.sides[color];
            side.period += 1;
            let time = self.controls[color].period(side.period).time;
            side.left += time;
            brought = Some(brought.unwrap_or_default() + time);
        }
        if brought.is_some() {
            let left = self.begin_warnings(color);
            if left > Duration::ZERO {
                self.put_up(color);
            }
        }
        brought
    }

    /// A ruling lets a player have this time left now.
    fn rule(&mut self, color: Color, left: Duration) {
        let before = self.remaining(color, self.now);
        self.put(color, left);
        let after = self.remaining(color, self.now);
        self.sides[color].ruled.note(before, after);
    }

    /// Lets a player have this time left now; what his turn has cost already is reckoned in.
    fn put(&mut self, color: Color, left: Duration) {
        let left = whole(left);
        let cost = self.turn_of(color).map_or(Duration::ZERO, |turn| turn.cost(self.now));
        self.sides[color].left = left + cost;
        self.sides[color].warnings.lift(left);
        self.cross(color);
    }

    /// A flag is up again; of a player who has no time it falls again when his time runs.
    pub(super) fn put_up(&mut self, color: Color) {
        self.falls.retain(|fall| fall.color != color);
    }

    /// Takes note of what has happened until `at`.
    pub(crate) fn notice(&mut self, at: At) {
        self.now = self.now.max(at);
        let fall = self.falling(at);
        self.falls.extend(fall);
        for color in Color::ALL {
            self.cross(color);
        }
    }

    fn cross(&mut self, color: Color) {
        let left = self.remaining(color, self.now);
        self.sides[color].warnings.cross(left);
    }

    /// Begins a period's warnings; the time that the player has.
    fn begin_warnings(&mut self, color: Color) -> Duration {
        let left = self.remaining(color, self.now);
        self.sides[color].warnings.begin(left);
        left
    }

    /// The flag that has fallen at `at` and is not noted yet.
    fn falling(&self, at: At) -> Option<Fall> {
        let color = self.turn.filter(|turn| self.fell(turn.color).is_none())?.color;
        let fell = self.reaches(Duration::ZERO).filter(|&fell| fell <= at)?;
        Some(Fall { color, at: fell, told: false })
    }

    /// When the running side has only so much main time left, and nothing of a delay.
    pub(super) fn reaches(&self, level: Duration) -> Option<At> {
        let turn = self.turn?;
        let main = self.sides[turn.color].left.saturating_sub(level);
        Some(turn.since? + (main + turn.grace()).saturating_sub(turn.used))
    }
}

/// What Bronstein gives back after a turn.
fn returned(turn: Turn) -> Duration {
    match turn.bonus {
        Bonus::Bronstein(most) => turn.used.min(most),
        Bonus::Increment(_) | Bonus::Delay(_) => Duration::ZERO,
    }
}

fn increment(bonus: Bonus) -> Duration {
    match bonus {
        Bonus::Increment(amount) => amount,
        Bonus::Delay(_) | Bonus::Bronstein(_) => Duration::ZERO,
    }
}

/// In whole microseconds, as session time is: or a deadline would come just before what it is for.
fn whole(time: Duration) -> Duration {
    Duration::from_micros(u64::try_from(time.as_micros()).unwrap_or(u64::MAX))
}

mod back;
mod warnings;

pub(crate) use back::BothTimes;

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;
