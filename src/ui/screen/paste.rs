//! A text that is pasted: a line, several lines, or a position in several lines.

use shakmaty::CastlingMode;

use crate::notation::position;
use crate::ui::screen::scene::Focus;
use crate::ui::screen::{Screen, Wish};

impl Screen {
    /// What a pasted text brings: each line that ends is entered, what follows the last end stays in
    /// the field. If that is all, it is said.
    pub fn paste(&mut self, text: &str) -> Vec<Wish> {
        self.list = None;
        self.focus = Focus::Entry;
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        if let Some(line) = self.position(&text) {
            return vec![self.enter(line)];
        }
        let mut wishes = Vec::new();
        let mut lines = text.split('\n').peekable();
        while let Some(line) = lines.next() {
            self.field.insert(line);
            if lines.peek().is_some() {
                let line = self.field.take();
                wishes.push(self.enter(line));
            }
        }
        if wishes.is_empty() { self.hear_field() } else { wishes }
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
