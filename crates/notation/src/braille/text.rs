//! Plain text in cells without any table: one cell for each sign of print, as computers write it.
//!
//! It is what every reader of Braille ASCII can read, and the braille of no language. That is made
//! by a table (`louis`).

use std::collections::BTreeMap;

use unicode_normalization::UnicodeNormalization;

use crate::braille::cell::Cell;
use crate::fold::{Folding, PASSPORTS};

/// A text in cells; letters without their case, signs of other scripts in Latin letters.
#[must_use]
pub fn cells(text: &str) -> Vec<Cell> {
    cells_by(&PASSPORTS, text)
}

/// The cells of the letters that a language has besides those of English, small letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letters(BTreeMap<char, Vec<Cell>>);

impl Letters {
    /// Each letter with its cells in Unicode braille.
    ///
    /// # Errors
    ///
    /// The first letter whose cells are none.
    pub fn new<'a>(letters: impl IntoIterator<Item = (char, &'a str)>) -> Result<Self, char> {
        let cells = |(letter, cells): (char, &str)| {
            let cells: Option<Vec<Cell>> = cells.chars().map(Cell::from_unicode).collect();
            cells.filter(|cells| !cells.is_empty()).map(|cells| (letter, cells)).ok_or(letter)
        };
        letters.into_iter().map(cells).collect::<Result<_, _>>().map(Self)
    }
}

/// A text in cells, the letters of its language in their own.
#[must_use]
pub fn cells_with(letters: &Letters, folding: &Folding, text: &str) -> Vec<Cell> {
    let (mut cells, mut others) = (Vec::new(), String::new());
    for sign in text.nfc() {
        let small = sign.to_lowercase().next().unwrap_or(sign);
        if let Some(own) = letters.0.get(&small) {
            cells.extend(cells_by(folding, &std::mem::take(&mut others)));
            cells.extend(own);
        } else {
            others.push(sign);
        }
    }
    cells.extend(cells_by(folding, &others));
    cells
}

/// Whether a letter is left out where no table has it: in Latin letters a word of its script is no
/// word that its readers know.
#[must_use]
pub const fn is_left_out(c: char) -> bool {
    matches!(c, '\u{e00}'..='\u{eff}' | '\u{1100}'..='\u{11ff}' | '\u{ac00}'..='\u{d7a3}')
}

/// The same, with the letters of a language written out as it does.
#[must_use]
pub fn cells_by(folding: &Folding, text: &str) -> Vec<Cell> {
    latin_by(folding, text).chars().filter_map(Cell::from_ascii).collect()
}

/// A text in the 95 printed signs of ASCII: letters written out as in passports, other scripts in
/// Latin letters, blanks for control characters.
#[must_use]
pub fn latin(text: &str) -> String {
    latin_by(&PASSPORTS, text)
}

fn latin_by(folding: &Folding, text: &str) -> String {
    let mut written_out = String::with_capacity(text.len());
    for sign in text.nfc().filter(|&sign| !is_left_out(sign)) {
        let small = sign.to_lowercase().next().unwrap_or(sign);
        match folding.letter(small).or_else(|| PASSPORTS.letter(small)) {
            _ if sign.is_control() => written_out.push(' '),
            None => written_out.push(sign),
            Some(others) if small == sign => written_out.push_str(others),
            Some(others) => {
                let mut others = others.chars();
                written_out.extend(others.next().into_iter().flat_map(char::to_uppercase));
                written_out.push_str(others.as_str());
            }
        }
    }
    let ascii = deunicode::deunicode(&written_out);
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
        assert_eq!(ascii("Åse Østergård"), "AASE OESTERGAARD");
        assert_eq!(ascii("a\tb\u{c}c\u{7f}d"), "A B C D");
    }

    #[test]
    fn l7_a_letter_has_the_cells_of_its_language_and_a_script_without_any_is_left_out() {
        let letters = Letters::new([('å', "⠡"), ('ế', "⠔⠣"), ('ж', "⠚")]).unwrap();
        let unicode = |text: &str| {
            let cells = cells_with(&letters, &PASSPORTS, text);
            cells.into_iter().map(Cell::unicode).collect::<String>()
        };
        assert_eq!(unicode("ÅSE"), "⠡⠎⠑");
        assert_eq!(unicode("t\u{ea}\u{301}ж"), "⠞⠔⠣⠚");
        assert_eq!(unicode("대국 Nf3 ม้า e4"), unicode(" Nf3  e4"));
        assert_eq!(Letters::new([('é', "")]), Err('é'));
        assert_eq!(Letters::new([('é', "e")]), Err('é'));
    }

    #[test]
    fn the_letters_of_a_language_are_written_out_as_it_does() {
        let hungarian = Folding::new([('ö', "o".to_owned())]);
        let cells = cells_by(&hungarian, "Sötét Ökör, Ößmann");
        let ascii: String = cells.into_iter().map(Cell::ascii).collect();
        assert_eq!(ascii, "SOTET OKOR, OSSMANN");
    }

    #[test]
    fn every_printed_sign_of_ascii_has_a_cell() {
        let all: String = (' '..='~').collect();
        assert_eq!(cells(&all).len(), 95);
    }
}
