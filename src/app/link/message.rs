//! What host and client tell each other.

use serde::{Deserialize, Serialize};

use crate::app::dials::Pace;
use crate::app::input::FromTerminal;
use crate::app::link::game::{FromGuest, ToGuest};
use crate::app::link::{VERSION, mirror};
use crate::app::order::Output;
use crate::app::play::InStep;
use crate::app::sayable::SayableInRoom;
use crate::louis::Table;
use crate::table::{Place, TableId};
use crate::ui::view::{Arrival, Thing, View};
use crate::voices::Utterance;

/// What a client must do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToClient {
    /// The place is yours: speak and print so from now on.
    Seated(PlaceManner),
    /// Put this out.
    Out(#[serde(with = "mirror::OutputText")] Output),
    /// The next line is a passphrase: nothing of it may be shown or kept. Comes before its question.
    Secret,
    /// There is this to see from now on.
    See(Box<Picture>),
    /// All that has happened is told: draw it.
    Draw,
    /// What the cursor is on is this.
    Named(#[serde(with = "mirror::UtteranceText")] Utterance),
    /// What Tab completes from now on, where that is not the same all the time.
    Sayable(SayableInRoom),
    /// The next line may be read, or the next key, and what is to be seen be drawn.
    Ready,
    /// The line of this number is carried out and in the journal, and so are all before it. Comes after
    /// [`ToClient::Seated`] too where a link has broken.
    Heard(u32),
    /// Of a game between two homes.
    Game(ToGuest),
    /// Say why, and end.
    Close(#[serde(with = "mirror::UtteranceText")] Utterance),
}

/// What there is to see at a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    /// The voice of the sentences on the screen.
    pub talk: String,
    /// The voice of its letters and squares.
    pub moves: String,
    /// The game, as far as it may be seen there.
    pub view: View,
}

/// How a place is spoken to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceManner {
    /// The voice of everything but moves, in which the client says what it has to say itself.
    pub talk: String,
    /// Whether the client speaks.
    pub speech: bool,
    /// Whether it plays tones.
    pub tones: bool,
    /// How fast it speaks, -100 to 100; nothing leaves it as it is for all programs.
    pub rate: Option<i32>,
    /// The synthesiser's voice; nothing for the one of the language.
    pub synthesiser: Option<String>,
    /// The audio output; nothing for the one of the system.
    pub output: Option<String>,
    /// The braille table by which words are printed, if they are.
    #[serde(with = "mirror::table")]
    pub table: Option<Table>,
}

/// A place of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClientPlace {
    /// A place at the table of this number; without one at the table that has no other beside it.
    At(Option<TableId>, Place),
    /// The desk of the whole room.
    Room,
    /// The seat of the captain of this team; of the only one, where its name is empty.
    Captain(String),
    /// The other side of a game between two homes.
    Game,
}

impl ClientPlace {
    /// The names of all of them, as they stand on a command line.
    pub const NAMES: [&str; 6] = ["white", "black", "desk", Self::ROOM, Self::CAPTAIN, Self::GAME];

    const ROOM: &str = "room";
    const CAPTAIN: &str = "captain";
    const GAME: &str = "game";

    /// Its name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::At(_, place) => place.name(),
            Self::Room => Self::ROOM,
            Self::Captain(_) => Self::CAPTAIN,
            Self::Game => Self::GAME,
        }
    }

    /// The place of this name, at this table if it is one of a table, and of this team if it is a captain's.
    #[must_use]
    pub fn named(name: &str, table: Option<TableId>, team: Option<String>) -> Option<Self> {
        match (Place::named(name), name) {
            (Some(place), _) => Some(Self::At(table, place)),
            (None, Self::ROOM) => Some(Self::Room),
            (None, Self::CAPTAIN) => Some(Self::Captain(team.unwrap_or_default())),
            (None, Self::GAME) => Some(Self::Game),
            (None, _) => None,
        }
    }

    /// The place at a table, if it is one.
    #[must_use]
    pub const fn place(&self) -> Option<Place> {
        match self {
            Self::At(_, place) => Some(*place),
            Self::Room | Self::Captain(_) | Self::Game => None,
        }
    }
}

/// A run of the program at a place, over all breaks of its link: its lines are numbered in it. Nobody else
/// can name it, so whoever does has the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Sitting(i64);

impl Sitting {
    /// That of this number, which must be left to chance.
    #[must_use]
    pub const fn new(number: u64) -> Self {
        Self((number >> 1).cast_signed())
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> i64 {
        self.0
    }
}

/// What a client asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceRequest {
    /// The place.
    pub place: ClientPlace,
    /// In step, it wants the next line read only when all that the last one has set off is done.
    pub in_step: InStep,
    /// The voice in which the place is to be talked to; nothing for the one of the table.
    pub talk: Option<String>,
    /// How often its screen shows the clocks, if it is one.
    pub screen: Option<Pace>,
    /// Since when it sits there.
    pub sitting: Sitting,
}

/// What becomes of a client, and what comes from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromClient {
    /// It asks for a place; always the first. It awaits [`ToClient::Seated`] or [`ToClient::Close`].
    Asks(PlaceRequest),
    /// From its terminal. What was typed or chosen there has a number in its sitting, from 1 on, and awaits
    /// [`ToClient::Heard`].
    Terminal(FromTerminal, Option<u32>),
    /// Its cursor came to something: what that is, is to be said.
    Looked(Thing, Arrival),
    /// Its cursor is on something: what that is, is to be shown.
    Names(Thing),
    /// It is a screen from now on that shows the clocks so often, or lines.
    Shows(Option<Pace>),
    /// Of a game between two homes.
    Game(FromGuest),
    /// It is not there any more; always the last, also after [`ToClient::Close`].
    Gone,
}

/// What a client writes once it has asked for its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClientLine {
    /// The oldest message that was sent is carried out.
    Took,
    /// From the terminal.
    Terminal(#[serde(with = "mirror::FromTerminalText")] FromTerminal),
    /// Something was typed or chosen there. It awaits [`ToClient::Heard`].
    Line {
        /// Its number in the sitting.
        number: u32,
        /// What.
        #[serde(with = "mirror::FromTerminalText")]
        come: FromTerminal,
    },
    /// The cursor came to something. It awaits [`ToClient::Ready`].
    Looked(Thing, Arrival),
    /// The cursor is on something. It awaits [`ToClient::Named`].
    Names(Thing),
    /// There is a screen from now on, or there are lines. It awaits [`ToClient::Ready`].
    Shows(Option<PaceText>),
    /// Of a game between two homes.
    Game(FromGuest),
}

impl ClientLine {
    /// What of it is for the host's loop.
    pub(super) fn heard(self) -> Option<FromClient> {
        match self {
            Self::Took => None,
            Self::Terminal(come) => Some(FromClient::Terminal(come, None)),
            Self::Line { number, come } => Some(FromClient::Terminal(come, Some(number))),
            Self::Looked(thing, arrival) => Some(FromClient::Looked(thing, arrival)),
            Self::Names(thing) => Some(FromClient::Names(thing)),
            Self::Shows(screen) => Some(FromClient::Shows(screen.map(Pace::from))),
            Self::Game(said) => Some(FromClient::Game(said)),
        }
    }
}

/// The first line of a host. Every version can read that of every other.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Greeting {
    /// The version of the link.
    pub(super) touchmove: u32,
    /// What an end of that version passes over, if it does not know it.
    #[serde(default)]
    pub(super) minor: u32,
}

/// The first line of a client.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct ClientRequest {
    /// The version of the link.
    pub(super) touchmove: u32,
    place: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    table: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    team: Option<String>,
    in_step: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    talk: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    screen: Option<PaceText>,
    sitting: Sitting,
}

/// How often a screen shows the clocks, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PaceText {
    live: bool,
    interval: u16,
}

impl From<Pace> for PaceText {
    fn from(Pace { live, interval }: Pace) -> Self {
        Self { live, interval }
    }
}

impl From<PaceText> for Pace {
    fn from(PaceText { live, interval }: PaceText) -> Self {
        Self { live, interval }
    }
}

impl From<PlaceRequest> for ClientRequest {
    fn from(wanted: PlaceRequest) -> Self {
        let PlaceRequest { place, in_step: InStep(in_step), talk, screen, sitting } = wanted;
        let (name, screen) = (place.name().to_owned(), screen.map(PaceText::from));
        let (table, team) = match place {
            ClientPlace::At(table, _) => (table.map(TableId::get), None),
            ClientPlace::Room | ClientPlace::Game => (None, None),
            ClientPlace::Captain(team) => (None, Some(team)),
        };
        Self { touchmove: VERSION, place: name, table, team, in_step, talk, screen, sitting }
    }
}

impl ClientRequest {
    /// The place that is asked for; `None` if there is no such place.
    pub(super) fn place(&self) -> Option<ClientPlace> {
        let table = match self.table {
            Some(number) => Some(TableId::new(number)?),
            None => None,
        };
        ClientPlace::named(&self.place, table, self.team.clone())
    }

    /// What is asked for; `None` if there is no such place.
    pub(super) fn wanted(self) -> Option<PlaceRequest> {
        let place = self.place()?;
        let Self { in_step, talk, screen, sitting, .. } = self;
        let screen = screen.map(Pace::from);
        Some(PlaceRequest { place, in_step: InStep(in_step), talk, screen, sitting })
    }
}
