//! Which characters belong together in a word: letters of one script, with the marks on them.

use unicode_normalization::char::is_combining_mark;
use unicode_script::{Script, UnicodeScript};

/// The script of a letter; the three of Japanese, which share words, are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Letters(Script);

impl Letters {
    /// The letters of English and of most languages of Europe.
    pub(crate) const LATIN: Self = Self(Script::Latin);
}

/// The script of a letter; `None` for what is no letter, and for letters of no script of their own.
pub(crate) fn letters(c: char) -> Option<Letters> {
    if c.is_ascii() {
        return c.is_ascii_alphabetic().then_some(Letters::LATIN);
    }
    script(c).filter(|_| c.is_alphabetic())
}

/// The script of a letter, a digit or a mark; `None` for what all scripts have.
pub(crate) fn script(c: char) -> Option<Letters> {
    match c.script() {
        Script::Common | Script::Inherited | Script::Unknown => None,
        Script::Hiragana | Script::Katakana | Script::Bopomofo => Some(Letters(Script::Han)),
        script => Some(Letters(script)),
    }
}

/// What a run of characters is made of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// No letters: digits, or signs.
    Signs,
    Letters(Letters),
    /// Letters of no script of their own, which do not end a run.
    Shared,
}

fn kind(c: char, before: Option<Kind>) -> Kind {
    match (letters(c), before) {
        (Some(letters), _) => Kind::Letters(letters),
        (None, Some(before)) if !c.is_ascii() && (is_combining_mark(c) || c.is_alphabetic()) => {
            before
        }
        (None, _) if c.is_alphabetic() => Kind::Shared,
        (None, _) => Kind::Signs,
    }
}

/// Splits a word where letters end, and where letters of another script begin.
pub(crate) fn runs(word: &str) -> Vec<&str> {
    if word.is_ascii() {
        let is_same = |one: &u8, next: &u8| one.is_ascii_alphabetic() == next.is_ascii_alphabetic();
        let runs = word.as_bytes().chunk_by(is_same);
        return runs.filter_map(|run| str::from_utf8(run).ok()).collect();
    }
    let mut runs = Vec::new();
    let mut start = 0;
    let mut before = None;
    for (i, c) in word.char_indices() {
        let kind = kind(c, before);
        if before.is_some_and(|before| before != kind) {
            runs.push(&word[start..i]);
            start = i;
        }
        before = Some(kind);
    }
    runs.push(&word[start..]);
    runs
}

/// Whether a text begins with a letter of a script in which words may stand without spaces between
/// them.
pub(crate) fn needs_no_spaces(text: &str) -> bool {
    let script = |Letters(script)| {
        matches!(
            script,
            Script::Thai
                | Script::Lao
                | Script::Khmer
                | Script::Myanmar
                | Script::Tibetan
                | Script::Han
                | Script::Hangul
        )
    };
    text.chars().next().filter(|c| !c.is_ascii()).and_then(letters).is_some_and(script)
}

/// Whether a word may end before a character: no mark is torn off its letter.
pub(crate) fn may_begin(c: char) -> bool {
    !is_combining_mark(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_ends_with_its_letters_and_with_their_script() {
        assert_eq!(runs("Ng1xf3"), ["Ng", "1", "xf", "3"]);
        assert_eq!(runs("ม้าg1"), ["ม้า", "g", "1"]);
        assert_eq!(runs("나이트g1에서f3"), ["나이트", "g", "1", "에서", "f", "3"]);
        assert_eq!(runs("Крe4"), ["Кр", "e", "4"]);
        assert_eq!(runs("马g1"), ["马", "g", "1"]);
        assert_eq!(runs("Läufer3"), ["Läufer", "3"]);
        assert_eq!(runs("घोड़ाf3"), ["घोड़ा", "f", "3"]);
        assert_eq!(runs("ナイトを取る"), ["ナイトを取る"]);
        assert_eq!(runs("ルーク4"), ["ルーク", "4"]);
    }
}
