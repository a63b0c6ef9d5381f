//! Literary braille through liblouis, by its program `lou_translate`, if that is there.
//!
//! A program of its own, so that touchmove builds and plays without it; each call starts it, waits no
//! longer than it may, and ends it. Only words go through it: what is braille already, such as a
//! move in a chess code, stays as it is, and a table would make something else of it.

mod program;

use std::time::Duration;

use crate::clean;
use crate::notation::braille::text::{is_left_out, latin};

/// How long a run may take. It takes a few hundredths of a second, and longest with contractions:
/// 64 ms by `de-g2.ctb` on a busy machine, at worst 400.
const LONGEST: Duration = Duration::from_secs(3);

/// What `lou_translate` reads as one line has no more than 2047 signs.
const LONGEST_LINE: usize = 1000;

/// Signs that no table has: each comes out as a table writes what it does not know.
const UNKNOWN: [&str; 2] = ["\u{e000}", "\u{10fffd}"];

/// The first and the last of Unicode's braille patterns.
const PATTERNS: std::ops::RangeInclusive<char> = '\u{2800}'..='\u{28ff}';

/// A table of liblouis, or several with commas between them, by their names; from a newer version than
/// 3.24 on also a query such as `language:de grade:1`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table(pub String);

impl Table {
    /// In the place of a table where a language has none that is right.
    #[must_use]
    pub fn none() -> Self {
        Self("none".to_owned())
    }

    /// A query gives Unicode braille by itself, a file must be told to.
    fn argument(&self) -> String {
        if self.0.contains(':') { self.0.clone() } else { format!("unicode.dis,{}", self.0) }
    }
}

/// Why there is no braille.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// `lou_translate` cannot be started.
    #[error("lou_translate cannot be started")]
    Missing,
    /// Of this language there is no table that writes it right.
    #[error("no table is right for the language")]
    Unfit,
    /// It does not know the table, or the table has mistakes.
    #[error("lou_translate cannot use the table")]
    Table,
    /// It did not end in time.
    #[error("lou_translate does not end")]
    Stuck,
    /// What it wrote is no braille.
    #[error("lou_translate did not write braille")]
    Garbage,
}

/// The version of liblouis, such as `3.24.0`.
///
/// # Errors
///
/// Why the program does not answer.
pub fn version() -> Result<String, Fault> {
    let said = program::run(&["--version"], String::new(), LONGEST)?;
    let first = said.lines().next().unwrap_or_default();
    let version = first.rsplit(' ').next().unwrap_or_default();
    let is_version = version.starts_with(|c: char| c.is_ascii_digit());
    if is_version { Ok(version.to_owned()) } else { Err(Fault::Garbage) }
}

/// Lines of text in Unicode braille; `None` for one with signs that the table lacks, also when they
/// are written in Latin letters.
///
/// # Errors
///
/// When the program is not there, does not know the table, or does something else.
pub fn translate(table: &Table, lines: &[&str]) -> Result<Vec<Option<String>>, Fault> {
    if *table == Table::none() {
        return Err(Fault::Unfit);
    }
    let (cells, unknown) = attempt(table, lines)?;
    if unknown.is_empty() {
        return Ok(cells.into_iter().map(Some).collect());
    }
    let latin: Vec<String> = lines.iter().map(|line| replaced(line, &unknown)).collect();
    let latin: Vec<&str> = latin.iter().map(String::as_str).collect();
    let (cells, missing) = attempt(table, &latin)?;
    let is_whole = |line: &str| !line.chars().any(|c| unknown.contains(&c) && is_left_out(c));
    let written = cells.into_iter().zip(latin).zip(lines);
    let known = |((cells, latin), line): ((String, &str), &&str)| {
        (!latin.contains(&missing[..]) && is_whole(line)).then_some(cells)
    };
    Ok(written.map(known).collect())
}

/// A text for a display: each line in Unicode braille with blanks between the words. A line stays as
/// it is that has braille already, or signs that the table lacks.
///
/// # Errors
///
/// As [`translate`].
pub fn print(table: &Table, text: &str) -> Result<String, Fault> {
    let lines: Vec<&str> = text.split('\n').collect();
    let words: Vec<&str> = lines.iter().copied().filter(|line| !has_braille(line)).collect();
    if words.is_empty() {
        return Ok(text.to_owned());
    }
    let mut cells = translate(table, &words)?.into_iter();
    let mut shown = |line: &str| {
        let cells = if has_braille(line) { None } else { cells.next().flatten() };
        cells.map_or_else(|| line.to_owned(), |cells| cells.replace('\u{2800}', " "))
    };
    Ok(lines.iter().map(|line| shown(line)).collect::<Vec<_>>().join("\n"))
}

fn has_braille(line: &str) -> bool {
    line.contains(|c| PATTERNS.contains(&c))
}

fn replaced(line: &str, unknown: &[char]) -> String {
    let write = |c: char| if unknown.contains(&c) { latin(&c.to_string()) } else { c.to_string() };
    line.chars().map(write).collect()
}

/// One run: the lines in braille, and which of their signs the table does not know.
///
/// A table writes an unknown sign by its number, or as some cell, and says nothing of it. So each
/// sign is sent alone as well, after two that nobody knows.
fn attempt(table: &Table, lines: &[&str]) -> Result<(Vec<String>, Vec<char>), Fault> {
    let lines: Vec<String> = lines.iter().map(|line| clean(line)).collect();
    let mut signs: Vec<char> = lines.iter().flat_map(|line| line.chars()).collect();
    signs.retain(|&c| c != ' ');
    signs.sort_unstable();
    signs.dedup();
    let parts: Vec<Vec<&str>> = lines.iter().map(|line| parted(line)).collect();
    let single = signs.iter().map(ToString::to_string);
    let input = UNKNOWN.map(str::to_owned).into_iter().chain(single);
    let input = input.chain(parts.iter().flatten().map(|&part| part.to_owned()));
    let input: String = input.map(|line| line.replace('\\', "\\\\") + "\n").collect();
    let output = program::run(&["--forward", &table.argument()], input, LONGEST)?;
    let mut output =
        checked(&output, UNKNOWN.len() + signs.len() + parts.iter().flatten().count())?;
    let mut rest = output.split_off(UNKNOWN.len());
    let translated = rest.split_off(signs.len());
    let unknown = |(&sign, cells): (&char, &&str)| is_unknown(sign, cells, &output).then_some(sign);
    let unknown = signs.iter().zip(&rest).filter_map(unknown).collect();
    let mut translated = translated.into_iter();
    let line = |parts: &Vec<&str>| {
        translated.by_ref().take(parts.len()).collect::<Vec<_>>().join("\u{2800}")
    };
    Ok((parts.iter().map(line).collect(), unknown))
}

/// One line, without signs that mean something to the program or to no reader.
fn clean(line: &str) -> String {
    let blank = |c: char| if c.is_whitespace() { ' ' } else { c };
    clean::line(line).chars().map(blank).collect()
}

/// A line in parts of a length that the program reads at once, parted at blanks where there are any.
fn parted(line: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = line;
    while let Some((end, _)) = rest.char_indices().nth(LONGEST_LINE) {
        let blank = rest[..end].rfind(' ').filter(|&at| at > 0);
        let (part, after) = rest.split_at(blank.unwrap_or(end));
        parts.push(part);
        rest = after.strip_prefix(' ').unwrap_or(after);
    }
    parts.push(rest);
    parts
}

/// The lines of an output that is braille and has so many.
fn checked(output: &str, count: usize) -> Result<Vec<&str>, Fault> {
    // A table that it cannot use is told on standard error only, and is no failure to it.
    if output.is_empty() {
        return Err(Fault::Table);
    }
    let lines: Vec<&str> = output.lines().collect();
    let braille = |line: &&str| line.chars().all(|c| PATTERNS.contains(&c));
    if lines.len() == count && lines.iter().all(braille) { Ok(lines) } else { Err(Fault::Garbage) }
}

/// Whether cells stand for a sign that the table does not know: they begin as unknown signs do, which
/// are written by their numbers, or are the one cell that such a sign always is.
fn is_unknown(sign: char, cells: &str, unknown: &[&str]) -> bool {
    let [one, other] = unknown else { return false };
    let same = one.chars().zip(other.chars()).take_while(|(one, other)| one == other);
    let begin: String = same.map(|(one, _)| one).collect();
    let numbered = begin.chars().count() > 1 && cells.starts_with(&begin);
    // That one cell is often that of a question mark as well, which every table has.
    numbered || (cells == *one && !sign.is_ascii())
}

#[cfg(test)]
mod tests;
