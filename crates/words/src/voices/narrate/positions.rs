//! What is said of a text that is no position, and of what is left out of one: by rank, sign or square
//! where there is one.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Rank;

use crate::notation::PositionTextError;
use crate::notation::position::{Remark, TooMany};
use crate::voices::narrate::{Narrator, quoted};
use crate::voices::phrase::Value;
use crate::voices::utterance::{Priority, Utterance};

/// What is said of a text that is no position, in one voice.
#[derive(Clone, Copy, Debug)]
pub struct PositionWords<'a>(&'a Narrator);

impl Narrator {
    /// What is said of a text that is no position.
    #[must_use]
    pub const fn positions(&self) -> PositionWords<'_> {
        PositionWords(self)
    }
}

impl PositionWords<'_> {
    /// What is said of a text that is no position.
    #[must_use]
    pub fn error(self, error: &PositionTextError) -> Utterance {
        use PositionTextError as E;
        let say = |id: &str, values: &[(&str, Value)]| self.0.say(Priority::Answer, id, values);
        let of = |color: &shakmaty::Color| ("color", self.0.color(*color));
        let on = |square: &shakmaty::Square| ("square", self.0.square(*square));
        match error {
            E::Empty => say("position-empty", &[]),
            E::Control(nth) => say("position-control", &[("nth", (*nth).into())]),
            E::Board => say("position-board", &[]),
            E::Ranks(count) => say("position-ranks", &[counted(*count)]),
            E::RankLength(rank, count) => {
                say("position-rank-length", &[number(*rank), counted(*count)])
            }
            E::RankMissing(rank) => say("position-rank-missing", &[number(*rank)]),
            E::RankTwice(rank) => say("position-rank-twice", &[number(*rank)]),
            E::Sign { rank, nth, sign } => {
                let sign = ("sign", Value::Text(sign.to_string()));
                say("position-sign", &[number(*rank), ("nth", (*nth).into()), sign])
            }
            E::Word(word) => say("position-word", &[("word", quoted(word).into())]),
            E::Twice(square) => say("position-twice", &[on(square)]),
            E::Turn => say("position-turn", &[]),
            E::Castling => say("position-castling", &[]),
            E::EnPassant => say("position-en-passant", &[]),
            E::Counters => say("position-counters", &[]),
            E::Operations => say("position-operations", &[]),
            E::NoKing(color) => say("position-no-king", &[of(color)]),
            E::Kings(color, one, other) => {
                let squares = [("one", self.0.square(*one)), ("other", self.0.square(*other))];
                say("position-kings", &[&[of(color)], &squares[..]].concat())
            }
            E::Pawn(square) => say("position-pawn", &[on(square)]),
            E::TooMany(color, what) => {
                let (id, count) = match what {
                    TooMany::Pawns(count) => ("position-too-many-pawns", *count),
                    TooMany::Pieces(count) => ("position-too-many-men", *count),
                    TooMany::Promoted => ("position-too-many-promoted", 0),
                };
                say(id, &[of(color), ("count", count.into())])
            }
            E::OtherInCheck(color) => say("position-other-in-check", &[of(color)]),
            E::Impossible => say("position-impossible", &[]),
        }
    }

    /// What is said of a right that a position cannot have, and that is left out.
    #[must_use]
    pub fn remark(self, remark: Remark) -> Utterance {
        let say = |id: &str, values: &[(&str, Value)]| self.0.say(Priority::Answer, id, values);
        match remark {
            Remark::CastlingRook(color, square) => {
                let values = [("color", self.0.color(color)), ("square", self.0.square(square))];
                say("position-dropped-rook", &values)
            }
            Remark::CastlingKing(color) => {
                say("position-dropped-king", &[("color", self.0.color(color))])
            }
            Remark::Castling => say("position-dropped-castling", &[]),
            Remark::EnPassant(square) => {
                say("position-dropped-en-passant", &[("square", self.0.square(square))])
            }
        }
    }
}

/// Ranks are counted, not named: a diagram has digits for them.
fn number(rank: Rank) -> (&'static str, Value) {
    ("rank", Value::Number(i64::from(u32::from(rank)) + 1))
}

fn counted(count: usize) -> (&'static str, Value) {
    ("count", count.into())
}
