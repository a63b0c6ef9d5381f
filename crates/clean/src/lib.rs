//! Text from outside as it may reach a terminal, a synthesiser or a file.
//!
//! A tag of a game, the name of a file or a sentence of a voice may hold characters that are no text:
//! they give orders to a terminal, turn the direction of writing, or are not seen at all. A screen
//! reader speaks what a terminal shows, and nobody hears that it is not what stands there. So nothing
//! goes out but through here.
//!
//! ```
//! assert_eq!(touchmove_clean::line("Ann\u{1b}]0;Bob\u{7}"), "Ann ]0;Bob ");
//! assert_eq!(touchmove_clean::line("gxf\u{202e}3"), "gxf3");
//! ```

use std::borrow::Cow;
use std::fmt;
use std::io::{self, Write};
use std::path::Path;

/// Whether a character must never go out as it is: it gives orders to a terminal, turns the direction
/// of writing, or is not seen. A line feed and a tab are such characters too.
#[must_use]
pub fn is_unseen(c: char) -> bool {
    c.is_control() || is_invisible(c)
}

/// The characters that Unicode lets a reader leave out, those that turn the direction of writing, and
/// its own ends of lines.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a character that is not seen has a meaning behind another one: a joiner makes another letter
/// or ends a word in Arabic script, in the scripts of India and its neighbours and in Mongolian, and
/// joins pictures; a selector says how a picture is drawn. Elsewhere they only hide.
fn has_meaning(before: char, c: char) -> bool {
    match c {
        '\u{200c}' => is_joined(before),
        '\u{200d}' => is_joined(before) || matches!(before, '\u{fe0f}' | '\u{1f000}'..='\u{1faff}'),
        '\u{fe0e}' | '\u{fe0f}' => is_picture(before),
        _ => false,
    }
}

fn is_picture(c: char) -> bool {
    matches!(c, '\u{2194}'..='\u{21ff}' | '\u{2300}'..='\u{27bf}' | '\u{1f000}'..='\u{1faff}')
}

fn is_joined(before: char) -> bool {
    let letters = matches!(before,
        '\u{600}'..='\u{8ff}' | '\u{900}'..='\u{dff}' | '\u{1000}'..='\u{109f}'
        | '\u{1780}'..='\u{17ff}' | '\u{1800}'..='\u{18af}' | '\u{fb50}'..='\u{fdff}'
        | '\u{fe70}'..='\u{fefe}');
    letters && !is_invisible(before)
}

/// What becomes of a character that may not go out.
fn replaced(c: char) -> Option<char> {
    let separates = c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    separates.then_some(' ')
}

/// Where the first character is that may not go out, but for those that stay.
fn first(text: &str, stays: impl Fn(char, &str) -> bool) -> Option<(usize, char)> {
    let mut before = ' ';
    text.char_indices().find(|&(at, c)| {
        let has_meaning = has_meaning(before, c);
        before = c;
        is_unseen(c) && !has_meaning && !stays(c, &text[at + c.len_utf8()..])
    })
}

fn cleaned(text: &str, stays: impl Fn(char, &str) -> bool) -> Cow<'_, str> {
    let Some((at, _)) = first(text, &stays) else { return Cow::Borrowed(text) };
    let mut out = String::with_capacity(text.len());
    let (mut rest, mut next) = (text, Some(at));
    while let Some(at) = next {
        out.push_str(&rest[..at]);
        let Some(c) = rest[at..].chars().next() else { break };
        out.extend(replaced(c));
        rest = &rest[at + c.len_utf8()..];
        next = first(rest, &stays).map(|(at, _)| at);
    }
    out.push_str(rest);
    Cow::Owned(out)
}

/// A text of several lines: their ends and tabs stay. Another control character becomes a blank, and
/// what is not seen goes.
#[must_use]
pub fn text(text: &str) -> Cow<'_, str> {
    cleaned(text, |c, after| match c {
        '\n' | '\t' => true,
        '\r' => after.starts_with('\n'),
        _ => false,
    })
}

/// A text of one line: every control character becomes a blank, and what is not seen goes.
#[must_use]
pub fn line(text: &str) -> Cow<'_, str> {
    cleaned(text, |_, _| false)
}

/// A name of more characters is shown by so many of its first and its last.
const LONGEST_NAME: usize = 300;
const SHOWN: usize = 40;

/// The name of a file. A character that may not go out is a question mark there, as `ls` shows it: a
/// shell finds the file by what is shown, and nothing that is left out makes it look like another. One that
/// nobody can listen to is shown by its beginning and its end.
#[must_use]
pub fn name(path: &Path) -> String {
    let name = path.display().to_string();
    let seen = match first(&name, |_, _| false) {
        None => name,
        Some(_) => name.chars().map(|c| if is_unseen(c) { '?' } else { c }).collect(),
    };
    match shortened(&seen) {
        Some((begins, ends)) => format!("{begins}…{ends}"),
        None => seen,
    }
}

/// The beginning and the end of a name that is longer than anybody listens to.
fn shortened(name: &str) -> Option<(&str, &str)> {
    let at = |nth: usize| name.char_indices().nth(nth).map(|(at, _)| at);
    let count = name.len().checked_sub(LONGEST_NAME).map(|_| name.chars().count())?;
    let long = count > LONGEST_NAME;
    long.then_some((&name[..at(SHOWN)?], &name[at(count - SHOWN)?..]))
}

/// The first character of a text of several lines that may not go out, and its line, from 1.
#[must_use]
pub fn wrong(text: &str) -> Option<(usize, char)> {
    let stays = |c: char, after: &str| match c {
        '\n' | '\t' => true,
        '\r' => after.starts_with('\n'),
        _ => false,
    };
    let (at, c) = first(text, stays)?;
    Some((text[..at].matches('\n').count() + 1, c))
}

/// A character that cannot be shown, by its number: `U+001B`.
#[must_use]
pub fn number(c: char) -> String {
    format!("U+{:04X}", u32::from(c))
}

/// A way out that takes nothing but text, and lets nothing through that is none.
#[derive(Debug)]
pub struct Text<W: Write>(W);

impl<W: Write> Text<W> {
    /// Writes there.
    #[must_use]
    pub const fn new(out: W) -> Self {
        Self(out)
    }

    /// Writes a text of several lines as it stands.
    ///
    /// # Errors
    ///
    /// Why it cannot be written.
    pub fn text(&mut self, it: &str) -> io::Result<()> {
        self.0.write_all(text(it).as_bytes())
    }

    /// Writes a text and ends its line.
    ///
    /// # Errors
    ///
    /// Why it cannot be written.
    pub fn line(&mut self, it: impl fmt::Display) -> io::Result<()> {
        self.text(&format!("{it}\n"))
    }

    /// Writes a text into the row that the cursor is in, from its first cell on, and ends no line.
    ///
    /// # Errors
    ///
    /// Why it cannot be written.
    pub fn over(&mut self, it: &str) -> io::Result<()> {
        self.0.write_all(b"\r")?;
        self.text(it)?;
        self.flush()
    }

    /// Writes pages of braille as an embosser takes them: a form feed between two of them stays.
    ///
    /// # Errors
    ///
    /// Why they cannot be written.
    pub fn pages(&mut self, it: &str) -> io::Result<()> {
        for (i, page) in it.split('\u{c}').enumerate() {
            let between: &[u8] = if i > 0 { b"\x0c" } else { b"" };
            self.0.write_all(between)?;
            self.text(page)?;
        }
        Ok(())
    }

    /// Writes a picture that the program has made, which is no text.
    ///
    /// # Errors
    ///
    /// Why it cannot be written.
    pub fn picture(&mut self, it: &[u8]) -> io::Result<()> {
        self.0.write_all(it)
    }

    /// Hands on what waits.
    ///
    /// # Errors
    ///
    /// Why it cannot be written.
    pub fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }

    /// What it writes to.
    #[must_use]
    pub fn into_inner(self) -> W {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Every character that gives orders, turns the writing or is not seen.
    fn unseen() -> impl Iterator<Item = char> {
        ('\0'..=char::MAX).filter(|&c| is_unseen(c))
    }

    #[test]
    fn what_gives_orders_or_is_not_seen_never_goes_out() {
        for c in unseen() {
            let given = format!("a{c}b");
            let out = line(&given);
            assert!(out == "ab" || out == "a b", "{c:?}: {out:?}");
            assert_eq!(name(Path::new(&format!("a{c}b").replace('\0', "?"))), "a?b");
        }
        let counted =
            ['\u{1b}', '\u{9b}', '\u{7f}', '\u{202e}', '\u{2066}', '\u{200b}', '\u{e0041}'];
        assert!(counted.into_iter().all(is_unseen));
        assert!(!"♔ß⠓ม้เ葛́é".chars().any(is_unseen));
    }

    #[test]
    fn a_name_without_an_end_is_shown_by_its_beginning_and_its_end() {
        let shown = |name: &str| super::name(Path::new(name));
        let long = "ä".repeat(LONGEST_NAME);
        assert_eq!(shown(&long), long);
        let longer = format!("/{}b", "ä".repeat(4095));
        assert_eq!(shown(&longer), format!("/{}…{}b", "ä".repeat(39), "ä".repeat(39)));
    }

    #[test]
    fn lines_stay_lines() {
        assert_eq!(text("one\ttwo\r\nthree\rfour\n\u{2028}"), "one\ttwo\r\nthree four\n ");
        assert_eq!(line("one\ttwo\r\nthree"), "one two  three");
        assert_eq!(text("Springer f3"), Cow::Borrowed("Springer f3"));
    }

    #[test]
    fn a_joiner_stays_where_a_script_needs_it() {
        let persian = "می\u{200c}خواهم";
        assert_eq!(line(persian), persian);
        let hindi = "क्\u{200d}ष";
        assert_eq!(line(hindi), hindi);
        assert_eq!(line("a\u{200c}b\u{200d}c\u{fe0f}♔\u{200d}"), "abc♔");
        assert_eq!(line("👩\u{200d}👧 ♟\u{fe0f}"), "👩\u{200d}👧 ♟\u{fe0f}");
        assert_eq!(line("\u{200d}می\u{200c}\u{200c}خ"), "می\u{200c}خ");
    }

    #[test]
    fn what_is_wrong_is_found_with_its_line() {
        assert_eq!(wrong("one\n\ttwo\r\n"), None);
        assert_eq!(wrong("one\ntwo\u{9d}"), Some((2, '\u{9d}')));
        assert_eq!(number('\u{1b}'), "U+001B");
    }

    #[test]
    fn pages_keep_what_is_between_them() {
        let mut out = Text::new(Vec::new());
        out.pages("1\r\n\u{c}2\u{1b}\r\n").unwrap();
        out.line("end\u{7}").unwrap();
        assert_eq!(out.into_inner(), b"1\r\n\x0c2 \r\nend \n");
    }

    proptest! {
        #[test]
        fn what_is_clean_stays_as_it_is(given in any::<String>()) {
            let once = text(&given).into_owned();
            prop_assert_eq!(text(&once), once.as_str());
            prop_assert_eq!(wrong(&once), None);
            let is_seen = |&c: &char| !is_unseen(c) && c != ' ';
            let seen = |text: &str| text.chars().filter(is_seen).collect::<String>();
            prop_assert_eq!(seen(&once), seen(&given));
        }
    }
}
