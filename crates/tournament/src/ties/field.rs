//! What all participants have, and what an unplayed round counts for whom (C.07, article 16).

use super::value::{Dummy, DummyReason};
use super::{TieBreak, TieEdition};
use crate::crosstable::{Card, Cell, Crosstable, Mark, Meeting, Seed};
use crate::points::Points;

/// A table with the scores of all.
#[derive(Clone, Debug)]
pub(super) struct Field {
    pub(super) table: Crosstable,
    /// What a win and a draw give.
    pub(super) win: Points,
    pub(super) draw: Points,
    /// What each round gave.
    scored: Vec<Vec<Points>>,
    own: Vec<Points>,
    /// What each score counts for the opponents (16.3).
    adjusted: Vec<Points>,
}

/// The opponent of a round, as far as his score counts.
pub(super) enum Across {
    /// He has so many points.
    Opponent(Seed, Points),
    /// Somebody stands in for him, with so many.
    Dummy(Points, Dummy),
}

impl Field {
    /// By what the results give.
    pub(super) fn new(table: Crosstable) -> Self {
        let of = |card: &Card| card.cells.iter().map(|cell| table.scoring.of(cell.mark)).collect();
        let scored = table.cards.iter().map(of).collect();
        let (win, draw) = (table.scoring.win, table.scoring.draw);
        Self::scored_so(table, scored, (win, draw))
    }

    /// By what each round gave, where the result alone does not tell it. A win and a draw give at most so
    /// much.
    pub(super) fn scored_so(
        table: Crosstable,
        scored: Vec<Vec<Points>>,
        (win, draw): (Points, Points),
    ) -> Self {
        let own = scored.iter().map(|rounds| rounds.iter().copied().sum()).collect();
        let all = table.cards.iter().zip(&scored);
        let adjusted =
            all.map(|(card, scored)| adjusted(table.meeting, card, scored, draw)).collect();
        Self { table, win, draw, scored, own, adjusted }
    }

    /// As if everybody who was paired in the last round had drawn there (8.3).
    ///
    /// A pairing that was forfeited is one of them: what is asked for is a value that is known as soon as
    /// the round is paired, so that nothing that happens in it may change the value.
    pub(super) fn drawn_at_the_end(&self) -> Self {
        let (mut table, mut scored) = (self.table.clone(), self.scored.clone());
        for (card, scored) in table.cards.iter_mut().zip(&mut scored) {
            let last = table.rounds.checked_sub(1).and_then(|last| card.cells.get_mut(last));
            if let Some(cell) = last.filter(|cell| cell.opponent.is_some()) {
                cell.mark = Mark::Draw;
                scored[table.rounds - 1] = self.draw;
            }
        }
        Self::scored_so(table, scored, (self.win, self.draw))
    }

    /// The rounds of a participant, each with its number.
    pub(super) fn rounds(&self, seed: Seed) -> impl Iterator<Item = (usize, &Cell)> {
        (1..).zip(&self.table.cards[seed].cells)
    }

    pub(super) fn own(&self, seed: Seed) -> Points {
        self.own[seed]
    }

    pub(super) fn rating(&self, seed: Seed) -> Option<i32> {
        self.table.cards[seed].rating.map(i32::from)
    }

    /// What a round gave, the first being 1.
    pub(super) fn scored(&self, seed: Seed, round: usize) -> Points {
        self.scored[seed].get(round - 1).copied().unwrap_or(Points::ZERO)
    }

    pub(super) fn is_round_robin(&self) -> bool {
        self.table.meeting == Meeting::All
    }

    /// The opponent of a round that counts as a game: a forfeit does so in a round robin (15.2), and where
    /// the regulations say so.
    pub(super) fn game(&self, cell: &Cell, forfeits_are_games: bool) -> Option<Seed> {
        let forfeits = self.is_round_robin() || forfeits_are_games;
        let counts = cell.mark.is_played()
            || cell.mark == Mark::Unknown
            || forfeits && cell.mark.is_forfeit();
        if counts { cell.opponent } else { None }
    }

    /// Whose score counts in a round. In a round robin nobody stands in where there was no opponent.
    pub(super) fn across(
        &self,
        edition: TieEdition,
        tie: TieBreak,
        seed: Seed,
        cell: &Cell,
    ) -> Option<Across> {
        if let Some(opponent) = self.game(cell, tie.forfeits_are_games) {
            return Some(Across::Opponent(opponent, self.adjusted[opponent]));
        }
        if self.is_round_robin() {
            return None;
        }
        let is_voluntary = is_voluntary(cell.mark);
        let (points, reason) = self.dummy(edition, seed, cell);
        Some(Across::Dummy(points, Dummy { reason, is_voluntary }))
    }

    /// The score of the dummy of an unplayed round (16.4).
    fn dummy(&self, edition: TieEdition, seed: Seed, cell: &Cell) -> (Points, DummyReason) {
        let own = self.own[seed];
        let (limit, reason) = match (edition, cell.opponent) {
            (TieEdition::August2024, _) => return (own, DummyReason::OwnScore),
            (TieEdition::March2026, Some(opponent)) => {
                (self.adjusted[opponent], DummyReason::PairedOpponent)
            }
            (TieEdition::March2026, None) => {
                let rounds = i32::try_from(self.table.rounds).unwrap_or(i32::MAX);
                (self.draw * rounds, DummyReason::DrawInEachRound)
            }
        };
        if limit < own { (limit, reason) } else { (own, DummyReason::OwnScore) }
    }
}

/// Whether the participant had chosen not to play (16.1.2): a bye that was asked for and gives less than a
/// win, or a round to which he did not come.
pub(super) const fn is_voluntary(mark: Mark) -> bool {
    matches!(mark, Mark::HalfBye | Mark::ZeroBye | Mark::ForfeitLoss)
}

/// What a score counts for opponents: as it is, but byes that were asked for after the last round in which
/// the participant was there count as draws (16.2.5, 16.3.2).
///
/// A full-point bye is a sign that he was there: it is none of the rounds of 16.1.2.
fn adjusted(meeting: Meeting, card: &Card, scored: &[Points], draw: Points) -> Points {
    let cells = &card.cells;
    let stayed = cells.iter().rposition(|cell| !is_voluntary(cell.mark)).map_or(0, |last| last + 1);
    let is_late = |round: usize, cell: &Cell| {
        meeting == Meeting::Some
            && round >= stayed
            && matches!(cell.mark, Mark::HalfBye | Mark::ZeroBye)
    };
    let points = |(round, (cell, &scored)): (usize, (&Cell, &Points))| {
        if is_late(round, cell) { draw } else { scored }
    };
    cells.iter().zip(scored).enumerate().map(points).sum()
}
