//! Standard algebraic notation, in the letters of any language.

use shakmaty::{Chess, Move, Role, san::SanPlus};

use crate::vocabulary::Vocabulary;

/// A legal move in English letters, as in PGN: `Nf3`, `exd5`, `e8=Q#`.
#[must_use]
pub fn english(position: &Chess, mv: Move) -> String {
    SanPlus::from_move(position.clone(), mv).to_string()
}

/// A legal move in the letters of a voice: `Sf3` for `Nf3` (FIDE 2023, C.3).
#[must_use]
pub fn local(position: &Chess, mv: Move, vocabulary: &Vocabulary) -> String {
    let english = english(position, mv);
    let castles = mv.castling_side().is_some();
    let replace = |c: char| match Role::from_char(c).filter(|_| c.is_ascii_uppercase()) {
        Some(role) if !castles => vocabulary.letter(role).to_owned(),
        _ => c.to_string(),
    };
    english.chars().map(replace).collect()
}
