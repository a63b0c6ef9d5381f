//! What happens, handed to what handles it.

use crate::effect::Effect;
use crate::event::Event;
use crate::game::{
    Game, adjournment, announce, back, board, draws, ends, irregular, presence, press, quickplay,
    refused, remote, reply, session, turn, unclaimed,
};

impl Game {
    pub(super) fn dispatch(&mut self, event: &Event) -> Vec<Effect> {
        if let Some(refusal) = self.sitting.acts_in_absence(event, &self.course, self.phase) {
            return refused(refusal);
        }
        hand_on(self, event)
    }
}

/// Each event to the module of what it is about, or to the one part that it needs.
fn hand_on(game: &mut Game, event: &Event) -> Vec<Effect> {
    match *event {
        Event::Started => turn::begin(game),
        Event::Entered(uci) => turn::enter(game, uci),
        Event::Touched(by, square) => game.with_the_move(by, |game| board::touch(game, by, square)),
        Event::Lifted(by, square) => board::lift(game, by, square),
        Event::Seated(by, square, piece) => board::seat(game, by, square, piece),
        Event::Adjusting(by) => board::say_adjusting(game, by),
        Event::Plays(by, kind) => game.play_on(by, kind),
        Event::Announced(by, uci) => {
            game.with_the_move(by, |game| announce::announce(game, by, uci))
        }
        Event::Repeated(by, uci) => reply::repeat(game, by, uci),
        Event::Executed(by) => reply::execute(game, by),
        Event::Corrected(by, uci) => announce::correct(game, by, uci),
        Event::ClockPressed(by) => press::press(game, by),
        Event::TwoHands(by) => press::two_hands(game, by),
        Event::TwoHandsClaimed(by) => irregular::claim_two_hands(game, by),
        Event::FlagClaimed(by) => ends::claim_flag(game, by),
        Event::IllegalClaimed(by) => unclaimed::claim_illegal(game, by),
        Event::CorrectionWanted(by) => unclaimed::corrects_by_agreement(game, by),
        Event::TouchClaimed(by, square) => irregular::claim_touch(game, by, square),
        Event::Found(irregularity) => irregular::found(game, irregularity),
        Event::DrawOffered(by) => draws::offer_draw(game, by),
        Event::DrawAnswered(by, answer) => draws::answer_draw(game, by, answer),
        Event::Claimed(claim, intended) => game.claim(claim, intended),
        Event::ClaimedBy(by, claim, intended) => {
            game.with_the_move(by, |game| game.claim_by(by, claim, intended))
        }
        Event::QuickplayClaimed(by, ground) => {
            game.with_the_move(by, |game| quickplay::claim_quickplay(game, by, ground))
        }
        Event::IncrementRequested(by) => {
            game.with_the_move(by, |game| quickplay::request_increment(game, by))
        }
        Event::Resigned(by) => ends::resign(game, by),
        Event::TakenBack(plies) => back::take_back(game, plies),
        Event::Wrote(by, ply, uci) => game.sheets.write(by, ply, uci, &game.terms, &game.course),
        Event::Signed(by, result) => {
            game.sheets.sign(by, result, &game.terms, game.phase, &mut game.docket)
        }
        Event::Absent(by) => presence::absent(game, by),
        Event::Arrived(by) => presence::arrived(game, by),
        Event::AdjournmentAnnounced => game.announce_adjournment(),
        Event::EarlyAdjournment(left) => session::adjourn_early(game, left),
        Event::Sealed(by, ref text) => adjournment::seal(game, by, text),
        Event::Adjourned => adjournment::adjourn(game),
        Event::EnvelopeLost(uci) => adjournment::lose_envelope(game, uci),
        Event::Opened(contents) => adjournment::open_envelope(game, contents),
        Event::ResumptionDue => adjournment::resumption_due(game),
        Event::Ruled(ref ruling) => game.rule(ruling),
        Event::Judged(number, doubt, verdict) => ends::judged(game, number, doubt, verdict),
        Event::ClocksStopped(by, ref why) => back::stop_clocks(game, by, why),
        Event::Paused => back::pause(game),
        Event::Resumed => game.resume(),
        Event::TimePassed => Vec::new(),
        Event::ClocksTold(left) => remote::clocks_told(game, left),
        Event::ResultTold(outcome) => remote::result_told(game, outcome),
    }
}
