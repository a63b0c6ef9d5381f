//! Steps of help towards a move. Pure.

use crate::laws::Position;
use shakmaty::{Move, Position as _};

use crate::voices::{Narrator, Span};

/// How many steps of help there are: the theme, the piece, its goal, the move.
pub(super) const STEPS: usize = 4;

/// A step of help towards a move, from the second on: the piece, its goal, the move itself.
pub(super) fn hint(step: usize, position: &Position, mv: Move, narrator: &Narrator) -> Vec<Span> {
    let from = mv.from().unwrap_or(mv.to());
    let piece = ("piece", narrator.role(mv.role()));
    match step {
        2 => {
            narrator.talk.sentence("lesson-help-piece", &[piece, ("square", narrator.square(from))])
        }
        3 => {
            // A king that castles is put on its own new square.
            let turn = position.turn();
            let to = mv.castling_side().map_or(mv.to(), |side| side.king_to(turn));
            narrator.talk.sentence("lesson-help-goal", &[piece, ("square", narrator.square(to))])
        }
        _ => {
            let mv = vec![narrator.announcement(position, mv)];
            narrator.talk.sentence("lesson-help-move", &[("move", mv.into())])
        }
    }
}
