//! Touch-move on request: in rapid and blitz until 2009 a touched piece binds only where the opponent
//! has asked (2001, B5a; 2009, A.4b).
//!
//! What was touched is noted all the same: it refuses an offer, and gives up what is lost by touching.

use shakmaty::{Color, Move, Position as _, Square, uci::UciMove};

use crate::edition::Topic;
use crate::effect::{Effect, Missing};
use crate::game::boards::Boards;
use crate::game::conduct::Conduct;
use crate::game::course::Course;
use crate::game::terms::Terms;
use crate::game::underway::Underway;
use crate::game::{Game, refused};
use crate::progress::Attempt;
use crate::refusal::Refusal;
use crate::touch::{Duty, NoCastling, Obligation, no_castling, obligation};

impl Game {
    /// A touch that the arbiter has ruled, who was asked.
    pub(super) fn touched_as_ruled(&mut self, square: Square) -> Vec<Effect> {
        if !self.terms.asks_for_touch() {
            let effects = self.touched(square);
            self.underway.progress.ruled = self.underway.progress.touched.len();
            return effects;
        }
        self.underway.progress.asked.push(square);
        let before = self.underway.progress.touched.contains(&square);
        let mut effects = self.touched(square);
        effects.extend(before.then(|| self.underway.binds_now(square, &self.terms, &self.course)));
        effects
    }

    /// Without an arbiter the player's word is enough: what the board has sensed binds, and a move that
    /// was completed with another piece is taken back.
    pub(super) fn bind_by_request(&mut self, by: Color, square: Square) -> Vec<Effect> {
        if by != self.course.turn() {
            if !self.underway.progress.touched.contains(&square) {
                return refused(Refusal::NoTouchOwed(square));
            }
            self.underway.progress.asked.push(square);
            return vec![self.underway.binds_now(square, &self.terms, &self.course)];
        }
        if !self.underway.was_owed(square, &self.terms, &self.course) {
            return refused(Refusal::NoTouchOwed(square));
        }
        let touched = std::mem::take(&mut self.underway.touched_last);
        let mut effects = self.retract();
        (self.underway.progress.touched, self.underway.progress.asked) = (touched, vec![square]);
        effects.push(self.underway.binds_now(square, &self.terms, &self.course));
        effects
    }
}

impl Underway {
    /// By what a touched piece is owed: for king and rook there are articles of their own.
    pub(super) fn owed_topic(&self, terms: &Terms, course: &Course) -> Topic {
        match (self.duty(terms, course), self.barred_castling(terms, course)) {
            (Duty::Move(_), Some(why)) => why.topic(),
            (duty, _) => duty.topic(),
        }
    }

    /// Why the player to move may not castle with the king and the rook that he has touched.
    pub(super) fn barred_castling(&self, terms: &Terms, course: &Course) -> Option<NoCastling> {
        no_castling(&course.position, terms.mode, &self.binding(terms))
    }

    /// That king and rook are touched now and may not castle, also with one more that is taken after the
    /// move was made.
    pub(super) fn no_castling(
        &self,
        more: Option<Square>,
        terms: &Terms,
        course: &Course,
    ) -> Option<Effect> {
        let more = more.filter(|_| !terms.asks_for_touch());
        let touched: Vec<Square> = self.binding(terms).into_iter().chain(more).collect();
        let why = |touched: &[Square]| no_castling(&course.position, terms.mode, touched);
        let before = touched.split_last().and_then(|(_, before)| why(before));
        let now = why(&touched).filter(|_| before.is_none())?;
        Some(Effect::NoCastling(course.position.turn(), now))
    }

    /// What the player to move must do: what he has touched, unless one move is the only one left.
    pub(super) fn duty(&self, terms: &Terms, course: &Course) -> Duty {
        let owed = self.owed_by_touch(terms, course).duty;
        match self.progress.bound {
            Some(mv) => {
                let castle = mv.castling_side().map(Duty::Castle);
                castle.or_else(|| mv.from().map(Duty::Move)).unwrap_or(owed)
            }
            None => owed,
        }
    }

    /// What a player has touched before so many plies binds him no more; whether he has not gone on
    /// since.
    pub(super) fn untouch(
        &mut self,
        by: Color,
        ply: u16,
        course: &Course,
        conduct: &mut Conduct,
    ) -> bool {
        let progress = &self.progress;
        let begun = progress.attempt != Attempt::Nothing
            || progress.announced.is_some()
            || progress.named.is_some();
        let still = by == course.turn() && ply == course.ply() && !begun;
        if still {
            self.progress.touched.clear();
            self.progress.asked.clear();
            self.progress.ruled = 0;
            if let Some(standing) = &mut conduct.unclaimed {
                standing.untouch();
            }
        }
        still
    }

    /// The pieces touched that bind, in the order in which they were touched.
    pub(super) fn binding(&self, terms: &Terms) -> Vec<Square> {
        let progress = &self.progress;
        if !terms.asks_for_touch() {
            return progress.touched.clone();
        }
        let binds = |place: usize, square: Square| {
            place < progress.ruled || progress.asked.contains(&square)
        };
        let touched = progress.touched.iter().copied().enumerate();
        touched.filter(|&(place, square)| binds(place, square)).map(|(_, square)| square).collect()
    }

    /// What the player to move owes by what he has touched, and the moves that do it.
    pub(super) fn owed_by_touch(&self, terms: &Terms, course: &Course) -> Obligation {
        obligation(&course.position, terms.mode, &self.binding(terms))
    }

    /// What was touched stays so by a ruling, as far as it binds.
    pub(super) fn rule_touches(&mut self, terms: &Terms) {
        if !terms.asks_for_touch() {
            self.progress.ruled = self.progress.touched.len();
        }
    }

    /// Whether the last move was made with another piece than this one, which had to move.
    fn was_owed(&self, square: Square, terms: &Terms, course: &Course) -> bool {
        let Some(made) = course.made.last().filter(|_| self.touched_last.contains(&square)) else {
            return false;
        };
        let owed = obligation(&made.before, terms.mode, &[square]);
        owed.duty != Duty::Any && !owed.moves.contains(&made.mv)
    }

    /// A move that stands on the board and is not completed may not stay there.
    fn binds_now(&mut self, square: Square, terms: &Terms, course: &Course) -> Effect {
        if self.progress.legal().is_some_and(|mv| self.breaks_touch(mv, terms, course).is_some()) {
            self.progress.made = false;
        }
        Effect::Touched(course.turn(), square, self.duty(terms, course))
    }

    /// The touched piece that a legal move leaves where it is (4.3). Where one move is the only one
    /// left, touching changes nothing about it (9.5.3).
    pub(super) fn breaks_touch(&self, mv: Move, terms: &Terms, course: &Course) -> Option<Square> {
        if self.progress.touched.is_empty() || self.progress.bound == Some(mv) {
            return None;
        }
        let owed = self.owed_by_touch(terms, course);
        let broken = owed.duty != Duty::Any && !owed.moves.contains(&mv);
        broken
            .then(|| owed.duty.square().or_else(|| self.binding(terms).first().copied()))
            .flatten()
    }

    /// Why a legal move breaks touch-move, by what the player owes (4.3.1 to 4.3.3), or the choice of
    /// the piece that a pawn becomes (4.4.4).
    pub(super) fn touch_refusal(
        &self,
        mv: Move,
        terms: &Terms,
        course: &Course,
    ) -> Option<Refusal> {
        let touch = self
            .breaks_touch(mv, terms, course)
            .map(|square| self.owed_refusal(square, terms, course));
        touch.or_else(|| {
            self.breaks_choice(mv).filter(|_| !self.stands_chosen()).map(Refusal::PieceChosen)
        })
    }

    /// What a legal move lacks that breaks touch-move, or the choice of the piece.
    pub(super) fn owes_otherwise(
        &self,
        mv: Move,
        terms: &Terms,
        course: &Course,
        boards: &Boards,
    ) -> Option<Missing> {
        let touch = self.breaks_touch(mv, terms, course).map(Missing::Touched);
        let chosen =
            || self.breaks_choice(mv).or_else(|| self.promoted_otherwise(terms, course, boards));
        touch.or_else(|| chosen().map(Missing::Chosen))
    }

    /// The same of squares that are no legal move: as with one that is, so that what is refused does
    /// not tell which moves are legal.
    pub(super) fn illegal_breaks_touch(
        &self,
        uci: UciMove,
        terms: &Terms,
        course: &Course,
    ) -> Option<Square> {
        let UciMove::Normal { from, to, .. } = uci else { return None };
        if self.progress.touched.is_empty() {
            return None;
        }
        let duty = self.owed_by_touch(terms, course).duty;
        let first = self.binding(terms).first().copied();
        let broken = self.progress.bound.is_none() && !duty.allows(from, to);
        duty.square().or(first).filter(|_| broken)
    }

    /// Why the player to move may not make this move, because he has touched another piece (4.3).
    pub(super) fn forbidden_by_touch(
        &self,
        uci: UciMove,
        terms: &Terms,
        course: &Course,
    ) -> Option<Refusal> {
        match course.legal(uci) {
            Some(mv) => self.touch_refusal(mv, terms, course),
            None => self
                .illegal_breaks_touch(uci, terms, course)
                .map(|square| self.owed_refusal(square, terms, course)),
        }
    }

    fn owed_refusal(&self, square: Square, terms: &Terms, course: &Course) -> Refusal {
        match self.owed_by_touch(terms, course).duty {
            Duty::Capture(square) => Refusal::MustCapture(square),
            Duty::CaptureWith(own, other) => Refusal::MustCaptureWith(own, other),
            Duty::Any | Duty::Move(_) | Duty::Castle(_) => Refusal::MustMoveTouched(square),
        }
    }
}
