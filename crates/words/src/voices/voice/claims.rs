//! What a claim is about, in as many words as players say it.

use crate::command::Claimable;
use crate::voices::voice::{Voice, Word};

/// The most words of an entry under `[understood]` that a claim is looked for in.
const WORDS: usize = 5;

impl Voice {
    /// What a claim is about and the move that is said with it: `Threefold` and `Nf3` of `threefold
    /// repetition Nf3`. The most words that mean something together count; words that only stand beside a
    /// claim are left out.
    #[must_use]
    pub fn claimed<'a>(&self, text: &'a str) -> Option<(Claimable, &'a str)> {
        let mut rest = text.trim();
        loop {
            if let Some((claimed, end)) = self.longest(rest, Word::claimable) {
                return Some((claimed, self.behind(claimed, &rest[end..])));
            }
            rest = self.without_filler(rest)?;
        }
    }

    /// The most words at the beginning of a text that are a small word of this kind, and where they end.
    fn longest<T>(&self, text: &str, kind: fn(Word) -> Option<T>) -> Option<(T, usize)> {
        let spaces = text.match_indices(char::is_whitespace).map(|(at, _)| at);
        let ends: Vec<usize> = spaces.chain([text.len()]).take(WORDS).collect();
        let word = |&end: &usize| {
            let found = self.word(text[..end].trim_end_matches(is_sign)).and_then(kind)?;
            Some((found, end))
        };
        ends.iter().rev().find_map(word)
    }

    /// What follows what a claim is about, but for words that say it again. A word of moves begins the move,
    /// whatever else it means: `a takes b5`.
    fn behind<'a>(&self, said: Claimable, text: &'a str) -> &'a str {
        let mut rest = text.trim();
        loop {
            let again = self.longest(rest, Word::claimable).filter(|(claimed, _)| *claimed == said);
            let Some(next) = again
                .map(|(_, end)| rest[end..].trim_start())
                .or_else(|| self.without_filler(rest).filter(|_| !self.begins_a_move(rest)))
            else {
                return rest;
            };
            rest = next;
        }
    }

    /// A text without the word at its beginning, if that only stands beside a claim.
    fn without_filler<'a>(&self, text: &'a str) -> Option<&'a str> {
        let end = text.find(char::is_whitespace).unwrap_or(text.len());
        let word = text[..end].trim_end_matches(is_sign);
        let is_filler = !word.is_empty() && self.stands_beside_claim(word);
        is_filler.then(|| text[end..].trim_start())
    }

    /// Whether a word of moves comes next, and something behind it that does not only stand beside a claim, as
    /// in `seconds a move`.
    fn begins_a_move(&self, text: &str) -> bool {
        let mut words = text.split_whitespace();
        let is_of_moves = |word: &str| !self.vocabulary().meanings(word).is_empty();
        words.next().is_some_and(is_of_moves)
            && words.next().is_some_and(|next| !self.stands_beside_claim(next))
    }

    fn stands_beside_claim(&self, word: &str) -> bool {
        self.understood.stands_beside_claim(word, &self.folding)
            || self.parent().is_some_and(|parent| parent.stands_beside_claim(word))
    }
}

const fn is_sign(c: char) -> bool {
    matches!(c, ',' | '.' | '!' | ':')
}
