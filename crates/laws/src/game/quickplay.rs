//! The quickplay finish: games without increment in their last minutes (FIDE 2023, Guidelines III;
//! 2014, Appendix G; before, Article 10).
//!
//! Whether a player makes no effort, only an arbiter can judge: claims are put to him.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::claim::{ClaimedAlone, Ground};
use crate::control::Bonus;
use crate::edition::{self, Topic};
use crate::effect::{Effect, Matter};
use crate::event::Answer;
use crate::game::{Game, LossCause, refused};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::ruling::Decision;
use crate::time::At;

/// What a player who asks gets with each move (Guidelines III.4).
const INCREMENT: Duration = Duration::from_secs(5);

/// Claims and requests that wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct QuickplayClaims {
    /// Whose claim the arbiter has postponed.
    postponed: Option<Color>,
    /// Who has asked for an increment.
    asked: Option<Color>,
    /// What was claimed where no arbiter is.
    alone: Option<ClaimedAlone>,
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

impl Game {
    pub(super) fn claim_quickplay(&mut self, by: Color, ground: Ground) -> Vec<Effect> {
        if let Some(refusal) = self.why_no_quickplay_claim(by, self.now) {
            return refused(refusal);
        }
        if !self.rules.has_arbiter() {
            // Only a later word decides it.
            self.matters.push(Matter::Quickplay(by, ground));
            let left = ByColor::new_with(|color| self.left(color).unwrap_or_default());
            self.quickplay.alone = Some(ClaimedAlone { by, ground, left });
        }
        let mut effects = self.stop_for(Matter::Quickplay(by, ground));
        // FIDE 2009, 9.1c: a claim under Article 10 counts as an offer too. One under Appendix G or
        // the Guidelines does not.
        if self.quickplay_rule() == edition::Quickplay::Always {
            effects.extend(self.offer_stands(by));
        }
        effects
    }

    /// Guidelines III.4: five seconds for each move instead; the request counts as an offer.
    pub(super) fn request_increment(&mut self, by: Color) -> Vec<Effect> {
        if let Some(refusal) = self.why_no_increment(by, self.now) {
            return refused(refusal);
        }
        self.quickplay.asked = Some(by);
        let effects = self.offer_stands(by);
        if effects.is_empty() { self.put_to_arbiter(Matter::Increment(by)) } else { effects }
    }

    /// The offer in a request is refused: the arbiter decides on the increment.
    pub(super) fn increment_refused(&mut self, by: Color) -> Vec<Effect> {
        if self.quickplay.asked == Some(!by) {
            self.put_to_arbiter(Matter::Increment(!by))
        } else {
            Vec::new()
        }
    }

    /// Why this player cannot claim a draw at this time in a quickplay finish (2009, 10.2; Guidelines
    /// III.5); `None` if he can.
    #[must_use]
    pub fn why_no_quickplay_claim(&self, by: Color, at: At) -> Option<Refusal> {
        let applies = match self.quickplay_rule() {
            edition::Quickplay::Always => true,
            edition::Quickplay::IfAnnounced { .. } => self.rules.quickplay && !self.has_bonus(),
            edition::Quickplay::Never => false,
        };
        let times = self.rules.edition.quickplay_times().value;
        let left = self.clock.as_ref().map(|clock| clock.remaining(by, at));
        let short = left.is_some_and(|left| left < times.left);
        let now = short && self.is_last_period();
        self.not_running()
            .or((!applies || !self.comes_to_last_period()).then_some(Refusal::NoQuickplay))
            .or((!now || by != self.turn()).then_some(Refusal::TooEarlyForQuickplay))
    }

    /// Whether a draw can be claimed in a quickplay finish, by the edition in force.
    pub(super) fn quickplay_rule(&self) -> edition::Quickplay {
        self.rules.edition.quickplay(self.pace, self.rules.supervision).value
    }

    /// Whether a period comes, or has come, in which all moves that remain are made (2009, 10.1).
    fn comes_to_last_period(&self) -> bool {
        self.clock.as_ref().is_none_or(|clock| !clock.control().repeats())
    }

    /// Why this player cannot ask for an increment at this time in a quickplay finish (Guidelines
    /// III.4); `None` if he can.
    #[must_use]
    pub fn why_no_increment(&self, by: Color, at: At) -> Option<Refusal> {
        let rule = self.quickplay_rule();
        let knows_it = matches!(rule, edition::Quickplay::IfAnnounced { increment_request: true });
        let never = rule == edition::Quickplay::Never || !self.comes_to_last_period();
        let unknown = if never { Refusal::NoQuickplay } else { Refusal::NoIncrement };
        let refusal = if knows_it { None } else { Some(unknown) };
        let alone = (!self.rules.has_arbiter()).then_some(Refusal::NoArbiter);
        refusal.or(alone).or_else(|| self.why_no_quickplay_claim(by, at))
    }

    /// Who has claimed a draw where no arbiter is (2009, Appendix D; Guidelines III.6): the game stands
    /// until the other agrees or an arbiter has given the result.
    #[must_use]
    pub fn claimed_without_arbiter(&self) -> Option<Color> {
        self.matters.iter().filter(|_| !self.rules.has_arbiter()).find_map(|matter| match matter {
            Matter::Quickplay(by, _) => Some(*by),
            _ => None,
        })
    }

    /// The last such claim, decided or not.
    #[must_use]
    pub const fn claimed_alone(&self) -> Option<ClaimedAlone> {
        self.quickplay.alone
    }

    /// The other player says yes or no to such a claim; `None` if there is none that he could answer.
    pub(super) fn answer_claim(&mut self, by: Color, answer: Answer) -> Option<Vec<Effect>> {
        if self.claimed_without_arbiter() != Some(!by) {
            return None;
        }
        self.offer = None;
        let mut effects = vec![Effect::DrawAnswered(by, answer)];
        if answer == Answer::Accepted {
            effects.extend(self.end(Outcome::draw(Reason::Quickplay)));
        }
        Some(effects)
    }

    /// Whose claim in a quickplay finish the arbiter has postponed: he decides it at any time before the
    /// game is over, in 2001 after the flag.
    #[must_use]
    pub fn postponed_claim(&self) -> Option<Color> {
        self.quickplay.postponed.filter(|_| self.outcome().is_none())
    }

    fn has_bonus(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| {
            let bonuses = clock.control().periods().iter().map(|period| period.bonus);
            bonuses.map(Bonus::amount).any(|amount| !amount.is_zero())
        })
    }

    /// The arbiter decides a claim, the game going on or a flag having fallen.
    pub(super) fn decide_quickplay(&mut self, decision: Decision) -> Vec<Effect> {
        let open = self.matters.iter().rev().find_map(|matter| match *matter {
            Matter::Quickplay(by, _) => Some((by, false)),
            Matter::FlagInQuickplay(by) => Some((by, true)),
            _ => None,
        });
        let postponed = self.quickplay.postponed.map(|by| (by, false));
        let Some((claimant, flag)) = open.or(postponed) else {
            return refused(Refusal::NothingToDecide);
        };
        if flag && matches!(decision, Decision::Postponed { .. }) {
            return refused(Refusal::NothingToDecide);
        }
        if open.is_none() && self.waits_for_flag(claimant) {
            return refused(Refusal::ClaimAwaitsFlag);
        }
        self.settled(|matter| matches!(matter, Matter::Quickplay(..) | Matter::FlagInQuickplay(_)));
        self.quickplay.postponed = None;
        match decision {
            Decision::Drawn => self.end(Outcome::draw(Reason::Quickplay)),
            Decision::Rejected if flag => self.lose_unless_dead(claimant, LossCause::Flag),
            Decision::Rejected => self.go_on_with(!claimant, true),
            Decision::Postponed { award } => {
                self.quickplay.postponed = Some(claimant);
                self.go_on_with(!claimant, award)
            }
        }
    }

    /// Whether a postponed claim is decided only after the flag has fallen (10.2b of 2001).
    fn waits_for_flag(&self, claimant: Color) -> bool {
        let fell = self.clock.as_ref().and_then(|clock| clock.fell(claimant)).is_some();
        self.rules.edition.quickplay_result_waits().value && !fell
    }

    fn go_on_with(&mut self, opponent: Color, award: bool) -> Vec<Effect> {
        let mut effects = Vec::new();
        if award {
            let award = self.rules.edition.quickplay_times().value.award;
            effects.extend(self.give(opponent, award, Topic::Quickplay));
        }
        if self.is_paused() {
            effects.extend(self.resume());
        }
        effects
    }

    /// Guidelines III.4: granted, and the opponent gets two minutes; or not.
    pub(super) fn set_increment(&mut self, granted: bool) -> Vec<Effect> {
        let Some(by) = self.quickplay.asked.take() else {
            return refused(Refusal::NothingToDecide);
        };
        self.settled(|matter| matches!(matter, Matter::Increment(_)));
        let Some(clock) = self.clock.as_mut().filter(|_| granted) else { return Vec::new() };
        clock.set_increment(INCREMENT);
        let mut effects = vec![Effect::IncrementSet(INCREMENT)];
        let award = self.rules.edition.quickplay_times().value.award;
        effects.extend(self.give(!by, award, Topic::QuickplayIncrement));
        effects
    }
}
