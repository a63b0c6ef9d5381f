//! Positions as text: FEN and braille diagrams, and what is wrong with one.

use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, FromSetup, PositionErrorKinds};
use shakmaty::{Rank, Role, Setup, Square};

use crate::notation::braille::diagram;

/// Why a text is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionTextError {
    /// There is nothing to read.
    Empty,
    /// The first part must have eight ranks of eight squares.
    Board,
    /// The second part must be `w` or `b`.
    Turn,
    /// The third part must name castling rights, or be `-`.
    Castling,
    /// The fourth part must be a square, or `-`.
    EnPassant,
    /// The fifth and sixth parts must be numbers.
    Counters,
    /// A player has no king.
    NoKing(Color),
    /// A player has several kings.
    Kings(Color),
    /// A pawn stands where none can.
    Pawn(Square),
    /// The player who is not to move is in check.
    OtherInCheck(Color),
    /// Castling rights without king or rook in their places.
    WrongCastling,
    /// No pawn has just made a double step to there.
    WrongEnPassant,
    /// More pieces than a game can have, or checks that cannot come about.
    Impossible,
}

/// Reads FEN, or a braille diagram of the UK chess code.
///
/// A diagram does not say who is to move or may castle: it is White's move and nobody may.
///
/// # Errors
///
/// When the text is neither, or the position cannot come about in a game.
pub fn read(text: &str, mode: CastlingMode) -> Result<Chess, PositionTextError> {
    if text.trim().is_empty() {
        return Err(PositionTextError::Empty);
    }
    let setup = match diagram::read(text) {
        Some(board) => Setup { board, ..Setup::empty() },
        None => text.trim().parse::<Fen>().map_err(|error| syntax(&error))?.into_setup(),
    };
    Chess::from_setup(setup.clone(), mode).map_err(|error| meaning(error.kinds(), &setup))
}

/// Writes FEN.
#[must_use]
pub fn write(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

fn syntax(error: &ParseFenError) -> PositionTextError {
    match error {
        ParseFenError::InvalidTurn => PositionTextError::Turn,
        ParseFenError::InvalidCastling => PositionTextError::Castling,
        ParseFenError::InvalidEpSquare => PositionTextError::EnPassant,
        ParseFenError::InvalidHalfmoveClock | ParseFenError::InvalidFullmoves => {
            PositionTextError::Counters
        }
        _ => PositionTextError::Board,
    }
}

fn meaning(kinds: PositionErrorKinds, setup: &Setup) -> PositionTextError {
    let count = |color| setup.board.by_piece(Role::King.of(color)).count();
    if let Some(color) = Color::ALL.into_iter().find(|&color| count(color) == 0) {
        return PositionTextError::NoKing(color);
    }
    if let Some(color) = Color::ALL.into_iter().find(|&color| count(color) > 1) {
        return PositionTextError::Kings(color);
    }
    let edge = |square: &Square| matches!(square.rank(), Rank::First | Rank::Eighth);
    if let Some(square) = setup.board.by_role(Role::Pawn).into_iter().find(edge) {
        return PositionTextError::Pawn(square);
    }
    if kinds.contains(PositionErrorKinds::OPPOSITE_CHECK) {
        PositionTextError::OtherInCheck(!setup.turn)
    } else if kinds.contains(PositionErrorKinds::INVALID_CASTLING_RIGHTS) {
        PositionTextError::WrongCastling
    } else if kinds.contains(PositionErrorKinds::INVALID_EP_SQUARE) {
        PositionTextError::WrongEnPassant
    } else {
        PositionTextError::Impossible
    }
}

/// The start position of Chess960 with this number, 0 to 959 (FIDE 2023, Guidelines II).
#[must_use]
pub fn chess960(number: u16) -> Option<Chess> {
    (number < 960).then_some(())?;
    let mut setup = Setup::initial();
    setup.board = shakmaty::Board::chess960(u32::from(number));
    setup.castling_rights = setup.board.rooks();
    Chess::from_setup(setup, CastlingMode::Chess960).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(fen: &str) -> PositionTextError {
        read(fen, CastlingMode::Standard).unwrap_err()
    }

    #[test]
    fn names_what_is_wrong() {
        use PositionTextError as E;
        assert_eq!(error("  "), E::Empty);
        assert_eq!(error("8/8/8 w - - 0 1"), E::Board);
        assert_eq!(error("rubbish"), E::Board);
        assert_eq!(error("4k3/8/8/8/8/8/8/4K3 x - - 0 1"), E::Turn);
        assert_eq!(error("8/8/8/8/8/8/8/4K3 w - - 0 1"), E::NoKing(Color::Black));
        assert_eq!(error("4k3/8/8/8/8/8/8/K3K3 w - - 0 1"), E::Kings(Color::White));
        assert_eq!(error("4k2P/8/8/8/8/8/8/4K3 w - - 0 1"), E::Pawn(Square::H8));
        assert_eq!(error("4k3/8/8/8/8/8/8/4K2r b - - 0 1"), E::OtherInCheck(Color::White));
        assert_eq!(error("4k3/8/8/8/8/8/8/4K3 w K - 0 1"), E::WrongCastling);
        assert_eq!(error("4k3/8/8/8/8/8/8/4K3 w - - x 1"), E::Counters);
    }

    #[test]
    fn a_braille_diagram_is_a_position() {
        let position = read("4U3 48 ⠲⠅⠒", CastlingMode::Standard).unwrap();
        assert_eq!(write(&position), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        assert_eq!(error("4U3 48 K3K3"), PositionTextError::Kings(Color::White));
        assert_eq!(error("4U2P 48 4K3"), PositionTextError::Pawn(Square::H8));
        assert_eq!(error("4U4 48 4K3"), PositionTextError::Board);
    }

    #[test]
    fn all_960_positions_by_number() {
        let standard = write(&chess960(518).unwrap());
        assert!(standard.starts_with("rnbqkbnr/"), "{standard}");
        let all: std::collections::HashSet<_> =
            (0..960).map(|n| write(&chess960(n).unwrap())).collect();
        assert_eq!(all.len(), 960);
        assert!(chess960(960).is_none());
    }
}
