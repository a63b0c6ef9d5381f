//! An illegal move that nobody has claimed yet: rapid and blitz under sparse supervision (FIDE
//! 2023, A.5; earlier A.4 and B).
//!
//! It is completed like any other, and the game goes on from the position after it, also where a king
//! was left in check: that king may not be captured, and after the opponent's move it may be brought
//! out of check. Nobody tells the opponent. Two kings in check and a pawn on the last rank must be
//! gone after his move, or the game is drawn (A.5.4).

use shakmaty::{Color, Move, Position, Square, uci::UciMove};

use crate::edition::{IllegalAct, Redress};
use crate::effect::{Effect, Matter};
use crate::game::{Game, refused};
use crate::outcome::{Outcome, Reason};
use crate::progress::Progress;
use crate::refusal::Refusal;
use crate::unlawful::{as_move, calls_arbiter, carried_out, is_illegal, move_to};

/// An illegal move that stands; it is the last of the moves made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unclaimed {
    /// Whose it is.
    by: Color,
    act: IllegalAct,
    /// The pieces moved and captured by it, which stay touched when it is taken back.
    moved: Vec<Square>,
    /// Whether the opponent has touched a piece since.
    touched: bool,
}

impl Unclaimed {
    /// Whose it is.
    pub(super) const fn by(&self) -> Color {
        self.by
    }

    /// What the opponent has touched since was no touch.
    pub(super) const fn untouch(&mut self) {
        self.touched = false;
    }
}

impl Game {
    /// The illegal move is completed; it stands until it is claimed. Where more than one piece has
    /// moved, the arbiter finds the position (7.6).
    pub(super) fn let_stand(
        &mut self,
        by: Color,
        act: IllegalAct,
        uci: Option<UciMove>,
    ) -> Vec<Effect> {
        let mv = self.carried_out_on(by, uci);
        let Some((mv, after)) = mv.and_then(|mv| Some((mv, carried_out(&self.position, mv)?)))
        else {
            return self.stop_for(Matter::Position);
        };
        let stays = calls_arbiter(self.position.board()) && is_illegal(&after);
        let calls = calls_arbiter(after.board()) && !stays;
        if calls && self.rules.edition.illegal_position_seen().value {
            return self.penalise(by, act, None);
        }
        let moved = self.binding();
        let table = self.table(by);
        self.boards[table].pieces = after.board().clone();
        let brought = self.press_clock(by);
        let mut effects = self.said_and_played(mv);
        effects.push(if calls { Effect::IllegalPosition(!by) } else { Effect::IllegalStands(by) });
        effects.extend(brought.map(|time| Effect::PeriodBegan(by, time)));
        effects.extend(self.decline_by_moving(by));
        effects.extend(self.record_completed(by));
        self.unclaimed = Some(Unclaimed { by, act, moved, touched: false });
        if stays {
            effects.extend(self.stays_illegal());
        } else {
            effects.extend(self.clock.is_some().then_some(Effect::ClockStarted(!by)));
        }
        effects
    }

    /// The illegal move as the board shows it or, where that shows none, as it was named.
    fn carried_out_on(&self, by: Color, uci: Option<UciMove>) -> Option<Move> {
        let board = self.board(by);
        if self.rules.boards[by].is_kept() || board == self.position.board() {
            uci.and_then(|uci| as_move(&self.position, uci))
        } else {
            move_to(&self.position, board)
        }
    }

    /// A.5.4: the illegal position is still there after the next move.
    pub(super) fn stays_illegal(&mut self) -> Vec<Effect> {
        if self.rules.edition.illegal_position_draws().value {
            self.end(Outcome::draw(Reason::IllegalPosition))
        } else {
            self.stop_for(Matter::Position)
        }
    }

    /// Touching gives up the right to claim where the edition says so.
    pub(super) fn give_up_by_touching(&mut self) {
        let turn = self.turn();
        if let Some(standing) = self.unclaimed.as_mut().filter(|standing| standing.by != turn) {
            standing.touched = true;
        }
    }

    /// The opponent claims that the last move was illegal, before his own move (A.5.2).
    pub(super) fn claim_illegal(&mut self, by: Color) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        let redress = self.rules.edition.illegal(self.pace, self.rules.supervision).value.redress;
        match &self.unclaimed {
            Some(standing) if standing.by != by => {
                if redress == Redress::BeforeTouch && standing.touched {
                    return refused(Refusal::NothingToClaim);
                }
                self.undo_standing()
            }
            _ => refused(Refusal::NothingToClaim),
        }
    }

    /// The arbiter has seen it (FIDE 2014 and later).
    pub(super) fn see_illegal(&mut self, by: Color) -> Vec<Effect> {
        let redress = self.rules.edition.illegal(self.pace, self.rules.supervision).value.redress;
        match &self.unclaimed {
            Some(standing) if standing.by == by => match redress {
                Redress::Always | Redress::BeforeMove { arbiter_may_see: true } => {
                    self.undo_standing()
                }
                Redress::BeforeTouch | Redress::BeforeMove { .. } => {
                    refused(Refusal::NothingToDecide)
                }
            },
            _ => refused(Refusal::NothingToDecide),
        }
    }

    /// Back to the position before it, with the offender to move, and the penalty.
    fn undo_standing(&mut self) -> Vec<Effect> {
        let Some((standing, mv)) = self.withdraw_unclaimed() else { return Vec::new() };
        let asked = standing.moved.clone();
        self.progress = Progress { touched: standing.moved, asked, ..Progress::default() };
        let squares = mv.from().map(|from| UciMove::Normal { from, to: mv.to(), promotion: None });
        let queen = self.queen_due(standing.act, squares);
        let mut effects = self.penalise(standing.by, standing.act, queen);
        if self.is_running() && self.turn() == standing.by {
            effects.extend(self.clock.is_some().then_some(Effect::ClockStarted(standing.by)));
        }
        effects
    }

    /// The position before it, and the clock as its maker left it; the move withdrawn.
    fn withdraw_unclaimed(&mut self) -> Option<(Unclaimed, Move)> {
        let standing = self.unclaimed.take()?;
        self.cross_out_from(self.ply().checked_sub(1)?);
        let made = self.made.pop()?;
        self.forget_position();
        self.position = made.before;
        self.owed = None;
        self.valid_from = self.asked + 1;
        let running = self.is_running();
        if let Some(clock) = &mut self.clock {
            clock.give_back(standing.by, self.now);
            if !running {
                clock.pause(self.now);
            }
        }
        Some((standing, made.mv))
    }
}
