//! The desk of the room at its terminals: who sits there, what goes to whom, and the own desk of a table that
//! an arbiter has open.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::{mem, thread};

use zeroize::Zeroizing;

use crate::app::game_store::StoreNotice;
use crate::app::happened::Happened;
use crate::app::host::screens::Screens;
use crate::app::host::secrets::in_turn;
use crate::app::host::served::ServedBy;
use crate::app::host::table::{Table, Tables};
use crate::app::host::terminals::noticed;
use crate::app::host::{Host, News};
use crate::app::input::FromTerminal;
use crate::app::link::{FromClient, LinkId, PlaceManner, ToClient};
use crate::app::order::{Keeping, Output};
use crate::app::room_desk::Tables as TablesNow;
use crate::app::room_desk::{DeputyId, RoomAttempt, RoomDesk, RoomOrder, TableNow};
use crate::app::sayable::SayableInRoom;
use crate::app::seats::{Sent, TableOrder};
use crate::chosen::Chosen;
use crate::laws::At;
use crate::table::room::RoomArbiter;
use crate::table::{PassHash, Place, SeatId, TableId};
use crate::ui::Typed;
use crate::voices::{Narrator, Priority};

/// Where an arbiter sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Terminal {
    /// At the terminal of the host.
    Own,
    /// At another one.
    Client(LinkId),
}

/// The desk of a room that has one, and its terminals.
#[derive(Debug)]
pub(super) struct RoomPlace {
    pub(super) desk: RoomDesk,
    passphrase: PassHash,
    pub(super) terminals: BTreeMap<DeputyId, Terminal>,
    /// Whose passphrase is being looked at: the next line is read after that.
    tried: BTreeSet<DeputyId>,
    /// What was put on record at each table since the desk has heard of it.
    recorded: BTreeMap<TableId, Vec<Happened>>,
    /// The screens of its terminals.
    pub(super) screens: Screens,
    /// What each terminal completes.
    pub(super) sayable: BTreeMap<DeputyId, SayableInRoom>,
}

impl RoomPlace {
    /// The desk of a room under this arbiter.
    pub(super) fn new(arbiter: RoomArbiter, narrator: Narrator) -> Self {
        Self {
            desk: RoomDesk::new(narrator, arbiter.lock),
            passphrase: arbiter.passphrase,
            terminals: BTreeMap::new(),
            tried: BTreeSet::new(),
            recorded: BTreeMap::new(),
            screens: Screens::default(),
            sayable: BTreeMap::new(),
        }
    }

    /// Whoever sits at a terminal.
    pub(super) fn deputy(&self, terminal: Terminal) -> Option<DeputyId> {
        self.terminals.iter().find(|(_, at)| **at == terminal).map(|(&deputy, _)| deputy)
    }

    /// Notes what a table wants to be put on record.
    pub(super) fn notes(&mut self, table: TableId, sent: &[Sent]) {
        for Sent { what, .. } in sent {
            if let TableOrder::Keep(Keeping::Record(happened)) = what {
                self.recorded.entry(table).or_default().push(happened.clone());
            }
        }
    }
}

/// The tables as the desk of the room is shown them.
pub(super) fn view(tables: &Tables, now: At) -> TablesNow<'_> {
    let shown = tables.iter().map(|(&id, table)| {
        let is_taken = table.served.is_taken(Place::Desk);
        (id, TableNow { desk: table.seats.desk(), at: table.at(now), is_taken })
    });
    shown.collect()
}

impl Host {
    /// A terminal asks for the desk of the room.
    pub(super) fn asks_for_room(&mut self, now: At, client: LinkId) {
        let screen = self.arrivals.screen_of(client);
        self.arrivals.leave(client);
        let Some(room) = &mut self.room else {
            return self.terminals.refuse(client, "room-no-desk", &[]);
        };
        room.screens.add(client, screen);
        let talk = room.desk.narrator().talk.name().to_owned();
        let manner = PlaceManner { talk, ..PlaceManner::default() };
        self.terminals.send(client, &ToClient::Seated(manner));
        self.tell_heard(client);
        self.enters_room(now, Terminal::Client(client));
    }

    /// Whether a line at the terminal of the host is the name of the desk of the room, which is there.
    pub(super) fn names_room(&self, line: &str) -> bool {
        let Some(room) = &self.room else { return false };
        let talk = &room.desk.narrator().talk;
        let is_named = |name: &String| talk.same(name, line);
        line.trim().eq_ignore_ascii_case("room")
            || talk.names_in("room-desk-words").iter().any(is_named)
    }

    /// Whoever sits at the terminal of the host goes to the desk of the room.
    pub(super) fn goes_to_room(&mut self, now: At) {
        self.enters_room(now, Terminal::Own);
    }

    fn enters_room(&mut self, now: At, terminal: Terminal) {
        let Some(room) = &mut self.room else { return };
        let (deputy, orders) = room.desk.arrive();
        room.terminals.insert(deputy, terminal);
        self.does_for_room(now, orders);
        self.makes_room_ready(now, deputy);
    }

    /// What came from the terminal of the host is for the desk of the room, if that is open there.
    pub(super) fn take_own_in_room(&mut self, now: At, come: &FromTerminal) -> bool {
        let Some(deputy) = self.room.as_ref().and_then(|room| room.deputy(Terminal::Own)) else {
            return false;
        };
        match come {
            FromTerminal::Typed(Typed::End | Typed::OutputLost)
            | FromTerminal::Sound(_)
            | FromTerminal::Tones(_)
            | FromTerminal::BrailleLost(_) => return false,
            FromTerminal::Typed(typed) => {
                self.terminals.hush();
                self.typed_in_room(now, deputy, typed.clone());
            }
            FromTerminal::Chosen(chosen) => {
                self.terminals.hush();
                self.chosen_in_room(now, deputy, chosen.clone());
            }
        }
        if self.room.as_ref().is_some_and(|room| !room.terminals.contains_key(&deputy)) {
            self.terminals.ready_own();
        }
        true
    }

    /// Something came from a terminal at the desk of the room; false, if it is not there.
    pub(super) fn take_from_room(&mut self, now: At, client: LinkId, from: &FromClient) -> bool {
        let at = Terminal::Client(client);
        let Some(deputy) = self.room.as_ref().and_then(|room| room.deputy(at)) else {
            return false;
        };
        match from {
            FromClient::Gone => self.typed_in_room(now, deputy, Typed::End),
            FromClient::Terminal(FromTerminal::Typed(typed), _) => {
                self.typed_in_room(now, deputy, typed.clone());
            }
            FromClient::Terminal(FromTerminal::Chosen(chosen), _) => {
                self.chosen_in_room(now, deputy, chosen.clone());
            }
            FromClient::Looked(thing, arrival) => {
                self.looked_in_room(now, deputy, (*thing, *arrival));
                self.makes_room_ready(now, deputy);
            }
            FromClient::Shows(screen) => {
                self.shows_room(client, *screen);
                self.makes_room_ready(now, deputy);
            }
            FromClient::Terminal(come, _) => self.prints_lost(client, come),
            FromClient::Names(thing) => {
                if let Some(said) = self.named_in_room(now, deputy, *thing) {
                    self.terminals.send(client, &ToClient::Named(said));
                }
            }
            // Nobody asks twice.
            FromClient::Asks(_) | FromClient::Game(_) => {}
        }
        true
    }

    fn prints_lost(&self, client: LinkId, come: &FromTerminal) {
        let Some(room) = &self.room else { return };
        if let Some(lost) = come.lost_words(room.desk.narrator()) {
            self.terminals.send(client, &ToClient::Out(Output::Print(lost)));
        }
    }

    fn typed_in_room(&mut self, now: At, deputy: DeputyId, typed: Typed) {
        let Some(room) = &mut self.room else { return };
        let orders = room.desk.typed(now, deputy, typed, &view(&self.tables, now));
        self.does_for_room(now, orders);
        self.makes_room_ready(now, deputy);
    }

    fn chosen_in_room(&mut self, now: At, deputy: DeputyId, chosen: Chosen) {
        let Some(room) = &mut self.room else { return };
        let orders = room.desk.chosen(now, deputy, chosen, &view(&self.tables, now));
        self.does_for_room(now, orders);
        self.makes_room_ready(now, deputy);
    }

    /// Lets the next line of an arbiter be read, unless his passphrase is being looked at.
    fn makes_room_ready(&mut self, now: At, deputy: DeputyId) {
        self.offers_in_room(now, deputy);
        let Some(room) = &self.room else { return };
        let Some(&terminal) = room.terminals.get(&deputy) else { return };
        if room.tried.contains(&deputy) {
            return;
        }
        let open = room.desk.opened_by(deputy);
        self.sends_room_picture(now, deputy);
        match (open, terminal) {
            (Some(table), _) => self.make_ready(now, SeatId { table, place: Place::Desk }),
            (None, Terminal::Own) => self.terminals.ready_own(),
            (None, Terminal::Client(client)) => self.terminals.send(client, &ToClient::Ready),
        }
    }

    /// Tells the desk of the room what has happened at the tables, and does what it wants, until nothing more
    /// has happened by that.
    pub(super) fn tell_room(&mut self, now: At) {
        while let Some(room) = &mut self.room
            && !room.recorded.is_empty()
        {
            for (id, told) in mem::take(&mut room.recorded) {
                if let Some(table) = self.tables.get_mut(&id) {
                    table.seats.look_at_boards();
                }
                let Some(room) = &mut self.room else { return };
                let orders = room.desk.hear(now, id, &told, &view(&self.tables, now));
                self.does_for_room(now, orders);
            }
        }
    }

    /// When the desk of the room has to hear of time.
    pub(super) fn room_due(&self, now: At) -> Option<At> {
        self.room.as_ref()?.desk.deadline(now, &view(&self.tables, now))
    }

    /// Lets the desk of the room hear of time.
    pub(super) fn room_time_passed(&mut self, now: At) {
        if let Some(room) = &mut self.room {
            let orders = room.desk.time_passed(now, &view(&self.tables, now));
            self.does_for_room(now, orders);
        }
    }

    /// Takes what was found out about a passphrase of the room.
    pub(super) fn room_verified(
        &mut self,
        now: At,
        deputy: DeputyId,
        attempt: RoomAttempt,
        right: bool,
    ) {
        let Some(room) = &mut self.room else { return };
        room.tried.remove(&deputy);
        for table in self.tables.values_mut() {
            table.seats.look_at_boards();
        }
        let orders = room.desk.verified(now, deputy, attempt, right, &view(&self.tables, now));
        self.does_for_room(now, orders);
        self.makes_room_ready(now, deputy);
    }

    /// Tells whoever is at the desk of the room at a terminal of his own what has become of the archive. At an
    /// open table he hears it there.
    pub(super) fn tell_room_of(&mut self, notices: &[StoreNotice]) {
        let Some(room) = &mut self.room else { return };
        for (&deputy, terminal) in &room.terminals {
            let &Terminal::Client(client) = terminal else { continue };
            if !room.desk.is_in(deputy) || room.desk.opened_by(deputy).is_some() {
                continue;
            }
            for notice in notices {
                let said = noticed(room.desk.narrator(), notice);
                room.screens.says(client);
                self.terminals.send(client, &ToClient::Out(Output::Say(said)));
            }
        }
    }

    /// Does what the desk of the room wants, in its order.
    fn does_for_room(&mut self, now: At, orders: Vec<RoomOrder>) {
        for order in orders {
            match order {
                RoomOrder::Say(deputy, said) => match self.terminal_of(deputy) {
                    Some(Terminal::Own) => self.terminals.own.say(&said),
                    Some(Terminal::Client(client)) => {
                        self.says_in_room(client);
                        self.terminals.send(client, &ToClient::Out(Output::Say(said)));
                    }
                    None => {}
                },
                RoomOrder::Secret(deputy) => match self.terminal_of(deputy) {
                    Some(Terminal::Own) => self.terminals.own.outputs.face.hide_line(),
                    Some(Terminal::Client(client)) => {
                        self.terminals.send(client, &ToClient::Secret);
                    }
                    None => {}
                },
                RoomOrder::Verify(deputy, attempt, said) => {
                    self.verify_in_room(deputy, attempt, said);
                }
                RoomOrder::Open(deputy, id) => self.opens_at_table(now, deputy, id),
                RoomOrder::AtTable(_, id, come) => self.at_table_of_room(now, id, |table, at| {
                    table.seats.handle(at, Place::Desk, come)
                }),
                RoomOrder::Close(_, id) => {
                    self.at_table_of_room(now, id, |table, at| table.seats.show_out(at));
                    if let Some(table) = self.tables.get_mut(&id) {
                        table.served.free(Place::Desk);
                        (table.served.current, table.served.secret) = (None, None);
                    }
                }
                RoomOrder::Run(id, run) => {
                    self.at_table_of_room(now, id, |table, at| table.seats.run(at, run));
                }
                RoomOrder::Leave(deputy) => self.leaves_room(deputy),
            }
        }
    }

    fn at_table_of_room(
        &mut self,
        now: At,
        id: TableId,
        does: impl FnOnce(&mut Table, At) -> Vec<Sent>,
    ) {
        let Some(table) = self.tables.get_mut(&id) else { return };
        let at = table.at(now);
        let sent = does(table, at);
        self.carry_out(id, sent);
    }

    /// Opens the desk of a table to an arbiter: what is said there goes to his terminal.
    fn opens_at_table(&mut self, now: At, deputy: DeputyId, id: TableId) {
        let Some(table) = self.tables.get_mut(&id) else { return };
        match self.room.as_ref().and_then(|room| room.terminals.get(&deputy)) {
            Some(&Terminal::Client(client)) => {
                table.served.set(Place::Desk, ServedBy::Room(client));
                if let Some(room) = &mut self.room {
                    room.screens.changes_table(client);
                }
            }
            Some(Terminal::Own) => {
                self.terminals.at = Some(id);
                self.terminals.own.changes_table();
                table.served.set(Place::Desk, ServedBy::Here);
                table.served.current = Some(Place::Desk);
            }
            None => {}
        }
        self.at_table_of_room(now, id, |table, at| table.seats.admit(at));
    }

    pub(super) fn terminal_of(&self, deputy: DeputyId) -> Option<Terminal> {
        self.room.as_ref()?.terminals.get(&deputy).copied()
    }

    fn leaves_room(&mut self, deputy: DeputyId) {
        let Some(room) = &mut self.room else { return };
        room.tried.remove(&deputy);
        let goodbye = room.desk.narrator().say(Priority::Move, "goodbye", &[]);
        room.sayable.remove(&deputy);
        match room.terminals.remove(&deputy) {
            Some(Terminal::Client(client)) => {
                room.screens.remove(client);
                self.terminals.send(client, &ToClient::Close(goodbye));
            }
            Some(Terminal::Own) => self.offers_here(),
            None => {}
        }
    }

    /// Says goodbye to everybody at the desk of the room.
    pub(super) fn close_room(&mut self) {
        let deputies: Option<Vec<_>> =
            self.room.as_ref().map(|room| room.terminals.keys().copied().collect());
        for deputy in deputies.unwrap_or_default() {
            self.leaves_room(deputy);
        }
    }

    /// Looks at a passphrase of the room on a thread of its own, as at those of tables.
    fn verify_in_room(&mut self, deputy: DeputyId, attempt: RoomAttempt, said: Zeroizing<String>) {
        let Some(room) = &mut self.room else { return };
        room.tried.insert(deputy);
        let hash = room.passphrase.clone();
        let slot = self.inbox.through(move |right| News::InRoom(deputy, attempt, right));
        let (fallback, turn) = (slot.clone(), Arc::clone(&self.hashing));
        let look = move || {
            let right = in_turn(&turn, || hash.fits(&said));
            slot.put(right);
        };
        if thread::Builder::new().name("passphrase".into()).spawn(look).is_err() {
            fallback.put(false);
        }
    }
}
