//! What happens at a table, in its order. Pure.
//!
//! A table has one game. Whoever lets something happen has it handled once, by
//! [`Happened::event`]; everybody else at the table hears what followed, and has the same game then,
//! not another one that is equal.

use std::rc::Rc;

use crate::archive::{Entry, What};
use crate::laws::{At, Effect, Event, Game};
use crate::table::Memo;

/// Something that has happened.
#[derive(Clone, Debug)]
pub struct Happened {
    /// What is kept of it.
    pub entry: Entry,
    /// What has followed, if it was an event of the game.
    pub followed: Option<Followed>,
}

/// What has followed from an event.
#[derive(Clone, Debug)]
pub struct Followed {
    /// The effects.
    pub effects: Vec<Effect>,
    /// The game after it.
    pub game: Rc<Game>,
}

impl Happened {
    /// Lets an event happen in the game of a table. Who has not heard of it keeps the game as it was.
    #[must_use]
    pub fn event(game: &mut Rc<Game>, at: At, event: Event) -> Self {
        let effects = Rc::make_mut(game).handle(at, &event);
        let followed = Some(Followed { effects, game: Rc::clone(game) });
        Self { entry: Entry { at, what: What::Event(event) }, followed }
    }

    /// Something that is no event of the game.
    #[must_use]
    pub const fn beside(at: At, what: What) -> Self {
        Self { entry: Entry { at, what }, followed: None }
    }

    /// Something that is put on record besides the game.
    #[must_use]
    pub const fn memo(at: At, memo: Memo) -> Self {
        Self::beside(at, What::Memo(memo))
    }

    /// The effects; none, if it was no event of the game.
    #[must_use]
    pub fn effects(&self) -> &[Effect] {
        self.followed.as_ref().map_or(&[], |followed| &followed.effects)
    }

    /// Whether it is worth a line in the journal. An event without effects is, for a piece that is
    /// lifted and a move that is entered again change the game in silence.
    #[must_use]
    pub fn may_have_changed(&self) -> bool {
        match (&self.entry.what, self.effects()) {
            (What::Event(Event::TimePassed | Event::Judged(..)), []) => false,
            (_, []) => true,
            (_, effects) => effects.iter().any(|effect| !matches!(effect, Effect::Refused(_))),
        }
    }
}
