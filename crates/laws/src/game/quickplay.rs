//! The quickplay finish: games without increment in their last minutes (FIDE 2023, Guidelines III;
//! 2014, Appendix G; before, Article 10).
//!
//! Whether a player makes no effort, only an arbiter can judge: claims are put to him.

use shakmaty::{ByColor, Color};

use crate::claim::{ClaimedAlone, Ground};
use crate::edition::{self, Topic};
use crate::effect::{Effect, Matter};
use crate::event::Answer;
use crate::game::phase::LossCause;
use crate::game::{Game, refused};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::ruling::Decision;
use crate::time::At;

impl Game {
    /// Why this player cannot claim a draw at this time in a quickplay finish (2009, 10.2; Guidelines
    /// III.5); `None` if he can.
    #[must_use]
    pub fn why_no_quickplay_claim(&self, by: Color, at: At) -> Option<Refusal> {
        let applies = match self.terms.quickplay_rule() {
            edition::Quickplay::Always => true,
            edition::Quickplay::IfAnnounced { .. } => {
                self.terms.rules.quickplay && !self.clocks.has_bonus()
            }
            edition::Quickplay::Never => false,
        };
        let times = self.terms.rules.edition.quickplay_times().value;
        let left = self.clocks.clock.as_ref().map(|clock| clock.remaining(by, at));
        let short = left.is_some_and(|left| left < times.left);
        let now = short && self.clocks.is_last_period();
        self.phase
            .not_running()
            .or((!applies || !self.clocks.comes_to_last_period()).then_some(Refusal::NoQuickplay))
            .or((!now || by != self.course.turn()).then_some(Refusal::TooEarlyForQuickplay))
    }

    /// Why this player cannot ask for an increment at this time in a quickplay finish (Guidelines
    /// III.4); `None` if he can.
    #[must_use]
    pub fn why_no_increment(&self, by: Color, at: At) -> Option<Refusal> {
        let rule = self.terms.quickplay_rule();
        let knows_it = matches!(rule, edition::Quickplay::IfAnnounced { increment_request: true });
        let never = rule == edition::Quickplay::Never || !self.clocks.comes_to_last_period();
        let unknown = if never { Refusal::NoQuickplay } else { Refusal::NoIncrement };
        let refusal = if knows_it { None } else { Some(unknown) };
        let alone = (!self.terms.rules.has_arbiter()).then_some(Refusal::NoArbiter);
        refusal.or(alone).or_else(|| self.why_no_quickplay_claim(by, at))
    }

    /// The other player says yes or no to such a claim; `None` if there is none that he could answer.
    pub(super) fn answer_claim(&mut self, by: Color, answer: Answer) -> Option<Vec<Effect>> {
        if self.docket.claimed_without_arbiter(&self.terms) != Some(!by) {
            return None;
        }
        self.offers.standing = None;
        let mut effects = vec![Effect::DrawAnswered(by, answer)];
        if answer == Answer::Accepted {
            effects.extend(self.end(Outcome::draw(Reason::Quickplay)));
        }
        Some(effects)
    }
}

pub(super) fn claim_quickplay(game: &mut Game, by: Color, ground: Ground) -> Vec<Effect> {
    if let Some(refusal) = game.why_no_quickplay_claim(by, game.clocks.now) {
        return refused(refusal);
    }
    if !game.terms.rules.has_arbiter() {
        // Only a later word decides it.
        game.docket.matters.push(Matter::Quickplay(by, ground));
        let left = ByColor::new_with(|color| game.clocks.left(color).unwrap_or_default());
        game.offers.quickplay.alone = Some(ClaimedAlone { by, ground, left });
    }
    let mut effects = game.stop_for(Matter::Quickplay(by, ground));
    // FIDE 2009, 9.1c: a claim under Article 10 counts as an offer too. One under Appendix G or
    // the Guidelines does not.
    if game.terms.quickplay_rule() == edition::Quickplay::Always {
        effects.extend(game.offer_stands(by));
    }
    effects
}

/// Guidelines III.4: five seconds for each move instead; the request counts as an offer.
pub(super) fn request_increment(game: &mut Game, by: Color) -> Vec<Effect> {
    if let Some(refusal) = game.why_no_increment(by, game.clocks.now) {
        return refused(refusal);
    }
    game.offers.quickplay.asked = Some(by);
    let effects = game.offer_stands(by);
    if effects.is_empty() { game.docket.put(Matter::Increment(by), &game.terms) } else { effects }
}

/// The arbiter decides a claim, the game going on or a flag having fallen.
pub(super) fn decide_quickplay(game: &mut Game, decision: Decision) -> Vec<Effect> {
    let open = game.docket.matters.iter().rev().find_map(|matter| match *matter {
        Matter::Quickplay(by, _) => Some((by, false)),
        Matter::FlagInQuickplay(by) => Some((by, true)),
        _ => None,
    });
    let postponed = game.offers.quickplay.postponed.map(|by| (by, false));
    let Some((claimant, flag)) = open.or(postponed) else {
        return refused(Refusal::NothingToDecide);
    };
    if flag && matches!(decision, Decision::Postponed { .. }) {
        return refused(Refusal::NothingToDecide);
    }
    if open.is_none() && game.clocks.waits_for_flag(claimant, &game.terms) {
        return refused(Refusal::ClaimAwaitsFlag);
    }
    game.docket
        .settled(|matter| matches!(matter, Matter::Quickplay(..) | Matter::FlagInQuickplay(_)));
    game.offers.quickplay.postponed = None;
    match decision {
        Decision::Drawn => game.end(Outcome::draw(Reason::Quickplay)),
        Decision::Rejected if flag => game.lose_unless_dead(claimant, LossCause::Flag),
        Decision::Rejected => go_on_with(game, !claimant, true),
        Decision::Postponed { award } => {
            game.offers.quickplay.postponed = Some(claimant);
            go_on_with(game, !claimant, award)
        }
    }
}

fn go_on_with(game: &mut Game, opponent: Color, award: bool) -> Vec<Effect> {
    let mut effects = Vec::new();
    if award {
        let award = game.terms.rules.edition.quickplay_times().value.award;
        effects.extend(game.clocks.give(opponent, award, Topic::Quickplay));
    }
    if game.is_paused() {
        effects.extend(game.resume());
    }
    effects
}
