//! Which article of the edition in force a ruling follows from, and what of the edition is not
//! confirmed.

use crate::control::Pace;
use crate::edition::{Article, Redress, Topic};
use crate::effect::{Effect, Matter};
use crate::game::Game;
use crate::touch::Duty;

impl Game {
    /// The article of the edition in force that an effect follows from, if it is a ruling.
    ///
    /// The figures of rapid and blitz have articles of their own.
    #[must_use]
    pub fn article(&self, effect: &Effect) -> Option<Article> {
        let (edition, pace) = (self.terms.rules.edition, self.terms.pace);
        let supervision = self.terms.rules.supervision;
        let always = edition.illegal(pace, supervision).value.redress == Redress::Always;
        let topic = match (effect.topic()?, pace) {
            (Topic::RapidIllegal, _) if always => Topic::Illegal,
            (Topic::RapidIllegal, Pace::Blitz) => Topic::BlitzIllegal,
            (Topic::BothFlags, Pace::Rapid | Pace::Blitz) => Topic::RapidBothFlags,
            (Topic::UpdateSheet, _) if self.docket.matters.contains(&Matter::Sheets) => {
                Topic::UpdateBothSheets
            }
            (Topic::DefaultTime, _) if self.sitting.is_resumed(self.phase) => {
                Topic::ResumptionAbsent
            }
            (topic, _) => topic,
        };
        let number = match (topic, effect) {
            // A minute instead of two is a rule of rapid and blitz; the loss is that of 7.5.5.
            (Topic::IllegalPenalty, Effect::Ended(_)) if always => edition.article(topic).number,
            (Topic::BlindAnnounce, Effect::AskPromotion(by))
                if !self.terms.is_for_the_blind(*by) =>
            {
                edition.article(Topic::PromotionChoice).number
            }
            // Pieces that are put back on an ordinary board execute nothing of the appendix.
            (Topic::BlindAnnounce, Effect::Executed(by)) if !self.terms.is_for_the_blind(*by) => {
                return None;
            }
            (Topic::Touched, Effect::Touched(_, _, Duty::Any))
                if self.terms.asks_for_touch() && self.underway.binding(&self.terms).is_empty() =>
            {
                edition.article(Topic::RapidTouch).number
            }
            (Topic::Touched, Effect::NotCompleted(..) | Effect::Refused(_)) => {
                self.terms.number(self.underway.owed_topic(&self.terms, &self.course))
            }
            (Topic::Quickplay, _) if !self.terms.rules.has_arbiter() => {
                edition.article(Topic::QuickplayAlone).number
            }
            _ => self.terms.number(topic),
        };
        Some(Article { edition, number })
    }
}
