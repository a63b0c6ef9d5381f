//! How a game went, for eyes: a row of heights, the higher the better for White, with the move at which it is
//! gone through turned round. And how practice has gone, a height for each week behind its name.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::screen::text::width;
use crate::ui::screen::theme::Palette;
use crate::ui::view::{GameCourse, Weeks};

/// What is not judged, and the heights.
const SIGNS: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// Draws it into one row.
pub(super) fn paint(course: &GameCourse, area: Rect, palette: &Palette, buffer: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let (heights, here) = fitting(course, area.width.into());
    paint_heights(&heights, area, buffer);
    if let Some(here) = here.and_then(|here| u16::try_from(here).ok()) {
        buffer.set_style(Rect::new(area.x + here, area.y, 1, 1), palette.chosen());
    }
}

/// Draws each into a row of its own, all of them from the same column on.
pub(super) fn paint_weeks(all: &[Weeks], area: Rect, buffer: &mut Buffer) {
    let names = all.iter().map(|weeks| width(&weeks.name)).max().unwrap_or(0);
    let name = u16::try_from(names).unwrap_or(u16::MAX).min(area.width / 2);
    let room = area.width.saturating_sub(name + 1);
    for (y, weeks) in (area.y..area.bottom()).zip(all) {
        buffer.set_stringn(area.x, y, &weeks.name, name.into(), Style::new());
        // The last weeks, if not all have room.
        let first = weeks.heights.len().saturating_sub(room.into());
        let row = Rect { x: area.right() - room, y, width: room, height: 1 };
        paint_heights(&weeks.heights[first..], row, buffer);
    }
}

fn paint_heights(heights: &[u8], area: Rect, buffer: &mut Buffer) {
    for (x, height) in (area.x..area.right()).zip(heights) {
        let sign = SIGNS[usize::from(*height).min(SIGNS.len() - 1)];
        buffer.set_string(x, area.y, sign, Style::new());
    }
}

/// So many heights as there are cells, each the last of the moves that it stands for, and which of them is
/// here.
fn fitting(course: &GameCourse, cells: usize) -> (Vec<u8>, Option<usize>) {
    let all = course.heights.len();
    let each = all.div_ceil(cells.max(1)).max(1);
    let last = |moves: &[u8]| moves.iter().rev().copied().find(|height| *height > 0).unwrap_or(0);
    let heights = course.heights.chunks(each).map(last).collect();
    (heights, course.here.filter(|here| *here < all).map(|here| here / each))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::screen::layout::Areas;
    use crate::ui::screen::sample::{drawn, scene};
    use crate::ui::screen::scene::Theme;

    fn course(heights: Vec<u8>, here: Option<usize>) -> GameCourse {
        GameCourse { heights, here }
    }

    #[test]
    fn a_long_game_has_room_in_one_row_and_every_move_its_place() {
        let long =
            course((0..300).map(|ply| 1 + u8::try_from(ply % 8).unwrap()).collect(), Some(299));
        for cells in [22, 40, 80] {
            let (heights, here) = fitting(&long, cells);
            assert!(heights.len() <= cells && heights.len() * 2 > cells, "{cells}: {heights:?}");
            assert_eq!(here, Some(heights.len() - 1));
        }
        let short = course(vec![5, 0, 8], Some(1));
        assert_eq!(fitting(&short, 30), (vec![5, 0, 8], Some(1)));
        assert_eq!(fitting(&course(vec![0, 4, 0], None), 1), (vec![4], None));
    }

    #[test]
    fn it_is_below_the_moves_for_eyes_and_nowhere_for_readers() {
        for theme in Theme::ALL {
            let mut scene = scene((120, 40));
            scene.look.theme = theme;
            scene.view.course = course(vec![5, 5, 4, 0, 8], Some(2));
            let areas = Areas::of(&scene).unwrap();
            let seen = drawn(&scene).buffer().content.iter().any(|cell| cell.symbol() == "▅");
            let expected = !theme.is_for_readers() && theme != Theme::Large;
            assert_eq!((seen, !areas.course.is_empty()), (expected, expected), "{theme:?}");
        }
    }

    #[test]
    fn weeks_are_below_the_answer_for_eyes_and_nowhere_for_readers() {
        let rows = |theme, size| {
            let mut scene = scene(size);
            scene.look.theme = theme;
            let weeks = |name: &str, heights: &[u8]| Weeks {
                name: name.to_owned(),
                heights: heights.to_vec(),
            };
            scene.view.weeks = vec![weeks("puzzle", &[0, 2, 5, 8]), weeks("drill", &[1, 0, 0, 4])];
            let drawn = drawn(&scene);
            let row = |y| (0..size.0).map(|x| drawn.buffer()[(x, y)].symbol().to_owned()).collect();
            let rows: Vec<String> = (0..size.1).map(row).collect();
            let at = |text| rows.iter().position(|row| row.contains(text));
            at("puzzle  ▂▅█").zip(at("drill  ▁  ▄"))
        };
        for theme in Theme::ALL {
            let seen = rows(theme, (120, 40));
            assert_eq!(seen.is_some(), !theme.is_for_readers(), "{theme:?}");
            assert!(seen.is_none_or(|(puzzle, drill)| puzzle + 1 == drill), "{theme:?} {seen:?}");
        }
        assert!(rows(Theme::Dark, (80, 24)).is_some());
    }
}
