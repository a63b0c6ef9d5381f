//! Words in another spelling: for a synthesiser that misreads them, or as the Laws print them.

use std::collections::BTreeMap;

use crate::notation::fold::is_of_a_word;

/// A text with each word in the spelling that a table has for it.
pub(super) fn respelt(text: &str, spellings: &BTreeMap<String, String>) -> String {
    let mut out = String::with_capacity(text.len() + 4);
    let part = |c: char| is_of_a_word(c) || c == '-';
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let end = rest.find(|other| part(other) != part(c)).unwrap_or(rest.len());
        let (word, tail) = rest.split_at(end);
        out.push_str(spellings.get(word).map_or(word, String::as_str));
        rest = tail;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_whole_with_the_marks_on_it() {
        let spellings =
            [("ม้า", "มา"), ("घोड़ा", "ghora"), ("Mã", "Ma"), ("ม", "no"), ("e-4", "e 4")];
        let spellings = spellings.map(|(word, spelt)| (word.to_owned(), spelt.to_owned())).into();
        let said = |text: &str| respelt(text, &spellings);
        assert_eq!(said("ม้า f3, घोड़ा."), "มา f3, ghora.");
        assert_eq!(said("Mã e-4 ม"), "Ma e 4 no");
        // A mark that stands by itself after its letter, as some keyboards give it.
        assert_eq!(respelt("Ma\u{303}", &[("Ma\u{303}".to_owned(), "ma".to_owned())].into()), "ma");
    }
}
