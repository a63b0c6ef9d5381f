//! The voices that are compiled in, as `build.rs` has packed them: each part is unpacked when it is first
//! needed, once, so that a voice that nobody uses costs no time and no memory.

use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_slice_iter_to_slice;

use packed::{BLOCKS, NAMES, STARTS, VOICES, WHOLE};

#[allow(clippy::unreadable_literal, reason = "build.rs writes it")]
mod packed {
    use super::{Compiled, Packed};

    include!(concat!(env!("OUT_DIR"), "/voices.rs"));
}

/// What stands between the name of an entry and its text, or between the items of a list.
const NEXT: char = '\u{1f}';

/// What stands between the name of an entry and its list.
const LIST: u8 = 0x1e;

const NEXT_OR_LIST: [char; 2] = [NEXT, LIST as char];

/// A voice that is compiled in.
#[derive(Debug)]
pub struct Compiled {
    /// Its name, that of its folder.
    pub name: &'static str,
    /// The language that its file names; empty where it has that of its parent.
    pub language: &'static str,
    toml: Packed,
    openings: Packed,
    asked: Packed,
    /// Its sentences, cut where those of every voice are cut; none in a voice for moves only.
    sentences: &'static [Packed],
    bytes: &'static [u8],
}

/// A part of a voice: where it is, compressed, and how long it is unpacked.
#[derive(Debug)]
struct Packed {
    start: usize,
    end: usize,
    length: usize,
    text: OnceLock<String>,
}

impl Packed {
    const fn new(start: usize, end: usize, length: usize) -> Self {
        Self { start, end, length, text: OnceLock::new() }
    }

    fn text(&'static self, bytes: &'static [u8]) -> &'static str {
        self.text.get_or_init(|| {
            let packed = bytes.get(self.start..self.end).unwrap_or_default();
            let mut text = vec![0; self.length];
            // What the build has packed is whole, and is text.
            let unpacked =
                decompress_slice_iter_to_slice(&mut text, std::iter::once(packed), false, true);
            text.truncate(unpacked.unwrap_or_default());
            String::from_utf8(text).unwrap_or_default()
        })
    }
}

impl Compiled {
    /// What it is: its `voice.toml`, which the build has parsed.
    pub fn table(&'static self) -> toml::Table {
        let (mut table, mut part) = (toml::Table::new(), None);
        let mut keep = |name: Option<String>, filled: toml::Table| match name {
            Some(name) => drop(table.insert(name, toml::Value::Table(filled))),
            None => table = filled,
        };
        let mut filled = toml::Table::new();
        for line in self.toml.text(self.bytes).lines() {
            if let Some(name) = line.strip_prefix('[') {
                keep(part.replace(name.to_owned()), std::mem::take(&mut filled));
            } else if let Some((name, text)) = line.split_once(NEXT_OR_LIST) {
                let is_list = line.as_bytes().get(name.len()) == Some(&LIST);
                filled.insert(name.to_owned(), value(text, is_list));
            }
        }
        keep(part, filled);
        table
    }

    /// What it calls openings.
    pub fn openings(&'static self) -> &'static str {
        self.openings.text(self.bytes)
    }

    /// Whether it calls any opening by a name of its own.
    pub const fn names_openings(&self) -> bool {
        self.openings.length > 0
    }

    /// How players ask for things in it.
    pub fn asked(&'static self) -> &'static str {
        self.asked.text(self.bytes)
    }

    /// Whether it knows how players ask for things.
    pub const fn knows_questions(&self) -> bool {
        self.asked.length > 0
    }

    /// Whether it has sentences, and not moves alone.
    pub const fn talks(&self) -> bool {
        !self.sentences.is_empty()
    }

    /// The block of its sentences in which one of this name is, if it has it.
    pub fn block_of(&'static self, name: &str) -> Option<&'static str> {
        let block = self.sentences.get(usize::from(block_of(name)?))?;
        Some(block.text(self.bytes))
    }

    /// All blocks of its sentences.
    pub fn blocks(&'static self) -> impl Iterator<Item = &'static str> {
        self.sentences.iter().map(|block| block.text(self.bytes))
    }
}

/// The value of an entry.
fn value(text: &str, is_list: bool) -> toml::Value {
    let words = text.split(NEXT).filter(|word| !word.is_empty()).map(str::to_owned);
    if is_list {
        toml::Value::Array(words.map(toml::Value::String).collect())
    } else {
        toml::Value::String(text.to_owned())
    }
}

/// The files of the voice with all sentences, and the remarks in them: `voice.toml`, `phrases.ftl` and
/// `lessons.ftl`.
#[must_use]
pub fn whole() -> [&'static str; 3] {
    let [toml, phrases, lessons] = &WHOLE;
    [toml, phrases, lessons].map(|file| file.text(VOICES[0].bytes))
}

/// All of them, the one with every sentence first.
#[must_use]
pub fn all() -> &'static [Compiled] {
    &VOICES
}

/// The number of the block in which every voice has its sentence of this name.
fn block_of(name: &str) -> Option<u8> {
    let at = |index: usize| {
        let (start, end) = (*STARTS.get(index)?, *STARTS.get(index + 1)?);
        NAMES.get(start as usize..end as usize - 1)
    };
    let (mut low, mut high) = (0, BLOCKS.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        match at(middle)?.cmp(name) {
            std::cmp::Ordering::Less => low = middle + 1,
            std::cmp::Ordering::Equal => return BLOCKS.get(middle).copied(),
            std::cmp::Ordering::Greater => high = middle,
        }
    }
    None
}
