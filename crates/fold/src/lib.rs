//! One spelling for comparing words: lower case, no accents.
//!
//! Only for comparing; what is printed and spoken keeps its spelling. Marks that are no accents, such as
//! the vowels and tones of Thai, stay: without them a word is another word, or none.

use std::borrow::Cow;

mod entries;
pub mod lines;
mod respell;

use memchr::{memchr, memchr_iter, memmem, memrchr};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

pub use entries::{close_script, ending_entry, entries, sought};
pub use respell::respelt;

/// How letters are written out in others, where a keyboard or a form has no better ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folding(Cow<'static, [(char, Cow<'static, str>)]>);

/// How passports write names in the letters of English, whatever their language: ICAO Doc 9303,
/// part 3, section 6. What only loses an accent there loses it here by itself.
pub const PASSPORTS: Folding = Folding(Cow::Borrowed(&[
    ('ä', Cow::Borrowed("ae")),
    ('å', Cow::Borrowed("aa")),
    ('æ', Cow::Borrowed("ae")),
    ('ð', Cow::Borrowed("d")),
    ('đ', Cow::Borrowed("d")),
    ('ħ', Cow::Borrowed("h")),
    ('ı', Cow::Borrowed("i")),
    ('ĳ', Cow::Borrowed("ij")),
    ('ł', Cow::Borrowed("l")),
    ('ŋ', Cow::Borrowed("n")),
    ('ö', Cow::Borrowed("oe")),
    ('ø', Cow::Borrowed("oe")),
    ('œ', Cow::Borrowed("oe")),
    ('ß', Cow::Borrowed("ss")),
    ('ŧ', Cow::Borrowed("t")),
    ('þ', Cow::Borrowed("th")),
    ('ü', Cow::Borrowed("ue")),
]));

/// Whether a letter is of a script that has no Latin letters, and is not written with them.
fn is_foreign(c: char) -> bool {
    matches!(c, '\u{370}'..='\u{e7f}' | '\u{ac00}'..='\u{d7a3}')
}

impl Folding {
    /// The folding of a language: each letter with what is written for it.
    pub fn new(letters: impl IntoIterator<Item = (char, String)>) -> Self {
        let lower = |(letter, others): (char, String)| {
            let lower = letter.to_lowercase().next().unwrap_or(letter);
            (lower, Cow::Owned(others.to_lowercase()))
        };
        Self(letters.into_iter().map(lower).collect())
    }

    /// What is written for a small letter.
    #[must_use]
    pub fn letter(&self, letter: char) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == letter).map(|(_, others)| &**others)
    }

    /// A word in lower case with its letters written out, and no accents on the others.
    #[must_use]
    pub fn written_out(&self, word: &str) -> String {
        if let Some(simple) = simple(word).filter(|simple| self.leaves(simple)) {
            return simple;
        }
        let mut out = String::with_capacity(word.len() + 2);
        for letter in word.nfc().flat_map(char::to_lowercase) {
            match self.letter(letter) {
                Some(others) => out.push_str(others),
                None => out.push(letter),
            }
        }
        plain(&out)
    }

    /// A word in every spelling that it can have without its own letters.
    #[must_use]
    pub fn spellings(&self, word: &str) -> Vec<String> {
        if let Some(simple) = simple(word).filter(|simple| self.leaves(simple)) {
            return vec![simple];
        }
        let mut spellings = vec![plain(word), self.written_out(word)];
        spellings.dedup();
        spellings
    }

    /// Whether it writes no letter of a word out: none of ASCII.
    fn leaves(&self, word: &str) -> bool {
        word.is_ascii() || self.0.is_empty() || !word.chars().any(|c| self.letter(c).is_some())
    }

    /// Whether two texts are the same words: with an accent or written out, but not without it, which
    /// may be another word.
    #[must_use]
    pub fn same(&self, one: &str, other: &str) -> bool {
        if one.is_ascii() && other.is_ascii() {
            return one.eq_ignore_ascii_case(other);
        }
        if self.begin_differently(one, other) {
            return false;
        }
        // Letters of other scripts are written out as no Latin ones: most names that are compared.
        let is_plain = !self.0.iter().any(|(letter, _)| is_foreign(*letter));
        let differ = |one: &str, other: &str| one.is_ascii() && other.chars().any(is_foreign);
        if is_plain && (differ(one, other) || differ(other, one)) {
            return false;
        }
        self.written_out(one) == self.written_out(other)
    }

    /// Whether two texts begin with different letters of ASCII, which stay what they are: most names that
    /// are compared.
    fn begin_differently(&self, one: &str, other: &str) -> bool {
        let first = |text: &str| {
            let mut chars = text.chars();
            let first = chars.next()?.to_ascii_lowercase();
            let has_mark = chars.next().is_some_and(|c| c >= FIRST_MARK && is_combining_mark(c));
            (first.is_ascii() && !has_mark && self.letter(first).is_none()).then_some(first)
        };
        first(one).zip(first(other)).is_some_and(|(one, other)| one != other)
    }

    /// Whether two texts may be the same words, in any spelling.
    #[must_use]
    pub fn alike(&self, one: &str, other: &str) -> bool {
        let other = self.spellings(other);
        self.spellings(one).iter().any(|spelling| other.contains(spelling))
    }

    /// A text in which words are looked for, in every spelling.
    #[must_use]
    pub fn folded(&self, text: &str) -> String {
        self.spellings(text).join("\n")
    }

    /// The words of a text that are looked for, without what stands between them.
    #[must_use]
    pub fn words(&self, text: &str) -> Words {
        let words = text.split(|c: char| !is_of_a_word(c)).filter(|word| !word.is_empty());
        let spellings = words.map(|word| self.spellings(word));
        // Of a lone accent nothing is left.
        Words(spellings.filter(|spellings| !spellings.iter().any(String::is_empty)).collect())
    }
}

/// The words of a text: what stands between spaces and punctuation that means nothing in a move.
pub fn split(text: &str) -> impl Iterator<Item = &str> {
    let is_between = |c: char| {
        c.is_whitespace()
            || matches!(c, ',' | ';' | '.' | '!' | '?' | '(' | ')' | '、' | '。' | '，' | '．')
    };
    text.split(is_between).filter(|word| !word.is_empty())
}

/// Whether a character is part of a word: a letter, a digit, or a mark on the one before it.
#[must_use]
pub fn is_of_a_word(c: char) -> bool {
    c.is_alphanumeric() || is_mark(c)
}

/// Whether a character is a mark on the one before it.
#[must_use]
pub fn is_mark(c: char) -> bool {
    c >= FIRST_MARK && is_combining_mark(c)
}

/// The first mark that stands on the character before it.
const FIRST_MARK: char = '\u{300}';

/// A word in lower case with its accents, each letter and its marks as one.
#[must_use]
pub fn lower(word: &str) -> String {
    simple(word).unwrap_or_else(|| word.nfc().flat_map(char::to_lowercase).collect())
}

/// A word in lower case whose letters have no accent and no other form: the one spelling that it has. Of
/// Russian, Thai and Korean these are most.
fn simple(word: &str) -> Option<String> {
    if word.is_ascii() {
        return Some(word.to_ascii_lowercase());
    }
    let mut out = String::with_capacity(word.len());
    for c in word.chars() {
        out.push(match c {
            '\0'..='\x7f' => c.to_ascii_lowercase(),
            'Й' | 'й' => return None,
            'А'..='Я' => char::from_u32(u32::from(c) + 0x20)?,
            // Two marks below and above a letter may stand in another order.
            '\u{e38}'..='\u{e3a}'
                if out
                    .ends_with(|c| matches!(c, '\u{e38}'..='\u{e3a}' | '\u{e48}'..='\u{e4b}')) =>
            {
                return None;
            }
            'а'..='я' | '\u{e01}'..='\u{e3a}' | '\u{e40}'..='\u{e4f}' | '\u{ac00}'..='\u{d7a3}' => {
                c
            }
            _ => return None,
        });
    }
    Some(out)
}

/// A word in lower case without accents: `Läufer` is `laufer`, `Đen` is `den`.
#[must_use]
pub fn plain(word: &str) -> String {
    if let Some(simple) = simple(word) {
        return simple;
    }
    let mut out = String::with_capacity(word.len());
    for letter in word.nfd().filter(|&c| !is_accent(c)).flat_map(char::to_lowercase) {
        match without_its_stroke(letter) {
            Some(others) => out.push_str(others),
            None => out.push(letter),
        }
    }
    // What is taken apart and is no accent, such as Korean, is put together again.
    if out.chars().any(|c| c > LAST_CYRILLIC) { out.nfc().collect() } else { out }
}

/// The last character of the scripts in which an accent is all that is taken apart.
const LAST_CYRILLIC: char = '\u{52f}';

/// Whether a character is an accent of Latin, Greek or Cyrillic letters.
const fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// What is typed for a small letter whose stroke or shape is part of it, where a keyboard has none.
#[must_use]
pub const fn without_its_stroke(letter: char) -> Option<&'static str> {
    Some(match letter {
        'ß' => "ss",
        'æ' => "ae",
        'ð' | 'đ' => "d",
        'ø' => "o",
        'þ' => "th",
        'ħ' => "h",
        'ı' => "i",
        'ł' => "l",
        'ŋ' => "n",
        'œ' => "oe",
        'ŧ' => "t",
        _ => return None,
    })
}

/// The words that are looked for, each in every spelling.
#[derive(Clone, Debug)]
pub struct Words(Vec<Vec<String>>);

impl Words {
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

    /// Which of many folded texts, each with a zero byte behind it, have all of them. Only texts that have
    /// the longest of the words are looked at. Never inlined: it would be built as whoever calls it, and not
    /// for speed.
    #[must_use]
    #[inline(never)]
    pub fn places_in(&self, texts: &[u8]) -> Vec<usize> {
        let longest = self.0.iter().max_by_key(|word| word.iter().map(String::len).min());
        let Some(longest) = longest else { return (0..memchr_iter(0, texts).count()).collect() };
        let mut places = Vec::new();
        for spelling in longest {
            self.add_places_of(spelling, texts, &mut places);
        }
        if longest.len() > 1 {
            places.sort_unstable();
            places.dedup();
        }
        places
    }

    /// Those that have this spelling of the longest word. Of a text that has it the rest is passed over.
    fn add_places_of(&self, spelling: &str, texts: &[u8], places: &mut Vec<usize>) {
        let is_alone = self.0.len() == 1;
        if let (&[letter], true) = (spelling.as_bytes(), is_alone) {
            add_places_with(letter, texts, places);
            return;
        }
        let finder = memmem::Finder::new(spelling);
        let (mut place, mut rest) = (0, texts);
        while let Some(at) = finder.find(rest) {
            place += memchr_iter(0, &rest[..at]).count();
            let end = memchr(0, &rest[at..]).map_or(rest.len(), |length| at + length);
            let begin = || memrchr(0, &rest[..at]).map_or(0, |before| before + 1);
            if is_alone || self.are_in(&rest[begin()..end]) {
                places.push(place);
            }
            place += 1;
            rest = rest.get(end + 1..).unwrap_or_default();
        }
    }
}

/// Which of many texts have a letter. It is in most of them, so to look for the next one takes longer than to
/// look at all, eight bytes at once.
fn add_places_with(letter: u8, texts: &[u8], places: &mut Vec<usize>) {
    let (words, rest) = texts.as_chunks::<8>();
    // What is no text has no end, so it adds none.
    let mut last = [b'\x01'; 8];
    last[..rest.len()].copy_from_slice(rest);
    let (mut place, mut has) = (0, false);
    for word in words.iter().chain([&last]) {
        let word = u64::from_le_bytes(*word);
        let mut ends = bytes_that_are(0, word);
        let mut letters = bytes_that_are(letter, word);
        while ends != 0 {
            let up_to_it = ends ^ (ends - 1);
            if has || letters & up_to_it != 0 {
                places.push(place);
            }
            has = false;
            letters &= !up_to_it;
            ends &= ends - 1;
            place += 1;
        }
        has |= letters != 0;
    }
}

/// The highest bit of each of eight bytes that is this one.
const fn bytes_that_are(byte: u8, word: u64) -> u64 {
    const LOW: u64 = u64::from_ne_bytes([0x7f; 8]);
    let differs = word ^ u64::from_ne_bytes([byte; 8]);
    // No byte carries over into the next one.
    !((differs & LOW).wrapping_add(LOW) | differs | LOW)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_another_script_is_no_latin_one_unless_its_letters_are_written_so() {
        let plain = Folding::new([]);
        assert!(!plain.same("ход", "hod") && !plain.same("quit", "выход"));
        assert!(plain.same("ХОД", "ход"));
        let russian =
            Folding::new([('х', "h".to_owned()), ('о', "o".to_owned()), ('д', "d".to_owned())]);
        assert!(russian.same("ход", "hod"));
    }

    #[test]
    fn a_letter_that_is_written_as_another_is_the_same_at_the_beginning_too() {
        let letters = [('q', "k".to_owned()), ('ŵ', "v".to_owned())];
        let folding = Folding::new(letters);
        assert!(folding.same("Qíz", "kiz") && folding.same("w\u{302}á", "va"));
        assert!(!folding.same("zíq", "kiz") && !folding.same("wá", "va"));
    }

    #[test]
    fn letters_compare_in_every_spelling_of_their_language() {
        let german = Folding::new([('ä', "ae".to_owned()), ('Ü', "UE".to_owned())]);
        assert_eq!(german.written_out("LÄUFER"), "laeufer");
        assert_eq!(german.written_out("fu\u{308}nf"), "fuenf");
        assert_eq!(plain("König"), "konig");
        assert_eq!(plain("Échec"), "echec");
        assert!(german.same("drücken", "Druecken"));
        assert!(!german.same("drucken", "drücken") && german.alike("drucken", "drücken"));
        let none = Folding::default();
        assert_eq!(plain("groß"), "gross");
        assert!(!none.alike("druecken", "drücken") && none.same("drucken", "drücken"));
    }

    #[test]
    fn names_are_found_as_passports_write_them() {
        let names = [("Müller", "mueller"), ("Østergård", "OESTERGAARD"), ("Łukasz", "lukasz")];
        for (name, wanted) in names {
            assert!(PASSPORTS.words(wanted).are_in(PASSPORTS.folded(name).as_bytes()), "{name}");
        }
    }

    #[test]
    fn words_are_found_in_many_texts_at_once() {
        let names = ["Müller, Karsten", "", "Mueller Hans", "Karsten", "Muller Karl, Kar"];
        let texts: String = names.iter().map(|name| PASSPORTS.folded(name) + "\0").collect();
        let wanted = [
            "mueller",
            "muller",
            "kar",
            "karsten mu",
            "",
            "\u{301}",
            "ü",
            "xx",
            "r",
            "k",
            ",",
            "x",
        ];
        for wanted in wanted {
            let words = PASSPORTS.words(wanted);
            let is_one = |place: &usize| words.are_in(PASSPORTS.folded(names[*place]).as_bytes());
            let expected: Vec<usize> = (0..names.len()).filter(is_one).collect();
            assert_eq!(words.places_in(texts.as_bytes()), expected, "{wanted}");
        }
        assert_eq!(PASSPORTS.words("muller").places_in(texts.as_bytes()), [0, 4]);
        // A text without an end is none, and neighbours of a letter are not it.
        assert_eq!(
            PASSPORTS.words("b").places_in(b"b\0\0abc\0\xe2\0\0a\0acbbbbbbbb\0b"),
            [0, 2, 6]
        );
        assert_eq!(PASSPORTS.words("b").places_in(b"aaaaaaab\0aaaaaab\0"), [0, 1]);
        assert_eq!(PASSPORTS.words("a").places_in(b""), []);
    }

    #[test]
    fn marks_of_other_scripts_are_no_accents() {
        for word in ["รุก", "ม้า", "คิง", "เบี้ย", "घोड़ा", "나이트"]
        {
            assert_eq!(plain(word), word.nfc().collect::<String>(), "{word}");
            assert_eq!(plain(&word.nfd().collect::<String>()), plain(word), "{word}");
        }
        assert_ne!(plain("ม้า"), plain("มา"));
        assert_ne!(plain("が"), plain("か"));
        assert_eq!(plain("бьёт"), "бьет");
    }

    #[test]
    fn a_simple_word_is_spelt_as_any_other_would_be() {
        let known = |c: char| simple(c.encode_utf8(&mut [0; 4])).is_some();
        for c in ('\0'..='\u{d7ff}').filter(|c| known(*c)) {
            let word = format!("{c}ก{c}");
            let lower: String = word.nfc().flat_map(char::to_lowercase).collect();
            assert_eq!(simple(&word), Some(lower.clone()), "{c}");
            let taken_apart: String = lower.nfd().filter(|&c| !is_accent(c)).nfc().collect();
            assert_eq!(taken_apart, lower, "{c}");
        }
        for word in ["й", "é", "ё", "ก\u{e48}\u{e38}", "가\u{11a8}", "e\u{301}"] {
            assert_eq!(simple(word), None, "{word}");
        }
    }

    #[test]
    fn letters_with_a_stroke_are_typed_without_it() {
        for (word, typed) in [
            ("Đen", "den"),
            ("białe", "biale"),
            ("kısa", "kisa"),
            ("İki", "iki"),
            ("Sjælland", "sjaelland"),
            ("rød", "rod"),
        ] {
            assert_eq!(plain(word), typed);
        }
    }

    #[test]
    fn words_are_looked_for_with_their_marks() {
        let none = Folding::default();
        let found =
            |wanted: &str, text: &str| none.words(wanted).are_in(none.folded(text).as_bytes());
        assert!(found("ม้า, คิง", "คิง กิน ม้า") && !found("ม้า", "มา"));
        assert_eq!(none.words("ม้า").0.len(), 1);
    }
}
