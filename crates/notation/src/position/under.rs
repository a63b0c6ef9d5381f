//! FEN of the games that are played with the pieces of chess by other rules.

use shakmaty::fen::Fen;
use shakmaty::{PositionError, PositionErrorKinds, Setup};
use touchmove_position::{Position, Variant};

use crate::position::rest::syntax;
use crate::position::{PositionTextError, Remark, STARTPOS, Taken, read_in};

/// Reads a position of a game: of chess and Chess960 in every form that [`read_in`] knows, of any other
/// FEN, with what is in the hand and the checks that are left.
///
/// A right that cannot be is left out, as in chess, and a [`Remark`] tells it.
///
/// # Errors
///
/// When the text is no position, or the pieces cannot stand like this in such a game.
pub fn read_under(text: &str, variant: Variant) -> Result<Taken, PositionTextError> {
    let mode = variant.mode();
    if variant.is_chess() {
        return read_in(text, mode, &[]);
    }
    let text = text.trim();
    if text.is_empty() {
        return Err(PositionTextError::Empty);
    }
    if text.eq_ignore_ascii_case(STARTPOS) {
        return Ok(Taken { position: variant.start(), mode, remarks: Vec::new() });
    }
    let setup = text.parse::<Fen>().map_err(|error| syntax(&error))?.into_setup();
    placed(setup, variant)
}

fn placed(setup: Setup, variant: Variant) -> Result<Taken, PositionTextError> {
    let (mode, passed, turn) = (variant.mode(), setup.ep_square, setup.turn);
    let mut remarks = Vec::new();
    let position = Position::under(variant, setup, mode).or_else(|error| {
        let kinds = error.kinds();
        let castling = kinds.contains(PositionErrorKinds::INVALID_CASTLING_RIGHTS);
        remarks.extend(castling.then_some(Remark::Castling));
        let passed = passed.filter(|_| kinds.contains(PositionErrorKinds::INVALID_EP_SQUARE));
        remarks.extend(passed.map(Remark::EnPassant));
        let error = match error.ignore_invalid_castling_rights() {
            Ok(position) => return Ok(Position::from(position)),
            Err(error) => error,
        };
        error
            .ignore_invalid_ep_square()
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .map(Position::from)
            .map_err(|error| match error.kinds() {
                kinds if kinds.contains(PositionErrorKinds::OPPOSITE_CHECK) => {
                    PositionTextError::OtherInCheck(!turn)
                }
                _ => PositionTextError::Impossible,
            })
    })?;
    Ok(Taken { position, mode, remarks })
}

#[cfg(test)]
mod tests {
    use shakmaty::{Color, Position as _};

    use super::*;
    use crate::position::write;

    /// A position of a variant, as it is written again.
    fn again(variant: Variant, fen: &str) -> Result<String, PositionTextError> {
        Ok(write(&read_under(fen, variant)?.position))
    }

    #[test]
    fn what_a_variant_has_besides_is_in_its_fen() {
        let house = "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[Pp] w KQkq - 0 3";
        assert_eq!(again(Variant::Crazyhouse, house), Ok(house.to_owned()));
        let ninth = "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR/Pp w KQkq - 0 3";
        assert_eq!(again(Variant::Crazyhouse, ninth), Ok(house.to_owned()));
        let checks = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+1 0 1";
        assert_eq!(again(Variant::ThreeCheck, checks), Ok(checks.to_owned()));
        let given = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +0+2";
        assert_eq!(again(Variant::ThreeCheck, given), Ok(checks.to_owned()));
        for variant in Variant::ALL {
            let start = write(&variant.start());
            assert_eq!(again(variant, &start), Ok(start.clone()), "{variant:?}");
            assert_eq!(again(variant, "startpos"), Ok(start), "{variant:?}");
        }
    }

    #[test]
    fn what_cannot_be_is_told() {
        let no_king = "8/8/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(again(Variant::Atomic, no_king), Err(PositionTextError::Impossible));
        assert_eq!(again(Variant::Atomic, " "), Err(PositionTextError::Empty));
        assert_eq!(again(Variant::Atomic, "e4"), Err(PositionTextError::Board));
        let check = "4k3/8/8/8/8/8/8/K3R3 w - - 0 1";
        let other = Err(PositionTextError::OtherInCheck(Color::Black));
        assert_eq!(again(Variant::Crazyhouse, check), other);
        let taken = read_under("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", Variant::Horde);
        assert_eq!(taken.map(|taken| taken.remarks), Err(PositionTextError::Impossible));
        let taken = read_under("4k3/8/8/8/8/8/4P3/4K3 w KQ - 0 1", Variant::KingOfTheHill).unwrap();
        assert_eq!(taken.remarks, [Remark::Castling]);
        assert!(!taken.position.castles().any());
    }
}
