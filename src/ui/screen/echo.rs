//! What own speech says of a key in the entry field: the sign that is typed or deleted, or the one to
//! which the cursor comes.
//!
//! A screen reader says that by itself; then own speech is off, and nothing of this is heard.

use crate::config::Echo;
use crate::keymap::{Chord, Code};
use crate::ui::screen::scene::Entry;
use crate::ui::screen::{Screen, Wish};
use crate::voices::{Priority, Span, Value};

/// What a key did to the line.
#[derive(Debug, PartialEq, Eq)]
enum Edit {
    /// It put this in.
    Typed(String),
    /// It took this out.
    Deleted(String),
    /// It changed nothing: the cursor is on this sign, or behind the last one.
    Moved(Option<char>),
}

impl Edit {
    fn between(before: &Entry, now: &Entry) -> Self {
        let [old, new] = [before, now].map(|entry| entry.text.chars().collect::<Vec<char>>());
        if new.len() > old.len() {
            let typed = new.len() - old.len();
            return Self::Typed(new.into_iter().skip(before.cursor).take(typed).collect());
        }
        if new.len() < old.len() {
            let deleted = old.len() - new.len();
            return Self::Deleted(old.into_iter().skip(now.cursor).take(deleted).collect());
        }
        Self::Moved(new.get(now.cursor).copied())
    }
}

impl Screen {
    /// What is heard of a key in the field, which had this before it.
    pub(super) fn echoed(&self, before: &Entry) -> Vec<Wish> {
        let now = self.field.entry();
        let (id, what) = match (self.echo, Edit::between(before, &now)) {
            (Echo::Off, _) => return Vec::new(),
            (Echo::Words, Edit::Typed(typed)) => match ended(&now, &typed) {
                Some(word) => ("echo-typed", vec![self.narrator.talk.span(&word)]),
                None => return Vec::new(),
            },
            (Echo::Letters, Edit::Typed(typed)) => ("echo-typed", self.named(&typed)),
            (Echo::Letters | Echo::Words, Edit::Deleted(text)) => {
                ("echo-deleted", self.named(&text))
            }
            (Echo::Letters | Echo::Words, Edit::Moved(Some(sign))) => {
                ("echo-typed", self.named(&sign.to_string()))
            }
            (Echo::Letters | Echo::Words, Edit::Moved(None)) => ("echo-end", Vec::new()),
        };
        let what = [("what", Value::Spans(what))];
        vec![Wish::Echo(self.narrator.say(Priority::Answer, id, &what))]
    }

    /// A sign by its name, and more than one as they are read.
    fn named(&self, text: &str) -> Vec<Span> {
        let mut signs = text.chars();
        match (signs.next(), signs.next()) {
            (Some(sign), None) if sign.is_uppercase() => {
                let letter = [("letter", Value::from(sign.to_string().as_str()))];
                self.narrator.talk.sentence("echo-capital", &letter)
            }
            (Some(sign), None) => self.narrator.keyboard().keys(&[Chord::of(Code::Char(sign))]),
            _ => vec![self.narrator.talk.span(text)],
        }
    }
}

/// The word that ends with what was typed, if one does.
fn ended(now: &Entry, typed: &str) -> Option<String> {
    if !typed.ends_with(char::is_whitespace) {
        return None;
    }
    let before: String = now.text.chars().take(now.cursor).collect();
    before.split_whitespace().next_back().map(str::to_owned)
}
