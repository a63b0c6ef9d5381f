//! A game as it was read, and what its tags mean.

use std::time::Duration;

use shakmaty::{CastlingMode, Chess, Color, Move, Position};

use crate::notation::pgn::read::Wrong;
use crate::notation::position;

/// A game of a PGN text: its main line. Variations, annotations and the words of comments have been
/// read and are not kept.
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
    /// The moves.
    pub moves: Vec<Turn>,
    /// The position after them.
    pub last: Chess,
    /// The result.
    pub result: GameResult,
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The move.
    pub mv: Move,
    /// What the mover's clock showed after it, by a comment `[%clk 0:05:00]`.
    pub left: Option<Duration>,
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
            last: Chess::default(),
            result: GameResult::Open,
        }
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// Sets the board up as the tags want it.
    pub(super) fn set_up(&mut self) -> Result<(), Wrong> {
        if let Some(name) = self.tag("Variant") {
            self.mode = mode(name).ok_or_else(|| Wrong::Variant(name.to_owned()))?;
        }
        if let Some(fen) = self.tag("FEN") {
            self.start = position::read(fen, self.mode).map_err(Wrong::Position)?;
            self.last = self.start.clone();
        } else if self.tag("SetUp") == Some("1") {
            return Err(Wrong::Position(position::PositionTextError::Empty));
        }
        Ok(())
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
    match name.to_ascii_lowercase().as_str() {
        "" | "standard" | "normal" | "chess" | "fromposition" => Some(CastlingMode::Standard),
        "chess960" | "fischerandom" | "fischerrandom" | "freestyle" => Some(CastlingMode::Chess960),
        _ => None,
    }
}
