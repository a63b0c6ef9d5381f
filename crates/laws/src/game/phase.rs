//! Where the game is, and what has been asked of a solver about its end.

use shakmaty::{Color, Position as _};

use crate::dead::Doubt;
use crate::effect::Effect;
use crate::event::Signature;
use crate::game::course::Course;
use crate::game::refused;
use crate::game::terms::Terms;
use crate::outcome::{Outcome, Points, Reason};
use crate::refusal::Refusal;

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    Waiting,
    Running,
    Paused,
    /// Whether it is a loss or a draw is being asked.
    Deciding {
        question: u32,
        loser: Color,
        cause: LossCause,
    },
    /// The move is sealed; the game goes on when the envelope is opened.
    Adjourned,
    Ended(Outcome),
}

/// Why a game is lost, unless the opponent cannot mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LossCause {
    Flag,
    Resignation,
    Illegal,
    Sealed,
}

/// The numbers of the questions to a solver.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Questions {
    /// How many were asked.
    pub(super) asked: u32,
    /// Answers to numbers below are about moves taken back.
    pub(super) valid_from: u32,
}

impl Phase {
    /// How the game has ended, if it has.
    pub(super) fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Ended(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whether moves can be made now.
    pub(super) fn is_running(self) -> bool {
        self == Self::Running
    }

    /// Whether the clocks stand until [`crate::Event::Resumed`].
    pub(super) fn is_paused(self) -> bool {
        self == Self::Paused
    }

    /// Whether the game is adjourned.
    pub(super) fn is_adjourned(self) -> bool {
        self == Self::Adjourned
    }

    /// Whether flags can fall: while the envelope is closed, the clock of an absent player runs.
    pub(super) fn does_time_pass(self) -> bool {
        matches!(self, Self::Running | Self::Adjourned)
    }

    /// Why nothing can be played now; `None` while the game runs.
    pub(super) fn not_running(self) -> Option<Refusal> {
        match self {
            Self::Running => None,
            Self::Waiting | Self::Paused | Self::Adjourned => Some(Refusal::NotRunning),
            Self::Deciding { .. } | Self::Ended(_) => Some(Refusal::GameOver),
        }
    }

    /// The same where clocks that the arbiter has stopped are no reason (6.11.2).
    pub(super) fn not_in_play(self) -> Option<Refusal> {
        self.not_running().filter(|_| !self.is_paused())
    }

    /// Why nothing can be done any more; `None` before the end.
    pub(super) fn over(self) -> Option<Refusal> {
        self.is_over().then_some(Refusal::GameOver)
    }

    /// Why this player cannot move now; `None` if he can.
    pub(super) fn cannot_move(self, by: Color, course: &Course) -> Option<Refusal> {
        let not_his = (by != course.position.turn()).then_some(Refusal::NotYourTurn(by));
        self.not_running().or(not_his)
    }

    /// Why there is nothing to lift or to seat for this player; `None` if his hands are on a board.
    pub(super) fn no_board(self, by: Color, terms: &Terms) -> Option<Refusal> {
        let kept = terms.rules.boards[by].is_kept();
        kept.then_some(Refusal::NoBoard).or_else(|| self.not_running())
    }

    /// An adjourned game can be agreed drawn before it is resumed (Guidelines I.4 and I.6), and clocks that
    /// stand are no reason not to agree (5.2.3).
    pub(super) fn cannot_agree(self) -> Option<Refusal> {
        self.not_in_play().filter(|_| !self.is_adjourned())
    }

    /// Why this player has no move to repeat or to execute; `None` if he is the opponent of the mover.
    pub(super) fn cannot_answer(self, by: Color, course: &Course) -> Option<Refusal> {
        let mover = (by == course.turn()).then_some(Refusal::NotOpponent(by));
        self.not_running().or(mover)
    }

    /// 12.9.4 and 12.9.5: half points of a game that is over.
    pub(super) fn change_points(&mut self, color: Color, halves: u8, more: bool) -> Vec<Effect> {
        let Self::Ended(mut outcome) = *self else { return refused(Refusal::NotOver) };
        let now = outcome.points[color].halves();
        let halves = if more { now.saturating_add(halves) } else { now.saturating_sub(halves) };
        outcome.points[color] = Points::of_halves(halves);
        *self = Self::Ended(outcome);
        vec![Effect::Ended(outcome)]
    }

    /// The result that both sign when the game is over, unless it is one that only a ruling gives.
    pub(super) fn result_to_sign(self) -> Option<Signature> {
        let outcome = self.outcome()?;
        match (outcome.points.white, outcome.points.black) {
            (Points::Full, Points::None) => Some(Signature::WhiteWins),
            (Points::None, Points::Full) => Some(Signature::BlackWins),
            (Points::Half, Points::Half) => Some(Signature::Draw),
            _ => None,
        }
    }

    /// Whether the game is cancelled and a new one played, so that there is no result to sign (7.2.1, 7.3).
    pub(super) fn is_annulled(self) -> bool {
        self.outcome().is_some_and(|outcome| outcome.reason == Reason::Annulled)
    }

    /// Whether the game is over, or only its result is still being found out.
    pub(super) fn is_over(self) -> bool {
        matches!(self, Self::Ended(_) | Self::Deciding { .. })
    }

    /// Whether a flag has ended the game, or will once the answer is there.
    pub(super) fn ended_by_flag(self) -> bool {
        match self {
            Self::Deciding { cause, .. } => cause == LossCause::Flag,
            Self::Ended(outcome) => {
                matches!(outcome.reason, Reason::Flag | Reason::FlagNoMate | Reason::BothFlags)
            }
            Self::Waiting | Self::Running | Self::Paused | Self::Adjourned => false,
        }
    }
}

impl Questions {
    /// What was asked so far is about moves that are taken back.
    pub(super) fn expect_none(&mut self) {
        self.valid_from = self.asked + 1;
    }

    /// Asks whether the position is dead, where the edition has no list of dead ones. In a variant the
    /// pieces alone tell it.
    pub(super) fn ask_if_dead(&mut self, terms: &Terms, course: &Course) -> Option<Effect> {
        let asks = terms.looks_for_mates() && course.position.chess().is_some();
        asks.then(|| self.ask(Doubt::Dead, terms, course))
    }

    /// Asks a solver about the present position.
    pub(super) fn ask(&mut self, doubt: Doubt, terms: &Terms, course: &Course) -> Effect {
        self.asked += 1;
        Effect::AskSolver(course.question(self.asked, doubt, terms))
    }

    /// A position that is set up may be dead already (5.2.2). The question takes no number, for
    /// journals that were written before it was asked.
    pub(super) fn ask_of_set_up(
        self,
        terms: &Terms,
        course: &Course,
        phase: Phase,
    ) -> Option<Effect> {
        let usual = *course.position.board() == shakmaty::Board::new();
        let usual = usual || course.position.chess().is_none();
        let asks = !usual && !phase.is_over() && terms.looks_for_mates();
        asks.then(|| Effect::AskSolver(course.question(self.valid_from, Doubt::Dead, terms)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::course::tests::course;
    use crate::game::terms::tests::terms;
    use crate::rules::Rules;

    #[test]
    fn only_a_game_that_is_over_changes_its_points() {
        let mut phase = Phase::Paused;
        assert_eq!(phase.change_points(Color::White, 1, true), refused(Refusal::NotOver));
        phase = Phase::Ended(Outcome::draw(Reason::Agreement));
        assert_eq!(phase.result_to_sign(), Some(Signature::Draw));
        phase.change_points(Color::White, 1, true);
        assert_eq!(phase.outcome().unwrap().points.white, Points::Full);
        assert_eq!(phase.result_to_sign(), None);
    }

    #[test]
    fn clocks_that_stand_keep_nobody_from_agreeing() {
        assert_eq!(Phase::Paused.not_running(), Some(Refusal::NotRunning));
        assert_eq!(Phase::Paused.cannot_agree(), None);
        assert_eq!(Phase::Adjourned.cannot_agree(), None);
        assert_eq!(Phase::Adjourned.not_in_play(), Some(Refusal::NotRunning));
        assert_eq!(Phase::Waiting.cannot_agree(), Some(Refusal::NotRunning));
    }

    #[test]
    fn questions_are_counted_and_those_of_moves_taken_back_are_past() {
        let (mut questions, terms) = (Questions::default(), terms(Rules::default()));
        let numbers = [(); 2].map(|()| match questions.ask(Doubt::Dead, &terms, &course("")) {
            Effect::AskSolver(question) => question.number,
            _ => 0,
        });
        questions.expect_none();
        assert_eq!((numbers, questions.valid_from), ([1, 2], 3));
    }
}
