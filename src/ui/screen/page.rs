//! What was said last, as readers have it: words that end where the cursor is.
//!
//! Each kind of reader finds out in its own way what is new. One speaks the rows that are, one what is
//! written, one what lies between the first sign and the last that differ, if the cursor is behind that
//! (Orca, in a terminal of VTE), and a braille display shows the row of the cursor. So what was there
//! goes at once, nothing else is in these rows, and below the last of them nothing changes at a step.
//! For words that come again, or begin or end as those before, a blank that differs is put above and
//! behind every second time.
//!
//! An answer that is longer than a page is gone through with `more`.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use crate::notation::Width;
use crate::ui::screen::layout::INDENT;
use crate::ui::screen::scene::{Latest, Line, Scene};
use crate::ui::screen::text::{width, wrap};

/// A blank that is none to whom compares.
const OTHER: &str = "\u{a0}";

/// So many columns are kept free: for the other blank, and for the cursor behind it.
const BEHIND: u16 = 2;

/// A page of what was said last.
pub(super) struct Page {
    shown: Vec<String>,
    /// Whether it goes on behind the page.
    pub(super) goes_on: bool,
    /// Whether it has the other blank.
    other: bool,
    /// Whether the cursor is on the first word and not behind the last.
    ahead: bool,
    area: Rect,
}

impl Page {
    pub(super) fn of(scene: &Scene, area: Rect) -> Self {
        let cells = cells(scene, area);
        // The row above is for the other blank.
        let height = usize::from(area.height).saturating_sub(1).max(1);
        let mut rows = rows(scene, cells);
        let more = Some(wrap(&scene.words.more, cells, 0)).filter(|more| more.len() < height);
        let each = height - more.as_ref().map_or(0, Vec::len);
        let last = rows.len().saturating_sub(height).div_ceil(each);
        let page = scene.page.min(last);
        let goes_on = page < last;
        let room = if goes_on { each } else { height };
        let mut shown: Vec<String> = rows.drain(..).skip(page * each).take(room).collect();
        // A page begins at the margin, also in the middle of a line.
        shown.iter_mut().take(1).for_each(|row| *row = row.trim_start().to_owned());
        shown.extend(more.filter(|_| goes_on).unwrap_or_default());
        Self { shown, goes_on, other: scene.other, ahead: scene.look.ahead, area }
    }

    /// Behind the last word, or on the first.
    pub(super) fn cursor(&self) -> Position {
        if self.ahead {
            let rows = u16::try_from(self.shown.len()).unwrap_or(u16::MAX).min(self.area.height);
            let y = self.area.bottom().saturating_sub(rows.max(1));
            // A display that was turned to the rest comes back only to a cursor that has moved.
            return Position::new(self.area.x + u16::from(self.other), y);
        }
        let behind = usize::from(self.other) + self.shown.last().map_or(0, |row| width(row));
        let right = u16::try_from(behind).unwrap_or(u16::MAX).min(self.area.width.max(1) - 1);
        Position::new(self.area.x + right, self.area.bottom().max(1) - 1)
    }

    pub(super) fn paint(&self, buffer: &mut Buffer) {
        let Rect { x, width, .. } = self.area;
        let mut put = |y, text: &str| {
            buffer.set_stringn(x, y, text, width.into(), Style::new());
        };
        let rows = (self.area.y..self.area.bottom()).rev();
        for (n, (y, row)) in rows.clone().zip(self.shown.iter().rev()).enumerate() {
            let behind = if n == 0 && self.other { OTHER } else { "" };
            put(y, &format!("{row}{behind}"));
        }
        if let (Some(above), true) = (rows.clone().nth(self.shown.len()), self.other) {
            put(above, OTHER);
        }
    }
}

/// How long a row may be: within the window and the display, on which the cursor has its cell as well,
/// unless it is on the first word.
fn cells(scene: &Scene, area: Rect) -> usize {
    let window = usize::from(area.width);
    let width = scene.look.width.map_or(window, Width::get);
    let behind = usize::from(BEHIND);
    let display = if scene.look.ahead { width } else { width.saturating_sub(behind) };
    window.saturating_sub(behind).min(display).max(1)
}

/// What was said last, in rows.
fn rows(scene: &Scene, cells: usize) -> Vec<String> {
    let answer = || {
        let begins = scene.log.iter().rposition(Line::begins).unwrap_or(0);
        let lines = scene.log[begins..].iter().map(Line::text);
        lines.flat_map(|line| wrap(&line, cells, INDENT)).collect::<Vec<_>>()
    };
    let place = || wrap(&scene.status, cells, 0);
    match scene.latest {
        Latest::Place => place(),
        Latest::Answer => answer(),
        Latest::Both => [answer(), place()].concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::screen::sample::scene;
    use crate::ui::screen::scene::Theme;

    /// What is seen of these answers on four rows and one, each page of the last.
    fn seen(answers: &[&[&str]]) -> Vec<Vec<String>> {
        let mut scene = scene((40, 24));
        (scene.look.theme, scene.latest) = (Theme::Reader, Latest::Answer);
        let line = |(at, text): (usize, &&str)| Line::from(*text).beginning(at == 0);
        let lines = |answer: &&[&str]| answer.iter().enumerate().map(line).collect::<Vec<_>>();
        scene.log = answers.iter().flat_map(lines).collect();
        let mut pages = Vec::new();
        loop {
            let page = Page::of(&scene, Rect::new(0, 0, 40, 5));
            pages.push(page.shown);
            if !page.goes_on {
                return pages;
            }
            scene.page += 1;
        }
    }

    #[test]
    fn a_page_is_turned_before_an_answer() {
        assert_eq!(seen(&[&["a", "b"], &["c", "d"]]), [["c", "d"]]);
        assert_eq!(seen(&[&["a", "b", "c", "d"]]), [["a", "b", "c", "d"]]);
    }

    #[test]
    fn an_answer_longer_than_a_page_is_gone_through_with_more_and_each_row_is_seen_once() {
        let long = ["c", "d", "e", "f", "g", "h", "i"];
        let pages = seen(&[&["a", "b"], &long]);
        assert_eq!(pages, [vec!["c", "d", "e", "more"], vec!["f", "g", "h", "i"]]);
        assert_eq!(seen(&[&long, &["k"]]), [["k"]]);
    }

    #[test]
    fn no_row_is_longer_than_the_display_and_the_cursor_is_on_it() {
        let mut scene = scene((80, 24));
        scene.look.theme = Theme::Reader;
        scene.status =
            "e5: white queen, dark, last move. Attacked by knight c6, pawn d6.".to_owned();
        for (cells, ahead, first) in [
            (40, false, "e5: white queen, dark, last move."),
            (40, true, "e5: white queen, dark, last move."),
            (20, false, "e5: white queen,"),
            (20, true, "e5: white queen,"),
            (13, true, "e5: white"),
        ] {
            (scene.look.width, scene.look.ahead) = (Width::new(cells), ahead);
            for other in [false, true] {
                scene.other = other;
                let page = Page::of(&scene, Rect::new(0, 0, 80, 9));
                assert_eq!(page.shown[0], first, "{cells} {ahead}");
                let cells = usize::from(cells);
                assert!(page.shown.iter().all(|row| width(row) <= cells), "{:?}", page.shown);
                assert!(usize::from(page.cursor().x) < cells, "{:?}", page.cursor());
            }
        }
    }

    #[test]
    fn a_page_begins_at_the_margin() {
        let mut scene = scene((24, 24));
        (scene.look.theme, scene.latest) = (Theme::Reader, Latest::Answer);
        scene.log = vec![Line::from("Rank 1: white rooks a, h, knights b, g, bishops c, f.")];
        scene.page = 1;
        let page = Page::of(&scene, Rect::new(0, 0, 24, 3));
        assert!(!page.shown[0].starts_with(' '), "{:?}", page.shown);
    }
}
