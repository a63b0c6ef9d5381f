//! A move that is to be sealed, while it is being made (Guidelines I.1): nobody but its player may know
//! of it.
//!
//! Who may seal and has a board tries the move there, presses and seals what stands. So what his hands
//! do then happens in the game of his own seat alone. It is not put on record, and no other place has
//! it; when the envelope is closed, or nothing is to be sealed any more, his seat has the game again as
//! everybody knows it. A crash in between costs what was tried, and nothing else.

#![deny(clippy::wildcard_enum_match_arm)]

use std::rc::Rc;

use shakmaty::Position;

use crate::app::happened::Happened;
use crate::app::order::Output;
use crate::app::session::intent::Tell;
use crate::app::session::{Act, Place, Session};
use crate::laws::{At, Effect, Event, Game};
use crate::voices::Priority;

/// The game as every place at the table has it, while this seat has tried more.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) game: Rc<Game>,
    /// What was tried, in its order.
    tried: Vec<Event>,
}

impl Known {
    fn of(game: &Rc<Game>) -> Self {
        Self { game: Rc::clone(game), tried: Vec::new() }
    }
}

impl Session {
    /// An event happens at this seat alone: of a move that may be sealed nobody else may know.
    pub(super) fn tries(&mut self, at: At, event: Event, tell: Tell) -> Vec<Act> {
        // Only at a seat is anything tried.
        let Some(seat) = self.place.occasion.seat_mut() else { return Vec::new() };
        let known = seat.known.get_or_insert_with(|| Box::new(Known::of(&self.place.game)));
        let effects = Rc::make_mut(&mut self.place.game).handle(at, &event);
        known.tried.push(event);
        let mut answered = None;
        // Touching answers an offer (9.1.2.1), and that is no secret.
        if let Some(Effect::DrawAnswered(by, how)) = effects.iter().find(|effect| answers(effect)) {
            let event = Event::DrawAnswered(*by, *how);
            answered = Some(Act::record(Happened::event(&mut known.game, at, event)));
        }
        // A move that ends the game ends it, whoever was told to seal (5.1.1, 5.2.1).
        if self.place.game.outcome().is_some() {
            return self.shows_tried(at);
        }
        let followed = self.effects(at, &effects, tell);
        let acts = self.teller().all_of(answered, followed, tell);
        self.place.unlogged(acts)
    }

    /// What was tried happens before everybody.
    pub(super) fn shows_tried(&mut self, at: At) -> Vec<Act> {
        let Some(known) = self.place.occasion.take_known() else { return Vec::new() };
        self.place.game = known.game;
        let tell = Tell::Usual;
        known.tried.into_iter().flat_map(|event| self.known_event(at, event, tell)).collect()
    }
}

impl Place {
    /// What everybody knows happens in the game that was tried as well, as long as something may be
    /// tried there.
    pub(super) fn tries_on(&mut self, at: At, event: &Event) {
        let Some(known) = self.occasion.take_known() else { return };
        if self.may_seal_in(&known.game) {
            Rc::make_mut(&mut self.game).handle(at, event);
            self.occasion.keep_known(known);
        } else {
            self.game = known.game;
        }
    }

    /// Whether what is said at this seat could tell a move that is in an envelope, or may be put into
    /// one now.
    pub(super) fn keeps_secret(&self) -> bool {
        self.may_seal_in(&self.game) || self.has_sealed()
    }

    /// Whether this player may seal his move, also while the clocks stand.
    fn may_seal_in(&self, game: &Game) -> bool {
        let Some(seat) = self.occasion.seat() else { return false };
        let told = game.must_seal() && game.position().turn() == seat.color;
        told && game.outcome().is_none() || game.why_not_sealed(seat.color).is_none()
    }

    /// Whether the move of this player is in a closed envelope.
    pub(super) fn has_sealed(&self) -> bool {
        let sealer = || self.game.envelope().map(|envelope| envelope.sealer);
        self.occasion.is_match() && self.game.is_adjourned() && sealer() == Some(self.me())
    }

    /// Acts of which no log may have what they say.
    pub(super) fn unlogged(&self, mut acts: Vec<Act>) -> Vec<Act> {
        if self.keeps_secret() {
            for act in &mut acts {
                if let Act::Out(Output::Say(said) | Output::Print(said)) = act {
                    said.priority = said.priority.min(Priority::Answer);
                }
            }
        }
        acts
    }

    /// Whether an event is what the hands of this player do with a move that he may seal.
    pub(super) fn is_tried(&self, event: &Event) -> bool {
        let me = self.me();
        let by_hand = matches!(
            event,
            Event::Touched(by, _) | Event::Lifted(by, _) | Event::Seated(by, ..) if *by == me
        );
        by_hand && self.may_seal_in(&self.game)
    }

    /// Whether a player who need not seal plays on: then everybody knows what he has done.
    pub(super) fn plays_instead(&self, event: &Event) -> bool {
        let me = self.me();
        let plays = matches!(event, Event::Entered(_) | Event::Claimed(..) | Event::ClaimedBy(..))
            || matches!(
                event,
                Event::Announced(by, _) | Event::Corrected(by, _) | Event::ClockPressed(by)
                    if *by == me
            );
        self.occasion.known().is_some() && plays
    }
}

const fn answers(effect: &Effect) -> bool {
    matches!(effect, Effect::DrawAnswered(..))
}
