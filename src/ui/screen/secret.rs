//! A line of which nothing may be seen, heard or kept: a passphrase, or the code of a seat.
//!
//! As long as it is asked for, the cursor stays in the field. What a key means otherwise would be taken
//! for a passphrase.
//!
//! And what was said and typed at the desk, which nobody may see there any more when it is closed.

use crate::command::Command;
use crate::keymap::{Action, Chord, Code, KeyLine, Keymap};
use crate::ui::screen::entry::Edited;
use crate::ui::screen::scene::{Entry, Focus, Latest, Pane};
use crate::ui::screen::{Screen, Wish};

/// Where the cursor stood before it was asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Secret(Focus);

/// How much was said and typed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SoFar {
    log: usize,
    drawn: usize,
    typed: usize,
}

impl SoFar {
    /// How many lines were said.
    pub(super) const fn log(self) -> usize {
        self.log
    }

    /// How many of them are drawn.
    pub(super) const fn drawn(self) -> usize {
        self.drawn
    }
}

impl Screen {
    /// How much was said and typed so far.
    pub(super) fn so_far(&self) -> SoFar {
        SoFar { log: self.log.len(), drawn: self.drawn.len(), typed: self.field.before().len() }
    }

    /// The desk is closed: what was said and typed there is gone, but for the last message, which says
    /// so.
    pub(super) fn forget_desk(&mut self, before: SoFar) {
        let last = self.last;
        self.log.drain(before.log.min(last.log)..last.log);
        self.drawn.drain(before.drawn.min(last.drawn)..last.drawn);
        self.field.forget_from(before.typed);
        self.news.drain(..self.news.len().saturating_sub(1));
        if self.list.take().is_some() || matches!(self.focus, Focus::Line(..)) {
            self.focus = Focus::Square(self.square);
        }
        (self.told, self.latest) = (false, Latest::Answer);
        self.place.clear();
    }

    /// Shows and keeps nothing of what is typed, to the end of the next line that is typed.
    pub fn hide_line(&mut self) {
        self.field.set("");
        if self.list.take().is_some() {
            self.focus = self.below;
        }
        // A reader that comes to the screen speaks the row of the cursor: what is asked.
        if self.latest == Latest::Both {
            self.latest = Latest::Answer;
        }
        self.secret.get_or_insert(Secret(self.focus));
        self.asked_from = None;
        self.explains = false;
        self.focus = Focus::Entry;
    }

    /// Puts the cursor into the field, if a key leads there; also behind a passphrase.
    pub(super) fn begin_typing(&mut self) {
        if !self.keymap.reaches(&Action::Entry) {
            return;
        }
        match &mut self.secret {
            Some(Secret(before)) => *before = Focus::Entry,
            None => self.focus = Focus::Entry,
        }
    }

    /// There is no board: a cursor that stood on one stands on the list of what waits.
    pub(super) fn leave_board(&mut self) {
        let secret = self.secret.iter_mut().map(|Secret(before)| before);
        for focus in
            [&mut self.focus, &mut self.below].into_iter().chain(&mut self.asked_from).chain(secret)
        {
            if let Focus::Square(_) = focus {
                *focus = Focus::Line(Pane::Room, 0);
            }
        }
    }

    /// The field as it is drawn: where nothing may be seen, not even how much is typed.
    pub(super) fn shown_entry(&self) -> Entry {
        if self.secret.is_some() { Entry::default() } else { self.field.entry() }
    }

    /// What a key brings while nothing of it may be seen.
    pub(super) fn press_unseen(&mut self, chord: Chord) -> Vec<Wish> {
        let types = matches!(chord.code, Code::Char(_)) && !chord.control && !chord.alt;
        if !types && let Some(action) = self.means(chord) {
            if let Action::Command(bound) = &action
                && asks(bound)
            {
                let wish = Wish::Chosen(bound.chosen(self.square));
                self.unhide();
                return vec![wish];
            }
            if action == Action::Cancel {
                return vec![self.says_unseen(String::new())];
            }
            if let Some(wish) = of_the_terminal(&action) {
                return vec![wish];
            }
        }
        match chord.code {
            Code::Enter => {
                let line = self.field.take_unkept();
                vec![self.says_unseen(line)]
            }
            Code::Up | Code::Down | Code::Tab => self.hear_field(),
            _ => match self.field.press(chord) {
                Edited::Yes | Edited::Brought | Edited::Line(_) => Vec::new(),
                Edited::No => self.hear_field(),
            },
        }
    }

    fn means(&self, chord: Chord) -> Option<Action> {
        self.keymap.does(chord).cloned().or_else(|| Keymap::otherwise(chord))
    }

    /// A text that is pasted where nothing of it may be seen: its first line, which is told if it ends.
    pub(super) fn paste_unseen(&mut self, text: &str) -> Vec<Wish> {
        let line = text.lines().next().unwrap_or_default();
        self.field.insert(line);
        if line.len() == text.len() {
            return Vec::new();
        }
        let line = self.field.take_unkept();
        vec![self.says_unseen(line)]
    }

    /// What was typed, as a line that is not kept.
    fn says_unseen(&mut self, line: String) -> Wish {
        self.unhide();
        Wish::Unseen(line)
    }

    /// The cursor is back where it stood, and what is typed is seen again.
    fn unhide(&mut self) {
        self.field.set("");
        if let Some(Secret(before)) = self.secret.take() {
            self.focus = before;
        }
    }
}

/// Whether it is a command also where a passphrase is asked for.
const fn asks(bound: &KeyLine) -> bool {
    matches!(bound.command(), Some(Command::Help | Command::Quit))
}

/// What a key is for that is about the terminal alone.
fn of_the_terminal(action: &Action) -> Option<Wish> {
    let wishes = [(Action::Suspend, Wish::Suspend), (Action::Redraw, Wish::Redraw)];
    wishes.into_iter().find(|(it, _)| it == action).map(|(_, wish)| wish)
}
