//! One form for each letter and digit, whatever keyboard or input method it comes from.
//!
//! Unlike [`fold`](crate::fold) this changes no word: it is how the word is usually written. What only
//! looks like a letter is the affair of [`lookalike`](crate::lookalike).

use std::borrow::Cow;

use deunicode::deunicode_char;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::compose;

/// A text as its letters are usually written: marks on their letters, syllables of Korean put together.
#[must_use]
pub fn composed(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || text.chars().all(|c| c < '\u{300}') {
        return text.into();
    }
    let whole: String = text.nfc().collect();
    if whole.chars().any(is_single_jamo) { syllables(&whole).into() } else { whole.into() }
}

/// The same, with wide, styled and foreign digits and letters as the usual ones: `ｅ４` and `e๔` are `e4`.
#[must_use]
pub fn usual(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || text.chars().all(|c| c < '\u{300}') {
        return text.into();
    }
    let mut out = String::with_capacity(text.len());
    for c in composed(text).chars() {
        match digit(c) {
            Some(digit) => out.push(digit),
            // The vowel would come apart, and its word would be written as nobody writes it.
            None if matches!(c, '\u{e33}' | '\u{eb3}') || is_single_jamo(c) => out.push(c),
            None => out.extend(c.nfkc()),
        }
    }
    out.nfc().collect::<String>().into()
}

/// Whether a character is one of those in which the languages of Europe with Latin letters, and
/// Vietnamese, are written, or a sign.
#[must_use]
pub const fn is_latin(c: char) -> bool {
    matches!(c, '\0'..='\u{36f}' | '\u{1e00}'..='\u{1eff}' | '\u{2000}'..='\u{2bff}')
}

/// The usual digit that a digit of any script is.
#[must_use]
pub fn digit(c: char) -> Option<char> {
    if c < '\u{300}' || !c.is_numeric() {
        return None;
    }
    let mut usual = deunicode_char(c)?.chars();
    usual.next().filter(|digit| digit.is_ascii_digit() && usual.next().is_none())
}

/// The consonants with which a syllable of Korean begins, and the first of them in Unicode.
const FIRST: &str = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const FIRST_PART: u32 = 0x1100;

/// Its vowels.
const VOWELS: &str = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ";
const FIRST_VOWEL: u32 = 0x1161;

/// The consonants with which it ends.
const LAST: &str = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";
const FIRST_END: u32 = 0x11A8;

/// Parts that are typed with two keys.
const TWO_KEYS: [(char, &str); 18] = [
    ('ㅘ', "ㅗㅏ"),
    ('ㅙ', "ㅗㅐ"),
    ('ㅚ', "ㅗㅣ"),
    ('ㅝ', "ㅜㅓ"),
    ('ㅞ', "ㅜㅔ"),
    ('ㅟ', "ㅜㅣ"),
    ('ㅢ', "ㅡㅣ"),
    ('ㄳ', "ㄱㅅ"),
    ('ㄵ', "ㄴㅈ"),
    ('ㄶ', "ㄴㅎ"),
    ('ㄺ', "ㄹㄱ"),
    ('ㄻ', "ㄹㅁ"),
    ('ㄼ', "ㄹㅂ"),
    ('ㄽ', "ㄹㅅ"),
    ('ㄾ', "ㄹㅌ"),
    ('ㄿ', "ㄹㅍ"),
    ('ㅀ', "ㄹㅎ"),
    ('ㅄ', "ㅂㅅ"),
];

/// Whether a character is a part of a syllable that stands by itself, as keys give it.
const fn is_single_jamo(c: char) -> bool {
    matches!(c, 'ㄱ'..='ㅣ')
}

/// The part of a syllable that a key stands for, at this place in it.
fn part(keys: &str, first: u32, key: Option<&char>) -> Option<char> {
    let at = keys.chars().position(|known| Some(&known) == key)?;
    char::from_u32(first + u32::try_from(at).ok()?)
}

/// Puts single parts together, as an input method does: a consonant before a vowel begins a syllable.
fn syllables(text: &str) -> String {
    let keys: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(&key) = keys.get(at) {
        let vowel = |at: usize| part(VOWELS, FIRST_VOWEL, keys.get(at));
        let begun = part(FIRST, FIRST_PART, Some(&key)).zip(vowel(at + 1));
        let Some(syllable) = begun.and_then(|(first, vowel)| compose(first, vowel)) else {
            out.push(key);
            at += 1;
            continue;
        };
        at += 2;
        // The consonant after it ends it where no vowel follows.
        let last = part(LAST, FIRST_END, keys.get(at)).filter(|_| vowel(at + 1).is_none());
        let whole = last.and_then(|last| compose(syllable, last));
        at += usize::from(whole.is_some());
        out.push(whole.unwrap_or(syllable));
    }
    out
}

/// The keys of a Korean syllable in the order in which they are typed; any other text as it is.
#[must_use]
pub fn keys(text: &str) -> String {
    let key = |part: char| {
        let of = |keys: &'static str, first: u32| {
            let at = u32::from(part).checked_sub(first)?;
            keys.chars().nth(usize::try_from(at).ok()?)
        };
        let end = of(LAST, FIRST_END);
        end.or_else(|| of(VOWELS, FIRST_VOWEL)).or_else(|| of(FIRST, FIRST_PART)).unwrap_or(part)
    };
    let mut keys = String::with_capacity(text.len());
    for key in text.nfd().map(key) {
        match TWO_KEYS.iter().find(|(part, _)| *part == key) {
            Some((_, both)) => keys.push_str(both),
            None => keys.push(key),
        }
    }
    keys.nfc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_every_script_are_digits() {
        assert_eq!(usual("e๔ ｅ４ e٤ e४"), "e4 e4 e4 e4");
        assert_eq!(usual("五 ำ"), "五 ำ");
    }

    #[test]
    fn letters_in_parts_are_put_together() {
        assert_eq!(composed("To\u{302}\u{301}t"), "Tốt");
        assert_eq!(composed("\u{1102}\u{1161}\u{110b}\u{1175}\u{1110}\u{1173}"), "나이트");
        assert_eq!(composed("ㄴㅏㅇㅣㅌㅡ ㅋㅣㅇ ㅍㅗㄴㅇㅣ"), "나이트 킹 폰이");
        assert_eq!(composed("ㄷ2ㄷ4"), "ㄷ2ㄷ4");
        assert_eq!(usual("น้ำ"), "น้ำ");
    }

    #[test]
    fn a_syllable_comes_apart_into_its_keys() {
        assert_eq!(keys("보5 킹 봐"), "ㅂㅗ5 ㅋㅣㅇ ㅂㅗㅏ");
        assert_eq!(keys("e4 é ำ"), "e4 é ำ");
    }
}
