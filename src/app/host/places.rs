//! What comes from other terminals, and for which place at which table it is.

use crate::app::host::Host;
use crate::app::host::addressed::{no_table, numbers};
use crate::app::host::served::ServedBy;
use crate::app::host::table::seat_of;
use crate::app::host::terminals::number;
use crate::app::input::FromTerminal;
use crate::app::link::{ClientPlace, FromClient, LinkId, PlaceRequest, ToClient};
use crate::laws::At;
use crate::table::{SeatId, TableId};
use crate::ui::Typed;
use crate::voices::Priority;

impl Host {
    /// A line was typed at a place, or something was chosen there.
    pub(super) fn take_typed(&mut self, now: At, seat: SeatId, come: FromTerminal) {
        self.take_at(now, seat, come);
        if let Some(table) = self.tables.get_mut(&seat.table) {
            table.handled(seat.place);
        }
    }

    /// Something came from the terminal of a place.
    fn take_at(&mut self, now: At, seat: SeatId, come: FromTerminal) {
        let Some(table) = self.tables.get_mut(&seat.table) else { return };
        let done = table.seats.handle(table.time.of_room(now), seat.place, come);
        self.carry_out(seat.table, done);
    }

    /// Lets the next line of a place be read.
    pub(super) fn make_ready(&mut self, now: At, seat: SeatId) {
        if let Some(table) = self.tables.get_mut(&seat.table) {
            self.terminals.make_ready(table.at(now), table, seat.place);
        }
    }

    /// Something came from another terminal.
    pub(super) fn take_from_client(&mut self, now: At, client: LinkId, from: FromClient) {
        let number = match &from {
            FromClient::Terminal(_, number) => *number,
            FromClient::Asks(_)
            | FromClient::Looked(..)
            | FromClient::Names(_)
            | FromClient::Shows(_)
            | FromClient::Game(_)
            | FromClient::Gone => None,
        };
        // What has come before is not carried out again, but is told again.
        if number.is_none_or(|number| self.sittings.takes(client, number)) {
            self.take_once(now, client, from);
        }
        if let Some(number) = number {
            self.terminals.send(client, &ToClient::Heard(number));
        }
    }

    fn take_once(&mut self, now: At, client: LinkId, from: FromClient) {
        let is_gone = from == FromClient::Gone;
        let is_taken =
            self.take_from_room(now, client, &from) || self.take_from_captain(now, client, &from);
        if !is_taken {
            match seat_of(&self.tables, client) {
                Some(seat) => self.take_from_seat(now, client, seat, from),
                None => self.take_from_arrival(now, client, from),
            }
        }
        if is_gone {
            self.sittings.leaves(client);
        }
    }

    /// Something came from a terminal that serves no place yet, or none any more.
    fn take_from_arrival(&mut self, now: At, client: LinkId, from: FromClient) {
        match from {
            FromClient::Asks(wanted) => self.asks(now, client, wanted),
            FromClient::Gone => self.arrivals.leave(client),
            FromClient::Terminal(FromTerminal::Typed(typed), _) => {
                if let Some(seat) = self.arrivals.wants_seat(client) {
                    self.typed_as_code(now, client, seat, typed);
                }
            }
            FromClient::Terminal(FromTerminal::Chosen(chosen), _) => {
                if let Some(seat) = self.arrivals.wants_seat(client) {
                    self.chosen_for_code(client, seat, &chosen);
                }
            }
            FromClient::Shows(screen) => self.arrivals.shows(client, screen),
            // By what who has no place hears is that terminal's own affair, and there is nothing to look at.
            FromClient::Terminal(..)
            | FromClient::Looked(..)
            | FromClient::Names(_)
            | FromClient::Game(_) => {}
        }
    }

    /// A terminal asks for a place: which table that is at, it has to say where there are several.
    fn asks(&mut self, now: At, client: LinkId, wanted: PlaceRequest) {
        let PlaceRequest { place, in_step: _, talk, screen, sitting } = wanted;
        self.sittings.comes(client, sitting);
        self.arrivals.comes(client, talk, screen);
        let (table, place) = match place {
            ClientPlace::At(table, place) => (table, place),
            ClientPlace::Room => return self.asks_for_room(now, client),
            ClientPlace::Captain(team) => return self.asks_for_captain(now, client, &team),
            ClientPlace::Game => return self.terminals.refuse(client, "home-no-game", &[]),
        };
        match (table, self.only_table()) {
            (Some(id), _) if self.tables.contains_key(&id) => {
                self.asks_for(now, client, SeatId { table: id, place });
            }
            (Some(id), _) => {
                let narrator = &self.terminals.narrator;
                let refusal = no_table(narrator, &self.tables, &id.to_string());
                self.terminals.send(client, &ToClient::Close(refusal));
            }
            (None, Some(table)) => self.asks_for(now, client, SeatId { table, place }),
            (None, None) => {
                let narrator = &self.terminals.narrator;
                let tables = numbers(narrator, self.tables.keys().copied());
                let values = [("seat", place.name().into()), ("tables", tables)];
                let refusal = narrator.say(Priority::Move, "room-which-table", &values);
                self.terminals.send(client, &ToClient::Close(refusal));
            }
        }
    }

    /// The table of a room that has no other.
    fn only_table(&self) -> Option<TableId> {
        let mut tables = self.tables.keys();
        tables.next().copied().filter(|_| tables.next().is_none())
    }

    /// Something came from the terminal that serves a place.
    fn take_from_seat(&mut self, now: At, client: LinkId, seat: SeatId, from: FromClient) {
        let SeatId { table: id, place } = seat;
        let Some(table) = self.tables.get_mut(&id) else { return };
        let at = table.at(now);
        match from {
            FromClient::Gone => self.leaves(now, client, seat),
            FromClient::Terminal(come, _) => self.take_client_input(now, client, seat, come),
            FromClient::Looked(thing, arrival) => {
                let done = table.seats.looked(at, place, thing, arrival);
                self.carry_out(id, done);
                self.make_ready(now, seat);
            }
            FromClient::Shows(screen) => {
                table.screens.remove(client);
                table.screens.add(client, screen);
                self.make_ready(now, seat);
            }
            FromClient::Names(thing) => {
                let named = table.seats.named(at, place, thing);
                self.terminals.send(client, &ToClient::Named(named));
            }
            // Nobody asks twice.
            FromClient::Asks(_) | FromClient::Game(_) => {}
        }
    }

    /// Tells who is back how far he was heard. A host that was started again does not know, and says nothing:
    /// what is in its journal would count twice.
    pub(super) fn tell_heard(&mut self, client: LinkId) {
        if let Some(number) = self.sittings.sits_down(client) {
            self.terminals.send(client, &ToClient::Heard(number));
        }
    }

    /// The terminal that served a place is gone.
    fn leaves(&mut self, now: At, client: LinkId, seat: SeatId) {
        let SeatId { table: id, place } = seat;
        let Some(table) = self.tables.get_mut(&id) else { return };
        let at = table.at(now);
        table.screens.remove(client);
        self.terminals.take_back(table, place);
        let done = table.seats.left(at, place);
        self.carry_out(id, done);
    }

    fn take_client_input(&mut self, now: At, client: LinkId, seat: SeatId, come: FromTerminal) {
        match come {
            come @ (FromTerminal::Typed(Typed::Line(_)) | FromTerminal::Chosen(_)) => {
                self.take_typed(now, seat, come);
                self.make_ready(now, seat);
            }
            FromTerminal::Typed(Typed::End | Typed::OutputLost) => {
                if let Some(table) = self.tables.get(&seat.table) {
                    self.terminals.dismiss(table, client, seat.place);
                }
            }
            come @ FromTerminal::Typed(
                Typed::NotText | Typed::TooLong | Typed::Pasted(_) | Typed::Interrupt,
            ) => {
                self.take_at(now, seat, come);
                self.make_ready(now, seat);
            }
            come @ (FromTerminal::Sound(_)
            | FromTerminal::Tones(_)
            | FromTerminal::BrailleLost(_)) => self.take_at(now, seat, come),
        }
    }

    /// A terminal asks for a place: it is given to it unless another one has it, or the match is over.
    pub(super) fn seat_client(&mut self, now: At, client: LinkId, seat: SeatId) {
        let SeatId { table: id, place } = seat;
        let Some(table) = self.tables.get_mut(&id) else { return };
        if table.over {
            let values = [("table", number(id))];
            return self.terminals.refuse(client, "room-table-over", &values);
        }
        let sitting = self.sittings.of(client);
        match table.served.by(place) {
            // Nobody has told the host yet that the link of before has broken.
            ServedBy::Client(before) if table.served.knows(place, sitting) => {
                // What may still come over it is told again over the new one, and counts there.
                self.sittings.leaves(before);
                self.leaves(now, before, seat);
            }
            ServedBy::Client(_) | ServedBy::Room(_) => {
                return self.terminals.turn_away(table, client, place);
            }
            ServedBy::Nobody | ServedBy::Here => {}
        }
        let Some(table) = self.tables.get_mut(&id) else { return };
        table.served.sits(place, sitting);
        let at = table.at(now);
        table.screens.add(client, self.arrivals.screen_of(client));
        if let Some(talk) = self.arrivals.voice_of(client) {
            let done = table.seats.talk_in(at, place, &talk);
            self.carry_out(id, done);
        }
        let Some(table) = self.tables.get_mut(&id) else { return };
        self.terminals.give(table, client, place);
        self.tell_heard(client);
        let Some(table) = self.tables.get_mut(&id) else { return };
        let done = table.seats.occupy(at, place);
        self.carry_out(id, done);
        self.make_ready(now, seat);
    }
}
