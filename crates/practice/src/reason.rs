//! Why a line is good, found by tests on the line itself.
//!
//! A line begins with a move of the player who solves it; every second move is theirs. What one side
//! threatens is reckoned by the usual values 1, 3, 3, 5, 9, with the king above all.

mod beyond;
mod clue;
pub(crate) mod guards;
mod idea;
mod mates;
mod rays;
mod seen;
pub(crate) mod shown;
#[cfg(test)]
mod tests;

use shakmaty::uci::UciMove;
use shakmaty::{Move, Position as _, Role, Square};
use touchmove_position::Position;

use guards::{hangs, in_bad_spot, worth};

pub(crate) use beyond::beyond;
pub use clue::{Clue, LaterClue, PlainClue, clue, ideas, plain, promotes};
pub use idea::{Idea, passed};
pub use seen::{made, seen, seen_at_once, won};

/// Why a line is good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineReason {
    /// The last move is mate, of one of the shapes that have a name.
    Mate(Option<NamedMate>),
    /// A piece attacks two or more that it may win.
    Fork {
        /// Where it stands.
        by: Square,
        /// What it attacks, from a1 to h8.
        on: Vec<Square>,
    },
    /// A piece was captured that nobody guarded.
    Hanging(Square),
    /// A piece cannot move, or not out of its line, because of what stands behind it.
    Pin {
        /// Where the piece stands that cannot move.
        piece: Square,
        /// What stands behind it.
        behind: Square,
    },
    /// A dearer piece had to go, and what stood behind it is captured.
    Skewer {
        /// Where the dearer piece stood.
        front: Square,
        /// What is captured.
        behind: Square,
    },
    /// A move opened the line of another piece, which then captured.
    Discovered {
        /// The piece whose line was opened.
        by: Square,
        /// What it attacked.
        on: Square,
    },
    /// Two pieces gave check at once.
    DoubleCheck,
    /// A pawn became a piece.
    Promotion(Role),
}

/// Mates that have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedMate {
    /// By a rook or queen on the king's own back rank, behind pieces of his own.
    BackRank,
    /// By a knight, the king being walled in by his own pieces.
    Smothered,
}

/// A move and the positions around it.
#[derive(Clone, Debug)]
struct Step {
    before: Position,
    mv: Move,
    after: Position,
}

/// A line that somebody solves.
#[derive(Clone, Debug)]
pub struct Line {
    /// The move of the opponent that led to it.
    came: Option<Step>,
    steps: Vec<Step>,
}

impl Line {
    /// A line from a position, with the move before it where that is known: the position before that
    /// move, and the move. `None` where a move is not legal.
    #[must_use]
    pub fn of(start: Position, came: Option<(Position, Move)>, moves: &[UciMove]) -> Option<Self> {
        let came = came.and_then(|(before, mv)| Step::of(before, mv));
        let mut steps: Vec<Step> = Vec::new();
        let mut position = start;
        for uci in moves {
            let mv = uci.to_move(&position).ok()?;
            let step = Step::of(position, mv)?;
            position = step.after.clone();
            steps.push(step);
        }
        Some(Self { came, steps })
    }

    /// The same of moves that are legal where they are made.
    fn played(start: &Position, came: Option<&(Position, Move)>, moves: &[Move]) -> Option<Self> {
        let mut position = start.clone();
        let mut steps: Vec<Step> = Vec::new();
        for mv in moves {
            let step = Step::of(position, *mv)?;
            position = step.after.clone();
            steps.push(step);
        }
        let came = came.cloned().and_then(|(before, mv)| Step::of(before, mv));
        Some(Self { came, steps })
    }

    /// The solver's own moves.
    fn own(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter().step_by(2)
    }
}

impl Step {
    fn of(before: Position, mv: Move) -> Option<Self> {
        let after = before.clone().play(mv).ok()?;
        Some(Self { before, mv, after })
    }

    /// Where the piece stands that moved; a king that castles stands on his new square.
    fn to(&self) -> Square {
        match self.mv {
            Move::Castle { king, rook } => {
                shakmaty::CastlingSide::from_king_side(king < rook).king_to(self.before.turn())
            }
            mv => mv.to(),
        }
    }
}

/// Every reason that is found, the weightiest first.
#[must_use]
pub fn of(line: &Line) -> Vec<LineReason> {
    let mut reasons: Vec<LineReason> = mates::mate(line).into_iter().collect();
    reasons.extend(hanging(line));
    reasons.extend(fork(line));
    reasons.extend(rays::skewer(line));
    reasons.extend(rays::discovered(line));
    reasons.extend(rays::pin(line));
    reasons.extend(double_check(line));
    reasons.extend(promotion(line));
    reasons
}

/// A piece that moved, is safe where it stands, and attacks two that are dearer or unguarded. The last
/// move does not count: nothing came of what it attacks.
fn fork(line: &Line) -> Option<LineReason> {
    let played: Vec<&Step> = line.own().collect();
    let (_, but_last) = played.split_last()?;
    but_last
        .iter()
        .find_map(|step| attacked_twice(step).map(|on| LineReason::Fork { by: step.to(), on }))
}

/// What the piece that moved attacks and may win, if there are two at least.
fn attacked_twice(step: &Step) -> Option<Vec<Square>> {
    let (by, board) = (step.to(), step.after.board());
    let piece = board.piece_at(by)?;
    if piece.role == Role::King || in_bad_spot(&step.after, by) {
        return None;
    }
    let attacked = board.attacks_from(by) & board.by_color(!piece.color) & !board.pawns();
    let on: Vec<Square> = attacked.into_iter().filter(|&on| wins(step, by, on)).collect();
    (on.len() > 1).then_some(on)
}

/// Whether a piece may win what it attacks: it is dearer, or nobody guards it and it does not attack
/// back.
fn wins(step: &Step, by: Square, on: Square) -> bool {
    let board = step.after.board();
    let worth_of = |square| board.role_at(square).map_or(0, worth);
    let back = board.attacks_from(on).contains(by);
    worth_of(on) > worth_of(by) || hangs(&step.after, on) && !back
}

/// The first move captures what nobody guards, is no mere recapture, and the gain lasts.
fn hanging(line: &Line) -> Option<LineReason> {
    let step = line.steps.first()?;
    let on = step.mv.to();
    let role = step.mv.capture().filter(|&role| role != Role::Pawn && !step.mv.is_en_passant())?;
    let taken_back = || step.after.legal_moves().iter().any(|mv| mv.is_capture() && mv.to() == on);
    if !hangs(&step.before, on) || taken_back() {
        return None;
    }
    let recaptures = line.came.as_ref().is_some_and(|came| {
        came.mv.to() == on && came.mv.capture().is_some_and(|lost| worth(lost) >= worth(role))
    });
    let own = step.before.turn();
    let lasts = line.steps.get(2).is_none_or(|later| {
        guards::balance(&later.after, own) >= guards::balance(&step.after, own)
    });
    (!recaptures && lasts).then_some(LineReason::Hanging(on))
}

fn double_check(line: &Line) -> Option<LineReason> {
    line.own().any(|step| step.after.checkers().count() > 1).then_some(LineReason::DoubleCheck)
}

fn promotion(line: &Line) -> Option<LineReason> {
    line.own().find_map(|step| step.mv.promotion()).map(LineReason::Promotion)
}
