//! Round robin by Berger tables (FIDE C.05, annex 1), computed rather than looked up.
//!
//! The rule that players know from the tables: below the last number, two players meet in the round that
//! their numbers give when they are added and one is taken away. If one number is odd and the other even,
//! the smaller has White; otherwise the larger. The last number has Black against the upper half and White
//! against the lower. With an odd number of players, whoever should meet the last number is free.

use crate::pairing::{Pair, Pairing};

/// How many rounds it takes until everybody has met everybody so many times.
#[must_use]
pub const fn rounds(players: usize, times: usize) -> usize {
    if players < 2 { 0 } else { (even(players) - 1) * times }
}

const fn even(players: usize) -> usize {
    players + players % 2
}

/// The pairing of a round, counted from 1, in which everybody meets everybody once.
///
/// Board 1 is that of the last number, and so on in the order in which the tables are printed. Past the last
/// round there are no pairs.
///
/// # Example
///
/// ```
/// use touchmove_tournament::{berger, pairing::Pair};
///
/// let pairing = berger::round(6, 2);
/// assert_eq!(pairing.pairs, [Pair::new(5, 3), Pair::new(4, 2), Pair::new(0, 1)]);
/// ```
#[must_use]
pub fn round(players: usize, round: usize) -> Pairing {
    if round == 0 || round > rounds(players, 1) {
        return Pairing::default();
    }
    let last = even(players);
    let circle = last - 1;
    // Who meets the last number: 2 × number − 1 − round is a multiple of the circle, and half of the
    // players is what 2 must be multiplied with to give 1 there.
    let first = on_circle((round + 1) * (last / 2), circle);
    let mut pairing = Pairing::default();
    if last > players {
        pairing.bye = Some(first - 1);
    } else {
        pairing.pairs.push(pair(first, last, last));
    }
    for step in 1..last / 2 {
        let one = on_circle(first + step, circle);
        let other = on_circle(first + circle - step, circle);
        pairing.pairs.push(pair(one, other, last));
    }
    pairing
}

/// The number that is as far along the circle 1 to `circle`.
const fn on_circle(number: usize, circle: usize) -> usize {
    match number % circle {
        0 => circle,
        number => number,
    }
}

/// Two numbers with their colours.
fn pair(one: usize, other: usize, last: usize) -> Pair {
    let (smaller, larger) = if one < other { (one, other) } else { (other, one) };
    let smaller_is_white =
        if larger == last { smaller <= last / 2 } else { (smaller + larger) % 2 == 1 };
    let (white, black) = if smaller_is_white { (smaller, larger) } else { (larger, smaller) };
    Pair::new(white - 1, black - 1)
}

/// The pairing of a round, counted from 1, in which everybody meets everybody so many times.
///
/// Each time round, the colours change. Where there is a second time, the last two rounds of the first are
/// played in the other order, so that nobody has one colour three times in a row.
#[must_use]
pub fn cycle_round(players: usize, times: usize, round: usize) -> Pairing {
    let cycle = rounds(players, 1);
    if round == 0 || round > cycle * times {
        return Pairing::default();
    }
    let (turn, within) = ((round - 1) / cycle, (round - 1) % cycle + 1);
    let within = if times > 1 && turn == 0 && cycle > 2 {
        match cycle - within {
            0 => cycle - 1,
            1 => cycle,
            _ => within,
        }
    } else {
        within
    };
    let mut pairing = self::round(players, within);
    if turn % 2 == 1 {
        for pair in &mut pairing.pairs {
            *pair = pair.reversed();
        }
    }
    pairing
}

/// The groups of numbers for a draw in which players of one federation meet early (FIDE C.05, annex 2, the
/// tables of Varma), for 9 to 24 players.
#[must_use]
pub const fn varma(players: usize) -> Option<[&'static [usize]; 4]> {
    Some(match players {
        9 | 10 => [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]],
        11 | 12 => [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 12], &[3, 11]],
        13 | 14 => [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]],
        15 | 16 => [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]],
        17 | 18 => [&[5, 6, 7, 8, 14, 15, 16], &[1, 2, 3, 10, 11, 12], &[9, 13, 17], &[4, 18]],
        19 | 20 => {
            [&[6, 7, 8, 9, 15, 16, 17, 18], &[1, 2, 3, 11, 12, 13, 14], &[5, 10, 19], &[4, 20]]
        }
        21 | 22 => [
            &[6, 7, 8, 9, 10, 17, 18, 19, 20],
            &[1, 2, 3, 4, 12, 13, 14, 15],
            &[11, 16, 21],
            &[5, 22],
        ],
        23 | 24 => [
            &[6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
            &[1, 2, 3, 4, 13, 14, 15, 16, 17],
            &[12, 18, 23],
            &[5, 24],
        ],
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{cycle_round, round, rounds, varma};
    use crate::crosstable::Seed;
    use crate::pairing::Pairing;

    /// How many times a player has White and how many times Black, when everybody meets everybody once.
    fn colors(players: usize, seed: Seed) -> (usize, usize) {
        let pairs = (1..=rounds(players, 1)).flat_map(|number| round(players, number).pairs);
        pairs.fold((0, 0), |(white, black), pair| {
            (white + usize::from(pair.white == seed), black + usize::from(pair.black == seed))
        })
    }

    fn written(pairing: &Pairing, players: usize) -> String {
        let free = pairing.bye.map(|seed| {
            let (number, last) = (seed + 1, players + 1);
            // The free player is printed as if he met the number that is not there.
            if number <= last / 2 { [number, last] } else { [last, number] }
        });
        let pairs = pairing.pairs.iter().map(|pair| [pair.white + 1, pair.black + 1]);
        free.into_iter().chain(pairs).map(|[white, black]| format!("{white}-{black}")).fold(
            String::new(),
            |line, pair| if line.is_empty() { pair } else { line + " " + &pair },
        )
    }

    /// The tables as they are printed, each line a round; three slips of a printed copy are put right.
    const TABLES: &[(usize, &str)] = &[
        (4, "1-4 2-3\n4-3 1-2\n2-4 3-1"),
        (6, "1-6 2-5 3-4\n6-4 5-3 1-2\n2-6 3-1 4-5\n6-5 1-4 2-3\n3-6 4-2 5-1"),
        (
            8,
            "1-8 2-7 3-6 4-5\n8-5 6-4 7-3 1-2\n2-8 3-1 4-7 5-6\n8-6 7-5 1-4 2-3\n3-8 4-2 5-1 6-7\n\
             8-7 1-6 2-5 3-4\n4-8 5-3 6-2 7-1",
        ),
        (
            10,
            "1-10 2-9 3-8 4-7 5-6\n10-6 7-5 8-4 9-3 1-2\n2-10 3-1 4-9 5-8 6-7\n10-7 8-6 9-5 1-4 2-3\n\
             3-10 4-2 5-1 6-9 7-8\n10-8 9-7 1-6 2-5 3-4\n4-10 5-3 6-2 7-1 8-9\n10-9 1-8 2-7 3-6 4-5\n\
             5-10 6-4 7-3 8-2 9-1",
        ),
        (
            12,
            "1-12 2-11 3-10 4-9 5-8 6-7\n12-7 8-6 9-5 10-4 11-3 1-2\n2-12 3-1 4-11 5-10 6-9 7-8\n\
             12-8 9-7 10-6 11-5 1-4 2-3\n3-12 4-2 5-1 6-11 7-10 8-9\n12-9 10-8 11-7 1-6 2-5 3-4\n\
             4-12 5-3 6-2 7-1 8-11 9-10\n12-10 11-9 1-8 2-7 3-6 4-5\n5-12 6-4 7-3 8-2 9-1 10-11\n\
             12-11 1-10 2-9 3-8 4-7 5-6\n6-12 7-5 8-4 9-3 10-2 11-1",
        ),
    ];

    #[test]
    fn the_printed_tables_come_out() {
        for &(players, table) in TABLES {
            for (index, line) in table.lines().enumerate() {
                assert_eq!(written(&round(players, index + 1), players), line, "{players} players");
                let fewer = round(players - 1, index + 1);
                assert_eq!(written(&fewer, players - 1), line, "{} players", players - 1);
            }
        }
    }

    #[test]
    fn everybody_meets_everybody_once_and_the_colours_differ_by_one_at_most() {
        for players in 2..=60 {
            let mut met = BTreeSet::new();
            for number in 1..=rounds(players, 1) {
                let pairing = round(players, number);
                let seeds: BTreeSet<_> = pairing.players().collect();
                assert_eq!(seeds.len(), players, "round {number} of {players}");
                for pair in &pairing.pairs {
                    let (low, high) = (pair.white.min(pair.black), pair.white.max(pair.black));
                    assert!(met.insert((low, high)), "{low} and {high} of {players} meet again");
                }
            }
            assert_eq!(met.len(), players * (players - 1) / 2);
            for seed in 0..players {
                let (white, black) = colors(players, seed);
                assert!(white.abs_diff(black) <= 1, "{seed} of {players}: {white} and {black}");
            }
        }
        assert_eq!(round(6, 0), Pairing::default());
        assert_eq!(round(6, 6), Pairing::default());
        assert_eq!(round(1, 1), Pairing::default());
    }

    #[test]
    fn twice_round_nobody_has_a_colour_three_times_in_a_row() {
        for players in (4..=24).step_by(2) {
            for seed in 0..players {
                let colors: Vec<_> = (1..=rounds(players, 2))
                    .filter_map(|number| {
                        let pairing = cycle_round(players, 2, number);
                        pairing.pairs.iter().find_map(|pair| pair.color_of(seed))
                    })
                    .collect();
                assert_eq!(colors.len(), rounds(players, 2));
                assert_eq!(colors.iter().filter(|color| color.is_white()).count(), players - 1);
                assert!(
                    !colors.windows(3).any(|three| three[0] == three[1] && three[1] == three[2])
                );
            }
        }
    }

    #[test]
    fn the_groups_of_varma_have_each_number_once() {
        for players in 9..=24 {
            let groups = varma(players).expect("a table");
            let mut numbers: Vec<_> = groups.concat();
            numbers.sort_unstable();
            assert_eq!(numbers, (1..=players + players % 2).collect::<Vec<_>>());
        }
        assert_eq!(varma(8), None);
        assert_eq!(varma(25), None);
    }
}
