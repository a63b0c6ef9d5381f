//! What a player, or the assistant who types for him, does at the table of a match besides moving:
//! he calls the arbiter, complains, and says that a move is executed. And what has no place there.
//!
//! Score sheets and the envelope are in `sheet`.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Position, Square};

use crate::app::session::intent::{Intent, Tell, said};
use crate::app::session::teller::{Requests, Teller};
use crate::app::session::{Act, Place};
use crate::clean;
use crate::command::{Allowed, Command, Seat};
use crate::laws::{At, Event};
use crate::table::{Memo, appeal};
use crate::understanding::About;

/// So many letters a player may tell the arbiter at once.
const LONGEST_MATTER: usize = 400;

impl Requests<'_> {
    /// What is done only at a seat.
    pub(super) fn at_seat(&self, command: Seat, about: &About) -> Vec<Intent> {
        let rest = about.words();
        match command {
            Seat::Executed => self.executed(),
            Seat::Touched => self.complains(about),
            Seat::TwoHands => vec![Intent::happen(Event::TwoHandsClaimed(self.place.me()))],
            Seat::Arbiter => self.tells_arbiter(rest),
            Seat::Captain => self.asks_captain(rest),
            Seat::Away => self.leaves_board(true),
            Seat::Here => self.leaves_board(false),
            Seat::Appeal => self.appeals(about),
            Seat::Write => self.teller().moves().writes(rest),
            Seat::CrossOut => self.teller().moves().crosses_out(rest),
            Seat::Sign => self.teller().moves().signs(about),
            Seat::Seal => self.teller().moves().seals(rest),
        }
    }

    /// The player leaves the board, or is back at it: both players and the arbiter hear it, and the clock
    /// runs on (11.2).
    fn leaves_board(&self, leaves: bool) -> Vec<Intent> {
        let me = self.place.me();
        let is_away = self.place.occasion.seat().is_some_and(|seat| seat.away[me]);
        if is_away == leaves {
            return said(self.manner.said(if leaves { "seat-away" } else { "seat-here" }, &[]));
        }
        let id = if leaves { "player-away" } else { "player-back" };
        let told = self.manner.told(id, &[("color", self.manner.narrator.color(me))]);
        vec![Intent::Call(Memo::Away(me, leaves)), told.into()]
    }

    /// Stops the clocks to call the arbiter, for a reason or without a word (6.11.2).
    pub(super) fn stops_clocks(&self, rest: &str) -> Vec<Intent> {
        let why = one_line(rest).split_whitespace().collect::<Vec<_>>().join(" ");
        if why.chars().count() > LONGEST_MATTER {
            return said(self.manner.said("arbiter-long", &[("count", LONGEST_MATTER.into())]));
        }
        vec![Intent::happen(Event::ClocksStopped(self.place.me(), why))]
    }

    /// Calls the arbiter. The clocks go on until somebody stops them (6.11.2), and it is he who judges.
    fn tells_arbiter(&self, rest: &str) -> Vec<Intent> {
        let why = self.manner.understands().stops_clocks(rest);
        if let Some(why) = why.filter(|_| self.place.occasion.is_match()) {
            return self.stops_clocks(why);
        }
        let runs = self.place.game.is_running();
        let id = if runs { "arbiter-called" } else { "arbiter-called-only" };
        let memo = match one_line(rest) {
            text if text.is_empty() => Memo::Called(self.place.me()),
            text if text.chars().count() > LONGEST_MATTER => {
                return said(self.manner.said("arbiter-long", &[("count", LONGEST_MATTER.into())]));
            }
            text => Memo::Told(self.place.me(), text),
        };
        vec![Intent::Call(memo), self.manner.told(id, &[]).into()]
    }

    /// An appeal against a ruling, with reasons.
    fn appeals(&self, about: &About) -> Vec<Intent> {
        let About::Ruling(number, why) = about else {
            return vec![Intent::Want(Command::Appeal)];
        };
        let why = one_line(why);
        if why.chars().count() > LONGEST_MATTER {
            return said(self.manner.said("arbiter-long", &[("count", LONGEST_MATTER.into())]));
        }
        if why.is_empty() {
            return vec![Intent::Want(Command::Appeal)];
        }
        vec![Intent::Appeal(*number, why)]
    }

    /// Appeals against the ruling of this number, unless nobody can any more; the committee decides
    /// (11.10).
    pub(super) fn appeal(&self, at: At, number: u32, why: String) -> Vec<Intent> {
        let Some(seat) = self.place.occasion.seat() else { return Vec::new() };
        if seat.appealed.contains(&number) {
            return said(self.manner.said("appeal-twice", &[("number", number.into())]));
        }
        let game = &self.place.game;
        if let Some(refused) = appeal::why_not(&seat.appeals, game, number, at) {
            return said(Act::say(appeal::refused(&self.manner.narrator, refused, game)));
        }
        let filed = self.manner.told("appeal-filed", &[("number", number.into())]);
        let fee = seat.appeals.fee.as_deref();
        let fee = fee.map(|fee| self.manner.told("match-appeal-fee", &[("fee", fee.into())]));
        let told = std::iter::once(filed).chain(fee).map(Intent::from);
        let memo = Memo::Appealed(seat.color, number, why);
        std::iter::once(Intent::Call(memo)).chain(told).collect()
    }

    /// The player, or his assistant, has executed the opponent's move on a board that the program
    /// does not see (D.2.1).
    fn executed(&self) -> Vec<Intent> {
        let me = self.place.me();
        let turn = self.place.game.position().turn();
        let executed = me != turn
            && self.place.game.announced().is_some()
            && self.place.game.wanted(me) != *self.place.game.position().board();
        if executed {
            return said(self.manner.told("seat-executed", &[]));
        }
        vec![Intent::Happen(Event::Executed(me), Tell::Instead("seat-executed"))]
    }

    /// The opponent has touched a piece and not moved it: the player says so himself (4.8), or his
    /// assistant does, of a player who sees (D.2.10.5). The arbiter judges.
    fn complains(&self, about: &About) -> Vec<Intent> {
        let Some(square) = about.square() else {
            return vec![Intent::Want(Command::Touched)];
        };
        vec![Intent::happen(Event::TouchClaimed(self.place.complainant(square), square))]
    }
}

impl Place {
    /// The player who complains of a touch. Of two people at one keyboard it is the one who waits, or the one
    /// who has the move now that the other has moved something else.
    fn complainant(&self, square: Square) -> Color {
        let turn = self.game.position().turn();
        let touched = self.game.underway().touches().contains(&square);
        self.side().unwrap_or(if touched { !turn } else { turn })
    }
}

impl Teller<'_> {
    /// That a command has no place in this session; `None` if it has one.
    pub(super) fn no_place(&self, command: Command) -> Option<Act> {
        if self.place.has(command) {
            return None;
        }
        let id = if self.place.occasion.is_match() { "seat-not-here" } else { "seat-alone" };
        Some(self.manner.said(id, &[("name", self.manner.called(command))]))
    }
}

impl Place {
    /// Whether a command would be refused now, because what it tells may not be told.
    pub(super) fn is_withheld(&self, command: Command) -> bool {
        match command.spec().allowed {
            Allowed::Always => false,
            Allowed::By(aid) => self.withholds(aid),
            Allowed::Never => self.aids_in_force().is_some(),
        }
    }

    /// Whether a command has something to say in the game that is here: what knows chess alone, and what
    /// is in the hand.
    pub(super) fn suits(&self, command: Command) -> bool {
        let here = self.here();
        let is_chess = here.variant().is_chess();
        (is_chess || !command.is_of_chess_alone())
            && (command != Command::Pocket || here.pockets().is_some())
    }

    /// Whether a command can be used in this session at some time.
    pub(super) fn has(&self, command: Command) -> bool {
        match self.occasion.seat() {
            Some(_) => !command.is_only_at_home(),
            None => !command.is_about_a_match(),
        }
    }
}

/// A text without what would break a line of a record.
pub(super) fn one_line(text: &str) -> String {
    clean::line(text).trim().to_owned()
}
