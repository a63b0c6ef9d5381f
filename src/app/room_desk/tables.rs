//! The tables of a room, as they are handed to its desk: it keeps no copy of them.

use std::collections::BTreeMap;

use crate::app::seats::Desk;
use crate::laws::At;
use crate::table::TableId;

/// A table as it is now.
#[derive(Clone, Copy, Debug)]
pub struct TableNow<'a> {
    /// Its own desk, which knows everything about it.
    pub desk: &'a Desk,
    /// The time of its game: each counts from its own beginning.
    pub at: At,
    /// Whether another terminal has its own desk.
    pub is_taken: bool,
}

/// The tables, by their numbers.
#[derive(Clone, Debug, Default)]
pub struct Tables<'a>(BTreeMap<TableId, TableNow<'a>>);

impl<'a> FromIterator<(TableId, TableNow<'a>)> for Tables<'a> {
    fn from_iter<T: IntoIterator<Item = (TableId, TableNow<'a>)>>(tables: T) -> Self {
        Self(tables.into_iter().collect())
    }
}

impl<'a> Tables<'a> {
    /// The table of this number.
    pub(in crate::app) fn get(&self, table: TableId) -> Option<TableNow<'a>> {
        self.0.get(&table).copied()
    }

    /// All of them, the lowest number first.
    pub(super) fn all(&self) -> impl Iterator<Item = (TableId, TableNow<'a>)> {
        self.0.iter().map(|(&table, &now)| (table, now))
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.0.len()
    }
}
