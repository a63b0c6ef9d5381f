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

/// Makes of the rows the tasks and what is known of each. A row: the task, its name, when it is to be done,
/// by what of the Laws, and at which tables.
macro_rules! tasks {
    ($($(#[$doc:meta])* $task:ident = $name:literal, $stage:ident, $topic:ident, $applies:expr;)*) => {
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
    Room = "room", Before, ArbiterDuties, |_| true;
    /// Telephones are handed in.
    Telephones = "telephones", Before, Telephones, |_| true;
    /// The boards stand right.
    Boards = "boards", Before, InitialPosition, |_| true;
    /// The clocks are set and run right.
    Clocks = "clocks", Before, ClockSetting, |table| table.control.is_some();
    /// The assistants know what they may do.
    Assistants = "assistants", Before, BlindAssistant, has_assistant;
    /// The players know the rules of the event.
    Rules = "rules", Before, ArbiterDuties, |_| true;
    /// Everybody knows how late a player may come.
    DefaultTime = "default-time", Before, DefaultTime, |_| true;
    /// There is a committee of appeals.
    Committee = "committee", Before, Appeal, |table| table.appeals.allowed;
    /// The clocks are started.
    Start = "start", Before, ClockStart, |_| true;

    /// The game is watched, above all in time trouble.
    Watch = "watch", During, ArbiterDuties, |_| true;
    /// The players who write by hand do it.
    Recording = "recording", During, Recording, |table| has(table, Scribe::Hand);
    /// The flags are watched.
    Flags = "flags", During, FlagFallen, |table| table.control.is_some();
    /// The last minutes without increment are watched all the time.
    Quickplay = "quickplay", During, Quickplay, |table| table.quickplay;
    /// Both boards are compared with the record.
    Compare = "compare", During, BlindBoardsDiffer, has_blind;
    /// Spectators and players who have finished keep silent.
    Spectators = "spectators", During, ArbiterDuties, |_| true;
    /// The end of the session was announced.
    Session = "session", During, Sealing, |table| table.session.is_some();

    /// The envelope is checked and kept.
    Envelope = "envelope", After, Envelope, |table| table.adjournment;
    /// The result is recorded.
    Result = "result", After, SheetSigned, |_| true;
    /// Both players have signed.
    Signed = "signed", After, SheetSigned, |_| true;
    /// The score sheets are collected.
    Sheets = "sheets", After, SheetOwner, |_| true;
    /// The records are written and handed to the organiser.
    Report = "report", After, ArbiterDuties, |_| true;
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
