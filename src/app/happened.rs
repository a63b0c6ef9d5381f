//! What happens at a table, in its order. Pure.
//!
//! A table has one game. Whoever lets something happen has it handled once, by
//! [`Happened::event`]; everybody else at the table hears what followed, and has the same game then,
//! not another one that is equal.

#![deny(clippy::wildcard_enum_match_arm)]

use std::rc::Rc;
use std::time::Duration;

use shakmaty::Color;

use crate::archive::{CalendarDay, Entry, Presented, What};
use crate::laws::{At, Effect, Event, Game};
use crate::table::{Blindfold, Memo};

/// Something that has happened.
#[derive(Clone, Debug)]
pub enum Happened {
    /// An event of the game.
    Event {
        /// When.
        at: At,
        /// What.
        event: Event,
        /// What has followed from it.
        effects: Vec<Effect>,
        /// The game after it.
        game: Rc<Game>,
    },
    /// Something beside the game, at this time.
    Beside(At, RecordNote),
}

/// What is put on record and is no event of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordNote {
    /// The built-in opponent plays at this level from now on.
    Level(u8),
    /// Who the engine says that it is.
    Engine(Presented),
    /// The built-in opponent plays on for the engine.
    Replaced,
    /// Moves are announced in this voice.
    MovesVoice(String),
    /// The player wants to be told at these times left.
    Warnings(Vec<Duration>),
    /// This player of a match, or those who play at home, see no board from now on, or see it again.
    Blindfold(Option<Color>, Blindfold),
    /// He has looked, or they have.
    Looked(Option<Color>),
    /// The day of the last move of a game by letter.
    Day(CalendarDay),
    /// Something at a table.
    Memo(Memo),
}

impl From<RecordNote> for What {
    fn from(beside: RecordNote) -> Self {
        match beside {
            RecordNote::Level(level) => Self::Level(level),
            RecordNote::Engine(presented) => Self::Engine(presented),
            RecordNote::Replaced => Self::Replaced,
            RecordNote::MovesVoice(name) => Self::MovesVoice(name),
            RecordNote::Warnings(times) => Self::Warnings(times),
            RecordNote::Blindfold(who, blindfold) => Self::Blindfold(who, blindfold),
            RecordNote::Looked(who) => Self::Looked(who),
            RecordNote::Day(day) => Self::Day(day),
            RecordNote::Memo(memo) => Self::Memo(memo),
        }
    }
}

impl Happened {
    /// Lets an event happen in the game of a table. Who has not heard of it keeps the game as it was.
    #[must_use]
    pub fn event(game: &mut Rc<Game>, at: At, event: Event) -> Self {
        let effects = Rc::make_mut(game).handle(at, &event);
        Self::Event { at, event, effects, game: Rc::clone(game) }
    }

    /// Something that is put on record besides the game.
    #[must_use]
    pub const fn memo(at: At, memo: Memo) -> Self {
        Self::Beside(at, RecordNote::Memo(memo))
    }

    /// What is kept of it.
    #[must_use]
    pub fn into_entry(self) -> Entry {
        match self {
            Self::Event { at, event, .. } => Entry { at, what: What::Event(event) },
            Self::Beside(at, beside) => Entry { at, what: beside.into() },
        }
    }

    /// The effects; none, if it was no event of the game.
    #[must_use]
    pub fn effects(&self) -> &[Effect] {
        match self {
            Self::Event { effects, .. } => effects,
            Self::Beside(..) => &[],
        }
    }

    /// Whether it is worth a line in the journal. An event without effects is, for a piece that is
    /// lifted and a move that is entered again change the game in silence.
    #[must_use]
    pub fn may_have_changed(&self) -> bool {
        let Self::Event { event, effects, .. } = self else { return true };
        if effects.is_empty() {
            return !matches!(event, Event::TimePassed | Event::Judged(..));
        }
        effects.iter().any(|effect| !matches!(effect, Effect::Refused(_)))
    }
}
