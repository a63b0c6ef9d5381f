//! What comes from the terminal: keys, pasted text, its size, its end.

use crossterm::event::{self as raw, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::keymap::{Chord, Code};

/// Something that happened at the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A key was pressed.
    Key(Chord),
    /// A text was pasted.
    Paste(String),
    /// The terminal has so many columns and rows now.
    Resize(u16, u16),
    /// Nothing can be read or drawn any more.
    Lost,
}

/// Reads until the terminal is lost or the screen has ended.
pub(super) fn run(event: &impl Fn(Event)) {
    while wait() {
        let mut nothing = 0;
        while nothing < GLANCES {
            match raw::poll(PROMPT) {
                Ok(true) => nothing = 0,
                Ok(false) => {
                    nothing += 1;
                    continue;
                }
                Err(_) => return event(Event::Lost),
            }
            match raw::read() {
                Ok(read) => translated(read).into_iter().for_each(event),
                Err(_) => return event(Event::Lost),
            }
        }
    }
    if !crate::ui::screen::terminal::ended() {
        event(Event::Lost);
    }
}

/// How long is waited for what is there already: crossterm does not look at all without a time, and
/// looks over and over as long as there is some.
const PROMPT: std::time::Duration = std::time::Duration::from_micros(20);

/// So many times nothing may have been there: the time may have been over before crossterm looked.
const GLANCES: u32 = 3;

/// Waits for something to read; whether there is a terminal to read it from.
///
/// crossterm would read the end of a lost terminal over and over.
#[cfg(unix)]
fn wait() -> bool {
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;

    let stdin = std::io::stdin();
    let mut looked_at = [PollFd::new(&stdin, PollFlags::IN)];
    loop {
        match poll(&mut looked_at, None) {
            Err(Errno::INTR) => {}
            Err(_) => return false,
            Ok(_) => break,
        }
    }
    let gone = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
    !looked_at[0].revents().intersects(gone) && !crate::ui::screen::terminal::ended()
}

/// A console does not end before the program.
#[cfg(not(unix))]
fn wait() -> bool {
    let long = std::time::Duration::from_secs(3600);
    while matches!(raw::poll(long), Ok(false)) {}
    !crate::ui::screen::terminal::ended()
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
#[must_use]
pub fn chord(key: KeyEvent) -> Option<Chord> {
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
