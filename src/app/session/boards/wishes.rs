//! What a player asks of his boards: which there are, others, none, to be led or not.

use crate::app::order::BoardOrder;
use crate::app::session::boards::Boards;
use crate::app::session::boards::{Own, State};
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Place};
use crate::command::Command;
use crate::config::Key;
use crate::laws::At;
use crate::pegboard::{Address, Orientation, addresses};
use crate::voices::Value;
use crate::voices::voice::Word;

impl Boards {
    /// Tells of the boards, or takes others.
    pub(in crate::app::session) fn pegboard(
        &mut self,
        at: At,
        here: Teller<'_>,
        rest: &str,
    ) -> Vec<Intent> {
        if rest.is_empty() {
            return all(self.boards_said(here));
        }
        let word = here.manner.narrator.talk.word(rest);
        match word {
            Some(Word::Straight) => return self.orientation(here, Orientation::Straight),
            Some(Word::Turned) => return self.orientation(here, Orientation::Turned),
            Some(_) | None => {}
        }
        let off = word == Some(Word::Off);
        let Ok(wanted) = addresses(if off { "off" } else { rest }) else {
            return all(here.wants(at, Command::Pegboard));
        };
        let kept = if wanted.is_empty() { "off" } else { rest }.to_owned();
        let id = if wanted.is_empty() { "boards-off" } else { "boards-sought" };
        let closed = self.close(here);
        let opened = self.open(wanted);
        let said = [here.manner.said(id, &[])].into_iter().chain(opened);
        closed.into_iter().chain(all(said.chain([Act::set(Key::Pegboard, kept)]))).collect()
    }

    /// The boards are looked for again, and lie as the player says.
    fn orientation(&mut self, here: Teller<'_>, orientation: Orientation) -> Vec<Intent> {
        let orientations = vec![
            Act::Board(BoardOrder::Orientation(orientation)),
            Act::set(Key::PegboardLie, orientation.to_string()),
        ];
        self.reopened(here, orientations)
    }

    /// Looks for the same boards again.
    pub(in crate::app::session) fn again(&mut self, here: Teller<'_>) -> Vec<Intent> {
        self.reopened(here, Vec::new())
    }

    fn reopened(&mut self, here: Teller<'_>, meanwhile: Vec<Act>) -> Vec<Intent> {
        let wanted: Vec<Address> = self.list.iter().map(|own| own.address.clone()).collect();
        let none = wanted.is_empty();
        let said = if none { here.no_board() } else { here.manner.said("boards-sought", &[]) };
        let closed = self.close(here);
        let opened = self.open(wanted);
        closed.into_iter().chain(all(meanwhile.into_iter().chain([said]).chain(opened))).collect()
    }

    fn close(&mut self, here: Teller<'_>) -> Vec<Intent> {
        let closed = |own: &Own| {
            let close = Act::Board(BoardOrder::Close(own.id));
            self.leave_board(here, own).chain([close.into()]).collect::<Vec<_>>()
        };
        let wanted = self.list.iter().flat_map(closed).collect();
        self.list.clear();
        wanted
    }

    fn boards_said(&self, here: Teller<'_>) -> Vec<Act> {
        if self.list.is_empty() {
            return vec![here.no_board()];
        }
        self.list.iter().flat_map(|own| self.board_said(here, own)).collect()
    }

    fn board_said(&self, here: Teller<'_>, own: &Own) -> Vec<Act> {
        let Some(name) = here.manner.board_value(own) else {
            let looked_for = || vec![here.manner.said("boards-sought", &[])];
            let said =
                own.contact.loss.as_ref().map(|loss| vec![here.manner.loss_said(loss, false)]);
            return said.unwrap_or_else(looked_for);
        };
        let id = match own.state {
            _ if self.is_left_over(here, own) => "board-left-over",
            _ if self.kind_of(here, own).is_none() => "board-moves-only",
            State::Guided(_) | State::Left => "board-differs",
            State::Away | State::Arriving { .. } => "board-waits",
            State::Played if own.stands_as_awaited(here.place) => "board-agrees",
            State::Played if here.place.game.is_behind(own.player(here.place)) => "board-behind",
            State::Played => "board-moves",
        };
        let owner = own.whose(here.place);
        let whose = match owner.filter(|_| here.place.side().is_none()) {
            Some(color) => here.manner.narrator.color(color),
            None => Value::from(""),
        };
        let named = match owner.filter(|_| here.place.side().is_none()) {
            Some(_) => here.manner.said("board-of", &[("name", name), ("color", whose)]),
            None => here.manner.said("board-is", &[("name", name)]),
        };
        let mut acts = vec![named, here.manner.said(id, &[])];
        acts.extend(here.manner.muted_said(own));
        if let State::Guided(Some(step)) = own.state {
            acts.push(here.manner.of_step(step));
        }
        acts
    }

    /// The first board that tells how it stands.
    fn board_there(&self, here: Teller<'_>) -> Option<usize> {
        let there = |own: &Own| own.hands.sensed().is_some() && self.kind_of(here, own).is_some();
        self.list.iter().position(there)
    }

    /// Whether there is a board to which the player can be led.
    pub(in crate::app::session) fn has_board(&self, here: Teller<'_>) -> bool {
        self.board_there(here).is_some()
    }

    /// Leads to how a board should stand.
    pub(in crate::app::session) fn set_up(&mut self, at: At, here: Teller<'_>) -> Vec<Act> {
        let Some(i) = self.board_there(here) else { return vec![here.no_board()] };
        if !self.is_compared(here) {
            return here.refused(here.place.why_not_running());
        }
        if self.list[i].stands_as_awaited(here.place) {
            return vec![here.manner.said("board-right", &[])];
        }
        self.list[i].guide(at, here)
    }

    /// Leads no more; the game goes on at the keyboard until a board agrees with it.
    pub(in crate::app::session) fn skip(&mut self, here: Teller<'_>) -> Vec<Intent> {
        let led = |own: &Own| matches!(own.state, State::Guided(_));
        let Some(i) = self.list.iter().position(led) else {
            return said(here.manner.said("skip-none", &[]));
        };
        self.list[i].state = State::Left;
        let skipped = here.manner.said("skipped", &[]);
        self.leave_board(here, &self.list[i]).chain([skipped.into()]).collect()
    }
}

impl Teller<'_> {
    pub(super) fn no_board(&self) -> Act {
        self.manner
            .said(if self.place.occasion.is_match() { "seat-no-board" } else { "boards-none" }, &[])
    }
}

impl Own {
    fn stands_as_awaited(&self, place: &Place) -> bool {
        self.fits(&place.game.wanted(self.player(place)))
    }
}
