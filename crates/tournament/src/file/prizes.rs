//! What an event file says of prizes.

use toml::de::DeTable;

use super::{Entries, Fault, Key, Reader, value};
use crate::player::{Day, Sight};
use crate::prizes::{Category, Money, PrizeList, PrizeRules, Sharing};

/// No list has more prizes.
const MOST: usize = 100;

/// The amounts of a list: none is greater than the one before.
pub(super) fn amounts(text: &str) -> Option<Vec<Money>> {
    let read = text.split(',').map(|amount| Money::read(amount.trim()));
    let amounts = read.collect::<Option<Vec<Money>>>()?;
    (amounts.len() <= MOST && amounts.is_sorted_by(|one, next| one >= next)).then_some(amounts)
}

/// What is given that is no money, with commas.
pub(super) fn gifts(text: &str) -> Option<Vec<String>> {
    let gifts: Vec<String> = text.split(',').map(|gift| gift.trim().to_owned()).collect();
    let fits = gifts.len() <= MOST && gifts.iter().all(|gift| !tells_sight(gift));
    fits.then_some(gifts)
}

/// Sight classes with commas.
pub(super) fn classes(text: &str) -> Option<Vec<Sight>> {
    text.split(',').map(|class| value::sight(class.trim())).collect()
}

/// How those who are tied share.
pub(super) fn sharing(text: &str) -> Option<Sharing> {
    match text {
        "by place" => Some(Sharing::ByPlace),
        "equally" => Some(Sharing::Equally),
        "hort" => Some(Sharing::Hort),
        _ => None,
    }
}

/// Whether each player gets one prize.
pub(super) fn one_each(text: &str) -> Option<bool> {
    match text {
        "one" => Some(true),
        "all" => Some(false),
        _ => None,
    }
}

/// Whether a name has a sight class in it: the prize is told beside the name of who gets it.
pub(super) fn tells_sight(name: &str) -> bool {
    let words = name.split(|letter: char| !letter.is_alphanumeric());
    words.into_iter().any(|word| value::sight(&word.to_uppercase()).is_some())
}

/// The rules of all prizes, of entries that are all fit.
pub(super) fn rules(event: &Entries<Key>) -> PrizeRules {
    let text = |key: Key| event.get(&key).map(|(text, _)| text.as_str());
    let usual = PrizeRules::default();
    PrizeRules {
        sharing: text(Key::PrizesShared).and_then(sharing).unwrap_or(usual.sharing),
        one_each: text(Key::PrizesEach).and_then(one_each).unwrap_or(usual.one_each),
    }
}

impl Reader<'_> {
    /// Each list of prizes has a name, and amounts or gifts. A value that cannot be is told at its own line.
    pub(super) fn prize_list(&mut self, entries: &Entries<Key>, table: &DeTable<'_>, line: usize) {
        let is_missing = |key: &Key| table.get(key.name()).is_none();
        let has_gifts = !is_missing(&Key::Gifts);
        let needed = [Key::PrizeName, if has_gifts { Key::Gifts } else { Key::Amounts }];
        match needed.into_iter().find(is_missing) {
            Some(key) => self.faults.add(line, Fault::Missing(key)),
            None => self.prizes.push(list(entries)),
        }
    }
}

fn list(entries: &Entries<Key>) -> PrizeList {
    let text = |key: Key| entries.get(&key).map(|(text, _)| text.as_str());
    let rating = |key: Key| text(key).and_then(|text| text.parse().ok());
    let day = |key: Key| text(key).and_then(Day::read);
    PrizeList {
        name: text(Key::PrizeName).unwrap_or_default().to_owned(),
        amounts: text(Key::Amounts).and_then(amounts).unwrap_or_default(),
        gifts: text(Key::Gifts).and_then(gifts).unwrap_or_default(),
        category: Category {
            sex: text(Key::PrizeSex).and_then(value::sex),
            rating_from: rating(Key::RatingFrom),
            rating_to: rating(Key::RatingTo),
            born_from: day(Key::BornFrom),
            born_to: day(Key::BornTo),
            sight: text(Key::PrizeSight).and_then(classes).unwrap_or_default(),
            federation: text(Key::PrizeFederation).map(str::to_owned),
        },
    }
}
