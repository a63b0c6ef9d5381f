//! A session at a seat of a match, as its table has it: it wants nothing that cannot be done there.

use std::ops::Deref;
use std::rc::Rc;

use crate::app::happened::Happened;
use crate::app::input::Input;
use crate::app::order::{Output, SeatAct};
use crate::app::session::{Act, Manner, Seat, Session};
use crate::archive::{Entry, GameId, Replay};
use crate::laws::{At, Game};

/// The session of one player of a match; the other one sits elsewhere.
#[derive(Debug)]
pub struct SeatedSession(Session);

/// What it can be asked, it is asked as any session.
impl Deref for SeatedSession {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.0
    }
}

impl SeatedSession {
    /// What stands on record besides the game is known to it without a word.
    #[must_use]
    pub fn new(
        manner: Manner,
        id: GameId,
        replay: Replay,
        seat: Seat,
        on_record: &[Entry],
    ) -> Self {
        Self(Session::at_seat(manner, id, replay, seat, on_record))
    }

    /// As [`Session::open`].
    pub fn open(&mut self, at: At) -> Vec<SeatAct> {
        let acts = self.0.open(at);
        self.at_seat(acts)
    }

    /// As [`Session::handle`].
    pub fn handle(&mut self, at: At, input: Input) -> Vec<SeatAct> {
        let acts = self.0.handle(at, input);
        self.at_seat(acts)
    }

    /// Takes what was put on record elsewhere at the table; what follows from it at this seat comes
    /// with [`react`](Self::react), when every place has heard of it.
    pub fn hear(&mut self, at: At, told: &[Happened]) -> Vec<SeatAct> {
        let acts = told.iter().flat_map(|happened| self.0.hear(at, happened)).collect();
        let acts = self.0.joined(acts);
        self.at_seat(acts)
    }

    /// What is said to the player who sits down at this seat in the middle of a match.
    pub fn sit(&mut self, at: At) -> Vec<SeatAct> {
        let acts = self.0.sit(at);
        self.at_seat(acts)
    }

    /// What this seat does of itself after something was heard.
    pub fn react(&mut self, at: At) -> Vec<SeatAct> {
        let acts = self.0.react(at);
        self.at_seat(acts)
    }

    /// As [`Session::talk_in`].
    pub fn talk_in(&mut self, name: &str) {
        self.0.talk_in(name);
    }

    pub(in crate::app) fn shares(&mut self, at: At, game: &Rc<Game>) {
        self.0.shares(at, game);
    }

    /// Nothing of what a seat wants is done at home, for its occasion gives no `AtHome`.
    fn at_seat(&self, acts: Vec<Act>) -> Vec<SeatAct> {
        let refused = || SeatAct::Out(Output::Say(self.0.manner.answer("seat-home-only", &[])));
        acts.into_iter().map(|act| act.at_seat().unwrap_or_else(|_| refused())).collect()
    }
}

impl Session {
    /// What is said to the player who sits down at this seat in the middle of a match.
    pub(super) fn sit(&mut self, at: At) -> Vec<Act> {
        let Some(seat) = self.place.occasion.seat() else { return Vec::new() };
        let teller = self.teller();
        let mut acts = teller.seat_opened(at, seat);
        acts.extend(self.boards.told_again(teller));
        acts.extend(teller.running_clock(seat.color));
        self.joined(acts)
    }
}
