//! Packs the voices, so that they cost little room, and no time while nobody uses them.
//!
//! The sentences of all voices are cut into blocks at the same names, and each block is compressed by
//! itself: a start unpacks one or two of them. A list says which sentence is in which block. Remarks
//! are left out. What a voice is, its `voice.toml`, is parsed here and packed in lines.
//! `voices.rs` reads what is written here.

#![allow(clippy::unwrap_used, reason = "a build fails by panicking")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec;

/// How long a block is, in the bytes of its English sentences.
const BLOCK: usize = 8192;

/// The voice whose sentences come first, in their order.
const ROOT: &str = "en";

/// What every start says is in one block.
const FIRST: &str = "first.txt";

fn main() {
    println!("cargo:rerun-if-changed=.");
    let mut voices: Vec<Voice> = folders().iter().map(|name| Voice::read(name)).collect();
    voices.sort_by_key(|voice| (voice.name != ROOT, voice.name.clone()));
    let first: Vec<String> = text(FIRST).lines().map(str::to_owned).collect();
    let blocks = blocks(&first, &voices);
    let out = env::var("OUT_DIR").unwrap();
    fs::write(format!("{out}/voices.rs"), written(&voices, &blocks, &out)).unwrap();
}

/// What stands between the name of an entry and its text, or between the items of a list.
const NEXT: char = '\u{1f}';

/// What stands between the name of an entry and its list.
const LIST: char = '\u{1e}';

/// The files of a voice.
struct Voice {
    name: String,
    toml: String,
    openings: String,
    asked: String,
    /// The sentences in their order, each with its name.
    sentences: Vec<(String, String)>,
}

impl Voice {
    fn read(name: &str) -> Self {
        let file = |file: &str| text(&format!("{name}/{file}"));
        let mut sentences = sentences_of(&file("phrases.ftl"));
        sentences.extend(sentences_of(&file("lessons.ftl")));
        let [toml, openings, asked] = ["voice.toml", "openings.toml", "asked.toml"].map(file);
        Self { name: name.to_owned(), toml, openings, asked, sentences }
    }

    /// The language at the head of its file; empty if none is named.
    fn language(&self) -> String {
        let table: toml::Table = self.toml.parse().unwrap();
        let language = table.get("language").and_then(toml::Value::as_str);
        language.unwrap_or_default().to_owned()
    }

    /// What it is, a line for each entry: those of the head first, then each part behind its name.
    fn lines(&self) -> String {
        let table: toml::Table = self.toml.parse().unwrap();
        let (parts, head): (toml::Table, toml::Table) =
            table.into_iter().partition(|(_, value)| value.is_table());
        let mut lines = entry_lines(&head);
        for (name, part) in &parts {
            write!(lines, "[{name}\n{}", entry_lines(part.as_table().unwrap())).unwrap();
        }
        lines
    }

    /// Its sentences that are in a block, one after the other.
    fn block(&self, number: usize, blocks: &BTreeMap<String, usize>) -> String {
        let is_here = |(name, _): &&(String, String)| blocks[name] == number;
        self.sentences.iter().filter(is_here).map(|(_, text)| text.as_str()).collect()
    }
}

/// A line for each entry of a part: texts and lists of texts.
fn entry_lines(part: &toml::Table) -> String {
    let line = |(name, value): (&String, &toml::Value)| {
        let text = |value: &toml::Value| {
            let text = value.as_str().unwrap();
            assert!(!text.contains(char::is_control), "{name} has a control character");
            text.to_owned()
        };
        let Some(items) = value.as_array() else {
            return format!("{name}{NEXT}{}\n", text(value));
        };
        let items: Vec<String> = items.iter().map(text).collect();
        assert!(!items.contains(&String::new()), "{name} has an empty word");
        format!("{name}{LIST}{}\n", items.join(&NEXT.to_string()))
    };
    part.iter().map(line).collect()
}

/// The folders here, a voice each.
fn folders() -> Vec<String> {
    let entries = fs::read_dir(".").unwrap().map(Result::unwrap);
    let folders = entries.filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> =
        folders.map(|entry| entry.file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// A text file; empty where there is none.
fn text(path: &str) -> String {
    if Path::new(path).exists() { fs::read_to_string(path).unwrap() } else { String::new() }
}

/// The sentences of a file. Each begins with its name at the beginning of a line.
fn sentences_of(text: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        let is_remark = line.starts_with('#');
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let end = line.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
            found.push((line[..end.unwrap_or(line.len())].to_owned(), String::new()));
        }
        if let Some((_, text)) = found.last_mut().filter(|_| !is_remark && !line.trim().is_empty())
        {
            text.push_str(line);
            text.push('\n');
        }
    }
    found
}

/// In which block each sentence is: what a start says first, the others as the first voice has them,
/// and what only other voices have beside what stands before it there.
fn blocks(first: &[String], voices: &[Voice]) -> BTreeMap<String, usize> {
    let mut blocks: BTreeMap<String, usize> = first.iter().map(|name| (name.clone(), 0)).collect();
    let (mut block, mut filled) = (1, 0);
    for (at, voice) in voices.iter().enumerate() {
        let mut last = 0;
        for (name, text) in &voice.sentences {
            if let Some(&known) = blocks.get(name) {
                last = known;
            } else if at > 0 {
                blocks.insert(name.clone(), last);
            } else {
                if filled + text.len() > BLOCK {
                    (block, filled) = (block + 1, 0);
                }
                filled += text.len();
                last = block;
                blocks.insert(name.clone(), block);
            }
        }
    }
    blocks
}

/// The table of voices in Rust; what is compressed is in files of its own.
fn written(voices: &[Voice], blocks: &BTreeMap<String, usize>, out: &str) -> String {
    let count = blocks.values().max().map_or(0, |last| last + 1);
    let mut rust = String::new();
    let names: Vec<&str> = blocks.keys().map(String::as_str).collect();
    writeln!(rust, "pub(crate) static NAMES: &str = {:?};", names.join("\n") + "\n").unwrap();
    let mut starts = vec![0];
    starts.extend(blocks.keys().scan(0, |at, name| {
        *at += name.len() + 1;
        Some(*at)
    }));
    writeln!(rust, "pub(crate) static STARTS: [u32; {}] = {starts:?};", starts.len()).unwrap();
    let numbers: Vec<usize> = blocks.values().copied().collect();
    writeln!(rust, "pub(crate) static BLOCKS: [u8; {}] = {numbers:?};", numbers.len()).unwrap();
    let mut rows = String::new();
    for (at, voice) in voices.iter().enumerate() {
        let name = &voice.name;
        let mut packed = Vec::new();
        let mut pack = |text: &str| {
            let start = packed.len();
            packed.extend(compress_to_vec(text.as_bytes(), 10));
            format!("Packed::new({start}, {}, {})", packed.len(), text.len())
        };
        let [toml, openings, asked] =
            [&voice.lines(), &voice.openings, &voice.asked].map(|it| pack(it));
        let kept = if voice.sentences.is_empty() { 0 } else { count };
        let parts: Vec<String> =
            (0..kept).map(|number| pack(&voice.block(number, blocks))).collect();
        // Whole with its remarks too, for those who translate it.
        if voice.name == ROOT {
            let file = |file: &str| text(&format!("{name}/{file}"));
            let whole = ["voice.toml", "phrases.ftl", "lessons.ftl"].map(|name| pack(&file(name)));
            let whole = whole.join(", ");
            writeln!(rust, "pub(crate) static WHOLE: [Packed; 3] = [{whole}];").unwrap();
        }
        fs::write(format!("{out}/{name}.bin"), &packed).unwrap();
        let parts = parts.join(", ");
        writeln!(rust, "pub(crate) static SENTENCES_{at}: [Packed; {kept}] = [{parts}];").unwrap();
        let language = voice.language();
        let bytes = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.bin\"))");
        writeln!(
            rows,
            "Compiled {{ name: {name:?}, language: {language:?}, toml: {toml}, \
             openings: {openings}, asked: {asked}, sentences: &SENTENCES_{at}, bytes: {bytes} }},"
        )
        .unwrap();
    }
    writeln!(rust, "pub(crate) static VOICES: [Compiled; {}] = [\n{rows}];", voices.len()).unwrap();
    rust
}
