//! Words in another spelling: for a synthesiser that misreads them, or as the Laws print them.

use std::collections::BTreeMap;

/// A text with each word in the spelling that a table has for it.
pub(super) fn respelt(text: &str, spellings: &BTreeMap<String, String>) -> String {
    let mut out = String::with_capacity(text.len() + 4);
    let part = |c: char| c.is_alphanumeric() || c == '-';
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let end = rest.find(|other| part(other) != part(c)).unwrap_or(rest.len());
        let (word, tail) = rest.split_at(end);
        out.push_str(spellings.get(word).map_or(word, String::as_str));
        rest = tail;
    }
    out
}
