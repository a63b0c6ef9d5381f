//! Tie-breaks by the edition of C.07, each with the parts of which it is made.
//!
//! A value tells what it is made of as data: from which round which amount comes, what was cut, and which
//! dummy stood in for an opponent and why. Order and places are in [`crate::standings`].

mod counts;
mod direct;
mod field;
mod name;
mod ratings;
mod scores;
mod teams;
mod value;

pub use name::UnknownTieBreak;
pub use teams::{Score, TeamTable, TeamTie, TeamTies};
pub use value::{Amount, CutReason, Dummy, DummyReason, Explained, Fraction, Part, Source};

use crate::crosstable::{Crosstable, Seed};
use field::Field;

/// An edition of C.07, by the month from which it is applied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TieEdition {
    /// August 2024: the dummy of an unplayed round has the participant's own score.
    August2024,
    /// March 2026: the score of the dummy has a limit, and of forfeits in a round robin not all count.
    #[default]
    March2026,
}

impl TieEdition {
    /// All of them, the oldest first.
    pub const ALL: [Self; 2] = [Self::August2024, Self::March2026];
}

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Criterion {
    /// The games among those who are tied (article 6).
    DirectEncounter,
    /// Rounds that gave as much as a win (7.1).
    Wins,
    /// Games won over the board (7.2).
    GamesWon,
    /// Games played with Black (7.3).
    BlackGames,
    /// Games won with Black (7.4).
    BlackWins,
    /// The sum of the scores after each round (7.5).
    Progressive,
    /// Rounds that the participant had chosen to play (7.6).
    RoundsElected,
    /// Rounds with more points than the opponent of the round (2026, 7.7).
    Standard,
    /// The starting number, the smaller first (2026, 7.8).
    PairingNumber,
    /// The sum of the opponents' scores (8.1).
    Buchholz,
    /// The mean of the opponents' Buchholz (8.2).
    AverageBuchholz,
    /// Buchholz with every game of the last round a draw (8.3).
    ForeBuchholz,
    /// The opponents' scores, each weighed with the result against him (9.1).
    SonnebornBerger,
    /// The points against opponents with at least half of what can be scored (9.2).
    Koya,
    /// The mean of the opponents' ratings (10.1).
    AverageRating,
    /// The performance by the table (10.2).
    Performance,
    /// The lowest rating that lets expect as much (10.3).
    PerfectPerformance,
    /// The mean of the opponents' performances (10.4).
    AveragePerformance,
    /// The mean of the opponents' perfect performances (10.5).
    AveragePerfect,
    /// The rating, the higher first (2026, 10.6).
    Rating,
}

/// How many parts are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Cuts {
    /// None.
    #[default]
    None,
    /// So many of the least (14.1, 14.2).
    Least(u8),
    /// So many of the least, then as many of the greatest (14.3, 14.4).
    Median(u8),
}

/// A tie-break of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TieBreak {
    /// What is compared.
    pub criterion: Criterion,
    /// What is left out: `/C1`, `/M1`.
    pub cuts: Cuts,
    /// How many half points the limit of Koya is above a half: `/L+1`, `/L-1` (14.5).
    pub limit: i8,
    /// Forfeits count as games: `/P`.
    pub forfeits_are_games: bool,
    /// Every game of the last round is taken as a draw: `/F`.
    pub is_fore: bool,
    /// The other way round, the lower rating or the greater number first: `/R`.
    pub is_reversed: bool,
}

impl TieBreak {
    /// A criterion without modifiers.
    #[must_use]
    pub const fn plain(criterion: Criterion) -> Self {
        Self {
            criterion,
            cuts: Cuts::None,
            limit: 0,
            forfeits_are_games: false,
            is_fore: false,
            is_reversed: false,
        }
    }
}

/// The tie-breaks of a crosstable.
#[derive(Clone, Debug)]
pub struct Ties {
    edition: TieEdition,
    field: Field,
    /// As if every game of the last round had been drawn.
    fore: Field,
}

impl Ties {
    /// Those of a table, by an edition.
    #[must_use]
    pub fn new(table: &Crosstable, edition: TieEdition) -> Self {
        Self::of(Field::new(table.clone()), edition)
    }

    fn of(field: Field, edition: TieEdition) -> Self {
        let fore = field.drawn_at_the_end();
        Self { edition, field, fore }
    }

    /// What a tie-break comes to for one participant. The group is those who are tied with him, himself
    /// included: direct encounter asks for it.
    #[must_use]
    pub fn explained(&self, tie: TieBreak, seed: Seed, group: &[Seed]) -> Explained {
        use Criterion as C;
        match tie.criterion {
            C::DirectEncounter => self.encounter(tie, seed, group),
            C::Wins => self.wins(seed),
            C::GamesWon => self.games_won(seed),
            C::BlackGames => self.black_games(seed),
            C::BlackWins => self.black_wins(seed),
            C::Progressive => self.progressive(tie, seed),
            C::RoundsElected => self.rounds_elected(seed),
            C::Standard => self.standard(seed),
            C::PairingNumber => Explained::of(Amount::Number(seed + 1)),
            C::Buchholz | C::ForeBuchholz => self.buchholz(tie, seed),
            C::AverageBuchholz => self.average_buchholz(tie, seed),
            C::SonnebornBerger => self.sonneborn_berger(tie, seed),
            C::Koya => self.koya(tie, seed),
            C::AverageRating => self.average_rating(tie, seed),
            C::Performance => self.performance(seed),
            C::PerfectPerformance => self.perfect_performance(seed),
            C::AveragePerformance => self.mean_of_opponents(seed, Self::performance),
            C::AveragePerfect => self.mean_of_opponents(seed, Self::perfect_performance),
            C::Rating => {
                Explained::of(self.field.rating(seed).map_or(Amount::Missing, Amount::Rating))
            }
        }
    }
}

#[cfg(test)]
mod tests;
