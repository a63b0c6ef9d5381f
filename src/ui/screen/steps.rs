//! Steps and jumps over the board.

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::{Color, Square};

use crate::about::About;
use crate::chosen::Chosen;
use crate::command::Command;
use crate::keymap::Action;
use crate::ui::screen::focus;
use crate::ui::screen::scene::{Focus, Pane};
use crate::ui::screen::{Screen, Wish};
use crate::ui::view::{Arrival, Shown, Thing, View, Viewpoint};

/// What Enter does on the board while a game is gone through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Enter {
    /// It goes on, as an empty line does.
    GoesOn,
    /// It takes the piece to which the cursor has gone.
    Takes,
}

impl Screen {
    pub(super) fn on_board(&mut self, action: &Action, view: &View) -> Vec<Wish> {
        let (board, from, bottom) = (&view.board, self.square, view.bottom);
        let to = match *action {
            Action::Step(direction) => focus::step(from, direction, bottom),
            Action::Rank(rank) => Some(Square::from_coords(from.file(), rank)),
            Action::File(file) => Some(Square::from_coords(file, from.rank())),
            // Why nothing is told of pieces, the session says.
            Action::Next(role) | Action::Previous(role) if view.told == Shown(false) => {
                let pieces = About::pieces(Color::White, &[role]);
                return vec![Wish::Chosen(Chosen::Command(Command::Pieces, pieces))];
            }
            Action::Next(role) | Action::Previous(role) => {
                let forward = matches!(action, Action::Next(_));
                let find = if forward { focus::next } else { focus::previous };
                let Some(to) = find(board, from, role, bottom) else {
                    let pieces = [("pieces", self.narrator.roles_heading(role, 2))];
                    return self.hear("no-pieces", &pieces);
                };
                Some(to)
            }
            Action::NextTarget => {
                let targets = view.targets;
                let Some(to) = focus::next_of(from, bottom, |square| targets.contains(square))
                else {
                    return self.hear("targets-none", &[]);
                };
                Some(to)
            }
            // No piece is touched from there; the square is named again.
            Action::Take if view.spot.is_desk() || view.spot == Viewpoint::Outside => Some(from),
            Action::Take if view.walking && self.enter == Enter::GoesOn && view.held.is_none() => {
                return vec![Wish::Chosen(Chosen::bare(Command::Next))];
            }
            Action::Take => {
                self.touching = Some(self.so_far());
                let command = if view.held.is_some() { Command::Put } else { Command::Take };
                return vec![Wish::Chosen(Chosen::Command(command, About::Square(from)))];
            }
            Action::Entry
            | Action::Board
            | Action::NextPane
            | Action::PreviousPane
            | Action::Menu
            | Action::Keys
            | Action::KeyHelp
            | Action::Cancel
            | Action::Suspend
            | Action::Redraw
            | Action::Command(_) => return Vec::new(),
        };
        let arrival = if to.is_some() { Arrival::Step } else { Arrival::Edge };
        vec![self.go(to.unwrap_or(from), arrival)]
    }

    fn go(&mut self, square: Square, arrival: Arrival) -> Wish {
        self.enter = Enter::Takes;
        self.square = square;
        self.focus = Focus::Square(square);
        self.pane = Pane::Board;
        Wish::Look(Thing::Square(square), arrival)
    }
}
