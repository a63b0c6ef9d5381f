//! Castling that is written with blanks in it, `0 - 0`, and numbers that stand alone.

use shakmaty::Position;

use crate::pgn::lexer::Place;
use crate::pgn::read::{Builder, Found, Odd, Wrong};
use crate::pgn::tree::join;
use crate::pgn::words::{Number, decode, shown};
use crate::written::{is_dash, written};

/// Noughts and strokes, as far as they have been read.
#[derive(Debug)]
pub(super) struct Noughts {
    at: Place,
    text: String,
    /// Whether a mark stands behind the last of them.
    is_marked: bool,
}

impl Noughts {
    /// Whether a word of noughts and strokes is of the same castling: a stroke joins them, and a blank alone
    /// two single noughts.
    fn goes_on(&self, word: &str) -> bool {
        let is_stroke = |c: char| c == '-' || is_dash(c);
        let is_single = |text: &str| text.chars().count() == 1 && text.contains(is_nought);
        let is_joined = self.text.ends_with(is_stroke) || word.starts_with(is_stroke);
        !self.is_marked && (is_joined || is_single(&self.text) && is_single(word))
    }
}

const fn is_nought(c: char) -> bool {
    matches!(c, '0' | 'O' | 'o')
}

/// A word of noughts and strokes; whether marks of check or praise stand behind it.
fn part(word: &str) -> Option<bool> {
    let bare = word.trim_end_matches(['+', '#', '!', '?']);
    let is_part = bare.chars().all(|c| is_nought(c) || c == '-' || is_dash(c));
    let castles = bare.contains(is_nought) || bare.chars().count() == 1;
    (is_part && castles).then_some(bare.len() < word.len())
}

impl Builder {
    /// Takes a word of noughts and strokes: what follows may be of the same castling.
    pub(super) fn gathers(
        &mut self,
        at: Place,
        word: &[u8],
        found: &mut impl FnMut(Found),
    ) -> bool {
        let word = decode(word);
        let part = part(&word);
        if let Some(noughts) = self.noughts.as_mut().filter(|noughts| noughts.goes_on(&word))
            && let Some(is_marked) = part
        {
            join(&mut noughts.text, &word);
            noughts.is_marked = is_marked;
            // It may still be a result: `0 - 1`.
            self.is_result(at, word.as_bytes(), found);
            return true;
        }
        self.end_noughts(Some(word.as_bytes()), found);
        let is_over = self.draft.faulty || self.header.foreign || self.cut.is_some();
        let is_result = self.depth == 0 && self.results.is_there();
        let begins = part == Some(false) && word.contains(is_nought);
        if !begins || is_over || is_result || self.results.goes_on(word.as_bytes()) {
            return false;
        }
        self.noughts = Some(Noughts { at, text: word.clone().into_owned(), is_marked: false });
        self.is_result(at, word.as_bytes(), found);
        true
    }

    /// The noughts are over: they castle, or say nothing. `next`: the word behind them.
    pub(super) fn end_noughts(&mut self, next: Option<&[u8]>, found: &mut impl FnMut(Found)) {
        let Some(Noughts { at, text, .. }) = self.noughts.take() else { return };
        if next.is_some_and(|next| self.results.goes_on(next)) {
            return;
        }
        self.results.leave_part();
        if matches!(text.as_str(), "O-O" | "O-O-O")
            && !self.draft.faulty
            && let Some((mv, ..)) = self.here().usual(text.as_bytes())
        {
            return self.play(at, mv, None, found);
        }
        let whole: String = text.split(' ').collect();
        if whole == "0" {
            return self.draft.remark(at, Odd::LeftOut(whole));
        }
        let Some(read) = written(&whole, &self.letters) else {
            return self.cut(at, Wrong::Word(shown(text.as_bytes())), found);
        };
        let read = if whole == text { read } else { read.as_parted() };
        self.written(at, &text, read, found);
    }

    /// Takes a number without a dot, which may be a move number, a part of a result, or nothing. Where words
    /// stand in no comment it is one of them.
    pub(super) fn is_bare_number(&mut self, at: Place, number: Number, word: &[u8]) -> bool {
        if let Some(text) = &mut self.prose.text {
            text.word(&decode(word));
            return true;
        }
        if self.prose.take_number(word) {
            return true;
        }
        let begun = self.draft.has_moves();
        let is_over = self.cut.is_some() || self.results.is_there();
        let next = self.draft.position().map(|here| here.fullmoves().get());
        if (begun || self.depth > 0) && !is_over && number.value != next {
            self.stray = Some((at, shown(word)));
        }
        false
    }

    /// A number that was none of a move has said nothing. `next`: the word behind it.
    pub(super) fn leave_stray(&mut self, next: Option<&[u8]>) {
        let Some((at, word)) = self.stray.take() else { return };
        let is_points = |next: &[u8]| next.starts_with(b".");
        if next.is_some_and(is_points) {
            return;
        }
        if !next.is_some_and(|next| self.results.goes_on(next)) {
            self.draft.remark(at, Odd::LeftOut(word));
        }
    }
}
