//! Words between the moves that are in no comment and may be moves that nobody can read.
//!
//! They are text if the author goes on with the number of the very move that comes next, or not at all.

use std::num::NonZeroU32;

use shakmaty::Position;

use crate::pgn::lexer::Place;
use crate::pgn::read::{Builder, Found, Wrong};
use crate::pgn::tree::join;
use crate::pgn::words::{Number, decode};
use crate::written::{is_foreign, written};

/// Letters that no word of a move has: `Ngx` may be one that is not finished.
const LONGER: usize = 4;

/// Words of which it is not known whether they are moves.
#[derive(Debug)]
pub(super) struct Doubt {
    at: Place,
    /// The first of them.
    first: String,
    /// They, and the comments behind them.
    said: Loose,
}

/// Words that stand in no comment, and comments among them.
#[derive(Debug)]
pub(super) struct Loose {
    pub(super) at: Place,
    /// By turns words, with which it begins, and a comment.
    said: Vec<String>,
}

impl Loose {
    /// None so far.
    pub(super) fn at(at: Place) -> Self {
        Self { at, said: vec![String::new()] }
    }

    /// Adds a word.
    pub(super) fn word(&mut self, word: &str) {
        if let Some(last) = self.said.last_mut() {
            join(last, word);
        }
    }

    fn comment(&mut self, text: &str) {
        self.said.extend([text.to_owned(), String::new()]);
    }

    /// The words alone.
    pub(super) fn words(&self) -> String {
        let words = self.said.iter().step_by(2).filter(|text| !text.is_empty());
        words.map(String::as_str).collect::<Vec<_>>().join(" ")
    }

    /// The first of the words.
    pub(super) fn first(&self) -> String {
        self.words().split(' ').next().unwrap_or_default().to_owned()
    }

    /// Words and comments in their order.
    pub(super) fn said(self) -> impl Iterator<Item = String> {
        self.said.into_iter().filter(|text| !text.is_empty())
    }
}

/// What stands in no comment and is none of the moves, as far as that is known.
#[derive(Debug, Default)]
pub(super) struct Prose {
    /// Words before the first move, and where they begin.
    pub(super) text: Option<Loose>,
    /// Words that may be moves which nobody can read.
    doubt: Option<Doubt>,
}

impl Prose {
    /// Whether there is none.
    pub(super) fn is_empty(&self) -> bool {
        self.text.is_none() && self.doubt.is_none()
    }

    /// Begins to doubt at a word of which nothing can be made.
    pub(super) fn doubt(&mut self, at: Place, word: &str) {
        let first = word.to_owned();
        let mut said = Loose::at(at);
        said.word(word);
        self.doubt = Some(Doubt { at, first, said });
    }

    /// Takes a number among words that are in doubt.
    pub(super) fn take_number(&mut self, word: &[u8]) -> bool {
        self.doubt.as_mut().map(|doubt| doubt.said.word(&decode(word))).is_some()
    }

    /// Takes a comment behind words that are in none.
    pub(super) fn take_comment(&mut self, text: &str) -> bool {
        let words = self.doubt.as_mut().map(|doubt| &mut doubt.said).or(self.text.as_mut());
        words.map(|words| words.comment(text)).is_some()
    }

    /// The words that are in doubt were moves: where they stand, and the first of them.
    fn end(&mut self) -> Option<(Place, String)> {
        self.doubt.take().map(|Doubt { at, first, .. }| (at, first))
    }
}

impl Builder {
    /// Takes a word behind one that is in doubt: a move without its number shows that both are moves.
    pub(super) fn is_doubted(&mut self, word: &[u8], found: &mut impl FnMut(Found)) -> bool {
        let Some(doubt) = &mut self.prose.doubt else { return false };
        let text = decode(word);
        if written(&text, &self.letters).is_some() || is_foreign(&text, &self.letters) {
            self.end_line(found);
        } else {
            doubt.said.word(&text);
        }
        true
    }

    /// A move number behind words that are in doubt.
    pub(super) fn settle_by(&mut self, number: Number) {
        let Some(here) = self.draft.position().filter(|_| self.prose.doubt.is_some()) else {
            return;
        };
        let next = number.value.and_then(NonZeroU32::new) == Some(here.fullmoves());
        if next && number.dots > 0 && (number.dots > 1) == here.turn().is_black() {
            self.keep_doubted();
        }
    }

    /// The line is over behind words that are in doubt.
    pub(super) fn settle(&mut self, found: &mut impl FnMut(Found)) {
        let Some(doubt) = &self.prose.doubt else { return };
        let is_letter = |c: char| c.is_alphabetic() || matches!(c, '-' | '\'' | '’');
        let bare = doubt.first.trim_matches(|c: char| !c.is_alphabetic());
        let is_word = bare.chars().count() >= LONGER && bare.chars().all(is_letter);
        if is_word || !doubt.first.contains(char::is_alphabetic) {
            self.keep_doubted();
        } else {
            self.end_line(found);
        }
    }

    /// The words were moves that cannot be read.
    pub(super) fn end_line(&mut self, found: &mut impl FnMut(Found)) {
        if let Some((at, first)) = self.prose.end() {
            self.cut(at, Wrong::Word(first), found);
        }
    }

    /// The words were a text.
    fn keep_doubted(&mut self) {
        if let Some(Doubt { said, .. }) = self.prose.doubt.take() {
            self.draft.keep_loose(said);
        }
    }
}
