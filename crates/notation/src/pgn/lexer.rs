//! The tokens of a PGN text and their places.
//!
//! Fed byte by byte, with bounded memory: however long a comment is, only its beginning is held.
//! What a word means is not known here.

/// The most bytes of a token that are held.
pub(super) const LONGEST: usize = 1 << 20;

/// The mark with which some programs begin UTF-8; in the middle, where files were put together.
const MARK: [u8; 3] = [0xef, 0xbb, 0xbf];

/// The tag with which a game begins.
const EVENT: &[u8] = b"[Event ";

/// So many lines a tag may go on.
const TAG_LINES: u64 = 3;

/// So far behind a brace the one that it is paired with is looked for.
const PAIR: usize = 2000;

/// Where a token begins; both count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: u64,
    /// The character of the line.
    pub column: u64,
}

/// A piece of a PGN text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// A move, a number, a result, an annotation, or anything else without spaces.
    Word(&'a [u8]),
    /// What stands between the brackets of a tag.
    Tag(&'a [u8]),
    /// A tag that is not closed.
    OpenTag(&'a [u8]),
    /// The text of a comment.
    Comment(&'a [u8]),
    /// A comment in braces that is not closed before the next game, or at all.
    OpenComment(&'a [u8]),
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
    /// A byte that no text has. Nothing comes after it.
    Binary,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Between,
    Word,
    Brace,
    /// Behind a brace that ends a comment, unless it is one of a pair within it: then another follows
    /// before anything that no comment has.
    Doubt,
    RestOfLine,
    Escape,
    Tag {
        quoted: bool,
        escaped: bool,
    },
    Stopped,
}

#[derive(Debug)]
pub(super) struct Lexer {
    state: State,
    held: Vec<u8>,
    begun: Place,
    here: Place,
    /// The brace that may end a comment: how many bytes are held before it, and where it stands.
    brace: (usize, Place),
    /// How many bytes of a mark have been read.
    mark: usize,
    after_return: bool,
}

impl Lexer {
    pub(super) fn new() -> Self {
        let first = Place { line: 1, column: 1 };
        Self {
            state: State::Between,
            held: Vec::new(),
            begun: first,
            here: first,
            brace: (0, first),
            mark: 0,
            after_return: false,
        }
    }

    /// Where the next byte stands.
    pub(super) fn here(&self) -> Place {
        self.here
    }

    /// Whether nothing comes any more, whatever is fed.
    pub(super) fn has_stopped(&self) -> bool {
        self.state == State::Stopped
    }

    pub(super) fn feed(&mut self, bytes: &[u8], each: &mut impl FnMut(Place, Token<'_>)) {
        for &byte in bytes {
            if self.is_mark(byte) {
                continue;
            }
            self.end_mark(each);
            self.read(byte, each);
        }
    }

    /// The text has ended.
    pub(super) fn finish(&mut self, each: &mut impl FnMut(Place, Token<'_>)) {
        self.end_mark(each);
        if self.state == State::Doubt {
            self.end_comment(each);
        }
        match self.state {
            State::Word => each(self.begun, Token::Word(&self.held)),
            State::Brace => each(self.begun, Token::OpenComment(&self.held)),
            State::RestOfLine => each(self.begun, Token::Comment(&self.held)),
            State::Tag { .. } => each(self.begun, Token::OpenTag(&self.held)),
            State::Between | State::Doubt | State::Escape | State::Stopped => {}
        }
        self.state = State::Stopped;
    }

    /// Whether this byte goes on with a mark. Within a comment or a tag it would be a sign.
    fn is_mark(&mut self, byte: u8) -> bool {
        let may_be_one = matches!(self.state, State::Between | State::Word);
        let is = may_be_one && MARK.get(self.mark) == Some(&byte);
        if is {
            self.mark = (self.mark + 1) % MARK.len();
        }
        is
    }

    /// What only began like a mark is text.
    fn end_mark(&mut self, each: &mut impl FnMut(Place, Token<'_>)) {
        let begun = std::mem::take(&mut self.mark);
        for byte in MARK.into_iter().take(begun) {
            self.read(byte, each);
        }
    }

    fn read(&mut self, byte: u8, each: &mut impl FnMut(Place, Token<'_>)) {
        self.step(byte, each);
        self.advance(byte);
    }

    fn advance(&mut self, byte: u8) {
        match byte {
            b'\n' if self.after_return => {}
            b'\n' | b'\r' => self.here = Place { line: self.here.line + 1, column: 1 },
            // The later bytes of a character in UTF-8.
            0x80..=0xbf => {}
            _ => self.here.column += 1,
        }
        self.after_return = byte == b'\r';
    }

    fn step(&mut self, byte: u8, each: &mut impl FnMut(Place, Token<'_>)) {
        let ends_line = matches!(byte, b'\n' | b'\r');
        match self.state {
            State::Stopped => {}
            _ if is_binary(byte) => {
                each(self.here, Token::Binary);
                self.state = State::Stopped;
            }
            State::Between => self.begin(byte, each),
            State::Word if ends_word(byte) => {
                each(self.begun, Token::Word(&self.held));
                self.begin(byte, each);
            }
            State::Brace if byte == b'}' && self.is_in_pair() => {
                self.state = State::Doubt;
                self.brace = (self.held.len(), self.here);
                self.hold(byte);
            }
            State::Brace | State::Doubt if byte == b'}' && !self.is_in_pair() => {
                each(self.begun, Token::Comment(&self.held));
                self.state = State::Between;
            }
            State::Doubt if self.is_no_comment(byte) => {
                self.end_comment(each);
                self.step(byte, each);
            }
            State::Brace if byte == b'"' && self.holds_next_game() => self.leave_comment(each),
            State::RestOfLine if ends_line => {
                each(self.begun, Token::Comment(&self.held));
                self.state = State::Between;
            }
            State::Escape if ends_line => self.state = State::Between,
            State::Escape => {}
            State::Tag { .. } if ends_line => self.end_line_of_tag(byte, each),
            // What goes on with this is another tag.
            State::Tag { .. } if byte == b'[' && self.here.column == 1 => {
                self.leave_tag(byte, each);
            }
            State::Tag { quoted: false, .. } if byte == b']' => {
                each(self.begun, Token::Tag(&self.held));
                self.state = State::Between;
            }
            State::Tag { quoted, escaped } => {
                let quoted = quoted != (byte == b'"' && !escaped);
                self.state = State::Tag { quoted, escaped: byte == b'\\' && !escaped };
                self.hold(byte);
            }
            State::Word | State::Brace | State::Doubt | State::RestOfLine => self.hold(byte),
        }
    }

    fn begin(&mut self, byte: u8, each: &mut impl FnMut(Place, Token<'_>)) {
        self.begun = self.here;
        self.held.clear();
        self.state = State::Between;
        match byte {
            b'{' => self.state = State::Brace,
            b';' => self.state = State::RestOfLine,
            b'%' if self.here.column == 1 => self.state = State::Escape,
            b'[' => self.state = State::Tag { quoted: false, escaped: false },
            b'(' => each(self.here, Token::Open),
            b')' => each(self.here, Token::Close),
            b'*' | b'}' | b']' => each(self.here, Token::Word(&[byte])),
            _ if is_space(byte) => {}
            _ => {
                self.state = State::Word;
                self.hold(byte);
            }
        }
    }

    /// Whether the comment that is read has the first tag of another game: it was never closed.
    fn holds_next_game(&self) -> bool {
        let before = self.held.strip_suffix(EVENT);
        before.is_some_and(|before| before.ends_with(b"\n") || before.ends_with(b"\r"))
    }

    /// Ends a comment before the tag that has begun in it.
    fn leave_comment(&mut self, each: &mut impl FnMut(Place, Token<'_>)) {
        self.held.truncate(self.held.len() - EVENT.len());
        each(self.begun, Token::OpenComment(&self.held));
        self.begun = Place { line: self.here.line, column: 1 };
        self.held.clear();
        self.held.extend_from_slice(&EVENT[1..]);
        self.held.push(b'"');
        self.state = State::Tag { quoted: true, escaped: false };
    }

    /// A tag may go on in the next lines, but not for long.
    fn end_line_of_tag(&mut self, byte: u8, each: &mut impl FnMut(Place, Token<'_>)) {
        let is_blank = self.here.column == 1 && !(byte == b'\n' && self.after_return);
        if is_blank || self.here.line >= self.begun.line + TAG_LINES {
            return self.leave_tag(byte, each);
        }
        if byte != b'\n' || !self.after_return {
            self.hold(b'\n');
        }
    }

    /// Ends a tag that is not closed with its first line, and reads the others as what they are.
    fn leave_tag(&mut self, byte: u8, each: &mut impl FnMut(Place, Token<'_>)) {
        let held = std::mem::take(&mut self.held);
        let first = held.iter().position(|&byte| byte == b'\n').unwrap_or(held.len());
        each(self.begun, Token::OpenTag(&held[..first]));
        let next = Place { line: self.begun.line + 1, column: 1 };
        self.read_again(held.get(first + 1..).unwrap_or_default(), next, each);
        self.step(byte, each);
    }

    /// Whether a brace of a comment was opened within it and not closed.
    fn is_in_pair(&self) -> bool {
        let count = |brace| self.held.iter().map(|&byte| usize::from(byte == brace)).sum::<usize>();
        let opened = count(b'{');
        opened > 0 && opened > count(b'}')
    }

    /// Whether a byte behind the first brace that may end a comment shows that it has ended it: in what the
    /// standard allows no other brace follows then.
    fn is_no_comment(&self, byte: u8) -> bool {
        let is_blank = matches!(byte, b'\r' | b'\n') && !(byte == b'\n' && self.after_return);
        let begins = self.here.column == 1 && (byte == b'%' || is_blank);
        begins || matches!(byte, b'{' | b'[' | b';') || self.held.len() > self.brace.0 + PAIR
    }

    /// Ends a comment with a brace, and reads what was held behind it as what it is.
    fn end_comment(&mut self, each: &mut impl FnMut(Place, Token<'_>)) {
        let (end, at) = self.brace;
        let held = std::mem::take(&mut self.held);
        each(self.begun, Token::Comment(&held[..end]));
        let behind = Place { column: at.column + 1, ..at };
        self.read_again(held.get(end + 1..).unwrap_or_default(), behind, each);
    }

    /// Reads bytes from where they stand.
    fn read_again(&mut self, bytes: &[u8], from: Place, each: &mut impl FnMut(Place, Token<'_>)) {
        let here = std::mem::replace(&mut self.here, from);
        (self.state, self.after_return) = (State::Between, false);
        for &byte in bytes {
            self.read(byte, each);
        }
        self.here = here;
    }

    fn hold(&mut self, byte: u8) {
        if self.held.len() < LONGEST {
            self.held.push(byte);
        }
    }
}

/// DOS ended its files with the control character 26.
fn is_space(byte: u8) -> bool {
    byte == b' ' || matches!(byte, 9..=13 | 26)
}

/// Old files have other control characters in names, by wrong coding.
fn is_binary(byte: u8) -> bool {
    byte == 0
}

fn ends_word(byte: u8) -> bool {
    is_space(byte) || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'*')
}
