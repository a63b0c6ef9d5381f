//! Tie-breaks made of the opponents' scores: Buchholz, Sonneborn-Berger, Koya (C.07, articles 8, 9, 14).

use super::field::{Across, Field};
use super::value::{Amount, CutReason, Explained, Fraction, Part, Source};
use super::{Criterion, Cuts, TieBreak, Ties};
use crate::crosstable::{Cell, Seed};
use crate::points::Points;

impl Ties {
    /// The table of which a tie-break is made.
    fn field_of(&self, tie: TieBreak) -> &Field {
        if tie.is_fore || tie.criterion == Criterion::ForeBuchholz {
            &self.fore
        } else {
            &self.field
        }
    }

    /// Buchholz (8.1), and Fore Buchholz (8.3).
    pub(super) fn buchholz(&self, tie: TieBreak, seed: Seed) -> Explained {
        let mut parts = self.across(tie, seed);
        cut(&mut parts, tie.cuts);
        Explained::sum(parts)
    }

    /// Sonneborn-Berger (9.1).
    pub(super) fn sonneborn_berger(&self, tie: TieBreak, seed: Seed) -> Explained {
        self.weighed(tie, seed, self.field_of(tie))
    }

    /// The opponents' scores, each weighed with what was scored against him in a field (9.1, 13.2).
    pub(super) fn weighed(&self, tie: TieBreak, seed: Seed, field: &Field) -> Explained {
        let mut parts = self.across(tie, seed);
        for part in &mut parts {
            let scored = part.round.map_or(Points::ZERO, |round| field.scored(seed, round));
            part.scored = Some(scored);
            part.amount = Amount::Points(product(part.points(), scored));
        }
        cut(&mut parts, tie.cuts);
        Explained::sum(parts)
    }

    /// The mean of the Buchholz of those who were met over the board (8.2; of their Fore Buchholz, 2026).
    pub(super) fn average_buchholz(&self, tie: TieBreak, seed: Seed) -> Explained {
        let part = |(round, cell): (usize, &Cell)| {
            let opponent = cell.played()?;
            let value = self.buchholz(tie, opponent).value;
            Some(Part::plain(round, Some(opponent), value, Source::Opponent))
        };
        let parts: Vec<Part> = self.field.rounds(seed).filter_map(part).collect();
        let value = match parts.len() {
            0 => Amount::Missing,
            count => Amount::Mean(Fraction::new(parts.iter().map(Part::points).sum(), count)),
        };
        Explained { value, parts }
    }

    /// Koya: the points against those who have at least half of what can be scored (9.2, 14.5).
    ///
    /// A forfeit counts in a round robin only. In a Swiss it is an unplayed round: somebody stands in for the
    /// opponent (16.4), and nobody has scored against the opponent himself.
    pub(super) fn koya(&self, tie: TieBreak, seed: Seed) -> Explained {
        let field = &self.field;
        let limit = Points::of_quarters(self.most().quarters() / 2)
            + Points::of_halves(i32::from(tie.limit));
        let part = |(round, cell): (usize, &Cell)| {
            let opponent = field.game(cell, tie.forfeits_are_games)?;
            let scored = field.scored(seed, round);
            let brought = field.own(opponent);
            Some(Part {
                brought: Amount::Points(brought),
                scored: Some(scored),
                cut: (brought < limit).then_some(CutReason::BelowLimit),
                ..Part::plain(round, Some(opponent), Amount::Points(scored), Source::Opponent)
            })
        };
        Explained::sum(field.rounds(seed).filter_map(part).collect())
    }

    /// The most that can be scored: a win in each round in which one has an opponent.
    fn most(&self) -> Points {
        let field = &self.field;
        let (rounds, players) = (field.table.rounds, field.table.cards.len());
        let free = if field.is_round_robin() && players % 2 == 1 { rounds / players } else { 0 };
        field.win * i32::try_from(rounds - free).unwrap_or(i32::MAX)
    }

    /// The score of the opponent of each round, or of who stands in for him.
    fn across(&self, tie: TieBreak, seed: Seed) -> Vec<Part> {
        let field = self.field_of(tie);
        let part = |(round, cell): (usize, &Cell)| {
            Some(match field.across(self.edition, tie, seed, cell)? {
                Across::Opponent(opponent, points) => {
                    Part::plain(round, Some(opponent), Amount::Points(points), Source::Opponent)
                }
                Across::Dummy(points, dummy) => {
                    Part::plain(round, cell.opponent, Amount::Points(points), Source::Dummy(dummy))
                }
            })
        };
        field.rounds(seed).filter_map(part).collect()
    }
}

/// A score weighed with a result. Both are in halves by every scoring that is used, so that this is exact.
fn product(score: Points, result: Points) -> Points {
    let quarters = i64::from(score.quarters()) * i64::from(result.quarters()) / 4;
    Points::of_quarters(i32::try_from(quarters).unwrap_or(i32::MAX))
}

/// Cuts what is to be cut: the least first, then the greatest (14.3).
fn cut(parts: &mut [Part], cuts: Cuts) {
    let (least, most) = match cuts {
        Cuts::None => (0, 0),
        Cuts::Least(number) => (number, 0),
        Cuts::Median(number) => (number, number),
    };
    for _ in 0..least {
        cut_least(parts);
    }
    for _ in 0..most {
        let key = |&at: &usize| (score(&parts[at]), parts[at].points());
        if let Some(at) = left(parts).max_by_key(key) {
            parts[at].cut = Some(CutReason::Most);
        }
    }
}

/// Cuts the part of the lowest score; but the least part of a round that the participant had chosen not to
/// play, if that is not smaller (14.1.1, 16.5.1). Done again, it is asked again (16.5.2).
fn cut_least(parts: &mut [Part]) {
    let lowest = left(parts).min_by_key(|&at| (score(&parts[at]), parts[at].points()));
    let voluntary = left(parts)
        .filter(|&at| is_voluntary(&parts[at]))
        .min_by_key(|&at| (parts[at].points(), score(&parts[at])));
    match (lowest, voluntary) {
        (Some(lowest), Some(at)) if parts[at].points() >= parts[lowest].points() => {
            parts[at].cut = Some(CutReason::Voluntary);
        }
        (Some(at), _) => parts[at].cut = Some(CutReason::Least),
        (None, _) => {}
    }
}

/// Where the parts are that are not cut yet.
fn left(parts: &[Part]) -> impl Iterator<Item = usize> {
    (0..parts.len()).filter(|&at| parts[at].cut.is_none())
}

const fn is_voluntary(part: &Part) -> bool {
    matches!(part.source, Source::Dummy(dummy) if dummy.is_voluntary)
}

/// The score that a part brings.
const fn score(part: &Part) -> Points {
    match part.brought {
        Amount::Points(points) => points,
        _ => Points::ZERO,
    }
}
