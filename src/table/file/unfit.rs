//! What no match is begun with: a code that anybody finds, a name without a letter, a pace without
//! clocks. Matches that were begun with such files are played to their end.

use shakmaty::Color;

use crate::datafile::whole::LineFault;
use crate::table::file::MatchEntries;
use crate::table::file::key::{Key, Place, Section, Slot};
use crate::table::file::source::Entry;
use crate::table::file::wrong::MatchFileFault;
use crate::table::weak;

/// Everything of this kind.
pub(super) fn check(entries: &MatchEntries) -> Vec<LineFault<MatchFileFault>> {
    let mut wrongs: Vec<LineFault<MatchFileFault>> =
        entries.0.iter().filter_map(nameless).collect();
    wrongs.extend(Color::ALL.into_iter().filter_map(|color| code(entries, color)));
    wrongs.extend(pace(entries));
    wrongs
}

/// Whether what stands here is a name of the match.
#[must_use]
pub const fn is_name(place: Place) -> bool {
    matches!(
        place.slot,
        Slot::Key(
            Key::Name
                | Key::ArbiterName
                | Key::AssistantName
                | Key::Event
                | Key::Site
                | Key::Venue
                | Key::Club
        )
    )
}

/// A person is called by letters.
fn nameless(entry: &Entry) -> Option<LineFault<MatchFileFault>> {
    let of_person =
        matches!(entry.place.slot, Slot::Key(Key::Name | Key::ArbiterName | Key::AssistantName));
    let is_none = of_person && !entry.text.chars().any(char::is_alphabetic);
    let what = MatchFileFault::Value(entry.place, entry.text.clone());
    is_none.then_some(LineFault { line: entry.line, what })
}

fn code(entries: &MatchEntries, color: Color) -> Option<LineFault<MatchFileFault>> {
    let section = Section::Player(color);
    let entry = entries.at(section, Key::Code)?;
    let names = entries.0.iter().filter(|entry| is_name(entry.place));
    let names: Vec<&str> = names.map(|entry| entry.text.as_str()).collect();
    let weak = weak::code(&entry.text, &names)?;
    Some(LineFault { line: entry.line, what: MatchFileFault::WeakCode(entry.place, weak) })
}

/// A pace is one of clocks.
fn pace(entries: &MatchEntries) -> Option<LineFault<MatchFileFault>> {
    let pace = entries.at(Section::Match, Key::Pace)?;
    let has_none = entries.at(Section::Match, Key::Time)?.text == "off";
    has_none.then_some(LineFault { line: pace.line, what: MatchFileFault::PaceWithoutClocks })
}
