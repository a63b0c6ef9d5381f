//! Values of an event file as they are written.

use std::str::FromStr;

use shakmaty::Color;
use touchmove_laws::{Edition as Laws, Odds, TimeControl, Variant};

use super::{Entries, Key, prizes};
use crate::decider::Decider;
use crate::knockout::Losers;
use crate::player::{Day, Player, Sex, Sight, Title};
use crate::points::Points;
use crate::system::{Finals, System};
use crate::ties::{Score, TeamTie, TieBreak, TieEdition};
use crate::tournament::MatchTarget;

/// Longer texts nobody hears to their end.
const LONGEST: usize = 100;

/// The systems by their words.
pub const SYSTEMS: [&str; 9] = [
    "round robin",
    "swiss",
    "adjusted swiss",
    "swiss by lots",
    "by hand",
    "match",
    "scheveningen",
    "knock-out",
    "groups",
];

/// No match of teams has more boards, and no event more groups.
const MOST_BOARDS: usize = 50;

/// No tournament has more rounds, and no starting number more digits.
const MOST_ROUNDS: usize = 99;

/// Whether a key can have this value.
pub(super) fn is_fit(key: Key, text: &str) -> bool {
    match key {
        Key::Name
        | Key::Place
        | Key::Arbiter
        | Key::Table
        | Key::Draws
        | Key::Aids
        | Key::Appeals
        | Key::TeamName
        | Key::Captain
        | Key::CaptainLanguage
        | Key::PlayerName
        | Key::Club
        | Key::PlayerTeam
        | Key::Language
        | Key::Voice
        | Key::Device
        | Key::Seat
        | Key::Assistant => is_line(text),
        Key::Federation | Key::PlayerFederation | Key::PrizeFederation => is_federation(text),
        Key::From | Key::To | Key::Born | Key::BornFrom | Key::BornTo => Day::read(text).is_some(),
        Key::Laws => text.parse::<Laws>().is_ok(),
        Key::Variant => variant(text).is_some(),
        Key::Odds => text.parse::<Odds>().is_ok(),
        Key::Time => text.parse::<TimeControl>().is_ok(),
        Key::System => SYSTEMS.contains(&text),
        Key::Rounds | Key::Games | Key::ToWins => number(text, 1, MOST_ROUNDS).is_some(),
        Key::Boards | Key::Groups | Key::Qualify => number(text, 1, MOST_BOARDS).is_some(),
        Key::DecidedBy => deciders(text).is_some(),
        Key::Acceleration => text == "baku",
        Key::CaptainsAdvise | Key::CaptainsSign => matches!(text, "yes" | "no"),
        Key::Losers => losers(text).is_some(),
        Key::Finals => finals(text).is_some(),
        Key::ToPoints => points(text).is_some_and(|points| points > Points::ZERO),
        Key::RankedBy => score(text).is_some(),
        Key::DefaultTime => number(text, 0, 600).is_some(),
        Key::Win
        | Key::Draw
        | Key::Loss
        | Key::Bye
        | Key::MatchWin
        | Key::MatchDraw
        | Key::MatchLoss => points(text).is_some(),
        Key::TieBreaks => ties::<TieBreak>(text).is_some() || ties::<TeamTie>(text).is_some(),
        Key::TieBreakRules => ties_by(text).is_some(),
        Key::FirstColor => color(text).is_some(),
        Key::Fide => is_fide_number(text),
        Key::Rating | Key::RatingFrom | Key::RatingTo => number(text, 1, 4000).is_some(),
        Key::Sex | Key::PrizeSex => sex(text).is_some(),
        Key::PrizeName => is_line(text) && !prizes::tells_sight(text),
        Key::Amounts => prizes::amounts(text).is_some(),
        Key::Gifts => are_gifts(text),
        Key::PrizeSight => prizes::classes(text).is_some(),
        Key::PrizesShared => prizes::sharing(text).is_some(),
        Key::PrizesEach => prizes::one_each(text).is_some(),
        Key::Title => title(text).is_some(),
        Key::Sight => sight(text).is_some(),
    }
}

fn is_fide_number(text: &str) -> bool {
    number(text, 1, 99_999_999_999).is_some_and(|number| u32::try_from(number).is_ok())
}

fn are_gifts(text: &str) -> bool {
    prizes::gifts(text).is_some_and(|gifts| gifts.iter().all(|gift| is_line(gift)))
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

/// The tie-breaks of a list, of players or of teams, none of them twice.
pub(super) fn ties<T: FromStr + PartialEq>(text: &str) -> Option<Vec<T>> {
    let ties: Vec<T> =
        text.split(',').map(|name| name.trim().parse().ok()).collect::<Option<_>>()?;
    let is_new = |(index, tie): (usize, &T)| !ties[..index].contains(tie);
    ties.iter().enumerate().all(is_new).then_some(ties)
}

/// A game by other rules than those of chess, by its name in files.
pub(super) fn variant(text: &str) -> Option<Variant> {
    Variant::of_id(text).filter(|variant| !variant.is_chess())
}

/// An edition of the tie-breaks by its year.
pub(super) fn ties_by(text: &str) -> Option<TieEdition> {
    match text {
        "2024" => Some(TieEdition::August2024),
        "2026" => Some(TieEdition::March2026),
        _ => None,
    }
}

/// By what a tie of a knock-out is decided.
pub(super) fn deciders(text: &str) -> Option<Vec<Decider>> {
    let named = |word: &str| Decider::ALL.into_iter().find(|(name, _)| *name == word.trim());
    text.split(',').map(|word| named(word).map(|(_, decider)| decider)).collect()
}

/// What becomes of those who lose.
pub(super) fn losers(text: &str) -> Option<Losers> {
    match text {
        "out" => Some(Losers::Out),
        "third place" => Some(Losers::ThirdPlace),
        "all places" => Some(Losers::AllPlaces),
        _ => None,
    }
}

/// What those play who go on from groups.
pub(super) fn finals(text: &str) -> Option<Finals> {
    match text {
        "knock-out" => Some(Finals::KnockOut),
        "round robin" => Some(Finals::RoundRobin),
        _ => None,
    }
}

/// Which points of teams come first.
pub(super) fn score(text: &str) -> Option<Score> {
    match text {
        "match points" => Some(Score::Match),
        "game points" => Some(Score::Game),
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

/// What must stand beside a system that does not say all itself.
pub(super) fn needed(system: &str) -> &'static [Key] {
    match system {
        "swiss" | "adjusted swiss" | "swiss by lots" | "by hand" => &[Key::Rounds],
        "match" => &[Key::Rounds, Key::ToPoints, Key::ToWins],
        "groups" => &[Key::Groups],
        _ => &[],
    }
}

/// The systems with which a key has a meaning; nothing for one that goes with all.
pub(super) const fn systems_of(key: Key) -> &'static [&'static str] {
    match key {
        Key::Games | Key::DecidedBy | Key::Losers => &["knock-out", "groups"],
        Key::Groups | Key::Qualify | Key::Finals => &["groups"],
        Key::Acceleration => &["swiss"],
        Key::ToPoints | Key::ToWins => &["match"],
        Key::Boards => &[
            "round robin",
            "swiss",
            "adjusted swiss",
            "swiss by lots",
            "by hand",
            "match",
            "knock-out",
            "groups",
        ],
        _ => &[],
    }
}

/// The system of an event whose keys are all fit.
pub(super) fn system(event: &Entries<Key>) -> Option<System> {
    let text = |key: Key| event.get(&key).map(|(text, _)| text.as_str());
    let number = |key: Key| text(key).and_then(|text| text.parse::<usize>().ok());
    let rounds = number(Key::Rounds);
    Some(match text(Key::System)? {
        "round robin" => System::RoundRobin { times: rounds.unwrap_or(1) },
        "swiss" => System::Swiss,
        "adjusted swiss" => System::Adjusted,
        "swiss by lots" => System::Lots,
        "by hand" => System::ByHand,
        "match" => System::Match { games: rounds.unwrap_or_else(|| most_games(event)) },
        "scheveningen" => System::Scheveningen { times: rounds.unwrap_or(1) },
        "knock-out" => System::KnockOut,
        "groups" => System::Groups {
            groups: number(Key::Groups)?,
            times: rounds.unwrap_or(1),
            qualify: number(Key::Qualify).unwrap_or(2),
            finals: text(Key::Finals).and_then(finals).unwrap_or(Finals::KnockOut),
        },
        _ => return None,
    })
}

/// How many games a match has at most that ends with so many points; one that ends with wins may go on for
/// long.
fn most_games(event: &Entries<Key>) -> usize {
    let to = event.get(&Key::ToPoints).and_then(|(text, _)| points(text));
    let games = to.map(|points| usize::try_from(points.quarters() / 2).unwrap_or(MOST_ROUNDS));
    games.unwrap_or(MOST_ROUNDS).clamp(1, MOST_ROUNDS)
}

/// With what a match ends.
pub(super) fn target(event: &Entries<Key>) -> Option<MatchTarget> {
    let text = |key: Key| event.get(&key).map(|(text, _)| text.as_str());
    let to_points = text(Key::ToPoints).and_then(points).map(MatchTarget::Points);
    to_points.or_else(|| Some(MatchTarget::Wins(text(Key::ToWins)?.parse().ok()?)))
}

pub(super) fn sex(text: &str) -> Option<Sex> {
    match text {
        "m" => Some(Sex::M),
        "w" | "f" => Some(Sex::W),
        _ => None,
    }
}

fn title(text: &str) -> Option<Title> {
    Title::ALL.into_iter().find(|title| title.letters() == text)
}

pub(super) fn sight(text: &str) -> Option<Sight> {
    match text {
        "B1" => Some(Sight::B1),
        "B2" => Some(Sight::B2),
        "B3" => Some(Sight::B3),
        _ => None,
    }
}

/// The player of entries that are all fit.
pub(super) fn player(entries: &Entries<Key>) -> Player {
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
        captain: None,
        members: Vec::new(),
    }
}

/// A player with another value of a key, which is fit.
pub(super) fn put(old: &Player, key: Key, text: &str) -> Player {
    let new = player(&Entries::from([(key, (text.to_owned(), 0))]));
    let old = old.clone();
    Player {
        name: if key == Key::PlayerName { new.name } else { old.name },
        federation: new.federation.or(old.federation),
        fide: new.fide.or(old.fide),
        sex: new.sex.or(old.sex),
        born: new.born.or(old.born),
        rating: new.rating.or(old.rating),
        title: new.title.or(old.title),
        club: new.club.or(old.club),
        team: new.team.or(old.team),
        sight: new.sight.or(old.sight),
        language: new.language.or(old.language),
        voice: new.voice.or(old.voice),
        device: new.device.or(old.device),
        seat: new.seat.or(old.seat),
        assistant: new.assistant.or(old.assistant),
        captain: old.captain,
        members: old.members,
    }
}
