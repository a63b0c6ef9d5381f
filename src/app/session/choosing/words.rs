//! What the words after `new` mean, in any order. Pure.

use shakmaty::Role;

use crate::config::{Group, Key, OpponentChoice, Settings};
use crate::laws::{Handicap, TimeControl, Variant};
use crate::opponent::uci;
use crate::voices::Voice;
use crate::voices::notions::{Notion, Notions};
use crate::voices::voice::Word;

/// Something that a player wants of the next game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum GameWish {
    /// A setting, for this game.
    Set(Key, String),
    /// Chess960, from the position of this number or from any.
    Chess960(Option<u16>),
    /// A game by other rules than those of chess.
    Variant(Variant),
    /// Something that one player gives the other.
    Odds(OddsPart),
    /// The usual first position.
    Usual,
    /// What the friend is called who plays.
    Friend(String),
    /// A word that goes with others.
    Nothing,
}

/// What is wrong with what a player wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum WrongWish {
    /// This word means nothing here.
    Word(String),
    /// A number that may be minutes or a level.
    Number(String),
    /// A number that can only be minutes.
    Minutes(String),
    /// The setting cannot be this.
    Value(Key, String),
    /// An engine without its name.
    Engine,
    /// There is no position of this number.
    Chess960,
    /// The setting is named with two values.
    Twice(Key),
    /// Odds of time without the time.
    OddsTime,
    /// Odds of time where there are no clocks.
    OddsClock,
    /// Odds of pieces from another position than the usual one.
    OddsPosition,
}

/// A part of the odds of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::session) enum OddsPart {
    /// The player himself gives them.
    Own,
    /// A piece, or a move.
    Material(Handicap),
    /// The draw.
    Draw,
    /// The time that the giver has.
    Time(TimeControl),
}

/// How many words mean one thing at most.
const LONGEST: usize = 4;

/// Reads what a player wants.
pub(in crate::app::session) fn wanted(
    text: &str,
    talk: &Voice,
) -> Result<Vec<GameWish>, WrongWish> {
    let words = split(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (mut found, mut at, mut name) = (Vec::new(), 0, None);
    while at < words.len() {
        let taken = match one(&words[at..], talk)?.or_else(|| minutes(words[at], &found)) {
            Some((wanted, taken)) => {
                found.push(wanted);
                taken
            }
            None if let Some(engine) = engine_after(&words[..at], words[at], talk) => {
                found.push(engine);
                1
            }
            None if is_polite(words[at], talk) => {
                found.push(GameWish::Nothing);
                1
            }
            None if is_name(words[at], talk)
                && is_of_a_friend(&found)
                && name.is_none_or(|from| is_more_of_name(&words[from..at], &words[at..])) =>
            {
                let from = *name.get_or_insert(at);
                found.retain(|wanted| !matches!(wanted, GameWish::Friend(_)));
                found.push(friend(&words[from..=at].join(" "))?);
                1
            }
            None if says_nothing(words[at], talk) => 1,
            None => return Err(unknown(words[at])),
        };
        at += taken;
    }
    twice(&found).map_or(Ok(found), |key| Err(WrongWish::Twice(key)))
}

/// What is said around the terms of a game.
const AROUND: Notions = Notions::of(&[
    Notion::Small,
    Notion::Want,
    Notion::New,
    Notion::Start,
    Notion::Move,
    Notion::Play,
    Notion::Mine,
    Notion::Time,
]);

/// Whether a word is only polite, or means the game: no friend is called so.
fn is_polite(word: &str, talk: &Voice) -> bool {
    let polite = Notions::of(&[Notion::Please, Notion::Game]);
    talk.lexicon().meant(word).meet(polite) && !word.starts_with(char::is_uppercase)
}

fn says_nothing(word: &str, talk: &Voice) -> bool {
    talk.lexicon().meant(word).meet(AROUND)
}

/// The longest game, in minutes, that is begun by a number alone; a higher one may be a rating.
const LONGEST_GAME: u16 = 180;

/// A number alone is minutes, but beside an opponent that has levels.
fn minutes(word: &str, found: &[GameWish]) -> Option<(GameWish, usize)> {
    let has_levels = |wanted: &GameWish| matches!(wanted, GameWish::Set(Key::Opponent, value) if value != OpponentChoice::HUMAN);
    let count: u16 = word.parse().ok()?;
    let is_time = (1..=LONGEST_GAME).contains(&count) && !found.iter().any(has_levels);
    is_time.then(|| (GameWish::Set(Key::Time, word.to_owned()), 1))
}

/// The first setting that is named with two values.
fn twice(found: &[GameWish]) -> Option<Key> {
    found.iter().enumerate().find_map(|(at, wanted)| {
        let GameWish::Set(key, value) = wanted else { return None };
        let other = |before: &GameWish| {
            matches!(before, GameWish::Set(known, other) if known == key && other != value)
        };
        found[..at].iter().any(other).then_some(*key)
    })
}

/// Whether a word can be a name. That of a piece is none without a large letter: it belongs to what is
/// wanted and not known.
fn is_name(word: &str, talk: &Voice) -> bool {
    let is_large = word.chars().next().is_some_and(char::is_uppercase);
    let is_piece = |role| talk.piece(role).to_lowercase() == word;
    word.chars().any(char::is_alphabetic)
        && !word.chars().any(|c| c.is_ascii_digit())
        && (is_large || !Role::ALL.into_iter().any(is_piece))
}

/// Words within a name that have no large letter: `Ben von der Berg`.
const PARTICLES: [&str; 29] = [
    "af", "al", "ap", "av", "bin", "da", "das", "de", "del", "della", "den", "der", "di", "do",
    "dos", "du", "e", "el", "ibn", "la", "le", "ten", "ter", "van", "vom", "von", "y", "zu", "zum",
];

fn is_particle(word: &str) -> bool {
    PARTICLES.contains(&word)
}

/// Whether a name so far goes on with these words: what else is wanted would pass for a part of it. One with
/// large letters goes on with such, and one without has two words.
fn is_more_of_name(so_far: &[&str], words: &[&str]) -> bool {
    let is_large = |word: &str| word.chars().next().is_some_and(char::is_uppercase);
    let mut rest = words.iter().skip_while(|word| is_particle(word));
    let next = rest.next();
    if so_far.first().is_some_and(|first| is_large(first)) {
        return next.is_some_and(|word| is_large(word));
    }
    next.is_some() && so_far.iter().filter(|word| !is_particle(word)).count() < 2
}

/// Whether a name can follow: that of the friend, or more of it.
fn is_of_a_friend(found: &[GameWish]) -> bool {
    let named = found.iter().rev().find(|wanted| **wanted != GameWish::Nothing);
    let human = |value: &String| value == OpponentChoice::HUMAN;
    matches!(named, Some(GameWish::Friend(_)))
        || matches!(named, Some(GameWish::Set(Key::Opponent, value)) if human(value))
}

/// What a friend is called.
fn friend(name: &str) -> Result<GameWish, WrongWish> {
    let mut settings = Settings::default();
    settings.set(Key::Name, name).map_err(|_| WrongWish::Value(Key::Name, name.to_owned()))?;
    Ok(GameWish::Friend(settings.name))
}

/// The value of a setting as it stands in the file, of what a player says for it.
pub(in crate::app::session) fn set_by(key: Key, text: &str, talk: &Voice) -> String {
    if let Ok(wanted) = wanted(text, talk)
        && let [GameWish::Set(found, value)] = &wanted[..]
        && *found == key
    {
        return value.clone();
    }
    talk.values(text)
}

/// Whether a word is written like a time control, of which nothing can be made.
fn is_like_a_time(word: &str) -> bool {
    let is_sign = |c: char| matches!(c, '+' | '/' | ',' | ':' | '.' | '\'');
    word.starts_with(|c: char| c.is_ascii_digit())
        && word.chars().all(|c| c.is_ascii_digit() || is_sign(c))
}

fn unknown(word: &str) -> WrongWish {
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
    if is_like_a_time(word) && Settings::default().set(Key::Time, word).is_err() {
        return WrongWish::Value(Key::Time, word.to_owned());
    }
    let can_be = |key| Settings::default().set(key, word).is_ok();
    let wrong = match (can_be(Key::Level), can_be(Key::Time)) {
        (true, _) if is_number => WrongWish::Number,
        (false, true) if is_number => WrongWish::Minutes,
        _ => WrongWish::Word,
    };
    wrong(word.to_owned())
}

type FoundWish = Result<Option<(GameWish, usize)>, WrongWish>;

/// What the first words mean, and how many they are.
fn one(words: &[&str], talk: &Voice) -> FoundWish {
    for count in (1..=words.len().min(LONGEST)).rev() {
        let text = words[..count].join(" ");
        match talk.word(&text) {
            Some(Word::Variant(Variant::Chess960)) => {
                return Ok(Some(chess960(words, count, talk)));
            }
            Some(Word::Variant(variant)) => return Ok(Some((GameWish::Variant(variant), count))),
            Some(Word::Odds(of)) => return Ok(Some((odds(OddsPart::Material(of)), count))),
            Some(Word::OddsDraw) => return Ok(Some((odds(OddsPart::Draw), count))),
            Some(Word::OddsTime) => return odds_time(words, count, talk).map(Some),
            Some(Word::Giving) => return Ok(Some((odds(OddsPart::Own), count))),
            _ => {}
        }
        if let Some(wanted) = phrase(&text, talk) {
            return Ok(Some((wanted, count)));
        }
    }
    let (first, rest) = (words[0], &words[1..]);
    Ok(match talk.word(first) {
        Some(Word::Engine) => {
            let name = rest.first().ok_or(WrongWish::Engine)?;
            Some((GameWish::Set(Key::Opponent, format!("uci:{name}")), 2))
        }
        _ => timed(words, talk).or(setting(first, rest, talk)?),
    })
}

const fn odds(part: OddsPart) -> GameWish {
    GameWish::Odds(part)
}

/// Odds of time, and behind them the time that the giver has: `time odds 5`, `time odds 3+2`.
fn odds_time(words: &[&str], count: usize, talk: &Voice) -> Result<(GameWish, usize), WrongWish> {
    let rest = &words[count..];
    let bare = || minutes(rest.first()?, &[]);
    let found = if rest.is_empty() { None } else { timed(rest, talk).or_else(bare) };
    let Some((GameWish::Set(Key::Time, time), taken)) = found else {
        return Err(WrongWish::OddsTime);
    };
    let time = time.parse().map_err(|_| WrongWish::OddsTime)?;
    Ok((odds(OddsPart::Time(time)), count + taken))
}

/// Chess960, and its number if one follows: `chess960 518`, `Chess960, position 518`.
fn chess960(words: &[&str], count: usize, talk: &Voice) -> (GameWish, usize) {
    let fills = |word: &&&str| talk.word(word) == Some(Word::Filler);
    let at = count + words[count..].iter().take_while(fills).count();
    match words.get(at).and_then(|word| word.parse().ok()) {
        Some(number) => (GameWish::Chess960(Some(number)), at + 1),
        None => (GameWish::Chess960(None), count),
    }
}

/// The engine that a word behind these is: `against stockfish`.
fn engine_after(before: &[&str], word: &str, talk: &Voice) -> Option<GameWish> {
    let name = word.to_lowercase();
    let is_against = before.last().is_some_and(|word| talk.word(word) == Some(Word::Against));
    let is_engine = is_against && uci::USUAL.contains(&name.as_str());
    is_engine.then(|| GameWish::Set(Key::Opponent, format!("uci:{name}")))
}

/// What games are called by their time, and opponents by their strength.
const NOTIONS: [(Notion, Key, &str); 4] = [
    (Notion::Blitz, Key::Time, "5"),
    (Notion::Rapid, Key::Time, "15+10"),
    (Notion::Easy, Key::Level, "1"),
    (Notion::Hard, Key::Level, "10"),
];

/// What a text means as a whole, whatever follows it.
fn phrase(text: &str, talk: &Voice) -> Option<GameWish> {
    let set = |key, value: &str| Some(GameWish::Set(key, value.to_owned()));
    match talk.word(text) {
        Some(Word::Clockless) => return set(Key::Time, "off"),
        Some(Word::Usual) => return Some(GameWish::Usual),
        Some(Word::White) => return set(Key::Side, "white"),
        Some(Word::Black) => return set(Key::Side, "black"),
        Some(Word::Game | Word::Against | Word::Filler) => return Some(GameWish::Nothing),
        _ if text.starts_with("uci:") => return set(Key::Opponent, text),
        _ => {}
    }
    let means = |notion| talk.lexicon().meant(text).meet(Notions::of(&[notion]));
    let by_notion = NOTIONS.into_iter().find(|(notion, ..)| means(*notion));
    if let Some((_, key, value)) = by_notion {
        return set(key, value);
    }
    match talk.value(text)? {
        "random" => set(Key::Side, "random"),
        value @ (OpponentChoice::HUMAN | OpponentChoice::BUILTIN) => set(Key::Opponent, value),
        _ => None,
    }
}

/// A number in figures or in words, and what is written close to it: `5min`, `five-minute`.
fn number<'w>(word: &'w str, talk: &Voice) -> Option<(u16, &'w str)> {
    let end = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    if let Ok(number) = word[..end].parse() {
        return Some((number, word[end..].trim_start_matches('-')));
    }
    let (name, rest) = word.split_once('-').unwrap_or((word, ""));
    let number = talk.number_among(&talk.number_words(), name)?;
    Some((u16::try_from(number).ok()?, rest))
}

/// Minutes in words, and the seconds that are added: `five minutes`, `3 plus 2`, `5-minute`.
fn in_words(words: &[&str], talk: &Voice) -> Option<(GameWish, usize)> {
    let is_minutes = |word: &str| talk.word(word) == Some(Word::Minutes);
    let is_plus = |word: &str| talk.lexicon().meant(word).meet(Notions::of(&[Notion::Plus]));
    let (minutes, close) = number(words[0], talk).filter(|(minutes, _)| *minutes > 0)?;
    let is_close = is_minutes(close);
    if !close.is_empty() && !is_close {
        return None;
    }
    let says = !is_close && words.get(1).is_some_and(|word| is_minutes(word));
    let at = 1 + usize::from(says);
    let added = || match words.get(at..at + 2)? {
        [plus, seconds] if is_plus(plus) => {
            number(seconds, talk).filter(|(_, rest)| rest.is_empty())
        }
        _ => None,
    };
    let (value, count) = match added() {
        Some((seconds, _)) => (format!("{minutes}+{seconds}"), at + 2),
        None if is_close || says => (minutes.to_string(), at),
        None => return None,
    };
    let is_control = value.parse::<TimeControl>().is_ok();
    is_control.then_some((GameWish::Set(Key::Time, value), count))
}

/// A time control, or a number of minutes.
fn timed(words: &[&str], talk: &Voice) -> Option<(GameWish, usize)> {
    if let Some(found) = in_words(words, talk) {
        return Some(found);
    }
    let set = |value: &str| GameWish::Set(Key::Time, value.to_owned());
    let (first, second) = (words[0], words.get(1));
    let is_control = |text: &str| text.parse::<TimeControl>().is_ok();
    let is_bare = first.bytes().all(|byte| byte.is_ascii_digit());
    if is_bare {
        let minutes = second.is_some_and(|word| talk.word(word) == Some(Word::Minutes));
        return (minutes && is_control(first)).then(|| (set(first), 2));
    }
    is_control(first).then(|| (set(first), 1))
}

/// A setting by its name, and its value; one that is on or off is on by its name alone.
fn setting(name: &str, rest: &[&str], talk: &Voice) -> FoundWish {
    let Some(key) = talk.setting(name).filter(|key| key.group() == Group::Game) else {
        return Ok(None);
    };
    for count in (1..=rest.len().min(LONGEST)).rev() {
        let value = talk.values(&rest[..count].join(" "));
        if Settings::default().set(key, &value).is_ok() {
            return Ok(Some((GameWish::Set(key, value), 1 + count)));
        }
    }
    Ok(Some(match (key, rest) {
        // Who plays and with which colour, the next word says by itself.
        (Key::Opponent | Key::Side, [_, ..]) => (GameWish::Nothing, 1),
        (Key::Touch | Key::Strict | Key::Blindfold, _) => (GameWish::Set(key, "on".to_owned()), 1),
        (_, rest) => {
            let value = rest.first().copied().unwrap_or_default();
            return Err(WrongWish::Value(key, value.to_owned()));
        }
    }))
}

/// The words; what stands in quotation marks is one, and a time control may have blanks in it.
fn split(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for (i, part) in text.split('"').enumerate() {
        if i % 2 == 1 {
            words.push(part.to_owned());
            continue;
        }
        for word in part.split_whitespace() {
            match words.last_mut() {
                Some(last) if is_cut(last, word) => last.push_str(word),
                _ => words.push(word.to_owned()),
            }
        }
    }
    let bare = |word: String| word.trim_end_matches([',', ';']).to_owned();
    words.into_iter().map(bare).filter(|word| !word.is_empty()).collect()
}

/// Whether a blank stands within a time control: `5 + 3`, `40/90+30, 30+30`.
fn is_cut(last: &str, next: &str) -> bool {
    let digits = |text: &str, at_end: bool| {
        let byte = if at_end { text.bytes().last() } else { text.bytes().next() };
        byte.is_some_and(|byte| byte.is_ascii_digit())
    };
    match (last.strip_suffix(['+', ',']), next.strip_prefix('+')) {
        (Some(before), _) if last.ends_with('+') => digits(before, true) && digits(next, false),
        (Some(before), _) => before.contains('/') && digits(next, false),
        (None, Some(_)) => digits(last, true),
        (None, None) => false,
    }
}

#[cfg(test)]
mod tests;
