//! What can stand in a room file.

use crate::table::{PassHash, TableId};

/// A part of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The room as a whole, which has no keys of its own.
    Room,
    /// What holds at all tables.
    All,
    /// Who rules in it.
    Arbiter,
    /// A table.
    Table,
    /// What captains may do.
    Captains,
    /// A team.
    Team,
}

impl Part {
    /// The heading, without its outer brackets; empty for the room.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Room => "",
            Self::All => "all",
            Self::Arbiter => "arbiter",
            Self::Table => "[table]",
            Self::Captains => "captains",
            Self::Team => "[team]",
        }
    }

    /// The words that can stand in it.
    #[must_use]
    pub fn words(self) -> Vec<&'static str> {
        if self == Self::Room {
            return vec!["all", "arbiter", "captains", "team", "table"];
        }
        Key::ALL.into_iter().filter(|key| key.is_of(self)).map(Key::name).collect()
    }
}

/// A key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    /// The arbiter's name.
    Name,
    /// The hash of the arbiter's passphrase.
    Passphrase,
    /// The minutes after which a desk where nothing is typed is locked.
    Lock,
    /// The number of a table.
    Number,
    /// Its match file, or that of all tables.
    Match,
    /// Who plays White there.
    White,
    /// Who plays Black there.
    Black,
    /// The team of White.
    WhiteTeam,
    /// The team of Black.
    BlackTeam,
    /// The name of a team.
    TeamName,
    /// Its captain.
    Captain,
    /// The voice in which the captain is talked to.
    Talk,
    /// Whether captains may advise.
    Advise,
    /// Whether captains sign.
    Sign,
}

impl Key {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Name,
        Self::Passphrase,
        Self::Lock,
        Self::Number,
        Self::Match,
        Self::White,
        Self::Black,
        Self::WhiteTeam,
        Self::BlackTeam,
        Self::TeamName,
        Self::Captain,
        Self::Talk,
        Self::Advise,
        Self::Sign,
    ];

    /// As it stands before the equals sign.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Name | Self::TeamName => "name",
            Self::Passphrase => "passphrase",
            Self::Lock => "lock",
            Self::Number => "number",
            Self::Match => "match",
            Self::White => "white",
            Self::Black => "black",
            Self::WhiteTeam => "white-team",
            Self::BlackTeam => "black-team",
            Self::Captain => "captain",
            Self::Talk => "talk",
            Self::Advise => "advise",
            Self::Sign => "sign",
        }
    }

    /// Whether it can stand in this part.
    pub(super) fn is_of(self, part: Part) -> bool {
        match self {
            Self::Name | Self::Passphrase | Self::Lock => part == Part::Arbiter,
            Self::Number | Self::White | Self::Black | Self::WhiteTeam | Self::BlackTeam => {
                part == Part::Table
            }
            Self::TeamName | Self::Captain | Self::Talk => part == Part::Team,
            Self::Advise | Self::Sign => part == Part::Captains,
            Self::Match => matches!(part, Part::Table | Part::All),
        }
    }

    /// Whether this can be its value.
    pub(super) fn takes(self, text: &str) -> bool {
        match self {
            Self::Name | Self::White | Self::Black | Self::TeamName | Self::Captain => {
                text.chars().any(char::is_alphabetic)
            }
            Self::Advise | Self::Sign => matches!(text, "yes" | "no"),
            Self::Passphrase => text.parse::<PassHash>().is_ok(),
            Self::Lock => text.parse::<u16>().is_ok_and(|minutes| minutes <= 600),
            Self::Number => text.parse::<TableId>().is_ok(),
            Self::Match | Self::WhiteTeam | Self::BlackTeam | Self::Talk => !text.trim().is_empty(),
        }
    }
}
