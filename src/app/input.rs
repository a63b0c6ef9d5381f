//! What comes in from outside, and the inbox into which it comes.
//!
//! Each loop has an inbox of what can come to it and of nothing else: a thread is given a way in that
//! takes what that thread tells.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use shakmaty::Move;

use crate::app::clock::SessionClock;
use crate::app::elsewhere::Elsewhere;
use crate::app::target::NotWritten;
use crate::archive::{Attempts, GameId, Page, PlayedGame, Score};
use crate::chosen::Chosen;
use crate::endgames::Answer;
use crate::laws::{At, Doubt, Verdict};
use crate::lessons::Stock;
use crate::opponent::thinker::{Thought, Ticket};
use crate::opponent::uci;
use crate::pegboard::BoardEvent;
use crate::ui::Typed;
use crate::ui::view::{Arrival, Thing};
use crate::voices::{Narrator, Priority, Utterance};

/// What comes from a terminal, whoever sits there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromTerminal {
    /// Something was typed.
    Typed(Typed),
    /// A key was pressed, or a line of a list chosen, that stands for this.
    Chosen(Chosen),
    /// Speech was found or lost.
    Sound(Sound),
    /// The device that tones need was found or lost.
    Tones(Sound),
    /// Lines cannot be printed in braille; the sentence that says why.
    BrailleLost(&'static str),
}

impl FromTerminal {
    /// What is lost: the sentence that says so where no session does, and the one that says why.
    #[must_use]
    pub const fn lost(&self) -> Option<(&'static str, &'static str)> {
        match *self {
            Self::Sound(Sound::Lost(reason)) => Some(("speech-lost", reason)),
            Self::Tones(Sound::Lost(reason)) => Some(("tones-lost", reason)),
            Self::BrailleLost(reason) => Some(("client-braille-lost", reason)),
            Self::Sound(Sound::Found | Sound::Heard)
            | Self::Tones(Sound::Found | Sound::Heard)
            | Self::Typed(_)
            | Self::Chosen(_) => None,
        }
    }

    /// What is printed if something is lost at the terminal and no session says so; `None` if nothing is.
    #[must_use]
    pub fn lost_words(&self, narrator: &Narrator) -> Option<Utterance> {
        let (id, reason) = self.lost()?;
        Some(narrator.say(Priority::Answer, id, &[("reason", narrator.word(reason))]))
    }
}

/// What happens to a session.
#[derive(Debug)]
pub enum Input {
    /// From the player's terminal.
    Terminal(FromTerminal),
    /// The player looks at something.
    Looked {
        /// What.
        thing: Thing,
        /// How the cursor came there.
        arrival: Arrival,
    },
    /// The player goes to a row of the moves, where a game is gone through; what is typed gets there by
    /// `goto`, `variation` and `leave`.
    RowChosen(usize),
    /// The opponent has thought.
    Thought(Ticket, Thought),
    /// The engine has answered, or fails.
    Engine(Ticket, uci::Answer),
    /// The engine that judges positions has answered, or fails.
    Analyst(Ticket, uci::Answer),
    /// What was known of a position, if anything.
    Recalled(Ticket, Option<String>),
    /// What tables of the player's know of a position, if anything.
    LookedUp(Ticket, Option<Box<LookedUp>>),
    /// Which moves are played in the position that was asked about, the most frequent first.
    Booked(Ticket, Vec<Booked>),
    /// Whether a mate is possible was found out.
    Judged(Ticket, Doubt, Verdict),
    /// The games that were looked for, or the sentence that says why there are none.
    Found(Ticket, Result<Page, &'static str>),
    /// The exercises that were tried and how it went, in their order, or the sentence that says why nobody
    /// knows; and what the player has put into the folders of exercises.
    Attempts(Ticket, Result<Attempts, &'static str>, Box<Stock>),
    /// The games that were played last, the newest first.
    Games(Ticket, Vec<PlayedGame>),
    /// The game that was fetched.
    Fetched(Ticket, Result<Box<Score>, Unfetched>),
    /// What has become of what was wanted of games that are kept.
    Filed(Ticket, Filed),
    /// The thread of a board tells something.
    Board(BoardId, BoardEvent),
    /// A server that rules on the game tells something.
    Elsewhere(Elsewhere),
    /// The closed envelope, or the sentence that says why there is none.
    Sealed(Result<String, &'static str>),
    /// The deadline came.
    TimePassed,
}

/// A move that is played in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Booked {
    /// The move.
    pub mv: Move,
    /// How often by the book, of a thousand times; 0 where it does not have it.
    pub share: u32,
    /// In how many games of the archive.
    pub games: usize,
}

/// What tables know of a position.
#[derive(Clone, Debug)]
pub struct LookedUp {
    /// Its moves.
    pub answer: Answer,
    /// The best line of that first move which was asked about, if there is one.
    pub line: Vec<Move>,
}

/// What has become of what was wanted of games that are kept.
#[derive(Debug)]
pub enum Filed {
    /// It is done.
    Done,
    /// A file of this name is written.
    Written(String),
    /// There is a file of the name already.
    Exists,
    /// The file cannot be written.
    NotWritten(NotWritten),
    /// This game is back; none was deleted without one.
    Back(Option<GameId>),
    /// This is noted of the game, if anything.
    Noted(String),
    /// The game is open, here or in another window.
    Open,
    /// Nothing has come of it: the game cannot be had.
    Failed(Unfetched),
}

/// Why a game could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfetched {
    /// There is none of this number.
    Missing,
    /// It is damaged, and the archive is not.
    Damaged,
    /// The archive cannot be read; the sentence that says why.
    Unreadable(&'static str),
}

/// Which board, by the number that the session gave it when it was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardId(pub u32);

/// What became of speech, or of tones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// It works, or works again, and nothing has been said yet.
    Found,
    /// It works again, and is saying what it was given.
    Heard,
    /// It does not work; the sentence that says why.
    Lost(&'static str),
}

/// Where what comes waits, each with the moment at which it was born.
#[derive(Debug)]
pub struct Inbox<T> {
    clock: Skipping,
    sender: Sender<(At, T)>,
    receiver: Receiver<(At, T)>,
    turns: Turns,
}

/// How often a loop has come back for more: one that does not is stuck.
#[derive(Clone, Debug, Default)]
pub struct Turns(Arc<AtomicU64>);

impl Turns {
    /// So often until now.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}

/// A clock that all who stamp by it can be told to put forward.
#[derive(Clone, Debug)]
struct Skipping {
    clock: SessionClock,
    skipped: Arc<AtomicU64>,
}

impl Skipping {
    fn now(&self) -> At {
        self.clock.now() + Duration::from_micros(self.skipped.load(Ordering::Relaxed))
    }
}

/// A way into the inbox, for a thread.
pub struct InboxSlot<T>(Arc<dyn Fn(T) + Send + Sync>);

impl<T> Clone for InboxSlot<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T> fmt::Debug for InboxSlot<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Slot").finish_non_exhaustive()
    }
}

impl<T> InboxSlot<T> {
    /// Puts something in, stamped with now.
    pub fn put(&self, input: T) {
        (self.0)(input);
    }
}

impl<T: Send + 'static> Inbox<T> {
    /// An empty inbox.
    #[must_use]
    pub fn new(clock: SessionClock) -> Self {
        let (sender, receiver) = channel();
        Self {
            clock: Skipping { clock, skipped: Arc::default() },
            sender,
            receiver,
            turns: Turns::default(),
        }
    }

    /// A way in for what is first made into something else, for example by who it comes from.
    #[must_use]
    pub fn through<U>(&self, make: impl Fn(U) -> T + Send + Sync + 'static) -> InboxSlot<U> {
        let (clock, sender) = (self.clock.clone(), self.sender.clone());
        InboxSlot(Arc::new(move |put| {
            // A session that has ended hears nothing any more.
            let _ = sender.send((clock.now(), make(put)));
        }))
    }

    /// How often its loop has come back.
    #[must_use]
    pub fn turns(&self) -> Turns {
        self.turns.clone()
    }

    /// The session time now.
    #[must_use]
    pub fn now(&self) -> At {
        self.clock.now()
    }

    /// Lets session time go on from `at` if it has not come so far: a game that was left later than
    /// now cannot go on before.
    pub fn skip_to(&self, at: At) {
        let micros = at.since(self.now()).as_micros();
        self.clock.skipped.fetch_add(u64::try_from(micros).unwrap_or(0), Ordering::Relaxed);
    }

    /// Waits for what comes next, no longer than until the deadline; without one, for ever. Nothing
    /// comes when the deadline does.
    #[must_use]
    pub fn take(&self, deadline: Option<At>) -> (At, Option<T>) {
        // The inbox holds a sender itself, so that it never closes.
        let come = match deadline {
            None => self.receiver.recv().ok(),
            Some(deadline) => self.receiver.recv_timeout(deadline.since(self.clock.now())).ok(),
        };
        self.turns.0.fetch_add(1, Ordering::SeqCst);
        come.map_or_else(|| (self.clock.now(), None), |(at, come)| (at, Some(come)))
    }
}
