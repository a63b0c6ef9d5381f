//! A key as it is pressed: what it is, and what is held down with it.
//!
//! As text: `up`, `shift+up`, `K`, `ctrl+n`, `alt+t`, `f2`, `space`; a sequence has spaces between
//! its chords.

use std::fmt;
use std::str::FromStr;

/// What is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "keys are named as they are written on them")]
pub enum Code {
    /// A sign, as the terminal gives it: `K` is Shift and k.
    Char(char),
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
    PageUp,
    PageDown,
    Insert,
    Delete,
    Backspace,
    Enter,
    Escape,
    Tab,
    /// The middle key of the numeric block without `NumLock`.
    Begin,
    F(u8),
}

/// The keys that have names, as they are written in a keymap and as the voices name them.
const NAMES: [(&str, Code); 16] = [
    ("up", Code::Up),
    ("down", Code::Down),
    ("left", Code::Left),
    ("right", Code::Right),
    ("home", Code::Home),
    ("end", Code::End),
    ("pageup", Code::PageUp),
    ("pagedown", Code::PageDown),
    ("insert", Code::Insert),
    ("delete", Code::Delete),
    ("backspace", Code::Backspace),
    ("enter", Code::Enter),
    ("escape", Code::Escape),
    ("tab", Code::Tab),
    ("begin", Code::Begin),
    ("space", Code::Char(' ')),
];

/// A key with what is held down with it.
///
/// Shift is written only where the sign does not show it: `shift+up`, but `K`. `shift+1` is the key
/// of the digit with Shift; which sign that gives, the layout of the keyboard says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Chord {
    /// The key.
    pub code: Code,
    /// Control is held down.
    pub control: bool,
    /// Alt is held down.
    pub alt: bool,
    /// Shift is held down, with a key that gives no sign, or with that of a digit.
    pub shift: bool,
}

/// Why a text is no chord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseChordError {
    /// It names no key.
    Key,
    /// Shift with a sign that is no letter and no digit.
    Shift,
}

impl Chord {
    /// A key alone.
    #[must_use]
    pub const fn of(code: Code) -> Self {
        Self { code, control: false, alt: false, shift: false }
    }

    /// A key as a terminal reports it: Shift is left out where the sign shows it.
    #[must_use]
    pub fn pressed(code: Code, control: bool, alt: bool, shift: bool) -> Self {
        let shown = matches!(code, Code::Char(sign) if !sign.is_ascii_digit());
        Self { code, control, alt, shift: shift && !shown }
    }

    /// What Shift makes of a sign, as far as that is the same on every keyboard.
    fn shifted(self) -> Result<Self, ParseChordError> {
        let Code::Char(sign) = self.code else { return Ok(Self { shift: true, ..self }) };
        let mut upper = sign.to_uppercase();
        match (upper.next(), upper.next()) {
            _ if sign.is_ascii_digit() => Ok(Self { shift: true, ..self }),
            (Some(upper), None) if sign.is_alphabetic() => {
                Ok(Self { code: Code::Char(upper), ..self })
            }
            _ => Err(ParseChordError::Shift),
        }
    }

    /// What is written for a key besides Control, Alt and Shift: `up`, `k`, `f2`.
    #[must_use]
    pub fn name(self) -> String {
        match (NAMES.iter().find(|(_, code)| *code == self.code), self.code) {
            (Some((name, _)), _) => (*name).to_owned(),
            (None, Code::F(number)) => format!("f{number}"),
            (None, Code::Char(sign)) => sign.to_string(),
            (None, _) => String::new(),
        }
    }
}

impl FromStr for Code {
    type Err = ParseChordError;

    fn from_str(text: &str) -> Result<Self, ParseChordError> {
        if let Some((_, code)) = NAMES.iter().find(|(name, _)| *name == text) {
            return Ok(*code);
        }
        let mut signs = text.chars();
        if let (Some(sign), None) = (signs.next(), signs.next()) {
            let is_sign = !sign.is_whitespace() && !sign.is_control();
            return is_sign.then_some(Self::Char(sign)).ok_or(ParseChordError::Key);
        }
        let number = text.strip_prefix('f').filter(|rest| !rest.starts_with(['0', '+']));
        let number = number.and_then(|number| number.parse().ok());
        number.filter(|number| (1..=12).contains(number)).map(Self::F).ok_or(ParseChordError::Key)
    }
}

impl FromStr for Chord {
    type Err = ParseChordError;

    fn from_str(text: &str) -> Result<Self, ParseChordError> {
        let (mut control, mut alt, mut shift, mut rest) = (false, false, false, text);
        loop {
            let held = [("ctrl+", &mut control), ("alt+", &mut alt), ("shift+", &mut shift)];
            let held =
                held.into_iter().find_map(|(name, flag)| Some((rest.strip_prefix(name)?, flag)));
            let Some((tail, flag)) = held.filter(|(tail, _)| !tail.is_empty()) else { break };
            *flag = true;
            rest = tail;
        }
        let chord = Self { code: rest.parse()?, control, alt, shift: false };
        if shift { chord.shifted() } else { Ok(chord) }
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (held, name) in [(self.control, "ctrl+"), (self.alt, "alt+"), (self.shift, "shift+")] {
            f.write_str(if held { name } else { "" })?;
        }
        f.write_str(&self.name())
    }
}

/// Reads a sequence of chords with spaces between them.
///
/// # Errors
///
/// The part that is no chord, and why.
pub fn sequence(text: &str) -> Result<Vec<Chord>, (String, ParseChordError)> {
    let chord = |part: &str| part.parse().map_err(|error| (part.to_owned(), error));
    let chords: Vec<Chord> = text.split_whitespace().map(chord).collect::<Result<_, _>>()?;
    if chords.is_empty() { Err((text.to_owned(), ParseChordError::Key)) } else { Ok(chords) }
}

/// Writes a sequence of chords as it is read.
#[must_use]
pub fn written(chords: &[Chord]) -> String {
    let chords: Vec<String> = chords.iter().map(ToString::to_string).collect();
    chords.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn chord() -> impl Strategy<Value = Chord> {
        let named = prop::sample::select(NAMES.to_vec()).prop_map(|(_, code)| code);
        let sign = any::<char>().prop_filter("a sign", |c| !c.is_whitespace() && !c.is_control());
        let code = prop_oneof![named, sign.prop_map(Code::Char), (1_u8..=12).prop_map(Code::F)];
        (code, any::<bool>(), any::<bool>(), any::<bool>())
            .prop_map(|(code, control, alt, shift)| Chord::pressed(code, control, alt, shift))
    }

    proptest! {
        #[test]
        fn a_chord_that_is_written_is_read_again(chord in chord()) {
            prop_assert_eq!(chord.to_string().parse(), Ok(chord));
        }

        #[test]
        fn a_sequence_that_is_written_is_read_again(chords in prop::collection::vec(chord(), 1..4)) {
            prop_assert_eq!(sequence(&written(&chords)), Ok(chords));
        }

        #[test]
        fn whatever_is_read_is_written_so_that_it_is_read_again(text in "(ctrl\\+|alt\\+|shift\\+){0,3}\\PC{0,4}") {
            if let Ok(chord) = text.parse::<Chord>() {
                prop_assert_eq!(chord.to_string().parse(), Ok(chord));
            }
        }
    }

    #[test]
    fn shift_is_written_only_where_the_sign_does_not_show_it() {
        let read = |text: &str| text.parse::<Chord>().map(|chord| chord.to_string());
        assert_eq!(read("shift+k"), Ok("K".to_owned()));
        assert_eq!(read("shift+up"), Ok("shift+up".to_owned()));
        assert_eq!(read("shift+1"), Ok("shift+1".to_owned()));
        assert_eq!(read("alt+shift+t"), Ok("alt+T".to_owned()));
        assert_eq!(read("ctrl++"), Ok("ctrl++".to_owned()));
        assert_eq!(read("shift+!"), Err(ParseChordError::Shift));
        assert_eq!(read("shift+space"), Err(ParseChordError::Shift));
        for text in ["", "ctrl+", "f0", "f13", "f+1", "esc", "kk", "Up", "super+k"] {
            assert_eq!(read(text), Err(ParseChordError::Key), "{text}");
        }
    }

    #[test]
    fn a_terminal_that_reports_shift_besides_the_sign_gives_the_same_chord() {
        assert_eq!(Chord::pressed(Code::Char('K'), false, false, true), Chord::of(Code::Char('K')));
        assert!(Chord::pressed(Code::Char('1'), false, false, true).shift);
        assert!(Chord::pressed(Code::Tab, false, false, true).shift);
    }
}
