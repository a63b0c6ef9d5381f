//! The sentences that are compiled in, found by their names and read when they are first said.
//!
//! A game says some hundred of the thousands that a voice has; reading them all would be most of the
//! time and the memory of a start.

use std::rc::Rc;

use fluent_bundle::FluentResource;
use memchr::memmem;

/// A file that is known to be right, and has no name twice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sentences(&'static str);

impl Sentences {
    /// The sentences of a file.
    pub(super) const fn new(text: &'static str) -> Self {
        Self(text)
    }

    /// Their names.
    pub(super) fn names(self) -> impl Iterator<Item = &'static str> {
        let has_name = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic());
        self.0.lines().filter(has_name).map(name_of)
    }

    /// Whether there is one of this name.
    pub(super) fn has(self, name: &str) -> bool {
        self.start_of(name).is_some()
    }

    /// Reads the sentence of this name. It goes on until the next name or remark at the beginning of
    /// a line.
    pub(super) fn read(self, name: &str) -> Option<Rc<FluentResource>> {
        let text = &self.0[self.start_of(name)?..];
        let is_next = |&(at, _): &(usize, &str)| {
            let next = text.as_bytes().get(at + 1);
            next.is_some_and(|&sign| sign.is_ascii_alphabetic() || sign == b'#')
        };
        let end = text.match_indices('\n').find(is_next).map_or(text.len(), |(at, _)| at);
        let read = FluentResource::try_new(text[..end].to_owned());
        Some(Rc::new(read.unwrap_or_else(|(good, _)| good)))
    }

    fn start_of(self, name: &str) -> Option<usize> {
        let begins = |&at: &usize| {
            let is_first = at == 0 || self.0.as_bytes()[at - 1] == b'\n';
            is_first && name_of(&self.0[at..]) == name
        };
        memmem::find_iter(self.0.as_bytes(), name).find(begins)
    }
}

fn name_of(text: &str) -> &str {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
    &text[..end.unwrap_or(text.len())]
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
            let whole = FluentResource::try_new(text.to_owned()).expect(&name);
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
