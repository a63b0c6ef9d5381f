//! What a player asks of his boards: which there are, others, none, to be led or not.

use crate::app::order::BoardOrder;
use crate::app::session::boards::{Own, State};
use crate::app::session::{Act, Place, Session};
use crate::command::Command;
use crate::config::Key;
use crate::laws::At;
use crate::pegboard::{Address, Lie, addresses};
use crate::voices::Value;
use crate::voices::voice::Word;

impl Session {
    /// Tells of the boards, or takes others.
    pub(in crate::app::session) fn pegboard(&mut self, at: At, rest: &str) -> Vec<Act> {
        if rest.is_empty() {
            return self.boards_said();
        }
        let word = self.manner.narrator.talk.word(rest);
        match word {
            Some(Word::Straight) => return self.boards_lie(at, Lie::Straight),
            Some(Word::Turned) => return self.boards_lie(at, Lie::Turned),
            _ => {}
        }
        let off = word == Some(Word::Off);
        let Ok(wanted) = addresses(if off { "off" } else { rest }) else {
            return self.wants(at, Command::Pegboard);
        };
        let kept = if wanted.is_empty() { "off" } else { rest }.to_owned();
        let mut acts = self.close_boards(at);
        let id = if wanted.is_empty() { "boards-off" } else { "boards-sought" };
        acts.push(self.said(id, &[]));
        acts.extend(self.open_boards(wanted));
        acts.push(Act::set(Key::Pegboard, kept));
        acts
    }

    /// The boards are looked for again, and lie as the player says.
    fn boards_lie(&mut self, at: At, lie: Lie) -> Vec<Act> {
        let lies =
            vec![Act::Board(BoardOrder::Lie(lie)), Act::set(Key::PegboardLie, lie.to_string())];
        self.reopened(at, lies)
    }

    /// Looks for the same boards again.
    pub(in crate::app::session) fn boards_again(&mut self, at: At) -> Vec<Act> {
        self.reopened(at, Vec::new())
    }

    fn reopened(&mut self, at: At, meanwhile: Vec<Act>) -> Vec<Act> {
        let wanted: Vec<Address> = self.boards.list.iter().map(|own| own.address.clone()).collect();
        let mut acts = self.close_boards(at);
        acts.extend(meanwhile);
        let none = wanted.is_empty();
        acts.push(if none { self.no_board() } else { self.said("boards-sought", &[]) });
        acts.extend(self.open_boards(wanted));
        acts
    }

    pub(super) fn no_board(&self) -> Act {
        self.said(if self.place.occasion.is_match() { "seat-no-board" } else { "boards-none" }, &[])
    }

    fn close_boards(&mut self, at: At) -> Vec<Act> {
        let mut acts = Vec::new();
        for i in 0..self.boards.list.len() {
            acts.extend(self.leave_board(at, i));
            acts.push(Act::Board(BoardOrder::Close(self.boards.list[i].id)));
        }
        self.boards.list.clear();
        acts
    }

    fn boards_said(&self) -> Vec<Act> {
        if self.boards.list.is_empty() {
            return vec![self.no_board()];
        }
        self.boards.list.iter().flat_map(|own| self.board_said(own)).collect()
    }

    fn board_said(&self, own: &Own) -> Vec<Act> {
        let Some(name) = self.manner.board_value(own) else {
            let looked_for = || vec![self.said("boards-sought", &[])];
            let said =
                own.contact.loss.as_ref().map(|loss| vec![self.manner.loss_said(loss, false)]);
            return said.unwrap_or_else(looked_for);
        };
        let id = match own.state {
            _ if self.is_left_over(own) => "board-left-over",
            _ if self.kind_of(own).is_none() => "board-moves-only",
            State::Guided(_) | State::Left => "board-differs",
            State::Away | State::Arriving { .. } => "board-waits",
            State::Played if self.place.stands_as_awaited(own) => "board-agrees",
            State::Played if self.place.game.is_behind(self.place.player_of(own)) => "board-behind",
            State::Played => "board-moves",
        };
        let owner = self.place.whose(own);
        let whose = match owner.filter(|_| self.place.side().is_none()) {
            Some(color) => self.manner.narrator.color(color),
            None => Value::from(""),
        };
        let named = match owner.filter(|_| self.place.side().is_none()) {
            Some(_) => self.said("board-of", &[("name", name), ("color", whose)]),
            None => self.said("board-is", &[("name", name)]),
        };
        let mut acts = vec![named, self.said(id, &[])];
        acts.extend(self.manner.muted_said(own));
        if let State::Guided(Some(step)) = own.state {
            acts.push(self.manner.of_step(step));
        }
        acts
    }

    /// The first board that tells how it stands.
    fn board_there(&self) -> Option<usize> {
        let there = |own: &Own| own.hands.sensed().is_some() && self.kind_of(own).is_some();
        self.boards.list.iter().position(there)
    }

    /// Whether there is a board to which the player can be led.
    pub(in crate::app::session) fn has_board(&self) -> bool {
        self.board_there().is_some()
    }

    /// Leads to how a board should stand.
    pub(in crate::app::session) fn set_up_board(&mut self, at: At) -> Vec<Act> {
        let Some(i) = self.board_there() else { return vec![self.no_board()] };
        if !self.is_compared() {
            return self.refused(self.place.why_not_running());
        }
        if self.place.stands_as_awaited(&self.boards.list[i]) {
            return vec![self.said("board-right", &[])];
        }
        self.guide(at, i)
    }

    /// Leads no more; the game goes on at the keyboard until a board agrees with it.
    pub(in crate::app::session) fn skip(&mut self, at: At) -> Vec<Act> {
        let led = |own: &Own| matches!(own.state, State::Guided(_));
        let Some(i) = self.boards.list.iter().position(led) else {
            return vec![self.said("skip-none", &[])];
        };
        self.boards.list[i].state = State::Left;
        let mut acts = self.leave_board(at, i);
        acts.push(self.said("skipped", &[]));
        acts
    }
}

impl Place {
    fn stands_as_awaited(&self, own: &Own) -> bool {
        own.fits(&self.game.wanted(self.player_of(own)))
    }
}
