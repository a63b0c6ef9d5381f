//! Pages of what was said last: a player turns them with `more`.

use crate::command::Command;
use crate::keymap::Action;
use crate::ui::screen::Screen;
use crate::ui::screen::layout::Areas;
use crate::ui::screen::page::Page;
use crate::ui::screen::paint::{StatusPage, log};
use crate::ui::screen::scene::{Focus, Latest, Scene};
use crate::ui::view::View;
use crate::voices::{Value, written};

/// Whether what was said last goes on behind the page that is seen.
pub(super) fn goes_on(scene: &Scene) -> bool {
    let Some(areas) = Areas::of(scene) else { return false };
    if !scene.look.theme.is_for_readers() {
        return log::goes_on(scene, &areas) || StatusPage::of(scene, &areas).goes_on;
    }
    !areas.status.is_empty() && Page::of(scene, areas.status).goes_on
}

impl Screen {
    /// Whether this is the first that is said since it was drawn.
    pub(super) fn begins(&mut self) -> bool {
        let begins = std::mem::take(&mut self.seen);
        if begins {
            (self.page, self.log_page) = (0, 0);
            self.turns = self.turns.wrapping_add(1);
        }
        begins
    }

    /// What was said of a piece that was taken or put back is no message: for eyes it is in the status until
    /// the next key.
    pub(super) fn pass_touch(&mut self) {
        let Some(before) = self.touching.take() else { return };
        if self.log.len() != before.log() + 1 || self.drawn.len() != before.drawn() + 1 {
            return;
        }
        self.drawn.pop();
        self.status = self.log.pop().map(|line| in_a_row(&written(&line))).unwrap_or_default();
        self.news.pop();
        self.told = true;
    }

    /// An answer that goes on is not lost by what the next key says: its rest is still to be heard.
    pub(super) fn keep_rest(&mut self, view: &View) {
        if self.look.theme.is_for_readers() && self.latest != Latest::Place {
            self.rest = goes_on(&self.scene(view)).then_some(self.page + 1);
        }
    }

    /// Turns the page of an answer that is longer than one, if this is what the command asks for.
    pub(super) fn turn_page(&mut self, command: Option<Command>, view: &View) -> bool {
        if command != Some(Command::More) {
            return false;
        }
        let scene = self.scene(view);
        if goes_on(&scene) {
            let long = Areas::of(&scene).is_some_and(|areas| log::goes_on(&scene, &areas));
            let in_log = long && !self.look.theme.is_for_readers();
            *(if in_log { &mut self.log_page } else { &mut self.page }) += 1;
        } else if let Some(page) = self.rest.take().filter(|_| self.latest == Latest::Place) {
            (self.latest, self.page) = (Latest::Answer, page);
        } else {
            return false;
        }
        self.turns = self.turns.wrapping_add(1);
        true
    }

    /// Below a page of an answer that goes on: by which keys, and by which word.
    pub(super) fn more(&self) -> String {
        let keys = self.keymap.keys_for(&Action::bare(Command::More));
        let typed = keys.is_empty() || self.focus == Focus::Entry;
        self.kept.more(typed, || {
            let id = if typed { "log-more" } else { "log-more-key" };
            let keys = Value::Spans(self.narrator.keyboard().keys(keys));
            written(&self.narrator.talk.sentence(id, &[("keys", keys)]))
        })
    }
}

pub(super) fn in_a_row(text: &str) -> String {
    joined(text.split('\n'))
}

/// Lines one after another. The announcement of a move is no sentence until another follows.
fn joined<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let join = |mut before: String, line: &str| {
        let sentence = before.is_empty() || before.ends_with(['.', '?', '!', ':']);
        before.push_str(if sentence { "" } else { "." });
        before.push_str(if before.is_empty() { "" } else { " " });
        before + line
    };
    lines.into_iter().filter(|line| !line.trim().is_empty()).fold(String::new(), join)
}
