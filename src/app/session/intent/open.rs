//! Changes of what is open between player and program.

use crate::laws::Position;
use shakmaty::Square;

use crate::app::session::intent::asked::Dialog;
use crate::command::Command;

/// A change of what is open.
#[derive(Debug)]
pub(in crate::app::session) enum Open {
    /// The player is asked; a question that was open is not any more.
    Ask(Dialog),
    /// He is asked nothing any more.
    Close,
    /// He is asked no more which of several moves is meant.
    CloseChoice,
    /// Nor what the pawn on this square becomes.
    ForgetPromotion(Square),
    /// He takes the piece on a square of this position.
    Take(Square, Position),
    /// He has nothing in the hand any more.
    EmptyHand,
    /// This line is kept for his turn.
    KeepPremove(String),
    /// None is.
    DropPremove,
    /// The next line may be a number of the list that is heard now.
    Numbers(Command),
    /// The clocks stand until he lets them run.
    Halt,
    /// He lets them run.
    LetRun,
    /// The next line may be what must follow this command, behind these words.
    Begun(Command, String),
}
