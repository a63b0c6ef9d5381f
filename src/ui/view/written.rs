//! How a view is written to the terminal of a place. The form has no word for nothing.

use serde::{Deserialize, Serialize};
use shakmaty::Color;

#[derive(Serialize, Deserialize)]
#[serde(remote = "Color")]
pub(super) enum ColorText {
    Black,
    White,
}

/// By its own text.
pub(super) mod text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(in crate::ui) fn serialize<T: Display, S: Serializer>(
        it: &T,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_str(it)
    }

    pub(in crate::ui) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(
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

    pub(in crate::ui) fn serialize<S: Serializer>(
        squares: impl IntoIterator<Item = Square>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        squares.into_iter().map(|square| square.to_string()).collect::<String>().serialize(to)
    }

    pub(in crate::ui) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<Square>, D::Error> {
        let text = String::deserialize(from)?;
        let squares = text.as_bytes().chunks(2).map(Square::from_ascii);
        squares.collect::<Result<_, _>>().map_err(|_| Error::custom("no such square"))
    }
}

/// A square, or nothing.
pub(super) mod square {
    use serde::{Deserializer, Serializer};
    use shakmaty::Square;

    use super::squares;

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde lends it")]
    pub(in crate::ui) fn serialize<S: Serializer>(
        it: &Option<Square>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        squares::serialize(*it, to)
    }

    pub(in crate::ui) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Square>, D::Error> {
        Ok(squares::deserialize(from)?.pop())
    }
}

/// Two squares, or nothing.
pub(super) mod pair {
    use serde::{Deserializer, Serializer};
    use shakmaty::Square;

    use super::squares;

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde lends it")]
    pub(in crate::ui) fn serialize<S: Serializer>(
        pair: &Option<(Square, Square)>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        squares::serialize(pair.iter().flat_map(|(from, to)| [*from, *to]), to)
    }

    pub(in crate::ui) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<(Square, Square)>, D::Error> {
        let squares = squares::deserialize(from)?;
        Ok(if let [from, to] = squares[..] { Some((from, to)) } else { None })
    }
}

/// Any number of squares.
pub(super) mod set {
    use serde::{Deserializer, Serializer};
    use shakmaty::Bitboard;

    use super::squares;

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde lends the field")]
    pub(in crate::ui) fn serialize<S: Serializer>(
        set: &Bitboard,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        squares::serialize(*set, to)
    }

    pub(in crate::ui) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Bitboard, D::Error> {
        Ok(squares::deserialize(from)?.into_iter().collect())
    }
}

/// White's and Black's, or nothing.
pub(super) mod sides {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use shakmaty::ByColor;

    #[expect(clippy::ref_option, reason = "serde lends the field as it is")]
    pub(in crate::ui) fn serialize<S: Serializer>(
        sides: &Option<ByColor<String>>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let sides = sides.iter().flat_map(|side| [&side.white, &side.black]);
        sides.collect::<Vec<_>>().serialize(to)
    }

    pub(in crate::ui) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<ByColor<String>>, D::Error> {
        let sides = <[String; 2]>::try_from(Vec::deserialize(from)?).ok();
        Ok(sides.map(|[white, black]| ByColor { black, white }))
    }
}

/// A value alone in a list, or an empty list.
pub(super) mod maybe {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde lends the field as it is")]
    pub(in crate::ui) fn serialize<T: Serialize, S: Serializer>(
        it: &Option<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        it.as_slice().serialize(to)
    }

    pub(in crate::ui) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        Ok(Vec::deserialize(from)?.pop())
    }
}
