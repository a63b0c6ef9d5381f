//! Portable game notation, read piece by piece.
//!
//! What the standard allows is read, and what many write besides, with a remark. A line is kept up to what
//! cannot be played, and every word that is not understood is named. The moves of variations must be legal
//! like those of the game, and none of them becomes a move of the game.

mod behind;
mod doubt;
mod header;
mod moves;
mod noughts;
mod pieces;
pub(super) mod remark;
mod results;
mod sequence;
mod variations;
pub(super) mod wrong;

use shakmaty::Chess;

use crate::pgn::game::Game;
use crate::pgn::lexer::{LONGEST, Lexer, Place, Token};
use crate::pgn::result::GameResult;
use crate::pgn::tree::{Node, Tree};
use crate::pgn::words::{self, Comment, Number, decode};
use crate::written::Letters;

use variations::Variation;

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
        let builder = &mut self.builder;
        self.lexer.feed(bytes, &mut |place, token| builder.token(place, token, found));
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

/// The game that is being read.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the game")]
struct Builder {
    /// The letters of the moves, and whether they are those of PGN.
    letters: Letters,
    is_english: bool,
    game: Option<Box<Game>>,
    /// Whether the tags are over.
    moving: bool,
    header: header::Header,
    /// What is said among the tags.
    said: Vec<String>,
    /// Words before the first move that are in no comment, and where they begin.
    text: Option<doubt::Loose>,
    /// The node of the last move of the main line, once there is a tree.
    at: Node,
    /// The variations that are open, the innermost last.
    variations: Vec<Variation>,
    /// How many variations are open, also where nothing more is read of a game but its form.
    depth: usize,
    /// The position before the last move of the main line.
    before: Chess,
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
    faulty: bool,
    /// Whether anything looks like a game: a tag, a move, a result, or a first move number.
    is_game: bool,
    /// Words that may be moves which nobody can read.
    doubt: Option<doubt::Doubt>,
    /// The beginning of a move with a blank in it.
    piece: Option<pieces::Piece>,
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
            Token::Tag(text) => self.tag(place, text, found),
            Token::OpenTag(text) => self.broken_tag(place, text, b"", found),
            Token::OpenComment(text) => {
                self.game(place);
                self.comment(place, text, found);
                self.remark(place, Odd::OpenComment);
            }
            Token::Aside(text) => self.aside(place, text, found),
            Token::Binary => self.fault(place, Wrong::NotText, found),
            Token::Open => self.open(place, found),
            Token::Close if self.depth == 0 => self.remark(place, Odd::Brackets),
            Token::Close => self.close(place, found),
            Token::Word(word) => self.word(place, word, found),
        }
    }

    /// Keeps what is no comment, and none of the moves either, as a comment.
    fn aside(&mut self, place: Place, text: &[u8], found: &mut impl FnMut(Found)) {
        self.game(place);
        match text.trim_ascii() {
            b"" => self.remark(place, Odd::LeftOut("//".to_owned())),
            b"<" => self.remark(place, Odd::LeftOut("<>".to_owned())),
            _ => {
                self.remark(place, Odd::Text(words::shown(text)));
                self.comment(place, text, found);
            }
        }
    }

    fn fault(&mut self, place: Place, wrong: Wrong, found: &mut impl FnMut(Found)) {
        let game = self.game(place);
        // Nothing more is made of it.
        (game.moves, game.notes) = (Vec::new(), None);
        self.variations.clear();
        self.faulty = true;
        found(Found::Fault(Fault { place, wrong }));
    }

    fn remark(&mut self, place: Place, odd: Odd) {
        if let Some(game) = self.game.as_mut().filter(|_| !self.faulty) {
            remark::add(&mut game.remarks, place, odd);
        }
    }

    fn game(&mut self, place: Place) -> &mut Game {
        self.game.get_or_insert_with(|| Box::new(Game::new(place.line)))
    }

    /// Counts what the game needs; a file may be made to fill the memory.
    fn grow(&mut self, place: Place, bytes: usize, found: &mut impl FnMut(Found)) {
        self.size = self.size.saturating_add(bytes);
        if self.size > LARGEST && !self.faulty {
            self.fault(place, Wrong::TooLong, found);
        }
    }

    /// The tree, begun when the first thing is said that is no move of the main line, and the last
    /// node of the line that is read.
    fn noted(&mut self) -> Option<(&mut Tree, Node)> {
        let game = self.game.as_mut()?;
        if game.notes.is_none() {
            let tree = game.tree();
            self.at = tree.main().last().unwrap_or(Node::ROOT);
            game.notes = Some(tree);
        }
        let at = self.variations.last().map_or(self.at, |variation| variation.at);
        game.notes.as_mut().map(|tree| (tree, at))
    }

    fn comment(&mut self, place: Place, text: &[u8], found: &mut impl FnMut(Found)) {
        self.line += lines(text);
        if self.faulty || self.cut.is_some() {
            return;
        }
        self.grow(place, text.len() + PER_MOVE, found);
        if text.len() >= LONGEST {
            self.fault(place, Wrong::TooLong, found);
        }
        match (self.faulty, self.moving) {
            (true, _) => {}
            (false, true) if self.is_said_among_words(&decode(text)) => {}
            (false, true) => self.say(&decode(text)),
            (false, false) => self.said.push(decode(text).into_owned()),
        }
    }

    /// Notes what is said about the last move.
    fn say(&mut self, text: &str) {
        if let Some(variation) = self.variations.last_mut().filter(|variation| !variation.begun) {
            variation.said.push(text.to_owned());
            return;
        }
        let Comment { words, commands, left } = words::comment(text);
        if words.is_empty() && commands.is_empty() && left.is_none() {
            return;
        }
        let Some((tree, at)) = self.noted() else { return };
        tree.add_comment(at, &words);
        for command in &commands {
            tree.add_command(at, command);
        }
        if let Some(left) = left {
            tree.set_left(at, left);
        }
    }

    fn give(&mut self, found: &mut impl FnMut(Found)) {
        self.leave_piece(found);
        self.lose_part();
        self.settle(found);
        if !self.faulty {
            self.judge();
            self.without_a_game();
        }
        let letters = std::mem::take(&mut self.letters);
        let (is_english, line) = (self.is_english, self.line);
        let next = Self { letters, is_english, line, ..Self::default() };
        let Self { game, faulty, is_game, .. } = std::mem::replace(self, next);
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
