//! Data files in TOML that a person has typed: what stands in them, and each line that is wrong.
//!
//! One wrong line costs no other line. What is wrong is a name, not a sentence: the voices have the
//! words.

use toml::de::{DeTable, DeValue};

use crate::clean;

/// The most wrong lines of a file; one with more is something else.
const MOST: usize = 200;

/// A line that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub slip: Slip,
    /// The line as it is written.
    pub text: String,
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
    /// It has characters that cannot be printed.
    Control,
    /// Something else.
    Form,
}

impl Slip {
    /// Every one of them.
    pub const ALL: [Self; 8] = [
        Self::NoEquals,
        Self::NoValue,
        Self::OpenQuote,
        Self::NoQuotes,
        Self::OpenBracket,
        Self::Twice,
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
            Self::Control => "slip-control",
            Self::Form => "slip-form",
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
    /// Reads a text. A line that cannot be read is taken out, and the rest is read again.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut lines: Vec<&str> = text.lines().collect();
        let mut bad: Vec<BadLine> = Vec::new();
        loop {
            let readable = lines.join("\n");
            let (table, errors) = DeTable::parse_recoverable(&readable);
            let Some(error) = errors.first() else {
                let mut entries = entries(&readable, table.get_ref());
                entries.sort_by_key(|entry| entry.line);
                bad.extend(unprintable(&readable, table.get_ref()));
                bad.sort_by_key(|bad| bad.line);
                return Self { entries, table: owned(table.get_ref()), bad };
            };
            let at = error.span().map_or(readable.len(), |span| span.start);
            let index = blamed(&lines, line_at(&readable, at) - 1);
            let Some(index) = index.filter(|_| bad.len() < MOST) else {
                // An error that no line has, or no file that a person has typed.
                return Self { entries: Vec::new(), table: toml::Table::new(), bad };
            };
            let written = lines[index];
            // The library names doubles by these words alone.
            let twice = error.message() == "duplicate key";
            let slip = if twice { Slip::Twice } else { slip(written) };
            bad.push(BadLine { line: index + 1, slip, text: written.trim().to_owned() });
            lines[index] = "";
        }
    }
}

/// The line to which a mistake belongs that is noticed on another one.
fn blamed(lines: &[&str], noticed: usize) -> Option<usize> {
    let is_written = |&index: &usize| !lines[index].trim_matches([' ', '\t']).is_empty();
    let mut upwards = (0..lines.len().min(noticed + 1)).rev().filter(is_written);
    let nearest = upwards.next()?;
    let open = |index: &usize| matches!(slip(lines[*index]), Slip::OpenBracket);
    Some(upwards.next().filter(open).unwrap_or(nearest))
}

fn entries(text: &str, table: &DeTable<'_>) -> Vec<Entry> {
    let readable =
        table.iter().filter(|(name, value)| is_printable(name.get_ref(), value.get_ref()));
    let entries = readable.map(|(name, value)| Entry {
        name: name.get_ref().clone().into_owned(),
        text: plain(value.get_ref()),
        line: line_at(text, name.span().start),
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

/// The lines with what cannot be printed, as it may be written in an escape too.
fn unprintable(text: &str, table: &DeTable<'_>) -> Vec<BadLine> {
    let mut bad = Vec::new();
    for (name, value) in table {
        if let DeValue::Table(inner) = value.get_ref() {
            bad.extend(unprintable(text, inner));
        }
        if is_printable(name.get_ref(), value.get_ref()) {
            continue;
        }
        let within = match value.get_ref() {
            DeValue::String(said) => clean::wrong(said).map_or(0, |(line, _)| line - 1),
            _ => 0,
        };
        let line = line_at(text, name.span().start) + within;
        let written = text.lines().nth(line - 1).unwrap_or_default().trim().to_owned();
        bad.push(BadLine { line, slip: Slip::Control, text: written });
    }
    bad
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

/// The line of an entry of a part, or of the part itself, from 1; 0 where there is none. A part
/// without name is the beginning of the file.
#[must_use]
pub fn line_of(text: &str, part: &str, name: &str) -> usize {
    let mut inside = "";
    let mut heading = 0;
    for (number, line) in text.lines().map(str::trim).enumerate() {
        if let Some(rest) = line.strip_prefix('[') {
            inside = rest.split(']').next().unwrap_or_default().trim();
            if inside == part || part.is_empty() && inside == name {
                heading = number + 1;
            }
            continue;
        }
        let key = line.split('=').next().unwrap_or_default().trim().trim_matches('"');
        if inside == part && key == name && !name.is_empty() && line.contains('=') {
            return number + 1;
        }
    }
    heading
}

/// The number of the line on which a byte stands, from 1.
#[must_use]
pub fn line_at(text: &str, at: usize) -> usize {
    text.get(..at).unwrap_or(text).matches('\n').count() + 1
}

/// What is wrong with a line that cannot be read.
fn slip(line: &str) -> Slip {
    if line.contains(|sign: char| sign.is_control() && sign != '\t') {
        return Slip::Control;
    }
    let line = line.trim();
    let unescaped = line.replace("\\\"", "");
    if unescaped.matches('"').count() % 2 == 1 || unescaped.matches('\'').count() % 2 == 1 {
        return Slip::OpenQuote;
    }
    if line.starts_with('[') {
        return if line.contains(']') { Slip::Form } else { Slip::OpenBracket };
    }
    let Some((name, value)) = line.split_once('=') else { return Slip::NoEquals };
    let value = value.split('#').next().unwrap_or_default().trim();
    match value.chars().next() {
        _ if name.trim().is_empty() => Slip::Form,
        None => Slip::NoValue,
        Some('[') if !value.contains(']') => Slip::OpenBracket,
        Some('"' | '\'' | '[' | '{' | '=') => Slip::Form,
        Some(_) => Slip::NoQuotes,
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn slips(text: &str) -> Vec<(usize, Slip)> {
        DataFile::read(text).bad.into_iter().map(|bad| (bad.line, bad.slip)).collect()
    }

    #[test]
    fn one_wrong_line_costs_no_other() {
        let file = DataFile::read("talk = \"de\"\nlevel 5\nspeech = \"off\"\n");
        assert_eq!(slips("talk = \"de\"\nlevel 5\nspeech = \"off\"\n"), [(2, Slip::NoEquals)]);
        let named: Vec<_> =
            file.entries.into_iter().map(|entry| (entry.name, entry.line)).collect();
        assert_eq!(named, [("talk".to_owned(), 1), ("speech".to_owned(), 3)]);
    }

    #[test]
    fn an_entry_is_found_by_its_line() {
        let text = "parent = \"en\"\n\n[ranks]\n1 = \"one\"\n[pieces]\nking = \"K\"\n1 = \"x\"\n";
        let lines =
            [("", "parent"), ("ranks", "1"), ("ranks", ""), ("", "pieces"), ("pieces", "1")];
        assert_eq!(lines.map(|(part, name)| line_of(text, part, name)), [1, 4, 3, 5, 7]);
        assert_eq!(line_of(text, "files", "a"), 0);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let cases = [
            ("level 5", Slip::NoEquals),
            ("level =", Slip::NoValue),
            ("level = # five", Slip::NoValue),
            ("talk = \"de", Slip::OpenQuote),
            ("talk = 'de", Slip::OpenQuote),
            ("talk = de", Slip::NoQuotes),
            ("side = [\"white\"", Slip::OpenBracket),
            ("[part", Slip::OpenBracket),
            ("= 5", Slip::Form),
            ("level = = 5", Slip::Form),
            ("talk = \"de\" \"en\"", Slip::Form),
            ("\0", Slip::Control),
            ("\u{c}", Slip::Control),
            ("level = \u{1b}5", Slip::Control),
        ];
        for (line, slip) in cases {
            let text = format!("rate = 5\n{line}\nform = \"short\"\n");
            assert_eq!(slips(&text), [(2, slip)], "{line}");
            let last = DataFile::read(&text).entries.pop().unwrap();
            assert_eq!(last.name, "form", "{line}");
        }
        assert_eq!(slips("a = 1\na = 2\n"), [(2, Slip::Twice)]);
    }
}
