//! The games that are played with the pieces of chess.

use shakmaty::CastlingMode;
use shakmaty::variant::{Variant as Rules, VariantPosition};

use crate::Position;

/// A game that is played with the pieces of chess, by rules of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Chess.
    #[default]
    Standard,
    /// From one of 960 first positions (FIDE 2023, Guidelines II).
    Chess960,
    /// A king in the middle wins.
    KingOfTheHill,
    /// The third check wins.
    ThreeCheck,
    /// Captured pieces change sides and can be dropped.
    Crazyhouse,
    /// Who has lost all pieces wins, and captures are compulsory.
    Antichess,
    /// Captures explode.
    Atomic,
    /// White has pawns alone, and many of them.
    Horde,
    /// The king that arrives first on the last rank wins, and no check may be given.
    RacingKings,
}

impl Variant {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Standard,
        Self::Chess960,
        Self::KingOfTheHill,
        Self::ThreeCheck,
        Self::Crazyhouse,
        Self::Antichess,
        Self::Atomic,
        Self::Horde,
        Self::RacingKings,
    ];

    /// Its name in data files, which is the same in every language.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Chess960 => "chess960",
            Self::KingOfTheHill => "king-of-the-hill",
            Self::ThreeCheck => "three-check",
            Self::Crazyhouse => "crazyhouse",
            Self::Antichess => "antichess",
            Self::Atomic => "atomic",
            Self::Horde => "horde",
            Self::RacingKings => "racing-kings",
        }
    }

    /// The one with this name in data files.
    #[must_use]
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.id() == id)
    }

    /// Its name in the tag `Variant` of PGN, as lichess writes it.
    #[must_use]
    pub const fn pgn(self) -> &'static str {
        match self {
            Self::Standard => "Standard",
            Self::Chess960 => "Chess960",
            Self::KingOfTheHill => "King of the Hill",
            Self::ThreeCheck => "Three-check",
            Self::Crazyhouse => "Crazyhouse",
            Self::Antichess => "Antichess",
            Self::Atomic => "Atomic",
            Self::Horde => "Horde",
            Self::RacingKings => "Racing Kings",
        }
    }

    /// Its name as a value of the option `UCI_Variant`; Chess960 is chess with an option of its own.
    #[must_use]
    pub const fn uci(self) -> &'static str {
        match self {
            Self::Standard | Self::Chess960 => "chess",
            Self::KingOfTheHill => "kingofthehill",
            Self::ThreeCheck => "3check",
            Self::Crazyhouse => "crazyhouse",
            Self::Antichess => "antichess",
            Self::Atomic => "atomic",
            Self::Horde => "horde",
            Self::RacingKings => "racingkings",
        }
    }

    /// Whether the rules are those of the Laws of Chess.
    #[must_use]
    pub const fn is_chess(self) -> bool {
        matches!(self, Self::Standard | Self::Chess960)
    }

    /// How castling is written.
    #[must_use]
    pub const fn mode(self) -> CastlingMode {
        CastlingMode::from_chess960(matches!(self, Self::Chess960))
    }

    /// The position that its games begin with; of Chess960 that of chess, number 518.
    #[must_use]
    pub fn start(self) -> Position {
        VariantPosition::new(self.rules()).into()
    }

    pub(crate) const fn rules(self) -> Rules {
        match self {
            Self::Standard | Self::Chess960 => Rules::Chess,
            Self::KingOfTheHill => Rules::KingOfTheHill,
            Self::ThreeCheck => Rules::ThreeCheck,
            Self::Crazyhouse => Rules::Crazyhouse,
            Self::Antichess => Rules::Antichess,
            Self::Atomic => Rules::Atomic,
            Self::Horde => Rules::Horde,
            Self::RacingKings => Rules::RacingKings,
        }
    }

    pub(crate) const fn of(rules: Rules, mode: CastlingMode) -> Self {
        match (rules, mode) {
            (Rules::Chess, CastlingMode::Standard) => Self::Standard,
            (Rules::Chess, CastlingMode::Chess960) => Self::Chess960,
            (Rules::KingOfTheHill, _) => Self::KingOfTheHill,
            (Rules::ThreeCheck, _) => Self::ThreeCheck,
            (Rules::Crazyhouse, _) => Self::Crazyhouse,
            (Rules::Antichess, _) => Self::Antichess,
            (Rules::Atomic, _) => Self::Atomic,
            (Rules::Horde, _) => Self::Horde,
            (Rules::RacingKings, _) => Self::RacingKings,
        }
    }
}
