//! Words between the moves that are in no comment and may be moves that nobody can read.
//!
//! They are text if the author goes on with the number of the very move that comes next, or not at all.

use std::num::NonZeroU32;

use shakmaty::Position;

use crate::pgn::lexer::Place;
use crate::pgn::read::{Builder, Found, Odd, Wrong};
use crate::pgn::tree::join;
use crate::pgn::words::{Number, decode, shown};
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
    said: Vec<String>,
}

impl Builder {
    /// Begins to doubt at a word of which nothing can be made.
    pub(super) fn doubt(&mut self, at: Place, word: &str) {
        let first = word.to_owned();
        self.doubt = Some(Doubt { at, said: vec![first.clone()], first });
    }

    /// Takes a word behind one that is in doubt: a move without its number shows that both are moves.
    pub(super) fn is_doubted(&mut self, word: &[u8], found: &mut impl FnMut(Found)) -> bool {
        let Some(doubt) = &mut self.doubt else { return false };
        let text = decode(word);
        if written(&text, &self.letters).is_some() || is_foreign(&text, &self.letters) {
            self.end_line(found);
        } else if let Some(last) = doubt.said.last_mut() {
            join(last, &text);
        }
        true
    }

    /// Takes a number among words that are in doubt.
    pub(super) fn says_in_doubt(&mut self, word: &[u8]) -> bool {
        let last = self.doubt.as_mut().and_then(|doubt| doubt.said.last_mut());
        last.map(|last| join(last, &decode(word))).is_some()
    }

    /// Takes a comment behind words that are in doubt.
    pub(super) fn is_said_in_doubt(&mut self, text: &str) -> bool {
        let Some(doubt) = &mut self.doubt else { return false };
        doubt.said.extend([text.to_owned(), String::new()]);
        true
    }

    /// A move number behind words that are in doubt.
    pub(super) fn settle_by(&mut self, number: Number) {
        let Some(here) = self.here().filter(|_| self.doubt.is_some()) else { return };
        let next = number.value.and_then(NonZeroU32::new) == Some(here.fullmoves());
        if next && number.dots > 0 && (number.dots > 1) == here.turn().is_black() {
            self.keep_doubted();
        }
    }

    /// The line is over behind words that are in doubt.
    pub(super) fn settle(&mut self, found: &mut impl FnMut(Found)) {
        let Some(doubt) = &self.doubt else { return };
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
        if let Some(Doubt { at, first, .. }) = self.doubt.take() {
            self.cut(at, Wrong::Word(first), found);
        }
    }

    /// The words were a text.
    fn keep_doubted(&mut self) {
        let Some(Doubt { at, said, .. }) = self.doubt.take() else { return };
        self.remark(at, Odd::Text(shown(said.concat().as_bytes())));
        said.iter().filter(|text| !text.is_empty()).for_each(|text| self.say(text));
    }
}
