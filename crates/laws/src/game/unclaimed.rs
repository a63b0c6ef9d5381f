//! An illegal move that nobody has claimed yet: rapid and blitz under sparse supervision (FIDE
//! 2023, A.5; earlier A.4 and B).
//!
//! It is completed like any other, and the game goes on from the position after it, also where a king
//! was left in check: that king may not be captured, and after the opponent's move it may be brought
//! out of check. Nobody tells the opponent. Two kings in check and a pawn on the last rank must be
//! gone after his move, or the game is drawn (A.5.4).

use shakmaty::{Color, Move, Position, Role, Square, uci::UciMove};

use crate::edition::{IllegalAct, Redress};
use crate::effect::{Effect, Made, Matter};
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
        // A game by other rules than those of chess does not go on from what they do not allow.
        if self.position.chess().is_none() {
            return self.penalise(by, act, None, false);
        }
        let mv = self.carried_out_on(by, uci);
        let Some((mv, after)) = mv.and_then(|mv| Some((mv, carried_out(&self.position, mv)?)))
        else {
            return self.stop_for(Matter::Position);
        };
        let stays = calls_arbiter(self.position.board()) && is_illegal(&after);
        let calls = calls_arbiter(after.board()) && !stays;
        if calls && self.rules.edition.illegal_position_seen().value {
            return self.penalise(by, act, None, !self.rules.minutes_by_claim);
        }
        let moved = self.binding();
        let table = self.table(by);
        self.boards[table].pieces = after.board().clone();
        let brought = self.press_clock(by);
        let mut effects = vec![self.said_and_played(mv)];
        effects.push(if calls { Effect::IllegalPosition(!by) } else { Effect::IllegalStands(by) });
        effects.extend(brought.map(|time| Effect::PeriodBegan(by, time)));
        effects.extend(self.decline_by_moving(by));
        self.record_completed(by, &mut effects);
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

    /// Until when an illegal move can be put right: where minutes are given by a claim alone, until it is
    /// answered.
    pub(super) fn redress(&self) -> Redress {
        let rule = self.rules.edition.illegal(self.pace, self.rules.supervision).value;
        match rule.redress {
            Redress::Always if self.rules.minutes_by_claim => {
                Redress::BeforeMove { arbiter_may_see: true }
            }
            redress => redress,
        }
    }

    /// An illegal move was answered that the arbiter has put right even then, without minutes for anybody:
    /// where they are given by a claim alone.
    pub(super) fn answered_unclaimed(&mut self) -> Vec<Effect> {
        let rule = self.rules.edition.illegal(self.pace, self.rules.supervision).value;
        let due = rule.redress == Redress::Always && self.rules.minutes_by_claim;
        if due && self.is_running() { self.stop_for(Matter::Position) } else { Vec::new() }
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
        let redress = self.redress();
        match &self.unclaimed {
            Some(standing) if standing.by != by => {
                if redress == Redress::BeforeTouch && standing.touched {
                    return refused(Refusal::NothingToClaim);
                }
                self.undo_standing(true)
            }
            _ => refused(Refusal::NothingToClaim),
        }
    }

    /// The last illegal move that was answered, by the plies before it: it stands, and only both together
    /// can correct it (A.4c of 2009; A.5.2).
    fn answered_illegal(&self) -> Option<u16> {
        let answered = self.made.len().checked_sub(1)?;
        let illegal = |made: &Made| {
            let uci = made.uci(self.mode);
            !uci.to_move(&made.before).is_ok_and(|mv| mv.capture() != Some(Role::King))
        };
        let ply = self.made[..answered].iter().rposition(illegal)?;
        u16::try_from(ply).ok()
    }

    /// A player wants an illegal move corrected that was answered. Once the other wants it too, the position
    /// before it is restored, and it costs nobody anything.
    pub(super) fn corrects_by_agreement(&mut self, by: Color) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        let knows = self.rules.edition.corrected_by_agreement(self.pace).value;
        let stands = matches!(self.redress(), Redress::BeforeMove { .. }) && knows;
        let Some(ply) = self.answered_illegal().filter(|_| stands) else {
            return refused(Refusal::NothingToClaim);
        };
        if self.corrects == Some(!by) {
            return self.restore(ply);
        }
        self.corrects = Some(by);
        vec![Effect::CorrectionWanted(by, ply)]
    }

    /// The arbiter has seen it (FIDE 2014 and later).
    pub(super) fn see_illegal(&mut self, by: Color) -> Vec<Effect> {
        let redress = self.redress();
        match &self.unclaimed {
            Some(standing) if standing.by == by => match redress {
                Redress::Always | Redress::BeforeMove { arbiter_may_see: true } => {
                    self.undo_standing(false)
                }
                Redress::BeforeTouch | Redress::BeforeMove { .. } => {
                    refused(Refusal::NothingToDecide)
                }
            },
            _ => refused(Refusal::NothingToDecide),
        }
    }

    /// Back to the position before it, with the offender to move, and the penalty.
    fn undo_standing(&mut self, claimed: bool) -> Vec<Effect> {
        let Some((standing, mv)) = self.withdraw_unclaimed() else { return Vec::new() };
        let asked = standing.moved.clone();
        self.progress = Progress { touched: standing.moved, asked, ..Progress::default() };
        let squares = mv.from().map(|from| UciMove::Normal { from, to: mv.to(), promotion: None });
        let queen = self.queen_due(standing.act, squares);
        let pays = claimed || !self.rules.minutes_by_claim;
        let mut effects = self.penalise(standing.by, standing.act, queen, pays);
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
