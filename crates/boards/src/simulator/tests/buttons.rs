//! The buttons of simulated boards.

use super::*;

#[test]
fn buttons_are_those_of_the_make() {
    let button = |model, button, how| {
        let mut table = Table::new(model, Faults::default(), 11);
        table.live(ms(5000));
        let pressed = table.board.act(&Act::Press(button, how), table.now);
        table.live(ms(3000));
        let told = |report: &Report| match report {
            Report::Button(_, button, how) => Some((*button, *how)),
            _ => None,
        };
        pressed.map(|_| table.reports.iter().find_map(told))
    };
    let [peg1, dgt] = [models()[0], models()[3]];
    for (board, which, how) in [
        (peg1, Button::Confirm, Pressed::Short),
        (peg1, Button::Confirm, Pressed::Long),
        (peg1, Button::Clock, Pressed::Short),
        (dgt, Button::Other(2), Pressed::Short),
        (dgt, Button::Clock, Pressed::Short),
    ] {
        assert_eq!(button(board, which, how), Ok(Some((which, how))), "{board:?}");
    }
    for (board, which, how) in [
        (dgt, Button::Confirm, Pressed::Short),
        (dgt, Button::Other(2), Pressed::Long),
        (models()[2], Button::Clock, Pressed::Short),
        (models()[4], Button::Confirm, Pressed::Short),
    ] {
        assert_eq!(button(board, which, how), Err(Wrong::NoButton), "{board:?}");
    }
}

/// However soon behind the last one a press comes, it is one: a board takes a finger that is off for less than
/// twenty milliseconds for a contact that bounces.
#[test]
fn no_press_is_lost_behind_another() {
    let button = Button::Confirm;
    for first in [Pressed::Short, Pressed::Long] {
        for gap in (0..1200).step_by(7) {
            let mut table = Table::new(models()[0], Faults::default(), 11);
            table.live(ms(2000));
            table.board.act(&Act::Press(button, first), table.now).unwrap();
            table.live(ms(gap));
            table.board.act(&Act::Press(button, Pressed::Short), table.now).unwrap();
            table.live(ms(3000));
            let presses = table.reports.iter().filter(|told| matches!(told, Report::Button(..)));
            assert_eq!(presses.count(), 2, "{first:?}, {gap}");
        }
    }
}
