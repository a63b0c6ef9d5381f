//! Which chips are which men of a board: kept in a file, so that they are learned once.
//!
//! A line for a chip: its five numbers and the man, `12 0 34 5 6 P`; upper case is White's.

use std::fs;
use std::io;
use std::path::Path;

use shakmaty::Piece;

use crate::config::file::replace;
use crate::pegboard::certabo::{Chip, Chips};

/// The chips of a file; none if there is no such file. A line that is none is passed over: its chip
/// is a man that is not known, and can be learned again.
#[must_use]
pub fn load(file: &Path) -> Chips {
    let text = fs::read_to_string(file).unwrap_or_default();
    text.lines().filter_map(read).collect()
}

/// Keeps chips in a file; it holds the old ones or the new ones.
///
/// # Errors
///
/// When the file cannot be written.
pub fn save(file: &Path, chips: &Chips) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    replace(file, |new| {
        chips.iter().try_for_each(|(chip, man)| {
            let numbers = chip.map(|number| number.to_string()).join(" ");
            writeln!(new, "{numbers} {}", man.char())
        })
    })
}

fn read(line: &str) -> Option<(Chip, Piece)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let ([numbers @ .., man], 6) = (&words[..], words.len()) else { return None };
    let mut chip = Chip::default();
    for (number, word) in chip.iter_mut().zip(numbers) {
        *number = word.parse().ok()?;
    }
    let mut letters = man.chars();
    let piece = Piece::from_char(letters.next()?)?;
    letters.next().is_none().then_some((chip, piece))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chips_are_read_as_they_were_kept() {
        let folder = tempfile::TempDir::new().unwrap();
        let file = folder.path().join("new").join("chips.txt");
        assert_eq!(load(&file), Chips::default());
        let chips: Chips = [([1, 0, 255, 4, 5], 'P'), ([9, 8, 7, 6, 5], 'k')]
            .map(|(chip, man)| (chip, Piece::from_char(man).unwrap()))
            .into_iter()
            .collect();
        save(&file, &chips).unwrap();
        assert_eq!(load(&file), chips);
        fs::write(&file, "1 0 255 4 5 P\n1 2 3\n9 8 7 6 5 kk\n9 8 7 6 5 k\n99999 0 0 0 0 p\n")
            .unwrap();
        assert_eq!(load(&file), chips);
    }
}
