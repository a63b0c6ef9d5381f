//! The referee: a game that handles events and answers with effects.

use shakmaty::{CastlingMode, Color, Position as _};
use touchmove_position::Position;

use crate::claim::ClaimedAlone;
use crate::clock::Clock;
use crate::control::{Pace, TimeControl};
use crate::dead::{Doubt, Question};
use crate::effect::{Effect, Made, Matter};
use crate::event::Event;
use crate::game::boards::Boards;
use crate::game::offers::Offers;
use crate::game::phase::{Phase, Questions};
use crate::game::sheets::Sheets;
use crate::game::sitting::Sitting;
use crate::progress::Progress;
use crate::refusal::Refusal;
use crate::rules::Rules;
use crate::scoresheet::Sheet;
use crate::time::At;

/// What a game begins with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The first position.
    pub position: Position,
    /// Standard chess or Chess960: how castling is written.
    pub mode: CastlingMode,
    /// The time control; `None`: no clocks.
    pub control: Option<TimeControl>,
    /// What the game is played under.
    pub rules: Rules,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            position: Position::default(),
            mode: CastlingMode::Standard,
            control: None,
            rules: Rules::default(),
        }
    }
}

/// A game under the Laws.
///
/// Rebuilt by feeding its events again: same events, same effects, same outcome.
///
/// It hands each event to what it is about, and lets its parts know of each other. What needs several
/// of them for one event is a function of the module of that event; what several modules need is a
/// method here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    terms: Terms,
    course: Course,
    clocks: Clocks,
    phase: Phase,
    questions: Questions,
    underway: Underway,
    boards: Boards,
    conduct: Conduct,
    sheets: Sheets,
    offers: Offers,
    docket: Docket,
    sitting: Sitting,
}

impl Game {
    /// A game that has not begun.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let pace = setup.rules.pace(setup.control.as_ref());
        let terms = Terms { rules: setup.rules, pace, mode: setup.mode };
        Self {
            clocks: Clocks::new(setup.control, &terms),
            boards: Boards::new(setup.position.board()),
            course: Course::new(setup.position, &terms),
            terms,
            phase: Phase::Waiting,
            questions: Questions::default(),
            underway: Underway::default(),
            conduct: Conduct::default(),
            sheets: Sheets::default(),
            offers: Offers::default(),
            docket: Docket::default(),
            sitting: Sitting::default(),
        }
    }

    /// Handles one event at session time `at` and returns what must follow.
    ///
    /// Two threads may race by microseconds: an `at` before the last one counts as the last one.
    pub fn handle(&mut self, at: At, event: &Event) -> Vec<Effect> {
        self.clocks.now = self.clocks.now.max(at);
        let mut effects = self.pass_time();
        // A flag that the program has just called itself is claimed no more, and rightly claimed.
        let is_called = |by: Color| effects.iter().any(|effect| *effect == Effect::FlagFell(!by));
        if !matches!(event, Event::FlagClaimed(by) if is_called(*by)) {
            let mut follows = self.dispatch(event);
            if effects.is_empty() {
                effects = follows;
            } else {
                effects.append(&mut follows);
            }
        }
        if let Some(charged) = self.charge_who_delays() {
            effects.push(charged);
        }
        // A ruling can take the last of a player's time.
        effects.append(&mut self.pass_time());
        self.underway.watch_silence(&self.terms, &self.course, &self.clocks, self.phase);
        effects
    }

    /// When the game next needs [`Event::TimePassed`], if ever.
    #[must_use]
    pub fn deadline(&self) -> Option<At> {
        let clock = self.clocks.clock.as_ref().filter(|_| self.phase.does_time_pass());
        let flag = clock.and_then(Clock::deadline);
        let others = [
            self.sitting.absence_deadline(&self.terms, self.phase),
            self.sheets.sheet_deadline(&self.terms, &self.clocks, self.phase),
            self.underway.silence_deadline(),
            self.sitting.session_deadline(&self.terms, self.phase),
        ];
        others.into_iter().chain([flag]).flatten().min()
    }

    /// What the game is played under, beside its rules.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The moves made, and where they have led.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// What the clocks show, and who has pressed them.
    #[must_use]
    pub const fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// What was done of the move that is under way.
    #[must_use]
    pub const fn underway(&self) -> &Underway {
        &self.underway
    }

    /// What was done against the Laws.
    #[must_use]
    pub const fn conduct(&self) -> &Conduct {
        &self.conduct
    }

    /// What lies before the arbiter, and what he has ruled.
    #[must_use]
    pub const fn docket(&self) -> &Docket {
        &self.docket
    }

    /// The last claim of a draw where no arbiter is, decided or not.
    #[must_use]
    pub const fn claimed_alone(&self) -> Option<ClaimedAlone> {
        self.offers.claimed_alone()
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.course.position
    }

    /// How castling is written.
    #[must_use]
    pub fn mode(&self) -> CastlingMode {
        self.terms.mode
    }

    /// What the game is played under.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.terms.rules
    }

    /// Standard, rapid or blitz.
    #[must_use]
    pub fn pace(&self) -> Pace {
        self.terms.pace
    }

    /// The moves made, in order.
    #[must_use]
    pub fn made(&self) -> &[Made] {
        &self.course.made
    }

    /// The clock, if the game has one.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clocks.clock.as_ref()
    }

    /// The session time of the last event.
    #[must_use]
    pub fn now(&self) -> At {
        self.clocks.now
    }

    /// The player whose draw offer stands.
    #[must_use]
    pub fn offer(&self) -> Option<Color> {
        self.offers.standing
    }

    /// What waits for the arbiter's decision, the oldest first.
    #[must_use]
    pub fn matters(&self) -> &[Matter] {
        &self.docket.matters
    }

    /// A player's score sheet.
    #[must_use]
    pub fn sheet(&self, color: Color) -> &Sheet {
        &self.sheets.both[color]
    }

    /// When the game has ended, if it has.
    #[must_use]
    pub fn ended_at(&self) -> Option<At> {
        self.outcome()?;
        self.docket.before_end.as_ref().map(|before| before.clocks.now)
    }

    /// Whether nothing has happened yet that a player would know of.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.course.made.is_empty()
            && self.underway.progress == Progress::default()
            && matches!(self.phase, Phase::Waiting | Phase::Running)
    }

    /// The question that the end of the game waits for, if it waits.
    #[must_use]
    pub fn pending(&self) -> Option<Question> {
        match self.phase {
            Phase::Deciding { question, loser, .. } => {
                Some(self.course.question(question, Doubt::CanMate(!loser), &self.terms))
            }
            _ => None,
        }
    }
}

fn refused(refusal: Refusal) -> Vec<Effect> {
    vec![Effect::Refused(refusal)]
}

mod adjournment;
mod announce;
mod article;
mod asked;
mod back;
mod board;
mod boards;
mod clocks;
mod compare;
mod conduct;
mod course;
mod device;
mod dispatch;
mod docket;
mod draws;
mod ends;
mod envelope;
mod illegal;
mod irregular;
mod lapsed;
mod offers;
mod phase;
mod presence;
mod press;
mod quickplay;
mod record;
mod remote;
mod repetition;
mod reply;
mod revoke;
mod ruled;
mod rulings;
mod session;
mod sheets;
mod sitting;
mod terms;
mod touching;
mod turn;
mod unclaimed;
mod underway;
mod undo;
mod unpressed;

pub use clocks::Clocks;
pub use conduct::Conduct;
pub use course::Course;
pub use docket::Docket;
pub use terms::Terms;
pub use underway::Underway;

#[cfg(test)]
mod tests;
