//! Texts that are packed in lines: what is looked for is found without reading the others.

use std::cmp::Ordering;

/// What stands between the name of a line and its text, or between the items of a list.
pub const NEXT: char = '\u{1f}';

/// What stands between the name of a line and its list.
pub const LIST: char = '\u{1e}';

/// Lines in the order of their names, each with a list behind its name.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lines {
    text: &'static str,
    /// Where each line begins.
    starts: &'static [usize],
}

impl Lines {
    /// The lines of a text, and where each of them begins.
    #[must_use]
    pub const fn new(text: &'static str, starts: &'static [usize]) -> Self {
        Self { text, starts }
    }

    /// Where the lines of a text begin.
    #[must_use]
    pub fn starts(text: &str) -> Vec<usize> {
        let ends = text.match_indices('\n').map(|(at, _)| at + 1);
        [0].into_iter().chain(ends).filter(|start| *start < text.len()).collect()
    }

    /// The list of the line that has this name.
    #[must_use]
    pub fn find(self, name: &str) -> Option<&'static str> {
        let order = |start: &usize| order(&self.text.as_bytes()[*start..], name.as_bytes());
        let at = self.starts.binary_search_by(order).ok()?;
        let list = &self.text[self.starts[at] + name.len() + LIST.len_utf8()..];
        list.lines().next().or(Some(""))
    }

    /// All of them in their order: the name of each and its list.
    pub fn all(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.text.lines().filter_map(|line| line.split_once(LIST))
    }
}

/// How the name of the line with which a text begins is ordered to another: what stands behind a name comes
/// before every letter.
fn order(text: &[u8], name: &[u8]) -> Ordering {
    let begun = text.len().min(name.len());
    let is_whole = || text.get(name.len()).is_none_or(|next| char::from(*next) == LIST);
    match text[..begun].cmp(name) {
        Ordering::Equal if is_whole() => Ordering::Equal,
        Ordering::Equal => Ordering::Greater,
        other => other,
    }
}

/// The items of a list.
pub fn items(list: &str) -> impl Iterator<Item = &str> {
    list.split(NEXT).filter(|item| !item.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_found_and_nothing_else() {
        let text = "a\u{1e}1\nb\u{1e}2\u{1f}3\nbb\u{1e}4\nš\u{1e}\n";
        let lines = Lines::new(text, Lines::starts(text).leak());
        let found = |name: &str| Some(items(lines.find(name)?).collect::<Vec<_>>());
        assert_eq!(found("a"), Some(vec!["1"]));
        assert_eq!(found("b"), Some(vec!["2", "3"]));
        assert_eq!(found("bb"), Some(vec!["4"]));
        assert_eq!(found("š"), Some(vec![]));
        for unknown in ["", "0", "aa", "c", "s", "ž", "a\u{1e}1"] {
            assert_eq!(found(unknown), None, "{unknown}");
        }
        assert!(Lines::default().find("a").is_none());
    }
}
