//! Everything that an arbiter can ask for at the desk of a match: one list.
//!
//! What a voice calls a command besides, the voice says; what an argument means, the desk finds out.

/// What an arbiter does or asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is described by its row in `DESK_COMMANDS` and by its help")]
pub enum DeskCommand {
    Start,
    Pause,
    Resume,
    Matters,
    Accept,
    Reject,
    Postpone,
    Dismiss,
    Facts,
    Compare,
    Board,
    Sheet,
    Last,
    Log,
    Clocks,
    SetClock,
    SetMoves,
    AddTime,
    TakeTime,
    Increment,
    Warn,
    Points,
    Loss,
    Result,
    Fine,
    Exclude,
    Expel,
    Annul,
    Illegal,
    Touch,
    Waive,
    TwoHands,
    Flag,
    WrongStart,
    Turned,
    Reversed,
    Displaced,
    Restore,
    Position,
    Rulings,
    Revoke,
    Allow,
    Withdraw,
    Aids,
    Assistant,
    Absent,
    Arrived,
    DefaultTime,
    Adjourn,
    Envelope,
    Due,
    Open,
    Lost,
    Note,
    Report,
    SignOff,
    Talk,
    Help,
    Leave,
}

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
    /// A player, and the opponent's points or nothing.
    Loss,
    /// A result, White's points first.
    Result,
    /// A player and a square.
    PlayerSquare,
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
    /// The move that was sealed, or nothing.
    MaybeMove,
    /// A text.
    Text,
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
}

const fn row(command: DeskCommand, name: &'static str, argument: DeskArgument) -> DeskSpec {
    DeskSpec { command, name, argument }
}

/// Every command of the desk, in the order in which the help lists them.
pub const DESK_COMMANDS: [DeskSpec; 59] = [
    row(DeskCommand::Start, "start", DeskArgument::None),
    row(DeskCommand::Pause, "pause", DeskArgument::None),
    row(DeskCommand::Resume, "resume", DeskArgument::None),
    row(DeskCommand::Matters, "matters", DeskArgument::None),
    row(DeskCommand::Accept, "accept", DeskArgument::None),
    row(DeskCommand::Reject, "reject", DeskArgument::None),
    row(DeskCommand::Postpone, "postpone", DeskArgument::MaybeMinutes),
    row(DeskCommand::Dismiss, "dismiss", DeskArgument::None),
    row(DeskCommand::Facts, "facts", DeskArgument::None),
    row(DeskCommand::Compare, "compare", DeskArgument::None),
    row(DeskCommand::Board, "board", DeskArgument::Player),
    row(DeskCommand::Sheet, "sheet", DeskArgument::PlayerMaybeNumber),
    row(DeskCommand::Last, "last", DeskArgument::None),
    row(DeskCommand::Log, "log", DeskArgument::MaybeNumber),
    row(DeskCommand::Clocks, "clocks", DeskArgument::None),
    row(DeskCommand::SetClock, "set-clock", DeskArgument::PlayerTime),
    row(DeskCommand::SetMoves, "set-moves", DeskArgument::PlayerMoves),
    row(DeskCommand::AddTime, "add-time", DeskArgument::PlayerTime),
    row(DeskCommand::TakeTime, "take-time", DeskArgument::PlayerTime),
    row(DeskCommand::Increment, "increment", DeskArgument::Switch),
    row(DeskCommand::Warn, "warn", DeskArgument::Player),
    row(DeskCommand::Points, "points", DeskArgument::PlayerPoints),
    row(DeskCommand::Loss, "loss", DeskArgument::Loss),
    row(DeskCommand::Result, "result", DeskArgument::Result),
    row(DeskCommand::Fine, "fine", DeskArgument::Player),
    row(DeskCommand::Exclude, "exclude", DeskArgument::Player),
    row(DeskCommand::Expel, "expel", DeskArgument::Player),
    row(DeskCommand::Annul, "annul", DeskArgument::None),
    row(DeskCommand::Illegal, "illegal", DeskArgument::Player),
    row(DeskCommand::Touch, "touch", DeskArgument::PlayerSquare),
    row(DeskCommand::Waive, "waive", DeskArgument::Player),
    row(DeskCommand::TwoHands, "two-hands", DeskArgument::Player),
    row(DeskCommand::Flag, "flag", DeskArgument::Player),
    row(DeskCommand::WrongStart, "wrong-start", DeskArgument::None),
    row(DeskCommand::Turned, "turned", DeskArgument::None),
    row(DeskCommand::Reversed, "reversed", DeskArgument::None),
    row(DeskCommand::Displaced, "displaced", DeskArgument::Move),
    row(DeskCommand::Restore, "restore", DeskArgument::Move),
    row(DeskCommand::Position, "position", DeskArgument::Position),
    row(DeskCommand::Rulings, "rulings", DeskArgument::None),
    row(DeskCommand::Revoke, "revoke", DeskArgument::MaybeRuling),
    row(DeskCommand::Allow, "allow", DeskArgument::PlayerAid),
    row(DeskCommand::Withdraw, "withdraw", DeskArgument::PlayerAid),
    row(DeskCommand::Aids, "aids", DeskArgument::None),
    row(DeskCommand::Assistant, "assistant", DeskArgument::Assistant),
    row(DeskCommand::Absent, "absent", DeskArgument::Player),
    row(DeskCommand::Arrived, "arrived", DeskArgument::Player),
    row(DeskCommand::DefaultTime, "default-time", DeskArgument::Time),
    row(DeskCommand::Adjourn, "adjourn", DeskArgument::None),
    row(DeskCommand::Envelope, "envelope", DeskArgument::None),
    row(DeskCommand::Due, "due", DeskArgument::None),
    row(DeskCommand::Open, "open", DeskArgument::None),
    row(DeskCommand::Lost, "lost", DeskArgument::MaybeMove),
    row(DeskCommand::Note, "note", DeskArgument::Text),
    row(DeskCommand::Report, "report", DeskArgument::None),
    row(DeskCommand::SignOff, "sign-off", DeskArgument::None),
    row(DeskCommand::Talk, "talk", DeskArgument::Voice),
    row(DeskCommand::Help, "help", DeskArgument::MaybeCommand),
    row(DeskCommand::Leave, "leave", DeskArgument::None),
];

impl DeskCommand {
    /// The command of this name, in any case, with or without a stroke before it.
    #[must_use]
    pub fn named(word: &str) -> Option<Self> {
        let word = word.strip_prefix('/').unwrap_or(word);
        let named = |spec: &&DeskSpec| spec.name.eq_ignore_ascii_case(word);
        DESK_COMMANDS.iter().find(named).map(|spec| spec.command)
    }

    /// Its row in the list.
    #[must_use]
    pub fn spec(self) -> DeskSpec {
        // `DESK_COMMANDS` stands in the order of the enum; a test sees to it.
        DESK_COMMANDS[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_stands_in_the_order_of_the_enum_and_no_name_stands_twice() {
        for spec in DESK_COMMANDS {
            assert_eq!(spec.command.spec().name, spec.name);
            assert_eq!(DeskCommand::named(spec.name), Some(spec.command));
        }
    }
}
