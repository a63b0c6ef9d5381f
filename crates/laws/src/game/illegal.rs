//! Illegal moves and what follows from them (FIDE 2023, 7.5; A.3 to A.5; B).

use std::time::Duration;

use shakmaty::{Color, Position, uci::UciMove};

use crate::control::Pace;
use crate::edition::{IllegalAct, IllegalMovePenalty, Redress, Topic};
use crate::effect::{Effect, Matter};
use crate::game::{Game, LossCause};
use crate::outcome::{Outcome, Reason};
use crate::progress::{Attempt, HandCount, Progress};
use crate::ruling::Fault;

impl Game {
    /// The player to move has completed something illegal; `uci`: its squares, if they are known.
    pub(super) fn illegal_act(
        &mut self,
        by: Color,
        act: IllegalAct,
        uci: Option<UciMove>,
    ) -> Vec<Effect> {
        let redress = self.redress();
        let moved = matches!(act, IllegalAct::Move | IllegalAct::Promotion);
        self.note_moved(uci);
        // 9.1.2.1: whoever has moved a piece, however illegally, has touched it.
        let touches = moved || act == IllegalAct::KingCapture;
        let mut effects = if touches { self.decline_by_moving(by) } else { Vec::new() };
        effects.extend(if redress == Redress::Always || !moved {
            self.penalise(by, act, self.queen_due(act, uci), true)
        } else {
            self.let_stand(by, act, uci)
        });
        effects
    }

    /// The piece that was moved is touched, and so is the one that was captured (7.5.1: 4.3, 4.7).
    fn note_moved(&mut self, uci: Option<UciMove>) {
        let Some(UciMove::Normal { from, to, .. }) = uci else {
            // The hand has moved what it has touched.
            self.progress.asked.clone_from(&self.progress.touched);
            return;
        };
        for square in [from, to] {
            let there = self.position.board().piece_at(square).is_some();
            if there && !self.progress.touched.contains(&square) {
                self.progress.touched.push(square);
            }
            if there && self.asks_for_touch() {
                self.progress.asked.push(square);
            }
        }
    }

    /// 7.5.2: the move that an unfinished promotion becomes.
    pub(super) fn queen_due(
        &self,
        act: IllegalAct,
        uci: Option<UciMove>,
    ) -> Option<shakmaty::Move> {
        let due =
            act == IllegalAct::Promotion && self.rules.edition.promotion_becomes_queen().value;
        let queen = uci.and_then(|uci| self.queened(uci)).or(match self.progress.attempt {
            Attempt::Unpromoted(mv) => Some(mv),
            _ => None,
        });
        queen.filter(|_| due)
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
        let counted =
            moved && self.progress.hands == HandCount::Two && self.counts_two_hands(false);
        let mut effects = Vec::new();
        effects.extend((!counted).then(|| self.count_illegal(by, act)));
        let back = moved && queen.is_none();
        if back {
            effects.extend(self.put_boards_back(by));
        }
        if !counted {
            let punished = self.punish(by, back, minutes);
            self.number_penalty(by, Fault::Act(act, self.illegal_acts[by]), &punished);
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

    /// Whether the next illegal act of a player costs the game (7.5.5).
    pub(super) fn loses_by_next(&self, by: Color) -> bool {
        let rule = self.rules.edition.illegal(self.pace, self.rules.supervision).value;
        match rule.penalty {
            IllegalMovePenalty::Minutes { loses_at, .. } => {
                self.illegal_acts[by].saturating_add(1) >= loses_at
            }
            IllegalMovePenalty::Loses => true,
        }
    }

    pub(super) fn count_illegal(&mut self, by: Color, act: IllegalAct) -> Effect {
        self.illegal_acts[by] = self.illegal_acts[by].saturating_add(1);
        Effect::IllegalAct(by, act, self.illegal_acts[by])
    }

    /// The position before the illegal move; its replacement follows touch-move (7.5.1: 4.3, 4.7).
    fn put_boards_back(&mut self, by: Color) -> Vec<Effect> {
        let progress = std::mem::take(&mut self.progress);
        let (touched, ruled, asked) = (progress.touched, progress.ruled, progress.asked);
        self.progress = Progress { touched, ruled, asked, ..Progress::default() };
        for color in Color::ALL {
            self.follow(color, false);
        }
        let owed = self.owed_by_touch().duty;
        let first = self.binding().first().copied();
        let must = owed.square().or(first).map(|square| Effect::Touched(by, square, owed));
        [Some(Effect::Restore(self.ply())), must].into_iter().flatten().collect()
    }

    /// The penalty; `back`: the pieces are back where they stood before the act.
    fn punish(&mut self, by: Color, back: bool, minutes: bool) -> Vec<Effect> {
        let rule = self.rules.edition.illegal(self.pace, self.rules.supervision);
        if let Some(asked) = self.must_ask(&rule, Topic::IllegalPenalty) {
            return asked;
        }
        match rule.value.penalty {
            IllegalMovePenalty::Minutes { each, loses_at } if self.illegal_acts[by] < loses_at => {
                let amount = Duration::from_mins(each.into());
                self.rule_touches();
                let why = self.why(amount, Topic::IllegalPenalty);
                if minutes { self.give(!by, amount, why) } else { Vec::new() }
            }
            _ => {
                self.keep_before_loss(by, back);
                if rule.value.draw_exception {
                    self.lose_unless_dead(by, LossCause::Illegal)
                } else {
                    self.end(Outcome::win(!by, Reason::IllegalMoves))
                }
            }
        }
    }

    /// The article by which time is given: one minute in rapid and blitz has its own (A.3, B.3).
    pub(super) fn why(&self, amount: Duration, usual: Topic) -> Topic {
        match self.pace {
            Pace::Rapid if amount == Duration::from_mins(1) => Topic::RapidPenalties,
            Pace::Blitz if amount == Duration::from_mins(1) => Topic::BlitzPenalties,
            Pace::Standard | Pace::Rapid | Pace::Blitz => usual,
        }
    }

    /// Gives time, if there are clocks.
    pub(super) fn give(&mut self, to: Color, amount: Duration, why: Topic) -> Vec<Effect> {
        let Some(clock) = &mut self.clock else { return Vec::new() };
        clock.add(to, amount);
        vec![Effect::TimeAdded(to, amount, why)]
    }

    /// Puts something to the arbiter, if there is one; what stops the clocks is the matter's own rule.
    pub(super) fn put_to_arbiter(&mut self, matter: Matter) -> Vec<Effect> {
        if self.rules.has_arbiter() && !self.matters.contains(&matter) {
            self.matters.push(matter);
        }
        vec![Effect::ToArbiter(matter)]
    }

    /// The number of plies made.
    pub(super) fn ply(&self) -> u16 {
        u16::try_from(self.made.len()).unwrap_or(u16::MAX)
    }

    pub(super) fn turn(&self) -> Color {
        self.position.turn()
    }
}
