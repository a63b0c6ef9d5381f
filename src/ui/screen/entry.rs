//! The entry field: a line that is typed, its history, completion.

use rustyline::completion::longest_common_prefix;
use tui_input::{Input, InputRequest};

use crate::keymap::{Chord, Code};
use crate::ui::completion::Offers;
use crate::ui::screen::scene::Entry;

/// What a key did in the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Edited {
    /// It changed the line, or moved in it.
    Yes,
    /// It brought another line from the history, or the rest of a word.
    Brought,
    /// The line is complete.
    Line(String),
    /// It is no key of the field.
    No,
}

/// The line, and the lines before it.
#[derive(Debug, Default)]
pub(super) struct Field {
    input: Input,
    /// The oldest first.
    before: Vec<String>,
    /// The line of the history that stands in the field, and what was typed before it came there.
    recalled: Option<(usize, String)>,
    /// What Tab completes.
    offers: Offers,
}

impl Field {
    pub(super) fn new(before: Vec<String>, offers: Offers) -> Self {
        Self { before, offers, ..Self::default() }
    }

    /// Whether other names are completed than these.
    pub(super) fn lacks(&self, words: &[String]) -> bool {
        !self.offers.is(words)
    }

    /// Completes these names from now on.
    pub(super) fn offer(&mut self, offers: Offers) {
        self.offers = offers;
    }

    /// The lines that were typed before, the oldest first.
    pub(super) fn before(&self) -> &[String] {
        &self.before
    }

    /// Forgets what was typed since there were so many lines.
    pub(super) fn forget_from(&mut self, count: usize) {
        self.before.truncate(count);
        self.set("");
    }

    pub(super) fn text(&self) -> &str {
        self.input.value()
    }

    pub(super) fn entry(&self) -> Entry {
        Entry { text: self.text().to_owned(), cursor: self.input.cursor() }
    }

    pub(super) fn set(&mut self, text: &str) {
        self.input = Input::new(text.to_owned());
        self.recalled = None;
    }

    /// Puts text where the cursor stands; signs that print nothing become blanks.
    pub(super) fn insert(&mut self, text: &str) {
        for c in text.chars() {
            self.input.handle(InputRequest::InsertChar(if c.is_control() { ' ' } else { c }));
        }
    }

    /// Takes the line out, and keeps it in the history.
    pub(super) fn take(&mut self) -> String {
        let line = self.input.value_and_reset();
        self.recalled = None;
        if !line.trim().is_empty() && self.before.last() != Some(&line) {
            self.before.push(line.clone());
        }
        line
    }

    /// Takes the line out, of which nothing is kept.
    pub(super) fn take_unkept(&mut self) -> String {
        self.recalled = None;
        self.input.value_and_reset()
    }

    pub(super) fn press(&mut self, chord: Chord) -> Edited {
        if let Some(request) = request(chord) {
            self.input.handle(request);
            return Edited::Yes;
        }
        match (chord.code, chord.control || chord.alt) {
            (Code::Enter, false) => Edited::Line(self.take()),
            (Code::Up, false) => self.older(),
            (Code::Down, false) => self.newer(),
            (Code::Tab, false) if !chord.shift && !self.text().is_empty() => self.complete(),
            _ => Edited::No,
        }
    }

    fn older(&mut self) -> Edited {
        let (at, typed) = match self.recalled.take() {
            Some(recalled) => recalled,
            None => (self.before.len(), self.text().to_owned()),
        };
        let at = at.saturating_sub(1);
        if let Some(line) = self.before.get(at) {
            self.input = Input::new(line.clone());
            self.recalled = Some((at, typed));
        }
        Edited::Brought
    }

    fn newer(&mut self) -> Edited {
        if let Some((at, typed)) = self.recalled.take() {
            match self.before.get(at + 1) {
                Some(line) => {
                    self.input = Input::new(line.clone());
                    self.recalled = Some((at + 1, typed));
                }
                None => self.input = Input::new(typed),
            }
        }
        Edited::Brought
    }

    /// Completes the name of a command, or a word behind it, as far as all that go on agree.
    fn complete(&mut self) -> Edited {
        let (start, words) = self.offers.fitting(self.text());
        if let Some(common) = longest_common_prefix(&words) {
            let text = format!("{}{common}", &self.text()[..start]);
            self.input = Input::new(text);
        }
        Edited::Brought
    }
}

/// The keys of a line editor.
fn request(chord: Chord) -> Option<InputRequest> {
    use InputRequest as R;
    Some(match (chord.code, chord.control, chord.alt) {
        (Code::Char(c), false, false) => R::InsertChar(c),
        (Code::Backspace, false, false) | (Code::Char('h'), true, false) => R::DeletePrevChar,
        (Code::Backspace, ..) | (Code::Char('w'), true, false) => R::DeletePrevWord,
        (Code::Delete, false, false) => R::DeleteNextChar,
        (Code::Delete, ..) | (Code::Char('d'), false, true) => R::DeleteNextWord,
        (Code::Left, false, false) => R::GoToPrevChar,
        (Code::Left, ..) | (Code::Char('b'), false, true) => R::GoToPrevWord,
        (Code::Right, false, false) => R::GoToNextChar,
        (Code::Right, ..) | (Code::Char('f'), false, true) => R::GoToNextWord,
        (Code::Home, ..) | (Code::Char('a'), true, false) => R::GoToStart,
        (Code::End, ..) | (Code::Char('e'), true, false) => R::GoToEnd,
        (Code::Char('u'), true, false) => R::DeleteFromStart,
        (Code::Char('k'), true, false) => R::DeleteTillEnd,
        (Code::Char('y'), true, false) => R::Yank,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(c: char) -> Chord {
        Chord { control: true, ..Chord::of(Code::Char(c)) }
    }

    fn field() -> Field {
        let words = ["board", "braille", "moves", "moves-voice"].map(str::to_owned);
        let behind = [("braille".to_owned(), ["ranks".to_owned()].into())];
        let offers = Offers::new(words.into(), behind.into(), |_| String::new());
        Field::new(vec!["e4".into(), "board e4".into()], offers)
    }

    #[test]
    fn a_line_is_edited_and_taken() {
        let mut field = field();
        field.insert("bord\te4 now");
        field.press(control('w'));
        field.press(Chord::of(Code::Home));
        field.press(Chord::of(Code::Right));
        field.press(Chord::of(Code::Right));
        field.press(Chord::of(Code::Char('a')));
        assert_eq!(field.entry(), Entry { text: "board e4 ".into(), cursor: 3 });
        assert_eq!(field.press(Chord::of(Code::Enter)), Edited::Line("board e4 ".into()));
        assert_eq!(field.text(), "");
    }

    #[test]
    fn the_history_goes_back_and_comes_back_to_what_was_typed() {
        let mut field = field();
        field.insert("Nf");
        let up = |field: &mut Field| (field.press(Chord::of(Code::Up)), field.text().to_owned());
        assert_eq!(up(&mut field), (Edited::Brought, "board e4".into()));
        assert_eq!(up(&mut field).1, "e4");
        assert_eq!(up(&mut field).1, "e4");
        field.press(Chord::of(Code::Down));
        field.press(Chord::of(Code::Down));
        assert_eq!(field.text(), "Nf");
    }

    #[test]
    fn tab_completes_as_far_as_the_names_agree() {
        let complete = |typed: &str| {
            let mut field = field();
            field.insert(typed);
            field.press(Chord::of(Code::Tab));
            field.text().to_owned()
        };
        assert_eq!(complete("bo"), "board");
        assert_eq!(complete("/mo"), "/moves");
        assert_eq!(complete("b"), "b");
        assert_eq!(complete("xy"), "xy");
        assert_eq!(field().press(Chord::of(Code::Tab)), Edited::No);
    }
}
