//! Claims of a draw.

/// What a draw is claimed by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The same position for the third time (9.2).
    Threefold,
    /// Fifty moves by each player without pawn move and capture (9.3).
    FiftyMoves,
}

/// On what ground a draw is claimed in a quickplay finish (Guidelines III.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// The opponent makes no effort to win by normal means.
    NoEffort,
    /// The opponent cannot win by normal means.
    CannotWin,
}
