//! A knock-out: who meets whom, round by round, and for which places.
//!
//! Who loses is out, plays for the third place, or plays on for all places, as the organiser has it.

use crate::outcome::Outcome;
use crate::player::PlayerId;
use crate::round::{Game, Round};

/// What becomes of those who lose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Losers {
    /// They are out.
    #[default]
    Out,
    /// They are out, but for those of the semi-finals: they play for the third place.
    ThirdPlace,
    /// They play on among themselves, until every place is known.
    AllPlaces,
}

/// Some who play for places among themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The best place that they can reach, from 1.
    pub first: usize,
    /// The bracket: neighbours meet, and who has nobody beside him goes on. Always a power of two.
    pub slots: Vec<Option<PlayerId>>,
}

impl Section {
    /// A bracket in which the strongest meet as late as they can, and go on without play where places are
    /// left over.
    fn seeded(first: usize, order: &[PlayerId]) -> Self {
        let mut numbers = vec![0];
        while numbers.len() < order.len() {
            let size = numbers.len() * 2;
            numbers = numbers.iter().flat_map(|&number| [number, size - 1 - number]).collect();
        }
        Self { first, slots: numbers.iter().map(|&number| order.get(number).copied()).collect() }
    }

    /// Everybody in it.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.slots.iter().flatten().copied()
    }

    /// Whether its places are known.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.players().count() < 2
    }

    /// Who meets whom, the upper of the bracket first, and who goes on without play.
    #[must_use]
    pub fn pairs(&self) -> (Vec<[PlayerId; 2]>, Vec<PlayerId>) {
        let (mut pairs, mut free) = (Vec::new(), Vec::new());
        if self.is_settled() {
            free.extend(self.players());
            return (pairs, free);
        }
        for two in self.slots.chunks(2) {
            match (two[0], two.get(1).copied().flatten()) {
                (Some(one), Some(other)) => pairs.push([one, other]),
                (Some(one), None) | (None, Some(one)) => free.push(one),
                (None, None) => {}
            }
        }
        (pairs, free)
    }

    /// Those who go on, and those who have lost, in the order of the bracket; or of the boards, where the
    /// arbiter has paired others than the bracket.
    fn parted(&self, round: &Round) -> (Vec<Option<PlayerId>>, Vec<PlayerId>) {
        let mut losers = Vec::new();
        if self.pairs().0.iter().any(|[one, other]| game(round, *one, *other).is_none()) {
            let mut slots: Vec<_> = Vec::new();
            for two in &round.games {
                let (one, other) = (two.pair.white, two.pair.black);
                if self.players().any(|id| id == one || id == other) {
                    let winner = winner(round, one, other);
                    losers.extend([one, other].into_iter().filter(|id| Some(*id) != winner));
                    slots.push(winner);
                }
            }
            let plays =
                |id: &PlayerId| round.games.iter().any(|game| game.pair.color_of(*id).is_some());
            slots.extend(self.players().filter(|id| !plays(id)).map(Some));
            slots.resize(slots.len().next_power_of_two(), None);
            return (slots, losers);
        }
        let winner = |two: &[Option<PlayerId>]| {
            let (one, other) = (two[0], two.get(1).copied().flatten());
            let (Some(one), Some(other)) = (one, other) else { return one.or(other) };
            let winner = winner(round, one, other);
            losers.extend([one, other].into_iter().filter(|id| Some(*id) != winner));
            winner
        };
        (self.slots.chunks(2).map(winner).collect(), losers)
    }
}

/// The duel of two in a round.
fn game(round: &Round, one: PlayerId, other: PlayerId) -> Option<&Game> {
    let is_theirs = |id: PlayerId| id == one || id == other;
    round.games.iter().find(|game| is_theirs(game.pair.white) && is_theirs(game.pair.black))
}

/// Who of two has won their duel of a round; nobody where neither came.
fn winner(round: &Round, one: PlayerId, other: PlayerId) -> Option<PlayerId> {
    let game = game(round, one, other)?;
    match game.outcome? {
        Outcome::White | Outcome::WhiteByForfeit | Outcome::HalfForWhite => Some(game.pair.white),
        Outcome::Black | Outcome::BlackByForfeit | Outcome::HalfForBlack => Some(game.pair.black),
        Outcome::Draw | Outcome::Neither | Outcome::NeitherByForfeit => None,
    }
}

/// How many rounds so many need.
#[must_use]
pub const fn rounds(players: usize) -> usize {
    players.next_power_of_two().trailing_zeros() as usize
}

/// Who plays for which places after these rounds, all of which are over; the winner's section is the first.
/// Whoever is out is in a section of those who share his places.
#[must_use]
pub fn sections(order: &[PlayerId], played: &[Round], losers: Losers) -> Vec<Section> {
    let mut sections = vec![Section::seeded(1, order)];
    let mut out: Vec<Section> = Vec::new();
    for round in played {
        let mut next = Vec::new();
        for section in sections {
            if section.is_settled() {
                next.push(section);
                continue;
            }
            let (winners, lost) = section.parted(round);
            let won = winners.iter().flatten().count();
            next.push(Section { first: section.first, slots: winners });
            if lost.is_empty() {
                continue;
            }
            let first = section.first + won;
            match losers {
                Losers::AllPlaces => next.push(Section::seeded(first, &lost)),
                Losers::ThirdPlace if first == 3 && lost.len() == 2 => {
                    next.push(Section::seeded(first, &lost));
                }
                Losers::Out | Losers::ThirdPlace => {
                    let slots = lost.into_iter().map(Some).collect();
                    out.push(Section { first, slots });
                }
            }
        }
        sections = next;
    }
    sections.extend(out);
    sections.sort_by_key(|section| section.first);
    sections
}

/// Whether anybody of a section plays on.
#[must_use]
pub fn plays_on(section: &Section, losers: Losers) -> bool {
    !section.is_settled()
        && match losers {
            Losers::AllPlaces => true,
            Losers::ThirdPlace => section.first == 1 || section.first == 3,
            Losers::Out => section.first == 1,
        }
}
