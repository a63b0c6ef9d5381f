//! From pane to pane, and through one line by line.

use crate::keymap::{Action, FocusMove};
use crate::ui::screen::lists;
use crate::ui::screen::scene::{Focus, Pane};
use crate::ui::screen::{Screen, Under, Wish};
use crate::ui::view::{Arrival, View};

impl Screen {
    /// The next pane that there is, or the one before.
    pub(super) fn pane_after(&self, forward: bool, view: &View) -> Pane {
        let there: Vec<Pane> = Pane::ALL.into_iter().filter(|pane| pane.is_seen(view)).collect();
        let from = match self.focus {
            Focus::Line(pane, _) => pane,
            Focus::Square(_) | Focus::Entry | Focus::Layer(_) => first(view),
        };
        let at = there.iter().position(|&other| other == from);
        let steps = match self.focus {
            // From the field to the list that there is instead of a board.
            Focus::Entry if view.spot.is_of_tables() => 0,
            _ if forward => 1,
            _ => there.len() - 1,
        };
        there[(at.unwrap_or(0) + steps) % there.len()]
    }

    pub(super) fn enter_pane(&mut self, pane: Pane, view: &View) -> Vec<Wish> {
        let pane = if pane.is_seen(view) { pane } else { first(view) };
        self.pane = pane;
        self.focus = match pane.panel() {
            Some(panel) => Focus::Line(pane, panel.entrance(view, &self.log)),
            None => Focus::Square(self.square),
        };
        match self.under(view) {
            Under::Thing(thing) => vec![Wish::Look(thing, Arrival::Pane)],
            Under::Text(said) => {
                self.hear(&format!("look-{}", pane.name()), &[("what", said.spans.into())])
            }
        }
    }

    /// Goes through a pane line by line.
    pub(super) fn in_pane(
        &mut self,
        pane: Pane,
        at: usize,
        action: &Action,
        view: &View,
    ) -> Vec<Wish> {
        let Some(panel) = pane.panel() else { return Vec::new() };
        if let Some(wish) = panel.chosen(at, view).filter(|_| *action == Action::Take) {
            return vec![wish];
        }
        let to = lists::stepped(at, by_lines(action), panel.count(view, &self.log));
        let edge = to == at && by_lines(action) != 0;
        self.focus = Focus::Line(pane, to);
        let arrival = if edge { Arrival::Edge } else { Arrival::Step };
        match self.under(view) {
            Under::Thing(thing) => vec![Wish::Look(thing, arrival)],
            Under::Text(said) if edge => self.hear("look-edge", &[("what", said.spans.into())]),
            Under::Text(said) => vec![Wish::Hear(said)],
        }
    }
}

/// The pane to which one comes first.
fn first(view: &View) -> Pane {
    if Pane::Board.is_seen(view) { Pane::Board } else { Pane::Room }
}

/// By how many lines an action goes on in a list.
pub(super) fn by_lines(action: &Action) -> isize {
    const PAGE: isize = 10;
    let Action::Step(direction) = action else { return 0 };
    match direction {
        FocusMove::Up => -1,
        FocusMove::Down => 1,
        FocusMove::UpRight => -PAGE,
        FocusMove::DownRight => PAGE,
        FocusMove::UpLeft => isize::MIN / 2,
        FocusMove::DownLeft => isize::MAX / 2,
        FocusMove::Left | FocusMove::Right => 0,
    }
}
