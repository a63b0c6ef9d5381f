//! Moves that are taken back, and what both clocks showed when a position stood (FIDE 2023, 7.1, 7.5
//! and 7.6).

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::clock::{Clock, CompletedMove, Turn};
use crate::time::At;

/// Both players' times at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BothTimes(ByColor<PlayerTime>);

/// One player's time at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PlayerTime {
    left: Duration,
    used: Duration,
    period: usize,
    moves: u32,
    ruled: Ruled,
}

/// What rulings have changed a player's time by, all together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Ruled {
    given: Duration,
    taken: Duration,
}

impl Ruled {
    /// Takes note of a ruling: what the clock showed before it and shows after it.
    pub(super) fn note(&mut self, before: Duration, after: Duration) {
        self.given += after.saturating_sub(before);
        self.taken += before.saturating_sub(after);
    }
}

impl Clock {
    /// Gives the turn back to `color` after moves were taken back: `white` and `black` of them.
    pub fn take_back(&mut self, taken: ByColor<u32>, turn: Color, at: At) {
        self.pressed = None;
        for color in Color::ALL {
            self.sides[color].moves = self.sides[color].moves.saturating_sub(taken[color]);
        }
        self.start(turn, at);
    }

    /// Gives the turn back to `color` because the move that he completed last was illegal (FIDE 2023,
    /// 7.5.1), and runs for him.
    ///
    /// FIDE 2023, 7.1 leaves the times to the arbiter. Here the move and all that it brought are
    /// withdrawn: increment, Bronstein time, the time of a period. The turn goes on where he ended it,
    /// so that a delay is not had twice, and the new move brings the same again. What the opponent
    /// has used meanwhile stays used, and what was ruled meanwhile stays; after [`Clock::set`] or
    /// [`Clock::set_moves`] for `color` only his move is withdrawn.
    pub fn give_back(&mut self, color: Color, at: At) {
        self.start(color, at);
        self.sides[color].moves = self.sides[color].moves.saturating_sub(1);
        if let Some(pressed) = self.pressed.take().filter(|pressed| pressed.turn.color == color) {
            self.withdraw(pressed, at);
        }
    }

    /// What rulings have given a player and taken from him, all together: one of the two is zero.
    #[must_use]
    pub fn ruled(&self, color: Color) -> (Duration, Duration) {
        let Ruled { given, taken } = self.sides[color].ruled;
        (given.saturating_sub(taken), taken.saturating_sub(given))
    }

    /// Takes over what rulings have given and taken on a later state of this clock, since an earlier one
    /// of that, but for so much given and taken.
    pub(crate) fn take_rulings(
        &mut self,
        earlier: &Self,
        later: &Self,
        but: ByColor<(Duration, Duration)>,
    ) {
        for color in Color::ALL {
            let (then, now) = (earlier.sides[color].ruled, later.sides[color].ruled);
            let given = now.given.saturating_sub(then.given + but[color].0);
            let taken = now.taken.saturating_sub(then.taken + but[color].1);
            let left = self.remaining(color, self.now);
            self.put(color, (left + given).saturating_sub(taken));
            let ruled = &mut self.sides[color].ruled;
            (ruled.given, ruled.taken) = (ruled.given + given, ruled.taken + taken);
        }
    }

    /// Both players' times now.
    pub(crate) fn stood(&self, at: At) -> BothTimes {
        BothTimes(ByColor::new_with(|color| {
            let side = &self.sides[color];
            PlayerTime {
                left: self.remaining(color, at),
                used: self.used(color, at),
                period: side.period,
                moves: side.moves,
                ruled: side.ruled,
            }
        }))
    }

    /// What both clocks showed then, with what rulings have given and taken since: that was for
    /// something else than the moves that are taken back.
    pub(crate) fn left_then(&self, then: &BothTimes) -> ByColor<Duration> {
        ByColor::new_with(|color| {
            let (half, now) = (then.0[color], self.sides[color].ruled);
            let given = now.given.saturating_sub(half.ruled.given);
            let taken = now.taken.saturating_sub(half.ruled.taken);
            (half.left + given).saturating_sub(taken)
        })
    }

    /// Both clocks show what they showed then, as [`Clock::left_then`] reckons it, with the moves and the
    /// periods of that time, and run for `turn`.
    pub(crate) fn go_back(&mut self, then: &BothTimes, turn: Color, at: At) {
        self.settle(at);
        self.pressed = None;
        let left = self.left_then(then);
        for color in Color::ALL {
            let PlayerTime { used, period, moves, .. } = then.0[color];
            let side = &mut self.sides[color];
            (side.used, side.moves) = (used, moves);
            let entered = std::mem::replace(&mut side.period, period) != period;
            self.put(color, left[color]);
            if entered {
                self.begin_warnings(color);
            }
            if left[color] > Duration::ZERO {
                self.put_up(color);
            }
        }
        self.start(turn, at);
    }

    /// Takes back what a move brought and goes on with its turn, which has been begun anew.
    fn withdraw(&mut self, pressed: CompletedMove, at: At) {
        let color = pressed.turn.color;
        let cost = pressed.turn.used.saturating_sub(pressed.turn.grace());
        let side = &mut self.sides[color];
        side.left = side.left.saturating_sub(pressed.earned) + cost;
        side.used = side.used.saturating_sub(pressed.turn.used);
        self.turn = Some(Turn { since: Some(at), ..pressed.turn });
        if std::mem::replace(&mut self.sides[color].period, pressed.period) != pressed.period {
            self.begin_warnings(color);
        }
    }
}
