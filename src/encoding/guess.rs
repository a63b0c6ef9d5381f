//! What the bytes of a file themselves tell of their encoding. A wrong guess spoils names, and a right one
//! is heard once: so it must be sure.

use std::collections::HashSet;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, WINDOWS_1252};

use crate::encoding::{Coding, utf16};

/// So many letters must speak for an encoding in which they are Latin, as they are in the usual one too.
const LATIN: usize = 12;

/// So many must in one in which they are of another script.
const OTHER: usize = 6;

/// The encoding of a text that begins like this, if it is not UTF-8 or Latin-1 as Windows has it, nor a mixture
/// of those, and if it is sure.
#[must_use]
pub fn guess(bytes: &[u8]) -> Option<Coding> {
    if let Some(encoding) = utf16(bytes) {
        return Some(Coding::Web(encoding));
    }
    let words: HashSet<&[u8]> = words(bytes).collect();
    // A mixture: each of its words is read by itself.
    if words.is_empty() || words.iter().any(|word| std::str::from_utf8(word).is_ok()) {
        return None;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let found = detector.guess(None, Utf8Detection::Deny);
    (found != WINDOWS_1252 && is_sure(found, &words)).then_some(Coding::Web(found))
}

/// The words with bytes that are no ASCII, without what stands around them. One that the end cuts off is
/// none.
fn words(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let divides = |byte: &u8| byte.is_ascii() && !byte.is_ascii_alphanumeric();
    let whole = bytes.iter().rposition(divides).map_or(bytes, |end| &bytes[..end]);
    whole.split(divides).filter(|word| !word.is_ascii())
}

/// Whether all words are words in an encoding, and enough of them.
fn is_sure(encoding: &'static Encoding, words: &HashSet<&[u8]>) -> bool {
    let (mut latin, mut others) = (0, 0);
    for word in words {
        let Some(text) = encoding.decode_without_bom_handling_and_without_replacement(word) else {
            return false;
        };
        if !is_word(&text) {
            return false;
        }
        let letters = text.chars().filter(|c| !c.is_ascii());
        let (one, other): (Vec<char>, Vec<char>) = letters.partition(|&c| is_latin(c));
        // Where it is the same in the usual encoding, it says nothing.
        let is_usual = WINDOWS_1252.decode(word).0 == text;
        latin += if is_usual { 0 } else { one.len() };
        others += other.len();
    }
    if others > 0 { others >= OTHER } else { latin >= LATIN }
}

/// Whether letters are of one script and capitals only where words have them.
fn is_word(text: &str) -> bool {
    let letters = || text.chars().filter(|c| c.is_alphabetic());
    let one_script = letters().all(is_latin) || !letters().any(is_latin);
    let rest: Vec<char> = letters().skip(1).collect();
    let capitals = rest.iter().filter(|c| c.is_uppercase()).count();
    let usual = capitals == 0 || capitals == rest.len() || letters().any(is_latin);
    let is_text = text.chars().all(|c| c.is_alphanumeric() || "’‘“”„«»–—…№°½".contains(c));
    one_script && usual && is_text
}

fn is_latin(letter: char) -> bool {
    letter.is_ascii() || matches!(letter, '\u{aa}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}
