//! Writes a match file: every part and key in its order, with what each is in the writer's language.

use std::fmt::Write as _;

use shakmaty::Color;

use crate::table::file::key::{Form, Key, Need, Place, Section, Slot};
use crate::table::file::source::Entry;
use crate::voices::{Value, Voice, written};

/// The text of a file with these entries; comments are in the language of the voice.
///
/// What is left out stands as a comment, once. Read again, the text has the same entries.
#[must_use]
pub fn write(entries: &[Entry], voice: &Voice) -> String {
    let mut text = comment(voice, "match-about-file", &[]);
    for section in Section::ALL {
        let own: Vec<&Entry> =
            entries.iter().filter(|entry| entry.place.section == section).collect();
        // A player without any help has no such part; both players and the arbiter always have theirs.
        let is_optional = matches!(section, Section::Assistant(_) | Section::PlayerAids(_));
        if own.is_empty() && is_optional {
            continue;
        }
        text.push('\n');
        if section != Section::Match {
            let _ = writeln!(text, "[{}]", section.heading());
        }
        if let Some(about) = about(section) {
            text.push_str(&comment(voice, about, &[]));
        }
        for key in section.keys() {
            text.push_str(&line(&own, section, key, voice));
        }
        for entry in own.iter().filter(|entry| matches!(entry.place.slot, Slot::Aid(_))) {
            text.push_str(&set(entry));
        }
    }
    text
}

/// The same without a comment and without what is left out; the entries are in their order.
pub(super) fn plain(entries: &[Entry]) -> String {
    let mut text = String::new();
    for section in Section::ALL {
        let mut own = entries.iter().filter(|entry| entry.place.section == section).peekable();
        if own.peek().is_some() && section != Section::Match {
            let _ = writeln!(text, "[{}]", section.heading());
        }
        text.extend(own.map(set));
    }
    text
}

/// What a part is, said where it comes first.
const fn about(section: Section) -> Option<&'static str> {
    match section {
        Section::Aids => Some("match-about-aids"),
        Section::Arbiter => Some("match-about-arbiter"),
        _ => None,
    }
}

/// A key with what it is. Black has the same keys as White: what they are is said once.
fn line(own: &[&Entry], section: Section, key: Key, voice: &Voice) -> String {
    let place = Place { section, slot: Slot::Key(key) };
    let entry = own.iter().find(|entry| entry.place == place);
    let is_repeated =
        matches!(section, Section::Player(Color::Black) | Section::Assistant(Color::Black));
    let mut text = String::new();
    if !is_repeated {
        text.push_str(&comment(voice, &key.sentence(), &[]));
        if let Form::Choice(words) = key.form() {
            let words = [("words", words.join(", ").into())];
            text.push_str(&comment(voice, "match-words", &words));
        }
    }
    match entry {
        Some(entry) => text.push_str(&set(entry)),
        None if is_repeated || key.need() == Need::Required => {}
        None => {
            let _ = writeln!(text, "# {} = \"\"", key.name());
        }
    }
    text
}

fn set(entry: &Entry) -> String {
    let value = toml::Value::String(entry.text.clone());
    format!("{} = {value}\n", entry.place.slot.name())
}

fn comment(voice: &Voice, id: &str, values: &[(&str, Value)]) -> String {
    let text = written(&voice.sentence(id, values));
    text.lines().flat_map(|line| ["# ", line, "\n"]).collect()
}
