//! Terminals that have asked for a place and have none yet: the code of a seat is asked of them.

use std::collections::BTreeMap;

use shakmaty::Color;

use crate::app::dials::Pace;
use crate::app::host::Host;
use crate::app::host::table::Table;
use crate::app::host::terminals::Terminals;
use crate::app::link::{LinkId, ToClient};
use crate::app::order::Output;
use crate::app::seats::Coded;
use crate::chosen::Chosen;
use crate::command::Command;
use crate::laws::At;
use crate::table::file::Player;
use crate::table::{Place, SeatId, TableId};
use crate::ui::Typed;
use crate::voices::{Priority, Utterance, Value};

/// The seat of a player at a table.
type PlayerSeat = (TableId, Color);

/// Terminals that have asked for a place and have none yet.
#[derive(Debug, Default)]
pub(super) struct Arrivals {
    /// The terminals that have still to say the code of a seat.
    at_the_door: Vec<(LinkId, PlayerSeat)>,
    /// In which voice a terminal wants its place to be talked to, until it has it.
    talks: BTreeMap<LinkId, String>,
    /// How often the screen of a terminal shows the clocks, until it has its place.
    screens: BTreeMap<LinkId, Pace>,
}

impl Arrivals {
    /// A terminal wants its place to be talked to in this voice, and has such a screen.
    pub(super) fn comes(&mut self, client: LinkId, talk: Option<String>, screen: Option<Pace>) {
        self.talks.extend(talk.map(|talk| (client, talk)));
        self.shows(client, screen);
    }

    /// A terminal is such a screen from now on, or lines.
    pub(super) fn shows(&mut self, client: LinkId, screen: Option<Pace>) {
        self.screens.remove(&client);
        self.screens.extend(screen.map(|pace| (client, pace)));
    }

    /// That voice, when it is given the place.
    pub(super) fn voice_of(&mut self, client: LinkId) -> Option<String> {
        self.talks.remove(&client)
    }

    /// That screen, when it is given the place.
    pub(super) fn screen_of(&mut self, client: LinkId) -> Option<Pace> {
        self.screens.remove(&client)
    }

    /// The seat for which a terminal has still to say the code.
    pub(super) fn wants_seat(&self, client: LinkId) -> Option<PlayerSeat> {
        self.at_the_door.iter().find(|(waits, _)| *waits == client).map(|(_, seat)| *seat)
    }

    /// A terminal has said the code.
    fn enter(&mut self, client: LinkId) {
        self.at_the_door.retain(|(waits, _)| *waits != client);
    }

    /// A terminal asks for nothing any more.
    pub(super) fn leave(&mut self, client: LinkId) {
        self.enter(client);
        self.talks.remove(&client);
        self.screens.remove(&client);
    }
}

impl Host {
    /// A terminal asks for a place: it is asked for the code, if the place has one.
    pub(super) fn asks_for(&mut self, now: At, client: LinkId, seat: SeatId) {
        let Some(table) = self.tables.get(&seat.table) else { return };
        let is_back = table.served.knows(seat.place, self.sittings.of(client));
        match seat.place {
            Place::Seat(color)
                if player(table, color).code.is_some()
                    && !is_back
                    && !table.over
                    && !table.served.is_taken(seat.place) =>
            {
                self.arrivals.at_the_door.push((client, (seat.table, color)));
                self.terminals.ask_code(client, table, color, "seat-code", &[]);
            }
            Place::Seat(_) | Place::Desk => self.seat_client(now, client, seat),
        }
    }

    /// Something was typed where a code is asked for.
    pub(super) fn typed_as_code(
        &mut self,
        now: At,
        client: LinkId,
        (id, color): PlayerSeat,
        come: Typed,
    ) {
        let Some(table) = self.tables.get_mut(&id) else { return };
        match come {
            Typed::Line(line) if asks_help(table, color, &line) => {
                self.terminals.help_code(client, table, color);
            }
            Typed::Line(line) if !line.trim().is_empty() => {
                let said = table.seats.code_said(table.time.of_room(now), color, &line);
                self.take_code(now, client, (id, color), said);
            }
            Typed::NotText | Typed::TooLong | Typed::Pasted(_) => {
                self.terminals.ask_code(client, table, color, "seat-code", &[]);
            }
            Typed::Interrupt => {}
            Typed::Line(_) | Typed::End | Typed::OutputLost => {
                self.arrivals.leave(client);
                self.terminals.dismiss(table, client, Place::Seat(color));
            }
        }
    }

    /// A key was pressed where a code is asked for: none is a code.
    pub(super) fn chosen_for_code(&self, client: LinkId, (id, color): PlayerSeat, chosen: &Chosen) {
        let Some(table) = self.tables.get(&id) else { return };
        if chosen.is(Command::Help) {
            self.terminals.help_code(client, table, color);
        } else {
            self.terminals.ask_code(client, table, color, "seat-code", &[]);
        }
    }

    /// A code was said at a seat.
    fn take_code(&mut self, now: At, client: LinkId, (id, color): PlayerSeat, said: Coded) {
        let (asked, wait) = match said {
            Coded::Right => {
                self.arrivals.enter(client);
                let seat = SeatId { table: id, place: Place::Seat(color) };
                return self.seat_client(now, client, seat);
            }
            Coded::Wrong(told, wait) => {
                self.carry_out(id, told);
                (if wait == 0 { "seat-code-wrong" } else { "seat-code-wait" }, wait)
            }
            Coded::Early(wait) => ("seat-code-early", wait),
        };
        if let Some(table) = self.tables.get(&id) {
            self.terminals.ask_code(client, table, color, asked, &[("seconds", wait.into())]);
        }
    }
}

impl Terminals {
    fn help_code(&self, client: LinkId, table: &Table, color: Color) {
        for id in ["seat-help-code", "seat-code"] {
            self.ask_code(client, table, color, id, &[]);
        }
    }

    fn ask_code(
        &self,
        client: LinkId,
        table: &Table,
        color: Color,
        id: &str,
        values: &[(&str, Value)],
    ) {
        let asked = at_seat(table, color, id, values);
        let asked = ToClient::Out(Output::Say(asked));
        for message in [ToClient::Secret, asked, ToClient::Ready] {
            self.send(client, &message);
        }
    }
}

/// Whether a line asks for help and is not the code of the seat.
fn asks_help(table: &Table, color: Color, line: &str) -> bool {
    let talk = &table.seats.narrator(Place::Seat(color)).talk;
    let helps = talk.command(line.trim()) == Some(Command::Help);
    helps && !player(table, color).is_let_in_by(line)
}

fn player(table: &Table, color: Color) -> &Player {
    &table.seats.desk().table().players[color]
}

/// What is said, in the voice of the seat, to a player who wants to sit down there.
fn at_seat(table: &Table, color: Color, id: &str, values: &[(&str, Value)]) -> Utterance {
    let narrator = table.seats.narrator(Place::Seat(color));
    let all = [&[("color", narrator.color(color))], values].concat();
    narrator.say(Priority::Move, id, &all)
}
