//! What is wanted of the boards, and how one of them continues.

use shakmaty::{Board, Color, Move, Square};

use crate::app::input::BoardId;
use crate::command::Boards;
use crate::laws::At;
use crate::pegboard;
use crate::sensing::Deed;
use crate::understanding::About;

/// What is wanted of the boards, or has come of what they told.
#[derive(Debug)]
pub(in crate::app::session) enum OnBoards {
    /// By a command, and what that is about.
    Command(Boards, About),
    /// A player names his move: if his board can stand so, it does.
    Stand(Move),
    /// A player says that he presses his clock.
    Press(Color),
    /// The game runs, unless its clock waits for boards.
    RunOrWait,
    /// The player goes on without waiting for boards.
    WaitNoMore,
    /// A board goes on.
    GoOn(BoardId, Next),
}

/// How a board goes on.
#[derive(Debug)]
pub(in crate::app::session) enum Next {
    /// It has told this, and what hands have done by it has happened.
    Reported(pegboard::Report),
    /// Time has passed for the hands on it.
    TimePassed,
    /// That has shown what they have done: what was waited for may not have come.
    Missed,
    /// It is compared with the game.
    Follows,
    /// It is told what it does not show yet.
    Shows,
    /// A move that is executed by being made is executed: something may have jumped.
    LooksAgain,
    /// The hands know of that; whether moves were taken back.
    KeepsUp {
        /// Whether there are fewer moves than when it was compared.
        taken_back: bool,
    },
    /// The hands are told how the referee has it now.
    Compares(Touches),
    /// Hands have done this.
    Deed(Deed, Touches),
    /// This player takes what stands on this square.
    Lifts(Color, Square, Touches),
    /// The pieces are remembered as the referee has them.
    Sees,
    /// The move is sought that it cannot have seen.
    FindsMove,
    /// The hands of this player rest, and his move was sought.
    Rested(Color),
    /// It is asked whether a move is done.
    Lingers,
    /// This move stands there, or does not yet.
    Stands(Color, Move),
    /// This move is made there.
    Makes(Move, Touches),
    /// The referee has it as it stands.
    IsRight,
    /// The referee has these pieces on the board of this player.
    Stand(Color, Board),
    /// A square was left out, and what was touched is known.
    LeavesOut(Square),
    /// A square does not count any more, or counts again.
    Mutes(Square, bool),
    /// This player presses its button, with his hand off the pieces; whether he has done so before.
    Presses(Color, bool),
    /// A lever that was pressed early may count.
    Lever,
    /// It was this player's, whose move is awaited until then.
    LeverCounts(Color, At),
}

/// Whether it is told what hands take and put: not where something else tells of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum Touches {
    Told,
    Untold,
}
