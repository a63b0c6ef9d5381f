//! Values of an event file as they are written.

use shakmaty::Color;
use touchmove_laws::{Edition as Laws, TimeControl};

use super::{Entries, Key};
use crate::player::{Day, Player, Sex, Sight, Title};
use crate::points::Points;
use crate::system::System;
use crate::ties::{Edition, TieBreak};

/// Longer texts nobody hears to their end.
const LONGEST: usize = 100;

/// The systems by their words.
const SYSTEMS: [&str; 5] = ["round robin", "swiss", "by hand", "match", "scheveningen"];

/// No tournament has more rounds, and no starting number more digits.
const MOST_ROUNDS: usize = 99;

/// Whether a key can have this value.
pub(super) fn is_fit(key: Key, text: &str) -> bool {
    match key {
        Key::Name
        | Key::Place
        | Key::Arbiter
        | Key::Draws
        | Key::Aids
        | Key::Appeals
        | Key::TeamName
        | Key::Captain
        | Key::PlayerName
        | Key::Club
        | Key::PlayerTeam
        | Key::Language
        | Key::Voice
        | Key::Device
        | Key::Seat
        | Key::Assistant => is_line(text),
        Key::Federation | Key::PlayerFederation => is_federation(text),
        Key::From | Key::To | Key::Born => Day::read(text).is_some(),
        Key::Laws => text.parse::<Laws>().is_ok(),
        Key::Time => text.parse::<TimeControl>().is_ok(),
        Key::System => SYSTEMS.contains(&text),
        Key::Rounds => number(text, 1, MOST_ROUNDS).is_some(),
        Key::DefaultTime => number(text, 0, 600).is_some(),
        Key::Win | Key::Draw | Key::Loss | Key::Bye => points(text).is_some(),
        Key::TieBreaks => ties(text).is_some(),
        Key::TieBreakRules => ties_by(text).is_some(),
        Key::FirstColor => color(text).is_some(),
        Key::Fide => {
            number(text, 1, 99_999_999_999).is_some_and(|number| u32::try_from(number).is_ok())
        }
        Key::Rating => number(text, 1, 4000).is_some(),
        Key::Sex => sex(text).is_some(),
        Key::Title => title(text).is_some(),
        Key::Sight => sight(text).is_some(),
    }
}

fn is_line(text: &str) -> bool {
    !text.is_empty() && text.chars().count() <= LONGEST && touchmove_clean::wrong(text).is_none()
}

fn is_federation(text: &str) -> bool {
    text.len() == 3 && text.bytes().all(|letter| letter.is_ascii_uppercase())
}

fn number(text: &str, least: usize, most: usize) -> Option<usize> {
    text.parse().ok().filter(|number| (least..=most).contains(number))
}

/// Points that are no product: whole or half.
pub(super) fn points(text: &str) -> Option<Points> {
    Points::read(text).filter(|points| points.quarters() % 2 == 0 && points.quarters() <= 400)
}

/// The tie-breaks of a list, none of them twice.
pub(super) fn ties(text: &str) -> Option<Vec<TieBreak>> {
    let ties: Vec<TieBreak> =
        text.split(',').map(|name| name.trim().parse().ok()).collect::<Option<_>>()?;
    let is_new = |(index, tie): (usize, &TieBreak)| !ties[..index].contains(tie);
    ties.iter().enumerate().all(is_new).then_some(ties)
}

/// An edition of the tie-breaks by its year.
pub(super) fn ties_by(text: &str) -> Option<Edition> {
    match text {
        "2024" => Some(Edition::August2024),
        "2026" => Some(Edition::March2026),
        _ => None,
    }
}

/// A colour by its English word.
pub(super) fn color(text: &str) -> Option<Color> {
    match text {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

/// Whether a system does not say itself how many rounds there are.
pub(super) fn needs_rounds(system: &str) -> bool {
    matches!(system, "swiss" | "by hand" | "match")
}

/// A system by its words.
pub(super) fn system(text: &str, rounds: Option<usize>) -> Option<System> {
    Some(match text {
        "round robin" => System::RoundRobin { times: rounds.unwrap_or(1) },
        "swiss" => System::Swiss,
        "by hand" => System::ByHand,
        "match" => System::Match { games: rounds? },
        "scheveningen" => System::Scheveningen { times: rounds.unwrap_or(1) },
        _ => return None,
    })
}

fn sex(text: &str) -> Option<Sex> {
    match text {
        "m" => Some(Sex::M),
        "w" | "f" => Some(Sex::W),
        _ => None,
    }
}

fn title(text: &str) -> Option<Title> {
    Title::ALL.into_iter().find(|title| title.letters() == text)
}

fn sight(text: &str) -> Option<Sight> {
    match text {
        "B1" => Some(Sight::B1),
        "B2" => Some(Sight::B2),
        "B3" => Some(Sight::B3),
        _ => None,
    }
}

/// The player of entries that are all fit.
pub(super) fn player(entries: &Entries) -> Player {
    let text = |key: Key| entries.get(&key).map(|(text, _)| text.as_str());
    let owned = |key: Key| text(key).map(str::to_owned);
    Player {
        name: owned(Key::PlayerName).unwrap_or_default(),
        federation: owned(Key::PlayerFederation),
        fide: text(Key::Fide).and_then(|text| text.parse().ok()),
        sex: text(Key::Sex).and_then(sex),
        born: text(Key::Born).and_then(Day::read),
        rating: text(Key::Rating).and_then(|text| text.parse().ok()),
        title: text(Key::Title).and_then(title),
        club: owned(Key::Club),
        team: owned(Key::PlayerTeam),
        sight: text(Key::Sight).and_then(sight),
        language: owned(Key::Language),
        voice: owned(Key::Voice),
        device: owned(Key::Device),
        seat: owned(Key::Seat),
        assistant: owned(Key::Assistant),
    }
}
