//! Tie-breaks made of ratings (C.07, article 10). Forfeits are no games there, in a round robin neither.

use super::value::{Amount, CutReason, Explained, Part, Source, counted};
use super::{Cuts, TieBreak, Ties};
use crate::crosstable::{Cell, Mark, Seed};
use crate::points::Points;
use crate::rating;

impl Ties {
    /// The mean of the ratings of those who were met over the board (10.1). Who has no rating is left out.
    pub(super) fn average_rating(&self, tie: TieBreak, seed: Seed) -> Explained {
        let mut parts = self.rated(seed);
        let (least, most) = match tie.cuts {
            Cuts::None => (0, 0),
            Cuts::Least(number) => (number, 0),
            Cuts::Median(number) => (number, number),
        };
        for cut in (0..least).map(|_| CutReason::Least).chain((0..most).map(|_| CutReason::Most)) {
            let left = (0..parts.len()).filter(|&at| parts[at].cut.is_none());
            let at = match cut {
                CutReason::Most => left.max_by_key(|&at| rating_of(&parts[at])),
                _ => left.min_by_key(|&at| rating_of(&parts[at])),
            };
            if let Some(at) = at {
                parts[at].cut = Some(cut);
            }
        }
        let value = rating::mean(&ratings(&parts)).map_or(Amount::Missing, Amount::Rating);
        Explained { value, parts }
    }

    /// The mean of the opponents' ratings, and what the table gives for the percentage (10.2).
    pub(super) fn performance(&self, seed: Seed) -> Explained {
        let mut parts = self.rated(seed);
        let worth = rating::difference(points(&parts), parts.len());
        let value = match (rating::mean(&ratings(&parts)), worth) {
            (Some(mean), Some(worth)) => {
                parts.push(Part::apart(Amount::Rating(mean), Source::Mean));
                parts.push(Part::apart(Amount::Rating(worth), Source::Table));
                Amount::Rating(mean + worth)
            }
            _ => Amount::Missing,
        };
        Explained { value, parts }
    }

    /// The lowest rating that lets expect the points that were scored (10.3).
    pub(super) fn perfect_performance(&self, seed: Seed) -> Explained {
        let parts = self.rated(seed);
        let value = rating::perfect(points(&parts), &ratings(&parts))
            .map_or(Amount::Missing, Amount::Rating);
        Explained { value, parts }
    }

    /// The mean of what those who were met over the board have (10.4, 10.5).
    pub(super) fn mean_of_opponents(
        &self,
        seed: Seed,
        of: impl Fn(&Self, Seed) -> Explained,
    ) -> Explained {
        let part = |(round, cell): (usize, &Cell)| {
            let opponent = cell.played()?;
            let value = of(self, opponent).value;
            (value != Amount::Missing)
                .then(|| Part::plain(round, Some(opponent), value, Source::Opponent))
        };
        let parts: Vec<Part> = self.field.rounds(seed).filter_map(part).collect();
        let value = rating::mean(&ratings(&parts)).map_or(Amount::Missing, Amount::Rating);
        Explained { value, parts }
    }

    /// A part for each opponent with a rating who was met over the board.
    fn rated(&self, seed: Seed) -> Vec<Part> {
        let part = |(round, cell): (usize, &Cell)| {
            let opponent = cell.played()?;
            let rating = Amount::Rating(self.field.rating(opponent)?);
            let scored = Some(of_a_game(cell.mark));
            Some(Part { scored, ..Part::plain(round, Some(opponent), rating, Source::Opponent) })
        };
        self.field.rounds(seed).filter_map(part).collect()
    }
}

/// What a game gives for ratings, whatever the tournament gives for it.
const fn of_a_game(mark: Mark) -> Points {
    match mark {
        Mark::Win | Mark::ShortWin => Points::ONE,
        Mark::Draw | Mark::ShortDraw => Points::HALF,
        _ => Points::ZERO,
    }
}

const fn rating_of(part: &Part) -> i32 {
    match part.amount {
        Amount::Rating(rating) => rating,
        _ => 0,
    }
}

fn ratings(parts: &[Part]) -> Vec<i32> {
    counted(parts).map(rating_of).collect()
}

fn points(parts: &[Part]) -> Points {
    parts.iter().filter_map(|part| part.scored).sum()
}
