//! Draws that a player asks for: by agreement and by claim (FIDE 2023, Article 9).
//!
//! Draws that come by themselves are seen by the game after each move.

use std::time::Duration;

use shakmaty::{Color, Move, Position, uci::UciMove};

use crate::claim::Claim;
use crate::edition::{ClaimLost, LongerEndings, OwnTime, Topic, UntimelyOffer, halved};
use crate::effect::{Effect, Matter};
use crate::event::Answer;
use crate::game::{Game, refused};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;
use crate::rules::{Announcing, Draws};
use crate::ruling::{Fault, Ruling};
use crate::time::At;

/// How long after a typed move an offer still belongs to it: typing has pressed the clock before anything
/// more could be said.
const RIGHT_BEHIND: Duration = Duration::from_secs(10);

impl Game {
    pub(super) fn offer_draw(&mut self, by: Color) -> Vec<Effect> {
        if let Some(refusal) = self.cannot_agree().or_else(|| self.why_no_draw()) {
            return refused(refusal);
        }
        match self.offer {
            Some(standing) if standing == by => refused(Refusal::OfferStands),
            Some(_) => self.answer_draw(by, Answer::Accepted),
            None if self.needs_consent() => self.put_to_arbiter(Matter::Draw(by)),
            None => {
                let untimely = self.is_offer_untimely(by, self.now);
                let mut effects = self.offer_stands(by);
                effects.extend(untimely.then_some(Effect::OfferUntimely(by)));
                if untimely && self.warns_of_offers() {
                    effects.extend(self.rule(&Ruling::Warned(by)));
                }
                effects
            }
        }
    }

    /// The offer is made, by word or by a claim or request that counts as one (9.1.2.3).
    pub(super) fn offer_stands(&mut self, by: Color) -> Vec<Effect> {
        // Who may not offer yet offers nothing by a claim either (5.2.3).
        if self.offer.is_some() || self.why_no_draw().is_some() || self.needs_consent() {
            return Vec::new();
        }
        self.offer = Some(by);
        self.mark_offer(by);
        vec![Effect::DrawOffered(by)]
    }

    /// An adjourned game can be agreed drawn before it is resumed (Guidelines I.4 and I.6), and clocks that
    /// stand are no reason not to agree (5.2.3).
    fn cannot_agree(&self) -> Option<Refusal> {
        self.not_in_play().filter(|_| !self.is_adjourned())
    }

    /// Why nobody can offer or agree on a draw yet; `None` if the players may.
    #[must_use]
    pub fn why_no_draw(&self) -> Option<Refusal> {
        match self.rules.draws {
            Draws::After(moves) if !self.has_each_made(moves) => Some(Refusal::NoDrawBefore(moves)),
            // 5.2.3
            _ if self.rules.edition.agreement_needs_moves().value && !self.has_each_made(1) => {
                Some(Refusal::TooEarlyForDraw)
            }
            Draws::Free | Draws::After(_) | Draws::Consent(_) => None,
        }
    }

    /// Whether each player has made so many moves: made is enough, an offer comes before the clock
    /// (9.1.2.1).
    fn has_each_made(&self, moves: u16) -> bool {
        self.made.len() + usize::from(self.progress.made) >= 2 * usize::from(moves)
    }

    /// 9.1.1: whether an offer needs the arbiter's consent.
    fn needs_consent(&self) -> bool {
        match self.rules.draws {
            Draws::Consent(None) => true,
            Draws::Consent(Some(moves)) => !self.has_each_made(moves),
            Draws::Free | Draws::After(_) => false,
        }
    }

    /// 9.1.1: the arbiter agrees, and the offer stands; the opponent's, if one does, is accepted by it.
    pub(super) fn allow_offer(&mut self, by: Color) -> Vec<Effect> {
        if !self.matters.contains(&Matter::Draw(by)) {
            return refused(Refusal::NothingToDecide);
        }
        if let Some(refusal) = self.cannot_agree() {
            return refused(refusal);
        }
        self.settled(|matter| matter == Matter::Draw(by));
        match self.offer {
            Some(standing) if standing == by => Vec::new(),
            Some(_) => self.answer_draw(by, Answer::Accepted),
            None => {
                self.offer = Some(by);
                self.mark_offer(by);
                vec![Effect::DrawOffered(by)]
            }
        }
    }

    /// 9.1.2.1: an offer belongs between the move and the clock. At another moment it counts, but
    /// may disturb the opponent (11.5). After a move that is announced and not legal it is timely: that
    /// it is not legal shows when the clock is pressed. Where a typed move presses the clock, it comes
    /// with the move or right behind it.
    #[must_use]
    pub fn is_offer_untimely(&self, by: Color, at: At) -> bool {
        let has_moved = self.progress.made || self.progress.stands_by_word();
        let between = if self.is_pressed_by_typing(by) {
            self.has_just_moved(by, at)
        } else {
            by == self.turn() && has_moved
        };
        // 10.10b of 1989: in the own time it is no fault.
        let own = by == self.turn() && self.warns_of_offers();
        self.rules.has_arbiter() && self.is_running() && !between && !own
    }

    /// Whether a move that this player types has pressed his clock too.
    #[must_use]
    pub fn is_pressed_by_typing(&self, by: Color) -> bool {
        self.rules.announcing == Announcing::Off && self.rules.boards[by].is_kept()
    }

    /// Whether this player has made the last move, and no longer ago than he needs to say more.
    #[must_use]
    pub fn has_just_moved(&self, by: Color, at: At) -> bool {
        self.made.last().is_some_and(|made| made.by() == by && at.since(made.at) <= RIGHT_BEHIND)
    }

    /// 10.10a of 1989: a player is warned who offers a draw while the opponent's clock runs.
    fn warns_of_offers(&self) -> bool {
        self.rules.edition.untimely_offer().value == UntimelyOffer::Warned
    }

    pub(super) fn answer_draw(&mut self, by: Color, answer: Answer) -> Vec<Effect> {
        if let Some(refusal) = self.cannot_agree() {
            return refused(refusal);
        }
        if let Some(effects) = self.answer_claim(by, answer) {
            return effects;
        }
        if self.offer != Some(!by) {
            return refused(Refusal::NoOffer);
        }
        if self.answer_waits(by) {
            return refused(Refusal::AnswerWaits(!by));
        }
        let mut effects = vec![Effect::DrawAnswered(by, answer)];
        if answer == Answer::Accepted {
            // The offer is open again if the arbiter takes the end back.
            self.keep_before_end();
            effects.extend(self.made_move_counts());
            effects.extend(self.end(Outcome::draw(Reason::Agreement)));
        } else {
            self.offer = None;
            effects.extend(self.increment_refused(by));
        }
        effects
    }

    /// 10.10b of 1989: who has offered in his own time moves first. At home two can agree at any time.
    fn answer_waits(&self, by: Color) -> bool {
        let binds = self.rules.has_arbiter() && !self.is_adjourned();
        let waits = binds && self.rules.edition.answer_waits_for_move().value;
        waits && by != self.turn() && !self.progress.made
    }

    /// FIDE 2023, 9.2, 9.3 and 9.5: right, and the game is drawn; wrong, and the opponent gets time,
    /// the intended move must be played and the claim stands as an offer.
    pub(super) fn claim(&mut self, claim: Claim, intended: Option<UciMove>) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        let edition = self.rules.edition;
        let right = edition.claim_lost_by();
        if self.is_right_lost(right.value) {
            let asked = self.must_ask(&right, Topic::ClaimRight);
            return asked.unwrap_or_else(|| refused(Refusal::ClaimRightLost));
        }
        let read = intended.and_then(|uci| self.legal(uci));
        if intended.is_some() && read.is_none() {
            return refused(Refusal::IllegalMove);
        }
        let intended = read;
        if let Some(refusal) = intended.and_then(|mv| self.touch_refusal(mv)) {
            return refused(refusal);
        }
        if self.progress.bound.is_some_and(|bound| intended.is_some_and(|mv| mv != bound)) {
            return refused(Refusal::AlreadyMade);
        }
        if let Some(mv) = intended {
            self.note_intended(mv);
        }
        let count = self.claimed_count(claim, intended);
        let (due, reason) = match claim {
            Claim::Threefold => (edition.threefold().value, Reason::Threefold),
            Claim::FiftyMoves => (2 * self.moves_for_claim(), self.reason_by_moves()),
        };
        if count >= due {
            return self.right_claim(reason, intended);
        }
        self.wrong_claim(claim, count, intended)
    }

    /// How many moves of each player without a capture or a pawn's move allow a claim in this position.
    #[must_use]
    pub fn moves_for_claim(&self) -> u32 {
        let longer = self.longer_ending().map(|endings| endings.moves);
        longer.unwrap_or_else(|| self.rules.edition.fifty_moves().value)
    }

    fn reason_by_moves(&self) -> Reason {
        self.longer_ending().map_or(Reason::FiftyMoves, |_| Reason::SeventyFiveMoves)
    }

    /// 10.9 of 1989. Nothing is captured and no pawn moves while the moves are counted, so this is the
    /// ending for all of them.
    fn longer_ending(&self) -> Option<&'static LongerEndings> {
        let endings = self.rules.edition.longer_endings()?.value;
        endings.has(self.position.board()).then_some(endings)
    }

    /// Whether the player to move can no longer claim a draw at this move (9.4).
    #[must_use]
    pub fn has_lost_claim(&self) -> bool {
        self.is_right_lost(self.rules.edition.claim_lost_by().value)
    }

    /// The draw. Should the arbiter revoke it, the claim is found to be incorrect, and the intended
    /// move must be played (9.5.3).
    fn right_claim(&mut self, reason: Reason, intended: Option<Move>) -> Vec<Effect> {
        let claimed = intended.map(|mv| Effect::ClaimedWith(self.spoken(mv)));
        if self.rules.rulings_undone {
            self.progress.bound = intended.or(self.progress.bound);
        }
        claimed.into_iter().chain(self.end(Outcome::draw(reason))).collect()
    }

    /// 9.4: for this move by touching a piece; in 2001 by making the move. A move that is announced and
    /// not legal counts as any other: whoever made it is not to learn that before he presses the clock.
    fn is_right_lost(&self, by: ClaimLost) -> bool {
        let by_word = self.rules.rulings_undone && self.progress.stands_by_word();
        let has_moved = self.progress.made || by_word;
        match by {
            ClaimLost::Touching => !self.progress.touched.is_empty() || has_moved,
            ClaimLost::Moving => has_moved,
        }
    }

    fn claimed_count(&self, claim: Claim, intended: Option<Move>) -> u32 {
        let mut after = self.position.clone();
        if let Some(mv) = intended {
            after.play_unchecked(mv);
        }
        match (claim, intended) {
            (Claim::Threefold, Some(_)) => self.count_with(&after),
            (Claim::Threefold, None) => self.occurrences(),
            // Where captured pieces come back, moves are not counted.
            (Claim::FiftyMoves, _) if after.pockets().is_some() => 0,
            (Claim::FiftyMoves, _) => after.halfmoves(),
        }
    }

    /// 9.5.3: time for the opponent; in 2001 the claimant's own is cut as well.
    fn wrong_claim(&mut self, claim: Claim, count: u32, intended: Option<Move>) -> Vec<Effect> {
        let by = self.turn();
        let mut effects = vec![Effect::ClaimWrong(by, claim, count)];
        let rule = self.rules.edition.wrong_claim(self.pace);
        if let Some(asked) = self.must_ask(&rule, Topic::WrongClaim) {
            effects.extend(asked);
        } else {
            let mut penalty = Vec::new();
            penalty.extend(self.cut(by, rule.value.own));
            if !rule.value.opponent.is_zero() {
                let why = self.why(rule.value.opponent, Topic::WrongClaim);
                penalty.extend(self.give(!by, rule.value.opponent, why));
            }
            self.number_penalty(by, Fault::Claim(claim, count), &penalty);
            effects.extend(penalty);
        }
        let answers = self.offer == Some(!by);
        match self.offer {
            Some(other) if intended.is_none() => effects.push(Effect::OfferStands(other)),
            Some(_) => {}
            None => effects.extend(self.offer_stands(by)),
        }
        effects.extend(intended.map(|mv| self.must_play(mv)).into_iter().flatten());
        // The move that the claim names has declined the opponent's offer; the claim is one too.
        if answers && self.is_running() && self.turn() != by {
            effects.extend(self.offer_stands(by));
        }
        effects
    }

    /// What becomes of the claimant's own time.
    fn cut(&mut self, by: Color, own: OwnTime) -> Option<Effect> {
        let left = self.left(by)?;
        let amount = match own {
            OwnTime::Kept => Duration::ZERO,
            OwnTime::Halved => left.saturating_sub(halved(left)),
            OwnTime::Less(amount) => amount.min(left),
        };
        self.clock.as_mut()?.take(by, amount, self.now);
        (!amount.is_zero()).then_some(Effect::TimeTaken(by, amount, Topic::WrongClaim))
    }

    /// 9.5.3: the intended move must be played; where moves are typed and nothing is announced, it
    /// is.
    fn must_play(&mut self, mv: Move) -> Vec<Effect> {
        if self.is_pressed_by_typing(self.turn()) {
            return self.complete(mv);
        }
        self.progress.bound = Some(mv);
        vec![Effect::MustPlay(self.spoken(mv))]
    }
}
