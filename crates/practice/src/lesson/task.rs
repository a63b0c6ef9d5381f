//! What an exercise asks, as it is written in a lesson.

use shakmaty::{Color, Move, Position as _, Square, san::San};
use touchmove_position::Position;

use super::fault::Fault;

/// What an exercise asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// `colour e4`: which colour a square has.
    Colour(Square),
    /// `stands d8`: what stands on a square.
    Stands(Square),
    /// `count a1`: how many moves a piece has.
    Count(Square),
    /// `moves b1`, `moves`: all moves of a piece, or all there are.
    Moves(Option<Square>),
    /// `castling`: all ways to castle.
    Castling,
    /// `find mate`: a move that reaches something.
    Find(MoveGoal),
    /// `legal O-O`: whether a move is legal. The move is kept as it is written, for it may not be.
    Legal(String),
    /// `safe Rxa3`: whether a move loses nothing.
    Safe(Move),
    /// `reach e4 a1`: whether a piece can ever get to a square.
    Reach(Square, Square),
    /// `winnable`: whether anybody can still win.
    Winnable,
    /// `choose mate stalemate`: one of these words, each of which the voices have.
    Choose(Vec<String>),
    /// `play mate 17`: a game from here, to mate, to a win or to a draw; with the fewest plies if known.
    Play(WantedEnd, Option<u32>),
    /// `drill colour 1`: a drill and its level.
    Drill(String, u8),
    /// `opening 3 10`: so many moves of a game against a level of the built-in opponent.
    Opening(u8, u32),
    /// `rehearsal 5`: so many moves by the rules of blind play.
    Rehearsal(u32),
}

/// What a move shall reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveGoal {
    /// It captures.
    Capture,
    /// It captures what is worth most.
    Most,
    /// It captures what nobody guards.
    Free,
    /// It mates.
    Mate,
    /// It leads to mate in two, whatever is answered.
    MateInTwo,
    /// It leaves the other side no mate.
    NoMate,
    /// It is stalemate.
    Stalemate,
    /// It attacks two pieces at once.
    Fork,
    /// It opens the line of another piece.
    Discovered,
    /// It pins.
    Pin,
    /// It attacks a dearer piece with another behind it.
    Skewer,
    /// It wins; which moves do, the lesson says.
    Win,
}

/// How a game from a position shall end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedEnd {
    /// With mate.
    Mate,
    /// With a win that is beyond doubt.
    Win,
    /// With a draw.
    Draw,
}

const GOALS: [(&str, MoveGoal); 12] = [
    ("capture", MoveGoal::Capture),
    ("most", MoveGoal::Most),
    ("free", MoveGoal::Free),
    ("mate", MoveGoal::Mate),
    ("mate-in-two", MoveGoal::MateInTwo),
    ("no-mate", MoveGoal::NoMate),
    ("stalemate", MoveGoal::Stalemate),
    ("fork", MoveGoal::Fork),
    ("discovered", MoveGoal::Discovered),
    ("pin", MoveGoal::Pin),
    ("skewer", MoveGoal::Skewer),
    ("win", MoveGoal::Win),
];

const ENDS: [(&str, WantedEnd); 3] =
    [("mate", WantedEnd::Mate), ("win", WantedEnd::Win), ("draw", WantedEnd::Draw)];

impl Task {
    pub(super) fn read(text: &str, position: &Position) -> Result<Self, Fault> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let unknown = || Fault::Task(text.to_owned());
        let (&kind, rest) = words.split_first().ok_or_else(unknown)?;
        let square =
            |word: &str| word.parse::<Square>().map_err(|_| Fault::Square(word.to_owned()));
        let number = |word: &str| word.parse().map_err(|_| Fault::Number(word.to_owned()));
        Ok(match (kind, rest) {
            ("colour", [on]) => Self::Colour(square(on)?),
            ("stands", [on]) => Self::Stands(square(on)?),
            ("count", [on]) => Self::Count(own(position, square(on)?)?),
            ("moves", []) => Self::Moves(None),
            ("moves", [on]) => Self::Moves(Some(own(position, square(on)?)?)),
            ("castling", []) => Self::Castling,
            ("find", [goal]) => Self::Find(named(&GOALS, goal).ok_or_else(unknown)?),
            ("legal", [san]) => Self::Legal((*san).to_owned()),
            ("safe", [san]) => Self::Safe(legal(position, san)?),
            ("reach", [from, to]) => Self::Reach(piece(position, square(from)?)?, square(to)?),
            ("winnable", []) => Self::Winnable,
            ("choose", words) if words.len() > 1 => {
                Self::Choose(words.iter().map(|&word| word.to_owned()).collect())
            }
            ("play", [end]) => Self::Play(named(&ENDS, end).ok_or_else(unknown)?, None),
            ("play", [end, plies]) => {
                Self::Play(named(&ENDS, end).ok_or_else(unknown)?, Some(number(plies)?))
            }
            ("drill", [name, level]) => {
                let level = level.parse().map_err(|_| Fault::Number((*level).to_owned()))?;
                Self::Drill((*name).to_owned(), level)
            }
            ("opening", [level, moves]) => {
                let level = level.parse().map_err(|_| Fault::Number((*level).to_owned()))?;
                Self::Opening(level, number(moves)?)
            }
            ("rehearsal", [moves]) => Self::Rehearsal(number(moves)?),
            _ => return Err(unknown()),
        })
    }
}

fn named<T: Copy>(all: &[(&str, T)], word: &str) -> Option<T> {
    all.iter().find(|(name, _)| *name == word).map(|&(_, it)| it)
}

/// A square on which something stands.
fn piece(position: &Position, square: Square) -> Result<Square, Fault> {
    let is_there = position.board().piece_at(square).is_some();
    if is_there { Ok(square) } else { Err(Fault::Empty(square)) }
}

/// A square on which a piece stands that may move.
fn own(position: &Position, square: Square) -> Result<Square, Fault> {
    let color: Option<Color> = position.board().color_at(square);
    if color == Some(position.turn()) { Ok(square) } else { Err(Fault::Empty(square)) }
}

/// A move as it is written in English.
pub(super) fn legal(position: &Position, san: &str) -> Result<Move, Fault> {
    let illegal = || Fault::Illegal(san.to_owned());
    let read: San = san.trim_end_matches(['+', '#']).parse().map_err(|_| illegal())?;
    read.to_move(position).map_err(|_| illegal())
}
