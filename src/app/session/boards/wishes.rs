//! What is wanted of the boards, and what a player asks of them: which there are, others, none, to be led or not.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::order::BoardOrder;
use crate::app::session::boards::{Boards, Own, State};
use crate::app::session::intent::{Change, Intent, OnBoards, all, said};
use crate::app::session::teller::Teller;
use crate::app::session::{Act, Place};
use crate::command::{Boards as BoardsCommand, Command, Study};
use crate::config::Key;
use crate::exercises::Exercise;
use crate::laws::At;
use crate::pegboard::{Address, Orientation, addresses};
use crate::understanding::About;
use crate::voices::voice::Word;

impl Boards {
    /// Does what is wanted of them.
    pub(in crate::app::session) fn does(
        &mut self,
        at: At,
        here: Teller<'_>,
        what: OnBoards,
    ) -> Vec<Intent> {
        match what {
            OnBoards::Command(command, about) => self.command(at, here, command, &about),
            OnBoards::Stand(mv) => self.named_by_hand(at, here, mv),
            OnBoards::Press(by) => self.presses_by_word(at, here, by),
            OnBoards::RunOrWait => self.runs_or_waits(at, here),
            OnBoards::WaitNoMore => self.waits_no_more(here),
            OnBoards::GoOn(id, next) => self.go_on(at, here, id, next),
        }
    }

    fn command(
        &mut self,
        at: At,
        here: Teller<'_>,
        command: BoardsCommand,
        about: &About,
    ) -> Vec<Intent> {
        match command {
            BoardsCommand::Pegboard => match here.place.occasion.seat() {
                Some(_) => self.at_seat(here, about.words()),
                None => self.pegboard(here, about.words()),
            },
            BoardsCommand::SetUp if here.place.activity.practised().is_some() => {
                self.set_up_exercise(here)
            }
            // Without a board it may be the position of the game that shall be set up.
            BoardsCommand::SetUp
                if !here.place.occasion.is_match() && self.laid(here).board_there().is_none() =>
            {
                let name = here.manner.narrator.talk.command_name(Command::Position);
                let values = [("position", name.into())];
                all([here.no_board(), here.manner.said("boards-none-position", &values)])
            }
            BoardsCommand::SetUp => all(self.set_up(at, here)),
            BoardsCommand::Mute | BoardsCommand::Unmute => {
                self.mutes(here, command.command(), about)
            }
            BoardsCommand::Skip => here.moves().drop_premove().unwrap_or_else(|| self.skip(here)),
        }
    }

    /// The boards of a seat are laid down in the match file. They may be looked for again, for a
    /// cable comes out; others, or none, are the arbiter's affair.
    fn at_seat(&mut self, here: Teller<'_>, rest: &str) -> Vec<Intent> {
        match here.manner.narrator.talk.word(rest) {
            _ if rest.is_empty() => self.pegboard(here, rest),
            Some(Word::Straight | Word::Turned) => self.pegboard(here, rest),
            Some(Word::On | Word::Yes) => self.again(here),
            _ => said(here.manner.said("seat-boards", &[])),
        }
    }

    /// Tells of the boards, or takes others.
    fn pegboard(&mut self, here: Teller<'_>, rest: &str) -> Vec<Intent> {
        if rest.is_empty() {
            return self.laid(here).boards_said();
        }
        let word = here.manner.narrator.talk.word(rest);
        match word {
            Some(Word::Straight) => return self.orientation(here, Orientation::Straight),
            Some(Word::Turned) => return self.orientation(here, Orientation::Turned),
            Some(_) | None => {}
        }
        let off = word.and_then(Word::switch) == Some(false);
        let Ok(wanted) = addresses(if off { "off" } else { rest }) else {
            return vec![Intent::Want(Command::Pegboard)];
        };
        let kept = if wanted.is_empty() { "off" } else { rest }.to_owned();
        let id = if wanted.is_empty() { "boards-off" } else { "boards-sought" };
        let closed = self.close(here);
        let opened = self.open(wanted);
        let said = [here.manner.said(id, &[])].into_iter().chain(opened);
        let keep = Intent::set(here.place.occasion.at_home(), Key::Pegboard, kept);
        closed.into_iter().chain(all(said)).chain([keep]).collect()
    }

    /// The boards are looked for again, and lie as the player says.
    fn orientation(&mut self, here: Teller<'_>, orientation: Orientation) -> Vec<Intent> {
        self.lie = Some(orientation);
        let home = here.place.occasion.at_home();
        let orientations = vec![
            Act::Board(BoardOrder::Orientation(orientation)).into(),
            Intent::set(home, Key::PegboardOrientation, orientation.to_string()),
        ];
        self.reopened(here, orientations)
    }

    /// Looks for the same boards again.
    fn again(&mut self, here: Teller<'_>) -> Vec<Intent> {
        self.reopened(here, Vec::new())
    }

    fn reopened(&mut self, here: Teller<'_>, meanwhile: Vec<Intent>) -> Vec<Intent> {
        let wanted: Vec<Address> = self.list.iter().map(|own| own.address.clone()).collect();
        let none = wanted.is_empty();
        let said = if none { here.no_board() } else { here.manner.said("boards-sought", &[]) };
        let closed = self.close(here);
        let opened = self.open(wanted);
        let said = all([said].into_iter().chain(opened));
        closed.into_iter().chain(meanwhile).chain(said).collect()
    }

    fn close(&mut self, here: Teller<'_>) -> Vec<Intent> {
        let closed = |own: &Own| {
            let close = Act::Board(BoardOrder::Close(own.id));
            self.laid(here).leave_board(own).into_iter().chain([close.into()])
        };
        let wanted = self.list.iter().flat_map(closed).collect();
        self.list.clear();
        wanted
    }

    /// Leads to how a board should stand.
    fn set_up(&mut self, at: At, here: Teller<'_>) -> Vec<Act> {
        let Some(i) = self.laid(here).board_there() else { return vec![here.no_board()] };
        if !self.laid(here).is_compared() {
            return here.refused(here.place.why_not_running());
        }
        if self.list[i].stands_as_awaited(here.place) {
            return vec![here.manner.said("board-right", &[])];
        }
        self.list[i].guide(at, here)
    }

    /// Leads no more; the game goes on at the keyboard until a board agrees with it. Where nobody is led,
    /// the question of an exercise is passed over.
    fn skip(&mut self, here: Teller<'_>) -> Vec<Intent> {
        let led = |own: &Own| matches!(own.state, State::Guided(_));
        let Some(i) = self.list.iter().position(led) else {
            if here.place.activity.practised().is_some_and(Exercise::passes_over) {
                return vec![Intent::Activity(Change::Skip)];
            }
            // On a board the same word has just let it be.
            let on_board = self.list.iter().any(|own| own.exercise.is_some());
            if here.place.activity.practised().is_some() && !on_board {
                return vec![Intent::Activity(Change::Study(Study::Next, About::Nothing))];
            }
            return said(here.manner.said("skip-none", &[]));
        };
        self.list[i].state = State::Left;
        let skipped = here.manner.said("skipped", &[]);
        let left = self.laid(here).leave_board(&self.list[i]);
        left.into_iter().chain([skipped.into()]).collect()
    }
}

impl Teller<'_> {
    pub(super) fn no_board(&self) -> Act {
        self.manner
            .said(if self.place.occasion.is_match() { "seat-no-board" } else { "boards-none" }, &[])
    }
}

impl Own {
    pub(super) fn stands_as_awaited(&self, place: &Place) -> bool {
        let wanted = place.game.wanted(self.player(place));
        self.fits(&wanted) || self.shows_announced(place).is_some()
    }
}
