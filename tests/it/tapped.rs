//! What went over the line between a board and a program of which one is foreign: read from
//! `tests/data/foreign`, whose README says how a file is written and where each comes from.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use shakmaty::uci::UciMove;
use shakmaty::{Move, Position as _};
use touchmove::laws::Position;
use touchmove::pegboard::Make;

/// What happened at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Tapped {
    /// The computer wrote these bytes.
    Computer(Vec<u8>),
    /// The board wrote these.
    Board(Vec<u8>),
    /// The hand at a simulated board did this, or the player typed it.
    Hand(String),
}

/// A recording of a game.
#[derive(Clone, Debug)]
pub(crate) struct Tape {
    pub(crate) make: Make,
    /// Flags with which the board was simulated.
    pub(crate) flags: Vec<String>,
    pub(crate) game: Vec<(Position, Move)>,
    pub(crate) entries: Vec<(Duration, Tapped)>,
}

impl Tape {
    /// The recording of this name.
    pub(crate) fn read(name: &str) -> Self {
        let text = std::fs::read_to_string(folder().join(name)).unwrap();
        let (mut make, mut flags, mut game) = (None, Vec::new(), Vec::new());
        let (mut entries, mut now) = (Vec::new(), Duration::ZERO);
        let mut last = [Last::default(), Last::default()];
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (first, rest) = line.split_once(' ').unwrap();
            match first {
                "make" => make = Some(rest.parse().unwrap()),
                "flags" => flags = rest.split(' ').map(str::to_owned).collect(),
                "moves" => game = moves(rest),
                millis => {
                    now += Duration::from_millis(millis.parse().unwrap());
                    entries.push((now, tapped(rest, &mut last)));
                }
            }
        }
        Self { make: make.unwrap(), flags, game, entries }
    }

    /// The position after the last move.
    pub(crate) fn end(&self) -> Position {
        let (mut position, mv) = self.game.last().unwrap().clone();
        position.play_unchecked(mv);
        position
    }
}

/// The names of all recordings that begin so.
pub(crate) fn names(beginning: &str) -> Vec<String> {
    let entries = std::fs::read_dir(folder()).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| name.starts_with(beginning)).collect();
    names.sort();
    names
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/foreign")
}

fn moves(words: &str) -> Vec<(Position, Move)> {
    let mut position = Position::default();
    let play = |word: &str| {
        let mv = word.parse::<UciMove>().unwrap().to_move(&position).unwrap();
        let before = position.clone();
        position.play_unchecked(mv);
        (before, mv)
    };
    words.split(' ').map(play).collect()
}

/// What was written last in a direction, and what of each length.
#[derive(Default)]
struct Last {
    bytes: Vec<u8>,
    of_length: HashMap<usize, Vec<u8>>,
}

fn tapped(words: &str, last: &mut [Last; 2]) -> Tapped {
    let (sign, rest) = words.split_once(' ').unwrap();
    if sign == "!" {
        return Tapped::Hand(rest.to_owned());
    }
    let last = &mut last[usize::from(sign == "<")];
    let bytes = match rest.split_once(' ') {
        None => last.bytes.clone(),
        Some(("~", tokens)) => replaced(&last.bytes, tokens),
        Some((head, rest)) => {
            let (tail, bytes) = rest.split_once(' ').unwrap();
            let (head, tail): (usize, usize) = (head.parse().unwrap(), tail.parse().unwrap());
            let bytes = unescaped(bytes);
            let length = head + bytes.len() + tail;
            let before = last.of_length.get(&length).cloned().unwrap_or_default();
            [&before[..head], &bytes, &before[before.len() - tail..]].concat()
        }
    };
    last.of_length.insert(bytes.len(), bytes.clone());
    last.bytes.clone_from(&bytes);
    if sign == "<" { Tapped::Board(bytes) } else { Tapped::Computer(bytes) }
}

/// Words with blanks between them, of which `*3` are three as they were before.
fn replaced(before: &[u8], tokens: &str) -> Vec<u8> {
    let mut before = before.split(|byte| *byte == b' ');
    let mut words: Vec<Vec<u8>> = Vec::new();
    for token in tokens.split(' ') {
        if let Some(count) = token.strip_prefix('*') {
            words.extend(before.by_ref().take(count.parse().unwrap()).map(<[u8]>::to_vec));
        } else {
            before.next();
            words.push(unescaped(token));
        }
    }
    words.join(&b' ')
}

/// `\\x0d` is a byte by its number, `\\20x2e` are twenty of them.
fn unescaped(text: &str) -> Vec<u8> {
    let mut parts = text.split('\\');
    let mut bytes = parts.next().unwrap().as_bytes().to_vec();
    for part in parts {
        let (count, rest) = part.split_once('x').unwrap();
        let byte = u8::from_str_radix(&rest[..2], 16).unwrap();
        let count = if count.is_empty() { 1 } else { count.parse().unwrap() };
        bytes.extend(std::iter::repeat_n(byte, count));
        bytes.extend(&rest.as_bytes()[2..]);
    }
    bytes
}
