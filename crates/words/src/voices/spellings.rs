//! Names that are found in every spelling.

use std::cell::OnceCell;
use std::collections::HashMap;

use crate::notation::fold::Folding;
use crate::voices::spacing::joined;

/// Names by their spelling. In letters of ASCII most names are told apart by the first, and no list of
/// spellings is made.
#[derive(Clone, Debug)]
pub(super) struct Spellings<T>(OnceCell<HashMap<String, T>>);

impl<T> Default for Spellings<T> {
    fn default() -> Self {
        Self(OnceCell::new())
    }
}

impl<T: Copy> Spellings<T> {
    /// What the first of these names is that a text is; they are the same each time.
    pub(super) fn find<'a>(
        &self,
        text: &str,
        folding: &Folding,
        mut names: impl Iterator<Item = (&'a str, T)>,
    ) -> Option<T> {
        let text = joined(text);
        if text.is_ascii() {
            let same = names.find(|(name, _)| folding.same(&joined(name), &text));
            return same.map(|(_, named)| named);
        }
        let known = self.0.get_or_init(|| {
            let mut known = HashMap::new();
            for (name, named) in names {
                known.entry(folding.written_out(&joined(name))).or_insert(named);
            }
            known
        });
        known.get(&folding.written_out(&text)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_in_every_spelling_and_the_first_counts() {
        let folding = Folding::new([('ü', "ue".to_owned())]);
        let names = [("Züge", 1), ("ZÜGE", 2), ("새 대국", 3), ("ge-upp", 4)];
        let spellings = Spellings::default();
        for (text, found) in [
            ("zuege", Some(1)),
            ("züge", Some(1)),
            ("새대국", Some(3)),
            ("ge upp", Some(4)),
            ("zuge", None),
            ("수", None),
        ] {
            assert_eq!(spellings.find(text, &folding, names.into_iter()), found, "{text}");
        }
    }
}
