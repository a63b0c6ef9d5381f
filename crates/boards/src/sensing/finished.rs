//! Finished moves as a Citrine writes them: `g1-f3`, `c5xd4`, `e5xd6ep`, `d7-d8/N`, `O-O`.

use shakmaty::{CastlingSide, Move, Position as _, Role, Square};
use touchmove_position::Position;

/// The legal move of a text. There is no checksum, so the text must be right in every sign.
pub(super) fn read(text: &str, position: &Position) -> Option<Move> {
    position.legal_moves().into_iter().find(|mv| text.eq_ignore_ascii_case(&write(*mv)))
}

fn write(mv: Move) -> String {
    match mv.castling_side() {
        Some(CastlingSide::KingSide) => return "O-O".to_owned(),
        Some(CastlingSide::QueenSide) => return "O-O-O".to_owned(),
        None => {}
    }
    let from = mv.from().map_or(String::new(), |square: Square| square.to_string());
    let by = if mv.is_capture() { 'x' } else { '-' };
    let promotion = mv.promotion().map(Role::upper_char).map(|letter| format!("/{letter}"));
    let end = if mv.is_en_passant() { "ep" } else { promotion.as_deref().unwrap_or_default() };
    format!("{from}{by}{}{end}", mv.to())
}
