//! Which part of the screen is where.
//!
//! The board takes what the height allows before anything else has room. What is left beside it or
//! below has the lists, in the theme for the largest board clocks and the last move in large figures first; where nothing is left, the focused list stands in the place of the board.
//! Four ways: everything side by side, the board beside or above one list, and one pane at a time for
//! a braille line, and in all of them the last row is the status. A fifth is for readers: what was
//! said last, the entry field, the board.

use std::ops::{Index, IndexMut, Range};

use ratatui::layout::Rect;

use crate::ui::screen::board::{Kind, SquareSize};
use crate::ui::screen::digits;
use crate::ui::screen::scene::{Focus, Pane, Scene, Theme};
use crate::ui::screen::text::wrap;
use crate::ui::view::View;

/// With fewer columns a line of a braille display holds no sentence any more.
pub const COLUMNS: u16 = 20;

/// How far a row of a list that goes on is put in.
pub const INDENT: usize = 2;

/// With so many rows a screen for readers has a board.
const ROOMY: u16 = 16;

/// With fewer columns a list beside the board holds no sentence.
const LIST: u16 = 22;

/// With so many rows there is a header.
const HEADED: u16 = 12;

/// With fewer rows a list below the board is not worth having, nor a row for what is typed.
const FEW: u16 = 3;

/// How many rows two clocks may take.
const MOST_CLOCKS: usize = 4;

/// How many rows the status may take.
const MOST_STATUS: u16 = 6;

/// How many rows a move on its way may take.
const MOST_PENDING: usize = 3;

/// Where everything is. An empty area is not shown; none overlaps another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Areas {
    /// The panes: the board, with the letters of files and the numbers of ranks, and the lists.
    panes: [Rect; Pane::ALL.len()],
    /// How large the squares of the board are.
    pub squares: SquareSize,
    /// Who is to move, who plays, the opening.
    pub header: Rect,
    /// Clocks and the last move in large figures.
    pub figures: Rect,
    /// How the game went, in a row of heights.
    pub course: Rect,
    /// How practice has gone, a row of heights each.
    pub weeks: Rect,
    /// The move on its way.
    pub pending: Rect,
    /// The entry field.
    pub entry: Rect,
    /// What lies on top.
    pub layer: Rect,
    /// What the focus is on.
    pub status: Rect,
    /// Whether lists begin with their names.
    pub titled: bool,
}

/// The pane of the focus; without one, the pane that was chosen.
#[must_use]
pub fn pane(scene: &Scene) -> Pane {
    match scene.focus {
        Focus::Square(_) => Pane::Board,
        Focus::Line(pane, _) => pane,
        Focus::Entry | Focus::Layer(_) if !scene.pane.is_seen(&scene.view) => Pane::Room,
        Focus::Entry | Focus::Layer(_) => scene.pane,
    }
}

impl Index<Pane> for Areas {
    type Output = Rect;

    fn index(&self, pane: Pane) -> &Rect {
        &self.panes[pane as usize]
    }
}

impl IndexMut<Pane> for Areas {
    fn index_mut(&mut self, pane: Pane) -> &mut Rect {
        &mut self.panes[pane as usize]
    }
}

impl Areas {
    /// Whether a terminal of this size has room for anything.
    #[must_use]
    pub const fn fit((columns, rows): (u16, u16)) -> bool {
        columns >= COLUMNS && rows > 0
    }

    /// Where everything of a scene is; nothing if the terminal is too small.
    #[must_use]
    pub fn of(scene: &Scene) -> Option<Self> {
        let (columns, rows) = scene.size;
        if !Self::fit(scene.size) {
            return None;
        }
        if scene.look.theme.is_for_readers() {
            return Some(Self::for_readers(scene));
        }
        let status = status_rows(scene);
        let mut body = Rect::new(0, 0, columns, rows - status);
        let mut areas = Self { status: cut_bottom(&mut whole(scene), status), ..Self::default() };
        if rows == 1 && scene.focus == Focus::Entry {
            areas.entry = std::mem::take(&mut areas.status);
        } else if scene.layer.is_some() || !((40..).contains(&columns) && (10..20).contains(&rows))
        {
            areas.fields(scene, &mut body);
        }
        if (40..).contains(&columns) && rows >= HEADED {
            areas.header = cut_top(&mut body, 1);
        }
        match (columns, rows) {
            _ if scene.layer.is_some() => areas.layer = body,
            (40.., 10..) if scene.view.spot.is_of_tables() => areas.place_room(scene, body),
            (40.., 20..) => areas.place_all(scene, body),
            (40.., 10..) => areas.place_beside(scene, body),
            _ => areas[pane(scene)] = body,
        }
        areas.place_weeks(scene);
        Some(areas)
    }

    /// Words above, and below them what only a finger looks for. Rows keep their places whatever is
    /// focused: what is written again is read out again.
    fn for_readers(scene: &Scene) -> Self {
        let rows = scene.size.1;
        let mut areas = Self { status: whole(scene), ..Self::default() };
        let has_board = scene.look.theme.has_board() && Pane::Board.is_seen(&scene.view);
        if rows >= ROOMY && has_board {
            areas[Pane::Board] = cut_bottom(&mut areas.status, SquareSize::SMALL.rows());
        }
        if rows >= FEW || types(scene) {
            areas.entry = cut_bottom(&mut areas.status, 1);
        }
        areas
    }

    /// Where the lines of a list are.
    #[must_use]
    pub fn lines(&self, pane: Pane) -> Rect {
        let mut area = self[pane];
        if self.titled && pane != Pane::Board {
            cut_top(&mut area, 1);
        }
        area
    }

    /// The rows of which only a part is worth reading when it changes: not those of sentences.
    #[must_use]
    pub fn in_parts(&self) -> Range<u16> {
        if self.status.y == 0 { self.status.bottom()..u16::MAX } else { 0..self.status.y }
    }

    /// All areas, from top to bottom as far as they stand below one another.
    pub fn all(&self) -> impl Iterator<Item = Rect> {
        let Self { panes, header, figures, course, weeks, pending, .. } = *self;
        let Self { entry, layer, status, .. } = *self;
        let rows = [header, figures, course, weeks, pending, entry, layer, status];
        panes.into_iter().chain(rows)
    }

    /// The entry field at the bottom, and what waits to be announced above it.
    fn fields(&mut self, scene: &Scene, area: &mut Rect) {
        let room = scene.layer.is_none() && scene.size.1 >= 10;
        if room || scene.focus == Focus::Entry {
            self.entry = cut_bottom(area, 1);
        }
        if let (true, Some(pending)) = (room, &scene.view.pending) {
            let needed = wrap(pending, area.width.into(), 0).len().min(MOST_PENDING);
            self.pending = cut_bottom(area, u16::try_from(needed).unwrap_or(1));
        }
    }

    /// The board on the left, and the lists beside it or below.
    fn place_all(&mut self, scene: &Scene, mut body: Rect) {
        self.squares = SquareSize::fitting(body.width, body.height, kind(scene.look.theme));
        let (wide, high) = (self.squares.columns(), self.squares.rows());
        let beside =
            Rect { width: (body.width - wide).saturating_sub(1), x: body.x + wide + 1, ..body };
        if beside.width < LIST && scene.look.theme == Theme::Large {
            let height = (body.height - high).saturating_sub(FEW);
            let needed = digits::needed(scene, Rect { height, ..body });
            self.figures = cut_top(&mut body, needed);
        }
        let below = Rect { y: body.y + high, height: body.height - high, ..body };
        if beside.width >= LIST {
            self[Pane::Board] = cut_left(&mut body, wide);
            match scene.look.theme {
                Theme::Large => self.place_figures(scene, beside),
                _ => self.place_lists(scene, beside),
            }
        } else if below.height >= FEW && pane(scene) != Pane::Board {
            self[Pane::Board] = cut_top(&mut body, high);
            self[pane(scene)] = below;
        } else if below.height >= FEW {
            self[Pane::Board] = cut_top(&mut body, high);
            self[Pane::Log] = below;
        } else {
            self[pane(scene)] = body;
        }
    }

    /// Clocks and the last move in large figures, and below them one list.
    fn place_figures(&mut self, scene: &Scene, mut area: Rect) {
        let room = Rect { height: area.height.saturating_sub(FEW), ..area };
        self.figures = cut_top(&mut area, digits::needed(scene, room));
        let list = if pane(scene) == Pane::Board { Pane::Log } else { pane(scene) };
        self[list] = area;
    }

    /// The clocks, what is for the arbiter alone, the moves and the log, from top to bottom.
    fn place_lists(&mut self, scene: &Scene, mut area: Rect) {
        self.titled = true;
        let clocks = clock_rows(scene, area.width);
        self[Pane::Clocks] = cut_top(&mut area, if clocks > 0 { clocks + 1 } else { 0 });
        let View { matters, boards, room, .. } = &scene.view;
        let height = area.height;
        // Beside the whole room, each has less of it.
        let (third, quarter) = match room {
            None => (height / 3, height / 4),
            Some(_) => (height / 4, height / 5),
        };
        let matters = matters.iter().map(String::as_str).collect::<Vec<_>>();
        let boards = boards.iter().map(String::as_str).collect();
        let room = room.iter().flatten().map(|line| line.text.as_str()).collect();
        for (pane, lines, most) in [
            (Pane::Matters, matters, third),
            (Pane::Boards, boards, quarter),
            (Pane::Room, room, third),
        ] {
            let needed = titled_rows(&lines, area.width);
            self[pane] = cut_top(&mut area, needed.min(most));
        }
        let third = area.height / 3;
        let mut moves = cut_top(&mut area, third);
        if !scene.view.course.heights.is_empty() && moves.height > FEW {
            self.course = cut_bottom(&mut moves, 1);
        }
        self[Pane::Moves] = moves;
        self[Pane::Log] = area;
    }

    /// What waits in the room, and below it the messages.
    fn place_room(&mut self, scene: &Scene, mut body: Rect) {
        self.titled = true;
        if self.entry.is_empty() {
            self.fields(scene, &mut body);
        }
        let room = scene.view.room.iter().flatten();
        let lines: Vec<&str> = room.map(|line| line.text.as_str()).collect();
        let needed = titled_rows(&lines, body.width).max(FEW);
        let most = if pane(scene) == Pane::Log { body.height / 3 } else { body.height * 2 / 3 };
        self[Pane::Room] = cut_top(&mut body, needed.min(most));
        self[Pane::Log] = body;
    }

    /// How practice has gone, below the answer that tells it.
    fn place_weeks(&mut self, scene: &Scene) {
        let rows = u16::try_from(scene.view.weeks.len()).unwrap_or(u16::MAX);
        if rows > 0 && self.lines(Pane::Log).height >= rows.saturating_add(FEW) {
            self.weeks = cut_bottom(&mut self[Pane::Log], rows);
        }
    }

    /// The board, and beside it the clocks, one list and the entry field.
    fn place_beside(&mut self, scene: &Scene, mut body: Rect) {
        self.squares = if body.width >= 60 { SquareSize::WIDE } else { SquareSize::SMALL };
        self[Pane::Board] = cut_left(&mut body, self.squares.columns());
        cut_left(&mut body, 2);
        self.fields(scene, &mut body);
        let clocks = clock_rows(scene, body.width);
        self[Pane::Clocks] = cut_top(&mut body, clocks);
        let list = match pane(scene) {
            list @ (Pane::Moves | Pane::Matters | Pane::Boards | Pane::Room) => list,
            Pane::Board | Pane::Clocks | Pane::Log => Pane::Log,
        };
        self[list] = body;
    }
}

/// How large the squares of a theme may be.
const fn kind(theme: Theme) -> Kind {
    match theme {
        Theme::Reader | Theme::Words | Theme::Braille => Kind::Signs,
        Theme::Dark | Theme::Light | Theme::Mono | Theme::Shapes => Kind::Figures,
        Theme::Large => Kind::Largest,
    }
}

/// Where one pane is shown at a time, the status has all rows that it needs but one; beside a whole
/// board, one.
fn status_rows(scene: &Scene) -> u16 {
    let (columns, rows) = scene.size;
    if columns >= 40 && rows >= 10 {
        return 1;
    }
    let least = if columns < 40 && rows >= 4 { 2 } else { 1 };
    let most = rows.saturating_sub(1).clamp(least, MOST_STATUS);
    let rows_of = |text: &String| wrap(text, columns.into(), 0).len();
    let needed = match &*scene.news {
        [] => rows_of(&scene.status),
        news => news.iter().map(rows_of).sum(),
    };
    u16::try_from(needed).unwrap_or(most).clamp(least, most)
}

/// Whether something is typed.
pub(super) fn types(scene: &Scene) -> bool {
    scene.focus == Focus::Entry && !scene.entry.text.is_empty()
}

fn whole(scene: &Scene) -> Rect {
    Rect::new(0, 0, scene.size.0, scene.size.1)
}

/// How many rows these lines need below their name; none without lines.
fn titled_rows(lines: &[&str], width: u16) -> u16 {
    let rows = lines.iter().map(|line| wrap(line, width.into(), INDENT).len()).sum::<usize>();
    let rows = u16::try_from(rows).unwrap_or(u16::MAX);
    if rows > 0 { rows.saturating_add(1) } else { 0 }
}

/// How many rows the clocks need; one even without clocks, if the focus is there.
fn clock_rows(scene: &Scene, width: u16) -> u16 {
    let rows = scene.view.clocks.iter().flat_map(|clocks| [&clocks.white, &clocks.black]);
    let rows: usize = rows.map(|clock| wrap(clock, width.into(), INDENT).len()).sum();
    let focused = usize::from(pane(scene) == Pane::Clocks);
    u16::try_from(rows.clamp(focused, MOST_CLOCKS)).unwrap_or(0)
}

fn cut_top(area: &mut Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    let top = Rect { height: rows, ..*area };
    area.y += rows;
    area.height -= rows;
    top
}

fn cut_bottom(area: &mut Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    area.height -= rows;
    Rect { y: area.bottom(), height: rows, ..*area }
}

fn cut_left(area: &mut Rect, columns: u16) -> Rect {
    let columns = columns.min(area.width);
    let left = Rect { width: columns, ..*area };
    area.x += columns;
    area.width -= columns;
    left
}
