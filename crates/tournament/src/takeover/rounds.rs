//! The acts of a round that was played elsewhere.

use shakmaty::Color;

use super::{asked_for, kept};
use crate::act::{Act, Pairer};
use crate::crosstable::{Cell, Crosstable, Mark, Meeting, Seed};
use crate::outcome::Outcome;
use crate::pairing::{Pair, Pairing};
use crate::player::PlayerId;

/// The acts of a round, from 1; nothing where no results here are like its own.
///
/// The format knows no boards: those with more points before the round come first.
pub(super) fn acts(table: &Crosstable, round: usize) -> Option<Vec<Act>> {
    let cell = |seed: Seed| table.cards[seed].cells.get(round - 1).copied().map(kept);
    let mut acts = Vec::new();
    let mut pairs: Vec<(Seed, Seed)> = Vec::new();
    let mut left_over = Vec::new();
    for seed in 0..table.cards.len() {
        let Some(cell) = cell(seed) else { continue };
        match cell.opponent {
            Some(opponent) if seed < opponent => {
                let is_white = cell.color.is_none_or(Color::is_white);
                pairs.push(if is_white { (seed, opponent) } else { (opponent, seed) });
            }
            Some(_) => {}
            None if is_left_over(table, cell, round) => left_over.push(seed),
            None => {
                let gets = asked_for(cell.mark)?;
                acts.push(Act::Absent { id: PlayerId(seed), round, gets });
            }
        }
    }
    let score = |seed: Seed| table.score_after(seed, round - 1);
    pairs.sort_by_key(|(white, black)| {
        let best = score(*white).max(score(*black));
        (
            std::cmp::Reverse(best),
            std::cmp::Reverse(score(*white) + score(*black)),
            *white.min(black),
        )
    });
    let bye = match left_over[..] {
        [] => None,
        [alone] => Some(PlayerId(alone)),
        [..] => return None,
    };
    let pair = |(white, black): &(Seed, Seed)| Pair::new(PlayerId(*white), PlayerId(*black));
    let pairing = Pairing { pairs: pairs.iter().map(pair).collect(), bye, free: Vec::new() };
    acts.push(Act::Paired { round, pairing, by: Pairer::Arbiter });
    let is_last = round == table.paired();
    for (board, (white, black)) in (1..).zip(&pairs) {
        let marks = [*white, *black].map(|seed| cell(seed).map_or(Mark::Unknown, |cell| cell.mark));
        if marks == [Mark::Unknown; 2] {
            // The rounds after it did not wait for it.
            acts.extend((!is_last).then_some(Act::Postponed { round, board, part: None }));
            continue;
        }
        let is_it = |outcome: &Outcome| {
            let of = outcome.marks();
            [of.white, of.black] == marks
        };
        let outcome = Outcome::ALL.into_iter().find(is_it)?;
        acts.push(Act::Ended { round, board, part: None, outcome, table: None });
    }
    Some(acts)
}

/// Whether somebody was left over; in a round robin of an odd number everybody is, once.
fn is_left_over(table: &Crosstable, cell: Cell, round: usize) -> bool {
    let free = || {
        let is_free = |at: &Option<Cell>| at.is_some_and(|cell| cell.opponent.is_none());
        let cells = table.cards.iter().map(|card| card.cells.get(round - 1).copied());
        cells.filter(is_free).count() == 1
    };
    match cell.mark {
        Mark::PairingBye => true,
        Mark::ZeroBye => table.meeting == Meeting::All && table.cards.len() % 2 == 1 && free(),
        _ => false,
    }
}
