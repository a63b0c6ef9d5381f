//! How long the opponent may think: a share of what the clock has left. Pure.
//!
//! It only says when an answer is due; what is done with the time is the thinker's affair.

use std::time::Duration;

use shakmaty::Color;

use crate::laws::{At, Clock};

/// No answer takes longer with a clock: whoever has hours left need not spend minutes on a move.
const LONGEST: Duration = Duration::from_secs(20);

/// No answer takes longer without a clock, whatever the machine.
const UNTIMED: Duration = Duration::from_secs(10);

/// Kept back for the way of an answer through the program, and for a machine that is busy.
const RESERVE: Duration = Duration::from_millis(500);

/// Moves that a game is taken to have left, if no period ends sooner.
const MOVES: u32 = 30;

/// The time for the next move of `turn`: an even share of what is left and most of the bonus, never
/// more than a quarter of what is there.
pub(super) fn patience(clock: Option<&Clock>, turn: Color, at: At) -> Duration {
    let Some(clock) = clock else { return UNTIMED };
    let left = clock.remaining(turn, at);
    let spare = left.saturating_sub(RESERVE).max(left / 2);
    // Two moves more than asked for: the last one before a time control must not be the hurried one.
    let moves = clock.moves_to_go(turn).map_or(MOVES, |due| (due + 2).min(MOVES));
    let bonus = clock.bonus(turn).amount() * 3 / 4;
    (spare / moves + bonus).min(spare / 4).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use shakmaty::Color;

    use super::{LONGEST, UNTIMED, patience};
    use crate::laws::{At, Clock, TimeControl};

    fn clock(control: &str) -> Clock {
        let mut clock = Clock::new(control.parse::<TimeControl>().unwrap());
        clock.start(Color::White, At::ZERO);
        clock
    }

    /// What White has left after each of so many moves, if every answer takes all of its patience
    /// and a little more.
    fn game(control: &str, moves: u32) -> Vec<Duration> {
        let (mut clock, mut at) = (clock(control), At::ZERO);
        let mut left = Vec::new();
        for _ in 0..moves {
            at = at + patience(Some(&clock), Color::White, at) + Duration::from_millis(15);
            left.push(clock.remaining(Color::White, at));
            clock.press(at);
            clock.press(at);
        }
        left
    }

    #[test]
    fn no_flag_falls() {
        for control in ["1+0", "3+0", "3+2", "5+0", "15+10", "90+30", "0+1", "0+10"] {
            let least = game(control, 120).into_iter().min().unwrap();
            assert!(least > Duration::from_millis(50), "{control}: {least:?}");
        }
    }

    #[test]
    fn a_bonus_to_come_is_not_spent_before() {
        let mut clock = clock("15+10");
        clock.set(Color::White, Duration::from_secs(2), At::ZERO);
        let given = patience(Some(&clock), Color::White, At::ZERO);
        assert!(given < Duration::from_secs(1), "{given:?}");
    }

    #[test]
    fn the_time_is_used() {
        for (control, most) in [("1+0", 15), ("5+0", 75), ("3+2", 60)] {
            let left = game(control, 45)[44];
            assert!(left < Duration::from_secs(most), "{control}: {left:?}");
        }
    }

    #[test]
    fn nobody_waits_for_ever() {
        assert_eq!(patience(None, Color::White, At::ZERO), UNTIMED);
        assert_eq!(patience(Some(&clock("120+30")), Color::White, At::ZERO), LONGEST);
    }
}
