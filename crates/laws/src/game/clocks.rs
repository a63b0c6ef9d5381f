//! The clocks of a game, if it has any: what they show, who has pressed them, and what rulings change.
//!
//! How a clock counts, `crate::clock` knows. What follows from a fallen flag is no matter of these.

use std::time::Duration;

use shakmaty::{ByColor, Color, Position as _};

use crate::clock::{BothTimes, Clock};
use crate::control::{Bonus, TimeControl};
use crate::edition::{OwnTime, Topic, halved};
use crate::effect::{Effect, Made};
use crate::game::course::Course;
use crate::game::phase::Phase;
use crate::game::terms::Terms;
use crate::odds::Odds;
use crate::time::At;

/// The clocks, and the time of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    pub(super) clock: Option<Clock>,
    /// The session time of the last event.
    pub(super) now: At,
    /// What the clocks showed when each position of the course last came; none without clocks.
    pub(super) stood: Vec<BothTimes>,
    /// Why a player has stopped the clocks last, in his words.
    pub(super) stopped_for: String,
    /// Who has moved and not pressed his clock, the opponent having gone on: his time runs.
    pub(super) not_pressed: Option<Color>,
}

impl Clocks {
    /// Clocks that stand, set for the first position.
    pub(super) fn new(control: Option<TimeControl>, terms: &Terms) -> Self {
        let mut clocks = Self {
            clock: control
                .map(|control| Clock::of_each(Odds::controls(terms.rules.odds.as_ref(), control))),
            now: At::ZERO,
            stood: Vec::new(),
            stopped_for: String::new(),
            not_pressed: None,
        };
        clocks.note_times();
        clocks.set_warnings(terms);
        clocks
    }

    /// What the clock of a player shows; `None` without clocks.
    pub(super) fn left(&self, color: Color) -> Option<Duration> {
        self.clock.as_ref().map(|clock| clock.remaining(color, self.now))
    }

    /// What both clocks show.
    pub(super) fn shown(&self) -> ByColor<Option<Duration>> {
        ByColor::new_with(|color| self.left(color))
    }

    /// Both clocks show what they showed when this position came, and stand unless the game runs.
    pub(super) fn go_back(&mut self, course: &Course, phase: Phase) {
        let (turn, running) = (course.position.turn(), phase.is_running());
        if let (Some(clock), Some(then)) = (&mut self.clock, self.stood.last()) {
            clock.go_back(then, turn, self.now);
            if !running {
                clock.pause(self.now);
            }
        }
    }

    /// The clocks that show something else than before.
    pub(super) fn changed(&self, shown: ByColor<Option<Duration>>) -> Vec<Effect> {
        let changed = Color::ALL.into_iter().filter(|&color| self.left(color) != shown[color]);
        changed.filter_map(|color| Some(Effect::ClockSet(color, self.left(color)?))).collect()
    }

    /// The turn is that of the player to move, after these moves were taken back; no time comes back.
    pub(super) fn take_back(&mut self, taken: &[Made], course: &Course, phase: Phase) {
        let mut count = ByColor { white: 0, black: 0 };
        for made in taken {
            count[made.by()] += 1;
        }
        let turn = course.position.turn();
        let running = phase.is_running();
        if let Some(clock) = &mut self.clock {
            clock.take_back(count, turn, self.now);
            if !running {
                clock.pause(self.now);
            }
        }
    }

    /// Why a player has stopped the clocks last, in his words; empty if he has said nothing.
    #[must_use]
    pub fn stopped_for(&self) -> &str {
        &self.stopped_for
    }

    /// Both sides stand, if there are clocks.
    pub(super) fn pause(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.pause(self.now);
        }
    }

    /// The side whose turn it is runs again, if there are clocks.
    pub(super) fn resume(&mut self) {
        if let Some(clock) = &mut self.clock {
            clock.resume(self.now);
        }
    }

    /// The clocks stand until the game goes on.
    pub(super) fn stop(&mut self, phase: &mut Phase) {
        self.pause();
        *phase = Phase::Paused;
    }

    /// What both clocks showed when the position after so many plies stood last, with what rulings have
    /// given and taken since; `None` without clocks, and where so many were not made.
    #[must_use]
    pub fn left_after(&self, plies: u16) -> Option<ByColor<Duration>> {
        let stood = self.stood.get(usize::from(plies))?;
        Some(self.clock.as_ref()?.left_then(stood))
    }

    /// The same after ply 1, 2 and so on; none without clocks.
    pub(super) fn left_after_each_ply(&self) -> Vec<ByColor<Duration>> {
        let Some(clock) = &self.clock else { return Vec::new() };
        self.stood.iter().skip(1).map(|stood| clock.left_then(stood)).collect()
    }

    /// What becomes of the claimant's own time.
    pub(super) fn cut(&mut self, by: Color, own: OwnTime) -> Option<Effect> {
        let left = self.left(by)?;
        let amount = match own {
            OwnTime::Kept => Duration::ZERO,
            OwnTime::Halved => left.saturating_sub(halved(left)),
            OwnTime::Less(amount) => amount.min(left),
        };
        self.clock.as_mut()?.take(by, amount, self.now);
        (!amount.is_zero()).then_some(Effect::TimeTaken(by, amount, Topic::WrongClaim))
    }

    /// Whether no further period comes for either player.
    pub(super) fn is_last_period(&self) -> bool {
        let to_go = |color| self.clock.as_ref().and_then(|clock| clock.moves_to_go(color));
        to_go(Color::White).is_none() && to_go(Color::Black).is_none()
    }

    /// Gives time, if there are clocks.
    pub(super) fn give(&mut self, to: Color, amount: Duration, why: Topic) -> Vec<Effect> {
        let Some(clock) = &mut self.clock else { return Vec::new() };
        clock.add(to, amount);
        vec![Effect::TimeAdded(to, amount, why)]
    }

    /// Each player's wish to be told how much time is left.
    pub(super) fn set_warnings(&mut self, terms: &Terms) {
        if let Some(clock) = &mut self.clock {
            for color in Color::ALL {
                clock.warn_at(color, &terms.rules.warnings[color]);
            }
        }
    }

    /// The player whose clock was not pressed before the opponent went on; he may still do so
    /// (FIDE 2023, 6.2.2).
    #[must_use]
    pub const fn unpressed(&self) -> Option<Color> {
        self.not_pressed
    }

    /// Whether a period comes, or has come, in which all moves that remain are made (2009, 10.1).
    pub(super) fn comes_to_last_period(&self) -> bool {
        let comes = |clock: &Clock| Color::ALL.into_iter().all(|of| !clock.control(of).repeats());
        self.clock.as_ref().is_none_or(comes)
    }

    /// Whether any period brings time with each move.
    pub(super) fn has_bonus(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| {
            let periods = clock.controls().iter().flat_map(TimeControl::periods);
            let bonuses = periods.map(|period| period.bonus);
            bonuses.map(Bonus::amount).any(|amount| !amount.is_zero())
        })
    }

    /// Whether a postponed claim is decided only after the flag has fallen (10.2b of 2001).
    pub(super) fn waits_for_flag(&self, claimant: Color, terms: &Terms) -> bool {
        let fell = self.clock.as_ref().and_then(|clock| clock.fell(claimant)).is_some();
        terms.rules.edition.quickplay_result_waits().value && !fell
    }

    /// The moves after which the period begins in which the players are to be. One of them may be in it
    /// already; where neither is, it is the one after theirs.
    pub(super) fn moves_to_next_period(&self) -> Option<u32> {
        let clock = self.clock.as_ref()?;
        let [white, black] = Color::ALL.map(|color| clock.period(color));
        let first = if white <= black { Color::White } else { Color::Black };
        clock.moves_to_next(first, white.min(black))
    }

    /// Remembers what the clocks show in the present position.
    pub(super) fn note_times(&mut self) {
        self.stood.extend(self.clock.as_ref().map(|clock| clock.stood(self.now)));
    }

    /// What the clocks showed in the last position they show in another one now.
    pub(super) fn note_times_anew(&mut self) {
        self.stood.pop();
        self.note_times();
    }

    /// Keeps what the clocks showed in the first so many positions.
    pub(super) fn keep_times(&mut self, count: usize) {
        self.stood.truncate(count);
    }

    /// The clock is set as if it had not been set before: what was thought since counts.
    pub(super) fn unset(
        &mut self,
        color: Color,
        set: Duration,
        then: Duration,
    ) -> Option<Vec<Effect>> {
        let now = self.left(color)?;
        let left = (now + then).saturating_sub(set);
        self.clock.as_mut()?.set(color, left, self.now);
        Some(vec![Effect::ClockSet(color, left)])
    }

    /// Takes time, at most what is left; `None` without clocks.
    pub(super) fn take(&mut self, from: Color, amount: Duration, why: Topic) -> Option<Effect> {
        self.clock.as_mut()?.take(from, amount, self.now);
        Some(Effect::TimeTaken(from, amount, why))
    }

    /// Corrects the number of moves that a player has completed.
    pub(super) fn set_moves(&mut self, color: Color, moves: u32) -> Vec<Effect> {
        let Some(clock) = &mut self.clock else { return Vec::new() };
        let brought = clock.set_moves(color, moves);
        let mut effects = vec![Effect::MovesSet(color, moves)];
        effects.extend(brought.map(|time| Effect::PeriodBegan(color, time)));
        effects
    }

    /// The clock is that of the player to move in the position that was set.
    pub(super) fn run_for_turn(&mut self, course: &Course) {
        let turn = course.turn();
        if let Some(clock) = &mut self.clock
            && clock.turn().is_some_and(|other| other != turn)
        {
            let runs = clock.is_running();
            clock.start(turn, self.now);
            if !runs {
                clock.pause(self.now);
            }
        }
    }

    /// The time of the player to move begins.
    pub(super) fn start(&mut self, course: &Course) -> Option<Effect> {
        let turn = course.position.turn();
        self.clock.as_mut()?.start(turn, self.now);
        Some(Effect::ClockStarted(turn))
    }

    /// Presses the clock of a player, if it is his time that runs; the time of a new period.
    pub(super) fn press(&mut self, by: Color) -> Option<Duration> {
        let own = self.clock.as_mut().filter(|clock| clock.turn() == Some(by));
        own.and_then(|clock| clock.press(self.now))
    }

    /// Whose turn it is again has nothing left to press: his time runs, and rightly.
    pub(super) fn forget_unpressed(&mut self, course: &Course) {
        let turn = course.turn();
        self.not_pressed.take_if(|by| *by == turn);
    }

    /// Presses the clock of who was kept waiting.
    pub(super) fn press_for(&mut self, mover: Color) -> Option<Effect> {
        let now = self.now;
        self.clock.as_mut()?.start(mover, now);
        let brought = self.press(mover)?;
        Some(Effect::PeriodBegan(mover, brought))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::course::tests::course;
    use crate::game::terms::tests::terms;
    use crate::rules::Rules;

    fn clocks(control: Option<&str>) -> Clocks {
        let control = control.map(|text| text.parse().unwrap());
        Clocks::new(control, &terms(Rules::default()))
    }

    #[test]
    fn without_clocks_nothing_is_given_and_nothing_taken() {
        let mut clocks = clocks(None);
        let minute = Duration::from_mins(1);
        assert_eq!(clocks.give(Color::White, minute, Topic::ClockSetting), []);
        assert_eq!(clocks.take(Color::White, minute, Topic::ClockSetting), None);
        assert_eq!(clocks.set_moves(Color::White, 40), []);
        assert_eq!((clocks.left(Color::White), clocks.left_after(0)), (None, None));
    }

    #[test]
    fn what_was_changed_is_told_by_what_the_clocks_showed() {
        let mut clocks = clocks(Some("5"));
        clocks.start(&course(""));
        clocks.now = At::from_secs(30);
        let shown = clocks.shown();
        clocks.take(Color::White, Duration::from_mins(1), Topic::ClockSetting);
        let left = Duration::from_secs(210);
        assert_eq!(clocks.changed(shown), [Effect::ClockSet(Color::White, left)]);
    }

    #[test]
    fn only_who_has_the_turn_presses() {
        let mut clocks = clocks(Some("5+3"));
        clocks.start(&course(""));
        clocks.press(Color::Black);
        assert_eq!(clocks.clock.as_ref().unwrap().turn(), Some(Color::White));
        clocks.press(Color::White);
        assert_eq!(clocks.clock.as_ref().unwrap().turn(), Some(Color::Black));
    }
}
