//! The bounds of a search: of its scores and of its depth.

/// Above every score.
pub(super) const INFINITE: i32 = 32_000;
/// Mate on the board.
pub(super) const MATE: i32 = 31_000;
/// Scores from here up are mates.
pub(super) const MATE_BOUND: i32 = MATE - 500;
/// Half-moves from the root at which a search turns back.
pub(super) const MAX_PLY: u8 = 80;

/// The scores that still matter: below `alpha` the side to move has better elsewhere, from `beta`
/// on the other side does.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    /// Every score matters.
    pub(super) const OPEN: Self = Self { alpha: -INFINITE, beta: INFINITE };

    /// Asks only whether a score is above `alpha`.
    pub(super) fn null(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    pub(super) fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// As the other side sees it.
    pub(super) fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}
