//! Draws that a player asks for: by agreement and by claim (FIDE 2023, Article 9).
//!
//! Draws that come by themselves are seen by the game after each move.

use std::time::Duration;

use shakmaty::{Color, Move, Position, uci::UciMove};

use crate::laws::control::Pace;
use crate::laws::edition::Edition;
use crate::laws::effect::{Effect, Refusal};
use crate::laws::event::{Answer, Claim};
use crate::laws::game::{Game, hash, refused};
use crate::laws::outcome::{Outcome, Reason};

impl Game {
    pub(super) fn offer_draw(&mut self, by: Color) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        match self.offer {
            _ if self.made.len() < 2 => refused(Refusal::TooEarlyForDraw),
            Some(standing) if standing == by => refused(Refusal::OfferStands),
            Some(_) => self.answer_draw(by, Answer::Accepted),
            None => {
                self.offer = Some(by);
                vec![Effect::DrawOffered(by)]
            }
        }
    }

    pub(super) fn answer_draw(&mut self, by: Color, answer: Answer) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        if self.offer != Some(!by) {
            return refused(Refusal::NoOffer);
        }
        self.offer = None;
        let mut effects = vec![Effect::DrawAnswered(by, answer)];
        if answer == Answer::Accepted {
            effects.extend(self.end(Outcome::draw(Reason::Agreement)));
        }
        effects
    }

    /// FIDE 2023, 9.2, 9.3 and 9.5: right, and the game is drawn; wrong, and the opponent gets time,
    /// the intended move must be played and the claim stands as an offer.
    pub(super) fn claim(&mut self, claim: Claim, intended: Option<UciMove>) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        let Ok(intended) = intended.map(|uci| uci.to_move(&self.position)).transpose() else {
            return refused(Refusal::IllegalMove);
        };
        let count = self.claimed_count(claim, intended);
        let (due, reason) = match claim {
            Claim::Threefold => (3, Reason::Threefold),
            Claim::FiftyMoves => (100, Reason::FiftyMoves),
        };
        if count >= due {
            return self.end(Outcome::draw(reason));
        }
        self.wrong_claim(claim, count, intended)
    }

    fn claimed_count(&self, claim: Claim, intended: Option<Move>) -> u32 {
        let mut after = self.position.clone();
        if let Some(mv) = intended {
            after.play_unchecked(mv);
        }
        match claim {
            Claim::Threefold => self.count(hash(&after), u32::from(intended.is_some())),
            Claim::FiftyMoves => after.halfmoves(),
        }
    }

    /// 9.5.3: two minutes for the opponent; one in rapid and blitz (A.3, B.3).
    fn wrong_claim(&mut self, claim: Claim, count: u32, intended: Option<Move>) -> Vec<Effect> {
        let by = self.position.turn();
        let mut effects = vec![Effect::ClaimWrong(by, claim, count)];
        if let Some(clock) = &mut self.clock {
            let minutes =
                if clock.control().pace(Edition::default()) == Pace::Standard { 2 } else { 1 };
            let amount = Duration::from_mins(minutes);
            clock.add(!by, amount);
            effects.push(Effect::TimeAdded(!by, amount));
        }
        // Who may not offer yet offers nothing by a claim either (5.2.3).
        if self.offer.is_none() && self.made.len() >= 2 {
            self.offer = Some(by);
            effects.push(Effect::DrawOffered(by));
        }
        effects.extend(intended.map(|mv| self.make(mv)).into_iter().flatten());
        effects
    }
}
