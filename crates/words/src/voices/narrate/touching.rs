//! What touched pieces bind to, in words (Article 4.3 to 4.5).

use shakmaty::{CastlingSide, Color, Position, Square};

use crate::laws::touch::obligation;
use crate::laws::{Duty, Game, NoCastling};
use crate::voices::narrate::Narrator;
use crate::voices::narrate::hearing::{Hearing, Words};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Utterance};

/// What is said of touched pieces, in one voice.
#[derive(Clone, Copy, Debug)]
pub(super) struct TouchWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of touched pieces.
    pub(super) const fn touches(&self) -> TouchWords<'_> {
        TouchWords(self)
    }
}

impl TouchWords<'_> {
    /// What a touch binds to. What is in the hand must move: that is no news, which piece it is may
    /// be.
    pub(super) fn touched(self, by: Color, square: Square, duty: Duty, hearing: &Hearing) -> Words {
        let bound = self.bound_by(square, duty, hearing.game);
        let Some((_, piece)) = hearing.lifted.filter(|(lifted, _)| *lifted == square) else {
            return Words::from(bound).of(by);
        };
        let named = self.0.piece_on("board-touched", piece, square);
        let is_usual = duty == Duty::Move(square)
            || is_known(square, duty, hearing.game)
            || are_both_kings(hearing.game)
            || duty == Duty::Any && hearing.game.terms().asks_for_touch();
        let bound = (!is_usual).then_some(bound);
        Words { said: std::iter::once(named).chain(bound).collect(), ..Words::none() }
    }

    pub(super) fn put_back(self, by: Color, hearing: &Hearing) -> Words {
        if hearing.plays() && !hearing.game.underway().has_touched() {
            self.0.to_player("board-adjusted", &[])
        } else if hearing.game.duty() == Duty::Any {
            let own = hearing.player() == Some(by);
            if own {
                self.0.to_player("board-put-back-free", &[])
            } else {
                self.0.of("board-put-back-free", by)
            }
        } else if hearing.player() == Some(by) {
            self.0.to_player("board-put-back", &[])
        } else {
            self.0.of("put-back", by)
        }
    }

    /// What a touch binds to. That who lifts a piece must move it is no news, and may be cut off.
    fn bound_by(self, touched: Square, duty: Duty, game: &Game) -> Utterance {
        let usual = duty == Duty::Move(touched);
        let priority = if usual { Priority::Answer } else { Priority::Move };
        let on = |id: &str, square: Square| {
            self.0.say(priority, id, &[("square", self.0.square(square))])
        };
        match duty {
            Duty::Any => on(unbound(touched, game), touched),
            Duty::Move(square) => on("touched-move", square),
            Duty::Capture(square) => on("touched-capture", square),
            Duty::CaptureWith(own, enemy) => {
                let values = [("square", self.0.square(own)), ("other", self.0.square(enemy))];
                self.0.say(priority, "touched-capture-with", &values)
            }
            Duty::Castle(side) => {
                self.0.say(priority, "touched-castle", &[("move", self.castling_word(side))])
            }
        }
    }

    /// That the game goes on as it was set up, and which castling that forbids (A.5.1.2).
    pub(super) fn castling_lost(self, of: Color, side: Option<CastlingSide>) -> Words {
        let color = ("color", self.0.color(of));
        match side {
            None => self.0.plain("castling-lost", &[color]),
            Some(side) => {
                self.0.plain("castling-lost-side", &[color, ("move", self.castling_word(side))])
            }
        }
    }

    fn castling_word(self, side: CastlingSide) -> Value {
        let words = &self.0.moves.words;
        let castling = match side {
            CastlingSide::KingSide => &words.short_castling,
            CastlingSide::QueenSide => &words.long_castling,
        };
        Value::Spans(vec![self.0.moves.span(castling)])
    }

    /// What the piece on this square, which was touched, keeps from being complete (4.3.1 to 4.4.2).
    pub(super) fn owed_by_touch(self, square: Square, game: &Game) -> Words {
        let on = |id: &str, square: Square| self.0.urgent(id, &[("square", self.0.square(square))]);
        let (turn, why) = (game.position().turn(), game.barred_castling());
        let has_left = game.board(turn).king_of(turn) != game.position().board().king_of(turn);
        match game.duty() {
            Duty::Capture(square) => on("missing-capture", square),
            Duty::CaptureWith(own, other) => {
                let values = [("square", self.0.square(own)), ("other", self.0.square(other))];
                self.0.urgent("missing-capture-with", &values)
            }
            Duty::Castle(_) => self.0.urgent("missing-castle", &[]),
            Duty::Move(_) if has_left && why == Some(NoCastling::RookFirst) => {
                self.0.urgent("missing-rook-first", &[])
            }
            Duty::Any | Duty::Move(_) => on("missing-touched", square),
        }
    }
}

/// Whether both kings were taken and nothing else: as for the result, not for a move.
fn are_both_kings(game: &Game) -> bool {
    let (kings, touches) = (game.position().board().kings(), game.underway().touches());
    touches.len() > 1 && touches.iter().all(|&square| kings.contains(square))
}

/// Whether the player has heard what this touch binds to when he touched another piece. That the first one
/// must move is not said when it is taken.
fn is_known(touched: Square, duty: Duty, game: &Game) -> bool {
    let others = game.underway().touches().iter().copied().filter(|square| *square != touched);
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
    if game.terms().asks_for_touch() {
        return "touched-any-move";
    }
    let position = game.position();
    if position.board().color_at(touched) == Some(!position.turn()) {
        return "touched-no-capture";
    }
    let can_move = position.legal_moves().into_iter().any(|mv| mv.from() == Some(touched));
    if can_move { "touched-any-move" } else { "touched-any" }
}
