//! On what players sit down in these tests, and how they come to a position.

use expect_test::Expect;
use shakmaty::{Color, Position};

use crate::app::seats::tests::{Table, match_file};
use crate::laws::Announcing;
use crate::pegboard::Make;
use crate::table::Place;

pub(super) const WHITE: Place = Place::Seat(Color::White);
pub(super) const BLACK: Place = Place::Seat(Color::Black);

pub(super) const KEYS: &str = "blind = \"yes\"\nmoves = \"en\"\ntalk = \"en\"";
pub(super) const WHITE_PEGS: &str = "blind = \"yes\"\nmoves = \"en\"\ntalk = \"en\"\ndevice = \"pegs\"\naddress = \"peg1:/dev/ttyACM0\"";
pub(super) const BLACK_PEGS: &str = "blind = \"yes\"\nmoves = \"en\"\ntalk = \"en\"\ndevice = \"pegs\"\naddress = \"peg1:/dev/ttyACM1\"";
pub(super) const SEEING_BOARD: &str = "moves = \"en\"\ntalk = \"en\"\nscore = \"assistant\"\ndevice = \"board\"\n\
    address = \"certabo:/dev/ttyUSB0\"";

impl Table {
    /// A table whose clocks run.
    pub(super) fn of(white: &str, black: &str, rest: &str) -> Self {
        let mut table = Self::new(&match_file(white, black, rest));
        table.start();
        table
    }

    /// Moves that are played by lines; what was heard of them is left out.
    pub(super) fn played(mut self, moves: &str) -> Self {
        for mv in moves.split(' ') {
            let color = self.seats.game(Place::Desk).position().turn();
            let (by, other) = (Place::Seat(color), Place::Seat(!color));
            match self.seats.game(Place::Desk).rules().announcing {
                Announcing::Off => self.types(by, mv),
                how => {
                    self.types(by, &format!("announce {mv}"));
                    if how.repeats() {
                        self.types(other, mv);
                    }
                    self.types(by, "press");
                }
            }
            assert_eq!(self.seats.game(Place::Desk).position().turn(), !color, "{}", self.heard);
        }
        self.heard.clear();
        self
    }

    /// The board of a place is there, and stands as the game.
    pub(super) fn with(mut self, place: Place, make: Make) -> Self {
        let pieces = self.seats.game(place).position().board().clone();
        self.comes(place, make, &pieces);
        self.heard.clear();
        self
    }

    pub(super) fn hears(mut self, script: &str, expected: &Expect) {
        self.script(script);
        expected.assert_eq(&self.heard);
    }
}
