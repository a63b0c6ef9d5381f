//! What is right, and whether a lesson says so.

use shakmaty::{Color, Move, Piece, Position as _, Square};
use touchmove_position::Position;

use super::fault::Fault;
use super::task::{MoveGoal, Task, legal};
use super::{Key, colour_of, mates};
use crate::reason::{guards, shown};

/// The answer of an exercise, as it is written.
pub(super) fn key(task: &Task, position: &Position, answer: &[&str]) -> Result<Key, Fault> {
    let one = || answer.first().copied().unwrap_or_default();
    let true_or = |right: Key, written: Key| {
        if right == written { Ok(right) } else { Err(Fault::Untrue) }
    };
    let count =
        |of: &Square| position.legal_moves().iter().filter(|mv| mv.from() == Some(*of)).count();
    Ok(match task {
        Task::Colour(square) => {
            true_or(Key::Colour(colour_of(*square)), Key::Colour(colour(one())?))?
        }
        Task::Stands(square) => {
            true_or(Key::Stands(position.board().piece_at(*square)), Key::Stands(piece(one())?))?
        }
        Task::Count(of) => true_or(Key::Number(count(of)), Key::Number(number(one())?))?,
        Task::Moves(of) => {
            let is_asked = |mv: &Move| of.is_none() || mv.from() == *of;
            all(position, answer, is_asked)?
        }
        Task::Castling => all(position, answer, |mv| mv.is_castle())?,
        Task::Legal(san) => {
            true_or(Key::YesNo(legal(position, san).is_ok()), Key::YesNo(yes(one())?))?
        }
        Task::Safe(mv) => true_or(Key::YesNo(is_safe(position, *mv)), Key::YesNo(yes(one())?))?,
        Task::Reach(from, to) => {
            let reaches = guards::reaches(position.board(), *from, *to);
            true_or(Key::YesNo(reaches), Key::YesNo(yes(one())?))?
        }
        Task::Winnable => {
            let dead = position.is_insufficient_material();
            true_or(Key::YesNo(!dead), Key::YesNo(yes(one())?))?
        }
        Task::Find(goal) => find(*goal, position, answer)?,
        Task::Choose(words) => {
            let is_there = words.iter().any(|word| word == one());
            if !is_there {
                return Err(Fault::Answer(one().to_owned()));
            }
            Key::Word(one().to_owned())
        }
        Task::Play(..) | Task::Drill(..) | Task::Opening(..) | Task::Rehearsal(_) => Key::Done,
    })
}

/// All legal moves of a kind, if the lesson has the same.
fn all(
    position: &Position,
    answer: &[&str],
    is_asked: impl Fn(&Move) -> bool,
) -> Result<Key, Fault> {
    let right: Vec<Move> = position.legal_moves().into_iter().filter(is_asked).collect();
    let written = moves(position, answer)?;
    let same = right.len() == written.len() && written.iter().all(|mv| right.contains(mv));
    if same { Ok(Key::All(written)) } else { Err(Fault::Moves(right)) }
}

/// The moves of a lesson that reach something, if they do and no other does.
fn find(goal: MoveGoal, position: &Position, answer: &[&str]) -> Result<Key, Fault> {
    let written = moves(position, answer)?;
    if goal == MoveGoal::Win {
        return Ok(Key::OneOf(written));
    }
    let right: Vec<Move> =
        position.legal_moves().into_iter().filter(|mv| does(goal, position, *mv)).collect();
    if let Some(&misses) = written.iter().find(|mv| !right.contains(mv)) {
        return Err(Fault::Misses(misses));
    }
    let complete = right.iter().all(|mv| written.contains(mv));
    if complete { Ok(Key::OneOf(written)) } else { Err(Fault::Moves(right)) }
}

/// Whether a legal move reaches something.
pub(super) fn does(goal: MoveGoal, position: &Position, mv: Move) -> bool {
    let Ok(after) = position.clone().play(mv) else { return false };
    let captures = || position.legal_moves().into_iter().filter_map(Move::capture);
    match goal {
        MoveGoal::Capture => mv.is_capture(),
        MoveGoal::Most => {
            let most = captures().map(guards::worth).max();
            mv.is_capture() && mv.capture().map(guards::worth) == most
        }
        MoveGoal::Free => mv.is_capture() && guards::cheapest_capture(&after, mv.to()).is_none(),
        MoveGoal::Mate => after.is_checkmate(),
        MoveGoal::MateInTwo => {
            let answers = after.legal_moves();
            let mated = |answer: &Move| {
                after.clone().play(*answer).is_ok_and(|then| !mates(&then).is_empty())
            };
            !answers.is_empty() && answers.iter().all(mated)
        }
        MoveGoal::NoMate => mates(&after).is_empty(),
        MoveGoal::Stalemate => after.is_stalemate(),
        MoveGoal::Fork => shown::forks(position, mv),
        MoveGoal::Discovered => shown::discovers(position, mv),
        MoveGoal::Pin => shown::pins(position, mv),
        MoveGoal::Skewer => shown::skewers(position, mv),
        MoveGoal::Win => true,
    }
}

/// Whether nothing is lost by a move: no mate follows, and no capture of what moved.
pub(super) fn is_safe(position: &Position, mv: Move) -> bool {
    let Ok(after) = position.clone().play(mv) else { return false };
    mates(&after).is_empty() && !guards::in_bad_spot(&after, mv.to())
}

fn moves(position: &Position, answer: &[&str]) -> Result<Vec<Move>, Fault> {
    answer.iter().map(|san| legal(position, san)).collect()
}

fn colour(word: &str) -> Result<Color, Fault> {
    match word {
        "light" => Ok(Color::White),
        "dark" => Ok(Color::Black),
        _ => Err(Fault::Answer(word.to_owned())),
    }
}

/// A piece as a FEN has it, or `-` for none.
fn piece(word: &str) -> Result<Option<Piece>, Fault> {
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        (Some('-'), None) => Ok(None),
        (Some(letter), None) => match Piece::from_char(letter) {
            Some(piece) => Ok(Some(piece)),
            None => Err(Fault::Answer(word.to_owned())),
        },
        _ => Err(Fault::Answer(word.to_owned())),
    }
}

fn number(word: &str) -> Result<usize, Fault> {
    word.parse().map_err(|_| Fault::Number(word.to_owned()))
}

fn yes(word: &str) -> Result<bool, Fault> {
    match word {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(Fault::Answer(word.to_owned())),
    }
}
