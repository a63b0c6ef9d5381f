//! Portable game notation, read strictly and piece by piece.
//!
//! A game in which anything is wrong is not given out, but every word of it that is not understood
//! is named. Variations are read for their form only; move numbers are not compared.

use std::borrow::Cow;
use std::time::Duration;

use shakmaty::san::{San, SanError, SanPlus};
use shakmaty::{CastlingSide, Move, Position};

use crate::notation::PositionTextError;
use crate::notation::pgn::game::{Game, GameResult, Turn};
use crate::notation::pgn::lexer::{Lexer, Place, Token};

/// What is found in a text.
#[derive(Debug)]
pub enum Found {
    /// A whole game.
    Game(Box<Game>),
    /// Something is wrong. The game in which it stands is not given out.
    Fault(Fault),
    /// A game with faults has ended; it began on this line.
    Refused(u64),
}

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What.
    pub wrong: Wrong,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A word that means nothing in PGN.
    Word(String),
    /// A move that is not legal here.
    Illegal(String),
    /// A move that several men could make.
    Ambiguous(String),
    /// A tag that is not `[Name "value"]`.
    Tag(String),
    /// A tag that the game has already.
    Twice(String),
    /// Another game than chess.
    Variant(String),
    /// The first position cannot be read.
    Position(PositionTextError),
    /// A comment that is never closed.
    OpenComment,
    /// A variation before the first move, or one that is closed and was not opened, or the reverse.
    Variation,
    /// The game stops without a result.
    NoResult,
    /// The result in the tags is another than the one after the moves, or none.
    ResultTag(String),
    /// The last move mates, and the result is another.
    Mate,
    /// The last move leaves stalemate, and the result is no draw.
    Stalemate,
    /// The file is no text.
    NotText,
}

/// Reads games from bytes as they come. Memory is bounded by the longest game.
#[derive(Debug)]
pub struct Reader {
    lexer: Lexer,
    builder: Builder,
}

impl Default for Reader {
    fn default() -> Self {
        Self { lexer: Lexer::new(), builder: Builder::default() }
    }
}

impl Reader {
    /// Reads on, and gives out what is found.
    pub fn feed(&mut self, bytes: &[u8], found: &mut impl FnMut(Found)) {
        let builder = &mut self.builder;
        self.lexer.feed(bytes, &mut |place, token| builder.token(place, token, found));
    }

    /// The text has ended; a game that has not is a fault.
    pub fn finish(mut self, found: &mut impl FnMut(Found)) {
        let builder = &mut self.builder;
        self.lexer.finish(&mut |place, token| builder.token(place, token, found));
        self.builder.cut_off(self.lexer.here(), found);
    }
}

/// The game that is being read.
#[derive(Debug, Default)]
struct Builder {
    game: Option<Box<Game>>,
    /// Whether the tags are over.
    moving: bool,
    /// How many variations are open.
    depth: u32,
    faulty: bool,
    /// Whether it is another game than chess; its words are its own.
    foreign: bool,
}

impl Builder {
    fn token(&mut self, place: Place, token: Token<'_>, found: &mut impl FnMut(Found)) {
        match token {
            Token::Comment(text) => self.comment(text),
            Token::Tag(text) => self.tag(place, text, found),
            Token::OpenTag(text) => self.fault(place, Wrong::Tag(shown(text)), found),
            Token::OpenComment => self.fault(place, Wrong::OpenComment, found),
            Token::Binary => self.fault(place, Wrong::NotText, found),
            Token::Open => self.open(place, found),
            Token::Close if self.depth == 0 => self.fault(place, Wrong::Variation, found),
            Token::Close => self.depth -= 1,
            Token::Word(word) => self.word(place, word, found),
        }
    }

    fn fault(&mut self, place: Place, wrong: Wrong, found: &mut impl FnMut(Found)) {
        self.game(place);
        self.faulty = true;
        found(Found::Fault(Fault { place, wrong }));
    }

    fn game(&mut self, place: Place) -> &mut Game {
        self.game.get_or_insert_with(|| Box::new(Game::new(place.line)))
    }

    fn comment(&mut self, text: &[u8]) {
        let turn = self.game.as_mut().and_then(|game| game.moves.last_mut());
        if let Some(turn) = turn.filter(|_| self.depth == 0) {
            turn.left = clock(text).or(turn.left);
        }
    }

    fn open(&mut self, place: Place, found: &mut impl FnMut(Found)) {
        let moved = self.game.as_ref().is_some_and(|game| !game.moves.is_empty());
        if !moved && !self.faulty {
            self.fault(place, Wrong::Variation, found);
        }
        self.depth += 1;
    }

    fn tag(&mut self, place: Place, text: &[u8], found: &mut impl FnMut(Found)) {
        let tag = tag(text);
        let begins = tag.as_ref().is_some_and(|(name, _)| name == "Event");
        if self.moving || begins && self.game.as_ref().is_some_and(|game| !game.tags.is_empty()) {
            self.cut_off(place, found);
        }
        match tag {
            None => self.fault(place, Wrong::Tag(shown(text)), found),
            Some((name, _)) if self.game(place).tag(&name).is_some() => {
                self.fault(place, Wrong::Twice(name), found);
            }
            Some(tag) => self.game(place).tags.push(tag),
        }
    }

    fn word(&mut self, place: Place, word: &[u8], found: &mut impl FnMut(Found)) {
        self.game(place);
        if !std::mem::replace(&mut self.moving, true)
            && let Err(wrong) = self.game(place).set_up()
        {
            self.foreign = matches!(wrong, Wrong::Variant(_));
            self.fault(place, wrong, found);
        }
        if let Some(result) = GameResult::read(word) {
            if self.depth == 0 {
                self.end(place, result, found);
            }
            return;
        }
        let text = without_number(word);
        if text.is_empty() || self.foreign || is_annotation(text) {
            return;
        }
        match san(text) {
            None => self.fault(place, Wrong::Word(shown(word)), found),
            Some(san) if self.depth == 0 && !self.faulty => {
                if let Err(error) = self.play(place, san) {
                    self.fault(place, refused(&error, text), found);
                }
            }
            Some(_) => {}
        }
    }

    fn play(&mut self, place: Place, san: San) -> Result<(), SanError> {
        let game = self.game(place);
        let mv: Move = san.to_move(&game.last)?;
        game.last.play_unchecked(mv);
        game.moves.push(Turn { mv, left: None });
        Ok(())
    }

    fn end(&mut self, place: Place, result: GameResult, found: &mut impl FnMut(Found)) {
        self.game(place).result = result;
        if !self.faulty
            && let Some(wrong) = self.game(place).contradiction()
        {
            self.fault(place, wrong, found);
        }
        self.give(found);
    }

    /// The text goes on with another game, or not at all.
    fn cut_off(&mut self, place: Place, found: &mut impl FnMut(Found)) {
        if self.game.is_none() {
            return;
        }
        if !self.faulty {
            let wrong = if self.depth > 0 { Wrong::Variation } else { Wrong::NoResult };
            self.fault(place, wrong, found);
        }
        self.give(found);
    }

    fn give(&mut self, found: &mut impl FnMut(Found)) {
        let Self { game, faulty, .. } = std::mem::take(self);
        match game {
            Some(game) if faulty => found(Found::Refused(game.line)),
            Some(game) => found(Found::Game(game)),
            None => {}
        }
    }
}

fn refused(error: &SanError, text: &[u8]) -> Wrong {
    match error {
        SanError::AmbiguousSan => Wrong::Ambiguous(shown(text)),
        SanError::IllegalSan => Wrong::Illegal(shown(text)),
    }
}

/// UTF-8, or Latin-1 where it cannot be that.
fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    }
}

/// As much of a text as can be heard at once.
fn shown(bytes: &[u8]) -> String {
    decode(bytes).chars().filter(|c| !c.is_control()).take(40).collect()
}

/// `Name "value"`, where a backslash guards quotation marks and itself.
fn tag(text: &[u8]) -> Option<(String, String)> {
    let text = decode(text);
    let text = text.trim();
    let (name, value) = text.split_at(text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_')?);
    let value = value.trim_start().strip_prefix('"')?.strip_suffix('"')?;
    Some((name.to_owned(), unescape(value)?)).filter(|_| !name.is_empty())
}

/// `None` if a quotation mark stands unguarded, or the last one is guarded.
fn unescape(value: &str) -> Option<String> {
    let mut out = String::with_capacity(value.len());
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match (c, c == '\\') {
            ('"', _) => return None,
            (_, true) => match chars.next()? {
                guarded @ ('"' | '\\') => out.push(guarded),
                other => out.extend([c, other]),
            },
            _ => out.push(c),
        }
    }
    Some(out)
}

/// A word without the move number that it begins with: `12.`, `12...`, `...`.
fn without_number(word: &[u8]) -> &[u8] {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = word[digits..].iter().take_while(|&&byte| byte == b'.').count();
    let only_digits = digits == word.len();
    if dots > 0 || only_digits { &word[digits + dots..] } else { word }
}

/// `$14`, `!?`.
fn is_annotation(word: &[u8]) -> bool {
    match word {
        [b'$', digits @ ..] => !digits.is_empty() && digits.iter().all(u8::is_ascii_digit),
        marks => marks.len() <= 2 && marks.iter().all(|byte| matches!(byte, b'!' | b'?')),
    }
}

/// The form of a move; at most two marks of praise or blame may follow it.
fn san(text: &[u8]) -> Option<San> {
    let marks = text.iter().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    let bare = &text[..text.len() - marks];
    if marks > 2 {
        return None;
    }
    let san = noughts(bare).or_else(|| Some(SanPlus::from_ascii(bare).ok()?.san))?;
    // Not standard: moves by both squares with a stroke, drops and null moves.
    match san {
        San::Castle(_) => Some(san),
        San::Normal { .. } if !bare.contains(&b'-') => Some(san),
        _ => None,
    }
}

/// Castling as many people write it.
fn noughts(text: &[u8]) -> Option<San> {
    match text.strip_suffix(b"+").or_else(|| text.strip_suffix(b"#")).unwrap_or(text) {
        b"0-0" => Some(San::Castle(CastlingSide::KingSide)),
        b"0-0-0" => Some(San::Castle(CastlingSide::QueenSide)),
        _ => None,
    }
}

/// The time of `[%clk H:MM:SS]` in a comment; tenths may follow.
fn clock(text: &[u8]) -> Option<Duration> {
    let text = std::str::from_utf8(text).ok()?;
    let (_, rest) = text.split_once("[%clk ")?;
    let (time, _) = rest.split_once(']')?;
    let (whole, tenths) = time.trim().split_once('.').unwrap_or((time.trim(), "0"));
    let mut parts = whole.split(':').map(|part| part.parse::<u32>().ok());
    let (hours, minutes, seconds) = (parts.next()??, parts.next()??, parts.next()??);
    let tenths = u64::from(tenths.get(..1)?.parse::<u8>().ok()?);
    if parts.next().is_some() || minutes > 59 || seconds > 59 {
        return None;
    }
    let seconds = u64::from(hours) * 3600 + u64::from(minutes) * 60 + u64::from(seconds);
    Some(Duration::from_millis(seconds * 1000 + tenths * 100))
}

#[cfg(test)]
mod tests;
