//! How a game of a tournament ends, for both players at once.

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};

use crate::crosstable::Mark;

/// A result that an arbiter can write down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// White has won.
    #[serde(rename = "1-0")]
    White,
    /// A draw.
    #[serde(rename = "1/2-1/2")]
    Draw,
    /// Black has won.
    #[serde(rename = "0-1")]
    Black,
    /// Black did not play: White gets the point and no game was played.
    #[serde(rename = "+--")]
    WhiteByForfeit,
    /// White did not play.
    #[serde(rename = "--+")]
    BlackByForfeit,
    /// Neither played.
    #[serde(rename = "---")]
    NeitherByForfeit,
    /// Both have lost a game that was played (Article 8.7, 11.7 or 12.9 of the Laws).
    #[serde(rename = "0-0")]
    Neither,
    /// White has half a point and Black none.
    #[serde(rename = "1/2-0")]
    HalfForWhite,
    /// Black has half a point and White none.
    #[serde(rename = "0-1/2")]
    HalfForBlack,
}

impl Outcome {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::White,
        Self::Draw,
        Self::Black,
        Self::WhiteByForfeit,
        Self::BlackByForfeit,
        Self::NeitherByForfeit,
        Self::Neither,
        Self::HalfForWhite,
        Self::HalfForBlack,
    ];

    /// As it is written on a pairing list: `1-0`, `+--` for a game that Black forfeited.
    #[must_use]
    pub const fn written(self) -> &'static str {
        match self {
            Self::White => "1-0",
            Self::Draw => "1/2-1/2",
            Self::Black => "0-1",
            Self::WhiteByForfeit => "+--",
            Self::BlackByForfeit => "--+",
            Self::NeitherByForfeit => "---",
            Self::Neither => "0-0",
            Self::HalfForWhite => "1/2-0",
            Self::HalfForBlack => "0-1/2",
        }
    }

    /// A result as arbiters write it: `1-0`, `0-1`, `1/2`, `draw` in no language, `=`, `½-½`, `1:0`, `+-`,
    /// `-+`, `--`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let plain: String = text
            .chars()
            .filter(|letter| !letter.is_whitespace())
            .map(|letter| match letter {
                ':' | '–' | '−' | '‑' | '—' => '-',
                letter => letter,
            })
            .collect();
        let plain = plain.replace('½', "1/2").replace("0.5", "1/2").replace("0,5", "1/2");
        match plain.as_str() {
            "=" | "1/2" | "=-=" => Some(Self::Draw),
            "1" => Some(Self::White),
            "0" => Some(Self::Black),
            "+-" => Some(Self::WhiteByForfeit),
            "-+" => Some(Self::BlackByForfeit),
            "--" => Some(Self::NeitherByForfeit),
            _ => Self::ALL.into_iter().find(|outcome| outcome.written() == plain),
        }
    }

    /// What stands on the card of each player.
    #[must_use]
    pub const fn marks(self) -> ByColor<Mark> {
        let (white, black) = match self {
            Self::White => (Mark::Win, Mark::Loss),
            Self::Draw => (Mark::Draw, Mark::Draw),
            Self::Black => (Mark::Loss, Mark::Win),
            Self::WhiteByForfeit => (Mark::ForfeitWin, Mark::ForfeitLoss),
            Self::BlackByForfeit => (Mark::ForfeitLoss, Mark::ForfeitWin),
            Self::NeitherByForfeit => (Mark::ForfeitLoss, Mark::ForfeitLoss),
            Self::Neither => (Mark::Loss, Mark::Loss),
            Self::HalfForWhite => (Mark::Draw, Mark::Loss),
            Self::HalfForBlack => (Mark::Loss, Mark::Draw),
        };
        ByColor { white, black }
    }

    /// The result when a player does not play.
    #[must_use]
    pub const fn forfeited_by(color: Color) -> Self {
        match color {
            Color::White => Self::BlackByForfeit,
            Color::Black => Self::WhiteByForfeit,
        }
    }

    /// Whether a player has forfeited the game.
    #[must_use]
    pub fn is_forfeit_of(self, color: Color) -> bool {
        *self.marks().get(color) == Mark::ForfeitLoss
    }
}

#[cfg(test)]
mod tests {
    use super::Outcome;

    #[test]
    fn results_are_read_as_they_are_written() {
        for outcome in Outcome::ALL {
            assert_eq!(Outcome::read(outcome.written()), Some(outcome));
        }
        for (text, outcome) in [
            ("1 : 0", Outcome::White),
            ("½-½", Outcome::Draw),
            ("0,5-0,5", Outcome::Draw),
            ("=", Outcome::Draw),
            ("0–1", Outcome::Black),
            ("+-", Outcome::WhiteByForfeit),
            ("--", Outcome::NeitherByForfeit),
        ] {
            assert_eq!(Outcome::read(text), Some(outcome), "{text}");
        }
        for text in ["", "2-0", "1-1", "+", "-", "1-", "\u{1b}[2J"] {
            assert_eq!(Outcome::read(text), None, "{text}");
        }
    }
}
