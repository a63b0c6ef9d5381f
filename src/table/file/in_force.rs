//! A match file as it is in force for a game that was begun by another one.

use crate::table::file::key::{Key, Place, Slot};
use crate::table::file::{MatchFile, kept, read, write};
use crate::voices::Voice;

/// The text of a file with the conditions of the game that was begun by another text, for a record of
/// that game; `None` if the two make no table together.
#[must_use]
pub fn in_force(now: &str, begun: &str, voice: &Voice) -> Option<String> {
    let [now, begun]: [MatchFile; 2] = [read(now, &[]).ok()?, read(begun, &[]).ok()?];
    let changed = now.table.other_terms(&begun.table);
    let is_term = |place: Place| changed.iter().any(|&term| belongs_to(place, term));
    let (stays, comes) = (now.entries.into_iter(), begun.entries.into_iter());
    let stays = stays.filter(|entry| !is_term(entry.place));
    let entries: Vec<_> = stays.chain(comes.filter(|entry| is_term(entry.place))).collect();
    let text = write(&entries, voice);
    let table = now.table.on_terms_of(&begun.table);
    (kept(&text)? == table).then_some(text)
}

/// Whether a key lays down a condition, alone or with another key.
fn belongs_to(place: Place, term: Place) -> bool {
    let with = match place.slot {
        Slot::Key(Key::Address) => Slot::Key(Key::Device),
        Slot::Key(Key::Chess960 | Key::Variant) => Slot::Key(Key::Position),
        slot => slot,
    };
    term == Place { slot: with, ..place }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::file::recorded;
    use crate::voices::Library;

    fn file(conditions: &str, white: &str) -> String {
        let hash = include_str!("../../../examples/two-peg-boards.toml")
            .lines()
            .find(|line| line.starts_with("passphrase"))
            .unwrap();
        recorded(&format!(
            "{conditions}\n[white]\nname = \"Anna\"\n{white}\n[black]\nname = \"Bernd\"\n\
             [arbiter]\nname = \"Ruth\"\n{hash}\n"
        ))
    }

    #[test]
    fn conditions_stay_and_all_else_is_new() {
        let voice = Library::built_in().get("en").unwrap();
        let pegs = "device = \"pegs\"\naddress = \"peg1:/dev/ttyACM0\"";
        let begun = file("time = \"90+30\"\nplace = \"Hall\"\nchess960 = \"3\"", pegs);
        let now = file("time = \"5+3\"\nround = \"2\"\nplace = \"Table 7\"", "talk = \"de\"");
        let text = in_force(&now, &begun, &voice).unwrap();
        for line in [
            "time = \"90+30\"",
            "place = \"Table 7\"",
            "chess960 = \"3\"",
            "talk = \"de\"",
            "device = \"pegs\"",
            "address = \"peg1:/dev/ttyACM0\"",
        ] {
            assert!(text.contains(&format!("\n{line}\n")), "{line}: {text}");
        }
        assert!(!text.contains("\nround = "), "{text}");
        let begun = kept(&begun).unwrap();
        assert!(kept(&text).unwrap().other_terms(&begun).is_empty(), "{text}");
    }
}
