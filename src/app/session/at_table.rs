//! What a player, or the assistant who types for him, does at the table of a match besides moving:
//! he calls the arbiter, complains, and says that a move is executed. And what has no place there.
//!
//! Score sheets and the envelope are in `sheet`.

use shakmaty::Position;

use crate::app::session::boards;
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::teller::{Requests, Teller};
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
            Kind::Boards(Boards::SetUp) => self.boards.has_board(self.teller()),
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

    /// What is done only at a seat.
    pub(super) fn handle_seat(&mut self, at: At, command: Seat, rest: &str) -> Vec<Act> {
        let requests = self.requests();
        let wanted = match command {
            Seat::Executed => requests.executed(),
            Seat::Touched => requests.complains(at, rest),
            Seat::TwoHands => vec![Intent::happen(Event::TwoHandsClaimed(self.place.me()))],
            Seat::Arbiter => requests.tells_arbiter(rest),
            Seat::Write => return self.writes(at, rest),
            Seat::CrossOut => return self.crosses_out(at, rest),
            Seat::Sign => requests.signs(at, rest),
            Seat::Seal => requests.seals(at, rest),
        };
        self.carry_out(at, wanted)
    }

    /// The boards of a seat are laid down in the match file. They may be looked for again, for a
    /// cable comes out; others, or none, are the arbiter's affair.
    pub(super) fn own_boards(&mut self, at: At, rest: &str) -> Option<Vec<Act>> {
        self.place.occasion.seat()?;
        match self.manner.narrator.talk.word(rest) {
            _ if rest.is_empty() => None,
            Some(Word::Straight | Word::Turned) => None,
            Some(Word::On) => Some(self.boards_want(at, boards::Boards::again)),
            _ => Some(vec![self.manner.said("seat-boards", &[])]),
        }
    }
}

impl Requests<'_> {
    /// Calls the arbiter. The clocks go on until he stops them (6.11.2), and it is he who judges.
    fn tells_arbiter(&self, rest: &str) -> Vec<Intent> {
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
    fn complains(&self, at: At, rest: &str) -> Vec<Intent> {
        let touched = squares(rest, &self.manner.vocabularies());
        let Some([square]) = touched.as_deref() else {
            return all(self.teller().wants(at, Command::Touched));
        };
        vec![Intent::happen(Event::TouchClaimed(self.place.me(), *square))]
    }
}

impl Teller<'_> {
    /// That a command has no place in this session; `None` if it has one.
    pub(super) fn no_place(&self, command: Command) -> Option<Vec<Act>> {
        if self.place.has(command) {
            return None;
        }
        let id = if self.place.occasion.is_match() { "seat-not-here" } else { "seat-alone" };
        let name = self.manner.narrator.talk.command_name(command);
        Some(vec![self.manner.said(id, &[("name", name.into())])])
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
