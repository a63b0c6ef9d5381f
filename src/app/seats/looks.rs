//! What there is to see at a place, and what is said of a thing to which the cursor comes.

use shakmaty::{ByColor, Color};

use crate::app::input::Input;
use crate::app::order::Output;
use crate::app::seats::{Seats, Sent, TableOrder};
use crate::laws::At;
use crate::table::Place;
use crate::ui::view::{Arrival, Spot, Thing, View};
use crate::voices::{Priority, Utterance};

impl Seats {
    /// What there is to see at a place, without the clocks: what they show changes by itself.
    #[must_use]
    pub fn view(&self, place: Place) -> View {
        match place {
            Place::Seat(color) => self.seats[color].view(),
            Place::Desk => View::of_nothing(Spot::Desk, Color::White),
        }
    }

    /// What the clocks show at a place.
    #[must_use]
    pub fn dials(&self, at: At, place: Place) -> Option<ByColor<String>> {
        match place {
            Place::Seat(color) => self.seats[color].dials(at),
            Place::Desk => None,
        }
    }

    /// What a thing is that is seen at a place.
    #[must_use]
    pub fn named(&self, at: At, place: Place, thing: Thing) -> Utterance {
        match place {
            Place::Seat(color) => self.seats[color].named(at, thing),
            Place::Desk => self.desk.narrator().say(Priority::Answer, "desk-closed-look", &[]),
        }
    }

    /// The cursor came to a thing at a place.
    pub fn looked(&mut self, at: At, place: Place, thing: Thing, arrival: Arrival) -> Vec<Sent> {
        match place {
            Place::Seat(color) => self.seat_handles(at, color, Input::Looked { thing, arrival }),
            Place::Desk => {
                let what = TableOrder::Out(Output::Look(self.named(at, place, thing)));
                vec![Sent { to: place, what }]
            }
        }
    }
}
