//! How two teams meet.

use crate::pairing::Pair;

/// A round of a Scheveningen match, also called an English match: every player of one team meets every
/// player of the other.
///
/// Seeds below `players` are of team A, those from `players` on of team B; the first pair has the first
/// player of A. An odd number has White against an odd one and an even against an even where both are
/// counted in their teams and the first is of A, so that A has White on one board more where the teams are
/// odd. There are as many rounds as players in a team; past them there are no pairs.
#[must_use]
pub fn scheveningen(players: usize, round: usize) -> Vec<Pair> {
    if round == 0 || round > players {
        return Vec::new();
    }
    (1..=players)
        .map(|a| {
            let b = (a + players - 1 - round) % players + 1;
            let (a_seed, b_seed) = (a - 1, players + b - 1);
            if (a + b).is_multiple_of(2) {
                Pair::new(a_seed, b_seed)
            } else {
                Pair::new(b_seed, a_seed)
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::scheveningen;

    /// Whom the players of A meet, round by round, as the tables are printed.
    const TABLES: &[(usize, &str)] = &[
        (3, "3 1 2\n2 3 1\n1 2 3"),
        (4, "4 1 2 3\n3 4 1 2\n2 3 4 1\n1 2 3 4"),
        (5, "5 1 2 3 4\n4 5 1 2 3\n3 4 5 1 2\n2 3 4 5 1\n1 2 3 4 5"),
        (6, "6 1 2 3 4 5\n5 6 1 2 3 4\n4 5 6 1 2 3\n3 4 5 6 1 2\n2 3 4 5 6 1\n1 2 3 4 5 6"),
    ];

    #[test]
    fn the_printed_tables_come_out() {
        for &(players, table) in TABLES {
            for (index, line) in table.lines().enumerate() {
                let met = scheveningen(players, index + 1);
                let met: Vec<_> = met
                    .iter()
                    .map(|pair| (pair.white.max(pair.black) + 1 - players).to_string())
                    .collect();
                assert_eq!(met.join(" "), line);
            }
        }
    }

    #[test]
    fn everybody_of_one_team_meets_everybody_of_the_other() {
        for players in 1..=12 {
            let mut met = BTreeSet::new();
            for round in 1..=players {
                for pair in scheveningen(players, round) {
                    let (a, b) = (pair.white.min(pair.black), pair.white.max(pair.black));
                    assert!(a < players && b >= players);
                    let a_has_white = pair.white == a;
                    assert_eq!(a_has_white, (a + b - players) % 2 == 0);
                    assert!(met.insert((a, b)));
                }
            }
            assert_eq!(met.len(), players * players);
        }
    }
}
