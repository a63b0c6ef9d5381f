//! Draws that are offered and asked for: the offer that stands, and the claims of a quickplay finish.
//!
//! Whether a claim is right, the game finds out.

use std::time::Duration;

use shakmaty::Color;

use crate::claim::ClaimedAlone;
use crate::edition::Topic;
use crate::effect::{Effect, Matter};
use crate::event::Answer;
use crate::game::clocks::Clocks;
use crate::game::course::Course;
use crate::game::docket::Docket;
use crate::game::phase::Phase;
use crate::game::record::Undo;
use crate::game::refused;
use crate::game::sheets::Sheets;
use crate::game::terms::Terms;
use crate::game::underway::Underway;
use crate::refusal::Refusal;

/// What a player who asks gets with each move (Guidelines III.4).
const INCREMENT: Duration = Duration::from_secs(5);

/// What a player has asked of the other, or of the arbiter, to draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Offers {
    /// The player whose draw offer stands.
    pub(super) standing: Option<Color>,
    pub(super) quickplay: QuickplayClaims,
}

/// Claims and requests that wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct QuickplayClaims {
    /// Whose claim the arbiter has postponed.
    pub(super) postponed: Option<Color>,
    /// Who has asked for an increment.
    pub(super) asked: Option<Color>,
    /// What was claimed where no arbiter is.
    pub(super) alone: Option<ClaimedAlone>,
}

impl QuickplayClaims {
    /// Whether the flag of this player decides nothing by itself, because his claim is postponed.
    pub(super) fn waits_for(self, color: Color) -> bool {
        self.postponed == Some(color)
    }

    /// A request that is turned down is not put to the arbiter again with the next offer.
    pub(super) fn forget_request(&mut self) {
        self.asked = None;
    }
}

impl Offers {
    /// The offer is made, by word or by a claim or request that counts as one (9.1.2.3).
    pub(super) fn offer_stands(
        &mut self,
        by: Color,
        terms: &Terms,
        course: &Course,
        underway: &Underway,
        sheets: &mut Sheets,
    ) -> Vec<Effect> {
        // Who may not offer yet offers nothing by a claim either (5.2.3).
        if self.standing.is_some()
            || underway.why_no_draw(terms, course).is_some()
            || underway.needs_consent(terms, course)
        {
            return Vec::new();
        }
        self.standing = Some(by);
        sheets.mark_offer(by, course);
        vec![Effect::DrawOffered(by)]
    }

    /// Whether the flag of this player brings the result of his claim, which was postponed.
    pub(super) fn is_result_due(&self, color: Color, terms: &Terms) -> bool {
        self.quickplay.waits_for(color) && terms.rules.edition.quickplay_result_waits().value
    }

    pub(super) fn offer_again(&mut self, by: Color, docket: &mut Docket) -> Vec<Effect> {
        self.standing = Some(by);
        docket.settled(|matter| matter == Matter::Increment(by));
        vec![Effect::OfferStands(by)]
    }

    /// The offer in a request is refused: the arbiter decides on the increment.
    pub(super) fn increment_refused(
        &mut self,
        by: Color,
        terms: &Terms,
        docket: &mut Docket,
    ) -> Vec<Effect> {
        if self.quickplay.asked == Some(!by) {
            docket.put(Matter::Increment(!by), terms)
        } else {
            Vec::new()
        }
    }

    /// The last such claim, decided or not.
    pub(super) const fn claimed_alone(&self) -> Option<ClaimedAlone> {
        self.quickplay.alone
    }

    /// Whose claim in a quickplay finish the arbiter has postponed: he decides it at any time before the
    /// game is over, in 2001 after the flag.
    pub(super) fn postponed_claim(&self, phase: Phase) -> Option<Color> {
        self.quickplay.postponed.filter(|_| phase.outcome().is_none())
    }

    /// Guidelines III.4: granted, and the opponent gets two minutes; or not.
    pub(super) fn set_increment(
        &mut self,
        granted: bool,
        terms: &Terms,
        clocks: &mut Clocks,
        docket: &mut Docket,
    ) -> Vec<Effect> {
        let Some(by) = self.quickplay.asked.take() else {
            return refused(Refusal::NothingToDecide);
        };
        docket.settled(|matter| matches!(matter, Matter::Increment(_)));
        let Some(clock) = clocks.clock.as_mut().filter(|_| granted) else { return Vec::new() };
        clock.set_increment(INCREMENT);
        let mut effects = vec![Effect::IncrementSet(INCREMENT)];
        let award = terms.rules.edition.quickplay_times().value.award;
        effects.extend(clocks.give(!by, award, Topic::QuickplayIncrement));
        effects
    }

    pub(super) fn offer_back(&mut self, undo: &Undo, phase: Phase) -> Option<Effect> {
        let then = undo.before.offers.standing;
        if then == undo.after.offers.standing || then == self.standing {
            return None;
        }
        self.standing = then;
        self.standing.filter(|_| !phase.is_over()).map(Effect::OfferStands)
    }

    /// Touching a piece and moving decline an offer (9.1.2.1).
    pub(super) fn decline_by_moving(
        &mut self,
        by: Color,
        terms: &Terms,
        docket: &mut Docket,
    ) -> Vec<Effect> {
        if self.standing.take_if(|offerer| *offerer == !by).is_none() {
            return Vec::new();
        }
        let mut effects = vec![Effect::DrawAnswered(by, Answer::Declined)];
        effects.extend(self.increment_refused(by, terms, docket));
        effects
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::course::tests::course;
    use crate::game::terms::tests::terms;
    use crate::rules::{Draws, Rules};

    #[test]
    fn an_offer_is_declined_by_the_move_of_the_other() {
        let terms = terms(Rules::default());
        let mut offers = Offers { standing: Some(Color::White), ..Offers::default() };
        let mut docket = Docket::default();
        assert_eq!(offers.decline_by_moving(Color::White, &terms, &mut docket), []);
        assert_eq!(offers.standing, Some(Color::White));
        let declined = Effect::DrawAnswered(Color::Black, Answer::Declined);
        assert_eq!(offers.decline_by_moving(Color::Black, &terms, &mut docket), [declined]);
        assert_eq!(offers.standing, None);
    }

    #[test]
    fn an_offer_that_is_forbidden_yet_is_none() {
        let terms = terms(Rules { draws: Draws::After(1), ..Rules::default() });
        let (mut offers, mut sheets) = (Offers::default(), Sheets::default());
        let mut offer = |course: &Course| {
            offers.offer_stands(Color::White, &terms, course, &Underway::default(), &mut sheets)
        };
        assert_eq!(offer(&course("e2e4")), []);
        assert_eq!(offer(&course("e2e4 e7e5")), [Effect::DrawOffered(Color::White)]);
        assert_eq!(sheets.both.white.offers().len(), 1);
    }
}
