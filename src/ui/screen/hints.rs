//! What keys do now, for eyes: in the row of the field, while nothing is typed there.

use crate::command::Command;
use crate::keymap::{Action, Keymap};
use crate::ui::screen::Screen;
use crate::ui::screen::scene::{Focus, Pane};
use crate::ui::view::View;
use crate::voices::{Narrator, written};

impl Screen {
    /// The keys that matter most here, each with what it does; none for readers, and none where the player
    /// wants none.
    pub(super) fn hints(&self, view: &View) -> Vec<String> {
        let is_shown = self.settings.hints && !self.look.theme.is_for_readers();
        if !is_shown || self.secret.is_some() || self.list.is_some() {
            return Vec::new();
        }
        let answers = self.answer_keys(view);
        if !answers.is_empty() {
            return answers.iter().map(|spans| written(spans)).collect();
        }
        let actions = match self.focus {
            Focus::Entry => vec![Action::Cancel],
            Focus::Line(Pane::Moves, _) if view.walking => {
                vec![Action::Take, Action::NextPane, Action::Board, Action::Menu]
            }
            Focus::Line(Pane::Room, _) => {
                vec![Action::Take, Action::NextPane, Action::Entry, Action::Menu]
            }
            Focus::Line(..) => vec![Action::NextPane, Action::Board, Action::Menu, Action::Keys],
            Focus::Square(_) | Focus::Layer(_) if view.held.is_some() => {
                vec![Action::NextTarget, Action::Take, Action::Cancel]
            }
            Focus::Square(_) | Focus::Layer(_) if view.walking => {
                let [next, previous] = [Command::Next, Command::Previous].map(Action::bare);
                vec![next, previous, Action::NextPane, Action::Menu]
            }
            Focus::Square(_) | Focus::Layer(_) => {
                vec![Action::Take, Action::Entry, Action::NextPane, Action::Menu, Action::Keys]
            }
        };
        let hint = |action| self.kept.hint(action, || hint(&self.narrator, &self.keymap, action));
        actions.iter().filter_map(hint).collect()
    }
}

/// A key with what it does; nothing where no key does it.
fn hint(narrator: &Narrator, keymap: &Keymap, action: &Action) -> Option<String> {
    let keyboard = narrator.keyboard();
    let keys = match keymap.keys_for(action) {
        [] => {
            let mut always = keymap.always().into_iter();
            keyboard.keys(&always.find(|binding| binding.action == *action)?.chords)
        }
        keys => keyboard.keys(keys),
    };
    let values = [("key", keys.into()), ("does", keyboard.action(action).into())];
    Some(written(&narrator.talk.sentence("key-does", &values)))
}
