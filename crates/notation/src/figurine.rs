//! Pieces as the signs that every language writes alike: what is asked for by a key, or by a word that
//! was understood already, is not taken for a letter of some language once more.

use shakmaty::{Color, Role};

/// By role from pawn to king, and all pieces at the end; White's first.
const SIGNS: [[&str; 7]; 2] =
    [["♙", "♘", "♗", "♖", "♕", "♔", "♔♙"], ["♟", "♞", "♝", "♜", "♛", "♚", "♚♟"]];

/// The sign of the pieces of a colour: of one role, or of all.
#[must_use]
pub fn sign(color: Color, role: Option<Role>) -> &'static str {
    let of = role.map_or(6, |role| usize::from(role) - 1);
    SIGNS[color.fold_wb(0, 1)][of]
}

/// The pieces of a sign; `None` where it is none.
#[must_use]
pub fn read(text: &str) -> Option<(Color, Option<Role>)> {
    let mut colors = Color::ALL.into_iter().zip(SIGNS);
    colors.find_map(|(color, signs)| {
        let of = signs.iter().position(|sign| *sign == text)?;
        Some((color, Role::ALL.get(of).copied()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_read_as_what_it_is_written_for() {
        let mut seen = Vec::new();
        for color in Color::ALL {
            for role in Role::ALL.into_iter().map(Some).chain([None]) {
                let sign = sign(color, role);
                assert_eq!(read(sign), Some((color, role)), "{sign}");
                assert!(!seen.contains(&sign));
                seen.push(sign);
            }
        }
        assert_eq!(sign(Color::White, Some(Role::King)), "♔");
        assert_eq!(sign(Color::Black, Some(Role::Pawn)), "♟");
        assert_eq!(read("A"), None);
        assert_eq!(read(""), None);
    }
}
