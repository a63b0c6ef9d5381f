//! The signs of pieces in a diagram: one for each piece of each colour.

use shakmaty::{ByColor, ByRole, Color, Piece, Role};

use crate::Vocabulary;
use crate::braille::cell::Cell;
use crate::braille::moves;

/// Dot 6, which makes a white piece of the braille code a black one.
const DOT_6: u8 = 1 << 5;

/// The signs of pieces in a diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alphabet {
    signs: ByColor<ByRole<char>>,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Letters,
    Braille,
}

impl Alphabet {
    /// The letters of FEN.
    #[must_use]
    pub fn english() -> Self {
        Self::letters(Role::upper_char)
    }

    /// The letters of a language; `None` if it does not have six different ones that have capitals.
    #[must_use]
    pub fn of(vocabulary: &Vocabulary) -> Option<Self> {
        let mut seen: Vec<char> = Vec::new();
        for role in Role::ALL {
            let mut letter = vocabulary.letter(role).chars();
            let (Some(sign), None) = (letter.next(), letter.next()) else { return None };
            if !sign.is_uppercase() || sign == lower(sign) || seen.contains(&sign) {
                return None;
            }
            seen.push(sign);
        }
        let first = |role| vocabulary.letter(role).chars().next();
        Some(Self::letters(|role| first(role).unwrap_or(role.upper_char())))
    }

    /// The braille chess code of the United Kingdom, in Braille ASCII.
    #[must_use]
    pub fn united_kingdom() -> Self {
        let cell = |role| Cell::from_unicode(moves::piece(role)).map_or(0, Cell::dots);
        let side = |dot: u8| ByRole::new_with(|role| Cell::new(cell(role) | dot).ascii());
        Self { signs: ByColor { white: side(0), black: side(DOT_6) }, kind: Kind::Braille }
    }

    fn letters(letter: impl Fn(Role) -> char) -> Self {
        let white = ByRole::new_with(letter);
        let black = ByRole::new_with(|role| lower(white[role]));
        Self { signs: ByColor { white, black }, kind: Kind::Letters }
    }

    /// The sign of a piece, in Braille ASCII or as a letter.
    #[must_use]
    pub fn sign(&self, piece: Piece) -> char {
        self.signs[piece.color][piece.role]
    }

    /// The piece of a sign. Braille may be written in cells or in lower-case Braille ASCII as well.
    #[must_use]
    pub fn piece(&self, sign: char) -> Option<Piece> {
        let sign = match self.kind {
            Kind::Letters => sign,
            Kind::Braille => {
                Cell::from_unicode(sign).or_else(|| Cell::from_ascii(sign)).map(Cell::ascii)?
            }
        };
        let of = |color: Color| {
            Role::ALL
                .into_iter()
                .map(move |role| role.of(color))
                .find(|&piece| self.sign(piece) == sign)
        };
        Color::ALL.into_iter().find_map(of)
    }
}

fn lower(sign: char) -> char {
    sign.to_lowercase().next().unwrap_or(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signs(alphabet: &Alphabet, color: Color) -> String {
        Role::ALL.into_iter().rev().map(|role| alphabet.sign(role.of(color))).collect()
    }

    #[test]
    fn a_black_piece_in_braille_has_dot_6_besides() {
        let braille = Alphabet::united_kingdom();
        assert_eq!(signs(&braille, Color::White), "KQRLSP");
        assert_eq!(signs(&braille, Color::Black), "U=(V!&");
        assert_eq!(braille.piece('⠿'), Some(Role::Queen.of(Color::Black)));
        assert_eq!(braille.piece('u'), Some(Role::King.of(Color::Black)));
        assert_eq!(braille.piece('k'), Some(Role::King.of(Color::White)));
        assert_eq!(braille.piece('B'), None);
    }

    #[test]
    fn letters_tell_the_colours_by_their_case() {
        let english = Alphabet::english();
        assert_eq!(signs(&english, Color::White), "KQRBNP");
        assert_eq!(english.piece('n'), Some(Role::Knight.of(Color::Black)));
        assert_eq!(english.piece('⠅'), None);
    }

    #[test]
    fn a_language_needs_six_letters_that_differ() {
        let of = |letters: [&str; 6]| {
            let [pawn, knight, bishop, rook, queen, king] = letters.map(str::to_owned);
            Alphabet::of(&Vocabulary::new(ByRole { pawn, knight, bishop, rook, queen, king }))
        };
        let german = of(["B", "S", "L", "T", "D", "K"]).unwrap();
        assert_eq!(signs(&german, Color::Black), "kdtlsb");
        assert_eq!(of(["", "S", "L", "T", "D", "K"]), None);
        assert_eq!(of(["П", "К", "С", "Л", "Ф", "Кр"]), None);
        assert_eq!(of(["S", "S", "L", "T", "D", "K"]), None);
    }
}
