//! Files in TOML that count as a whole or not at all: everything that is wrong with one is told at once,
//! each mistake with its line.
//!
//! Which parts and keys there are, and what they can be, is of each file. Here is what they have in common:
//! how a text is read, and what is told of its lines.

use std::collections::{BTreeMap, BTreeSet};

use toml::Spanned;
use toml::de::DeTable;

use crate::datafile::{Lines, MOST, is_double};

/// The values of one part, by their keys, each with its line.
pub type Entries<K> = BTreeMap<K, (String, usize)>;

/// Something wrong with a file, with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineFault<F> {
    /// The line, from 1; 0 where something is missing altogether.
    pub line: usize,
    /// What is wrong there.
    pub what: F,
}

/// What can be wrong with every such file.
pub trait FormFault {
    /// The line is no line of such a file.
    const FORM: Self;
    /// The key or the part was there before.
    const TWICE: Self;
}

/// What is wrong with a text, as it is read.
#[derive(Debug)]
pub struct LineFaults<'a, F> {
    lines: Lines<'a>,
    /// The lines with which something is wrong.
    told: BTreeSet<usize>,
    found: Vec<LineFault<F>>,
}

impl<'a, F: FormFault> LineFaults<'a, F> {
    /// Reads a text: all of it that can be read, and what is wrong with the form of the rest.
    #[must_use]
    pub fn read(text: &'a str) -> (DeTable<'a>, Self) {
        let (table, errors) = DeTable::parse_recoverable(text);
        let lines = Lines::of(text);
        let mut faults = Self { lines, told: BTreeSet::new(), found: Vec::new() };
        for error in &errors {
            let line = faults.lines.at(error.span().map_or(text.len(), |span| span.start));
            faults.add(line, if is_double(error) { F::TWICE } else { F::FORM });
        }
        (table.into_inner(), faults)
    }
}

impl<F> LineFaults<'_, F> {
    /// One mistake a line: what follows from it is none of its own.
    pub fn add(&mut self, line: usize, what: F) {
        if line == 0 || self.told.insert(line) {
            self.found.push(LineFault { line, what });
        }
    }

    /// The line on which a key or a value begins.
    #[must_use]
    pub fn line_of<T>(&self, written: &Spanned<T>) -> usize {
        self.lines.at(written.span().start)
    }

    /// How much is wrong so far.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.found.len()
    }

    /// All that is wrong, as it is told.
    #[must_use]
    pub fn told(self) -> Vec<LineFault<F>> {
        in_order(self.found)
    }
}

/// Faults in the order of their lines; that something is missing altogether comes last. Of more than so many
/// lines nobody reads all.
#[must_use]
pub fn in_order<F>(mut faults: Vec<LineFault<F>>) -> Vec<LineFault<F>> {
    faults.sort_by_key(|fault| if fault.line == 0 { usize::MAX } else { fault.line });
    faults.truncate(MOST);
    faults
}

#[cfg(test)]
mod tests;
