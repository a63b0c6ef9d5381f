//! How an event happens in the game of this place: what follows is told, and what everybody at a table
//! knows is put on record. A move that may be sealed is tried first (`sealing`).

#![deny(clippy::wildcard_enum_match_arm)]

use std::rc::Rc;

use crate::app::happened::Happened;
use crate::app::session::intent::{Intent, Tell};
use crate::app::session::{Act, Place, Session};
use crate::laws::{At, Effect, Event, Game};

impl Session {
    /// The game, as every place at a table has it.
    #[must_use]
    pub fn game(&self) -> &Rc<Game> {
        self.place.occasion.known().map_or(&self.place.game, |known| &known.game)
    }

    /// Goes on with the game of the table where nothing has happened but that time has passed.
    pub(super) fn shares(&mut self, at: At, game: &Rc<Game>) {
        if !Rc::ptr_eq(self.game(), game) {
            self.place.takes_game(at, &Event::TimePassed, game);
        }
    }

    /// What somebody does who is no person happens, if anything is due.
    pub(super) fn happens(&mut self, at: At, due: fn(&Place) -> Option<Event>) -> Vec<Act> {
        let due = due(&self.place);
        self.carry_out(at, due.map(Intent::happen))
    }

    /// Feeds an event to the game and turns its effects into acts, told so.
    pub(super) fn event_told(&mut self, at: At, event: Event, tell: Tell) -> Vec<Act> {
        if self.place.is_tried(&event) {
            return self.tries(at, event, tell);
        }
        if self.place.has_to_seal() && event == Event::ClockPressed(self.place.me()) {
            // Sealing stops the clock, and nothing else does (I.1).
            return self.teller().of_effect(&Effect::MustSeal(self.place.me()));
        }
        let mut acts =
            if self.place.plays_instead(&event) { self.shows_tried(at) } else { Vec::new() };
        acts.extend(self.known_event(at, event, tell));
        acts
    }

    /// An event happens that everybody may know: it is put on record, and what follows is told so.
    pub(super) fn known_event(&mut self, at: At, event: Event, tell: Tell) -> Vec<Act> {
        let happened = self.place.happens(at, event);
        let followed = self.effects(at, happened.effects(), tell);
        let record = happened.may_have_changed().then_some(Act::record(happened));
        self.teller().all_of(record, followed, tell)
    }
}

impl Place {
    /// Lets an event happen of which everybody knows.
    fn happens(&mut self, at: At, event: Event) -> Happened {
        let Some(mut known) = self.occasion.take_known() else {
            return Happened::event(&mut self.game, at, event);
        };
        let happened = Happened::event(&mut known.game, at, event.clone());
        self.occasion.keep_known(known);
        self.tries_on(at, &event);
        happened
    }

    /// Takes the game as everybody has it after an event.
    pub(super) fn takes_game(&mut self, at: At, event: &Event, game: &Rc<Game>) {
        match self.occasion.known_mut() {
            Some(known) => {
                known.game = Rc::clone(game);
                self.tries_on(at, event);
            }
            None => self.game = Rc::clone(game),
        }
    }
}
