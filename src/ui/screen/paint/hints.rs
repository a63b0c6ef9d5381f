//! What keys do now, at the right of the row in which nothing is typed.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ui::screen::text::width;

/// What is before the first hint, and between two.
const APART: &str = "   ";

/// The cells of the prompt and of the cursor.
const PROMPT: usize = 3;

/// Draws as many as have room, the most important first.
pub(super) fn paint(hints: &[String], area: Rect, buffer: &mut Buffer) {
    if area.is_empty() {
        return;
    }
    let row = fitting(hints, usize::from(area.width).saturating_sub(PROMPT));
    let cells = u16::try_from(width(&row)).unwrap_or(area.width).min(area.width);
    buffer.set_stringn(area.right() - cells, area.y, &row, cells.into(), Style::new());
}

fn fitting(hints: &[String], cells: usize) -> String {
    let mut row = String::new();
    for hint in hints {
        let hint = hint.trim_end_matches('.');
        if width(&row) + width(APART) + width(hint) > cells {
            break;
        }
        row = row + APART + hint;
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::screen::sample::{drawn, scene};

    fn hints() -> Vec<String> {
        ["Enter: takes a piece.", "i: types.", "F2: all keys."].map(str::to_owned).to_vec()
    }

    #[test]
    fn as_many_as_have_room_are_whole_and_the_first_come_first() {
        assert_eq!(fitting(&hints(), 60), "   Enter: takes a piece   i: types   F2: all keys");
        assert_eq!(fitting(&hints(), 40), "   Enter: takes a piece   i: types");
        assert_eq!(fitting(&hints(), 20), "");
    }

    #[test]
    fn they_are_gone_while_something_is_typed() {
        let mut scene = scene((80, 24));
        scene.hints = hints();
        let has_hints = |scene: &_| drawn(scene).to_string().contains("i: types");
        assert!(has_hints(&scene));
        scene.entry.text = "e".to_owned();
        assert!(!has_hints(&scene));
    }
}
