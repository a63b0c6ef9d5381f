//! From a room file, or a match file alone, to tables at which everybody can sit down.

use std::path::Path;

use crate::app::game_store::RoomGames;
use crate::app::host::News;
use crate::app::host::addressed::numbers;
use crate::app::host::captains::LaidTeams;
use crate::app::host::laid::{Changed, Furnishing, LaidTable, MatchParts, whole_name};
use crate::app::host::terminal::Terminal;
use crate::app::host::terminals::number;
use crate::app::input::Inbox;
use crate::app::link::{HostLock, Socket};
use crate::app::open;
use crate::archive::{Archive, ArchiveError, KeptMatches, LeftMatch, Played};
use crate::table::room::RoomArbiter;
use crate::table::{FileChange, TableId};
use crate::voices::{Narrator, Priority, Utterance};

/// The tables that one process serves: those of a room file, or the one of a match file.
#[derive(Clone, Debug)]
pub struct LaidRoom {
    /// Where the room file is; `None` where a match file is all there is.
    file: Option<String>,
    /// Who rules in the whole room, if somebody does.
    arbiter: Option<RoomArbiter>,
    /// The tables, by their numbers.
    tables: Vec<LaidTable>,
    /// The teams, where teams play.
    teams: LaidTeams,
}

/// The tables of a room when everybody can sit down.
pub(super) struct PlacedRoom {
    pub(super) archive: Archive,
    pub(super) games: RoomGames,
    pub(super) tables: Vec<(TableId, MatchParts)>,
}

/// A match that was left at a table, and what the arbiter has answered where it is laid otherwise now.
type Left = (Option<LeftMatch>, Changed);

impl LaidRoom {
    /// The one table of a match file.
    #[must_use]
    pub fn of_match(table: LaidTable) -> Self {
        Self { file: None, arbiter: None, tables: vec![table], teams: LaidTeams::default() }
    }

    /// The tables of a room file.
    #[must_use]
    pub fn of_room(
        file: &Path,
        arbiter: Option<RoomArbiter>,
        mut tables: Vec<LaidTable>,
        teams: LaidTeams,
    ) -> Self {
        tables.sort_by_key(|table| table.id);
        Self { file: Some(whole_name(file)), arbiter, tables, teams }
    }

    /// The teams, where teams play.
    pub(super) const fn teams(&self) -> &LaidTeams {
        &self.teams
    }

    /// Who rules in the whole room, if somebody does.
    pub(super) const fn arbiter(&self) -> Option<&RoomArbiter> {
        self.arbiter.as_ref()
    }

    /// The tables.
    pub(super) fn tables(&self) -> &[LaidTable] {
        &self.tables
    }

    /// Where the room file is, if there is one.
    pub(super) fn file(&self) -> Option<&str> {
        self.file.as_deref()
    }

    /// Whether tables are told by their numbers.
    pub(super) const fn is_numbered(&self) -> bool {
        self.file.is_some()
    }

    /// Goes on with the matches that were left, or begins them; where conditions were changed, the arbiter
    /// is asked first. Until that is answered nobody is let in.
    ///
    /// # Errors
    ///
    /// What must be said where a game cannot be had or an answer does not come.
    pub(super) fn place(
        &self,
        with: &mut Furnishing<'_>,
        own: &mut Terminal,
        inbox: &Inbox<News>,
        claim: HostLock,
        messages: &mut Vec<Utterance>,
    ) -> Result<(PlacedRoom, Socket), Utterance> {
        let (start, narrator) = (with.start, with.narrator);
        let archive = open::archive(&start.folders, narrator, messages);
        // One that cannot be written to is told of when the game is.
        let _ = archive.forget_hashes();
        let unusable = |error| open::unusable(&start.folders, narrator, &error);
        let matches = archive.matches().map_err(unusable)?;
        let mut left = Vec::new();
        for table in &self.tables {
            let found = self.left(&archive, &matches, table, &left).map_err(unusable)?;
            let named = self.is_numbered().then_some(table.id);
            left.push(own.goes_on_with(found, (&table.text, named), inbox, narrator)?);
        }
        let socket =
            Socket::listen(&start.folders, claim).map_err(|unopened| unopened.say(narrator))?;
        messages.extend(self.told(narrator, &left));
        if let Some(room) = &self.file {
            let without = self.without_table(&archive, &matches, room).map_err(unusable)?;
            messages.extend(without.iter().map(|played| gone(narrator, played)));
        }
        Ok((self.furnish(with, archive, left, messages)?, socket))
    }

    /// The match that was left at a table. One that was left at another table of the room is not it.
    fn left(
        &self,
        archive: &Archive,
        matches: &KeptMatches,
        table: &LaidTable,
        before: &[Left],
    ) -> Result<Option<LeftMatch>, ArchiveError> {
        let others: Vec<&str> = self.tables.iter().map(|other| other.file.as_str()).collect();
        let left = matches.left_at(archive, &table.file, &table.table, &others)?;
        let taken = |id| before.iter().any(|(left, _)| left.as_ref().is_some_and(|it| it.id == id));
        Ok(left.filter(|left| !taken(left.id)))
    }

    /// A game for each table, and its places.
    fn furnish(
        &self,
        with: &mut Furnishing<'_>,
        mut archive: Archive,
        left: Vec<Left>,
        messages: &mut Vec<Utterance>,
    ) -> Result<PlacedRoom, Utterance> {
        let (mut games, mut tables) = (RoomGames::default(), Vec::new());
        for (table, (left, answered)) in self.tables.iter().zip(left) {
            let was_in_memory = archive.is_in_memory();
            let (kept, changed) = table.game(with, &mut archive, left.as_ref(), messages)?;
            if archive.is_in_memory() && !was_in_memory {
                // It had to take the place of one that takes no further game.
                games
                    .move_to(&archive)
                    .map_err(|error| open::unusable(&with.start.folders, with.narrator, &error))?;
            }
            let changed = answered.or(changed);
            tables.push((table.id, table.parts(with, left.as_ref(), &kept, changed)));
            games.put(table.id, kept);
        }
        Ok(PlacedRoom { archive, games, tables })
    }

    /// Which tables there are, and which of them are new where others go on.
    fn told(&self, narrator: &Narrator, left: &[Left]) -> Vec<Utterance> {
        if !self.is_numbered() {
            return Vec::new();
        }
        let is_new = |left: &Left| matches!(left, (None, None | Some((FileChange::New, _))));
        let each = || self.tables.iter().map(|table| table.id);
        let new: Vec<TableId> =
            each().zip(left).filter(|(_, left)| is_new(left)).map(|(id, _)| id).collect();
        let all = [("count", self.tables.len().into()), ("tables", numbers(narrator, each()))];
        let mut told = vec![narrator.say(Priority::Move, "room-open", &all)];
        if !new.is_empty() && new.len() < self.tables.len() {
            let new = [("tables", numbers(narrator, new.into_iter()))];
            told.push(narrator.say(Priority::Move, "room-new-tables", &new));
        }
        told
    }

    /// The matches whose tables were taken out of the room file. They are told of once.
    fn without_table(
        &self,
        archive: &Archive,
        matches: &KeptMatches,
        room: &str,
    ) -> Result<Vec<Played>, ArchiveError> {
        let numbers: Vec<u16> = self.tables.iter().map(|table| table.id.get()).collect();
        let without = matches.left_without_table(archive, room, &numbers)?;
        let moved = |played: &Played| {
            let file = played.header.file.as_deref();
            self.tables.iter().any(|table| file == Some(&*table.file))
        };
        let mut gone = Vec::new();
        for mut played in without.into_iter().filter(|played| !moved(played)) {
            let number = played.header.number;
            played.header.room = None;
            played.header.number = None;
            // Where that cannot be written, it is told again.
            let _ = archive.lay_again(played.id, &played.header);
            played.header.number = number;
            gone.push(played);
        }
        Ok(gone)
    }
}

/// That a table was taken out of the room file, and where its match is.
fn gone(narrator: &Narrator, played: &Played) -> Utterance {
    let names = played.header.match_table().map(|table| table.called());
    let (white, black) = names.map_or_else(Default::default, |names| (names.white, names.black));
    let table = played.header.number.and_then(TableId::new).unwrap_or(TableId::ONLY);
    let values = [
        ("table", number(table)),
        ("white", white.into()),
        ("black", black.into()),
        ("game", played.id.0.to_string().into()),
    ];
    narrator.say(Priority::Move, "room-gone-table", &values)
}
