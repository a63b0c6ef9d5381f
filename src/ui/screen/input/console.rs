//! The console of Windows, by crossterm: there keys are no bytes, and what is pasted is keys.

use std::time::Duration;

use crossterm::event::{self, Event};

use crate::ui::screen::input::{Incoming, chord, sign};
use crate::ui::screen::terminal::ScreenTurn;

/// Reads until the screen has ended; a console does not end before the program.
pub(in crate::ui::screen) fn run(come: &impl Fn(Incoming)) {
    const LONG: Duration = Duration::from_hours(1);
    let turn = ScreenTurn::now();
    loop {
        while matches!(event::poll(LONG), Ok(false)) {}
        if turn.has_ended() {
            return;
        }
        let Ok(first) = event::read() else { return come(Incoming::Lost) };
        let more =
            || matches!(event::poll(Duration::ZERO), Ok(true)).then(|| event::read().ok())?;
        burst(first, more).into_iter().map(Incoming::Event).for_each(come);
    }
}

/// What has come at once. Nobody presses two keys with signs in the same moment: such keys are a text
/// that was pasted, or came from a braille keyboard as a whole.
fn burst(first: Event, more: impl FnMut() -> Option<Event>) -> Vec<Event> {
    /// The rest is another burst.
    const LONGEST: usize = 16 * 1024;
    let mut events = Vec::new();
    let mut text: Vec<Event> = Vec::new();
    let all = std::iter::once(first).chain(std::iter::from_fn(more)).take(LONGEST);
    for event in all.filter(is_of_use) {
        if sign(&event).is_some() {
            text.push(event);
        } else {
            events.extend(pasted(&mut text));
            events.push(event);
        }
    }
    events.extend(pasted(&mut text));
    events
}

/// Keys with signs that came together, as what they are.
fn pasted(keys: &mut Vec<Event>) -> Vec<Event> {
    let text: String = keys.iter().filter_map(sign).collect();
    if text.trim().chars().count() > 1 {
        keys.clear();
        return vec![Event::Paste(text)];
    }
    std::mem::take(keys)
}

/// Whether it is not a key that is let go, or that no keymap has, nor the mouse.
fn is_of_use(event: &Event) -> bool {
    match event {
        Event::Key(key) => chord(*key).is_some(),
        Event::Paste(_) | Event::Resize(..) => true,
        Event::FocusGained | Event::FocusLost | Event::Mouse(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

    use super::*;

    fn key(code: KeyCode) -> Event {
        Event::Key(code.into())
    }

    fn came(events: &[Event]) -> Vec<Event> {
        let mut events = events.iter().cloned();
        burst(events.next().unwrap(), || events.next())
    }

    #[test]
    fn keys_that_come_at_once_are_a_text() {
        let [e, four, enter, up] =
            [KeyCode::Char('e'), KeyCode::Char('4'), KeyCode::Enter, KeyCode::Up].map(key);
        let text = [e.clone(), four.clone(), enter.clone()];
        assert_eq!(came(&text), [Event::Paste("e4\n".to_owned())]);
        let typed = [e.clone(), enter];
        assert_eq!(came(&typed), typed);
        let stepped = [up.clone(), e, up, four];
        assert_eq!(came(&stepped), stepped);
    }

    #[test]
    fn a_key_that_is_let_go_wakes_nobody() {
        let (code, kind) = (KeyCode::Up, KeyEventKind::Release);
        let released = KeyEvent::new_with_kind(code, KeyModifiers::NONE, kind);
        let pressed = key(code);
        assert_eq!(came(&[Event::Key(released), Event::FocusLost, pressed.clone()]), [pressed]);
    }
}
