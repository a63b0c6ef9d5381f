//! Portable game notation, written.

use std::fmt::Write as _;
use std::time::Duration;

use shakmaty::{CastlingMode, Color, EnPassantMode, Position as _, fen::Fen};
use touchmove_position::{Position, Variant};

use crate::pgn::tree::{Node, Tree};
use crate::san;

/// The longest line of a PGN file. A comment that only a line of its own can hold may be longer.
const WIDTH: usize = 79;

/// The token that ends a line.
const BREAK: &str = "\n";

/// The tags that come first, in this order; all others come after them by the alphabet.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A game as PGN: tags, moves with everything that is said about them, and the result (`1-0`, `0-1`,
/// `1/2-1/2` or `*`). The tags of the first position are added where they are needed.
#[must_use]
pub fn write(tags: &[(String, String)], tree: &Tree, result: &str) -> String {
    let mut out = String::new();
    let is_there = |name: &str| tags.iter().any(|(tag, _)| tag == name);
    let setup = setup_tags(tree).into_iter().filter(|(name, _)| !is_there(name));
    let given = tags.iter().map(|(name, value)| (name.as_str(), value.clone()));
    let mut all: Vec<(&str, String)> = given.chain(setup).collect();
    all.sort_by_key(|&(name, _)| {
        (ROSTER.iter().position(|first| *first == name).unwrap_or(ROSTER.len()), name)
    });
    for (name, value) in &all {
        let _ = writeln!(out, "[{name} \"{}\"]", escape(value));
    }
    out.push('\n');
    out.push_str(&movetext(tree, result));
    out
}

/// The moves with everything that is said about them, and the result.
#[must_use]
pub fn movetext(tree: &Tree, result: &str) -> String {
    let mut writer = Writer { tree, tokens: Vec::new(), opening: false, numbered: true };
    writer.said_about(Node::ROOT);
    writer.line(Node::ROOT, tree.start().clone());
    writer.push(result.to_owned());
    wrap(&writer.tokens)
}

fn setup_tags(tree: &Tree) -> Vec<(&'static str, String)> {
    let mut tags = Vec::new();
    let variant = match tree.mode() {
        CastlingMode::Chess960 => Variant::Chess960,
        CastlingMode::Standard => tree.start().variant(),
    };
    if variant != Variant::Standard {
        tags.push(("Variant", variant.pgn().to_owned()));
    }
    if *tree.start() != variant.start() {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", Fen::from_position(tree.start(), EnPassantMode::Legal).to_string()));
    }
    tags
}

struct Writer<'a> {
    tree: &'a Tree,
    tokens: Vec<String>,
    /// Whether the next token begins a variation.
    opening: bool,
    /// Whether Black's next move needs its number.
    numbered: bool,
}

impl Writer<'_> {
    /// What goes on from a node: each main move, then its alternatives.
    fn line(&mut self, mut at: Node, mut position: Position) {
        while let [main, others @ ..] = self.tree.children(at) {
            self.mv(*main, &position);
            for &other in others {
                self.variation(other, &position);
            }
            self.tree.play_on(&mut position, *main);
            at = *main;
        }
    }

    fn variation(&mut self, first: Node, before: &Position) {
        (self.opening, self.numbered) = (true, true);
        self.comment(self.tree.before(first));
        self.mv(first, before);
        let mut after = before.clone();
        self.tree.play_on(&mut after, first);
        self.line(first, after);
        self.close();
        self.numbered = true;
    }

    fn mv(&mut self, node: Node, before: &Position) {
        let Some(mv) = self.tree.mv(node) else { return };
        let number = before.fullmoves();
        match before.turn() {
            Color::White => self.push(format!("{number}.")),
            Color::Black if self.numbered => self.push(format!("{number}...")),
            Color::Black => {}
        }
        self.push(san::english(before, mv));
        self.numbered = false;
        self.said_about(node);
    }

    fn said_about(&mut self, node: Node) {
        for annotation in self.tree.annotations(node) {
            self.push(format!("${annotation}"));
        }
        let clock = self.tree.left(node).map(|left| format!("[%clk {}]", hours(left)));
        let parts = [self.tree.commands(node), clock.as_deref().unwrap_or_default()];
        let commands = touchmove_clean::line(&parts.join(" ")).into_owned();
        if !commands.trim().is_empty() {
            // Other programs may not find the time of a clock on the next line.
            self.push(format!("{{{}}}", commands.trim()));
            self.numbered = true;
        }
        self.comment(self.tree.comment(node));
    }

    fn comment(&mut self, text: &str) {
        let text = touchmove_clean::line(text);
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.is_empty() {
            return;
        }
        self.numbered = true;
        if text.contains('}') {
            self.push(format!("; {}", words.join(" ")));
            self.push(BREAK.to_owned());
            return;
        }
        let mut words = words.into_iter().peekable();
        let mut before = "{";
        while let Some(word) = words.next() {
            let after = if words.peek().is_none() { "}" } else { "" };
            self.push(format!("{before}{word}{after}"));
            before = "";
        }
    }

    fn push(&mut self, token: String) {
        let opening = std::mem::take(&mut self.opening);
        self.tokens.push(if opening { format!("({token}") } else { token });
    }

    fn close(&mut self) {
        match self.tokens.last_mut() {
            Some(last) if last != BREAK => last.push(')'),
            _ => self.push(")".to_owned()),
        }
    }
}

/// `H:MM:SS`, with tenths of a second where there are any.
fn hours(time: Duration) -> String {
    let secs = time.as_secs();
    let whole = format!("{}:{:02}:{:02}", secs / 3600, secs / 60 % 60, secs % 60);
    match time.subsec_millis() / 100 {
        0 => whole,
        tenths => format!("{whole}.{tenths}"),
    }
}

fn wrap(tokens: &[String]) -> String {
    let mut out = String::new();
    let mut column = 0;
    for token in tokens {
        // At the beginning of a line, a percent sign would hide the rest of it, and a bracket in a comment
        // would look like the tags of the next game.
        let looks_like_tag = token.starts_with('[') && !token.starts_with("[%");
        let may_break = !token.starts_with('%') && !looks_like_tag;
        if token == BREAK || column > 0 && may_break && column + 1 + token.len() > WIDTH {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        if token != BREAK {
            out.push_str(token);
            column += token.len();
        }
    }
    out.push('\n');
    out
}

/// A tag value on one line; quotation marks and backslashes are escaped.
fn escape(value: &str) -> String {
    touchmove_clean::line(value).replace('\\', "\\\\").replace('"', "\\\"")
}

#[cfg(test)]
pub(super) mod tests;
