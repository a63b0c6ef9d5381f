//! A simultaneous display as its player is in it: the board that comes, the one that he leaves by a move,
//! and what begins a display.
//!
//! Each board is a game of the archive like any other, and only one of them is played at a time: so this
//! knows of one board, and what waits elsewhere is found by who has the archive.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Position as _};

use crate::app::boards_now::{named, whole_seconds};
use crate::app::order::{AskedOfBoards, HomeOrder, Leave, Seek};
use crate::app::session::choosing::{GameWish, wanted};
use crate::app::session::intent::{Intent, NextGame, OnBoards, Opposing, Request, all, said};
use crate::app::session::teller::{Requests, Teller};
use crate::app::session::{Act, Place, Session};
use crate::archive::{Guest, Header, Replay, SimulBoard};
use crate::command::Command;
use crate::config::{Key, OpponentChoice};
use crate::laws::{At, Position};
use crate::notation::position;
use crate::understanding::About;
use crate::voices::Value;

/// How many boards a display has at most. More nobody can keep apart by ear, and the list of them would
/// take minutes.
const MOST_BOARDS: usize = 40;

/// The stay of the player at a board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stay {
    /// How many moves had been made when he came.
    plies: usize,
    /// Whether no other board waits, so that he stays.
    is_last: bool,
    /// Whether the end of the game was told, with what is left.
    end_told: bool,
}

impl Stay {
    pub(super) fn of(replay: &Replay) -> Self {
        let end_told = replay.game.outcome().is_some();
        Self { plies: replay.game.made().len(), is_last: false, end_told }
    }
}

impl Place {
    /// The board of a display that is played here; nothing in any other game.
    pub(super) fn simul(&self) -> Option<SimulBoard> {
        self.listing.header.simul_board()
    }

    /// The board of a display that these words name; nothing in any other game, and where they name none.
    pub(super) fn goes_to_board(&self, command: Command, words: &str) -> Option<Vec<Intent>> {
        let number = words.parse().ok()?;
        let goes = command == Command::Board && self.simul().is_some();
        goes.then(|| goes_to(Seek::Board(number)))
    }

    /// Whether the player has made his move at this board, so that he goes to the next one.
    fn walks_on(&self) -> bool {
        let Some(simul) = self.simul() else { return false };
        let made = self.game.made();
        let moved = made.len() > self.stay.plies
            && made.last().is_some_and(|made| made.by() == simul.exhibitor);
        moved && !self.stay.is_last && self.game.is_running() && !self.activity.is_elsewhere()
    }
}

impl Session {
    /// The board of a display that is played here; nothing in any other game.
    #[must_use]
    pub fn simul(&self) -> Option<SimulBoard> {
        self.place.simul()
    }

    /// What the game that is played began with.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.place.listing.header
    }

    /// No other board waits: the game at this one goes on as any other.
    pub fn stays_at_board(&mut self, at: At) -> Vec<Act> {
        self.place.stay.is_last = true;
        self.follow_up(at, Vec::new())
    }

    /// Whether the opponent thinks here: he moves when the player comes back.
    pub(super) fn is_left_for_next_board(&self) -> bool {
        self.place.walks_on()
    }

    /// What a move, or the end of a game, sets off in a display.
    pub(super) fn simul_follows(&mut self) -> Option<Act> {
        let home = self.place.occasion.at_home().filter(|_| self.place.simul().is_some())?;
        if self.place.game.outcome().is_none() {
            let walks = self.place.walks_on();
            return walks.then_some(Act::Leave(home, Leave::Board(Seek::AfterMove)));
        }
        let told = std::mem::replace(&mut self.place.stay.end_told, true);
        (!told).then_some(Act::Home(home, HomeOrder::TellBoards(AskedOfBoards::AfterEnd)))
    }
}

impl Teller<'_> {
    /// What is wanted when the player comes to a board.
    pub(super) fn board_comes(&self, at: At, simul: &SimulBoard) -> Vec<Intent> {
        let game = &self.place.game;
        let narrator = &self.manner.narrator;
        let begins = game.made().is_empty() && simul.board == 1;
        let count = ("count", simul.guests.len().into());
        let mut acts: Vec<Act> =
            begins.then(|| self.manner.said("simul-begun", &[count])).into_iter().collect();
        acts.push(self.manner.said("simul-board", &named(narrator, simul)));
        acts.extend(self.odds_said());
        acts.extend(self.variant_said());
        if game.made().is_empty() {
            let turn = game.position().turn() == simul.exhibitor;
            acts.extend(turn.then(|| self.manner.said("resumed-turn", &[])));
        } else {
            acts.push(self.questions().last(at));
            let since = narrator.time(whole_seconds(at.since(game.now())));
            acts.push(self.manner.said("simul-since", &[("time", since)]));
        }
        acts.extend(self.stage_said());
        let waits = !game.is_running();
        all(acts).into_iter().chain(waits.then_some(Intent::Boards(OnBoards::RunOrWait))).collect()
    }
}

impl Requests<'_> {
    /// A display begins, or the one that was left goes on.
    pub(super) fn simul(&self, at: At, about: &About) -> Vec<Intent> {
        if about.is_nothing() {
            return match self.place.simul() {
                Some(_) => self.waiting(at),
                None => vec![Intent::leave(Leave::Board(Seek::Last))],
            };
        }
        let talk = &self.manner.narrator.talk;
        let words = about.words();
        let (first, rest) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
        let named = || talk.number_among(&talk.number_words(), first);
        let count = first.parse().ok().or_else(named);
        let Some(count) = count.filter(|count| (2..=MOST_BOARDS).contains(count)) else {
            let name = ("name", Value::from(talk.command_name(Command::Simul)));
            return said(self.manner.said("simul-count", &[("most", MOST_BOARDS.into()), name]));
        };
        let wishes = match wanted(rest, talk) {
            Ok(wishes) => wishes,
            Err(wrong) => return said(self.manner.wrong_choice(&wrong)),
        };
        let named_time =
            |wish: &GameWish| matches!(wish, GameWish::Set(Key::Time, time) if time != "off");
        if wishes.iter().any(named_time) {
            return said(self.manner.said("simul-clocks", &[]));
        }
        let (header, lasting) = match self.planned(at, &About::text(rest)) {
            Ok(planned) => planned,
            Err(wrong) => return said(self.manner.wrong_choice(&wrong)),
        };
        let header = self.first_board(at, header, count, &wishes);
        if self.place.is_left_unfinished() {
            let planned = NextGame::Plan(Box::new(header), lasting);
            return vec![Intent::NextGame(planned), Intent::Confirm(Request::New)];
        }
        self.leaves_for(header, lasting)
    }

    /// The first board of a display that is wanted so. Nobody has a clock, and nothing is against the Laws
    /// there but what a referee refuses.
    fn first_board(&self, at: At, like: Header, count: usize, wishes: &[GameWish]) -> Header {
        let named = |key| {
            wishes.iter().find_map(|wish| {
                let GameWish::Set(set, value) = wish else { return None };
                (*set == key).then_some(value.as_str())
            })
        };
        let exhibitor = Color::from_white(named(Key::Side) != Some("black"));
        let same = named(Key::Level).map(|_| like.level);
        let first = usize::from(self.opponent.level().get()).saturating_sub(count / 2).max(1);
        let first = first.min(21_usize.saturating_sub(count).max(1));
        let level = |board: usize| {
            let rising = u8::try_from((first + board).min(20)).unwrap_or(20);
            same.unwrap_or(rising)
        };
        let engine = named(Key::Opponent).and_then(|who| who.strip_prefix("uci:"));
        let guest = |board| match engine {
            Some(file) => Guest::Engine(level(board), file.to_owned()),
            None => Guest::Builtin(level(board)),
        };
        let mut guests: Vec<Guest> = (0..count).map(guest).collect();
        let named_friend = wishes.iter().find_map(|wish| {
            let GameWish::Friend(name) = wish else { return None };
            Some(name.clone())
        });
        let is_friend = named(Key::Opponent) == Some(OpponentChoice::HUMAN);
        let friend = named_friend.or_else(|| is_friend.then(String::new));
        if let (Some(name), Some(last)) = (friend, guests.last_mut()) {
            *last = Guest::Person(name);
        }
        let event = self.opponent.chance(at);
        let simul = SimulBoard { event, board: 1, exhibitor, guests };
        let own = self.manner.choices.settings.name.clone();
        let given = like.odds().is_some_and(|odds| odds.material.is_some());
        let usual = given.then(|| position::write(&Position::default()));
        let like = Header {
            position: usual.unwrap_or(like.position),
            odds: None,
            time: None,
            strict: false,
            warnings: Vec::new(),
            white_name: own.clone(),
            black_name: own,
            ..like
        };
        simul.header(&like)
    }

    /// The next board, whether a move was made at this one or not.
    pub(super) fn next_board(&self) -> Vec<Intent> {
        self.in_a_simul(|| goes_to(Seek::Next))
    }

    /// What waits at the other boards.
    pub(super) fn waiting(&self, at: At) -> Vec<Intent> {
        self.in_a_simul(|| vec![Intent::home(HomeOrder::TellBoards(AskedOfBoards::Waiting(at)))])
    }

    fn in_a_simul(&self, wanted: impl FnOnce() -> Vec<Intent>) -> Vec<Intent> {
        if self.place.simul().is_some() {
            return wanted();
        }
        let name = self.manner.narrator.talk.command_name(Command::Simul);
        said(self.manner.said("simul-none", &[("name", name.into())]))
    }
}

/// This board is left for another one, also while its opponent thinks.
fn goes_to(seek: Seek) -> Vec<Intent> {
    vec![Intent::Opponent(Opposing::Stop), Intent::leave(Leave::Board(seek))]
}
