//! A match file for a pairing, made without asking anybody: what is usual where it is played, and over that
//! what the event lays down and who plays.

use crate::datafile::whole::LineFault;
use crate::table::file::key::{Key, Place, Section, Slot};
use crate::table::file::source::Entry;
use crate::table::file::{MatchFile, MatchFileFault, read, write};

/// Lays a table for a pairing: its file, and what that lays down. What is `set` counts in the place of what is
/// usual. The text is none for people, and has no comments.
///
/// # Errors
///
/// What is wrong with the table, with the lines of that text.
pub fn paired(
    usual: &[Entry],
    set: &[(Section, Key, &str)],
    voices: &[String],
) -> Result<(String, MatchFile), Vec<LineFault<MatchFileFault>>> {
    let place = |(section, key, _): &(Section, Key, &str)| Place {
        section: *section,
        slot: Slot::Key(*key),
    };
    let is_usual = |entry: &&Entry| !set.iter().any(|it| place(it) == entry.place);
    let mut entries: Vec<Entry> = usual.iter().filter(is_usual).cloned().collect();
    entries.extend(set.iter().map(|it| Entry { place: place(it), text: it.2.to_owned(), line: 0 }));
    entries.sort_by_key(|entry| entry.place.rank());
    let text = write::plain(&entries);
    let read = read(&text, voices)?;
    Ok((text, read))
}
