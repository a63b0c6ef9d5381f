//! Positions as text: FEN and EPD, diagrams, lists of pieces; and what is wrong with one.
//!
//! Whatever the program writes of a position is read here again.

mod alphabet;
mod beside;
mod diagram;
mod lexicon;
mod list;
pub mod page;
mod possible;
mod remark;
mod rest;
mod under;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Color, EnPassantMode, File, Position as _, Rank, Setup, Square};
use touchmove_position::Position;

use crate::vocabulary::{Term, Vocabulary};

use lexicon::Vocabularies;

pub use alphabet::Alphabet;
pub use beside::{Beside, Right};
pub use diagram::write as diagram;
pub use list::{pieces, wrap, write as list};
pub use remark::{Remark, Taken};
pub use under::read_under;

/// What programs call the first position of a game.
const STARTPOS: &str = "startpos";

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionTextError {
    /// There is nothing to read.
    Empty,
    /// A control character, so many characters from the beginning.
    Control(usize),
    /// Neither FEN nor a diagram nor a list.
    Board,
    /// So many ranks, and not eight.
    Ranks(usize),
    /// This rank has so many squares, and not eight.
    RankLength(Rank, usize),
    /// There is no rank of this number.
    RankMissing(Rank),
    /// There are two ranks of this number.
    RankTwice(Rank),
    /// A sign of a rank has no meaning.
    Sign {
        /// The rank.
        rank: Rank,
        /// Which sign of the rank, from 1.
        nth: usize,
        /// The sign.
        sign: char,
    },
    /// This word has no meaning in a list or after a board.
    Word(String),
    /// Two pieces stand on a square.
    Twice(Square),
    /// After the board must stand `w` or `b`.
    Turn,
    /// The third part must name castling rights, or be `-`.
    Castling,
    /// The fourth part must be a square, or `-`.
    EnPassant,
    /// The fifth and sixth parts must be numbers.
    Counters,
    /// Each operation of EPD is a name, operands and a semicolon.
    Operations,
    /// A player has no king.
    NoKing(Color),
    /// A player has several kings, on these squares and perhaps on more.
    Kings(Color, Square, Square),
    /// A pawn stands where none can.
    Pawn(Square),
    /// A player has more pieces than a game gives.
    TooMany(Color, TooMany),
    /// The player who is not to move is in check.
    OtherInCheck(Color),
    /// Checks that cannot come about.
    Impossible,
}

/// Of what a player has too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooMany {
    /// So many pawns, and more than eight.
    Pawns(usize),
    /// So many pieces, and more than sixteen.
    Pieces(usize),
    /// More pieces besides the first ones than pawns are gone.
    Promoted,
}

/// Reads a position that has no words, as the program writes it: FEN, EPD, or a diagram in braille or
/// in English letters. `None` if it is none, or if anything of it would have to be left out.
#[must_use]
pub fn read(text: &str, mode: CastlingMode) -> Option<Position> {
    read_in(text, mode, &[]).ok()?.whole()
}

/// Reads a position in every form in which one is written: FEN, EPD, diagrams with and without the
/// numbers of the ranks, lists, and `start` in any of these languages.
///
/// Where letters differ, the first language goes before the next, and all before English; in FEN
/// English goes first. A diagram or a list may be followed by what it does not show, as
/// [`Beside`] has it, in words or as in FEN; without, it is White's move and nobody may castle.
///
/// A right that cannot be, as one to castle without a rook, is left out, and a [`Remark`] tells it.
///
/// # Errors
///
/// When the text is none of these, or the pieces cannot stand like this in a game.
pub fn read_in(
    text: &str,
    mode: CastlingMode,
    vocabularies: &[&Vocabulary],
) -> Result<Taken, PositionTextError> {
    let lexicon = Vocabularies(vocabularies);
    let text = text.trim_start_matches('\u{feff}');
    if lexicon::word(text).is_none() {
        return Err(PositionTextError::Empty);
    }
    let wrong = |sign: char| sign.is_control() && !sign.is_whitespace();
    if let Some(at) = text.chars().position(wrong) {
        return Err(PositionTextError::Control(at + 1));
    }
    if text.trim().eq_ignore_ascii_case(STARTPOS) {
        return possible::position(Setup::initial(), mode);
    }
    if let Some((Term::Start, start)) = lexicon.first_term(text) {
        if let Some(more) = lexicon::word(start.rest) {
            return Err(PositionTextError::Word(more.plain.to_owned()));
        }
        return possible::position(Setup::initial(), mode);
    }
    let is_list = list::is_one(text, lexicon);
    if let Some(word) = list::unknown_head(text).filter(|_| !is_list) {
        return Err(PositionTextError::Word(word.to_owned()));
    }
    let (board, rest) =
        if is_list { list::read(text, lexicon)? } else { diagram::read(text, lexicon)? };
    possible::position(rest::read(board, rest, lexicon, mode)?, mode)
}

/// Reads a position, and how it castles: rights by the files of the rooks are Chess960 where the
/// position cannot be read otherwise as it is written.
///
/// # Errors
///
/// As [`read_in`].
pub fn read_with_mode(
    text: &str,
    mode: CastlingMode,
    vocabularies: &[&Vocabulary],
) -> Result<Taken, PositionTextError> {
    let taken = read_in(text, mode, vocabularies)?;
    let other = CastlingMode::Chess960;
    Ok(if names_files(text) { taken.or_whole(read_in(text, other, vocabularies)) } else { taken })
}

/// Reads a position that has no words, and how it castles: it is of Chess960 where its rights to castle
/// are none of standard chess, by the files of the rooks, or for the outermost ones (Guidelines II.3.2)
/// of kings that do not stand where they do in standard chess, or in one of its first positions. Any
/// other right that cannot be is a slip, as others take it, and is left out.
///
/// # Errors
///
/// As [`read_in`].
pub fn read_either(text: &str, vocabularies: &[&Vocabulary]) -> Result<Taken, PositionTextError> {
    let taken = read_in(text, CastlingMode::Standard, vocabularies)?;
    if taken.remarks.is_empty() {
        return Ok(taken);
    }
    let other = read_in(text, CastlingMode::Chess960, vocabularies);
    let is_one = |other: &Taken| names_files(text) || is_of_chess960(&other.position);
    Ok(if other.as_ref().is_ok_and(is_one) { taken.or_whole(other) } else { taken })
}

/// Whether the kings that may castle do not stand where they do in standard chess, or all pieces as they
/// do first in Chess960.
fn is_of_chess960(position: &Position) -> bool {
    let king = |color| position.board().king_of(color).map(Square::file);
    let may = |&color: &Color| position.castles().has_color(color);
    !Color::ALL.into_iter().filter(may).any(|color| king(color) == Some(File::E))
        || chess960_number(position).is_some()
}

/// Whether the rights of FEN are files, as in `HAha`.
fn names_files(text: &str) -> bool {
    let rights = text.split_whitespace().nth(2).unwrap_or_default();
    !rights.is_empty() && rights.bytes().all(|byte| matches!(byte, b'A'..=b'H' | b'a'..=b'h'))
}

/// Writes FEN.
#[must_use]
pub fn write(position: &Position) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// The start position of Chess960 with this number, 0 to 959 (FIDE 2023, Guidelines II).
#[must_use]
pub fn chess960(number: u16) -> Option<Position> {
    (number < 960).then_some(())?;
    let mut setup = Setup::initial();
    setup.board = shakmaty::Board::chess960(u32::from(number));
    setup.castling_rights = setup.board.rooks();
    Position::from_setup(setup, CastlingMode::Chess960).ok()
}

/// The number of a start position of Chess960; nothing if it is none.
#[must_use]
pub fn chess960_number(position: &Position) -> Option<u16> {
    (0..960).find(|&number| chess960(number).as_ref() == Some(position))
}

#[cfg(test)]
mod tests;
