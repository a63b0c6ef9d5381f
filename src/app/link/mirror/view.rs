//! How a view is written, and what a cursor stands on.

use serde::{Deserialize, Serialize};
use shakmaty::{Bitboard, Board, ByColor, Color, Square};

use crate::ui::view::{Arrival, Asked, Shown, Spot, Thing, View};

#[derive(Serialize, Deserialize)]
#[serde(remote = "View")]
pub(in crate::app::link) struct ViewText {
    #[serde(with = "text")]
    board: Board,
    #[serde(with = "ShownText")]
    told: Shown,
    #[serde(with = "ColorText")]
    bottom: Color,
    #[serde(with = "pair")]
    last: Option<(Square, Square)>,
    #[serde(with = "maybe")]
    check: Option<Square>,
    #[serde(with = "maybe")]
    held: Option<Square>,
    #[serde(with = "set")]
    targets: Bitboard,
    pending: Option<String>,
    header: Vec<String>,
    #[serde(with = "sides")]
    clocks: Option<ByColor<String>>,
    moves: Vec<String>,
    here: Option<usize>,
    timed: bool,
    #[serde(with = "asked")]
    asked: Option<Asked>,
    walking: bool,
    #[serde(with = "SpotText")]
    spot: Spot,
    matters: Vec<String>,
    boards: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Shown")]
struct ShownText(bool);

#[derive(Serialize, Deserialize)]
#[serde(remote = "Color")]
enum ColorText {
    Black,
    White,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Spot")]
enum SpotText {
    Home,
    Seat,
    Desk,
    Outside,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Asked")]
enum AskedText {
    Number(usize),
    YesNo,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Thing")]
pub(in crate::app::link) enum ThingText {
    Square(#[serde(with = "text")] Square),
    Moves(usize),
    Clock(#[serde(with = "ColorText")] Color),
    Matter(usize),
    Boards(usize),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Arrival")]
pub(in crate::app::link) enum ArrivalText {
    Step,
    Edge,
    Pane,
}

/// By its own text.
mod text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<T: Display, S: Serializer>(it: &T, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(it)
    }

    pub(super) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(
        from: D,
    ) -> Result<T, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|_| Error::custom("no such thing"))
    }
}

/// Squares, one after the other: the form has no word for nothing.
mod squares {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use shakmaty::Square;

    pub(super) fn serialize<S: Serializer>(
        squares: impl IntoIterator<Item = Square>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        squares.into_iter().map(|square| square.to_string()).collect::<String>().serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Square>, D::Error> {
        let text = String::deserialize(from)?;
        let squares = text.as_bytes().chunks(2).map(Square::from_ascii);
        squares.collect::<Result<_, _>>().map_err(|_| Error::custom("no such square"))
    }
}

mod maybe {
    use serde::{Deserializer, Serializer};
    use shakmaty::Square;

    use super::squares;

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde lends it")]
    pub(super) fn serialize<S: Serializer>(it: &Option<Square>, to: S) -> Result<S::Ok, S::Error> {
        squares::serialize(*it, to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Square>, D::Error> {
        Ok(squares::deserialize(from)?.pop())
    }
}

mod pair {
    use serde::{Deserializer, Serializer};
    use shakmaty::Square;

    use super::squares;

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde lends it")]
    pub(super) fn serialize<S: Serializer>(
        pair: &Option<(Square, Square)>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        squares::serialize(pair.iter().flat_map(|(from, to)| [*from, *to]), to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<(Square, Square)>, D::Error> {
        let squares = squares::deserialize(from)?;
        Ok(if let [from, to] = squares[..] { Some((from, to)) } else { None })
    }
}

mod set {
    use serde::{Deserializer, Serializer};
    use shakmaty::Bitboard;

    use super::squares;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde lends the field")]
    pub(super) fn serialize<S: Serializer>(set: &Bitboard, to: S) -> Result<S::Ok, S::Error> {
        squares::serialize(*set, to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Bitboard, D::Error> {
        Ok(squares::deserialize(from)?.into_iter().collect())
    }
}

/// White's and Black's, or nothing.
mod sides {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use shakmaty::ByColor;

    #[expect(clippy::ref_option, reason = "serde lends the field as it is")]
    pub(super) fn serialize<S: Serializer>(
        sides: &Option<ByColor<String>>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let sides = sides.iter().flat_map(|side| [&side.white, &side.black]);
        sides.collect::<Vec<_>>().serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<ByColor<String>>, D::Error> {
        let sides = <[String; 2]>::try_from(Vec::deserialize(from)?).ok();
        Ok(sides.map(|[white, black]| ByColor { black, white }))
    }
}

mod asked {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::AskedText;
    use crate::ui::view::Asked;

    #[derive(Serialize, Deserialize)]
    struct Own(#[serde(with = "AskedText")] Asked);

    #[expect(clippy::ref_option, reason = "serde lends the field as it is")]
    pub(super) fn serialize<S: Serializer>(it: &Option<Asked>, to: S) -> Result<S::Ok, S::Error> {
        it.map(Own).into_iter().collect::<Vec<_>>().serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Asked>, D::Error> {
        Ok(Vec::<Own>::deserialize(from)?.pop().map(|own| own.0))
    }
}
