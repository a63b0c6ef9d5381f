//! Where blitz ends and rapid ends, by edition.

use std::time::Duration;

use crate::control::Pace;
use crate::edition::{Edition, Rule, Source, Topic};

const HOUR: Duration = Duration::from_hours(1);

impl Edition {
    /// The pace of a game in which 60 moves may take `hour`: the base time and 60 times the bonus.
    ///
    /// Up to 2009 blitz is below 15 minutes, from 2014 it is 10 minutes or less; rapid reaches from
    /// there to below an hour. The text of 2001 gives rapid as 15 to 60 minutes and leaves open on
    /// which side 60 itself lies. It is taken for standard, as later editions have it, and is
    /// unconfirmed for 2001.
    #[must_use]
    pub fn pace_of(self, hour: Duration) -> Rule<Pace> {
        let source = match self {
            Self::E2005 => Source::Unconfirmed,
            Self::E2001 if hour == HOUR => Source::Unconfirmed,
            _ => Source::Confirmed,
        };
        if self.is_blitz(hour) {
            self.rule(Pace::Blitz, source, Topic::Blitz)
        } else if hour < HOUR {
            self.rule(Pace::Rapid, source, Topic::Rapid)
        } else {
            self.rule(Pace::Standard, source, Topic::Rapid)
        }
    }

    fn is_blitz(self, hour: Duration) -> bool {
        match self {
            Self::E2001 | Self::E2005 | Self::E2009 => hour < Duration::from_mins(15),
            Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => {
                hour <= Duration::from_mins(10)
            }
        }
    }
}
