//! Moves as a script writes them: SAN, or squares where a move is not legal or not complete.

use crate::laws::Position;
use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Move, Position as _, Role};

/// A move as it is written; what it means, the position tells.
#[derive(Clone, Copy, Debug)]
pub(super) enum Written {
    /// `Nf3`, `O-O`, `e8=N`, `N@f3`, and `e8` for a pawn that does not say what it becomes.
    San(San),
    /// `e2e5`: carried out as it is.
    Squares(UciMove),
}

/// Reads a move; `None` if it is none in any position.
pub(super) fn written(text: &str) -> Option<Written> {
    if let Ok(uci @ UciMove::Normal { .. }) = text.parse::<UciMove>() {
        return Some(Written::Squares(uci));
    }
    let plain = text.trim_end_matches(['+', '#', '!', '?']);
    match San::from_ascii(plain.as_bytes()).ok()? {
        san @ (San::Normal { .. } | San::Castle(_) | San::Put { .. }) => Some(Written::San(san)),
        San::Null => None,
    }
}

/// The squares that a written move names in this position.
pub(super) fn squares(
    written: Written,
    position: &Position,
    mode: CastlingMode,
) -> Option<UciMove> {
    match written {
        Written::Squares(uci) => Some(uci),
        Written::San(san) => match legal(san, position) {
            Some(mv) => Some(mv.to_uci(mode)),
            None => unpromoted(san, position),
        },
    }
}

/// The legal move, also where the sign of a capture is left out.
fn legal(san: San, position: &Position) -> Option<Move> {
    let other = match san {
        San::Normal { role, file, rank, capture, to, promotion } => {
            San::Normal { role, file, rank, capture: !capture, to, promotion }
        }
        San::Castle(_) | San::Put { .. } | San::Null => san,
    };
    san.to_move(position).or_else(|_| other.to_move(position)).ok()
}

/// `e8` without its piece.
fn unpromoted(san: San, position: &Position) -> Option<UciMove> {
    let San::Normal { role: Role::Pawn, file, rank, capture, to, promotion: None } = san else {
        return None;
    };
    let promotion = Some(Role::Queen);
    let mv = legal(San::Normal { role: Role::Pawn, file, rank, capture, to, promotion }, position)?;
    Some(UciMove::Normal { from: mv.from()?, to: mv.to(), promotion: None })
}

/// The move of a legal pair of squares, for a position that is to be played on.
pub(super) fn played(uci: UciMove, position: &mut Position) -> Option<Move> {
    let mv = uci.to_move(position).ok()?;
    position.play_unchecked(mv);
    Some(mv)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, fen: &str) -> Option<String> {
        let position = crate::notation::position::read(fen, CastlingMode::Standard).unwrap();
        let uci = squares(written(text)?, &position, CastlingMode::Standard)?;
        Some(uci.to_string())
    }

    #[test]
    fn san_squares_and_pawns_without_a_piece() {
        let fen = "4k3/P7/8/3p4/4P3/8/8/R3K2R w KQ - 0 1";
        let cases = [
            ("exd5", "e4d5"),
            ("ed5", "e4d5"),
            ("O-O", "e1g1"),
            ("a8=N", "a7a8n"),
            ("a8=Q+", "a7a8q"),
            ("a8", "a7a8"),
            ("e4e6", "e4e6"),
            ("a7a8", "a7a8"),
        ];
        for (text, uci) in cases {
            assert_eq!(read(text, fen).as_deref(), Some(uci), "{text}");
        }
        for text in ["Nf3", "e9", "0000", "--", "N@f3", "hello", ""] {
            assert_eq!(read(text, fen), None, "{text}");
        }
    }
}
