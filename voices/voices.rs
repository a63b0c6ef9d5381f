//! The voices that are compiled in, as `build.rs` has packed them: each part is unpacked when it is first
//! needed, once, so that a voice that nobody uses costs no time and no memory.

use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_slice_iter_to_slice;

use touchmove_fold::lines::{LIST, Lines, NEXT, items};
use touchmove_fold::{Folding, sought};

use packed::{BLOCKS, FOLDINGS, KNOWN, NAMES, STARTS, VOICES, WHOLE, WORD_STARTS, WORDS};

#[allow(clippy::unreadable_literal, reason = "build.rs writes it")]
mod packed {
    use super::{Compiled, Packed};

    include!(concat!(env!("OUT_DIR"), "/voices.rs"));
}

/// A voice that is compiled in.
#[derive(Debug)]
pub struct Compiled {
    /// Its name, that of its folder.
    pub name: &'static str,
    /// The language that its file names; empty where it has that of its parent.
    pub language: &'static str,
    /// The voice that fills its gaps; empty in the one that has none.
    pub parent: &'static str,
    /// Its letters for pieces one after another, or those of its parent.
    pub letters: &'static str,
    toml: Packed,
    openings: Packed,
    asked: Packed,
    means: Packed,
    moves: Packed,
    terms: Packed,
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
    /// Where the lines of it begin that are looked for by their names.
    starts: OnceLock<Vec<usize>>,
}

impl Packed {
    const fn new(start: usize, end: usize, length: usize) -> Self {
        Self { start, end, length, text: OnceLock::new(), starts: OnceLock::new() }
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

    /// What it begins with, and its lines behind that; `head`: how many lines stand before them.
    fn lines(&'static self, bytes: &'static [u8], head: usize) -> (&'static str, Lines) {
        let text = self.text(bytes);
        let mut ends = text.match_indices('\n').map(|(at, _)| at + 1);
        let (head, lines) = text.split_at(ends.nth(head - 1).unwrap_or_default());
        (head, Lines::new(lines, self.starts.get_or_init(|| Lines::starts(lines))))
    }
}

impl Compiled {
    /// What it is: its `voice.toml`, which the build has parsed.
    pub fn table(&'static self) -> toml::Table {
        self.table_of(|_| true)
    }

    /// The head of that, and the parts of it that are wanted.
    pub fn table_of(&'static self, is_wanted: impl Fn(&str) -> bool) -> toml::Table {
        let (mut table, mut part) = (toml::Table::new(), None);
        for line in self.toml.text(self.bytes).lines() {
            if let Some(name) = line.strip_prefix('[') {
                part = Some(name);
                if is_wanted(name) {
                    table.insert(name.to_owned(), toml::Value::Table(toml::Table::new()));
                }
                continue;
            }
            let entries = match part {
                Some(part) => table.get_mut(part).and_then(toml::Value::as_table_mut),
                None => Some(&mut table),
            };
            if let (Some(entries), Some((name, text))) = (entries, line.split_once([NEXT, LIST])) {
                let is_list = line[name.len()..].starts_with(LIST);
                entries.insert(name.to_owned(), value(text, is_list));
            }
        }
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

    /// How players ask for things in it in whole phrases: those for each command by its name.
    pub fn asked(
        &'static self,
    ) -> impl Iterator<Item = (&'static str, impl Iterator<Item = &'static str>)> {
        let lines = self.asked.text(self.bytes).lines();
        let entries = lines.filter_map(|line| line.split_once(LIST));
        entries.map(|(name, phrases)| (name, items(phrases)))
    }

    /// What words mean in its questions.
    pub fn means(&'static self) -> Meanings {
        let (longest, lines) = self.means.lines(self.bytes, 1);
        Meanings { lines, longest: longest.trim_end().parse().unwrap_or_default() }
    }

    /// What its words mean in moves and in positions.
    pub fn moves(&'static self) -> Moves {
        let (head, words) = self.moves.lines(self.bytes, HEAD_OF_MOVES);
        let terms = self.terms.text(self.bytes);
        let starts = self.terms.starts.get_or_init(|| Lines::starts(terms));
        Moves { head, words, terms: Lines::new(terms, starts) }
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

/// What words mean in moves and in positions, as `moves.rs` has packed it.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    /// What is known of all words, a line each.
    pub head: &'static str,
    /// A line for each spelling of a word of moves: how it is written, and what it can mean.
    pub words: Lines,
    /// A line for each spelling of a word of positions: what it means.
    pub terms: Lines,
}

/// The lines before the words of moves.
const HEAD_OF_MOVES: usize = 9;

/// What words mean in the questions of a voice, in every spelling, in their order.
#[derive(Clone, Copy, Debug, Default)]
pub struct Meanings {
    lines: Lines,
    /// How many words the longest has that mean something together.
    pub longest: usize,
}

impl Meanings {
    /// The names of what a spelling means.
    pub fn of(self, spelling: &str) -> impl Iterator<Item = &'static str> + use<> {
        items(self.lines.find(spelling).unwrap_or_default())
    }

    /// The names of what this beginning of a word means, whatever its ending.
    pub fn begun(self, spelling: &str) -> impl Iterator<Item = &'static str> + use<> {
        self.of(&format!("{ANY_ENDING}{spelling}"))
    }

    /// Every spelling of a whole word, with the names of what it means.
    pub fn whole(self) -> impl Iterator<Item = (&'static str, impl Iterator<Item = &'static str>)> {
        let whole = self.lines.all().filter(|(known, _)| !known.starts_with(ANY_ENDING));
        whole.map(|(known, meant)| (known, items(meant)))
    }

    /// The beginnings of words that may have any ending, with the names of what they mean.
    pub fn beginnings(
        self,
    ) -> impl Iterator<Item = (&'static str, impl Iterator<Item = &'static str>)> {
        // They come first: a star stands before every letter.
        let begun = self
            .lines
            .all()
            .map_while(|(known, meant)| Some((known.strip_prefix(ANY_ENDING)?, meant)));
        begun.map(|(known, meant)| (known, items(meant)))
    }
}

/// What stands before the beginning of a word that may have any ending.
const ANY_ENDING: char = '*';

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

/// For what a word is looked for in other languages than the player's; `build.rs` has the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// In a move, or for what is on the board.
    Move,
    /// As the name of a command.
    Command,
    /// As yes or no.
    Answer,
}

/// The voices that may know a word of a text for this, in their order: each has one itself, and not by its
/// parent.
pub fn knowing(text: &str, wanted: Use) -> impl Iterator<Item = &'static Compiled> {
    let foldings = FOLDINGS
        .map(|letters| Folding::new(letters.iter().map(|&(letter, out)| (letter, out.to_owned()))));
    let words = sought(text, &foldings);
    let places = words.iter().filter_map(|word| place(word, WORDS, &WORD_STARTS));
    let masks = places.filter_map(|at| KNOWN.get(at)).map(|known| known[wanted as usize]);
    let known = masks.fold(0, |all, one| all | one);
    VOICES.iter().enumerate().filter(move |(at, _)| known >> at & 1 == 1).map(|(_, voice)| voice)
}

/// The number of the block in which every voice has its sentence of this name.
fn block_of(name: &str) -> Option<u8> {
    BLOCKS.get(place(name, NAMES, &STARTS)?).copied()
}

/// The place of a word in a list, a line for each, that begin there.
fn place(word: &str, list: &str, starts: &[u32]) -> Option<usize> {
    let at = |index: usize| {
        let (start, end) = (*starts.get(index)?, *starts.get(index + 1)?);
        list.get(start as usize..end as usize - 1)
    };
    let (mut low, mut high) = (0, starts.len() - 1);
    while low < high {
        let middle = usize::midpoint(low, high);
        match at(middle)?.cmp(word) {
            std::cmp::Ordering::Less => low = middle + 1,
            std::cmp::Ordering::Equal => return Some(middle),
            std::cmp::Ordering::Greater => high = middle,
        }
    }
    None
}
