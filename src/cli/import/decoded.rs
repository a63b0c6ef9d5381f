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
}

impl Decoded {
    /// Without an encoding, and by UTF-8, what is no UTF-8 is left to the reader.
    pub(super) fn by(coding: Option<Coding>) -> Self {
        let coding = coding.filter(|coding| !coding.is_utf8());
        Self { by: coding.map(|coding| (coding.name(), coding.decoder())), all: true }
    }

    /// The next piece; an empty one is the end.
    pub(super) fn feed<'a>(&mut self, piece: &'a [u8]) -> Cow<'a, [u8]> {
        let Some((_, decoding)) = &mut self.by else { return Cow::Borrowed(piece) };
        let mut out = String::new();
        self.all &= decoding.feed(piece, piece.is_empty(), &mut out);
        Cow::Owned(out.into_bytes())
    }

    /// The encoding, if not all bytes were characters of it.
    pub(super) fn unfit(self) -> Option<String> {
        let all = self.all;
        self.by.map(|(name, _)| name).filter(|_| !all)
    }
}
