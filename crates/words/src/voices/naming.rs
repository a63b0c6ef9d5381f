//! What a voice calls the settings and their values, besides the names that they have in the file.

use std::collections::BTreeMap;

use crate::config::{KEYS, Key};
use crate::notation::fold::Folding;
use crate::voices::slip::{Slip, no_entry};
use crate::voices::spellings::Spellings;

type Names = Option<BTreeMap<String, Vec<String>>>;

/// The names that a voice gives itself, the one that it says first.
#[derive(Clone, Debug, Default)]
pub(super) struct Naming {
    settings: Vec<(String, Key)>,
    values: Vec<(String, String)>,
    known_settings: Spellings<Key>,
    known_values: Spellings<usize>,
}

impl Naming {
    /// Reads the sections `[settings]` and `[values]`; a setting that is none is told.
    pub(super) fn read(settings: Names, values: Names, wrong: &mut Vec<Slip>) -> Self {
        let mut naming = Self::default();
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

    /// The setting that a text names.
    pub(super) fn setting(&self, text: &str, folding: &Folding) -> Option<Key> {
        let names = self.settings.iter().map(|(name, key)| (name.as_str(), *key));
        self.known_settings.find(text, folding, names)
    }

    /// The first name of a setting.
    pub(super) fn setting_name(&self, key: Key) -> Option<&str> {
        self.settings.iter().find(|(_, named)| *named == key).map(|(name, _)| name.as_str())
    }

    /// The value that a text names, as it stands in the file.
    pub(super) fn value(&self, text: &str, folding: &Folding) -> Option<&str> {
        let names = self.values.iter().enumerate().map(|(at, (name, _))| (name.as_str(), at));
        let at = self.known_values.find(text, folding, names)?;
        self.values.get(at).map(|(_, value)| value.as_str())
    }

    /// The first name of a value.
    pub(super) fn value_name(&self, value: &str) -> Option<&str> {
        self.values.iter().find(|(_, named)| named == value).map(|(name, _)| name.as_str())
    }
}
