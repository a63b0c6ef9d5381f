//! An illegal move that nobody has claimed yet: rapid and blitz under sparse supervision (FIDE
//! 2023, A.5; earlier A.4 and B).
//!
//! It is completed like any other, and the game goes on from the position after it, also where a king
//! was left in check: that king may not be captured, and after the opponent's move it may be brought
//! out of check. Nobody tells the opponent. Two kings in check and a pawn on the last rank must be
//! gone after his move, or the game is drawn (A.5.4).

use shakmaty::{Color, Move, Position as _, uci::UciMove};

use crate::edition::{IllegalAct, Redress};
use crate::effect::{Effect, Matter};
use crate::game::conduct::Unclaimed;
use crate::game::{Game, refused};
use crate::outcome::{Outcome, Reason};
use crate::progress::Progress;
use crate::refusal::Refusal;
use crate::unlawful::{calls_arbiter, carried_out, is_illegal};

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
        if self.course.position.chess().is_none() {
            return self.penalise(by, act, None, false);
        }
        let mv = self.boards.carried_out_on(by, uci, &self.terms, &self.course);
        let Some((mv, after)) =
            mv.and_then(|mv| Some((mv, carried_out(&self.course.position, mv)?)))
        else {
            return self.stop_for(Matter::Position);
        };
        let stays = calls_arbiter(self.course.position.board()) && is_illegal(&after);
        let calls = calls_arbiter(after.board()) && !stays;
        if calls && self.terms.rules.edition.illegal_position_seen().value {
            return self.penalise(by, act, None, !self.terms.rules.minutes_by_claim);
        }
        let moved = self.underway.binding(&self.terms);
        let table = self.terms.table(by);
        self.boards.own[table].pieces = after.board().clone();
        let brought = self.clocks.press(by);
        let mut effects = vec![self.said_and_played(mv)];
        effects.push(if calls { Effect::IllegalPosition(!by) } else { Effect::IllegalStands(by) });
        effects.extend(brought.map(|time| Effect::PeriodBegan(by, time)));
        effects.extend(self.offers.decline_by_moving(by, &self.terms, &mut self.docket));
        self.record_completed(by, &mut effects);
        self.conduct.unclaimed = Some(Unclaimed { by, act, moved, touched: false });
        if stays {
            effects.extend(self.stays_illegal());
        } else {
            effects.extend(self.clocks.clock.is_some().then_some(Effect::ClockStarted(!by)));
        }
        effects
    }

    /// A.5.4: the illegal position is still there after the next move.
    pub(super) fn stays_illegal(&mut self) -> Vec<Effect> {
        if self.terms.rules.edition.illegal_position_draws().value {
            self.end(Outcome::draw(Reason::IllegalPosition))
        } else {
            self.stop_for(Matter::Position)
        }
    }

    /// An illegal move was answered that the arbiter has put right even then, without minutes for anybody:
    /// where they are given by a claim alone.
    pub(super) fn answered_unclaimed(&mut self) -> Vec<Effect> {
        let rule =
            self.terms.rules.edition.illegal(self.terms.pace, self.terms.rules.supervision).value;
        let due = rule.redress == Redress::Always && self.terms.rules.minutes_by_claim;
        if due && self.is_running() { self.stop_for(Matter::Position) } else { Vec::new() }
    }
}

/// The opponent claims that the last move was illegal, before his own move (A.5.2).
pub(super) fn claim_illegal(game: &mut Game, by: Color) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_running() {
        return refused(refusal);
    }
    let redress = game.terms.redress();
    match &game.conduct.unclaimed {
        Some(standing) if standing.by != by => {
            if redress == Redress::BeforeTouch && standing.touched {
                return refused(Refusal::NothingToClaim);
            }
            undo_standing(game, true)
        }
        _ => refused(Refusal::NothingToClaim),
    }
}

/// A player wants an illegal move corrected that was answered. Once the other wants it too, the position
/// before it is restored, and it costs nobody anything.
pub(super) fn corrects_by_agreement(game: &mut Game, by: Color) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_running() {
        return refused(refusal);
    }
    let knows = game.terms.rules.edition.corrected_by_agreement(game.terms.pace).value;
    let stands = matches!(game.terms.redress(), Redress::BeforeMove { .. }) && knows;
    let Some(ply) = game.course.answered_illegal(&game.terms).filter(|_| stands) else {
        return refused(Refusal::NothingToClaim);
    };
    if game.conduct.corrects == Some(!by) {
        return game.restore(ply);
    }
    game.conduct.corrects = Some(by);
    vec![Effect::CorrectionWanted(by, ply)]
}

/// The arbiter has seen it (FIDE 2014 and later).
pub(super) fn see_illegal(game: &mut Game, by: Color) -> Vec<Effect> {
    let redress = game.terms.redress();
    match &game.conduct.unclaimed {
        Some(standing) if standing.by == by => match redress {
            Redress::Always | Redress::BeforeMove { arbiter_may_see: true } => {
                undo_standing(game, false)
            }
            Redress::BeforeTouch | Redress::BeforeMove { .. } => refused(Refusal::NothingToDecide),
        },
        _ => refused(Refusal::NothingToDecide),
    }
}

/// Back to the position before it, with the offender to move, and the penalty.
fn undo_standing(game: &mut Game, claimed: bool) -> Vec<Effect> {
    let Some((standing, mv)) = withdraw_unclaimed(game) else { return Vec::new() };
    let asked = standing.moved.clone();
    game.underway.progress = Progress { touched: standing.moved, asked, ..Progress::default() };
    let squares = mv.from().map(|from| UciMove::Normal { from, to: mv.to(), promotion: None });
    let queen = game.underway.queen_due(standing.act, squares, &game.terms, &game.course);
    let pays = claimed || !game.terms.rules.minutes_by_claim;
    let mut effects = game.penalise(standing.by, standing.act, queen, pays);
    if game.is_running() && game.course.turn() == standing.by {
        effects.extend(game.clocks.clock.is_some().then_some(Effect::ClockStarted(standing.by)));
    }
    effects
}

/// The position before it, and the clock as its maker left it; the move withdrawn.
fn withdraw_unclaimed(game: &mut Game) -> Option<(Unclaimed, Move)> {
    let standing = game.conduct.unclaimed.take()?;
    game.sheets.cross_out_from(game.course.ply().checked_sub(1)?, &game.course);
    let made = game.course.withdraw()?;
    game.clocks.stood.pop();
    game.underway.owed = None;
    game.questions.expect_none();
    let running = game.is_running();
    if let Some(clock) = &mut game.clocks.clock {
        clock.give_back(standing.by, game.clocks.now);
        if !running {
            clock.pause(game.clocks.now);
        }
    }
    Some((standing, made.mv))
}
