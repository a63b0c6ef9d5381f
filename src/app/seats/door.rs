//! The way to the arbiter's desk: a passphrase, at the desk's own terminal or at that of a player.
//!
//! What is said at the desk goes to every place whose door is open, and to no other.

use std::time::Duration;

use zeroize::Zeroizing;

use crate::app::happened::Happened;
use crate::app::input::{FromTerminal, Input};
use crate::app::order::Output;
use crate::app::seats::tries::Tries;
use crate::app::seats::{Seats, Sent, TableOrder};
use crate::chosen::Chosen;
use crate::command::Command;
use crate::command::desk::DeskCommand;
use crate::laws::At;
use crate::table::{Memo, Place};
use crate::ui::Typed;
use crate::voices::Priority;
use crate::voices::voice::Word;

/// How far somebody at a place is on the way to the desk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Door {
    /// Nobody wants in.
    #[default]
    Closed,
    /// The passphrase is asked for.
    Asked,
    /// What was said is being looked at.
    Tried(Attempt),
    /// What is typed here is typed at the desk.
    Open,
}

/// Which passphrase is being looked at, by a number that no other has: what is found out about one
/// opens no door at which somebody else stands by then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt(u64);

/// The doors of all places to the one desk, and the passphrases that were said at them. What is said
/// and put on record of it, the seats know.
#[derive(Debug, Default)]
pub(super) struct Doors {
    /// How far somebody at a place is on the way to the desk.
    each: [Door; Place::ALL.len()],
    /// When a line was typed last where a door is open.
    typed: [At; Place::ALL.len()],
    /// Whether whoever is at the desk's own place came there from the desk of the room, which is locked there.
    from_room: bool,
    /// How many passphrases were said so far.
    attempts: u64,
    /// How often the passphrase was said wrongly.
    tries: Tries,
}

impl Doors {
    const fn at(&self, place: Place) -> Door {
        self.each[place.index()]
    }

    const fn set(&mut self, place: Place, door: Door) {
        self.each[place.index()] = door;
    }

    /// The door of a place is open, and somebody has typed there now.
    pub(super) const fn open(&mut self, at: At, place: Place) {
        self.set(place, Door::Open);
        self.typed[place.index()] = at;
    }

    fn is_open(&self, place: Place) -> bool {
        self.at(place) == Door::Open
    }

    fn open_places(&self) -> impl Iterator<Item = Place> {
        Place::ALL.into_iter().filter(|&place| self.is_open(place))
    }

    /// The desk's own place is open to somebody at the desk of the room.
    pub(super) const fn open_from_room(&mut self, at: At) {
        self.open(at, Place::Desk);
        self.from_room = true;
    }

    /// The places whose doors are locked where nothing is typed.
    fn locking(&self) -> impl Iterator<Item = Place> {
        self.open_places().filter(|&place| !(place == Place::Desk && self.from_room))
    }

    /// A passphrase was said at a place, and is looked at by this number.
    const fn attempt(&mut self, place: Place) -> Attempt {
        self.attempts += 1;
        let attempt = Attempt(self.attempts);
        self.set(place, Door::Tried(attempt));
        attempt
    }

    /// A passphrase was right, or wrong.
    pub(super) fn tried(&mut self, at: At, right: bool) {
        self.tries.tried(at, right);
    }

    /// The whole seconds until the next passphrase is looked at.
    fn wait(&self, at: At) -> u32 {
        self.tries.wait(at)
    }

    /// When a door that is open is locked, if nothing is typed there for so long.
    fn locks_at(&self, place: Place, lock: Duration) -> At {
        self.typed[place.index()] + lock
    }
}

impl Seats {
    /// A line typed at a place: for the desk where its door is open, otherwise for the seat.
    pub(super) fn line(&mut self, at: At, from: Place, line: String, sent: &mut Vec<Sent>) {
        match (self.doors.at(from), from) {
            (Door::Closed, _) if self.shows_passphrase(from, &line) => {
                self.tell(from, "desk-alone", sent);
            }
            (Door::Open, _) if self.shows_passphrase(from, &line) => {
                self.tell(from, "desk-alone-open", sent);
            }
            (Door::Closed, _) if from == Place::Desk || self.names_desk(from, &line) => {
                self.ask_passphrase(from, sent);
            }
            (Door::Closed, Place::Seat(color)) => {
                let acts = {
                    let typed = Input::Terminal(FromTerminal::Typed(Typed::Line(line)));
                    self.seats[color].handle(at, typed)
                };
                self.publish_seat(at, color, acts, sent);
            }
            (Door::Asked, _) if line.trim().is_empty() => {
                self.doors.set(from, Door::Closed);
                self.tell(from, "desk-not-opened", sent);
            }
            // Whoever types the name of the desk once more has not tried a passphrase.
            (Door::Asked, _) if self.names_desk(from, &line) => self.ask_passphrase(from, sent),
            // Too short for a passphrase that could be chosen.
            (Door::Asked, _) if self.asks_help(from, &line) => {
                self.tell(from, "desk-help-passphrase", sent);
                self.ask_passphrase(from, sent);
            }
            (Door::Asked, _) if self.doors.wait(at) > 0 => {
                sent.push(Sent { to: from, what: TableOrder::Secret });
                self.tell_wait(from, "desk-early", self.doors.wait(at), sent);
            }
            (Door::Asked, _) => {
                let what = TableOrder::Verify(self.doors.attempt(from), Zeroizing::new(line));
                sent.push(Sent { to: from, what });
            }
            (Door::Tried(_), _) => self.tell(from, "desk-waits", sent),
            (Door::Open, _) if self.desk.is_left_by(from, &line) => {
                self.close_desk(at, from, "desk-closed", Memo::DeskClosed, sent);
            }
            (Door::Open, _) if self.is_early(at, from, &line) => {
                sent.push(Sent { to: from, what: TableOrder::Secret });
                self.tell_wait(from, "desk-early", self.doors.wait(at), sent);
            }
            (Door::Open, _) => {
                self.desk.looks(self.seats.as_ref().map(|seat| seat.sight()));
                self.doors.open(at, from);
                let done = self.desk.line(at, from, &line);
                self.desk_does(at, from, done, sent);
            }
            (Door::Closed, Place::Desk) => {}
        }
    }

    /// What a key stands for at a place: for the desk where its door is open, otherwise for the seat. No key
    /// is a passphrase.
    pub(super) fn chosen(&mut self, at: At, from: Place, chosen: Chosen, sent: &mut Vec<Sent>) {
        let leaves = || {
            let is_leave = matches!(&chosen, Chosen::AtDesk(DeskCommand::Leave, _));
            is_leave && !self.desk.asks_passphrase(from)
        };
        match (self.doors.at(from), from) {
            (Door::Closed, Place::Seat(color)) => {
                let come = Input::Terminal(FromTerminal::Chosen(chosen));
                let acts = self.seats[color].handle(at, come);
                self.publish_seat(at, color, acts, sent);
            }
            (Door::Closed, Place::Desk) => self.ask_passphrase(from, sent),
            (Door::Asked, _) => {
                if chosen.is(Command::Help) {
                    self.tell(from, "desk-help-passphrase", sent);
                }
                self.ask_passphrase(from, sent);
            }
            (Door::Tried(_), _) => self.tell(from, "desk-waits", sent),
            (Door::Open, _) if leaves() => {
                self.close_desk(at, from, "desk-closed", Memo::DeskClosed, sent);
            }
            (Door::Open, _) => {
                self.desk.looks(self.seats.as_ref().map(|seat| seat.sight()));
                self.doors.open(at, from);
                let done = self.desk.chosen(at, from, &chosen);
                self.desk_does(at, from, done, sent);
            }
        }
    }

    /// Whoever interrupts is asked nothing any more at this place, and hears so: no yes of a later moment
    /// answers it.
    pub(super) fn interrupts(&mut self, at: At, from: Place, sent: &mut Vec<Sent>) {
        match (self.doors.at(from), from) {
            (Door::Asked, _) => {
                self.doors.set(from, Door::Closed);
                self.tell(from, "desk-not-opened", sent);
            }
            (Door::Open, _) => {
                let done = self.desk.interrupted(at, from);
                self.desk_does(at, from, done, sent);
            }
            (Door::Closed, Place::Seat(color)) => {
                let typed = Input::Terminal(FromTerminal::Typed(Typed::Interrupt));
                sent.extend(self.seat_handles(at, color, typed));
            }
            (Door::Tried(_), _) | (Door::Closed, Place::Desk) => {}
        }
    }

    /// Whether a line is the name of the desk, in the language of a place or as it stands everywhere.
    fn names_desk(&self, from: Place, line: &str) -> bool {
        let line = line.trim();
        let word = self.narrator(from).talk.word(line);
        word == Some(Word::Desk) || line.eq_ignore_ascii_case(Place::Desk.name())
    }

    fn asks_help(&self, from: Place, line: &str) -> bool {
        self.narrator(from).talk.command(line.trim()) == Some(Command::Help)
    }

    /// Whether a line may have a passphrase after the name of the desk, for everybody to see.
    fn shows_passphrase(&self, from: Place, line: &str) -> bool {
        let named = line.trim().split_once(char::is_whitespace);
        named.is_some_and(|(first, _)| self.names_desk(from, first))
            && !self.desk.asks_passphrase(from)
    }

    /// Whether a line is a passphrase for the envelope that is not looked at yet.
    fn is_early(&self, at: At, from: Place, line: &str) -> bool {
        self.desk.asks_passphrase(from) && !line.trim().is_empty() && self.doors.wait(at) > 0
    }

    /// What was typed is no text. A passphrase is typed again, and must not be seen then either.
    pub(super) fn no_text(&self, from: Place, typed: &Typed, sent: &mut Vec<Sent>) {
        if self.doors.at(from) == Door::Asked || self.desk.asks_passphrase(from) {
            sent.push(Sent { to: from, what: TableOrder::Secret });
        }
        if let Some(id) = typed.not_taken() {
            self.tell(from, id, sent);
        }
    }

    /// Asks for the passphrase at a place.
    pub(super) fn ask_passphrase(&mut self, place: Place, sent: &mut Vec<Sent>) {
        self.doors.set(place, Door::Asked);
        sent.push(Sent { to: place, what: TableOrder::Secret });
        self.tell(place, "desk-passphrase", sent);
    }

    /// Takes what was found out about a passphrase that was said at a place.
    pub fn verified(&mut self, at: At, place: Place, attempt: Attempt, right: bool) -> Vec<Sent> {
        let mut sent = Vec::new();
        if self.doors.at(place) != Door::Tried(attempt) {
            return sent;
        }
        // The one who comes in hears the desk's welcome; the others at the desk hear that he has come.
        self.doors.set(place, Door::Closed);
        self.doors.tried(at, right);
        self.put_on_record(at, place, Memo::Passphrase(place, right), &mut sent);
        if right {
            self.doors.open(at, place);
            self.desk.looks(self.seats.as_ref().map(|seat| seat.sight()));
            sent.push(Sent { to: place, what: self.desk.welcome(&self.calls.take()) });
        } else {
            // It is typed again, and must not be seen then either.
            self.doors.set(place, Door::Asked);
            sent.push(Sent { to: place, what: TableOrder::Secret });
            match self.doors.wait(at) {
                0 => self.tell(place, "desk-wrong", &mut sent),
                wait => self.tell_wait(place, "desk-wrong-wait", wait, &mut sent),
            }
        }
        sent
    }

    fn close_desk(&mut self, at: At, place: Place, said: &str, memo: Memo, sent: &mut Vec<Sent>) {
        let dropped = self.desk.drops(at, place);
        self.publish(at, Place::Desk, dropped, sent);
        self.tell(place, said, sent);
        self.doors.set(place, Door::Closed);
        self.put_on_record(at, place, memo, sent);
    }

    /// When the next desk is locked where nothing is typed any more.
    pub(super) fn locks_at(&self) -> Option<At> {
        let lock = self.desk.table().arbiter.lock?;
        self.doors.locking().map(|place| self.doors.locks_at(place, lock)).min()
    }

    /// Closes the desk wherever nothing was typed for the time that the match file sets.
    pub(super) fn lock_desks(&mut self, at: At, sent: &mut Vec<Sent>) {
        let Some(lock) = self.desk.table().arbiter.lock else { return };
        for place in self.doors.locking().collect::<Vec<_>>() {
            if at >= self.doors.locks_at(place, lock) {
                let id = if place == Place::Desk { "desk-locked" } else { "desk-locked-seat" };
                self.close_desk(at, place, id, Memo::DeskLocked(place), sent);
            }
        }
    }

    /// Whoever was on the way to the desk at a place, or there, is so no more.
    pub(super) fn shut(&mut self, at: At, place: Place, sent: &mut Vec<Sent>) {
        let was_open = self.doors.is_open(place);
        self.doors.set(place, Door::Closed);
        self.doors.from_room &= place != Place::Desk;
        self.desk.forget(place);
        if was_open {
            self.put_on_record(at, place, Memo::DeskClosed, sent);
        }
    }

    /// Nobody serves a place any more: its door is closed.
    pub fn left(&mut self, at: At, place: Place) -> Vec<Sent> {
        let mut sent = Vec::new();
        self.shut(at, place, &mut sent);
        self.put_on_record(at, place, Memo::Served(place, false), &mut sent);
        sent
    }

    /// Whether what is typed at a place goes to the desk.
    #[must_use]
    pub fn is_at_desk(&self, place: Place) -> bool {
        self.doors.is_open(place)
    }

    /// Whether nobody at a place is on the way to the desk.
    #[must_use]
    pub fn is_closed(&self, place: Place) -> bool {
        self.doors.at(place) == Door::Closed
    }

    /// What the desk says is heard wherever its door is open.
    pub(super) fn tell_desk(&mut self, output: &Output, sent: &mut Vec<Sent>) {
        let before = sent.len();
        let open = self.doors.open_places();
        sent.extend(open.map(|to| Sent { to, what: TableOrder::Out(output.clone()) }));
        if let Output::Say(said) = output
            && sent.len() > before
        {
            self.desk.remembers(said);
        }
    }

    /// What was put on record at the table while nobody is at the desk: where somebody calls the
    /// arbiter, or something waits for him, that is said at the desk's own place, and what it is when
    /// he comes.
    pub(super) fn call_to_desk(&mut self, told: &[Happened], sent: &mut Vec<Sent>) {
        let more = self.calls.more_wait(self.desk.game().matters().len());
        if self.doors.open_places().next().is_some() {
            return;
        }
        if self.calls.miss(told) || more {
            self.tell(Place::Desk, "desk-wanted", sent);
        }
    }

    fn tell_wait(&self, place: Place, id: &str, seconds: u32, sent: &mut Vec<Sent>) {
        let seconds = [("seconds", seconds.into())];
        let said = self.narrator(place).say(Priority::Move, id, &seconds);
        sent.push(Sent { to: place, what: TableOrder::say(said) });
    }

    fn tell(&self, place: Place, id: &str, sent: &mut Vec<Sent>) {
        let said = self.narrator(place).say(Priority::Move, id, &[]);
        sent.push(Sent { to: place, what: TableOrder::say(said) });
    }
}
