//! Standard algebraic notation, in the letters of any language.

use shakmaty::{Move, Role, san::SanPlus};
use touchmove_position::Position;

use crate::form::Form;
use crate::numeric;
use crate::parts::MoveParts;
use crate::vocabulary::Vocabulary;

/// A legal move in English letters, as in PGN: `Nf3`, `exd5`, `e8=Q#`.
#[must_use]
pub fn english(position: &Position, mv: Move) -> String {
    SanPlus::from_move(position.clone(), mv).to_string()
}

/// A legal move in the letters of a voice: `Sf3` for `Nf3` (FIDE 2023, C.3).
#[must_use]
pub fn local(position: &Position, mv: Move, vocabulary: &Vocabulary) -> String {
    let english = english(position, mv);
    let castles = mv.castling_side().is_some();
    let replace = |c: char| match Role::from_char(c).filter(|_| c.is_ascii_uppercase()) {
        Some(role) if !castles => vocabulary.letter(role).to_owned(),
        _ => c.to_string(),
    };
    english.chars().map(replace).collect()
}

/// How moves are written on a sheet: in the letters of a voice, or in figures.
#[derive(Clone, Copy, Debug)]
pub struct Handwriting<'a> {
    /// The letters.
    pub letters: &'a Vocabulary,
    /// The form in which moves are said.
    pub form: Form,
}

impl<'a> Handwriting<'a> {
    /// The hand that writes in these letters.
    #[must_use]
    pub const fn of(letters: &'a Vocabulary) -> Self {
        Self { letters, form: Form::Short }
    }

    /// A legal move: `Nf3`, or `7163` where moves are said in figures.
    #[must_use]
    pub fn written(self, position: &Position, mv: Move) -> String {
        match self.form {
            Form::Long | Form::Short => local(position, mv, self.letters),
            Form::Figures => numeric::written(&MoveParts::of(position, mv)),
        }
    }
}
