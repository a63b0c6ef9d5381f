//! Packs what the words of a voice mean in moves and in positions, in every spelling, so that they are looked
//! up in their lines: to spell and enter them costs two million instructions a voice.
//!
//! Nine lines come first: how many words the longest entry has; how many characters the longest word that may
//! stand between others without a space; the letters of the pieces from the king to the pawn; how letters are
//! written out; the letters of other alphabets; the words that may be one letter; what may be left out; what
//! may follow a square; what means that a piece is dropped. Then there is a line for each spelling of a word of moves, with how it is written and
//! what it can mean. The words of positions are apart, each with what it means.
//! Touchmove makes the same of the files that a player has laid over a voice.

use std::collections::BTreeMap;

use touchmove_fold::lines::{LIST, NEXT};
use touchmove_fold::{Folding, close_script, respelt, split};

use crate::{Voice, folding};

const FILES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

const RANKS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

const PIECES: [&str; 6] = ["king", "queen", "rook", "bishop", "knight", "pawn"];

/// The entries of `[words]` that are understood, each with the name of what it means.
const WORDS: [(&str, &str); 7] = [
    ("short-castling", "short-castling"),
    ("long-castling", "long-castling"),
    ("takes", "takes"),
    ("becomes", "noise"),
    ("en-passant", "noise"),
    ("check", "noise"),
    ("checkmate", "noise"),
];

/// The entries of `[understood]` that mean something in a move, beside pieces, files and ranks.
const FURTHER: [(&str, &str); 20] = [
    ("king-rook", "king-rook"),
    ("king-knight", "king-knight"),
    ("king-bishop", "king-bishop"),
    ("king-pawn", "king-pawn"),
    ("queen-rook", "queen-rook"),
    ("queen-knight", "queen-knight"),
    ("queen-bishop", "queen-bishop"),
    ("queen-pawn", "queen-pawn"),
    ("a-pawn", "a-pawn"),
    ("b-pawn", "b-pawn"),
    ("c-pawn", "c-pawn"),
    ("f-pawn", "f-pawn"),
    ("g-pawn", "g-pawn"),
    ("h-pawn", "h-pawn"),
    ("takes", "takes"),
    ("short-castling", "short-castling"),
    ("long-castling", "long-castling"),
    ("castle", "castle"),
    ("noise", "noise"),
    ("en-passant", "noise"),
];

/// The entries of `[understood]` that mean something in a position.
const TERMS: [&str; 10] =
    ["white", "black", "castling", "short", "long", "en-passant", "all", "none", "beside", "start"];

/// The most characters of a word that may be one letter with its accents.
const ONE_LETTER: usize = 3;

/// What the words of a voice mean in moves.
pub(crate) fn moves(voice: &Voice, voices: &[Voice]) -> String {
    let letters = voice.folding(voices);
    let mut words = Words { folding: folding(&letters), ..Words::default() };
    for (text, heard, meaning) in spelt(voice, voices) {
        if heard != text {
            words.add(&heard, &text, meaning);
        }
        words.add(&text, &text, meaning);
    }
    for file in FILES {
        let written = entry(voice, "files", file, voices);
        let spoken = voice.spoken(voices);
        let alone = spoken.get(&format!("file {file}")).filter(|_| written == file).cloned();
        let heard = alone.unwrap_or_else(|| respelt(&written, &spoken));
        words.add(&heard, &written, file);
    }
    let spellings = |name: &str| {
        let texts = list(voice, name, voices);
        texts.iter().flat_map(|text| words.folding.spellings(text)).collect::<Vec<_>>()
    };
    let [ignored, endings, drops] =
        ["ignored", "endings", "drop"].map(|name| joined(spellings(name)));
    let pieces = joined(PIECES.map(|piece| entry(voice, "letters", piece, voices)));
    let written_out = joined(letters.iter().map(|(letter, others)| format!("{letter}{others}")));
    let [longest, longest_joined] = [words.longest, words.longest_joined].map(|it| it.to_string());
    let one_letter = joined(&words.one_letter);
    let head = [
        longest,
        longest_joined,
        pieces,
        written_out,
        words.letters.clone(),
        one_letter,
        ignored,
        endings,
        drops,
    ];
    let meant = words.meant.iter().map(|(folded, (written, meanings))| {
        format!("{folded}{LIST}{written}{NEXT}{}\n", joined(meanings))
    });
    format!("{}\n{}", head.join("\n"), meant.collect::<String>())
}

/// What the words of a voice mean in positions.
pub(crate) fn terms(voice: &Voice, voices: &[Voice]) -> String {
    let terms = all_terms(voice, voices);
    let line = |(folded, term): (&String, &String)| format!("{folded}{LIST}{term}\n");
    terms.iter().map(line).collect()
}

/// Every text that means something in a move, how it is heard, and the name of its meaning, in the order in
/// which Touchmove learns them.
fn spelt(voice: &Voice, voices: &[Voice]) -> Vec<(String, String, &'static str)> {
    let mut found: Vec<(String, &'static str)> = Vec::new();
    for piece in PIECES.into_iter().rev() {
        found.push((entry(voice, "pieces", piece, voices), piece));
        found.push((promoted(voice, piece, voices), piece));
    }
    found.extend(FILES.map(|file| (entry(voice, "files", file, voices), file)));
    found.extend(RANKS.map(|rank| (entry(voice, "ranks", rank, voices), rank)));
    found.extend(WORDS.map(|(name, meaning)| (entry(voice, "words", name, voices), meaning)));
    let same = |name: &'static str| (name, name);
    let (wings, others) = FURTHER.split_at(14);
    let understood = PIECES.map(same).into_iter().chain(wings.iter().copied());
    let understood = understood.chain(FILES.map(same));
    let understood = understood.chain(RANKS.map(same)).chain(others.iter().copied());
    for (name, meaning) in understood {
        found.extend(list(voice, name, voices).into_iter().map(|text| (text, meaning)));
    }
    let spoken = voice.spoken(voices);
    found.into_iter().map(|(text, it)| (text.clone(), respelt(&text, &spoken), it)).collect()
}

/// What words mean in a position: in a voice, or else in its parent, whose sentences it may say.
fn all_terms(voice: &Voice, voices: &[Voice]) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let folding = folding(&voice.folding(voices));
    for term in TERMS {
        for text in list(voice, term, voices) {
            for folded in folding.spellings(&text) {
                let words = split(&folded).collect::<Vec<_>>().join(" ");
                found.entry(words).or_insert_with(|| term.to_owned());
            }
        }
    }
    for (words, term) in voice.parent(voices).map(|it| all_terms(it, voices)).into_iter().flatten()
    {
        found.entry(words).or_insert(term);
    }
    found
}

/// The voice that has a part, this one or the nearest above it.
fn with_part<'a>(voice: &'a Voice, part: &str, voices: &'a [Voice]) -> Option<&'a Voice> {
    if voice.part(part).is_some() {
        return Some(voice);
    }
    with_part(voice.parent(voices)?, part, voices)
}

/// An entry of a part.
fn entry(voice: &Voice, part: &str, name: &str, voices: &[Voice]) -> String {
    let part = with_part(voice, part, voices).and_then(|voice| voice.part(part)).unwrap();
    part[name].as_str().unwrap().to_owned()
}

/// What a pawn becomes: as the voice says it that names the pieces.
fn promoted(voice: &Voice, piece: &str, voices: &[Voice]) -> String {
    let form = voice.part("promoted").and_then(|forms| forms.get(piece));
    match (form, voice.parent(voices)) {
        (Some(form), _) => form.as_str().unwrap().to_owned(),
        (None, Some(parent))
            if voice.part("promoted").is_none() && voice.part("pieces").is_none() =>
        {
            promoted(parent, piece, voices)
        }
        _ => entry(voice, "pieces", piece, voices),
    }
}

/// A list of `[understood]`.
fn list(voice: &Voice, name: &str, voices: &[Voice]) -> Vec<String> {
    let Some(voice) = with_part(voice, "understood", voices) else { return Vec::new() };
    let texts = voice.part("understood").and_then(|part| part.get(name));
    let texts = texts.and_then(toml::Value::as_array).into_iter().flatten();
    texts.map(|text| text.as_str().unwrap().to_owned()).collect()
}

fn joined(items: impl IntoIterator<Item = impl AsRef<str>>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.as_ref().to_owned()).collect();
    items.join(&NEXT.to_string())
}

/// The words of moves.
#[derive(Default)]
struct Words {
    folding: Folding,
    /// By spelling: how it is written, and what it can mean.
    meant: BTreeMap<String, (String, Vec<&'static str>)>,
    longest: usize,
    longest_joined: usize,
    /// The characters that ASCII does not have.
    letters: String,
    /// The words that may be one letter, each before what it means.
    one_letter: Vec<String>,
}

impl Words {
    fn add(&mut self, words: &str, written: &str, meaning: &'static str) {
        for c in words.chars().filter(|c| !c.is_ascii()) {
            if !self.letters.contains(c) {
                self.letters.push(c);
            }
        }
        if !words.is_ascii() && words.chars().count() <= ONE_LETTER {
            self.one_letter.extend([words.to_owned(), meaning.to_owned()]);
        }
        for folded in self.folding.spellings(words) {
            let parts: Vec<&str> = split(&folded).collect();
            if parts.is_empty() {
                continue;
            }
            self.longest = self.longest.max(parts.len());
            if folded.chars().next().and_then(close_script).is_some() {
                let joined = parts.concat();
                self.longest_joined = self.longest_joined.max(joined.chars().count());
                self.learn(joined, written, meaning);
            }
            self.learn(parts.join(" "), written, meaning);
        }
    }

    fn learn(&mut self, words: String, written: &str, meaning: &'static str) {
        let new = || (written.to_owned(), Vec::new());
        let (_, meanings) = self.meant.entry(words).or_insert_with(new);
        if !meanings.contains(&meaning) {
            meanings.push(meaning);
        }
    }
}
