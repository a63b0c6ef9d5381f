//! Everything a player can ask for: one list.
//!
//! Line mode, the spoken help, completion, the documents and the tests are all made of it. What a
//! voice calls a command besides, the voice says; what an argument means, the app finds out.

pub mod aid;
mod argument;
pub mod blindfold;
pub mod captain;
pub mod desk;
pub mod listed;
pub mod online;
pub mod organising;
pub mod rooming;

use aid::Aid;
pub use argument::{Argument, Claimable};

use Allowed::{Always, By, Never};

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
    /// Where it has a place.
    pub scope: Scope,
    /// Whether it may be used where not everything is told.
    pub allowed: Allowed,
    /// What it belongs to, and with it who carries it out.
    pub kind: Kind,
}

/// Where a command has a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Wherever there is a session.
    Everywhere,
    /// Where a game is played, at home or at a match.
    Play,
    /// Not at a match: it leads away from a game that is played there.
    Home,
    /// Where a game is gone through.
    Study,
    /// At a seat of a match.
    Seat,
}

/// Whether a command may be used where not everything is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// It plays the game, or asks nothing about it.
    Always,
    /// If this aid is allowed; each use is put on record.
    By(Aid),
    /// Not while the game goes on: it leads to another position or to other games.
    Never,
}

/// Makes of the rows the commands, the kinds with the commands of each, and the list.
///
/// A group begins with its kind and the name of it in the names of sentences. A row: the command, its name, its other names, what may follow, where it has a place, whether it may
/// be used where not everything is told.
macro_rules! commands {
    ($(
        $(#[$about:meta])*
        $kind:ident $title:literal {
            $($command:ident $name:literal $also:tt $argument:ident $scope:ident $allowed:expr;)*
        }
    )*) => {
        /// A question or a request.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "each is described by its row and by its help")]
        pub enum Command {
            $($($command,)*)*
        }

        /// What a command belongs to. Who carries a kind out answers for each of its commands.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Kind {
            $($(#[$about])* $kind($kind),)*
        }

        impl Kind {
            /// Its name in the names of sentences: `commands-NAME` is the heading of its commands.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$kind(_) => $title,)*
                }
            }
        }

        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            #[expect(missing_docs, reason = "each is described by its row and by its help")]
            pub enum $kind {
                $($command,)*
            }

            impl $kind {
                /// The command that it is.
                #[must_use]
                pub const fn command(self) -> Command {
                    match self {
                        $(Self::$command => Command::$command,)*
                    }
                }
            }
        )*

        /// Every command, in the order in which the help lists them.
        pub const COMMANDS: [Spec; [$($(Command::$command,)*)*].len()] = [$($(
            Spec {
                command: Command::$command,
                name: $name,
                also: &$also,
                argument: Argument::$argument,
                scope: Scope::$scope,
                allowed: $allowed,
                kind: Kind::$kind($kind::$command),
            },
        )*)*];
    };
}

commands! {
    /// Questions about a position, which need no game.
    AboutPosition "position" {
        Board     "board"     ["b"]     MaybeSquare Everywhere By(Aid::PositionReadout);
        Pieces    "pieces"    ["p"]     Piece       Everywhere By(Aid::PositionReadout);
        Count     "count"     []        MaybePiece  Everywhere By(Aid::PositionReadout);
        Scan      "scan"      ["s"]     Line        Everywhere By(Aid::PositionReadout);
        Rank      "rank"      []        Rank        Everywhere By(Aid::PositionReadout);
        File      "file"      []        File        Everywhere By(Aid::PositionReadout);
        Diagonals "diagonals" []        Square      Everywhere By(Aid::PositionReadout);
        Rays      "rays"      []        Square      Everywhere By(Aid::PositionReadout);
        Knight    "knight"    []        Square      Everywhere By(Aid::PositionReadout);
        Attackers "attackers" []        Square      Everywhere By(Aid::Attackers);
        Defenders "defenders" []        Square      Everywhere By(Aid::Attackers);
        // It judges exchanges: advice, as what an engine says.
        Hanging   "hanging"   []        MaybeTarget Home       By(Aid::Engine);
        Moves     "moves"     []        MaybeSquare Everywhere By(Aid::LegalMoves);
        Captures  "captures"  []        MaybeSquare Everywhere By(Aid::LegalMoves);
        WhatIf    "what-if"   []        TwoSquares  Everywhere By(Aid::LegalMoves);
        Colour    "colour"    ["color"] Square      Everywhere By(Aid::PositionReadout);
        Material  "material"  []        None        Everywhere By(Aid::PositionReadout);
        Pocket    "pocket"    ["pockets"] None      Everywhere By(Aid::PositionReadout);
        Castling  "castling-rights" []  MaybeColor  Everywhere By(Aid::LegalMoves);
        Turn      "turn"      []        None        Everywhere By(Aid::MoveNumber);
        Check     "check"     []        None        Everywhere By(Aid::PositionReadout);
    }
    /// Questions about the game.
    AboutGame "game" {
        Last     "last"     ["l"] None        Everywhere By(Aid::OwnAnnouncements);
        Changed  "changed"  []    None        Everywhere By(Aid::Attackers);
        Captured "captured" []    None        Everywhere By(Aid::PositionReadout);
        Opening  "opening"  []    None        Everywhere By(Aid::OpeningName);
        Score    "score"    []    MaybeNumber Everywhere By(Aid::ScoreSheet);
        Clock    "clock"    ["c"] Whose       Everywhere By(Aid::Times);
        Spent    "spent"    []    None        Everywhere By(Aid::Times);
    }
    /// The position as a text, to be copied or read with fingers. It needs no game either.
    AsText "text" {
        Fen     "fen"     [] None Everywhere By(Aid::PositionReadout);
        Braille "braille" [] Page Everywhere By(Aid::PositionReadout);
    }
    /// What helps to follow: the board from the other side, the last words again, help.
    Guide "guide" {
        Flip   "flip"   []    None         Everywhere Always;
        Blindfold "blindfold" [] Blindfold Play Always;
        Repeat "repeat" []    None         Everywhere By(Aid::OwnAnnouncements);
        Help   "help"   ["?"] MaybeCommand Everywhere Always;
        Article "article" ["rule", "rules", "law"] MaybeText Everywhere Always;
    }
    /// Playing: moves, the clock, offers and claims.
    Play "play" {
        Announce "announce" ["an"] MaybeMove Play       Always;
        Press    "press"    ["pr"] None      Play       Always;
        Correct  "correct"  []     Move      Play       Always;
        Adjust   "adjust"   []     None      Play       Always;
        // To take a piece from a board that the program tells is to be told what stands there.
        Take     "take"     []     Square    Everywhere By(Aid::PositionReadout);
        Put      "put"      []     Square    Everywhere By(Aid::PositionReadout);
        Draw     "draw"     []     MaybeMove Play       Always;
        Accept   "accept"   []     None      Play       Always;
        Decline  "decline"  []     None      Play       Always;
        Claim    "claim"    []     Claim     Play       Always;
        Resign   "resign"   []     None      Play       Always;
    }
    /// What is done only at a seat of a match.
    Seat "seat" {
        Executed "executed"  [] None            Seat Always;
        Touched  "touched"   [] Square          Play Always;
        TwoHands "two-hands" [] None            Seat Always;
        Arbiter  "arbiter"   [] MaybeText       Seat Always;
        Captain  "captain"   [] MaybeText       Seat Always;
        Appeal   "appeal"    [] Appeal          Seat Always;
        Away     "away"      [] None            Seat Always;
        Here     "here"      [] None            Seat Always;
        Write    "write"     [] Writing         Seat Always;
        CrossOut "cross-out" [] MaybeMoveNumber Seat Always;
        Sign     "sign"      [] Result          Play Always;
        Seal     "seal"      [] MaybeMove       Seat Always;
    }
    /// What a game among friends allows.
    Friendly "friendly" {
        Takeback "takeback" ["undo"] None   Everywhere By(Aid::Takeback);
        Level    "level"    []       Number Home       By(Aid::Engine);
        Chat     "chat"     []       MaybeText Home    Always;
    }
    /// What an engine makes of the position.
    Analysis "analysis" {
        Eval   "eval"   [] None        Home By(Aid::Engine);
        Best   "best"   [] None        Home By(Aid::Engine);
        Line   "line"   [] MaybeNumber Home By(Aid::Engine);
        Lines  "lines"  [] MaybeNumber Home By(Aid::Engine);
        Why    "why"    [] None        Home By(Aid::Engine);
        Threat "threat" [] None        Home By(Aid::Engine);
        Mate   "mate"   [] None        Home By(Aid::Engine);
        Hint   "hint"   [] None        Play By(Aid::Engine);
    }
    /// Boards under the hands, and what waits to be done.
    Boards "boards" {
        Pegboard "pegboard" []         MaybeBoards Everywhere Always;
        // A board that was upset is put right (7.4).
        SetUp    "set-up"   []         None        Play       Always;
        Mute     "mute"     []         Square      Everywhere Always;
        Unmute   "unmute"   []         Square      Everywhere Always;
        Skip     "skip"     ["cancel"] None        Play       Always;
    }
    /// Finding games.
    Archive "archive" {
        Games  "games"  [] Filters   Home Never;
        More   "more"   [] None      Home Never;
        Open   "open"   [] Game      Home Never;
        Book   "book"   [] None      Home By(Aid::Engine);
        Resume "resume" [] MaybeGame Home Never;
        Note   "note"   [] MaybeText Home Never;
        Rename "rename" [] MaybeText Home Never;
        Summary "summary" [] MaybeGame Home Never;
        Results "results" ["result"] None Home Never;
        Delete "delete" [] Game      Home Never;
        Undelete "undelete" [] None  Home Never;
    }
    /// Going through a game.
    Study "study" {
        Next       "next"       []                  None         Study Never;
        Previous   "previous"   ["back", "prev"]    None         Study Never;
        First      "first"      []                  None         Study Never;
        End        "end"        []                  None         Study Never;
        Goto       "goto"       ["go"]              MoveNumber   Study Never;
        Where      "where"      []                  None         Study Never;
        Auto       "auto"       []                  MaybeSeconds Study Never;
        // In a game that is played it stops the clocks, at a match to call the arbiter.
        Pause      "pause"      []                  MaybeText    Everywhere Always;
        Variations "variations" []                  None         Study Never;
        Variation  "variation"  []                  Variation    Study Never;
        Leave      "leave"      []                  None         Study Never;
        Comment    "comment"    []                  None         Study Never;
        About      "about"      ["tags", "variant"] None         Study Never;
        Course     "course"     []                  MaybeMoveNumber Study Never;
        PlayOn     "play-on"    []                  MaybeColor   Study Never;
        Close      "close"      []                  None         Study Never;
    }
    /// Learning and practising.
    Practice "practice" {
        Learn    "learn"    ["lesson", "lessons"] MaybeNumber Home Never;
        Puzzle   "puzzle"   ["puzzles"]           MaybeText   Home Never;
        Drill    "drill"    ["drills"]            MaybeText   Home Never;
        Endings  "endings"  ["ending", "endgame", "endgames"] MaybeText Home Never;
        Mistakes "mistakes" ["mistake"]           MaybeText   Home Never;
        Guess    "guess"    ["guesses"]           MaybeText   Home Never;
        Repertoire "repertoire" []                MaybeText   Home Never;
        Ratings  "ratings"  ["rating"]            MaybeNumber Home Never;
        Today    "today"    []                    None        Home Never;
        Practise "practise" ["practice"]          None        Home Never;
    }
    /// How things are said and printed.
    Hearing "hearing" {
        MovesVoice "moves-voice" [] Voice  Everywhere Always;
        Talk       "talk"        [] Voice  Everywhere Always;
        Speech     "speech"      [] Switch Everywhere Always;
        Tones      "tones"       [] Switch Everywhere Always;
        Sound      "sound"       [] Switch Everywhere Always;
        Faster     "faster"      [] None   Everywhere Always;
        Slower     "slower"      [] None   Everywhere Always;
        Louder     "louder"      [] None   Everywhere Always;
        Softer     "softer"      ["quieter"] None Everywhere Always;
        Print      "print"       [] Print  Everywhere Always;
        Hush       "hush"        [] None   Everywhere Always;
    }
    /// The next game, what is set, and the end.
    Program "program" {
        New      "new"      []        Choices       Home       Never;
        Rematch  "rematch"  []        None          Home       Never;
        Simul    "simul"    []        Choices       Home       Never;
        NextBoard "next-board" []     None          Home       Never;
        Waiting  "waiting"  []        None          Home       Never;
        ByLetter "by-letter" []       Choices       Home       Never;
        Letter   "letter"   []        MaybeText     Home       Never;
        Letters  "letters"  []        None          Home       Never;
        Received "received" []        MaybeText     Home       Never;
        // What is asked or set of the position, the setting asks for by its own command.
        Settings "settings" ["setup"] MaybeSetting  Home       Always;
        Set      "set"      []        Setting       Home       Always;
        Opponent "opponent" ["o"]     MaybeOpponent Home       Always;
        Position "position" []        Position      Home       Never;
        Save     "save"     []        None          Home       Always;
        Export   "export"   ["pgn"]   MaybeText     Home       Always;
        Quit     "quit"     ["exit"]  None          Everywhere Always;
    }
}

impl Spec {
    /// The sentence that explains it.
    #[must_use]
    pub fn help(&self) -> String {
        format!("help-{}", self.name)
    }

    /// Whether it asks about a position alone, so that it can be asked without a game.
    #[must_use]
    pub const fn is_about_position(&self) -> bool {
        matches!(self.kind, Kind::AboutPosition(_) | Kind::AsText(_))
    }

    /// Whether it asks about a game or its position.
    #[must_use]
    pub const fn is_question(&self) -> bool {
        self.is_about_position() || matches!(self.kind, Kind::AboutGame(_))
    }

    /// Whether the arbiter can ask it: no question that advises is answered where a match is played.
    #[must_use]
    pub const fn is_asked_at_desk(&self) -> bool {
        self.is_question() && !self.command.is_only_at_home()
    }
}

impl Command {
    /// The command of this name: a single letter exactly, a word in any case, either with or
    /// without a stroke before it.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        // As no name of these is: most of what voices call them.
        if !word.is_ascii() {
            return None;
        }
        let word = word.strip_prefix('/').unwrap_or(word);
        let is = |name: &str| {
            if name.len() == 1 { name == word } else { name.eq_ignore_ascii_case(word) }
        };
        let named = |spec: &&Spec| is(spec.name) || spec.also.iter().any(|name| is(name));
        COMMANDS.iter().find(named).map(|spec| spec.command)
    }

    /// Its row in the list.
    #[must_use]
    pub const fn spec(self) -> Spec {
        COMMANDS[self as usize]
    }

    /// Whether it does something to the game that is played, or leaves it.
    #[must_use]
    pub const fn changes_a_game(self) -> bool {
        match self.spec().kind {
            Kind::Play(_) | Kind::Seat(_) | Kind::Friendly(_) => true,
            Kind::Program(program) => {
                matches!(program, Program::New | Program::Position | Program::Quit)
            }
            _ => false,
        }
    }

    /// Whether it only tells something, or is about how things are told.
    #[must_use]
    pub const fn only_tells(self) -> bool {
        let spec = self.spec();
        spec.is_question() || matches!(spec.kind, Kind::Guide(_) | Kind::Hearing(_))
    }

    /// Whether it can be used only where a game is gone through.
    #[must_use]
    pub const fn is_about_a_study(self) -> bool {
        matches!(self.spec().scope, Scope::Study)
    }

    /// Whether it can be used only where a game is played.
    #[must_use]
    pub const fn is_about_play(self) -> bool {
        matches!(self.spec().scope, Scope::Play)
    }

    /// Whether it is a question about the position or the game, or tells the position as a text.
    #[must_use]
    pub const fn asks_position(self) -> bool {
        matches!(self.spec().kind, Kind::AboutPosition(_) | Kind::AboutGame(_) | Kind::AsText(_))
    }

    /// Whether its answer shows how the pieces stand. Which colour a square has is on every empty board,
    /// whoever puts a piece down has taken it before, and a check was announced.
    #[must_use]
    pub const fn is_look(self) -> bool {
        match self.spec().allowed {
            By(_) if matches!(self, Self::Hanging) => true,
            By(aid) => aid.shows_board() && !matches!(self, Self::Colour | Self::Put | Self::Check),
            Always | Never => false,
        }
    }

    /// Whether its answer is right in chess alone: what is searched, and what is known by its openings.
    #[must_use]
    pub const fn is_of_chess_alone(self) -> bool {
        matches!(self.spec().kind, Kind::Analysis(_))
            || matches!(self, Self::Book | Self::Hanging | Self::Opening | Self::Course)
    }

    /// Whether it can be used only at a seat of a match.
    #[must_use]
    pub const fn is_about_a_match(self) -> bool {
        matches!(self.spec().scope, Scope::Seat)
    }

    /// Whether it leads away from a game that is played, and so has no place at a match.
    #[must_use]
    pub const fn is_only_at_home(self) -> bool {
        matches!(self.spec().scope, Scope::Home | Scope::Study)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_found_by_its_name() {
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

    #[test]
    fn what_the_laws_give_and_no_more_is_answered() {
        let given = |spec: &&Spec| match spec.allowed {
            By(aid) => aid::Aids::default().allow(aid),
            Always | Never => false,
        };
        let answered: Vec<&str> = COMMANDS.iter().filter(given).map(|spec| spec.name).collect();
        assert_eq!(answered, ["turn", "last", "score", "clock", "spent", "repeat"]);
    }

    #[test]
    fn no_question_is_always_answered() {
        for spec in COMMANDS {
            assert!(!spec.is_question() || matches!(spec.allowed, By(_)), "{}", spec.name);
        }
    }
}
