//! The status for eyes: what the focus is on, or what was said since, in as many rows as there are.
//!
//! What has no room goes on with `more`, as an answer for readers does.

use crate::ui::screen::layout::Areas;
use crate::ui::screen::scene::{Pane, Scene};
use crate::ui::screen::text::wrap;

/// Behind a page that goes on.
const GOES_ON: &str = " ...";

/// A page of the status.
pub(in crate::ui::screen) struct StatusPage {
    pub(super) shown: Vec<String>,
    /// Whether it goes on behind the page.
    pub(in crate::ui::screen) goes_on: bool,
}

impl StatusPage {
    pub(in crate::ui::screen) fn of(scene: &Scene, areas: &Areas) -> Self {
        let area = areas.status;
        let (cells, height) = (area.width.into(), usize::from(area.height).max(1));
        // What the log shows is said nowhere else.
        let news = if areas[Pane::Log].is_empty() { &*scene.news } else { &[] };
        let newest = newest(news, cells, height);
        if !newest.is_empty() {
            return Self { shown: newest, goes_on: false };
        }
        let mut pages = pages(news.last().unwrap_or(&scene.status), cells, height);
        let at = scene.page.min(pages.len() - 1);
        let goes_on = at + 1 < pages.len() && !area.is_empty();
        Self { shown: pages.swap_remove(at), goes_on }
    }
}

/// The newest of what was said, as much of it as has room; nothing if the last has none.
fn newest(news: &[String], cells: usize, height: usize) -> Vec<String> {
    let mut shown = Vec::new();
    for news in news.iter().rev() {
        let mut rows = wrap(news, cells, 0);
        if rows.len() + shown.len() > height {
            break;
        }
        rows.append(&mut shown);
        shown = rows;
    }
    shown
}

/// The last row of a page that goes on has room for the sign of that.
fn pages(text: &str, cells: usize, height: usize) -> Vec<Vec<String>> {
    let mut pages = Vec::new();
    let mut rows = wrap(text, cells, 0);
    while rows.len() > height {
        let rest = rows.split_off(height - 1).join(" ");
        let mut narrow = wrap(&rest, cells.saturating_sub(GOES_ON.len()).max(1), 0);
        let behind = narrow.split_off(1).join(" ");
        rows.push(format!("{}{GOES_ON}", narrow.concat()));
        pages.push(std::mem::replace(&mut rows, wrap(&behind, cells, 0)));
    }
    pages.push(rows);
    pages
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::screen::sample::scene;
    use crate::ui::screen::scene::Theme;

    /// What is seen page by page, and whether each goes on.
    fn seen(size: (u16, u16), status: &str, news: &[&str]) -> Vec<(Vec<String>, bool)> {
        let mut scene = scene(size);
        scene.look.theme = Theme::Dark;
        (scene.status, scene.news) =
            (status.to_owned(), news.iter().map(|&said| said.into()).collect());
        let mut pages = Vec::new();
        loop {
            let page = StatusPage::of(&scene, &Areas::of(&scene).unwrap());
            let goes_on = page.goes_on;
            pages.push((page.shown, goes_on));
            if !goes_on {
                return pages;
            }
            scene.page += 1;
        }
    }

    fn whole(pages: &[(Vec<String>, bool)]) -> String {
        let rows = pages.iter().flat_map(|(rows, _)| rows);
        let rows: Vec<&str> = rows.map(|row| row.trim_end_matches(GOES_ON)).collect();
        rows.join(" ")
    }

    const LONG: &str = "Eva two: white pawn, light square. Last move. Knights: none. Attacked by \
        David eight, queen, and Felix six, knight.";

    #[test]
    fn a_sentence_that_has_no_room_goes_on_and_no_word_of_it_is_cut() {
        for (size, pages) in [((40, 10), 4), ((60, 12), 2), ((120, 40), 1), ((30, 3), 3)] {
            let seen = seen(size, LONG, &[]);
            assert_eq!(seen.len(), pages, "{size:?} {seen:?}");
            assert_eq!(whole(&seen), LONG, "{size:?}");
            let rows = || seen.iter().flat_map(|(rows, _)| rows);
            assert!(rows().all(|row| row.len() <= size.0.into()), "{size:?} {seen:?}");
            let dots = rows().filter(|row| row.ends_with(GOES_ON)).count();
            assert_eq!(dots, pages - 1, "{size:?} {seen:?}");
        }
    }

    #[test]
    fn of_what_was_said_the_newest_is_shown_whole_or_goes_on() {
        let short = ["e4", "e5", "You are in check."];
        assert_eq!(whole(&seen((30, 4), "e1", &short)), "e4 e5 You are in check.");
        let last = ["e4", LONG];
        assert_eq!(whole(&seen((30, 4), "e1", &last)), LONG);
        assert_eq!(whole(&seen((80, 24), "e1", &last)), "e1", "the log has it");
    }
}
