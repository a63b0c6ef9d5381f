//! The way back into a game that was left: asked about at the start, or gone to from another one.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Color;

use crate::app::open::ForThisGame;
use crate::app::order::Leave;
use crate::app::session::Place;
use crate::app::session::activity::Activity;
use crate::app::session::intent::{Change, Dialog, Intent, Open, Request, said};
use crate::app::session::teller::{LineReader, Lines, Requests, Teller};
use crate::app::session::{Act, Session};
use crate::archive::{GameId, Header, Listed};
use crate::command::Command;
use crate::laws::{At, Event};
use crate::names;
use crate::understanding::About;
use crate::voices::{Narrator, Priority, Span, Utterance, Value};

/// A game that was left, while the player has not said yet whether it goes on.
#[derive(Debug)]
pub(super) struct LeftGame {
    listed: Listed,
    /// What is begun if it does not.
    instead: Header,
    /// The voice of moves that was named for it.
    pub(super) voice: Option<String>,
}

impl Session {
    /// A session with a game that was left. It goes on when the player says so; otherwise one begins
    /// that is like `instead`.
    #[must_use]
    pub fn asking(mut self, listed: Listed, voice: Option<String>, instead: Header) -> Self {
        let left = LeftGame { listed, instead, voice };
        self.place.activity = Activity::Returning(Box::new(left));
        self
    }

    /// Announces moves in the voice that was named for this game, if one was.
    pub fn announces_in(&mut self, voice: Option<String>) {
        if let Some(moves) = voice.and_then(|name| self.manner.library.get(&name)) {
            self.manner.announce_in(&moves);
            self.manner.moves_given = ForThisGame(true);
        }
    }

    /// Leaves the game as it stands, without a word.
    pub fn leave(&mut self, at: At) -> Vec<Act> {
        let stopped = self.opponent.stop();
        let mut acts = self.carry_out(at, stopped);
        acts.extend(self.lets_stand(at));
        acts
    }

    /// Lets the clocks of a game stand that a crash has left running.
    pub fn lets_stand(&mut self, at: At) -> Vec<Act> {
        let stands = self.place.stands();
        self.carry_out(at, stands)
    }
}

impl Activity {
    /// Another game begins than the one that was left, which stays as it is.
    pub(super) fn begins_instead(&mut self) -> Option<Intent> {
        let left = self.take_left()?;
        Some(Intent::leave(Leave::NewGame(Box::new(left.instead))))
    }
}

impl Requests<'_> {
    /// It is asked whether the game that was left goes on. Its clocks stand until that is answered.
    pub(super) fn asks_to_go_on(&self) -> Vec<Intent> {
        self.place.stands().into_iter().chain(self.confirm(Request::GoOn)).collect()
    }

    /// What a request does while the player is asked about the game that was left: going on and
    /// beginning are answers. `None` if it does the same as always.
    pub(super) fn answers_by(&self, command: Command, about: &About) -> Option<Vec<Intent>> {
        self.place.activity.left()?;
        let is_this = about.is_nothing() || self.teller().reader().names_this(about);
        if command == Command::Resume && is_this {
            return Some(vec![Intent::GoOn]);
        }
        let begins = command == Command::New && about.is_nothing();
        begins.then(|| vec![Intent::Activity(Change::BeginInstead)])
    }

    /// This game is left for one that was left: the one that was played last, or the one of this number.
    /// Where a game is gone through, the one that was played last is the one that waits.
    pub(super) fn resume(&self, about: &About) -> Vec<Intent> {
        let reviews = self.place.activity.is_elsewhere();
        let leaves = self.place.is_left_unfinished();
        if about.is_nothing() && reviews && leaves {
            return vec![Intent::Activity(Change::Close)];
        }
        let is_this = self.teller().reader().names_this(about);
        if self.place.is_halted() && (about.is_nothing() || is_this) {
            return self.place.lets_run();
        }
        if is_this {
            if reviews {
                return vec![Intent::Activity(Change::Close)];
            }
            let game = self.place.game_name().unwrap_or_else(|| "".into());
            return said(self.manner.said("resume-here", &[("game", game)]));
        }
        match about.game() {
            None if !about.is_nothing() => vec![Intent::Want(Command::Resume)],
            // A clock that nobody has stopped, and a game of which was said that it waits, are left
            // only after a yes.
            game if leaves && (reviews || self.place.game.clock().is_some()) => {
                self.confirm(Request::Resume(game))
            }
            game => vec![Intent::leave(Leave::Resume(game))],
        }
    }
}

impl Lines<'_> {
    /// The question once more, behind an answer to something else.
    pub(super) fn asks_again(&self) -> Vec<Intent> {
        if self.place.activity.left().is_none() {
            return Vec::new();
        }
        let asked = Open::Ask(Dialog::Confirm(Request::GoOn));
        vec![Intent::Open(asked), self.manner.said("confirm-go-on", &[]).into()]
    }
}

impl Teller<'_> {
    /// Which game it is, and the question.
    pub(super) fn go_on_question(&self) -> Act {
        let narrator = &self.manner.narrator;
        let told =
            self.place.activity.left().into_iter().map(|left| unfinished(narrator, &left.listed));
        let lines = told.chain([narrator.talk.sentence("confirm-go-on", &[])]).collect();
        Act::say(narrator.lines(Priority::Move, lines))
    }

    /// Asks whether this game is left for that one, or for the one that was played last.
    pub(super) fn asks_to_resume(&self, game: Option<GameId>) -> Act {
        let Some(GameId(game)) = game else { return self.manner.said("confirm-resume", &[]) };
        self.manner.said("confirm-resume-game", &[("game", Value::Text(game.to_string()))])
    }
}

impl LineReader<'_> {
    fn names_this(&self, about: &About) -> bool {
        about.game().is_some() && about.game() == self.place.listing.id
    }
}

impl Place {
    /// Whether the player has not said yet whether the game that was left goes on.
    pub(super) fn is_returning(&self) -> bool {
        self.activity.left().is_some()
    }

    /// The clocks stand without a word, if they run.
    pub(super) fn stands(&self) -> Option<Intent> {
        let stands = self.game.is_running() && !self.is_ruled_elsewhere();
        stands.then_some(Intent::untold(Event::Paused))
    }
}

/// That a game is unfinished, how to go on with it, before another one begins.
#[must_use]
pub fn can_be_resumed(narrator: &Narrator, game: &Listed) -> Utterance {
    let resume = narrator.talk.command_name(Command::Resume);
    let values = [("name", resume.into()), ("game", Value::Text(game.id.0.to_string()))];
    let lines = vec![unfinished(narrator, game), narrator.talk.sentence("left-resume", &values)];
    narrator.lines(Priority::Move, lines)
}

/// Which game is unfinished, between whom, and how far it is.
fn unfinished(narrator: &Narrator, game: &Listed) -> Vec<Span> {
    let [white, black] = Color::ALL.map(|color| names::full(narrator, game, color));
    let mut values = vec![
        ("game", Value::Text(game.id.0.to_string())),
        ("move", names::move_number(game).into()),
        ("date", names::spoken_date(narrator, &game.date).into()),
    ];
    let Some(own) = game.own else {
        values.extend([("white", white), ("black", black)]);
        return narrator.talk.sentence("left-two", &values);
    };
    values.extend([("opponent", own.fold_wb(black, white)), ("color", narrator.color(own))]);
    narrator.talk.sentence("left-own", &values)
}
