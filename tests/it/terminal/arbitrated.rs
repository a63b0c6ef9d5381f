//! The desk of a room on a screen for readers: what an arbiter hears or feels there, whoever reads it.

use super::readers::Key;
use crate::program::Home;
use crate::rooms::Room;
use crate::rooms::desk::{everybody_sits, room};

/// The arguments of an arbiter who comes.
pub(super) const AT_THE_DOOR: &str = "seat room";

/// What is asked first.
pub(super) const ASKS: &str = "The passphrase of the room. Enter alone: leave.";

/// No key: what is heard then comes by itself.
const NOTHING: Key = Key("", "");
const ENTER: Key = Key("\r", "Return");
const CALL: &str = "Table 2: White calls you: It is too loud.";

/// A room of two tables at which everybody sits, and a home with the same data for the terminal of the arbiter.
pub(super) struct RoomToRead(Room);

impl RoomToRead {
    pub(super) fn new(home: &Home, theme: &str) -> Self {
        let mut room = room(&[1, 2]);
        let settings = format!(
            "talk = \"en\"\nmoves = \"en\"\nspeech = \"off\"\ntheme = \"{theme}\"\nface = \"screen\"\n"
        );
        room.home.write("settings.toml", &settings);
        room.open();
        room.plays("host hears To go to a table");
        everybody_sits(&mut room, &[1, 2]);
        std::os::unix::fs::symlink(room.home.path("data"), home.path("data")).unwrap();
        Self(room)
    }

    /// What waits, item by item, and the desk of a table, once the passphrase is typed. Each key, and what is said
    /// then.
    pub(super) fn plays(&mut self, mut says: impl FnMut(Key, &str)) {
        let Self(room) = self;
        says(ENTER, "Room desk, 2 tables. You are arbiter 1. Nothing waits.");
        room.plays("2 white types arbiter It is too loud");
        says(NOTHING, CALL);
        says(Key("\x1b", "Escape"), &format!("In the room. {CALL}"));
        room.plays("1 black types arbiter");
        says(NOTHING, "Table 1: Black calls you.");
        says(Key("\x1b[B", "Down"), "Table 1: Black calls you.");
        says(Key("\x1b[A", "Up"), CALL);
        says(
            ENTER,
            "Desk of table 2. To go back: close. Welcome, arbiter. One matter waits for your decision. \
             White calls the arbiter: It is too loud",
        );
    }
}
