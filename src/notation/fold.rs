//! One spelling for comparing words: lower case, no accents.
//!
//! Only for comparing; what is printed and spoken keeps its spelling.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// A word in lower case without accents: `Läufer` is `laufer`, `fünf` is `funf`.
#[must_use]
pub fn plain(word: &str) -> String {
    if word.is_ascii() {
        return word.to_ascii_lowercase();
    }
    word.nfd().filter(|&c| !is_combining_mark(c)).flat_map(char::to_lowercase).collect()
}

/// A word in lower case with German umlauts written out: `Läufer` is `laeufer`, `fünf` is `fuenf`.
#[must_use]
pub fn written_out(word: &str) -> String {
    if word.is_ascii() {
        return word.to_ascii_lowercase();
    }
    let mut out = String::with_capacity(word.len() + 2);
    for c in word.nfc().flat_map(char::to_lowercase) {
        match c {
            'ä' => out.push_str("ae"),
            'ö' => out.push_str("oe"),
            'ü' => out.push_str("ue"),
            'ß' => out.push_str("ss"),
            _ => out.push(c),
        }
    }
    plain(&out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn umlauts_compare_in_every_spelling() {
        assert_eq!(written_out("LÄUFER"), "laeufer");
        assert_eq!(written_out("fu\u{308}nf"), "fuenf");
        assert_eq!(plain("König"), "konig");
        assert_eq!(plain("Échec"), "echec");
    }
}
