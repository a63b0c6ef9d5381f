//! The table that a match file lays: who plays, on what, by which rules, and who rules.

use std::time::Duration;

use shakmaty::{ByColor, CastlingMode, Color};

use crate::command::aid::Aids;
use crate::laws::{
    Announcing, Authority, BoardKind, Draws, Edition, Odds, Pace, Position, Rules, Scale, Scribe,
    Setup, Supervision, TimeControl, Variant,
};
use crate::notation::position::{self, Taken};
use crate::pegboard::Address;
use crate::table::passphrase::PassHash;
use crate::voices::called;

/// A table: a match between two people under an arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a key of the match file")]
pub struct Match {
    /// Where and when it is.
    pub event: Event,
    /// The time control; nothing for a game without clocks.
    pub control: Option<TimeControl>,
    /// The edition of the Laws.
    pub edition: Edition,
    /// The pace; nothing: what the time control makes it.
    pub pace: Option<Pace>,
    /// How rapid and blitz games are supervised.
    pub supervision: Supervision,
    /// What must be said before a move counts.
    pub announcing: Announcing,
    /// How late a player may come, if the event has fixed it.
    pub default_time: Option<Duration>,
    /// Whether the quickplay finish is announced.
    pub quickplay: bool,
    /// When the players may agree on a draw.
    pub draws: Draws,
    /// Whether the game may be adjourned.
    pub adjournment: bool,
    /// How long a playing session lasts, if the event has fixed it.
    pub session: Option<Duration>,
    /// Whether a game that cannot be finished is adjudicated.
    pub adjudication: bool,
    /// Whether the minutes for an illegal move are given only to who has claimed it.
    pub minutes_by_claim: bool,
    /// What a win, a draw and a loss give.
    pub scale: Scale,
    /// How a player appeals against the arbiter's decisions.
    pub appeals: Appeals,
    /// With which position the game begins.
    pub first: First,
    /// What one player gives the other.
    pub odds: Option<Odds>,
    /// Who plays.
    pub players: ByColor<Player>,
    /// Who rules.
    pub arbiter: Arbiter,
}

/// How a player appeals against the arbiter's decisions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Appeals {
    /// Whether he may.
    pub allowed: bool,
    /// Within what time after the decision, or after the end of the game; nothing: at any time.
    pub within: Option<Duration>,
    /// What it costs.
    pub fee: Option<String>,
}

/// With which position a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum First {
    /// That of standard chess.
    Usual,
    /// That of this number in Chess960, from 0 to 959.
    Chess960(u16),
    /// That of a game by other rules than those of chess.
    Variant(Variant),
    /// Another one, as it was taken.
    Position(Box<Taken>),
}

impl First {
    /// The position, and how it castles.
    #[must_use]
    pub fn start(&self) -> (Position, CastlingMode) {
        match self {
            Self::Usual => (Position::default(), CastlingMode::Standard),
            Self::Chess960(number) => {
                (position::chess960(*number).unwrap_or_default(), CastlingMode::Chess960)
            }
            Self::Variant(variant) => (variant.start(), variant.mode()),
            Self::Position(taken) => (taken.position.clone(), taken.mode),
        }
    }
}

/// Where and when a match is; nothing of it is needed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// The tournament.
    pub name: Option<String>,
    /// Town and country.
    pub site: Option<String>,
    /// Hall and table.
    pub place: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// The day, such as `2026-11-21`.
    pub date: Option<String>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The title, such as `FM`.
    pub title: Option<String>,
    /// The federation.
    pub federation: Option<String>,
    /// The club.
    pub club: Option<String>,
    /// The rating.
    pub rating: Option<u16>,
    /// The number with FIDE.
    pub fide_id: Option<u32>,
    /// Whether the player is blind or visually impaired.
    pub blind: bool,
    /// Whether the player is hearing-impaired.
    pub hard_of_hearing: bool,
    /// On what the player plays.
    pub device: Device,
    /// How the player is talked to.
    pub voice_settings: VoiceSettings,
    /// Who keeps the score sheet.
    pub scribe: Scribe,
    /// The minutes left at which the player is told.
    pub warnings: Vec<u8>,
    /// The player's assistant.
    pub assistant: Option<Assistant>,
    /// What must be said when somebody sits down at this seat.
    pub code: Option<String>,
    /// What the player may ask for.
    pub aids: Aids,
}

/// On what a player plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Device {
    /// The player types his moves; his own board is not sensed.
    Keyboard,
    /// A board with pegs that senses what is taken out.
    Pegs(Address),
    /// An ordinary electronic board.
    Board(Address),
    /// The assistant types what the player does and says.
    Assistant,
}

impl Device {
    /// Where the board is, if there is one.
    #[must_use]
    pub const fn address(&self) -> Option<&Address> {
        match self {
            Self::Pegs(address) | Self::Board(address) => Some(address),
            Self::Keyboard | Self::Assistant => None,
        }
    }

    /// What the referee must know of it.
    #[must_use]
    pub const fn kind(&self) -> BoardKind {
        match self {
            Self::Keyboard | Self::Assistant => BoardKind::Typed,
            Self::Pegs(_) => BoardKind::Pegs,
            Self::Board(_) => BoardKind::Ordinary,
        }
    }
}

/// How a player is talked to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoiceSettings {
    /// The move voice.
    pub moves: String,
    /// The voice of everything else.
    pub talk: String,
    /// Whether the origin is left out where a move is clear without it.
    pub short: bool,
    /// Whether the program speaks.
    pub speech: bool,
    /// How fast, -100 to 100.
    pub rate: i32,
    /// The audio output; nothing for the one of the system.
    pub output: Option<String>,
    /// The synthesiser's voice; nothing for the one of the language.
    pub synthesiser: Option<String>,
    /// The table of liblouis if lines are printed in braille, or `auto`.
    pub braille: Option<String>,
}

/// A player's assistant (D.2.10, 4.9, 8.1.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assistant {
    /// The name.
    pub name: String,
    /// The voice in which the assistant is talked to.
    pub talk: String,
}

/// The arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arbiter {
    /// The name.
    pub name: String,
    /// The hash of the passphrase.
    pub passphrase: PassHash,
    /// How the desk is talked to.
    pub desk: DeskVoices,
    /// After what time a desk where nothing is typed is locked; nothing: never.
    pub lock: Option<Duration>,
}

/// How the arbiter is talked to; what is left out is as the computer is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeskVoices {
    /// The voice of everything but moves.
    pub talk: Option<String>,
    /// The move voice.
    pub moves: Option<String>,
    /// Whether a terminal of the desk speaks.
    pub speech: bool,
    /// How fast, -100 to 100.
    pub rate: Option<i32>,
    /// The audio output.
    pub output: Option<String>,
    /// The synthesiser's voice.
    pub synthesiser: Option<String>,
}

impl Match {
    /// What the referee must know, from the first position on.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let players = self.players.as_ref();
        let rules = Rules {
            edition: self.edition,
            pace: self.pace,
            supervision: self.supervision,
            authority: Authority::Arbiter,
            announcing: self.announcing,
            boards: players.map(|player| player.device.kind()),
            scribes: players.map(|player| player.scribe),
            quickplay: self.quickplay,
            draws: self.draws,
            session: self.session.filter(|_| self.adjournment),
            adjudication: self.adjudication,
            minutes_by_claim: self.minutes_by_claim,
            scale: self.scale,
            default_time: self.default_time,
            warnings: players.map(Player::warned_at),
            odds: self.odds.clone(),
            ..Rules::default()
        };
        let (position, mode) = self.first.start();
        let position = self.odds.as_ref().and_then(Odds::start).unwrap_or(position);
        Setup { position, mode, control: self.control.clone(), rules }
    }

    /// What the players are called.
    #[must_use]
    pub fn called(&self) -> ByColor<String> {
        self.players.as_ref().map(Player::called)
    }

    /// The boards that have a port, each with its owner.
    #[must_use]
    pub fn boards(&self) -> Vec<Address> {
        let board = |color: Color| {
            let address = self.players[color].device.address()?;
            Some(Address { owner: Some(color), ..address.clone() })
        };
        Color::ALL.into_iter().filter_map(board).collect()
    }
}

impl Player {
    /// What the player is called: the name stands in files as pairing lists have it.
    #[must_use]
    pub fn called(&self) -> String {
        called(&self.name)
    }

    /// The voice of the sentences at the player's seat: that of the assistant who types there, and
    /// the player's where he types himself. Moves are always announced in the player's own.
    #[must_use]
    pub fn talk(&self) -> &str {
        let typing = self.assistant.as_ref().filter(|_| self.device == Device::Assistant);
        typing.map_or(&self.voice_settings.talk, |assistant| &assistant.talk)
    }

    /// Whether who says this may sit down at the player's seat: it has no code, or this is it.
    #[must_use]
    pub fn is_let_in_by(&self, said: &str) -> bool {
        self.code.as_deref().is_none_or(|code| code == said.trim())
    }

    fn warned_at(&self) -> Vec<Duration> {
        self.warnings.iter().map(|&minutes| Duration::from_mins(minutes.into())).collect()
    }
}
