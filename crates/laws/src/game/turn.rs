//! The turn: the game begins, a move is typed, a move is completed.

use std::time::Duration;

use shakmaty::{Move, Position as _, uci::UciMove};

use crate::effect::{Effect, Made, Missing};
use crate::game::phase::Phase;
use crate::game::{Game, refused};
use crate::progress::Attempt;
use crate::refusal::Refusal;
use crate::rules::{Announcing, Authority};
use crate::unlawful::{calls_arbiter, is_illegal};

/// Effects of a move as a rule: it is said, a clock starts, and whether it is dead is asked.
const USUAL_EFFECTS: usize = 3;

impl Game {
    /// Completes the move: the clock is pressed and the opponent's time runs (6.2.1).
    pub(super) fn complete(&mut self, mv: Move) -> Vec<Effect> {
        if let Some(effects) = self.seal_instead(mv) {
            return effects;
        }
        let brought = self.clocks.press(self.course.turn());
        self.completed(mv, brought)
    }

    /// The clock was pressed for this move; `brought`: the time of a new period.
    pub(super) fn completed(&mut self, mv: Move, brought: Option<Duration>) -> Vec<Effect> {
        let by = self.course.position.turn();
        let called = calls_arbiter(self.course.position.board());
        let answers = self.conduct.unclaimed.is_some();
        let mut effects = Vec::with_capacity(USUAL_EFFECTS);
        effects.push(self.said_and_played(mv));
        effects.append(&mut self.offers.decline_by_moving(by, &self.terms, &mut self.docket));
        if let Some(time) = brought {
            effects.push(Effect::PeriodBegan(by, time));
        }
        self.record_completed(by, &mut effects);
        effects.append(&mut if called && is_illegal(&self.course.position) {
            self.stays_illegal()
        } else {
            self.check_end()
        });
        if answers {
            effects.append(&mut self.answered_unclaimed());
        }
        if self.phase == Phase::Running {
            if self.clocks.clock.is_some() {
                effects.push(Effect::ClockStarted(!by));
            }
            if let Some(asked) = self.questions.ask_if_dead(&self.terms, &self.course) {
                effects.push(asked);
            }
        }
        effects
    }

    /// Puts the move into the record, and tells of it what was not announced.
    pub(super) fn said_and_played(&mut self, mv: Move) -> Effect {
        let said = self.announced() == Some(mv);
        let made = self.play(mv);
        if said { Effect::Completed(made) } else { Effect::Announce(made) }
    }

    /// Puts the move on the board and into the record.
    pub(super) fn play(&mut self, mv: Move) -> Made {
        let by = self.course.turn();
        let made = self.course.play(mv, self.clocks.now, self.clocks.shown(), &self.terms);
        self.clocks.note_times();
        self.clocks.forget_unpressed(&self.course);
        let executed = self.underway.ends();
        self.conduct.forget_unclaimed();
        self.boards.follow(by, false, &self.terms, &self.course);
        self.boards.follow(!by, executed || self.terms.shares_board(), &self.terms, &self.course);
        made
    }
}

pub(super) fn begin(game: &mut Game) -> Vec<Effect> {
    if game.phase != Phase::Waiting {
        return refused(Refusal::AlreadyRunning);
    }
    game.phase = Phase::Running;
    game.sitting.begin_session(&game.clocks);
    let mut effects = vec![Effect::Began];
    let unconfirmed = game.terms.unconfirmed();
    effects.extend((!unconfirmed.is_empty()).then_some(Effect::NotConfirmed(unconfirmed)));
    effects.extend(game.check_end());
    game.sitting.presence.count_from(game.clocks.now, false);
    effects.extend(game.observe_absence());
    if game.phase == Phase::Running {
        effects.extend(game.clocks.start(&game.course));
        effects.extend(game.questions.ask_of_set_up(&game.terms, &game.course, game.phase));
    }
    effects
}

/// A typed move that is confirmed. It was never touched: what is typed and not confirmed is
/// nothing.
pub(super) fn enter(game: &mut Game, uci: UciMove) -> Vec<Effect> {
    if let Some(refusal) = game.phase.not_running() {
        return refused(refusal);
    }
    match game.course.legal(uci) {
        Some(mv) => enter_legal(game, mv),
        None if !game.terms.rules.has_arbiter() => refused(Refusal::IllegalMove),
        None if game.course.moves_nothing(uci) => refused(Refusal::IllegalMove),
        None => enter_illegal(game, uci),
    }
}

fn enter_legal(game: &mut Game, mv: Move) -> Vec<Effect> {
    if let Some(missing) = game.underway.owes_otherwise(mv, &game.terms, &game.course, &game.boards)
    {
        return match (
            game.terms.rules.authority,
            game.underway.touch_refusal(mv, &game.terms, &game.course),
        ) {
            (Authority::Referee | Authority::Remote, Some(refusal)) => refused(refusal),
            _ => vec![Effect::NotCompleted(game.course.turn(), missing)],
        };
    }
    if !game.underway.is_left(mv) {
        return refused(Refusal::AlreadyMade);
    }
    if game.underway.progress.made && game.underway.progress.legal() != Some(mv) {
        return refused(Refusal::AlreadyMade);
    }
    game.boards.put_on_table(mv, &game.terms, &game.course);
    if game.terms.rules.announcing == Announcing::Off {
        return game.complete(mv);
    }
    game.underway.progress.attempt = Attempt::Legal(mv);
    game.underway.progress.named = None;
    game.underway.progress.by_word = false;
    game.made_on_board(mv)
}

/// The squares of an illegal move: an act that counts where there is an arbiter. What was only
/// said may still be changed (D.2.8), what a hand has made may not (4.7).
fn enter_illegal(game: &mut Game, uci: UciMove) -> Vec<Effect> {
    if game.underway.progress.made && !game.underway.progress.by_word {
        return refused(Refusal::AlreadyMade);
    }
    match game.terms.rules.announcing {
        Announcing::Off => game.illegal_act(game.course.turn(), game.course.act_of(uci), Some(uci)),
        _ => match game.underway.illegal_breaks_touch(uci, &game.terms, &game.course) {
            Some(square) => {
                vec![Effect::NotCompleted(game.course.turn(), Missing::Touched(square))]
            }
            None => game.name(uci, true),
        },
    }
}
