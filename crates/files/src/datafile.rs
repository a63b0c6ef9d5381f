//! Data files in TOML that a person has typed: what stands in them, and each line that is wrong.
//!
//! One wrong line costs no other line. What is wrong is a name, not a sentence: the voices have the
//! words.

use std::collections::HashMap;
use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::clean;

pub mod whole;

#[cfg(test)]
mod tests;

/// The most that is told to be wrong with a file; one with more is something else.
pub const MOST: usize = 200;

/// How many bytes are read again for the sake of wrong lines, whatever the length of the file.
const AGAIN: usize = 1 << 18;

/// A line that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub slip: Slip,
    /// The line as it is written, without the comment behind it.
    pub text: String,
}

impl BadLine {
    /// The line of this number, which is written so.
    #[must_use]
    pub fn of(line: usize, slip: Slip, written: &str) -> Self {
        // What cannot be printed may stand in the comment.
        let text = if slip == Slip::Control { written.trim() } else { uncommented(written) };
        Self { line, slip, text: text.to_owned() }
    }
}

/// What can be wrong with the form of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// It has a name and no equals sign.
    NoEquals,
    /// Nothing stands after the equals sign.
    NoValue,
    /// A quotation mark is not closed.
    OpenQuote,
    /// A word stands without quotation marks.
    NoQuotes,
    /// A bracket is not closed.
    OpenBracket,
    /// The name was there before.
    Twice,
    /// The name has characters that a name has in quotation marks only.
    Name,
    /// It has characters that cannot be printed.
    Control,
    /// Something else.
    Form,
}

impl Slip {
    /// Every one of them.
    pub const ALL: [Self; 9] = [
        Self::NoEquals,
        Self::NoValue,
        Self::OpenQuote,
        Self::NoQuotes,
        Self::OpenBracket,
        Self::Twice,
        Self::Name,
        Self::Control,
        Self::Form,
    ];

    /// Its sentence in the voices.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::NoEquals => "slip-no-equals",
            Self::NoValue => "slip-no-value",
            Self::OpenQuote => "slip-open-quote",
            Self::NoQuotes => "slip-no-quotes",
            Self::OpenBracket => "slip-open-bracket",
            Self::Twice => "slip-twice",
            Self::Control => "slip-unprintable",
            Self::Name | Self::Form => "slip-form",
        }
    }
}

/// The kinds of values that a file can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// In quotation marks.
    Text,
    /// A number, `true` or `false`, or a date.
    Plain,
    /// In brackets.
    List,
    /// A part with values of its own.
    Table,
}

impl Kind {
    const fn of(value: &DeValue<'_>) -> Self {
        match value {
            DeValue::String(_) => Self::Text,
            DeValue::Array(_) => Self::List,
            DeValue::Table(_) => Self::Table,
            _ => Self::Plain,
        }
    }
}

/// A value of a file, on its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its name.
    pub name: String,
    /// The value as if it stood in quotation marks; nothing for a table.
    pub text: Option<String>,
    /// What kind of value it is.
    pub kind: Kind,
    /// How the value is written; of one on several lines, the first.
    pub written: String,
    /// Its line, from 1.
    pub line: usize,
}

/// A text that was read.
#[derive(Debug)]
pub struct DataFile {
    /// The values outside any part, in the order of the lines; those of wrong lines are left out.
    pub entries: Vec<Entry>,
    /// Everything that can be read. What is no text and no list of texts is `false`.
    pub table: toml::Table,
    /// The lines that are wrong, in their order.
    pub bad: Vec<BadLine>,
}

impl DataFile {
    /// Reads a text. Lines that cannot be read are taken out, and the rest is read again.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut lines: Vec<&str> = text.lines().collect();
        let mut bad: Vec<BadLine> = Vec::new();
        for _ in 0..times(text) {
            let readable = lines.join("\n");
            let (table, errors) = DeTable::parse_recoverable(&readable);
            if errors.is_empty() {
                return Self::of(&readable, table.get_ref(), bad);
            }
            let wrong = wrong_lines(&lines, &readable, &errors);
            let room = MOST - bad.len();
            for &(index, slip) in wrong.iter().take(room) {
                bad.push(BadLine::of(index + 1, slip, std::mem::take(&mut lines[index])));
            }
            if wrong.is_empty() || wrong.len() > room {
                break;
            }
        }
        // An error that no line has, or no file that a person has typed.
        Self { entries: Vec::new(), table: toml::Table::new(), bad }
    }

    fn of(readable: &str, table: &DeTable<'_>, mut bad: Vec<BadLine>) -> Self {
        let lines = Lines::of(readable);
        let mut entries = entries(&lines, table);
        entries.sort_by_key(|entry| entry.line);
        unprintable(&lines, table, &mut bad);
        bad.sort_by_key(|bad| bad.line);
        Self { entries, table: owned(table), bad }
    }
}

/// How often a text may be read again, so that no text takes longer than its length.
#[must_use]
pub fn times(text: &str) -> usize {
    (AGAIN / text.len().max(1)).clamp(4, MOST + 1)
}

/// The lines that are wrong whatever becomes of each other: the first, and those after it that are wrong
/// by themselves, as long as none reaches into other lines.
fn wrong_lines(lines: &[&str], readable: &str, errors: &[toml::de::Error]) -> Vec<(usize, Slip)> {
    let numbers = Lines::of(readable);
    let noticed = |error: &toml::de::Error| {
        numbers.at(error.span().map_or(readable.len(), |it| it.start)) - 1
    };
    let mut wrong: Vec<(usize, Slip)> = Vec::new();
    // Doubles are named after all that has a wrong form.
    for error in errors.iter().filter(|error| is_double(error) == is_double(&errors[0])) {
        let Some(index) = blamed(lines, noticed(error)) else { break };
        let written = lines[index];
        let is_alone = || is_double(error) || DeTable::parse(written).is_err();
        match wrong.last() {
            Some(&(last, _)) if index <= last || !is_alone() => continue,
            _ if wrong.len() > MOST => break,
            _ => {}
        }
        let slip = if is_double(error) { Slip::Twice } else { slip(written) };
        wrong.push((index, slip));
        if reaches_on(written) {
            break;
        }
    }
    wrong
}

/// Whether a key or a part was there before: the library says so by these words alone.
fn is_double(error: &toml::de::Error) -> bool {
    error.message() == "duplicate key"
}

/// Whether a line opens or closes what other lines belong to.
fn reaches_on(line: &str) -> bool {
    let line = uncommented(line);
    let count = |sign: char| line.matches(sign).count();
    let is_open = count('[') != count(']') || count('{') != count('}');
    is_open || line.starts_with('[') || line.contains("\"\"\"") || line.contains("'''")
}

/// The line to which a mistake belongs that is noticed on another one.
fn blamed(lines: &[&str], noticed: usize) -> Option<usize> {
    let is_written = |&index: &usize| !lines[index].trim_matches([' ', '\t']).is_empty();
    let mut upwards = (0..lines.len().min(noticed + 1)).rev().filter(is_written);
    let nearest = upwards.next()?;
    let open = |index: &usize| matches!(slip(lines[*index]), Slip::OpenBracket);
    Some(upwards.next().filter(open).unwrap_or(nearest))
}

fn entries(lines: &Lines<'_>, table: &DeTable<'_>) -> Vec<Entry> {
    let readable =
        table.iter().filter(|(name, value)| is_printable(name.get_ref(), value.get_ref()));
    let entries = readable.map(|(name, value)| Entry {
        name: name.get_ref().clone().into_owned(),
        text: plain(value.get_ref()),
        kind: Kind::of(value.get_ref()),
        written: match (value.get_ref(), lines.written(value.span())) {
            // `level.x = 5` is a table whose place is that of its name.
            (DeValue::Table(_), part) if !part.starts_with(['{', '[']) => {
                uncommented(lines.text(lines.at(name.span().start))).to_owned()
            }
            (_, part) => part,
        },
        line: lines.at(name.span().start),
    });
    entries.collect()
}

/// Whether nothing of an entry would give orders to a terminal or hide there; a part is judged by its
/// entries.
fn is_printable(name: &str, value: &DeValue<'_>) -> bool {
    fn is_clean(value: &DeValue<'_>) -> bool {
        match value {
            DeValue::String(text) => clean::wrong(text).is_none(),
            DeValue::Array(items) => items.iter().all(|item| is_clean(item.get_ref())),
            _ => true,
        }
    }
    clean::wrong(name).is_none() && is_clean(value)
}

/// Adds the lines with what cannot be printed, as it may be written in an escape too.
fn unprintable(lines: &Lines<'_>, table: &DeTable<'_>, bad: &mut Vec<BadLine>) {
    for (name, value) in table {
        if let DeValue::Table(inner) = value.get_ref() {
            unprintable(lines, inner, bad);
        }
        if is_printable(name.get_ref(), value.get_ref()) {
            continue;
        }
        let within = match value.get_ref() {
            DeValue::String(said) => clean::wrong(said).map_or(0, |(line, _)| line - 1),
            _ => 0,
        };
        let line = lines.at(name.span().start) + within;
        bad.push(BadLine::of(line, Slip::Control, lines.text(line)));
    }
}

fn owned(table: &DeTable<'_>) -> toml::Table {
    let value = |value: &DeValue<'_>| match value {
        DeValue::Table(inner) => toml::Value::Table(owned(inner)),
        DeValue::Array(items) => {
            let items = items.iter().filter_map(|item| plain(item.get_ref()));
            toml::Value::Array(items.map(toml::Value::String).collect())
        }
        DeValue::String(text) => toml::Value::String(text.clone().into_owned()),
        _ => toml::Value::Boolean(false),
    };
    let entry = |name: &str, of: &DeValue<'_>| (name.to_owned(), value(of));
    let readable = table.iter().filter(|(name, of)| is_printable(name.get_ref(), of.get_ref()));
    readable.map(|(name, of)| entry(name.get_ref().as_ref(), of.get_ref())).collect()
}

/// The parts and entries of a text with their lines, as far as they are written as they are named.
#[derive(Debug)]
pub struct Places<'a> {
    parts: HashMap<&'a str, usize>,
    entries: HashMap<(&'a str, &'a str), usize>,
}

impl<'a> Places<'a> {
    /// Those of a text.
    #[must_use]
    pub fn of(text: &'a str) -> Self {
        let mut places = Self { parts: HashMap::new(), entries: HashMap::new() };
        let mut inside = "";
        for (line, number) in text.lines().map(str::trim).zip(1..) {
            if let Some(rest) = line.strip_prefix('[') {
                inside = rest.split(']').next().unwrap_or_default().trim();
                places.parts.insert(inside, number);
            } else if let Some((key, _)) = line.split_once('=') {
                places.entries.entry((inside, key.trim().trim_matches('"'))).or_insert(number);
            }
        }
        places
    }

    /// The line of an entry of a part, or of the part itself, from 1; 0 where there is none. A part
    /// without name is the beginning of the file.
    #[must_use]
    pub fn line(&self, part: &str, name: &str) -> usize {
        let of_part = |part| self.parts.get(part).copied().unwrap_or_default();
        let entry = self.entries.get(&(part, name)).filter(|_| !name.is_empty());
        entry.copied().unwrap_or_else(|| of_part(if part.is_empty() { name } else { part }))
    }
}

/// The lines of a text, each found without counting from the first again.
#[derive(Debug)]
pub struct Lines<'a> {
    text: &'a str,
    ends: Vec<usize>,
}

impl<'a> Lines<'a> {
    /// Those of a text.
    #[must_use]
    pub fn of(text: &'a str) -> Self {
        Self { text, ends: text.match_indices('\n').map(|(at, _)| at).collect() }
    }

    /// The number of the line on which a byte stands, from 1.
    #[must_use]
    pub fn at(&self, at: usize) -> usize {
        self.ends.partition_point(|&end| end < at) + 1
    }

    /// The first line of a part of the text.
    fn written(&self, part: Range<usize>) -> String {
        let part = self.text.get(part).unwrap_or_default();
        uncommented(part.lines().next().unwrap_or_default()).to_owned()
    }

    /// The line of this number; an empty one where there is none.
    #[must_use]
    pub fn text(&self, number: usize) -> &'a str {
        let start = match number {
            0 => return "",
            1 => 0,
            _ => self.ends.get(number - 2).map_or(self.text.len(), |end| end + 1),
        };
        let end = self.ends.get(number - 1).copied().unwrap_or(self.text.len());
        &self.text[start..end]
    }
}

/// A line without the comment behind it.
fn uncommented(line: &str) -> &str {
    let mut rest = line;
    while let Some(at) = rest.find(['#', '"', '\'']) {
        rest = &rest[at..];
        if rest.starts_with('#') {
            return line[..line.len() - rest.len()].trim();
        }
        rest = behind_quoted(rest);
    }
    line.trim()
}

/// What stands behind a text in quotation marks; nothing if they are not closed.
fn behind_quoted(text: &str) -> &str {
    let marks = ["\"\"\"", "'''", "\"", "'"];
    let mark = marks.into_iter().find(|mark| text.starts_with(mark)).unwrap_or_default();
    let mut rest = &text[mark.len()..];
    while !rest.is_empty() {
        if let Some(behind) = rest.strip_prefix(mark) {
            return behind;
        }
        let is_escape = mark.starts_with('"') && rest.starts_with('\\');
        let mut signs = rest.chars();
        signs.by_ref().take(if is_escape { 2 } else { 1 }).for_each(drop);
        rest = signs.as_str();
    }
    rest
}

/// What is wrong with a line that cannot be read.
fn slip(line: &str) -> Slip {
    if line.contains(|sign: char| sign.is_control() && sign != '\t') {
        return Slip::Control;
    }
    let line = uncommented(line);
    let unescaped = line.replace("\\\"", "");
    if unescaped.matches('"').count() % 2 == 1 || unescaped.matches('\'').count() % 2 == 1 {
        return Slip::OpenQuote;
    }
    if line.starts_with('[') {
        return if line.contains(']') { Slip::Form } else { Slip::OpenBracket };
    }
    let Some((name, value)) = line.split_once('=') else { return Slip::NoEquals };
    let value = value.trim();
    match value.chars().next() {
        _ if name.trim().is_empty() => Slip::Form,
        _ if !is_name(name) => Slip::Name,
        None => Slip::NoValue,
        Some('[') if !value.contains(']') => Slip::OpenBracket,
        Some('"' | '\'' | '[' | '{' | '=') => Slip::Form,
        Some(_) => Slip::NoQuotes,
    }
}

/// Whether a name needs no quotation marks, or has them.
fn is_name(name: &str) -> bool {
    let is_bare = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_' | '.');
    let name = name.trim();
    name.starts_with(['"', '\'']) || name.chars().all(is_bare)
}

/// A value as if it stood in quotation marks; items of a list with commas between them.
#[must_use]
pub fn plain(value: &DeValue<'_>) -> Option<String> {
    Some(match value {
        DeValue::String(text) => text.clone().into_owned(),
        DeValue::Integer(number) => number.to_string(),
        DeValue::Float(number) => number.to_string(),
        DeValue::Boolean(switch) => switch.to_string(),
        DeValue::Datetime(date) => date.to_string(),
        DeValue::Array(items) => {
            let items = items.iter().map(|item| plain(item.get_ref()));
            items.collect::<Option<Vec<_>>>()?.join(",")
        }
        DeValue::Table(_) => return None,
    })
}
