//! Boards that were wrong without a move being illegal (FIDE 2023, 7.2 to 7.4, 7.6), and complaints
//! about touching (4.8).

use shakmaty::{CastlingSide, Color, EnPassantMode, Position as _, Square};

use crate::edition::{Reversed, SetupComplaint, Topic, WrongPlace};
use crate::effect::{Effect, Matter};
use crate::event::{Irregularity, Misplaced};
use crate::game::{Game, Phase, refused};
use crate::outcome::{Outcome, Reason};
use crate::progress::{Attempt, Progress};
use crate::refusal::Refusal;

impl Game {
    pub(super) fn found(&mut self, irregularity: Irregularity) -> Vec<Effect> {
        match self.phase {
            Phase::Running | Phase::Paused => {}
            _ => return refused(self.not_running().unwrap_or(Refusal::NotRunning)),
        }
        match irregularity {
            Irregularity::InitialPosition | Irregularity::WrongPlace(..) => {
                self.wrong_start(irregularity)
            }
            Irregularity::BoardTurned => self.turned(),
            Irregularity::ColoursReversed => self.reversed(),
            Irregularity::Displaced { right_until } => self.displaced(right_until),
        }
    }

    /// Why nothing can be claimed of the set-up or of how the board lies: in rapid and blitz that is
    /// only within the first moves, from 2009 only where supervision is sparse (A.5.1.2; A.3 of 2009).
    fn too_late_for_set_up(&mut self) -> Option<Vec<Effect>> {
        let rule = self.rules.edition.setup_complaint(self.pace, self.rules.supervision);
        if let Some(asked) = self.must_ask(&rule, Topic::RapidSetup) {
            return Some(asked);
        }
        let late = match rule.value {
            SetupComplaint::Always => false,
            SetupComplaint::Until { moves, .. } => self.moves_by_each() >= moves,
        };
        late.then(|| refused(Refusal::TooLate))
    }

    /// 7.2.2: the position is transferred to a board that lies right.
    fn turned(&mut self) -> Vec<Effect> {
        let late = self.rules.by_the_letter.then(|| self.too_late_for_set_up()).flatten();
        late.unwrap_or_else(|| vec![Effect::Found(Irregularity::BoardTurned)])
    }

    /// 7.2.1: the game is cancelled.
    fn wrong_start(&mut self, what: Irregularity) -> Vec<Effect> {
        if let Some(refused) = self.too_late_for_set_up() {
            return self.castling_lost(what).unwrap_or(refused);
        }
        let mut effects = vec![Effect::Found(what)];
        effects.extend(self.end(Outcome::none(Reason::Annulled)));
        effects
    }

    /// Too late, the game goes on as it was set up, but who stood wrongly does not castle (A.5.1.2; until
    /// 2009 only a king that has changed places with its queen).
    fn castling_lost(&mut self, what: Irregularity) -> Option<Vec<Effect>> {
        let Irregularity::WrongPlace(of, what) = what else { return None };
        let rule = self.rules.edition.setup_complaint(self.pace, self.rules.supervision);
        let SetupComplaint::Until { castling, .. } = rule.value else { return None };
        let side = match (castling, what) {
            (_, Misplaced::KingAndQueen) | (WrongPlace::KingOrRook, Misplaced::King) => None,
            (WrongPlace::KingOrRook, Misplaced::Rook(side)) => Some(side),
            (WrongPlace::KingAndQueen, Misplaced::King | Misplaced::Rook(_)) => return None,
        };
        if self.asks(&rule) {
            return None;
        }
        self.forbid_castling(of, side);
        Some(vec![Effect::CastlingLost(of, side)])
    }

    /// Takes the right to castle from the position, as it is written and compared.
    fn forbid_castling(&mut self, of: Color, side: Option<CastlingSide>) {
        let mut rights = self.position.castles().castling_rights();
        let lost = |&side: &CastlingSide| self.position.castles().rook(of, side);
        let sides =
            CastlingSide::ALL.into_iter().filter(|one| side.is_none_or(|side| side == *one));
        for rook in sides.filter_map(|side| lost(&side)) {
            rights.discard(rook);
        }
        let mut setup = self.position.to_setup(EnPassantMode::Legal);
        setup.castling_rights = rights;
        if let Some(position) = self.position.changed(setup) {
            self.position = position;
            self.forget_position();
            self.note_position();
        }
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
    pub(super) fn displaced(&mut self, right_until: u16) -> Vec<Effect> {
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

    /// 4.8: who has touched a piece himself cannot complain any more. What was touched, the arbiter
    /// finds out; where nothing stands now or stood before the last move, nothing was.
    pub(super) fn claim_touch(&mut self, by: Color, square: Square) -> Vec<Effect> {
        if let Some(refusal) = self.not_in_play() {
            return refused(refusal);
        }
        if !self.rules.has_arbiter() && !self.asks_for_touch() {
            return refused(Refusal::NoArbiter);
        }
        if by == self.turn() && !self.progress.touched.is_empty() {
            return refused(Refusal::TooLateToComplain);
        }
        if !self.rules.has_arbiter() {
            return self.bind_by_request(by, square);
        }
        let stood =
            self.made.last().is_some_and(|made| made.before.board().piece_at(square).is_some());
        let stands = self.position.board().piece_at(square).is_some();
        if self.rules.rulings_undone && !stood && !stands {
            return refused(Refusal::NothingThere(square));
        }
        self.put_to_arbiter(Matter::Touch(by, square, self.turn_of(!by)))
    }

    /// The ply, counted from 1, of a player's turn: of the one that he has, or of the last that he has
    /// had; 0 if he has had none.
    #[must_use]
    pub fn turn_of(&self, color: Color) -> u16 {
        if color == self.turn() { self.ply() + 1 } else { self.ply() }
    }

    /// The opponent has moved with two hands, as this player says; the arbiter judges (7.5.4).
    pub(super) fn claim_two_hands(&mut self, by: Color) -> Vec<Effect> {
        if let Some(refusal) = self.not_in_play() {
            return refused(refusal);
        }
        if !self.rules.has_arbiter() {
            return refused(Refusal::NoArbiter);
        }
        self.put_to_arbiter(Matter::TwoHands(by, self.turn_of(!by)))
    }

    /// 4.2.2: what was touched by accident binds nobody, and has answered no offer (9.1.2.1). The pieces
    /// go back to where they stood, and until they do nothing on that board is a touch. A move that was
    /// only said stays as it was said.
    pub(super) fn waive_touch(&mut self, of: Color) -> Vec<Effect> {
        if of != self.turn() || self.progress.touched.is_empty() {
            return refused(Refusal::NothingTouched(of));
        }
        let only_said = self.rules.boards[of].is_kept() && self.progress.stands_by_word();
        if self.progress.by_word || only_said {
            self.progress.touched.clear();
            self.progress.ruled = 0;
        } else if self.progress.made {
            return refused(Refusal::AlreadyMade);
        } else if self.progress.announced.is_some() || self.progress.named.is_some() {
            return refused(Refusal::AlreadyAnnounced);
        } else {
            let bound = self.progress.bound.filter(|mv| !mv.is_castle());
            let lapsed = self.progress.lapsed;
            self.progress = Progress { bound, lapsed, ..Progress::default() };
        }
        if let Some(standing) = &mut self.unclaimed {
            standing.untouch();
        }
        self.settled(|matter| matches!(matter, Matter::Touch(by, ..) if by != of));
        for color in Color::ALL {
            self.follow(color, false);
        }
        let lapsed = self.progress.lapsed.take().filter(|_| self.offer.is_none());
        let lapsed = lapsed.filter(|_| self.progress.attempt == Attempt::Nothing);
        lapsed.map_or_else(Vec::new, |by| self.offer_again(by))
    }

    /// What a player has touched before so many plies binds him no more; whether he has not gone on
    /// since.
    pub(super) fn untouch(&mut self, by: Color, ply: u16) -> bool {
        let progress = &self.progress;
        let begun = progress.attempt != Attempt::Nothing
            || progress.announced.is_some()
            || progress.named.is_some();
        let still = by == self.turn() && ply == self.ply() && !begun;
        if still {
            self.progress.touched.clear();
            self.progress.asked.clear();
            self.progress.ruled = 0;
            if let Some(standing) = &mut self.unclaimed {
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

    /// The arbiter has ruled that a player touched a piece; what was complained of is decided. Other
    /// complaints about that player still wait, also about a move that is taken back, as long as a piece
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
                Matter::Touch(by, about, _) if by != of => {
                    let stands = || self.position.board().piece_at(about).is_some();
                    about != square && (!is_answered || stands())
                }
                Matter::Touch(..) => !is_answered,
                _ => self.matters.contains(matter),
            })
            .collect();
        effects
    }

    /// The arbiter has ruled that a player touched a piece in the turn of this ply. That turn goes on, or
    /// comes again: then it is like a restored position (7.6), with the times that the clocks showed in
    /// it. Complaints about that turn and those before it still wait, where a piece stands that they are
    /// about.
    pub(super) fn rule_touched_at(&mut self, of: Color, square: Square, ply: u16) -> Vec<Effect> {
        let last = self.turn_of(of);
        if ply == 0 || ply > last || !(last - ply).is_multiple_of(2) {
            return refused(Refusal::NotYourTurn(of));
        }
        let waiting = self.matters.clone();
        let mut effects = if ply < self.ply() { self.restore(ply - 1) } else { Vec::new() };
        effects.extend(self.see_touch(of, square));
        let standing = self.matters.clone();
        let stands = |piece: Square| self.position.board().piece_at(piece).is_some();
        self.matters = waiting
            .into_iter()
            .filter(|matter| match *matter {
                Matter::Touch(by, about, at) if at == ply => {
                    (by == of || about != square) && stands(about)
                }
                Matter::Touch(_, _, at) => at < ply,
                _ => standing.contains(matter),
            })
            .collect();
        effects
    }

    /// A.4b of 2009: the arbiter rules on a touch only where a player asks.
    fn is_unasked(&self, of: Color, square: Square) -> bool {
        let asks = |matter: &Matter| matches!(*matter, Matter::Touch(by, about, _) if by != of && about == square);
        let only_asked = self.rules.closely_read && self.asks_for_touch();
        only_asked && !self.matters.iter().any(asks)
    }

    /// The arbiter has seen that a player touched a piece: he must move or capture it now, and if he
    /// has completed another move, that is taken back.
    fn see_touch(&mut self, by: Color, square: Square) -> Vec<Effect> {
        if self.is_unasked(by, square) {
            return refused(Refusal::NothingToDecide);
        }
        let mut effects = Vec::new();
        if by != self.turn() {
            if self.made.is_empty() {
                return refused(Refusal::NotYourTurn(by));
            }
            effects.extend(self.retract());
        }
        effects.extend(self.touched_as_ruled(square));
        effects
    }
}
