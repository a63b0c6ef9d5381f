//! What is done at a table from the desk of its room, where the passphrase has been said.

use crate::app::seats::{Seats, Sent, TableOrder};
use crate::command::desk::Run;
use crate::laws::At;
use crate::table::{Memo, Place};

impl Seats {
    /// Opens the desk at its own place to somebody who has said the passphrase of the room.
    pub fn admit(&mut self, at: At) -> Vec<Sent> {
        let mut sent = Vec::new();
        self.shut(at, Place::Desk, &mut sent);
        self.put_on_record(at, Place::Desk, Memo::Passphrase(Place::Desk, true), &mut sent);
        self.doors.open_from_room(at);
        self.look_at_boards();
        let welcome = self.desk.welcome(&self.calls.take());
        sent.push(Sent { to: Place::Desk, what: welcome });
        sent
    }

    /// Closes the desk at its own place behind whoever goes back to the room.
    pub fn show_out(&mut self, at: At) -> Vec<Sent> {
        let mut sent = Vec::new();
        let dropped = self.desk.drops(at, Place::Desk);
        self.publish(at, Place::Desk, dropped, &mut sent);
        self.shut(at, Place::Desk, &mut sent);
        sent
    }

    /// Looks at the players' boards, for who looks at all tables of the room.
    pub fn look_at_boards(&mut self) {
        self.desk.looks(self.seats.as_ref().map(|seat| seat.sight()));
    }

    /// Starts or stops the clocks, or lets them go on, where `Desk::can` says so.
    pub fn run(&mut self, at: At, run: Run) -> Vec<Sent> {
        let mut sent = Vec::new();
        let done: Vec<TableOrder> = self.desk.runs(at, run);
        self.publish(at, Place::Desk, done, &mut sent);
        sent
    }
}
