//! The sentences that are compiled in, found by their names and read when they are first said.
//!
//! A game says some hundred of the thousands that a voice has; reading them all would be most of the
//! time and the memory of a start.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use fluent_bundle::FluentResource;

/// A file that is known to be right, and where each sentence stands in it once one was asked for.
#[derive(Debug)]
pub(super) struct Sentences {
    text: &'static str,
    found: OnceCell<BTreeMap<&'static str, &'static str>>,
}

impl Sentences {
    /// The sentences of a file.
    pub(super) const fn new(text: &'static str) -> Self {
        Self { text, found: OnceCell::new() }
    }

    fn found(&self) -> &BTreeMap<&'static str, &'static str> {
        self.found.get_or_init(|| sentences(self.text))
    }

    /// Their names, in the order of the alphabet.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.found().keys().copied()
    }

    /// Whether there is one of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.found().contains_key(name)
    }

    /// Reads the sentence of this name.
    pub(super) fn read(&self, name: &str) -> Option<Rc<FluentResource>> {
        let text = self.found().get(name)?;
        let read = FluentResource::try_new((*text).to_owned());
        Some(Rc::new(read.unwrap_or_else(|(good, _)| good)))
    }
}

/// The texts of the sentences by name; of two with one name the last counts.
///
/// A sentence begins where a line begins with its name, and goes on until the next one or a remark.
fn sentences(text: &'static str) -> BTreeMap<&'static str, &'static str> {
    let mut found = BTreeMap::new();
    let mut open: Option<(&str, usize)> = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let is_name = line.starts_with(|c: char| c.is_ascii_alphabetic());
        if is_name || line.starts_with('#') {
            found.extend(open.map(|(name, start)| (name, &text[start..at])));
            open = is_name.then(|| (name_of(line), at));
        }
        at += line.len();
    }
    found.extend(open.map(|(name, start)| (name, &text[start..])));
    found
}

fn name_of(line: &str) -> &str {
    let end = line.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
    &line[..end.unwrap_or(line.len())]
}

#[cfg(test)]
mod tests {
    use fluent_syntax::ast::Entry;
    use fluent_syntax::serializer::serialize;

    use super::*;
    use crate::voices::library;

    #[test]
    fn every_sentence_that_is_compiled_in_is_found_as_the_whole_file_has_it() {
        for (name, text) in library::built_in_sentences() {
            let whole = FluentResource::try_new(text.to_owned()).expect(name);
            let sentences = Sentences::new(text);
            let mut found = 0;
            for entry in whole.entries() {
                let Entry::Message(message) = entry else { continue };
                let read = sentences.read(message.id.name).expect(message.id.name);
                let Some(Entry::Message(one)) = read.get_entry(0) else {
                    panic!("{name}: {}", message.id.name);
                };
                assert_eq!(text_of(one), text_of(message), "{name}");
                found += 1;
            }
            assert_eq!(sentences.names().count(), found, "{name}");
        }
    }

    fn text_of(message: &fluent_syntax::ast::Message<&str>) -> String {
        let message = fluent_syntax::ast::Message { comment: None, ..message.clone() };
        serialize(&fluent_syntax::ast::Resource { body: vec![Entry::Message(message)] })
    }
}
