//! A key of crossterm as keymaps have it.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::keymap::{Chord, Code};

/// The chord of a key; nothing for keys that no keymap has and for keys that are let go.
pub(in crate::ui::screen) fn chord(key: KeyEvent) -> Option<Chord> {
    pressed(key, cfg!(windows))
}

/// What a key adds to a text: its sign, or the end of a line.
#[must_use]
pub fn sign(event: &Event) -> Option<char> {
    let Event::Key(key) = event else { return None };
    match chord(*key)? {
        Chord { control: false, alt: false, code: Code::Char(sign), .. } => Some(sign),
        Chord { control: false, alt: false, code: Code::Enter, .. } => Some('\n'),
        _ => None,
    }
}

/// The same, where `AltGr` comes as Control and Alt or where it does not.
fn pressed(key: KeyEvent, has_alt_gr: bool) -> Option<Chord> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    let code = code(key.code)?;
    let held = |modifier| key.modifiers.contains(modifier);
    // It has made this sign.
    let graphic = has_alt_gr
        && held(KeyModifiers::CONTROL | KeyModifiers::ALT)
        && matches!(code, Code::Char(sign) if !sign.is_ascii_alphanumeric());
    let control = (held(KeyModifiers::CONTROL) && !graphic) || key.code == KeyCode::Null;
    let alt = held(KeyModifiers::ALT) && !graphic;
    let shift = held(KeyModifiers::SHIFT) || key.code == KeyCode::BackTab;
    Some(Chord::pressed(code, control, alt, shift))
}

/// The key alone.
fn code(code: KeyCode) -> Option<Code> {
    Some(match code {
        KeyCode::Char(sign) => Code::Char(sign),
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
    })
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

    #[test]
    fn what_alt_gr_has_made_is_a_sign_and_no_command() {
        let both = KeyModifiers::CONTROL | KeyModifiers::ALT;
        let of = |sign, has_alt_gr| {
            pressed(KeyEvent::new(KeyCode::Char(sign), both), has_alt_gr).unwrap()
        };
        let command = |sign| Chord { control: true, alt: true, ..Chord::of(Code::Char(sign)) };
        assert_eq!(of('@', true), Chord::of(Code::Char('@')));
        assert_eq!(of('q', true), command('q'));
        assert_eq!(of('@', false), command('@'));
    }

    #[test]
    fn a_text_is_made_of_signs_and_ends_of_lines() {
        let of = |code, modifiers| sign(&Event::Key(KeyEvent::new(code, modifiers)));
        assert_eq!(of(KeyCode::Char('N'), KeyModifiers::SHIFT), Some('N'));
        assert_eq!(of(KeyCode::Enter, KeyModifiers::NONE), Some('\n'));
        assert_eq!(of(KeyCode::Char('c'), KeyModifiers::CONTROL), None);
        assert_eq!(of(KeyCode::Up, KeyModifiers::NONE), None);
        assert_eq!(sign(&Event::Resize(80, 24)), None);
    }
}
