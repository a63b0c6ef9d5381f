//! Which chips are which pieces of a board: kept in a file, so that they are learned once.
//!
//! A line for a chip: its five numbers and the piece, `12 0 34 5 6 P`; upper case is White's.

use std::io;
use std::path::Path;

use crate::config::file::replace;
use crate::opened;
use crate::pegboard::certabo::Chips;
use crate::private;

/// The chips of a file; none if there is no such file. A line that is none is passed over: its chip
/// is a piece that is not known, and can be learned again.
#[must_use]
pub fn load(file: &Path) -> Chips {
    let text = opened::text(file).unwrap_or_default();
    let lines: Vec<Chips> = text.lines().filter_map(|line| line.parse().ok()).collect();
    lines.iter().flat_map(Chips::iter).collect()
}

/// Keeps chips in a file beside those of other sets of pieces; it holds the old ones or all.
///
/// # Errors
///
/// When the file cannot be written.
pub fn keep(file: &Path, learned: &Chips) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new("."));
    private::folder(folder)?;
    let all: Chips = load(file).iter().chain(learned.iter()).collect();
    replace(file, |new| new.text(&all.to_string()))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use shakmaty::Piece;

    use super::*;

    fn chips<const N: usize>(chips: [([u16; 5], char); N]) -> Chips {
        chips.map(|(chip, piece)| (chip, Piece::from_char(piece).unwrap())).into_iter().collect()
    }

    #[test]
    fn chips_are_read_as_they_were_kept() {
        let folder = tempfile::TempDir::new().unwrap();
        let file = folder.path().join("new").join("chips.txt");
        assert_eq!(load(&file), Chips::default());
        let learned = chips([([1, 0, 255, 4, 5], 'P'), ([9, 8, 7, 6, 5], 'k')]);
        keep(&file, &learned).unwrap();
        assert_eq!(load(&file), learned);
        fs::write(&file, "1 0 255 4 5 P\n1 2 3\n9 8 7 6 5 kk\n9 8 7 6 5 k\n99999 0 0 0 0 p\n")
            .unwrap();
        assert_eq!(load(&file), learned);
    }

    #[test]
    fn another_set_of_pieces_is_kept_beside_the_first() {
        let folder = tempfile::TempDir::new().unwrap();
        let file = folder.path().join("chips.txt");
        keep(&file, &chips([([1, 2, 3, 4, 5], 'P'), ([9, 8, 7, 6, 5], 'k')])).unwrap();
        keep(&file, &chips([([2, 2, 3, 4, 5], 'n'), ([9, 8, 7, 6, 5], 'Q')])).unwrap();
        let all = [([1, 2, 3, 4, 5], 'P'), ([2, 2, 3, 4, 5], 'n'), ([9, 8, 7, 6, 5], 'Q')];
        assert_eq!(load(&file), chips(all));
    }
}
