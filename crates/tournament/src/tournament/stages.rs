//! Rounds that follow from results: a knock-out, groups and those who qualify from them, a match that is
//! decided early.

use shakmaty::Color;

use crate::berger;
use crate::knockout::{self, Section};
use crate::outcome::Outcome;
use crate::pairing::{Pair, Pairing};
use crate::player::PlayerId;
use crate::points::Points;
use crate::system::{Finals, System};
use crate::tournament::{MatchTarget, Round, Tournament};

impl Tournament {
    /// The pairing of the next round by the tables of the system; nothing where it has none, no round is left,
    /// or nobody has qualified for it yet.
    #[must_use]
    pub fn by_tables(&self) -> Option<Pairing<PlayerId>> {
        let round = self.rounds().len() + 1;
        if round > self.planned() {
            return None;
        }
        if self.is_knock_out(round) {
            return self.by_bracket(round);
        }
        if let System::Groups { times, finals, .. } = self.terms().system {
            let before = self.group_rounds();
            if round <= before {
                return Some(self.of_groups(times, round));
            }
            let order = self.qualified()?;
            return (finals == Finals::RoundRobin)
                .then(|| berger::round(order.len(), round - before).map(|seed| order[seed]));
        }
        let pairing = self.terms().system.round(self.order().len(), round)?;
        Some(pairing.map(|seed| self.order()[seed]))
    }

    /// Whether who loses in a round, counted from 1, is out.
    #[must_use]
    pub fn is_knock_out(&self, round: usize) -> bool {
        match self.terms().system {
            System::KnockOut => true,
            System::Groups { finals: Finals::KnockOut, .. } => round > self.group_rounds(),
            System::Groups { .. }
            | System::RoundRobin { .. }
            | System::Swiss
            | System::Adjusted
            | System::Lots
            | System::ByHand
            | System::Match { .. }
            | System::Scheveningen { .. } => false,
        }
    }

    /// How many rounds are played in groups.
    #[must_use]
    pub fn group_rounds(&self) -> usize {
        self.terms().system.group_rounds(self.order().len())
    }

    /// Who has qualified from the groups, the strongest of the bracket first.
    #[must_use]
    pub fn qualified(&self) -> Option<&[PlayerId]> {
        self.qualified.as_deref()
    }

    /// The groups, each in the order of the starting numbers: 1, 2, 3 and so on to the last group, and back
    /// again. One group of all where there are none.
    #[must_use]
    pub fn groups(&self) -> Vec<Vec<PlayerId>> {
        let System::Groups { groups: count, .. } = self.terms().system else {
            return vec![self.order().to_vec()];
        };
        let mut groups = vec![Vec::new(); count];
        for (at, id) in self.order().iter().enumerate() {
            let (turn, place) = (at / count, at % count);
            let group = if turn.is_multiple_of(2) { place } else { count - 1 - place };
            groups[group].push(*id);
        }
        groups
    }

    /// Who plays for which places of the knock-out after so many rounds in all; nothing where there is none
    /// yet.
    #[must_use]
    pub fn sections(&self, rounds: usize) -> Option<Vec<Section>> {
        let before = self.group_rounds();
        if !self.is_knock_out(before + 1) {
            return None;
        }
        let order = if before == 0 { self.order() } else { self.qualified()? };
        let played = self.rounds().get(before..rounds.min(self.rounds().len()))?;
        Some(knockout::sections(order, played, self.terms().losers))
    }

    /// Who plays in a round of the last stage; nothing where that is everybody.
    pub(super) fn plays_in(&self, round: usize) -> Option<Vec<PlayerId>> {
        if self.is_knock_out(round) {
            let sections = self.sections(round - 1).unwrap_or_default();
            let playing =
                sections.iter().filter(|section| knockout::plays_on(section, self.terms().losers));
            return Some(playing.flat_map(Section::players).collect());
        }
        let has_groups = matches!(self.terms().system, System::Groups { .. });
        (has_groups && round > self.group_rounds())
            .then(|| self.qualified().unwrap_or_default().to_vec())
    }

    /// Whether a match of two has come to its end before all games are played.
    pub(super) fn has_reached_the_target(&self) -> bool {
        let (Some(target), [one, other]) = (self.terms().target, self.order()) else {
            return false;
        };
        if !self.rounds().last().is_some_and(Round::is_over) {
            return false;
        }
        let outcomes = |id: PlayerId| {
            let games = self.rounds().iter().flat_map(|round| &round.games);
            games.filter_map(move |game| Some(*game.outcome?.marks().get(game.pair.color_of(id)?)))
        };
        [*one, *other].into_iter().any(|id| match target {
            MatchTarget::Points(points) => {
                outcomes(id).map(|mark| self.terms().scoring.of(mark)).sum::<Points>() >= points
            }
            MatchTarget::Wins(wins) => {
                let won = |points: Points| points == self.terms().scoring.win;
                outcomes(id).filter(|mark| won(self.terms().scoring.of(*mark))).count() >= wins
            }
        })
    }

    /// The groups of a round beside each other.
    fn of_groups(&self, times: usize, round: usize) -> Pairing<PlayerId> {
        let mut all = Pairing::default();
        for group in self.groups() {
            let pairing = berger::cycle_round(group.len(), times, round).map(|seed| group[seed]);
            let has_rest = pairing.pairs.is_empty() && pairing.bye.is_none();
            all.pairs.extend(pairing.pairs);
            all.free.extend(pairing.bye);
            // A smaller group is over before the others.
            all.free.extend(group.into_iter().filter(|_| has_rest));
        }
        all
    }

    /// The bracket of a round: the pairs of every section that plays on, and who goes on without play.
    fn by_bracket(&self, round: usize) -> Option<Pairing<PlayerId>> {
        let mut pairing = Pairing::default();
        for section in self.sections(round - 1)? {
            if knockout::plays_on(&section, self.terms().losers) {
                let (pairs, free) = section.pairs();
                pairing.pairs.extend((0..).zip(pairs).map(|(at, two)| self.colored(at, two)));
                pairing.free.extend(free);
            }
        }
        (!pairing.pairs.is_empty()).then_some(pairing)
    }

    /// Two of a bracket with their colours: White for who had it less often, then for who had Black last; else
    /// for the upper of the bracket at odd boards and for the lower at even ones.
    fn colored(&self, at: usize, [one, other]: [PlayerId; 2]) -> Pair<PlayerId> {
        let (of_one, of_other) = (self.colors(one), self.colors(other));
        let balance = |colors: &[Color]| {
            let white = colors.iter().filter(|color| color.is_white()).count();
            i64::try_from(white).unwrap_or(0) * 2 - i64::try_from(colors.len()).unwrap_or(0)
        };
        let last = |colors: &[Color]| colors.last().map(|color| color.is_white());
        let one_has_white = match balance(&of_one).cmp(&balance(&of_other)) {
            std::cmp::Ordering::Less => true,
            std::cmp::Ordering::Greater => false,
            std::cmp::Ordering::Equal => match (last(&of_one), last(&of_other)) {
                (Some(false), Some(true)) => true,
                (Some(true), Some(false)) => false,
                _ => at.is_multiple_of(2),
            },
        };
        if one_has_white { Pair::new(one, other) } else { Pair::new(other, one) }
    }

    /// The colours that somebody has had in games that were played, game by game; a team those of its first
    /// board.
    fn colors(&self, id: PlayerId) -> Vec<Color> {
        let mut colors = Vec::new();
        for game in self.rounds().iter().flat_map(|round| &round.games) {
            let Some(side) = game.pair.color_of(id) else { continue };
            let is_played =
                |outcome: Option<Outcome>| outcome.is_some_and(|is| is.marks().white.is_played());
            if self.terms().boards().is_some() || game.boards.is_empty() {
                colors.extend(is_played(game.outcome).then_some(side));
            } else {
                let played = game.boards.iter().filter(|board| is_played(board.outcome));
                colors.extend(played.map(|board| board.color_of(side)));
            }
        }
        colors
    }
}
