//! A line as it is typed at a terminal that can do nothing, or shall do nothing.
//!
//! The terminal itself would write what comes in between into the line. So each key comes here, is
//! shown by no more than itself, and what comes in between is printed on lines of its own, with what
//! is typed once more after it.

use std::borrow::Cow;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::clean::{Text, is_unseen};
use crate::ui::line::answers::begins;
use crate::ui::screen::text::width;

/// Longer lines are no moves and no questions.
pub(super) const LONGEST: usize = 4096;

/// A line as both threads see it; nothing while none is typed.
#[derive(Clone, Debug, Default)]
pub(super) struct Typing(Arc<Mutex<Option<Line>>>);

/// What a key has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum KeyDone {
    /// The line goes on; this shows it.
    Shown(String),
    /// The line has ended; `None` if it was no text.
    Line(Option<String>),
    /// The line has ended, and was far too long.
    TooLong,
    /// Control-C: the line is dropped.
    Interrupted,
    /// Control-D on an empty line.
    Ended,
}

/// What is typed of a line.
#[derive(Debug, Default)]
struct Line {
    text: String,
    /// The first bytes of a sign.
    begun: Vec<u8>,
    fits: Fits,
    escape: Escape,
    shown: Shown,
}

/// Whether all bytes so far are text, and not too many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Fits {
    #[default]
    Yes,
    NotText,
    TooLong,
}

/// Whether what is typed can be seen.
#[derive(Clone, Copy, Debug, Default)]
struct Shown(bool);

/// How far the sequence of a key without a sign has come, such as that of an arrow, or an answer that
/// the terminal gives late.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Escape {
    #[default]
    None,
    Begun,
    Inside,
    /// An answer that is a text may begin, after this byte.
    Begins(u8),
    /// It goes on until a bell ends it, or another sequence.
    Text,
}

impl Escape {
    /// Where another byte leads; `None` where that is a key.
    const fn after(self, byte: u8) -> Option<Self> {
        Some(match (self, byte) {
            (Self::None, _) | (Self::Begins(_) | Self::Text, 3 | b'\n' | b'\r') => return None,
            (Self::Begun, b'[' | b'O') | (Self::Inside, b' '..=b'?') => Self::Inside,
            (Self::Begun, b']' | b'P' | b'_') => Self::Begins(byte),
            (Self::Begins(_) | Self::Text, 0x1b) => Self::Begun,
            (Self::Begins(by), byte) if begins(by as char, byte as char) => Self::Text,
            (Self::Begins(_), _) => return None,
            (Self::Text, byte) if byte != 7 => Self::Text,
            _ => Self::None,
        })
    }
}

const ERASE: &str = "\u{8} \u{8}";

impl Typing {
    fn lock(&self) -> MutexGuard<'_, Option<Line>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new line begins; whether it can be seen.
    pub(super) fn begin(&self, shown: bool) {
        *self.lock() = Some(Line { shown: Shown(shown), ..Line::default() });
    }

    /// Shows nothing more of a line that has begun.
    pub(super) fn hide(&self) {
        if let Some(line) = self.lock().as_mut() {
            line.shown = Shown(false);
        }
    }

    /// Takes a byte of a key, and shows it. A line that has ended is none any more.
    ///
    /// # Errors
    ///
    /// When nothing can be shown any more.
    pub(super) fn key(&self, byte: u8, out: &mut dyn Write) -> io::Result<KeyDone> {
        let mut line = self.lock();
        let Some(typed) = line.as_mut() else { return Ok(KeyDone::Shown(String::new())) };
        let done = typed.key(byte);
        let shown = match &done {
            KeyDone::Shown(shown) if typed.shown.0 => shown.as_str(),
            KeyDone::Shown(_) | KeyDone::Ended => "",
            KeyDone::Line(_) | KeyDone::TooLong | KeyDone::Interrupted => "\n",
        };
        // Nothing must come between what is noted and what is seen.
        out.write_all(shown.as_bytes())?;
        out.flush()?;
        if !matches!(done, KeyDone::Shown(_)) {
            *line = None;
        }
        Ok(done)
    }

    /// Prints a text on lines of its own, and what is typed once more after it.
    ///
    /// # Errors
    ///
    /// When nothing can be printed any more.
    pub(super) fn put(&self, text: &str, out: &mut dyn Write) -> io::Result<()> {
        let line = self.lock();
        let typed = line.as_ref().map_or(Cow::Borrowed(""), Line::seen);
        let before = if typed.is_empty() { "" } else { "\n" };
        let mut out = Text::new(out);
        out.text(&[before, text, &typed].concat())?;
        out.flush()
    }

    /// Whether a line is being typed.
    #[cfg(unix)]
    pub(super) fn is_typing(&self) -> bool {
        self.lock().is_some()
    }

    /// Shows what is typed once more.
    ///
    /// # Errors
    ///
    /// When nothing can be shown any more.
    #[cfg(unix)]
    pub(super) fn again(&self, out: &mut dyn Write) -> io::Result<()> {
        let line = self.lock();
        let mut out = Text::new(out);
        out.text(&line.as_ref().map_or(Cow::Borrowed(""), Line::seen))?;
        out.flush()
    }
}

impl Line {
    /// What of it can be seen.
    fn seen(&self) -> Cow<'_, str> {
        if self.shown.0 { seen(&self.text) } else { Cow::Borrowed("") }
    }

    fn key(&mut self, byte: u8) -> KeyDone {
        let inside = self.escape.after(byte);
        self.escape = inside.unwrap_or_default();
        if inside.is_some() {
            return KeyDone::Shown(String::new());
        }
        match byte {
            b'\n' | b'\r' => return self.end(),
            3 => return KeyDone::Interrupted,
            4 if self.text.is_empty() => return KeyDone::Ended,
            0x1b => self.escape = Escape::Begun,
            8 | 0x7f => return KeyDone::Shown(self.erase(1)),
            // Control-U, Control-W.
            0x15 => return KeyDone::Shown(self.erase(self.text.chars().count())),
            0x17 => {
                let rest = self.text.trim_end().rfind(' ').map_or(0, |blank| blank + 1);
                return KeyDone::Shown(self.erase(self.text[rest..].chars().count()));
            }
            0..=0x1f => {}
            _ => return KeyDone::Shown(self.sign(byte)),
        }
        KeyDone::Shown(String::new())
    }

    fn end(&mut self) -> KeyDone {
        let is_text = self.fits == Fits::Yes && self.begun.is_empty();
        let text = std::mem::take(&mut self.text);
        self.begun.clear();
        match self.fits {
            Fits::TooLong => KeyDone::TooLong,
            _ => KeyDone::Line(is_text.then_some(text)),
        }
    }

    /// Takes a byte of a sign; the sign once it is whole.
    fn sign(&mut self, byte: u8) -> String {
        self.begun.push(byte);
        match std::str::from_utf8(&self.begun) {
            Ok(sign) if self.text.len() + sign.len() < LONGEST => {
                let sign = sign.to_owned();
                self.text.push_str(&sign);
                self.begun.clear();
                seen(&sign).into_owned()
            }
            Err(error) if error.error_len().is_none() => String::new(),
            wrong => {
                self.fits = if wrong.is_ok() { Fits::TooLong } else { Fits::NotText };
                self.begun.clear();
                String::new()
            }
        }
    }

    /// Takes signs back; what shows that.
    fn erase(&mut self, count: usize) -> String {
        let signs = (0..count).filter_map(|_| self.text.pop());
        let cells: usize = signs.map(|sign| width(sign.encode_utf8(&mut [0; 4]))).sum();
        ERASE.repeat(cells)
    }
}

/// What a terminal shows of what is typed: a sign that would give it an order it does not get, though the
/// line has it and is answered so.
fn seen(typed: &str) -> Cow<'_, str> {
    if typed.contains(is_unseen) { Cow::Owned(typed.replace(is_unseen, "")) } else { typed.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(keys: &[u8]) -> (Typing, Vec<KeyDone>, String) {
        let typing = Typing::default();
        typing.begin(true);
        let mut out = Vec::new();
        let done = keys.iter().map(|&byte| typing.key(byte, &mut out).unwrap()).collect();
        (typing, done, String::from_utf8(out).unwrap())
    }

    fn line(keys: &[u8]) -> Option<String> {
        match typed(keys).1.pop() {
            Some(KeyDone::Line(line)) => line,
            Some(KeyDone::TooLong) => Some("too long".to_owned()),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_line_is_typed_and_mended_without_an_escape_byte() {
        assert_eq!(line(b"e4\n").as_deref(), Some("e4"));
        assert_eq!(line("Läx\x7fufer f3\r".as_bytes()).as_deref(), Some("Läufer f3"));
        assert_eq!(line(b"knight f3\x17\x17e4\n").as_deref(), Some("e4"));
        assert_eq!(line(b"xyz\x15\x1b[Ae4\x1bOD\n").as_deref(), Some("e4"));
        assert_eq!(line(b"e\xff4\n"), None);
        assert_eq!(line(&[&[b'x'; 5000][..], b"\n"].concat()).as_deref(), Some("too long"));
        for answer in [
            "\x1b]11;rgb:1e1e/1e1e/2e2e\x07",
            "\x1b]11;rgb:1e1e/1e1e/2e2e\x1b\\",
            "\x1bP>|XTerm(390)\x1b\\",
            "\x1b_Gi=31;OK\x1b\\",
            "\x1b[?62;22c",
            "\x1b[24;100R",
            "\x1b[0n",
        ] {
            assert_eq!(line(format!("e{answer}4\n").as_bytes()).as_deref(), Some("e4"), "C2");
        }
        assert_eq!(line(b"\x1b]e4\n").as_deref(), Some("e4"));
        let (_, _, out) = typed("ü\x7f\x1b[3~e4\n".as_bytes());
        assert_eq!(out, "ü\u{8} \u{8}e4\n");
    }

    #[test]
    fn what_comes_in_between_stands_on_its_own_line_with_the_typed_part_after_it() {
        let (typing, ..) = typed(b"Nf");
        let mut out = Vec::new();
        typing.put("Hint: pawn a2 a3.\n", &mut out).unwrap();
        assert_eq!(out, b"\nHint: pawn a2 a3.\nNf");
        let (typing, done, _) = typed(b"Nf\x03");
        assert_eq!(done.last(), Some(&KeyDone::Interrupted));
        let mut out = Vec::new();
        typing.put("Hint: pawn a2 a3.\n", &mut out).unwrap();
        assert_eq!(out, b"Hint: pawn a2 a3.\n");
    }

    #[test]
    fn what_is_hidden_is_never_shown() {
        let typing = Typing::default();
        typing.begin(false);
        let mut out = Vec::new();
        for &byte in b"secret" {
            typing.key(byte, &mut out).unwrap();
        }
        typing.put("A move.\n", &mut out).unwrap();
        assert_eq!(typing.key(b'\n', &mut out).unwrap(), KeyDone::Line(Some("secret".to_owned())));
        assert_eq!(out, b"A move.\n\n");
    }
}
