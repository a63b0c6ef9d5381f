//! What a voice calls the settings and their values, besides the names that they have in the file.

use std::collections::BTreeMap;

use crate::config::{KEYS, Key};
use crate::notation::fold;
use crate::voices::slip::{Slip, no_entry};
use crate::voices::voice::Voice;

type Names = Option<BTreeMap<String, Vec<String>>>;

/// The names that a voice gives itself, the one that it says first.
#[derive(Clone, Debug)]
pub(super) struct Naming {
    settings: Vec<(String, Key)>,
    values: Vec<(String, String)>,
}

impl Naming {
    /// Reads the sections `[settings]` and `[values]`; a setting that is none is told.
    pub(super) fn read(settings: Names, values: Names, wrong: &mut Vec<Slip>) -> Self {
        let mut naming = Self { settings: Vec::new(), values: Vec::new() };
        for (name, words) in settings.unwrap_or_default() {
            if let Some(key) = Key::named(&name) {
                naming.settings.extend(words.into_iter().map(|word| (word, key)));
            } else {
                no_entry("settings", &name, KEYS.map(Key::name), wrong);
            }
        }
        for (value, words) in values.unwrap_or_default() {
            naming.values.extend(words.into_iter().map(|word| (word, value.clone())));
        }
        naming
    }
}

impl Voice {
    /// The setting that a word is in every voice, in this one or in a parent.
    #[must_use]
    pub fn setting(&self, word: &str) -> Option<Key> {
        let own = || self.naming.settings.iter().find(|(name, _)| self.same(name, word));
        let parent = || self.parent.as_ref()?.setting(word);
        let every = Key::named(&fold::plain(word));
        every.or_else(|| own().map(|&(_, key)| key)).or_else(parent)
    }

    /// What this voice calls a setting: its own first name for it, or the one of the file.
    #[must_use]
    pub fn setting_name(&self, key: Key) -> &str {
        let own = self.naming.settings.iter().find(|(_, named)| *named == key);
        own.map_or(key.name(), |(name, _)| name)
    }

    /// The value of a setting that a text is, as it stands in the file; a text that this voice does
    /// not know as one may be a value as it is.
    #[must_use]
    pub fn value(&self, text: &str) -> Option<&str> {
        let own = self.naming.values.iter().find(|(name, _)| self.same(name, text));
        let parent = || self.parent.as_ref()?.value(text);
        own.map(|(_, value)| value.as_str()).or_else(parent)
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
        let own = self.naming.values.iter().find(|(_, named)| named == value);
        own.map_or(value, |(name, _)| name)
    }
}
