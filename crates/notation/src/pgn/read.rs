//! Portable game notation, read strictly and piece by piece.
//!
//! A game in which anything is wrong is not given out, but every word of it that is not understood
//! is named. The moves of variations must be legal like those of the game; move numbers are not
//! compared.

mod wrong;

use shakmaty::san::SanError;
use shakmaty::{Chess, Move, Position};

use crate::pgn::game::{Game, GameResult};
use crate::pgn::lexer::{LONGEST, Lexer, Place, Token};
use crate::pgn::tree::{Node, Tree};
use crate::pgn::words::{self, Comment, decode, shown};
use crate::written::{Act, Letters, Written, is_foreign, written};

pub use wrong::{Fault, Found, Wrong};

/// About how many bytes a move needs, with its place in a tree.
const PER_MOVE: usize = 128;

/// About how many bytes a variation needs while it is open.
const PER_VARIATION: usize = 256;

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
    /// Reads moves in the letters of a language; none: those of PGN.
    #[must_use]
    pub fn in_letters(letters: Option<Letters>) -> Self {
        let letters = letters.unwrap_or_else(Letters::english);
        Self { lexer: Lexer::new(), builder: Builder { letters, ..Builder::default() } }
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

    /// The text has ended; a game that has not is a fault.
    pub fn finish(mut self, found: &mut impl FnMut(Found)) {
        let builder = &mut self.builder;
        self.lexer.finish(&mut |place, token| builder.token(place, token, found));
        self.builder.cut_off(self.lexer.here(), found);
    }
}

/// The most bytes that one game may need while it is read.
const LARGEST: usize = 16 << 20;

/// The most tags that a game may have, and how deep its variations may lie in each other.
const MOST: usize = 500;

/// The game that is being read.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the game")]
struct Builder {
    /// The letters of the moves.
    letters: Letters,
    game: Option<Box<Game>>,
    /// Whether the tags are over.
    moving: bool,
    /// What is said among the tags.
    said: String,
    /// The node of the last move of the main line, once there is a tree.
    at: Node,
    /// The variations that are open, the innermost last.
    variations: Vec<Variation>,
    /// How many variations are open, also where nothing more is read of a game but its form.
    depth: usize,
    /// The position before the last move of the main line.
    before: Chess,
    /// The last move that was made.
    last: Option<Move>,
    /// About how many bytes the game needs.
    size: usize,
    faulty: bool,
    /// Whether anything looks like a game: a tag, a move, a result, or a first move number.
    is_game: bool,
    /// How many variations lie around the line that ends with a null move; what follows in it cannot
    /// be played.
    cut: Option<usize>,
    /// The line of the last tag.
    tag_line: u64,
    /// Where the tag of the variant stands, and that of the first position.
    variant_at: Option<Place>,
    position_at: Option<Place>,
    /// Whether it is another game than chess; its words are its own.
    foreign: bool,
}

impl Default for Builder {
    fn default() -> Self {
        Self {
            letters: Letters::english(),
            game: None,
            moving: false,
            said: String::new(),
            at: Node::ROOT,
            variations: Vec::new(),
            depth: 0,
            before: Chess::default(),
            last: None,
            size: 0,
            faulty: false,
            is_game: false,
            cut: None,
            tag_line: 0,
            variant_at: None,
            position_at: None,
            foreign: false,
        }
    }
}

/// A variation while it is read.
#[derive(Debug)]
struct Variation {
    /// Where it has come to; at first where it begins.
    at: Node,
    position: Chess,
    /// The position before its last move.
    before: Chess,
    /// Whether it has a move.
    begun: bool,
    /// What is said before its first move.
    said: String,
}

impl Builder {
    fn token(&mut self, place: Place, token: Token<'_>, found: &mut impl FnMut(Found)) {
        match token {
            Token::Comment(text) => self.comment(place, text, found),
            Token::Tag(text) => self.tag(place, text, found),
            Token::OpenTag(text) => self.fault(place, Wrong::Tag(shown(text)), found),
            Token::OpenComment => self.fault(place, Wrong::OpenComment, found),
            Token::Binary => self.fault(place, Wrong::NotText, found),
            Token::Open => self.open(place, found),
            Token::Close if self.depth == 0 => self.fault(place, Wrong::Variation, found),
            Token::Close => self.close(),
            Token::Word(word) => self.word(place, word, found),
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
        if self.game.is_none() || self.faulty || self.cut.is_some() {
            return;
        }
        self.grow(place, text.len() + PER_MOVE, found);
        if text.len() >= LONGEST {
            self.fault(place, Wrong::TooLong, found);
        }
        match (self.faulty, self.moving) {
            (true, _) => {}
            (false, true) => self.say(&decode(text)),
            (false, false) => {
                self.said.push(' ');
                self.said.push_str(&decode(text));
            }
        }
    }

    /// Notes what is said about the last move.
    fn say(&mut self, text: &str) {
        if let Some(variation) = self.variations.last_mut().filter(|variation| !variation.begun) {
            variation.said.push(' ');
            variation.said.push_str(text);
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

    fn open(&mut self, place: Place, found: &mut impl FnMut(Found)) {
        self.depth += 1;
        self.grow(place, PER_VARIATION, found);
        if self.faulty || self.cut.is_some() {
            return;
        }
        let begins = self.variations.last().is_none_or(|variation| variation.begun);
        let parent = self.noted().and_then(|(tree, at)| tree.parent(at));
        // Played from the beginning for each, thousands would take minutes.
        let before = self.variations.last().map_or(&self.before, |variation| &variation.before);
        let position = before.clone();
        match parent.filter(|_| begins) {
            None => self.fault(place, Wrong::Variation, found),
            Some(_) if self.depth > MOST => self.fault(place, Wrong::TooLong, found),
            Some(at) => {
                let (before, said) = (position.clone(), String::new());
                self.variations.push(Variation { at, position, before, begun: false, said });
            }
        }
    }

    fn close(&mut self) {
        self.depth -= 1;
        match self.cut {
            Some(depth) if self.depth >= depth => return,
            _ => self.cut = None,
        }
        let Some(variation) = self.variations.pop() else { return };
        // A comment in brackets.
        if !variation.begun && !variation.said.is_empty() {
            self.say(&variation.said);
        }
    }

    fn tag(&mut self, place: Place, text: &[u8], found: &mut impl FnMut(Found)) {
        let tag = words::tag(text);
        self.is_game |= tag.is_some();
        // The same tag on the next line is one too many; after a gap another game begins.
        let parted = place.line > self.tag_line + 1;
        let begins = parted && tag.as_ref().is_some_and(|(name, _)| name == "Event");
        if self.moving || begins && self.game.as_ref().is_some_and(|game| !game.tags.is_empty()) {
            self.cut_off(place, found);
            self.is_game = true;
        }
        self.tag_line = place.line;
        self.grow(place, text.len(), found);
        match tag.as_ref().map(|(name, _)| name.as_str()) {
            Some("Variant") => self.variant_at = Some(place),
            Some("FEN") => self.position_at = Some(place),
            Some("SetUp") => self.position_at = self.position_at.or(Some(place)),
            _ => {}
        }
        let game = self.game(place);
        match tag {
            None => self.fault(place, Wrong::Tag(shown(text)), found),
            Some((name, _)) if game.tag(&name).is_some() => {
                self.fault(place, Wrong::Twice(name), found);
            }
            Some(_) if game.tags.len() >= MOST => {
                if !self.faulty {
                    self.fault(place, Wrong::TooLong, found);
                }
            }
            Some(tag) => game.tags.push(tag),
        }
    }

    /// The tags are over: the board is set up as they want it.
    fn set_up(&mut self, place: Place, found: &mut impl FnMut(Found)) {
        if std::mem::replace(&mut self.moving, true) {
            return;
        }
        let (variant_at, position_at) = (self.variant_at.take(), self.position_at.take());
        match self.game(place).set_up() {
            Ok(_) if self.faulty => {}
            Ok(_) => {
                let said = std::mem::take(&mut self.said);
                self.say(&said);
            }
            Err(wrong) => {
                self.foreign = matches!(wrong, Wrong::Variant(_));
                let tagged = if self.foreign { variant_at } else { position_at };
                self.fault(tagged.unwrap_or(place), wrong, found);
            }
        }
    }

    fn word(&mut self, place: Place, word: &[u8], found: &mut impl FnMut(Found)) {
        let first = self.game.is_none();
        self.game(place);
        self.set_up(place, found);
        if let Some(result) = GameResult::read(word) {
            self.is_game = true;
            return self.result(place, result, found);
        }
        let text = words::without_number(word);
        self.is_game |= first && word.starts_with(b"1.");
        if text.is_empty() || self.foreign || self.cut.is_some() {
            return;
        }
        if let Some(annotation) = words::annotation(text) {
            return self.annotate(place, word, annotation, found);
        }
        let move_text = decode(text);
        match written(&move_text, &self.letters) {
            Some(Written { act: Act::Null, .. }) => self.pass(place, text, found),
            Some(written) if !self.faulty => {
                self.is_game = true;
                if let Err(error) = self.play(&written) {
                    self.fault(place, refused(&error, text), found);
                }
                self.grow(place, PER_MOVE, found);
            }
            Some(_) => {}
            None if text == b"e.p." && (self.captured_en_passant() || self.faulty) => {}
            None if is_foreign(&move_text, &self.letters) => {
                self.is_game = true;
                self.fault(place, Wrong::Foreign(shown(text)), found);
            }
            None => self.fault(place, Wrong::Word(shown(word)), found),
        }
    }

    /// A side passes: programs for analysis write that. The line ends there.
    fn pass(&mut self, place: Place, text: &[u8], found: &mut impl FnMut(Found)) {
        if self.faulty {
            return;
        }
        let null = if self.depth == 0 { Wrong::NullMove } else { Wrong::NullVariation };
        found(Found::Cut(Fault { place, wrong: null(shown(text)) }));
        self.is_game = true;
        self.cut = Some(self.depth);
    }

    fn captured_en_passant(&self) -> bool {
        self.last.is_some_and(Move::is_en_passant)
    }

    fn result(&mut self, place: Place, result: GameResult, found: &mut impl FnMut(Found)) {
        match (self.depth, self.faulty || self.cut.is_some()) {
            (0, _) => self.end(place, result, found),
            // How a variation ends is somebody's opinion.
            (_, false) => self.say(result.text()),
            (_, true) => {}
        }
    }

    fn annotate(
        &mut self,
        place: Place,
        word: &[u8],
        annotation: u8,
        found: &mut impl FnMut(Found),
    ) {
        if self.faulty {
            return;
        }
        match self.variations.last() {
            Some(variation) if !variation.begun => {
                self.fault(place, Wrong::Word(shown(word)), found);
            }
            _ => {
                if let Some((tree, at)) = self.noted() {
                    tree.annotate(at, annotation);
                }
                self.grow(place, PER_MOVE, found);
            }
        }
    }

    fn play(&mut self, written: &Written) -> Result<(), SanError> {
        let Some(game) = self.game.as_mut() else { return Ok(()) };
        let position = match self.variations.last() {
            None => &game.last,
            Some(variation) => &variation.position,
        };
        let mv = written.to_move(position)?;
        self.last = Some(mv);
        match self.variations.last_mut() {
            None => {
                self.before = game.last.clone();
                game.last.play_unchecked(mv);
                game.moves.push(mv);
                if let Some(tree) = &mut game.notes {
                    self.at = tree.play(self.at, mv);
                    tree.put_first(self.at);
                }
            }
            Some(variation) => {
                if let Some(tree) = &mut game.notes {
                    variation.go_on(tree, mv);
                }
                let said = std::mem::take(&mut variation.said);
                self.say(&said);
            }
        }
        for annotation in written.signs.iter() {
            if let Some((tree, at)) = self.noted() {
                tree.annotate(at, annotation);
            }
        }
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
        let letters = std::mem::take(&mut self.letters);
        let next = Self { letters, ..Self::default() };
        let Self { game, faulty, is_game, .. } = std::mem::replace(self, next);
        match game {
            Some(game) if faulty && !is_game => found(Found::NoGame(game.line)),
            Some(game) if faulty => found(Found::Refused(game.line)),
            Some(game) => found(Found::Game(game)),
            None => {}
        }
    }
}

impl Variation {
    /// A move that the line goes on with stands before those that depart from it.
    fn go_on(&mut self, tree: &mut Tree, mv: Move) {
        self.before = self.position.clone();
        self.position.play_unchecked(mv);
        self.at = tree.play(self.at, mv);
        if self.begun {
            tree.put_first(self.at);
        }
        self.begun = true;
    }
}

fn refused(error: &SanError, text: &[u8]) -> Wrong {
    match error {
        SanError::AmbiguousSan => Wrong::Ambiguous(shown(text)),
        SanError::IllegalSan => Wrong::Illegal(shown(text)),
    }
}

#[cfg(test)]
mod tests;
