//! What of a match file a game rests on that has begun.

use shakmaty::Color;

use crate::table::file::key::{Key, Place, Section, Slot};
use crate::table::file::laid::{Device, Match};

impl Match {
    /// Where this table lays down other conditions of a game than another one: everything but how
    /// people are talked to, what they may ask for, and what else an arbiter can change at any time.
    #[must_use]
    pub fn other_terms(&self, begun: &Self) -> Vec<Place> {
        let of_match = [
            (Key::Event, self.event.name != begun.event.name),
            (Key::Round, self.event.round != begun.event.round),
            (Key::Time, self.control != begun.control),
            (Key::Laws, self.edition != begun.edition),
            (Key::Pace, self.pace != begun.pace),
            (Key::Supervision, self.supervision != begun.supervision),
            (Key::Announcing, self.announcing != begun.announcing),
            (Key::DefaultTime, self.default_time != begun.default_time),
            (Key::Quickplay, self.quickplay != begun.quickplay),
            (Key::Draws, self.draws != begun.draws),
            (Key::Session, self.session != begun.session),
            (Key::Adjudication, self.adjudication != begun.adjudication),
            (Key::MinutesByClaim, self.minutes_by_claim != begun.minutes_by_claim),
            (Key::Points, self.scale != begun.scale),
            (Key::Adjournment, self.adjournment != begun.adjournment),
            (Key::Odds, self.odds != begun.odds),
            (Key::Position, self.first.start() != begun.first.start()),
        ];
        let of_match = of_match.map(|(key, other)| (Section::Match, key, other));
        let of_players = Color::ALL.into_iter().flat_map(|color| {
            let (now, then) = (&self.players[color], &begun.players[color]);
            let other = [
                (Key::Name, now.name != then.name),
                (Key::Blind, now.blind != then.blind),
                (Key::HardOfHearing, now.hard_of_hearing != then.hard_of_hearing),
                (Key::Device, !now.device.is_alike(&then.device)),
                (Key::Score, now.scribe != then.scribe),
            ];
            other.map(|(key, other)| (Section::Player(color), key, other))
        });
        let place = |(section, key, other): (Section, Key, bool)| {
            other.then_some(Place { section, slot: Slot::Key(key) })
        };
        of_match.into_iter().chain(of_players).filter_map(place).collect()
    }

    /// This table with the conditions of the game that has begun at it.
    #[must_use]
    pub fn on_terms_of(self, begun: &Self) -> Self {
        let mut table = Self { event: self.event, players: self.players, ..begun.clone() };
        (table.arbiter, table.appeals) = (self.arbiter, self.appeals);
        table.event.name.clone_from(&begun.event.name);
        table.event.round.clone_from(&begun.event.round);
        for color in Color::ALL {
            let (now, then) = (&mut table.players[color], &begun.players[color]);
            now.name.clone_from(&then.name);
            (now.blind, now.hard_of_hearing) = (then.blind, then.hard_of_hearing);
            now.scribe = then.scribe;
            if !now.device.is_alike(&then.device) {
                now.device = then.device.clone();
            }
        }
        table
    }

    /// Whether the same two people play at another table, with the same colours.
    #[must_use]
    pub fn is_between_those_of(&self, other: &Self) -> bool {
        Color::ALL.into_iter().all(|color| self.players[color].name == other.players[color].name)
    }

    /// Whether both are of an event and a round, and not of the same: two who meet again play another game.
    #[must_use]
    pub fn is_of_another_round(&self, other: &Self) -> bool {
        let round = |table: &Self| table.event.name.clone().zip(table.event.round.clone());
        round(self).zip(round(other)).is_some_and(|(one, other)| one != other)
    }
}

impl Device {
    /// Whether a player plays on the same kind of thing; where a board is plugged in may change.
    fn is_alike(&self, other: &Self) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

impl Place {
    /// As it is found in a file: the heading and the key.
    #[must_use]
    pub fn written(self) -> String {
        format!("{} {}", self.section.heading(), self.slot.name()).trim_start().to_owned()
    }
}
