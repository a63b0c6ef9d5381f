//! The text of a match file as entries: what stands where, and on which line.

use std::collections::BTreeSet;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::datafile::{Lines, plain};
use crate::meant::nearest;
use crate::table::file::key::{Place, Section};
use crate::table::file::value;
use crate::table::file::wrong::{MatchFileFault, Wrong};

/// A value in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Where it stands.
    pub place: Place,
    /// The value, in the one way in which it is written.
    pub text: String,
    /// The line, from 1; 0 where it came from no file.
    pub line: usize,
}

/// What a text has, and everything that is wrong with it taken line by line.
pub(super) struct Source {
    pub(super) entries: Vec<Entry>,
    /// The parts that are there, with the lines of their headings.
    pub(super) sections: Vec<(Section, usize)>,
    pub(super) wrongs: Vec<Wrong>,
}

/// Reads a text.
pub(super) fn read(text: &str, voices: &[String]) -> Source {
    let (table, errors) = DeTable::parse_recoverable(text);
    let source = Source { entries: Vec::new(), sections: Vec::new(), wrongs: Vec::new() };
    let mut reader = Reader { lines: Lines::of(text), told: BTreeSet::new(), voices, source };
    for error in &errors {
        let line = reader.lines.at(error.span().map_or(text.len(), |span| span.start));
        // The library names doubles by these words alone.
        let what = if error.message() == "duplicate key" {
            MatchFileFault::Twice
        } else {
            MatchFileFault::Form
        };
        reader.wrong(line, what);
    }
    reader.section(Section::Match, table.get_ref());
    reader.source
}

struct Reader<'a> {
    lines: Lines<'a>,
    /// The lines with which something is wrong.
    told: BTreeSet<usize>,
    voices: &'a [String],
    source: Source,
}

impl Reader<'_> {
    /// One mistake a line: what follows from it is none of its own.
    fn wrong(&mut self, line: usize, what: MatchFileFault) {
        if self.told.insert(line) {
            self.source.wrongs.push(Wrong { line, what });
        }
    }

    fn section(&mut self, section: Section, table: &DeTable<'_>) {
        for (key, value) in table {
            let line = self.lines.at(key.span().start);
            let word = key.get_ref().as_ref();
            match (section.inside(word), value.get_ref()) {
                (Some(inner), DeValue::Table(table)) => {
                    self.source.sections.push((inner, line));
                    self.section(inner, table);
                }
                (Some(inner), _) => self.wrong(line, MatchFileFault::NoPart(inner)),
                (None, _) => self.entry(section, (word, line), value),
            }
        }
    }

    fn entry(&mut self, section: Section, (word, line): (&str, usize), value: &Spanned<DeValue>) {
        let Some(slot) = section.slot(word) else {
            let instead = nearest(word, section.words());
            return self
                .wrong(line, MatchFileFault::Unknown { word: word.to_owned(), section, instead });
        };
        let place = Place { section, slot };
        let text = plain(value.get_ref());
        match text.as_ref().and_then(|text| value::canonical(slot.form(), text, self.voices)) {
            Some(text) => self.source.entries.push(Entry { place, text, line }),
            None => self.wrong(line, MatchFileFault::Value(place, text.unwrap_or_default())),
        }
    }
}
