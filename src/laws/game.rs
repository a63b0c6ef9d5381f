//! The referee: a game that handles events and answers with effects.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{ByColor, CastlingMode, Chess, Color, EnPassantMode, Move, Position, uci::UciMove};

use crate::laws::clock::Clock;
use crate::laws::control::TimeControl;
use crate::laws::dead::{Doubt, Question, Verdict};
use crate::laws::effect::{Effect, Made, Refusal};
use crate::laws::event::{Answer, Event};
use crate::laws::outcome::{Outcome, Reason};
use crate::laws::time::At;

/// What a game begins with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The first position.
    pub position: Chess,
    /// Standard chess or Chess960: how castling is written.
    pub mode: CastlingMode,
    /// The time control; `None`: no clocks.
    pub control: Option<TimeControl>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { position: Chess::default(), mode: CastlingMode::Standard, control: None }
    }
}

/// A game under the Laws.
///
/// Rebuilt by feeding its events again: same events, same effects, same outcome.
#[derive(Clone, Debug)]
pub struct Game {
    mode: CastlingMode,
    start: Chess,
    position: Chess,
    made: Vec<Made>,
    /// Hashes of all positions, the first one included (9.2.3: same possible moves, hence
    /// `EnPassantMode::Legal`).
    hashes: Vec<Zobrist64>,
    clock: Option<Clock>,
    phase: Phase,
    offer: Option<Color>,
    /// Questions asked so far; answers to numbers below `valid_from` are about moves taken back.
    asked: u32,
    valid_from: u32,
    now: At,
}

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Waiting,
    Running,
    Paused,
    /// A flag has fallen or someone has resigned; whether it is a loss or a draw is being asked.
    Deciding {
        question: u32,
        loser: Color,
        flag: bool,
    },
    Ended(Outcome),
}

impl Game {
    /// A game that has not begun.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self {
            mode: setup.mode,
            hashes: vec![hash(&setup.position)],
            start: setup.position.clone(),
            position: setup.position,
            made: Vec::new(),
            clock: setup.control.map(Clock::new),
            phase: Phase::Waiting,
            offer: None,
            asked: 0,
            valid_from: 0,
            now: At::ZERO,
        }
    }

    /// Handles one event at session time `at` and returns what must follow.
    ///
    /// Two threads may race by microseconds: an `at` before the last one counts as the last one.
    pub fn handle(&mut self, at: At, event: &Event) -> Vec<Effect> {
        self.now = self.now.max(at);
        let mut effects = self.observe_flag();
        effects.extend(match event {
            Event::Started => self.begin(),
            Event::Entered(uci) => self.enter(*uci),
            Event::DrawOffered(by) => self.offer_draw(*by),
            Event::DrawAnswered(by, answer) => self.answer_draw(*by, *answer),
            Event::Claimed(claim, intended) => self.claim(*claim, *intended),
            Event::Resigned(by) => self.resign(*by),
            Event::TakenBack(plies) => self.take_back(*plies),
            Event::Judged(number, doubt, verdict) => self.judged(*number, *doubt, *verdict),
            Event::Paused => self.pause(),
            Event::Resumed => self.resume(),
            Event::TimePassed => Vec::new(),
        });
        effects
    }

    /// When the game next needs [`Event::TimePassed`], if ever.
    #[must_use]
    pub fn deadline(&self) -> Option<At> {
        if self.phase == Phase::Running { self.clock.as_ref()?.deadline() } else { None }
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Chess {
        &self.position
    }

    /// The position that the game began with.
    #[must_use]
    pub fn start(&self) -> &Chess {
        &self.start
    }

    /// How castling is written.
    #[must_use]
    pub fn mode(&self) -> CastlingMode {
        self.mode
    }

    /// The moves made, in order.
    #[must_use]
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// Hashes of the positions before the present one, oldest first.
    #[must_use]
    pub fn history(&self) -> &[Zobrist64] {
        &self.hashes[..self.hashes.len() - 1]
    }

    /// The clock, if the game has one.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The player whose draw offer stands.
    #[must_use]
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Ended(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whether nothing has happened yet that a player would know of.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.made.is_empty() && matches!(self.phase, Phase::Waiting | Phase::Running)
    }

    /// Whether moves can be made now.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.phase == Phase::Running
    }

    /// Whether the clocks stand until [`Event::Resumed`].
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.phase == Phase::Paused
    }

    /// The question that the end of the game waits for, if it waits.
    #[must_use]
    pub fn pending(&self) -> Option<Question> {
        match self.phase {
            Phase::Deciding { question, loser, .. } => {
                Some(self.question(question, Doubt::CanMate(!loser)))
            }
            _ => None,
        }
    }

    /// How often the present position has occurred, itself included (9.2).
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.count(self.hashes[self.hashes.len() - 1], 0)
    }

    fn begin(&mut self) -> Vec<Effect> {
        if self.phase != Phase::Waiting {
            return refused(Refusal::AlreadyRunning);
        }
        self.phase = Phase::Running;
        let mut effects = vec![Effect::Began];
        effects.extend(self.check_end());
        if self.phase == Phase::Running {
            effects.extend(self.start_clock());
        }
        effects
    }

    fn start_clock(&mut self) -> Option<Effect> {
        let turn = self.position.turn();
        self.clock.as_mut()?.start(turn, self.now);
        Some(Effect::ClockStarted(turn))
    }

    fn enter(&mut self, uci: UciMove) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        match uci.to_move(&self.position) {
            Ok(mv) => self.make(mv),
            Err(_) => refused(Refusal::IllegalMove),
        }
    }

    fn make(&mut self, mv: Move) -> Vec<Effect> {
        let by = self.position.turn();
        let before = self.position.clone();
        self.position.play_unchecked(mv);
        self.hashes.push(hash(&self.position));
        let brought = self.clock.as_mut().and_then(|clock| clock.press(self.now));
        let left = self.clock.as_ref().map(|clock| clock.remaining(by, self.now));
        let made = Made { before, mv, at: self.now, left };
        self.made.push(made.clone());
        let mut effects = vec![Effect::Announce(made)];
        if self.offer == Some(!by) {
            self.offer = None;
            effects.push(Effect::DrawAnswered(by, Answer::Declined));
        }
        effects.extend(brought.map(|time| Effect::PeriodBegan(by, time)));
        effects.extend(self.check_end());
        if self.phase == Phase::Running {
            effects.extend(self.clock.is_some().then_some(Effect::ClockStarted(!by)));
            effects.push(self.ask(Doubt::Dead));
        }
        effects
    }

    /// Ends that the position brings by itself; mate before all others (9.6.2).
    fn check_end(&mut self) -> Vec<Effect> {
        let turn = self.position.turn();
        let outcome = if self.position.is_checkmate() {
            Outcome::win(!turn, Reason::Checkmate)
        } else if self.position.is_stalemate() {
            Outcome::draw(Reason::Stalemate)
        } else if self.position.is_insufficient_material() {
            Outcome::draw(Reason::DeadPosition)
        } else if self.occurrences() >= 5 {
            Outcome::draw(Reason::Fivefold)
        } else if self.position.halfmoves() >= 150 {
            Outcome::draw(Reason::SeventyFiveMoves)
        } else {
            return Vec::new();
        };
        self.end(outcome)
    }

    fn end(&mut self, outcome: Outcome) -> Vec<Effect> {
        if let Some(clock) = &mut self.clock {
            clock.pause(self.now);
        }
        self.offer = None;
        self.phase = Phase::Ended(outcome);
        vec![Effect::Ended(outcome)]
    }

    fn resign(&mut self, by: Color) -> Vec<Effect> {
        match self.phase {
            Phase::Running | Phase::Paused => self.lose_unless_dead(by, false),
            _ => refused(self.not_running().unwrap_or(Refusal::NotRunning)),
        }
    }

    fn observe_flag(&mut self) -> Vec<Effect> {
        let fallen = self.clock.as_ref().and_then(|clock| clock.fallen(self.now));
        match fallen {
            Some(color) if self.phase == Phase::Running => {
                let mut effects = vec![Effect::FlagFell(color)];
                effects.extend(self.lose_unless_dead(color, true));
                effects
            }
            _ => Vec::new(),
        }
    }

    /// 5.1.2 and 6.9: a loss, but a draw if no series of legal moves lets the opponent mate.
    fn lose_unless_dead(&mut self, loser: Color, flag: bool) -> Vec<Effect> {
        if let Some(clock) = &mut self.clock {
            clock.pause(self.now);
        }
        if self.position.has_insufficient_material(!loser) {
            return self.end(decided(loser, flag, Verdict::NoMate));
        }
        let ask = self.ask(Doubt::CanMate(!loser));
        self.phase = Phase::Deciding { question: self.asked, loser, flag };
        vec![ask]
    }

    fn ask(&mut self, doubt: Doubt) -> Effect {
        self.asked += 1;
        Effect::Ask(self.question(self.asked, doubt))
    }

    fn question(&self, number: u32, doubt: Doubt) -> Question {
        Question { number, position: self.position.clone(), mode: self.mode, doubt }
    }

    fn judged(&mut self, number: u32, doubt: Doubt, verdict: Verdict) -> Vec<Effect> {
        match (self.phase, doubt) {
            (Phase::Deciding { question, loser, flag }, Doubt::CanMate(_))
                if question == number =>
            {
                self.end(decided(loser, flag, verdict))
            }
            (Phase::Deciding { loser, flag, .. }, Doubt::Dead)
                if verdict == Verdict::NoMate && number >= self.valid_from =>
            {
                self.end(decided(loser, flag, verdict))
            }
            // Dead is dead for ever: moves made since the question do not matter.
            (Phase::Running | Phase::Paused, Doubt::Dead)
                if verdict == Verdict::NoMate && number >= self.valid_from =>
            {
                self.end(Outcome::draw(Reason::DeadPosition))
            }
            _ => Vec::new(),
        }
    }

    fn take_back(&mut self, plies: u16) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        let plies = usize::from(plies);
        if plies == 0 || plies > self.made.len() {
            return refused(Refusal::NothingToTakeBack);
        }
        let keep = self.made.len() - plies;
        let taken: Vec<Made> = self.made.drain(keep..).rev().collect();
        self.hashes.truncate(keep + 1);
        self.position = taken[plies - 1].before.clone();
        self.offer = None;
        self.valid_from = self.asked + 1;
        self.turn_clock_back(&taken);
        vec![Effect::TakenBack(taken)]
    }

    fn turn_clock_back(&mut self, taken: &[Made]) {
        let mut count = ByColor { white: 0, black: 0 };
        for made in taken {
            count[made.by()] += 1;
        }
        if let Some(clock) = &mut self.clock {
            clock.take_back(count, self.position.turn(), self.now);
        }
    }

    fn pause(&mut self) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        if let Some(clock) = &mut self.clock {
            clock.pause(self.now);
        }
        self.phase = Phase::Paused;
        vec![Effect::Paused]
    }

    fn resume(&mut self) -> Vec<Effect> {
        match self.phase {
            Phase::Paused => {}
            Phase::Ended(_) => return refused(Refusal::GameOver),
            _ => return refused(Refusal::AlreadyRunning),
        }
        if let Some(clock) = &mut self.clock {
            clock.resume(self.now);
        }
        self.phase = Phase::Running;
        vec![Effect::Resumed]
    }

    fn not_running(&self) -> Option<Refusal> {
        match self.phase {
            Phase::Running => None,
            Phase::Waiting | Phase::Paused => Some(Refusal::NotRunning),
            Phase::Deciding { .. } | Phase::Ended(_) => Some(Refusal::GameOver),
        }
    }

    /// How often a position has occurred, with `more` that are about to.
    fn count(&self, hash: Zobrist64, more: u32) -> u32 {
        let seen = self.hashes.iter().filter(|&&seen| seen == hash).count();
        u32::try_from(seen).unwrap_or(u32::MAX).saturating_add(more)
    }
}

/// A loss by flag or resignation, or the draw that it is where no mate is possible.
fn decided(loser: Color, flag: bool, verdict: Verdict) -> Outcome {
    match (verdict, flag) {
        (Verdict::NoMate, true) => Outcome::draw(Reason::FlagNoMate),
        (Verdict::NoMate, false) => Outcome::draw(Reason::ResignationNoMate),
        (_, true) => Outcome::win(!loser, Reason::Flag),
        (_, false) => Outcome::win(!loser, Reason::Resignation),
    }
}

fn hash(position: &Chess) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}

fn refused(refusal: Refusal) -> Vec<Effect> {
    vec![Effect::Refused(refusal)]
}

mod draws;

#[cfg(test)]
mod tests;
