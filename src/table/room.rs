//! The room file: which tables one process serves, each by its number and its match file.
//!
//! The text is TOML, each table is a part `[[table]]`. What is wrong with it is found all at once, each with
//! its line, and what is right is there besides: so the match files can be looked at in the same go. They
//! are opened and read elsewhere; what two of them cannot both have is found by [`shared_boards`].

mod key;
mod said;
mod teams;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::time::Duration;

use shakmaty::ByColor;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use crate::datafile::plain;
use crate::datafile::whole::{Entries, FormFault, LineFaults};
use crate::meant::nearest;
use crate::pegboard::Address;
use crate::table::{Match, PassHash, TableId};

pub use crate::datafile::whole::LineFault;
pub use key::{Key, Part};
pub use said::{mistake, of_table};
pub use teams::{CaptainRules, RoomTeam};

/// After so many minutes without a line the desk of a room is locked where its file says nothing else, as that
/// of a table.
const LOCK: u16 = 15;

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomFile {
    /// Who rules in the whole room; without, there is no desk of the room.
    pub arbiter: Option<RoomArbiter>,
    /// The tables, in the order of the file.
    pub tables: Vec<RoomTable>,
    /// The teams, in the order of the file.
    pub teams: Vec<RoomTeam>,
    /// What their captains may do.
    pub captains: CaptainRules,
}

impl RoomFile {
    /// The text of the file.
    #[must_use]
    pub fn written(&self) -> String {
        let set = |key: Key, text: &str| {
            format!("{} = {}\n", key.name(), toml::Value::String(text.to_owned()))
        };
        let arbiter = self.arbiter.iter().flat_map(|arbiter| {
            [
                format!("[{}]\n", Part::Arbiter.heading()),
                set(Key::Name, &arbiter.name),
                set(Key::Passphrase, &arbiter.passphrase.to_string()),
                lock_written(arbiter.lock),
            ]
        });
        let maybe = |key: Key, text: &Option<String>| {
            text.as_ref().map(|text| set(key, text)).unwrap_or_default()
        };
        let teams = self.teams.iter().flat_map(|team| {
            [
                format!("\n[{}]\n", Part::Team.heading()),
                set(Key::TeamName, &team.name),
                maybe(Key::Captain, &team.captain),
                maybe(Key::Talk, &team.talk),
            ]
        });
        let tables = self.tables.iter().flat_map(|table| {
            [
                format!("\n[{}]\n{} = {}\n", Part::Table.heading(), Key::Number.name(), table.id),
                set(Key::Match, &table.file),
                maybe(Key::WhiteTeam, &table.teams.white),
                maybe(Key::BlackTeam, &table.teams.black),
            ]
        });
        let rules = [self.captains.written()];
        arbiter.chain(rules).chain(teams).chain(tables).collect::<Vec<_>>().concat()
    }
}

/// Who rules in a whole room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomArbiter {
    /// The name.
    pub name: String,
    /// The hash of the passphrase.
    pub passphrase: PassHash,
    /// After what time a desk of the room where nothing is typed is locked; nothing: never.
    pub lock: Option<Duration>,
}

/// A table of a room file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomTable {
    /// Its number.
    pub id: TableId,
    /// Its match file, or that of all tables, as it is written: from the folder of the room file on.
    pub file: String,
    /// Who plays there, where the room file says so and not the match file.
    pub players: ByColor<Option<String>>,
    /// For which teams they play, where teams do.
    pub teams: ByColor<Option<String>>,
    /// Whether that file is the one of all tables.
    pub shared: bool,
    /// The line in which the file is named, or the table begins.
    pub line: usize,
}

/// What can be wrong with a room file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The line is no line of such a file.
    Form,
    /// The key was there before in the same part.
    Twice,
    /// There is no such key in this part.
    Unknown {
        /// What is written.
        word: String,
        /// Where.
        part: Part,
    },
    /// A part is written like a key, or the arbiter like a table.
    NoPart(Part),
    /// The key cannot have this value.
    Value(Key, String),
    /// The key must be there.
    Missing(Key),
    /// Another team has this name.
    SameTeam(String),
    /// A table is for a team that is none.
    NoTeam(String),
    /// Another table has this number.
    SameNumber(TableId),
    /// Another table has this match file.
    SameFile(String),
    /// There are no tables.
    NoTables,
    /// The board at this port is at another table, too.
    SamePort(String, TableId),
    /// A board of this table cannot be told apart from one of another.
    SameBoards(TableId),
}

impl FormFault for Fault {
    const FORM: Self = Self::Form;
    const TWICE: Self = Self::Twice;
}

/// Reads a room file: what is right in it, and what is wrong, in the order of its lines; that something is
/// missing altogether comes last. Of more than so many lines nobody reads all.
#[must_use]
pub fn read(text: &str) -> (RoomFile, Vec<LineFault<Fault>>) {
    let (table, faults) = LineFaults::read(text);
    let (tables, teams, captains) = Default::default();
    let file = RoomFile { arbiter: None, tables, teams, captains };
    let mut reader = Reader { faults, shared: None, named_teams: Vec::new(), file };
    reader.room(&table);
    reader.finish()
}

/// What the boards of tables cannot both have: one port, or ports that are looked for. Each with the table
/// in whose line it is told.
#[must_use]
pub fn shared_boards(tables: &[(TableId, &Match)]) -> Vec<(TableId, Fault)> {
    let mut seen: Vec<(TableId, Address)> = Vec::new();
    let mut faults = Vec::new();
    for (id, table) in tables {
        for board in table.boards() {
            let other = seen.iter().find(|(other, of)| other != id && are_one(of, &board));
            faults.extend(other.map(|(other, _)| match &board.port {
                Some(port) => (*id, Fault::SamePort(port.clone(), *other)),
                None => (*id, Fault::SameBoards(*other)),
            }));
            seen.push((*id, board));
        }
    }
    faults.dedup();
    faults
}

/// Whether two boards are at one port, or are looked for and found as the same.
fn are_one(one: &Address, other: &Address) -> bool {
    match (&one.port, &other.port) {
        (None, None) => one.make.is_none() || other.make.is_none() || one.make == other.make,
        (one, other) => one == other,
    }
}

struct Reader<'a> {
    faults: LineFaults<'a, Fault>,
    /// The match file of all tables.
    shared: Option<String>,
    /// The teams of which tables are, each with its line.
    named_teams: Vec<(String, usize)>,
    file: RoomFile,
}

impl Reader<'_> {
    fn room(&mut self, table: &DeTable<'_>) {
        // Wherever it stands, it holds at all tables.
        if let Some((key, value)) = table.get_key_value("all") {
            let line = self.faults.line_of(key);
            match value.get_ref() {
                DeValue::Table(table) => {
                    let needed = |_: &Entries<Key>| vec![Key::Match];
                    let (mut entries, _) = self.part(Part::All, line, table, needed);
                    self.shared = entries.remove(&Key::Match).map(|(file, _)| file);
                }
                _ => self.faults.add(line, Fault::NoPart(Part::All)),
            }
        }
        for (key, value) in table {
            let line = self.faults.line_of(key);
            match (key.get_ref().as_ref(), value.get_ref()) {
                ("all", _) => {}
                ("arbiter", DeValue::Table(table)) => self.arbiter(line, table),
                ("arbiter", _) => self.faults.add(line, Fault::NoPart(Part::Arbiter)),
                ("captains", DeValue::Table(table)) => self.captains(line, table),
                ("captains", _) => self.faults.add(line, Fault::NoPart(Part::Captains)),
                ("table", _) => self.each(Part::Table, key, value, Self::table),
                ("team", _) => self.each(Part::Team, key, value, Self::team),
                (word, _) => {
                    let (word, part) = (word.to_owned(), Part::Room);
                    self.faults.add(line, Fault::Unknown { word, part });
                }
            }
        }
    }

    /// Reads each of the parts that are written one by one.
    fn each(
        &mut self,
        part: Part,
        key: &Spanned<DeString<'_>>,
        value: &Spanned<DeValue<'_>>,
        read: fn(&mut Self, usize, &DeTable<'_>),
    ) {
        let DeValue::Array(parts) = value.get_ref() else {
            let line = self.faults.line_of(key);
            return self.faults.add(line, Fault::NoPart(part));
        };
        for one in parts {
            let line = self.faults.line_of(one);
            match one.get_ref() {
                DeValue::Table(table) => read(self, line, table),
                _ => self.faults.add(line, Fault::NoPart(part)),
            }
        }
    }

    fn captains(&mut self, line: usize, table: &DeTable<'_>) {
        let (entries, _) = self.part(Part::Captains, line, table, |_| Vec::new());
        self.file.captains = CaptainRules::read(&entries);
    }

    fn team(&mut self, line: usize, table: &DeTable<'_>) {
        let (mut entries, _) = self.part(Part::Team, line, table, |_| vec![Key::TeamName]);
        let Some((name, line)) = entries.remove(&Key::TeamName) else { return };
        if self.file.teams.iter().any(|team| team.name == name) {
            return self.faults.add(line, Fault::SameTeam(name));
        }
        let mut take = |key| entries.remove(&key).map(|(text, _)| text);
        let (captain, talk) = (take(Key::Captain), take(Key::Talk));
        self.file.teams.push(RoomTeam { name, captain, talk, line });
    }

    fn arbiter(&mut self, line: usize, table: &DeTable<'_>) {
        let needed = |_: &Entries<Key>| vec![Key::Name, Key::Passphrase];
        let (mut entries, good) = self.part(Part::Arbiter, line, table, needed);
        let mut take = |key| entries.remove(&key).map(|(text, _)| text).unwrap_or_default();
        let (name, passphrase) = (take(Key::Name), take(Key::Passphrase));
        let lock = lock(take(Key::Lock).parse().unwrap_or(LOCK));
        if let Some(passphrase) = passphrase.parse().ok().filter(|_| good) {
            self.file.arbiter = Some(RoomArbiter { name, passphrase, lock });
        }
    }

    fn table(&mut self, line: usize, table: &DeTable<'_>) {
        let is_shared = self.shared.is_some();
        let needed =
            move |entries: &Entries<Key>| match (is_shared, entries.contains_key(&Key::Match)) {
                // What all tables have does not say who plays at one.
                (true, false) => vec![Key::Number, Key::White, Key::Black],
                _ => vec![Key::Number, Key::Match],
            };
        let (mut entries, _) = self.part(Part::Table, line, table, needed);
        let number = entries.remove(&Key::Number);
        let id = number.and_then(|(text, line)| Some((text.parse::<TableId>().ok()?, line)));
        let mut player = |key| entries.remove(&key).map(|(name, _)| name);
        let players = ByColor { white: player(Key::White), black: player(Key::Black) };
        let teams = ByColor { white: Key::WhiteTeam, black: Key::BlackTeam };
        let teams = teams.map(|key| entries.remove(&key));
        self.named_teams.extend(teams.iter().flatten().cloned());
        let teams = teams.map(|team| team.map(|(name, _)| name));
        let file = entries.remove(&Key::Match);
        let same = |other: &RoomTable| id.is_some_and(|(id, _)| id == other.id);
        if let Some((id, line)) = id.filter(|_| self.file.tables.iter().any(same)) {
            self.faults.add(line, Fault::SameNumber(id));
        }
        let same = |other: &RoomTable| {
            !other.shared && file.as_ref().is_some_and(|(file, _)| *file == other.file)
        };
        if let Some((file, line)) = file.clone().filter(|_| self.file.tables.iter().any(same)) {
            self.faults.add(line, Fault::SameFile(file));
        }
        let shared = file.is_none();
        let named = file.or_else(|| Some((self.shared.clone()?, line)));
        if let Some(((id, _), (file, line))) = id.zip(named) {
            self.file.tables.push(RoomTable { id, file, players, teams, shared, line });
        }
    }

    /// The entries of a part, and whether nothing is wrong with it. `needed`: what it must have.
    fn part(
        &mut self,
        part: Part,
        line: usize,
        table: &DeTable<'_>,
        needed: impl FnOnce(&Entries<Key>) -> Vec<Key>,
    ) -> (Entries<Key>, bool) {
        let before = self.faults.count();
        let (mut entries, mut seen, mut is_misspelt) = (Entries::new(), BTreeSet::new(), false);
        for (key, value) in table {
            let line = self.faults.line_of(key);
            let word = key.get_ref().as_ref();
            let mut known = Key::ALL.into_iter().filter(|known| known.is_of(part));
            let Some(key) = known.find(|known| known.name() == word) else {
                is_misspelt |= meant(word, part).is_some();
                self.faults.add(line, Fault::Unknown { word: word.to_owned(), part });
                continue;
            };
            seen.insert(key);
            self.entry(&mut entries, (key, line), value);
        }
        let mut missing = needed(&entries).into_iter().filter(|key| !seen.contains(key));
        // One that was meant is told where it stands.
        if let Some(key) = missing.next().filter(|_| !is_misspelt) {
            self.faults.add(line, Fault::Missing(key));
        }
        (entries, self.faults.count() == before)
    }

    fn entry(
        &mut self,
        entries: &mut Entries<Key>,
        (key, line): (Key, usize),
        value: &Spanned<DeValue<'_>>,
    ) {
        match plain(value.get_ref()) {
            Some(text) if key.takes(&text) => drop(entries.insert(key, (text, line))),
            text => self.faults.add(line, Fault::Value(key, text.unwrap_or_default())),
        }
    }

    fn finish(mut self) -> (RoomFile, Vec<LineFault<Fault>>) {
        for (name, line) in std::mem::take(&mut self.named_teams) {
            if self.file.teams.iter().all(|team| team.name != name) {
                self.faults.add(line, Fault::NoTeam(name));
            }
        }
        if self.faults.count() == 0 && self.file.tables.is_empty() {
            self.faults.add(0, Fault::NoTables);
        }
        (self.file, self.faults.told())
    }
}

/// After what time a desk is locked: so many minutes, or never.
fn lock(minutes: u16) -> Option<Duration> {
    Some(Duration::from_mins(minutes.into())).filter(|lock| !lock.is_zero())
}

/// The line of it, where it is not as usual.
fn lock_written(after: Option<Duration>) -> String {
    if after == lock(LOCK) {
        return String::new();
    }
    let minutes = after.map_or(0, |lock| lock.as_secs() / 60);
    format!("{} = {minutes}\n", Key::Lock.name())
}

/// The key or part that a word was meant to be.
fn meant(word: &str, part: Part) -> Option<&'static str> {
    nearest(word, part.words())
}
