//! Where a board is, and whose it is, as a player writes it: `auto`, `dgt:/dev/ttyUSB0`,
//! `black=peg1:/dev/ttyACM0`.

use std::fmt;
use std::str::FromStr;

use shakmaty::Color;

use crate::make::Make;

/// A board that a player wants to use.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Address {
    /// Whose board it is; nothing: everybody's who has none of his own.
    pub owner: Option<Color>,
    /// Its make; found out if it is not given.
    pub make: Option<Make>,
    /// The port; the first with a board if it is not given.
    pub port: Option<String>,
}

/// An address that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no address of a board")]
pub struct NoAddress(pub String);

impl FromStr for Address {
    type Err = NoAddress;

    fn from_str(text: &str) -> Result<Self, NoAddress> {
        let wrong = || NoAddress(text.to_owned());
        let (owner, rest) = match text.split_once('=') {
            Some(("white", rest)) => (Some(Color::White), rest),
            Some(("black", rest)) => (Some(Color::Black), rest),
            _ => (None, text),
        };
        let (make, port) = match rest.split_once(':') {
            Some((_, "")) => return Err(wrong()),
            Some((make, port)) => (make, Some(port.to_owned())),
            None => (rest, None),
        };
        let make = match make {
            "auto" => None,
            make => Some(make.parse().map_err(|_| wrong())?),
        };
        Ok(Self { owner, make, port })
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let owner = self.owner.map_or("", |owner| owner.fold_wb("white=", "black="));
        write!(f, "{owner}{}", self.make.map_or("auto", Make::name))?;
        self.port.as_ref().map_or(Ok(()), |port| write!(f, ":{port}"))
    }
}

/// The boards that a text names, at most two with a comma between them; none for `off` or nothing.
/// Of two the first is White's and the second Black's, unless they say it otherwise.
///
/// # Errors
///
/// When it is no such text, or both boards are of one player.
pub fn addresses(text: &str) -> Result<Vec<Address>, NoAddress> {
    let text = text.trim();
    if matches!(text, "" | "off") {
        return Ok(Vec::new());
    }
    let read = |part: &str| part.trim().parse::<Address>();
    let mut boards = text.split(',').map(read).collect::<Result<Vec<_>, _>>()?;
    if let [first, second] = &mut boards[..] {
        let white = first.owner.or(second.owner.map(|owner| !owner)).unwrap_or(Color::White);
        (first.owner, second.owner) = (Some(white), Some(second.owner.unwrap_or(!white)));
    }
    match &boards[..] {
        [_] => Ok(boards),
        [first, second] if first.owner != second.owner => Ok(boards),
        _ => Err(NoAddress(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_written_as_it_is_read() {
        for text in ["auto", "dgt", "auto:/dev/ttyUSB0", "black=peg1:COM3", "white=auto"] {
            assert_eq!(text.parse::<Address>().unwrap().to_string(), text);
        }
        for text in ["", "dgt:", "pegs:/dev/ttyUSB0", "green=dgt", "/dev/ttyUSB0"] {
            assert!(text.parse::<Address>().is_err(), "{text}");
        }
    }

    fn named(text: &str) -> Option<String> {
        let boards = addresses(text).ok()?;
        Some(boards.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
    }

    #[test]
    fn of_two_boards_each_has_its_player() {
        assert_eq!(named("off").as_deref(), Some(""));
        assert_eq!(named("dgt").as_deref(), Some("dgt"));
        assert_eq!(named("auto, dgt").as_deref(), Some("white=auto,black=dgt"));
        assert_eq!(named("black=auto,dgt").as_deref(), Some("black=auto,white=dgt"));
        assert_eq!(named("auto,white=dgt").as_deref(), Some("black=auto,white=dgt"));
        for wrong in ["white=auto,white=dgt", "auto,auto,auto", "auto,", ","] {
            assert_eq!(named(wrong), None, "{wrong}");
        }
    }
}
