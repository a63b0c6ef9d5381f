//! Which names of commands go on from what is typed, and which words can follow them, in lines and on a screen
//! alike.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// So many names are listed at most: more is longer to hear than to type on.
const LISTED: usize = 12;

/// The names that can be completed, the words that can follow each, and what is told where too many go on.
#[derive(Clone, Debug, Default)]
pub struct Offers {
    /// In their order.
    words: Vec<String>,
    /// By what stands before them.
    behind: BTreeMap<String, Arc<[String]>>,
    /// How many go on, in words, for each number that can come to be told.
    many: BTreeMap<usize, String>,
}

/// What Tab completes now. Both the thread that reads lines and whoever knows what can be said have it.
#[derive(Clone, Debug, Default)]
pub(super) struct Completions(Arc<Mutex<Offers>>);

impl Completions {
    pub(super) fn new(offers: Offers) -> Self {
        Self(Arc::new(Mutex::new(offers)))
    }

    /// Completes these names from now on.
    pub(super) fn set(&self, offers: Offers) {
        *self.lock() = offers;
    }

    /// Whether these are the names.
    pub(super) fn is(&self, words: &[String]) -> bool {
        self.lock().is(words)
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
    /// Offers these names, and behind each beginning of a line the words that can follow it, all in their
    /// order; `many` says how many go on.
    pub fn new(
        words: Vec<String>,
        behind: BTreeMap<String, Arc<[String]>>,
        many: impl Fn(usize) -> String,
    ) -> Self {
        let mut counts = BTreeSet::new();
        crowds(&words, 0, &mut counts);
        for words in behind.values() {
            crowds(words, 0, &mut counts);
        }
        let many = counts.into_iter().map(|count| (count, many(count))).collect();
        Self { words, behind, many }
    }

    /// Whether these are the names.
    pub(super) fn is(&self, words: &[String]) -> bool {
        self.words == words
    }

    /// Completes as much as all names share that go on from what is typed; tells them where that is
    /// nothing.
    pub(super) fn complete(&self, typed: &str) -> Completed {
        let (start, names) = self.fitting(typed);
        let Some(first) = names.first() else { return Completed::Nothing };
        let shared = names.iter().fold(*first, |shared, name| common(shared, name));
        if names.len() == 1 || shared.len() > typed.len() - start {
            return Completed::Word(start, shared.to_owned());
        }
        Completed::Told(self.many.get(&names.len()).cloned().unwrap_or_else(|| names.join(", ")))
    }

    /// Where in a line the word begins that is typed now, and what goes on from there: the name of a command,
    /// whose stroke stays before it, or what can follow that.
    pub(super) fn fitting(&self, typed: &str) -> (usize, Vec<&str>) {
        let stroke = usize::from(typed.starts_with('/'));
        let line = &typed[stroke..];
        let blanks = line.char_indices().rev().filter(|(_, sign)| sign.is_whitespace());
        let follows = |(at, _): (usize, char)| {
            let words = self.behind.get(line[..at].trim_end().to_lowercase().as_str())?;
            Some((at + 1, words))
        };
        let (start, words) = match blanks.clone().find_map(follows) {
            Some((start, words)) => (start, &**words),
            None if blanks.count() == 0 => (0, &*self.words),
            None => return (typed.len(), Vec::new()),
        };
        let begun = line[start..].to_lowercase();
        let goes_on = |word: &&String| word.starts_with(&begun);
        (stroke + start, words.iter().filter(goes_on).map(String::as_str).collect())
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

#[cfg(test)]
mod tests {
    use super::*;

    fn words(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn names_are_found_in_any_case_with_a_stroke_and_only_first_in_a_line() {
        let names = words(&["board", "moves", "moves-voice"]);
        let offers = Offers::new(names, BTreeMap::new(), |_| String::new());
        assert_eq!(offers.fitting("B"), (0, vec!["board"]));
        assert_eq!(offers.fitting("/mo"), (1, vec!["moves", "moves-voice"]));
        assert_eq!(offers.fitting("board mo").1, Vec::<&str>::new());
    }

    #[test]
    fn what_can_follow_a_name_is_found_behind_it() {
        let behind = [
            ("claim", words(&["fifty moves", "flag", "threefold"])),
            ("set", words(&["theme", "tones"])),
            ("set theme", words(&["dark", "light"])),
        ];
        let behind = behind.map(|(name, words)| (name.to_owned(), words.into()));
        let offers = Offers::new(words(&["claim", "set"]), behind.into(), |_| String::new());
        assert_eq!(offers.complete("/Set  th"), Completed::Word(6, "theme".to_owned()));
        assert_eq!(offers.complete("set t"), Completed::Told("theme, tones".to_owned()));
        assert_eq!(offers.complete("set theme d"), Completed::Word(10, "dark".to_owned()));
        assert_eq!(offers.complete("claim fifty m"), Completed::Word(6, "fifty moves".to_owned()));
        for nothing in ["set theme dark ", "claim e4", "claims f"] {
            assert_eq!(offers.complete(nothing), Completed::Nothing, "{nothing}");
        }
    }

    #[test]
    fn what_is_offered_changes_for_who_reads_lines() {
        let offers = |word: &str| Offers::new(words(&[word]), BTreeMap::new(), |_| String::new());
        let offered = Completions::new(offers("board"));
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
        let offers = Offers::new(words, BTreeMap::new(), |count| format!("{count} fit."));
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
