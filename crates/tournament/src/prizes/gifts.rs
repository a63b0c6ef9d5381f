//! Who gets what is no money. It cannot be divided: who shares a place waits for a decision.

use std::ops::Range;

use super::{Candidate, PrizeList};
use crate::crosstable::Seed;

/// Gifts of a list and who gets them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GiftsGiven {
    /// Which gifts of the list, counted from nothing.
    pub gifts: Range<usize>,
    /// Who gets one of them each; several where they share their place, nobody where no one has a claim.
    pub takers: Vec<Seed>,
    /// The first place among those with a claim, from 1.
    pub place: usize,
}

/// Gives the gifts of a list. The candidates are in the order of the standings.
#[must_use]
pub fn gifts_given(list: &PrizeList, candidates: &[Candidate<'_>]) -> Vec<GiftsGiven> {
    let with_claim: Vec<&Candidate<'_>> =
        candidates.iter().filter(|candidate| list.category.takes(candidate.player)).collect();
    let mut given = Vec::new();
    let mut at = 0;
    for group in with_claim.chunk_by(|one, other| one.place == other.place) {
        let gifts = at..list.gifts.len().min(at + group.len());
        if gifts.is_empty() {
            return given;
        }
        let takers = group.iter().map(|candidate| candidate.seed).collect();
        given.push(GiftsGiven { gifts, takers, place: at + 1 });
        at += group.len();
    }
    let left = at..list.gifts.len();
    given.extend(left.map(|gift| GiftsGiven {
        gifts: gift..gift + 1,
        takers: Vec::new(),
        place: gift + 1,
    }));
    given
}
