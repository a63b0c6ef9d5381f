//! The match file: what an arbiter lays down for a table before the game.
//!
//! The text is TOML. It is read as a whole: either a [`Match`] comes of it, or everything that is
//! wrong with it, each with its line. Files are opened elsewhere, and the words are the voices'.

mod cross;
mod key;
mod said;
mod source;
#[cfg(test)]
mod tests;
mod value;
mod write;
mod wrong;

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::laws::{
    Announcing, BoardKind, Edition, Pace, Rules, Scribe, Setup, Supervision, TimeControl, Venue,
};
use crate::pegboard::Address;
use crate::table::aid::Aids;
use crate::table::passphrase::PassHash;

pub use cross::notes;
pub use key::{Form, Key, Need, Place, SWITCH, Section, Slot};
pub use said::{choice, description, event, mistake, note, section, subject, title, who};
pub use source::Entry;
pub use value::canonical;
pub use write::write;
pub use wrong::{Mistake, Note, Wrong};

/// A table: a match between two people under an arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// Whether the game may be adjourned.
    pub adjournment: bool,
    /// Who plays.
    pub players: ByColor<Player>,
    /// Who rules.
    pub arbiter: Arbiter,
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
    pub manner: Manner,
    /// Who keeps the score sheet.
    pub scribe: Scribe,
    /// The minutes left at which the player is told.
    pub warnings: Vec<u8>,
    /// The player's assistant.
    pub assistant: Option<Assistant>,
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
pub struct Manner {
    /// The voice of moves.
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
            venue: Venue::Match,
            announcing: self.announcing,
            boards: players.map(|player| player.device.kind()),
            scribes: players.map(|player| player.scribe),
            quickplay: self.quickplay,
            default_time: self.default_time,
            warnings: players.map(Player::warned_at),
            ..Rules::default()
        };
        Setup { control: self.control.clone(), rules, ..Setup::default() }
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
    /// The voice of the sentences at the player's seat: that of the assistant who types there, and
    /// the player's where he types himself. Moves are always announced in the player's own.
    #[must_use]
    pub fn talk(&self) -> &str {
        let typing = self.assistant.as_ref().filter(|_| self.device == Device::Assistant);
        typing.map_or(&self.manner.talk, |assistant| &assistant.talk)
    }

    fn warned_at(&self) -> Vec<Duration> {
        self.warnings.iter().map(|&minutes| Duration::from_mins(minutes.into())).collect()
    }
}

/// What was read: the table, and what stands in the file, so that it can be written again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// The table.
    pub table: Match,
    /// Its entries, in the order of the parts and keys.
    pub entries: Vec<Entry>,
}

/// The table of a match file that was read before, when its voices were there.
#[must_use]
pub fn kept(text: &str) -> Option<Match> {
    read(text, &[]).ok().map(|read| read.table)
}

/// Reads a match file; `voices` are the names of the voices that there are, none where any will do.
///
/// # Errors
///
/// Everything that is wrong with it, in the order of its lines; what is missing comes last.
pub fn read(text: &str, voices: &[String]) -> Result<Read, Vec<Wrong>> {
    let source = source::read(text, voices);
    let mut wrongs = source.wrongs;
    let entries = Entries(source.entries);
    wrongs.extend(cross::check(&entries, &source.sections, &wrongs));
    wrongs.sort_by_key(|wrong| if wrong.line == 0 { usize::MAX } else { wrong.line });
    let table = if wrongs.is_empty() { entries.table() } else { None };
    match table {
        Some(table) => Ok(Read { table, entries: entries.in_order() }),
        None => Err(wrongs),
    }
}

/// What contradicts among these entries; what is missing is left out.
#[must_use]
pub fn contradiction(entries: &[Entry]) -> Option<Wrong> {
    cross::contradiction(&Entries(entries.to_vec()))
}

/// Whether these entries are of a blind and a hearing-impaired player, and the edition asks for an
/// assistant between them.
#[must_use]
pub fn must_have_assistant(entries: &[Entry]) -> bool {
    cross::not_hearing(&Entries(entries.to_vec())).is_some()
}

/// What stands in a file, each value one of its key's.
struct Entries(Vec<Entry>);

impl Entries {
    fn at(&self, section: Section, key: Key) -> Option<&Entry> {
        let place = Place { section, slot: Slot::Key(key) };
        self.0.iter().find(|entry| entry.place == place)
    }

    fn text(&self, section: Section, key: Key) -> Option<String> {
        self.at(section, key).map(|entry| entry.text.clone())
    }

    /// The value, or the usual one; empty where there is none.
    fn value(&self, section: Section, key: Key) -> &str {
        let blind = match section {
            Section::Player(color) => self.is_blind(color),
            _ => Color::ALL.into_iter().any(|color| self.is_blind(color)),
        };
        let given = self.at(section, key).map(|entry| entry.text.as_str());
        given.or_else(|| key.usual(blind)).unwrap_or_default()
    }

    fn switch(&self, section: Section, key: Key) -> bool {
        self.value(section, key) == "yes"
    }

    fn is_blind(&self, color: Color) -> bool {
        self.at(Section::Player(color), Key::Blind).is_some_and(|entry| entry.text == "yes")
    }

    fn edition(&self) -> Edition {
        self.value(Section::Match, Key::Laws).parse().unwrap_or_default()
    }

    /// As they are written.
    fn in_order(self) -> Vec<Entry> {
        let mut entries = self.0;
        entries.sort_by_key(|entry| entry.place.rank());
        entries
    }

    /// The table, if nothing is missing.
    fn table(&self) -> Option<Match> {
        let text = |key| self.text(Section::Match, key);
        let value = |key| self.value(Section::Match, key);
        let minutes = text(Key::DefaultTime).and_then(|minutes| minutes.parse().ok());
        let event = Event {
            name: text(Key::Event),
            site: text(Key::Site),
            place: text(Key::Venue),
            round: text(Key::Round),
            date: text(Key::Date),
        };
        Some(Match {
            event,
            control: value(Key::Time).parse().ok(),
            edition: self.edition(),
            pace: pace(value(Key::Pace)),
            supervision: match value(Key::Supervision) {
                "sparse" => Supervision::Sparse,
                _ => Supervision::Adequate,
            },
            announcing: announcing(value(Key::Announcing)),
            default_time: minutes.map(Duration::from_mins),
            quickplay: self.switch(Section::Match, Key::Quickplay),
            adjournment: self.switch(Section::Match, Key::Adjournment),
            players: ByColor {
                white: self.player(Color::White)?,
                black: self.player(Color::Black)?,
            },
            arbiter: Arbiter {
                name: self.text(Section::Arbiter, Key::ArbiterName)?,
                passphrase: self.text(Section::Arbiter, Key::Passphrase)?.parse().ok()?,
            },
        })
    }

    fn player(&self, color: Color) -> Option<Player> {
        let section = Section::Player(color);
        let text = |key| self.text(section, key);
        let value = |key| self.value(section, key);
        let warnings = value(Key::Warnings).split(',').filter_map(|part| part.parse().ok());
        let scribe = match value(Key::Score) {
            "own" => Scribe::Own,
            _ => Scribe::Assistant,
        };
        Some(Player {
            name: text(Key::Name)?,
            title: text(Key::Title),
            federation: text(Key::Federation),
            club: text(Key::Club),
            rating: text(Key::Rating).and_then(|rating| rating.parse().ok()),
            fide_id: text(Key::FideId).and_then(|number| number.parse().ok()),
            blind: self.switch(section, Key::Blind),
            hard_of_hearing: self.switch(section, Key::HardOfHearing),
            device: self.device(section)?,
            manner: self.manner(section),
            scribe,
            warnings: warnings.collect(),
            assistant: self.assistant(color),
            aids: self.aids(color),
        })
    }

    fn device(&self, section: Section) -> Option<Device> {
        let address = || value::address(self.value(section, Key::Address));
        Some(match self.value(section, Key::Device) {
            "pegs" => Device::Pegs(address()?),
            "board" => Device::Board(address()?),
            "assistant" => Device::Assistant,
            _ => Device::Keyboard,
        })
    }

    fn manner(&self, section: Section) -> Manner {
        let value = |key| self.value(section, key);
        let is_braille = value(Key::Print) == "braille";
        Manner {
            moves: value(Key::Moves).to_owned(),
            talk: value(Key::Talk).to_owned(),
            short: value(Key::Form) == "short",
            speech: self.switch(section, Key::Speech),
            rate: value(Key::Rate).parse().unwrap_or_default(),
            output: self.text(section, Key::Output),
            synthesiser: self.text(section, Key::Synthesiser),
            braille: is_braille.then(|| value(Key::BrailleTable).to_owned()),
        }
    }

    fn assistant(&self, color: Color) -> Option<Assistant> {
        let section = Section::Assistant(color);
        let talk = self.value(section, Key::AssistantTalk).to_owned();
        Some(Assistant { name: self.text(section, Key::AssistantName)?, talk })
    }

    /// What the Laws give, then what is said for both, then what is said for this player.
    fn aids(&self, color: Color) -> Aids {
        let mut aids = Aids::default();
        for section in [Section::Aids, Section::PlayerAids(color)] {
            for entry in self.0.iter().filter(|entry| entry.place.section == section) {
                if let Slot::Aid(aid) = entry.place.slot {
                    aids.set(aid, entry.text == "yes");
                }
            }
        }
        aids
    }
}

fn pace(text: &str) -> Option<Pace> {
    match text {
        "standard" => Some(Pace::Standard),
        "rapid" => Some(Pace::Rapid),
        "blitz" => Some(Pace::Blitz),
        _ => None,
    }
}

fn announcing(text: &str) -> Announcing {
    match text {
        "repeat" => Announcing::Repeat,
        "announce" => Announcing::Announce,
        _ => Announcing::Off,
    }
}
