//! A text that is pasted: a line, several lines, or a position in several lines.

use shakmaty::CastlingMode;

use crate::notation::position;
use crate::ui::screen::scene::Focus;
use crate::ui::screen::{Screen, Wish};

/// More than that was never meant for an entry field.
const LINES: usize = 100;
const BYTES: usize = 10_000;

impl Screen {
    /// What a pasted text brings: its first line is entered if it ends, and what follows then; what
    /// follows the last end stays in the field, and is said. Of a text that is too long nothing is
    /// taken.
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
        let Some((line, rest)) = text.split_once('\n') else {
            self.field.insert(&text);
            return if text.is_empty() { Vec::new() } else { self.hear_field() };
        };
        self.field.insert(line);
        let line = self.field.take();
        vec![self.enter(line), Wish::Paste(rest.to_owned())]
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
