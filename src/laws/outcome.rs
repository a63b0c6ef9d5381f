//! How a game ends. A reason is never another reason's name.

use shakmaty::Color;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who has won; `None`: a draw.
    pub winner: Option<Color>,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A draw.
    #[must_use]
    pub const fn draw(reason: Reason) -> Self {
        Self { winner: None, reason }
    }

    /// A win.
    #[must_use]
    pub const fn win(winner: Color, reason: Reason) -> Self {
        Self { winner: Some(winner), reason }
    }

    /// `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub const fn score(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

/// Why a game has ended; articles of FIDE 2023.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// 5.1.1
    Checkmate,
    /// 5.1.2
    Resignation,
    /// 5.1.2: who resigned could not be mated any more.
    ResignationNoMate,
    /// 5.2.1
    Stalemate,
    /// 5.2.2: no series of legal moves leads to a mate.
    DeadPosition,
    /// 5.2.3
    Agreement,
    /// 6.9
    Flag,
    /// 6.9: whose flag fell could not be mated any more.
    FlagNoMate,
    /// 9.2
    Threefold,
    /// 9.3
    FiftyMoves,
    /// 9.6.1
    Fivefold,
    /// 9.6.2
    SeventyFiveMoves,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 12] = [
        Self::Checkmate,
        Self::Resignation,
        Self::ResignationNoMate,
        Self::Stalemate,
        Self::DeadPosition,
        Self::Agreement,
        Self::Flag,
        Self::FlagNoMate,
        Self::Threefold,
        Self::FiftyMoves,
        Self::Fivefold,
        Self::SeventyFiveMoves,
    ];

    /// A name for data files, the same in every language.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Resignation => "resignation",
            Self::ResignationNoMate => "resignation-no-mate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead-position",
            Self::Agreement => "agreement",
            Self::Flag => "flag",
            Self::FlagNoMate => "flag-no-mate",
            Self::Threefold => "threefold",
            Self::FiftyMoves => "fifty-moves",
            Self::Fivefold => "fivefold",
            Self::SeventyFiveMoves => "seventy-five-moves",
        }
    }
}
