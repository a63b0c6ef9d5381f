//! What the mouse does, as terminals tell it in the way of SGR: `ESC [ < 0 ; 12 ; 7 M`.

use crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

/// What numbers and their end mean; nothing where that is no button that we know. A button that is let go,
/// or moved over the screen, is none.
pub(super) fn told(numbers: &[[u32; 2]], last: u8) -> Option<MouseEvent> {
    let [[button, _], [column, _], [row, _]] = numbers else { return None };
    let kind = match (button, last) {
        (0, b'M') => MouseEventKind::Down(MouseButton::Left),
        (64, b'M') => MouseEventKind::ScrollUp,
        (65, b'M') => MouseEventKind::ScrollDown,
        _ => return None,
    };
    // The first column and the first row have the number one.
    let place = |number: &u32| u16::try_from(number.checked_sub(1)?).ok();
    let (column, row) = (place(column)?, place(row)?);
    Some(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_and_the_wheel_are_known_and_nothing_else_is() {
        let told = |numbers: [u32; 3], last| told(&numbers.map(|number| [number, 0]), last);
        let click = told([0, 12, 7], b'M').unwrap();
        assert_eq!((click.column, click.row), (11, 6));
        assert_eq!(click.kind, MouseEventKind::Down(MouseButton::Left));
        assert_eq!(told([64, 1, 1], b'M').unwrap().kind, MouseEventKind::ScrollUp);
        assert_eq!(told([65, 1, 1], b'M').unwrap().kind, MouseEventKind::ScrollDown);
        for (numbers, last) in [
            ([0, 12, 7], b'm'),
            ([35, 12, 7], b'M'),
            ([2, 12, 7], b'M'),
            ([0, 0, 7], b'M'),
            ([0, 70_000, 7], b'M'),
        ] {
            assert_eq!(told(numbers, last), None, "{numbers:?}");
        }
    }
}
