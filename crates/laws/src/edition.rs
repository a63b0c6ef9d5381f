//! The editions of the FIDE Laws of Chess: what each of them rules, as figures with their article.
//!
//! Data only: nothing here judges a game. Each edition is a file in `editions`, and a file there is an
//! edition: no line of Rust names one. A figure that nobody has read in the text of its edition says
//! so by its [`Source`]; whoever applies it can pass that on.

mod article;
mod blind;
mod claims;
mod conduct;
mod endings;
mod figure;
mod file;
mod flag;
mod illegal;
mod pace;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::LazyLock;

use serde::Deserialize;

use figure::{Figure, Perhaps};
use file::File;

pub use article::{Article, Topic};
pub use blind::{AudibleClock, HearingAssistant, RankNames};
pub use claims::{
    CastlingChange, ClaimClock, ClaimLost, DeadPosition, Fivefold, OwnTime, Quickplay,
    QuickplayTimes, Repetition, UntimelyOffer, WrongClaim, halved,
};
pub use conduct::{DefaultTime, PenaltyKind, Recording, Reversed, SetupComplaint, WrongPlace};
pub use endings::{Ending, LongerEndings};
pub use file::BadEdition;
pub use flag::{Both, Caller, FlagRule};
pub use illegal::{Counting, IllegalAct, IllegalMovePenalty, IllegalRule, Redress};

include!(concat!(env!("OUT_DIR"), "/editions.rs"));

/// An edition of the Laws, by the year in which it came into force; the oldest first.
///
/// Its file is read when it is first asked for a figure.
#[derive(Clone, Copy)]
pub struct Edition(&'static Known);

struct Known {
    year: u16,
    id: &'static str,
    /// The same as it was read at first, where that was otherwise.
    first: Option<&'static Known>,
    held: Held,
}

/// Where the figures of an edition are.
enum Held {
    /// In a file of this crate, packed when it was built.
    Packed(fn() -> &'static File),
    /// They were read from a text.
    Read(&'static File),
}

#[expect(clippy::expect_used, reason = "a test reads each file")]
fn unpacked(packed: &[u8]) -> File {
    rmp_serde::from_slice(packed).expect("a file of this crate can be read")
}

impl Edition {
    /// Reads an edition from the text of a data file, such as those of this crate. It is kept for as
    /// long as the program runs, and is not among [`Edition::ALL`].
    ///
    /// # Errors
    ///
    /// The first line that is wrong.
    pub fn read(text: &str) -> Result<Self, BadEdition> {
        let file = File::read(text)?;
        let (year, id) = (file.year, format!("fide-{}", file.year).leak());
        let held = Held::Read(Box::leak(Box::new(file)));
        Ok(Self(Box::leak(Box::new(Known { year, id, first: None, held }))))
    }

    /// A name for settings and data files, such as `fide-2018`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.0.id
    }

    /// The same edition, with the figures by which games were played before its text was read again.
    #[must_use]
    pub fn as_first_read(self) -> Self {
        self.0.first.map_or(self, Self)
    }

    /// The year in which it came into force.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.0.year
    }

    /// Whether enough of its text is known to play by it.
    #[must_use]
    pub fn is_complete(self) -> bool {
        self.file().complete
    }

    /// The number of the one article of it that is known; `None` if more is.
    #[must_use]
    pub fn only_article(self) -> Option<&'static str> {
        self.file().only.as_deref()
    }

    fn file(self) -> &'static File {
        match &self.0.held {
            Held::Packed(file) => file(),
            Held::Read(file) => file,
        }
    }

    fn rule<T: Clone>(self, figure: &'static Figure<T>, topic: Topic) -> Rule<T> {
        let own = figure.article.as_deref();
        let article = own.unwrap_or_else(|| self.article(topic).number);
        Rule { value: figure.is.clone(), source: figure.sure, article }
    }

    fn perhaps<T: Copy>(
        self,
        figure: &'static Figure<Perhaps<T>>,
        topic: Topic,
    ) -> Option<Rule<T>> {
        let rule = self.rule(figure, topic);
        match rule.value {
            Perhaps::None => None,
            Perhaps::Rule(value) => Some(rule.with(value)),
        }
    }
}

/// The newest.
impl Default for Edition {
    fn default() -> Self {
        Self::NEWEST
    }
}

impl PartialEq for Edition {
    fn eq(&self, other: &Self) -> bool {
        self.year() == other.year()
    }
}

impl Eq for Edition {}

impl PartialOrd for Edition {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Edition {
    fn cmp(&self, other: &Self) -> Ordering {
        self.year().cmp(&other.year())
    }
}

impl Hash for Edition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.year().hash(state);
    }
}

impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({})", self.year())
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
#[error("`{0}` is no edition of the Laws that is known; known are {known}", known = Edition::IDS)]
pub struct UnknownEdition(pub String);

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

impl<T> Rule<T> {
    fn with<U>(self, value: U) -> Rule<U> {
        Rule { value, source: self.source, article: self.article }
    }
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
