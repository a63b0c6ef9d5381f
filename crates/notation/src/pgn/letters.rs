//! Moves in the letters of another language, as a player may write them on a score sheet (FIDE 2023, C.3),
//! put into those of PGN.

use shakmaty::{ByRole, Role};

/// The letters of a language for the pieces.
#[derive(Clone, Debug)]
pub struct Letters(Vec<(String, char)>);

impl Letters {
    /// The letters of a language; one may be of several characters.
    #[must_use]
    pub fn new(letters: &ByRole<String>) -> Self {
        let own = |role: Role| (letters[role].clone(), role.upper_char());
        let mut known: Vec<_> = Role::ALL.into_iter().map(own).collect();
        known.retain(|(letter, _)| !letter.is_empty());
        // `Кр` before `К`.
        known.sort_by_key(|(letter, _)| std::cmp::Reverse(letter.chars().count()));
        Self(known)
    }

    /// A move of the text in the letters of PGN. A letter for a piece that this language does not have
    /// becomes one that no move has.
    pub(super) fn in_english(&self, text: &[u8]) -> Vec<u8> {
        let Ok(text) = std::str::from_utf8(text) else { return text.to_vec() };
        let marks = text.trim_end_matches(['!', '?']);
        let bare = marks.trim_end_matches(['+', '#', '×']);
        if let Some(castling) = castling(bare) {
            return [castling, &behind(&text[bare.len()..])].concat().into_bytes();
        }
        let mut english = String::with_capacity(text.len());
        let mut rest = bare;
        while let Some(c) = rest.chars().next() {
            let piece = self.0.iter().find(|(letter, _)| rest.starts_with(letter.as_str()));
            rest = &rest[piece.map_or(c.len_utf8(), |(letter, _)| letter.len())..];
            english.extend(piece.map_or_else(|| sign(c), |&(_, piece)| Some(piece)));
        }
        (english + &behind(&text[bare.len()..])).into_bytes()
    }
}

/// What stands behind a move; a cross is mate in some countries.
fn behind(marks: &str) -> String {
    marks.replace('×', "#")
}

/// Castling, also with the letters of Cyrillic and with dashes.
fn castling(text: &str) -> Option<&'static str> {
    let is_castling = |c: char| matches!(c, '0' | 'O' | 'О' | '-' | '–' | '—');
    let zeros = text.chars().filter(|c| matches!(c, '0' | 'O' | 'О')).count();
    match zeros {
        2 if text.chars().all(is_castling) => Some("O-O"),
        3 if text.chars().all(is_castling) => Some("O-O-O"),
        _ => None,
    }
}

/// A sign of a move that is no letter of a piece: strokes between squares say nothing.
fn sign(c: char) -> Option<char> {
    match c {
        '-' | '–' | '—' => None,
        ':' | '×' | 'х' => Some('x'),
        'а' => Some('a'),
        'с' => Some('c'),
        'е' => Some('e'),
        'A'..='Z' => Some('_'),
        _ => Some(c),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::{Found, Reader};

    fn read(letters: [&str; 6], text: &str) -> String {
        let [pawn, knight, bishop, rook, queen, king] = letters.map(str::to_owned);
        let letters = Letters::new(&ByRole { pawn, knight, bishop, rook, queen, king });
        String::from_utf8(letters.in_english(text.as_bytes())).unwrap()
    }

    #[test]
    fn every_game_of_a_file_is_read_in_them() {
        let letters = ["B", "S", "L", "T", "D", "K"].map(str::to_owned);
        let [pawn, knight, bishop, rook, queen, king] = letters;
        let letters = Letters::new(&ByRole { pawn, knight, bishop, rook, queen, king });
        let mut reader = Reader::in_letters(Some(letters));
        let mut games = 0;
        let mut found = |found: Found| games += usize::from(matches!(found, Found::Game(_)));
        reader.feed("1. Sf3 Sf6 *\n\n[White \"Müller\"]\n\n1. Sc3 Sc6 *\n".as_bytes(), &mut found);
        reader.finish(&mut found);
        assert_eq!(games, 2);
    }

    #[test]
    fn moves_are_put_into_english_letters() {
        let russian = |text| read(["п", "К", "С", "Л", "Ф", "Кр"], text);
        for (text, english) in [
            ("Кf3", "Nf3"),
            ("Крe2", "Ke2"),
            ("К:d5+", "Nxd5+"),
            ("Фh7×", "Qh7#"),
            ("е4", "e4"),
            ("Сg1-f3!?", "Bg1f3!?"),
            ("О–О", "O-O"),
            ("0-0-0+", "O-O-O+"),
            ("e8Ф#", "e8Q#"),
            ("Nf3", "_f3"),
        ] {
            assert_eq!(russian(text), english, "{text}");
        }
        let spanish = |text| read(["P", "C", "A", "T", "D", "R"], text);
        assert_eq!((spanish("Re2"), spanish("Txe8+")), ("Ke2".into(), "Rxe8+".into()));
    }
}
