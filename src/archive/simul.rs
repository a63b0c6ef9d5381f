//! A board of a simultaneous display, as its game is kept: which display it is of, and who plays at each
//! board of it. So every game of it tells the whole of it, and none has to be there before it is played.

use std::fmt;
use std::str::FromStr;

use shakmaty::Color;

use crate::archive::header::{Header, Player};

/// A board of a simultaneous display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SimulBoard {
    /// The number by which the games of the display are known.
    pub event: u64,
    /// The number of this board, from 1 on.
    pub board: usize,
    /// The colour of the player at all boards.
    pub exhibitor: Color,
    /// Who plays at each board.
    pub guests: Vec<Guest>,
}

/// Who plays at a board against the player who plays at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Guest {
    /// The built-in opponent of this level.
    Builtin(u8),
    /// An engine of this level, by its file or its name.
    Engine(u8, String),
    /// A person at the same keyboard, by his name if it is known.
    Person(String),
}

/// Between the parts of the text. No name and no file has it behind a blank and before one.
const STROKE: &str = " | ";

impl SimulBoard {
    /// The same display at another board; `None` if it has none of this number.
    #[must_use]
    pub fn at(&self, board: usize) -> Option<Self> {
        (1..=self.guests.len()).contains(&board).then(|| Self { board, ..self.clone() })
    }

    /// Who plays at this board.
    #[must_use]
    pub fn guest(&self) -> Option<&Guest> {
        self.guests.get(self.board.checked_sub(1)?)
    }

    /// The boards behind this one, then those before it, as they come in turn.
    pub fn others(&self) -> impl Iterator<Item = usize> {
        let (own, all) = (self.board, self.guests.len());
        (own + 1..=all).chain(1..own)
    }

    /// The game at this board, like another one of the display.
    #[must_use]
    pub fn header(&self, like: &Header) -> Header {
        let own = self.exhibitor.fold_wb(&like.white_name, &like.black_name).clone();
        let (player, level, engine, name) = match self.guest() {
            Some(Guest::Engine(level, file)) => {
                (Player::Engine, *level, Some(file.clone()), String::new())
            }
            Some(Guest::Builtin(level)) => (Player::Builtin, *level, None, String::new()),
            Some(Guest::Person(name)) => (Player::Human, like.level, None, name.clone()),
            None => (Player::Builtin, like.level, None, String::new()),
        };
        let has_white = self.exhibitor == Color::White;
        let sides = |own, guest| if has_white { (own, guest) } else { (guest, own) };
        let (white, black) = sides(Player::Human, player);
        let (white_name, black_name) = if has_white { (own, name) } else { (name, own) };
        let simul = Some(self.to_string());
        Header { white, black, white_name, black_name, engine, level, simul, ..like.clone() }
    }
}

/// Writes `00000000000000ff 3 white | level 1 | engine 7 stockfish | person Anna`.
impl fmt::Display for SimulBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let color = self.exhibitor.fold_wb("white", "black");
        write!(f, "{:016x} {} {color}", self.event, self.board)?;
        self.guests.iter().try_for_each(|guest| write!(f, "{STROKE}{guest}"))
    }
}

impl fmt::Display for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Builtin(level) => write!(f, "level {level}"),
            Self::Engine(level, file) => write!(f, "engine {level} {}", file.replace(STROKE, " ")),
            Self::Person(name) => write!(f, "person {}", name.replace(STROKE, " ")),
        }
    }
}

/// A text that no board of a display is kept as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no board of a simultaneous display")]
pub struct UnknownBoard;

impl FromStr for SimulBoard {
    type Err = UnknownBoard;

    fn from_str(text: &str) -> Result<Self, UnknownBoard> {
        read(text).ok_or(UnknownBoard)
    }
}

fn read(text: &str) -> Option<SimulBoard> {
    let mut parts = text.split(STROKE);
    let mut head = parts.next()?.split(' ');
    let event = u64::from_str_radix(head.next()?, 16).ok()?;
    let board: usize = head.next()?.parse().ok()?;
    let exhibitor = Color::from_white(head.next()? == "white");
    let guests: Vec<Guest> = parts.map(guest).collect::<Option<_>>()?;
    let is_there = (1..=guests.len()).contains(&board);
    is_there.then_some(SimulBoard { event, board, exhibitor, guests })
}

fn guest(text: &str) -> Option<Guest> {
    let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
    match kind {
        "level" => rest.parse().ok().map(Guest::Builtin),
        "engine" => {
            let (level, file) = rest.split_once(' ')?;
            Some(Guest::Engine(level.parse().ok()?, file.to_owned()))
        }
        "person" => Some(Guest::Person(rest.to_owned())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn display() -> SimulBoard {
        let guests = vec![
            Guest::Builtin(1),
            Guest::Engine(7, "/opt/my engines/deep".to_owned()),
            Guest::Person("Anna Berg".to_owned()),
            Guest::Person(String::new()),
        ];
        SimulBoard { event: 255, board: 2, exhibitor: Color::Black, guests }
    }

    #[test]
    fn a_board_is_written_as_it_is_read() {
        let text = "00000000000000ff 2 black | level 1 | engine 7 /opt/my engines/deep | \
                    person Anna Berg | person ";
        assert_eq!(display().to_string(), text);
        assert_eq!(text.parse(), Ok(display()));
        for text in [
            "",
            "ff",
            "ff 1 white",
            "ff 2 white | level 1",
            "x 1 white | level 1",
            "ff 1 white | bishop",
        ] {
            assert_eq!(text.parse::<SimulBoard>(), Err(UnknownBoard), "{text}");
        }
    }

    #[test]
    fn boards_come_in_turn_and_then_from_the_first_on() {
        assert_eq!(display().others().collect::<Vec<_>>(), [3, 4, 1]);
        assert_eq!(display().at(5), None);
        assert_eq!(display().at(0), None);
    }
}
