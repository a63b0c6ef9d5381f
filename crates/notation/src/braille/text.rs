//! Plain text in cells without any table: one cell for each sign of print, as computers write it.
//!
//! It is what every reader of Braille ASCII can read, and the braille of no language. That is made
//! by a table (`louis`).

use unicode_normalization::UnicodeNormalization;

use crate::braille::cell::Cell;

/// A text in cells; letters without their case, signs of other scripts in Latin letters.
#[must_use]
pub fn cells(text: &str) -> Vec<Cell> {
    latin(text).chars().filter_map(Cell::from_ascii).collect()
}

/// A text in the 95 printed signs of ASCII: umlauts written out, other scripts in Latin letters,
/// blanks for control characters.
#[must_use]
pub fn latin(text: &str) -> String {
    let written_out = text.nfc().map(|c| match c {
        'ä' => "ae".to_owned(),
        'ö' => "oe".to_owned(),
        'ü' => "ue".to_owned(),
        'Ä' => "Ae".to_owned(),
        'Ö' => "Oe".to_owned(),
        'Ü' => "Ue".to_owned(),
        c if c.is_control() => " ".to_owned(),
        c => c.to_string(),
    });
    let ascii = deunicode::deunicode(&written_out.collect::<String>());
    ascii.chars().map(|c| if c == ' ' || c.is_ascii_graphic() { c } else { ' ' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ascii(text: &str) -> String {
        cells(text).into_iter().map(Cell::ascii).collect()
    }

    #[test]
    fn names_of_every_country_can_be_read() {
        assert_eq!(ascii("Müller, Ößmann"), "MUELLER, OESSMANN");
        assert_eq!(ascii("Mu\u{308}ller"), "MUELLER");
        assert_eq!(ascii("Gyula Kalniczky"), "GYULA KALNICZKY");
        assert_eq!(ascii("Чигорин"), "CHIGORIN");
        assert_eq!(ascii("Kostić"), "KOSTIC");
        assert_eq!(ascii("a\tb\u{c}c\u{7f}d"), "A B C D");
    }

    #[test]
    fn every_printed_sign_of_ascii_has_a_cell() {
        let all: String = (' '..='~').collect();
        assert_eq!(cells(&all).len(), 95);
    }
}
