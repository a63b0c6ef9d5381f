//! What a key can do.

use shakmaty::{File, Rank, Role};

/// Where the focus goes, as the board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "directions are named as they are said")]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

/// What a key does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The focus goes one square, or one line in a list.
    Step(Direction),
    /// The focus goes to the next man of this kind, of either colour.
    Next(Role),
    /// The focus goes to the man of this kind before.
    Previous(Role),
    /// The focus goes to this rank, on its file.
    Rank(Rank),
    /// The focus goes to this file, on its rank.
    File(File),
    /// Takes the man on the focused square, or puts it there; in a list, chooses.
    Take,
    /// The entry field.
    Entry,
    /// Back to the board.
    Board,
    /// The next pane.
    NextPane,
    /// The pane before.
    PreviousPane,
    /// All commands in a list, to be chosen from without typing.
    Menu,
    /// The keys of this keymap in a list.
    Keys,
    /// Tells what the next keys would do, until it is pressed again.
    KeyHelp,
    /// Leaves what lies on top, puts a man back that was taken, and stops what is being said.
    Cancel,
    /// Stops the program for the shell.
    Suspend,
    /// A command as it is typed, in its English name; `here` stands for the focused square.
    Command(String),
}
