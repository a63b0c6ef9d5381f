//! Portable game notation, written.

use std::fmt::Write as _;
use std::time::Duration;

use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position, fen::Fen};

use crate::notation::san;

/// The longest line of a PGN file.
const WIDTH: usize = 79;

/// One move of a score.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The position before it.
    pub before: Chess,
    /// The move.
    pub mv: shakmaty::Move,
    /// What the mover's clock showed after it.
    pub left: Option<Duration>,
}

/// The tags that come first, in this order; all others come after them by the alphabet.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A game as PGN: tags, moves with clock comments, the result (`1-0`, `0-1`, `1/2-1/2` or `*`).
#[must_use]
pub fn write(
    tags: &[(&str, String)],
    start: &Chess,
    mode: CastlingMode,
    moves: &[Entry],
    result: &str,
) -> String {
    let mut out = String::new();
    let mut tags = [tags, &setup_tags(start, mode)].concat();
    tags.sort_by_key(|&(name, _)| {
        (ROSTER.iter().position(|first| *first == name).unwrap_or(ROSTER.len()), name)
    });
    for (name, value) in &tags {
        let _ = writeln!(out, "[{name} \"{}\"]", escape(value));
    }
    out.push('\n');
    out.push_str(&wrap(&tokens(moves, result)));
    out
}

fn setup_tags(start: &Chess, mode: CastlingMode) -> Vec<(&'static str, String)> {
    let mut tags = Vec::new();
    if mode == CastlingMode::Chess960 {
        tags.push(("Variant", "Chess960".to_owned()));
    }
    if *start != Chess::default() {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", Fen::from_position(start, EnPassantMode::Legal).to_string()));
    }
    tags
}

fn tokens(moves: &[Entry], result: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    for (i, entry) in moves.iter().enumerate() {
        let number = entry.before.fullmoves();
        match entry.before.turn() {
            Color::White => tokens.push(format!("{number}.")),
            Color::Black if i == 0 || moves[i - 1].left.is_some() => {
                tokens.push(format!("{number}..."));
            }
            Color::Black => {}
        }
        tokens.push(san::english(&entry.before, entry.mv));
        if let Some(left) = entry.left {
            tokens.push(format!("{{[%clk {}]}}", hours(left)));
        }
    }
    tokens.push(result.to_owned());
    tokens
}

/// `H:MM:SS`, whole seconds.
fn hours(time: Duration) -> String {
    let secs = time.as_secs();
    format!("{}:{:02}:{:02}", secs / 3600, secs / 60 % 60, secs % 60)
}

fn wrap(tokens: &[String]) -> String {
    let mut out = String::new();
    let mut column = 0;
    for token in tokens {
        if column > 0 && column + 1 + token.len() > WIDTH {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(token);
        column += token.len();
    }
    out.push('\n');
    out
}

/// A tag value on one line; quotation marks and backslashes are escaped.
fn escape(value: &str) -> String {
    let clean: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    clean.replace('\\', "\\\\").replace('"', "\\\"")
}
