//! What single words of a PGN text mean by themselves: moves, annotations, tags, clock times.

use std::borrow::Cow;
use std::time::Duration;

use shakmaty::CastlingSide;
use shakmaty::san::{San, SanPlus};

/// The characters that Windows has from byte 128 to byte 159, where Latin-1 has none to be read.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// UTF-8, or Latin-1 as Windows has it where it cannot be that.
pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(character).collect()),
    }
}

fn character(byte: u8) -> char {
    let windows = byte.checked_sub(128).and_then(|place| WINDOWS.get(usize::from(place)));
    windows.copied().unwrap_or(char::from(byte))
}

/// As much of a text as can be heard at once.
pub(super) fn shown(bytes: &[u8]) -> String {
    touchmove_clean::line(&decode(bytes)).chars().take(40).collect()
}

/// `Name "value"`, where a backslash guards quotation marks and itself.
pub(super) fn tag(text: &[u8]) -> Option<(String, String)> {
    let text = decode(text);
    let text = text.trim();
    let (name, value) = text.split_at(text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_')?);
    let value = value.trim_start().strip_prefix('"')?.strip_suffix('"')?;
    Some((name.to_owned(), unescape(value)?)).filter(|_| !name.is_empty())
}

/// `None` if a quotation mark stands unguarded, or the last one is guarded.
fn unescape(value: &str) -> Option<String> {
    if !value.contains(['"', '\\']) {
        return Some(value.to_owned());
    }
    let mut out = String::with_capacity(value.len());
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match (c, c == '\\') {
            ('"', _) => return None,
            (_, true) => match chars.next()? {
                guarded @ ('"' | '\\') => out.push(guarded),
                other => out.extend([c, other]),
            },
            _ => out.push(c),
        }
    }
    Some(out)
}

/// A word without the move number that it begins with: `12.`, `12...`, `...`.
pub(super) fn without_number(word: &[u8]) -> &[u8] {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = word[digits..].iter().take_while(|&&byte| byte == b'.').count();
    let only_digits = digits == word.len();
    if dots > 0 || only_digits { &word[digits + dots..] } else { word }
}

/// Whether a word is a null move, as one program or another writes it.
pub(super) fn is_null(word: &[u8]) -> bool {
    [&b"--"[..], b"Z0", b"@@@@", b"null"].contains(&word)
}

/// Whether a word is a move in the letters of another language: `Sf3`, `Txe8+`, `Лe1`.
pub(super) fn is_foreign(word: &[u8]) -> bool {
    let text = decode(word);
    let bare = text.trim_end_matches(['!', '?', '+', '#']);
    let bare = bare.split('=').next().unwrap_or_default();
    let Some(first) = bare.chars().next().filter(|c| c.is_uppercase()) else { return false };
    let rest: Vec<char> = bare[first.len_utf8()..].chars().collect();
    let (Some(&rank), Some(&file)) =
        (rest.last(), rest.len().checked_sub(2).and_then(|i| rest.get(i)))
    else {
        return false;
    };
    let inner = &rest[..rest.len() - 2];
    let square = matches!(file, 'a'..='h') && matches!(rank, '1'..='8');
    square
        && inner.len() < 4
        && inner.iter().all(|c| matches!(c, 'a'..='h' | '1'..='8' | 'x' | ':'))
}

/// `$14`, `!?`.
pub(super) fn annotation(word: &[u8]) -> Option<u8> {
    match word {
        [b'$', digits @ ..] if digits.first().is_some_and(u8::is_ascii_digit) => {
            std::str::from_utf8(digits).ok()?.parse().ok()
        }
        marks => praise(marks),
    }
}

/// Marks of praise or blame, by their number in the PGN standard.
fn praise(marks: &[u8]) -> Option<u8> {
    Some(match marks {
        b"!" => 1,
        b"?" => 2,
        b"!!" => 3,
        b"??" => 4,
        b"!?" => 5,
        b"?!" => 6,
        _ => return None,
    })
}

/// A move as it is written.
pub(super) struct Written {
    /// The move.
    pub(super) san: San,
    /// The annotation that stands behind it.
    pub(super) annotation: Option<u8>,
    /// Whether it is said to capture en passant.
    pub(super) en_passant: bool,
}

/// The form of a move; at most two marks of praise or blame may follow it.
pub(super) fn written(text: &[u8]) -> Option<Written> {
    let marks = text.iter().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    let (bare, marks) = text.split_at(text.len() - marks);
    let annotation = if marks.is_empty() { None } else { Some(praise(marks)?) };
    let (bare, en_passant) = match bare.strip_suffix(b"e.p.") {
        Some(bare) => (bare, true),
        None => (bare, false),
    };
    Some(Written { san: san(bare)?, annotation, en_passant })
}

fn san(bare: &[u8]) -> Option<San> {
    let san = noughts(bare).or_else(|| Some(SanPlus::from_ascii(bare).ok()?.san))?;
    // Not standard: moves by both squares with a stroke, drops and null moves.
    match san {
        San::Castle(_) => Some(san),
        San::Normal { .. } if !bare.contains(&b'-') => Some(san),
        _ => None,
    }
}

/// Castling as many people write it.
fn noughts(text: &[u8]) -> Option<San> {
    match text.strip_suffix(b"+").or_else(|| text.strip_suffix(b"#")).unwrap_or(text) {
        b"0-0" => Some(San::Castle(CastlingSide::KingSide)),
        b"0-0-0" => Some(San::Castle(CastlingSide::QueenSide)),
        _ => None,
    }
}

/// What a comment says.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Comment {
    /// Its words, one space between two.
    pub(super) words: String,
    /// The commands for programs, `[%csl Gd4]`.
    pub(super) commands: Vec<String>,
    /// The time of the last `[%clk H:MM:SS]`; tenths may follow.
    pub(super) left: Option<Duration>,
}

/// Parts words from commands. A command that is not closed is taken for words.
pub(super) fn comment(text: &str) -> Comment {
    let mut found = Comment::default();
    let mut words = String::new();
    let mut rest = text;
    while let Some((before, command, after)) = next_command(rest) {
        words.push_str(before);
        words.push(' ');
        let command = one_spaced(command);
        match command.strip_prefix("clk ").and_then(clock) {
            Some(left) => found.left = Some(left),
            None => found.commands.push(format!("[%{command}]")),
        }
        rest = after;
    }
    words.push_str(rest);
    found.words = one_spaced(&words);
    found
}

fn next_command(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once("[%")?;
    let (command, after) = rest.split_once(']')?;
    // A brace is of the text: a command is written between braces again.
    (!command.contains('}')).then_some((before, command, after))
}

fn one_spaced(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_whitespace() {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}

fn clock(time: &str) -> Option<Duration> {
    let (whole, tenths) = time.trim().split_once('.').unwrap_or((time.trim(), "0"));
    let mut parts = whole.split(':').map(|part| part.parse::<u32>().ok());
    let (hours, minutes, seconds) = (parts.next()??, parts.next()??, parts.next()??);
    let tenths = u64::from(tenths.get(..1)?.parse::<u8>().ok()?);
    if parts.next().is_some() || minutes > 59 || seconds > 59 {
        return None;
    }
    let seconds = u64::from(hours) * 3600 + u64::from(minutes) * 60 + u64::from(seconds);
    Some(Duration::from_millis(seconds * 1000 + tenths * 100))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_parted_from_words() {
        let said = comment(" good\n [%clk 0:05:00.5] [%csl Gd4,\nRe5]  move [% x ");
        assert_eq!(said.words, "good move [% x");
        assert_eq!(said.commands, ["[%csl Gd4, Re5]"]);
        assert_eq!(said.left, Some(Duration::from_millis(300_500)));
        let braced = comment("so [%csl }] it [%x y]");
        assert_eq!((&*braced.words, braced.commands.len()), ("so [%csl }] it [%x y]", 0));
        // Three parts that are no time of day are kept as they are.
        assert_eq!(comment("[%clk 0:75:00]").commands, ["[%clk 0:75:00]"]);
        assert_eq!(comment("[%clk 1:02:03]").left, Some(Duration::from_secs(3723)));
    }

    #[test]
    fn windows_has_its_own_quotation_marks() {
        assert_eq!(decode(b"\x84Gr\xfcnfeld\x93 \x80"), "„Grünfeld“ €");
        assert_eq!(decode("„Grünfeld“".as_bytes()), "„Grünfeld“");
    }

    #[test]
    fn annotations_have_numbers() {
        let numbers = ["!", "?", "!!", "??", "!?", "?!", "$14", "$255"];
        let read = numbers.map(|text| annotation(text.as_bytes()));
        assert_eq!(read, [1, 2, 3, 4, 5, 6, 14, 255].map(Some));
        for other in ["$256", "$", "$x", "$+1", "!!!", "", "N"] {
            assert_eq!(annotation(other.as_bytes()), None, "{other}");
        }
    }
}
