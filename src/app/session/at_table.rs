//! What a player, or the assistant who types for him, does at the table of a match besides moving:
//! he calls the arbiter, complains, and says that a move is executed. And what has no place there.
//!
//! Score sheets and the envelope are in `sheet`.

use shakmaty::Position;

use crate::app::happened::Happened;
use crate::app::session::telling::Tell;
use crate::app::session::{Act, Place, Session};
use crate::command::{Allowed, Boards, Command, Kind, Seat};
use crate::laws::{At, Event, Scribe};
use crate::notation::squares;
use crate::table::Memo;
use crate::voices::voice::Word;

/// So many letters a player may tell the arbiter at once.
const LONGEST_MATTER: usize = 400;

impl Session {
    /// Whether a command of this place has something to work on: a board, an envelope, a score sheet.
    pub(super) fn is_of_use(&self, command: Command) -> bool {
        let Some(seat) = self.place.occasion.seat() else { return true };
        match command.spec().kind {
            Kind::Boards(Boards::SetUp) => self.has_board(),
            Kind::Boards(Boards::Pegboard | Boards::Skip | Boards::Mute | Boards::Unmute) => {
                !self.manner.boards.is_empty()
            }
            Kind::Seat(Seat::Seal) => seat.adjourns,
            Kind::Seat(Seat::Write | Seat::CrossOut) => {
                self.place.game.rules().scribes[seat.color] == Scribe::Own
            }
            Kind::Seat(
                Seat::Executed | Seat::Touched | Seat::TwoHands | Seat::Arbiter | Seat::Sign,
            )
            | Kind::AboutPosition(_)
            | Kind::AboutGame(_)
            | Kind::AsText(_)
            | Kind::Guide(_)
            | Kind::Play(_)
            | Kind::Friendly(_)
            | Kind::Archive(_)
            | Kind::Study(_)
            | Kind::Hearing(_)
            | Kind::Program(_) => true,
        }
    }

    /// Whether a command would be refused now, because what it tells may not be told.
    pub(super) fn is_withheld(&self, command: Command) -> bool {
        match command.spec().allowed {
            Allowed::Always => false,
            Allowed::By(aid) => self.withholds(aid),
            Allowed::Never => self.aids_in_force().is_some(),
        }
    }

    /// That a command has no place in this session; `None` if it has one.
    pub(super) fn no_place(&self, command: Command) -> Option<Vec<Act>> {
        if self.place.has(command) {
            return None;
        }
        let id = if self.place.occasion.is_match() { "seat-not-here" } else { "seat-alone" };
        let name = self.manner.narrator.talk.command_name(command);
        Some(vec![self.said(id, &[("name", name.into())])])
    }

    /// What is done only at a seat.
    pub(super) fn handle_seat(&mut self, at: At, command: Seat, rest: &str) -> Vec<Act> {
        match command {
            Seat::Executed => self.executed(at),
            Seat::Touched => self.complains(at, rest),
            Seat::TwoHands => self.event(at, Event::TwoHandsClaimed(self.place.me())),
            Seat::Arbiter => self.tells_arbiter(at, rest),
            Seat::Write => self.writes(at, rest),
            Seat::CrossOut => self.crosses_out(at, rest),
            Seat::Sign => self.signs(at, rest),
            Seat::Seal => self.seals(at, rest),
        }
    }

    fn tells_arbiter(&mut self, at: At, rest: &str) -> Vec<Act> {
        let runs = self.place.game.is_running();
        let id = if runs { "arbiter-called" } else { "arbiter-called-only" };
        let memo = match one_line(rest) {
            text if text.is_empty() => Memo::Called(self.place.me()),
            text if text.chars().count() > LONGEST_MATTER => {
                return vec![self.said("arbiter-long", &[("count", LONGEST_MATTER.into())])];
            }
            text => Memo::Told(self.place.me(), text),
        };
        self.calls(at, memo, id)
    }

    /// The boards of a seat are laid down in the match file. They may be looked for again, for a
    /// cable comes out; others, or none, are the arbiter's affair.
    pub(super) fn own_boards(&mut self, at: At, rest: &str) -> Option<Vec<Act>> {
        self.place.occasion.seat()?;
        match self.manner.narrator.talk.word(rest) {
            _ if rest.is_empty() => None,
            Some(Word::Straight | Word::Turned) => None,
            Some(Word::On) => Some(self.boards_again(at)),
            _ => Some(vec![self.said("seat-boards", &[])]),
        }
    }

    /// The player, or his assistant, has executed the opponent's move on a board that the program
    /// does not see (D.2.1).
    fn executed(&mut self, at: At) -> Vec<Act> {
        let me = self.place.me();
        let turn = self.place.game.position().turn();
        let executed = me != turn
            && self.place.game.announced().is_some()
            && self.place.game.wanted(me) != *self.place.game.position().board();
        if executed {
            return vec![self.told("seat-executed", &[])];
        }
        self.event_told(at, Event::Executed(me), Tell::Instead("seat-executed"))
    }

    /// The opponent has touched a man and not moved it: the player says so himself (4.8), or his
    /// assistant does, of a player who sees (D.2.10.5). The arbiter judges.
    fn complains(&mut self, at: At, rest: &str) -> Vec<Act> {
        let touched = squares(rest, &self.manner.vocabularies());
        let Some([square]) = touched.as_deref() else { return self.wants(at, Command::Touched) };
        let (me, square) = (self.place.me(), *square);
        self.event(at, Event::TouchClaimed(me, square))
    }

    /// Calls the arbiter. The clocks go on until he stops them (6.11.2), and it is he who judges.
    fn calls(&mut self, at: At, memo: Memo, id: &str) -> Vec<Act> {
        self.recalls(&memo);
        vec![Act::record(Happened::memo(at, memo)), self.told(id, &[])]
    }
}

impl Place {
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
    text.chars().filter(|sign| !sign.is_control()).collect::<String>().trim().to_owned()
}
