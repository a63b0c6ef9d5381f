//! How much time a game has.

use std::fmt;
use std::str::FromStr;

/// How much time a game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tempo {
    /// A clock for each, in seconds.
    Clock {
        /// At the beginning.
        limit: u32,
        /// For each move.
        increment: u32,
    },
    /// So many days for each move.
    Days(u8),
    /// As much as one likes.
    Unlimited,
}

/// How fast a game is, as the server reckons it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TimeClass {
    /// Less than 3 minutes.
    Bullet,
    /// Less than 8 minutes.
    Blitz,
    /// Less than 25 minutes.
    Rapid,
    /// Longer.
    Classical,
    /// Days, or no limit.
    Correspondence,
}

/// The days that a move may have.
const DAYS: [u8; 7] = [1, 2, 3, 5, 7, 10, 14];

/// The longest time for a game, in seconds.
const LONGEST: u32 = 10_800;

impl Tempo {
    /// How fast a game with this time is: by the time that forty moves have.
    #[must_use]
    pub const fn speed(self) -> TimeClass {
        let Self::Clock { limit, increment } = self else { return TimeClass::Correspondence };
        match limit + 40 * increment {
            ..180 => TimeClass::Bullet,
            180..480 => TimeClass::Blitz,
            480..1500 => TimeClass::Rapid,
            _ => TimeClass::Classical,
        }
    }

    /// Whether a stranger may be sought for it: not for fast games.
    #[must_use]
    pub fn may_be_sought(self) -> bool {
        self != Self::Unlimited && self.speed() >= TimeClass::Rapid
    }

    /// Whether somebody may be challenged to it: not to the fastest games.
    #[must_use]
    pub fn may_be_challenged(self) -> bool {
        self.speed() >= TimeClass::Blitz
    }

    /// The fields of a form of a seek, which counts in minutes.
    pub(crate) fn sought(self) -> Vec<(&'static str, String)> {
        match self {
            Self::Clock { limit, increment } => {
                vec![("time", minutes(limit)), ("increment", increment.to_string())]
            }
            Self::Days(days) => vec![("days", days.to_string())],
            Self::Unlimited => Vec::new(),
        }
    }

    /// The fields of a form of a challenge, which counts in seconds.
    pub(crate) fn challenged(self) -> Vec<(&'static str, String)> {
        match self {
            Self::Clock { limit, increment } => {
                vec![("clock.limit", limit.to_string()), ("clock.increment", increment.to_string())]
            }
            Self::Days(days) => vec![("days", days.to_string())],
            Self::Unlimited => Vec::new(),
        }
    }
}

fn minutes(seconds: u32) -> String {
    let hundredths = seconds * 100 / 60;
    match hundredths % 100 {
        0 => (hundredths / 100).to_string(),
        rest => format!("{}.{rest:02}", hundredths / 100),
    }
}

impl fmt::Display for Tempo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clock { limit, increment } => write!(f, "{}+{increment}", minutes(*limit)),
            Self::Days(days) => write!(f, "{days}d"),
            Self::Unlimited => Ok(()),
        }
    }
}

/// It can be no time of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoTempo;

/// Minutes and seconds for each move, `15+10` or `15`, with `1/2`, `1/4` and `3/4` of a minute as `0.5`
/// and so on; or days, `3d`.
impl FromStr for Tempo {
    type Err = NoTempo;

    fn from_str(text: &str) -> Result<Self, NoTempo> {
        if let Some(days) = text.strip_suffix('d') {
            let days = days.parse().ok().filter(|days| DAYS.contains(days));
            return days.map(Self::Days).ok_or(NoTempo);
        }
        let (minutes, increment) = text.split_once('+').unwrap_or((text, "0"));
        let increment = increment.parse().ok().filter(|increment| *increment <= 60);
        let increment = increment.ok_or(NoTempo)?;
        let limit = match minutes {
            "0.25" => 15,
            "0.5" => 30,
            "0.75" => 45,
            "1.5" => 90,
            whole => whole.parse::<u32>().ok().and_then(|it| it.checked_mul(60)).ok_or(NoTempo)?,
        };
        let fits = limit <= LONGEST && limit + increment > 0;
        fits.then_some(Self::Clock { limit, increment }).ok_or(NoTempo)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(limit: u32, increment: u32) -> Tempo {
        Tempo::Clock { limit, increment }
    }

    #[test]
    fn times_are_read() {
        assert_eq!("15+10".parse(), Ok(clock(900, 10)));
        assert_eq!("5".parse(), Ok(clock(300, 0)));
        assert_eq!("0.5+1".parse(), Ok(clock(30, 1)));
        assert_eq!("0+1".parse(), Ok(clock(0, 1)));
        assert_eq!("3d".parse(), Ok(Tempo::Days(3)));
    }

    #[test]
    fn what_the_server_does_not_take_is_no_time() {
        for text in ["", "0", "0+0", "181", "15+61", "4d", "15+", "+5", "-5", "1e3", "999999999999"]
        {
            assert_eq!(text.parse::<Tempo>(), Err(NoTempo), "{text}");
        }
    }

    #[test]
    fn a_seek_counts_in_minutes_and_a_challenge_in_seconds() {
        let tempo = Tempo::Clock { limit: 90, increment: 5 };
        assert_eq!(tempo.sought()[0], ("time", "1.50".to_owned()));
        assert_eq!(tempo.challenged()[0], ("clock.limit", "90".to_owned()));
    }

    #[test]
    fn strangers_are_sought_for_slow_games_only() {
        let sought = |text: &str| text.parse().is_ok_and(Tempo::may_be_sought);
        assert!(sought("15+10") && sought("8") && sought("3d"));
        assert!(!sought("5+3") && !sought("7+1"));
        assert!("5+3".parse().is_ok_and(Tempo::may_be_challenged));
        assert!(!"1".parse().is_ok_and(Tempo::may_be_challenged));
    }
}
