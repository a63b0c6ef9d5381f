//! What is said of a move before it counts (Appendix D.2.1, D.2.3, D.2.8).

use shakmaty::{Color, Move, Position, uci::UciMove};

use crate::edition::IllegalAct;
use crate::effect::{Effect, Made, Matter};
use crate::game::{Game, refused};
use crate::progress::{Attempt, Reply};
use crate::refusal::Refusal;
use crate::rules::Authority;

impl Game {
    /// The mover announces. What cannot be a legal move is asked for again: only a completed move
    /// is illegal (7.5.1).
    pub(super) fn announce(&mut self, by: Color, uci: UciMove) -> Vec<Effect> {
        if let Some(refusal) = self.cannot_move(by) {
            return refused(refusal);
        }
        if self.must_seal() {
            // What is said aloud is sealed no more (I.1).
            return vec![Effect::MustSeal(by)];
        }
        if self.owed.is_some() {
            return refused(Refusal::MustRepeat(by));
        }
        // Who has announced what is illegal and moved otherwise says now what he has moved.
        let moved = self.progress.legal().filter(|_| self.progress.named.is_some());
        if moved.is_some() && moved == self.legal(uci) {
            return self.correct(by, uci);
        }
        if self.progress.announced.is_some() || self.progress.named.is_some() {
            return refused(Refusal::AlreadyAnnounced);
        }
        self.say(by, uci, Effect::Announced)
    }

    /// D.2.8: a slip of the tongue is corrected at once, before the opponent's clock is started.
    /// After that the boards are compared (D.2.9).
    pub(super) fn correct(&mut self, by: Color, uci: UciMove) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        if by != self.turn() || self.owed.is_some() {
            return self.correct_too_late(by, uci);
        }
        if self.progress.announced.is_none() && self.progress.named.is_none() {
            return refused(Refusal::NothingAnnounced);
        }
        let Some(mv) = self.legal(uci) else { return self.say_illegal(by, uci) };
        if self.progress.made && !self.progress.by_word && self.progress.legal() != Some(mv) {
            // The hand has made the move; the tongue cannot change it (4.7).
            return refused(Refusal::AlreadyMade);
        }
        let before = self.progress.clone();
        self.progress.reply = Reply::default();
        (self.progress.announced, self.progress.named) = (None, None);
        self.progress.made &= !self.progress.by_word;
        let effects = self.say(by, uci, Effect::Corrected);
        if let [Effect::Refused(_)] = effects[..] {
            self.progress = before;
        }
        effects
    }

    /// The correction that last came too late: the move that stays, and the one that its player named
    /// instead, which need not be legal (D.2.8).
    #[must_use]
    pub const fn corrected_late(&self) -> Option<&(Made, UciMove)> {
        self.late.as_ref()
    }

    fn correct_too_late(&mut self, by: Color, uci: UciMove) -> Vec<Effect> {
        let last = self.made.iter().rev().take(2).find(|made| made.by() == by);
        let Some(made) = last else { return refused(Refusal::NotYourTurn(by)) };
        self.late = Some((made.clone(), uci));
        self.put_to_arbiter(Matter::BoardsDiffer)
    }

    fn say(&mut self, by: Color, uci: UciMove, how: fn(crate::Spoken) -> Effect) -> Vec<Effect> {
        let Some(mv) = self.legal(uci) else { return self.say_illegal(by, uci) };
        if let Some(refusal) = self.forbidden_by_touch(uci) {
            return refused(refusal);
        }
        if !self.is_left(mv) {
            return refused(Refusal::AlreadyMade);
        }
        if let Some(role) = self.promoted_otherwise().filter(|&role| mv.promotion() != Some(role)) {
            return refused(Refusal::PieceChosen(role));
        }
        self.progress.announced = Some(mv);
        let mut effects = vec![how(self.spoken(mv))];
        effects.extend(self.decline_by_moving(by));
        effects.extend(self.said(by, mv));
        if self.is_running() && !self.moved_on(by) && self.must_repeat() {
            effects.push(Effect::AskRepeat(!by));
        }
        effects
    }

    fn moved_on(&self, by: Color) -> bool {
        self.position.turn() != by
    }

    /// What an announcement does to the move on the board.
    fn said(&mut self, by: Color, mv: Move) -> Vec<Effect> {
        match self.progress.attempt {
            // Without a board of his own, what a player says is his move.
            _ if self.rules.boards[by].is_kept() && !self.progress.made => {
                self.progress.attempt = Attempt::Legal(mv);
                self.progress.named = None;
                self.progress.by_word = true;
                self.made_on_board(mv)
            }
            Attempt::Legal(stands) if stands != mv => {
                let (announced, board) = (self.spoken(mv), self.spoken(stands));
                vec![Effect::AnnouncementDiffers { announced, board }]
            }
            Attempt::Legal(stands) => self.made_on_board(stands),
            _ => Vec::new(),
        }
    }

    /// D.2.1: a promotion is announced with its piece. Under an arbiter anything else that is said is
    /// announced, and only completed it is illegal (7.5.1).
    fn say_illegal(&mut self, by: Color, uci: UciMove) -> Vec<Effect> {
        match self.queened(uci) {
            Some(_) => vec![Effect::AskPromotion(by)],
            None if self.rules.authority == Authority::Referee || self.moves_nothing(uci) => {
                refused(Refusal::IllegalMove)
            }
            None => self.name(uci, self.rules.boards[by].is_kept()),
        }
    }

    /// What is no legal move is announced, and repeated like any other: whether it is one, each
    /// player knows for himself. `stands`: by that it stands on his board as well.
    pub(super) fn name(&mut self, uci: UciMove, stands: bool) -> Vec<Effect> {
        let by = self.turn();
        if self.progress.made && !self.progress.by_word {
            return refused(Refusal::AlreadyMade);
        }
        if self.owed.is_some() {
            return refused(Refusal::MustRepeat(by));
        }
        if let Some(refusal) = self.forbidden_by_touch(uci) {
            return refused(refusal);
        }
        if self.progress.bound.is_some() {
            return refused(Refusal::AlreadyMade);
        }
        let corrects = self.announced().is_some();
        self.progress.unsay();
        self.progress.named = Some(uci);
        if stands {
            self.progress.attempt = match self.act_of(uci) {
                IllegalAct::KingCapture => Attempt::KingCaptured,
                _ => self.queened(uci).map_or(Attempt::Illegal, Attempt::Unpromoted),
            };
        }
        let Some(mv) = self.announced() else { return Vec::new() };
        let how = if corrects { Effect::Corrected } else { Effect::Announced };
        let mut effects = vec![how(self.spoken(mv))];
        effects.extend(self.decline_by_moving(by));
        effects.extend(self.must_repeat().then_some(Effect::AskRepeat(!by)));
        effects
    }
}
