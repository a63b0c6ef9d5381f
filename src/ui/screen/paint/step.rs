//! A step over the board as eyes see it: two squares and a sentence. Nothing else is painted again, which
//! would take most of the time between a key and what it shows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::ui::screen::board::Board;
use crate::ui::screen::layout::Areas;
use crate::ui::screen::paint::paint_rows;
use crate::ui::screen::paint::status::StatusPage;
use crate::ui::screen::scene::{Focus, Pane, Scene};
use crate::ui::screen::theme::Palette;

/// A part of the screen: the pieces of it that are painted.
pub type Part = Vec<Buffer>;

/// The parts of the screen that differ after a step, as they are painted; nothing where it is no step or
/// more may differ. What is painted for readers always may. The square that is reached is the last: there
/// the cursor stays.
#[must_use]
pub fn step(before: &Scene, scene: &Scene) -> Option<Vec<Part>> {
    let (Focus::Square(from), Focus::Square(to)) = (before.focus, scene.focus) else { return None };
    let areas = Areas::of(scene).filter(|_| !scene.look.theme.is_for_readers())?;
    if !differ_by_step(before, scene) || Areas::of(before) != Some(areas) {
        return None;
    }
    let palette = Palette::of(scene.look);
    let painted = |area: Rect, paint: &dyn Fn(&mut Buffer)| {
        let mut part = Buffer::empty(area);
        part.set_style(area, palette.text());
        paint(&mut part);
        part
    };
    let board = Board::new(scene, areas[Pane::Board], areas.squares);
    let [from, to] = [from, to].map(|square| {
        let paint = |part: &mut Buffer| board.paint_square(square, &palette, part);
        Some(board.stepped(square)?.into_iter().map(|area| painted(area, &paint)).collect())
    });
    let [rows, gone] = [scene, before].map(|scene| StatusPage::of(scene, &areas).shown);
    let height = u16::try_from(rows.len().max(gone.len())).unwrap_or(u16::MAX);
    let status = Rect { height: height.min(areas.status.height), ..areas.status };
    let sentence = painted(status, &|part| paint_rows(&rows, status, part));
    Some(vec![from?, vec![sentence], to?])
}

/// Whether two scenes differ at most in what a step changes.
fn differ_by_step(before: &Scene, scene: &Scene) -> bool {
    // Without `..`, so that nothing new is left out.
    let Scene {
        size,
        look,
        words,
        view,
        focus: _,
        square: _,
        pane,
        log,
        // These are for readers.
        latest: _,
        other: _,
        board: _,
        page,
        log_page,
        entry,
        hints,
        mouse,
        status: _,
        news: _,
        layer,
    } = before;
    (size, look, pane, page, log_page)
        == (&scene.size, &scene.look, &scene.pane, &scene.page, &scene.log_page)
        && (words, view, entry, layer) == (&scene.words, &scene.view, &scene.entry, &scene.layer)
        && (log, hints, mouse) == (&scene.log, &scene.hints, &scene.mouse)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use shakmaty::Square;

    use super::*;
    use crate::ui::screen::paint::paint;
    use crate::ui::screen::sample::{any_scene, focused, scene};
    use crate::ui::screen::scene::{Colors, Theme};

    fn whole(scene: &Scene) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, scene.size.0, scene.size.1));
        paint(scene, &mut buffer);
        buffer
    }

    /// Whether the parts that a step changes make of one scene the other; nothing if it is no step.
    fn is_painted(before: &Scene, after: &Scene) -> Option<bool> {
        let mut buffer = whole(before);
        for part in step(before, after)?.into_iter().flatten() {
            for at in part.area.positions() {
                buffer[at] = part[at].clone();
            }
        }
        Some(buffer == whole(after))
    }

    #[test]
    fn every_step_on_a_board_with_wide_squares_is_painted_by_its_parts() {
        for theme in Theme::ALL.into_iter().filter(|theme| !theme.is_for_readers()) {
            for size in [(80, 24), (120, 40)] {
                let mut first = focused(&scene(size), Square::E4, "e4");
                (first.look.theme, first.look.colors) = (theme, Colors::All);
                for to in Square::ALL {
                    let next = focused(&first, to, "elsewhere");
                    assert_eq!(is_painted(&first, &next), Some(true), "{theme:?} {size:?} {to}");
                    first = next;
                }
            }
        }
    }

    #[test]
    fn what_changes_more_than_a_step_is_no_step() {
        let first = focused(&scene((120, 40)), Square::E4, "e4");
        let next = focused(&first, Square::E5, "e5");
        assert!(step(&first, &next).is_some());
        let entered = Scene { focus: Focus::Entry, ..next.clone() };
        let mut moved = next.clone();
        moved.view.board.discard_piece_at(Square::A1);
        let mut said = next.clone();
        said.log.pop();
        for other in [entered, moved, said] {
            assert!(step(&first, &other).is_none());
        }
    }

    proptest! {
        #[test]
        fn whatever_is_taken_for_a_step_is_painted_by_its_parts(
            any in any_scene((10_u16..130, 1_u16..50)),
            (from, to) in (0_u32..64, 0_u32..64),
            status in "[a-z 東]{0,90}",
        ) {
            let before = Scene { layer: None, ..any.clone() };
            let before = focused(&before, Square::new(from), &any.status);
            let mut after = focused(&before, Square::new(to), &status);
            (after.news, after.other) = (Vec::new(), !any.other);
            prop_assert!(is_painted(&before, &after) != Some(false));
        }
    }
}
