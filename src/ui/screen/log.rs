//! The log as readers have it: by pages that begin with an answer.
//!
//! A page is turned before an answer and never within one, so that each row of it is written once, and
//! read out once. An answer longer than a page is gone through with `more`.

use ratatui::layout::Rect;

use crate::ui::screen::layout::Areas;
use crate::ui::screen::paint::{Rows, broken};
use crate::ui::screen::scene::{Line, Pane, Scene};
use crate::ui::screen::text::cut;

/// What is seen of the log.
struct Page {
    shown: Vec<(usize, String)>,
    /// Whether the answer goes on behind it.
    goes_on: bool,
}

impl Page {
    fn of(scene: &Scene, area: Rect) -> Self {
        let height = usize::from(area.height);
        let mut rows = broken(&scene.log, Line::text, None, area.width.into());
        let top = top(scene, &rows, height);
        let answer = rows.split_off(top);
        // The last row says that there is more.
        let each = height.saturating_sub(1).max(1);
        let last = answer.len().saturating_sub(height).div_ceil(each);
        let page = scene.page.min(last);
        let goes_on = page < last;
        let room = if goes_on { each } else { height };
        let mut shown: Vec<_> = answer.into_iter().skip(page * each).take(room).collect();
        if goes_on && shown.len() < height {
            shown.push((scene.log.len(), cut(&scene.words.more, area.width.into())));
        }
        Self { shown, goes_on }
    }
}

/// The row with which the page of the newest answer begins.
fn top(scene: &Scene, rows: &[(usize, String)], height: usize) -> usize {
    let begins = |row: usize| {
        let line = rows[row].0;
        let is_first = row == 0 || rows[row - 1].0 != line;
        is_first && scene.log[line].begins()
    };
    let starts: Vec<usize> = (0..rows.len()).filter(|&row| begins(row)).collect();
    let ends = starts.iter().skip(1).copied().chain([rows.len()]);
    let turned = |top, (&start, end): (&usize, usize)| if end - top > height { start } else { top };
    starts.iter().zip(ends).fold(0, turned)
}

/// The rows of the log for readers.
pub(super) fn rows(scene: &Scene, area: Rect) -> Rows {
    Rows::of_rows(if area.is_empty() { Vec::new() } else { Page::of(scene, area).shown }, area)
}

/// Whether the newest answer goes on behind the page that is seen.
pub(super) fn goes_on(scene: &Scene) -> bool {
    let area = Areas::of(scene).map(|areas| areas.lines(Pane::Log)).unwrap_or_default();
    scene.look.theme.is_for_readers() && !area.is_empty() && Page::of(scene, area).goes_on
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::screen::sample::scene;
    use crate::ui::screen::scene::Theme;

    /// What is seen of these answers on four rows, each page of the last one.
    fn seen(answers: &[&[&str]]) -> Vec<Vec<String>> {
        let mut scene = scene((40, 24));
        scene.look.theme = Theme::Reader;
        let line = |(at, text): (usize, &&str)| Line::from(*text).beginning(at == 0);
        let lines = |answer: &&[&str]| answer.iter().enumerate().map(line).collect::<Vec<_>>();
        scene.log = answers.iter().flat_map(lines).collect();
        let area = Rect::new(0, 0, 40, 4);
        let mut pages = Vec::new();
        loop {
            let page = Page::of(&scene, area);
            pages.push(page.shown.into_iter().map(|(_, text)| text).collect());
            if !page.goes_on {
                return pages;
            }
            scene.page += 1;
        }
    }

    #[test]
    fn a_page_is_turned_before_an_answer() {
        let (one, two, three) = (&["a", "b"][..], &["c", "d"][..], &["e", "f", "g"][..]);
        assert_eq!(seen(&[one, two]), [["a", "b", "c", "d"]]);
        assert_eq!(seen(&[one, two, three]), [["e", "f", "g"]]);
        assert_eq!(seen(&[one, three]), [["e", "f", "g"]]);
        assert_eq!(seen(&[one, two, three, &["h"]]), [["e", "f", "g", "h"]]);
    }

    #[test]
    fn an_answer_longer_than_a_page_is_gone_through_with_more_and_each_row_is_seen_once() {
        let long = ["c", "d", "e", "f", "g", "h", "i"];
        let pages = seen(&[&["a", "b"], &long]);
        assert_eq!(pages, [vec!["c", "d", "e", "more"], vec!["f", "g", "h", "i"]]);
        assert_eq!(seen(&[&long, &["k"]]), [["k"]]);
    }
}
