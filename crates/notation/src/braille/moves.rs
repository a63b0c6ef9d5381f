//! Moves in the braille chess code of the United Kingdom, as Unicode cells.
//!
//! A score sheet needs no more; [`cell::to_ascii`](crate::braille::cell::to_ascii) gives
//! the same for an embosser. What the code says of castling, promotion, en passant and the offer of
//! a draw is not known here: a [`Profile`] has signs for them.

use shakmaty::{CastlingSide, File, Rank, Role, Square};

use crate::{Check, MoveParts, SaidOrigin};

/// The cells of the digits 0 to 9 in the lower part of the cell, without a sign before them.
const DIGITS: [char; 10] = ['⠴', '⠂', '⠆', '⠒', '⠲', '⠢', '⠖', '⠶', '⠦', '⠔'];

const CAPTURE: char = '⠰';
const CHECK: char = '⠘';
const CAPTURE_WITH_CHECK: char = '⠸';
/// The sign `@` of a piece that is dropped.
const DROPPED: &str = "⠈⠁";
const MATE: &str = "⠜⠍";

/// The signs of a player or a federation where the code is not known to have any.
///
/// All are Unicode cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Castling on the king's side.
    pub short_castling: String,
    /// Castling on the queen's side.
    pub long_castling: String,
    /// After castling with check, for there is no square before which its sign could stand.
    pub castling_check: String,
    /// Between the square and the piece that a pawn becomes.
    pub promotion: String,
    /// After a capture in passing.
    pub en_passant: String,
    /// After a move with which a draw is offered (FIDE 2023, C.13: an equals sign in brackets).
    pub draw_offer: String,
}

impl Default for Profile {
    /// The letters of print, one cell each: `o-o`, `e8q`, `exd6 ep`, and the equals sign and the
    /// brackets of English braille. The sign of check after castling is the code's own for a plus
    /// in running text.
    fn default() -> Self {
        Self {
            short_castling: "⠕⠤⠕".to_owned(),
            long_castling: "⠕⠤⠕⠤⠕".to_owned(),
            castling_check: "⠜⠏".to_owned(),
            promotion: String::new(),
            en_passant: "⠀⠑⠏".to_owned(),
            draw_offer: "⠐⠣⠐⠶⠐⠜".to_owned(),
        }
    }
}

/// A move: piece, as much of the origin as is needed, the sign of capture or check, the square.
#[must_use]
pub fn write(move_: &MoveParts, profile: &Profile) -> String {
    let mut cells = match move_.castling {
        Some(side) => castling(side, move_.check, profile),
        None => plain(move_, profile),
    };
    if move_.check == Check::Mate {
        cells.push_str(MATE);
    }
    cells
}

/// The number before a move, in lower digits and without a stop; a blank follows it.
#[must_use]
pub fn number(number: u32) -> String {
    let digit = |digit: char| digit.to_digit(10).map(|digit| DIGITS[digit as usize]);
    number.to_string().chars().filter_map(digit).collect()
}

/// The cell of a white piece; a black one in a diagram has dot 6 besides.
#[must_use]
pub const fn piece(role: Role) -> char {
    match role {
        Role::King => '⠅',
        Role::Queen => '⠟',
        Role::Rook => '⠗',
        Role::Bishop => '⠇',
        Role::Knight => '⠎',
        Role::Pawn => '⠏',
    }
}

/// The two cells of a square.
#[must_use]
pub fn square(square: Square) -> String {
    String::from_iter([file(square.file()), rank(square.rank())])
}

fn castling(side: CastlingSide, check: Check, profile: &Profile) -> String {
    let castling = match side {
        CastlingSide::KingSide => &profile.short_castling,
        CastlingSide::QueenSide => &profile.long_castling,
    };
    let check = if check == Check::Check { profile.castling_check.as_str() } else { "" };
    format!("{castling}{check}")
}

fn plain(move_: &MoveParts, profile: &Profile) -> String {
    let mut cells = String::new();
    cells.extend((move_.role != Role::Pawn).then(|| piece(move_.role)));
    if matches!(move_.origin, SaidOrigin::File | SaidOrigin::Square) {
        cells.push(file(move_.from.file()));
    }
    if matches!(move_.origin, SaidOrigin::Rank | SaidOrigin::Square) {
        cells.push(rank(move_.from.rank()));
    }
    cells.push_str(if move_.dropped { DROPPED } else { "" });
    cells.extend(before_target(move_));
    cells.push_str(&square(move_.to));
    if let Some(role) = move_.promotion {
        cells.push_str(&profile.promotion);
        cells.push(piece(role));
    }
    if move_.en_passant {
        cells.push_str(&profile.en_passant);
    }
    cells
}

fn before_target(move_: &MoveParts) -> Option<char> {
    match (move_.captured.is_some(), move_.check) {
        (true, Check::Check) => Some(CAPTURE_WITH_CHECK),
        (true, _) => Some(CAPTURE),
        (false, Check::Check) => Some(CHECK),
        (false, _) => None,
    }
}

const fn file(file: File) -> char {
    match file {
        File::A => '⠁',
        File::B => '⠃',
        File::C => '⠉',
        File::D => '⠙',
        File::E => '⠑',
        File::F => '⠋',
        File::G => '⠛',
        File::H => '⠓',
    }
}

fn rank(rank: Rank) -> char {
    DIGITS[usize::from(rank) + 1]
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, san::SanPlus};
    use touchmove_position::Position;

    use super::*;
    use crate::braille::cell;

    fn cells(fen: &str, san: &str) -> String {
        let position: Position =
            Position::from_setup(fen.parse::<Fen>().unwrap().into_setup(), CastlingMode::Standard)
                .unwrap();
        let read: SanPlus = san.parse().unwrap();
        let mv = read.san.to_move(&position).unwrap();
        assert_eq!(SanPlus::from_move(position.clone(), mv).to_string(), san, "{fen}");
        write(&MoveParts::of(&position, mv), &Profile::default())
    }

    #[test]
    fn the_worked_moves_of_the_code() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        for (fen, san, braille, ascii) in [
            (start, "Nf3", "⠎⠋⠒", "SF3"),
            (start, "e4", "⠑⠲", "E4"),
            ("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", "Rf4", "⠗⠋⠲", "RF4"),
            ("4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1", "cxd5", "⠉⠰⠙⠢", "C;D5"),
            ("8/8/6k1/8/5P2/8/8/4K3 w - - 0 1", "f5+", "⠘⠋⠢", "^F5"),
            ("8/8/7k/8/5p2/8/8/R3KR2 w - - 0 1", "Rxf4", "⠗⠰⠋⠲", "R;F4"),
            ("5k2/8/8/8/5p2/8/8/4KR2 w - - 0 1", "Rxf4+", "⠗⠸⠋⠲", "R_F4"),
            ("7k/8/8/8/6N1/2N5/8/4K3 w - - 0 1", "Ne4", "⠎⠑⠲", "SE4"),
            ("7k/8/2N5/8/6N1/8/8/4K3 w - - 0 1", "Nce5", "⠎⠉⠑⠢", "SCE5"),
            ("7k/8/8/N7/8/8/8/1N2K1N1 w - - 0 1", "Nc3", "⠎⠉⠒", "SC3"),
            ("7k/8/8/1N6/8/8/8/1N2K3 w - - 0 1", "N1c3", "⠎⠂⠉⠒", "S1C3"),
            ("7k/8/8/1N6/8/8/8/1N1NK3 w - - 0 1", "Nb1c3", "⠎⠃⠂⠉⠒", "SB1C3"),
            ("6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", "Re8#", "⠗⠑⠦⠜⠍", "RE8>M"),
            ("4r1k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", "Rxe8#", "⠗⠰⠑⠦⠜⠍", "R;E8>M"),
            ("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "Be3", "⠇⠑⠒", "LE3"),
            ("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "Qd4", "⠟⠙⠲", "QD4"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Kd2", "⠅⠙⠆", "KD2"),
        ] {
            assert_eq!(cells(fen, san), braille, "{san} in {fen}");
            assert_eq!(cell::to_ascii(braille), ascii, "{san}");
        }
    }

    #[test]
    fn what_the_code_leaves_open_is_written_as_in_print() {
        let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        for (fen, san, ascii) in [
            (castling, "O-O", "O-O"),
            (castling, "O-O-O", "O-O-O"),
            ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O+", "O-O>P"),
            ("4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1", "O-O#", "O-O>M"),
            ("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8=Q", "A8Q"),
            ("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8=N", "A8S"),
            ("1r5k/P7/8/8/8/8/8/4K3 w - - 0 1", "axb8=Q+", "A_B8Q"),
            ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "E;D6 EP"),
        ] {
            assert_eq!(cell::to_ascii(&cells(fen, san)), ascii, "{san} in {fen}");
        }
    }

    #[test]
    fn numbers_stand_in_lower_digits() {
        assert_eq!(number(2), "⠆");
        assert_eq!(number(6), "⠖");
        assert_eq!(number(8), "⠦");
        assert_eq!(number(10), "⠂⠴");
        assert_eq!(number(97), "⠔⠶");
    }
}
