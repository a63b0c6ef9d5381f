//! Who plays: what an entry form says.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

/// A place in the list of entries. It never changes, while starting numbers may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub usize);

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
    /// The day, from 1.
    pub day: u8,
}

impl Day {
    /// A day as year, month and day with strokes or points between: `2026-11-28`, `2026/11/28`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split(['-', '/', '.']);
        let mut next = |digits: usize| {
            parts.next().filter(|part| {
                part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit())
            })
        };
        let (year, month, day) = (next(4)?, next(2)?, next(2)?);
        let day =
            Self { year: year.parse().ok()?, month: month.parse().ok()?, day: day.parse().ok()? };
        (parts.next().is_none() && day.is_in_the_calendar()).then_some(day)
    }

    const fn is_in_the_calendar(self) -> bool {
        let leap = self.year.is_multiple_of(4)
            && (!self.year.is_multiple_of(100) || self.year.is_multiple_of(400));
        let days = match self.month {
            4 | 6 | 9 | 11 => 30,
            2 if leap => 29,
            2 => 28,
            1..=12 => 31,
            _ => 0,
        };
        self.day >= 1 && self.day <= days
    }
}

impl std::fmt::Display for Day {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

impl TryFrom<String> for Day {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::read(&text).ok_or("no day of the calendar")
    }
}

/// The titles of FIDE, the highest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International Master.
    Im,
    /// Woman Grandmaster.
    Wgm,
    /// FIDE Master.
    Fm,
    /// Woman International Master.
    Wim,
    /// Candidate Master.
    Cm,
    /// Woman FIDE Master.
    Wfm,
    /// Woman Candidate Master.
    Wcm,
}

impl Title {
    /// All of them, the highest first (the order of C.04.2 for players of one rating).
    pub const ALL: [Self; 8] =
        [Self::Gm, Self::Im, Self::Wgm, Self::Fm, Self::Wim, Self::Cm, Self::Wfm, Self::Wcm];

    /// Its letters.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Gm => "GM",
            Self::Im => "IM",
            Self::Wgm => "WGM",
            Self::Fm => "FM",
            Self::Wim => "WIM",
            Self::Cm => "CM",
            Self::Wfm => "WFM",
            Self::Wcm => "WCM",
        }
    }
}

/// The sight classes of the International Braille Chess Association.
///
/// It is for prizes and places of teams only, and leaves this machine in no file of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sight {
    /// Totally or almost totally blind.
    B1,
    /// Visually impaired, with less sight than B3.
    B2,
    /// Visually impaired.
    B3,
}

/// Man or woman, where prizes or the exchange file ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sex {
    /// A man or a boy.
    M,
    /// A woman or a girl.
    W,
}

/// A player as entered, or a team of players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Player {
    /// The name; with a comma, the family name first.
    pub name: String,
    /// The three letters of the federation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The number at FIDE.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide: Option<u32>,
    /// Man or woman.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// The day of birth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub born: Option<Day>,
    /// The rating that counts for this event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Title>,
    /// The club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// The team, by its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// The sight class.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sight: Option<Sight>,
    /// The language in which the player is spoken to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The voice of the announcements.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub voice: Option<String>,
    /// What the player moves the pieces on: a board, a keyboard, a terminal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub device: Option<String>,
    /// The seat that the player keeps in all rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The assistant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assistant: Option<String>,
    /// The captain, of a team.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub captain: Option<String>,
    /// The players of a team, the first board first and the reserves last. Who enters with some is a team.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Player>,
}

/// Players in the order of their strength before the first round: by rating, then by title, then by name
/// (C.04.2). Whoever has no rating comes behind those who have one.
#[must_use]
pub fn by_strength(players: &[Player]) -> Vec<PlayerId> {
    let strength = |id: &PlayerId| {
        let player = &players[id.0];
        let title = player.title.map_or(usize::MAX, |title| title as usize);
        (Reverse(player.rating), title, player.name.clone())
    };
    let mut order: Vec<_> = (0..players.len()).map(PlayerId).collect();
    order.sort_by_cached_key(strength);
    order
}

#[cfg(test)]
mod tests {
    use super::{Day, Player, PlayerId, Title, by_strength};

    #[test]
    fn only_days_of_the_calendar_are_days() {
        for text in ["2026-11-28", "2024-02-29", "2000-02-29"] {
            assert_eq!(Day::read(text).map(|day| day.to_string()).as_deref(), Some(text));
        }
        assert_eq!(Day::read("2026/01/02"), Day::read("2026-01-02"));
        for text in ["", "2026-13-01", "2025-02-29", "1900-02-29", "2026-1-2", "2026-01-02-03"] {
            assert_eq!(Day::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_strongest_is_first_then_the_titled_then_the_alphabet() {
        let player = |name: &str, rating, title| Player {
            name: name.to_owned(),
            rating,
            title,
            ..Player::default()
        };
        let players = [
            player("Unrated", None, None),
            player("Baker", Some(1900), None),
            player("Abel", Some(1900), None),
            player("Candidate", Some(1900), Some(Title::Cm)),
            player("First", Some(2100), None),
        ];
        assert_eq!(by_strength(&players), [4, 3, 2, 1, 0].map(PlayerId));
    }
}
