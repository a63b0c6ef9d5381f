//! Which terminal serves which place of a table.

use crate::app::link::{LinkId, Sitting};
use crate::table::Place;

/// By whom a place is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ServedBy {
    /// By nobody: its terminal has not come yet.
    Nobody,
    /// By the terminal of the host, while that is at this table.
    Here,
    /// By another terminal.
    Client(LinkId),
    /// By a terminal of the desk of the room, which goes back there.
    Room(LinkId),
}

/// Which terminal serves which place.
#[derive(Debug)]
pub(super) struct Served {
    by: [ServedBy; Place::ALL.len()],
    /// What the terminal of the host serves when nobody else does.
    here: Vec<Place>,
    /// For whom a line at the terminal of the host is, if it does not say; nothing: for the player
    /// whose part comes next.
    pub(super) current: Option<Place>,
    /// The place that awaits a passphrase at the terminal of the host.
    pub(super) secret: Option<Place>,
    /// The places for which a passphrase that was said there is being looked at: the next line is
    /// read after that.
    pub(super) tried: Vec<Place>,
    /// The desk has a terminal of its own, at which nobody has said the passphrase yet.
    pub(super) unopened: bool,
    /// Who sits at each place at a terminal of his own, or has sat there last.
    sittings: [Option<Sitting>; Place::ALL.len()],
}

impl Served {
    /// Nobody else has come yet.
    pub(super) fn new(here: Vec<Place>) -> Self {
        let by = Place::ALL
            .map(|place| if here.contains(&place) { ServedBy::Here } else { ServedBy::Nobody });
        let sittings = [None; Place::ALL.len()];
        let (current, secret, tried) = (None, None, Vec::new());
        Self { by, here, current, secret, tried, unopened: false, sittings }
    }

    pub(super) fn by(&self, place: Place) -> ServedBy {
        self.by[place.index()]
    }

    pub(super) fn place_of(&self, client: LinkId) -> Option<Place> {
        Place::ALL.into_iter().find(|&place| self.by(place) == ServedBy::Client(client))
    }

    pub(super) fn set(&mut self, place: Place, by: ServedBy) {
        self.by[place.index()] = by;
        if by != ServedBy::Here {
            self.current.take_if(|current| *current == place);
            // What is typed next at the terminal of the host is no passphrase of that place.
            self.secret.take_if(|secret| *secret == place);
        }
    }

    /// A passphrase that was said at a place is being looked at.
    pub(super) fn verifies(&mut self, place: Place) {
        self.tried.push(place);
    }

    /// That passphrase was looked at; whether a line of this place waits for it.
    pub(super) fn verified(&mut self, place: Place) -> bool {
        let waits = self.tried.contains(&place);
        self.tried.retain(|tried| *tried != place);
        waits
    }

    /// Whether somebody who comes has sat at this place last: his link has broken.
    pub(super) fn knows(&self, place: Place, sitting: Option<Sitting>) -> bool {
        sitting.is_some() && self.sittings[place.index()] == sitting
    }

    /// Somebody sits down at a place.
    pub(super) fn sits(&mut self, place: Place, sitting: Option<Sitting>) {
        self.sittings[place.index()] = sitting;
    }

    /// The terminals that serve places, but for that of the host.
    pub(super) fn clients(&self) -> Vec<(Place, LinkId)> {
        let client = |place| match self.by(place) {
            ServedBy::Client(client) => Some((place, client)),
            ServedBy::Nobody | ServedBy::Here | ServedBy::Room(_) => None,
        };
        Place::ALL.into_iter().filter_map(client).collect()
    }

    /// Whether another terminal serves a place.
    pub(super) fn is_taken(&self, place: Place) -> bool {
        matches!(self.by(place), ServedBy::Client(_) | ServedBy::Room(_))
    }

    /// The places that the terminal of the host serves now, where it is at this table.
    pub(super) fn here(&self) -> Vec<Place> {
        Place::ALL.into_iter().filter(|&place| self.by(place) == ServedBy::Here).collect()
    }

    pub(super) fn free(&mut self, place: Place) {
        let by = if self.here.contains(&place) { ServedBy::Here } else { ServedBy::Nobody };
        self.set(place, by);
    }
}
