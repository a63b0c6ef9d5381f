//! An illegal move that nobody has claimed yet: rapid and blitz under sparse supervision (FIDE
//! 2023, A.5; earlier A.4 and B).
//!
//! Where the position after it could arise in a game, the game simply goes on from there. Where it
//! could not, for example with a king left in check, the opponent's answer is carried out square by
//! square, and if the position is still impossible then, the game is drawn (A.5.4).

use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, FromSetup, Move, Position, PositionError, Rank,
    Setup, Square, uci::UciMove,
};

use crate::laws::edition::{Edition, IllegalAct, Redress};
use crate::laws::effect::{Effect, Made, Matter};
use crate::laws::event::Event;
use crate::laws::game::{Game, refused};
use crate::laws::making::Making;
use crate::laws::outcome::{Outcome, Reason};
use crate::laws::refusal::Refusal;

/// An illegal move that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    /// Whose it is.
    by: Color,
    act: IllegalAct,
    /// The position before it.
    before: Chess,
    /// The men moved and captured by it, which stay touched when it is taken back.
    moved: Vec<Square>,
    /// Whether it is among the moves made.
    in_record: bool,
    /// The men after it, where they are an impossible position.
    impossible: Option<Board>,
    /// Whether the opponent has touched a man since.
    touched: bool,
}

impl Standing {
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
    /// The illegal move is completed; it stands until it is claimed.
    pub(super) fn let_stand(
        &mut self,
        by: Color,
        act: IllegalAct,
        uci: Option<UciMove>,
    ) -> Vec<Effect> {
        let before = self.position.clone();
        let moved_men = self.making.touched.clone();
        let board = uci.map_or_else(|| self.board(by).clone(), |uci| moved(before.board(), uci));
        let after = position_of(&before, &board, self.mode);
        // FIDE 2009, A.4c: the arbiter steps in by himself.
        if self.rules.edition == Edition::E2009 && calls_arbiter(&board) {
            return self.penalise(by, act, None);
        }
        let in_record = uci.and_then(|uci| as_move(&before, uci)).filter(|_| after.is_some());
        let brought = self.press_clock(by);
        let mut effects: Vec<Effect> =
            brought.map(|time| Effect::PeriodBegan(by, time)).into_iter().collect();
        let impossible = after.is_none().then_some(board);
        effects.push(match impossible {
            Some(_) => Effect::IllegalPosition(!by),
            None => Effect::IllegalStands(by),
        });
        self.stand(by, after, in_record);
        if in_record.is_some() {
            effects.extend(self.record_completed(by));
        }
        self.standing = Some(Standing {
            by,
            act,
            before,
            moved: moved_men,
            in_record: in_record.is_some(),
            impossible,
            touched: false,
        });
        effects.extend(self.clock.is_some().then_some(Effect::ClockStarted(!by)));
        effects
    }

    fn stand(&mut self, by: Color, after: Option<Chess>, mv: Option<Move>) {
        self.making = Making::default();
        let before = self.position.clone();
        self.position = after.unwrap_or_else(|| before.clone());
        match mv {
            Some(mv) => self.made.push(Made { before, mv, at: self.now, left: self.left(by) }),
            None => self.forget_position(),
        }
        self.note_position();
        self.forget_unpressed();
        for color in Color::ALL {
            self.follow(color, true);
        }
    }

    /// Whose move is awaited: the player's to move or, where an illegal position stands, the
    /// opponent's, who has one move to end it (A.5.4).
    #[must_use]
    pub fn awaited(&self) -> Color {
        if self.is_illegal_position() { !self.turn() } else { self.turn() }
    }

    /// Whether the men on the board are a position that no game can have.
    pub(super) fn is_illegal_position(&self) -> bool {
        self.standing.as_ref().is_some_and(|standing| standing.impossible.is_some())
    }

    /// A.5.4: the answer to an illegal position is carried out as it is; if that does not make the
    /// position possible, the game is drawn.
    pub(super) fn answer_illegal_position(&mut self, uci: UciMove) -> Vec<Effect> {
        if let Some(from) = self.nothing_to_move(uci) {
            return refused(from);
        }
        if self.captures_king(uci) {
            return self.captured_king();
        }
        let Some(standing) = self.standing.take() else { return Vec::new() };
        let Some(board) = standing.impossible.as_ref().map(|board| moved(board, uci)) else {
            return Vec::new();
        };
        let Some(after) = set_up(&standing.before, &board, standing.by, self.mode) else {
            return match self.rules.edition {
                Edition::E2014 | Edition::E2017 | Edition::E2018 | Edition::E2023 => {
                    self.end(Outcome::draw(Reason::IllegalPosition))
                }
                Edition::E2001 | Edition::E2005 | Edition::E2009 => {
                    self.standing = Some(standing);
                    self.stop_for(Matter::Position)
                }
            };
        };
        let mover = !standing.by;
        let brought = self.press_clock(mover);
        self.stand(mover, Some(after), None);
        let mut effects = vec![Effect::IllegalStands(standing.by)];
        effects.extend(brought.map(|time| Effect::PeriodBegan(mover, time)));
        effects.extend(self.check_end());
        if self.is_running() {
            effects.extend(self.clock.is_some().then_some(Effect::ClockStarted(standing.by)));
        }
        effects
    }

    fn captures_king(&self, uci: UciMove) -> bool {
        let UciMove::Normal { to, .. } = uci else { return false };
        self.standing.as_ref().is_some_and(|standing| {
            let board = standing.impossible.as_ref();
            board.and_then(|board| board.king_of(standing.by)) == Some(to)
        })
    }

    /// Who captures the king that was left in check does something illegal himself; he should have
    /// claimed. The king goes back, and he may still claim or answer.
    fn captured_king(&mut self) -> Vec<Effect> {
        let by = !self.turn();
        let mut effects = vec![self.count_illegal(by, IllegalAct::KingCapture)];
        effects.extend(self.punish(by));
        effects
    }

    fn nothing_to_move(&self, uci: UciMove) -> Option<Refusal> {
        let UciMove::Normal { from, to, .. } = uci else { return Some(Refusal::IllegalMove) };
        let standing = self.standing.as_ref()?;
        let own = standing.impossible.as_ref()?.color_at(from) == Some(!standing.by);
        (!own || from == to).then_some(Refusal::NothingThere(from))
    }

    /// Touching gives up the right to claim where the edition says so.
    pub(super) fn give_up_by_touching(&mut self) {
        let turn = self.turn();
        if let Some(standing) = self.standing.as_mut().filter(|standing| standing.by != turn) {
            standing.touched = true;
        }
    }

    /// The opponent claims that the last move was illegal, before his own move (A.5.2).
    pub(super) fn claim_illegal(&mut self, by: Color) -> Vec<Effect> {
        if let Some(refusal) = self.not_running() {
            return refused(refusal);
        }
        let redress = self.rules.edition.illegal(self.pace, self.rules.supervision).value.redress;
        match &self.standing {
            Some(standing) if standing.by != by => {
                if redress == Redress::BeforeTouch && standing.touched {
                    return refused(Refusal::NothingToClaim);
                }
                self.undo_standing()
            }
            _ => refused(Refusal::NothingToClaim),
        }
    }

    /// The arbiter has seen it (FIDE 2014 and later).
    pub(super) fn see_illegal(&mut self, by: Color) -> Vec<Effect> {
        let redress = self.rules.edition.illegal(self.pace, self.rules.supervision).value.redress;
        match &self.standing {
            Some(standing) if standing.by == by => match redress {
                Redress::Always | Redress::BeforeMove { arbiter_may_see: true } => {
                    self.undo_standing()
                }
                Redress::BeforeTouch | Redress::BeforeMove { .. } => {
                    refused(Refusal::NothingToDecide)
                }
            },
            _ => refused(Refusal::NothingToDecide),
        }
    }

    /// Back to the position before it, with the offender to move, and the penalty.
    fn undo_standing(&mut self) -> Vec<Effect> {
        let Some(standing) = self.withdraw_standing() else { return Vec::new() };
        self.making = Making { touched: standing.moved, ..Making::default() };
        let mut effects = self.penalise(standing.by, standing.act, None);
        if self.is_running() {
            effects.extend(self.clock.is_some().then_some(Effect::ClockStarted(standing.by)));
        }
        effects
    }

    /// An illegal move that is in no record stands no more: what is restored are the moves made.
    pub(super) fn withdraw_unrecorded(&mut self) {
        if self.standing.as_ref().is_some_and(|standing| !standing.in_record) {
            self.withdraw_standing();
        }
    }

    /// The position before it, and the clock as its maker left it.
    fn withdraw_standing(&mut self) -> Option<Standing> {
        let standing = self.standing.take()?;
        self.forget_position();
        self.position = standing.before.clone();
        if standing.in_record {
            self.made.pop();
            self.cross_out_from(self.ply());
        } else {
            self.note_position();
        }
        self.valid_from = self.asked + 1;
        let running = self.is_running();
        if let Some(clock) = &mut self.clock {
            clock.give_back(standing.by, self.now);
            if !running {
                clock.pause(self.now);
            }
        }
        Some(standing)
    }
}

/// Whether an event makes sense while no possible position stands on the board.
pub(super) const fn can_answer_illegal_position(event: &Event) -> bool {
    matches!(
        event,
        Event::Entered(_)
            | Event::IllegalClaimed(_)
            | Event::FlagClaimed(_)
            | Event::DrawOffered(_)
            | Event::DrawAnswered(..)
            | Event::Resigned(_)
            | Event::Ruled(_)
            | Event::Judged(..)
            | Event::Plays(..)
            | Event::Paused
            | Event::Resumed
            | Event::TimePassed
    )
}

/// Two kings in check, or a pawn on a last rank.
fn calls_arbiter(board: &Board) -> bool {
    let checked = |color: Color| {
        board
            .king_of(color)
            .is_some_and(|king| board.attacks_to(king, !color, board.occupied()).any())
    };
    let last = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
    Color::ALL.into_iter().all(checked) || (board.pawns() & last).any()
}

/// The men after a move that is carried out whatever the rules say.
fn moved(board: &Board, uci: UciMove) -> Board {
    let mut board = board.clone();
    if let UciMove::Normal { from, to, promotion } = uci
        && let Some(mut piece) = board.remove_piece_at(from)
    {
        piece.role = promotion.unwrap_or(piece.role);
        board.set_piece_at(to, piece);
    }
    board
}

/// The squares as a move, however illegal.
fn as_move(before: &Chess, uci: UciMove) -> Option<Move> {
    let UciMove::Normal { from, to, promotion } = uci else { return None };
    let role = before.board().role_at(from)?;
    Some(Move::Normal { role, from, to, capture: before.board().role_at(to), promotion })
}

/// The position after an illegal move, if it could be one.
fn position_of(before: &Chess, board: &Board, mode: CastlingMode) -> Option<Chess> {
    set_up(before, board, !before.turn(), mode)
}

fn set_up(before: &Chess, board: &Board, turn: Color, mode: CastlingMode) -> Option<Chess> {
    let mut setup: Setup = before.to_setup(shakmaty::EnPassantMode::Legal);
    setup.board = board.clone();
    setup.turn = turn;
    setup.ep_square = None;
    let counts = before.board().pawns() == board.pawns()
        && before.board().occupied().count() == board.occupied().count();
    setup.halfmoves = if counts { setup.halfmoves.saturating_add(1) } else { 0 };
    if turn == Color::White {
        setup.fullmoves = setup.fullmoves.saturating_add(1);
    }
    Chess::from_setup(setup, mode)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_too_much_material)
        .ok()
}
