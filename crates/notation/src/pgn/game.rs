//! A game as it was read, and what its tags mean.

use shakmaty::{CastlingMode, Chess, Color, Move, Position};

use crate::pgn::read::Wrong;
use crate::pgn::tree::Tree;
use crate::position::{self, PositionTextError, Remark, Taken};

/// A game of a PGN text.
#[derive(Clone, Debug)]
pub struct Game {
    /// The line on which it begins, from 1.
    pub line: u64,
    /// The tags in their order, each name once.
    pub tags: Vec<(String, String)>,
    /// The first position.
    pub start: Chess,
    /// How castling is done.
    pub mode: CastlingMode,
    /// The moves of the main line.
    pub moves: Vec<Move>,
    /// They and everything that is said about them; nothing if there are only moves.
    pub notes: Option<Tree>,
    /// The position after them.
    pub last: Chess,
    /// The result.
    pub result: GameResult,
}

/// A result that PGN knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// `1-0` or `0-1`.
    Won(Color),
    /// `1/2-1/2`.
    Drawn,
    /// `*`: unfinished, or not known.
    Open,
}

impl GameResult {
    /// Reads one; `None` if it is none.
    #[must_use]
    pub fn read(text: &[u8]) -> Option<Self> {
        Some(match text {
            b"1-0" => Self::Won(Color::White),
            b"0-1" => Self::Won(Color::Black),
            b"1/2-1/2" => Self::Drawn,
            b"*" => Self::Open,
            _ => return None,
        })
    }

    /// As PGN writes it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Won(Color::White) => "1-0",
            Self::Won(Color::Black) => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// Whether both can be true of one game. An open result says nothing.
    fn agrees(self, other: Self) -> bool {
        self == other || self == Self::Open || other == Self::Open
    }
}

impl Game {
    pub(super) fn new(line: u64) -> Self {
        Self {
            line,
            tags: Vec::new(),
            start: Chess::default(),
            mode: CastlingMode::Standard,
            moves: Vec::new(),
            notes: None,
            last: Chess::default(),
            result: GameResult::Open,
        }
    }

    /// The moves with everything that is said about them.
    #[must_use]
    pub fn tree(&self) -> Tree {
        self.notes.clone().unwrap_or_else(|| Tree::of(self.start.clone(), self.mode, &self.moves))
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Sets the board up as the tags want it; returns what of the first position was left out.
    pub(super) fn set_up(&mut self) -> Result<Vec<Remark>, Wrong> {
        if let Some(name) = self.tag("Variant") {
            self.mode = mode(name).ok_or_else(|| Wrong::Variant(name.to_owned()))?;
        }
        let Some(fen) = self.tag("FEN") else {
            let empty = PositionTextError::Empty;
            let is_missing = self.tag("SetUp") == Some("1");
            return if is_missing { Err(Wrong::Position(empty)) } else { Ok(Vec::new()) };
        };
        let taken = match self.mode {
            // Castling rights can tell what no tag does.
            CastlingMode::Standard => position::read_either(fen, &[]),
            mode @ CastlingMode::Chess960 => position::read_in(fen, mode, &[]),
        };
        let Taken { position, mode, remarks } = taken.map_err(Wrong::Position)?;
        (self.start, self.mode) = (position, mode);
        self.last = self.start.clone();
        Ok(remarks)
    }

    /// What the result contradicts, if anything.
    pub(super) fn contradiction(&self) -> Option<Wrong> {
        if let Some(tag) = self.tag("Result") {
            let told = GameResult::read(tag.as_bytes());
            if !told.is_some_and(|told| told.agrees(self.result)) {
                return Some(Wrong::ResultTag(tag.to_owned()));
            }
        }
        let loser = self.last.turn();
        if self.last.is_checkmate() {
            (!self.result.agrees(GameResult::Won(!loser))).then_some(Wrong::Mate)
        } else if self.last.is_stalemate() {
            (!self.result.agrees(GameResult::Drawn)).then_some(Wrong::Stalemate)
        } else {
            None
        }
    }
}

/// How castling is done in a variant; `None`: it is another game.
fn mode(variant: &str) -> Option<CastlingMode> {
    let name: String = variant.chars().filter(|c| c.is_alphanumeric()).collect();
    // `Fischer Random Chess`, `Chess960 (Fischer Random)`: what is said besides is the same game.
    let name = name.to_ascii_lowercase().replace("chess", "");
    match name.as_str() {
        "" | "standard" | "normal" | "regular" | "usual" | "classic" | "classical" | "orthodox"
        | "fromposition" | "position" => Some(CastlingMode::Standard),
        // The other first positions of the internet chess servers.
        "wild0" | "wild1" | "wild2" | "wild3" | "wild4" | "wild5" | "wild6" | "wild7" | "wild8"
        | "wild8a" => Some(CastlingMode::Standard),
        "960" | "9lx" | "frc" | "fr" | "wildfr" | "freestyle" | "fischer" | "fischerandom"
        | "fischerrandom" | "fischersrandom" | "random" => Some(CastlingMode::Chess960),
        both if both.contains("960") && mode(&both.replace("960", "")).is_some() => {
            Some(CastlingMode::Chess960)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn p29_every_usual_name_of_chess960_is_known() {
        for name in [
            "Chess960",
            "chess 960",
            "960",
            "Chess-960",
            "Fischerandom",
            "Fischer Random",
            "Fischer Random Chess",
            "Fischerrandom Chess",
            "Fischer's Random Chess",
            "Fischer Chess",
            "Chess960 (Fischer Random)",
            "Fischer Random Chess 960",
            "Freestyle",
            "Freestyle Chess",
            "Chess 9LX",
            "FRC",
            "wild/fr",
        ] {
            assert_eq!(mode(name), Some(CastlingMode::Chess960), "{name}");
        }
        for name in ["Standard", "chess", "Normal", "Standard Chess", "Classical", "From Position"]
        {
            assert_eq!(mode(name), Some(CastlingMode::Standard), "{name}");
        }
        for name in ["Crazyhouse", "Crazyhouse 960", "Atomic", "Three-check", "King of the Hill"] {
            assert_eq!(mode(name), None, "{name}");
        }
    }
}
