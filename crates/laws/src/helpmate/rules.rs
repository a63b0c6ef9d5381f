//! What a piece can reach in one move, by what is known so far.

use shakmaty::{Bitboard, Color, Piece, Role, Square, attacks};

use super::reach::Reach;

/// Squares that a piece attacks; a king also its own.
pub(super) fn attacked(piece: Piece, from: Square, in_the_way: Bitboard) -> Bitboard {
    let attacked = attacks::attacks(from, piece, in_the_way);
    if piece.role == Role::King { attacked.with(from) } else { attacked }
}

/// Squares to which a pawn can be pushed.
fn pushes(color: Color, from: Square, in_the_way: Bitboard) -> Bitboard {
    let free = !in_the_way;
    let from = Bitboard::from_square(from);
    let (ahead, third) = match color {
        Color::White => (8, shakmaty::Rank::Third),
        Color::Black => (-8, shakmaty::Rank::Sixth),
    };
    let one = from.shift(ahead) & free;
    one | (one & Bitboard::from_rank(third)).shift(ahead) & free
}

/// New squares that the piece from `home` reaches by a move from `from`.
pub(super) fn targets(reach: &Reach<'_>, home: Square, piece: Piece, from: Square) -> Bitboard {
    if reach.assumed.stays.contains(home) {
        return Bitboard::EMPTY;
    }
    let Piece { color, role } = piece;
    let mut to = match role {
        Role::Pawn => {
            let mut to = pushes(color, from, reach.steady);
            if reach.takes(color) {
                to |= attacks::pawn_attacks(color, from) & reach.prey[!color as usize];
            }
            to
        }
        _ => attacks::attacks(from, piece, reach.steady),
    };
    to &= !reach.squares[home as usize];
    to &= !(reach.board.by_color(color) & reach.steady);
    to &= !(reach.assumed.moves_first & reach.steady);
    if role == Role::King {
        to &= !reach.guarded[!color as usize];
    }
    if to.is_empty() {
        return to;
    }
    if color.is_black() {
        to = without_mates_of_white(reach, piece, from, to);
    } else if reach.board.white().count() == 2 {
        to = without_loss_of_the_last(reach, piece, to);
    }
    if role == Role::King {
        to = without_stalemates(reach, color, from, to);
    }
    to.into_iter().filter(|&to| !is_barred(reach, home, piece, from, to)).collect()
}

/// Without moves of Black that give check to a king that never moves, if nothing of White can come
/// between or take: they mate.
fn without_mates_of_white(
    reach: &Reach<'_>,
    piece: Piece,
    from: Square,
    mut to: Bitboard,
) -> Bitboard {
    let board = reach.board;
    let Some(king) = board.king_of(Color::White).filter(|&king| reach.steady.contains(king)) else {
        return to;
    };
    for square in to & !reach.prey[Color::White as usize] {
        if attacked(piece, square, reach.busy).contains(king) {
            to.discard(square);
        }
    }
    let behind = board.black() & reach.steady & attacks::ray(king, from);
    let behind = behind.without(from);
    if behind.is_empty() {
        return to;
    }
    let in_the_way = reach.busy.without(from);
    for square in to {
        let opens = behind.into_iter().any(|checker| {
            board.piece_at(checker).is_some_and(|piece| {
                attacked(piece, checker, in_the_way.with(square)).contains(king)
            })
        });
        if opens {
            to.discard(square);
        }
    }
    to
}

/// Without checks of the last piece beside a king that never moves and has to take it, unless the
/// king of White may defend it.
fn without_loss_of_the_last(reach: &Reach<'_>, piece: Piece, mut to: Bitboard) -> Bitboard {
    let board = reach.board;
    let (Some(ours), Some(theirs)) = (board.king_of(Color::White), board.king_of(Color::Black))
    else {
        return to;
    };
    if !reach.steady.contains(theirs) {
        return to;
    }
    for square in to & attacks::king_attacks(theirs) {
        if !attacked(piece, square, reach.busy).contains(theirs) {
            continue;
        }
        let defended = reach.squares[ours as usize].intersects(attacks::king_attacks(square));
        let steady = (reach.steady & board.black()).without(theirs);
        let mut takers =
            steady.into_iter().filter_map(|taker| Some((taker, board.piece_at(taker)?)));
        if !defended
            || takers.any(|(taker, piece)| attacked(piece, taker, reach.busy).contains(square))
        {
            to.discard(square);
        }
    }
    to
}

/// Without moves of a king that stalemate the other, who has nothing else that moves.
fn without_stalemates(reach: &Reach<'_>, color: Color, from: Square, mut to: Bitboard) -> Bitboard {
    let board = reach.board;
    let Some(theirs) = board.king_of(!color) else { return to };
    if (board.by_color(!color) & reach.moving).without(theirs).any() {
        return to;
    }
    let beside = attacks::king_attacks(theirs);
    // Also squares beside it of which it is not known yet that it reaches them: each king would wait
    // for the other.
    let region =
        reach.squares[theirs as usize] | beside & !reach.guarded[color as usize] & !reach.steady;
    for square in to {
        let covered = attacks::king_attacks(square).with(square);
        if !beside.intersects(covered)
            || (region & !covered).more_than_one()
            || opens_a_line(reach, color, from, reach.busy.with(square))
        {
            continue;
        }
        to.discard(square);
    }
    to
}

/// Whether a rook, bishop or queen can be where it gives check when the king leaves `from`.
fn opens_a_line(reach: &Reach<'_>, color: Color, from: Square, in_the_way: Bitboard) -> bool {
    let board = reach.board;
    let reaches = |pieces: Bitboard, line: Bitboard| {
        (pieces & board.by_color(color))
            .into_iter()
            .any(|home| reach.squares[home as usize].intersects(line & !in_the_way))
    };
    reaches(board.bishops_and_queens(), attacks::bishop_attacks(from, in_the_way))
        || reaches(board.rooks_and_queens(), attacks::rook_attacks(from, in_the_way))
}

/// Whether a piece is in the way that is never taken and cannot leave the way.
fn is_barred(reach: &Reach<'_>, home: Square, piece: Piece, from: Square, to: Square) -> bool {
    let board = reach.board;
    let pushed = piece.role == Role::Pawn && from.file() == to.file();
    let way = attacks::between(from, to).with(from).with(to);
    let mut bars = board.by_color(piece.color);
    if pushed {
        bars |= board.pawns();
    }
    let bars = (bars & way & !reach.taken).without(home);
    bars.into_iter().any(|bar| {
        let mut room = way;
        // Pawns on one file stay behind each other while neither takes.
        let stays = reach.squares[home as usize].is_subset(Bitboard::from_file(to.file()));
        if piece.role == Role::Pawn && board.pawns().contains(bar) && stays {
            room |= attacks::ray(home, bar);
        }
        reach.squares[bar as usize].is_subset(room)
    })
}
