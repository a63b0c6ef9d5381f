//! Moves that are written with a blank in them: `2. N f3`, `e8 Q`, `♘ f3`.

use crate::pgn::lexer::Place;
use crate::pgn::read::{Builder, Found, Wrong};
use crate::pgn::words::{decode, shown};
use crate::written::{figurine, written};

/// The beginning of a move.
#[derive(Debug)]
pub(super) struct Piece {
    at: Place,
    text: String,
    /// Why it is none by itself.
    wrong: Wrong,
}

impl Builder {
    /// Takes the letter of a piece behind a move number, or a figurine: behind a move it may be a sign.
    pub(super) fn begins_move(&mut self, at: Place, text: &str) -> bool {
        let mut chars = text.chars();
        let (Some(letter), None) = (chars.next(), chars.next()) else { return false };
        let counted = self.is_parted || self.number.is_some_and(|number| number.dots > 0);
        let is_piece = figurine(letter).is_some()
            || counted
                && letter.is_uppercase()
                && written(&format!("{letter}a1"), &self.letters).is_some();
        if is_piece && !self.faulty {
            let text = text.to_owned();
            self.piece = Some(Piece { at, wrong: Wrong::Word(text.clone()), text });
        }
        is_piece && !self.faulty
    }

    /// A pawn on its last rank: what it becomes may follow.
    pub(super) fn awaits_piece(&mut self, at: Place, text: &str) {
        let wrong = Wrong::Ambiguous(shown(text.as_bytes()));
        self.piece = Some(Piece { at, text: text.to_owned(), wrong });
    }

    /// Takes a word that goes on with a move.
    pub(super) fn joins(&mut self, word: &[u8], found: &mut impl FnMut(Found)) -> bool {
        let Some(mut piece) = self.piece.take() else { return false };
        let more = decode(word);
        let parted = format!("{} {more}", piece.text);
        piece.text.push_str(&more);
        if &*more == "=" {
            self.piece = Some(piece);
            return true;
        }
        let legal = written(&piece.text, &self.letters)
            .and_then(|read| Some((read, self.legal(&read, &piece.text).ok()?)));
        match legal {
            Some((read, mv)) => {
                self.is_parted = true;
                self.play_odd(piece.at, &parted, read.as_parted(), mv, found);
            }
            None => self.cut(piece.at, piece.wrong, found),
        }
        legal.is_some()
    }

    /// Nothing goes on with the beginning of a move.
    pub(super) fn leave_piece(&mut self, found: &mut impl FnMut(Found)) {
        if let Some(Piece { at, wrong, .. }) = self.piece.take() {
            self.cut(at, wrong, found);
        }
    }
}
