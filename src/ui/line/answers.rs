//! Answers of a terminal among the keys of a line: to a question about its colours, its kind or its
//! cursor that somebody has asked before, and which a slow line has brought late. They are no text of the
//! player's. Pure.
//!
//! The editor takes sequences apart by itself. Of one that it does not know it leaves the end, and tells
//! neither where it has stopped nor whether there is an end. So what may be one is held back until it is
//! known.

use std::time::Duration;

/// What follows so soon was not pressed by a hand.
const AT_ONCE: Duration = Duration::from_millis(25);

/// Nothing that is left of a sequence is longer.
const LONGEST: usize = 64;

/// What the editor makes of some bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Key {
    /// A sequence that it does not know, or the beginning of one.
    Unknown,
    /// Escape with a sign.
    Escaped(char),
    Sign(char),
    /// Control-G.
    Bell,
    /// Takes back the sign before it.
    Back,
    /// Drops the line, or ends all lines.
    Leaves,
    /// Any other key.
    Other,
}

/// What becomes of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum KeyFate {
    /// It is one.
    Key,
    /// It is part of an answer, or may be.
    Nothing,
    /// This was typed, and it is the end of it, unless it is no sign.
    Typed(String),
}

/// How far an answer has come.
#[derive(Debug, Default)]
pub(super) enum AnswerSoFar {
    /// There is none.
    #[default]
    None,
    /// The editor has met a sequence that it does not know.
    Cut(Duration),
    /// What may be the end of one.
    Held(String),
    /// An answer that is a text may begin: Escape was followed by this.
    Begins(char),
    /// It goes on until it is ended.
    Text,
}

impl AnswerSoFar {
    /// Takes a key that came at that time.
    pub(super) fn take(&mut self, at: Duration, key: Key) -> KeyFate {
        match key {
            Key::Unknown => {
                *self = Self::Cut(at);
                KeyFate::Nothing
            }
            Key::Escaped('\\') | Key::Bell if self.is_text() => self.ends(),
            Key::Escaped(begins @ (']' | 'P' | '_')) => {
                *self = Self::Begins(begins);
                KeyFate::Nothing
            }
            Key::Sign(sign) => self.sign(at, sign),
            Key::Back => self.back(),
            Key::Leaves => {
                *self = Self::None;
                KeyFate::Key
            }
            // A key cuts an answer off.
            Key::Escaped(_) | Key::Bell | Key::Other => match std::mem::take(self) {
                Self::Held(held) => KeyFate::Typed(held),
                Self::None | Self::Cut(_) | Self::Begins(_) | Self::Text => KeyFate::Key,
            },
        }
    }

    const fn is_text(&self) -> bool {
        matches!(self, Self::Begins(_) | Self::Text)
    }

    fn ends(&mut self) -> KeyFate {
        *self = Self::None;
        KeyFate::Nothing
    }

    fn sign(&mut self, at: Duration, sign: char) -> KeyFate {
        match std::mem::take(self) {
            Self::Cut(_) if goes_on(sign) => *self = Self::Held(sign.into()),
            Self::Cut(since) if is_end(sign) && at.saturating_sub(since) < AT_ONCE => {}
            Self::Held(mut held) if goes_on(sign) && held.len() < LONGEST => {
                held.push(sign);
                *self = Self::Held(held);
            }
            Self::Held(_) if matches!(sign, '@'..='~') => {}
            Self::Held(mut held) => {
                held.push(sign);
                return KeyFate::Typed(held);
            }
            Self::Begins(by) if begins(by, sign) => *self = Self::Text,
            Self::Text => *self = Self::Text,
            Self::None | Self::Cut(_) | Self::Begins(_) => return KeyFate::Key,
        }
        KeyFate::Nothing
    }

    /// A hand takes back what is held.
    fn back(&mut self) -> KeyFate {
        match self {
            Self::Held(held) => {
                held.pop();
                if held.is_empty() {
                    *self = Self::None;
                }
                KeyFate::Nothing
            }
            Self::None | Self::Cut(_) | Self::Begins(_) | Self::Text => {
                *self = Self::None;
                KeyFate::Key
            }
        }
    }
}

/// Whether a sign stands among the parameters of a sequence.
const fn goes_on(sign: char) -> bool {
    matches!(sign, '0'..='?' | '$')
}

/// Whether it is one of the ends that the editor leaves alone: of answers to where the cursor is, and
/// whether all is well or a mode is set.
const fn is_end(sign: char) -> bool {
    matches!(sign, 'R' | 'n' | 'y')
}

/// Whether an answer that is a text begins so: a number, a title, a setting, a picture.
pub(super) const fn begins(by: char, sign: char) -> bool {
    match by {
        ']' => matches!(sign, '0'..='9' | 'l' | 'L'),
        'P' => matches!(sign, '0'..='9' | '>' | '!' | '$' | '+' | '|'),
        _ => matches!(sign, 'G'),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is left of these keys, each so long after the one before it; held keys are typed by the end.
    fn left(after: Duration, keys: &[Key]) -> String {
        let (mut answers, mut text, mut at) =
            (AnswerSoFar::default(), String::new(), Duration::ZERO);
        for &key in keys.iter().chain(&[Key::Other]) {
            at += after;
            match (answers.take(at, key), key) {
                (KeyFate::Typed(typed), _) => text.push_str(&typed),
                (KeyFate::Key, Key::Sign(sign)) => text.push(sign),
                (KeyFate::Key | KeyFate::Nothing, _) => {}
            }
        }
        text
    }

    fn signs(text: &str) -> impl Iterator<Item = Key> {
        text.chars().map(Key::Sign)
    }

    const SOON: Duration = Duration::from_micros(20);
    const LATE: Duration = Duration::from_secs(3);

    #[test]
    fn what_the_editor_leaves_of_a_sequence_is_no_text() {
        for rest in ["62;22c", "1;2;3c", ";800t", "5R", "80t", "1u", "2026;2$y", "997;1n", "7;5u"] {
            let keys: Vec<Key> =
                [Key::Unknown].into_iter().chain(signs(rest)).chain(signs("e4")).collect();
            assert_eq!([left(SOON, &keys), left(LATE, &keys)], ["e4", "e4"], "{rest}");
        }
        for rest in ["R", "n", "y"] {
            let keys: Vec<Key> =
                [Key::Unknown].into_iter().chain(signs(rest)).chain(signs("e4")).collect();
            assert_eq!(left(SOON, &keys), "e4", "{rest}");
        }
    }

    #[test]
    fn what_a_hand_types_after_an_unknown_key_is_text() {
        for typed in ["e4", "Rd1", "nf3", "5+3", "10", "7", "1.e4", "0-0", "100 lines"] {
            let keys: Vec<Key> = [Key::Unknown].into_iter().chain(signs(typed)).collect();
            assert_eq!(left(LATE, &keys), typed);
        }
        let mended = [Key::Unknown, Key::Sign('1'), Key::Sign('2'), Key::Back, Key::Sign(' ')];
        assert_eq!(left(LATE, &mended), "1 ");
    }

    #[test]
    fn a_text_that_answers_ends_by_a_bell_or_by_a_sequence() {
        for (by, text) in [
            (']', "11;rgb:1e1e/1e1e/2e2e"),
            (']', "lA title"),
            ('P', ">|XTerm(390)"),
            ('P', "1$r0m"),
            ('_', "Gi=31;OK"),
        ] {
            for end in [Key::Bell, Key::Escaped('\\')] {
                let keys: Vec<Key> = [Key::Escaped(by)]
                    .into_iter()
                    .chain(signs(text))
                    .chain([end])
                    .chain(signs("e4"))
                    .collect();
                assert_eq!([left(SOON, &keys), left(LATE, &keys)], ["e4", "e4"], "{text}");
            }
        }
        let pressed: Vec<Key> = [Key::Escaped(']')].into_iter().chain(signs("e4")).collect();
        assert_eq!(left(LATE, &pressed), "e4", "a key of a hand");
        let lost: Vec<Key> = [Key::Escaped(']')]
            .into_iter()
            .chain(signs("11;rgb"))
            .chain([Key::Other])
            .chain(signs("e4"))
            .collect();
        assert_eq!(left(LATE, &lost), "e4", "cut off by a key");
    }
}
