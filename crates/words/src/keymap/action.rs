//! What a key can do, and how it is written: `step up`, `next knight`, `rank 3`, `moves here`.

#![deny(clippy::wildcard_enum_match_arm)]

use std::fmt;
use std::str::FromStr;

use shakmaty::{File, Rank, Role};

use crate::chosen::KeyAnswer;
use crate::command::Command;
use crate::keymap::line::{KeyLine, Wrong};

/// Where the focus goes, as the board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "directions are named as they are said")]
pub enum FocusMove {
    Up,
    Down,
    Left,
    Right,
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

impl FocusMove {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::UpLeft,
        Self::UpRight,
        Self::DownLeft,
        Self::DownRight,
    ];

    /// As it is written in a keymap.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
            Self::UpLeft => "up-left",
            Self::UpRight => "up-right",
            Self::DownLeft => "down-left",
            Self::DownRight => "down-right",
        }
    }
}

/// What a key does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// The focus goes one square, or one line in a list.
    Step(FocusMove),
    /// The focus goes to the next piece of this kind, of either colour.
    Next(Role),
    /// The focus goes to the piece of this kind before.
    Previous(Role),
    /// The focus goes to this rank, on its file.
    Rank(Rank),
    /// The focus goes to this file, on its rank.
    File(File),
    /// Takes the piece on the focused square, or puts it there; in a list, chooses.
    Take,
    /// The entry field.
    Entry,
    /// Back to the board.
    Board,
    /// The focus goes to the next square to which the piece in the hand can go.
    NextTarget,
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
    /// Leaves what lies on top, puts a piece back that was taken, and stops what is being said.
    Cancel,
    /// Stops the program for the shell.
    Suspend,
    /// Draws everything again, for another program has written on the terminal.
    Redraw,
    /// A command or an answer; a keymap has it in English, and `here` stands for the focused square.
    Command(KeyLine),
}

/// The pieces, in the order in which they are listed.
const ROLES: [(Role, &str); 6] = [
    (Role::King, "king"),
    (Role::Queen, "queen"),
    (Role::Rook, "rook"),
    (Role::Bishop, "bishop"),
    (Role::Knight, "knight"),
    (Role::Pawn, "pawn"),
];

/// The actions that have neither a direction nor a piece nor a line.
const PLAIN: [(Action, &str); 12] = [
    (Action::Take, "take"),
    (Action::Entry, "entry"),
    (Action::Board, "board"),
    (Action::NextTarget, "next target"),
    (Action::NextPane, "next pane"),
    (Action::PreviousPane, "previous pane"),
    (Action::Menu, "menu"),
    (Action::Keys, "keys"),
    (Action::KeyHelp, "key help"),
    (Action::Cancel, "cancel"),
    (Action::Suspend, "suspend"),
    (Action::Redraw, "redraw"),
];

impl Action {
    /// Every action that is no command.
    pub fn focus() -> impl Iterator<Item = Self> {
        let steps = FocusMove::ALL.into_iter().map(Self::Step);
        let roles = ROLES.into_iter();
        let pieces = roles.flat_map(|(role, _)| [Self::Next(role), Self::Previous(role)]);
        let ranks = Rank::ALL.into_iter().map(Self::Rank);
        let files = File::ALL.into_iter().map(Self::File);
        steps.chain(pieces).chain(ranks).chain(files).chain(PLAIN.map(|(action, _)| action))
    }

    /// A command with nothing behind it.
    #[must_use]
    pub fn bare(command: Command) -> Self {
        Self::Command(KeyLine::bare(command))
    }

    /// The command that it carries out, if it is one.
    #[must_use]
    pub const fn command(&self) -> Option<Command> {
        if let Self::Command(bound) = self { bound.command() } else { None }
    }

    /// The answer to a question that it is: a number, yes or no, or what a pawn becomes.
    #[must_use]
    pub const fn answer(&self) -> Option<KeyAnswer> {
        if let Self::Command(bound) = self { bound.answer() } else { None }
    }
}

impl FromStr for Action {
    type Err = Wrong;

    fn from_str(text: &str) -> Result<Self, Wrong> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = words.join(" ");
        // `board` alone is the pane; the whole position is asked for by `/board`.
        match Self::focus().find(|action| action.to_string() == text) {
            Some(action) => Ok(action),
            None => KeyLine::read(&text).map(Self::Command),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piece =
            |role: Role| ROLES.iter().find(|(known, _)| *known == role).map_or("", |row| row.1);
        match self {
            Self::Step(direction) => write!(f, "step {}", direction.name()),
            Self::Next(role) => write!(f, "next {}", piece(*role)),
            Self::Previous(role) => write!(f, "previous {}", piece(*role)),
            Self::Rank(rank) => write!(f, "rank {}", rank.char()),
            Self::File(file) => write!(f, "file {}", file.char()),
            Self::Command(bound) => bound.fmt(f),
            plain @ (Self::Take
            | Self::Entry
            | Self::Board
            | Self::NextTarget
            | Self::NextPane
            | Self::PreviousPane
            | Self::Menu
            | Self::Keys
            | Self::KeyHelp
            | Self::Cancel
            | Self::Suspend
            | Self::Redraw) => {
                f.write_str(PLAIN.iter().find(|(known, _)| known == plain).map_or("", |row| row.1))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::COMMANDS;
    use proptest::prelude::*;

    #[test]
    fn every_focus_action_is_read_as_it_is_written() {
        for action in Action::focus() {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Action::focus().count(), 8 + 12 + 16 + 12);
    }

    proptest! {
        #[test]
        fn whatever_is_read_is_written_so_that_it_is_read_again(
            spec in prop::sample::select(COMMANDS.to_vec()),
            rest in "( (here|e4|K|a|3|on|mine|start|game)){0,3}",
        ) {
            if let Ok(action) = format!("{}{rest}", spec.name).parse::<Action>() {
                prop_assert_eq!(action.to_string().parse(), Ok(action));
            }
        }
    }

    #[test]
    fn what_moves_the_focus_goes_before_a_question_of_the_same_name_which_a_stroke_asks() {
        assert_eq!("board".parse(), Ok(Action::Board));
        assert_eq!("/board".parse::<Action>().unwrap().command(), Some(Command::Board));
        assert_eq!("rank 4".parse(), Ok(Action::Rank(Rank::Fourth)));
        assert_eq!("/rank 4".parse::<Action>().unwrap().command(), Some(Command::Rank));
    }
}
