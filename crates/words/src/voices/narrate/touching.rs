//! What touched pieces bind to, in words (Article 4.3 to 4.5).

use shakmaty::{CastlingSide, Color, Position, Square};

use crate::laws::touch::obligation;
use crate::laws::{Duty, Game, NoCastling};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::Words;
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Utterance};

impl Narrator {
    /// What a touch binds to. That who lifts a piece must move it is no news, and may be cut off.
    pub(super) fn bound_by(&self, touched: Square, duty: Duty, game: &Game) -> Utterance {
        let usual = duty == Duty::Move(touched);
        let priority = if usual { Priority::Answer } else { Priority::Move };
        let on =
            |id: &str, square: Square| self.say(priority, id, &[("square", self.square(square))]);
        match duty {
            Duty::Any => on(unbound(touched, game), touched),
            Duty::Move(square) => on("touched-move", square),
            Duty::Capture(square) => on("touched-capture", square),
            Duty::CaptureWith(own, enemy) => {
                let values = [("square", self.square(own)), ("other", self.square(enemy))];
                self.say(priority, "touched-capture-with", &values)
            }
            Duty::Castle(side) => {
                self.say(priority, "touched-castle", &[("move", self.castling_word(side))])
            }
        }
    }

    /// That the game goes on as it was set up, and which castling that forbids (A.5.1.2).
    pub(super) fn castling_lost(&self, of: Color, side: Option<CastlingSide>) -> Words {
        let color = ("color", self.color(of));
        match side {
            None => self.plain("castling-lost", &[color]),
            Some(side) => {
                self.plain("castling-lost-side", &[color, ("move", self.castling_word(side))])
            }
        }
    }

    fn castling_word(&self, side: CastlingSide) -> Value {
        let words = &self.moves.words;
        let castling = match side {
            CastlingSide::KingSide => &words.short_castling,
            CastlingSide::QueenSide => &words.long_castling,
        };
        Value::Spans(vec![self.moves.span(castling)])
    }

    /// What the piece on this square, which was touched, keeps from being complete (4.3.1 to 4.4.2).
    pub(super) fn owed_by_touch(&self, square: Square, game: &Game) -> Words {
        let on = |id: &str, square: Square| self.urgent(id, &[("square", self.square(square))]);
        let (turn, why) = (game.position().turn(), game.barred_castling());
        let has_left = game.board(turn).king_of(turn) != game.position().board().king_of(turn);
        match game.duty() {
            Duty::Capture(square) => on("missing-capture", square),
            Duty::CaptureWith(own, other) => {
                let values = [("square", self.square(own)), ("other", self.square(other))];
                self.urgent("missing-capture-with", &values)
            }
            Duty::Castle(_) => self.urgent("missing-castle", &[]),
            Duty::Move(_) if has_left && why == Some(NoCastling::RookFirst) => {
                self.urgent("missing-rook-first", &[])
            }
            Duty::Any | Duty::Move(_) => on("missing-touched", square),
        }
    }
}

/// Whether both kings were taken and nothing else: as for the result, not for a move.
pub(super) fn are_both_kings(game: &Game) -> bool {
    let (kings, touches) = (game.position().board().kings(), game.touches());
    touches.len() > 1 && touches.iter().all(|&square| kings.contains(square))
}

/// Whether the player has heard what this touch binds to when he touched another piece. That the first one
/// must move is not said when it is taken.
pub(super) fn is_known(touched: Square, duty: Duty, game: &Game) -> bool {
    let others = game.touches().iter().copied().filter(|square| *square != touched);
    let others: Vec<Square> = others.collect();
    let was_said = match duty {
        Duty::Any => false,
        Duty::Move(_) => others.len() > 1,
        Duty::Capture(_) | Duty::CaptureWith(..) | Duty::Castle(_) => !others.is_empty(),
    };
    was_said && obligation(game.position(), game.mode(), &others).duty == duty
}

/// The sentence of a touched piece that binds to nothing.
fn unbound(touched: Square, game: &Game) -> &'static str {
    if game.asks_for_touch() {
        return "touched-any-move";
    }
    let position = game.position();
    if position.board().color_at(touched) == Some(!position.turn()) {
        return "touched-no-capture";
    }
    let can_move = position.legal_moves().into_iter().any(|mv| mv.from() == Some(touched));
    if can_move { "touched-any-move" } else { "touched-any" }
}
