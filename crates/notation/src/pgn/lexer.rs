//! The tokens of a PGN text and their places.
//!
//! Fed byte by byte, with bounded memory: however long a comment is, only its beginning is held.
//! What a word means is not known here.

/// The most bytes of a token that are held.
pub(super) const LONGEST: usize = 1 << 20;

/// The mark with which some programs begin UTF-8; in the middle, where files were put together.
const MARK: [u8; 3] = [0xef, 0xbb, 0xbf];

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
    /// A tag that its line does not close.
    OpenTag(&'a [u8]),
    /// The text of a comment.
    Comment(&'a [u8]),
    /// A comment in braces that the file does not close.
    OpenComment,
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
    RestOfLine,
    Escape,
    Tag { quoted: bool, escaped: bool },
    Stopped,
}

#[derive(Debug)]
pub(super) struct Lexer {
    state: State,
    held: Vec<u8>,
    begun: Place,
    here: Place,
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
        match self.state {
            State::Word => each(self.begun, Token::Word(&self.held)),
            State::Brace => each(self.begun, Token::OpenComment),
            State::RestOfLine => each(self.begun, Token::Comment(&self.held)),
            State::Tag { .. } => each(self.begun, Token::OpenTag(&self.held)),
            State::Between | State::Escape | State::Stopped => {}
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
            State::Brace if byte == b'}' => {
                each(self.begun, Token::Comment(&self.held));
                self.state = State::Between;
            }
            State::RestOfLine if ends_line => {
                each(self.begun, Token::Comment(&self.held));
                self.state = State::Between;
            }
            State::Escape if ends_line => self.state = State::Between,
            State::Escape => {}
            State::Tag { .. } if ends_line => {
                each(self.begun, Token::OpenTag(&self.held));
                self.state = State::Between;
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
            State::Word | State::Brace | State::RestOfLine => self.hold(byte),
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
