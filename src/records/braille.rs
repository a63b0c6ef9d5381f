//! Pages for an embosser: how moves and words are written there.

use std::vec::IntoIter;

use crate::archive::export::brf::MoveCode;
use crate::notation::braille::cell::{self, Cell};
use crate::notation::braille::moves::Profile;
use crate::notation::braille::page::{self, Size, Text};
use crate::table::Place;
use crate::voices::{Narrator, written};

/// The sign of English braille before a capital: dot 6.
const CAPITAL: Cell = Cell::new(0b10_0000);

/// Texts in cells, in the braille of whoever has a place.
pub type Words<'a> = dyn FnMut(Place, &[String]) -> Vec<Vec<Cell>> + 'a;

/// How braille is written.
#[expect(missing_debug_implementations, reason = "it holds a function")]
pub struct Braille<'a> {
    /// The size of a page.
    pub size: Size,
    /// Whether moves stand in the chess code of the United Kingdom instead of a player's letters.
    pub uk: bool,
    /// Words in the braille of whoever has this place, a text each.
    pub cells: &'a mut Words<'a>,
}

impl Braille<'_> {
    /// The words of a file in cells, one after another.
    pub(super) fn words(&mut self, place: Place, texts: &[String]) -> IntoIter<Vec<Cell>> {
        (self.cells)(place, texts).into_iter()
    }

    /// How moves are written.
    pub(super) fn code<'n>(&self, narrator: &'n Narrator, profile: &'n Profile) -> MoveCode<'n> {
        if self.uk {
            MoveCode::Uk(profile)
        } else {
            MoveCode::Letters(narrator.moves.vocabulary(), capital(narrator))
        }
    }

    /// The file; pages have their numbers from the second on.
    pub(super) fn file(&mut self, place: Place, texts: &[Text]) -> String {
        let pages = page::pages(texts, self.size);
        let numbers: Vec<String> = (2..=pages.len()).map(|number| number.to_string()).collect();
        let numbers: Vec<_> = self.words(place, &numbers).collect();
        page::write(&pages, &numbers, self.size)
    }
}

/// What stands before the letter of a piece.
#[must_use]
pub fn capital(narrator: &Narrator) -> Cell {
    let sign = written(&narrator.moves.sentence("braille-capital", &[]));
    sign.chars().next().and_then(Cell::from_ascii).unwrap_or(CAPITAL)
}

/// The signs that the code of the United Kingdom is not known to have, as the voice writes them.
#[must_use]
pub fn profile(narrator: &Narrator) -> Profile {
    let sign = |id: &str| cell::to_unicode(&written(&narrator.talk.sentence(id, &[])));
    Profile {
        short_castling: sign("uk-short-castling"),
        long_castling: sign("uk-long-castling"),
        castling_check: sign("uk-castling-check"),
        promotion: sign("uk-promotion"),
        en_passant: sign("uk-en-passant"),
        draw_offer: sign("uk-draw-offer"),
    }
}
