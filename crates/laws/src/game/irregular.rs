//! Boards that were wrong without a move being illegal (FIDE 2023, 7.2 to 7.4, 7.6), and complaints
//! about touching (4.8).

use shakmaty::{Color, Position, Square};

use crate::control::Pace;
use crate::edition::{Edition, Reversed, SetupComplaint, Supervision, Topic};
use crate::effect::{Effect, Matter};
use crate::event::Irregularity;
use crate::game::{Game, Phase, refused};
use crate::making::{Attempt, Making};
use crate::outcome::{Outcome, Reason};
use crate::refusal::Refusal;

impl Game {
    pub(super) fn found(&mut self, irregularity: Irregularity) -> Vec<Effect> {
        match self.phase {
            Phase::Running | Phase::Paused => {}
            _ => return refused(self.not_running().unwrap_or(Refusal::NotRunning)),
        }
        match irregularity {
            Irregularity::InitialPosition => self.wrong_start(),
            // 7.2.2: the position is transferred to a board that lies right.
            Irregularity::BoardTurned => vec![Effect::Found(irregularity)],
            Irregularity::ColoursReversed => self.reversed(),
            Irregularity::Displaced { right_until } => self.displaced(right_until),
        }
    }

    /// 7.2.1: the game is cancelled; in rapid and blitz only within the first moves, from 2009 only
    /// where supervision is sparse (A.5.1; A.3 of 2009).
    fn wrong_start(&mut self) -> Vec<Effect> {
        let edition = self.rules.edition;
        let supervised = self.rules.supervision == Supervision::Adequate;
        let pace = if supervised && edition >= Edition::E2009 { Pace::Standard } else { self.pace };
        let rule = edition.setup_complaint(pace);
        if let Some(asked) = self.must_ask(&rule, Topic::RapidSetup) {
            return asked;
        }
        let late = match rule.value {
            SetupComplaint::Always => false,
            SetupComplaint::Until { moves, .. } => self.moves_by_each() >= moves,
        };
        if late {
            return refused(Refusal::TooLate);
        }
        let mut effects = vec![Effect::Found(Irregularity::InitialPosition)];
        effects.extend(self.end(Outcome::none(Reason::Annulled)));
        effects
    }

    /// 7.3: from 2017 a new game if fewer than ten moves were made by each.
    fn reversed(&mut self) -> Vec<Effect> {
        let rule = self.rules.edition.reversed_colours();
        if let Some(asked) = self.must_ask(&rule, Topic::ReversedColours) {
            return asked;
        }
        match rule.value {
            Reversed::NewGameBefore(moves) if self.moves_by_each() < moves => {
                let mut effects = vec![Effect::Found(Irregularity::ColoursReversed)];
                effects.extend(self.end(Outcome::none(Reason::Annulled)));
                effects
            }
            Reversed::NewGameBefore(_) | Reversed::Continue => vec![Effect::ColoursStay],
        }
    }

    /// 7.4 and 7.6: back to the position before the irregularity.
    fn displaced(&mut self, right_until: u16) -> Vec<Effect> {
        if right_until > self.ply() {
            return refused(Refusal::NoSuchPly(right_until));
        }
        let mut effects = vec![Effect::Found(Irregularity::Displaced { right_until })];
        effects.extend(self.restore(right_until));
        effects
    }

    /// Moves completed by both players.
    fn moves_by_each(&self) -> u32 {
        u32::from(self.ply() / 2)
    }

    /// 4.8: who has touched a man himself cannot complain any more. What was touched, the arbiter
    /// finds out; where nothing stands now or stood before the last move, nothing was.
    pub(super) fn claim_touch(&mut self, by: Color, square: Square) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        if !self.rules.has_arbiter() {
            return refused(Refusal::NoArbiter);
        }
        if by == self.turn() && !self.making.touched.is_empty() {
            return refused(Refusal::TooLateToComplain);
        }
        let stood =
            self.made.last().is_some_and(|made| made.before.board().piece_at(square).is_some());
        let stands = self.position.board().piece_at(square).is_some();
        if self.rules.rulings_undone && !stood && !stands {
            return refused(Refusal::NothingThere(square));
        }
        self.put_to_arbiter(Matter::Touch(by, square))
    }

    /// The opponent has moved with two hands, as this player says; the arbiter judges (7.5.4).
    pub(super) fn claim_two_hands(&mut self, by: Color) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        if !self.rules.has_arbiter() {
            return refused(Refusal::NoArbiter);
        }
        self.put_to_arbiter(Matter::TwoHands(by))
    }

    /// 4.2.2: what was touched by accident binds nobody, and has answered no offer (9.1.2.1). The men
    /// go back to where they stood, and until they do nothing on that board is a touch.
    pub(super) fn waive_touch(&mut self, of: Color) -> Vec<Effect> {
        if of != self.turn() || self.making.touched.is_empty() {
            return refused(Refusal::NothingTouched(of));
        }
        if self.making.made {
            return refused(Refusal::AlreadyMade);
        }
        if self.making.announced.is_some() || self.making.named.is_some() {
            return refused(Refusal::AlreadyAnnounced);
        }
        let intended = self.making.bound.filter(|mv| !mv.is_castle());
        let lapsed = self.making.lapsed;
        self.making = Making { bound: intended, ..Making::default() };
        if let Some(standing) = &mut self.standing {
            standing.untouch();
        }
        self.settled(|matter| matches!(matter, Matter::Touch(by, _) if by != of));
        for color in Color::ALL {
            self.follow(color, false);
        }
        lapsed.filter(|_| self.offer.is_none()).map_or_else(Vec::new, |by| self.offer_again(by))
    }

    /// What a player has touched before so many plies binds him no more; whether he has not gone on
    /// since.
    pub(super) fn untouch(&mut self, by: Color, ply: u16) -> bool {
        let making = &self.making;
        let begun = making.attempt != Attempt::Nothing
            || making.announced.is_some()
            || making.named.is_some();
        let still = by == self.turn() && ply == self.ply() && !begun;
        if still {
            self.making.touched.clear();
            self.making.ruled = 0;
            if let Some(standing) = &mut self.standing {
                standing.untouch();
            }
        }
        still
    }

    fn offer_again(&mut self, by: Color) -> Vec<Effect> {
        self.offer = Some(by);
        self.settled(|matter| matter == Matter::Increment(by));
        vec![Effect::OfferStands(by)]
    }

    /// The arbiter has ruled that a player touched a man; what was complained of is decided. Other
    /// complaints about that player still wait, also about a move that is taken back, as long as a man
    /// stands there; those about the answer to it fall away.
    pub(super) fn rule_touched(&mut self, of: Color, square: Square) -> Vec<Effect> {
        if !self.rules.rulings_undone {
            self.settled(|matter| matches!(matter, Matter::Touch(..)));
            return self.see_touch(of, square);
        }
        let waiting = self.matters.clone();
        let is_answered = of != self.turn();
        let effects = self.see_touch(of, square);
        self.matters = waiting
            .into_iter()
            .filter(|matter| match *matter {
                Matter::Touch(by, about) if by != of => {
                    let stands = || self.position.board().piece_at(about).is_some();
                    about != square && (!is_answered || stands())
                }
                Matter::Touch(..) => !is_answered,
                _ => self.matters.contains(matter),
            })
            .collect();
        effects
    }

    /// The arbiter has seen that a player touched a man: he must move or capture it now, and if he
    /// has completed another move, that is taken back.
    fn see_touch(&mut self, by: Color, square: Square) -> Vec<Effect> {
        let mut effects = Vec::new();
        if by != self.turn() {
            if self.made.is_empty() {
                return refused(Refusal::NotYourTurn(by));
            }
            effects.extend(self.retract());
        }
        effects.extend(self.touched(square));
        self.making.ruled = self.making.touched.len();
        effects
    }
}
