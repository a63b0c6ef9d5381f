//! Men as signs and as pictures.
//!
//! A large man is a shape filled with its own letter: the eye has the shape, and every cell still
//! says what it is, in any language and without colour.

use shakmaty::{Color, Piece, Role};

/// Signs that differ in their outlines; White's are hollow, Black's are filled.
#[must_use]
pub(super) fn shape(piece: Piece) -> &'static str {
    let (white, black) = match piece.role {
        Role::Pawn => ("○", "●"),
        Role::Knight => ("▻", "►"),
        Role::Bishop => ("△", "▲"),
        Role::Rook => ("□", "■"),
        Role::Queen => ("☆", "★"),
        Role::King => ("◇", "◆"),
    };
    match piece.color {
        Color::White => white,
        Color::Black => black,
    }
}

/// The picture of a man for squares of this many rows: 3 rows of 5 cells, or 5 rows of 9. The cell in
/// the middle always has ink, because the cursor stands there.
#[must_use]
pub(super) fn picture(role: Role, rows: u16) -> &'static [&'static str] {
    if rows < 5 { small(role) } else { large(role) }
}

fn small(role: Role) -> &'static [&'static str] {
    match role {
        Role::Pawn => &["     ", "  #  ", " ### "],
        Role::Knight => &[" ### ", "#### ", "  ## "],
        Role::Bishop => &["   ##", "  ## ", "#####"],
        Role::Rook => &["# # #", "#####", "#####"],
        Role::Queen => &["# # #", " ### ", "# # #"],
        Role::King => &["  #  ", "#####", "  #  "],
    }
}

fn large(role: Role) -> &'static [&'static str] {
    match role {
        Role::Pawn => &["         ", "    #    ", "   ###   ", "    #    ", "  #####  "],
        Role::Knight => &["   ###   ", " ######  ", " ## ###  ", "    ###  ", "  ###### "],
        Role::Bishop => &["      ## ", "    ##   ", "   ###   ", "  ##     ", " ####### "],
        Role::Rook => &[" ## # ## ", " ####### ", "  #####  ", "  #####  ", " ####### "],
        Role::Queen => &["#   #   #", "  # # #  ", "  #####  ", "  # # #  ", "#   #   #"],
        Role::King => &["    #    ", "    #    ", "#########", "    #    ", "  #####  "],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_man_has_a_picture_of_its_own_with_ink_in_the_middle() {
        for (rows, columns) in [(3, 5), (5, 9)] {
            for role in Role::ALL {
                let drawn = picture(role, rows);
                assert_eq!(drawn.len(), usize::from(rows), "{role:?}");
                assert!(drawn.iter().all(|row| row.len() == columns), "{role:?}");
                assert_eq!(drawn[drawn.len() / 2].as_bytes()[columns / 2], b'#', "{role:?}");
                let same = Role::ALL.into_iter().filter(|&other| picture(other, rows) == drawn);
                assert_eq!(same.count(), 1, "{role:?}");
            }
        }
    }
}
