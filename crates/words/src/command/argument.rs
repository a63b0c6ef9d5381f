//! What may stand after the name of a command of a game.

/// What can be claimed; the last three in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Claimable {
    Threefold,
    Fifty,
    Flag,
    Illegal,
    Correction,
    Effort,
    Means,
    Seconds,
}

impl Claimable {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Threefold,
        Self::Fifty,
        Self::Flag,
        Self::Illegal,
        Self::Correction,
        Self::Effort,
        Self::Means,
        Self::Seconds,
    ];

    /// Its name, as a key has it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Threefold => "threefold",
            Self::Fifty => "fifty",
            Self::Flag => "flag",
            Self::Illegal => "illegal",
            Self::Correction => "correction",
            Self::Effort => "effort",
            Self::Means => "means",
            Self::Seconds => "seconds",
        }
    }

    /// What has this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}

/// What may stand after the name of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// Nothing.
    None,
    /// A square, or nothing.
    MaybeSquare,
    /// A square.
    Square,
    /// Two squares: where a piece stands, and where it might stand.
    TwoSquares,
    /// A piece letter, upper case White's, lower case Black's, or `A` and `a` for all.
    Piece,
    /// The same, or nothing for both sides.
    MaybePiece,
    /// A square, a piece, `mine`, `theirs` or a colour, or nothing for both sides.
    MaybeTarget,
    /// A file or a rank.
    Line,
    /// A rank.
    Rank,
    /// A file.
    File,
    /// A move.
    Move,
    /// A move, or nothing for the one that stands on the board.
    MaybeMove,
    /// What can be claimed ([`Claimable`]), and after the first two an intended move or nothing.
    Claim,
    /// `mine`, `theirs` or nothing.
    Whose,
    /// A move for the score sheet, with its number and a colour before it or without.
    Writing,
    /// The number of a move and a colour, or nothing for what was written last.
    MaybeMoveNumber,
    /// The number of a ruling, and reasons.
    Appeal,
    /// A result: `1-0`, `0-1` or `draw`.
    Result,
    /// A number.
    Number,
    /// A number, or nothing.
    MaybeNumber,
    /// A width, a layout and the signs of a diagram, each or none, in any order.
    Page,
    /// A position.
    Position,
    /// What games are looked for by, or nothing.
    Filters,
    /// The number of a game, with or without `game` before it.
    Game,
    /// The same, or nothing.
    MaybeGame,
    /// The number of a move, and a colour or nothing.
    MoveNumber,
    /// The number of a variation in the list of them.
    Variation,
    /// Seconds, or nothing.
    MaybeSeconds,
    /// A colour, or nothing.
    MaybeColor,
    /// The name of a voice.
    Voice,
    /// `on`, `off`, or nothing to change over.
    Switch,
    /// `on`, `off` or `strict`, or nothing for `on`.
    Blindfold,
    /// `text` or `braille`.
    Print,
    /// A text, or nothing.
    MaybeText,
    /// The name of a command, or nothing.
    MaybeCommand,
    /// Where a board is, or two boards; `off`, or nothing.
    MaybeBoards,
    /// What the next game is to be, or nothing.
    Choices,
    /// The name of a setting or of settings that belong together, or nothing.
    MaybeSetting,
    /// The name of a setting, and its new value or nothing.
    Setting,
    /// Who is to play, or nothing.
    MaybeOpponent,
}

impl Argument {
    /// Whether nothing can be done without it.
    #[must_use]
    pub const fn is_needed(self) -> bool {
        !matches!(
            self,
            Self::None
                | Self::MaybeSquare
                | Self::MaybePiece
                | Self::MaybeTarget
                | Self::MaybeMove
                | Self::Whose
                | Self::MaybeMoveNumber
                | Self::MaybeNumber
                | Self::MaybeGame
                | Self::Page
                | Self::Filters
                | Self::MaybeSeconds
                | Self::MaybeColor
                | Self::Switch
                | Self::Blindfold
                | Self::MaybeCommand
                | Self::MaybeBoards
                | Self::Choices
                | Self::MaybeSetting
                | Self::MaybeOpponent
        )
    }

    /// An example of it, as a key has it: `here` is the focused square.
    #[must_use]
    pub const fn example(self) -> &'static str {
        match self {
            Self::None => "",
            Self::MaybeSquare | Self::MaybeTarget | Self::Square => "here",
            Self::TwoSquares => "here e4",
            Self::Piece | Self::MaybePiece => "N",
            Self::Line | Self::Rank => "4",
            Self::File => "e",
            Self::Move | Self::MaybeMove | Self::Writing => "e4",
            Self::Claim => "threefold",
            Self::Whose => "mine",
            Self::Number => "7",
            Self::MaybeNumber | Self::MaybeSeconds | Self::MaybeGame => "5",
            Self::Page => "20 ranks",
            Self::Position => "start",
            Self::Filters => "carlsen",
            Self::Game | Self::Variation => "1",
            Self::MoveNumber | Self::MaybeMoveNumber => "12",
            Self::Appeal => "2",
            Self::Result => "draw",
            Self::MaybeColor => "black",
            Self::Voice => "en",
            Self::Switch | Self::Blindfold => "on",
            Self::Print => "braille",
            Self::MaybeText => "break",
            Self::MaybeCommand => "board",
            Self::MaybeBoards => "auto",
            Self::Choices => "black 5+3",
            Self::MaybeSetting => "side",
            Self::Setting => "side black",
            Self::MaybeOpponent => "human",
        }
    }
}
