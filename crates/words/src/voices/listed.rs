//! What a voice calls the commands of a list that has their names in sentences.

use crate::command::listed::Listed;
use crate::meant::nearest;
use crate::voices::commands::split_name;
use crate::voices::voice::Voice;
use crate::voices::written;

impl Voice {
    /// The names that a sentence has, with commas between them.
    #[must_use]
    pub fn names_in(&self, sentence: &str) -> Vec<String> {
        let names = written(&self.sentence(sentence, &[]));
        let names = names.split(',').map(|name| name.trim().to_owned());
        names.filter(|name| !name.is_empty()).collect()
    }

    /// The name by which a command of a list is told.
    #[must_use]
    pub fn listed_name(&self, row: &impl Listed) -> String {
        let names = self.names_in(&row.names()).into_iter();
        names.take(1).next().unwrap_or_else(|| row.name().to_owned())
    }

    /// The row whose name a word is in every voice or in this one; spaces may stand for its hyphens.
    #[must_use]
    pub fn listed<'l, L: Listed>(&self, list: &'l [L], word: &str) -> Option<&'l L> {
        let word = word.trim().trim_start_matches('/');
        if word.is_empty() {
            return None;
        }
        let joined = word.split_whitespace().collect::<Vec<_>>().join("-");
        let is_own = |row: &&L| {
            let names = self.names_in(&row.names());
            names.iter().any(|name| self.same(name, word) || self.same(name, &joined))
        };
        let every = || list.iter().find(|row| row.name().eq_ignore_ascii_case(&joined));
        list.iter().find(is_own).or_else(every)
    }

    /// The row whose name stands at the beginning of a line, the word for it, and what follows.
    #[must_use]
    pub fn split_listed<'l, 'a, L: Listed>(
        &self,
        list: &'l [L],
        line: &'a str,
    ) -> (&'a str, &'a str, Option<&'l L>) {
        split_name(line, |name| self.listed(list, name))
    }

    /// Every name of the commands of a list, for completion.
    #[must_use]
    pub fn listed_names<L: Listed>(&self, list: &[L]) -> Vec<String> {
        let every = list.iter().map(|row| row.name().to_owned());
        every.chain(list.iter().flat_map(|row| self.names_in(&row.names()))).collect()
    }

    /// The name in this voice that is most like a word that is none.
    #[must_use]
    pub fn nearest_listed<L: Listed>(&self, list: &[L], word: &str) -> Option<String> {
        let known: Vec<String> = list.iter().flat_map(|row| self.names_in(&row.names())).collect();
        nearest(&word.to_lowercase(), known.iter().map(String::as_str)).map(str::to_owned)
    }
}
