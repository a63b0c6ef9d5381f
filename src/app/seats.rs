//! A match: two seats and a desk that keep one journal. Pure.
//!
//! The table has one game. Who lets something happen, a player at his seat or the arbiter at the desk,
//! has it handled once; the others hear of it in the same order, with what has followed, and what they
//! say of it is their own affair. Who hears of what is in `telling`. Which terminal serves which
//! place, the host knows.

#![deny(clippy::wildcard_enum_match_arm)]

mod answers;
mod calls;
mod captained;
mod coded;
mod desk;
mod door;
mod looks;
mod roomed;
#[cfg(test)]
#[expect(clippy::wildcard_enum_match_arm, reason = "a test looks for one thing among many")]
pub(in crate::app) mod tests;
mod tries;

use std::rc::Rc;
use std::time::Duration;

use shakmaty::{ByColor, Color};
use zeroize::Zeroizing;

use crate::app::happened::Happened;
use crate::app::input::{BoardId, FromTerminal, Input, Sound};
use crate::app::order::{BoardOrder, Keeping, Output, SeatAct};
use crate::app::session::{SeatedSession, Session};
use crate::app::solver::Judged;
use crate::archive::{Entry, EnvelopeKey, What};
use crate::laws::{At, Clock, Event, Game, Question};
use crate::opponent::thinker::Ticket;
use crate::pegboard::BoardEvent;
use crate::table::{FileChange, Memo, PassHash, Place};
use crate::ui::Typed;
use crate::voices::{Narrator, Priority, Utterance};

use calls::Calls;
use door::Doors;

pub(in crate::app) use tries::Tries;

pub use coded::Coded;
pub use desk::Desk;
pub(in crate::app) use desk::Waits;
pub use door::Attempt;

/// Something that must be done at a place.
#[derive(Debug)]
pub struct Sent {
    /// Where.
    pub to: Place,
    /// What.
    pub what: TableOrder,
}

/// What must be done.
#[derive(Debug)]
pub enum TableOrder {
    /// At the terminal of the place.
    Out(Output),
    /// With the journal of the match.
    Keep(Keeping),
    /// Find out whether a mate is possible, and say so by [`Seats::judged`] with the same ticket.
    Judge(Ticket, Question),
    /// With the boards under the hands of this player.
    Board(Color, BoardOrder),
    /// Put this of a player's into an envelope that only the arbiter can open, and say so by
    /// [`Seats::sealed`].
    Seal(Color, String),
    /// The next line that is typed there is a passphrase, and must not be seen.
    Secret,
    /// Find out whether this is the passphrase of the desk, and say so by [`Seats::verified`]. If it
    /// is, and not [`Seats::has_key`], a key that it locks is handed in by [`Seats::take_key`].
    Verify(Attempt, Zeroizing<String>),
    /// Open the envelope with this passphrase, and say by [`Seats::take_unsealed`] what is in it.
    Unseal {
        /// The key of the match.
        key: EnvelopeKey,
        /// What was typed at the desk.
        passphrase: Zeroizing<String>,
        /// The closed text.
        sealed: String,
    },
    /// Write the records of the match, and say by [`Seats::tell_recorded`] where they are.
    Records,
    /// The arbiter has signed off: the match is over, and its records are to be written.
    SignedOff,
}

impl TableOrder {
    /// Says this at the place.
    fn say(utterance: Utterance) -> Self {
        Self::Out(Output::Say(utterance))
    }

    /// Puts this on record.
    fn record(happened: Happened) -> Self {
        Self::Keep(Keeping::Record(happened))
    }

    /// What is put on record by it.
    fn recorded(&self) -> Option<&Happened> {
        if let Self::Keep(Keeping::Record(happened)) = self { Some(happened) } else { None }
    }

    /// Whether the host does it for a line that was typed at the desk.
    const fn is_of_host(&self) -> bool {
        match self {
            Self::Secret
            | Self::Verify(..)
            | Self::Unseal { .. }
            | Self::Records
            | Self::SignedOff => true,
            Self::Out(_) | Self::Keep(_) | Self::Judge(..) | Self::Board(..) | Self::Seal(..) => {
                false
            }
        }
    }

    /// What a player's session wants done.
    fn at_seat(color: Color, act: SeatAct) -> Self {
        match act {
            SeatAct::Out(output) => Self::Out(output),
            SeatAct::Keep(order) => Self::Keep(order),
            SeatAct::Judge(ticket, question) => Self::Judge(ticket, question),
            SeatAct::Board(order) => Self::Board(color, order),
            SeatAct::Seal(contents) => Self::Seal(color, contents),
        }
    }
}

/// The places of a match.
#[derive(Debug)]
#[expect(clippy::struct_field_names, reason = "a place is a seat or the desk")]
pub struct Seats {
    seats: ByColor<SeatedSession>,
    desk: Desk,
    passphrase: PassHash,
    doors: Doors,
    /// How often the code of each seat was said wrongly.
    codes: ByColor<Tries>,
    calls: Calls,
    /// Whether the speech of the desk's own terminal has failed.
    is_mute: bool,
}

impl Seats {
    /// The places of a match whose games stand alike.
    #[must_use]
    pub fn new(mut seats: ByColor<SeatedSession>, desk: Desk, passphrase: PassHash) -> Self {
        seats.iter_mut().for_each(|seat| seat.shares(At::ZERO, desk.game()));
        let (mut doors, mut codes) = (Doors::default(), ByColor::<Tries>::default());
        for Entry { at, what } in desk.on_record() {
            match what {
                What::Memo(Memo::Passphrase(_, right) | Memo::EnvelopePassphrase(_, right)) => {
                    doors.tried(*at, *right);
                }
                What::Memo(Memo::WrongCode(seat)) => codes[*seat].tried(*at, false),
                What::Memo(Memo::Served(Place::Seat(seat), true)) => codes[*seat].tried(*at, true),
                What::Event(_)
                | What::Level(_)
                | What::Engine(_)
                | What::Replaced
                | What::MovesVoice(_)
                | What::Warnings(_)
                | What::Blindfold(..)
                | What::Looked(_)
                | What::Day(_)
                | What::Memo(_) => {}
            }
        }
        let calls = Calls::new(desk.game().matters().len());
        Self { seats, desk, passphrase, doors, codes, calls, is_mute: false }
    }

    /// Begins the match, or goes on with it. The clocks stand until the arbiter lets them run, also
    /// those of a match that was broken off while they ran: so much of a player's thought is not
    /// counted then at most, if anybody knows.
    pub fn open(&mut self, at: At, lost: Option<Duration>) -> Vec<Sent> {
        let mut sent = Vec::new();
        for color in Color::ALL {
            let acts = self.seats[color].open(at);
            self.publish_seat(at, color, acts, &mut sent);
        }
        let acts = self.desk.open(at);
        self.publish(at, Place::Desk, acts, &mut sent);
        if self.desk.game().is_running() {
            if let Some(of) = self.desk.game().clock().and_then(Clock::turn) {
                let secs = lost.map(|lost| u32::try_from(lost.as_secs()).unwrap_or(u32::MAX));
                self.put_on_record(at, Place::Desk, Memo::Interrupted(of, secs), &mut sent);
            }
            let acts = self.desk.event(at, Event::Paused);
            self.publish(at, Place::Desk, acts, &mut sent);
        }
        sent
    }

    /// Puts on record when the program was started, by the clock of this computer.
    pub fn record_start(&mut self, at: At, when: String) -> Vec<Sent> {
        let mut sent = Vec::new();
        let is_closed = |entry: &Entry| matches!(entry.what, What::Memo(Memo::Closed(_)));
        if self.desk.on_record().last().is_some_and(|last| !is_closed(last)) {
            self.put_on_record(at, Place::Desk, Memo::BrokenOff, &mut sent);
        }
        self.put_on_record(at, Place::Desk, Memo::Started(when), &mut sent);
        sent
    }

    /// Puts on record what became of a match file that was changed since the match was begun.
    pub fn record_change(&mut self, at: At, change: FileChange, keys: String) -> Vec<Sent> {
        let mut sent = Vec::new();
        self.put_on_record(at, Place::Desk, Memo::FileChanged(change, keys), &mut sent);
        sent
    }

    /// What is put on record when the match is left, at this time by the clock of this computer, if
    /// that is known: clocks that ran stand from now on.
    pub fn close(&mut self, at: At, when: Option<String>) -> Vec<Entry> {
        let runs = self.desk.game().is_running();
        let stopped = if runs { self.desk.event(at, Event::Paused) } else { Vec::new() };
        let stopped = stopped.iter().filter_map(TableOrder::recorded).cloned();
        let closed = when.map(|when| Happened::memo(at, Memo::Closed(when)));
        stopped.chain(closed).map(Happened::into_entry).collect()
    }

    /// Handles what has come from the terminal of a place and returns what must be done.
    pub fn handle(&mut self, at: At, from: Place, come: FromTerminal) -> Vec<Sent> {
        let mut sent = Vec::new();
        match come {
            FromTerminal::Typed(Typed::Line(line)) => self.line(at, from, line, &mut sent),
            FromTerminal::Chosen(chosen) => self.chosen(at, from, chosen, &mut sent),
            FromTerminal::Typed(typed @ (Typed::NotText | Typed::TooLong | Typed::Pasted(_))) => {
                self.no_text(from, &typed, &mut sent);
            }
            FromTerminal::Typed(Typed::Interrupt) => self.interrupts(at, from, &mut sent),
            come @ (FromTerminal::Typed(Typed::End | Typed::OutputLost)
            | FromTerminal::Sound(_)
            | FromTerminal::Tones(_)
            | FromTerminal::BrailleLost(_)) => match from {
                Place::Seat(color) => return self.seat_handles(at, color, Input::Terminal(come)),
                Place::Desk => {
                    let told = self.of_speech(&come).map(Output::Print);
                    sent.extend(told.map(|told| Sent { to: from, what: TableOrder::Out(told) }));
                }
            },
        }
        sent
    }

    /// What the arbiter reads of what speaks and prints for him: that it is lost, and that speech is back.
    fn of_speech(&mut self, come: &FromTerminal) -> Option<Utterance> {
        let narrator = self.desk.narrator();
        let lost = come.lost_words(narrator);
        let FromTerminal::Sound(sound) = come else { return lost };
        let was_mute = std::mem::replace(&mut self.is_mute, matches!(sound, Sound::Lost(_)));
        let is_back = was_mute && !self.is_mute;
        lost.or_else(|| is_back.then(|| narrator.say(Priority::Answer, "speech-found", &[])))
    }

    /// Handles what a board under a player's hands tells.
    pub fn board(&mut self, at: At, color: Color, id: BoardId, told: BoardEvent) -> Vec<Sent> {
        self.seat_handles(at, color, Input::Board(id, told))
    }

    /// Takes the closed envelope of a player, or the sentence that says why there is none.
    pub fn sealed(
        &mut self,
        at: At,
        color: Color,
        closed: Result<String, &'static str>,
    ) -> Vec<Sent> {
        self.seat_handles(at, color, Input::Sealed(closed))
    }

    /// Takes whether a mate is possible.
    pub fn judged(&mut self, at: At, judged: Judged) -> Vec<Sent> {
        let mut sent = Vec::new();
        let done = self.desk.judged(at, judged);
        self.publish(at, Place::Desk, done, &mut sent);
        sent
    }

    /// The deadline came. The desk hears of time first: its game is the one that asks the solver.
    pub fn time_passed(&mut self, at: At) -> Vec<Sent> {
        let mut sent = Vec::new();
        self.lock_desks(at, &mut sent);
        let done = self.desk.time_passed(at);
        self.publish(at, Place::Desk, done, &mut sent);
        for color in Color::ALL {
            sent.extend(self.seat_handles(at, color, Input::TimePassed));
        }
        sent
    }

    fn seat_handles(&mut self, at: At, color: Color, input: Input) -> Vec<Sent> {
        let mut sent = Vec::new();
        let acts = self.seats[color].handle(at, input);
        self.publish_seat(at, color, acts, &mut sent);
        sent
    }

    /// When the match next needs [`Seats::time_passed`], if ever.
    #[must_use]
    pub fn deadline(&self) -> Option<At> {
        let seats = Color::ALL.map(|color| self.seats[color].deadline());
        seats.into_iter().chain([self.desk.deadline(), self.locks_at()]).flatten().min()
    }

    /// The passphrase of the desk, hashed.
    #[must_use]
    pub fn passphrase(&self) -> &PassHash {
        &self.passphrase
    }

    /// The session at a seat.
    #[must_use]
    pub fn seat(&self, color: Color) -> &Session {
        &self.seats[color]
    }

    /// The desk.
    #[must_use]
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// The game as a place has it.
    #[must_use]
    pub fn game(&self, place: Place) -> &Rc<Game> {
        match place {
            Place::Seat(color) => self.seats[color].game(),
            Place::Desk => self.desk.game(),
        }
    }

    /// How things are said at a place.
    #[must_use]
    pub fn narrator(&self, place: Place) -> &Narrator {
        match place {
            Place::Seat(color) => self.seats[color].narrator(),
            Place::Desk => self.desk.narrator(),
        }
    }

    /// Talks at a place in the voice of this name from now on, if there is one. That of the desk is put on
    /// record, as where the arbiter types it.
    pub fn talk_in(&mut self, at: At, place: Place, name: &str) -> Vec<Sent> {
        let mut sent = Vec::new();
        match place {
            Place::Seat(color) => self.seats[color].talk_in(name),
            Place::Desk => {
                let another = self.desk.narrator().talk.name() != name;
                if another && self.desk.talk_in(name) {
                    self.put_on_record(at, place, Memo::DeskTalks(name.to_owned()), &mut sent);
                }
            }
        }
        sent
    }

    /// Puts a move into an envelope that only the arbiter can open.
    ///
    /// # Errors
    ///
    /// The sentence that says why it cannot be sealed.
    pub fn seal(&self, contents: &str) -> Result<String, &'static str> {
        let sealed = self.desk.key().ok_or("seal-no-key")?.seal(contents);
        sealed.map_err(|_| "seal-fails")
    }

    /// A terminal serves this place now: whoever sits there is told how far the match is.
    pub fn occupy(&mut self, at: At, place: Place) -> Vec<Sent> {
        let mut sent = Vec::new();
        // Who sits down has not said the passphrase, whoever sat here before.
        self.shut(at, place, &mut sent);
        self.put_on_record(at, place, Memo::Served(place, true), &mut sent);
        match place {
            Place::Seat(color) => {
                let acts = self.seats[color].sit(at);
                self.send(place, at_seat(color, acts), &mut sent);
            }
            Place::Desk => self.ask_passphrase(place, &mut sent),
        }
        sent
    }

    /// Puts something on record that is no event of the game.
    fn put_on_record(&mut self, at: At, from: Place, memo: Memo, sent: &mut Vec<Sent>) {
        let record = TableOrder::record(Happened::memo(at, memo));
        self.publish(at, from, vec![record], sent);
    }

    /// Sends what one place does, lets the others hear what it has put on record, and then each of
    /// them do what follows: one after the other, so that all hear everything in the same order.
    fn publish(&mut self, at: At, from: Place, done: Vec<TableOrder>, sent: &mut Vec<Sent>) {
        let told: Vec<Happened> = done.iter().filter_map(TableOrder::recorded).cloned().collect();
        self.send(from, done, sent);
        for happened in &told {
            self.desk.keep(happened.clone().into_entry());
        }
        for place in Place::ALL.into_iter().filter(|&place| place != from) {
            let heard = self.hear(at, place, &told);
            self.send(place, heard, sent);
        }
        self.share(at, from);
        if told.is_empty() {
            return;
        }
        self.call_to_desk(&told, sent);
        for color in Color::ALL {
            let acts = self.seats[color].react(at);
            self.publish_seat(at, color, acts, sent);
        }
    }

    /// The same for what a player's session wants done.
    fn publish_seat(&mut self, at: At, color: Color, acts: Vec<SeatAct>, sent: &mut Vec<Sent>) {
        self.publish(at, Place::Seat(color), at_seat(color, acts), sent);
    }

    /// Lets the others go on with the game as one place has it: that time has passed in it need not
    /// have been put on record.
    fn share(&mut self, at: At, from: Place) {
        let game = Rc::clone(self.game(from));
        self.desk.shares(&game);
        for seat in &mut self.seats {
            seat.shares(at, &game);
        }
    }

    fn hear(&mut self, at: At, place: Place, told: &[Happened]) -> Vec<TableOrder> {
        match place {
            Place::Seat(color) => at_seat(color, self.seats[color].hear(at, told)),
            Place::Desk => told.iter().flat_map(|happened| self.desk.hear(at, happened)).collect(),
        }
    }

    /// What the desk says is for whoever is at the desk.
    fn send(&mut self, to: Place, done: Vec<TableOrder>, sent: &mut Vec<Sent>) {
        for what in done {
            if let (Place::Desk, TableOrder::Out(output)) = (to, &what) {
                self.tell_desk(output, sent);
            } else {
                sent.push(Sent { to, what });
            }
        }
    }
}

/// What a player's session wants done.
fn at_seat(color: Color, acts: Vec<SeatAct>) -> Vec<TableOrder> {
    acts.into_iter().map(|act| TableOrder::at_seat(color, act)).collect()
}
