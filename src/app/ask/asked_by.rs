//! Who asks questions, which is no part of what they are about.

use shakmaty::Color;

use crate::notation::Page;

/// The player who asks questions, and how answers suit him.
#[derive(Clone, Copy, Debug)]
pub struct AskedBy {
    /// The side of the player who asks.
    pub side: Color,
    /// The colour that the player has; nothing where he has both or none.
    pub plays: Option<Color>,
    /// Whether it is told that a king is in check.
    pub tells_check: bool,
    /// Whether it may be told what stands where.
    pub sees_board: bool,
    /// How a position is written for fingers where the question does not say.
    pub page: Page,
    /// The side from which the board is described.
    pub view: Color,
}

impl AskedBy {
    /// Somebody who does not play, and sees the board from White's side.
    #[must_use]
    pub const fn onlooker(side: Color, page: Page) -> Self {
        Self { side, plays: None, tells_check: true, sees_board: true, page, view: Color::White }
    }
}
