//! A table of a room: its match, who serves its places, its boards, its logs, and its time.
//!
//! Every match goes on at the session time at which it was left. The room has a time of its own, that of
//! the inbox, which begins with the program; a table makes one of the other.

use std::collections::BTreeMap;

use shakmaty::{ByColor, Color};

use crate::app::game_store::OpenGame;
use crate::app::host::logs::Logs;
use crate::app::host::recorded::Writer;
use crate::app::host::screens::Screens;
use crate::app::host::served::{Served, ServedBy};
use crate::app::link::LinkId;
use crate::app::ports::Ports;
use crate::app::seats::Seats;
use crate::laws::{At, Game, Outcome};
use crate::table::{Place, SeatId, TableId};

/// The tables of a room, by their numbers.
pub(super) type Tables = BTreeMap<TableId, Table>;

/// A table of a room.
pub(super) struct Table {
    pub(super) id: TableId,
    pub(super) seats: Seats,
    pub(super) served: Served,
    pub(super) screens: Screens,
    pub(super) logs: Logs,
    pub(super) writer: Writer,
    pub(super) ports: ByColor<Ports>,
    /// Whether the arbiter has signed off: the match is over when its records are written.
    pub(super) over: bool,
    /// Whether something has happened since it was shown.
    pub(super) stirred: bool,
    /// The result that the room knows of.
    pub(super) result: Option<Outcome>,
    pub(super) time: TableTime,
}

/// The session time of a match, by that of the room.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableTime {
    /// When it was opened, by the time of the room.
    opened: At,
    /// How late it was in the match then.
    before: At,
}

impl TableTime {
    /// A match that was this late is opened now.
    pub(super) const fn opened(now: At, before: At) -> Self {
        Self { opened: now, before }
    }

    /// How late it is in the match at this time of the room.
    pub(super) fn of_room(self, now: At) -> At {
        self.before + now.since(self.opened)
    }

    /// When it is this late in the match.
    pub(super) fn to_room(self, at: At) -> At {
        self.opened + at.since(self.before)
    }
}

impl Table {
    /// How late it is in the match at this time of the room.
    pub(super) fn at(&self, now: At) -> At {
        self.time.of_room(now)
    }

    /// The game as the desk has it.
    pub(super) fn game(&self) -> &Game {
        self.seats.game(Place::Desk)
    }

    /// One of its places.
    pub(super) const fn seat(&self, place: Place) -> SeatId {
        SeatId { table: self.id, place }
    }

    /// When it has to be woken up, by the time of the room: for the match, for a screen, or for a sign of
    /// life of its journal.
    pub(super) fn due(&self, kept: Option<&OpenGame>) -> Option<At> {
        let sign = kept.and_then(|kept| kept.sign_due(self.game()));
        let due = [self.seats.deadline(), self.screens.due(), sign].into_iter().flatten().min();
        due.map(|due| self.time.to_room(due))
    }

    /// Whether the match itself waits for this time of the room.
    pub(super) fn is_due(&self, now: At) -> bool {
        self.seats.deadline().is_some_and(|due| due <= self.at(now))
    }

    /// The result, once the game is over and both players have signed it or the arbiter has signed off.
    pub(super) fn final_result(&self) -> Option<Outcome> {
        let game = self.game();
        let outcome = game.outcome()?;
        let is_signed = |color| game.sheet(color).signature() == game.result_to_sign();
        let are_signed = game.result_to_sign().is_some() && Color::ALL.into_iter().all(is_signed);
        (self.over || are_signed).then_some(outcome)
    }

    /// Whether the match is over, and its records are written.
    pub(super) const fn is_done(&self) -> bool {
        self.over && !self.writer.is_busy()
    }

    /// A line that was typed at a place was handled: after one at the desk, which is closed again and has no
    /// terminal of its own, nobody is spoken for.
    pub(super) fn handled(&mut self, place: Place) {
        let back = place == Place::Desk && self.served.by(place) == ServedBy::Here;
        if back && self.seats.is_closed(place) {
            self.served.current = None;
        }
    }

    /// The place that a terminal serves here.
    pub(super) fn place_of(&self, client: LinkId) -> Option<Place> {
        self.served.place_of(client)
    }
}

/// The place that a terminal serves at any table.
pub(super) fn seat_of(tables: &Tables, client: LinkId) -> Option<SeatId> {
    tables.values().find_map(|table| table.place_of(client).map(|place| table.seat(place)))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_match_goes_on_when_it_was_left_whatever_the_time_of_the_room() {
        let (early, late) = (At::from_secs(3), At::from_secs(5000));
        for (now, before) in [(early, late), (late, early), (early, early)] {
            let time = TableTime::opened(now, before);
            let then = now + Duration::from_secs(7);
            assert_eq!(time.of_room(now), before);
            assert_eq!(time.of_room(then), before + Duration::from_secs(7));
            assert_eq!(time.to_room(time.of_room(then)), then);
            // What was due before the match was left is due at once.
            assert_eq!(time.to_room(At::ZERO), now);
        }
    }
}
