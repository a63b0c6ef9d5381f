//! The text of a match file as entries: what stands where, and on which line.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::datafile::plain;
use crate::datafile::whole::{LineFault, LineFaults};
use crate::meant::nearest;
use crate::table::file::key::{Place, Section};
use crate::table::file::value;
use crate::table::file::wrong::MatchFileFault;

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
    pub(super) wrongs: Vec<LineFault<MatchFileFault>>,
}

/// Reads a text.
pub(super) fn read(text: &str, voices: &[String]) -> Source {
    let (table, faults) = LineFaults::read(text);
    let mut reader = Reader { faults, voices, entries: Vec::new(), sections: Vec::new() };
    reader.section(Section::Match, &table);
    let Reader { faults, entries, sections, .. } = reader;
    Source { entries, sections, wrongs: faults.told() }
}

struct Reader<'a> {
    faults: LineFaults<'a, MatchFileFault>,
    voices: &'a [String],
    entries: Vec<Entry>,
    sections: Vec<(Section, usize)>,
}

impl Reader<'_> {
    fn section(&mut self, section: Section, table: &DeTable<'_>) {
        for (key, value) in table {
            let line = self.faults.line_of(key);
            let word = key.get_ref().as_ref();
            match (section.inside(word), value.get_ref()) {
                (Some(inner), DeValue::Table(table)) => {
                    self.sections.push((inner, line));
                    self.section(inner, table);
                }
                (Some(inner), _) => self.faults.add(line, MatchFileFault::NoPart(inner)),
                (None, _) => self.entry(section, (word, line), value),
            }
        }
    }

    fn entry(&mut self, section: Section, (word, line): (&str, usize), value: &Spanned<DeValue>) {
        let Some(slot) = section.slot(word) else {
            let instead = nearest(word, section.words());
            return self
                .faults
                .add(line, MatchFileFault::Unknown { word: word.to_owned(), section, instead });
        };
        let place = Place { section, slot };
        let text = plain(value.get_ref());
        match text.as_ref().and_then(|text| value::canonical(slot.form(), text, self.voices)) {
            Some(text) => self.entries.push(Entry { place, text, line }),
            None => self.faults.add(line, MatchFileFault::Value(place, text.unwrap_or_default())),
        }
    }
}
