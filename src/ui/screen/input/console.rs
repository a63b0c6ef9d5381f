//! The console of Windows, by crossterm: there keys are no bytes.

use std::time::Duration;

use crossterm::event::{self as raw, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::keymap::{Chord, Code};
use crate::ui::screen::input::Event;
use crate::ui::screen::terminal::ended;

/// Reads until the screen has ended; a console does not end before the program.
pub(in crate::ui::screen) fn run(event: &impl Fn(Event)) {
    const LONG: Duration = Duration::from_secs(3600);
    loop {
        while matches!(raw::poll(LONG), Ok(false)) {}
        if ended() {
            return;
        }
        match raw::read() {
            Ok(read) => translated(read).into_iter().for_each(event),
            Err(_) => return event(Event::Lost),
        }
    }
}

fn translated(event: raw::Event) -> Option<Event> {
    match event {
        raw::Event::Key(key) => chord(key).map(Event::Key),
        raw::Event::Paste(text) => Some(Event::Paste(text)),
        raw::Event::Resize(columns, rows) => Some(Event::Resize(columns, rows)),
        raw::Event::FocusGained | raw::Event::FocusLost | raw::Event::Mouse(_) => None,
    }
}

/// The chord of a key; nothing for keys that are none of ours and for keys that are let go.
fn chord(key: KeyEvent) -> Option<Chord> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    let code = match key.code {
        KeyCode::Char(c) => Code::Char(c),
        KeyCode::Up => Code::Up,
        KeyCode::Down => Code::Down,
        KeyCode::Left => Code::Left,
        KeyCode::Right => Code::Right,
        KeyCode::Home => Code::Home,
        KeyCode::End => Code::End,
        KeyCode::PageUp => Code::PageUp,
        KeyCode::PageDown => Code::PageDown,
        KeyCode::Insert => Code::Insert,
        KeyCode::Delete => Code::Delete,
        KeyCode::Backspace => Code::Backspace,
        KeyCode::Enter => Code::Enter,
        KeyCode::Esc => Code::Escape,
        KeyCode::Tab | KeyCode::BackTab => Code::Tab,
        KeyCode::KeypadBegin => Code::Begin,
        KeyCode::F(number) => Code::F(number),
        KeyCode::Null => Code::Char(' '),
        _ => return None,
    };
    let held = |modifier| key.modifiers.contains(modifier);
    let control = held(KeyModifiers::CONTROL) || key.code == KeyCode::Null;
    let shift = held(KeyModifiers::SHIFT) || key.code == KeyCode::BackTab;
    Some(Chord::pressed(code, control, held(KeyModifiers::ALT), shift))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chord_has_shift_only_where_the_sign_does_not_show_it() {
        let of = |code, modifiers| chord(KeyEvent::new(code, modifiers)).unwrap();
        let plain = Chord::of;
        let shift = KeyModifiers::SHIFT;
        assert_eq!(of(KeyCode::Char('K'), shift), plain(Code::Char('K')));
        let shifted = |code| Chord { shift: true, ..plain(code) };
        assert_eq!(of(KeyCode::Up, shift), shifted(Code::Up));
        assert_eq!(of(KeyCode::Char('1'), shift), shifted(Code::Char('1')));
        assert_eq!(of(KeyCode::BackTab, shift), shifted(Code::Tab));
        assert_eq!(of(KeyCode::Tab, KeyModifiers::NONE), plain(Code::Tab));
        let control = Chord { control: true, ..plain(Code::Char('z')) };
        assert_eq!(of(KeyCode::Char('z'), KeyModifiers::CONTROL), control);
        assert_eq!(of(KeyCode::KeypadBegin, KeyModifiers::NONE), plain(Code::Begin));
    }

    #[test]
    fn a_key_that_is_let_go_is_no_chord() {
        let mut key = KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE);
        assert!(chord(key).is_some());
        key.kind = KeyEventKind::Release;
        assert_eq!(chord(key), None);
        assert_eq!(chord(KeyEvent::new(KeyCode::CapsLock, KeyModifiers::NONE)), None);
    }
}
