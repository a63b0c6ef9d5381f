//! The games of a room in one archive: what is written of all tables is carried to the disk at once.

use std::collections::BTreeMap;
use std::collections::btree_map::ValuesMut;

use crate::app::game_store::{GameStore, OpenGame, StoreNotice};
use crate::app::order::Keeping;
use crate::archive::{Archive, ArchiveError, Entry};
use crate::table::TableId;

/// The games of a room, by their tables.
#[derive(Debug, Default)]
pub struct RoomGames(BTreeMap<TableId, OpenGame>);

impl RoomGames {
    /// Keeps the game of a table.
    pub fn put(&mut self, table: TableId, game: OpenGame) {
        self.0.insert(table, game);
    }

    /// The game of a table.
    #[must_use]
    pub fn at(&self, table: TableId) -> Option<&OpenGame> {
        self.0.get(&table)
    }

    /// The game of a table, to be changed.
    pub fn at_mut(&mut self, table: TableId) -> Option<&mut OpenGame> {
        self.0.get_mut(&table)
    }

    /// All games, to be changed.
    pub fn iter_mut(&mut self) -> ValuesMut<'_, TableId, OpenGame> {
        self.0.values_mut()
    }

    /// Begins all games anew in another archive: the one in which they were cannot take a further one.
    ///
    /// # Errors
    ///
    /// Why a game is not there. Those before it are.
    pub fn move_to(&mut self, archive: &Archive) -> Result<(), ArchiveError> {
        for game in self {
            let id = archive.begin(&game.header)?;
            game.move_to(archive, id);
            game.write(archive)?;
        }
        Ok(())
    }
}

impl<'a> IntoIterator for &'a mut RoomGames {
    type Item = &'a mut OpenGame;
    type IntoIter = ValuesMut<'a, TableId, OpenGame>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl GameStore<RoomGames> {
    /// Carries out an order about the journal of a table; what must be told of the archive.
    pub fn carry_out(&mut self, table: TableId, order: Keeping) -> Vec<StoreNotice> {
        if let Some(kept) = self.kept.at_mut(table) {
            kept.take(order);
        }
        self.write()
    }

    /// Keeps an entry of a table; it is written with whatever is written next, by [`GameStore::flush`] at
    /// the latest.
    pub fn put(&mut self, table: TableId, entry: Entry) {
        if let Some(kept) = self.kept.at_mut(table) {
            kept.entries.push(entry);
        }
    }

    /// Lets go of the game of a table, and removes it from the archive if nobody has moved in it; whether
    /// it did.
    pub fn forget_if_empty(&mut self, table: TableId) -> bool {
        let archive = &self.archive;
        self.kept.at_mut(table).is_some_and(|kept| kept.forget_if_idle(archive))
    }
}
