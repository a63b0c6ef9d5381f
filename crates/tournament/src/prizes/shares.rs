//! Gives the prizes of lists to those who have a claim to them.

use std::cmp::Reverse;

use super::{Money, PrizeList, PrizeRules, Sharing};
use crate::crosstable::Seed;
use crate::player::Player;
use crate::points::Points;

/// Somebody in the standings.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<'a> {
    /// Whose place it is.
    pub seed: Seed,
    /// The place, which may be shared.
    pub place: usize,
    /// The points.
    pub points: Points,
    /// Who it is.
    pub player: &'a Player,
}

/// What somebody gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// Of which list, counted from nothing.
    pub list: usize,
    /// Who.
    pub seed: Seed,
    /// How much.
    pub amount: Money,
    /// What it is made of.
    pub how: How,
}

/// What a share is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// It is the prize of a place of the list, from 1.
    Place(usize),
    /// So many share a sum, all as much.
    Equally {
        /// How many.
        count: usize,
        /// The sum.
        sum: Money,
    },
    /// Half of the prize of the own place, and half of an equal share.
    Hort {
        /// How many share.
        count: usize,
        /// The sum.
        sum: Money,
        /// The prize of the own place; nothing where the prizes have ended before it.
        own: Money,
    },
}

/// Who gets what.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PrizesGiven {
    /// The shares, list by list, the first place first.
    pub shares: Vec<Share>,
    /// Prizes to which nobody has a claim: their list, counted from nothing, and the amount.
    pub left: Vec<(usize, Money)>,
}

/// Gives all prizes. The candidates are in the order of the standings.
#[must_use]
pub fn given(lists: &[PrizeList], rules: PrizeRules, candidates: &[Candidate<'_>]) -> PrizesGiven {
    let mut takers: Vec<Vec<usize>> = vec![Vec::new(); lists.len()];
    let mut has_prize = vec![false; candidates.len()];
    let mut given = PrizesGiven::default();
    // The greatest first; of equal ones that of the list that is written first.
    let mut prizes: Vec<(usize, Money)> = (0..)
        .zip(lists)
        .flat_map(|(list, prizes)| prizes.amounts.iter().map(move |amount| (list, *amount)))
        .collect();
    prizes.sort_by_key(|(list, amount)| (Reverse(*amount), *list));
    for (list, amount) in prizes {
        let is_free = |at: &usize| {
            let taken = if rules.one_each { has_prize[*at] } else { takers[list].contains(at) };
            !taken && lists[list].category.takes(candidates[*at].player)
        };
        match (0..candidates.len()).find(is_free) {
            Some(at) => {
                has_prize[at] = true;
                takers[list].push(at);
            }
            None => given.left.push((list, amount)),
        }
    }
    given.left.sort_by_key(|(list, _)| *list);
    for (list, takers) in takers.iter().enumerate() {
        let open = |at: &usize| {
            let is_out = if rules.one_each { has_prize[*at] } else { takers.contains(at) };
            !is_out && lists[list].category.takes(candidates[*at].player)
        };
        let others: Vec<usize> = (0..candidates.len()).filter(open).collect();
        given.shares.extend(of_list(
            (list, &lists[list]),
            rules.sharing,
            takers,
            &others,
            candidates,
        ));
    }
    given
}

/// The shares of a list: those who take its prizes, and those of the others who are tied with the last one.
fn of_list(
    (list, prizes): (usize, &PrizeList),
    sharing: Sharing,
    takers: &[usize],
    others: &[usize],
    candidates: &[Candidate<'_>],
) -> Vec<Share> {
    let is_tied = |one: usize, other: usize| {
        let (one, other) = (&candidates[one], &candidates[other]);
        match sharing {
            Sharing::ByPlace => one.place == other.place,
            Sharing::Equally | Sharing::Hort => one.points == other.points,
        }
    };
    let Some(lowest) = takers.last() else { return Vec::new() };
    let with_last = others.iter().copied().filter(|other| is_tied(*lowest, *other));
    let amounts = prizes.amounts.iter().copied().chain(std::iter::repeat(Money::default()));
    let all: Vec<(usize, Money)> = takers.iter().copied().chain(with_last).zip(amounts).collect();
    let mut shares = Vec::new();
    for group in all.chunk_by(|one, other| is_tied(one.0, other.0)) {
        let first = shares.len() + 1;
        let amounts: Vec<Money> = group.iter().map(|(_, own)| *own).collect();
        let split = split(&amounts, sharing);
        for (at, ((candidate, own), amount)) in group.iter().zip(split).enumerate() {
            let (count, sum) = (group.len(), amounts.iter().copied().sum());
            let how = match sharing {
                _ if count == 1 => How::Place(first + at),
                Sharing::ByPlace | Sharing::Equally => How::Equally { count, sum },
                Sharing::Hort => How::Hort { count, sum, own: *own },
            };
            shares.push(Share { list, seed: candidates[*candidate].seed, amount, how });
        }
    }
    shares
}

/// What each of a tied group gets. Hundredths that cannot be shared go to those who are placed higher.
fn split(amounts: &[Money], sharing: Sharing) -> Vec<Money> {
    let count = u64::try_from(amounts.len()).unwrap_or(1);
    let sum = amounts.iter().map(|own| own.hundredths()).sum::<u64>();
    let share = |own: &Money| match sharing {
        _ if count == 1 => own.hundredths(),
        Sharing::ByPlace | Sharing::Equally => sum / count,
        Sharing::Hort => (own.hundredths() * count + sum) / (2 * count),
    };
    let shares: Vec<u64> = amounts.iter().map(share).collect();
    let rest = sum - shares.iter().sum::<u64>();
    let one_more = (0..).map(|at: u64| u64::from(at < rest));
    shares.iter().zip(one_more).map(|(share, more)| Money::of_hundredths(share + more)).collect()
}
