//! How much is done of what the player waits for, for eyes: at the end of a row, which fills by itself.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::filling::{CELLS, cells};

/// Draws it, if anything is done; what is left of the row.
pub(super) fn paint(done: Option<u8>, area: Rect, buffer: &mut Buffer) -> Rect {
    let wide = u16::try_from(CELLS).unwrap_or(u16::MAX);
    let Some(done) = done.filter(|_| area.width > 2 * wide) else { return area };
    buffer.set_string(area.right() - wide, area.y, cells(done), Style::new());
    Rect { width: area.width - wide - 1, ..area }
}

#[cfg(test)]
mod tests {
    use crate::ui::screen::sample::{drawn, scene};
    use crate::ui::screen::scene::Theme;

    #[test]
    fn the_row_above_the_board_fills_for_eyes_and_nothing_does_for_readers() {
        for theme in Theme::ALL {
            let mut scene = scene((80, 24));
            scene.look.theme = theme;
            let row = |done| {
                let mut scene = scene.clone();
                scene.view.done = done;
                let drawn = drawn(&scene);
                (0..80).map(|x| drawn.buffer()[(x, 0)].symbol().to_owned()).collect::<String>()
            };
            let (before, begun) = (row(None), row(Some(35)));
            if theme.is_for_readers() {
                assert_eq!(before, begun, "{theme:?}");
            } else {
                assert!(begun.ends_with(" ███▌······"), "{theme:?}: {begun:?}");
                assert_eq!(begun[..21], before[..21], "{theme:?}");
            }
        }
    }
}
