//! The turn: the game begins, a move is typed, a move is completed.

use std::time::Duration;

use shakmaty::{Color, Move, Position, Role, Square, uci::UciMove};

use crate::dead::Doubt;
use crate::edition::IllegalAct;
use crate::effect::{Effect, Made, Missing, Spoken};
use crate::event::Answer;
use crate::game::{Game, Phase, refused};
use crate::progress::{Attempt, Progress};
use crate::refusal::Refusal;
use crate::rules::{Announcing, Authority};
use crate::touch::Duty;
use crate::unlawful::{calls_arbiter, is_illegal};

/// Effects of a move as a rule: it is said, a clock starts, and whether it is dead is asked.
const USUAL_EFFECTS: usize = 3;

impl Game {
    pub(super) fn begin(&mut self) -> Vec<Effect> {
        if self.phase != Phase::Waiting {
            return refused(Refusal::AlreadyRunning);
        }
        self.phase = Phase::Running;
        self.begin_session();
        let mut effects = vec![Effect::Began];
        let unconfirmed = self.unconfirmed();
        effects.extend((!unconfirmed.is_empty()).then_some(Effect::NotConfirmed(unconfirmed)));
        effects.extend(self.check_end());
        self.presence.count_from(self.now, false);
        effects.extend(self.observe_absence());
        if self.phase == Phase::Running {
            effects.extend(self.start_clock());
            effects.extend(self.ask_of_set_up());
        }
        effects
    }

    /// A position that is set up may be dead already (5.2.2). The question takes no number, for
    /// journals that were written before it was asked.
    pub(super) fn ask_of_set_up(&self) -> Option<Effect> {
        let usual = *self.position.board() == shakmaty::Board::new();
        let usual = usual || self.position.chess().is_none();
        let asks = !usual && !self.is_over() && self.looks_for_mates();
        asks.then(|| Effect::AskSolver(self.question(self.valid_from, Doubt::Dead)))
    }

    pub(super) fn start_clock(&mut self) -> Option<Effect> {
        let turn = self.position.turn();
        self.clock.as_mut()?.start(turn, self.now);
        Some(Effect::ClockStarted(turn))
    }

    /// A typed move that is confirmed. It was never touched: what is typed and not confirmed is
    /// nothing.
    pub(super) fn enter(&mut self, uci: UciMove) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        match self.legal(uci) {
            Some(mv) => self.enter_legal(mv),
            None if self.rules.authority == Authority::Referee => refused(Refusal::IllegalMove),
            None if self.moves_nothing(uci) => refused(Refusal::IllegalMove),
            None => self.enter_illegal(uci),
        }
    }

    /// The legal move with these squares, and with this piece where a pawn becomes one. A king that
    /// was left in check may not be captured.
    pub(super) fn legal(&self, uci: UciMove) -> Option<Move> {
        let mv = uci.to_move(&self.position).ok()?;
        let piece = match uci {
            UciMove::Normal { promotion, .. } => promotion,
            UciMove::Put { .. } | UciMove::Null => None,
        };
        let spares = mv.capture() != Some(Role::King) || !self.position.is_royal();
        let fits = mv.promotion() == piece && spares;
        fits.then_some(mv)
    }

    fn enter_legal(&mut self, mv: Move) -> Vec<Effect> {
        if let Some(missing) = self.owes_otherwise(mv) {
            return match (self.rules.authority, self.touch_refusal(mv)) {
                (Authority::Referee, Some(refusal)) => refused(refusal),
                _ => vec![Effect::NotCompleted(self.turn(), missing)],
            };
        }
        if !self.is_left(mv) {
            return refused(Refusal::AlreadyMade);
        }
        if self.progress.made && self.progress.legal() != Some(mv) {
            return refused(Refusal::AlreadyMade);
        }
        self.put_on_table(mv);
        if self.rules.announcing == Announcing::Off {
            return self.complete(mv);
        }
        self.progress.attempt = Attempt::Legal(mv);
        self.progress.named = None;
        self.progress.by_word = false;
        self.made_on_board(mv)
    }

    /// Whether a move is still left to the mover: the only one that he may make, if there is one, and to
    /// the square on which he has released a pawn (4.7).
    pub(super) fn is_left(&self, mv: Move) -> bool {
        let released = |to| mv.to() == to && mv.is_promotion();
        self.progress.bound.is_none_or(|bound| bound == mv)
            && self.progress.released.is_none_or(released)
    }

    /// A move that is entered stands on the board of the mover, whatever he has done there before.
    fn put_on_table(&mut self, mv: Move) {
        let mut after = self.position.clone();
        after.play_unchecked(mv);
        let table = self.table(self.turn());
        let own = &mut self.boards[table];
        own.pieces = after.board().clone();
        own.hand.clear();
    }

    /// Whether squares are no move at all, however illegal.
    pub(super) fn moves_nothing(&self, uci: UciMove) -> bool {
        let UciMove::Normal { from, to, .. } = uci else { return true };
        from == to || self.position.board().piece_at(from).is_none()
    }

    /// The squares of an illegal move: an act that counts where there is an arbiter. What was only
    /// said may still be changed (D.2.8), what a hand has made may not (4.7).
    fn enter_illegal(&mut self, uci: UciMove) -> Vec<Effect> {
        if self.progress.made && !self.progress.by_word {
            return refused(Refusal::AlreadyMade);
        }
        match self.rules.announcing {
            Announcing::Off => self.illegal_act(self.turn(), self.act_of(uci), Some(uci)),
            _ => match self.illegal_breaks_touch(uci) {
                Some(square) => {
                    vec![Effect::NotCompleted(self.turn(), Missing::Touched(square))]
                }
                None => self.name(uci, true),
            },
        }
    }

    pub(super) fn act_of(&self, uci: UciMove) -> IllegalAct {
        let king = self.position.board().king_of(!self.position.turn());
        match uci {
            UciMove::Normal { to, .. } if Some(to) == king => IllegalAct::KingCapture,
            _ if self.queened(uci).is_some() => IllegalAct::Promotion,
            _ => IllegalAct::Move,
        }
    }

    /// The promotion to a queen, if the squares are those of a promotion without its piece.
    pub(super) fn queened(&self, uci: UciMove) -> Option<Move> {
        let UciMove::Normal { from, to, promotion: None } = uci else { return None };
        let queen = UciMove::Normal { from, to, promotion: Some(Role::Queen) };
        queen.to_move(&self.position).ok()
    }

    /// The touched piece that a legal move leaves where it is (4.3). Where one move is the only one
    /// left, touching changes nothing about it (9.5.3).
    pub(super) fn breaks_touch(&self, mv: Move) -> Option<Square> {
        if self.progress.touched.is_empty() || self.progress.bound == Some(mv) {
            return None;
        }
        let owed = self.owed_by_touch();
        let broken = owed.duty != Duty::Any && !owed.moves.contains(&mv);
        broken.then(|| owed.duty.square().or_else(|| self.binding().first().copied())).flatten()
    }

    /// Why a legal move breaks touch-move, by what the player owes (4.3.1 to 4.3.3), or the choice of
    /// the piece that a pawn becomes (4.4.4).
    pub(super) fn touch_refusal(&self, mv: Move) -> Option<Refusal> {
        let touch = self.breaks_touch(mv).map(|square| self.owed_refusal(square));
        touch.or_else(|| {
            self.breaks_choice(mv).filter(|_| !self.stands_chosen()).map(Refusal::PieceChosen)
        })
    }

    /// Whether the chosen piece stands on the board: whoever says another has made a slip of the
    /// tongue (D.2.8).
    fn stands_chosen(&self) -> bool {
        let stands = self.progress.legal();
        stands.is_some_and(|mv| mv.is_promotion() && self.breaks_choice(mv).is_none())
    }

    /// What a legal move lacks that breaks touch-move, or the choice of the piece.
    pub(super) fn owes_otherwise(&self, mv: Move) -> Option<Missing> {
        let touch = self.breaks_touch(mv).map(Missing::Touched);
        let chosen = || self.breaks_choice(mv).or_else(|| self.promoted_otherwise());
        touch.or_else(|| chosen().map(Missing::Chosen))
    }

    /// The same of squares that are no legal move: as with one that is, so that what is refused does
    /// not tell which moves are legal.
    fn illegal_breaks_touch(&self, uci: UciMove) -> Option<Square> {
        let UciMove::Normal { from, to, .. } = uci else { return None };
        if self.progress.touched.is_empty() {
            return None;
        }
        let duty = self.owed_by_touch().duty;
        let first = self.binding().first().copied();
        let broken = self.progress.bound.is_none() && !duty.allows(from, to);
        duty.square().or(first).filter(|_| broken)
    }

    /// Why the player to move may not make this move, because he has touched another piece (4.3).
    #[must_use]
    pub fn forbidden_by_touch(&self, uci: UciMove) -> Option<Refusal> {
        match self.legal(uci) {
            Some(mv) => self.touch_refusal(mv),
            None => self.illegal_breaks_touch(uci).map(|square| self.owed_refusal(square)),
        }
    }

    fn owed_refusal(&self, square: Square) -> Refusal {
        match self.owed_by_touch().duty {
            Duty::Capture(square) => Refusal::MustCapture(square),
            Duty::CaptureWith(own, other) => Refusal::MustCaptureWith(own, other),
            Duty::Any | Duty::Move(_) | Duty::Castle(_) => Refusal::MustMoveTouched(square),
        }
    }

    pub(super) fn spoken(&self, mv: Move) -> Spoken {
        Spoken { before: self.position.clone(), mv }
    }

    /// Completes the move: the clock is pressed and the opponent's time runs (6.2.1).
    pub(super) fn complete(&mut self, mv: Move) -> Vec<Effect> {
        if let Some(effects) = self.seal_instead(mv) {
            return effects;
        }
        let brought = self.press_clock(self.turn());
        self.completed(mv, brought)
    }

    /// Presses the clock of a player, if it is his time that runs; the time of a new period.
    pub(super) fn press_clock(&mut self, by: Color) -> Option<Duration> {
        let own = self.clock.as_mut().filter(|clock| clock.turn() == Some(by));
        own.and_then(|clock| clock.press(self.now))
    }

    /// Whose turn it is again has nothing left to press: his time runs, and rightly.
    pub(super) fn forget_unpressed(&mut self) {
        let turn = self.turn();
        self.unpressed.take_if(|by| *by == turn);
    }

    /// The clock was pressed for this move; `brought`: the time of a new period.
    pub(super) fn completed(&mut self, mv: Move, brought: Option<Duration>) -> Vec<Effect> {
        let by = self.position.turn();
        let called = calls_arbiter(self.position.board());
        let answers = self.unclaimed.is_some();
        let mut effects = Vec::with_capacity(USUAL_EFFECTS);
        effects.push(self.said_and_played(mv));
        effects.append(&mut self.decline_by_moving(by));
        if let Some(time) = brought {
            effects.push(Effect::PeriodBegan(by, time));
        }
        self.record_completed(by, &mut effects);
        effects.append(&mut if called && is_illegal(&self.position) {
            self.stays_illegal()
        } else {
            self.check_end()
        });
        if answers {
            effects.append(&mut self.answered_unclaimed());
        }
        if self.phase == Phase::Running {
            if self.clock.is_some() {
                effects.push(Effect::ClockStarted(!by));
            }
            if let Some(asked) = self.ask_if_dead() {
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

    /// Touching a piece and moving decline an offer (9.1.2.1).
    pub(super) fn decline_by_moving(&mut self, by: Color) -> Vec<Effect> {
        if self.offer.take_if(|offerer| *offerer == !by).is_none() {
            return Vec::new();
        }
        let mut effects = vec![Effect::DrawAnswered(by, Answer::Declined)];
        effects.extend(self.increment_refused(by));
        effects
    }

    /// Puts the move on the board and into the record.
    pub(super) fn play(&mut self, mv: Move) -> Made {
        let by = self.position.turn();
        let before = self.position.clone();
        self.position.play_unchecked(mv);
        self.note_position();
        self.forget_unpressed();
        let executed = self.progress.reply.executed;
        self.touched_last = std::mem::take(&mut self.progress.touched);
        self.progress = Progress::default();
        (self.owed, self.unclaimed, self.corrects) = (None, None, None);
        self.follow(by, false);
        self.follow(!by, executed || self.shares_board());
        let (left, opponent_left) = (self.left(by), self.left(!by));
        let made = Made { before, mv, at: self.now, left, opponent_left };
        self.made.push(made.clone());
        made
    }

    /// Brings a player's own board to the position, at once or by his own hands.
    pub(super) fn follow(&mut self, color: Color, at_once: bool) {
        let own = &mut self.boards[color];
        if at_once || self.rules.boards[color].is_kept() {
            own.pieces = self.position.board().clone();
        }
        own.behind = own.pieces != *self.position.board();
        if !own.behind {
            own.hand.clear();
        }
    }
}
