//! The sentences that are compiled in, found by their names and read when they are first said.
//!
//! A game says some hundred of the thousands that a voice has; reading them all would be most of the
//! time and the memory of a start.

use std::rc::Rc;

use fluent_bundle::FluentResource;
use memchr::memmem;

use touchmove_voices::Compiled;

/// The sentences of a voice that is compiled in: known to be right, and none twice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sentences(&'static Compiled);

impl Sentences {
    /// The sentences of a voice.
    pub(super) const fn new(voice: &'static Compiled) -> Self {
        Self(voice)
    }

    /// Their names.
    pub(super) fn names(self) -> impl Iterator<Item = &'static str> {
        let has_name = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic());
        self.0.blocks().flat_map(str::lines).filter(has_name).map(name_of)
    }

    /// Whether there is one of this name.
    pub(super) fn has(self, name: &str) -> bool {
        self.text_from(name).is_some()
    }

    /// Reads the sentence of this name. It goes on until the next name at the beginning of a line.
    pub(super) fn read(self, name: &str) -> Option<Rc<FluentResource>> {
        let text = self.text_from(name)?;
        let is_next = |&(at, _): &(usize, &str)| {
            text.as_bytes().get(at + 1).is_some_and(u8::is_ascii_alphabetic)
        };
        let end = text.match_indices('\n').find(is_next).map_or(text.len(), |(at, _)| at);
        let read = FluentResource::try_new(text[..end].to_owned());
        Some(Rc::new(read.unwrap_or_else(|(good, _)| good)))
    }

    /// What follows from the beginning of a sentence on.
    fn text_from(self, name: &str) -> Option<&'static str> {
        let block = self.0.block_of(name)?;
        let begins = |&at: &usize| {
            let is_first = at == 0 || block.as_bytes()[at - 1] == b'\n';
            is_first && name_of(&block[at..]) == name
        };
        memmem::find_iter(block.as_bytes(), name).find(begins).map(|at| &block[at..])
    }
}

fn name_of(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
    &text[..end.unwrap_or(text.len())]
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use fluent_syntax::ast::Entry;
    use fluent_syntax::serializer::serialize;

    use super::*;
    use touchmove_voices as compiled;

    #[test]
    fn every_sentence_that_is_compiled_in_is_found_as_its_file_has_it() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../voices");
        for voice in compiled::all() {
            let sentences = Sentences::new(voice);
            let of = |file| fs::read_to_string(folder.join(voice.name).join(file));
            let found = ["phrases.ftl", "lessons.ftl"].map(|file| found(sentences, of(file).ok()));
            assert_eq!(sentences.names().count(), found[0] + found[1], "{}", voice.name);
            assert_eq!(voice.talks(), found[0] > 0, "{}", voice.name);
        }
    }

    /// How many sentences a file has; each must be found.
    fn found(sentences: Sentences, file: Option<String>) -> usize {
        let whole = FluentResource::try_new(file.unwrap_or_default()).expect("it is tested");
        let messages = whole.entries().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            _ => None,
        });
        let is_found = |message: &fluent_syntax::ast::Message<&str>| {
            let read = sentences.read(message.id.name).expect(message.id.name);
            let Some(Entry::Message(one)) = read.get_entry(0) else { return false };
            text_of(one) == text_of(message)
        };
        messages.inspect(|message| assert!(is_found(message), "{}", message.id.name)).count()
    }

    #[test]
    fn what_is_compiled_in_is_as_its_files_have_it() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../voices");
        for voice in compiled::all() {
            let file = |name: &str| {
                fs::read_to_string(folder.join(voice.name).join(name)).unwrap_or_default()
            };
            let table: toml::Table = file("voice.toml").parse().expect(voice.name);
            assert_eq!(voice.table(), table);
            assert_eq!(voice.openings(), file("openings.toml"));
            let language = table.get("language").and_then(toml::Value::as_str);
            assert_eq!(voice.language, language.unwrap_or_default());
        }
    }

    fn text_of(message: &fluent_syntax::ast::Message<&str>) -> String {
        let message = fluent_syntax::ast::Message { comment: None, ..message.clone() };
        serialize(&fluent_syntax::ast::Resource { body: vec![Entry::Message(message)] })
    }
}
