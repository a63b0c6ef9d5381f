//! What a tie-break comes to, and where it comes from, so that a voice can tell why.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Add;

use crate::crosstable::Seed;
use crate::points::Points;

/// A sum of quotients of points, exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fraction {
    /// In quarters of a point.
    quarters: i64,
    of: i64,
}

impl Fraction {
    /// None.
    pub const ZERO: Self = Self { quarters: 0, of: 1 };

    /// Points shared out among so many; among none, they stay as they are.
    #[must_use]
    pub fn new(points: Points, among: usize) -> Self {
        Self::lowest(i64::from(points.quarters()), i64::try_from(among).unwrap_or(1).max(1))
    }

    fn lowest(quarters: i64, of: i64) -> Self {
        let shared = shared(quarters.abs(), of);
        Self { quarters: quarters / shared, of: of / shared }
    }

    /// Hundredths of a point, a half up.
    #[must_use]
    pub const fn hundredths(self) -> i64 {
        (50 * self.quarters + self.of).div_euclid(2 * self.of)
    }
}

/// The greatest number that divides both.
fn shared(one: i64, other: i64) -> i64 {
    if other == 0 { one.max(1) } else { shared(other, one % other) }
}

impl Add for Fraction {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::lowest(self.quarters * other.of + other.quarters * self.of, self.of * other.of)
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.quarters * other.of).cmp(&(other.quarters * self.of))
    }
}

/// With two decimals, a half up.
impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = self.hundredths();
        write!(f, "{}.{:02}", hundredths / 100, hundredths % 100)
    }
}

/// What a tie-break comes to for one participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Amount {
    /// Points, or a sum of them.
    Points(Points),
    /// Points where fewer are better.
    Fewer(Points),
    /// A mean of points.
    Mean(Fraction),
    /// So many games or rounds.
    Count(usize),
    /// A rating.
    Rating(i32),
    /// A place among those who are tied, from 1.
    Place(usize),
    /// A starting number.
    Number(usize),
    /// There is nothing of which it could be made, as where no opponent has a rating.
    Missing,
}

impl Amount {
    /// Which of two values of the same tie-break is better: the greater.
    #[must_use]
    pub fn beside(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Points(one), Self::Points(two)) => one.cmp(two),
            (Self::Fewer(one), Self::Fewer(two)) => two.cmp(one),
            (Self::Mean(one), Self::Mean(two)) => one.cmp(two),
            (Self::Count(one), Self::Count(two)) => one.cmp(two),
            (Self::Rating(one), Self::Rating(two)) => one.cmp(two),
            (Self::Place(one), Self::Place(two)) | (Self::Number(one), Self::Number(two)) => {
                two.cmp(one)
            }
            (Self::Missing, Self::Missing) => Ordering::Equal,
            (Self::Missing, _) => Ordering::Less,
            (_, Self::Missing) => Ordering::Greater,
            _ => Ordering::Equal,
        }
    }
}

/// As it is written in a table.
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(points) | Self::Fewer(points) => points.fmt(f),
            Self::Mean(mean) => mean.fmt(f),
            Self::Count(number) | Self::Place(number) | Self::Number(number) => number.fmt(f),
            Self::Rating(rating) => rating.fmt(f),
            Self::Missing => f.write_str("-"),
        }
    }
}

/// Where a part of a tie-break comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// From the opponent of the round.
    Opponent,
    /// From what the participant did in the round.
    Own,
    /// From the dummy who stands in for the opponent of an unplayed round.
    Dummy(Dummy),
    /// The mean of the parts before it.
    Mean,
    /// What the table of the rating regulations gives for the percentage.
    Table,
    /// The other score of a team, to which something is added.
    OtherScore,
    /// The number by which all parts before it but the other score are divided.
    Divisor,
    /// From boards of a team: from the next board, or from one board less.
    Boards,
}

/// With what score a dummy stands in (C.07, 16.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dummy {
    /// Why it has that score.
    pub reason: DummyReason,
    /// Whether the participant had chosen not to play: such a round is cut before others (16.5).
    pub is_voluntary: bool,
}

/// Why a dummy has the score that it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DummyReason {
    /// It has the participant's own score.
    OwnScore,
    /// The opponent who was paired has less than that (2026, 16.4.1).
    PairedOpponent,
    /// A draw in each round of the tournament is less than that (2026, 16.4.2).
    DrawInEachRound,
}

/// Why a part does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutReason {
    /// It is the least (C.07, 14.1).
    Least,
    /// It is the least of the rounds that the participant had chosen not to play (16.5).
    Voluntary,
    /// It is the greatest (14.3).
    Most,
    /// The opponent has too few points (9.2).
    BelowLimit,
}

/// A part of a tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The round, from 1; none for what belongs to no round.
    pub round: Option<usize>,
    /// Who was met, or was to be met.
    pub opponent: Option<Seed>,
    /// What the opponent brings, or the dummy who stands in: a score or a rating.
    pub brought: Amount,
    /// What the participant scored in the round, where that weighs.
    pub scored: Option<Points>,
    /// What it comes to.
    pub amount: Amount,
    /// Where it comes from.
    pub source: Source,
    /// Why it does not count, if it does not.
    pub cut: Option<CutReason>,
}

impl Part {
    /// What an opponent, a dummy or a round of one's own brings, and nothing weighs.
    pub(super) const fn plain(
        round: usize,
        opponent: Option<Seed>,
        amount: Amount,
        source: Source,
    ) -> Self {
        let round = Some(round);
        Self { round, opponent, brought: amount, scored: None, amount, source, cut: None }
    }

    /// What belongs to no round.
    pub(super) const fn apart(amount: Amount, source: Source) -> Self {
        Self {
            round: None,
            opponent: None,
            brought: amount,
            scored: None,
            amount,
            source,
            cut: None,
        }
    }

    /// Points of the part, if they are points.
    pub(super) const fn points(&self) -> Points {
        match self.amount {
            Amount::Points(points) => points,
            _ => Points::ZERO,
        }
    }
}

/// A value, and of what it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// What it comes to.
    pub value: Amount,
    /// Its parts, by round.
    pub parts: Vec<Part>,
}

impl Explained {
    /// The points of all parts that count.
    pub(super) fn sum(parts: Vec<Part>) -> Self {
        let value = Amount::Points(counted(&parts).map(Part::points).sum());
        Self { value, parts }
    }

    /// How many parts count.
    pub(super) fn count(parts: Vec<Part>) -> Self {
        Self { value: Amount::Count(counted(&parts).count()), parts }
    }

    /// A value without parts.
    pub(super) const fn of(value: Amount) -> Self {
        Self { value, parts: Vec::new() }
    }
}

/// The parts that are not cut.
pub(super) fn counted(parts: &[Part]) -> impl Iterator<Item = &Part> {
    parts.iter().filter(|part| part.cut.is_none())
}
