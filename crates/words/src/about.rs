//! What a command is about: what stands behind it, as the command takes it. It is read once, where a line
//! or a keymap is understood, and whoever carries the command out is handed what was read.

use shakmaty::{Color, Role, Square};

use crate::command::{Claimable, Command};
use crate::config::{Group, Key};
use crate::laws::Signature;
use crate::notation::{DiagramScript, Layout, Line};

/// The number of a game in the archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameId(pub i64);

/// What a command is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum About {
    /// Nothing stands behind it.
    #[default]
    Nothing,
    /// A square.
    Square(Square),
    /// Two squares, in the order in which they were named.
    Squares(Square, Square),
    /// Kinds of pieces, each with its colour, or all pieces of it.
    Pieces(Vec<(Color, Option<Role>)>),
    /// Somebody's.
    Whose(Whose),
    /// A rank or a file.
    Line(Line),
    /// A number.
    Number(usize),
    /// A level.
    Level(LevelNamed),
    /// A place in a game.
    Spot(Spot),
    /// How a position is written for fingers.
    Page(PageForm),
    /// A game.
    Game(GameId),
    /// On or off.
    Switch(bool),
    /// What is claimed, and the words behind it.
    Claim(Claimable, String),
    /// A setting, and the words of its value, if there are any.
    Setting(Key, String),
    /// Settings that belong together.
    Settings(Group),
    /// A result, as a player signs it.
    Result(Signature),
    /// A ruling by its number, and the words behind it.
    Ruling(u32, String),
    /// Words that the command takes as they are: a move, a name, a note.
    Text(String),
    /// Words that it does not take, and the one that is one too many, where those before it would do.
    Misfit(String, Option<String>),
}

/// Whose something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// That of the player who asks.
    Mine,
    /// That of his opponent.
    Theirs,
    /// That of a player by his colour.
    Of(Color),
}

/// A level by its number, or by the one that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelNamed {
    /// That of this number.
    Number(usize),
    /// One less.
    Easier,
    /// One more.
    Harder,
}

/// A place in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// Before the first move.
    Beginning,
    /// After the last one.
    End,
    /// At the move of this number, and of this colour, if it was named.
    Move(u32, Option<Color>),
}

/// How a position is written for fingers, as far as it is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageForm {
    /// The cells of a line, also more than one can have.
    pub cells: Option<u16>,
    /// How the position is laid out.
    pub layout: Option<Layout>,
    /// The signs of a diagram.
    pub script: Option<DiagramScript>,
    /// Whether it stays so.
    pub keeps: bool,
}

impl About {
    /// Words that a command takes as they are.
    #[must_use]
    pub fn text(words: &str) -> Self {
        if words.is_empty() { Self::Nothing } else { Self::Text(words.to_owned()) }
    }

    /// Kinds of pieces of a colour; all of it, if no kind is named.
    #[must_use]
    pub fn pieces(color: Color, roles: &[Role]) -> Self {
        let all = roles.is_empty().then_some((color, None));
        let kinds = roles.iter().map(|&role| (color, Some(role)));
        Self::Pieces(all.into_iter().chain(kinds).collect())
    }

    /// Whether a command can be carried out with it.
    #[must_use]
    pub const fn fits(&self, command: Command) -> bool {
        match self {
            Self::Misfit(..) => false,
            Self::Nothing => !command.spec().argument.is_needed(),
            _ => true,
        }
    }

    /// Whether nothing stands behind the command.
    #[must_use]
    pub const fn is_nothing(&self) -> bool {
        matches!(self, Self::Nothing)
    }

    /// The words behind a command that takes them as they are, or does not take them; empty where they were
    /// read as something else.
    #[must_use]
    pub fn words(&self) -> &str {
        match self {
            Self::Text(words) | Self::Misfit(words, _) => words,
            Self::Nothing
            | Self::Square(_)
            | Self::Squares(..)
            | Self::Pieces(_)
            | Self::Whose(_)
            | Self::Line(_)
            | Self::Number(_)
            | Self::Level(_)
            | Self::Spot(_)
            | Self::Page(_)
            | Self::Game(_)
            | Self::Switch(_)
            | Self::Claim(..)
            | Self::Setting(..)
            | Self::Settings(_)
            | Self::Result(_)
            | Self::Ruling(..) => "",
        }
    }

    /// The square, if it is one.
    #[must_use]
    pub const fn square(&self) -> Option<Square> {
        if let Self::Square(square) = self { Some(*square) } else { None }
    }

    /// Whose it is, if that is named.
    #[must_use]
    pub const fn whose(&self) -> Option<Whose> {
        if let Self::Whose(whose) = self { Some(*whose) } else { None }
    }

    /// The number, if it is one.
    #[must_use]
    pub const fn number(&self) -> Option<usize> {
        if let Self::Number(number) = self { Some(*number) } else { None }
    }

    /// The level, if it is one.
    #[must_use]
    pub const fn level(&self) -> Option<LevelNamed> {
        if let Self::Level(level) = self { Some(*level) } else { None }
    }

    /// The place in a game, if it is one.
    #[must_use]
    pub const fn spot(&self) -> Option<Spot> {
        if let Self::Spot(spot) = self { Some(*spot) } else { None }
    }

    /// The game, if it is one.
    #[must_use]
    pub const fn game(&self) -> Option<GameId> {
        if let Self::Game(game) = self { Some(*game) } else { None }
    }

    /// Whether something is to be on, if it is that.
    #[must_use]
    pub const fn switch(&self) -> Option<bool> {
        if let Self::Switch(on) = self { Some(*on) } else { None }
    }

    /// The setting with the words of its value, if it is one.
    #[must_use]
    pub fn setting(&self) -> Option<(Key, &str)> {
        if let Self::Setting(key, value) = self { Some((*key, value)) } else { None }
    }

    /// The word that is one too many, if that is what is wrong.
    #[must_use]
    pub fn one_too_many(&self) -> Option<&str> {
        if let Self::Misfit(_, word) = self { word.as_deref() } else { None }
    }
}
