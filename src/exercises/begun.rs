//! How something to practise begins: what is asked for it, and what comes of that. Pure.

use shakmaty::Color;

use crate::archive::GameId;
use crate::command::Command;
use crate::exercises::known::Known;
use crate::exercises::{Exercise, FinishedExercise};
use crate::laws::At;
use crate::understanding::Understanding;
use crate::voices::{Lines, Narrator, Offered, Span, Value};

/// What comes of it that something to practise is wanted.
#[derive(Debug)]
pub(crate) enum Begun {
    /// It begins.
    Begins(Box<dyn Exercise>),
    /// It does not, for this reason.
    Refused(Vec<Span>),
    /// It does not, and this is told.
    Told(Lines),
    /// It does not, this is told, and it is seen so.
    Weeks(Lines, OverWeeks),
    /// There are these, each by a name.
    Named(Offered),
    /// There are these, of which the next line may be a number alone.
    Numbered(Offered),
    /// The same, and more of them by these words.
    Paged(Offered, Option<String>),
    /// This is told before.
    After(Lines, Box<Self>),
    /// This is read out, and it is kept that it was heard.
    Read(Lines, FinishedExercise),
    /// It is made of a game that must be fetched.
    Fetches(GameId, FromGame),
}

/// How practice has gone, by the command that begins it: a height for each week, the oldest first, from
/// 1 to 8; 0 where there is nothing to judge by.
pub(crate) type OverWeeks = Vec<(Command, Vec<u8>)>;

/// What is made of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FromGame {
    /// Its moves are guessed.
    Guess(Whom),
    /// Better moves are looked for.
    Mistakes(WhoseMistakes),
}

/// What is wanted of a game to guess.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whom {
    /// The side whose moves are guessed, if the player names one.
    pub(crate) side: Option<Color>,
    /// How many plies of it the player has gone through.
    pub(crate) from: usize,
}

/// Whose mistakes are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WhoseMistakes {
    /// One's own; those of both sides where nobody knows which are.
    Own,
    Of(Color),
    Both,
}

/// The game at hand, of which an exercise can be made.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct AtHand {
    /// The game that is gone through.
    pub(crate) reviewed: Option<GameId>,
    /// How many plies of its main line the player has gone through.
    pub(crate) from: usize,
    /// The player's own, where it is over.
    pub(crate) own: Option<GameId>,
    /// Whether two people play here.
    pub(crate) two: bool,
}

/// What an exercise is made of that is asked for now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asking<'a> {
    pub(crate) at: At,
    pub(crate) known: &'a Known,
    pub(crate) narrator: &'a Narrator,
    pub(crate) of: Understanding<'a>,
    pub(crate) game: AtHand,
}

impl Begun {
    /// It begins.
    pub(crate) fn begins(exercise: impl Exercise + 'static) -> Self {
        Self::Begins(Box::new(exercise))
    }

    /// The same after these lines, if there are any.
    pub(crate) fn after(self, lines: Lines) -> Self {
        if lines.is_empty() { self } else { Self::After(lines, Box::new(self)) }
    }
}

impl Asking<'_> {
    /// Which of several titles is meant.
    pub(crate) fn asks_which(&self, titles: Lines) -> Begun {
        self.refused("practice-which", &[("names", self.narrator.join(titles))])
    }

    /// It does not begin, for this reason.
    pub(crate) fn refused(&self, id: &str, values: &[(&str, Value)]) -> Begun {
        Begun::Refused(self.narrator.talk.sentence(id, values))
    }

    /// By which the exercise of somebody differs who has done one more.
    pub(crate) fn seed(&self) -> u64 {
        self.known.tried().len() as u64
    }
}
