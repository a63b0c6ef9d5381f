//! What of a round robin counts when somebody has left it.

use super::{Cell, Crosstable, Mark, Meeting, Seed};

/// A table of which counts what the half rule leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The table as it counts, with the same starting numbers.
    pub table: Crosstable,
    /// Who has played too little to count, in the order of the starting numbers.
    pub left_out: Vec<Seed>,
}

impl Crosstable {
    /// What counts when some have left a round robin. Who has played less than half of his games counts for
    /// nobody: the results stay in the table that is shown. Who has played half or more has lost the games
    /// that are still open, by forfeit; if the opponent has left too, both have.
    #[must_use]
    pub fn counted(&self, withdrawn: &[Seed]) -> Counted {
        let (mut left_out, stay): (Vec<Seed>, Vec<Seed>) =
            withdrawn.iter().copied().partition(|&seed| self.has_played_too_little(seed));
        left_out.sort_unstable();
        left_out.dedup();
        let mut table = self.clone();
        for (seed, card) in table.cards.iter_mut().enumerate() {
            for cell in &mut card.cells {
                let Some(opponent) = cell.opponent else { continue };
                if left_out.contains(&seed) || left_out.contains(&opponent) {
                    *cell = Cell::bye(Mark::ZeroBye);
                } else if cell.mark == Mark::Unknown {
                    cell.mark = match (stay.contains(&seed), stay.contains(&opponent)) {
                        (true, _) => Mark::ForfeitLoss,
                        (false, true) => Mark::ForfeitWin,
                        (false, false) => Mark::Unknown,
                    };
                }
            }
        }
        Counted { table, left_out }
    }

    /// Whether a player has played less than half of his games.
    fn has_played_too_little(&self, seed: Seed) -> bool {
        let played = self.cards[seed].cells.iter().filter(|cell| cell.played().is_some()).count();
        2 * played < self.games_of_each()
    }

    /// How many games a player has who plays to the end: with an odd number each is free once in a cycle.
    fn games_of_each(&self) -> usize {
        let players = self.cards.len();
        let free = if self.meeting == Meeting::All && players % 2 == 1 {
            self.rounds / players
        } else {
            0
        };
        self.rounds - free
    }
}

#[cfg(test)]
mod tests {
    use crate::crosstable::{Cell, Mark, Meeting};
    use crate::points::Points;
    use crate::sample::table;

    #[test]
    fn who_has_played_less_than_half_counts_for_nobody() {
        let shown = table(
            Meeting::All,
            &[(0, "4w1 3b1 2w="), (0, "3w1 4b? 1b="), (0, "2b0 1w0 4b?"), (0, "1b0 2w? 3w?")],
        );
        let counted = shown.counted(&[3]);
        assert_eq!(counted.left_out, [3]);
        let scores: Vec<Points> = (0..4).map(|seed| counted.table.score(seed)).collect();
        assert_eq!(scores, [3, 3, 0, 0].map(Points::of_halves));
        assert_eq!(counted.table.cards[0].cells[0], Cell::bye(Mark::ZeroBye));
    }

    #[test]
    fn who_has_played_half_has_lost_the_rest() {
        let shown = table(
            Meeting::All,
            &[(0, "4w1 3b1 2w?"), (0, "3w1 4b1 1b?"), (0, "2b0 1w0 4b?"), (0, "1b0 2w0 3w?")],
        );
        let counted = shown.counted(&[3, 2, 1]);
        assert!(counted.left_out.is_empty());
        let last: Vec<Mark> = counted.table.cards.iter().map(|card| card.cells[2].mark).collect();
        assert_eq!(
            last,
            [Mark::ForfeitWin, Mark::ForfeitLoss, Mark::ForfeitLoss, Mark::ForfeitLoss]
        );
    }

    #[test]
    fn a_free_round_of_an_odd_number_is_no_game() {
        // Five rounds with four games: two of them are half.
        let shown = table(
            Meeting::All,
            &[
                (0, "Z 5b? 4w? 3b0 2w1"),
                (0, "5w? 4b? 3w? Z 1b0"),
                (0, "4w? Z 2b? 1w1 5b?"),
                (0, "3b? 2w? 1b? 5w? Z"),
                (0, "2b? 1w? Z 4b? 3w?"),
            ],
        );
        assert_eq!(shown.counted(&[0, 1]).left_out, [1]);
    }
}
