//! Lots, drawn so that anybody can draw them again: the number that they were drawn with is on record.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::berger;
use crate::player::{Player, PlayerId};

/// Players in an order that this number gives and nobody can foresee.
#[must_use]
pub fn order(players: usize, number: u64) -> Vec<PlayerId> {
    let mut order: Vec<_> = (0..players).map(PlayerId).collect();
    shuffle(&mut order, &mut Chance(number));
    order
}

/// Players in an order by the groups of Varma (FIDE C.05, annex 2): those of one federation draw from one
/// group as far as there is one that is large enough, so that they meet early. The federation with the most
/// players draws first, of equally many the one that is first in the alphabet.
///
/// Nothing where there is no such table: with fewer than 9 players or more than 24.
#[must_use]
pub fn varma(players: &[Player], number: u64) -> Option<Vec<PlayerId>> {
    let mut chance = Chance(number);
    let groups = berger::varma(players.len())?;
    let mut groups: Vec<Vec<usize>> = groups
        .iter()
        .map(|group| group.iter().copied().filter(|number| *number <= players.len()).collect())
        .collect();
    let mut federations: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (index, player) in players.iter().enumerate() {
        federations.entry(player.federation.as_deref().unwrap_or("")).or_default().push(index);
    }
    let mut federations: Vec<_> = federations.into_iter().collect();
    // Whoever has no federation draws alone, after all that draw together.
    federations.sort_by_key(|(federation, members)| {
        (federation.is_empty(), Reverse(members.len()), *federation)
    });
    let mut order = vec![PlayerId(0); players.len()];
    for (federation, mut members) in federations {
        members.sort_by_key(|index| &players[*index].name);
        while !members.is_empty() {
            let wanted = if federation.is_empty() { 1 } else { members.len() };
            let group = drawn_group(&groups, wanted, &mut chance);
            let taken = members.len().min(groups[group].len()).min(wanted);
            for index in members.drain(..taken) {
                let drawn = chance.below(groups[group].len());
                order[groups[group].swap_remove(drawn) - 1] = PlayerId(index);
            }
        }
    }
    Some(order)
}

/// A group that is large enough for so many, drawn among those that are; else the largest.
fn drawn_group(groups: &[Vec<usize>], wanted: usize, chance: &mut Chance) -> usize {
    let enough: Vec<_> = (0..groups.len()).filter(|group| groups[*group].len() >= wanted).collect();
    if enough.is_empty() {
        (0..groups.len()).max_by_key(|group| groups[*group].len()).unwrap_or(0)
    } else {
        enough[chance.below(enough.len())]
    }
}

fn shuffle<T>(all: &mut [T], chance: &mut Chance) {
    for last in (1..all.len()).rev() {
        all.swap(last, chance.below(last + 1));
    }
}

/// Numbers that follow from a first one: `SplitMix64`, which is short enough to be done again elsewhere. A
/// crate of chance may give other numbers with its next version, and a draw on record must not change.
pub(crate) struct Chance(u64);

impl Chance {
    /// Those that follow from this number.
    pub(crate) const fn new(number: u64) -> Self {
        Self(number)
    }

    /// The next one.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one, each as likely as the others.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        let end = end as u64;
        let fair = u64::MAX - u64::MAX % end;
        loop {
            let number = self.next();
            if number < fair {
                // Below a `usize`.
                #[expect(clippy::cast_possible_truncation, reason = "smaller than `end`")]
                return (number % end) as usize;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{Chance, order, varma};
    use crate::berger;
    use crate::player::{Player, PlayerId};

    #[test]
    fn the_numbers_are_those_of_splitmix() {
        // As its author prints them for the first number 1234567.
        let mut chance = Chance(1_234_567);
        let numbers = [(); 3].map(|()| chance.next());
        assert_eq!(
            numbers,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }

    #[test]
    fn a_draw_has_everybody_once_and_is_the_same_again() {
        for number in 0..200 {
            let drawn = order(13, number);
            assert_eq!(drawn, order(13, number));
            assert_eq!(drawn.into_iter().collect::<BTreeSet<_>>().len(), 13);
        }
        let firsts: BTreeSet<_> = (0..200).map(|number| order(13, number)[0]).collect();
        assert_eq!(firsts.len(), 13, "somebody never draws number 1");
    }

    #[test]
    fn players_of_one_federation_get_numbers_of_one_group() {
        for players in 9..=24 {
            let groups = berger::varma(players).expect("a table");
            let entries: Vec<_> = (0..players)
                .map(|index| Player {
                    name: format!("Player {index:02}"),
                    federation: Some(if index < 3 { "GER" } else { "NED" }.to_owned())
                        .filter(|_| index < 6),
                    ..Player::default()
                })
                .collect();
            for number in 0..40 {
                let drawn = varma(&entries, number).expect("a table");
                assert_eq!(drawn.iter().collect::<BTreeSet<_>>().len(), players);
                let place = |index| {
                    drawn.iter().position(|id| *id == PlayerId(index)).expect("a place") + 1
                };
                let of_one_group = |members: [usize; 3]| {
                    groups
                        .iter()
                        .any(|group| members.iter().all(|index| group.contains(&place(*index))))
                };
                assert!(of_one_group([0, 1, 2]), "{players} players, draw {number}");
                assert!(of_one_group([3, 4, 5]), "{players} players, draw {number}");
            }
        }
        assert_eq!(varma(&vec![Player::default(); 25], 1), None);
    }
}
