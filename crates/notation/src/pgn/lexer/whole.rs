//! Words and tags that are whole where they stand: nearly all of a text.

use crate::pgn::lexer::{Lexer, Place, State, Token, Tokens, class};

impl Lexer {
    /// Gives out what is whole here and nothing else, where it stands, with the blank behind it; how many bytes
    /// that are.
    pub(super) fn whole(&mut self, bytes: &[u8], tokens: &mut impl Tokens) -> usize {
        if self.state != State::Between || self.mark != 0 {
            return 0;
        }
        let (length, token) = match bytes[0] {
            b'[' => {
                let length = tag(bytes);
                (length, Token::Tag(bytes.get(1..length.saturating_sub(1)).unwrap_or_default()))
            }
            first if first.is_ascii_alphanumeric() => {
                let (taken, next) = tokens.words(self.here, bytes);
                if taken > 0 {
                    self.pass(next);
                    return taken;
                }
                let length = word(bytes);
                (length, Token::Word(&bytes[..length]))
            }
            _ => return 0,
        };
        if length == 0 {
            return 0;
        }
        tokens.token(self.here, token);
        self.pass(Place { column: self.here.column + length as u64, ..self.here });
        self.advance(bytes[length]);
        length + 1
    }

    /// Goes on behind it.
    fn pass(&mut self, next: Place) {
        self.quoted &= self.here.column > 1 && next.line == self.here.line;
        (self.ended, self.after_return) = (false, false);
        self.here = next;
    }
}

/// How many bytes a word has behind which a blank stands; otherwise 0.
pub(in crate::pgn) fn word(bytes: &[u8]) -> usize {
    let ends = |&byte: &u8| class::OF[usize::from(byte)] & class::WORD == 0;
    let length = bytes.iter().position(ends).unwrap_or(bytes.len());
    match bytes[length..] {
        [b' ' | b'\n' | b'\r', ..] => length,
        [b'+' | b'#', b' ' | b'\n' | b'\r', ..] => length + 1,
        _ => 0,
    }
}

/// A tag in which nothing is guarded or quoted but its value.
fn tag(bytes: &[u8]) -> usize {
    let ends = |&byte: &u8| class::OF[usize::from(byte)] & class::TAG == 0;
    let length = |bytes: &[u8]| bytes.iter().position(ends).unwrap_or(bytes.len());
    let name = 1 + length(&bytes[1..]);
    let [b'"', behind @ ..] = &bytes[name..] else { return 0 };
    let value = length(behind);
    match behind[value..] {
        [b'"', b']', b'\n' | b'\r', ..] => name + value + 3,
        _ => 0,
    }
}
