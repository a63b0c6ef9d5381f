//! A text that is pasted: a line, or a position in several lines. Several lines of anything else are what
//! nobody has typed here (`pasted`).

use crate::command::Command;
use crate::ui::pasted;
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
        let text = pasted::with_plain_ends(text);
        if self.secret.is_some() {
            return self.paste_unseen(&text);
        }
        self.list = None;
        self.focus = Focus::Entry;
        let position = pasted::position_in(&text, &self.narrator);
        if let Some(position) = position.filter(|_| self.field.text().is_empty()) {
            // As a line that can be typed again.
            return vec![self.enter(format!("/{} {position}", Command::Position.spec().name))];
        }
        let line = text.trim_matches('\n');
        if line.contains('\n') {
            return self.hear(pasted::refused(line), &[]);
        }
        self.field.insert(line);
        if !text.ends_with('\n') {
            return if text.is_empty() { Vec::new() } else { self.hear_field() };
        }
        let line = self.field.take();
        vec![self.enter(line)]
    }
}
