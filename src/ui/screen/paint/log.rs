//! What was said, as eyes have it: the newest below, and of the last answer the beginning first.

use ratatui::layout::Rect;

use crate::ui::screen::layout::Areas;
use crate::ui::screen::paint::{broken, top};
use crate::ui::screen::scene::{Line, Pane, Scene};
use crate::ui::screen::text::wrap;

/// The rows of the log that are seen, and whether the last answer goes on behind them.
pub(super) fn rows(scene: &Scene, area: Rect) -> (Vec<(usize, String)>, bool) {
    let (cells, height) = (usize::from(area.width), usize::from(area.height));
    if area.is_empty() {
        return (Vec::new(), false);
    }
    let all = broken(&scene.log, Line::text, None, cells);
    let begins = scene.log.iter().rposition(Line::begins).unwrap_or(0);
    let first = all.iter().position(|(line, _)| *line >= begins).unwrap_or(0);
    let more = wrap(&scene.words.more, cells, 0);
    let each = height.saturating_sub(more.len()).max(1);
    let last = (all.len() - first).saturating_sub(height).div_ceil(each);
    let page = scene.log_page.min(last);
    let newest = top(&all, None, height);
    let top = if newest > first || page > 0 { first + page * each } else { newest };
    let goes_on = page < last;
    let room = if goes_on { each } else { height };
    let mut shown: Vec<_> = all.into_iter().skip(top).take(room).collect();
    shown.extend(more.into_iter().filter(|_| goes_on).map(|row| (usize::MAX, row)));
    (shown, goes_on)
}

/// Whether the last answer goes on behind what is seen of it.
pub(in crate::ui::screen) fn goes_on(scene: &Scene, areas: &Areas) -> bool {
    rows(scene, areas.lines(Pane::Log)).1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::screen::sample::scene;

    /// What is seen of these answers on five rows, each page of the last.
    fn seen(answers: &[&[&str]]) -> Vec<Vec<String>> {
        let mut scene = scene((80, 24));
        let line = |(at, text): (usize, &&str)| Line::from(*text).beginning(at == 0);
        let lines = |answer: &&[&str]| answer.iter().enumerate().map(line).collect::<Vec<_>>();
        scene.log = answers.iter().flat_map(lines).collect();
        let mut pages = Vec::new();
        loop {
            let (shown, goes_on) = rows(&scene, Rect::new(0, 0, 40, 5));
            pages.push(shown.into_iter().map(|(_, row)| row).collect());
            if !goes_on {
                return pages;
            }
            scene.log_page += 1;
        }
    }

    #[test]
    fn the_newest_are_seen_and_no_answer_without_its_beginning() {
        assert_eq!(seen(&[&["a"], &["b"], &["c", "d", "e"]]), [["a", "b", "c", "d", "e"]]);
        assert_eq!(seen(&[&["a", "b", "c"], &["d", "e", "f"]]), [["c", "d", "e", "f"]]);
        assert_eq!(seen(&[&["a"], &["b", "c", "d", "e", "f"]]), [["b", "c", "d", "e", "f"]]);
    }

    #[test]
    fn a_longer_answer_is_gone_through_with_more_and_each_row_is_seen_once() {
        let long = ["b", "c", "d", "e", "f", "g", "h", "i", "j", "k"];
        let pages = seen(&[&["a"], &long]);
        assert_eq!(pages[0], ["b", "c", "d", "e", "more"]);
        assert_eq!(pages[1], ["f", "g", "h", "i", "more"]);
        assert_eq!(pages[2], ["j", "k"]);
        assert_eq!(pages.len(), 3);
    }
}
