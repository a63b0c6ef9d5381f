//! Words in another spelling: for a synthesiser that misreads them, or as the Laws print them.

use std::collections::BTreeMap;

use crate::is_of_a_word;

/// A text with each word in the spelling that a table has for it.
#[must_use]
pub fn respelt(text: &str, spellings: &BTreeMap<String, String>) -> String {
    if spellings.is_empty() {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len() + 4);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let end = end_of_word(rest, is_part(c));
        let (word, tail) = rest.split_at(end);
        out.push_str(spellings.get(word).map_or(word, String::as_str));
        rest = tail;
    }
    out
}

fn is_part(c: char) -> bool {
    is_of_a_word(c) || c == '-'
}

/// Where the word ends with which a text begins, or what is between two. An apostrophe between letters
/// belongs to the word, as in the Ukrainian `зв'язка`.
fn end_of_word(text: &str, is_word: bool) -> usize {
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let joins = is_word
            && matches!(c, '\'' | '’')
            && chars.peek().is_some_and(|(_, next)| next.is_alphabetic());
        if is_part(c) != is_word && !joins {
            return at;
        }
    }
    text.len()
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
        let bound =
            |word: &str| respelt(word, &[("зв'язка".to_owned(), "звязка".to_owned())].into());
        assert_eq!(bound("'зв'язка' зв' язка"), "'звязка' зв' язка");
        // A mark that stands by itself after its letter, as some keyboards give it.
        assert_eq!(respelt("Ma\u{303}", &[("Ma\u{303}".to_owned(), "ma".to_owned())].into()), "ma");
    }
}
