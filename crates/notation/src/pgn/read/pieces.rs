//! Moves that are written with a blank in them: `2. N f3`, `e8 Q`, `♘ f3`.

use crate::pgn::lexer::Place;
use crate::pgn::read::{Builder, Found, Wrong};
use crate::pgn::words::{decode, shown};
use crate::written::{Act, figurine, sign, written};

/// The beginning of a move.
#[derive(Debug)]
pub(super) struct Piece {
    at: Place,
    text: String,
    /// Why it is none by itself.
    wrong: Wrong,
    /// The sign that it is where no square follows.
    number: Option<u8>,
}

impl Builder {
    /// Takes the letter of a piece behind a move number, or a figurine. Behind a move such a letter is a sign
    /// unless a square follows.
    pub(super) fn begins_move(&mut self, at: Place, text: &str) -> bool {
        let mut chars = text.chars();
        let (Some(letter), None) = (chars.next(), chars.next()) else { return false };
        let counted = self.number.is_some_and(|number| number.dots > 0);
        let number = sign(text).filter(|_| !counted);
        let is_letter = counted || self.is_parted || number.is_some();
        let is_piece = figurine(letter).is_some() || is_letter && self.is_piece(letter);
        if is_piece && !self.faulty {
            let text = text.to_owned();
            self.piece = Some(Piece { at, wrong: Wrong::Word(text.clone()), text, number });
        }
        is_piece && !self.faulty
    }

    fn is_piece(&self, letter: char) -> bool {
        let found = written(&format!("{letter}a1"), &self.letters).map(|found| found.act);
        letter.is_uppercase() && matches!(found, Some(Act::Plain(plain)) if plain.role.is_some())
    }

    /// A pawn on its last rank: what it becomes may follow.
    pub(super) fn awaits_piece(&mut self, at: Place, text: &str) {
        let wrong = Wrong::Ambiguous(shown(text.as_bytes()));
        self.piece = Some(Piece { at, text: text.to_owned(), wrong, number: None });
    }

    /// Takes a word that goes on with a move.
    pub(super) fn joins(&mut self, word: &[u8], found: &mut impl FnMut(Found)) -> bool {
        let Some(mut piece) = self.piece.take() else { return false };
        let more = decode(word);
        let parted = format!("{} {more}", piece.text);
        let whole = format!("{}{more}", piece.text);
        if &*more == "=" {
            piece.text = whole;
            self.piece = Some(piece);
            return true;
        }
        let legal = written(&whole, &self.letters)
            .and_then(|read| Some((read, self.legal(&read, &whole).ok()?)));
        match legal {
            Some(_) if piece.number.is_some() && self.is_capture_from_file(word) => {
                let wrong = Wrong::Ambiguous(shown(parted.as_bytes()));
                self.cut(piece.at, wrong, found);
            }
            Some((read, mv)) => {
                self.is_parted = true;
                self.play_odd(piece.at, &parted, read.as_parted(), mv, found);
            }
            // Another word behind a sign is no part of a move.
            None if piece.number.is_some() && !begins_with_square(&more) => {
                self.piece = Some(piece);
                self.leave_piece(found);
            }
            None => self.cut(piece.at, piece.wrong, found),
        }
        legal.is_some()
    }

    /// Whether a word by itself is a legal capture of a pawn: a piece from its file may be meant as well.
    fn is_capture_from_file(&self, word: &[u8]) -> bool {
        !begins_with_square(&decode(word)) && self.is_next(word)
    }

    /// Nothing goes on with the beginning of a move.
    pub(super) fn leave_piece(&mut self, found: &mut impl FnMut(Found)) {
        self.end_noughts(None, found);
        self.leave_stray(None);
        let Some(Piece { at, wrong, text, number }) = self.piece.take() else { return };
        match number {
            Some(number) => self.signed(at, &text, number, found),
            None => self.cut(at, wrong, found),
        }
    }
}

/// Whether a word begins with a square, or with the sign of a capture.
fn begins_with_square(word: &str) -> bool {
    matches!(word.as_bytes(), [b'x' | b':', ..] | [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8', ..])
}
