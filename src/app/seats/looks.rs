//! What there is to see at a place, and what is said of a thing to which the cursor comes.

use shakmaty::{ByColor, Color};

use crate::app::input::Input;
use crate::app::order::Output;
use crate::app::seats::{Seats, Sent, TableOrder};
use crate::laws::At;
use crate::table::Place;
use crate::ui::view::{Arrival, Thing, View, Viewpoint};
use crate::voices::{Narrator, Priority, Utterance};

impl Seats {
    /// Looks at the players' boards, for what there is to see at the desk.
    pub fn glance(&mut self) {
        if Place::ALL.into_iter().any(|place| self.is_at_desk(place)) {
            self.desk.looks(self.seats.as_ref().map(|seat| seat.sight()));
        }
    }

    /// What there is to see at a place, without the clocks: what they show changes by itself. At the
    /// desk nothing, as long as nobody there has said the passphrase.
    #[must_use]
    pub fn view(&self, place: Place) -> View {
        match place {
            _ if self.is_at_desk(place) => self.desk.view(place),
            Place::Seat(color) => self.seats[color].view(),
            Place::Desk => View::of_nothing(Viewpoint::Outside, Color::White),
        }
    }

    /// What there is to see where players share a terminal: nothing that one of them may not know.
    #[must_use]
    pub fn view_for_all(&self, narrator: &Narrator) -> View {
        self.desk.view_for_all(narrator)
    }

    /// What the clocks show at a place, where it may be seen there.
    #[must_use]
    pub fn dials(&self, at: At, place: Place) -> Option<ByColor<String>> {
        match place {
            _ if self.is_at_desk(place) => self.desk.dials(at),
            Place::Seat(color) => self.seats[color].dials(at),
            Place::Desk => None,
        }
    }

    /// What a thing is at a place.
    #[must_use]
    pub fn named(&self, at: At, place: Place, thing: Thing) -> Utterance {
        match place {
            _ if self.is_at_desk(place) => self.desk.named(at, thing),
            Place::Seat(color) => self.seats[color].named(at, thing),
            Place::Desk => self.desk.narrator().say(Priority::Answer, "desk-closed-look", &[]),
        }
    }

    /// The cursor came to a thing at a place.
    pub fn looked(&mut self, at: At, place: Place, thing: Thing, arrival: Arrival) -> Vec<Sent> {
        let said = match place {
            _ if self.is_at_desk(place) => self.desk.looked(at, thing, arrival),
            Place::Seat(color) => {
                return self.seat_handles(at, color, Input::Looked { thing, arrival });
            }
            Place::Desk => self.named(at, place, thing),
        };
        vec![Sent { to: place, what: TableOrder::Out(Output::Look(said)) }]
    }

    /// How things are said on the screen of a place.
    #[must_use]
    pub fn speaks_on_screen(&self, place: Place) -> &Narrator {
        self.narrator(if self.is_at_desk(place) { Place::Desk } else { place })
    }
}
