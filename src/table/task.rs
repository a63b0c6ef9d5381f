//! What an arbiter sees to at a table, before its game, during it and after it (FIDE 2023, Article 12; 2009,
//! Article 13). Pure.
//!
//! The edition of the Laws and the match file say which tasks there are, and in which order.

use crate::laws::{Article, Scribe, Topic};
use crate::table::Match;

/// When something is to be seen to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Before the clocks are started.
    Before,
    /// While the game is played.
    During,
    /// When it is over or adjourned.
    After,
}

impl Stage {
    /// All of them, in their order.
    pub const ALL: [Self; 3] = [Self::Before, Self::During, Self::After];

    /// The name of its heading.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Before => "desk-tasks-before",
            Self::During => "desk-tasks-during",
            Self::After => "desk-tasks-after",
        }
    }
}

/// Of which games a task is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfGame {
    /// Of every game.
    Every,
    /// Of one that is adjourned.
    Adjourned,
    /// Of one that is not.
    Finished,
}

/// Who knows whether a task is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// The arbiter alone, who ticks it.
    Ticked,
    /// The record: the game has begun.
    Begun,
    /// The record: the game has a result.
    Ended,
    /// The record: both have signed.
    Signed,
    /// The record: the arbiter has signed off.
    SignedOff,
}

/// Makes of the rows the tasks and what is known of each. A row: the task, its name, when it is to be done,
/// in which games, who knows whether it is, by what of the Laws, and at which tables.
macro_rules! tasks {
    ($($(#[$doc:meta])* $task:ident = $name:literal, $stage:ident, $of:ident, $known:ident, $topic:ident,
        $applies:expr;)*) => {
        /// Something that an arbiter sees to.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Task { $($(#[$doc])* $task),* }

        impl Task {
            /// All of them, in their order.
            pub const ALL: &[Self] = &[$(Self::$task),*];

            /// Its name in a journal; `task-NAME` is its sentence.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$task => $name),* }
            }

            /// When it is to be done.
            #[must_use]
            pub const fn stage(self) -> Stage {
                match self { $(Self::$task => Stage::$stage),* }
            }

            /// Of which games it is one.
            #[must_use]
            pub const fn of_game(self) -> OfGame {
                match self { $(Self::$task => OfGame::$of),* }
            }

            /// Who knows whether it is done.
            #[must_use]
            pub const fn known(self) -> Known {
                match self { $(Self::$task => Known::$known),* }
            }

            /// By what of the Laws.
            const fn topic(self) -> Topic {
                match self { $(Self::$task => Topic::$topic),* }
            }

            /// Whether it is to be done at a table.
            fn applies(self, table: &Match) -> bool {
                let applies: fn(&Match) -> bool = match self { $(Self::$task => $applies),* };
                applies(table)
            }
        }
    };
}

tasks! {
    /// Light, quiet, tables and chairs are right.
    Room = "room", Before, Every, Ticked, ArbiterDuties, |_| true;
    /// Telephones are handed in.
    Telephones = "telephones", Before, Every, Ticked, Telephones, |_| true;
    /// The boards stand right.
    Boards = "boards", Before, Every, Ticked, InitialPosition, |_| true;
    /// The clocks are set and run right.
    Clocks = "clocks", Before, Every, Ticked, ClockSetting, |table| table.control.is_some();
    /// The assistants know what they may do.
    Assistants = "assistants", Before, Every, Ticked, BlindAssistant, has_assistant;
    /// The players know the rules of the event.
    Rules = "rules", Before, Every, Ticked, ArbiterDuties, |_| true;
    /// Everybody knows how late a player may come.
    DefaultTime = "default-time", Before, Every, Ticked, DefaultTime, |_| true;
    /// There is a committee of appeals.
    Committee = "committee", Before, Every, Ticked, Appeal, |table| table.appeals.allowed;
    /// The clocks are started.
    Start = "start", Before, Every, Begun, ClockStart, |_| true;

    /// The game is watched, above all in time trouble.
    Watch = "watch", During, Every, Ticked, ArbiterDuties, |_| true;
    /// The players who write by hand do it.
    Recording = "recording", During, Every, Ticked, Recording, |table| has(table, Scribe::Hand);
    /// The flags are watched.
    Flags = "flags", During, Every, Ticked, FlagFallen, |table| table.control.is_some();
    /// The last minutes without increment are watched all the time.
    Quickplay = "quickplay", During, Every, Ticked, Quickplay, |table| table.quickplay;
    /// Both boards are compared with the record.
    Compare = "compare", During, Every, Ticked, BlindBoardsDiffer, has_blind;
    /// Spectators and players who have finished keep silent.
    Spectators = "spectators", During, Every, Ticked, ArbiterDuties, |_| true;
    /// The end of the session was announced.
    Session = "session", During, Every, Ticked, Sealing, |table| table.session.is_some();

    /// The envelope is checked and kept.
    Envelope = "envelope", After, Adjourned, Ticked, Envelope, |table| table.adjournment;
    /// The result is recorded.
    Result = "result", After, Finished, Ended, SheetSigned, |_| true;
    /// Both players have signed.
    Signed = "signed", After, Finished, Signed, SheetSigned, |_| true;
    /// The score sheets are collected.
    Sheets = "sheets", After, Finished, Ticked, SheetOwner, |_| true;
    /// The records are written and handed to the organiser.
    Report = "report", After, Every, SignedOff, ArbiterDuties, |_| true;
}

impl Task {
    /// The task of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|task| task.name() == name)
    }

    /// What is to be seen to at a table, each at the place of its number.
    #[must_use]
    pub fn at(table: &Match) -> Vec<Self> {
        Self::ALL.iter().copied().filter(|task| task.applies(table)).collect()
    }

    /// The article by which it is to be done.
    #[must_use]
    pub fn article(self, table: &Match) -> Article {
        table.edition.article(self.topic())
    }

    /// The name of its sentence.
    #[must_use]
    pub fn sentence(self) -> String {
        format!("task-{}", self.name())
    }
}

fn has(table: &Match, scribe: Scribe) -> bool {
    table.players.iter().any(|player| player.scribe == scribe)
}

fn has_blind(table: &Match) -> bool {
    table.players.iter().any(|player| player.blind)
}

fn has_assistant(table: &Match) -> bool {
    table.players.iter().any(|player| player.assistant.is_some())
}
