//! Why a move is not legal, so that a player can be told more than "no".

use shakmaty::{Bitboard, CastlingSide, Color, File, Piece, Position as _, Role, Square, attacks};
use touchmove_position::{Position, Variant};

use crate::describe::MayCastle;
use crate::pattern::Pattern;
use crate::written::PlainMove;

/// The reason that helps most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// Nothing stands on the square of origin.
    EmptyOrigin(Square),
    /// The piece on the square of origin is the opponent's.
    NotYours(Square, Piece),
    /// Another piece than the one named stands on this square.
    OtherPiece(Square, Piece),
    /// An own piece stands on the square of arrival.
    OwnPiece(Square, Piece),
    /// Nothing but the square of an own piece was named.
    SquareAlone(Square, Piece),
    /// A capture was named, but there is nothing to take.
    NothingToTake(Square),
    /// No pawn of the first file can take on the second.
    NoPawnTakes(File, File),
    /// A pawn goes there by taking alone, and then its file is named (FIDE 2023, C.9).
    OnlyTakes(Square),
    /// The opponent has no such piece.
    NoneToTake(Role),
    /// No such piece reaches such a piece, wherever it stands.
    TakesNone(Role, Role),
    /// The piece could go there, but then the king could be taken; the player is in check.
    StillInCheck,
    /// The piece could go there, but then the king could be taken.
    ExposesKing,
    /// A piece was named to promote to, but no pawn reaches the last rank.
    NoPromotion(Role),
    /// A pawn reaches the last rank on this square, but cannot become what was named.
    CannotBecome(Square),
    /// The one piece that would go there is blocked by the other, the first in its way.
    Blocked((Square, Piece), (Square, Piece)),
    /// The player has no such piece.
    NoSuchPiece(Role),
    /// No such piece can go there.
    CannotReach(Role, Square),
    /// No such piece can go there from the file or the rank that was named; another may.
    NotFromThere(Role, Square),
    /// The piece that was named by its square cannot go from there to the other one.
    CannotGo(Role, Square, Square),
    /// The king or the rook has moved, or is not there.
    NoCastlingRight(CastlingSide),
    /// A piece is in the way.
    CastlingBlocked(CastlingSide),
    /// The king would pass through check, or end in it.
    CastlingAttacked(CastlingSide),
    /// A capture is compulsory, and this is none (antichess).
    MustCapture,
    /// The rules of this game do not allow it, though the piece could go there in chess.
    NotInVariant,
    /// A piece that cannot be dropped so.
    CannotDrop(NoDrop),
}

/// Why a piece cannot be dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoDrop {
    /// The player has no such piece in the hand.
    NotInHand(Role),
    /// Something stands there.
    Occupied(Square),
    /// No pawn on the first or the last rank.
    PawnOnEdge,
    /// The player stays in check.
    StillInCheck,
}

/// Why nothing legal has this shape.
pub(crate) fn reason(pattern: Pattern, position: &Position) -> Illegal {
    if let Some(forbidden) = forbidden(pattern, position) {
        return forbidden;
    }
    match pattern {
        Pattern::Castle(side) => castling(side, position),
        Pattern::Castling => either(position),
        Pattern::Plain(plain) => plain_reason(plain, position),
        Pattern::PawnTakes(from, to, _) => Illegal::NoPawnTakes(from, to),
        Pattern::Taking(plain) => taking(plain, position),
    }
}

/// What the rules of a variant forbid, where the pieces could do it in chess.
fn forbidden(pattern: Pattern, position: &Position) -> Option<Illegal> {
    if position.chess().is_some() {
        return None;
    }
    if position.variant() == Variant::Antichess && !position.capture_moves().is_empty() {
        return Some(Illegal::MustCapture);
    }
    let chess = Position::from(position.as_chess()?);
    let could = chess.legal_moves().into_iter().any(|mv| pattern.fits(mv));
    could.then_some(Illegal::NotInVariant)
}

/// Why neither side can be castled to: of the one that still could be, if there is one.
fn either(position: &Position) -> Illegal {
    let has = |side: &CastlingSide| position.castles().has(position.turn(), *side);
    let sides = [CastlingSide::KingSide, CastlingSide::QueenSide];
    castling(sides.into_iter().find(has).unwrap_or(CastlingSide::KingSide), position)
}

fn castling(side: CastlingSide, position: &Position) -> Illegal {
    match MayCastle::of(position, position.turn(), side) {
        MayCastle::Lost => Illegal::NoCastlingRight(side),
        MayCastle::InCheck => Illegal::StillInCheck,
        MayCastle::Blocked => Illegal::CastlingBlocked(side),
        MayCastle::Attacked | MayCastle::Yes => Illegal::CastlingAttacked(side),
    }
}

/// Why no such piece takes such a piece: one of them is not there, none is in reach, or the king forbids it.
fn taking(plain: PlainMove, position: &Position) -> Illegal {
    let (role, captured) = (plain.moving(), plain.captured.unwrap_or(Role::Pawn));
    let own = candidates(plain, position);
    let theirs = position.board().by_piece(captured.of(!position.turn()));
    let role = role.or(own.first().map(|&(piece, _)| piece.role)).unwrap_or(Role::Pawn);
    let takes = |&(piece, from): &(Piece, Square)| {
        theirs.into_iter().any(|to| reaches(piece, from, to, position))
    };
    match own.iter().any(takes) {
        _ if plain.file.is_none() && own.is_empty() => Illegal::NoSuchPiece(role),
        _ if theirs.is_empty() => Illegal::NoneToTake(captured),
        false => Illegal::TakesNone(role, captured),
        true if position.is_check() => Illegal::StillInCheck,
        true => Illegal::ExposesKing,
    }
}

fn plain_reason(plain: PlainMove, position: &Position) -> Illegal {
    if let Some(wrong) = plain.from().and_then(|from| wrong_origin(plain, from, position)) {
        return wrong;
    }
    let candidates = candidates(plain, position);
    let role = plain.moving().or(candidates.first().map(|&(piece, _)| piece.role));
    let role = role.unwrap_or(Role::Pawn);
    if let Some(own) = position.board().piece_at(plain.to).filter(|p| p.color == position.turn()) {
        let alone = plain == PlainMove { to: plain.to, ..PlainMove::EMPTY };
        return if alone {
            Illegal::SquareAlone(plain.to, own)
        } else {
            Illegal::OwnPiece(plain.to, own)
        };
    }
    let mut reaching = candidates
        .iter()
        .filter(|&&(piece, from)| reaches(piece, from, plain.to, position))
        .peekable();
    let reached = reaching.peek().is_some();
    if let Some(nothing) = takes_nothing(plain, role, position) {
        return nothing;
    }
    if !reached {
        return unreached(plain, role, &candidates, position);
    }
    if plain.is_advance() && reaching.all(|&(piece, from)| !is_ahead(piece.color, from, plain.to)) {
        return Illegal::OnlyTakes(plain.to);
    }
    // Without the wing it would be a move.
    let is_another = plain.wing.is_some()
        && position.legal_moves().iter().any(|&mv| PlainMove { wing: None, ..plain }.fits(mv));
    if is_another {
        return Illegal::NotFromThere(role, plain.to);
    }
    match plain.promotion {
        Some(to) if !promotes(role, plain.to, position.turn()) => Illegal::NoPromotion(to),
        Some(Role::Pawn | Role::King) => Illegal::CannotBecome(plain.to),
        _ if position.is_check() => Illegal::StillInCheck,
        _ => Illegal::ExposesKing,
    }
}

/// Why no piece of this kind goes there: the only one that would is blocked, or there is none.
fn unreached(
    plain: PlainMove,
    role: Role,
    candidates: &[(Piece, Square)],
    position: &Position,
) -> Illegal {
    let in_the_way = |&(piece, from): &(Piece, Square)| {
        Some(Illegal::Blocked((from, piece), obstacle(piece, from, plain.to, position)?))
    };
    let mut blocked = candidates.iter().filter_map(in_the_way);
    match (blocked.next(), blocked.next()) {
        (Some(only), None) => only,
        _ if let Some(from) = plain.from() => Illegal::CannotGo(role, from, plain.to),
        _ if plain.file.is_some() || plain.rank.is_some() => Illegal::NotFromThere(role, plain.to),
        _ if candidates.is_empty() => Illegal::NoSuchPiece(role),
        _ => Illegal::CannotReach(role, plain.to),
    }
}

/// The first piece between a square and another to which the piece would go on an empty board.
fn obstacle(
    piece: Piece,
    from: Square,
    to: Square,
    position: &Position,
) -> Option<(Square, Piece)> {
    let board = position.board();
    let way = attacks::between(from, to);
    let way = match piece.role {
        // A pawn captures nothing straight ahead.
        Role::Pawn if is_ahead(piece.color, from, to) => way.with(to),
        Role::Pawn | Role::Knight | Role::King => return None,
        Role::Bishop | Role::Rook | Role::Queen => {
            way & attacks::attacks(from, piece, Bitboard::EMPTY)
        }
    };
    let way = way & board.occupied();
    let first = if to > from { way.first() } else { way.last() }?;
    Some((first, board.piece_at(first)?))
}

/// Whether a pawn goes to a square straight ahead, by one rank or by two from its own.
fn is_ahead(color: Color, from: Square, to: Square) -> bool {
    let home = color.fold_wb(shakmaty::Rank::Second, shakmaty::Rank::Seventh);
    let step = color.fold_wb(8, -8);
    let one = from.offset(step);
    one == Some(to) || from.rank() == home && one.and_then(|one| one.offset(step)) == Some(to)
}

fn wrong_origin(plain: PlainMove, from: Square, position: &Position) -> Option<Illegal> {
    let Some(piece) = position.board().piece_at(from) else {
        return Some(Illegal::EmptyOrigin(from));
    };
    if piece.color != position.turn() {
        return Some(Illegal::NotYours(from, piece));
    }
    (plain.role.is_some_and(|role| role != piece.role)).then_some(Illegal::OtherPiece(from, piece))
}

fn candidates(plain: PlainMove, position: &Position) -> Vec<(Piece, Square)> {
    let own = position.board().iter().filter(|(_, piece)| piece.color == position.turn());
    own.filter(|&(from, piece)| plain.fits_origin(piece, from))
        .map(|(from, piece)| (piece, from))
        .collect()
}

fn promotes(role: Role, to: Square, turn: Color) -> bool {
    role == Role::Pawn && to.rank() == turn.fold_wb(shakmaty::Rank::Eighth, shakmaty::Rank::First)
}

/// Why what was named as taken cannot be.
fn takes_nothing(plain: PlainMove, role: Role, position: &Position) -> Option<Illegal> {
    match position.board().piece_at(plain.to) {
        None if role == Role::Pawn && position.maybe_ep_square() == Some(plain.to) => None,
        None => {
            (plain.capture || plain.captured.is_some()).then_some(Illegal::NothingToTake(plain.to))
        }
        Some(there) => plain
            .captured
            .is_some_and(|role| role != there.role)
            .then_some(Illegal::OtherPiece(plain.to, there)),
    }
}

/// Whether a piece could go to a square if only the rules of its movement mattered.
fn reaches(piece: Piece, from: Square, to: Square, position: &Position) -> bool {
    let board = position.board();
    if piece.role != Role::Pawn {
        return attacks::attacks(from, piece, board.occupied()).contains(to);
    }
    if attacks::pawn_attacks(piece.color, from).contains(to) {
        return board.piece_at(to).is_some() || position.maybe_ep_square() == Some(to);
    }
    is_ahead(piece.color, from, to) && obstacle(piece, from, to, position).is_none()
}
