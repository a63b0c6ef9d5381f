//! Everything that an arbiter can ask for at the desk of a match: one list.
//!
//! What a voice calls a command besides, the voice says; what an argument means, the desk finds out.

/// What may stand after the name of a command of the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeskArgument {
    /// Nothing.
    None,
    /// A player.
    Player,
    /// A player and a time.
    PlayerTime,
    /// A time.
    Time,
    /// A player and a number of moves.
    PlayerMoves,
    /// A player, plus or minus, and a half or a whole point.
    PlayerPoints,
    /// A player, and what he has done or nothing.
    Fault,
    /// A player, and the opponent's points or nothing.
    Loss,
    /// A result, White's points first.
    Result,
    /// A player and a square.
    PlayerSquare,
    /// A player, and a square or nothing; or nothing at all.
    MaybePlayerSquare,
    /// A player, and a number or nothing.
    PlayerMaybeNumber,
    /// A player and an aid.
    PlayerAid,
    /// A player, and a name or what dismisses him.
    Assistant,
    /// The number of a move and whose it is, or 0.
    Move,
    /// A position.
    Position,
    /// The number of a ruling, or nothing.
    MaybeRuling,
    /// On or off.
    Switch,
    /// Minutes, or nothing.
    MaybeMinutes,
    /// A number, or nothing.
    MaybeNumber,
    /// The number of what waits, or nothing.
    MaybeMatter,
    /// The move that was sealed, or nothing.
    MaybeMove,
    /// How early the game is adjourned, or nothing.
    MaybeAdjournment,
    /// A date, a time, and a place or nothing.
    Resumption,
    /// A result, and who has judged.
    Adjudication,
    /// The number of a ruling, and what becomes of it before the committee of appeals.
    Appeal,
    /// Whether all of them, or nothing.
    MaybeAll,
    /// Numbers of tasks.
    Tasks,
    /// A word.
    Word,
    /// A text.
    Text,
    /// A text, or nothing.
    MaybeText,
    /// The name of a voice.
    Voice,
    /// The name of a command, or nothing.
    MaybeCommand,
}

/// One row of the list.
#[derive(Clone, Copy, Debug)]
pub struct DeskSpec {
    /// The command.
    pub command: DeskCommand,
    /// Its name, the same in every voice.
    pub name: &'static str,
    /// What may follow.
    pub argument: DeskArgument,
    /// What it belongs to, and with it who carries it out.
    pub kind: DeskKind,
}

/// Makes of the rows the commands, the kinds with the commands of each, and the list.
///
/// A group begins with its kind and the name of it in the names of sentences. A row: the command, its
/// name, what may follow.
macro_rules! commands {
    ($(
        $(#[$about:meta])*
        $kind:ident $title:literal {
            $($command:ident $name:literal $argument:ident;)*
        }
    )*) => {
        /// What an arbiter does or asks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[expect(missing_docs, reason = "each is described by its row and by its help")]
        pub enum DeskCommand {
            $($($command,)*)*
        }

        /// What a command belongs to. Who carries a kind out answers for each of its commands.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum DeskKind {
            $($(#[$about])* $kind($kind),)*
        }

        impl DeskKind {
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
        )*

        /// Every command of the desk, in the order in which the help lists them.
        pub const DESK_COMMANDS: [DeskSpec; [$($(DeskCommand::$command,)*)*].len()] = [$($(
            DeskSpec {
                command: DeskCommand::$command,
                name: $name,
                argument: DeskArgument::$argument,
                kind: DeskKind::$kind($kind::$command),
            },
        )*)*];
    };
}

commands! {
    /// The game begins, stops and goes on.
    Run "desk-run" {
        Start  "start"  None;
        Pause  "pause"  None;
        Resume "resume" None;
    }
    /// What waits for the arbiter, and his word on it.
    Waiting "desk-waiting" {
        Matters  "matters"  None;
        Accept   "accept"   MaybeMatter;
        Reject   "reject"   MaybeMatter;
        Postpone "postpone" MaybeMinutes;
        Dismiss  "dismiss"  MaybeMatter;
        Appeal   "appeal"   Appeal;
    }
    /// What is on the boards, the sheets, the clocks and on record.
    Look "desk-look" {
        Facts   "facts"   None;
        Compare "compare" None;
        Board   "board"   Player;
        Sheet   "sheet"   PlayerMaybeNumber;
        Last    "last"    None;
        Log     "log"     MaybeNumber;
        Clocks  "clocks"  None;
        Article "article" MaybeText;
    }
    /// The clocks are set otherwise.
    Clock "desk-clock" {
        SetClock  "set-clock" PlayerTime;
        SetMoves  "set-moves" PlayerMoves;
        AddTime   "add-time"  PlayerTime;
        TakeTime  "take-time" PlayerTime;
        Increment "increment" Switch;
    }
    /// Penalties and results.
    Penalty "desk-penalty" {
        Warn    "warn"    Player;
        Points  "points"  PlayerPoints;
        Loss    "loss"    Loss;
        Result  "result"  Result;
        Adjudicate "adjudicate" Adjudication;
        Fine    "fine"    Player;
        Exclude "exclude" Player;
        Expel   "expel"   Player;
        Annul   "annul"   None;
    }
    /// What the arbiter has seen himself.
    Seen "desk-seen" {
        Illegal    "illegal"     Player;
        Touch      "touch"       PlayerSquare;
        Waive      "waive"       Player;
        TwoHands   "two-hands"   Player;
        Flag       "flag"        Player;
        Fault      "fault"       Fault;
        WrongStart "wrong-start" MaybePlayerSquare;
        Turned     "turned"      None;
        Reversed   "reversed"    None;
    }
    /// Score sheets that are not complete.
    Paper "desk-sheets" {
        Reconstruct "reconstruct" MaybeNumber;
        MovesKnown  "moves-known" None;
        NextPeriod  "next-period" None;
    }
    /// Another position is set, and rulings are revoked.
    Undoing "desk-undoing" {
        Displaced "displaced" Move;
        Restore   "restore"   Move;
        Position  "position"  Position;
        Rulings   "rulings"   None;
        Revoke    "revoke"    MaybeRuling;
    }
    /// Aids and assistants.
    Support "desk-support" {
        Allow     "allow"     PlayerAid;
        Withdraw  "withdraw"  PlayerAid;
        Aids      "aids"      None;
        Assistant "assistant" Assistant;
    }
    /// Who is there.
    Presence "desk-presence" {
        Absent      "absent"       Player;
        Arrived     "arrived"      Player;
        DefaultTime "default-time" Time;
    }
    /// The game is adjourned and resumed.
    Adjournment "desk-adjournment" {
        Adjourn  "adjourn"  MaybeAdjournment;
        Resumption "resumption" Resumption;
        Envelope "envelope" None;
        Due      "due"      None;
        Open     "open"     None;
        Lost     "lost"     MaybeMove;
    }
    /// What the arbiter sees to.
    Duty "desk-tasks" {
        Tasks  "tasks"  MaybeAll;
        Done   "done"   Tasks;
        Undone "undone" Tasks;
    }
    /// The records, the end of the match, and the desk itself.
    AtDesk "desk-records" {
        Note    "note"     Text;
        Glossary "glossary" Word;
        Report  "report"   None;
        SignOff "sign-off" None;
        Talk    "talk"     Voice;
        Help    "help"     MaybeCommand;
        Leave   "leave"    None;
    }
}

impl DeskArgument {
    /// Whether something must follow.
    #[must_use]
    pub const fn is_needed(self) -> bool {
        match self {
            Self::None
            | Self::MaybeRuling
            | Self::MaybeMinutes
            | Self::MaybeNumber
            | Self::MaybeMatter
            | Self::MaybeMove
            | Self::MaybeText
            | Self::MaybeAdjournment
            | Self::MaybeAll
            | Self::MaybePlayerSquare
            | Self::MaybeCommand => false,
            Self::Player
            | Self::PlayerTime
            | Self::Time
            | Self::PlayerMoves
            | Self::PlayerPoints
            | Self::Fault
            | Self::Loss
            | Self::Result
            | Self::PlayerSquare
            | Self::PlayerMaybeNumber
            | Self::PlayerAid
            | Self::Assistant
            | Self::Move
            | Self::Position
            | Self::Switch
            | Self::Resumption
            | Self::Adjudication
            | Self::Appeal
            | Self::Tasks
            | Self::Word
            | Self::Text
            | Self::Voice => true,
        }
    }
}

impl DeskSpec {
    /// The sentence that explains it.
    #[must_use]
    pub fn help(&self) -> String {
        format!("help-desk-{}", self.name)
    }
}

impl DeskCommand {
    /// The command of this name, in any case, with or without a stroke before it.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        let word = word.strip_prefix('/').unwrap_or(word);
        let named = |spec: &&DeskSpec| spec.name.eq_ignore_ascii_case(word);
        DESK_COMMANDS.iter().find(named).map(|spec| spec.command)
    }

    /// Whether it tells something and changes nothing.
    #[must_use]
    pub const fn only_looks(self) -> bool {
        match self.spec().kind {
            // A comparison proposes what may then be ruled.
            DeskKind::Look(command) => !matches!(command, Look::Compare),
            DeskKind::Waiting(command) => matches!(command, Waiting::Matters),
            DeskKind::Undoing(command) => matches!(command, Undoing::Rulings),
            DeskKind::Support(command) => matches!(command, Support::Aids),
            DeskKind::Duty(command) => matches!(command, Duty::Tasks),
            DeskKind::AtDesk(command) => matches!(command, AtDesk::Help),
            DeskKind::Run(_)
            | DeskKind::Clock(_)
            | DeskKind::Paper(_)
            | DeskKind::Penalty(_)
            | DeskKind::Seen(_)
            | DeskKind::Presence(_)
            | DeskKind::Adjournment(_) => false,
        }
    }

    /// Its row in the list.
    #[must_use]
    pub const fn spec(self) -> DeskSpec {
        DESK_COMMANDS[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_of_the_desk_is_found_by_its_name() {
        for spec in DESK_COMMANDS {
            assert_eq!(spec.command.spec().name, spec.name);
            assert_eq!(DeskCommand::named(spec.name), Some(spec.command));
        }
    }
}
