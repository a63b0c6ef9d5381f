//! A game as it was read, and what its tags mean.

use shakmaty::{CastlingMode, Chess, Color, Move, Position};

use crate::pgn::read::Wrong;
use crate::pgn::tree::Tree;
use crate::position::{self, PositionTextError};

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

    /// Sets the board up as the tags want it.
    pub(super) fn set_up(&mut self) -> Result<(), Wrong> {
        let told = self.tag("Variant").map(str::to_owned);
        if let Some(name) = &told {
            self.mode = mode(name).ok_or_else(|| Wrong::Variant(name.clone()))?;
        }
        if let Some(fen) = self.tag("FEN") {
            let read = |mode| Ok((position::read(fen, mode).map_err(Wrong::Position)?, mode));
            // Castling rights can tell what no tag does.
            let read = match (read(self.mode), told) {
                (Err(Wrong::Position(error)), None) if is_castling(&error) => {
                    read(CastlingMode::Chess960)
                }
                (read, _) => read,
            };
            (self.start, self.mode) = read?;
            self.last = self.start.clone();
        } else if self.tag("SetUp") == Some("1") {
            return Err(Wrong::Position(PositionTextError::Empty));
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

/// Whether only castling is wrong with a position.
const fn is_castling(error: &PositionTextError) -> bool {
    use PositionTextError as E;
    matches!(error, E::CastlingKing(_) | E::CastlingRook(..) | E::WrongCastling)
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
