//! The symbols of a written move: what each of its characters can be.

use shakmaty::{CastlingSide, File, Rank, Role};

use crate::lookalike;
use crate::written::{Act, Departure, Departures, Letters};

/// A letter of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    /// The file that it is, in its case or not.
    pub(super) file: Option<File>,
    /// The piece that it is.
    pub(super) piece: Option<Role>,
    /// Whether it can be the sign of a capture.
    pub(super) takes: bool,
    /// Whether it is large, as a piece is, or small, as a file.
    pub(super) is_large: bool,
}

/// A character of a move, or the letters of one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Symbol {
    Letter(Letter),
    Rank(Rank),
    Takes,
    Stroke,
    /// `=`, `/` or `(`: what a pawn becomes follows.
    Becomes,
    Close,
}

/// More symbols than a move has: `Bb7xa8=(D)` with the letter of the pawn.
const MOST: usize = 12;

/// The symbols of a text.
pub(super) struct Symbols {
    found: [Symbol; MOST],
    count: usize,
    /// Whether a blank stands behind the first of them, and none behind the others.
    pub(super) is_parted: bool,
    /// How the text departs from the standard, as its single characters show.
    pub(super) departures: Departures,
}

impl Symbols {
    /// The symbols of a text; `None` where it has anything else, or too many.
    pub(super) fn of(text: &str, letters: &Letters) -> Option<Self> {
        let none = Departures::NONE;
        let mut all =
            Self { found: [Symbol::Close; MOST], count: 0, is_parted: false, departures: none };
        let mut rest = text;
        while let Some(&byte) = rest.as_bytes().first() {
            let (symbol, length) = if byte.is_ascii() {
                all.ascii(rest, byte, letters)?
            } else {
                all.other(rest, letters)?
            };
            if let Some(symbol) = symbol {
                *all.found.get_mut(all.count)? = symbol;
                all.count += 1;
            }
            rest = &rest[length..];
        }
        Some(all)
    }

    /// The symbols, in their order.
    pub(super) fn as_slice(&self) -> &[Symbol] {
        &self.found[..self.count]
    }

    fn depart(&mut self, departure: Departure) {
        self.departures = self.departures.with(departure);
    }

    fn ascii(
        &mut self,
        rest: &str,
        byte: u8,
        letters: &Letters,
    ) -> Option<(Option<Symbol>, usize)> {
        let symbol = match byte {
            b'1'..=b'8' => Symbol::Rank(Rank::new(u32::from(byte - b'1'))),
            b'-' => Symbol::Stroke,
            b'=' => Symbol::Becomes,
            b':' => {
                self.depart(Departure::Capture);
                Symbol::Takes
            }
            b'/' | b'(' => {
                self.depart(Departure::Promotion);
                Symbol::Becomes
            }
            b')' => Symbol::Close,
            b' ' | b'\t' => {
                self.depart(Departure::Blank);
                self.is_parted = self.count == 1;
                return Some((None, 1));
            }
            _ if byte.is_ascii_alphabetic() => return self.letter(rest, char::from(byte), letters),
            _ => return None,
        };
        Some((Some(symbol), 1))
    }

    fn other(&mut self, rest: &str, letters: &Letters) -> Option<(Option<Symbol>, usize)> {
        let c = rest.chars().next()?;
        if c.is_whitespace() || is_unseen(c) {
            self.depart(if c.is_whitespace() { Departure::Blank } else { Departure::Unseen });
            self.is_parted = c.is_whitespace() && self.count == 1;
            return Some((None, c.len_utf8()));
        }
        let symbol = match c {
            '×' => {
                self.depart(Departure::Capture);
                Symbol::Takes
            }
            _ if is_dash(c) => {
                self.depart(Departure::Lookalike);
                Symbol::Stroke
            }
            _ if let Some(role) = figurine(c) => {
                self.depart(Departure::Figurine);
                let piece = Some(role);
                Symbol::Letter(Letter { file: None, piece, takes: false, is_large: true })
            }
            _ => return self.letter(rest, c, letters),
        };
        Some((Some(symbol), c.len_utf8()))
    }

    /// A letter, or the letters of one piece.
    fn letter(
        &mut self,
        rest: &str,
        c: char,
        letters: &Letters,
    ) -> Option<(Option<Symbol>, usize)> {
        let latin = || u8::try_from(c).ok().and_then(|byte| letters.latin(byte));
        let (piece, length, is_large) = match letters.other(rest) {
            // `Кр` is not the knight, whose letter it begins with.
            Some((role, length, in_case)) => (Some(role), length, in_case || c.is_uppercase()),
            None => (latin(), c.len_utf8(), c.is_uppercase()),
        };
        let usual = lookalike_of(c);
        let small = usual.unwrap_or(c).to_ascii_lowercase();
        let is_single = length == c.len_utf8();
        let file = File::from_char(small).filter(|_| is_single);
        let takes = is_single && small == 'x';
        if file.is_none() && piece.is_none() && !takes {
            return None;
        }
        if usual.is_some() && piece.is_none() {
            self.depart(Departure::Lookalike);
        }
        let letter = Letter { file, piece, takes, is_large };
        let symbol = if takes && piece.is_none() && !is_large {
            Symbol::Takes
        } else {
            Symbol::Letter(letter)
        };
        Some((Some(symbol), length))
    }
}

/// The letter of English that a letter of Cyrillic looks like, where a move has it.
const fn lookalike_of(c: char) -> Option<char> {
    Some(match c {
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        'х' => 'x',
        'А' => 'A',
        'С' => 'C',
        'Е' => 'E',
        'Х' => 'X',
        _ => return None,
    })
}

/// The piece of a figurine of either colour.
pub(crate) const fn figurine(c: char) -> Option<Role> {
    Some(match c {
        '♔' | '♚' => Role::King,
        '♕' | '♛' => Role::Queen,
        '♖' | '♜' => Role::Rook,
        '♗' | '♝' => Role::Bishop,
        '♘' | '♞' => Role::Knight,
        '♙' | '♟' => Role::Pawn,
        _ => return None,
    })
}

/// Whether a character is not seen; one that gives orders to a terminal is none of a move.
pub(super) fn is_unseen(c: char) -> bool {
    !c.is_control() && lookalike::is_unseen(c)
}

/// Whether a character is a dash, by whatever name.
pub(crate) const fn is_dash(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '−')
}

/// Also the letters of Cyrillic that look like it.
const fn is_nought(c: char) -> bool {
    matches!(c, '0' | 'o' | 'O' | 'о' | 'О')
}

/// Castling with letters or noughts, with dashes or without.
pub(crate) fn castling(text: &str) -> Option<(Act, Departures)> {
    let side = match text {
        "O-O" => return Some((Act::Castle(CastlingSide::KingSide), Departures::NONE)),
        "O-O-O" => return Some((Act::Castle(CastlingSide::QueenSide), Departures::NONE)),
        _ if !text.starts_with(is_nought) => return None,
        _ => match text.chars().filter(|&c| is_nought(c)).count() {
            2 => CastlingSide::KingSide,
            3 => CastlingSide::QueenSide,
            _ => return None,
        },
    };
    let is_between = |c: char| is_dash(c) || c.is_whitespace() || is_unseen(c);
    let is_whole = text.chars().all(|c| is_nought(c) || is_between(c));
    // A digit for each side is a result: `0 - 0`, or nothing.
    is_whole.then(|| (Act::Castle(side), Departures::NONE.with(Departure::Castling)))
}

/// Whether a text is a null move, as one program or another writes it.
pub(super) fn is_null(text: &str) -> bool {
    matches!(text, "--" | "Z0" | "@@@@" | "null" | "0000" | "–" | "—")
}

/// A text without the number of its move and the quotation marks around it, and without what cannot be seen
/// before it.
pub(super) fn without_before(text: &str) -> (&str, Departures) {
    let none = Departures::NONE;
    if text.as_bytes().first().is_some_and(u8::is_ascii_alphabetic) {
        return (text, none);
    }
    let is_blank = |c: char| c.is_whitespace() || is_unseen(c);
    let bare = text.trim_start_matches(is_blank);
    let ended = bare.trim_end_matches(is_blank);
    let inner = ended.trim_matches(is_quote);
    let is_quoted = inner.len() < ended.len();
    let numbered = without_number(if is_quoted { inner } else { bare });
    let start = numbered.trim_start_matches(is_blank);
    let begins = |whole: &str, rest: &str| !whole[..whole.len() - rest.len()].is_ascii();
    let unseen = begins(text, bare) || begins(numbered, start);
    let found = none.with_if(is_quoted, Departure::Quotes).with_if(unseen, Departure::Unseen);
    (start, found)
}

fn is_quote(c: char) -> bool {
    matches!(c, '"' | '\'' | '“' | '”' | '„' | '‘' | '’' | '«' | '»' | '`')
}

/// A text without the move number that it begins with: `12.`, `12...`, `12…`, `...`.
pub(crate) fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let bare = rest.trim_start_matches(['.', '…']);
    if bare.len() < rest.len() { bare } else { text }
}
