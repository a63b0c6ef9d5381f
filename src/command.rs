//! Everything a player can ask for: one list.
//!
//! Line mode, the spoken help, completion, the documents and the tests are all made of it. What a
//! voice calls a command besides, the voice says; what an argument means, the app finds out.

pub mod desk;

/// A question or a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is described by its row in `COMMANDS` and by its help")]
pub enum Command {
    Board,
    Pieces,
    Scan,
    Rank,
    File,
    Diagonals,
    Rays,
    Knight,
    Attackers,
    Defenders,
    Moves,
    Captures,
    WhatIf,
    Colour,
    Material,
    Turn,
    Last,
    Captured,
    Opening,
    Score,
    Clock,
    Fen,
    Braille,
    Flip,
    Repeat,
    Help,
    Announce,
    Press,
    Correct,
    Adjust,
    Take,
    Put,
    Draw,
    Accept,
    Decline,
    Claim,
    Resign,
    Executed,
    Touched,
    TwoHands,
    Arbiter,
    Write,
    CrossOut,
    Sign,
    Seal,
    Takeback,
    Hint,
    Level,
    Pegboard,
    SetUp,
    Mute,
    Unmute,
    Skip,
    Games,
    More,
    Open,
    Resume,
    Next,
    Previous,
    First,
    End,
    Goto,
    Where,
    Auto,
    Pause,
    Variations,
    Variation,
    Leave,
    Comment,
    About,
    PlayOn,
    Close,
    MovesVoice,
    Talk,
    Speech,
    Tones,
    Faster,
    Slower,
    Print,
    Hush,
    New,
    Settings,
    Set,
    Opponent,
    Position,
    Quit,
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
    /// `threefold` or `fifty`, and an intended move or nothing; `flag` or `illegal`.
    Claim,
    /// `mine`, `theirs` or nothing.
    Whose,
    /// A move for the score sheet, with its number and a colour before it or without.
    Writing,
    /// The number of a move and a colour, or nothing for what was written last.
    MaybeMoveNumber,
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
                | Self::MaybeCommand
                | Self::MaybeBoards
                | Self::Choices
                | Self::MaybeSetting
                | Self::MaybeOpponent
        )
    }
}

/// One row of the list.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// The command.
    pub command: Command,
    /// Its name, the same in every voice.
    pub name: &'static str,
    /// Other names that are the same in every voice.
    pub also: &'static [&'static str],
    /// What may follow.
    pub argument: Argument,
    /// Whether it asks about the position alone, so that it can be asked without a game.
    pub position: AboutPosition,
}

/// Whether a command is a question about a position, which needs no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AboutPosition(pub bool);

const fn question(command: Command, name: &'static str, argument: Argument) -> Spec {
    Spec { command, name, also: &[], argument, position: AboutPosition(true) }
}

const fn request(command: Command, name: &'static str, argument: Argument) -> Spec {
    Spec { command, name, also: &[], argument, position: AboutPosition(false) }
}

const fn also(spec: Spec, also: &'static [&'static str]) -> Spec {
    Spec { also, ..spec }
}

/// Every command, in the order in which the help lists them.
pub const COMMANDS: [Spec; 86] = [
    also(question(Command::Board, "board", Argument::MaybeSquare), &["b"]),
    also(question(Command::Pieces, "pieces", Argument::Piece), &["p"]),
    also(question(Command::Scan, "scan", Argument::Line), &["s"]),
    question(Command::Rank, "rank", Argument::Rank),
    question(Command::File, "file", Argument::File),
    question(Command::Diagonals, "diagonals", Argument::Square),
    question(Command::Rays, "rays", Argument::Square),
    question(Command::Knight, "knight", Argument::Square),
    question(Command::Attackers, "attackers", Argument::Square),
    question(Command::Defenders, "defenders", Argument::Square),
    question(Command::Moves, "moves", Argument::MaybeSquare),
    question(Command::Captures, "captures", Argument::MaybeSquare),
    question(Command::WhatIf, "what-if", Argument::TwoSquares),
    also(question(Command::Colour, "colour", Argument::Square), &["color"]),
    question(Command::Material, "material", Argument::None),
    question(Command::Turn, "turn", Argument::None),
    also(request(Command::Last, "last", Argument::None), &["l"]),
    request(Command::Captured, "captured", Argument::None),
    request(Command::Opening, "opening", Argument::None),
    request(Command::Score, "score", Argument::MaybeNumber),
    also(request(Command::Clock, "clock", Argument::Whose), &["c"]),
    question(Command::Fen, "fen", Argument::None),
    question(Command::Braille, "braille", Argument::Page),
    request(Command::Flip, "flip", Argument::None),
    request(Command::Repeat, "repeat", Argument::None),
    also(request(Command::Help, "help", Argument::MaybeCommand), &["?"]),
    also(request(Command::Announce, "announce", Argument::MaybeMove), &["an"]),
    also(request(Command::Press, "press", Argument::None), &["pr"]),
    request(Command::Correct, "correct", Argument::Move),
    request(Command::Adjust, "adjust", Argument::None),
    request(Command::Take, "take", Argument::Square),
    request(Command::Put, "put", Argument::Square),
    request(Command::Draw, "draw", Argument::None),
    request(Command::Accept, "accept", Argument::None),
    request(Command::Decline, "decline", Argument::None),
    request(Command::Claim, "claim", Argument::Claim),
    request(Command::Resign, "resign", Argument::None),
    request(Command::Executed, "executed", Argument::None),
    request(Command::Touched, "touched", Argument::Square),
    request(Command::TwoHands, "two-hands", Argument::None),
    request(Command::Arbiter, "arbiter", Argument::MaybeText),
    request(Command::Write, "write", Argument::Writing),
    request(Command::CrossOut, "cross-out", Argument::MaybeMoveNumber),
    request(Command::Sign, "sign", Argument::Result),
    request(Command::Seal, "seal", Argument::MaybeMove),
    also(request(Command::Takeback, "takeback", Argument::None), &["undo"]),
    also(request(Command::Hint, "hint", Argument::None), &["best"]),
    request(Command::Level, "level", Argument::Number),
    request(Command::Pegboard, "pegboard", Argument::MaybeBoards),
    request(Command::SetUp, "set-up", Argument::None),
    request(Command::Mute, "mute", Argument::Square),
    request(Command::Unmute, "unmute", Argument::Square),
    also(request(Command::Skip, "skip", Argument::None), &["cancel"]),
    request(Command::Games, "games", Argument::Filters),
    request(Command::More, "more", Argument::None),
    request(Command::Open, "open", Argument::Game),
    request(Command::Resume, "resume", Argument::MaybeGame),
    request(Command::Next, "next", Argument::None),
    also(request(Command::Previous, "previous", Argument::None), &["back", "prev"]),
    request(Command::First, "first", Argument::None),
    request(Command::End, "end", Argument::None),
    also(request(Command::Goto, "goto", Argument::MoveNumber), &["go"]),
    request(Command::Where, "where", Argument::None),
    request(Command::Auto, "auto", Argument::MaybeSeconds),
    request(Command::Pause, "pause", Argument::None),
    request(Command::Variations, "variations", Argument::None),
    request(Command::Variation, "variation", Argument::Variation),
    request(Command::Leave, "leave", Argument::None),
    request(Command::Comment, "comment", Argument::None),
    also(request(Command::About, "about", Argument::None), &["tags", "variant"]),
    request(Command::PlayOn, "play-on", Argument::MaybeColor),
    request(Command::Close, "close", Argument::None),
    request(Command::MovesVoice, "moves-voice", Argument::Voice),
    request(Command::Talk, "talk", Argument::Voice),
    request(Command::Speech, "speech", Argument::Switch),
    request(Command::Tones, "tones", Argument::Switch),
    request(Command::Faster, "faster", Argument::None),
    request(Command::Slower, "slower", Argument::None),
    request(Command::Print, "print", Argument::Print),
    request(Command::Hush, "hush", Argument::None),
    also(request(Command::New, "new", Argument::Choices), &["abort"]),
    also(request(Command::Settings, "settings", Argument::MaybeSetting), &["setup"]),
    request(Command::Set, "set", Argument::Setting),
    also(request(Command::Opponent, "opponent", Argument::MaybeOpponent), &["o"]),
    request(Command::Position, "position", Argument::Position),
    also(request(Command::Quit, "quit", Argument::None), &["exit"]),
];

impl Command {
    /// The command of this name: a single letter exactly, a word in any case, either with or
    /// without a stroke before it.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        let word = word.strip_prefix('/').unwrap_or(word);
        let is = |name: &str| {
            if name.len() == 1 { name == word } else { name.eq_ignore_ascii_case(word) }
        };
        let named = |spec: &&Spec| is(spec.name) || spec.also.iter().any(|name| is(name));
        COMMANDS.iter().find(named).map(|spec| spec.command)
    }

    /// Whether it can be used only where a game is gone through.
    #[must_use]
    pub const fn is_about_a_study(self) -> bool {
        use Command as C;
        matches!(
            self,
            C::Next
                | C::Previous
                | C::First
                | C::End
                | C::Goto
                | C::Where
                | C::Auto
                | C::Pause
                | C::Variations
                | C::Variation
                | C::Leave
                | C::Comment
                | C::About
                | C::PlayOn
                | C::Close
        )
    }

    /// Whether it can be used only where a game is played.
    #[must_use]
    pub const fn is_about_play(self) -> bool {
        use Command as C;
        matches!(
            self,
            C::Announce
                | C::Press
                | C::Correct
                | C::Adjust
                | C::Draw
                | C::Accept
                | C::Decline
                | C::Claim
                | C::Resign
                | C::Hint
                | C::SetUp
                | C::Skip
        )
    }

    /// Whether it can be used only at a seat of a match.
    #[must_use]
    pub const fn is_about_a_match(self) -> bool {
        use Command as C;
        matches!(
            self,
            C::Executed
                | C::Touched
                | C::TwoHands
                | C::Arbiter
                | C::Write
                | C::CrossOut
                | C::Sign
                | C::Seal
        )
    }

    /// Whether it leads away from a game that is played, and so has no place at a match.
    #[must_use]
    pub const fn is_only_at_home(self) -> bool {
        use Command as C;
        let leaves = matches!(
            self,
            C::New | C::Position | C::Level | C::Games | C::More | C::Open | C::Resume
        );
        let chooses = matches!(self, C::Settings | C::Set | C::Opponent);
        leaves || chooses || self.is_about_a_study()
    }

    /// Its row in the list.
    #[must_use]
    pub fn spec(self) -> Spec {
        // `COMMANDS` stands in the order of the enum; a test sees to it.
        COMMANDS[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_stands_in_the_order_of_the_enum() {
        for spec in COMMANDS {
            assert_eq!(spec.command.spec().name, spec.name);
            assert_eq!(Command::named(spec.name), Some(spec.command));
        }
    }

    #[test]
    fn no_name_stands_twice() {
        let mut names: Vec<&str> =
            COMMANDS.iter().flat_map(|spec| spec.also.iter().copied().chain([spec.name])).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
    }

    #[test]
    fn letters_are_taken_exactly_words_in_any_case() {
        assert_eq!(Command::named("b"), Some(Command::Board));
        assert_eq!(Command::named("B"), None);
        assert_eq!(Command::named("/BOARD"), Some(Command::Board));
        assert_eq!(Command::named("bo"), None);
    }
}
