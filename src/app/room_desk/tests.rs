//! A room as its arbiters hear it: real tables, and what is typed at each and at the desk of the room.

#![allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
#![allow(clippy::too_many_lines, reason = "a transcript is read as a whole")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use crate::app::room_desk::{DeputyId, RoomDesk, RoomOrder, TableNow, Tables};
use crate::app::seats::tests::{Kit, Table, match_file};
use crate::laws::At;
use crate::pegboard::{BoardEvent, Loss};
use crate::table::{Place, TableId};
use crate::ui::Typed;
use crate::voices::announce::Style;
use crate::voices::{Library, Narrator};

mod asked;
mod chance;
mod doors;
mod heard;
mod seen;
mod shared;
mod worded;

/// A player who announces his moves.
const BLIND: &str = "blind = \"yes\"\nmoves = \"en\"\ntalk = \"en\"";

/// The passphrase of the room.
const PHRASE: &str = "three quiet halls";

/// A room in which lines are typed.
struct Room {
    desk: RoomDesk,
    tables: BTreeMap<TableId, Table>,
    at: At,
    heard: String,
}

fn id(number: u16) -> TableId {
    TableId::new(number).unwrap()
}

fn view(tables: &BTreeMap<TableId, Table>, at: At) -> Tables<'_> {
    tables
        .iter()
        .map(|(&id, table)| (id, TableNow { desk: table.seats.desk(), at, is_taken: false }))
        .collect()
}

fn narrator() -> Narrator {
    let mut library = Library::built_in();
    let english = library.get("en").unwrap();
    Narrator::new(english.clone(), &english, Style::default())
}

impl Room {
    /// A room with tables of these numbers.
    fn of(numbers: impl IntoIterator<Item = u16>) -> Self {
        Self::with(numbers, "", "", "")
    }

    /// The same with these lines for White, for Black, and at the top of each match file.
    fn with(numbers: impl IntoIterator<Item = u16>, white: &str, black: &str, rest: &str) -> Self {
        let mut kit = Kit::default();
        let text = match_file(white, black, rest);
        let tables = numbers.into_iter().map(|number| {
            let names = text.replace("Anna Weiss", &format!("Anna {number}"));
            let names = names.replace("Boris Black", &format!("Boris {number}"));
            (id(number), Table::by(&names, &mut kit))
        });
        let (tables, heard) = (tables.collect(), String::new());
        let mut room = Self { desk: RoomDesk::new(narrator(), None), tables, at: At::ZERO, heard };
        let numbers: Vec<TableId> = room.tables.keys().copied().collect();
        for table in numbers {
            room.shares(table);
        }
        room
    }

    /// An arbiter comes in and says the passphrase.
    fn enters(&mut self) -> DeputyId {
        let (deputy, orders) = self.desk.arrive();
        self.does(orders);
        self.types(deputy, PHRASE);
        deputy
    }

    /// The round begins: both players of every table sit down, and all clocks are started.
    fn begins(&mut self, deputy: DeputyId) {
        let numbers: Vec<TableId> = self.tables.keys().copied().collect();
        for table in numbers {
            for place in [Place::ALL[0], Place::ALL[1]] {
                self.acts(table, |it| {
                    let sent = it.seats.occupy(it.at, place);
                    it.take(sent);
                });
            }
        }
        self.types(deputy, "start");
        self.waits(60);
        self.heard.clear();
    }

    /// Something happens at a table, and the room hears of it.
    fn acts(&mut self, table: TableId, does: impl FnOnce(&mut Table)) {
        let it = self.tables.get_mut(&table).unwrap();
        it.at = self.at;
        it.heard.clear();
        does(it);
        self.at = self.at.max(it.at);
        self.shares(table);
    }

    /// The room hears of what was put on record at a table, and whoever has its desk open what is said there.
    fn shares(&mut self, table: TableId) {
        let it = self.tables.get_mut(&table).unwrap();
        it.seats.look_at_boards();
        let told = std::mem::take(&mut it.told);
        if let Some(DeputyId(deputy)) = self.desk.opened(table) {
            for line in it.heard.lines().filter_map(|line| line.strip_prefix("desk: ")) {
                writeln!(self.heard, "{deputy}: {line}").unwrap();
            }
        }
        let orders = self.desk.hear(self.at, table, &told, &view(&self.tables, self.at));
        self.does(orders);
    }

    /// A line is typed at the desk of the room, a second after the last one.
    fn types(&mut self, deputy: DeputyId, line: &str) {
        self.at = self.at + Duration::from_secs(1);
        writeln!(self.heard, "> {}: {line}", deputy.0).unwrap();
        let typed = Typed::Line(line.to_owned());
        let tables = view(&self.tables, self.at);
        let orders = self.desk.typed(self.at, deputy, typed, &tables);
        self.does(orders);
    }

    /// Lines that one arbiter types after another.
    fn all(&mut self, deputy: DeputyId, lines: &str) {
        for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
            self.types(deputy, line);
        }
    }

    /// A line is typed at a place of a table.
    fn at(&mut self, table: u16, place: &str, line: &str) {
        writeln!(self.heard, "# {table} {place}: {line}").unwrap();
        let place = Place::named(place).unwrap();
        self.acts(id(table), |it| it.types(place, line));
    }

    /// The board of a player is gone, or there again.
    fn board(&mut self, table: u16, place: &str, told: BoardEvent) {
        writeln!(self.heard, "# {table} {place}: board").unwrap();
        let place = Place::named(place).unwrap();
        self.acts(id(table), |it| it.tells(place, "board", told));
    }

    /// So many seconds pass: each table and the desk hear of time when they want to.
    fn waits(&mut self, secs: u64) {
        let end = self.at + Duration::from_secs(secs);
        loop {
            let due = |(&id, it): (&TableId, &Table)| Some((it.seats.deadline()?, id));
            let table = self.tables.iter().filter_map(due).min();
            let desk = self.desk.deadline(self.at, &view(&self.tables, self.at));
            let next = table.map(|(due, _)| due).into_iter().chain(desk).min();
            let Some(next) = next.filter(|next| *next <= end) else { break };
            self.at = self.at.max(next);
            if let Some((_, table)) = table.filter(|(due, _)| *due <= self.at) {
                self.acts(table, |it| it.passes(0));
            } else {
                let orders = self.desk.time_passed(self.at, &view(&self.tables, self.at));
                self.does(orders);
            }
        }
        self.at = end;
    }

    fn does(&mut self, orders: Vec<RoomOrder>) {
        for order in orders {
            match order {
                RoomOrder::Say(DeputyId(deputy), said) => {
                    for line in said.written().lines() {
                        writeln!(self.heard, "{deputy}: {line}").unwrap();
                    }
                }
                RoomOrder::Secret(DeputyId(deputy)) => {
                    writeln!(self.heard, "{deputy}: (hidden)").unwrap();
                }
                RoomOrder::Verify(deputy, attempt, said) => {
                    let right = *said == PHRASE;
                    let tables = view(&self.tables, self.at);
                    let orders = self.desk.verified(self.at, deputy, attempt, right, &tables);
                    self.does(orders);
                }
                RoomOrder::Open(_, table) => self.acts(table, |it| {
                    let sent = it.seats.admit(it.at);
                    it.take(sent);
                }),
                RoomOrder::AtTable(_, table, come) => self.acts(table, |it| {
                    let sent = it.seats.handle(it.at, Place::Desk, come);
                    it.take(sent);
                }),
                RoomOrder::Close(_, table) => self.acts(table, |it| {
                    let sent = it.seats.show_out(it.at);
                    it.take(sent);
                }),
                RoomOrder::Run(table, run) => self.acts(table, |it| {
                    let sent = it.seats.run(it.at, run);
                    it.take(sent);
                }),
                RoomOrder::Leave(DeputyId(deputy)) => {
                    writeln!(self.heard, "{deputy}: (left)").unwrap();
                }
            }
        }
    }

    /// What was heard since the last time.
    fn said(&mut self) -> String {
        std::mem::take(&mut self.heard)
    }
}

/// A board whose cable is pulled.
fn pulled() -> BoardEvent {
    BoardEvent::Lost(Loss::NoPort("/dev/board".to_owned()))
}
