//! The settings and their values, as a player may name them in a voice.

use crate::config::Key;
use crate::notation::fold;
use crate::voices::spacing::joined;
use crate::voices::voice::Voice;

impl Voice {
    /// The setting that a word is in every voice, in this one or in a parent.
    #[must_use]
    pub fn setting(&self, word: &str) -> Option<Key> {
        let named = joined(word);
        let own = || self.naming.setting(word, &self.folding);
        let parent = || self.parent.as_ref()?.setting(word);
        Key::named(&fold::plain(&named)).or_else(own).or_else(parent)
    }

    /// What this voice calls a setting: its own first name for it, or the one of the file.
    #[must_use]
    pub fn setting_name(&self, key: Key) -> &str {
        self.naming.setting_name(key).unwrap_or(key.name())
    }

    /// The value of a setting that a text is, as it stands in the file; a text that this voice does
    /// not know as one may be a value as it is.
    #[must_use]
    pub fn value(&self, text: &str) -> Option<&str> {
        let parent = || self.parent.as_ref()?.value(text);
        self.naming.value(text, &self.folding).or_else(parent)
    }

    /// A text of values as it stands in the file, whole or word by word.
    #[must_use]
    pub fn values(&self, text: &str) -> String {
        let text = text.trim();
        let word = |word: &str| self.value(word).unwrap_or(word).to_owned();
        match self.value(text) {
            Some(value) => value.to_owned(),
            None => text.split_whitespace().map(word).collect::<Vec<_>>().join(" "),
        }
    }

    /// What this voice calls a value: its own first name for it, or the one of the file.
    #[must_use]
    pub fn value_name<'a>(&'a self, value: &'a str) -> &'a str {
        self.naming.value_name(value).unwrap_or(value)
    }
}
