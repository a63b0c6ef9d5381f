//! Diagrams of the braille chess code of the United Kingdom, read as boards.
//!
//! From rank 8 down, each rank from file a; a black man is the white one with dot 6 added, empty
//! squares are counted in lowered digits. It is one country's code, not an international one.

use shakmaty::{Board, Color, Piece, Role, Square};

/// Reads a diagram in Unicode braille or in Braille ASCII, ranks apart by blanks.
///
/// Neighbouring empty ranks may be one number: four of them are 32. Braille ASCII must have its
/// capitals. Nothing, if there are not eight ranks of eight squares or a sign has no meaning.
#[must_use]
pub fn read(text: &str) -> Option<Board> {
    let text: String = text.chars().map(ascii).collect();
    let mut board = Board::empty();
    let mut next = 0;
    for part in text.split_whitespace() {
        next = rank(part, next, &mut board)?;
    }
    (next == 64).then_some(board)
}

/// Puts one part of the diagram on the board; `next` counts squares from a8, along the ranks.
fn rank(part: &str, next: u32, board: &mut Board) -> Option<u32> {
    if part.len() <= 2 && part.bytes().all(|byte| byte.is_ascii_digit()) {
        let empty: u32 = part.parse().ok()?;
        return (empty > 0 && empty.is_multiple_of(8) && next + empty <= 64)
            .then_some(next + empty);
    }
    let mut at = next;
    for sign in part.chars() {
        if let Some(empty) = sign.to_digit(10).filter(|&empty| empty > 0) {
            at += empty;
        } else {
            board.set_piece_at(square(at)?, piece(sign)?);
            at += 1;
        }
    }
    (at == next + 8 && at <= 64).then_some(at)
}

fn square(at: u32) -> Option<Square> {
    Square::try_from(at).ok().map(Square::flip_vertical)
}

fn ascii(sign: char) -> char {
    let cells = " ⠂⠆⠒⠲⠢⠖⠶⠦⠔⠴⠅⠟⠗⠇⠎⠏⠥⠿⠷⠧⠮⠯\u{2800}".chars();
    let found = cells.zip(" 1234567890KQRLSPU=(V!& ".chars()).find(|(cell, _)| *cell == sign);
    found.map_or(sign, |(_, ascii)| ascii)
}

fn piece(sign: char) -> Option<Piece> {
    let (color, role) = match sign {
        'K' => (Color::White, Role::King),
        'Q' => (Color::White, Role::Queen),
        'R' => (Color::White, Role::Rook),
        'L' => (Color::White, Role::Bishop),
        'S' => (Color::White, Role::Knight),
        'P' => (Color::White, Role::Pawn),
        'U' => (Color::Black, Role::King),
        '=' => (Color::Black, Role::Queen),
        '(' => (Color::Black, Role::Rook),
        'V' => (Color::Black, Role::Bishop),
        '!' => (Color::Black, Role::Knight),
        '&' => (Color::Black, Role::Pawn),
        _ => return None,
    };
    Some(Piece { color, role })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_position_in_both_forms() {
        let ascii = "(!V=UV!( &&&&&&&& 32 PPPPPPPP RSLQKLSR";
        let cells = "⠷⠮⠧⠿⠥⠧⠮⠷⠀⠯⠯⠯⠯⠯⠯⠯⠯ ⠒⠆ ⠏⠏⠏⠏⠏⠏⠏⠏ ⠗⠎⠇⠟⠅⠇⠎⠗";
        assert_eq!(read(ascii), Some(Board::new()));
        assert_eq!(read(cells), Some(Board::new()));
    }

    #[test]
    fn ranks_must_have_eight_files() {
        assert!(read("4U3 48 4K3").is_some());
        for wrong in
            ["4U4 48 4K3", "4U3 49 4K3", "4U3 40 4K3", "5U3 40 4K3 6R", "4u3 48 4K3", "\u{7}"]
        {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
