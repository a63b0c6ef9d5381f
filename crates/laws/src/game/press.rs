//! The clock is pressed: is the move complete (FIDE 2023, 6.2.1, 7.5.3, D.2.4)?

use shakmaty::{Color, Move};

use crate::edition::{Counting, IllegalAct};
use crate::effect::{Effect, Matter, Missing};
use crate::game::{Game, refused};
use crate::progress::{Attempt, HandCount};
use crate::refusal::Refusal;
use crate::rules::{Announcing, Authority};

impl Game {
    pub(super) fn press(&mut self, by: Color) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        if self.unpressed == Some(by) {
            return self.press_late(by);
        }
        if by != self.turn() || self.unpressed.is_some() {
            return refused(Refusal::NotYourClock(by));
        }
        if self.owed.is_some() && self.progress.is_moved() && !self.must_seal() {
            return refused(Refusal::MustRepeat(by));
        }
        let missing = self.missing();
        // I.1: write, seal, and only then stop the clock.
        if self.must_seal() && (missing.is_some() || self.progress.legal().is_none()) {
            return vec![Effect::MustSeal(by)];
        }
        if let Some(missing) = missing {
            return self.pressed_early(by, missing);
        }
        let due = self.due_after_pressing();
        let plies = self.ply();
        let effects = self.pressed(by);
        if self.ply() > plies {
            self.owe(due);
        }
        effects
    }

    fn pressed(&mut self, by: Color) -> Vec<Effect> {
        match (self.progress.attempt, self.rules.authority) {
            (Attempt::Legal(mv), _) if !self.is_left(mv) => refused(Refusal::AlreadyMade),
            (Attempt::Legal(mv), _) => self.complete_and_count(by, mv),
            (_, Authority::Referee) => refused(Refusal::IllegalMove),
            (Attempt::KingCaptured, Authority::Arbiter) => {
                self.illegal_act(by, IllegalAct::KingCapture, self.progress.named)
            }
            (_, Authority::Arbiter) => self.illegal_act(by, IllegalAct::Move, self.progress.named),
        }
    }

    /// The player whose clock was not pressed before the opponent went on; he may still do so
    /// (FIDE 2023, 6.2.2).
    #[must_use]
    pub const fn unpressed(&self) -> Option<Color> {
        self.unpressed
    }

    /// What the move still needs before the clock may be pressed.
    #[must_use]
    pub fn missing(&self) -> Option<Missing> {
        let waits = self.rules.announcing.clock_waits() && self.must_repeat();
        let unanswered = || waits.then(|| self.progress.not_answered()).flatten();
        let named =
            self.progress.named.filter(|_| self.rules.announcing == Announcing::RepeatFirst);
        let must_announce = self.rules.announcing != Announcing::Off;
        match self.progress.not_made(must_announce) {
            // A pawn that was named without its piece waits like every other move.
            Some(Missing::Promotion) if named.is_some() => {
                unanswered().or(Some(Missing::Promotion))
            }
            Some(missing) => Some(missing),
            None => match self.progress.legal() {
                Some(mv) => self.owes_otherwise(mv).or_else(unanswered),
                None => named.and_then(|_| unanswered()),
            },
        }
    }

    /// The clock goes on for the player who pressed too early. Under an arbiter a press without a
    /// made move is an illegal act of its own (7.5.3); on a peg board a move is made only when it
    /// is announced (D.2.3.3). That the opponent has not yet repeated or executed is no fault of
    /// the mover's hand: the move is made, and an event lets the clock wait.
    fn pressed_early(&mut self, by: Color, missing: Missing) -> Vec<Effect> {
        let mut effects = vec![Effect::NotCompleted(by, missing)];
        if self.rules.authority == Authority::Referee {
            return effects;
        }
        match missing {
            Missing::Promotion => {
                effects.extend(self.illegal_act(by, IllegalAct::Promotion, self.progress.named));
            }
            Missing::Move | Missing::Release | Missing::Rook | Missing::Announcement => {
                effects.extend(self.pressed_without_move(by));
            }
            Missing::Touched(_)
            | Missing::Chosen(_)
            | Missing::SameMove
            | Missing::Repetition
            | Missing::Execution => {}
        }
        effects
    }

    /// 7.5.3: as an illegal move. Games are still open in which the arbiter was to decide where that
    /// loses.
    fn pressed_without_move(&mut self, by: Color) -> Vec<Effect> {
        let act = IllegalAct::NoMove;
        let counts = self.rules.edition.counts_as_illegal(act).value == Counting::Illegal;
        let asks = self.rules.penalties_ruled && !self.rules.by_the_letter;
        if asks && counts && self.loses_by_next(by) {
            return self.put_to_arbiter(Matter::Conduct(by, act));
        }
        self.counted(by, act)
    }

    /// The arbiter has seen that a player pressed the clock without having made a move (7.5.3).
    pub(super) fn see_no_move(&mut self, by: Color) -> Vec<Effect> {
        if let Some(refusal) = self.not_running().filter(|_| !self.is_paused()) {
            return refused(refusal);
        }
        self.settled(|matter| matter == Matter::Conduct(by, IllegalAct::NoMove));
        self.counted(by, IllegalAct::NoMove)
    }

    /// An act that some editions count as illegal, others only forbid.
    pub(super) fn counted(&mut self, by: Color, act: IllegalAct) -> Vec<Effect> {
        match self.rules.edition.counts_as_illegal(act).value {
            Counting::Illegal => self.illegal_act(by, act, None),
            Counting::Forbidden => self.put_to_arbiter(Matter::Conduct(by, act)),
            Counting::NotNamed => Vec::new(),
        }
    }

    /// 7.5.4: two hands for one move; from 2018 only if the clock was pressed too.
    pub(super) fn two_hands(&mut self, by: Color) -> Vec<Effect> {
        if let Some(refusal) = self.not_in_play() {
            return refused(refusal);
        }
        if !self.rules.has_arbiter() {
            return refused(Refusal::NoArbiter);
        }
        let late = self.rules.by_the_letter && self.unpressed == Some(by);
        let pressed = by != self.turn() && !self.made.is_empty() && !late;
        let ply = self.ply() - u16::from(pressed || late);
        // Two faults in one move count once (interpretation of FIDE 2017).
        if self.hands_seen == Some(ply) {
            return refused(Refusal::NothingToClaim);
        }
        self.settled(|matter| matches!(matter, Matter::TwoHands(of, _) if of != by));
        self.hands_seen = Some(ply);
        if by == self.turn() {
            self.progress.hands = HandCount::Two;
        }
        self.counted(by, IllegalAct::TwoHands { pressed })
    }

    /// 7.5.4: two hands were seen before the clock, and now it is pressed.
    fn complete_and_count(&mut self, by: Color, mv: Move) -> Vec<Effect> {
        let due = self.progress.hands == HandCount::Two
            && self.counts_two_hands(true)
            && !self.counts_two_hands(false);
        let mut effects = self.complete(mv);
        if due && self.is_running() && self.turn() != by {
            let seen = Matter::Conduct(by, IllegalAct::TwoHands { pressed: false });
            self.settled(|matter| matter == seen);
            effects.extend(self.illegal_act(by, IllegalAct::TwoHands { pressed: true }, None));
        }
        effects
    }

    /// Whether two hands for one move are an illegal act, the clock being pressed or not.
    pub(super) fn counts_two_hands(&self, pressed: bool) -> bool {
        let act = IllegalAct::TwoHands { pressed };
        self.rules.edition.counts_as_illegal(act).value == Counting::Illegal
    }
}
