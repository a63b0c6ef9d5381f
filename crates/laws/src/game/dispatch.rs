//! What happens, handed to what handles it.

use crate::effect::Effect;
use crate::event::Event;
use crate::game::{Game, refused};

impl Game {
    pub(super) fn dispatch(&mut self, event: &Event) -> Vec<Effect> {
        if let Some(refusal) = self.acts_in_absence(event) {
            return refused(refusal);
        }
        match event {
            Event::Started => self.begin(),
            Event::Entered(uci) => self.enter(*uci),
            Event::Touched(by, square) => self.with_the_move(*by, |game| game.touch(*by, *square)),
            Event::Lifted(by, square) => self.lift(*by, *square),
            Event::Seated(by, square, piece) => self.seat(*by, *square, *piece),
            // 6.2.5, from 2014.
            Event::Adjusting(by) if self.rules.edition.adjusting_needs_clock().value => {
                self.adjust(*by)
            }
            Event::Adjusting(by) => self.with_the_move(*by, |game| game.adjust(*by)),
            Event::Plays(by, kind) => self.play_on(*by, *kind),
            Event::Announced(by, uci) => self.with_the_move(*by, |game| game.announce(*by, *uci)),
            Event::Repeated(by, uci) => self.repeat(*by, *uci),
            Event::Executed(by) => self.execute(*by),
            Event::Corrected(by, uci) => self.correct(*by, *uci),
            Event::ClockPressed(by) => self.press(*by),
            Event::TwoHands(by) => self.two_hands(*by),
            Event::TwoHandsClaimed(by) => self.claim_two_hands(*by),
            Event::FlagClaimed(by) => self.claim_flag(*by),
            Event::IllegalClaimed(by) => self.claim_illegal(*by),
            Event::CorrectionWanted(by) => self.corrects_by_agreement(*by),
            Event::TouchClaimed(by, square) => self.claim_touch(*by, *square),
            Event::Found(irregularity) => self.found(*irregularity),
            Event::DrawOffered(by) => self.offer_draw(*by),
            Event::DrawAnswered(by, answer) => self.answer_draw(*by, *answer),
            Event::Claimed(claim, intended) => self.claim(*claim, *intended),
            Event::ClaimedBy(by, claim, intended) => {
                self.with_the_move(*by, |game| game.claim_by(*by, *claim, *intended))
            }
            Event::QuickplayClaimed(by, ground) => {
                self.with_the_move(*by, |game| game.claim_quickplay(*by, *ground))
            }
            Event::IncrementRequested(by) => {
                self.with_the_move(*by, |game| game.request_increment(*by))
            }
            Event::Resigned(by) => self.resign(*by),
            Event::TakenBack(plies) => self.take_back(*plies),
            Event::Wrote(by, ply, uci) => self.write(*by, *ply, *uci),
            Event::Signed(by, result) => self.sign(*by, *result),
            Event::Absent(by) => self.absent(*by),
            Event::Arrived(by) => self.arrived(*by),
            Event::AdjournmentAnnounced => self.announce_adjournment(),
            Event::EarlyAdjournment(left) => self.adjourn_early(*left),
            Event::Sealed(by, text) => self.seal(*by, text),
            Event::Adjourned => self.adjourn(),
            Event::EnvelopeLost(uci) => self.lose_envelope(*uci),
            Event::Opened(contents) => self.open_envelope(*contents),
            Event::ResumptionDue => self.resumption_due(),
            Event::Ruled(ruling) => self.rule(ruling),
            Event::Judged(number, doubt, verdict) => self.judged(*number, *doubt, *verdict),
            Event::ClocksStopped(by, why) => self.stop_clocks(*by, why),
            Event::Paused => self.pause(),
            Event::Resumed => self.resume(),
            Event::TimePassed => Vec::new(),
        }
    }
}
