//! What is wanted at a place: closed and small. Who wants something lets nothing happen; the session
//! does it, one after the other, each by what has come of the one before.
//!
//! What concerns one part alone is that part's own list, and done by its own match.

#![deny(clippy::wildcard_enum_match_arm)]

use std::time::Duration;

use shakmaty::{Move, uci::UciMove};

use crate::app::happened::Happened;
use crate::app::order::{HomeOrder, Leave};
use crate::app::session::activity::Change;
use crate::app::session::boards::OnBoards;
use crate::app::session::choosing::NextGame;
use crate::app::session::dialog::{Purpose, Request};
use crate::app::session::finding::Find;
use crate::app::session::manner::Adjust;
use crate::app::session::opposing::Opposing;
use crate::app::session::pending::Open;
use crate::app::session::telling::Tell;
use crate::app::session::{Act, AtHome, Session, in_full};
use crate::command::{Analysis, Command, Guide, Practice};
use crate::config::Key;
use crate::laws::{At, Effect, Event};
use crate::notation::NotRead;
use crate::table::{Blindfold, Memo};

/// What is wanted.
#[derive(Debug)]
pub(super) enum Intent {
    /// This is done, or said.
    Do(Act),
    /// The same, and it tells of the game or of what is practised: it is what can be heard again.
    Tell(Vec<Act>),
    /// This happens to the game, and is told so.
    Happen(Event, Tell),
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
    Analyse(Analysis, String),
    /// What was asked about it besides is answered next.
    AnalyseNext,
    /// This is wanted of what a player has at home.
    Home(OfHome),
    /// Games are looked for, or one is opened.
    Games(Find),
    /// The player wants to practise so, by these words.
    Practise(Practice, String),
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

impl Session {
    /// Does what is wanted, in its order.
    pub(super) fn carry_out(
        &mut self,
        at: At,
        wanted: impl IntoIterator<Item = Intent>,
    ) -> Vec<Act> {
        wanted.into_iter().flat_map(|intent| self.does(at, intent)).collect()
    }

    /// More of a line of moves that was told last; otherwise what is wanted of games.
    fn finds(&mut self, find: Find) -> Vec<Intent> {
        if matches!(find, Find::More)
            && let Some(more) = self.analysing.more(&self.place, &self.manner)
        {
            return more;
        }
        self.analysing.ends_line();
        self.finding.does(&self.place, &mut self.manner, find)
    }

    /// Does what is wanted of what a player has at home; at a seat it is said that it is not done there.
    fn does_at_home(&mut self, at: At, what: OfHome) -> Vec<Act> {
        let Some(at_home) = self.place.occasion.at_home() else {
            return match what {
                OfHome::Set(_, key, value) => self.sets(None, key, value),
                OfHome::Do(_) | OfHome::Leave(_) => {
                    vec![self.manner.said("seat-home-only", &[])]
                }
            };
        };
        match what {
            OfHome::Do(order) => vec![Act::Home(at_home, order)],
            OfHome::Set(home, key, value) => self.sets(home, key, value),
            OfHome::Leave(leave) => {
                let stopped = self.analysing.stop(&self.manner);
                let mut stopped = self.carry_out(at, stopped);
                if matches!(leave, Leave::Quit) {
                    // Who leaves the program asks nothing again.
                    stopped.retain(|act| !matches!(act, Act::Out(_)));
                }
                stopped.into_iter().chain([Act::Leave(at_home, leave)]).collect()
            }
        }
    }

    fn sets(&mut self, home: Option<AtHome>, key: Key, value: String) -> Vec<Act> {
        // What is set was read before.
        let _ = self.manner.choices.settings.set(key, &value);
        home.map(|home| Act::Home(home, HomeOrder::Set(key, value))).into_iter().collect()
    }

    /// This is what can be heard again.
    fn tells(&mut self, acts: Vec<Act>) -> Vec<Act> {
        self.manner.heard.is_told = true;
        acts
    }

    fn follows_alone(&mut self, at: At, effect: &Effect) -> Vec<Act> {
        let said = self.teller().words_of(effect);
        self.follows_from(at, effect, said, Tell::Usual)
    }

    /// It is said what a command needs after it, and the next line may be that.
    fn asks_what(&mut self, at: At, command: Command) -> Vec<Intent> {
        self.place.pending.change(Open::Begun(command));
        said(self.teller().questions().wants(at, command))
    }

    #[expect(clippy::too_many_lines, reason = "a table: an intent, what does it")]
    fn does(&mut self, at: At, intent: Intent) -> Vec<Act> {
        let wanted = match intent {
            Intent::Do(act) => {
                self.place.recalls_look(&act);
                return vec![act];
            }
            Intent::Tell(acts) => return self.tells(acts),
            Intent::Happen(event, tell) => return self.event_told(at, event, tell),
            Intent::Follow(effect) => return self.follows_alone(at, &effect),
            Intent::InFull(wanted) => {
                let mut acts = self.carry_out(at, wanted);
                in_full(&mut acts);
                return acts;
            }
            Intent::Begin => return self.opened(at),
            Intent::GoOn => {
                let left = self.place.activity.take_left();
                self.announces_in(left.and_then(|left| left.voice));
                return self.open(at);
            }
            Intent::Call(memo) => {
                self.place.recalls(&memo);
                said(Act::record(Happened::memo(at, memo)))
            }
            Intent::Appeal(number, why) => {
                let wanted = self.teller().requests().appeal(at, number, why);
                return self.carry_out(at, wanted);
            }
            Intent::Warn(times) => said(self.place.warn_at(at, times)),
            Intent::Blindfold(blindfold) => {
                let record = self.place.turns_blindfold(at, blindfold);
                all([record].into_iter().chain(self.teller().blindfold_stands()))
            }
            Intent::Type(read, line) => self.teller().lines().typed(read, &line),
            Intent::Enter(read, words) => self.practising().enters(at, read, &words),
            Intent::Utter(purpose, uci) => self.teller().moves().utter(purpose, uci),
            Intent::Guide(command, rest) => self.guides(command, &rest),
            Intent::Confirm(request) => self.teller().requests().confirm(request),
            Intent::Answer(command) => self.teller().questions().tells(at, command),
            Intent::Want(command) => self.asks_what(at, command),
            Intent::SayWhoAnswers => all(self.teller().who_answers_offer()),
            Intent::Open(open) => {
                self.place.pending.change(open);
                Vec::new()
            }
            Intent::Activity(change) => {
                self.manner.heard.is_told |= change.is_told();
                self.practising().turns_to(at, change)
            }
            Intent::Manner(change) => {
                if matches!(change, Adjust::Settings(_)) {
                    self.analysing.ends_line();
                }
                self.manner.does(at, &self.place, change)
            }
            Intent::NextGame(next) => {
                self.manner.choices.does(next);
                Vec::new()
            }
            Intent::Practise(practice, rest) => self.practising().wants(at, practice, rest),
            Intent::Opponent(what) => self.opponent.does(at, &self.place, &self.manner, what),
            Intent::Boards(what) => {
                return self.boards_want(at, |it, here| it.does(at, here, what));
            }
            Intent::Analyse(command, rest) => {
                self.analysing.asks(at, &self.place, &self.manner, command, &rest)
            }
            Intent::Home(what) => return self.does_at_home(at, what),
            Intent::AnalyseNext => self.analysing.asks_next(at, &self.place, &self.manner),
            Intent::Games(find) => self.finds(find),
        };
        self.carry_out(at, wanted)
    }
}
