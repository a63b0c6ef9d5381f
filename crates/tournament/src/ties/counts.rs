//! Tie-breaks made of what a participant did himself (C.07, article 7).

use shakmaty::Color;

use super::field::is_voluntary;
use super::value::{Amount, CutReason, Explained, Part, Source};
use super::{Cuts, TieBreak, TieEdition, Ties};
use crate::crosstable::{Cell, Mark, Seed};
use crate::points::Points;

impl Ties {
    /// Rounds that gave as much as a win, played or not (7.1).
    pub(super) fn wins(&self, seed: Seed) -> Explained {
        self.rounds_that(seed, |round, _| self.field.scored(seed, round) == self.field.win)
    }

    /// Games won over the board (7.2).
    pub(super) fn games_won(&self, seed: Seed) -> Explained {
        self.rounds_that(seed, |_, cell| self.is_game(cell) && is_won(cell.mark))
    }

    /// Games played with Black (7.3).
    pub(super) fn black_games(&self, seed: Seed) -> Explained {
        self.rounds_that(seed, |_, cell| self.is_game(cell) && cell.color == Some(Color::Black))
    }

    /// Games won with Black (7.4).
    pub(super) fn black_wins(&self, seed: Seed) -> Explained {
        self.rounds_that(seed, |_, cell| {
            self.is_game(cell) && is_won(cell.mark) && cell.color == Some(Color::Black)
        })
    }

    /// Rounds that the participant had chosen to play: all but byes of less than a win that were asked for,
    /// and forfeits that were lost (7.6).
    pub(super) fn rounds_elected(&self, seed: Seed) -> Explained {
        self.rounds_that(seed, |_, cell| !is_voluntary(cell.mark))
    }

    /// The scores after each round (7.5); a cut leaves out the first ones (14.1.1).
    pub(super) fn progressive(&self, tie: TieBreak, seed: Seed) -> Explained {
        let cuts = if let Cuts::Least(number) = tie.cuts { usize::from(number) } else { 0 };
        let mut score = Points::ZERO;
        let part = |(round, cell): (usize, &Cell)| {
            let scored = self.field.scored(seed, round);
            score += scored;
            Part {
                scored: Some(scored),
                cut: (round <= cuts).then_some(CutReason::Least),
                ..Part::plain(round, cell.opponent, Amount::Points(score), Source::Own)
            }
        };
        Explained::sum(self.field.rounds(seed).map(part).collect())
    }

    /// A point for each round with more points than the opponent of the round has from it, or without a
    /// game more than a draw gives; half a point for as many (2026, 7.7).
    pub(super) fn standard(&self, seed: Seed) -> Explained {
        let part = |(round, cell): (usize, &Cell)| {
            let scored = self.field.scored(seed, round);
            let other = self.of_the_opponent(round, cell);
            let amount = match scored.cmp(&other) {
                std::cmp::Ordering::Greater => Points::ONE,
                std::cmp::Ordering::Equal => Points::HALF,
                std::cmp::Ordering::Less => Points::ZERO,
            };
            Part {
                brought: Amount::Points(other),
                scored: Some(scored),
                ..Part::plain(round, cell.opponent, Amount::Points(amount), Source::Own)
            }
        };
        Explained::sum(self.field.rounds(seed).map(part).collect())
    }

    /// What the opponent of a round has from it; without a game, what a draw gives. A forfeit that was lost
    /// is no game here in a round robin either (15.2), so that two who stay away have nothing.
    fn of_the_opponent(&self, round: usize, cell: &Cell) -> Points {
        let field = &self.field;
        let opponent =
            cell.opponent.filter(|_| cell.mark.is_played() || cell.mark == Mark::Unknown);
        opponent.map_or(field.draw, |opponent| field.scored(opponent, round))
    }

    /// Whether a round counts as a game of article 7. In a round robin forfeits do (15.2), by the edition of
    /// 2026 those only that were won.
    fn is_game(&self, cell: &Cell) -> bool {
        let forfeit = match self.edition {
            TieEdition::August2024 => cell.mark.is_forfeit(),
            TieEdition::March2026 => cell.mark == Mark::ForfeitWin,
        };
        cell.mark.is_played() || self.field.is_round_robin() && forfeit && cell.opponent.is_some()
    }

    /// How many rounds are so.
    fn rounds_that(&self, seed: Seed, is_so: impl Fn(usize, &Cell) -> bool) -> Explained {
        let part = |(round, cell): (usize, &Cell)| {
            is_so(round, cell)
                .then(|| Part::plain(round, cell.opponent, Amount::Count(1), Source::Own))
        };
        Explained::count(self.field.rounds(seed).filter_map(part).collect())
    }
}

const fn is_won(mark: Mark) -> bool {
    matches!(mark, Mark::Win | Mark::ShortWin | Mark::ForfeitWin)
}
