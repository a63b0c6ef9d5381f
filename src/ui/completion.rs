//! Which names of commands go on from what is typed, in lines and on a screen alike.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// So many names are listed at most: more is longer to hear than to type on.
const LISTED: usize = 12;

/// The names that can be completed, and what is told where too many go on.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    /// In their order.
    words: Vec<String>,
    /// How many go on, in words, for each number that can come to be told.
    many: BTreeMap<usize, String>,
}

/// What Tab completes now. Both the thread that reads lines and whoever knows what can be said have it.
#[derive(Clone, Debug, Default)]
pub(super) struct Offered(Arc<Mutex<Offers>>);

impl Offered {
    pub(super) fn new(offers: Offers) -> Self {
        Self(Arc::new(Mutex::new(offers)))
    }

    /// Completes these names from now on.
    pub(super) fn set(&self, offers: Offers) {
        *self.lock() = offers;
    }

    /// Whether these are the names.
    pub(super) fn is(&self, words: &[String]) -> bool {
        self.lock().words == words
    }

    pub(super) fn complete(&self, typed: &str) -> Completed {
        self.lock().complete(typed)
    }

    fn lock(&self) -> MutexGuard<'_, Offers> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What Tab does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Completed {
    /// The name goes on like this, from this place in the line.
    Word(usize, String),
    /// Nothing can be completed; this is told.
    Told(String),
    /// No name goes on from here.
    Nothing,
}

impl Offers {
    /// Offers these names, in their order; `many` says how many go on.
    pub fn new(words: Vec<String>, many: impl Fn(usize) -> String) -> Self {
        let mut counts = BTreeSet::new();
        crowds(&words, 0, &mut counts);
        Self { many: counts.into_iter().map(|count| (count, many(count))).collect(), words }
    }

    /// The names, in their order.
    #[must_use]
    pub fn into_words(self) -> Vec<String> {
        self.words
    }

    /// Completes as much as all names share that go on from what is typed; tells them where that is
    /// nothing.
    pub(super) fn complete(&self, typed: &str) -> Completed {
        let (start, names) = fitting(typed, &self.words);
        let Some(first) = names.first() else { return Completed::Nothing };
        let shared = names.iter().fold(first.as_str(), |shared, name| common(shared, name));
        if names.len() == 1 || shared.len() > typed.len() - start {
            return Completed::Word(start, shared.to_owned());
        }
        Completed::Told(self.many.get(&names.len()).cloned().unwrap_or_else(|| names.join(", ")))
    }
}

/// How many names go on from each beginning that more of them share than are listed. All of these,
/// which are in their order, share this many bytes.
fn crowds(words: &[String], shared: usize, counts: &mut BTreeSet<usize>) {
    if words.len() <= LISTED {
        return;
    }
    counts.insert(words.len());
    let next = |word: &String| word[shared..].chars().next();
    for group in words.chunk_by(|one, other| next(one) == next(other)) {
        if let Some(sign) = next(&group[0]) {
            crowds(group, shared + sign.len_utf8(), counts);
        }
    }
}

/// What two names begin with.
fn common<'a>(one: &'a str, other: &str) -> &'a str {
    let alike = one.chars().zip(other.chars()).take_while(|(one, other)| one == other);
    let length = alike.map(|(sign, _)| sign.len_utf8()).sum();
    &one[..length]
}

/// Where in a line the name of its command begins, and the names that go on from there. A stroke
/// before the name stays; behind the name nothing is completed.
pub(super) fn fitting(typed: &str, words: &[String]) -> (usize, Vec<String>) {
    let start = usize::from(typed.starts_with('/'));
    let name = typed[start..].to_lowercase();
    let fits = |word: &&String| !name.contains(' ') && word.starts_with(&name);
    (start, words.iter().filter(fits).cloned().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_any_case_with_a_stroke_and_only_first_in_a_line() {
        let words = ["board", "moves", "moves-voice"].map(str::to_owned);
        let found = |typed: &str| fitting(typed, &words);
        assert_eq!(found("B"), (0, vec!["board".to_owned()]));
        assert_eq!(found("/mo"), (1, vec!["moves".to_owned(), "moves-voice".to_owned()]));
        assert_eq!(found("board mo").1, Vec::<String>::new());
    }

    #[test]
    fn what_is_offered_changes_for_who_reads_lines() {
        let offers = |word: &str| Offers::new(vec![word.to_owned()], |_| String::new());
        let offered = Offered::new(offers("board"));
        let reader = offered.clone();
        offered.set(offers("next"));
        assert!(offered.is(&["next".to_owned()]));
        assert_eq!(reader.complete("b"), Completed::Nothing);
        assert_eq!(reader.complete("n"), Completed::Word(0, "next".to_owned()));
    }

    #[test]
    fn what_is_unique_is_completed_and_the_rest_is_told_on_one_line() {
        let mut words: Vec<String> = ('a'..='m').map(|sign| format!("x{sign}")).collect();
        words.extend(["board", "zug", "züge", "moves", "moves-voice"].map(str::to_owned));
        words.sort_unstable();
        let offers = Offers::new(words, |count| format!("{count} fit."));
        let word = |start, text: &str| Completed::Word(start, text.to_owned());
        assert_eq!(offers.complete("b"), word(0, "board"));
        assert_eq!(offers.complete("/m"), word(1, "moves"));
        assert_eq!(offers.complete("moves"), Completed::Told("moves, moves-voice".to_owned()));
        assert_eq!(offers.complete("z"), Completed::Told("zug, züge".to_owned()));
        assert_eq!(offers.complete("x"), Completed::Told("13 fit.".to_owned()));
        assert_eq!(offers.complete(""), Completed::Told("18 fit.".to_owned()));
        assert_eq!(offers.complete("q"), Completed::Nothing);
    }
}
