//! Draws that a player asks for: by agreement and by claim (FIDE 2023, Article 9).
//!
//! Draws that come by themselves are seen by the game after each move.

use shakmaty::{Color, Move, uci::UciMove};

use crate::claim::Claim;
use crate::edition::Topic;
use crate::effect::{Effect, Matter};
use crate::event::Answer;
use crate::game::{Game, refused};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::ruling::{Fault, Ruling};

impl Game {
    /// FIDE 2023, 9.2, 9.3 and 9.5: right, and the game is drawn; wrong, and the opponent gets time,
    /// the intended move must be played and the claim stands as an offer.
    pub(super) fn claim(&mut self, claim: Claim, intended: Option<UciMove>) -> Vec<Effect> {
        if let Some(refusal) = self.phase.not_running() {
            return refused(refusal);
        }
        let edition = self.terms.rules.edition;
        let right = edition.claim_lost_by();
        if self.underway.is_right_lost(right.value, &self.terms) {
            let asked = self.docket.must_ask(&right, Topic::ClaimRight, &self.terms);
            return asked.unwrap_or_else(|| refused(Refusal::ClaimRightLost));
        }
        let read = intended.and_then(|uci| self.course.legal(uci));
        if intended.is_some() && read.is_none() {
            return refused(Refusal::IllegalMove);
        }
        let intended = read;
        if let Some(refusal) =
            intended.and_then(|mv| self.underway.touch_refusal(mv, &self.terms, &self.course))
        {
            return refused(refusal);
        }
        if self.underway.progress.bound.is_some_and(|bound| intended.is_some_and(|mv| mv != bound))
        {
            return refused(Refusal::AlreadyMade);
        }
        if let Some(mv) = intended {
            self.sheets.note_intended(mv, &self.terms, &self.course);
        }
        let count = self.course.claimed_count(claim, intended, &self.terms);
        let (due, reason) = match claim {
            Claim::Threefold => (edition.threefold().value, Reason::Threefold),
            Claim::FiftyMoves => (
                2 * self.course.moves_for_claim(&self.terms),
                self.course.reason_by_moves(&self.terms),
            ),
        };
        if count >= due {
            return right_claim(self, reason, intended);
        }
        wrong_claim(self, claim, count, intended)
    }

    /// An offer is made by word, or by a claim or request that counts as one (9.1.2.3).
    pub(super) fn offer_stands(&mut self, by: Color) -> Vec<Effect> {
        let Self { offers, terms, course, underway, sheets, .. } = self;
        offers.offer_stands(by, terms, course, underway, sheets)
    }
}

pub(super) fn offer_draw(game: &mut Game, by: Color) -> Vec<Effect> {
    if let Some(refusal) = game.phase.cannot_agree().or_else(|| game.why_no_draw()) {
        return refused(refusal);
    }
    match game.offers.standing {
        Some(standing) if standing == by => refused(Refusal::OfferStands),
        Some(_) => answer_draw(game, by, Answer::Accepted),
        None if game.underway.needs_consent(&game.terms, &game.course) => {
            game.docket.put(Matter::Draw(by), &game.terms)
        }
        None => {
            let untimely = game.underway.is_offer_untimely(
                by,
                game.clocks.now,
                &game.terms,
                &game.course,
                game.phase,
            );
            let mut effects = game.offer_stands(by);
            effects.extend(untimely.then_some(Effect::OfferUntimely(by)));
            if untimely && game.terms.warns_of_offers() {
                effects.extend(game.rule(&Ruling::Warned(by)));
            }
            effects
        }
    }
}

/// 9.1.1: the arbiter agrees, and the offer stands; the opponent's, if one does, is accepted by it.
pub(super) fn allow_offer(game: &mut Game, by: Color) -> Vec<Effect> {
    if !game.docket.matters.contains(&Matter::Draw(by)) {
        return refused(Refusal::NothingToDecide);
    }
    if let Some(refusal) = game.phase.cannot_agree() {
        return refused(refusal);
    }
    game.docket.settled(|matter| matter == Matter::Draw(by));
    match game.offers.standing {
        Some(standing) if standing == by => Vec::new(),
        Some(_) => answer_draw(game, by, Answer::Accepted),
        None => {
            game.offers.standing = Some(by);
            game.sheets.mark_offer(by, &game.course);
            vec![Effect::DrawOffered(by)]
        }
    }
}

pub(super) fn answer_draw(game: &mut Game, by: Color, answer: Answer) -> Vec<Effect> {
    if let Some(refusal) = game.phase.cannot_agree() {
        return refused(refusal);
    }
    if let Some(effects) = game.answer_claim(by, answer) {
        return effects;
    }
    if game.offers.standing != Some(!by) {
        return refused(Refusal::NoOffer);
    }
    if game.underway.answer_waits(by, &game.terms, &game.course, game.phase) {
        return refused(Refusal::AnswerWaits(!by));
    }
    let mut effects = vec![Effect::DrawAnswered(by, answer)];
    if answer == Answer::Accepted {
        // The offer is open again if the arbiter takes the end back.
        game.keep_before_end();
        effects.extend(game.made_move_counts());
        effects.extend(game.end(Outcome::draw(Reason::Agreement)));
    } else {
        game.offers.standing = None;
        effects.extend(game.offers.increment_refused(by, &game.terms, &mut game.docket));
    }
    effects
}

/// The draw. Should the arbiter revoke it, the claim is found to be incorrect, and the intended
/// move must be played (9.5.3).
fn right_claim(game: &mut Game, reason: Reason, intended: Option<Move>) -> Vec<Effect> {
    let claimed = intended.map(|mv| Effect::ClaimedWith(game.course.spoken(mv)));
    if game.terms.rules.rulings_undone {
        game.underway.progress.bound = intended.or(game.underway.progress.bound);
    }
    claimed.into_iter().chain(game.end(Outcome::draw(reason))).collect()
}

/// 9.5.3: time for the opponent; in 2001 the claimant's own is cut as well.
fn wrong_claim(game: &mut Game, claim: Claim, count: u32, intended: Option<Move>) -> Vec<Effect> {
    let by = game.course.turn();
    let mut effects = vec![Effect::ClaimWrong(by, claim, count)];
    let rule = game.terms.rules.edition.wrong_claim(game.terms.pace);
    if let Some(asked) = game.docket.must_ask(&rule, Topic::WrongClaim, &game.terms) {
        effects.extend(asked);
    } else {
        let mut penalty = Vec::new();
        penalty.extend(game.clocks.cut(by, rule.value.own));
        if !rule.value.opponent.is_zero() {
            let why = game.terms.why(rule.value.opponent, Topic::WrongClaim);
            penalty.extend(game.clocks.give(!by, rule.value.opponent, why));
        }
        game.number_penalty(by, Fault::Claim(claim, count), &penalty);
        effects.extend(penalty);
    }
    let answers = game.offers.standing == Some(!by);
    match game.offers.standing {
        Some(other) if intended.is_none() => effects.push(Effect::OfferStands(other)),
        Some(_) => {}
        None => effects.extend(game.offer_stands(by)),
    }
    effects.extend(intended.map(|mv| must_play(game, mv)).into_iter().flatten());
    // The move that the claim names has declined the opponent's offer; the claim is one too.
    if answers && game.is_running() && game.course.turn() != by {
        effects.extend(game.offer_stands(by));
    }
    effects
}

/// 9.5.3: the intended move must be played; where moves are typed and nothing is announced, it
/// is.
fn must_play(game: &mut Game, mv: Move) -> Vec<Effect> {
    if game.terms.is_pressed_by_typing(game.course.turn()) {
        return game.complete(mv);
    }
    game.underway.progress.bound = Some(mv);
    vec![Effect::MustPlay(game.course.spoken(mv))]
}
