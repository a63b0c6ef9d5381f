//! Where a comment in braces ends, which may have braces in pairs, quote a game, or never be closed.

use crate::pgn::lexer::{LONGEST, Lexer, Place, State, Token};

/// So far behind a brace the one that it is paired with is looked for.
const PAIR: usize = 2000;

/// So far behind a tag within a comment the brace is looked for that ends it.
const QUOTED: usize = 1 << 16;

impl Lexer {
    /// Goes on behind a tag in a comment, which quotes it or was never closed.
    pub(super) fn quote(&mut self) {
        let Some(tag) = self.next_game() else { return };
        self.brace = (tag, Place { line: self.here.line, column: 1 });
        self.hold(b'"');
        self.state = State::Quoting;
    }

    /// How many bytes of a comment are held before it is taken for one that was never closed.
    pub(super) fn most_quoted(&self) -> usize {
        LONGEST.min(self.brace.0 + QUOTED)
    }

    /// Where in the comment that is read a tag of a game begins. An event is on a line of its own, another
    /// tag behind a blank line.
    pub(super) fn next_game(&self) -> Option<usize> {
        let name = self.held.strip_suffix(b" ")?;
        let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
        let before = name.len() - name.iter().rev().take_while(is_name).count();
        let (before, name) = name.split_at(before);
        let before = before.strip_suffix(b"[")?;
        let begins = ends_line(before)?;
        let is_next = name == b"Event" || !name.is_empty() && ends_line(begins).is_some();
        is_next.then_some(before.len())
    }

    /// Ends a comment that was never closed before a tag, and reads that as what it is.
    pub(super) fn leave_comment(&mut self, each: &mut impl FnMut(Place, Token<'_>)) {
        let (tag, at) = self.brace;
        let held = std::mem::take(&mut self.held);
        each(self.begun, Token::OpenComment(&held[..tag]));
        self.read_again(&held[tag..], at, each);
    }

    /// Whether a brace of a comment was opened within it and not closed.
    pub(super) fn is_in_pair(&self) -> bool {
        let count = |brace| self.held.iter().map(|&byte| usize::from(byte == brace)).sum::<usize>();
        let opened = count(b'{');
        opened > 0 && opened > count(b'}')
    }

    /// Whether a byte behind the first brace that may end a comment shows that it has ended it: in what the
    /// standard allows no other brace follows then.
    pub(super) fn is_no_comment(&self, byte: u8) -> bool {
        let is_blank = matches!(byte, b'\r' | b'\n') && !(byte == b'\n' && self.after_return);
        let begins = self.here.column == 1 && (byte == b'%' || is_blank);
        begins || matches!(byte, b'{' | b'[' | b';') || self.held.len() > self.brace.0 + PAIR
    }

    /// Ends a comment with a brace, and reads what was held behind it as what it is.
    pub(super) fn end_comment(&mut self, each: &mut impl FnMut(Place, Token<'_>)) {
        let (end, at) = self.brace;
        let held = std::mem::take(&mut self.held);
        each(self.begun, Token::Comment(&held[..end]));
        let behind = Place { column: at.column + 1, ..at };
        self.read_again(held.get(end + 1..).unwrap_or_default(), behind, each);
    }
}

/// What a text has before its last end of a line, if it ends with one.
fn ends_line(whole: &[u8]) -> Option<&[u8]> {
    let text = whole.strip_suffix(b"\n").map(|text| text.strip_suffix(b"\r").unwrap_or(text));
    text.or_else(|| whole.strip_suffix(b"\r"))
}
