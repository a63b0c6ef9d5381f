//! Portable game notation, read piece by piece.
//!
//! What the standard allows is read, and what many write besides, with a remark. A line is kept up to what
//! cannot be played, and every word that is not understood is named. The moves of variations must be legal
//! like those of the game, and none of them becomes a move of the game.

mod behind;
mod doubt;
mod draft;
mod header;
mod here;
mod moves;
mod noughts;
mod only;
mod pieces;
mod plain;
pub(super) mod remark;
mod results;
mod sequence;
mod variations;
pub(super) mod wrong;

use crate::pgn::game::Game;
use crate::pgn::lexer::{LONGEST, Lexer, Place, Token, Tokens};
use crate::pgn::result::GameResult;
use crate::pgn::words::{self, Number, decode};
use crate::written::{Letters, written};

use draft::Draft;
use here::Here;

pub use remark::{Odd, Remark};
pub use wrong::{Fault, Wrong};

/// About how many bytes a move needs, with its place in a tree.
const PER_MOVE: usize = 128;

/// The most bytes that one game may need while it is read.
const LARGEST: usize = 16 << 20;

/// The most tags that a game may have, and how deep its variations may lie in each other.
const MOST: usize = 500;

/// What is found in a text.
#[derive(Debug)]
pub enum Found {
    /// A game, with what is remarkable in how it is written.
    Game(Box<Game>),
    /// Something is wrong. The game in which it stands is not given out.
    Fault(Fault),
    /// A game with faults has ended; it began on this line.
    Refused(u64),
    /// Words have ended in which nothing looks like a game; they began on this line.
    NoGame(u64),
}

/// Reads games from bytes as they come. Memory is bounded by the longest game.
#[derive(Debug)]
pub struct Reader {
    lexer: Lexer,
    builder: Builder,
}

impl Default for Reader {
    fn default() -> Self {
        Self::in_letters(None)
    }
}

impl Reader {
    /// Reads moves in the letters of a language; none: those of PGN.
    #[must_use]
    pub fn in_letters(letters: Option<Letters>) -> Self {
        let is_english = letters.is_none();
        let letters = letters.unwrap_or_else(Letters::english);
        let builder = Builder { letters, is_english, ..Builder::default() };
        Self { lexer: Lexer::new(), builder }
    }

    /// Reads on, and gives out what is found.
    pub fn feed(&mut self, bytes: &[u8], found: &mut impl FnMut(Found)) {
        self.lexer.feed(bytes, &mut Reading { builder: &mut self.builder, found });
    }

    /// Whether what has been fed is no text: nothing more is read of it.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.lexer.has_stopped()
    }

    /// The text has ended, and with it the last game.
    pub fn finish(mut self, found: &mut impl FnMut(Found)) {
        let builder = &mut self.builder;
        self.lexer.finish(&mut |place, token| builder.token(place, token, found));
        self.builder.release(None, found);
        self.builder.cut_off(self.lexer.here(), found);
    }
}

/// What takes the tokens.
struct Reading<'a, F> {
    builder: &'a mut Builder,
    found: &'a mut F,
}

impl<F: FnMut(Found)> Tokens for Reading<'_, F> {
    fn token(&mut self, place: Place, token: Token<'_>) {
        self.builder.token(place, token, self.found);
    }

    fn words(&mut self, place: Place, bytes: &[u8]) -> (usize, Place) {
        self.builder.plain(place, bytes, self.found)
    }
}

/// The game that is being read.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the game")]
struct Builder {
    /// The letters of the moves, and whether they are those of PGN.
    letters: Letters,
    is_english: bool,
    draft: Draft,
    /// Whether the tags are over.
    moving: bool,
    header: header::Header,
    /// What is said among the tags.
    said: Vec<String>,
    /// Words that are in no comment.
    prose: doubt::Prose,
    /// How many variations are open, also where nothing more is read of a game but its form.
    depth: usize,
    /// The move number that stands before what is read.
    number: Option<Number>,
    /// A first move number that begins another game, if no dots follow it.
    first_again: Option<Place>,
    /// Whether the number of a first move was read, and of any move of the main line.
    counted: bool,
    numbered: bool,
    /// The number of a first move behind White's first, until it is seen whether Black answers behind it.
    again: Option<Place>,
    /// The line on which the last token ended, and how many lines the next one begins behind it.
    line: u64,
    gap: u64,
    results: results::Results,
    /// Moves behind a result, until it is known of which game they are.
    held: Vec<(Place, Vec<u8>)>,
    /// The result behind which this game begins, where it may be of the one before.
    apart: Option<GameResult>,
    /// About how many bytes the game needs.
    size: usize,
    /// Whether anything looks like a game: a tag, a move, a result, or a first move number.
    is_game: bool,
    /// The beginning of a move with a blank in it.
    piece: Option<pieces::MoveStart>,
    /// Castling, or the beginning of it or of a result.
    noughts: Option<noughts::Noughts>,
    /// A number that stands alone and is not that of the next move.
    stray: Option<(Place, String)>,
    /// Whether a blank stands in moves, so that the letter of a piece is no sign.
    is_parted: bool,
    /// Whether pieces were written in small letters.
    is_small: bool,
    /// How many variations lie around the line that goes on with what cannot be played; it ends there.
    cut: Option<usize>,
}

impl Builder {
    fn token(&mut self, place: Place, token: Token<'_>, found: &mut impl FnMut(Found)) {
        if !self.holds(place, &token, found) {
            self.take(place, &token, found);
        }
    }

    fn take(&mut self, place: Place, token: &Token<'_>, found: &mut impl FnMut(Found)) {
        self.part_games(place, token, found);
        self.line = place.line;
        if self.brackets(place, token, found) {
            return;
        }
        if !matches!(token, Token::Word(_)) {
            self.leave_piece(found);
        }
        if !matches!(token, Token::Tag(_) | Token::OpenTag(_)) {
            self.results.is_followed();
        }
        match *token {
            Token::Comment(text) => self.comment(place, text, found),
            Token::Behind(text) => self.behind_semicolon(place, text, found),
            Token::Tag(text) => self.tag(place, text, found),
            Token::OpenTag(text) => self.broken_tag(place, text, b"", found),
            Token::OpenComment(text) => {
                self.draft.game(place);
                self.comment(place, text, found);
                self.draft.remark(place, Odd::OpenComment);
            }
            Token::Aside(text) => self.aside(place, text, found),
            Token::Binary => self.fault(place, Wrong::NotText, found),
            Token::Open => self.open(place, found),
            Token::Close if self.depth == 0 => self.draft.remark(place, Odd::Brackets),
            Token::Close => self.close(place, found),
            Token::Word(word) => self.word(place, word, found),
        }
    }

    /// Keeps what is no comment, and none of the moves either, as a comment.
    fn aside(&mut self, place: Place, text: &[u8], found: &mut impl FnMut(Found)) {
        self.draft.game(place);
        match text.trim_ascii() {
            b"" => self.draft.remark(place, Odd::LeftOut("//".to_owned())),
            b"<" => self.draft.remark(place, Odd::LeftOut("<>".to_owned())),
            _ => {
                self.draft.remark(place, Odd::Text(words::shown(text)));
                self.comment(place, text, found);
            }
        }
    }

    /// Keeps what follows a semicolon as the comment that it is. One that begins with a move right behind
    /// another may have been meant as a line of moves.
    fn behind_semicolon(&mut self, place: Place, text: &[u8], found: &mut impl FnMut(Found)) {
        let text_read = decode(text);
        let first = text_read.split_whitespace().next().unwrap_or_default();
        let first = first.split(';').next().unwrap_or_default();
        if written(first, &self.letters).is_some() {
            self.draft.remark(place, Odd::MoveInComment(first.to_owned()));
        }
        self.comment(place, text, found);
    }

    /// How words are read at the place that is reached.
    fn here(&self) -> Here<'_> {
        Here {
            position: self.draft.position(),
            letters: &self.letters,
            is_english: self.is_english,
            is_small: self.is_small,
        }
    }

    fn fault(&mut self, place: Place, wrong: Wrong, found: &mut impl FnMut(Found)) {
        let game = self.draft.game(place);
        // Nothing more is made of it.
        (game.moves, game.notes) = (Vec::new(), None);
        self.draft.variations.clear();
        self.draft.faulty = true;
        found(Found::Fault(Fault { place, wrong }));
    }

    /// Counts what the game needs; a file may be made to fill the memory.
    fn grow(&mut self, place: Place, bytes: usize, found: &mut impl FnMut(Found)) {
        self.size = self.size.saturating_add(bytes);
        if self.size > LARGEST && !self.draft.faulty {
            self.fault(place, Wrong::TooLong, found);
        }
    }

    fn comment(&mut self, place: Place, text: &[u8], found: &mut impl FnMut(Found)) {
        self.line += lines(text);
        if let Some(tag) = words::tag_within(text) {
            self.draft.game(place);
            self.draft.remark(place, Odd::TagInComment(tag));
        }
        if self.draft.faulty || self.cut.is_some() {
            return;
        }
        self.grow(place, text.len() + PER_MOVE, found);
        if text.len() >= LONGEST {
            self.fault(place, Wrong::TooLong, found);
        }
        match (self.draft.faulty, self.moving) {
            (true, _) => {}
            (false, true) if self.prose.take_comment(&decode(text)) => {}
            (false, true) => self.draft.say(&decode(text)),
            (false, false) => self.said.push(decode(text).into_owned()),
        }
    }

    fn give(&mut self, found: &mut impl FnMut(Found)) {
        self.leave_piece(found);
        self.lose_part();
        self.settle(found);
        if !self.draft.faulty {
            self.judge();
            self.draft.without_a_game();
        }
        let letters = std::mem::take(&mut self.letters);
        let (is_english, line) = (self.is_english, self.line);
        let next = Self { letters, is_english, line, ..Self::default() };
        let Self { draft: Draft { game, faulty, .. }, is_game, .. } = std::mem::replace(self, next);
        match game {
            Some(game) if faulty && !is_game => found(Found::NoGame(game.line)),
            Some(game) if faulty => found(Found::Refused(game.line)),
            Some(game) => found(Found::Game(game)),
            None => {}
        }
    }
}

/// How many lines end within a text.
fn lines(text: &[u8]) -> u64 {
    let returns = |at: usize| text[at] == b'\r' && text.get(at + 1) != Some(&b'\n');
    (0..text.len()).filter(|&at| text[at] == b'\n' || returns(at)).count() as u64
}

#[cfg(test)]
mod tests;
