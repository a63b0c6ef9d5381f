//! Illegal moves and what follows from them (FIDE 2023, 7.5; A.3 to A.5; B).

use std::time::Duration;

use shakmaty::{Color, uci::UciMove};

use crate::edition::{IllegalAct, IllegalMovePenalty, Redress, Topic};
use crate::effect::Effect;
use crate::game::Game;
use crate::game::phase::LossCause;
use crate::outcome::{Outcome, Reason};
use crate::progress::{HandCount, Progress};
use crate::ruling::Fault;

impl Game {
    /// The player to move has completed something illegal; `uci`: its squares, if they are known.
    pub(super) fn illegal_act(
        &mut self,
        by: Color,
        act: IllegalAct,
        uci: Option<UciMove>,
    ) -> Vec<Effect> {
        let redress = self.terms.redress();
        let moved = matches!(act, IllegalAct::Move | IllegalAct::Promotion);
        self.underway.note_moved(uci, &self.terms, &self.course);
        // 9.1.2.1: whoever has moved a piece, however illegally, has touched it.
        let touches = moved || act == IllegalAct::KingCapture;
        let mut effects = if touches {
            self.offers.decline_by_moving(by, &self.terms, &mut self.docket)
        } else {
            Vec::new()
        };
        effects.extend(if redress == Redress::Always || !moved {
            self.penalise(
                by,
                act,
                self.underway.queen_due(act, uci, &self.terms, &self.course),
                true,
            )
        } else {
            self.let_stand(by, act, uci)
        });
        effects
    }

    /// Counts the act, restores the position and gives the penalty (7.5.5), with its minutes or without.
    pub(super) fn penalise(
        &mut self,
        by: Color,
        act: IllegalAct,
        queen: Option<shakmaty::Move>,
        minutes: bool,
    ) -> Vec<Effect> {
        let moved = act.moves();
        // Two faults in one move count once (interpretation of FIDE 2017).
        let counted = moved
            && self.underway.progress.hands == HandCount::Two
            && self.terms.counts_two_hands(false);
        let mut effects = Vec::new();
        effects.extend((!counted).then(|| self.conduct.count_illegal(by, act)));
        let back = moved && queen.is_none();
        if back {
            effects.extend(put_boards_back(self, by));
        }
        if !counted {
            let punished = punish(self, by, back, minutes);
            self.number_penalty(by, Fault::Act(act, self.conduct.illegal_acts[by]), &punished);
            if self.is_over() {
                // Nobody has to move any more.
                effects.retain(|effect| !matches!(effect, Effect::Touched(..)));
            }
            effects.extend(punished);
        }
        if let Some(queen) = queen.filter(|_| self.is_running()) {
            effects.push(Effect::BecomesQueen(queen.to()));
            effects.extend(self.complete(queen));
        }
        effects
    }
}

/// The position before the illegal move; its replacement follows touch-move (7.5.1: 4.3, 4.7).
fn put_boards_back(game: &mut Game, by: Color) -> Vec<Effect> {
    let progress = std::mem::take(&mut game.underway.progress);
    let (touched, ruled, asked) = (progress.touched, progress.ruled, progress.asked);
    game.underway.progress = Progress { touched, ruled, asked, ..Progress::default() };
    game.boards.follow_both(&game.terms, &game.course);
    let owed = game.underway.owed_by_touch(&game.terms, &game.course).duty;
    let first = game.underway.binding(&game.terms).first().copied();
    let must = owed.square().or(first).map(|square| Effect::Touched(by, square, owed));
    [Some(Effect::Restore(game.course.ply())), must].into_iter().flatten().collect()
}

/// The penalty; `back`: the pieces are back where they stood before the act.
fn punish(game: &mut Game, by: Color, back: bool, minutes: bool) -> Vec<Effect> {
    let rule = game.terms.rules.edition.illegal(game.terms.pace, game.terms.rules.supervision);
    if let Some(asked) = game.docket.must_ask(&rule, Topic::IllegalPenalty, &game.terms) {
        return asked;
    }
    match rule.value.penalty {
        IllegalMovePenalty::Minutes { each, loses_at }
            if game.conduct.illegal_acts[by] < loses_at =>
        {
            let amount = Duration::from_mins(each.into());
            game.underway.rule_touches(&game.terms);
            let why = game.terms.why(amount, Topic::IllegalPenalty);
            if minutes { game.clocks.give(!by, amount, why) } else { Vec::new() }
        }
        _ => {
            game.keep_before_loss(by, back);
            if rule.value.draw_exception {
                game.lose_unless_dead(by, LossCause::Illegal)
            } else {
                game.end(Outcome::win(!by, Reason::IllegalMoves))
            }
        }
    }
}
