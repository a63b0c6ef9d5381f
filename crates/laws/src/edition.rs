//! The editions of the FIDE Laws of Chess: what each of them rules, as figures with their article.
//!
//! Data only: nothing here judges a game. A figure that nobody has read in the text of its edition
//! says so by its [`Source`]; whoever applies it can pass that on. The 2005 edition was read up to
//! article 8.1 only, so that most of what lies behind it is taken over from 2001 and unconfirmed.

mod article;
mod blind;
mod claims;
mod conduct;
mod flag;
mod illegal;
mod pace;
#[cfg(test)]
mod tests;

use std::{fmt, str::FromStr};

pub use article::{Article, Topic};
pub use blind::{AudibleClock, HearingAssistant, RankNames};
pub use claims::{
    CastlingChange, ClaimClock, ClaimLost, QUICKPLAY_AWARD, QUICKPLAY_LEFT, Quickplay, Repetition,
    WrongClaim, halved,
};
pub use conduct::{DefaultTime, PenaltyKind, Recording, Reversed, SetupComplaint, WrongPlace};
pub use flag::{Both, Caller, FlagRule};
pub use illegal::{Counting, IllegalAct, IllegalRule, Penalty, Redress};

/// An edition of the Laws, by the year in which it came into force; the oldest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// July 2001.
    E2001,
    /// July 2005; not complete.
    E2005,
    /// July 2009.
    E2009,
    /// July 2014.
    E2014,
    /// July 2017, in force for half a year.
    E2017,
    /// January 2018.
    E2018,
    /// January 2023.
    #[default]
    E2023,
}

impl Edition {
    /// Every edition, the oldest first.
    pub const ALL: [Self; 7] =
        [Self::E2001, Self::E2005, Self::E2009, Self::E2014, Self::E2017, Self::E2018, Self::E2023];

    /// A name for settings and data files, such as `fide-2018`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::E2001 => "fide-2001",
            Self::E2005 => "fide-2005",
            Self::E2009 => "fide-2009",
            Self::E2014 => "fide-2014",
            Self::E2017 => "fide-2017",
            Self::E2018 => "fide-2018",
            Self::E2023 => "fide-2023",
        }
    }

    /// The year in which it came into force.
    #[must_use]
    pub const fn year(self) -> u16 {
        match self {
            Self::E2001 => 2001,
            Self::E2005 => 2005,
            Self::E2009 => 2009,
            Self::E2014 => 2014,
            Self::E2017 => 2017,
            Self::E2018 => 2018,
            Self::E2023 => 2023,
        }
    }

    /// Whether enough of its text is known to play by it: not of 2005, which ends at article 8.1.
    #[must_use]
    pub const fn is_complete(self) -> bool {
        !matches!(self, Self::E2005)
    }

    const fn rule<T: Copy>(self, value: T, source: Source, topic: Topic) -> Rule<T> {
        Rule { value, source, article: self.article(topic).number }
    }
}

/// Writes `FIDE 2018`.
impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FIDE {}", self.year())
    }
}

/// The name of an edition that there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no edition of the Laws that is known; known are {known}", known = known())]
pub struct UnknownEdition(pub String);

fn known() -> String {
    Edition::ALL.map(Edition::id).join(", ")
}

/// Reads the id, or the year alone.
impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Self, UnknownEdition> {
        let year = text.strip_prefix("fide-").unwrap_or(text);
        let found = Self::ALL.into_iter().find(|edition| edition.id()["fide-".len()..] == *year);
        found.ok_or_else(|| UnknownEdition(text.to_owned()))
    }
}

/// How sure a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// Read in the text of the edition or in an official translation of it.
    Confirmed,
    /// Read in a quotation, a note for arbiters or an interpretation only.
    Secondary,
    /// Not read anywhere: remembered, or taken over from the edition next to it.
    Unconfirmed,
}

/// One figure of an edition with its article.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule<T> {
    /// What the edition rules.
    pub value: T,
    /// How sure that is.
    pub source: Source,
    /// The number of the article in that edition; [`Article`] tells where it is not exact.
    pub article: &'static str,
}

/// How closely rapid and blitz games are watched (FIDE 2023, A.4 and A.5).
///
/// Without meaning at standard pace, and in 2001 and 2005, where one set of rules serves all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Supervision {
    /// One arbiter for at most three rapid games or one blitz game; from 2014 the moves are recorded
    /// for the players as well. The competition rules apply.
    Adequate,
    /// Less than that.
    Sparse,
}
