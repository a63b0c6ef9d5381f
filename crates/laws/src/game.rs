//! The referee: a game that handles events and answers with effects.

use std::time::Duration;

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Board, ByColor, CastlingMode, Color, EnPassantMode, Position as _, Square};
use touchmove_position::Position;

use crate::adjourn::Adjournment;
use crate::clock::{BothTimes, Clock};
use crate::control::{Pace, TimeControl};
use crate::dead::{Doubt, Question};
use crate::effect::{Effect, Made, Matter, Spoken};
use crate::event::Event;
use crate::outcome::Outcome;
use crate::presence::Presence;
use crate::progress::Progress;
use crate::refusal::Refusal;
use crate::rules::{Announcing, BoardKind, Rules};
use crate::scoresheet::{ScoreDuty, Sheet};
use crate::time::At;
use crate::unlawful::as_move;

use board::OwnBoard;
use quickplay::QuickplayClaims;
use record::Record;
use reply::Silence;
use session::SessionState;
use unclaimed::Unclaimed;

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    pace: Pace,
    mode: CastlingMode,
    start: Position,
    position: Position,
    made: Vec<Made>,
    /// Hashes of all positions, the first one included (9.2.3: same possible moves, hence
    /// `EnPassantMode::Legal`), and how often castling was suspended before, where that counts.
    hashes: Vec<Zobrist64>,
    suspensions: Vec<u16>,
    /// What the clocks showed when each of these positions last came; none without clocks.
    stood: Vec<BothTimes>,
    clock: Option<Clock>,
    phase: Phase,
    offer: Option<Color>,
    /// Questions asked so far; answers to numbers below `valid_from` are about moves taken back.
    asked: u32,
    valid_from: u32,
    now: At,
    progress: Progress,
    /// The completed move that the player to move has not repeated yet (D.2.1).
    owed: Option<Spoken>,
    silence: Option<Silence>,
    boards: ByColor<OwnBoard>,
    /// Who has moved and not pressed his clock, the opponent having gone on: his time runs.
    unpressed: Option<Color>,
    illegal_acts: ByColor<u8>,
    /// The ply, counted from 0, for which two hands were seen last.
    hands_seen: Option<u16>,
    unclaimed: Option<Unclaimed>,
    /// Who wants an illegal move corrected that was answered.
    corrects: Option<Color>,
    /// The correction that last came too late: of which move, and to what (D.2.8).
    late: Option<(Made, shakmaty::uci::UciMove)>,
    /// What the mover of the last move had touched for it.
    touched_last: Vec<Square>,
    /// What waits for the arbiter, the oldest first.
    matters: Vec<Matter>,
    record: Record,
    quickplay: QuickplayClaims,
    /// Why a player has stopped the clocks last, in his words.
    stopped_for: String,
    sheets: ByColor<Sheet>,
    watches: ByColor<ScoreDuty>,
    presence: Presence,
    adjournment: Option<Adjournment>,
    session: SessionState,
    /// The game before its end, while it is over.
    before_end: Option<Box<Game>>,
}

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
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
enum LossCause {
    Flag,
    Resignation,
    Illegal,
    Sealed,
}

impl Game {
    /// A game that has not begun.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        let own =
            OwnBoard { pieces: setup.position.board().clone(), hand: Vec::new(), behind: false };
        let pace = setup.rules.pace(setup.control.as_ref());
        let mut game = Self {
            pace,
            mode: setup.mode,
            hashes: Vec::new(),
            suspensions: Vec::new(),
            stood: Vec::new(),
            start: setup.position.clone(),
            position: setup.position,
            made: Vec::new(),
            clock: setup.control.map(Clock::new),
            phase: Phase::Waiting,
            offer: None,
            asked: 0,
            valid_from: 0,
            now: At::ZERO,
            progress: Progress::default(),
            owed: None,
            silence: None,
            boards: ByColor { white: own.clone(), black: own },
            unpressed: None,
            illegal_acts: ByColor::default(),
            hands_seen: None,
            unclaimed: None,
            corrects: None,
            late: None,
            touched_last: Vec::new(),
            matters: Vec::new(),
            record: Record::default(),
            quickplay: QuickplayClaims::default(),
            stopped_for: String::new(),
            sheets: ByColor::default(),
            watches: ByColor::default(),
            presence: Presence::default(),
            adjournment: None,
            session: SessionState::default(),
            before_end: None,
            rules: setup.rules,
        };
        game.note_position();
        game.set_warnings();
        game
    }

    /// Handles one event at session time `at` and returns what must follow.
    ///
    /// Two threads may race by microseconds: an `at` before the last one counts as the last one.
    pub fn handle(&mut self, at: At, event: &Event) -> Vec<Effect> {
        self.now = self.now.max(at);
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
        self.watch_silence();
        effects
    }

    /// When the game next needs [`Event::TimePassed`], if ever.
    #[must_use]
    pub fn deadline(&self) -> Option<At> {
        let clock = self.clock.as_ref().filter(|_| self.does_time_pass());
        let flag = clock.and_then(Clock::deadline);
        let others = [
            self.absence_deadline(),
            self.sheet_deadline(),
            self.silence_deadline(),
            self.session_deadline(),
        ];
        others.into_iter().chain([flag]).flatten().min()
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position that the game began with.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// How castling is written.
    #[must_use]
    pub fn mode(&self) -> CastlingMode {
        self.mode
    }

    /// What the game is played under.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Standard, rapid or blitz.
    #[must_use]
    pub fn pace(&self) -> Pace {
        self.pace
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

    /// The session time of the last event.
    #[must_use]
    pub fn now(&self) -> At {
        self.now
    }

    /// The player whose draw offer stands.
    #[must_use]
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// What waits for the arbiter's decision, the oldest first.
    #[must_use]
    pub fn matters(&self) -> &[Matter] {
        &self.matters
    }

    /// The illegal acts of a player that were counted (7.5.5).
    #[must_use]
    pub fn illegal_acts(&self, color: Color) -> u8 {
        self.illegal_acts[color]
    }

    /// A player's score sheet.
    #[must_use]
    pub fn sheet(&self, color: Color) -> &Sheet {
        &self.sheets[color]
    }

    /// What stands on a player's own board.
    #[must_use]
    pub fn board(&self, color: Color) -> &Board {
        &self.boards[self.table(color)].pieces
    }

    /// The move that the player to move has announced and not completed yet, legal or not.
    #[must_use]
    pub fn announced(&self) -> Option<shakmaty::Move> {
        let named = || as_move(&self.position, self.progress.named?);
        self.progress.announced.or_else(named)
    }

    /// The squares of what the player to move has announced, where that is no legal move: an illegal
    /// one, or a promotion without its piece. It counts when he presses (7.5.1, 7.5.2).
    #[must_use]
    pub fn named(&self) -> Option<shakmaty::uci::UciMove> {
        self.progress.named
    }

    /// The player whose illegal move stands until the other claims it (A.5.2).
    #[must_use]
    pub fn illegal_of(&self) -> Option<Color> {
        self.unclaimed.as_ref().map(unclaimed::Unclaimed::by)
    }

    /// The move that is made on the mover's board and not completed yet.
    #[must_use]
    pub fn on_board(&self) -> Option<shakmaty::Move> {
        self.progress.legal().filter(|_| self.progress.made)
    }

    /// The move that the player to move must play, because he intended it with a claim (9.5.3).
    #[must_use]
    pub fn bound(&self) -> Option<shakmaty::Move> {
        self.progress.bound
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Ended(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// When the game has ended, if it has.
    #[must_use]
    pub fn ended_at(&self) -> Option<At> {
        self.outcome()?;
        self.before_end.as_ref().map(|before| before.now)
    }

    /// Whether nothing has happened yet that a player would know of.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.made.is_empty()
            && self.progress == Progress::default()
            && matches!(self.phase, Phase::Waiting | Phase::Running)
    }

    /// Whether the player to move has touched anything.
    #[must_use]
    pub fn has_touched(&self) -> bool {
        !self.progress.touched.is_empty()
    }

    /// What the player to move has touched, in that order.
    #[must_use]
    pub fn touches(&self) -> &[Square] {
        &self.progress.touched
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

    /// Whether the game is adjourned.
    #[must_use]
    pub fn is_adjourned(&self) -> bool {
        self.phase == Phase::Adjourned
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
        self.count(self.hashes.len() - 1)
    }

    /// Whether flags can fall: while the envelope is closed, the clock of an absent player runs.
    fn does_time_pass(&self) -> bool {
        matches!(self.phase, Phase::Running | Phase::Adjourned)
    }

    fn not_running(&self) -> Option<Refusal> {
        match self.phase {
            Phase::Running => None,
            Phase::Waiting | Phase::Paused | Phase::Adjourned => Some(Refusal::NotRunning),
            Phase::Deciding { .. } | Phase::Ended(_) => Some(Refusal::GameOver),
        }
    }

    /// The same where clocks that the arbiter has stopped are no reason (6.11.2).
    fn not_in_play(&self) -> Option<Refusal> {
        self.not_running().filter(|_| !self.is_paused())
    }

    /// Whether the two players have one ordinary board between them.
    fn shares_board(&self) -> bool {
        let ordinary = |kind| kind == BoardKind::Ordinary;
        self.rules.announcing == Announcing::Off
            && ordinary(self.rules.boards.white)
            && ordinary(self.rules.boards.black)
    }

    /// Whose board a player plays on: a shared one is kept as White's.
    fn table(&self, color: Color) -> Color {
        if self.shares_board() { Color::White } else { color }
    }

    /// What the clock of a player shows; `None` without clocks.
    fn left(&self, color: Color) -> Option<Duration> {
        self.clock.as_ref().map(|clock| clock.remaining(color, self.now))
    }
}

fn hash(position: &Position) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}

fn refused(refusal: Refusal) -> Vec<Effect> {
    vec![Effect::Refused(refusal)]
}

mod adjournment;
mod announce;
mod article;
mod back;
mod board;
mod compare;
mod device;
mod dispatch;
mod draws;
mod ends;
mod illegal;
mod irregular;
mod lapsed;
mod presence;
mod press;
mod quickplay;
mod reconstructed;
mod record;
mod repetition;
mod reply;
mod revoke;
mod ruled;
mod rulings;
mod session;
mod sheets;
mod touching;
mod unclaimed;
mod turn;
mod undo;
mod unpressed;

#[cfg(test)]
mod tests;
