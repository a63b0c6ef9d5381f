//! What is wanted at a place: closed and small. Who wants something lets nothing happen; the session
//! does it, one after the other, each by what has come of the one before.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Move, uci::UciMove};

use crate::app::happened::Happened;
use crate::app::input::BoardId;
use crate::app::session::activity::Change;
use crate::app::session::boards::Next;
use crate::app::session::dialog::Purpose;
use crate::app::session::opposing::Opposing;
use crate::app::session::pending::Open;
use crate::app::session::telling::Tell;
use crate::app::session::{Act, Session, in_full};
use crate::command::Command;
use crate::laws::{At, Effect, Event};
use crate::notation::NotRead;
use crate::table::Memo;

/// What is wanted.
#[derive(Debug)]
pub(super) enum Intent {
    /// This is done, or said.
    Do(Act),
    /// This happens to the game, and is told so.
    Happen(Event, Tell),
    /// What follows from this effect is told and done, though nothing has happened.
    Follow(Effect),
    /// What is open between the player and the program changes.
    Open(Open),
    /// A move was typed, or named by its piece and its square; and in which words.
    Enter(Result<Move, NotRead>, String),
    /// A player names his move: if his board can stand so, it does.
    Stand(Move),
    /// A move is said for this.
    Utter(Purpose, UciMove),
    /// A player says that he presses his clock.
    Press(Color),
    /// This is wanted of the opponent, or has come of it.
    Opponent(Opposing),
    /// The game begins, or goes on, now that everybody is there.
    Begin,
    /// What the place is doing changes.
    Activity(Change),
    /// It is said what this command needs after it.
    Want(Command),
    /// What is said of these is said in full: nothing that follows cuts it off.
    InFull(Vec<Intent>),
    /// The arbiter is called, by what goes on record.
    Call(Memo),
    /// A board goes on.
    Hands(BoardId, Next),
}

impl Intent {
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

/// Nothing but this act is wanted.
pub(super) fn said(act: Act) -> Vec<Intent> {
    vec![Intent::Do(act)]
}

impl Session {
    /// Does what is wanted, in its order.
    pub(super) fn carry_out(
        &mut self,
        at: At,
        wanted: impl IntoIterator<Item = Intent>,
    ) -> Vec<Act> {
        wanted.into_iter().flat_map(|intent| self.does(at, intent)).collect()
    }

    fn does(&mut self, at: At, intent: Intent) -> Vec<Act> {
        match intent {
            Intent::Do(act) => vec![act],
            Intent::Happen(event, tell) => self.event_told(at, event, tell),
            Intent::Follow(effect) => {
                let said = self.teller().words_of(&effect);
                self.follows_from(at, &effect, said, Tell::Usual)
            }
            Intent::Open(open) => {
                self.place.pending.change(open);
                Vec::new()
            }
            Intent::Enter(read, words) => {
                if let Some(tried) = self.place.activity.tries(&read, &self.manner) {
                    return vec![tried];
                }
                let wanted = self.moves().entered(at, read, &words);
                self.carry_out(at, wanted)
            }
            Intent::Stand(mv) => {
                self.boards_want(at, |boards, here| boards.named_by_hand(at, here, mv))
            }
            Intent::Utter(purpose, uci) => {
                let wanted = self.moves().utter(purpose, uci);
                self.carry_out(at, wanted)
            }
            Intent::Press(by) => {
                self.boards_want(at, |boards, here| boards.presses_by_word(at, here, by))
            }
            Intent::Opponent(what) => self.opposes(at, what),
            Intent::Begin => self.opened(at),
            Intent::Activity(change) => self.turns_to(at, change),
            Intent::Want(command) => self.teller().wants(at, command),
            Intent::InFull(wanted) => {
                let mut acts = self.carry_out(at, wanted);
                in_full(&mut acts);
                acts
            }
            Intent::Call(memo) => {
                self.recalls(&memo);
                vec![Act::record(Happened::memo(at, memo))]
            }
            Intent::Hands(id, next) => {
                self.boards_want(at, |boards, here| boards.go_on(at, here, id, next))
            }
        }
    }
}
