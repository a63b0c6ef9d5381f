//! Characters that are not what they seem, and those that are not seen at all.
//!
//! What was pasted, or typed on a keyboard for another script, may look right and be something else.
//! Which letters look alike, the table of confusables knows (Unicode Technical Standard 39).

use deunicode::deunicode_char;
use unicode_normalization::UnicodeNormalization;
use unicode_script::{Script, UnicodeScript};
use unicode_security::confusable_detection::skeleton;

pub use touchmove_clean::is_unseen;

use crate::fold::without_its_stroke;
use crate::usual::digit;

/// What a character is that does not belong into a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It orders a terminal to do something.
    Control,
    /// It has no shape, or turns the direction of writing.
    Invisible,
    /// A letter or digit of another script, by its name in Unicode.
    Script(&'static str),
    /// A wide, raised or otherwise styled form of a usual letter or digit.
    Styled,
    /// Anything else.
    Sign,
}

/// A character that does not belong into a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stray {
    /// The character.
    pub found: char,
    /// What it is.
    pub kind: Kind,
    /// The usual character that it looks like; `None` if it is not seen or looks like none.
    pub like: Option<char>,
}

/// A text with usual characters in the place of those that only look like them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    /// The text.
    pub text: String,
    /// What was read as something else, left out, or left as it is; each once.
    pub strays: Vec<Stray>,
}

/// A sign that parts what it stands between, and is none of a move.
const PART: char = '|';

/// What becomes of a character.
enum Fate {
    /// It is what it seems.
    Stays,
    /// It is a sign in another shape; nobody needs to be told.
    Becomes(char),
    /// It does not belong into a move.
    Strays(Stray),
}

/// Whether a text has several lines: two moves, pasted or from a file of another system, are no third.
#[must_use]
pub fn has_lines(text: &str) -> bool {
    let parts =
        |c| matches!(c, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}');
    text.trim().contains(parts)
}

/// Reads a text as it looks; `None` if every character is what it seems.
#[must_use]
pub fn plain(text: &str) -> Option<Plain> {
    plain_but_for(text, |_| false)
}

/// The same for who writes in other scripts as well, whose letters are what they seem and whose digits
/// are digits.
#[must_use]
pub fn plain_but_for(text: &str, is_own: impl Fn(char) -> bool) -> Option<Plain> {
    let fate = |c: char| match fate(c) {
        Fate::Strays(Stray { kind: Kind::Script(_) | Kind::Sign, .. }) if is_own(c) => {
            digit(c).map_or(Fate::Stays, Fate::Becomes)
        }
        fate => fate,
    };
    if text.chars().all(|c| matches!(fate(c), Fate::Stays)) {
        return None;
    }
    let mut plain = Plain { text: String::with_capacity(text.len()), strays: Vec::new() };
    for c in text.chars() {
        match fate(c) {
            Fate::Stays => plain.text.push(c),
            Fate::Becomes(sign) => plain.text.push(sign),
            Fate::Strays(stray) => {
                let behind_digit = plain.text.ends_with(|c: char| c.is_ascii_digit());
                let parts = behind_digit || c.is_whitespace() && !plain.text.trim().is_empty();
                plain.text.extend(match stray.kind {
                    // Two moves must not become a third, as `e4`, a line break, `d5` a capture.
                    Kind::Control | Kind::Invisible if parts => Some(PART),
                    Kind::Control | Kind::Invisible => None,
                    Kind::Script(_) | Kind::Styled | Kind::Sign => stray.like.or(Some(c)),
                });
                if !plain.strays.contains(&stray) {
                    plain.strays.push(stray);
                }
            }
        }
    }
    let is_over = |c: char| c == PART || c.is_whitespace();
    plain.text.truncate(plain.text.trim_end_matches(is_over).len());
    Some(plain)
}

fn fate(c: char) -> Fate {
    if c.is_ascii_graphic() || c.is_whitespace() && !c.is_control() || c == '\t' {
        return Fate::Stays;
    }
    let stray = |kind, like| Fate::Strays(Stray { found: c, kind, like });
    if c.is_control() {
        return stray(Kind::Control, None);
    }
    if is_unseen(c) {
        return stray(Kind::Invisible, None);
    }
    // No letter of a language is only like another one.
    if is_of_chess(c) || c.to_lowercase().any(|small| without_its_stroke(small).is_some()) {
        return Fate::Stays;
    }
    let like = alike(c);
    match (c.script(), like) {
        (_, Some(sign)) if sign.is_ascii_punctuation() => Fate::Becomes(sign),
        (script, Some(letter)) if c.nfkc().eq([letter]) && is_shared(script) => {
            stray(Kind::Styled, Some(letter))
        }
        // A letter with an accent may be part of a word.
        (Script::Latin, None) => Fate::Stays,
        (script, like) if is_shared(script) => {
            let kind = if like.is_some() { Kind::Styled } else { Kind::Sign };
            stray(kind, like)
        }
        (script, like) => stray(Kind::Script(script.full_name()), like),
    }
}

/// Whether a script is none, or that of usual letters.
fn is_shared(script: Script) -> bool {
    matches!(script, Script::Common | Script::Inherited | Script::Latin | Script::Unknown)
}

/// Signs that mean something in a move or a position: pieces, captures, dashes, braille.
fn is_of_chess(c: char) -> bool {
    matches!(c, '♔'..='♟' | '×' | '–' | '—' | '…' | '½' | '\u{2800}'..='\u{28ff}')
}

/// The one usual character that another looks like, or is a form of.
fn alike(c: char) -> Option<char> {
    let only = |mut found: Box<dyn Iterator<Item = char> + '_>| match (found.next(), found.next()) {
        (Some(one), None) if one.is_ascii_graphic() => Some(one),
        _ => None,
    };
    let mut buffer = [0; 4];
    let text: &str = c.encode_utf8(&mut buffer);
    let digit = || deunicode_char(c).filter(|_| c.is_numeric());
    only(Box::new(text.nfkc()))
        .or_else(|| digit().and_then(|digit| only(Box::new(digit.chars()))))
        .or_else(|| only(Box::new(skeleton(text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        let Some(plain) = plain(text) else { return "-".to_owned() };
        let stray = |stray: &Stray| {
            format!("{:x} {:?} {:?}", u32::from(stray.found), stray.kind, stray.like)
        };
        let strays: Vec<String> = plain.strays.iter().map(stray).collect();
        format!("{}: {}", plain.text, strays.join(", "))
    }

    #[test]
    fn usual_texts_are_what_they_seem() {
        for text in ["e2 e4", "Läufer fünf", "0–0", "Sxé5", "♘f3", "exd5 e.p.", "e2\u{a0}e4", "⠓⠑"]
        {
            assert_eq!(read(text), "-", "{text}");
        }
    }

    #[test]
    fn letters_of_other_scripts_are_read_as_what_they_look_like() {
        assert_eq!(read("\u{435}4"), r#"e4: 435 Script("Cyrillic") Some('e')"#);
        assert_eq!(read("\u{3a1}"), r#"P: 3a1 Script("Greek") Some('P')"#);
        assert_eq!(read("\u{ff45}\u{ff14}"), "e4: ff45 Styled Some('e'), ff14 Styled Some('4')");
        assert_eq!(read("e\u{664}"), r#"e4: 664 Script("Arabic") Some('4')"#);
        assert_eq!(read("\u{44f}4"), "\u{44f}4: 44f Script(\"Cyrillic\") None");
        assert_eq!(read("e2\u{2212}e4"), "e2-e4: ");
    }

    #[test]
    fn letters_and_digits_of_a_script_of_ones_own_are_what_they_seem() {
        let thai = |c: char| ('\u{e00}'..='\u{e7f}').contains(&c);
        assert_eq!(plain_but_for("ม้า f3", thai), None);
        assert_eq!(plain_but_for("e๔", thai).unwrap(), Plain { text: "e4".into(), strays: vec![] });
        assert_eq!(plain_but_for("ม้า \u{435}4", thai).unwrap().strays.len(), 1);
        assert_eq!(plain_but_for("ม\u{200b}า", thai).unwrap().text, "มา");
        assert_eq!(read("kısa, løper"), "-");
    }

    #[test]
    fn what_parts_two_moves_parts_them_however_it_is_seen() {
        for part in [
            "\n",
            "\r\n",
            "\r",
            "\u{b}",
            "\u{c}",
            "\u{7}",
            "\u{85}",
            "\u{200b}",
            "\u{200b}\u{feff}",
        ] {
            let read = plain(&format!("e4{part}d5")).unwrap().text;
            let parted: Vec<&str> = read.split(PART).filter(|it| !it.is_empty()).collect();
            assert_eq!(parted, ["e4", "d5"], "{part:?}");
        }
    }

    #[test]
    fn what_is_not_seen_is_left_out() {
        assert_eq!(read("e\u{200b}4"), "e4: 200b Invisible None");
        assert_eq!(read("e\u{1b}4\u{1b}"), "e4: 1b Control None");
        assert_eq!(read("e\u{202e}4\u{ad}"), "e4: 202e Invisible None, ad Invisible None");
    }
}
