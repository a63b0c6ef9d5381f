//! Legal moves and captures, piece by piece.

use shakmaty::{Bitboard, Color, Move, Position as _, Role, Square};
use touchmove_position::Position;

use super::{CaptureKind, DropsOf, MovesOf, Of, Placed, Taking};

/// The legal moves of each piece, of all pieces or of one.
pub(super) fn moves(position: &Position, from: Option<Square>) -> Vec<MovesOf> {
    let mut found: Vec<MovesOf> = Vec::new();
    for mv in position.legal_moves() {
        let Some(square) = mv.from().filter(|&square| from.is_none_or(|from| from == square))
        else {
            continue;
        };
        let piece = mv.role().of(position.turn());
        let at = found.iter().position(|of| of.placed.square == square).unwrap_or_else(|| {
            let placed = Placed { piece, square };
            found.push(MovesOf {
                placed,
                quiet: Vec::new(),
                castlings: Vec::new(),
                promotions: Vec::new(),
                captures: Vec::new(),
            });
            found.len() - 1
        });
        add(&mut found[at], mv, position.turn());
    }
    found.sort_by_key(|of| (std::cmp::Reverse(of.placed.piece.role), of.placed.square.file()));
    found
}

/// The legal drops of each kind of piece in the hand.
pub(super) fn drops(position: &Position) -> Vec<DropsOf> {
    let mut found: Vec<(Role, Bitboard)> = Vec::new();
    for mv in position.legal_moves() {
        let Move::Put { role, to } = mv else { continue };
        match found.iter_mut().find(|(of, _)| *of == role) {
            Some((_, squares)) => squares.add(to),
            None => found.push((role, to.into())),
        }
    }
    found.sort_by_key(|&(role, _)| std::cmp::Reverse(role));
    let empty = !position.board().occupied();
    let anywhere = |role| if role == Role::Pawn { empty & !Bitboard::BACKRANKS } else { empty };
    let of = |(role, squares): (Role, Bitboard)| DropsOf {
        role,
        to: (squares != anywhere(role)).then(|| squares.into_iter().collect()),
    };
    found.into_iter().map(of).collect()
}

/// The four promotions to one square are one place to go.
fn add(of: &mut MovesOf, mv: Move, turn: Color) {
    if let Some(side) = mv.castling_side() {
        return of.castlings.push(side);
    }
    let Some(role) = mv.capture() else {
        let places = if mv.is_promotion() { &mut of.promotions } else { &mut of.quiet };
        if !places.contains(&mv.to()) {
            places.push(mv.to());
        }
        return;
    };
    let way = match mv {
        Move::EnPassant { to, .. } => CaptureKind::EnPassant(to),
        _ if mv.is_promotion() => CaptureKind::Promoting,
        _ => CaptureKind::Plain,
    };
    let taking = Taking { placed: Placed { piece: role.of(!turn), square: taken_on(mv) }, way };
    if !of.captures.contains(&taking) {
        of.captures.push(taking);
    }
}

/// Where what a capture takes has stood: a pawn that is taken in passing is beside the one that takes
/// it.
#[must_use]
pub fn taken_on(mv: Move) -> Square {
    match mv {
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()),
        _ => mv.to(),
    }
}

/// Whose moves were asked for.
pub(super) fn of(position: &Position, from: Option<Square>) -> Of {
    let Some(square) = from else { return Of::All };
    match position.board().piece_at(square) {
        None => Of::Empty(square),
        Some(piece) if piece.color == position.turn() => Of::Mine(square),
        Some(piece) => Of::Other(square, piece),
    }
}

/// The legal captures of each piece that has any.
pub(super) fn captures(position: &Position, from: Option<Square>) -> Vec<MovesOf> {
    let mut moves = moves(position, from);
    moves.retain(|of| !of.captures.is_empty());
    moves
}
