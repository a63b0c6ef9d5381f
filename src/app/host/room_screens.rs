//! The screens at the desk of a room: what waits as a list, beside the table that an arbiter has open; and what
//! Tab completes there.

use crate::app::dials::Pace;
use crate::app::host::Host;
use crate::app::host::deputies::{RoomPlace, Terminal, view};
use crate::app::host::screens::picture;
use crate::app::link::{LinkId, ToClient};
use crate::app::offers::{offers_at, offers_in_room};
use crate::app::order::Output;
use crate::app::room_desk::DeputyId;
use crate::laws::At;
use crate::table::Place;
use crate::ui::view::{Arrival, Thing, View};
use crate::voices::Utterance;

impl RoomPlace {
    /// The terminals that are screens, and who sits there.
    fn screens(&self) -> Vec<(DeputyId, LinkId)> {
        let screen = |(&deputy, terminal): (&DeputyId, &Terminal)| match terminal {
            Terminal::Client(client) if self.screens.has(*client) => Some((deputy, *client)),
            Terminal::Client(_) | Terminal::Own => None,
        };
        self.terminals.iter().filter_map(screen).collect()
    }
}

impl Host {
    /// Something is said at a terminal at the desk of the room.
    pub(super) fn says_in_room(&mut self, client: LinkId) {
        if let Some(room) = &mut self.room {
            room.screens.says(client);
        }
    }

    /// A terminal there is such a screen from now on, or lines.
    pub(super) fn shows_room(&mut self, client: LinkId, screen: Option<Pace>) {
        if let Some(room) = &mut self.room {
            room.screens.remove(client);
            room.screens.add(client, screen);
        }
    }

    /// Lets what there is to see now be drawn on all screens at the desk of the room, and on those of captains.
    pub(super) fn show_room(&mut self, now: At) {
        let screens = self.room.as_ref().map(RoomPlace::screens).unwrap_or_default();
        for (deputy, client) in screens {
            if self.sends_room_picture(now, deputy) {
                self.terminals.send(client, &ToClient::Draw);
            }
        }
        self.show_captains(now);
    }

    /// Sends the terminal of an arbiter what there is to see where that has changed; whether it has to draw
    /// anything.
    pub(super) fn sends_room_picture(&mut self, now: At, deputy: DeputyId) -> bool {
        let Some(room) = &mut self.room else { return false };
        let Some(&Terminal::Client(client)) = room.terminals.get(&deputy) else { return false };
        let RoomPlace { desk, screens, .. } = room;
        let table = desk.opened_by(deputy).and_then(|id| self.tables.get(&id));
        let seen = || desk.view(deputy, &view(&self.tables, now));
        let news = screens.take_news(client, |glimpse| match table {
            Some(table) => {
                let mut shown = glimpse.at_place(table.at(now), &table.seats, Place::Desk);
                shown.view.room = seen().room;
                shown
            }
            None => picture(desk.narrator(), seen()),
        });
        if let Some(picture) = news.picture {
            self.terminals.send(client, &ToClient::See(picture.into()));
        }
        news.draws
    }

    /// When a clock on one of these screens shows something else by itself, by the time of the room.
    pub(super) fn room_screens_due(&self) -> Option<At> {
        let room = self.room.as_ref()?;
        let due = |(deputy, client): (DeputyId, LinkId)| {
            let table = self.tables.get(&room.desk.opened_by(deputy)?)?;
            Some(table.time.to_room(room.screens.due_at(client)?))
        };
        room.screens().into_iter().filter_map(due).min()
    }

    /// What a thing is on the screen of an arbiter.
    pub(super) fn named_in_room(
        &self,
        now: At,
        deputy: DeputyId,
        thing: Thing,
    ) -> Option<Utterance> {
        let room = self.room.as_ref()?;
        let table = room.desk.opened_by(deputy).and_then(|id| self.tables.get(&id));
        Some(match table.filter(|_| !matches!(thing, Thing::Room(_))) {
            Some(table) => table.seats.named(table.at(now), Place::Desk, thing),
            None => room.desk.named(deputy, thing, &view(&self.tables, now)),
        })
    }

    /// The cursor of an arbiter came to a thing: what that is, is said to him.
    pub(super) fn looked_in_room(
        &mut self,
        now: At,
        deputy: DeputyId,
        (thing, arrival): (Thing, Arrival),
    ) {
        let Some(room) = &mut self.room else { return };
        let open = room.desk.opened_by(deputy).filter(|_| !matches!(thing, Thing::Room(_)));
        if let Some(table) = open.and_then(|id| self.tables.get_mut(&id)) {
            let id = table.id;
            let sent = table.seats.looked(table.time.of_room(now), Place::Desk, thing, arrival);
            return self.carry_out(id, sent);
        }
        let said = room.desk.looked(deputy, (thing, arrival), &view(&self.tables, now));
        match self.terminal_of(deputy) {
            Some(Terminal::Own) => self.terminals.own.put(Output::Look(said)),
            Some(Terminal::Client(client)) => {
                self.says_in_room(client);
                self.terminals.send(client, &ToClient::Out(Output::Look(said)));
            }
            None => {}
        }
    }

    /// The cursor at the terminal of the host came to a thing; false if that is not at the desk of the room.
    pub(super) fn own_looked_in_room(&mut self, now: At, looked: (Thing, Arrival)) -> bool {
        let deputy = self.room.as_ref().and_then(|room| room.deputy(Terminal::Own));
        if let Some(deputy) = deputy {
            self.looked_in_room(now, deputy, looked);
        }
        deputy.is_some()
    }

    /// Draws at the terminal of the host, if that is at the desk of the room and a screen; whether it is at that
    /// desk.
    pub(super) fn show_own_in_room(&mut self, now: At) -> bool {
        let Some(room) = &self.room else { return false };
        let Some(deputy) = room.deputy(Terminal::Own) else { return false };
        if !self.terminals.own.outputs.face.is_screen() {
            return true;
        }
        let seen = room.desk.view(deputy, &view(&self.tables, now));
        let table = room.desk.opened_by(deputy).and_then(|id| self.tables.get(&id));
        let (shown, narrator) = match table {
            Some(table) => {
                let (seats, at) = (&table.seats, table.at(now));
                let clocks = self.terminals.own.clocks(at, seats, Place::Desk);
                let shown = View { clocks, room: seen.room, ..seats.view(Place::Desk) };
                (shown, seats.speaks_on_screen(Place::Desk).clone())
            }
            None => (seen, room.desk.narrator().clone()),
        };
        let thing = self.terminals.own.see(shown, &narrator);
        if let Some(named) = thing.and_then(|thing| self.named_in_room(now, deputy, thing)) {
            self.terminals.own.outputs.face.name(&named);
        }
        self.terminals.own.outputs.draw(now);
        true
    }

    /// Lets the terminal of an arbiter complete what can be said there now, if that is something else than
    /// before.
    pub(super) fn offers_in_room(&mut self, now: At, deputy: DeputyId) {
        let Some(room) = &mut self.room else { return };
        let Some(&terminal) = room.terminals.get(&deputy) else { return };
        let sayable = room.desk.sayable(deputy, &view(&self.tables, now));
        if room.sayable.insert(deputy, sayable.clone()).as_ref() == Some(&sayable) {
            return;
        }
        match terminal {
            Terminal::Own => {
                let offers = offers_in_room(room.desk.narrator(), &sayable);
                self.terminals.own.outputs.face.offer(offers);
            }
            Terminal::Client(client) => {
                self.terminals.send(client, &ToClient::Sayable(sayable));
            }
        }
    }

    /// Lets the terminal of the host complete what can be said at its places, where it has left the desk of the
    /// room.
    pub(super) fn offers_here(&mut self) {
        let table = self.terminals.at.and_then(|at| self.tables.get(&at));
        let here = table.map(|table| self.terminals.here(table)).unwrap_or_default();
        let offers = offers_at(self.terminals.voice(&self.tables), &here);
        self.terminals.own.outputs.face.offer(offers);
    }
}
