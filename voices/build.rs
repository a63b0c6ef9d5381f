//! Packs the voices, so that they cost little room, and no time while nobody uses them.
//!
//! The sentences of all voices are cut into blocks at the same names, and each block is compressed by
//! itself: a start unpacks one or two of them. A list says which sentence is in which block. Remarks
//! are left out. What a voice is, its `voice.toml`, is parsed here and packed in lines. Which voices have a
//! word, an index says, so that a word that nobody has is looked for in no voice.
//! `voices.rs` reads what is written here.
//!
//! What words mean in moves is packed by `moves.rs`.

#![allow(clippy::unwrap_used, reason = "a build fails by panicking")]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use miniz_oxide::deflate::compress_to_vec;
use touchmove_fold::lines::{LIST, NEXT};
use touchmove_fold::{Folding, ending_entry, entries, is_of_a_word, lower};

mod moves;

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
    let rust = written(&voices, &blocks, &out) + &index(&voices);
    fs::write(format!("{out}/voices.rs"), rust).unwrap();
}

/// What stands at the end of a word that may have any ending.
const ANY_ENDING: char = '*';

/// The parts of a voice in which are words that it understands.
const UNDERSTOOD: [&str; 8] =
    ["pieces", "promoted", "files", "ranks", "words", "spoken", "understood", "commands"];

/// For what words are looked for in a language that is not the player's: in a move, as the name of a command,
/// as yes or no. The index has them apart, in this order.
#[derive(Clone, Copy, PartialEq)]
enum Use {
    Move,
    Command,
    Answer,
}

/// For what words of this name are looked for among those that a voice understands besides; `None` for those
/// that nobody looks for.
fn use_of(name: &str) -> Option<Use> {
    let of_piece = ["king", "queen", "rook", "bishop", "knight", "pawn"];
    let is_of_move = matches!(
        name,
        "takes"
            | "short-castling"
            | "long-castling"
            | "castle"
            | "en-passant"
            | "noise"
            | "ignored"
    );
    if matches!(name, "yes" | "no") {
        return Some(Use::Answer);
    }
    let is_of_square = name == "endings" || name.len() == 1;
    let is_of_piece = of_piece.iter().any(|piece| name.ends_with(piece));
    (is_of_move || is_of_square || is_of_piece).then_some(Use::Move)
}

/// The files of a voice.
struct Voice {
    name: String,
    toml: toml::Table,
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
        Self { name: name.to_owned(), toml: toml.parse().unwrap(), openings, asked, sentences }
    }

    /// An entry at the head of its file; empty if there is none.
    fn head(&self, name: &str) -> String {
        self.toml.get(name).and_then(toml::Value::as_str).unwrap_or_default().to_owned()
    }

    /// Its parent among all voices; the first of them, if it names none.
    fn parent<'a>(&self, voices: &'a [Self]) -> Option<&'a Self> {
        let named = self.head("parent");
        let parent = if named.is_empty() { ROOT } else { &named };
        voices.iter().find(|voice| voice.name == parent).filter(|_| self.name != ROOT)
    }

    /// Its parent, if they have one language.
    fn kin<'a>(&self, voices: &'a [Self]) -> Option<&'a Self> {
        let first = |voice: &Self| voice.tag(voices).split('-').next().map(str::to_owned);
        self.parent(voices).filter(|parent| first(parent) == first(self))
    }

    /// The tag of its language: as its file says, or else as that of its parent does.
    fn tag(&self, voices: &[Self]) -> String {
        let own = Some(self.head("language")).filter(|tag| !tag.is_empty());
        own.or_else(|| Some(self.parent(voices)?.tag(voices))).unwrap_or_default()
    }

    /// A part of its file.
    fn part(&self, name: &str) -> Option<&toml::Table> {
        self.toml.get(name).and_then(toml::Value::as_table)
    }

    /// Its letters for pieces one after another: as its file says, or else as that of its parent does.
    fn letters(&self, voices: &[Self]) -> String {
        if let Some(letters) = self.part("letters") {
            return letters.values().map(|letter| letter.as_str().unwrap()).collect();
        }
        self.parent(voices).map(|parent| parent.letters(voices)).unwrap_or_default()
    }

    /// How the letters of its language are written out in others: as its file says, or else as that of its
    /// parent does, if they have one language.
    fn folding(&self, voices: &[Self]) -> Vec<(String, String)> {
        if let Some(letters) = self.part("folding") {
            let text = |value: &toml::Value| value.as_str().unwrap().to_owned();
            return letters.iter().map(|(letter, out)| (letter.clone(), text(out))).collect();
        }
        self.kin(voices).map(|kin| kin.folding(voices)).unwrap_or_default()
    }

    /// How its words are spelt for the ear, and those of its parent, if they have one language.
    fn spoken(&self, voices: &[Self]) -> BTreeMap<String, String> {
        let mut spoken = self.kin(voices).map(|kin| kin.spoken(voices)).unwrap_or_default();
        for (word, spelt) in self.part("spoken").into_iter().flatten() {
            spoken.insert(word.clone(), spelt.as_str().unwrap().to_owned());
        }
        spoken
    }

    /// Every word by which it understands a move, a command, yes or no itself, and not by its parent, as the
    /// index has it, with what it is looked for. The letters and digits by which every voice knows a square are
    /// left out.
    fn understood(&self, folding: &Folding) -> Vec<(Use, String)> {
        let mut found = Vec::new();
        for section in UNDERSTOOD {
            for (name, value) in self.part(section).into_iter().flatten() {
                let sought = match section {
                    "understood" => use_of(name),
                    "commands" => Some(Use::Command),
                    _ => Some(Use::Move),
                };
                let Some(sought) = sought else { continue };
                let texts = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
                let texts = texts.iter().map(|text| text.as_str().unwrap());
                let is_usual = |word: &&str| {
                    matches!(section, "files" | "ranks") && word.eq_ignore_ascii_case(name)
                };
                let texts = texts.filter(|word| !is_usual(word));
                if section == "understood" && name == "endings" {
                    let endings = texts.flat_map(|text| folding.spellings(text));
                    found.extend(endings.map(|ending| (sought, ending_entry(&ending))));
                } else {
                    let words = texts.flat_map(|text| entries(text, folding));
                    found.extend(words.map(|word| (sought, word)));
                }
            }
        }
        found
    }

    /// What it is, a line for each entry: those of the head first, then each part behind its name.
    fn lines(&self) -> String {
        let (parts, head): (toml::Table, toml::Table) =
            self.toml.clone().into_iter().partition(|(_, value)| value.is_table());
        let mut lines = entry_lines(&head);
        for (name, part) in &parts {
            write!(lines, "[{name}\n{}", entry_lines(part.as_table().unwrap())).unwrap();
        }
        lines
    }

    /// A part of how players ask for things.
    fn asked(&self, name: &str) -> toml::Table {
        let mut table: toml::Table = self.asked.parse().unwrap();
        let part = table.remove(name).map(|part| part.try_into().unwrap());
        part.unwrap_or_default()
    }

    /// How players ask for things in whole phrases, a line for each command.
    fn phrases(&self) -> String {
        entry_lines(&self.asked("asked"))
    }

    /// What words mean in a question: how many words the longest entry has; then in their order a line for
    /// each spelling of an entry, with what it means. A star stands before those that may have any ending.
    fn meanings(&self, voices: &[Self]) -> String {
        let folding = folding(&self.folding(voices));
        let part = self.asked("means");
        let entries = part.iter().flat_map(|(name, entries)| {
            let entries = entries.as_array().unwrap().iter();
            entries.map(move |entry| (name, entry.as_str().unwrap()))
        });
        let mut longest = 0;
        let mut meant: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for (name, entry) in entries {
            let (length, spellings) = spellings(entry, &folding);
            longest = longest.max(length);
            for spelling in spellings {
                let names = meant.entry(spelling).or_default();
                names.retain(|known| known != name);
                names.push(name);
            }
        }
        let line = |(spelling, names): (&String, &Vec<&str>)| {
            format!("{spelling}{LIST}{}\n", names.join(&NEXT.to_string()))
        };
        format!("{longest}\n{}", meant.iter().map(line).collect::<String>())
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

/// How many words an entry has, and every spelling of it.
fn spellings(entry: &str, folding: &Folding) -> (usize, Vec<String>) {
    let beginning = entry.strip_suffix(ANY_ENDING);
    let parts = beginning.unwrap_or(entry).split(|c: char| !is_of_a_word(c));
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    let text = parts.join(" ");
    let star = if beginning.is_some() { ANY_ENDING.to_string() } else { String::new() };
    let spellings = folding.spellings(&text).into_iter().chain([lower(&text)]);
    (parts.len(), spellings.map(|spelling| star.clone() + &spelling).collect())
}

/// How letters are written out, of what a file says.
fn folding(letters: &[(String, String)]) -> Folding {
    let letter = |(letter, out): &(String, String)| (letter.chars().next().unwrap(), out.clone());
    Folding::new(letters.iter().map(letter))
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
    rust += &list("NAMES", "STARTS", blocks.keys());
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
        let [asked, means] = [voice.phrases(), voice.meanings(voices)];
        let [moves, terms] = [moves::moves, moves::terms].map(|packed| packed(voice, voices));
        let parts = [&voice.lines(), &voice.openings, &asked, &means, &moves, &terms];
        let [toml, openings, asked, means, moves, terms] = parts.map(|it| pack(it));
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
        let (language, parent) = (voice.head("language"), voice.head("parent"));
        let letters = voice.letters(voices);
        let bytes = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.bin\"))");
        writeln!(
            rows,
            "Compiled {{ name: {name:?}, language: {language:?}, parent: {parent:?}, \
             letters: {letters:?}, toml: {toml}, openings: {openings}, asked: {asked}, means: {means}, moves: {moves}, \
             terms: {terms}, sentences: &SENTENCES_{at}, \
             bytes: {bytes} }},"
        )
        .unwrap();
    }
    writeln!(rust, "pub(crate) static VOICES: [Compiled; {}] = [\n{rows}];", voices.len()).unwrap();
    rust
}

/// Words in their order in Rust, a line for each, and where each begins.
fn list<'a>(name: &str, starts_name: &str, words: impl Iterator<Item = &'a String>) -> String {
    let (mut text, mut starts) = (String::new(), vec![0]);
    for word in words {
        text += word;
        text.push('\n');
        starts.push(text.len());
    }
    format!(
        "pub(crate) static {name}: &str = {text:?};\n\
         pub(crate) static {starts_name}: [u32; {}] = {starts:?};\n",
        starts.len()
    )
}

/// The words of all voices in Rust, in their order, each with the voices that have it, a bit for each, by what
/// it is looked for; and how letters are written out anywhere.
fn index(voices: &[Voice]) -> String {
    assert!(voices.len() <= 64, "a voice is a bit of a number");
    let mut index: BTreeMap<String, [u64; 3]> = BTreeMap::new();
    let mut foldings: Vec<Vec<(String, String)>> = Vec::new();
    for (at, voice) in voices.iter().enumerate() {
        let letters = voice.folding(voices);
        for (sought, word) in voice.understood(&folding(&letters)) {
            index.entry(word).or_default()[sought as usize] |= 1 << at;
        }
        if !letters.is_empty() && !foldings.contains(&letters) {
            foldings.push(letters);
        }
    }
    let mut rust = list("WORDS", "WORD_STARTS", index.keys());
    let known: Vec<[u64; 3]> = index.values().copied().collect();
    writeln!(rust, "pub(crate) static KNOWN: [[u64; 3]; {}] = {known:?};", known.len()).unwrap();
    let letters = |letters: &Vec<(String, String)>| {
        let letters =
            letters.iter().map(|(letter, out)| (letter.chars().next().unwrap(), out.as_str()));
        format!("&{:?}", letters.collect::<Vec<_>>())
    };
    let count = foldings.len();
    let foldings: Vec<String> = foldings.iter().map(letters).collect();
    let foldings = foldings.join(", ");
    writeln!(rust, "pub(crate) static FOLDINGS: [&[(char, &str)]; {count}] = [{foldings}];")
        .unwrap();
    rust
}
