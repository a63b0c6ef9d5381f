//! One line of a journal: what happened, and when.
//!
//! Written as words, so that a journal can be read without this program.

mod names;
mod read;
mod ruling;
#[cfg(test)]
mod tests;
mod write;

use std::time::Duration;

use shakmaty::Color;

use crate::archive::letter::CalendarDay;
use crate::laws::{At, Event};
use crate::table::{Blindfold, Memo};

/// What happened at a moment of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When.
    pub at: At,
    /// What.
    pub what: What,
}

/// What can stand in a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// An event of the game.
    Event(Event),
    /// The opponent's level was set, 1 to 20.
    Level(u8),
    /// The engine has presented itself, or is made stronger or weaker.
    Engine(Presented),
    /// The built-in opponent has taken the place of the engine.
    Replaced,
    /// The move voice that a player has named for this game alone.
    MovesVoice(String),
    /// The times left at which the player wants to be told from now on.
    Warnings(Vec<Duration>),
    /// This player of a match, or those who play at home, see no board from now on, or see it again.
    Blindfold(Option<Color>, Blindfold),
    /// He has looked, or they have.
    Looked(Option<Color>),
    /// The day of the last move of a game by letter: on which it was sent, or has arrived.
    Day(CalendarDay),
    /// Something is put on record of a match.
    Memo(Memo),
}

/// An engine as it presents itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presented {
    /// Its own name, one line.
    pub name: String,
    /// The setting that holds it back, as `UCI_Elo 1500`; nothing for all it can.
    pub held: Option<String>,
}

/// What stands in a journal for all it can.
const FULL: &str = "full";

/// The words of an entry, without its time.
#[must_use]
pub fn encode(what: &What) -> String {
    match what {
        What::Level(level) => format!("level {level}"),
        What::Engine(Presented { name, held }) => {
            format!("engine {name} at {}", held.as_deref().unwrap_or(FULL))
        }
        What::Replaced => "engine-replaced".to_owned(),
        What::MovesVoice(name) => format!("moves-voice {name}"),
        What::Warnings(times) => {
            let seconds = times.iter().map(|left| format!(" {}", left.as_secs()));
            format!("warnings{}", seconds.collect::<String>())
        }
        What::Blindfold(who, blindfold) => format!("blindfold {}{}", blindfold.name(), whose(*who)),
        What::Looked(who) => format!("looked{}", whose(*who)),
        What::Day(day) => format!("day {day}"),
        What::Memo(memo) => format!("memo {}", memo.write()),
        What::Event(event) => write::event(event),
    }
}

/// Reads the words of an entry; `None` if they are none.
#[must_use]
pub fn decode(text: &str) -> Option<What> {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["level", level] => level.parse().ok().map(What::Level),
        ["engine-replaced"] => Some(What::Replaced),
        ["moves-voice", ..] => {
            Some(What::MovesVoice(text.strip_prefix("moves-voice ")?.to_owned()))
        }
        ["warnings", ref seconds @ ..] => {
            let times = seconds.iter().map(|left| left.parse().ok().map(Duration::from_secs));
            times.collect::<Option<_>>().map(What::Warnings)
        }
        ["blindfold", how, ref who @ ..] => {
            read_whose(who, |who| Some(What::Blindfold(who, Blindfold::named(how)?)))
        }
        ["looked", ref who @ ..] => read_whose(who, |who| Some(What::Looked(who))),
        ["day", day] => CalendarDay::read(day).map(What::Day),
        ["memo", ..] => Memo::read(text.strip_prefix("memo ")?).map(What::Memo),
        ["engine", ..] => presented(text.strip_prefix("engine ")?).map(What::Engine),
        _ => read::event(&words).map(What::Event),
    }
}

/// The player of a match, behind other words.
fn whose(who: Option<Color>) -> String {
    who.map(|who| format!(" {}", names::color(who))).unwrap_or_default()
}

/// What is read with the player of these words, if they name one or are none.
fn read_whose(words: &[&str], read: impl Fn(Option<Color>) -> Option<What>) -> Option<What> {
    match words {
        [] => read(None),
        [who] => read(Some(names::read_color(who)?)),
        _ => None,
    }
}

/// A name may hold any word; the last `at` ends it.
fn presented(text: &str) -> Option<Presented> {
    let (name, held) = text.rsplit_once(" at ")?;
    let held = (held != FULL).then(|| held.to_owned());
    Some(Presented { name: name.to_owned(), held })
}
