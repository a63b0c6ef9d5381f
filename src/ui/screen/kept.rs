//! What the screen says of itself. It changes only with the voices, the keymap and the theme, so it is said
//! once and not with every key.

use std::cell::{OnceCell, RefCell};

use crate::keymap::Action;
use crate::ui::screen::scene::Words;

/// Words and sentences as they were said.
#[derive(Debug, Default)]
pub(super) struct Kept {
    words: OnceCell<Words>,
    more: [OnceCell<String>; 2],
    hints: RefCell<Vec<(Action, Option<String>)>>,
}

impl Kept {
    /// The words of scenes.
    pub(super) fn words(&self, said: impl FnOnce() -> Words) -> Words {
        self.words.get_or_init(said).clone()
    }

    /// How an answer goes on: by what is typed, or by a key.
    pub(super) fn more(&self, typed: bool, said: impl FnOnce() -> String) -> String {
        self.more[usize::from(typed)].get_or_init(said).clone()
    }

    /// A key with what it does; nothing where no key does it.
    pub(super) fn hint(
        &self,
        action: &Action,
        said: impl FnOnce() -> Option<String>,
    ) -> Option<String> {
        let mut hints = self.hints.borrow_mut();
        if let Some((_, hint)) = hints.iter().find(|(known, _)| known == action) {
            return hint.clone();
        }
        let hint = said();
        hints.push((action.clone(), hint.clone()));
        hint
    }
}
