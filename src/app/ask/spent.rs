//! How long the last move took, and what both players have used.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::app::ask::Asker;
use crate::laws::{At, Clock, Made};
use crate::voices::{Priority, Utterance};

/// From what it is known how long moves took.
#[derive(Clone, Copy, Debug)]
pub enum TimesFrom<'a> {
    /// The clock of the game, and what time it is.
    Clock(&'a Clock, At),
    /// When each move was made: a game without clocks.
    Stamps,
    /// What the clocks showed after each move, and what they began with, if a game has it in its comments.
    Comments(Option<Control>),
    /// From nothing.
    Unknown,
}

/// What each player has at the beginning, and what each move adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    time: Duration,
    increment: Duration,
}

impl Control {
    /// As the headers of a game have it, in seconds: `5400+30`, `40/7200:3600`. Of several periods only
    /// the first counts.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let first = text.split(':').next()?;
        let first = first.rsplit('/').next()?;
        let (time, increment) = first.split_once('+').unwrap_or((first, "0"));
        let seconds = |text: &str| text.trim().parse().ok().map(Duration::from_secs);
        Some(Self { time: seconds(time)?, increment: seconds(increment)? })
    }
}

impl Asker<'_> {
    /// How long the last move took, and what both have used, as far as it is known.
    pub(super) fn spent(&self) -> Utterance {
        let narrator = self.narrator;
        let Some(last) = self.made.last() else {
            return narrator.say(Priority::Answer, "last-none", &[]);
        };
        let (took, all) = match self.times {
            TimesFrom::Clock(clock, at) => {
                let turn = clock.last_turn().filter(|(color, _)| *color == last.by());
                let took = turn.map(|(_, took)| took).or_else(|| by_stamps(self.made));
                (took, ByColor::new_with(|color| Some(clock.used(color, at))))
            }
            TimesFrom::Stamps => (by_stamps(self.made), all(self.made, by_stamps)),
            TimesFrom::Comments(control) => {
                let took = |made: &[Made]| by_comments(made, control);
                (took(self.made), all(self.made, took))
            }
            TimesFrom::Unknown => (None, ByColor::default()),
        };
        let took =
            took.map(|took| narrator.talk.sentence("spent-last", &[("time", narrator.time(took))]));
        let colors = [self.asked_by.side, !self.asked_by.side];
        let used = colors.into_iter().filter_map(|color| {
            let values = [("color", narrator.color(color)), ("time", narrator.time(all[color]?))];
            Some(narrator.talk.sentence("spent-all", &values))
        });
        let lines: Vec<_> = took.into_iter().chain(used).collect();
        if lines.is_empty() {
            return narrator.say(Priority::Answer, "clock-unknown", &[]);
        }
        narrator.lines(Priority::Answer, lines)
    }
}

/// What each player has used in all moves of which it is known.
fn all(made: &[Made], took: impl Fn(&[Made]) -> Option<Duration>) -> ByColor<Option<Duration>> {
    let of = |color: Color| {
        let moves = (1..=made.len()).map(|count| &made[..count]);
        let own = moves.filter(|moves| moves.last().is_some_and(|made| made.by() == color));
        own.filter_map(&took).reduce(|all, took| all + took)
    };
    ByColor::new_with(of)
}

/// The time since the move before; when the first move was begun, nobody has noted.
fn by_stamps(made: &[Made]) -> Option<Duration> {
    let [.., before, last] = made else { return None };
    Some(last.at.since(before.at))
}

/// What the clock of the player showed less than after his move before.
pub(in crate::app) fn by_comments(made: &[Made], control: Option<Control>) -> Option<Duration> {
    let (last, before) = made.split_last()?;
    let own = before.iter().rev().find(|made| made.by() == last.by());
    let had = match own {
        Some(own) => own.left,
        None => control.map(|control| control.time),
    }?;
    let increment = control.map_or(Duration::ZERO, |control| control.increment);
    (had + increment).checked_sub(last.left?)
}

#[cfg(test)]
mod tests {
    use crate::laws::Position;
    use shakmaty::uci::UciMove;

    use super::*;

    /// Moves with the second of each and what the clock showed after it.
    fn made(moves: &[(&str, u64, u64)]) -> Vec<Made> {
        let mut position = Position::default();
        let made = |&(mv, at, left): &(&str, u64, u64)| {
            let before = position.clone();
            let mv = mv.parse::<UciMove>().unwrap().to_move(&before).unwrap();
            shakmaty::Position::play_unchecked(&mut position, mv);
            let left = (left > 0).then(|| Duration::from_secs(left));
            Made { before, mv, at: At::from_secs(at), left, opponent_left: None }
        };
        moves.iter().map(made).collect()
    }

    const MOVES: [(&str, u64, u64); 4] =
        [("e2e4", 5, 58), ("e7e5", 12, 53), ("g1f3", 30, 42), ("b8c6", 33, 0)];

    fn seconds(times: ByColor<Option<Duration>>) -> [Option<u64>; 2] {
        [times.white, times.black].map(|time| time.map(|time| time.as_secs()))
    }

    #[test]
    fn stamps_tell_what_lies_between_two_moves() {
        let made = made(&MOVES);
        assert_eq!(by_stamps(&made), Some(Duration::from_secs(3)));
        assert_eq!(by_stamps(&made[..1]), None);
        assert_eq!(seconds(all(&made, by_stamps)), [Some(18), Some(10)]);
    }

    #[test]
    fn comments_tell_what_a_clock_has_lost() {
        let made = made(&MOVES);
        let control = Control::read("60+2");
        let took = |made: &[Made]| by_comments(made, control);
        assert_eq!(took(&made[..1]), Some(Duration::from_secs(4)));
        assert_eq!(took(&made[..3]), Some(Duration::from_secs(18)));
        assert_eq!(took(&made), None);
        assert_eq!(seconds(all(&made, took)), [Some(22), Some(9)]);
        // Nobody says what the clocks began with.
        assert_eq!(by_comments(&made[..1], None), None);
        assert_eq!(by_comments(&made[..3], None), Some(Duration::from_secs(16)));
    }

    #[test]
    fn a_control_is_read_from_the_headers() {
        let read =
            |text| Control::read(text).map(|it| [it.time, it.increment].map(|time| time.as_secs()));
        assert_eq!(read("300"), Some([300, 0]));
        assert_eq!(read("5400+30"), Some([5400, 30]));
        assert_eq!(read("40/7200+30:3600"), Some([7200, 30]));
        assert_eq!(read("-"), None);
        assert_eq!(read("?"), None);
    }
}
