//! A list that a player has asked for: heard or read where lines are typed, chosen from on a screen.

use crate::command::Command;
use crate::config::Key;
use crate::voices::{Lines, Span};

/// A list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// What was asked: its name is above the list on a screen.
    pub command: Command,
    /// The list as it is told.
    pub told: Lines,
    /// The list as it is chosen from.
    pub rows: Vec<OfferedRow>,
    /// The row at which a choice begins, counted from 0.
    pub at: usize,
}

/// A row of a list to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferedRow {
    /// What the rows below it are.
    Heading(Vec<Span>),
    /// What can be chosen, and the line by which it is typed.
    Choice(Vec<Span>, String),
    /// A setting, whose values are chosen from.
    Setting(Vec<Span>, Key),
}

impl Offered {
    /// What is told alike where it is chosen from: the lines behind the first so many, each with the
    /// number by which it is typed after the command, from 1 on.
    #[must_use]
    pub fn numbered(command: Command, told: Lines, heads: usize) -> Self {
        let name = command.spec().name;
        let rows = told.iter().skip(heads).zip(1..);
        let rows = rows
            .map(|(line, number)| OfferedRow::Choice(line.clone(), format!("/{name} {number}")));
        let rows = rows.collect();
        Self { command, told, rows, at: 0 }
    }
}
