//! Keys as a terminal sends them: bytes in, events of crossterm out.
//!
//! crossterm drops some keys. ECMA-48 says where a sequence ends, whatever it means; so one that nobody
//! knows is left out whole and never typed. What is known are the keys of xterm, VTE, rxvt, the Linux
//! console, tmux and kitty. Not here: who reads the bytes and waits for more (`reader`).

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseEvent};

use crate::ui::screen::input::mouse;

const ESC: u8 = 0x1b;

/// What follows so soon after Escape was not pressed by a hand.
const AT_ONCE: Duration = Duration::from_millis(25);

/// A sequence that a slow line has cut goes on within this time.
const SLOWLY: Duration = Duration::from_secs(1);

/// No sequence is longer.
const LONGEST: usize = 4096;

/// So many bytes of a pasted text are kept; one that is longer is not taken.
const PASTED: usize = 1 << 16;

const PASTE_ENDS: &[u8] = b"\x1b[201~";

/// What stands at the beginning of some bytes, and how many of them it is; `None` while it may go on.
type Found = Option<(usize, Meant)>;

/// What a sequence means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meant {
    Key(KeyEvent),
    /// A text is pasted from here on.
    Paste,
    /// The mouse, which tells nothing unless it is asked to.
    Mouse(MouseEvent),
    /// An answer that nobody waits for, or a key that no keyboard of ours has.
    Nothing,
}

/// What has come of a terminal and is no event yet.
#[derive(Debug, Default)]
pub(super) struct Sequences {
    begun: Vec<u8>,
    pasted: Option<Vec<u8>>,
}

impl Sequences {
    /// What these bytes are, with what was begun before them.
    pub(super) fn take(&mut self, bytes: &[u8]) -> Vec<Event> {
        let mut all = std::mem::take(&mut self.begun);
        all.extend_from_slice(bytes);
        let (mut rest, mut events) = (&*all, Vec::new());
        while let Some((used, event)) = self.next(rest) {
            rest = &rest[used..];
            events.extend(event);
        }
        self.begun = rest.to_vec();
        events
    }

    /// How long the rest of what was begun is waited for; for ever if nothing was, or in a pasted text.
    pub(super) fn patience(&self) -> Option<Duration> {
        match (&self.pasted, &*self.begun) {
            (Some(_), _) | (None, []) => None,
            (None, [ESC] | [ESC, _]) => Some(AT_ONCE),
            (None, _) => Some(SLOWLY),
        }
    }

    /// What was begun is all of it: Escape, keys with Alt, or a sequence of which the rest was lost.
    pub(super) fn end(&mut self) -> Vec<Event> {
        let begun = std::mem::take(&mut self.begun);
        let escape = Event::Key(key(KeyCode::Esc));
        match *begun {
            [ESC] => vec![escape],
            [ESC, ESC] => vec![escape.clone(), escape],
            [ESC, sign] if sign.is_ascii() => vec![Event::Key(with_alt(sign.into()))],
            [ESC, ..] | [] => Vec::new(),
            [..] => vec![Event::Key(key(KeyCode::Char(char::REPLACEMENT_CHARACTER)))],
        }
    }

    fn next(&mut self, bytes: &[u8]) -> Option<(usize, Option<Event>)> {
        if self.pasted.is_some() {
            return self.go_on_pasting(bytes);
        }
        let (used, meant) = first(bytes)?;
        let event = match meant {
            Meant::Key(key) => Some(Event::Key(key)),
            Meant::Mouse(mouse) => Some(Event::Mouse(mouse)),
            Meant::Nothing => None,
            Meant::Paste => {
                self.pasted = Some(Vec::new());
                None
            }
        };
        Some((used, event))
    }

    fn go_on_pasting(&mut self, bytes: &[u8]) -> Option<(usize, Option<Event>)> {
        let pasted = self.pasted.as_mut()?;
        let end = memchr::memmem::find(bytes, PASTE_ENDS);
        let text = &bytes[..end.unwrap_or(bytes.len() - end_begun(bytes))];
        pasted.extend_from_slice(&text[..text.len().min(PASTED - pasted.len())]);
        if end.is_none() {
            return (!text.is_empty()).then_some((text.len(), None));
        }
        let pasted = self.pasted.take().unwrap_or_default();
        let event = Event::Paste(String::from_utf8_lossy(&pasted).into_owned());
        Some((text.len() + PASTE_ENDS.len(), Some(event)))
    }
}

/// How many of the last bytes may be the beginning of the end of a pasted text.
fn end_begun(bytes: &[u8]) -> usize {
    let begins = |&count: &usize| bytes.ends_with(&PASTE_ENDS[..count]);
    (1..PASTE_ENDS.len()).rev().find(begins).unwrap_or(0)
}

fn first(bytes: &[u8]) -> Found {
    match bytes {
        [] => None,
        [ESC, rest @ ..] => after(1, escaped(rest)),
        [code @ (..0x20 | 0x7f), ..] => Some((1, Meant::Key(control(*code)))),
        _ => sign(&bytes[..bytes.len().min(4)]),
    }
}

fn after(count: usize, found: Found) -> Found {
    found.map(|(used, meant)| (count + used, meant))
}

fn escaped(rest: &[u8]) -> Found {
    match rest {
        [] | [ESC] => None,
        // rxvt has Alt with an arrow so.
        [ESC, b'[' | b'O', ..] => alt(after(1, escaped(&rest[1..]))),
        [ESC, ..] => Some((0, Meant::Key(key(KeyCode::Esc)))),
        [b'[', rest @ ..] => after(1, control_sequence(rest)),
        [b'O', rest @ ..] => after(1, single_shift(rest)),
        [b']' | b'P' | b'_', rest @ ..] => after(1, string(rest)),
        _ => alt(first(rest)),
    }
}

fn alt(found: Found) -> Found {
    found.map(|(used, meant)| match meant {
        Meant::Key(key) => (used, Meant::Key(held(key, KeyModifiers::ALT))),
        Meant::Paste | Meant::Mouse(_) | Meant::Nothing => (used, meant),
    })
}

/// A key alone. With a capital letter crossterm has Shift.
fn key(code: KeyCode) -> KeyEvent {
    let shift = matches!(code, KeyCode::Char(sign) if sign.is_uppercase());
    KeyEvent::new(code, if shift { KeyModifiers::SHIFT } else { KeyModifiers::NONE })
}

fn held(key: KeyEvent, modifiers: KeyModifiers) -> KeyEvent {
    KeyEvent { modifiers: key.modifiers | modifiers, ..key }
}

fn with_alt(sign: char) -> KeyEvent {
    held(key(KeyCode::Char(sign)), KeyModifiers::ALT)
}

/// A sign in UTF-8. What is none is a key all the same, so that it does not pass in silence.
fn sign(bytes: &[u8]) -> Found {
    let meant = |sign| Meant::Key(key(KeyCode::Char(sign)));
    let (valid, wrong) = match str::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            (str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(), error.error_len())
        }
    };
    match (valid.chars().next(), wrong) {
        (Some(sign), _) => Some((sign.len_utf8(), meant(sign))),
        (None, Some(count)) => Some((count, meant(char::REPLACEMENT_CHARACTER))),
        (None, None) => None,
    }
}

/// The keys that are controls of ASCII.
fn control(code: u8) -> KeyEvent {
    let letter = |sign: u8| held(key(KeyCode::Char(sign.into())), KeyModifiers::CONTROL);
    match code {
        0 => letter(b' '),
        b'\t' => key(KeyCode::Tab),
        b'\r' => key(KeyCode::Enter),
        0x7f => key(KeyCode::Backspace),
        1..=0x1a => letter(code - 1 + b'a'),
        _ => letter(code - 0x1c + b'4'),
    }
}

/// An answer of the terminal, up to its end: ST, BEL, or the next escape.
fn string(rest: &[u8]) -> Found {
    let rest = &rest[..rest.len().min(LONGEST)];
    match rest.iter().position(|byte| matches!(*byte, ESC | 0x07)) {
        Some(at) if rest[at] == ESC && rest.len() == at + 1 && at + 1 < LONGEST => None,
        Some(at) if rest[at] == ESC && rest.get(at + 1) == Some(&b'\\') => {
            Some((at + 2, Meant::Nothing))
        }
        Some(at) if rest[at] == ESC => Some((at, Meant::Nothing)),
        Some(at) => Some((at + 1, Meant::Nothing)),
        None => (rest.len() == LONGEST).then_some((LONGEST, Meant::Nothing)),
    }
}

/// What follows after ESC O: keys of xterm and VTE while arrows and the numeric block are in the mode
/// for applications, in which another program may have left them.
fn single_shift(rest: &[u8]) -> Found {
    let digits = rest.iter().take(8).take_while(|byte| matches!(byte, b'0'..=b'9' | b';')).count();
    let last = *rest.get(digits)?;
    let numbers = numbers(&rest[..digits]).unwrap_or_default();
    let count = numbers.last().map_or(0, |number| number[0]);
    let code = match last {
        b'G' => None,
        b'a'..=b'd' => return Some((digits + 1, held_down(letter(last - b'a' + b'A'), 5))),
        b'I' => Some(KeyCode::Tab),
        b'M' => Some(KeyCode::Enter),
        b'X' => Some(KeyCode::Char('=')),
        b' ' => Some(KeyCode::Char(' ')),
        b'j'..=b'y' => Some(KeyCode::Char((last - b'j' + b'*').into())),
        _ => letter(last),
    };
    // Alt with O, and a key that was pressed after it.
    let Some(code) = code else { return Some((0, Meant::Key(with_alt('O')))) };
    Some((digits + 1, held_down(Some(code), count)))
}

/// What follows after ESC [.
fn control_sequence(rest: &[u8]) -> Found {
    match rest {
        [b'['] => return None,
        // The Linux console.
        [b'[', last @ b'A'..=b'E', ..] => {
            return Some((2, Meant::Key(key(KeyCode::F(last - b'A' + 1)))));
        }
        // A mouse, with three bytes of any value.
        [b'M', ..] => return (rest.len() >= 4).then_some((4, Meant::Nothing)),
        _ => {}
    }
    let rest = &rest[..rest.len().min(LONGEST)];
    // rxvt ends a key with Shift by a dollar, which is no end elsewhere.
    let dollar = rest.first().is_some_and(u8::is_ascii_digit);
    let goes_on = |byte: u8| matches!(byte, 0x20..=0x3f) && !(dollar && byte == b'$');
    match rest.iter().position(|&byte| !goes_on(byte)) {
        Some(at) if matches!(rest[at], 0x40..=0x7e | b'$') => {
            Some((at + 1, meant(&rest[..at], rest[at])))
        }
        Some(at) => Some((at, Meant::Nothing)),
        None => (rest.len() == LONGEST).then_some((LONGEST, Meant::Nothing)),
    }
}

/// What a control sequence means: its parameters and its last byte.
fn meant(parameters: &[u8], last: u8) -> Meant {
    const RELEASED: u32 = 3;

    if let Some(told) = parameters.strip_prefix(b"<") {
        let told = numbers(told).and_then(|numbers| mouse::told(&numbers, last));
        return told.map_or(Meant::Nothing, Meant::Mouse);
    }
    let Some(numbers) = numbers(parameters) else { return Meant::Nothing };
    let number = |at| numbers.get(at).map_or(0, |number: &[u32; 2]| number[0]);
    if numbers.get(1).is_some_and(|held| held[1] == RELEASED) {
        return Meant::Nothing;
    }
    match last {
        b'~' if number(0) == 200 => Meant::Paste,
        b'~' if number(0) == 27 => held_down(coded(number(2)), number(1)),
        b'~' => held_down(numbered(number(0)), number(1)),
        b'$' => held_down(numbered(number(0)), 2),
        b'^' => held_down(numbered(number(0)), 5),
        b'@' => held_down(numbered(number(0)), 6),
        b'u' => held_down(coded(number(0)), number(1)),
        b'a'..=b'd' => held_down(letter(last - b'a' + b'A'), 2),
        b'Z' => held_down(Some(KeyCode::Tab), 2),
        _ => held_down(letter(last), number(1)),
    }
}

/// Parameters, each with the first number behind its colon; `None` where something else is in them.
fn numbers(parameters: &[u8]) -> Option<Vec<[u32; 2]>> {
    let number = |text: Option<&str>| match text {
        None | Some("") => Some(0),
        Some(text) => text.parse().ok(),
    };
    let parameter = |text: &str| {
        let mut parts = text.split(':');
        Some([number(parts.next())?, number(parts.next())?])
    };
    str::from_utf8(parameters).ok()?.split(';').map(parameter).collect()
}

/// A key with what is held down with it, as xterm counts that.
fn held_down(code: Option<KeyCode>, count: u32) -> Meant {
    const BITS: [(u32, KeyModifiers); 3] =
        [(1, KeyModifiers::SHIFT), (2, KeyModifiers::ALT), (4, KeyModifiers::CONTROL)];

    let Some(code) = code else { return Meant::Nothing };
    let bits = count.saturating_sub(1);
    let modifiers = BITS.iter().filter(|(bit, _)| bits & bit != 0).map(|(_, modifier)| *modifier);
    let modifiers: KeyModifiers = modifiers.collect();
    let shift = modifiers.contains(KeyModifiers::SHIFT);
    let code = match code {
        KeyCode::Char(sign) if shift && sign.is_lowercase() => {
            KeyCode::Char(sign.to_uppercase().next().unwrap_or(sign))
        }
        KeyCode::Tab if shift => KeyCode::BackTab,
        code => code,
    };
    Meant::Key(held(key(code), modifiers))
}

/// A key by the letter that ends its sequence.
fn letter(last: u8) -> Option<KeyCode> {
    Some(match last {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        // xterm and VTE; the Linux console.
        b'E' | b'G' => KeyCode::KeypadBegin,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P'..=b'S' => KeyCode::F(last - b'P' + 1),
        _ => return None,
    })
}

/// A key by the number before its tilde.
fn numbered(number: u32) -> Option<KeyCode> {
    let f = |before: u32| u8::try_from(number - before).ok().map(KeyCode::F);
    match number {
        1 | 7 => Some(KeyCode::Home),
        2 => Some(KeyCode::Insert),
        3 => Some(KeyCode::Delete),
        4 | 8 => Some(KeyCode::End),
        5 => Some(KeyCode::PageUp),
        6 => Some(KeyCode::PageDown),
        11..=15 => f(10),
        17..=21 => f(11),
        23..=26 => f(12),
        28 | 29 => f(13),
        31..=34 => f(14),
        _ => None,
    }
}

/// A key by its sign in Unicode, or by its number in kitty's private range.
fn coded(number: u32) -> Option<KeyCode> {
    const BLOCK: [KeyCode; 11] = [
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::Insert,
        KeyCode::Delete,
        KeyCode::KeypadBegin,
    ];
    match number {
        8 | 127 => Some(KeyCode::Backspace),
        9 => Some(KeyCode::Tab),
        13 | 57_414 => Some(KeyCode::Enter),
        27 => Some(KeyCode::Esc),
        57_399..=57_416 => {
            "0123456789./*-+\r=,".chars().nth((number - 57_399) as usize).map(KeyCode::Char)
        }
        57_417..=57_427 => BLOCK.get((number - 57_417) as usize).copied(),
        57_344..=63_743 => None,
        _ => char::from_u32(number).filter(|sign| !sign.is_control()).map(KeyCode::Char),
    }
}

#[cfg(test)]
mod beside;
#[cfg(test)]
mod tests;
