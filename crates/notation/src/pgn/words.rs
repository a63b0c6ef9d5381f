//! What single words of a PGN text mean by themselves: moves, annotations, tags, clock times.

use std::borrow::Cow;
use std::time::Duration;

use shakmaty::Role;
use shakmaty::san::{San, SanPlus};

use crate::lookalike;
use crate::pgn::tree::join;
use crate::written::Mark;

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

/// A text with plain blanks and letters for those that only look like one, and without marks that cannot be
/// seen; `None` if it has neither.
pub(super) fn seen(text: &str) -> Option<String> {
    let is_blank = |c: char| !c.is_ascii() && c.is_whitespace();
    let is_unseen = |c: char| c.is_control() || lookalike::is_unseen(c);
    let is_plain = |byte: &u8| byte.is_ascii() && !byte.is_ascii_control();
    let is_odd = |c| is_blank(c) || is_unseen(c) || narrow(c) != c;
    if text.as_bytes().iter().all(is_plain) || !text.contains(is_odd) {
        return None;
    }
    let shown = text.chars().filter(|&c| is_blank(c) || !is_unseen(c));
    Some(shown.map(|c| if is_blank(c) { ' ' } else { narrow(c) }).collect())
}

/// The usual character for one as wide as those of Chinese and Japanese.
fn narrow(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        _ => c,
    }
}

/// A word without what is no sign of PGN and stands around it: `\$14`, `e4,`, `Nf3'`, `e5<br>`; `None` if
/// nothing does.
pub(super) fn trimmed(text: &str) -> Option<&str> {
    let is_junk = |c: char| r"\,.;'|~_^<>&/`".contains(c) || is_quote(c);
    let bare =
        text.split_once('<').filter(|(word, _)| !word.is_empty()).map_or(text, |(word, _)| word);
    let bare = bare.trim_matches(is_junk);
    (bare.len() < text.len() && bare.contains(|c: char| c.is_alphanumeric())).then_some(bare)
}

/// Whether a word has no letter, and no figurine, so that it is no part of a move.
pub(super) fn is_lettered(text: &str) -> bool {
    text.contains(|c: char| c.is_alphabetic() || crate::written::figurine(c).is_some())
}

/// Whether a word without letters tells something: a time, or what a program thinks. Noughts alone may be
/// castling, and digits alone the squares of a move.
pub(super) fn is_figure(text: &str) -> bool {
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let is_time = text.rsplit_once(':').is_some_and(|(_, last)| last.len() == 2 && is_digits(last));
    is_time || !is_digits(text) && text.contains(|c: char| matches!(c, '1'..='9'))
}

/// Whether a word is a move number with another sign than a dot: `2)`, `2-`.
pub(super) fn is_odd_number(text: &str) -> bool {
    let number = text.trim_end_matches([')', '-', ':', ',']);
    !number.is_empty()
        && number.len() < text.len()
        && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// As much of a text as can be heard at once.
pub(super) fn shown(bytes: &[u8]) -> String {
    touchmove_clean::line(&decode(bytes)).chars().take(40).collect()
}

/// The tags that are looked up by their names; some programs write these in small letters.
const TAGS: [&str; 11] = [
    "Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp", "Variant", "ECO",
];

/// `Name "value"`, where a backslash guards quotation marks and itself.
pub(super) fn tag(text: &[u8]) -> Option<(String, String)> {
    let text = decode(text);
    let (name, value) = named(text.trim())?;
    let value = value.strip_prefix('"')?.strip_suffix('"')?;
    Some((name, value_of(value)))
}

/// A tag that is written in another way: with other quotation marks or none, with a sign behind its name,
/// or not closed.
pub(super) fn odd_tag(text: &[u8]) -> Option<(String, String)> {
    let text = decode(text);
    let (name, value) = named(text.trim())?;
    let is_parted = text.trim()[name.len()..]
        .chars()
        .next()
        .is_none_or(|c| c.is_whitespace() || is_quote(c) || matches!(c, ':' | '='));
    let value = value.strip_prefix([':', '=']).unwrap_or(value).trim();
    let inner = value.trim_matches(is_quote);
    let inner = if inner.len() < value.len() { inner.trim_end_matches(']') } else { value };
    is_parted.then(|| (name, value_of(inner.trim_end_matches(is_quote))))
}

/// The first tag of a game that a comment has in it: an event on a line of its own, or another behind a
/// blank line.
pub(super) fn tag_within(comment: &[u8]) -> Option<String> {
    let is_blank = |line: &[u8]| line.trim_ascii().is_empty();
    let lines: Vec<&[u8]> = comment.split(|byte| matches!(byte, b'\n' | b'\r')).collect();
    let begins = |pair: &[&[u8]]| {
        let inner = pair[1].trim_ascii().strip_prefix(b"[")?.strip_suffix(b"]")?;
        let (name, _) = tag(inner)?;
        (name == "Event" || is_blank(pair[0])).then_some(name)
    };
    lines.windows(2).find_map(begins)
}

fn is_quote(c: char) -> bool {
    matches!(c, '"' | '\'' | '“' | '”' | '„' | '‘' | '’' | '«' | '»')
}

/// The name of a tag, and what stands behind it.
fn named(text: &str) -> Option<(String, &str)> {
    let ends = |byte: u8| !byte.is_ascii_alphanumeric() && byte != b'_';
    let (name, value) = text.split_at(text.bytes().position(ends).unwrap_or(text.len()));
    let known = TAGS.iter().find(|known| known.eq_ignore_ascii_case(name));
    let name = known.map_or(name, |known| known);
    Some((name.to_owned(), value.trim_start())).filter(|_| !name.is_empty())
}

fn value_of(text: &str) -> String {
    if !text.bytes().any(|byte| matches!(byte, b'\n' | b'\\')) {
        return text.to_owned();
    }
    let value = if text.contains('\n') { Cow::Owned(one_spaced(text)) } else { text.into() };
    unescape(&value)
}

/// Whether a tag is one of those that every game may have.
pub(super) fn is_known_tag(name: &str) -> bool {
    TAGS.contains(&name)
}

/// A quotation mark that stands unguarded is one of the text.
fn unescape(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        let guarded = chars.next_if(|next| c == '\\' && matches!(next, '"' | '\\'));
        out.push(guarded.unwrap_or(c));
    }
    out
}

/// A move number, as far as it is told: `12.`, `12...`, `...`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    /// The number; nothing where only dots stand.
    pub(super) value: Option<u32>,
    /// How many dots follow it.
    pub(super) dots: usize,
}

impl Number {
    /// Whether it is that of White's first move.
    pub(super) fn is_first(self) -> bool {
        (self.value, self.dots) == (Some(1), 1)
    }
}

/// The move number with which a word begins, and the rest. Noughts alone castle, or are a null move.
pub(super) fn numbered(word: &[u8]) -> (Option<Number>, &[u8]) {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = word[digits..].iter().take_while(|&&byte| byte == b'.').count();
    let is_castling = matches!(word, b"00" | b"000" | b"0000");
    // Nobody counts to a thousand: these are the squares of a move.
    let is_square = dots == 0 && digits > 3;
    if dots == 0 && (digits < word.len() || is_castling || is_square) {
        return (None, word);
    }
    let value = || std::str::from_utf8(&word[..digits]).ok()?.parse().ok();
    (Some(Number { value: value(), dots }), &word[digits + dots..])
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

/// Annotations without blanks between them, or with a sign too many: `$1$14`, `$$2`.
pub(super) fn annotations(word: &str) -> Option<Vec<u8>> {
    let numbers = word.strip_prefix('$')?.split('$').filter(|number| !number.is_empty());
    let numbers: Option<Vec<u8>> =
        numbers.map(|number| annotation(format!("${number}").as_bytes())).collect();
    numbers.filter(|numbers| !numbers.is_empty())
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

/// A move as PGN writes it, what it says of the king, and at most two marks of praise or blame behind it.
pub(super) fn usual(text: &[u8]) -> Option<(San, Option<Mark>, Option<u8>)> {
    let marks = text.iter().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    let (bare, marks) = text.split_at(text.len() - marks);
    let annotation = if marks.is_empty() { None } else { Some(praise(marks)?) };
    let san = SanPlus::from_ascii(bare).ok()?.san;
    let is_usual = match san {
        San::Castle(_) | San::Put { .. } => true,
        // Both squares are coordinates, a stroke or the letter of the pawn is no part of such a move.
        San::Normal { role: Role::Pawn, rank: Some(_), .. } | San::Null => false,
        San::Normal { .. } => bare[0] != b'P' && !bare.contains(&b'-'),
    };
    let mark = match bare {
        [.., b'+'] => Some(Mark::Check),
        [.., b'#'] => Some(Mark::Mate),
        _ => None,
    };
    is_usual.then_some((san, mark, annotation))
}

/// Whether an annotation is a diagram: it tells where the page has one, and nothing about the move.
#[must_use]
pub fn is_diagram(annotation: u8) -> bool {
    matches!(annotation, 220 | 221)
}

/// Where a page has a diagram.
const DIAGRAM: &str = "[#]";

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

/// Parts words from commands. A command that is not closed is taken for words. What may not go out is left
/// out of a command, so that what is written is read as the same.
pub(super) fn comment(text: &str) -> Comment {
    let mut found = Comment::default();
    let mut words = String::new();
    let text = if text.contains(COMMAND) { touchmove_clean::line(text) } else { text.into() };
    let mut rest = &*text;
    while let Some((before, command, after)) = next_command(rest) {
        join(&mut words, &one_spaced(before));
        let command = one_spaced(command);
        match command.strip_prefix("clk ").and_then(clock) {
            Some(left) => found.left = Some(left),
            None if command == DIAGRAM => found.commands.push(command),
            None => found.commands.push(format!("[%{command}]")),
        }
        rest = after;
    }
    join(&mut words, &one_spaced(&without_open_command(rest)));
    found.words = words;
    found
}

/// With what a command for programs begins, if its name follows at once.
const COMMAND: &str = "[%";

fn next_command(text: &str) -> Option<(&str, &str, &str)> {
    // Each is looked for from here to the first of both: thousands would else take minutes.
    let begins = |&at: &usize| {
        let rest = &text[at..];
        rest.starts_with(DIAGRAM) || rest.strip_prefix(COMMAND).is_some_and(is_named)
    };
    let at = text.match_indices('[').map(|(at, _)| at).find(begins)?;
    let (before, rest) = text.split_at(at);
    if let Some(after) = rest.strip_prefix(DIAGRAM) {
        return Some((before, DIAGRAM, after));
    }
    let (command, after) = rest[COMMAND.len()..].split_once(']')?;
    // A brace is of the text: a command is written between braces again.
    (!command.contains('}')).then_some((before, command, after))
}

/// A text in which no command is open, which the next comment of the same move might close.
fn without_open_command(text: &str) -> String {
    let (closed, open) = text.split_at(text.rfind(']').map_or(0, |at| at + 1));
    let mut parts = open.split(COMMAND);
    let mut out = closed.to_owned() + parts.next().unwrap_or_default();
    for part in parts {
        out.push_str(COMMAND);
        out.push_str(if is_named(part) { " " } else { "" });
        out.push_str(part);
    }
    out
}

/// Whether the name of a command stands at the beginning of a text.
fn is_named(text: &str) -> bool {
    text.starts_with(char::is_alphanumeric)
}

fn one_spaced(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in
        text.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty())
    {
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
        // No program has a blank before the name, and what is not closed is closed by nothing later.
        assert_eq!(comment("[% so] [%it").words, "[% so] [% it");
        assert_eq!(comment("[%{[%c lk] [%{ so").words, "[%{ [%{ so");
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
