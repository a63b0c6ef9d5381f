//! A text that is pasted: a line, or a position in several lines. Several lines of anything else are what
//! nobody has typed here: a whole game, or a page with `resign` and `yes` in it.

use shakmaty::CastlingMode;

use crate::notation::position;
use crate::ui::screen::scene::Focus;
use crate::ui::screen::{Screen, Wish};

/// More than that was never meant for an entry field.
const LINES: usize = 100;
const BYTES: usize = 10_000;

impl Screen {
    /// What a pasted text brings: a line is entered if it ends, or else stays in the field, and is said. Of
    /// several lines, and of a text that is too long, nothing is taken.
    pub fn paste(&mut self, text: &str) -> Vec<Wish> {
        if text.len() > BYTES || text.lines().count() > LINES {
            return self.hear("paste-too-long", &[("lines", LINES.into())]);
        }
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        if self.secret.is_some() {
            return self.paste_unseen(&text);
        }
        self.list = None;
        self.focus = Focus::Entry;
        if let Some(line) = self.position(&text) {
            return vec![self.enter(line)];
        }
        let line = text.trim_matches('\n');
        if line.contains('\n') {
            let is_game = line.lines().any(begins_a_game);
            return self.hear(if is_game { "paste-game" } else { "paste-lines" }, &[]);
        }
        self.field.insert(line);
        if !text.ends_with('\n') {
            return if text.is_empty() { Vec::new() } else { self.hear_field() };
        }
        let line = self.field.take();
        vec![self.enter(line)]
    }

    /// The line that sets a position up which was pasted in several lines.
    fn position(&self, text: &str) -> Option<String> {
        let text = text.trim();
        if !text.contains('\n') || !self.field.text().is_empty() {
            return None;
        }
        let words = [self.narrator.moves.vocabulary(), self.narrator.talk.vocabulary()];
        let joined = text.lines().map(str::trim).collect::<Vec<_>>().join(" ");
        let is_position = position::read_in(&joined, CastlingMode::Standard, &words).is_ok();
        is_position.then(|| format!("/position {joined}"))
    }
}

/// Whether a line is one of a PGN file: a tag, or the first move with its number.
fn begins_a_game(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with("1.") || line.starts_with('[') && line.trim_end().ends_with("\"]")
}
