//! More exercises of a lesson, by chance of a seed: positions in which its rule is asked once more. What is
//! right is reckoned, as in those that are written.

use fastrand::Rng;
use shakmaty::{Bitboard, Board, CastlingMode, Color, Move, Position as _, Role, Setup, Square};
use touchmove_position::Position;

use super::check::{does, is_safe};
use super::task::{MoveGoal, Task, WantedEnd};
use super::{Exercise, Key, colour_of};

/// How often a position is tried for an exercise.
const TRIES: usize = 4000;

/// How many moves may be right where one is to be found, and how many may have to be named.
const FEW: usize = 2;
const NAMED: usize = 6;

/// From how many legal moves on one is to be found: with fewer there is hardly a choice.
const CHOICE: usize = 5;

/// So many exercises of a lesson, others for each seed; none for a lesson of which no rule can be asked so.
/// `is_won`: whether the side to move wins, if somebody knows.
#[must_use]
pub fn made(
    lesson: &str,
    count: usize,
    seed: u64,
    is_won: impl Fn(&Position) -> Option<bool>,
) -> Vec<Exercise> {
    let mut rng = Rng::with_seed(seed);
    let one = |place: usize| {
        // Stalemate comes about by chance far more often than mate.
        let mates = lesson == "draws" && rng.bool();
        (0..TRIES).find_map(|_| match lesson {
            "draws" => ended(mates, &mut rng),
            "pawn-endings" => pawn_ending(&is_won, &mut rng),
            _ => try_one(lesson, place, &mut rng),
        })
    };
    (0..count).filter_map(one).collect()
}

/// A king and a pawn against a king: whether that wins. Those that are lost or won at a glance are rare.
fn pawn_ending(is_won: impl Fn(&Position) -> Option<bool>, rng: &mut Rng) -> Option<Exercise> {
    let (position, _) = scattered(&[(Color::White, Role::Pawn)], rng)?;
    let answer = if is_won(&position)? { "won" } else { "drawn" }.to_owned();
    let words = ["won", "drawn"].map(str::to_owned).to_vec();
    Some(Exercise { position, task: Task::Choose(words), answer: Key::Word(answer) })
}

/// An exercise at a place among those of a lesson, if chance has made one.
fn try_one(lesson: &str, place: usize, rng: &mut Rng) -> Option<Exercise> {
    use Color::{Black, White};
    let odd = !place.is_multiple_of(2);
    let (position, task) = match lesson {
        "squares" => (Position::default(), Task::Colour(any(rng))),
        "start" => (Position::default(), Task::Stands(any(rng))),
        "rook" => of_piece(Role::Rook, odd, rng)?,
        "bishop" => of_piece(Role::Bishop, odd, rng)?,
        "queen" => of_piece(Role::Queen, odd, rng)?,
        "knight" => of_piece(Role::Knight, odd, rng)?,
        "king" => {
            let (position, _) = scattered(&[(Black, Role::Rook), (Black, Role::Pawn)], rng)?;
            let king = position.board().king_of(White)?;
            (position, if odd { Task::Count(king) } else { Task::Moves(Some(king)) })
        }
        "pawn" => {
            let men = [(White, Role::Pawn), (Black, Role::Pawn), (Black, Role::Knight)];
            let (position, men) = scattered(&men, rng)?;
            (position, if odd { Task::Count(men[0]) } else { Task::Moves(Some(men[0])) })
        }
        "values" => (crowd(rng)?, Task::Find(MoveGoal::Most)),
        "guarded" => (crowd(rng)?, Task::Find(MoveGoal::Free)),
        "check" => {
            let men = [(White, Role::Rook), (White, Role::Knight), (Black, Role::Queen)];
            let (position, _) = scattered(&men, rng).filter(|(it, _)| it.is_check())?;
            (position, Task::Moves(None))
        }
        "mate" => (mating(rng)?, Task::Find(MoveGoal::Mate)),
        "two-mates" if odd => (mating(rng)?, Task::Find(MoveGoal::Mate)),
        "two-mates" => {
            let (position, _) = scattered(&[(White, Role::Queen)], rng)?;
            (position, Task::Play(WantedEnd::Mate, None))
        }
        "castling" => (castles(rng)?, Task::Castling),
        "en-passant" => en_passant(rng)?,
        "promotion" => {
            let men = [(White, Role::Pawn), (Black, Role::Rook), (Black, Role::Knight)];
            let (position, men) = scattered(&men, rng)?;
            let is_there = men[0].rank() == shakmaty::Rank::Seventh;
            (is_there.then_some(position)?, Task::Count(men[0]))
        }
        "fork" => {
            let men = [(White, Role::Knight), (Black, Role::Rook), (Black, Role::Queen)];
            (scattered(&men, rng)?.0, Task::Find(MoveGoal::Fork))
        }
        "pin" => {
            let men = [(White, Role::Rook), (Black, Role::Queen), (Black, Role::Knight)];
            let goal = if odd { MoveGoal::Skewer } else { MoveGoal::Pin };
            (scattered(&men, rng)?.0, Task::Find(goal))
        }
        "gifts" | "trades" => {
            let position = crowd(rng)?;
            let captures = position.capture_moves();
            let mv = *captures.get(rng.usize(..captures.len().max(1)))?;
            (position, Task::Safe(mv))
        }
        "opening" => (first_moves(rng)?, Task::Castling),
        "clock" => (Position::default(), Task::Rehearsal(2 + u32::try_from(place % 3).ok()?)),
        _ => return None,
    };
    Exercise::reckoned(position, task)
}

impl Exercise {
    /// An exercise with the answer that follows from its position; `None` where it would ask nothing.
    fn reckoned(position: Position, task: Task) -> Option<Self> {
        let moves = position.legal_moves();
        let some = |is: &dyn Fn(&Move) -> bool| moves.iter().copied().filter(|mv| is(mv)).collect();
        let answer = match &task {
            Task::Colour(square) => Key::Colour(colour_of(*square)),
            Task::Stands(square) => Key::Stands(position.board().piece_at(*square)),
            Task::Count(of) => {
                Key::Number(moves.iter().filter(|mv| mv.from() == Some(*of)).count())
            }
            Task::Moves(of) => {
                let all: Vec<Move> = some(&|mv| of.is_none() || mv.from() == *of);
                Key::All(Some(all).filter(|all| (1..=NAMED).contains(&all.len()))?)
            }
            Task::Castling => {
                let all: Vec<Move> = some(&|mv| mv.is_castle());
                Key::All(Some(all).filter(|all| !all.is_empty())?)
            }
            Task::Find(goal) => {
                let right: Vec<Move> = some(&|mv| does(*goal, &position, *mv));
                let is_question = (1..=FEW).contains(&right.len()) && moves.len() >= CHOICE;
                let captures = moves.iter().filter(|mv| mv.is_capture()).count();
                let is_plain = matches!(goal, MoveGoal::Most | MoveGoal::Free) && captures < 2;
                Key::OneOf(Some(right).filter(|_| is_question && !is_plain)?)
            }
            Task::Safe(mv) => Key::YesNo(is_safe(&position, *mv)),
            Task::Choose(_) => {
                let how = if position.is_checkmate() { "mate" } else { "stalemate" };
                Key::Word(how.to_owned())
            }
            Task::Play(..) | Task::Rehearsal(_) => Key::Done,
            Task::Legal(_)
            | Task::Reach(..)
            | Task::Winnable
            | Task::Drill(..)
            | Task::Opening(..) => return None,
        };
        Some(Self { position, task, answer })
    }
}

/// A piece alone among others: how many moves it has, or what it captures.
fn of_piece(role: Role, counts: bool, rng: &mut Rng) -> Option<(Position, Task)> {
    let men = [(Color::White, role), (Color::Black, Role::Pawn), (Color::White, Role::Pawn)];
    let (position, squares) = scattered(&men, rng)?;
    Some((position, if counts { Task::Count(squares[0]) } else { Task::Find(MoveGoal::Capture) }))
}

/// Pieces of both sides, so that there is something to capture.
fn crowd(rng: &mut Rng) -> Option<Position> {
    use Color::{Black, White};
    let men = [
        (White, Role::Queen),
        (White, Role::Knight),
        (White, Role::Pawn),
        (Black, Role::Rook),
        (Black, Role::Bishop),
        (Black, Role::Knight),
        (Black, Role::Pawn),
        (Black, Role::Pawn),
    ];
    scattered(&men, rng).map(|(position, _)| position).filter(|it| !it.is_check())
}

/// A king at the edge, and pieces that may mate it.
fn mating(rng: &mut Rng) -> Option<Position> {
    use Color::{Black, White};
    let sorts = [[Role::Queen, Role::Rook], [Role::Rook, Role::Rook], [Role::Queen, Role::Knight]];
    let [one, other] = sorts[rng.usize(..sorts.len())];
    let men = [(White, one), (White, other), (Black, Role::Pawn)];
    scattered(&men, rng).map(|(position, _)| position).filter(|it| !it.is_check())
}

/// Mate, or stalemate.
fn ended(mates: bool, rng: &mut Rng) -> Option<Exercise> {
    let mut board = Board::empty();
    // In a corner it comes about often enough.
    board.set_piece_at(Square::H8, Role::King.of(Color::Black));
    scatter(&mut board, &[(Color::White, Role::Queen), (Color::White, Role::King)], rng)?;
    let setup = Setup { board, turn: Color::Black, ..Setup::empty() };
    let position = Position::from_setup(setup, CastlingMode::Standard).ok()?;
    let words = ["mate", "stalemate"].map(str::to_owned).to_vec();
    let is_over = position.legal_moves().is_empty() && position.is_checkmate() == mates;
    is_over.then(|| Exercise::reckoned(position, Task::Choose(words)))?
}

/// King and rooks at home, and a piece that may be in the way of them or attack what they pass.
fn castles(rng: &mut Rng) -> Option<Position> {
    let mut board = Board::empty();
    let white = [(Square::E1, Role::King), (Square::A1, Role::Rook), (Square::H1, Role::Rook)];
    for (square, role) in white {
        board.set_piece_at(square, role.of(Color::White));
    }
    let roles = [Role::Rook, Role::Bishop, Role::Knight, Role::Queen];
    let men = [(Color::Black, Role::King), (Color::Black, roles[rng.usize(..roles.len())])];
    scatter(&mut board, &men, rng)?;
    let castling_rights = Bitboard::from(Square::A1) | Bitboard::from(Square::H1);
    let setup = Setup { board, castling_rights, ..Setup::empty() };
    Position::from_setup(setup, CastlingMode::Standard).ok()
}

/// The first moves of a game: which pieces are out of the way of castling, and whether it is prevented.
fn first_moves(rng: &mut Rng) -> Option<Position> {
    let mut board = Board::new();
    for square in [Square::B1, Square::C1, Square::D1, Square::F1, Square::G1] {
        if rng.u8(..4) > 0 {
            board.discard_piece_at(square);
        }
    }
    for square in [Square::D2, Square::E2] {
        board.discard_piece_at(square);
    }
    scatter(&mut board, &[(Color::White, Role::Pawn), (Color::White, Role::Pawn)], rng)?;
    board.discard_piece_at(Square::F8);
    scatter(&mut board, &[(Color::Black, Role::Bishop)], rng)?;
    let corners = [Square::A1, Square::H1, Square::A8, Square::H8];
    let castling_rights = corners.into_iter().fold(Bitboard::EMPTY, Bitboard::with);
    let setup = Setup { board, castling_rights, ..Setup::empty() };
    Position::from_setup(setup, CastlingMode::Standard).ok()
}

/// Two pawns side by side: the black one has just come, or has stood there.
fn en_passant(rng: &mut Rng) -> Option<(Position, Task)> {
    let file = rng.u32(..8);
    let beside = if rng.bool() { file + 1 } else { file.checked_sub(1)? };
    let on = |file: u32, rank: u32| Square::try_from(rank * 8 + file).ok();
    let (own, other, passed) = (on(file, 4)?, on(beside, 4)?, on(beside, 5)?);
    (beside < 8).then_some(())?;
    let mut board = Board::empty();
    board.set_piece_at(own, Role::Pawn.of(Color::White));
    board.set_piece_at(other, Role::Pawn.of(Color::Black));
    let men = [(Color::White, Role::King), (Color::Black, Role::King)];
    scatter(&mut board, &men, rng)?;
    let ep_square = rng.bool().then_some(passed);
    let free = on(beside, 6).is_some_and(|from| board.piece_at(from).is_none());
    let setup = Setup { board, ep_square: ep_square.filter(|_| free), ..Setup::empty() };
    let position = Position::from_setup(setup, CastlingMode::Standard).ok()?;
    Some((position.clone(), Task::Moves(Some(own)))).filter(|_| !position.is_check())
}

/// Kings and these pieces anywhere; where the pieces stand. `None` where that is no position.
fn scattered(men: &[(Color, Role)], rng: &mut Rng) -> Option<(Position, Vec<Square>)> {
    let mut board = Board::empty();
    let squares = scatter(&mut board, men, rng)?;
    let kings = [(Color::White, Role::King), (Color::Black, Role::King)];
    scatter(&mut board, &kings, rng)?;
    let setup = Setup { board, ..Setup::empty() };
    let position = Position::from_setup(setup, CastlingMode::Standard).ok()?;
    Some((position, squares))
}

/// Puts pieces on squares that are empty; `None` where a pawn would stand at the edge.
fn scatter(board: &mut Board, men: &[(Color, Role)], rng: &mut Rng) -> Option<Vec<Square>> {
    let put = |&(color, role): &(Color, Role)| {
        let empty: Vec<Square> = (!board.occupied()).into_iter().collect();
        let square = *empty.get(rng.usize(..empty.len()))?;
        let fits = role != Role::Pawn || !Bitboard::BACKRANKS.contains(square);
        fits.then(|| board.set_piece_at(square, role.of(color)))?;
        Some(square)
    };
    men.iter().map(put).collect()
}

fn any(rng: &mut Rng) -> Square {
    Square::ALL[rng.usize(..Square::ALL.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lessons of which a rule can be asked by chance.
    const LESSONS: [&str; 24] = [
        "squares",
        "start",
        "rook",
        "bishop",
        "queen",
        "king",
        "knight",
        "pawn",
        "values",
        "guarded",
        "check",
        "mate",
        "draws",
        "castling",
        "en-passant",
        "promotion",
        "fork",
        "pin",
        "gifts",
        "opening",
        "trades",
        "two-mates",
        "pawn-endings",
        "clock",
    ];

    #[test]
    fn every_rule_is_asked_again_and_otherwise_for_another_seed() {
        for lesson in LESSONS {
            let asked = |seed| {
                let made = made(lesson, 5, seed, |_| Some(seed % 2 == 0));
                made.iter().map(|it| format!("{:?} {:?}", it.position, it.task)).collect::<Vec<_>>()
            };
            let all: Vec<Vec<String>> = (0..20).map(asked).collect();
            assert!(all.iter().all(|one| one.len() == 5), "{lesson}: {all:?}");
            assert_eq!(asked(3), all[3], "{lesson}");
            let differ = all.iter().filter(|one| **one != all[0]).count();
            assert!(differ > 15 || lesson == "clock", "{lesson}: {differ}");
        }
        assert_eq!(made("juggling", 5, 1, |_| None).len(), 0);
    }

    /// Where a word is chosen, each is right now and then; where yes or no is, both are.
    #[test]
    fn no_answer_is_always_the_same() {
        for lesson in ["draws", "gifts", "castling", "en-passant", "squares"] {
            let answers = (0..40).flat_map(|seed| made(lesson, 2, seed, |_| None));
            let answers: Vec<String> = answers.map(|it| format!("{:?}", it.answer)).collect();
            let first = answers.iter().filter(|it| **it == answers[0]).count();
            assert!(first * 10 < answers.len() * 9, "{lesson}: {first} of {}", answers.len());
        }
    }
}
