//! What lies before the arbiter, and what he has ruled.
//!
//! What a ruling does to the game is not known here: only that it was made, and what it has settled.

use shakmaty::{Color, Position as _, Square};

use crate::edition::{Rule, SetupComplaint, Topic};
use crate::effect::{Effect, Matter};
use crate::event::Irregularity;
use crate::game::course::Course;
use crate::game::record::{Record, Undo};
use crate::game::terms::Terms;
use crate::game::{Game, refused};
use crate::refusal::Refusal;
use crate::ruling::Ruling;

/// The matters that wait for the arbiter, and the record of his rulings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Docket {
    /// What waits, the oldest first.
    pub(super) matters: Vec<Matter>,
    pub(super) record: Record,
    /// The game before its end, while it is over.
    pub(super) before_end: Option<Box<Game>>,
}

impl Docket {
    /// Puts a figure that is not confirmed to the arbiter, if that is the rule here.
    pub(super) fn must_ask<T>(
        &mut self,
        rule: &Rule<T>,
        topic: Topic,
        terms: &Terms,
    ) -> Option<Vec<Effect>> {
        terms.asks(rule).then(|| self.put(Matter::Unconfirmed(topic), terms))
    }

    /// Puts something to the arbiter, if there is one; what stops the clocks is the matter's own rule.
    pub(super) fn put(&mut self, matter: Matter, terms: &Terms) -> Vec<Effect> {
        if terms.rules.has_arbiter() && !self.matters.contains(&matter) {
            self.matters.push(matter);
        }
        vec![Effect::ToArbiter(matter)]
    }

    /// Why nothing can be claimed of the set-up or of how the board lies: in rapid and blitz that is
    /// only within the first moves, from 2009 only where supervision is sparse (A.5.1.2; A.3 of 2009).
    pub(super) fn too_late_for_set_up(
        &mut self,
        terms: &Terms,
        course: &Course,
    ) -> Option<Vec<Effect>> {
        let rule = terms.rules.edition.setup_complaint(terms.pace, terms.rules.supervision);
        if let Some(asked) = self.must_ask(&rule, Topic::RapidSetup, terms) {
            return Some(asked);
        }
        let late = match rule.value {
            SetupComplaint::Always => false,
            SetupComplaint::Until { moves, .. } => course.moves_by_each() >= moves,
        };
        late.then(|| refused(Refusal::TooLate))
    }

    /// 7.2.2: the position is transferred to a board that lies right.
    pub(super) fn turned(&mut self, terms: &Terms, course: &Course) -> Vec<Effect> {
        let late =
            terms.rules.by_the_letter.then(|| self.too_late_for_set_up(terms, course)).flatten();
        late.unwrap_or_else(|| vec![Effect::Found(Irregularity::BoardTurned)])
    }

    /// A.4b of 2009: the arbiter rules on a touch only where a player asks.
    pub(super) fn is_unasked(&self, of: Color, square: Square, terms: &Terms) -> bool {
        let asks = |matter: &Matter| matches!(*matter, Matter::Touch(by, about, _) if by != of && about == square);
        let only_asked = terms.rules.closely_read && terms.asks_for_touch();
        only_asked && !self.matters.iter().any(asks)
    }

    /// Complaints about touching that a ruling has not decided, and that wait no longer: the position
    /// that they were about is gone.
    pub(super) fn lapsed(&self, ruling: &Ruling, before: &[Matter], terms: &Terms) -> Vec<Effect> {
        let decided = match ruling {
            Ruling::TouchSeen(of, square, ply) => Some((!*of, *square, *ply)),
            Ruling::PositionSet(_) => None,
            ruling if ruling.back_to().is_some() => None,
            _ => return Vec::new(),
        };
        let gone = before.iter().filter(|matter| !self.matters.contains(matter));
        let is_decided = |by: Color, square: Square, at: u16| {
            decided.is_some_and(|(one, about, ply)| {
                (one, about) == (by, square) && ply.is_none_or(|ply| ply == at)
            })
        };
        let lapsed = gone.filter_map(|matter| match *matter {
            Matter::Touch(by, square, ply)
                if terms.rules.rulings_undone && !is_decided(by, square, ply) =>
            {
                Some(Effect::ComplaintLapsed(by, square, ply))
            }
            _ => None,
        });
        lapsed.collect()
    }

    /// A complaint about two hands outlives the move that it is about.
    pub(super) fn forget_two_hands(&mut self, before: &Course, course: &Course) {
        let stays = course.plies_shared_with(before);
        for matter in &mut self.matters {
            if let Matter::TwoHands(_, ply) = matter
                && *ply > stays
                && *ply <= before.ply()
            {
                *ply = 0;
            }
        }
    }

    /// Who has claimed a draw where no arbiter is (2009, Appendix D; Guidelines III.6): the game stands
    /// until the other agrees or an arbiter has given the result.
    pub(super) fn claimed_without_arbiter(&self, terms: &Terms) -> Option<Color> {
        self.matters.iter().filter(|_| !terms.rules.has_arbiter()).find_map(|matter| match matter {
            Matter::Quickplay(by, _) => Some(*by),
            _ => None,
        })
    }

    /// What a ruling has settled waits again; what it has put to the arbiter itself does not.
    pub(super) fn matters_back(&mut self, undo: &Undo) -> Vec<Effect> {
        let (before, after) = (&undo.before.docket.matters, &undo.after.docket.matters);
        let gone = |matter: &Matter| before.contains(matter) && !after.contains(matter);
        let now = std::mem::take(&mut self.matters);
        let waits = |matter: &&Matter| now.contains(matter) || gone(matter);
        self.matters = before.iter().filter(waits).copied().collect();
        let since = now.iter().filter(|matter| !before.contains(matter) && !after.contains(matter));
        self.matters.extend(since);
        let back = before.iter().filter(|matter| gone(matter) && !now.contains(matter));
        back.copied().map(Effect::ToArbiter).collect()
    }

    /// These matters wait no longer.
    pub(super) fn settled(&mut self, which: impl Fn(Matter) -> bool) {
        self.matters.retain(|&matter| !which(matter));
    }

    /// The position was put right: what was wrong with it, or with how it was reached, is settled.
    pub(super) fn settled_by_position(&mut self) {
        self.settled(|matter| {
            matches!(
                matter,
                Matter::Touch(..) | Matter::BoardsDiffer | Matter::Position | Matter::Silent(_)
            )
        });
    }

    /// The game is back after so many plies: complaints about touches in turns that still count wait on,
    /// and those about the turn that comes again where a piece stands that they are about.
    pub(super) fn settled_by_going_back(&mut self, ply: u16, course: &Course) {
        let waiting = self.matters.clone();
        let stands = |square: Square| course.position.board().piece_at(square).is_some();
        let waits = |matter: &Matter| {
            matches!(*matter, Matter::Touch(_, square, at)
                if at <= ply || at == ply + 1 && stands(square))
        };
        let kept: Vec<Matter> = waiting.iter().copied().filter(waits).collect();
        self.settled_by_position();
        let others = |matter: &Matter| kept.contains(matter) || self.matters.contains(matter);
        self.matters = waiting.into_iter().filter(others).collect();
    }

    /// What waits at this place, the oldest at 1; without a place, the newest.
    pub(super) fn waiting_at(&self, place: Option<u16>) -> Option<(usize, Matter)> {
        let place = place.map_or(self.matters.len(), usize::from).checked_sub(1)?;
        Some((place, *self.matters.get(place)?))
    }

    /// Whether something waits for which the clocks were stopped.
    pub(super) fn stands_for_arbiter(&self) -> bool {
        self.matters.iter().copied().any(stops_clocks)
    }
}

/// Whether the clocks stand until this is decided.
const fn stops_clocks(matter: Matter) -> bool {
    matches!(
        matter,
        Matter::Quickplay(..)
            | Matter::FlagInQuickplay(_)
            | Matter::Position
            | Matter::Sheets
            | Matter::Stopped(_)
    )
}

/// Whether clocks that stand were stopped for this matter. A game without numbered penalties was
/// recorded when any matter that was turned down let them run.
pub(super) fn stood_for(matter: Matter, terms: &Terms) -> bool {
    !terms.rules.penalties_ruled || stops_clocks(matter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::course::tests::course;
    use crate::game::terms::tests::terms;
    use crate::rules::{Authority, Rules};

    fn at_match() -> Terms {
        terms(Rules { authority: Authority::Arbiter, ..Rules::default() })
    }

    #[test]
    fn a_matter_waits_once_and_only_where_there_is_an_arbiter() {
        let mut docket = Docket::default();
        let told = [Effect::ToArbiter(Matter::Sheets)];
        assert_eq!(docket.put(Matter::Sheets, &terms(Rules::default())), told);
        assert_eq!(docket.matters, []);
        assert_eq!(docket.put(Matter::Sheets, &at_match()), told);
        assert_eq!(docket.put(Matter::Sheets, &at_match()), told);
        docket.put(Matter::Position, &at_match());
        assert_eq!(docket.matters, [Matter::Sheets, Matter::Position]);
        assert_eq!(docket.waiting_at(None), Some((1, Matter::Position)));
        assert_eq!(docket.waiting_at(Some(3)), None);
    }

    #[test]
    fn complaints_about_turns_that_still_count_outlive_a_way_back() {
        let mut docket = Docket::default();
        let complaint = |square, ply| Matter::Touch(Color::Black, square, ply);
        let waiting =
            [complaint(Square::E2, 1), complaint(Square::A3, 3), complaint(Square::G1, 3)];
        docket.matters = [&waiting[..], &[complaint(Square::G1, 5), Matter::Position]].concat();
        docket.settled_by_going_back(2, &course("e2e4 e7e5"));
        assert_eq!(docket.matters, [waiting[0], waiting[2]]);
    }
}
