//! Rounds of two older Swiss systems, as a proposal that an arbiter accepts or changes: the adjusted Swiss,
//! which pairs halves of score groups by starting number, and the Swiss by lots.
//!
//! Of the rules of old those are kept that say who meets whom and with which colour. Left to the arbiter are
//! those that weigh ratings against each other, and who must not float twice.

use std::collections::BTreeMap;

use shakmaty::Color;

use crate::crosstable::{Crosstable, Mark, Seed};
use crate::lots::Chance;
use crate::pairing::{Pair, Pairing};
use crate::player::PlayerId;
use crate::points::Points;
use crate::tournament::Tournament;

/// How many pairs are tried at most before nothing is found.
const MOST_TRIES: usize = 200_000;

/// A round that could be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Who meets whom.
    pub pairing: Pairing<PlayerId>,
    /// Who meets somebody with fewer points.
    pub down: Vec<PlayerId>,
}

/// The next round of the adjusted Swiss: from the highest score group down to those with half of the points,
/// then from the lowest up to them. In a group the first meets the first of the second half. Nothing where no
/// pairing is found.
#[must_use]
pub fn adjusted(tournament: &Tournament) -> Option<Proposal> {
    let field = Field::new(tournament);
    let half = field.win.quarters() * i32::try_from(field.round - 1).unwrap_or(0) / 2;
    let is_upper = |points: Points| points.quarters() >= half;
    let mut players = field.present.clone();
    let bye = field.left_over(&players, |_| 0)?;
    players.retain(|seed| Some(*seed) != bye);
    // The middle comes last from below; the smallest number of a group first from above, and the greatest from
    // below.
    players.sort_by_key(|seed| {
        let points = field.score(*seed);
        let number = i64::try_from(*seed).unwrap_or(i64::MAX);
        if is_upper(points) {
            (0, -points.quarters(), number)
        } else {
            (1, points.quarters(), -number)
        }
    });
    let candidates = |first: Seed, free: &[Seed]| {
        let points = field.score(first);
        let same: Vec<_> =
            free.iter().copied().filter(|seed| field.score(*seed) == points).collect();
        // As many as the pairs of the group, the first one included.
        let half = same.len().div_ceil(2).max(1) - 1;
        let (before, after) = same.split_at(half.min(same.len()));
        let mut others: Vec<_> =
            free.iter().copied().filter(|seed| field.score(*seed) != points).collect();
        others.sort_by_key(|seed| (field.score(*seed) - points).quarters().abs());
        [after.to_vec(), before.iter().rev().copied().collect(), others].concat()
    };
    let pairs = field.search(&players, &candidates)?;
    Some(field.proposal(pairs, bye, |board, _| board.is_multiple_of(2)))
}

/// The next round of a Swiss by lots, as this number draws them. In a score group those who had Black more
/// often draw among those who had White more often. In round 1 neighbours meet, and the smaller number has
/// White. Nothing where no pairing is found.
#[must_use]
pub fn by_lots(tournament: &Tournament, number: u64) -> Option<Proposal> {
    let field = Field::new(tournament);
    let mut chance = Chance::new(number);
    let lots: BTreeMap<Seed, u64> =
        field.present.iter().map(|seed| (*seed, chance.next())).collect();
    let lot = |seed: Seed| if field.round == 1 { 0 } else { lots[&seed] };
    let mut players = field.present.clone();
    let bye = field.left_over(&players, lot)?;
    players.retain(|seed| Some(*seed) != bye);
    players.sort_by_key(|seed| {
        let turn = [0, 2, 3, 1][field.card_group(*seed) - 1];
        let turn = if field.round == 1 { 0 } else { turn };
        (-field.score(*seed).quarters(), turn, lot(*seed), *seed)
    });
    let candidates = |first: Seed, free: &[Seed]| {
        let points = field.score(first);
        let mut others = free.to_vec();
        others.sort_by_key(|seed| {
            let apart = (points - field.score(*seed)).quarters().abs();
            (apart, field.wish(first, *seed), lot(*seed), *seed)
        });
        others
    };
    let pairs = field.search(&players, &candidates)?;
    Some(field.proposal(pairs, bye, |_, one| field.round == 1 || lots[&one].is_multiple_of(2)))
}

/// Everybody who is to be paired.
struct Field<'a> {
    tournament: &'a Tournament,
    table: Crosstable,
    round: usize,
    present: Vec<Seed>,
    win: Points,
    /// The colours of the games that each has played.
    colors: Vec<Vec<Color>>,
}

impl<'a> Field<'a> {
    fn new(tournament: &'a Tournament) -> Self {
        let table = tournament.crosstable();
        let round = tournament.rounds().len() + 1;
        let mut present: Vec<Seed> =
            tournament.present(round).into_iter().map(|id| tournament.seed(id)).collect();
        present.sort_unstable();
        let had = |seed: Seed| {
            let played = table.cards[seed].cells.iter().filter(|cell| cell.played().is_some());
            played.filter_map(|cell| cell.color).collect()
        };
        let colors = (0..table.cards.len()).map(had).collect();
        let win = table.scoring.win;
        Self { tournament, table, round, present, win, colors }
    }

    fn score(&self, seed: Seed) -> Points {
        self.table.score(seed)
    }

    fn id(&self, seed: Seed) -> PlayerId {
        self.tournament.order()[seed]
    }

    /// Who gets the bye: of the lowest score the one with the least lot, then the greatest number, who had no
    /// point without play. `None` in it if nobody is left over; nothing if everybody had one.
    #[expect(clippy::option_option, reason = "nobody left over is no failure")]
    fn left_over(&self, players: &[Seed], lot: impl Fn(Seed) -> u64) -> Option<Option<Seed>> {
        if players.len().is_multiple_of(2) {
            return Some(None);
        }
        let has_had = |seed: &Seed| {
            let cells = self.table.cards[*seed].cells.iter();
            cells.into_iter().any(|cell| {
                matches!(cell.mark, Mark::PairingBye | Mark::ForfeitWin | Mark::FullBye)
            })
        };
        let free = players.iter().copied().filter(|seed| !has_had(seed));
        free.min_by_key(|seed| (self.score(*seed), lot(*seed), std::cmp::Reverse(*seed))).map(Some)
    }

    /// How much more often White than Black.
    fn balance(&self, seed: Seed) -> i64 {
        self.colors[seed].iter().map(|color| if color.is_white() { 1 } else { -1 }).sum()
    }

    /// The group of cards by colours, 1 to 4: 1 must have White, 4 must have Black.
    fn card_group(&self, seed: Seed) -> usize {
        let last = self.colors[seed].last();
        let is_even = self.colors[seed].len().is_multiple_of(2);
        match self.balance(seed) {
            ..=-1 if is_even || self.had_twice(seed, Color::Black) => 1,
            1.. if is_even || self.had_twice(seed, Color::White) => 4,
            ..=-1 => 2,
            0 if last == Some(&Color::Black) => 2,
            0.. => 3,
        }
    }

    fn had_twice(&self, seed: Seed, color: Color) -> bool {
        self.colors[seed].ends_with(&[color; 2])
    }

    /// Which of two a drawer wishes for: those of the other colours first.
    fn wish(&self, first: Seed, other: Seed) -> usize {
        let is_upper = |seed: Seed| self.card_group(seed) <= 2;
        usize::from(self.round > 1 && is_upper(first) == is_upper(other))
    }

    /// Whether somebody may have a colour: not for the third time in a row, and not three times more often. In
    /// the last round this does not hold.
    fn may_have(&self, seed: Seed, color: Color) -> bool {
        let after = self.balance(seed) + if color.is_white() { 1 } else { -1 };
        let is_last = self.round >= self.tournament.planned();
        is_last || !self.had_twice(seed, color) && after.abs() <= 2
    }

    fn may_meet(&self, one: Seed, other: Seed) -> bool {
        let (white, black) = (Color::White, Color::Black);
        let fits =
            |one: Seed, other: Seed| self.may_have(one, white) && self.may_have(other, black);
        !self.table.have_met(one, other)
            && !self.tournament.must_not_meet(self.id(one), self.id(other), self.round)
            && (fits(one, other) || fits(other, one))
    }

    /// Pairs everybody: the first who is free with the first of the candidates for whom the rest can be paired.
    fn search(
        &self,
        players: &[Seed],
        candidates: &impl Fn(Seed, &[Seed]) -> Vec<Seed>,
    ) -> Option<Vec<[Seed; 2]>> {
        let mut pairs = Vec::new();
        let mut tries = 0;
        self.paired(players, candidates, &mut pairs, &mut tries).then_some(pairs)
    }

    fn paired(
        &self,
        free: &[Seed],
        candidates: &impl Fn(Seed, &[Seed]) -> Vec<Seed>,
        pairs: &mut Vec<[Seed; 2]>,
        tries: &mut usize,
    ) -> bool {
        let Some((first, rest)) = free.split_first() else { return true };
        for other in candidates(*first, rest) {
            *tries += 1;
            if *tries > MOST_TRIES {
                return false;
            }
            if !self.may_meet(*first, other) {
                continue;
            }
            let left: Vec<_> = rest.iter().copied().filter(|seed| *seed != other).collect();
            pairs.push([*first, other]);
            if self.paired(&left, candidates, pairs, tries) {
                return true;
            }
            pairs.pop();
        }
        false
    }

    /// The pairs with their colours, those with most points first. Where nothing else says who has White,
    /// `is_white` does, of the first of a pair at a board that is counted from nothing.
    fn proposal(
        &self,
        mut pairs: Vec<[Seed; 2]>,
        bye: Option<Seed>,
        is_white: impl Fn(usize, Seed) -> bool,
    ) -> Proposal {
        for pair in &mut pairs {
            pair.sort_by_key(|seed| (std::cmp::Reverse(self.score(*seed)), *seed));
        }
        pairs.sort_by_key(|[one, other]| {
            (std::cmp::Reverse(self.score(*one)), std::cmp::Reverse(self.score(*other)), *one)
        });
        let down = pairs.iter().filter(|[one, other]| self.score(*one) > self.score(*other));
        let down = down.map(|[one, _]| self.id(*one)).collect();
        let colored =
            (0..).zip(&pairs).map(|(board, pair)| self.colored(*pair, is_white(board, pair[0])));
        let pairing = Pairing {
            pairs: colored.collect(),
            bye: bye.map(|seed| self.id(seed)),
            free: Vec::new(),
        };
        Proposal { pairing, down }
    }

    /// White is for who had it less often, then for who had Black last, else for the first if `is_white`; as
    /// far as both may have their colour.
    fn colored(&self, [one, other]: [Seed; 2], is_white: bool) -> Pair<PlayerId> {
        let last = |seed: Seed| self.colors[seed].last().map(|color| color.is_white());
        let wished = match self.balance(one).cmp(&self.balance(other)) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Greater => false,
            std::cmp::Ordering::Equal => match (last(one), last(other)) {
                (Some(false), Some(true)) => true,
                (Some(true), Some(false)) => false,
                (Some(had), Some(_)) => !had,
                _ => is_white,
            },
        };
        let fits = |white: Seed, black: Seed| {
            self.may_have(white, Color::White) && self.may_have(black, Color::Black)
        };
        let one_has_white = if wished { fits(one, other) } else { !fits(other, one) };
        let (white, black) = if one_has_white { (one, other) } else { (other, one) };
        Pair::new(self.id(white), self.id(black))
    }
}

#[cfg(test)]
mod tests {
    use super::{Proposal, adjusted, by_lots};
    use crate::act::{Act, Pairer};
    use crate::lots::Chance;
    use crate::outcome::Outcome;
    use crate::player::{Player, PlayerId};
    use crate::points::Scoring;
    use crate::record::Record;
    use crate::swiss;
    use crate::system::System;
    use crate::tournament::{Terms, Tournament};

    fn begun(players: usize, rounds: usize) -> Record {
        let terms = Terms::new(System::ByHand, Some(rounds), Scoring::default());
        let entered = |index: usize| {
            let (name, rating) = (format!("P{index:03}"), u16::try_from(2400 - index).ok());
            Act::Entered { player: Player { name, rating, ..Player::default() }, from: 1 }
        };
        Record::of(terms, (0..players).map(entered)).unwrap()
    }

    fn pairs(proposal: &Proposal) -> Vec<(usize, usize)> {
        let pairs = proposal.pairing.pairs.iter();
        pairs.map(|pair| (pair.white.0 + 1, pair.black.0 + 1)).collect()
    }

    /// Plays tournaments to their end; how many rounds were paired.
    fn played(propose: impl Fn(&Tournament, u64) -> Option<Proposal>) -> usize {
        let mut all = 0;
        for seed in 0..40_u64 {
            let mut chance = Chance::new(seed);
            let players = 8 + chance.below(40);
            let rounds = 5 + chance.below(3);
            let mut record = begun(players, rounds);
            for round in 1..=rounds {
                let Some(proposal) = propose(record.now(), seed * 100 + round as u64) else {
                    break;
                };
                let broken: Vec<_> = swiss::breaches(record.now(), &proposal.pairing)
                    .into_iter()
                    // The last round may have any colour here.
                    .filter(|breach| {
                        let of_color = matches!(
                            breach,
                            swiss::Breach::ThirdInARow(..) | swiss::Breach::ThreeMore(..)
                        );
                        round < rounds || !of_color
                    })
                    .collect();
                assert!(broken.is_empty(), "{players} players, round {round}: {broken:?}");
                let boards = proposal.pairing.pairs.len();
                let by = Pairer::Arbiter;
                record.add(Act::Paired { round, pairing: proposal.pairing, by }).unwrap();
                for board in 1..=boards {
                    let outcome = [Outcome::White, Outcome::Draw, Outcome::Black][chance.below(3)];
                    let ended = Act::Ended { round, board, part: None, outcome, table: None };
                    record.add(ended).unwrap();
                }
                all += 1;
            }
        }
        all
    }

    #[test]
    fn halves_of_score_groups_meet() {
        let mut record = begun(8, 5);
        let first = adjusted(record.now()).unwrap();
        assert_eq!(pairs(&first), [(1, 5), (6, 2), (3, 7), (8, 4)]);
        record.add(Act::Paired { round: 1, pairing: first.pairing, by: Pairer::Arbiter }).unwrap();
        for (board, outcome) in
            [Outcome::White, Outcome::Black, Outcome::White, Outcome::Black].into_iter().enumerate()
        {
            let (round, board, part, table) = (1, board + 1, None, None);
            record.add(Act::Ended { round, board, part, outcome, table }).unwrap();
        }
        // 1, 2, 3 and 4 have a point: 1 meets 3 and 2 meets 4, but 1 and 3 had White both.
        let second = adjusted(record.now()).unwrap();
        assert!(second.down.is_empty());
        let first_two: Vec<_> = pairs(&second).into_iter().take(2).collect();
        assert_eq!(first_two, [(3, 1), (2, 4)]);
    }

    #[test]
    fn neighbours_meet_first_where_lots_decide() {
        let record = begun(7, 5);
        let first = by_lots(record.now(), 1).unwrap();
        assert_eq!(pairs(&first), [(1, 2), (3, 4), (5, 6)]);
        assert_eq!(first.pairing.bye, Some(PlayerId(6)));
        // The same number draws the same.
        assert_eq!(by_lots(record.now(), 1), Some(first));
    }

    #[test]
    fn proposals_keep_the_rules_to_the_end() {
        assert!(played(|now, _| adjusted(now)) > 200);
        assert!(played(by_lots) > 200);
    }
}
