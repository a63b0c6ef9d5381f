//! What the words of a player ask of the games that he looks for.

use crate::app::filters::{date, is_never, own, variant};
use crate::app::session::finding::{PAGE, WrongSearch};
use crate::archive::Query;
use crate::archive::search::is_date;
use crate::laws::Position;
use crate::understanding::result_named;
use crate::voices::Voice;
use crate::voices::voice::Word;

/// What the words of a player ask for. What is no filter is the name of a game, a result, a year, the code
/// of an opening, or part of a player's name.
pub(super) fn filters(text: &str, talk: &Voice, here: &Position) -> Result<Query, WrongSearch> {
    let mut query = Query { limit: Some(PAGE), ..Query::default() };
    let words = text.split_whitespace().map(|word| word.trim_end_matches(','));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let mut rest = &words[..];
    while let [word, behind @ ..] = rest {
        if let Some((variant, count)) = variant(rest, talk) {
            query.variant = Some(variant);
            rest = &rest[count..];
            continue;
        }
        rest = behind;
        let Some(filter) = filter(word, talk) else {
            take_bare(&mut query, word, talk);
            continue;
        };
        if filter == Word::Here {
            query.position = Some(here.clone());
            continue;
        }
        if matches!(filter, Word::White | Word::Black)
            && let [won, behind @ ..] = rest
            && talk.word(won) == Some(Word::Won)
        {
            query.result = result_named(word, Some(filter)).map(str::to_owned);
            rest = behind;
            continue;
        }
        let [first, behind @ ..] = rest else {
            return Err(WrongSearch::Bare((*word).to_owned()));
        };
        rest = behind;
        let mut value = (*first).to_owned();
        let is_text = !matches!(filter, Word::Since | Word::Until | Word::Result);
        while is_text
            && let [more, behind @ ..] = rest
            && is_more(rest, talk)
        {
            value = format!("{value} {more}");
            rest = behind;
        }
        if filter == Word::Result
            && let Some(own) = own(talk.word(&value))
        {
            query.own = Some(own);
            continue;
        }
        *part(&mut query, filter) = Some(meant(filter, value, talk)?);
    }
    if is_never(query.since.as_deref(), query.until.as_deref()) {
        let [since, until] = [query.since, query.until].map(Option::unwrap_or_default);
        return Err(WrongSearch::Never(since, until));
    }
    let openings = talk.openings_like(query.opening.as_deref().unwrap_or_default());
    query.openings = openings.into_iter().map(str::to_owned).collect();
    Ok(query)
}

/// The filter that a word is; one letter is the initial of somebody.
fn filter(word: &str, talk: &Voice) -> Option<Word> {
    use Word as W;
    let long = word.chars().count() > 1;
    talk.word(word).filter(|found| {
        long && matches!(
            found,
            W::Player
                | W::Against
                | W::White
                | W::Black
                | W::Opening
                | W::Event
                | W::Since
                | W::Until
                | W::Result
                | W::Here
        )
    })
}

/// Whether the first of these words goes on with the value before it.
fn is_more(words: &[&str], talk: &Voice) -> bool {
    let word = words[0];
    filter(word, talk).is_none()
        && result_named(word, None).is_none()
        && variant(words, talk).is_none()
}

fn part(query: &mut Query, filter: Word) -> &mut Option<String> {
    match filter {
        Word::Against => &mut query.opponent,
        Word::White => &mut query.white,
        Word::Black => &mut query.black,
        Word::Opening => &mut query.opening,
        Word::Event => &mut query.event,
        Word::Since => &mut query.since,
        Word::Until => &mut query.until,
        Word::Result => &mut query.result,
        _ => &mut query.player,
    }
}

fn meant(filter: Word, value: String, talk: &Voice) -> Result<String, WrongSearch> {
    match filter {
        Word::Since | Word::Until => date(&value).ok_or(WrongSearch::Date(value)),
        Word::Result => result_named(&value, talk.word(&value))
            .map(str::to_owned)
            .ok_or(WrongSearch::Result(value)),
        _ => Ok(value),
    }
}

/// A word that stands for itself: a result, a year, the code of an opening, or part of a name.
fn take_bare(query: &mut Query, word: &str, talk: &Voice) {
    let code = |word: &str| {
        matches!(word.as_bytes(), [b'A'..=b'E' | b'a'..=b'e', one, two]
            if one.is_ascii_digit() && two.is_ascii_digit())
    };
    let year = |word: &str| word.len() == 4 && is_date(word);
    let own = own(talk.word(word));
    let says_result = |found: &Word| matches!(found, Word::Drawn | Word::Unfinished);
    if own.is_some() {
        query.own = own;
    } else if let Some(result) = result_named(word, talk.word(word).filter(says_result)) {
        query.result = Some(result.to_owned());
    } else if year(word) {
        (query.since, query.until) = (Some(word.to_owned()), Some(word.to_owned()));
    } else if code(word) {
        query.opening = Some(word.to_owned());
    } else {
        let before = query.player.take().map(|name| name + " ").unwrap_or_default();
        query.player = Some(before + word);
    }
}
