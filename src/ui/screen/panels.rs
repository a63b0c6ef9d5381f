//! The panels of the screen beside its board: what each is called, how many lines it has, what the
//! cursor finds on them, and how they are drawn.
//!
//! Where a panel stands is the work of `layout`. The board has squares and no lines, and is none.

use ratatui::layout::Rect;
use shakmaty::Color;

use crate::chosen::Chosen;
use crate::command::rooming::RoomCommand;
use crate::ui::screen::lists::Line;
use crate::ui::screen::paint::Rows;
use crate::ui::screen::scene::{self, Pane, Scene};
use crate::ui::screen::{Under, Wish, said};
use crate::ui::view::{RoomLine, Thing, View, Viewpoint};

/// A list beside the board.
pub(super) trait Panel {
    /// How many lines the cursor can stand on.
    fn count(&self, view: &View, log: &[Line]) -> usize;

    /// What a line is.
    fn under(&self, at: usize, view: &View, log: &[Line]) -> Under;

    /// Its lines in an area, with the focused one among them.
    fn rows(&self, scene: &Scene, focused: Option<usize>, area: Rect) -> Rows;

    /// The line to which one comes from another panel: where nothing else is said, the newest.
    fn entrance(&self, view: &View, log: &[Line]) -> usize {
        self.count(view, log).saturating_sub(1)
    }

    /// What is wanted by choosing a line; nothing where nothing can be chosen.
    fn chosen(&self, _at: usize, _view: &View) -> Option<Wish> {
        None
    }
}

impl Pane {
    /// The list that it is; nothing for the board.
    pub(super) const fn panel(self) -> Option<&'static dyn Panel> {
        match self {
            Self::Board => None,
            Self::Moves => Some(&Moves),
            Self::Clocks => Some(&Clocks),
            Self::Log => Some(&Log),
            Self::Matters => Some(&MattersPanel),
            Self::Boards => Some(&BoardsPanel),
            Self::Room => Some(&RoomPanel),
        }
    }

    /// Whether it is among what there is to see.
    pub(super) fn is_seen(self, view: &View) -> bool {
        match self {
            Self::Board | Self::Moves | Self::Clocks => !view.spot.is_of_tables(),
            Self::Log => true,
            Self::Matters | Self::Boards => view.spot == Viewpoint::Desk,
            Self::Room => view.room.is_some(),
        }
    }
}

/// The moves so far, a line for each number; where a game is gone through, all of it.
struct Moves;

impl Panel for Moves {
    fn count(&self, view: &View, _log: &[Line]) -> usize {
        view.moves.len()
    }

    fn under(&self, at: usize, view: &View, _log: &[Line]) -> Under {
        Under::Thing(Thing::Moves(at.min(view.moves.len().saturating_sub(1))))
    }

    fn rows(&self, scene: &Scene, focused: Option<usize>, area: Rect) -> Rows {
        let view = &scene.view;
        let seen = focused.or(view.walking.then(|| here(view)));
        Rows::new(&view.moves, String::as_str, seen, area).marked(focused)
    }

    /// The place in the game, where one is gone through.
    fn entrance(&self, view: &View, log: &[Line]) -> usize {
        if view.walking { here(view) } else { self.count(view, log).saturating_sub(1) }
    }

    /// A line of the moves is the place to go to, where a game is gone through.
    fn chosen(&self, at: usize, view: &View) -> Option<Wish> {
        (view.walking && at < view.moves.len()).then_some(Wish::GoTo(at))
    }
}

/// The line of the moves with the place in the game that is gone through; before all moves the first.
fn here(view: &View) -> usize {
    view.here.unwrap_or(0)
}

/// Both clocks, White's first.
struct Clocks;

impl Panel for Clocks {
    fn count(&self, _view: &View, _log: &[Line]) -> usize {
        2
    }

    fn under(&self, at: usize, _view: &View, _log: &[Line]) -> Under {
        Under::Thing(Thing::Clock(Color::from_white(at == 0)))
    }

    fn rows(&self, scene: &Scene, focused: Option<usize>, area: Rect) -> Rows {
        let clocks = scene.view.clocks.iter();
        let lines: Vec<&str> = clocks.flat_map(|side| [&*side.white, &*side.black]).collect();
        // The first is what is looked for, and of other lists the newest line.
        Rows::new(&lines, |line| line, focused.or(Some(0)), area).marked(focused)
    }

    fn entrance(&self, _view: &View, _log: &[Line]) -> usize {
        0
    }
}

/// What was said.
struct Log;

impl Panel for Log {
    fn count(&self, _view: &View, log: &[Line]) -> usize {
        log.len()
    }

    fn under(&self, at: usize, _view: &View, log: &[Line]) -> Under {
        Under::Text(said(log.get(at).cloned().unwrap_or_default()))
    }

    fn rows(&self, scene: &Scene, focused: Option<usize>, area: Rect) -> Rows {
        match focused {
            Some(_) => Rows::new(&scene.log, scene::Line::text, focused, area),
            None => Rows::of_log(scene, area),
        }
    }
}

/// What waits for the arbiter.
struct MattersPanel;

impl Panel for MattersPanel {
    fn count(&self, view: &View, _log: &[Line]) -> usize {
        view.matters.len()
    }

    fn under(&self, at: usize, _view: &View, _log: &[Line]) -> Under {
        Under::Thing(Thing::Matter(at))
    }

    fn rows(&self, scene: &Scene, focused: Option<usize>, area: Rect) -> Rows {
        let matters = &scene.view.matters;
        Rows::new(matters, String::as_str, focused.or(Some(0)), area).marked(focused)
    }

    fn entrance(&self, _view: &View, _log: &[Line]) -> usize {
        0
    }
}

/// How the players' boards stand.
struct BoardsPanel;

impl Panel for BoardsPanel {
    fn count(&self, view: &View, _log: &[Line]) -> usize {
        view.boards.len()
    }

    fn under(&self, at: usize, _view: &View, _log: &[Line]) -> Under {
        Under::Thing(Thing::Boards(at))
    }

    fn rows(&self, scene: &Scene, focused: Option<usize>, area: Rect) -> Rows {
        let boards = &scene.view.boards;
        Rows::new(boards, String::as_str, focused.or(Some(0)), area).marked(focused)
    }

    fn entrance(&self, _view: &View, _log: &[Line]) -> usize {
        0
    }
}

/// What waits in the whole room. Choosing a line opens the desk of its table.
struct RoomPanel;

impl Panel for RoomPanel {
    fn count(&self, view: &View, _log: &[Line]) -> usize {
        room(view).len()
    }

    fn under(&self, at: usize, _view: &View, _log: &[Line]) -> Under {
        Under::Thing(Thing::Room(at))
    }

    fn rows(&self, scene: &Scene, focused: Option<usize>, area: Rect) -> Rows {
        let lines = room(&scene.view);
        Rows::new(lines, |line| line.text.as_str(), focused.or(Some(0)), area).marked(focused)
    }

    fn entrance(&self, _view: &View, _log: &[Line]) -> usize {
        0
    }

    fn chosen(&self, at: usize, view: &View) -> Option<Wish> {
        let line = room(view).get(at)?;
        Some(Wish::Chosen(Chosen::InRoom(RoomCommand::Open, Some(line.table))))
    }
}

fn room(view: &View) -> &[RoomLine] {
    view.room.as_deref().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voices::Library;

    #[test]
    fn every_pane_has_its_sentences() {
        let english = Library::built_in().get("en").unwrap();
        for pane in Pane::ALL {
            let sentences = ["pane", "look"].map(|kind| format!("{kind}-{}", pane.name()));
            assert!(sentences.iter().all(|id| english.has_sentence(id)), "{sentences:?}");
        }
    }
}
