//! The console of Windows, by crossterm: there keys are no bytes, and what is pasted is keys.

use std::time::Duration;

use crossterm::event::{self as raw, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::keymap::{Chord, Code};
use crate::ui::screen::input::Event;
use crate::ui::screen::terminal::Turn;

/// Reads until the screen has ended; a console does not end before the program.
pub(in crate::ui::screen) fn run(event: &impl Fn(Event)) {
    const LONG: Duration = Duration::from_hours(1);
    let turn = Turn::now();
    loop {
        while matches!(raw::poll(LONG), Ok(false)) {}
        if turn.has_ended() {
            return;
        }
        let Ok(first) = raw::read() else { return event(Event::Lost) };
        let more = || matches!(raw::poll(Duration::ZERO), Ok(true)).then(|| raw::read().ok())?;
        burst(first, more).into_iter().for_each(event);
    }
}

/// What has come at once. Nobody presses two keys with signs in the same moment: such keys are a text
/// that was pasted, or came from a braille keyboard as a whole.
fn burst(first: raw::Event, more: impl FnMut() -> Option<raw::Event>) -> Vec<Event> {
    /// The rest is another burst.
    const LONGEST: usize = 16 * 1024;
    let mut events = Vec::new();
    let mut text: Vec<Event> = Vec::new();
    for event in std::iter::once(first).chain(std::iter::from_fn(more)).take(LONGEST) {
        let Some(event) = translated(event) else { continue };
        if matches!(&event, Event::Key(chord) if sign(*chord).is_some()) {
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
    let signs = keys.iter().filter_map(|key| match key {
        Event::Key(chord) => sign(*chord),
        _ => None,
    });
    let text: String = signs.collect();
    if text.trim().chars().count() > 1 {
        keys.clear();
        return vec![Event::Paste(text)];
    }
    std::mem::take(keys)
}

/// What a key adds to a text.
fn sign(chord: Chord) -> Option<char> {
    match chord {
        Chord { control: false, alt: false, code: Code::Char(sign), .. } => Some(sign),
        Chord { control: false, alt: false, code: Code::Enter, .. } => Some('\n'),
        _ => None,
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
    // The key AltGr is Control and Alt there, and has made this sign.
    let graphic = held(KeyModifiers::CONTROL | KeyModifiers::ALT)
        && matches!(code, Code::Char(sign) if !sign.is_ascii_alphanumeric());
    let control = (held(KeyModifiers::CONTROL) && !graphic) || key.code == KeyCode::Null;
    let alt = held(KeyModifiers::ALT) && !graphic;
    let shift = held(KeyModifiers::SHIFT) || key.code == KeyCode::BackTab;
    Some(Chord::pressed(code, control, alt, shift))
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

    fn pressed(keys: &[(KeyCode, KeyModifiers)]) -> Vec<Event> {
        let event = |&(code, modifiers)| raw::Event::Key(KeyEvent::new(code, modifiers));
        let mut events = keys.iter().map(event);
        burst(events.next().unwrap(), || events.next())
    }

    #[test]
    fn keys_that_come_at_once_are_a_text() {
        let plain = |sign| (KeyCode::Char(sign), KeyModifiers::NONE);
        let enter = (KeyCode::Enter, KeyModifiers::NONE);
        assert_eq!(pressed(&[plain('e'), plain('4'), enter]), [Event::Paste("e4\n".to_owned())]);
        let key = |code| Event::Key(Chord::of(code));
        assert_eq!(pressed(&[plain('e'), enter]), [key(Code::Char('e')), key(Code::Enter)]);
        let up = (KeyCode::Up, KeyModifiers::NONE);
        let came = pressed(&[up, plain('e'), up, plain('4')]);
        let expected = [Code::Up, Code::Char('e'), Code::Up, Code::Char('4')].map(key);
        assert_eq!(came, expected);
    }

    #[test]
    fn what_alt_gr_has_made_is_a_sign_and_no_command() {
        let both = KeyModifiers::CONTROL | KeyModifiers::ALT;
        let of = |sign| chord(KeyEvent::new(KeyCode::Char(sign), both)).unwrap();
        assert_eq!(of('@'), Chord::of(Code::Char('@')));
        assert_eq!(of('q'), Chord { control: true, alt: true, ..Chord::of(Code::Char('q')) });
    }
}
