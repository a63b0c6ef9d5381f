//! Which article of the edition in force a ruling follows from, and what of the edition is not
//! confirmed.

use shakmaty::Color;

use crate::control::Pace;
use crate::edition::{Article, Redress, Rule, Source, Topic};
use crate::effect::{Effect, Matter};
use crate::game::{Game, Phase};
use crate::rules::{Announcing, BoardKind, Unconfirmed};
use crate::touch::{Duty, NoCastling, no_castling};

impl Game {
    /// The article of the edition in force that an effect follows from, if it is a ruling.
    ///
    /// The figures of rapid and blitz have articles of their own.
    #[must_use]
    pub fn article(&self, effect: &Effect) -> Option<Article> {
        let (edition, pace) = (self.rules.edition, self.pace);
        let supervision = self.rules.supervision;
        let always = edition.illegal(pace, supervision).value.redress == Redress::Always;
        let topic = match (effect.topic()?, pace) {
            (Topic::RapidIllegal, _) if always => Topic::Illegal,
            (Topic::RapidIllegal, Pace::Blitz) => Topic::BlitzIllegal,
            (Topic::BothFlags, Pace::Rapid | Pace::Blitz) => Topic::RapidBothFlags,
            (Topic::UpdateSheet, _) if self.matters.contains(&Matter::Sheets) => {
                Topic::UpdateBothSheets
            }
            (Topic::DefaultTime, _) if self.is_resumed() => Topic::ResumptionAbsent,
            (topic, _) => topic,
        };
        let number = match (topic, effect) {
            // A minute instead of two is a rule of rapid and blitz; the loss is that of 7.5.5.
            (Topic::IllegalPenalty, Effect::Ended(_)) if always => edition.article(topic).number,
            (Topic::BlindAnnounce, Effect::AskPromotion(by)) if !self.is_for_the_blind(*by) => {
                edition.article(Topic::PromotionChoice).number
            }
            // Pieces that are put back on an ordinary board execute nothing of the appendix.
            (Topic::BlindAnnounce, Effect::Executed(by)) if !self.is_for_the_blind(*by) => {
                return None;
            }
            (Topic::Touched, Effect::Touched(_, _, Duty::Any))
                if self.asks_for_touch() && self.binding().is_empty() =>
            {
                edition.article(Topic::RapidTouch).number
            }
            (Topic::Touched, Effect::NotCompleted(..) | Effect::Refused(_)) => {
                self.number(self.owed_topic())
            }
            (Topic::Quickplay, _) if !self.rules.has_arbiter() => {
                edition.article(Topic::QuickplayAlone).number
            }
            _ => self.number(topic),
        };
        Some(Article { edition, number })
    }

    /// Whether the presence of the players is that at a resumption, which has articles of its own.
    fn is_resumed(&self) -> bool {
        self.presence.resumed || self.phase == Phase::Adjourned
    }

    /// By what a touched piece is owed: for king and rook there are articles of their own.
    fn owed_topic(&self) -> Topic {
        match (self.duty(), self.barred_castling()) {
            (Duty::Move(_), Some(why)) => why.topic(),
            (duty, _) => duty.topic(),
        }
    }

    /// Why the player to move may not castle with the king and the rook that he has touched.
    #[must_use]
    pub fn barred_castling(&self) -> Option<NoCastling> {
        no_castling(&self.position, self.mode, &self.binding())
    }

    /// Whether a player plays by the blind appendix: on a peg board, or with announcements.
    fn is_for_the_blind(&self, by: Color) -> bool {
        self.rules.announcing != Announcing::Off || self.rules.boards[by] == BoardKind::Pegs
    }

    /// The number of the article on a topic; some figures have one for each pace.
    fn number(&self, topic: Topic) -> &'static str {
        let (edition, pace, supervision) = (self.rules.edition, self.pace, self.rules.supervision);
        match topic {
            Topic::IllegalPenalty => edition.illegal(pace, supervision).article,
            Topic::WrongClaim => edition.wrong_claim(pace).article,
            Topic::FlagFallen => edition.flag(pace, supervision).article,
            Topic::QuickplayScope => edition.quickplay(pace, supervision).article,
            _ => edition.article(topic).number,
        }
    }

    /// What of the edition in force is not confirmed by any text of it, for this pace.
    pub(super) fn unconfirmed(&self) -> Vec<Topic> {
        let (edition, pace, supervision) = (self.rules.edition, self.pace, self.rules.supervision);
        let figures = [
            (edition.illegal(pace, supervision).source, Topic::IllegalPenalty),
            (edition.flag(pace, supervision).source, Topic::FlagFallen),
            (edition.wrong_claim(pace).source, Topic::WrongClaim),
            (edition.claim_lost_by().source, Topic::ClaimRight),
            (edition.castling_in_repetition().source, Topic::SamePosition),
            (edition.agreement_needs_moves().source, Topic::Agreement),
            (edition.setup_complaint(pace, supervision).source, Topic::RapidSetup),
            (edition.touch_on_request(pace, supervision).source, Topic::RapidTouch),
            (edition.reversed_colours().source, Topic::ReversedColours),
            (edition.recording(pace).source, Topic::NotObligedToRecord),
        ];
        let open = figures.into_iter().filter(|(source, _)| *source == Source::Unconfirmed);
        open.map(|(_, topic)| topic).collect()
    }

    /// Puts a figure that is not confirmed to the arbiter, if that is the rule here.
    pub(super) fn must_ask<T>(&mut self, rule: &Rule<T>, topic: Topic) -> Option<Vec<Effect>> {
        self.asks(rule).then(|| self.put_to_arbiter(Matter::Unconfirmed(topic)))
    }

    /// Whether a figure is not applied but put to the arbiter.
    pub(super) fn asks<T>(&self, rule: &Rule<T>) -> bool {
        rule.source == Source::Unconfirmed
            && self.rules.unconfirmed == Unconfirmed::Ask
            && self.rules.has_arbiter()
    }
}
