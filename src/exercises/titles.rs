//! Which of several titles somebody means who does not type one whole: a drill, a theme, a lesson. Pure.

use crate::notation::fold::is_of_a_word;
use crate::voices::Narrator;

/// So many letters of a word are enough, and fewer are another word.
const ENOUGH: usize = 3;
/// So many letters an ending has at most: `three` is no `threefold`.
const ENDING: usize = 3;
/// From so many letters on, one may be wrong.
const LONG: usize = 5;

/// The places of the titles that a text means: the one that it is, or else all that have each of its
/// words, be these begun only, in another form or with one wrong letter.
pub(crate) fn meant(text: &str, titles: &[String], narrator: &Narrator) -> Vec<usize> {
    let places = 0..titles.len();
    if let Some(whole) = places.clone().find(|at| narrator.talk.same(&titles[*at], text)) {
        return vec![whole];
    }
    let said: Vec<&str> = words(text).collect();
    let has = |title: &str| {
        said.iter().all(|said| words(title).any(|word| is_like(said, word, narrator)))
    };
    places.filter(|at| !said.is_empty() && has(&titles[*at])).collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !is_of_a_word(c)).filter(|word| !word.is_empty())
}

/// Whether a word that was typed stands for one of a title.
fn is_like(said: &str, word: &str, narrator: &Narrator) -> bool {
    let [said, word] = [said, word].map(str::to_lowercase);
    let [length, other] = [&said, &word].map(|it| it.chars().count());
    let ends_longer = said.starts_with(&word) && length <= other + ENDING;
    let begins = word.starts_with(&said) || ends_longer;
    narrator.talk.same(&said, &word)
        || length.min(other) >= ENOUGH && begins
        || length >= LONG && strsim::damerau_levenshtein(&said, &word) < 2
}
