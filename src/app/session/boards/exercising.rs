//! A board beside an exercise: the player is led to its position, and what hands do on it is an answer.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Board, Position as _};

use crate::app::session::boards::deeds::moved;
use crate::app::session::boards::{Boards, Own, State, since_begin};
use crate::app::session::intent::{Change, Intent, Next, Touches, all, said};
use crate::app::session::teller::Teller;
use crate::exercises::{self, Answered};
use crate::laws::{At, Position};
use crate::notation::{NotRead, between};
use crate::pegboard::SquareChange as Seen;
use crate::sensing::{Deed, Scene};

/// An exercise that stands on a board, or shall.
#[derive(Clone, Debug)]
pub(super) struct BoardExercise {
    pub(super) position: Position,
    /// The pieces on the board as hands have left them: what was lifted is off it.
    pieces: Board,
}

impl BoardExercise {
    fn new(position: Position) -> Self {
        Self { pieces: position.board().clone(), position }
    }

    /// Whether hands have left it otherwise than it was set up.
    fn is_moved(&self) -> bool {
        self.pieces != *self.position.board()
    }

    /// What the board ought to be. Whoever is led makes no moves.
    pub(super) fn scene(&self, state: &State) -> Scene<'_> {
        let runs = *state == State::Played;
        Scene { pieces: &self.pieces, position: &self.position, touches: true, runs }
    }
}

impl Boards {
    /// The exercise is set up on a board, and so is every one after it.
    pub(super) fn set_up_exercise(&mut self, here: Teller<'_>) -> Vec<Intent> {
        let Some(i) = self.laid(here).board_there() else { return said(here.no_board()) };
        let position = here.place.activity.practised().and_then(|practised| practised.on_board());
        let Some(position) = position else {
            let memory = here.place.activity.is_from_memory();
            let memory = memory.then(|| here.manner.said("drill-from-memory", &[]));
            return all(memory.or_else(|| here.place.activity.asked(here.manner)));
        };
        let own = &mut self.list[i];
        own.exercise = Some(BoardExercise::new(position.clone()));
        own.state = State::Arriving { led: true };
        own.compares()
    }
}

impl Own {
    /// Brings a board on that is used for exercises: to the next one, or back to the game.
    pub(super) fn follows_exercise(&mut self, at: At, here: Teller<'_>) -> Vec<Intent> {
        let Some(exercise) = &mut self.exercise else { return Vec::new() };
        let Some(practised) = here.place.activity.practised() else {
            self.exercise = None;
            self.state = State::Arriving { led: false };
            return self.compares();
        };
        let Some(position) = practised.on_board() else { return Vec::new() };
        if exercise.position != *position {
            *exercise = BoardExercise::new(position.clone());
            if self.state == State::Played {
                self.state = State::Arriving { led: false };
            }
        }
        let stands = self.agrees(here);
        match self.state {
            State::Away | State::Played => Vec::new(),
            State::Left if !stands => Vec::new(),
            State::Arriving { .. } | State::Guided(_) | State::Left if stands => {
                let right = self.state.led().then(|| here.manner.told("board-right", &[]));
                self.state = State::Played;
                all(right)
                    .into_iter()
                    .chain([self.wants(Next::Compares(Touches::Untold))])
                    .collect()
            }
            State::Arriving { .. } | State::Guided(_) | State::Left => {
                if !matches!(self.state, State::Guided(_)) {
                    self.state = State::Guided(None);
                }
                all(self.step_said(at, here))
            }
        }
    }

    /// The hands are told what ought to stand there now, and what follows from that.
    fn compares(&self) -> Vec<Intent> {
        vec![self.wants(Next::Compares(Touches::Untold)), self.wants(Next::Follows)]
    }

    /// Hands have done this where an exercise stands on the board; `None` if it is no answer and no
    /// part of one.
    pub(super) fn done_at_exercise(
        &mut self,
        at: At,
        here: Teller<'_>,
        deed: &Deed,
    ) -> Option<Vec<Intent>> {
        let is_played = self.state == State::Played;
        let exercise = self.exercise.as_mut()?;
        match deed {
            Deed::Lifted(square) if is_played => {
                let piece = exercise.pieces.remove_piece_at(*square)?;
                Some(said(here.manner.of_piece("board-lifted", piece, *square)))
            }
            Deed::Seated(square, piece) if is_played => {
                exercise.pieces.set_piece_at(*square, *piece);
                Some(Vec::new())
            }
            Deed::Rests if is_played => Some(self.answers(here)),
            Deed::Differs | Deed::Knocked if is_played => {
                self.state = State::Guided(None);
                let told = here.manner.told("board-differs", &[]);
                Some(all([told].into_iter().chain(self.step_said(at, here))))
            }
            Deed::Lifted(_)
            | Deed::Seated(..)
            | Deed::Rests
            | Deed::Differs
            | Deed::Knocked
            | Deed::Agrees
            | Deed::Returned(..)
            | Deed::Moved(_)
            | Deed::NoMove(_)
            | Deed::TakenBack
            | Deed::ReadBack(_) => Some(Vec::new()),
            Deed::Lingers
            | Deed::Flickers(_)
            | Deed::Doubtful(_)
            | Deed::Muted(..)
            | Deed::Steady(_) => None,
        }
    }

    /// The button says the step again, answers by what stands there, or asks again.
    pub(super) fn button_at_exercise(&mut self, at: At, here: Teller<'_>) -> Vec<Intent> {
        if let State::Guided(Some(step)) = self.state {
            return said(here.manner.of_step(step));
        }
        let is_moved = self.exercise.as_ref().is_some_and(BoardExercise::is_moved);
        if !is_moved || self.state != State::Played {
            return all(here.place.activity.asked(here.manner));
        }
        let now = since_begin(at);
        let mut wanted = self.sensed(here, Touches::Told, |hands, scene| hands.settle(now, scene));
        wanted.push(self.wants(Next::Deed(Deed::Rests, Touches::Told)));
        wanted
    }

    /// The move that stands on the board is the answer. The board is compared with the exercise after
    /// it, which may be the same or the next one.
    fn answers(&mut self, here: Teller<'_>) -> Vec<Intent> {
        let Some(exercise) = self.exercise.as_mut().filter(|exercise| exercise.is_moved()) else {
            return Vec::new();
        };
        let (position, pieces) = (&exercise.position, &exercise.pieces);
        let fits = self.hands.fits(position);
        let squares = moved(position.board(), pieces, position.turn());
        let answer = match (&fits[..], squares) {
            ([mv], _) => Intent::Enter(Ok(*mv), String::new()),
            ([], Some((from, to))) => {
                Intent::Enter(between(from, to, position), format!("{from}{to}"))
            }
            ([], None) => here.manner.said("refused-illegal-move", &[]).into(),
            ([..], _) => Intent::Enter(Err(NotRead::Ambiguous(fits)), String::new()),
        };
        exercise.pieces = exercise.position.board().clone();
        self.state = State::Arriving { led: false };
        [answer].into_iter().chain(self.compares()).collect()
    }
}

/// The squares on which a piece was put, where squares are asked for: each is a part of the answer.
pub(super) fn touched(here: Teller<'_>, changes: &[Seen]) -> Vec<Intent> {
    if !here.place.activity.practised().is_some_and(exercises::Exercise::asks_squares) {
        return Vec::new();
    }
    let seated = changes.iter().filter(|change| matches!(change, Seen::Seated(..)));
    let answer = |change: &Seen| Change::Solve(Answered::Square(change.square()));
    seated.map(|change| Intent::Activity(answer(change))).collect()
}
