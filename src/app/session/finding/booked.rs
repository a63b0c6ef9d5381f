//! What is played in a position: by the book, and in the games of the archive.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::laws::Position;

use crate::app::input::Booked;
use crate::app::order::HomeOrder;
use crate::app::session::finding::{Finding, SoughtGames, What};
use crate::app::session::intent::{Intent, said};
use crate::app::session::{Act, Manner, Place};
use crate::opponent::thinker::Ticket;
use crate::voices::{Priority, Value};

/// How many moves are told.
const TOLD: usize = 5;

impl Finding {
    /// Asks what is played here.
    pub(super) fn look_into_book(&mut self, here: &Position) -> Intent {
        let (ticket, position) = (self.tickets.next(), Box::new(here.clone()));
        self.sought = Some(SoughtGames { ticket, what: What::Book(position.clone()) });
        Intent::home(HomeOrder::Book(ticket, position))
    }

    /// Hears what is played, where the player still is.
    pub(in crate::app::session) fn take_booked(
        &mut self,
        ticket: Ticket,
        moves: &[Booked],
        place: &Place,
        manner: &Manner,
    ) -> Vec<Intent> {
        let sought = self.sought.take_if(|sought| sought.ticket == ticket);
        let position = match sought.map(|sought| sought.what) {
            Some(What::Book(position)) if position.as_ref() == place.here() => position,
            Some(What::Book(_) | What::List(_) | What::Game(..) | What::Results) | None => {
                return Vec::new();
            }
        };
        let narrator = &manner.narrator;
        if moves.is_empty() {
            return said(manner.said("book-nothing", &[]));
        }
        let row = |booked: &Booked| {
            let announced = narrator.announcement(&position, booked.mv);
            let which = match (booked.share, booked.games) {
                (0, _) => "games",
                (_, 0) => "book",
                _ => "both",
            };
            let percent = Value::Number(((booked.share + 5) / 10).max(1).into());
            let values = [
                ("which", which.into()),
                ("move", Value::Spans(vec![announced])),
                ("percent", percent),
                ("games", booked.games.into()),
            ];
            narrator.talk.sentence("book-row", &values)
        };
        let mut lines: Vec<_> = moves.iter().take(TOLD).map(row).collect();
        if let Some(more) = moves.len().checked_sub(TOLD).filter(|more| *more > 0) {
            lines.push(narrator.talk.sentence("book-more", &[("count", more.into())]));
        }
        said(Act::say(narrator.lines(Priority::Answer, lines)))
    }
}
