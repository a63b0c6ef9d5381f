//! What players have done against the Laws, as far as it still counts or can be claimed.
//!
//! It keeps count and gives no penalty.

use shakmaty::{ByColor, Color, Square, uci::UciMove};

use crate::edition::{IllegalAct, IllegalMovePenalty};
use crate::effect::{Effect, Made, Matter};
use crate::game::course::Course;
use crate::game::docket::Docket;
use crate::game::record::undone;
use crate::game::refused;
use crate::game::terms::Terms;
use crate::refusal::Refusal;

/// The faults of both players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conduct {
    /// The illegal acts of each that were counted (7.5.5).
    pub(super) illegal_acts: ByColor<u8>,
    /// The ply, counted from 0, for which two hands were seen last.
    pub(super) hands_seen: Option<u16>,
    pub(super) unclaimed: Option<Unclaimed>,
    /// Who wants an illegal move corrected that was answered.
    pub(super) corrects: Option<Color>,
    /// The correction that last came too late: of which move, and to what (D.2.8).
    pub(super) late: Option<(Made, UciMove)>,
}

/// An illegal move that stands; it is the last of the moves made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unclaimed {
    /// Whose it is.
    pub(super) by: Color,
    pub(super) act: IllegalAct,
    /// The pieces moved and captured by it, which stay touched when it is taken back.
    pub(super) moved: Vec<Square>,
    /// Whether the opponent has touched a piece since.
    pub(super) touched: bool,
}

impl Unclaimed {
    /// Whose it is.
    pub(super) const fn by(&self) -> Color {
        self.by
    }

    /// What the opponent has touched since was no touch.
    pub(super) const fn untouch(&mut self) {
        self.touched = false;
    }
}

impl Conduct {
    /// Nothing can be claimed or corrected any more of the moves so far.
    pub(super) fn forget_unclaimed(&mut self) {
        (self.unclaimed, self.corrects) = (None, None);
    }

    /// One act fewer counts.
    pub(super) fn uncount(&mut self, by: Color) {
        self.illegal_acts[by] = self.illegal_acts[by].saturating_sub(1);
    }

    /// What a ruling has changed is as before it.
    pub(super) fn revive(&mut self, before: &Self, after: &Self) {
        undone(&mut self.unclaimed, &before.unclaimed, &after.unclaimed);
        undone(&mut self.illegal_acts, &before.illegal_acts, &after.illegal_acts);
        undone(&mut self.hands_seen, &before.hands_seen, &after.hands_seen);
    }

    /// The illegal acts of a player that were counted (7.5.5).
    #[must_use]
    pub fn illegal_acts(&self, color: Color) -> u8 {
        self.illegal_acts[color]
    }

    /// The player whose illegal move stands until the other claims it (A.5.2).
    #[must_use]
    pub fn illegal_of(&self) -> Option<Color> {
        self.unclaimed.as_ref().map(Unclaimed::by)
    }

    /// The correction that last came too late: the move that stays, and the one that its player named
    /// instead, which need not be legal (D.2.8).
    #[must_use]
    pub const fn corrected_late(&self) -> Option<&(Made, UciMove)> {
        self.late.as_ref()
    }

    pub(super) fn correct_too_late(
        &mut self,
        by: Color,
        uci: UciMove,
        terms: &Terms,
        course: &Course,
        docket: &mut Docket,
    ) -> Vec<Effect> {
        let last = course.made.iter().rev().take(2).find(|made| made.by() == by);
        let Some(made) = last else { return refused(Refusal::NotYourTurn(by)) };
        self.late = Some((made.clone(), uci));
        docket.put(Matter::BoardsDiffer, terms)
    }

    /// Whether the next illegal act of a player costs the game (7.5.5).
    pub(super) fn loses_by_next(&self, by: Color, terms: &Terms) -> bool {
        let rule = terms.rules.edition.illegal(terms.pace, terms.rules.supervision).value;
        match rule.penalty {
            IllegalMovePenalty::Minutes { loses_at, .. } => {
                self.illegal_acts[by].saturating_add(1) >= loses_at
            }
            IllegalMovePenalty::Loses => true,
        }
    }

    pub(super) fn count_illegal(&mut self, by: Color, act: IllegalAct) -> Effect {
        self.illegal_acts[by] = self.illegal_acts[by].saturating_add(1);
        Effect::IllegalAct(by, act, self.illegal_acts[by])
    }

    /// Touching gives up the right to claim where the edition says so.
    pub(super) fn give_up_by_touching(&mut self, course: &Course) {
        let turn = course.turn();
        if let Some(standing) = self.unclaimed.as_mut().filter(|standing| standing.by != turn) {
            standing.touched = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::course::tests::course;
    use crate::game::terms::tests::terms;
    use crate::rules::Rules;

    #[test]
    fn an_act_that_is_taken_back_loses_no_more() {
        let (mut conduct, terms) = (Conduct::default(), terms(Rules::default()));
        let (white, act) = (Color::White, IllegalAct::Move);
        assert_eq!(conduct.count_illegal(white, act), Effect::IllegalAct(white, act, 1));
        assert!(conduct.loses_by_next(white, &terms));
        assert!(!conduct.loses_by_next(Color::Black, &terms));
        conduct.uncount(white);
        assert!(!conduct.loses_by_next(white, &terms));
    }

    #[test]
    fn only_the_opponent_gives_up_his_claim_by_touching() {
        let unclaimed = Unclaimed {
            by: Color::White,
            act: IllegalAct::Move,
            moved: Vec::new(),
            touched: false,
        };
        let mut conduct = Conduct { unclaimed: Some(unclaimed), ..Conduct::default() };
        let has_given_up = |conduct: &Conduct| conduct.unclaimed.as_ref().unwrap().touched;
        conduct.give_up_by_touching(&course(""));
        assert!(!has_given_up(&conduct));
        conduct.give_up_by_touching(&course("e2e4"));
        assert!(has_given_up(&conduct));
        conduct.forget_unclaimed();
        assert_eq!(conduct.illegal_of(), None);
    }
}
