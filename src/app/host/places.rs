//! What comes from terminals, and for which place it is.

use crate::app::host::{Host, Over};
use crate::app::input::FromTerminal;
use crate::app::link::{FromClient, LinkId, ToClient};
use crate::app::outputs::Meant;
use crate::command::Command;
use crate::laws::At;
use crate::table::Place;
use crate::ui::Typed;
use crate::ui::screen::Incoming;
use crate::voices::Priority;

impl Host {
    /// Something came from the terminal of the host.
    pub(super) fn take_own_input(&mut self, at: At, come: FromTerminal) {
        match come {
            FromTerminal::Typed(Typed::Line(line)) => {
                if let Some((place, line)) = self.terminals.own_line(&self.seats, line) {
                    let talk = &self.seats.narrator(place).talk;
                    let asks_help = talk.command(line.trim()) == Some(Command::Help);
                    let guides = asks_help && !self.seats.is_at_desk(place);
                    self.take_typed(at, place, FromTerminal::Typed(Typed::Line(line)));
                    if guides {
                        self.terminals.guide(&self.seats);
                    }
                }
                self.terminals.ready_here();
            }
            FromTerminal::Chosen(chosen) => {
                if let Some(place) = self.terminals.own_place(&self.seats) {
                    let guides = chosen.is(Command::Help) && !self.seats.is_at_desk(place);
                    self.take_typed(at, place, FromTerminal::Chosen(chosen));
                    if guides {
                        self.terminals.guide(&self.seats);
                    }
                }
                self.terminals.ready_here();
            }
            FromTerminal::Typed(typed @ (Typed::NotText | Typed::TooLong | Typed::Pasted(_))) => {
                if let Some(id) = typed.not_taken() {
                    self.terminals.tell(&self.seats, Priority::Answer, id);
                }
                self.terminals.ready_own();
            }
            FromTerminal::Typed(Typed::Interrupt) => {
                for place in self.terminals.interrupted() {
                    let sent = self.seats.handle(at, place, FromTerminal::Typed(Typed::Interrupt));
                    self.carry_out(sent);
                }
                self.terminals.ready_own();
            }
            FromTerminal::Typed(Typed::End | Typed::OutputLost) => {
                self.over.get_or_insert(Over::Left);
            }
            come @ (FromTerminal::Sound(_)
            | FromTerminal::Tones(_)
            | FromTerminal::BrailleLost(_)) => self.terminals.report_lost(&self.seats, &come),
        }
    }

    /// Something happened at the terminal of the host, where that is a screen.
    pub(super) fn take_own_key(&mut self, at: At, come: Incoming) {
        let narrator = self.terminals.voice(&self.seats).clone();
        for meant in self.terminals.own.outputs.meant(come, &narrator) {
            match meant {
                // As by the end of input.
                meant if meant.leaves() => {
                    self.take_own_input(at, FromTerminal::Typed(Typed::End));
                }
                Meant::Typed(typed) => self.take_own_input(at, FromTerminal::Typed(typed)),
                Meant::Chosen(chosen) => self.take_own_input(at, FromTerminal::Chosen(chosen)),
                Meant::Look(thing, arrival) => match self.terminals.seen() {
                    Some(place) => {
                        let sent = self.seats.looked(at, place, thing, arrival);
                        self.carry_out(sent);
                    }
                    None => self.terminals.says_whom_to_see(&self.seats),
                },
                // No game is gone through at a match.
                Meant::GoTo(_) => {}
            }
        }
    }

    /// A line was typed at a place, or something was chosen there.
    fn take_typed(&mut self, at: At, place: Place, come: FromTerminal) {
        let sent = self.seats.handle(at, place, come);
        self.carry_out(sent);
        self.terminals.handled(&self.seats, place);
    }

    /// Something came from another terminal.
    pub(super) fn take_from_client(&mut self, at: At, client: LinkId, from: FromClient) {
        match (from, self.terminals.place_of(client)) {
            (FromClient::Asks(wanted), None) => {
                self.arrivals.wants_voice(client, wanted.talk);
                self.terminals.screens.add(client, wanted.screen);
                self.asks_for(at, client, wanted.place);
            }
            (FromClient::Gone, None) => {
                self.arrivals.leave(client);
                self.terminals.screens.remove(client);
            }
            (FromClient::Terminal(FromTerminal::Typed(typed)), None) => {
                if let Some(seat) = self.arrivals.wants_seat(client) {
                    self.typed_as_code(at, client, seat, typed);
                }
            }
            (FromClient::Terminal(FromTerminal::Chosen(chosen)), None) => {
                if let Some(seat) = self.arrivals.wants_seat(client) {
                    self.chosen_for_code(client, seat, &chosen);
                }
            }
            (FromClient::Gone, Some(place)) => {
                self.terminals.screens.remove(client);
                self.terminals.take_back(&self.seats, place);
                let sent = self.seats.left(at, place);
                self.carry_out(sent);
            }
            (FromClient::Terminal(come), Some(place)) => {
                self.take_client_input(at, client, place, come);
            }
            (FromClient::Looked(thing, arrival), Some(place)) => {
                let sent = self.seats.looked(at, place, thing, arrival);
                self.carry_out(sent);
                self.terminals.make_ready(at, &self.seats, place);
            }
            (FromClient::Shows(screen), place) => {
                self.terminals.screens.remove(client);
                self.terminals.screens.add(client, screen);
                if let Some(place) = place {
                    self.terminals.make_ready(at, &self.seats, place);
                }
            }
            (FromClient::Names(thing), Some(place)) => {
                let named = self.seats.named(at, place, thing);
                self.terminals.send(client, &ToClient::Named(named));
            }
            // Nobody asks twice. By what who has no place hears is his own affair, and there is nothing
            // to look at for him.
            (FromClient::Asks(_), Some(_))
            | (FromClient::Terminal(_) | FromClient::Looked(..) | FromClient::Names(_), None) => {}
        }
    }

    /// Something came from the terminal that serves a place.
    fn take_client_input(&mut self, at: At, client: LinkId, place: Place, come: FromTerminal) {
        match come {
            come @ (FromTerminal::Typed(Typed::Line(_)) | FromTerminal::Chosen(_)) => {
                self.take_typed(at, place, come);
                self.terminals.make_ready(at, &self.seats, place);
            }
            FromTerminal::Typed(Typed::End | Typed::OutputLost) => {
                self.terminals.dismiss(&self.seats, client, place);
            }
            come @ FromTerminal::Typed(
                Typed::NotText | Typed::TooLong | Typed::Pasted(_) | Typed::Interrupt,
            ) => {
                let sent = self.seats.handle(at, place, come);
                self.carry_out(sent);
                self.terminals.make_ready(at, &self.seats, place);
            }
            come @ (FromTerminal::Sound(_)
            | FromTerminal::Tones(_)
            | FromTerminal::BrailleLost(_)) => {
                let sent = self.seats.handle(at, place, come);
                self.carry_out(sent);
            }
        }
    }

    /// A terminal asks for a place: it is given to it unless another one has it.
    pub(super) fn seat_client(&mut self, at: At, client: LinkId, place: Place) {
        if self.terminals.is_taken(place) {
            return self.terminals.turn_away(&self.seats, client, place);
        }
        if let Some(talk) = self.arrivals.voice_of(client) {
            let sent = self.seats.talk_in(at, place, &talk);
            self.carry_out(sent);
        }
        self.terminals.give(&self.seats, client, place);
        let sent = self.seats.occupy(at, place);
        self.carry_out(sent);
        self.terminals.make_ready(at, &self.seats, place);
    }
}
