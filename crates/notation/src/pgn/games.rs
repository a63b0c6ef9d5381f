//! All the games of a text, each read or with what is wrong with it.

use crate::pgn::game::Game;
use crate::pgn::read::{Fault, Found, Reader, Wrong};

/// A game that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The line of the first thing that is wrong in it, from 1; without any, its own.
    pub line: u64,
    /// The first thing that is wrong in it; `None` where there are no moves to read.
    pub why: Option<Wrong>,
}

/// Gives out the games of a text in their order. A line that goes on with what cannot be played
/// ends there, with a remark.
pub fn games(text: &str, mut each: impl FnMut(Result<Game, Unread>)) {
    let mut reader = Reader::default();
    let mut first: Option<Fault> = None;
    let mut keep = |found| match found {
        Found::Game(game) => each(Ok(*game)),
        Found::Refused(line) | Found::NoGame(line) => {
            each(Err(first.take().map_or(Unread { line, why: None }, |fault| Unread {
                line: fault.place.line,
                why: Some(fault.wrong),
            })));
        }
        Found::Fault(fault) => {
            first.get_or_insert(fault);
        }
    };
    reader.feed(text.as_bytes(), &mut keep);
    reader.finish(&mut keep);
}
