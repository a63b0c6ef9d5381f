//! How the bytes of a file stand for characters: named by the player, marked in the file, or guessed where
//! a guess is safe. What comes out is UTF-8, piece by piece.
//!
//! Not here: files that are part UTF-8 and part not. They stay as they are, and each word is read by itself.

mod guess;
mod names;

use std::borrow::Cow;
use std::fmt;

use encoding_rs::{CoderResult, Decoder, Encoding, UTF_8, UTF_16BE, UTF_16LE};
use oem_cp::code_table_type::TableType;

pub use guess::guess;
pub use names::{EXAMPLES, NAMES, named, near};

/// What the words of a text are read as that are no UTF-8.
pub const USUAL: &str = "windows-1252";

/// So many bytes show whether they are UTF-16.
const SEEN: usize = 4096;

/// The mark with which some programs begin UTF-8.
const MARK: &[u8] = &[0xef, 0xbb, 0xbf];

/// How the bytes of a file stand for characters.
#[derive(Clone, Copy, Debug)]
pub enum Coding {
    /// One of those of browsers, which Windows and Unix have.
    Web(&'static Encoding),
    /// One of DOS, by its number.
    Dos(u16, &'static TableType),
}

impl PartialEq for Coding {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Coding {
    /// What it is called; it is known again by this name.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Web(encoding) => encoding.name().to_owned(),
            Self::Dos(number, _) => format!("CP{number}"),
        }
    }

    /// Whether nothing is to be decoded.
    #[must_use]
    pub fn is_utf8(self) -> bool {
        matches!(self, Self::Web(encoding) if encoding == UTF_8)
    }

    /// This encoding for a text that begins like this, or nothing if it cannot be: both orders of UTF-16 have one
    /// name, and a text either has characters of two bytes or has none.
    #[must_use]
    pub fn fitting(self, bytes: &[u8]) -> Option<Self> {
        let is_wide =
            matches!(self, Self::Web(encoding) if encoding == UTF_16LE || encoding == UTF_16BE);
        match utf16(bytes) {
            Some(found) => is_wide.then_some(Self::Web(found)),
            None => (!is_wide || bytes.is_empty() || bytes.contains(&0)).then_some(self),
        }
    }

    /// What turns bytes of it into UTF-8.
    #[must_use]
    pub fn decoder(self) -> Decoding {
        match self {
            Self::Web(encoding) => Decoding::Web(Box::new(encoding.new_decoder_with_bom_removal())),
            Self::Dos(_, table) => Decoding::Dos(table),
        }
    }
}

/// Bytes on their way to UTF-8.
pub enum Decoding {
    /// By a decoder of `encoding_rs`, which may hold some bytes of a character.
    Web(Box<Decoder>),
    /// By a table of the upper half.
    Dos(&'static TableType),
}

impl fmt::Debug for Decoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Decoding").finish_non_exhaustive()
    }
}

impl Decoding {
    /// Adds the characters of these bytes; `last` if there are no more. Returns whether all of them are
    /// characters.
    pub fn feed(&mut self, bytes: &[u8], last: bool, out: &mut String) -> bool {
        match self {
            Self::Web(decoder) => web(decoder, bytes, last, out),
            Self::Dos(table) => {
                let before = out.len();
                out.extend(bytes.iter().map(|&byte| dos(table, byte)));
                !out[before..].contains(char::REPLACEMENT_CHARACTER)
            }
        }
    }
}

fn web(decoder: &mut Decoder, bytes: &[u8], last: bool, out: &mut String) -> bool {
    let (mut rest, mut all) = (bytes, true);
    loop {
        out.reserve(decoder.max_utf8_buffer_length(rest.len()).unwrap_or(rest.len()));
        let (result, read, wrong) = decoder.decode_to_string(rest, out, last);
        (rest, all) = (&rest[read..], all && !wrong);
        if result == CoderResult::InputEmpty {
            return all;
        }
    }
}

fn dos(table: &TableType, byte: u8) -> char {
    let Some(upper) = byte.checked_sub(128).map(usize::from) else { return char::from(byte) };
    match table {
        TableType::Complete(table) => table[upper],
        TableType::Incomplete(table) => table[upper].unwrap_or(char::REPLACEMENT_CHARACTER),
    }
}

/// The whole text of a file that a player has written: as it is marked, as UTF-8, as is safely guessed, or
/// each line that is no UTF-8 as Windows has Latin-1.
#[must_use]
pub fn text(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(MARK).unwrap_or(bytes);
    if let Some(text) = std::str::from_utf8(bytes).ok().filter(|text| !text.contains('\0')) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(bytes.len());
    match guess(bytes) {
        Some(coding) => {
            coding.decoder().feed(bytes, true, &mut out);
        }
        None => {
            for line in bytes.split_inclusive(|&byte| byte == b'\n') {
                match std::str::from_utf8(line) {
                    Ok(line) => out.push_str(line),
                    Err(_) => out.push_str(&encoding_rs::WINDOWS_1252.decode(line).0),
                }
            }
        }
    }
    Cow::Owned(out)
}

/// UTF-16 by its mark, or by every second byte being none of text.
fn utf16(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes {
        [0xff, 0xfe, ..] => return Some(UTF_16LE),
        [0xfe, 0xff, ..] => return Some(UTF_16BE),
        _ => {}
    }
    let (pairs, _) = bytes[..bytes.len().min(SEEN)].as_chunks::<2>();
    [(1, UTF_16LE), (0, UTF_16BE)]
        .into_iter()
        .find(|&(high, encoding)| is_utf16(pairs, high, encoding))
        .map(|(_, encoding)| encoding)
}

/// Whether pairs of bytes are characters of UTF-16, of which one of them is the high byte: many are ASCII, and
/// all are of texts. No other text has a byte of nought.
fn is_utf16(pairs: &[[u8; 2]], high: usize, encoding: &'static Encoding) -> bool {
    let count = |at: usize| pairs.iter().filter(|pair| pair[at] == 0).count();
    let (plain, odd) = (count(high), count(1 - high));
    if pairs.len() < 3 || plain * 4 < pairs.len() || odd * 8 > plain {
        return false;
    }
    // The last may be the first half of a character.
    let whole = pairs.strip_suffix(&[pairs[pairs.len() - 1]]).unwrap_or_default();
    let whole = if matches!(pairs[pairs.len() - 1][high], 0xd8..=0xdb) { whole } else { pairs };
    let text = encoding.decode_without_bom_handling_and_without_replacement(whole.as_flattened());
    let is_of_text = |c: char| matches!(c, '\t' | '\n' | '\r' | '\u{1a}') || !c.is_control();
    text.is_some_and(|text| text.chars().all(is_of_text))
}

#[cfg(test)]
mod tests;
