//! What a key brings: text where something is typed, and else what the keymap says.

use crate::chosen::{Chosen, KeyAnswer};
use crate::command::Command;
use crate::keymap::{Action, Chord, ChordResult, Code, Keymap};
use crate::notation::fold::is_of_a_word;
use crate::ui::screen::entry::Edited;
use crate::ui::screen::lists::Line;
use crate::ui::screen::scene::{Focus, Latest};
use crate::ui::screen::steps::Enter;
use crate::ui::screen::{Leaving, Screen, Wish, said};
use crate::ui::view::{Asked, View};
use crate::voices::{Priority, Span, Value};

/// What the keymap has for a key.
enum Key {
    Does(Action),
    /// Said of a key that does nothing yet, or nothing at all.
    Says(Vec<Wish>),
}

impl Screen {
    /// What a key brings.
    pub fn press(&mut self, chord: Chord, view: &View) -> Vec<Wish> {
        let (told, page) = (std::mem::take(&mut self.told), self.page + self.log_page);
        self.begins_anew(view);
        let wishes = self.pressed(chord, view);
        if self.page + self.log_page > page {
            // What is gone through stays.
            self.told = told;
        } else {
            self.news.clear();
        }
        wishes
    }

    /// What was said by the last key is over, and what is said from now on is of another one.
    pub(super) fn begin_key(&mut self, view: &View) {
        self.told = false;
        self.begins_anew(view);
        self.news.clear();
        if self.latest == Latest::Both {
            self.latest = Latest::Answer;
        }
    }

    fn begins_anew(&mut self, view: &View) {
        self.keep_rest(view);
        self.touching = None;
        if !view.walking {
            self.enter = Enter::GoesOn;
        }
    }

    fn pressed(&mut self, chord: Chord, view: &View) -> Vec<Wish> {
        if self.latest == Latest::Both {
            self.latest = Latest::Answer;
        }
        self.key = Some(chord.code);
        if self.secret.is_some() {
            return self.press_unseen(chord);
        }
        if self.focus == Focus::Entry && chord.control && chord.code == Code::Char('c') {
            self.field.set("");
            return vec![Wish::Hush];
        }
        if self.explains {
            return self.explain(chord, view);
        }
        if self.list.is_none()
            && let Some(wishes) = self.typed(chord, view)
        {
            return wishes;
        }
        if let Some(wishes) = self.letter(chord) {
            return wishes;
        }
        match self.key(chord, view) {
            Key::Does(action) => self.act(&action, view),
            Key::Says(said) => said,
        }
    }

    /// In a list, a letter or a digit that neither goes through it nor begins a sequence looks for a line;
    /// once one is looked for, every one does, and Backspace takes the last away.
    fn letter(&mut self, chord: Chord) -> Option<Vec<Wish>> {
        let sought = self.list.as_ref()?.sought();
        if !self.pending.chords().is_empty() || chord.control || chord.alt {
            return None;
        }
        if chord.code == Code::Backspace && !sought.is_empty() {
            let mut rest = sought.to_owned();
            rest.pop();
            return Some(self.seeks(&rest));
        }
        let Code::Char(sign) = chord.code else { return None };
        let used =
            |action: &Action| matches!(action, Action::Step(_) | Action::Take | Action::Cancel);
        let is_used = self.keymap.is_block() && sign.is_numeric()
            || self.keymap.begins(chord)
            || self.keymap.does(chord).is_some_and(used);
        let seeks = is_of_a_word(sign) && (!sought.is_empty() || !sign.is_uppercase() && !is_used);
        seeks.then(|| self.seeks_with(sign))
    }

    /// Every key answers.
    fn key(&mut self, chord: Chord, view: &View) -> Key {
        let mut keys = self.pending.chords().to_vec();
        let alone = keys.is_empty();
        keys.push(self.keymap.key(chord));
        let keys = Value::Spans(self.narrator.keyboard().keys(&keys));
        match self.keymap.press(&mut self.pending, chord) {
            ChordResult::Action(action) => {
                let action = action.clone();
                if self.asks_to_leave(&action) {
                    return Key::Says(self.hear("quit-again", &[("keys", keys)]));
                }
                Key::Does(action)
            }
            ChordResult::Waits => {
                let next = self.narrator.keyboard().any_of(&self.keymap.following(&self.pending));
                Key::Says(self.hear("key-waits", &[("keys", keys), ("next", next.into())]))
            }
            ChordResult::Dropped => Key::Says(self.hear("key-dropped", &[])),
            ChordResult::Nothing => match self.otherwise(chord).filter(|_| alone) {
                Some(action) => Key::Does(action),
                None => Key::Says(self.nothing(keys, view)),
            },
        }
    }

    /// Whether keys that leave the program are asked for once more: on the block every key is a step
    /// from any other, and a slip must not cost the screen.
    fn asks_to_leave(&mut self, action: &Action) -> bool {
        let leaves = self.keymap.is_block()
            && self.list.is_none()
            && !self.explains
            && action.command() == Some(Command::Quit);
        let asks = leaves && self.leaving == Leaving::No;
        self.leaving = if asks { Leaving::Asked } else { Leaving::No };
        asks
    }

    fn otherwise(&self, chord: Chord) -> Option<Action> {
        let in_list = || Keymap::otherwise_in_a_list(chord).filter(|_| self.list.is_some());
        Keymap::otherwise(chord).or_else(in_list)
    }

    /// What is said of keys that do nothing; while something is asked, which keys answer.
    fn nothing(&self, keys: Value, view: &View) -> Vec<Wish> {
        let mut said = self.narrator.say(Priority::Answer, "key-none", &[("keys", keys)]);
        for line in self.answer_keys(view) {
            said.spans.push(self.narrator.talk.span("\n"));
            said.spans.extend(line);
        }
        vec![Wish::Hear(said)]
    }

    /// The keys for yes and no while that is asked, where the keymap has its own.
    pub(super) fn answer_keys(&self, view: &View) -> Vec<Vec<Span>> {
        if view.asked != Some(Asked::YesNo) {
            return Vec::new();
        }
        let bound = [KeyAnswer::Yes, KeyAnswer::No].into_iter().filter_map(|answer| {
            self.keymap.bindings().iter().find(|binding| binding.action.answer() == Some(answer))
        });
        bound.map(|binding| self.narrator.keyboard().binding(binding).spans).collect()
    }

    /// Text: what is typed into the field, or answers a question. An answer of one letter leads back to
    /// where the cursor was. Where keys of their own answer, all that do something keep it.
    fn typed(&mut self, chord: Chord, view: &View) -> Option<Vec<Wish>> {
        let in_field = self.focus == Focus::Entry;
        let is_block = self.keymap.is_block();
        let cancels = |screen: &Self| screen.keymap.does(chord) == Some(&Action::Cancel);
        // Where nothing but the block is pressed, the field is left by the same key as all else.
        if !self.pending.chords().is_empty() || in_field && is_block && cancels(self) {
            return None;
        }
        if let (Some(asked), Code::Char(c), false) =
            (view.asked, chord.code, chord.control || chord.alt)
        {
            let digit = c.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
            if let (Some(digit), Asked::Number(count @ ..=9)) = (digit, asked)
                && self.field.text().is_empty()
                && (1..=count).contains(&usize::from(digit))
            {
                return Some(vec![Wish::Chosen(Chosen::Answer(KeyAnswer::Number(digit)))]);
            }
            let answers = self.keymap.answers();
            if !in_field && c != ' ' && (!answers || c.is_alphabetic() && self.is_free(chord)) {
                let before = self.focus;
                self.focus = Focus::Entry;
                self.edit(chord, view);
                let opened = self.enter_field();
                self.asked_from = Some(before);
                return Some(opened);
            }
        }
        (self.focus == Focus::Entry).then(|| self.edit(chord, view))?
    }

    /// Whether a key neither does anything nor begins a sequence.
    fn is_free(&self, chord: Chord) -> bool {
        self.keymap.does(chord).is_none() && !self.keymap.begins(chord)
    }

    fn edit(&mut self, chord: Chord, view: &View) -> Option<Vec<Wish>> {
        // An empty field can be left as any pane.
        if self.field.text().is_empty() && chord.control && chord.code == Code::Char('d') {
            return None;
        }
        let before = self.field.entry();
        match self.field.press(chord) {
            Edited::Yes => Some(self.echoed(&before)),
            Edited::Brought if self.field.text().is_empty() => Some(self.hear_field()),
            Edited::Brought => {
                Some(vec![Wish::Hear(said(vec![self.narrator.talk.span(self.field.text())]))])
            }
            Edited::Line(line) => {
                // Who types whole words goes on typing.
                let is_key = self.keymap.answers() || line.chars().count() == 1;
                if let Some(before) = self.asked_from.take().filter(|_| is_key) {
                    self.focus = before;
                }
                // Where no key leads to the field, none would lead out of it.
                if !self.keymap.reaches(&Action::Entry) {
                    self.focus = Focus::Square(self.square);
                }
                // Noted, the line would be an answer of its own.
                let command = self.narrator.talk.command(line.trim());
                if self.turn_page(command, view) {
                    return Some(Vec::new());
                }
                Some(vec![self.enter(line)])
            }
            Edited::No => None,
        }
    }

    /// A typed line stands in the log before what it brings.
    pub(super) fn enter(&mut self, line: String) -> Wish {
        let typed = [self.narrator.talk.span(&format!("> {line}"))];
        // A reader has said it while it was typed.
        self.note(&typed, !self.look.theme.is_for_readers());
        self.enter = Enter::GoesOn;
        Wish::Typed(line)
    }

    pub(super) fn enter_field(&mut self) -> Vec<Wish> {
        self.focus = Focus::Entry;
        self.asked_from = None;
        self.hear_field()
    }

    /// What stands in the field.
    pub(super) fn in_field(&self) -> Line {
        self.field_with(self.field.text())
    }

    pub(super) fn field_with(&self, text: &str) -> Line {
        if self.secret.is_some() {
            return self.narrator.talk.sentence("focus-secret", &[]);
        }
        let values = [("text", Value::from(text))];
        self.narrator.talk.sentence("focus-entry", &values)
    }

    pub(super) fn hear_field(&self) -> Vec<Wish> {
        vec![Wish::Hear(said(self.in_field()))]
    }

    fn explain(&mut self, chord: Chord, view: &View) -> Vec<Wish> {
        match self.key(chord, view) {
            Key::Does(Action::KeyHelp) => {
                self.explains = false;
                self.hear("key-help-off", &[])
            }
            Key::Does(action) => vec![Wish::Hear(said(self.narrator.keyboard().action(&action)))],
            Key::Says(said) => said,
        }
    }
}
