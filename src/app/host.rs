//! The host of a room: the one process that has its tables, their journals, boards and clocks. A match
//! is a room of one table.
//!
//! It serves each place at its own terminal until another terminal of the machine asks for that
//! place (`link`). It decides nothing of a game; `seats` does, and is pure.

#![deny(clippy::wildcard_enum_match_arm)]

mod addressed;
mod captains;
mod coded;
mod deputies;
mod laid;
mod leaving;
mod logs;
mod merged;
mod places;
mod posted;
mod recorded;
mod room;
mod room_screens;
mod screens;
mod secrets;
mod served;
mod sittings;
mod table;
mod terminal;
mod terminals;

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::app::clock::SessionClock;
use crate::app::game_store::{GameStore, RoomGames, StoreNotice};
use crate::app::input::{BoardId, FromTerminal, Inbox};
use crate::app::keys;
use crate::app::link::{self, FromClient, HostLock, LinkId, Links, Socket, Unopened};
use crate::app::memory;
use crate::app::open;
use crate::app::order::Output;
use crate::app::play::{self, Start};
use crate::app::ports::Ports;
use crate::app::room::RoomNews;
use crate::app::room_desk::{DeputyId, RoomAttempt};
use crate::app::seats::{Attempt, Sent, TableOrder};
use crate::app::signals;
use crate::app::solver::{Judged, Solver};
use crate::archive::{EnvelopeKey, SealError};
use crate::laws::At;
use crate::opponent::thinker::Ticket;
use crate::pegboard::BoardEvent;
use crate::table::{Place, SeatId, TableId};
use crate::ui::screen::Incoming;
use crate::voices::Utterance;

use captains::CaptainPlaces;
use coded::Arrivals;
use deputies::RoomPlace;
use laid::{Changed, Furnishing, MatchParts};
use logs::Logs;
use recorded::{Writer, Written};
use screens::Screens;
use served::{Served, ServedBy};
use sittings::Sittings;
use table::{Table, TableTime, Tables};
use terminal::Terminal;
use terminals::Terminals;

pub use captains::LaidTeams;
pub use laid::LaidTable;
pub use room::LaidRoom;

/// How many terminals are let in besides those of the places: who is turned away has been let in, and so
/// has whoever watches over the whole room.
const MORE_CLIENTS: usize = 13;

/// What comes to the host.
#[derive(Debug)]
enum News {
    /// From its own terminal.
    Own(FromTerminal),
    /// Something happened at its own terminal, which is a screen.
    Screen(Incoming),
    /// From a board under this player's hands.
    Board(TableId, Color, BoardId, BoardEvent),
    /// Whether a mate is possible was found out.
    Judged(Judged<(TableId, Ticket)>),
    /// From another terminal.
    Client(LinkId, FromClient),
    /// Whether a passphrase that was said at a place is the right one, and a key that it locks.
    Verified(SeatId, Attempt, Verdict),
    /// What was in the envelope, or why it stays closed.
    Unsealed(SeatId, Result<String, SealError>),
    /// What became of the records.
    Recorded(TableId, Written),
    /// In which folder there is now what belongs on an envelope, or why it is not there.
    Enveloped(TableId, Result<PathBuf, &'static str>),
    /// Whether a passphrase that was said at the desk of the room is the right one.
    InRoom(DeputyId, RoomAttempt, bool),
}

/// What became of a passphrase.
#[derive(Debug)]
enum Verdict {
    Wrong,
    Right(Option<EnvelopeKey>),
}

/// The tables that are played at.
struct Host {
    inbox: Inbox<News>,
    tables: Tables,
    game_store: GameStore<RoomGames>,
    terminals: Terminals,
    arrivals: Arrivals,
    sittings: Sittings,
    /// The desk of the room, if it has one.
    room: Option<RoomPlace>,
    /// The captains, if teams play.
    captains: Option<CaptainPlaces>,
    solver: Solver<(TableId, Ticket)>,
    /// Held while a passphrase is looked at: one after the other, for each takes 64 MiB.
    hashing: Arc<Mutex<()>>,
    /// Nobody is at the terminal of the host any more.
    left: bool,
}

/// Plays the matches of a room until all are signed off, or until the terminal of the host is gone.
///
/// # Errors
///
/// When the system gives no threads.
pub fn host(start: &Start, laid: &LaidRoom) -> io::Result<ExitCode> {
    memory::close();
    let mut messages = Vec::new();
    let mut library = laid::library(&start.folders);
    let (narrator, _) = open::narrator(&start.settings, &mut library);
    let inbox = Inbox::new(SessionClock::starting_at(At::ZERO));
    signals::listen(inbox.through(News::Own), inbox.turns())?;
    let here = laid.tables().first().map_or(&[][..], |table| &table.here);
    let mut own = Terminal::open(start, &narrator, here, inbox.through(News::Own))?;
    if let Some(refusal) = open::exposed(&start.folders, &narrator) {
        return Ok(refuse(own, &refusal));
    }
    // Before there is a game of it: one that is refused leaves none behind.
    let claim = match HostLock::take(&start.folders) {
        Ok(claim) => claim,
        Err(unopened) => return Ok(refuse(own, &unopened.say(&narrator))),
    };
    let keymaps = keys::names(&keys::library(&start.folders), &library);
    let room = laid.file();
    let mut with = Furnishing { start, narrator: &narrator, room, library, keymaps };
    let (placed, socket) = match laid.place(&mut with, &mut own, &inbox, claim, &mut messages) {
        Ok(placed) => placed,
        Err(refusal) => return Ok(refuse(own, &refusal)),
    };
    let links = match let_in(&inbox, socket, laid.tables().len()) {
        Ok(links) => links,
        Err(unopened) => return Ok(refuse(own, &unopened.say(&narrator))),
    };
    let slot = inbox.through(News::Screen);
    let readable = |table: &LaidTable| play::readable(&narrator, Path::new(&table.path));
    messages.extend(laid.tables().iter().filter_map(readable));
    messages.extend(own.raise(start, &narrator, here, slot));
    for message in &messages {
        own.say(message);
    }
    let terminals = Terminals::new(own, links, narrator.clone(), laid.is_numbered());
    let game_store = GameStore::new(placed.archive, placed.games, start.folders.data());
    let captains = CaptainPlaces::of(laid.teams(), &start.settings, &with.library);
    let room = laid.arbiter().map(|arbiter| RoomPlace::new(arbiter.clone(), narrator));
    let host = Host { room, captains, ..Host::new(inbox, game_store, terminals) };
    Ok(host.run(start, laid, placed.tables))
}

/// Lets terminals in for so many tables.
///
/// # Errors
///
/// When the system gives no thread.
fn let_in(inbox: &Inbox<News>, socket: Socket, tables: usize) -> Result<Links, Unopened> {
    let heard = inbox.through(|(client, from)| News::Client(client, from));
    // Beside its players and its arbiter a table has a captain at most for each side.
    let most = (Place::ALL.len() + Color::ALL.len()) * tables + MORE_CLIENTS;
    Links::open(socket, link::PATIENCE, most, move |client, from| heard.put((client, from)))
}

/// Says why there is no match.
fn refuse(mut own: Terminal, refusal: &Utterance) -> ExitCode {
    own.say(refusal);
    own.close();
    ExitCode::FAILURE
}

impl Host {
    /// No table is there yet.
    fn new(inbox: Inbox<News>, game_store: GameStore<RoomGames>, terminals: Terminals) -> Self {
        let solver = Solver::new(inbox.through(News::Judged));
        let (tables, arrivals) = (Tables::new(), Arrivals::default());
        let (room, captains, hashing) = (None, None, Arc::default());
        let sittings = Sittings::default();
        Self {
            inbox,
            tables,
            game_store,
            terminals,
            arrivals,
            sittings,
            room,
            captains,
            solver,
            hashing,
            left: false,
        }
    }

    /// A table of these parts, at which nobody sits yet.
    fn table(
        &self,
        start: &Start,
        (id, parts): (TableId, MatchParts),
        laid: &LaidTable,
        turn: &Arc<Mutex<()>>,
    ) -> Table {
        let under_hands = ByColor::new_with(|color| {
            let slot = self.inbox.through(move |(board, told)| News::Board(id, color, board, told));
            Ports::new(&start.settings, &start.folders, slot)
        });
        let (folders, settings) = (start.folders.clone(), start.settings.clone());
        let game = self.game_store.kept.at(id).map(|kept| kept.id);
        Table {
            id,
            result: None,
            seats: parts.seats,
            served: Served::new(laid.here.clone()),
            screens: Screens::default(),
            logs: Logs::new(game.map(|game| start.folders.records(game)).unwrap_or_default()),
            writer: Writer::new(id, Arc::clone(turn), folders, settings),
            ports: under_hands,
            over: false,
            stirred: true,
            time: TableTime::opened(self.inbox.now(), parts.before),
        }
    }

    fn run(
        mut self,
        start: &Start,
        laid: &LaidRoom,
        placed: Vec<(TableId, MatchParts)>,
    ) -> ExitCode {
        if let [(only, _)] = placed[..] {
            self.terminals.at = Some(only);
        }
        let turn = Arc::new(Mutex::new(()));
        for ((id, parts), laid) in placed.into_iter().zip(laid.tables()) {
            let (changed, lost) = (parts.changed.clone(), parts.lost);
            let table = self.table(start, (id, parts), laid, &turn);
            self.tables.insert(id, table);
            self.open(id, changed, lost);
        }
        match self.terminals.at.and_then(|at| self.tables.get(&at)) {
            Some(table) => self.terminals.guide(table),
            None => self.terminals.guide_room(&self.tables),
        }
        self.terminals.ready_own();
        while !self.is_over() {
            let notices = self.game_store.settle();
            self.notify(notices);
            self.show();
            let kept = &self.game_store.kept;
            let due = self.tables.values().filter_map(|table| table.due(kept.at(table.id)));
            let room = self.room_due(self.inbox.now());
            let screens = self.room_screens_due();
            let due = due.chain(self.terminals.due(&self.tables)).chain(room).chain(screens).min();
            let (now, news) = self.inbox.take(due);
            self.sign(now);
            match news {
                None => self.time_passed(now),
                Some(news) => self.take(now, news),
            }
            self.tell_recorded_in_room(now);
            self.follow();
        }
        self.leave()
    }

    /// Begins a match, or goes on with it. What of its file has changed is put on record, and how much of a
    /// player's thought a crash has cost at most, if anybody knows.
    fn open(&mut self, id: TableId, changed: Changed, lost: Option<Duration>) {
        // Without it the report has the times of play alone.
        let when = self.game_store.archive.local_time().ok();
        let now = self.inbox.now();
        let Some(table) = self.tables.get_mut(&id) else { return };
        let at = table.at(now);
        let mut sent = when.map(|when| table.seats.record_start(at, when)).unwrap_or_default();
        if let Some((change, keys)) = changed {
            sent.extend(table.seats.record_change(at, change, keys));
        }
        sent.extend(table.seats.open(at, lost));
        table.result = table.final_result();
        self.carry_out(id, sent);
        self.post_known_result(id);
    }

    /// Whether nothing is to be done any more.
    fn is_over(&self) -> bool {
        let busy = self.tables.values().any(|table| table.writer.is_busy());
        let over = self.left || self.tables.values().all(|table| table.over);
        over && !busy
    }

    /// Leaves a sign of life at each table where it is due.
    fn sign(&mut self, now: At) {
        for table in self.tables.values() {
            if let Some(kept) = self.game_store.kept.at_mut(table.id) {
                kept.sign(table.at(now), table.game());
            }
        }
    }

    /// Shows what has happened since.
    fn show(&mut self) {
        let now = self.inbox.now();
        for table in self.tables.values_mut() {
            let at = table.at(now);
            if std::mem::take(&mut table.stirred)
                || table.screens.due().is_some_and(|due| due <= at)
            {
                table.seats.glance();
                self.terminals.show(at, table);
            }
        }
        self.show_room(now);
        if !self.show_own_in_room(now) {
            self.terminals.show_own(now, &self.tables);
        }
    }

    /// Does what follows at each table where something has happened.
    fn follow(&mut self) {
        let stirred = self.tables.values().filter(|table| table.stirred).map(|table| table.id);
        for id in stirred.collect::<Vec<_>>() {
            self.keep_envelope(id);
            self.tell_result(id);
        }
    }

    /// Tells the room of a result that is signed, or is so no more.
    fn tell_result(&mut self, id: TableId) {
        let Some(table) = self.tables.get_mut(&id) else { return };
        let result = table.final_result();
        if std::mem::replace(&mut table.result, result) == result {
            return;
        }
        let Some(game) = self.game_store.kept.at(id).map(|kept| kept.id) else { return };
        self.hear(match result {
            Some(outcome) => RoomNews::Result(id, game, outcome),
            None => RoomNews::Reopened(id, game),
        });
    }

    /// What has become of a result is told at the terminal of the host, where that is not at the table.
    fn hear(&mut self, news: RoomNews) {
        self.post_result(news);
        let (RoomNews::Result(id, ..) | RoomNews::Reopened(id, _)) = news;
        if let Some(table) = self.tables.get(&id) {
            self.terminals.tell_result(table, news);
        }
    }

    fn time_passed(&mut self, now: At) {
        let due = self.tables.values().filter(|table| table.is_due(now)).map(|table| table.id);
        for id in due.collect::<Vec<_>>() {
            let Some(table) = self.tables.get_mut(&id) else { continue };
            let sent = table.seats.time_passed(table.time.of_room(now));
            self.carry_out(id, sent);
        }
        self.room_time_passed(now);
    }

    fn take(&mut self, now: At, news: News) {
        match news {
            News::Own(come) => self.take_own_input(now, come),
            News::Screen(come) => self.take_own_key(now, come),
            News::Board(id, color, board, told) => {
                let Some(table) = self.tables.get_mut(&id) else { return };
                let done = table.seats.board(table.time.of_room(now), color, board, told);
                self.carry_out(id, done);
            }
            News::Judged(((id, ticket), doubt, verdict)) => {
                let Some(table) = self.tables.get_mut(&id) else { return };
                let at = table.at(now);
                let done = table.seats.judged(at, (ticket, doubt, verdict));
                self.carry_out(id, done);
            }
            News::Client(client, from) => self.take_from_client(now, client, from),
            News::Verified(seat, attempt, verdict) => self.verified(now, seat, attempt, verdict),
            News::Unsealed(seat, found) => {
                let Some(table) = self.tables.get_mut(&seat.table) else { return };
                let at = table.at(now);
                let done = table.seats.take_unsealed(at, found);
                self.carry_out(seat.table, done);
                let Some(table) = self.tables.get_mut(&seat.table) else { return };
                self.terminals.verified(at, table, seat.place);
            }
            News::Recorded(id, written) => self.tell_recorded(id, &written),
            News::Enveloped(id, folder) => self.tell_enveloped(id, folder),
            News::InRoom(deputy, attempt, right) => {
                self.room_verified(now, deputy, attempt, right);
            }
        }
    }

    fn verified(&mut self, now: At, seat: SeatId, attempt: Attempt, verdict: Verdict) {
        let (right, key) = match verdict {
            Verdict::Wrong => (false, None),
            Verdict::Right(key) => (true, key),
        };
        let SeatId { table: id, place } = seat;
        let Some(table) = self.tables.get_mut(&id) else { return };
        let at = table.at(now);
        let mut done = table.seats.verified(at, place, attempt, right);
        if let Some(key) = key {
            done.extend(table.seats.take_key(at, key.to_string()));
        }
        if right {
            self.terminals.desk_opened(table, place);
        }
        self.carry_out(id, done);
        let Some(table) = self.tables.get_mut(&id) else { return };
        self.terminals.verified(at, table, place);
    }

    /// Carries out what the places of a table want, in their order: what is kept is kept before it is said.
    fn carry_out(&mut self, id: TableId, done: Vec<Sent>) {
        self.note_recorded(id, &done);
        let mut put = Vec::new();
        for Sent { to, what } in done {
            let Some(table) = self.tables.get_mut(&id) else { return };
            match what {
                TableOrder::Out(output) => put.push((to, output)),
                TableOrder::Keep(order) => {
                    let notices = self.game_store.carry_out(id, order);
                    self.notify(notices);
                }
                TableOrder::Judge(ticket, question) => self.solver.ask((id, ticket), question),
                TableOrder::Board(color, order) => table.ports[color].carry_out(order),
                TableOrder::Seal(color, contents) => {
                    let closed = table.seats.seal(&contents);
                    let at = table.at(self.inbox.now());
                    let done = table.seats.sealed(at, color, closed);
                    self.carry_out(id, done);
                }
                TableOrder::Secret => self.terminals.hide_line(table, to),
                TableOrder::Verify(attempt, tried) => {
                    table.served.verifies(to);
                    let (seat, needs_key) = (table.seat(to), !table.seats.has_key());
                    let hash = table.seats.passphrase().clone();
                    self.verify(seat, attempt, (hash, needs_key), tried);
                }
                TableOrder::Unseal { key, passphrase, sealed } => {
                    table.served.verifies(to);
                    let seat = table.seat(to);
                    self.unseal(seat, key, passphrase, sealed);
                }
                TableOrder::Records => self.write_records(id),
                TableOrder::SignedOff => {
                    table.over = true;
                    self.write_records(id);
                }
            }
        }
        let Some(table) = self.tables.get_mut(&id) else { return };
        table.stirred = true;
        let at = table.at(self.inbox.now());
        let says =
            |(place, output): &(Place, Output)| *place == Place::Desk && output.words().is_some();
        if let ServedBy::Room(client) = table.served.by(Place::Desk)
            && put.iter().any(says)
            && let Some(room) = &mut self.room
        {
            room.screens.says(client);
        }
        self.terminals.put(at, table, put);
    }

    fn notify(&mut self, notices: Vec<StoreNotice>) {
        self.tell_room_of(&notices);
        self.terminals.notify(self.inbox.now(), &mut self.tables, notices);
    }
}
