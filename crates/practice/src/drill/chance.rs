//! Rounds of a drill, by chance of a seed.

use fastrand::Rng;
use shakmaty::{
    Bitboard, Board, Color, File, Move, Piece, Position as _, Rank, Role, Square, attacks,
};
use touchmove_position::Position;

use super::{DrillLevel, DrillRound, Mate, Prompt, Told};

/// How many questions there are about a game, and after how many plies each, by level.
pub(super) const FOLLOWED: [[usize; 2]; 3] = [[5, 4], [6, 6], [8, 8]];

/// How many mates are asked for.
const MATES: usize = 3;

/// How long a line grows, by level.
pub(super) const GROWN: [usize; 3] = [6, 10, 16];

/// How many plies of a game are told before its moves are guessed, and how many are at most, by level.
const GUESSED: [[usize; 2]; 3] = [[16, 6], [12, 10], [8, 100]];

/// A position that is told once, and then what stands on its squares and on one that is empty.
pub(super) fn recall(level: DrillLevel, wanted: Option<usize>, rng: &mut Rng) -> Vec<DrillRound> {
    let mut rounds = recalled(level, rng);
    while wanted.is_some_and(|wanted| rounds.len() < wanted) {
        rounds.extend(recalled(level, rng));
    }
    rounds.truncate(wanted.unwrap_or(rounds.len()));
    rounds
}

fn recalled(level: DrillLevel, rng: &mut Rng) -> Vec<DrillRound> {
    let board = scattered([3, 5, 8][level.index()], &[Color::White, Color::Black], rng);
    let mut asked: Vec<Square> = board.occupied().into_iter().collect();
    let empty: Vec<Square> = (!board.occupied()).into_iter().collect();
    asked.push(empty[rng.usize(..empty.len())]);
    rng.shuffle(&mut asked);
    let rounds = asked.into_iter().enumerate();
    rounds
        .map(|(number, square)| DrillRound {
            told: if number == 0 { Told::Pieces } else { Told::Nothing },
            ..DrillRound::about(board.clone(), Prompt::Stands(square))
        })
        .collect()
}

/// A game of which some moves are told at a time; what they have changed is asked.
pub(super) fn follow(level: DrillLevel, game: &[Move], rng: &mut Rng) -> Vec<DrillRound> {
    let [_, at_once] = FOLLOWED[level.index()];
    let mut position = Position::default();
    let rounds = game.chunks_exact(at_once).map(|moves| {
        let told = walked(&mut position, moves);
        let board = position.board().clone();
        let ask = changed(&told, &board, rng);
        DrillRound { told: Told::Moves(told), ..DrillRound::about(board, ask) }
    });
    rounds.collect()
}

/// The moves, each with the position before it.
fn walked(position: &mut Position, moves: &[Move]) -> Vec<(Position, Move)> {
    let before = |mv: &Move| {
        let before = position.clone();
        position.play_unchecked(*mv);
        (before, *mv)
    };
    moves.iter().map(before).collect()
}

/// A question about a square that one of these moves left or reached, or about the pieces that moved.
fn changed(told: &[(Position, Move)], board: &Board, rng: &mut Rng) -> Prompt {
    let (before, mv) = &told[rng.usize(..told.len())];
    let touched = if rng.bool() { mv.from().unwrap_or(mv.to()) } else { mv.to() };
    let piece = mv.role().of(before.turn());
    match rng.u8(..3) {
        0 if piece.role != Role::Pawn && !board.by_piece(piece).is_empty() => Prompt::Where(piece),
        1 if attackers(board, touched).any() => Prompt::Attackers(touched),
        _ => Prompt::Stands(touched),
    }
}

/// A line that grows by a move each time; the new one is told.
pub(super) fn growing(level: DrillLevel, game: &[Move]) -> Vec<DrillRound> {
    let moves = &game[..GROWN[level.index()].min(game.len())];
    let line = walked(&mut Position::default(), moves);
    let grown = (1..=line.len()).map(|plies| DrillRound {
        told: Told::Moves(vec![line[plies - 1].clone()]),
        line: line[..plies].to_vec(),
        ..DrillRound::about(Board::empty(), Prompt::Line)
    });
    grown.collect()
}

/// The moves of the side that won a game.
pub(super) fn guess(level: DrillLevel, wanted: Option<usize>, game: &[Move]) -> Vec<DrillRound> {
    let line = walked(&mut Position::default(), game);
    let [told, most] = GUESSED[level.index()];
    let side = line.last().map_or(Color::White, |(last, _)| last.turn());
    let mut rounds = DrillRound::guesses(&line, side, told, 0);
    rounds.truncate(wanted.unwrap_or(most));
    rounds
}

/// Some of the positions, and their mates.
pub(super) fn mates(wanted: Option<usize>, mut mates: Vec<Mate>, rng: &mut Rng) -> Vec<DrillRound> {
    rng.shuffle(&mut mates);
    let round = |Mate { mut position, line }: Mate| {
        let board = position.board().clone();
        let ask = Prompt::Mate(line.len().div_ceil(2));
        DrillRound { line: walked(&mut position, &line), ..DrillRound::about(board, ask) }
    };
    mates.into_iter().take(wanted.unwrap_or(MATES)).map(round).collect()
}

/// So many pieces of these colours, each on a square of its own; a king of each at most.
pub(super) fn scattered(count: usize, colors: &[Color], rng: &mut Rng) -> Board {
    let mut board = Board::empty();
    while board.occupied().count() < count {
        let piece = Piece {
            color: colors[rng.usize(..colors.len())],
            role: Role::ALL[rng.usize(..Role::ALL.len())],
        };
        let on = square(rng);
        let may_stand =
            piece.role != Role::Pawn || !matches!(on.rank(), Rank::First | Rank::Eighth);
        let is_second = piece.role == Role::King && board.king_of(piece.color).is_some();
        if board.piece_at(on).is_none() && may_stand && !is_second {
            board.set_piece_at(on, piece);
        }
    }
    board
}

/// Every other time two squares on one line, or two that are not.
pub(super) fn one_line(rng: &mut Rng) -> Prompt {
    let wanted = rng.bool();
    loop {
        let (one, other) = (square(rng), square(rng));
        let on_line = attacks::queen_attacks(one, Bitboard::EMPTY).contains(other);
        if one != other && on_line == wanted {
            return Prompt::OneLine(one, other);
        }
    }
}

/// Two squares so many knight's moves apart, as far as there are any.
pub(super) fn apart(moves: usize, mines: Bitboard, rng: &mut Rng) -> (Square, Square) {
    let from = square(rng);
    let far: Vec<Square> = Square::ALL
        .into_iter()
        .filter(|to| {
            !mines.contains(from) && way(from, *to, mines).is_some_and(|way| way.len() == moves)
        })
        .collect();
    // Where there are none, the question is not fair and another is made.
    let to = if far.is_empty() { from } else { far[rng.usize(..far.len())] };
    (from, to)
}

/// One of the shortest ways of a knight, without the square where it begins; `None` where there is none.
pub(super) fn way(from: Square, to: Square, mines: Bitboard) -> Option<Vec<Square>> {
    let mut ways = vec![vec![from]];
    let mut seen = mines | from;
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            let &last = way.last()?;
            for next in attacks::knight_attacks(last) & !seen {
                seen |= next;
                let way: Vec<Square> = way.iter().copied().chain([next]).collect();
                if next == to {
                    return Some(way[1..].to_vec());
                }
                longer.push(way);
            }
        }
        ways = longer;
    }
    None
}

/// The squares that Black attacks or stands on.
pub(super) fn mined(board: &Board) -> Bitboard {
    let black = board.by_color(Color::Black);
    black.into_iter().fold(black, |mines, from| mines | board.attacks_from(from))
}

pub(super) fn attackers(board: &Board, on: Square) -> Bitboard {
    let of = |color| board.attacks_to(on, color, board.occupied());
    of(Color::White) | of(Color::Black)
}

pub(super) fn square(rng: &mut Rng) -> Square {
    let file = File::ALL[rng.usize(..8)];
    Square::from_coords(file, Rank::ALL[rng.usize(..8)])
}
