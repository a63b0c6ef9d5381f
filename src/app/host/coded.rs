//! Terminals that have asked for a place and have none yet: the code of a seat is asked of them.

use std::collections::BTreeMap;

use shakmaty::Color;

use crate::app::host::Host;
use crate::app::link::{LinkId, ToClient};
use crate::app::order::Output;
use crate::app::seats::Coded;
use crate::chosen::Chosen;
use crate::command::Command;
use crate::laws::At;
use crate::table::Place;
use crate::table::file::Player;
use crate::ui::Typed;
use crate::voices::{Priority, Utterance, Value};

/// Terminals that have asked for a place and have none yet.
#[derive(Debug, Default)]
pub(super) struct Arrivals {
    /// The terminals that have still to say the code of a seat.
    at_the_door: Vec<(LinkId, Color)>,
    /// In which voice a terminal wants its place to be talked to, until it has it.
    talks: BTreeMap<LinkId, String>,
}

impl Arrivals {
    /// A terminal wants its place to be talked to in this voice.
    pub(super) fn wants_voice(&mut self, client: LinkId, talk: Option<String>) {
        self.talks.extend(talk.map(|talk| (client, talk)));
    }

    /// That voice, when it is given the place.
    pub(super) fn voice_of(&mut self, client: LinkId) -> Option<String> {
        self.talks.remove(&client)
    }

    /// The seat for which a terminal has still to say the code.
    pub(super) fn wants_seat(&self, client: LinkId) -> Option<Color> {
        self.at_the_door.iter().find(|(waits, _)| *waits == client).map(|(_, color)| *color)
    }

    /// A terminal has said the code.
    fn enter(&mut self, client: LinkId) {
        self.at_the_door.retain(|(waits, _)| *waits != client);
    }

    /// A terminal asks for nothing any more.
    pub(super) fn leave(&mut self, client: LinkId) {
        self.enter(client);
        self.talks.remove(&client);
    }
}

impl Host {
    /// A terminal asks for a place: it is asked for the code, if the place has one.
    pub(super) fn asks_for(&mut self, at: At, client: LinkId, place: Place) {
        match place {
            Place::Seat(color)
                if self.player(color).code.is_some() && !self.terminals.is_taken(place) =>
            {
                self.arrivals.at_the_door.push((client, color));
                self.ask_code(client, color, "seat-code", &[]);
            }
            Place::Seat(_) | Place::Desk => self.seat_client(at, client, place),
        }
    }

    /// Something was typed where a code is asked for.
    pub(super) fn typed_as_code(&mut self, at: At, client: LinkId, color: Color, come: Typed) {
        match come {
            Typed::Line(line) if self.asks_help(color, &line) => self.help_code(client, color),
            Typed::Line(line) if !line.trim().is_empty() => {
                match self.seats.code_said(at, color, &line) {
                    Coded::Right => {
                        self.arrivals.enter(client);
                        self.seat_client(at, client, Place::Seat(color));
                    }
                    Coded::Wrong(told, wait) => {
                        self.carry_out(told);
                        let id = if wait == 0 { "seat-code-wrong" } else { "seat-code-wait" };
                        self.ask_code(client, color, id, &[("seconds", wait.into())]);
                    }
                    Coded::Early(wait) => {
                        self.ask_code(
                            client,
                            color,
                            "seat-code-early",
                            &[("seconds", wait.into())],
                        );
                    }
                }
            }
            Typed::NotText | Typed::TooLong | Typed::Pasted(_) => {
                self.ask_code(client, color, "seat-code", &[]);
            }
            Typed::Interrupt => {}
            Typed::Line(_) | Typed::End | Typed::OutputLost => {
                self.arrivals.leave(client);
                self.terminals.dismiss(&self.seats, client, Place::Seat(color));
            }
        }
    }

    /// A key was pressed where a code is asked for: none is a code.
    pub(super) fn chosen_for_code(&mut self, client: LinkId, color: Color, chosen: &Chosen) {
        if chosen.is(Command::Help) {
            self.help_code(client, color);
        } else {
            self.ask_code(client, color, "seat-code", &[]);
        }
    }

    fn help_code(&mut self, client: LinkId, color: Color) {
        for id in ["seat-help-code", "seat-code"] {
            self.ask_code(client, color, id, &[]);
        }
    }

    /// Whether a line asks for help and is not the code of the seat.
    fn asks_help(&self, color: Color, line: &str) -> bool {
        let talk = &self.seats.narrator(Place::Seat(color)).talk;
        let helps = talk.command(line.trim()) == Some(Command::Help);
        helps && !self.player(color).is_let_in_by(line)
    }

    fn player(&self, color: Color) -> &Player {
        &self.seats.desk().table().players[color]
    }

    fn ask_code(&self, client: LinkId, color: Color, id: &str, values: &[(&str, Value)]) {
        let asked = self.at_seat(color, id, values);
        let asked = ToClient::Out(Output::Say(asked));
        for message in [ToClient::Secret, asked, ToClient::Ready] {
            self.terminals.send(client, &message);
        }
    }

    /// What is said, in the voice of the seat, to a player who wants to sit down there.
    fn at_seat(&self, color: Color, id: &str, values: &[(&str, Value)]) -> Utterance {
        let narrator = self.seats.narrator(Place::Seat(color));
        let all = [&[("color", narrator.color(color))], values].concat();
        narrator.say(Priority::Move, id, &all)
    }
}
