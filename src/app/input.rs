//! Everything that can happen to a session, and the inbox into which it comes.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};

use crate::app::clock::SessionClock;
use crate::app::session::Unfetched;
use crate::archive::{Page, Score};
use crate::laws::{At, Doubt, Verdict};
use crate::opponent::thinker::{Thought, Ticket};
use crate::opponent::uci::Answer;
use crate::pegboard::Told;
use crate::ui::Typed;
use crate::ui::screen;
use crate::ui::view::{Arrival, Thing};

/// What happened.
#[derive(Debug)]
pub enum Input {
    /// The player typed something.
    Typed(Typed),
    /// The player looks at something.
    Looked {
        /// What.
        thing: Thing,
        /// How the cursor came there.
        arrival: Arrival,
    },
    /// Something happened at the terminal of a screen; the loop makes lines and looks of it.
    Screen(screen::Event),
    /// The opponent has thought.
    Thought(Ticket, Thought),
    /// The engine has answered, or fails.
    Engine(Ticket, Answer),
    /// Whether a mate is possible was found out.
    Judged(Ticket, Doubt, Verdict),
    /// The games that were looked for, or the sentence that says why there are none.
    Found(Ticket, Result<Page, &'static str>),
    /// The game that was fetched.
    Fetched(Ticket, Result<Box<Score>, Unfetched>),
    /// Speech was found or lost.
    Sound(Sound),
    /// The device that tones need was found or lost.
    Tones(Sound),
    /// Lines cannot be printed in braille; the sentence that says why.
    BrailleLost(&'static str),
    /// The thread of a board tells something.
    Board(BoardId, Told),
    /// The closed envelope, or the sentence that says why there is none.
    Sealed(Result<String, &'static str>),
    /// The deadline came.
    TimePassed,
}

/// Which board, by the number that the session gave it when it was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardId(pub u32);

/// What became of speech, or of tones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// It works, or works again.
    Found,
    /// It does not work; the sentence that says why.
    Lost(&'static str),
}

/// Where inputs wait, each with the moment at which it was born.
#[derive(Debug)]
pub struct Inbox {
    clock: SessionClock,
    sender: Sender<(At, Input)>,
    receiver: Receiver<(At, Input)>,
}

/// A way into the inbox, for a thread.
#[derive(Clone, Debug)]
pub struct Slot {
    clock: SessionClock,
    sender: Sender<(At, Input)>,
}

impl Slot {
    /// Puts something in, stamped with now.
    pub fn put(&self, input: Input) {
        // A session that has ended hears nothing any more.
        let _ = self.sender.send((self.clock.now(), input));
    }
}

impl Inbox {
    /// An empty inbox.
    #[must_use]
    pub fn new(clock: SessionClock) -> Self {
        let (sender, receiver) = channel();
        Self { clock, sender, receiver }
    }

    /// A way in.
    #[must_use]
    pub fn slot(&self) -> Slot {
        Slot { clock: self.clock, sender: self.sender.clone() }
    }

    /// The session time now.
    #[must_use]
    pub fn now(&self) -> At {
        self.clock.now()
    }

    /// Waits for the next input, no longer than until the deadline; without one, for ever.
    #[must_use]
    pub fn next(&self, deadline: Option<At>) -> (At, Input) {
        let passed = || (self.clock.now(), Input::TimePassed);
        match deadline {
            // The inbox holds a sender itself, so that it never closes.
            None => self.receiver.recv().unwrap_or_else(|_| passed()),
            Some(deadline) => match self.receiver.recv_timeout(deadline.since(self.clock.now())) {
                Ok(stamped) => stamped,
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => passed(),
            },
        }
    }
}
