//! A list that a player has asked for: heard or read where lines are typed, chosen from on a screen.

use crate::about::About;
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
    /// What can be chosen, and the command that it is, with what it is about.
    Choice(Vec<Span>, Command, About),
    /// A setting, whose values are chosen from.
    Setting(Vec<Span>, Key),
}

impl Offered {
    /// What is told alike where it is chosen from: the lines behind the first so many, each with the
    /// number that is behind the command, from 1 on.
    #[must_use]
    pub fn numbered(command: Command, told: Lines, heads: usize) -> Self {
        let rows = told.iter().skip(heads).zip(1_usize..).map(|(line, number)| {
            OfferedRow::Choice(line.clone(), command, About::text(&number.to_string()))
        });
        let rows = rows.collect();
        Self { command, told, rows, at: 0 }
    }
}
