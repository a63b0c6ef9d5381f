//! Standings: by points, then by a list of tie-breaks, and at the end by lots.
//!
//! The ways in which the regulations of old break ties are tie-breaks of the list too: wins are `WIN`, wins
//! with Black `BWG`, the coefficient is `SB`, the direct result `DE`.

use std::cmp::Ordering;

use crate::crosstable::{Crosstable, Seed};
use crate::points::Points;
use crate::ties::{Explained, Score, TeamTable, TeamTie, TeamTies, TieBreak, TieEdition, Ties};

/// By what standings are made.
#[derive(Clone, Copy, Debug, Default)]
pub struct Order<'a> {
    /// By which edition of C.07.
    pub edition: TieEdition,
    /// The tie-breaks, the first one first.
    pub ties: &'a [TieBreak],
    /// The order of the lots that were drawn for places that are still shared.
    pub lots: &'a [Seed],
    /// Who counts for nobody, and has no place.
    pub left_out: &'a [Seed],
}

/// By what a line is parted from the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// By the points.
    Points,
    /// By this tie-break of the list, counted from nothing.
    TieBreak(usize),
    /// By lots.
    Lots,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose it is.
    pub seed: Seed,
    /// The place, from 1. It is shared by all whom nothing tells apart.
    pub place: usize,
    /// The points.
    pub points: Points,
    /// What each tie-break of the list comes to.
    pub ties: Vec<Explained>,
    /// By what it is parted from the line before; nothing for the first line and where a place is shared.
    pub by: Option<By>,
}

/// The standings of a table.
///
/// The list of tie-breaks goes through once, each of them for every group that is still tied after those
/// before it. So the text of 2026 says it of each subgroup. That of 2024 speaks of the tie as a whole; the
/// programs that were made for it read it in the same way.
#[must_use]
pub fn standings(table: &Crosstable, order: &Order<'_>) -> Vec<Line> {
    let ties = Ties::new(table, order.edition);
    let points = |seed| table.score(seed);
    let lines = lines(table.cards.len(), order.left_out, points);
    ordered(lines, order.ties, order.lots, |tie, seed, group| ties.explained(tie, seed, group))
}

/// By what standings of teams are made.
#[derive(Clone, Copy, Debug, Default)]
pub struct TeamOrder<'a> {
    /// By which edition of C.07.
    pub edition: TieEdition,
    /// Which score comes first.
    pub primary: Score,
    /// The tie-breaks, the first one first.
    pub ties: &'a [TeamTie],
    /// The order of the lots that were drawn for places that are still shared.
    pub lots: &'a [Seed],
    /// Who counts for nobody, and has no place.
    pub left_out: &'a [Seed],
}

/// The standings of teams. The points of a line are those of the score that comes first.
#[must_use]
pub fn team_standings(table: &TeamTable, order: &TeamOrder<'_>) -> Vec<Line> {
    let ties = TeamTies::new(table, order.primary, order.edition);
    let points = |seed| ties.score(order.primary, seed);
    let lines = lines(table.marks.len(), order.left_out, points);
    ordered(lines, order.ties, order.lots, |tie, seed, group| ties.explained(tie, seed, group))
}

/// A tie-break of a list.
trait Listed: Copy {
    /// Whether the other way round comes first.
    fn is_reversed(self) -> bool;
}

impl Listed for TieBreak {
    fn is_reversed(self) -> bool {
        self.is_reversed
    }
}

impl Listed for TeamTie {
    fn is_reversed(self) -> bool {
        matches!(self, Self::Of(tie, _) if tie.is_reversed)
    }
}

/// A line for each who is not left out.
fn lines(count: usize, left_out: &[Seed], points: impl Fn(Seed) -> Points) -> Vec<Line> {
    let seeds = (0..count).filter(|seed| !left_out.contains(seed));
    seeds
        .map(|seed| Line { seed, place: 1, points: points(seed), ties: Vec::new(), by: None })
        .collect()
}

/// The lines in their order.
fn ordered<T: Listed>(
    mut lines: Vec<Line>,
    ties: &[T],
    lots: &[Seed],
    explained: impl Fn(T, Seed, &[Seed]) -> Explained,
) -> Vec<Line> {
    part(&mut lines, By::Points, |one, other| other.points.cmp(&one.points));
    for (at, &tie) in ties.iter().enumerate() {
        for group in lines.chunk_by_mut(|one, next| one.place == next.place) {
            let seeds: Vec<Seed> = group.iter().map(|line| line.seed).collect();
            for line in group.iter_mut() {
                line.ties.push(explained(tie, line.seed, &seeds));
            }
        }
        part(&mut lines, By::TieBreak(at), |one, other| {
            let worse = one.ties[at].value.beside(&other.ties[at].value);
            if tie.is_reversed() { worse } else { worse.reverse() }
        });
    }
    let lot = |line: &Line| lots.iter().position(|&seed| seed == line.seed).unwrap_or(usize::MAX);
    part(&mut lines, By::Lots, |one, other| lot(one).cmp(&lot(other)));
    lines
}

/// Orders the lines of each place anew, and gives places to those who are told apart.
fn part(lines: &mut [Line], by: By, compare: impl Fn(&Line, &Line) -> Ordering) {
    for group in lines.chunk_by_mut(|one, next| one.place == next.place) {
        let (first, parted) = (group[0].place, group[0].by.take());
        group.sort_by(|one, other| compare(one, other).then(one.seed.cmp(&other.seed)));
        group[0].by = parted;
        for at in 1..group.len() {
            if compare(&group[at - 1], &group[at]).is_eq() {
                group[at].place = group[at - 1].place;
            } else {
                (group[at].place, group[at].by) = (first + at, Some(by));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{By, Order, standings};
    use crate::crosstable::{Crosstable, Meeting, Seed};
    use crate::sample::{seven, table};
    use crate::ties::{TieBreak, TieEdition};

    fn told(table: &Crosstable, order: Order<'_>, list: &str) -> Vec<(Seed, usize, Option<By>)> {
        let ties: Vec<TieBreak> = list.split_whitespace().map(|tie| tie.parse().unwrap()).collect();
        let lines = standings(table, &Order { ties: &ties, ..order });
        lines.iter().map(|line| (line.seed + 1, line.place, line.by)).collect()
    }

    #[test]
    fn the_list_goes_through_until_nobody_is_tied() {
        let points = Some(By::Points);
        assert_eq!(
            told(&seven(), Order::default(), "BH SB"),
            [
                (1, 1, None),
                (2, 2, points),
                (6, 3, points),
                (4, 4, Some(By::TieBreak(1))),
                (5, 5, Some(By::TieBreak(0))),
                (3, 6, points),
                (7, 7, points),
            ]
        );
    }

    #[test]
    fn the_edition_decides_which_values_are_compared() {
        // 5 has 6¼ by the older one, and 3¾ where the dummy of his last round has a limit.
        let places = |edition| {
            let lines = told(&seven(), Order { edition, ..Order::default() }, "SB/C1");
            lines.iter().map(|(number, ..)| *number).collect::<Vec<usize>>()
        };
        assert_eq!(places(TieEdition::August2024), [1, 2, 5, 6, 4, 3, 7]);
        assert_eq!(places(TieEdition::March2026), [1, 2, 6, 4, 5, 3, 7]);
    }

    #[test]
    fn a_place_is_shared_until_lots_are_drawn() {
        let table = table(Meeting::Some, &[(0, "2w="), (0, "1b="), (0, "4w="), (0, "3b=")]);
        let shared = told(&table, Order::default(), "DE BH");
        assert_eq!(shared, [(1, 1, None), (2, 1, None), (3, 1, None), (4, 1, None)]);
        let lots = Order { lots: &[3, 1], ..Order::default() };
        let drawn = told(&table, lots, "DE BH");
        assert_eq!(
            drawn,
            [(4, 1, None), (2, 2, Some(By::Lots)), (1, 3, Some(By::Lots)), (3, 3, None)]
        );
    }

    #[test]
    fn the_smaller_number_is_first_and_the_other_way_round_if_so_wished() {
        let table = table(Meeting::Some, &[(1800, "2w="), (1900, "1b="), (0, "Z")]);
        let first = |list| told(&table, Order::default(), list)[0].0;
        assert_eq!((first("TPN"), first("TPN/R"), first("RTNG"), first("RTNG/R")), (1, 2, 2, 1));
    }

    #[test]
    fn direct_encounter_is_asked_of_those_who_are_still_tied() {
        // All four have 1½. By wins 1 and 2 are parted from the others, and then by their game.
        let table =
            table(Meeting::Some, &[(0, "2w0 U H"), (0, "1b1 Z H"), (0, "4w= H H"), (0, "3b= H H")]);
        let (wins, game) = (Some(By::TieBreak(0)), Some(By::TieBreak(1)));
        let lines = told(&table, Order::default(), "WIN DE");
        assert_eq!(lines, [(2, 1, None), (1, 2, game), (3, 3, wins), (4, 3, None)]);
        let lines = told(&table, Order::default(), "DE WIN");
        assert_eq!(lines, [(1, 1, None), (2, 1, None), (3, 3, game), (4, 3, None)]);
    }

    #[test]
    fn who_is_left_out_has_no_line() {
        let left_out = Order { left_out: &[0], ..Order::default() };
        assert_eq!(told(&seven(), left_out, "BH").iter().map(|line| line.0).min(), Some(2));
    }

    #[test]
    fn nobody_has_no_standings() {
        assert!(told(&table(Meeting::Some, &[]), Order::default(), "BH").is_empty());
    }
}
