//! What of a match file may be copied elsewhere: everything but what opens the desk and the seats.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use shakmaty::Color;
use toml::de::{DeTable, DeValue};

use crate::datafile::plain;
use crate::table::file::key::{Key, Section};
use crate::table::passphrase::without_hashes;

/// What stands for a code that is left out.
const NO_CODE: &str = "\"-\"";

/// The text of a match file without the hash of the passphrase and the codes of the seats. It is read
/// as the file is, and is the same whatever those are.
#[must_use]
pub fn recorded(text: &str) -> String {
    let (table, _) = DeTable::parse_recoverable(text);
    let mut codes: Vec<Range<usize>> =
        Color::ALL.into_iter().filter_map(|color| code(table.get_ref(), color)).collect();
    codes.sort_by_key(|span| Reverse(span.start));
    let mut kept = text.to_owned();
    for span in codes {
        kept.replace_range(span, NO_CODE);
    }
    without_hashes(&kept)
}

/// The keys that have other values in one text of a match file than in another, each with the
/// heading under which it stands.
#[must_use]
pub fn changed(then: &str, now: &str) -> Vec<String> {
    let (then, now) = (values(then), values(now));
    let keys: BTreeSet<&String> = then.keys().chain(now.keys()).collect();
    keys.into_iter().filter(|key| then.get(*key) != now.get(*key)).cloned().collect()
}

/// The value of a key in a text of a match file, with the heading under which it stands; `None` where
/// it is left out.
#[must_use]
pub fn value(text: &str, key: &str) -> Option<String> {
    values(text).remove(key)
}

/// The values of a text by their headings and keys.
fn values(text: &str) -> BTreeMap<String, String> {
    fn collect(heading: &str, table: &DeTable<'_>, all: &mut BTreeMap<String, String>) {
        for (key, value) in table {
            let key = key.get_ref();
            match value.get_ref() {
                DeValue::Table(inner) if heading.is_empty() => collect(key, inner, all),
                DeValue::Table(inner) => collect(&format!("{heading}.{key}"), inner, all),
                value => {
                    let name = format!("{heading} {key}").trim_start().to_owned();
                    all.insert(name, plain(value).unwrap_or_default());
                }
            }
        }
    }
    let mut all = BTreeMap::new();
    collect("", DeTable::parse_recoverable(text).0.get_ref(), &mut all);
    all
}

/// Where the code of a seat stands.
fn code(table: &DeTable<'_>, color: Color) -> Option<Range<usize>> {
    let part = Section::Player(color).heading();
    let (_, player) = table.iter().find(|(key, _)| key.get_ref() == part)?;
    let DeValue::Table(player) = player.get_ref() else { return None };
    let (_, code) = player.iter().find(|(key, _)| key.get_ref() == Key::Code.name())?;
    Some(code.span())
}
