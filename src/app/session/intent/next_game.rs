//! Changes of the plan for the next game.

use crate::archive::Header;
use crate::config::Key;

/// What was chosen of a game and cannot be seen in it: that its side was drawn by lot, and when the
/// time is told with any clock.
pub(in crate::app::session) type Lasting = Vec<(Key, String)>;

/// A change of the plan for the next game.
#[derive(Debug)]
pub(in crate::app::session) enum NextGame {
    /// It would be this one, if the player says yes.
    Plan(Box<Header>, Lasting),
    /// It begins, and this holds on of what was chosen for it.
    Begins(Lasting),
}
