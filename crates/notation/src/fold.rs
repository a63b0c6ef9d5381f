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

/// A text in which words are looked for, in both spellings of umlauts.
#[must_use]
pub fn folded(text: &str) -> String {
    let (plain, written_out) = (plain(text), written_out(text));
    if plain == written_out { plain } else { format!("{plain}\n{written_out}") }
}

/// The words that are looked for, each in every spelling of its umlauts.
#[derive(Clone, Debug)]
pub struct Words(Vec<Vec<String>>);

impl Words {
    /// The words of a text, without what stands between them.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let spellings = |word| {
            let mut spellings = vec![plain(word), written_out(word)];
            spellings.dedup();
            spellings
        };
        Self(words.map(spellings).collect())
    }

    /// Whether nothing is looked for.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a folded text has all of them, whole or in part. Words and names are short: a search
    /// that prepares itself takes longer than this one.
    #[must_use]
    pub fn are_in(&self, folded: &[u8]) -> bool {
        let has = |word: &String| folded.windows(word.len()).any(|part| part == word.as_bytes());
        self.0.iter().all(|spellings| spellings.iter().any(has))
    }
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
