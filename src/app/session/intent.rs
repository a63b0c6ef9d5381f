//! What is wanted at a place: closed and small. Who wants something lets nothing happen; the session
//! does it, one after the other, each by what has come of the one before.
//!
//! What concerns one part alone is a list of its own in a file here, and done by that part's own match.
//! These files name no part: so whoever wants something need not know who does it (`carrying`).

mod adjust;
mod asked;
mod change;
mod file;
mod find;
mod next_game;
mod on_boards;
mod open;
mod opposing;
mod tell;

use std::time::Duration;

use shakmaty::{Color, Move, uci::UciMove};

use crate::app::order::{HomeOrder, Leave};
use crate::app::session::{Act, AtHome};
use crate::command::{Analysis, Command, Guide, Practice};
use crate::config::Key;
use crate::exercises::begun::OverWeeks;
use crate::laws::{Effect, Event};
use crate::notation::NotRead;
use crate::online::GameState;
use crate::table::{Blindfold, Memo};
use crate::understanding::About;

pub(super) use adjust::Adjust;
pub(super) use asked::{Dialog, Purpose, Request};
pub(super) use change::Change;
pub(super) use file::File;
pub(super) use find::Find;
pub(super) use next_game::{Lasting, NextGame};
pub(super) use on_boards::{Next, OnBoards, Touches};
pub(super) use open::Open;
pub(super) use opposing::{Opposing, Report, Trouble};
pub(super) use tell::Tell;

/// What is wanted.
#[derive(Debug)]
pub(super) enum Intent {
    /// This is done, or said.
    Do(Act),
    /// These are done, and they tell of the game or of the exercise, so that they can be heard again.
    Tell(Vec<Act>),
    /// This happens to the game, and is told so.
    Happen(Event, Tell),
    /// This happens to a game on which a server rules, because the server has said so.
    Elsewhere(Event, Tell),
    /// The server has said that the game stands so, and its moves are made.
    ElsewhereStands(Box<GameState>),
    /// What follows from this effect is told and done, though nothing has happened.
    Follow(Effect),
    /// The game begins, or goes on, now that everybody is there.
    Begin,
    /// The game that was left goes on.
    GoOn,
    /// The arbiter is called, by what goes on record.
    Call(Memo),
    /// The player appeals against the ruling of this number, for these reasons.
    Appeal(u32, String),
    /// The player is told at these times left from now on.
    Warn(Vec<Duration>),
    /// The board of this game is not there from now on, or there again.
    Blindfold(Blindfold),
    /// A line was typed that is read so as a move.
    Type(Result<Move, NotRead>, String),
    /// A move was typed, or named by its piece and its square; and in which words.
    Enter(Result<Move, NotRead>, String),
    /// A move is said for this.
    Utter(Purpose, UciMove),
    /// The player asks for help, or to hear something again.
    Guide(Guide, String),
    /// The player is asked for yes or no.
    Confirm(Request),
    /// This question, which takes nothing after it, is answered as things stand then.
    Answer(Command),
    /// It is said what this command needs after it.
    Want(Command),
    /// The same, in the place of these words.
    WantOther(Command, String),
    /// A draw is offered by this player if he has made a move with it.
    OfferWith(Color),
    /// Where two people share the keyboard: it is said who answers the offer that stands.
    SayWhoAnswers,
    /// What is said of these is said in full: nothing that follows cuts it off.
    InFull(Vec<Intent>),
    /// What is open between the player and the program changes.
    Open(Open),
    /// What the place is doing changes.
    Activity(Change),
    /// How things are said changes, or what is set.
    Manner(Adjust),
    /// This becomes of the game that begins next.
    NextGame(NextGame),
    /// This is wanted of the opponent, or has come of it.
    Opponent(Opposing),
    /// This is wanted of the boards, or has come of what they told.
    Boards(OnBoards),
    /// The position here is judged.
    Analyse(Analysis, About),
    /// What was asked about it besides is answered next.
    AnalyseNext,
    /// This is wanted of what a player has at home.
    Home(OfHome),
    /// Games are looked for, or one is opened.
    Games(Find),
    /// This is wanted of games that are kept, or has come of it.
    File(File),
    /// The player wants to practise so, by these words.
    Practise(Practice, String),
    /// The list of what can be practised goes on by these words.
    MoreOf(Practice, String),
    /// This is seen of how practice has gone, until something else is asked for.
    Weeks(OverWeeks),
}

/// What is wanted of what a player has at home.
#[derive(Debug)]
pub(super) enum OfHome {
    /// This is done.
    Do(HomeOrder),
    /// This is set from now on; and kept, where that is at home.
    Set(Option<AtHome>, Key, String),
    /// This game is left.
    Leave(Leave),
}

impl Intent {
    /// This is done at home.
    pub(super) const fn home(order: HomeOrder) -> Self {
        Self::Home(OfHome::Do(order))
    }

    /// This is set from now on; and kept, where that is at home.
    pub(super) const fn set(home: Option<AtHome>, key: Key, value: String) -> Self {
        Self::Home(OfHome::Set(home, key, value))
    }

    /// This game is left.
    pub(super) const fn leave(leave: Leave) -> Self {
        Self::Home(OfHome::Leave(leave))
    }

    /// An event, in the words of its effects.
    pub(super) const fn happen(event: Event) -> Self {
        Self::Happen(event, Tell::Usual)
    }

    /// An event without a word.
    pub(super) const fn untold(event: Event) -> Self {
        Self::Happen(event, Tell::Nothing)
    }
}

impl From<Act> for Intent {
    fn from(act: Act) -> Self {
        Self::Do(act)
    }
}

/// Nothing but these acts is wanted.
pub(super) fn all(acts: impl IntoIterator<Item = Act>) -> Vec<Intent> {
    acts.into_iter().map(Intent::Do).collect()
}

/// Nothing but this is wanted.
pub(super) fn said(wanted: impl Into<Intent>) -> Vec<Intent> {
    vec![wanted.into()]
}
