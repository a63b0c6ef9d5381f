//! What speaks against an act.

use std::collections::BTreeSet;

use crate::act::Act;
use crate::duel::DuelProgress;
use crate::outcome::Outcome;
use crate::pairing::Pairing;
use crate::player::{Player, PlayerId};
use crate::system::{PairedBy, System};
use crate::tournament::{Game, Round, Tournament};

/// Why an act cannot be. Rounds and boards are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no player of this number.
    NoPlayer,
    /// The player has no name.
    NoName,
    /// Somebody has entered with the same number at FIDE.
    SameFide(PlayerId),
    /// Somebody has entered with the same name and the same day of birth, or none.
    SameName(PlayerId),
    /// The tables have no place for somebody who comes after the first round.
    NoLateEntries,
    /// A round that was paired already cannot be the first.
    RoundPaired(usize),
    /// There are not so many rounds.
    NoRound(usize),
    /// The system cannot be played by so many.
    NotSoMany(usize),
    /// An order has a player twice, or one is missing.
    NotEverybody,
    /// Numbers of this system cannot change once the first round is paired.
    NumbersAreFinal,
    /// The round is not the next one; that is this.
    NotNext(usize),
    /// Games of the round before are still played, at these boards.
    StillPlaying {
        /// The round.
        round: usize,
        /// The boards.
        boards: Vec<usize>,
    },
    /// All rounds were played.
    NoRoundLeft,
    /// Somebody is paired twice in the round.
    PairedTwice(PlayerId),
    /// Somebody is paired and is not there.
    NotThere(PlayerId),
    /// Somebody is there and is not paired.
    NotPaired(PlayerId),
    /// Somebody gets the bye, and nobody is left over.
    NobodyLeftOver(PlayerId),
    /// There is no such board in the round.
    NoBoard {
        /// The round.
        round: usize,
        /// The board.
        board: usize,
    },
    /// The game has another result already.
    HasResult(Outcome),
    /// The game has no result that could be wrong.
    NoResult,
    /// The result is the same.
    SameResult,
    /// The game is postponed already.
    PostponedAlready,
    /// The player has left already.
    LeftAlready,
    /// The player has not left.
    NotLeft,
    /// Fewer than two players.
    NotTwo,
    /// Players are single here, or it is no match of teams.
    NoTeams,
    /// There is no such board in the match, or game in the duel; it has so many.
    NoPart {
        /// The board of the round, from 1.
        board: usize,
        /// What was asked for, from 1.
        part: usize,
        /// How many there are.
        parts: usize,
    },
    /// A match has boards: which of them is not said. The board of the round, from 1.
    WhichPart(usize),
    /// More players than boards: so many boards.
    TooManyAtBoards(usize),
    /// The team has no player in this place of its list, from 1.
    NoMember(usize),
    /// The player in this place of the list, from 1, is behind one who comes after him.
    BoardOrder(usize),
    /// A team without a player.
    NobodyAtBoards,
    /// The match has begun.
    MatchBegun,
    /// Nobody is tied there.
    NotTied,
    /// There are no groups, or they are over.
    NoGroups,
    /// So many go on from the groups.
    Qualify(usize),
    /// A player of a team has been left out of its list.
    MembersStay,
}

impl Tournament {
    /// Whether an act can be.
    ///
    /// # Errors
    ///
    /// What speaks against it.
    #[expect(clippy::too_many_lines, reason = "a table: acts, what speaks against each")]
    pub fn check(&self, act: &Act) -> Result<(), Refusal> {
        match act {
            Act::Entered { player, from } => {
                self.is_new(player, None)?;
                self.is_to_come(*from)?;
                let late = !self.rounds().is_empty();
                match self.terms().system.paired_by() {
                    PairedBy::Tables if late => Err(Refusal::NoLateEntries),
                    _ => Ok(()),
                }
            }
            Act::Amended { id, player } => {
                self.is_entered(*id)?;
                if player.members.len() < self.entry(*id).player.members.len() {
                    return Err(Refusal::MembersStay);
                }
                self.is_new(player, Some(*id))
            }
            Act::Numbered { order, .. } => self.can_be_numbered(order),
            Act::Paired { round, pairing, .. } => self.can_be_paired(*round, pairing),
            Act::Ended { round, board, .. }
            | Act::Corrected { round, board, .. }
            | Act::Postponed { round, board, .. } => {
                let game = self.game(*round, *board)?;
                // Who was out plays in no later round.
                if self.is_knock_out(*round) && *round < self.rounds().len() {
                    return Err(Refusal::RoundPaired(*round + 1));
                }
                self.can_happen_to(game, *board, act)
            }
            Act::LinedUp { id, round, members } => self.can_line_up(*id, *round, members),
            Act::Decided { round, board, winner, .. } => {
                self.can_be_decided(*round, *board, *winner)
            }
            Act::Qualified { order } => self.can_qualify(order),
            Act::Absent { id, round, .. } => {
                self.is_entered(*id)?;
                if self.entry(*id).is_out(*round) {
                    return Err(Refusal::LeftAlready);
                }
                self.is_to_come(*round)
            }
            Act::Withdrawn { id, after } => {
                self.is_entered(*id)?;
                if self.entry(*id).has_left() {
                    return Err(Refusal::LeftAlready);
                }
                if *after > self.planned() { Err(Refusal::NoRound(*after)) } else { Ok(()) }
            }
            Act::Returned { id, from } => {
                self.is_entered(*id)?;
                if !self.entry(*id).has_left() {
                    return Err(Refusal::NotLeft);
                }
                self.is_to_come(*from)
            }
            Act::KeptApart { players, from, to } => {
                for id in players {
                    self.is_entered(*id)?;
                }
                if players.iter().collect::<BTreeSet<_>>().len() < 2 {
                    return Err(Refusal::NotTwo);
                }
                if *from == 0 || from > to { Err(Refusal::NoRound(*from)) } else { Ok(()) }
            }
            Act::Revoked { .. } => Ok(()),
        }
    }

    /// Whether a result of a game, another one, or that it is postponed, can be.
    fn can_happen_to(&self, game: &Game, board: usize, act: &Act) -> Result<(), Refusal> {
        let (Act::Ended { part, .. } | Act::Corrected { part, .. } | Act::Postponed { part, .. }) =
            act
        else {
            return Ok(());
        };
        let (had, postponed) = match part {
            None => {
                let is_whole = matches!(act, Act::Ended { outcome, .. } | Act::Corrected { outcome, .. }
                    if outcome.marks().white.is_forfeit());
                if !game.boards.is_empty() && !is_whole {
                    return Err(Refusal::WhichPart(board));
                }
                (game.outcome, game.postponed)
            }
            Some(part) => {
                let parts = game.boards.len();
                let is_next =
                    matches!(self.progress(game), DuelProgress::Playing(next, _) if next == *part);
                let is_there = *part > 0 && *part <= parts;
                if !(is_there || parts > 0 && is_next && matches!(act, Act::Ended { .. })) {
                    return Err(Refusal::NoPart { board, part: *part, parts });
                }
                let at = game.boards.get(*part - 1);
                (at.and_then(|at| at.outcome), at.is_some_and(|at| at.postponed))
            }
        };
        match (act, had) {
            (Act::Ended { outcome, .. } | Act::Corrected { outcome, .. }, Some(had))
                if had == *outcome =>
            {
                Err(Refusal::SameResult)
            }
            (Act::Ended { .. } | Act::Postponed { .. }, Some(had)) => Err(Refusal::HasResult(had)),
            (Act::Corrected { .. }, None) => Err(Refusal::NoResult),
            (Act::Postponed { .. }, None) if postponed => Err(Refusal::PostponedAlready),
            _ => Ok(()),
        }
    }

    fn can_line_up(&self, id: PlayerId, round: usize, members: &[usize]) -> Result<(), Refusal> {
        self.is_entered(id)?;
        let boards = self.terms().boards().ok_or(Refusal::NoTeams)?;
        let next = self.rounds().len() + 1;
        if round == 0 || round > next {
            return Err(Refusal::NotNext(next));
        }
        let own = self
            .round(round)
            .and_then(|round| round.games.iter().find(|game| game.pair.color_of(id).is_some()));
        if round + 1 < next || own.is_some_and(Game::has_been_played) {
            return Err(Refusal::MatchBegun);
        }
        if members.len() > boards {
            return Err(Refusal::TooManyAtBoards(boards));
        }
        let list = self.entry(id).player.members.len();
        let places: Vec<_> = members.iter().copied().filter(|place| *place > 0).collect();
        if let Some(place) = places.iter().find(|place| **place > list) {
            return Err(Refusal::NoMember(*place));
        }
        if let Some(two) = places.windows(2).find(|two| two[0] >= two[1]) {
            return Err(Refusal::BoardOrder(two[1]));
        }
        if places.is_empty() { Err(Refusal::NobodyAtBoards) } else { Ok(()) }
    }

    fn can_be_decided(&self, round: usize, board: usize, winner: PlayerId) -> Result<(), Refusal> {
        let game = self.game(round, board)?;
        if round < self.rounds().len() {
            return Err(Refusal::RoundPaired(round + 1));
        }
        if game.pair.color_of(winner).is_none() {
            return Err(Refusal::NoPlayer);
        }
        let is_level = match self.progress(game) {
            DuelProgress::Tied(..) => true,
            // The arbiter may decide before games that would.
            DuelProgress::Playing(_, decider) => decider.is_some(),
            DuelProgress::Won(_) => false,
        };
        if self.is_knock_out(round) && is_level { Ok(()) } else { Err(Refusal::NotTied) }
    }

    fn can_qualify(&self, order: &[PlayerId]) -> Result<(), Refusal> {
        let System::Groups { groups, qualify, .. } = self.terms().system else {
            return Err(Refusal::NoGroups);
        };
        let rounds = self.group_rounds();
        match self.rounds().last() {
            Some(last) if self.rounds().len() == rounds && !last.is_over() => {
                let boards = last.open().collect();
                return Err(Refusal::StillPlaying { round: rounds, boards });
            }
            _ if self.rounds().len() != rounds => return Err(Refusal::NoGroups),
            _ => {}
        }
        for id in order {
            self.is_entered(*id)?;
        }
        let different = order.iter().collect::<BTreeSet<_>>().len() == order.len();
        if different && order.len() == groups * qualify {
            Ok(())
        } else {
            Err(Refusal::Qualify(groups * qualify))
        }
    }

    /// A game, by its round and board.
    ///
    /// # Errors
    ///
    /// Where there is none.
    pub fn game(&self, round: usize, board: usize) -> Result<&Game, Refusal> {
        let found = self.round(round).ok_or(Refusal::NoRound(round))?;
        let index = board.checked_sub(1).ok_or(Refusal::NoBoard { round, board })?;
        found.games.get(index).ok_or(Refusal::NoBoard { round, board })
    }

    fn is_entered(&self, id: PlayerId) -> Result<(), Refusal> {
        if id.0 < self.entries().len() { Ok(()) } else { Err(Refusal::NoPlayer) }
    }

    fn is_to_come(&self, round: usize) -> Result<(), Refusal> {
        if round == 0 || (self.planned() > 0 && round > self.planned().max(self.rounds().len() + 1))
        {
            return Err(Refusal::NoRound(round));
        }
        if round <= self.rounds().len() { Err(Refusal::RoundPaired(round)) } else { Ok(()) }
    }

    /// Whether nobody else has entered who is the same.
    fn is_new(&self, player: &Player, myself: Option<PlayerId>) -> Result<(), Refusal> {
        if player.name.trim().is_empty() {
            return Err(Refusal::NoName);
        }
        let others = (0..).map(PlayerId).zip(self.entries());
        for (id, entry) in others.filter(|(id, _)| Some(*id) != myself) {
            let other = &entry.player;
            if player.fide.is_some() && player.fide == other.fide {
                return Err(Refusal::SameFide(id));
            }
            if player.name == other.name && player.born == other.born {
                return Err(Refusal::SameName(id));
            }
        }
        Ok(())
    }

    fn can_be_numbered(&self, order: &[PlayerId]) -> Result<(), Refusal> {
        let everybody: BTreeSet<_> = (0..self.entries().len()).map(PlayerId).collect();
        if order.len() != everybody.len()
            || order.iter().copied().collect::<BTreeSet<_>>() != everybody
        {
            return Err(Refusal::NotEverybody);
        }
        match self.terms().system.paired_by() {
            PairedBy::Tables if !self.rounds().is_empty() => Err(Refusal::NumbersAreFinal),
            _ => Ok(()),
        }
    }

    fn can_be_paired(&self, round: usize, pairing: &Pairing<PlayerId>) -> Result<(), Refusal> {
        let next = self.rounds().len() + 1;
        let anew = round + 1 == next && self.round(round).is_some_and(Round::is_fresh);
        if round != next && !anew {
            return Err(Refusal::NotNext(next));
        }
        if !self.terms().system.takes(self.entries().len()) {
            return Err(Refusal::NotSoMany(self.entries().len()));
        }
        if let Some(before) = round.checked_sub(1).and_then(|before| self.round(before))
            && !before.is_over()
        {
            return Err(Refusal::StillPlaying {
                round: round - 1,
                boards: before.open().collect(),
            });
        }
        if round > self.planned() && self.planned() > 0 && self.terms().rounds.is_some()
            || self.terms().system.rounds(self.entries().len()).is_some_and(|last| round > last)
        {
            return Err(Refusal::NoRoundLeft);
        }
        self.has_everybody_once(round, pairing)
    }

    fn has_everybody_once(&self, round: usize, pairing: &Pairing<PlayerId>) -> Result<(), Refusal> {
        let mut paired = BTreeSet::new();
        for id in pairing.players() {
            self.is_entered(id)?;
            if !paired.insert(id) {
                return Err(Refusal::PairedTwice(id));
            }
        }
        let present: BTreeSet<_> = self.present(round).into_iter().collect();
        if let Some(id) = present.iter().find(|id| !paired.contains(id)) {
            return Err(Refusal::NotPaired(*id));
        }
        if self.terms().system.paired_by() == PairedBy::Tables {
            return Ok(());
        }
        if let Some(id) = paired.iter().find(|id| !present.contains(id)) {
            return Err(Refusal::NotThere(*id));
        }
        match pairing.bye {
            Some(id) if present.len().is_multiple_of(2) => Err(Refusal::NobodyLeftOver(id)),
            _ => Ok(()),
        }
    }
}
