//! What can be said now: listed from the same rows by which a line is understood.
//!
//! One list for three: what Tab completes, what help tells, and what a word that is not known was
//! probably meant to be.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::session::intent::Dialog;
use crate::app::session::meaning::{Gate, Now, is_promotion};
use crate::command::{Argument, Command};
use crate::exercises::Exercise;

/// Something that can be said now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum Sayable {
    /// A word that stops what is awaited.
    Stop,
    /// Yes, or no.
    YesOrNo,
    /// A number from one to this.
    Number(usize),
    /// What a pawn becomes.
    Piece,
    /// What this command needs after it.
    After(Command),
    /// An answer to the exercise.
    Answer,
    /// An empty line.
    Nothing,
    /// A number of the list that this command has told.
    Listed(Command),
    /// This command, and every phrase for it.
    Command(Command),
    /// That the opponent's time is over.
    Flag,
    /// A move.
    Move,
}

impl Sayable {
    /// The command that it is.
    pub(in crate::app::session) const fn command(&self) -> Option<Command> {
        match self {
            Self::Command(command) => Some(*command),
            Self::Stop
            | Self::YesOrNo
            | Self::Number(_)
            | Self::Piece
            | Self::After(_)
            | Self::Answer
            | Self::Nothing
            | Self::Listed(_)
            | Self::Flag
            | Self::Move => None,
        }
    }
}

impl Gate {
    /// What can be said now by this row, where these are the commands of the place.
    fn offers(self, now: &Now<'_>, commands: &[Command]) -> Vec<Sayable> {
        let when = |is_open: bool, what: Sayable| is_open.then_some(what).into_iter().collect();
        match self {
            Self::Stop => when(now.searches, Sayable::Stop),
            Self::Question => now.question.map(answers).into_iter().collect(),
            Self::Rest => {
                let takes = |command: &Command| command.spec().argument != Argument::None;
                let begun = now.begun.map(|(command, _)| command);
                begun.filter(takes).map(Sayable::After).into_iter().collect()
            }
            Self::More => when(now.has_rest, Sayable::Nothing),
            Self::Exercise => {
                let is_open = now.exercise.is_some_and(|exercise| !exercise.is_over());
                when(is_open, Sayable::Answer)
            }
            Self::Next => when(now.context.doing.is_elsewhere(), Sayable::Nothing),
            Self::Number => now.numbered.map(Sayable::Listed).into_iter().collect(),
            Self::Command => commands.iter().copied().map(Sayable::Command).collect(),
            Self::Word => when(now.is_timed, Sayable::Flag),
            Self::Move => {
                let asks_moves = now.exercise.is_none_or(Exercise::asks_moves);
                when(asks_moves && (now.may_move || now.ahead.is_some()), Sayable::Move)
            }
            // They refuse something, or read as a move what looks like a command.
            Self::InWords | Self::Kind => Vec::new(),
        }
    }
}

/// Everything that can be said now, in the order of the rows, where these are the commands of the place.
pub(in crate::app::session) fn sayable(now: &Now<'_>, commands: &[Command]) -> Vec<Sayable> {
    Gate::ALL.into_iter().flat_map(|gate| gate.offers(now, commands)).collect()
}

fn answers(question: &Dialog) -> Sayable {
    match question {
        Dialog::Choose(readings, _) if is_promotion(readings) => Sayable::Piece,
        Dialog::Choose(readings, _) => Sayable::Number(readings.len()),
        Dialog::Confirm(_) => Sayable::YesOrNo,
    }
}
