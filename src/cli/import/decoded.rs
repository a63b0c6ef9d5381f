//! The bytes of a source as the reader of PGN wants them: UTF-8, or as they are where each word is read by
//! itself.

use std::borrow::Cow;

use crate::encoding::{Coding, Decoding};

/// What decodes a source, piece by piece.
pub(super) struct Decoded {
    /// Nothing where the bytes stay as they are.
    by: Option<(String, Decoding)>,
    /// Whether all bytes were characters.
    all: bool,
    /// Whether the source is UTF-8.
    utf8: Utf8,
}

impl Decoded {
    /// Without an encoding, and by UTF-8, what is no UTF-8 is left to the reader.
    pub(super) fn by(coding: Option<Coding>) -> Self {
        let coding = coding.filter(|coding| !coding.is_utf8());
        let by = coding.map(|coding| (coding.name(), coding.decoder()));
        Self { by, all: true, utf8: Utf8::default() }
    }

    /// The next piece; an empty one is the end.
    pub(super) fn feed(&mut self, piece: Vec<u8>) -> Vec<u8> {
        self.utf8.feed(&piece);
        let Some((_, decoding)) = &mut self.by else { return piece };
        let mut out = String::new();
        self.all &= decoding.feed(&piece, piece.is_empty(), &mut out);
        out.into_bytes()
    }

    /// Whether all bytes were characters of the encoding by which they are read, or of UTF-8.
    pub(super) fn is_fit(&self) -> bool {
        if self.by.is_some() { self.all } else { self.utf8.is_so }
    }

    /// Whether characters beyond ASCII were read in another encoding, and all of them were UTF-8.
    pub(super) fn is_rather_utf8(&self) -> bool {
        self.by.is_some() && self.utf8.is_so && self.utf8.is_beyond_ascii
    }
}

/// Whether bytes that come in pieces are UTF-8.
struct Utf8 {
    is_so: bool,
    is_beyond_ascii: bool,
    /// A character that the end of a piece has cut.
    cut: Vec<u8>,
}

impl Default for Utf8 {
    fn default() -> Self {
        Self { is_so: true, is_beyond_ascii: false, cut: Vec::new() }
    }
}

impl Utf8 {
    /// The next piece; an empty one is the end.
    fn feed(&mut self, piece: &[u8]) {
        if !self.is_so || piece.is_ascii() && self.cut.is_empty() {
            return;
        }
        self.is_beyond_ascii = true;
        let before = std::mem::take(&mut self.cut);
        let text =
            if before.is_empty() { Cow::Borrowed(piece) } else { [&before, piece].concat().into() };
        if let Err(error) = std::str::from_utf8(&text) {
            self.is_so = error.error_len().is_none() && !piece.is_empty();
            self.cut = text[error.valid_up_to()..].to_vec();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf8_is_known_wherever_it_is_cut() {
        let text = "1. e4 {¹ Юрий 한국}";
        for size in 1..5 {
            let mut whole = Utf8::default();
            text.as_bytes().chunks(size).for_each(|piece| whole.feed(piece));
            whole.feed(&[]);
            assert!(whole.is_so && whole.is_beyond_ascii, "{size}");
            let mut cut = Utf8::default();
            text.as_bytes()[..text.len() - 2].chunks(size).for_each(|piece| cut.feed(piece));
            cut.feed(&[]);
            assert!(!cut.is_so, "{size}");
        }
    }
}
