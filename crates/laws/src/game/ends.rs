//! How the game ends: by the position, by resignation, by a flag, by an illegal move.

use shakmaty::Color;

use crate::adjourn::Lapse;
use crate::dead::{Doubt, Verdict};
use crate::edition::{Both, Caller, Topic};
use crate::effect::{Effect, Matter};
use crate::game::phase::{LossCause, Phase};
use crate::game::{Game, refused};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::rules::Authority;

impl Game {
    /// Ends that the position brings by itself; mate before all others (9.6.2).
    pub(super) fn check_end(&mut self) -> Vec<Effect> {
        self.course.end_by_position(&self.terms).map_or_else(Vec::new, |outcome| self.end(outcome))
    }

    pub(super) fn end(&mut self, outcome: Outcome) -> Vec<Effect> {
        self.keep_before_end();
        self.clocks.pause();
        self.offers.standing = None;
        self.docket.matters.clear();
        let odds = self.terms.rules.odds.as_ref();
        let outcome = odds.map_or(outcome, |odds| odds.counted(outcome));
        self.phase = Phase::Ended(outcome);
        let mut effects = vec![Effect::Ended(outcome)];
        effects.extend(self.sheets.must_complete_sheets(&self.terms, &self.course));
        effects
    }

    /// A move that is made stands, and is the last one of the game, though its clock was not pressed (4.7).
    /// What was announced of it is not told again.
    pub(super) fn made_move_counts(&mut self) -> Option<Effect> {
        let made = self
            .underway
            .progress
            .legal()
            .filter(|_| self.underway.progress.made && !self.is_adjourned());
        let is_said = self.announced() == made;
        let played = made.map(|mv| self.play(mv))?;
        (!is_said).then_some(Effect::Announce(played))
    }

    /// What the time alone brings: warnings, fallen flags, little time to record, default time.
    pub(super) fn pass_time(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.phase.does_time_pass()
            && let Some(clock) = &mut self.clocks.clock
        {
            let warned = clock.warned(self.clocks.now).into_iter();
            effects.extend(warned.map(|(color, left)| Effect::TimeLeft(color, left)));
        }
        effects.append(&mut observe_flag(self));
        effects.append(&mut self.observe_sheets());
        effects.append(&mut self.observe_absence());
        effects.append(&mut self.underway.observe_silence(
            &self.terms,
            &self.clocks,
            self.phase,
            &mut self.docket,
        ));
        effects.append(&mut self.sitting.observe_session(
            &self.terms,
            &self.clocks,
            self.phase,
            &mut self.docket,
        ));
        effects
    }

    /// 5.1.2, 6.9, 7.5.5: a loss, but a draw if no series of legal moves lets the opponent mate.
    pub(super) fn lose_unless_dead(&mut self, loser: Color, cause: LossCause) -> Vec<Effect> {
        self.keep_before_end();
        self.clocks.pause();
        if self.cannot_win(!loser) {
            return self.end(decided(loser, cause, Verdict::NoMate));
        }
        if !self.terms.looks_for_mates() || self.course.position.chess().is_none() {
            return self.end(decided(loser, cause, Verdict::MatePossible));
        }
        let ask = self.questions.ask(Doubt::CanMate(!loser), &self.terms, &self.course);
        self.phase = Phase::Deciding { question: self.questions.asked, loser, cause };
        vec![ask]
    }
}

pub(super) fn resign(game: &mut Game, by: Color) -> Vec<Effect> {
    if !matches!(game.phase, Phase::Running | Phase::Paused | Phase::Adjourned) {
        return refused(game.phase.not_running().unwrap_or(Refusal::NotRunning));
    }
    game.keep_before_end();
    let mut effects: Vec<Effect> = game.made_move_counts().into_iter().collect();
    effects.extend(if game.terms.rules.edition.resignation_may_draw().value {
        game.lose_unless_dead(by, LossCause::Resignation)
    } else {
        game.end(Outcome::win(!by, Reason::Resignation))
    });
    effects
}

/// 6.8: a flag has fallen when the arbiter observes it; in some editions and paces only when a
/// player claims it.
fn observe_flag(game: &mut Game) -> Vec<Effect> {
    if !game.phase.does_time_pass() {
        return Vec::new();
    }
    let fallen =
        game.clocks.clock.as_mut().map(|clock| clock.observe(game.clocks.now)).unwrap_or_default();
    let Some(&color) = fallen.first() else { return Vec::new() };
    if game.terms.rules.authority == Authority::Remote {
        return Vec::new();
    }
    let rule = game.terms.rules.edition.flag(game.terms.pace, game.terms.rules.supervision);
    if game.terms.rules.authority == Authority::Referee && !game.terms.players_call_flags() {
        return flag_fell(game, color);
    }
    if let Some(asked) = game.docket.must_ask(&rule, Topic::FlagFallen, &game.terms) {
        return asked;
    }
    match rule.value.called_by {
        Caller::Arbiter => flag_fell(game, color),
        // The result of his claim waits for this flag, whoever calls flags (10.2b of 2001).
        Caller::Players if game.offers.is_result_due(color, &game.terms) => flag_fell(game, color),
        Caller::Players => Vec::new(),
    }
}

/// The flag of a player counts as fallen.
fn flag_fell(game: &mut Game, color: Color) -> Vec<Effect> {
    let mut effects = vec![Effect::FlagFell(color)];
    if game.offers.quickplay.waits_for(color) {
        effects.extend(game.stop_for(Matter::FlagInQuickplay(color)));
    } else if let Some(held) =
        game.sitting.hold(Lapse::Flag(color), &game.terms, game.phase, &mut game.docket)
    {
        effects.extend(held);
    } else {
        effects.extend(game.lose_unless_dead(color, LossCause::Flag));
    }
    effects
}

/// The arbiter has seen the flag. In rapid and blitz until 2009 he keeps silent, the players alone
/// call it; in 2009 he may step in when both are down (A.4d).
pub(super) fn see_flag(game: &mut Game, color: Color) -> Vec<Effect> {
    let Some(clock) = &game.clocks.clock else { return refused(Refusal::NothingToDecide) };
    let both = Color::ALL.into_iter().all(|color| clock.fell(color).is_some());
    let rule = game.terms.rules.edition.flag(game.terms.pace, game.terms.rules.supervision);
    match rule.value.called_by {
        Caller::Players if game.terms.asks(&rule) => flag_fell(game, color),
        Caller::Players if both && rule.value.arbiter_ends_both => {
            game.end(Outcome::draw(Reason::BothFlags))
        }
        Caller::Players => refused(Refusal::NothingToDecide),
        Caller::Arbiter => flag_fell(game, color),
    }
}

/// 6.8 and the rapid and blitz rules: a player claims the other's flag.
pub(super) fn claim_flag(game: &mut Game, by: Color) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_running() {
        return refused(refusal);
    }
    let both = game.terms.rule_of_both_flags();
    let down = |color| game.clocks.clock.as_ref().and_then(|clock| clock.fell(color));
    match (down(!by), down(by)) {
        (None, _) => vec![Effect::FlagClaimWrong(by)],
        (Some(_), None) => flag_fell(game, !by),
        (Some(other), Some(own)) => match both {
            Both::Draw => game.end(Outcome::draw(Reason::BothFlags)),
            Both::FirstFallen if game.terms.claimant_needs_time() => {
                vec![Effect::FlagClaimWrong(by)]
            }
            Both::FirstFallen if other <= own => flag_fell(game, !by),
            Both::FirstFallen => flag_fell(game, by),
            Both::ContinueUnlessLastPeriod if game.clocks.is_last_period() => {
                game.end(Outcome::draw(Reason::BothFlags))
            }
            Both::ContinueUnlessLastPeriod => vec![Effect::FlagClaimWrong(by)],
        },
    }
}

pub(super) fn judged(game: &mut Game, number: u32, doubt: Doubt, verdict: Verdict) -> Vec<Effect> {
    let dead =
        doubt == Doubt::Dead && verdict == Verdict::NoMate && number >= game.questions.valid_from;
    let asked = doubt != Doubt::Dead;
    match game.phase {
        Phase::Deciding { question, loser, cause } if question == number && asked || dead => {
            game.end(decided(loser, cause, verdict))
        }
        // Dead is dead for ever: moves made since the question do not matter.
        Phase::Running | Phase::Paused | Phase::Adjourned if dead => {
            game.end(Outcome::draw(Reason::DeadPosition))
        }
        _ => Vec::new(),
    }
}

/// A loss, or the draw that it is where no mate is possible.
fn decided(loser: Color, cause: LossCause, verdict: Verdict) -> Outcome {
    let (lost, drawn) = match cause {
        LossCause::Flag => (Reason::Flag, Reason::FlagNoMate),
        LossCause::Resignation => (Reason::Resignation, Reason::ResignationNoMate),
        LossCause::Illegal => (Reason::IllegalMoves, Reason::IllegalMovesNoMate),
        LossCause::Sealed => (Reason::SealedMove, Reason::SealedMoveNoMate),
    };
    match verdict {
        Verdict::NoMate => Outcome::draw(drawn),
        Verdict::MatePossible | Verdict::Undecided => Outcome::win(!loser, lost),
    }
}
