//! Direct encounter: the games among those who are tied (C.07, article 6).

use std::cmp::Reverse;

use super::value::{Amount, Explained, Fraction, Part, Source};
use super::{TieBreak, Ties};
use crate::crosstable::{Cell, Mark, Seed};

/// What one of the group has against the others.
struct Among {
    seed: Seed,
    score: Fraction,
    /// What the score can still become: with a win for each of the group who was not met.
    most: Fraction,
}

impl Ties {
    /// The place in the group, with the games that it comes from.
    pub(super) fn encounter(&self, tie: TieBreak, seed: Seed, group: &[Seed]) -> Explained {
        let mut before = 0;
        for tier in self.tiers(tie, group) {
            if tier.contains(&seed) {
                break;
            }
            before += tier.len();
        }
        let part = |(round, cell): (usize, &Cell)| {
            let opponent =
                self.encountered(tie, cell).filter(|opponent| group.contains(opponent))?;
            let scored = Amount::Points(self.field.scored(seed, round));
            Some(Part::plain(round, Some(opponent), scored, Source::Own))
        };
        let parts = self.field.rounds(seed).filter_map(part).collect();
        Explained { value: Amount::Place(before + 1), parts }
    }

    /// The group in order; who cannot be told apart is together.
    ///
    /// Where all have met, by the points among them, and again for those who are still tied (6.2). Where some
    /// have not, who is ahead whatever the missing games would bring, as long as there is such a one (6.3).
    pub(super) fn tiers(&self, tie: TieBreak, group: &[Seed]) -> Vec<Vec<Seed>> {
        let mut among: Vec<Among> =
            group.iter().map(|&seed| self.among(tie, seed, group)).collect();
        among.sort_by_key(|one| (Reverse(one.score), Reverse(one.most), one.seed));
        let seeds = |some: &[Among]| some.iter().map(|one| one.seed).collect::<Vec<Seed>>();
        let (mut tiers, tied): (Vec<Vec<Seed>>, Vec<&[Among]>) =
            if among.iter().all(|one| one.most == one.score) {
                (Vec::new(), among.chunk_by(|one, next| one.score == next.score).collect())
            } else {
                let ahead = ahead(&among);
                (among[..ahead].iter().map(|one| vec![one.seed]).collect(), vec![&among[ahead..]])
            };
        for some in tied {
            if some.len() == group.len() || some.len() < 2 {
                tiers.extend((!some.is_empty()).then(|| seeds(some)));
            } else {
                tiers.extend(self.tiers(tie, &seeds(some)));
            }
        }
        tiers
    }

    /// What one has against the others of the group. Of several games against the same the mean counts
    /// (6.1.2).
    fn among(&self, tie: TieBreak, seed: Seed, group: &[Seed]) -> Among {
        let field = &self.field;
        let (mut score, mut unmet) = (Fraction::ZERO, 0);
        for &other in group.iter().filter(|&&other| other != seed) {
            let games: Vec<_> = field
                .rounds(seed)
                .filter(|(_, cell)| self.encountered(tie, cell) == Some(other))
                .map(|(round, _)| field.scored(seed, round))
                .collect();
            if games.is_empty() {
                unmet += 1;
            } else {
                score = score + Fraction::new(games.iter().copied().sum(), games.len());
            }
        }
        let missing = if field.is_round_robin() { 0 } else { unmet };
        let most = score + Fraction::new(field.win * missing, 1);
        Among { seed, score, most }
    }

    /// Who was met in a round. A forfeit is no meeting but in a round robin (6.1.1, 15.2), and where the
    /// regulations say so.
    fn encountered(&self, tie: TieBreak, cell: &Cell) -> Option<Seed> {
        self.field.game(cell, tie.forfeits_are_games).filter(|_| cell.mark != Mark::Unknown)
    }
}

/// How many of a group, in its order, are ahead of all who follow, whatever these can still reach.
fn ahead(among: &[Among]) -> usize {
    let is_ahead = |&at: &usize| {
        let rest = among[at + 1..].iter().map(|one| one.most).max();
        rest.is_some_and(|most| among[at].score > most)
    };
    (0..among.len()).take_while(is_ahead).count()
}
