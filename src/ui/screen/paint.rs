//! Draws a scene into a buffer of cells. Pure: the same scene gives the same cells and the same cursor.
//!
//! The cursor stands, visible, on what is focused, at every draw: readers and braille displays
//! follow it.

mod course;
mod filling;
mod hints;
pub(super) mod log;
mod status;
mod step;

use std::ops::Range;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};

use crate::ui::screen::board::Board;
use crate::ui::screen::digits;
use crate::ui::screen::layout::{Areas, COLUMNS, INDENT, types};
use crate::ui::screen::page::Page;
use crate::ui::screen::scene::{Focus, Layer, Pane, Scene};
use crate::ui::screen::text::{clean, cut, width, wrap};
use crate::ui::screen::theme::Palette;

pub(super) use status::StatusPage;
pub use step::{Part, step};

/// How many lines of a list are broken into rows at once; more than a screen has rows.
const STRETCH: usize = 256;

/// Draws a scene.
pub fn paint(scene: &Scene, buffer: &mut Buffer) {
    let palette = Palette::of(scene.look);
    let area = buffer.area;
    buffer.set_style(area, palette.text());
    if area.as_size() == scene.size.into() {
        match Areas::of(scene) {
            Some(areas) => paint_all(scene, &areas, &palette, buffer),
            None => paint_rows(&wrap(&scene.words.too_small, area.width.into(), 0), area, buffer),
        }
    }
}

/// Where the cursor stands: on the piece of the focused square, on the first cell of the focused line,
/// in the entry field where the next sign goes; without room for that, on the first cell. For readers
/// it is behind what was said last, unless something is typed.
#[must_use]
pub fn cursor(scene: &Scene) -> Position {
    let Some(areas) = Areas::of(scene) else { return Position::ORIGIN };
    let reader = scene.look.theme.is_for_readers();
    let found = match (scene.focus, scene.layer.as_ref()) {
        _ if reader && !types(scene) => Some(Page::of(scene, areas.status).cursor()),
        (Focus::Entry, _) => Some(Field::of(scene, areas.entry).cursor),
        (Focus::Layer(line), Some(layer)) => {
            Some(Rows::of_layer(layer, line, layer_lines(layer, areas.layer)).cursor())
        }
        (_, Some(layer)) => {
            Some(Rows::of_layer(layer, 0, layer_lines(layer, areas.layer)).cursor())
        }
        (Focus::Square(square), None) => {
            Board::new(scene, areas[Pane::Board], areas.squares).piece(square)
        }
        (Focus::Line(pane, _), None) => {
            let area = areas.lines(pane);
            let rows = Rows::of_pane(scene, pane, area);
            Some(rows.map_or(area.as_position(), |rows| rows.cursor()))
        }
        (Focus::Layer(_), None) => None,
    };
    let inside =
        |position: &Position| Rect::new(0, 0, scene.size.0, scene.size.1).contains(*position);
    found.filter(inside).unwrap_or(areas.status.as_position())
}

fn paint_all(scene: &Scene, areas: &Areas, palette: &Palette, buffer: &mut Buffer) {
    if let Some(layer) = &scene.layer {
        let lines = layer_lines(layer, areas.layer);
        if lines.y > areas.layer.y {
            let at = areas.layer.as_position();
            paint_row(&titled(scene, layer), at, areas.layer, palette.title(), buffer);
        }
        let line = if let Focus::Layer(line) = scene.focus { line } else { 0 };
        Rows::of_layer(layer, line, lines).paint(palette, buffer);
    }
    if !areas.header.is_empty() {
        buffer.set_style(areas.header, palette.frame());
        let area = filling::paint(scene.view.done, areas.header, buffer);
        let header = header(&scene.view.header, area.width.into());
        let style = palette.frame().add_modifier(Modifier::BOLD);
        paint_row(&header, area.as_position(), area, style, buffer);
    }
    Board::new(scene, areas[Pane::Board], areas.squares).paint(palette, buffer);
    for pane in Pane::ALL {
        let lines = areas.lines(pane);
        if areas.titled && pane != Pane::Board && lines.y > 0 && !lines.is_empty() {
            let title = &scene.words.panes[pane as usize];
            let at = Position::new(lines.x, lines.y - 1);
            paint_row(title, at, lines, palette.title(), buffer);
        }
        if let Some(rows) = Rows::of_pane(scene, pane, lines) {
            rows.paint(palette, buffer);
        }
    }
    if !areas.figures.is_empty() {
        digits::paint(scene, areas.figures, palette.text(), buffer);
    }
    course::paint(&scene.view.course, areas.course, palette, buffer);
    course::paint_weeks(&scene.view.weeks, areas.weeks, buffer);
    if let (Some(pending), false) = (&scene.view.pending, areas.pending.is_empty()) {
        paint_rows(&sentence(pending, areas.pending), areas.pending, buffer);
    }
    paint_rows(&[Field::of(scene, areas.entry).shown], areas.entry, buffer);
    if scene.entry.text.is_empty() {
        hints::paint(&scene.hints, areas.entry, buffer);
    }
    if scene.look.theme.is_for_readers() {
        Page::of(scene, areas.status).paint(buffer);
    } else {
        paint_rows(&StatusPage::of(scene, areas).shown, areas.status, buffer);
    }
}

/// The rows of a sentence.
fn sentence(text: &str, area: Rect) -> Vec<String> {
    within(wrap(text, area.width.into(), 0), area)
}

/// As many rows as there are; what goes beyond them ends in dots.
fn within(mut rows: Vec<String>, area: Rect) -> Vec<String> {
    let cells = area.width.into();
    let last = usize::from(area.height).saturating_sub(1);
    if rows.len() > last + 1 {
        let rest = rows.split_off(last).join(" ");
        rows.push(cut(&rest, cells));
    }
    rows
}

fn paint_rows(rows: &[String], area: Rect, buffer: &mut Buffer) {
    for (y, row) in (area.y..area.bottom()).zip(rows) {
        buffer.set_stringn(area.x, y, row, area.width.into(), Style::new());
    }
}

fn paint_row(text: &str, at: Position, area: Rect, style: Style, buffer: &mut Buffer) {
    buffer.set_stringn(at.x, at.y, cut(text, area.width.into()), area.width.into(), style);
}

/// The lines of a layer, below its title where there are rows for both, with a column for the mark.
fn layer_lines(layer: &Layer, area: Rect) -> Rect {
    let mark = u16::from(area.width > COLUMNS);
    let area = Rect { x: area.x + mark, width: area.width - mark, ..area };
    if layer.title.is_empty() || area.height < 4 {
        return area;
    }
    Rect { y: area.y + 1, height: area.height - 1, ..area }
}

/// What a list is, and which of its lines is focused.
fn titled(scene: &Scene, layer: &Layer) -> String {
    let Focus::Layer(line) = scene.focus else { return layer.title.clone() };
    let count = layer.lines.len();
    format!("{}  {}/{count}", layer.title, (line + 1).min(count))
}

/// As many parts as have room, the most important first.
fn header(parts: &[String], cells: usize) -> String {
    let mut row = String::new();
    for part in parts {
        let apart = if row.is_empty() { "" } else { "   " };
        let room = cells.saturating_sub(width(&row) + width(apart));
        let part = if row.is_empty() { Some(part.as_str()) } else { shortened(part, room) };
        if let Some(part) = part {
            row = format!("{row}{apart}{part}");
        }
    }
    row
}

/// So much of a part as has room, up to a comma; nothing if not even that has.
fn shortened(part: &str, room: usize) -> Option<&str> {
    let commas = part.match_indices(", ").map(|(at, _)| &part[..at]);
    [part]
        .into_iter()
        .chain(commas.collect::<Vec<_>>().into_iter().rev())
        .find(|it| width(it) <= room)
}

/// The rows of a list that are seen.
pub(super) struct Rows {
    area: Rect,
    /// Which line each row belongs to, and its text.
    shown: Vec<(usize, String)>,
    focused: Option<usize>,
}

impl Rows {
    fn of_layer(layer: &Layer, focused: usize, area: Rect) -> Self {
        Self::new(&layer.lines, String::as_str, Some(focused), area)
    }

    /// Those of a list beside the board.
    fn of_pane(scene: &Scene, pane: Pane, area: Rect) -> Option<Self> {
        let focused = match scene.focus {
            Focus::Line(own, line) if own == pane => Some(line),
            Focus::Line(..) | Focus::Square(_) | Focus::Entry | Focus::Layer(_) => None,
        };
        pane.panel().map(|panel| panel.rows(scene, focused, area))
    }

    /// The newest of what was said. Of the last answer the beginning is seen first, and a longer one is gone
    /// through with `more`.
    pub(super) fn of_log(scene: &Scene, area: Rect) -> Self {
        let (shown, _) = log::rows(scene, area);
        Self { area, shown, focused: None }
    }

    /// As many as have room, around the focused one or the newest.
    pub(super) fn new<'a, T, S: AsRef<str>>(
        lines: &'a [T],
        text: impl Fn(&'a T) -> S,
        focused: Option<usize>,
        area: Rect,
    ) -> Self {
        let focused = focused.map(|line| line.min(lines.len().saturating_sub(1)));
        if area.is_empty() {
            return Self { area, shown: Vec::new(), focused };
        }
        let rows = broken(lines, text, focused, area.width.into());
        let top = top(&rows, focused, area.height.into());
        let shown = rows.into_iter().skip(top).take(area.height.into()).collect();
        Self { area, shown, focused }
    }

    /// With the mark on this line, whichever decided what is seen.
    pub(super) fn marked(self, focused: Option<usize>) -> Self {
        Self { focused, ..self }
    }

    fn cursor(&self) -> Position {
        let row = self.shown.iter().position(|(line, _)| Some(*line) == self.focused);
        let down = u16::try_from(row.unwrap_or(0)).unwrap_or(0);
        Position::new(self.area.x, self.area.y + down)
    }

    /// The focused line is reversed, and where there is a column before it, that has its mark.
    fn paint(self, palette: &Palette, buffer: &mut Buffer) {
        let Rect { x, width, .. } = self.area;
        let mut is_first = true;
        for (y, (line, row)) in (self.area.y..self.area.bottom()).zip(&self.shown) {
            buffer.set_stringn(x, y, row, width.into(), Style::new());
            if Some(*line) != self.focused {
                continue;
            }
            buffer.set_style(Rect::new(x, y, width, 1), palette.chosen());
            if std::mem::take(&mut is_first) && x > 0 {
                buffer.set_stringn(x - 1, y, ">", 1, palette.text());
            }
        }
    }
}

/// The rows of the lines around the focused one, or of the newest, each with the number of its line.
fn broken<'a, T, S: AsRef<str>>(
    lines: &'a [T],
    text: impl Fn(&'a T) -> S,
    focused: Option<usize>,
    cells: usize,
) -> Vec<(usize, String)> {
    let stretch = stretch(lines.len(), focused);
    let near = lines.iter().enumerate().take(stretch.end).skip(stretch.start);
    let rows = |(number, line)| {
        let rows = wrap(text(line).as_ref(), cells, INDENT);
        rows.into_iter().map(move |row| (number, row))
    };
    near.flat_map(rows).collect()
}

/// The lines around the focused one, or the newest: a long list costs no more than a short one.
fn stretch(lines: usize, focused: Option<usize>) -> Range<usize> {
    let near = focused.unwrap_or(lines.saturating_sub(1));
    let start = (near / STRETCH).saturating_sub(1) * STRETCH;
    start..lines.min(start + 3 * STRETCH)
}

/// The first row that is seen: the focused line as far as it fits, or the newest rows.
///
/// It goes on by pages, not by rows, so that a step or a new line leaves the other rows as they are:
/// they are not written, and not read out, again.
fn top(rows: &[(usize, String)], focused: Option<usize>, height: usize) -> usize {
    let beyond = rows.len().saturating_sub(height);
    let Some(focused) = focused else {
        return beyond.next_multiple_of((height / 2).max(1));
    };
    let of_line = |(line, _): &(usize, String)| *line == focused;
    let first = rows.iter().position(of_line).unwrap_or(0);
    let last = rows.iter().rposition(of_line).unwrap_or(0);
    let page = (first / height * height).min(beyond);
    page.max((last + 1).saturating_sub(height).min(first))
}

/// The entry field as it is seen.
struct Field {
    shown: String,
    cursor: Position,
}

impl Field {
    /// The prompt and so much of what is typed as has room, with the cursor in it.
    fn of(scene: &Scene, area: Rect) -> Self {
        let cells = usize::from(area.width);
        let prompt = clean(&scene.words.prompt);
        let prompt = if width(&prompt) + 8 <= cells { prompt } else { String::new() };
        let typed = clean(&scene.entry.text);
        let before: String = typed.chars().take(scene.entry.cursor).collect();
        let room = cells.saturating_sub(width(&prompt) + 1);
        // By halves of the field, so that most signs are written without moving the others.
        let beyond = width(&before).saturating_sub(room);
        let hidden = beyond.next_multiple_of((room / 2).max(1));
        let mut skipped = String::new();
        for c in before.chars() {
            if width(&skipped) >= hidden {
                break;
            }
            skipped.push(c);
        }
        // A sign without width belongs to the one before it.
        let rest = &typed[skipped.len()..];
        let rest =
            rest.trim_start_matches(|c: char| !skipped.is_empty() && width(&c.to_string()) == 0);
        let seen = width(&before).saturating_sub(width(&typed[..typed.len() - rest.len()]));
        let right = u16::try_from(width(&prompt) + seen).unwrap_or(0);
        let right = right.min(area.width.saturating_sub(1));
        Self { shown: prompt + rest, cursor: Position::new(area.x + right, area.y) }
    }
}

#[cfg(test)]
mod chosen;
#[cfg(test)]
#[allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
mod desk;
#[cfg(test)]
mod properties;
#[cfg(test)]
#[allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
mod readers;
#[cfg(test)]
#[allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
mod room;
#[cfg(test)]
#[allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]
mod tests;
