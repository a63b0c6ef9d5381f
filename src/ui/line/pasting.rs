//! A text that is pasted into a line: the terminal puts marks around it. One line of it is inserted, and
//! Enter sends it; several are one entry, whatever each would mean if it was typed. Pure.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rustyline::{Cmd, KeyCode, KeyEvent, Modifiers};

use crate::ui::line::Typed;
use crate::ui::line::typing::LONGEST;

/// More than that is never read of a pasted text.
const MOST: usize = 1 << 16;

/// What is pasted; shared with the keys of the editor.
#[derive(Clone, Debug, Default)]
pub(super) struct Pasting(Arc<Mutex<State>>);

#[derive(Debug, Default)]
struct State {
    /// What has come so far of one that is being pasted.
    begun: Option<String>,
    /// One that is no line: the editor ends its line for it.
    entry: Option<Typed>,
}

/// What a key is among those of a pasted text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Pasted {
    /// No part of one.
    Key,
    /// A part of one, of which the end has not come.
    Part,
    /// The end of one, which is this text.
    Whole(String),
}

impl Pasting {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a key.
    pub(super) fn takes(&self, KeyEvent(code, modifiers): KeyEvent) -> Pasted {
        let mut state = self.lock();
        if code == KeyCode::BracketedPasteStart {
            state.begun = Some(String::new());
            return Pasted::Part;
        }
        let Some(text) = &mut state.begun else { return Pasted::Key };
        let is_control = modifiers.contains(Modifiers::CTRL);
        let sign = match code {
            KeyCode::BracketedPasteEnd => {
                return Pasted::Whole(state.begun.take().unwrap_or_default());
            }
            // A hand: the end of what was pasted has never come.
            KeyCode::Char('C') if is_control => {
                state.begun = None;
                return Pasted::Key;
            }
            KeyCode::Enter => '\n',
            KeyCode::Char('J' | 'M') if is_control => '\n',
            KeyCode::Tab => ' ',
            KeyCode::Char(sign) if !is_control => sign,
            _ => return Pasted::Part,
        };
        if text.len() < MOST {
            text.push(sign);
        }
        Pasted::Part
    }

    /// What the editor does with a text that was pasted.
    pub(super) fn becomes(&self, text: &str) -> Cmd {
        let line = text.trim_matches('\n');
        let entry = if line.contains('\n') {
            Typed::Pasted(text.to_owned())
        } else if line.len() >= LONGEST {
            Typed::TooLong
        } else {
            return Cmd::Insert(1, line.to_owned());
        };
        self.lock().entry = Some(entry);
        Cmd::AcceptLine
    }

    /// What was pasted and is no line, if the line has ended for it.
    pub(super) fn entry(&self) -> Option<Typed> {
        self.lock().entry.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(text: &str) -> Vec<KeyEvent> {
        let key = |sign| match sign {
            '\n' => KeyEvent(KeyCode::Enter, Modifiers::NONE),
            '\t' => KeyEvent(KeyCode::Tab, Modifiers::NONE),
            sign => KeyEvent(KeyCode::Char(sign), Modifiers::NONE),
        };
        let mark = |code| KeyEvent(code, Modifiers::NONE);
        let marked = text.chars().map(key);
        [mark(KeyCode::BracketedPasteStart)]
            .into_iter()
            .chain(marked)
            .chain([mark(KeyCode::BracketedPasteEnd)])
            .collect()
    }

    /// What the editor does with this text, and what becomes of one that is no line.
    fn pasted(text: &str) -> (Cmd, Option<Typed>) {
        let pasting = Pasting::default();
        let mut done = Cmd::Noop;
        for key in keys(text) {
            match pasting.takes(key) {
                Pasted::Key => panic!("{key:?} is a part"),
                Pasted::Part => {}
                Pasted::Whole(text) => done = pasting.becomes(&text),
            }
        }
        (done, pasting.entry())
    }

    #[test]
    fn a_line_is_inserted_and_several_are_one_entry() {
        for line in ["e4", "e4\n", "\ne4\n\n"] {
            assert_eq!(pasted(line), (Cmd::Insert(1, "e4".to_owned()), None), "{line:?}");
        }
        assert_eq!(pasted("knight\tf3").0, Cmd::Insert(1, "knight f3".to_owned()));
        let several = "resign\nyes\n";
        assert_eq!(pasted(several), (Cmd::AcceptLine, Some(Typed::Pasted(several.to_owned()))));
        let long = "x".repeat(LONGEST);
        assert_eq!(pasted(&long), (Cmd::AcceptLine, Some(Typed::TooLong)));
    }

    #[test]
    fn a_key_outside_is_a_key_and_a_hand_ends_what_has_no_end() {
        let pasting = Pasting::default();
        let key = |code, modifiers| KeyEvent(code, modifiers);
        assert_eq!(pasting.takes(key(KeyCode::Enter, Modifiers::NONE)), Pasted::Key);
        pasting.takes(key(KeyCode::BracketedPasteStart, Modifiers::NONE));
        assert_eq!(pasting.takes(key(KeyCode::Char('e'), Modifiers::NONE)), Pasted::Part);
        assert_eq!(pasting.takes(key(KeyCode::Char('C'), Modifiers::CTRL)), Pasted::Key);
        assert_eq!(pasting.takes(key(KeyCode::Char('e'), Modifiers::NONE)), Pasted::Key);
    }
}
