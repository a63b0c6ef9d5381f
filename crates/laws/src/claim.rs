//! Claims of a draw.

use std::time::Duration;

use shakmaty::{ByColor, Color};

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

/// A draw that was claimed where no arbiter is: who decides it later needs the times at which the game
/// was stopped (2009, Appendix D; Guidelines III.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimedAlone {
    /// Who has claimed it.
    pub by: Color,
    /// On what ground.
    pub ground: Ground,
    /// What the clocks showed.
    pub left: ByColor<Duration>,
}
