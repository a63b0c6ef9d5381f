//! The tokens of a PGN text and their places.
//!
//! Fed byte by byte, with bounded memory: however long a comment is, only its beginning is held.
//! What a word means is not known here.

mod class;
mod comment;
pub(super) mod whole;

/// The most bytes of a token that are held.
pub(super) const LONGEST: usize = 1 << 20;

/// The mark with which some programs begin UTF-8; in the middle, where files were put together.
const MARK: [u8; 3] = [0xef, 0xbb, 0xbf];

/// So many lines a tag may go on.
const TAG_LINES: u64 = 3;

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
    /// What follows a semicolon right behind a word, to the end of its line.
    Behind(&'a [u8]),
    /// A comment in braces that is not closed before the next game, or at all.
    OpenComment(&'a [u8]),
    /// What stands in angle brackets or behind two strokes: no moves of the game.
    Aside(&'a [u8]),
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
    /// A byte that no text has. Nothing comes after it.
    Binary,
}

/// What takes the tokens of a text.
pub(super) trait Tokens {
    /// Takes the next one.
    fn token(&mut self, place: Place, token: Token<'_>);

    /// Takes so many of the words that begin here as it can take at once, each whole and with the blanks
    /// behind it: how many bytes these are, and where the next one stands.
    fn words(&mut self, place: Place, bytes: &[u8]) -> (usize, Place);
}

/// More than anybody writes in angle brackets.
const MOST_IN_ANGLES: usize = 256;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Between,
    Word,
    /// Behind a bracket in a word in which a pawn may become something: `a8(Q)`.
    Became,
    Brace,
    /// Behind a tag in a comment, which is of the next game if a comment begins before this one ends.
    Quoting,
    /// Behind a brace that ends a comment, unless it is one of a pair within it: then another follows
    /// before anything that no comment has.
    Doubt,
    RestOfLine,
    /// In angle brackets, which the standard reserves: they end in their line, or are none.
    Angle,
    /// Behind two strokes, up to the end of the line.
    Aside,
    Escape,
    Tag {
        quoted: bool,
        escaped: bool,
    },
    Stopped,
}

#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the text")]
pub(super) struct Lexer {
    state: State,
    held: Vec<u8>,
    begun: Place,
    here: Place,
    /// The brace that may end a comment, or the tag within one: how many bytes are held before it, and where
    /// it stands.
    brace: (usize, Place),
    /// How many bytes of a mark have been read.
    mark: usize,
    after_return: bool,
    /// Whether DOS has ended the file: it filled the rest with what no text has.
    ended: bool,
    /// Whether the line that is read is quoted, as mail quotes: `> 1. e4 e5`.
    quoted: bool,
    /// Whether what is read begins without a blank behind a word.
    glued: bool,
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
            ended: false,
            quoted: false,
            glued: false,
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

    pub(super) fn feed(&mut self, bytes: &[u8], tokens: &mut impl Tokens) {
        let mut rest = bytes;
        while let Some((&byte, behind)) = rest.split_first() {
            let whole = self.whole(rest, tokens);
            if whole > 0 {
                rest = &rest[whole..];
                continue;
            }
            let plain = self.plain(rest);
            if plain > 0 {
                self.hold_all(&rest[..plain]);
                rest = &rest[plain..];
                continue;
            }
            rest = behind;
            if self.is_mark(byte) {
                continue;
            }
            let each = &mut |place, token: Token<'_>| tokens.token(place, token);
            self.end_mark(each);
            self.read(byte, each);
        }
    }

    /// How many bytes follow that are only held: each is a character, and none changes what is read.
    fn plain(&self, bytes: &[u8]) -> usize {
        let class = match self.state {
            State::Word if self.mark == 0 && !may_end(&self.held) => class::WORD,
            State::Brace => class::COMMENT,
            State::Quoting => class::QUOTING,
            State::RestOfLine => class::LINE,
            State::Tag { escaped: false, .. } => class::TAG,
            _ => return 0,
        };
        let room = match self.state {
            State::Quoting => self.most_quoted().saturating_sub(self.held.len()),
            _ => bytes.len(),
        };
        bytes
            .iter()
            .take(room)
            .take_while(|&&byte| class::OF[usize::from(byte)] & class != 0)
            .count()
    }

    fn hold_all(&mut self, bytes: &[u8]) {
        let room = LONGEST - self.held.len();
        self.held.extend_from_slice(&bytes[..bytes.len().min(room)]);
        self.here.column += bytes.len() as u64;
        self.after_return = false;
    }

    /// The text has ended.
    pub(super) fn finish(&mut self, each: &mut impl FnMut(Place, Token<'_>)) {
        self.end_mark(each);
        match self.state {
            State::Doubt => self.end_comment(each),
            State::Quoting => self.leave_comment(each),
            _ => {}
        }
        match self.state {
            State::Brace => each(self.begun, Token::OpenComment(&self.held)),
            State::RestOfLine => each(self.begun, self.rest_of_line()),
            State::Tag { .. } => each(self.begun, Token::OpenTag(&self.held)),
            State::Aside => each(self.begun, Token::Aside(&self.held)),
            State::Angle => self.leave_angle(each),
            State::Became => self.leave_becoming(each),
            State::Between
            | State::Word
            | State::Doubt
            | State::Quoting
            | State::Escape
            | State::Stopped => {}
        }
        if self.state == State::Word {
            each(self.begun, Token::Word(&self.held));
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
            State::Between if self.ended && byte == 0 => {}
            _ if is_binary(byte) => {
                each(self.here, Token::Binary);
                self.state = State::Stopped;
            }
            State::Between => self.begin(byte, each),
            State::Word if byte == b'(' && arrives_last(&self.held) => {
                self.state = State::Became;
                self.hold(byte);
            }
            State::Became => self.becoming(byte, each),
            State::Word if ends_word(byte) || ends_before(&self.held, byte) => {
                each(self.begun, Token::Word(&self.held));
                self.begin(byte, each);
            }
            State::Brace if byte == b'}' && self.is_in_pair() => {
                self.state = State::Doubt;
                self.brace = (self.held.len(), self.here);
                self.hold(byte);
            }
            State::Brace | State::Doubt | State::Quoting if byte == b'}' && !self.is_in_pair() => {
                each(self.begun, Token::Comment(&self.held));
                self.state = State::Between;
            }
            State::Doubt if self.is_no_comment(byte) => {
                self.end_comment(each);
                self.step(byte, each);
            }
            State::Brace if byte == b'"' && self.next_game().is_some() => self.quote(),
            State::Quoting if byte == b'{' || self.held.len() >= self.most_quoted() => {
                self.leave_comment(each);
                self.step(byte, each);
            }
            State::Brace | State::Quoting
                if byte == b'>' && self.quoted && self.held.ends_with(b"\n") => {}
            State::Word if byte == b'/' && self.held == b"/" => {
                self.held.clear();
                self.state = State::Aside;
            }
            State::RestOfLine if ends_line => {
                each(self.begun, self.rest_of_line());
                self.state = State::Between;
            }
            State::Escape if ends_line => self.state = State::Between,
            State::Escape => {}
            State::Tag { quoted, escaped } => self.tag(quoted, escaped, byte, each),
            State::Angle | State::Aside => self.aside(byte, each),
            State::Word | State::Brace | State::Quoting | State::Doubt | State::RestOfLine => {
                self.hold(byte);
            }
        }
    }

    fn tag(
        &mut self,
        quoted: bool,
        escaped: bool,
        byte: u8,
        each: &mut impl FnMut(Place, Token<'_>),
    ) {
        match byte {
            b'\n' | b'\r' => self.end_line_of_tag(byte, each),
            // What goes on with this is another tag.
            b'[' if self.here.column == 1 => self.leave_tag(byte, each),
            b']' if !quoted => {
                each(self.begun, Token::Tag(&self.held));
                self.state = State::Between;
            }
            _ => {
                let quoted = quoted != (byte == b'"' && !escaped);
                self.state = State::Tag { quoted, escaped: byte == b'\\' && !escaped };
                self.hold(byte);
            }
        }
    }

    /// Goes on in angle brackets, or behind two strokes.
    fn aside(&mut self, byte: u8, each: &mut impl FnMut(Place, Token<'_>)) {
        let ends_line = matches!(byte, b'\n' | b'\r');
        let is_angle = self.state == State::Angle;
        if is_angle && (ends_line || self.held.len() == MOST_IN_ANGLES) {
            // It was no bracket.
            self.leave_angle(each);
            self.step(byte, each);
        } else if ends_line || is_angle && byte == b'>' {
            // Of a pair with nothing in it the first is left, so that it can be named.
            let before = usize::from(is_angle && self.held.len() > 1);
            each(self.begun, Token::Aside(&self.held[before..]));
            self.state = State::Between;
        } else {
            self.hold(byte);
        }
    }

    fn begin(&mut self, byte: u8, each: &mut impl FnMut(Place, Token<'_>)) {
        self.begun = self.here;
        self.held.clear();
        self.glued = self.state == State::Word;
        self.state = State::Between;
        if self.here.column == 1 {
            self.quoted = byte == b'>';
        }
        self.ended = byte == END || self.ended && matches!(byte, b'\r' | b'\n');
        match byte {
            b'>' if self.quoted => {}
            b'<' => {
                self.state = State::Angle;
                self.hold(byte);
            }
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

    /// What a pawn becomes is one letter in brackets; anything else is a variation.
    fn becoming(&mut self, byte: u8, each: &mut impl FnMut(Place, Token<'_>)) {
        let at = self.held.iter().rposition(|&byte| byte == b'(').unwrap_or_default();
        let letter = &self.held[at + 1..];
        let is_letter = |byte: u8| byte.is_ascii_alphabetic() || byte >= 0x80;
        if byte == b')' && std::str::from_utf8(letter).is_ok_and(|text| text.chars().count() == 1) {
            self.hold(byte);
            self.state = State::Word;
        } else if is_letter(byte) && letter.len() < 4 {
            self.hold(byte);
        } else {
            self.leave_becoming(each);
            self.step(byte, each);
        }
    }

    /// An angle bracket that nothing closes is a sign, and what follows is what it is.
    fn leave_angle(&mut self, each: &mut impl FnMut(Place, Token<'_>)) {
        let held = std::mem::take(&mut self.held);
        each(self.begun, Token::Word(&held[..1]));
        let behind = Place { column: self.begun.column + 1, ..self.begun };
        self.read_again(&held[1..], behind, each);
    }

    /// Reads a word without the bracket behind it, and what the bracket has as what it is.
    fn leave_becoming(&mut self, each: &mut impl FnMut(Place, Token<'_>)) {
        let held = std::mem::take(&mut self.held);
        let at = held.iter().rposition(|&byte| byte == b'(').unwrap_or(held.len());
        each(self.begun, Token::Word(&held[..at]));
        let columns =
            held[at..].iter().filter(|&&byte| !matches!(byte, 0x80..=0xbf)).count() as u64;
        let bracket = Place { column: self.here.column.saturating_sub(columns), ..self.here };
        self.read_again(&held[at..], bracket, each);
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

    /// Reads bytes from where they stand.
    fn read_again(&mut self, bytes: &[u8], from: Place, each: &mut impl FnMut(Place, Token<'_>)) {
        let here = std::mem::replace(&mut self.here, from);
        (self.state, self.after_return) = (State::Between, false);
        for &byte in bytes {
            self.read(byte, each);
        }
        self.here = here;
    }

    /// The comment of a semicolon.
    fn rest_of_line(&self) -> Token<'_> {
        if self.glued { Token::Behind(&self.held) } else { Token::Comment(&self.held) }
    }

    fn hold(&mut self, byte: u8) {
        if self.held.len() < LONGEST {
            self.held.push(byte);
        }
    }
}

/// Whether a word ends with a square on which a pawn becomes something.
fn arrives_last(word: &[u8]) -> bool {
    let word = word.strip_suffix(b"=").unwrap_or(word);
    matches!(word, [.., b'a'..=b'h' | b'A'..=b'H', b'1' | b'8'])
}

/// The control character with which DOS ended its files.
const END: u8 = 26;

const fn is_space(byte: u8) -> bool {
    byte == b' ' || matches!(byte, 9..=13 | END)
}

/// Old files have other control characters in names, by wrong coding.
fn is_binary(byte: u8) -> bool {
    byte == 0
}

/// Whether a word may end before any byte.
fn may_end(word: &[u8]) -> bool {
    matches!(word, [b'$', ..] | [b'/'] | [.., b'+' | b'#'])
}

/// Whether a word ends before a byte without a blank: before and behind an annotation by number, and
/// behind a check or a mate before a result (the standard, 7).
fn ends_before(word: &[u8], byte: u8) -> bool {
    match word {
        [b'$', digits @ ..] => {
            !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) && !byte.is_ascii_digit()
        }
        [first, .., b'+' | b'#'] if first.is_ascii_alphabetic() && matches!(byte, b'0' | b'1') => {
            true
        }
        _ => byte == b'$',
    }
}

const fn ends_word(byte: u8) -> bool {
    is_space(byte) || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'*')
}
