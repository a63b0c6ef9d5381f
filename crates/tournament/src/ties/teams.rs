//! Tie-breaks of teams: match points and game points, their products, and the boards (C.07, articles 11 to
//! 13).

use std::cmp::Reverse;
use std::ops::Range;

use super::field::Field;
use super::value::{Amount, Explained, Fraction, Part, Source};
use super::{Criterion, Cuts, TieBreak, TieEdition, Ties};
use crate::crosstable::{Crosstable, Mark, Seed};
use crate::points::{Points, Scoring};

/// The crosstable of a tournament of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamTable {
    /// What every team did in every round. The scoring gives match points.
    pub matches: Crosstable,
    /// How many boards a match has.
    pub boards: usize,
    /// What a game gives.
    pub games: Scoring,
    /// For every team and every round how it ended on each board, the first board first. A bye of a team is
    /// on all of its boards.
    pub marks: Vec<Vec<Vec<Mark>>>,
}

impl TeamTable {
    /// The table as it was after so many rounds.
    #[must_use]
    pub fn after(&self, rounds: usize) -> Self {
        let mut table = Self { matches: self.matches.after(rounds), ..self.clone() };
        for marks in &mut table.marks {
            marks.truncate(rounds);
        }
        table
    }

    /// The table of some teams among themselves, in this order, from one round to before another.
    #[must_use]
    pub fn among(&self, seeds: &[Seed], rounds: Range<usize>) -> Self {
        let matches = self.matches.among(seeds, rounds.clone());
        let marks = |seed: &Seed| {
            self.marks[*seed].iter().take(rounds.end).skip(rounds.start).cloned().collect()
        };
        Self { marks: seeds.iter().map(marks).collect(), matches, ..self.clone() }
    }

    /// What a team has from the games of each round.
    fn game_points(&self, seed: Seed) -> Vec<Points> {
        let of = |boards: &Vec<Mark>| boards.iter().map(|&mark| self.games.of(mark)).sum();
        self.marks[seed].iter().map(of).collect()
    }

    /// What a team has from each board. The bye of who is left over counts as a win there (article 12).
    fn boards(&self, seed: Seed) -> Vec<Points> {
        let of = |mark: Mark| {
            if mark == Mark::PairingBye { self.games.win } else { self.games.of(mark) }
        };
        let rounds = &self.marks[seed];
        let board = |at: usize| {
            rounds.iter().filter_map(|boards| boards.get(at)).map(|&mark| of(mark)).sum()
        };
        (0..self.boards).map(board).collect()
    }
}

/// One of the two scores of a team (11.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Score {
    /// Match points.
    #[default]
    Match,
    /// Game points.
    Game,
}

impl Score {
    /// The other of the two.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Match => Self::Game,
            Self::Game => Self::Match,
        }
    }
}

/// A tie-break of a list for teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TeamTie {
    /// One of those for players, made of this score of the teams.
    Of(TieBreak, Score),
    /// The score that does not come first (13.1).
    OtherScore,
    /// The opponents' scores of the first kind, each weighed with what was scored of the second (13.2).
    Weighed {
        /// What the opponents bring.
        brought: Score,
        /// What was scored against them.
        scored: Score,
        /// What is left out (14.1.2).
        cuts: Cuts,
    },
    /// The matches among those who are tied, by the first score, then by the other (13.3.1).
    Encounter,
    /// The other score, and the Buchholz of the first one divided by a number: by this one, or by that of
    /// the rule (13.4).
    ScoreAndStrength(Option<u8>),
    /// The points of each board times its number; fewer are better (12.1).
    BoardCount,
    /// The points on board one, then on board two, and so on (12.2).
    TopBoards,
    /// The points on all boards but the last, then on all but the last two, and so on (12.3).
    BottomBoards,
}

/// The tie-breaks of a tournament of teams.
#[derive(Clone, Debug)]
pub struct TeamTies {
    table: TeamTable,
    primary: Score,
    matches: Ties,
    games: Ties,
}

impl TeamTies {
    /// Those of a table in which this score comes first.
    #[must_use]
    pub fn new(table: &TeamTable, primary: Score, edition: TieEdition) -> Self {
        let scored = (0..table.marks.len()).map(|seed| table.game_points(seed)).collect();
        let boards = i32::try_from(table.boards).unwrap_or(i32::MAX);
        let worth = (table.games.win * boards, table.games.draw * boards);
        let games = Field::scored_so(table.matches.clone(), scored, worth);
        Self {
            table: table.clone(),
            primary,
            matches: Ties::new(&table.matches, edition),
            games: Ties::of(games, edition),
        }
    }

    /// The points of a team by one of its scores.
    #[must_use]
    pub fn score(&self, score: Score, seed: Seed) -> Points {
        self.ties(score).field.own(seed)
    }

    const fn ties(&self, score: Score) -> &Ties {
        match score {
            Score::Match => &self.matches,
            Score::Game => &self.games,
        }
    }

    /// What a tie-break comes to for one team. The group is those who are tied with it, itself included.
    #[must_use]
    pub fn explained(&self, tie: TeamTie, seed: Seed, group: &[Seed]) -> Explained {
        match tie {
            TeamTie::Of(tie, score) => self.ties(score).explained(tie, seed, group),
            TeamTie::OtherScore => {
                Explained::of(Amount::Points(self.score(self.primary.other(), seed)))
            }
            TeamTie::Weighed { brought, scored, cuts } => {
                let tie = TieBreak { cuts, ..TieBreak::plain(Criterion::SonnebornBerger) };
                self.ties(brought).weighed(tie, seed, &self.ties(scored).field)
            }
            TeamTie::Encounter => self.encounter(seed, group),
            TeamTie::ScoreAndStrength(divisor) => self.score_and_strength(divisor, seed),
            TeamTie::BoardCount => self.board_count(seed),
            TeamTie::TopBoards => place(seed, group, |seed| self.table.boards(seed)),
            TeamTie::BottomBoards => place(seed, group, |seed| self.without_the_last(seed)),
        }
    }

    /// The place by the matches among those who are tied.
    fn encounter(&self, seed: Seed, group: &[Seed]) -> Explained {
        let tie = TieBreak::plain(Criterion::DirectEncounter);
        let mut before = 0;
        for tier in self.tiers(group) {
            if tier.contains(&seed) {
                break;
            }
            before += tier.len();
        }
        let by = [self.primary, self.primary.other()]
            .map(|score| self.ties(score).explained(tie, seed, group));
        let parts = by.into_iter().flat_map(|explained| explained.parts).collect();
        Explained { value: Amount::Place(before + 1), parts }
    }

    /// The group in order: by the first score; who is still together by the other one, and if that parts
    /// some of them, by the first again.
    fn tiers(&self, group: &[Seed]) -> Vec<Vec<Seed>> {
        let tie = TieBreak::plain(Criterion::DirectEncounter);
        let by_first = self.ties(self.primary).tiers(tie, group);
        let mut tiers = Vec::new();
        for some in by_first {
            let by_other = self.ties(self.primary.other()).tiers(tie, &some);
            if by_other.len() > 1 {
                tiers.extend(by_other.iter().flat_map(|few| self.tiers(few)));
            } else {
                tiers.push(some);
            }
        }
        tiers
    }

    fn score_and_strength(&self, divisor: Option<u8>, seed: Seed) -> Explained {
        let other = self.score(self.primary.other(), seed);
        let buchholz = self.ties(self.primary).buchholz(TieBreak::plain(Criterion::Buchholz), seed);
        let divisor = divisor.map_or_else(|| self.divisor(), usize::from);
        let strength = buchholz.parts.iter().map(Part::points).sum();
        let mut parts = vec![Part::apart(Amount::Points(other), Source::OtherScore)];
        parts.extend(buchholz.parts);
        parts.push(Part::apart(Amount::Count(divisor), Source::Divisor));
        let value = Amount::Mean(Fraction::new(other, 1) + Fraction::new(strength, divisor));
        Explained { value, parts }
    }

    /// The most that can be reached by the first score, in matches of the most that one gives by the other;
    /// the whole of the quotient (13.4).
    fn divisor(&self) -> usize {
        let rounds = i32::try_from(self.table.matches.rounds).unwrap_or(i32::MAX);
        let most = self.ties(self.primary).field.win * rounds;
        let of_match = self.ties(self.primary.other()).field.win;
        let whole = most.quarters().checked_div(of_match.quarters()).unwrap_or(1);
        usize::try_from(whole).unwrap_or(1).max(1)
    }

    fn board_count(&self, seed: Seed) -> Explained {
        let part = |(board, points): (i32, Points)| Part {
            brought: Amount::Points(points),
            ..Part::apart(Amount::Points(points * board), Source::Boards)
        };
        let parts: Vec<Part> = (1..).zip(self.table.boards(seed)).map(part).collect();
        let value = Amount::Fewer(parts.iter().map(Part::points).sum());
        Explained { value, parts }
    }

    /// The points on all boards but the last, on all but the last two, and so on.
    fn without_the_last(&self, seed: Seed) -> Vec<Points> {
        let boards = self.table.boards(seed);
        (1..boards.len()).rev().map(|count| boards[..count].iter().copied().sum()).collect()
    }
}

/// The place by lists of points, of which the first that differs decides.
fn place(seed: Seed, group: &[Seed], of: impl Fn(Seed) -> Vec<Points>) -> Explained {
    let own = of(seed);
    let better = group.iter().filter(|&&other| Reverse(of(other)) < Reverse(own.clone())).count();
    let parts = own.into_iter().map(|points| Part::apart(Amount::Points(points), Source::Boards));
    Explained { value: Amount::Place(better + 1), parts: parts.collect() }
}

#[cfg(test)]
mod tests;
