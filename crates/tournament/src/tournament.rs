//! A tournament as it is after its acts: entries, numbers, rounds and results.
//!
//! [`Tournament::check`] says whether an act can be, [`Tournament::take`] lets it be. Neither knows a file
//! or a word.

mod boards;
mod check;
mod stages;
mod terms;

use std::collections::BTreeMap;

use crate::act::{Act, Bye, Order, Pairer};
use crate::crosstable::{Card, Cell, Crosstable, Mark, Seed};
use crate::outcome::Outcome;
use crate::pairing::Pairing;
use crate::player::{Player, PlayerId, by_strength};
use crate::system::PairedBy;
use shakmaty::Color;

pub use crate::round::{Board, Game, Round};
pub use boards::Across;
pub use check::Refusal;
pub use terms::{MatchTarget, Play, Terms};

/// An entry, and what has become of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The player.
    pub player: Player,
    /// The first round that he plays, from 1.
    pub from: usize,
    /// When he has left: after which round, and in which he was back, if he was.
    away: Vec<(usize, Option<usize>)>,
    /// What he gets for rounds that he has asked not to play.
    byes: BTreeMap<usize, Bye>,
}

impl Entry {
    /// Whether the player is out of the tournament in a round, counted from 1: not yet there, or gone.
    #[must_use]
    pub fn is_out(&self, round: usize) -> bool {
        round < self.from
            || self
                .away
                .iter()
                .any(|(after, back)| round > *after && back.is_none_or(|first| round < first))
    }

    /// Whether the player has left and has not come back.
    #[must_use]
    pub fn has_left(&self) -> bool {
        self.away.last().is_some_and(|(_, back)| back.is_none())
    }

    /// What the player gets for a round that he has asked not to play.
    #[must_use]
    pub fn bye_in(&self, round: usize) -> Option<Bye> {
        self.byes.get(&round).copied()
    }
}

/// Players who must not meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Apart {
    /// Who.
    pub players: Vec<PlayerId>,
    /// The first round in which they must not, from 1.
    pub from: usize,
    /// The last one.
    pub to: usize,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    terms: Terms,
    entries: Vec<Entry>,
    order: Vec<PlayerId>,
    numbered: Option<Order>,
    rounds: Vec<Round>,
    apart: Vec<Apart>,
    /// Who plays at the boards of a team in a round, as its captain has told: places in the list of the
    /// team, from 1, 0 for nobody.
    lineups: BTreeMap<(PlayerId, usize), Vec<usize>>,
    /// Who has qualified from the groups, the strongest of the bracket first.
    qualified: Option<Vec<PlayerId>>,
}

impl Tournament {
    /// A tournament that nobody has entered yet.
    #[must_use]
    pub const fn new(terms: Terms) -> Self {
        Self {
            terms,
            entries: Vec::new(),
            order: Vec::new(),
            numbered: None,
            rounds: Vec::new(),
            apart: Vec::new(),
            lineups: BTreeMap::new(),
            qualified: None,
        }
    }

    /// What was laid down.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Everybody who has entered, those who have left included.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// An entry.
    #[must_use]
    pub fn entry(&self, id: PlayerId) -> &Entry {
        &self.entries[id.0]
    }

    /// The players by their starting numbers, number 1 first.
    #[must_use]
    pub fn order(&self) -> &[PlayerId] {
        &self.order
    }

    /// How the starting numbers were found, once they are final.
    #[must_use]
    pub const fn numbered(&self) -> Option<Order> {
        self.numbered
    }

    /// The place of a player in the crosstable.
    #[must_use]
    pub fn seed(&self, id: PlayerId) -> Seed {
        self.order.iter().position(|other| *other == id).unwrap_or(self.order.len())
    }

    /// The player with a starting number, counted from 1.
    #[must_use]
    pub fn numbered_so(&self, number: usize) -> Option<PlayerId> {
        self.order.get(number.checked_sub(1)?).copied()
    }

    /// The rounds that were paired.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// A round, counted from 1.
    #[must_use]
    pub fn round(&self, round: usize) -> Option<&Round> {
        self.rounds.get(round.checked_sub(1)?)
    }

    /// How many rounds there are in all, as far as it can be known.
    #[must_use]
    pub fn planned(&self) -> usize {
        if self.has_reached_the_target() {
            return self.rounds.len();
        }
        self.terms
            .system
            .rounds(self.entries.len())
            .or(self.terms.rounds)
            .unwrap_or(self.rounds.len())
            .max(self.rounds.len())
    }

    /// Who must not meet whom.
    #[must_use]
    pub fn apart(&self) -> &[Apart] {
        &self.apart
    }

    /// Whether two players must not meet in a round.
    #[must_use]
    pub fn must_not_meet(&self, one: PlayerId, other: PlayerId, round: usize) -> bool {
        self.apart.iter().any(|apart| {
            (apart.from..=apart.to).contains(&round)
                && apart.players.contains(&one)
                && apart.players.contains(&other)
        })
    }

    /// Who is to be paired in a round: who is there and has not asked to be left out.
    ///
    /// Where tables pair, whoever has left keeps his place in them, and his opponents win without play. In a
    /// knock-out who has lost is not there any more.
    #[must_use]
    pub fn present(&self, round: usize) -> Vec<PlayerId> {
        let plays = self.plays_in(round);
        let is_there = |id: &PlayerId| {
            let entry = self.entry(*id);
            !entry.is_out(round)
                && entry.bye_in(round).is_none()
                && plays.as_ref().is_none_or(|plays| plays.contains(id))
        };
        self.order.iter().copied().filter(is_there).collect()
    }

    /// How many games a player has forfeited.
    #[must_use]
    pub fn forfeits(&self, id: PlayerId) -> usize {
        let games = self.rounds.iter().flat_map(|round| &round.games);
        games
            .filter_map(|game| Some((game.pair.color_of(id)?, game.outcome?)))
            .filter(|(color, outcome)| outcome.is_forfeit_of(*color))
            .count()
    }

    /// The tournament as it was before the round that is paired next: without the last one, if that still
    /// waits for its games and nobody has played, so that it can be paired anew.
    #[must_use]
    pub fn before_the_next_pairing(&self) -> Self {
        let mut before = self.clone();
        if before.rounds.last().is_some_and(|last| last.is_fresh() && !last.is_over()) {
            before.rounds.pop();
        }
        before
    }

    /// The crosstable, in the order of the starting numbers.
    #[must_use]
    pub fn crosstable(&self) -> Crosstable {
        let card = |id: &PlayerId| Card {
            rating: self.entry(*id).player.rating,
            cells: (1..=self.rounds.len()).map(|round| self.cell(*id, round)).collect(),
        };
        Crosstable {
            meeting: self.terms.system.meeting(),
            rounds: self.planned(),
            scoring: self.terms.scoring,
            cards: self.order.iter().map(card).collect(),
        }
    }

    /// What a player did in a round.
    fn cell(&self, id: PlayerId, number: usize) -> Cell {
        let round = &self.rounds[number - 1];
        let game = round.games.iter().find_map(|game| Some((game, game.pair.color_of(id)?)));
        let Some((game, color)) = game else {
            return Cell::bye(self.mark_without_game(id, number));
        };
        let mark = game.outcome.map_or(Mark::Unknown, |outcome| *outcome.marks().get(color));
        Cell::game(self.seed(game.pair.of(!color)), color, mark)
    }

    fn mark_without_game(&self, id: PlayerId, number: usize) -> Mark {
        let bye = self.rounds[number - 1].bye;
        match self.entry(id).bye_in(number) {
            // Whoever is free in a table has not been left over: everybody is, once.
            _ if bye == Some(id) && self.terms.system.paired_by() != PairedBy::Tables => {
                Mark::PairingBye
            }
            Some(Bye::Half) => Mark::HalfBye,
            Some(Bye::Full) => Mark::FullBye,
            Some(Bye::Zero) | None => Mark::ZeroBye,
        }
    }

    /// Lets an act be that [`Tournament::check`] has nothing against.
    ///
    /// [`Act::Revoked`] changes nothing here: what is revoked was never taken.
    pub fn take(&mut self, act: &Act) {
        match act {
            Act::Entered { player, from } => {
                self.entries.push(Entry {
                    player: player.clone(),
                    from: *from,
                    away: Vec::new(),
                    byes: BTreeMap::new(),
                });
                self.numbered = None;
                self.put_in_order();
            }
            Act::Amended { id, player } => {
                self.entries[id.0].player = player.clone();
                // Whoever has played keeps his number.
                if self.numbered.is_none() && self.rounds.is_empty() {
                    self.put_in_order();
                }
            }
            Act::Numbered { order, by } => {
                self.order.clone_from(order);
                self.numbered = Some(*by);
            }
            Act::Paired { round, pairing, by } => self.pair(*round, pairing, by),
            Act::Ended { round, board, part, outcome, .. }
            | Act::Corrected { round, board, part, outcome } => {
                self.end(*round, *board, *part, *outcome);
            }
            Act::Postponed { round, board, part } => {
                let game = &mut self.rounds[*round - 1].games[*board - 1];
                match part {
                    Some(part) => game.boards[*part - 1].postponed = true,
                    None => game.postponed = true,
                }
            }
            Act::LinedUp { id, round, members } => {
                self.lineups.insert((*id, *round), members.clone());
                self.line_up_again(*id, *round);
            }
            Act::Decided { round, board, winner, .. } => {
                let game = &mut self.rounds[*round - 1].games[*board - 1];
                game.decided = game.pair.color_of(*winner);
                let outcome = self.settled(*round, *board);
                self.rounds[*round - 1].games[*board - 1].outcome = outcome;
            }
            Act::Qualified { order } => self.qualified = Some(order.clone()),
            Act::Absent { id, round, gets } => {
                self.entries[id.0].byes.insert(*round, *gets);
            }
            Act::Withdrawn { id, after } => self.entries[id.0].away.push((*after, None)),
            Act::Returned { id, from } => {
                if let Some((_, back)) = self.entries[id.0].away.last_mut() {
                    *back = Some(*from);
                }
            }
            Act::KeptApart { players, from, to } => {
                self.apart.push(Apart { players: players.clone(), from: *from, to: *to });
            }
            Act::Revoked { .. } => {}
        }
    }

    /// Until numbers are given, everybody has that of his strength.
    fn put_in_order(&mut self) {
        let players: Vec<_> = self.entries.iter().map(|entry| entry.player.clone()).collect();
        self.order = by_strength(&players);
    }

    fn pair(&mut self, number: usize, pairing: &Pairing<PlayerId>, by: &Pairer) {
        let mut round = Round::new(pairing, by.clone());
        for game in &mut round.games {
            game.boards = self.laid(game.pair, number);
            let away = |color: Color| {
                let entry = self.entry(game.pair.of(color));
                entry.is_out(number) || entry.bye_in(number).is_some()
            };
            match (away(Color::White), away(Color::Black)) {
                (true, true) => game.forfeit(Outcome::NeitherByForfeit),
                (true, false) => game.forfeit(Outcome::BlackByForfeit),
                (false, true) => game.forfeit(Outcome::WhiteByForfeit),
                (false, false) => {}
            }
        }
        self.rounds.truncate(number - 1);
        self.rounds.push(round);
    }
}

#[cfg(test)]
mod tests;
