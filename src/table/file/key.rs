//! The one list of what can stand in a match file: reading, writing and asking follow it.

use shakmaty::Color;

use crate::command::aid::Aid;
use crate::laws::{Edition, Scale, Variant};

/// A part of the file; the first has no heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// The match as a whole.
    Match,
    /// What the arbiter grants and withdraws for both players.
    Aids,
    /// A player.
    Player(Color),
    /// A player's assistant.
    Assistant(Color),
    /// What the arbiter grants and withdraws for one player.
    PlayerAids(Color),
    /// The arbiter.
    Arbiter,
}

impl Section {
    /// All of them, as they are written.
    pub const ALL: [Self; 9] = [
        Self::Match,
        Self::Aids,
        Self::Player(Color::White),
        Self::Assistant(Color::White),
        Self::PlayerAids(Color::White),
        Self::Player(Color::Black),
        Self::Assistant(Color::Black),
        Self::PlayerAids(Color::Black),
        Self::Arbiter,
    ];

    /// The heading, without its brackets; empty for the first part.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Match => "",
            Self::Aids => "aids",
            Self::Player(Color::White) => "white",
            Self::Player(Color::Black) => "black",
            Self::Assistant(Color::White) => "white.assistant",
            Self::Assistant(Color::Black) => "black.assistant",
            Self::PlayerAids(Color::White) => "white.aids",
            Self::PlayerAids(Color::Black) => "black.aids",
            Self::Arbiter => "arbiter",
        }
    }

    /// Whose it is, if it is one player's.
    #[must_use]
    pub const fn player(self) -> Option<Color> {
        match self {
            Self::Player(color) | Self::Assistant(color) | Self::PlayerAids(color) => Some(color),
            Self::Match | Self::Aids | Self::Arbiter => None,
        }
    }

    /// The part that is named by this word inside another one.
    pub(super) fn inside(self, word: &str) -> Option<Self> {
        let heading = self.heading();
        let whole = if heading.is_empty() { word.to_owned() } else { format!("{heading}.{word}") };
        Self::ALL.into_iter().skip(1).find(|section| section.heading() == whole)
    }

    /// The keys that stand in it, in their order; none where aids stand.
    pub fn keys(self) -> impl Iterator<Item = Key> {
        Key::ALL.iter().copied().filter(move |key| key.home() == self.home())
    }

    const fn home(self) -> Home {
        match self {
            Self::Match => Home::Match,
            Self::Aids | Self::PlayerAids(_) => Home::Aids,
            Self::Player(_) => Home::Player,
            Self::Assistant(_) => Home::Assistant,
            Self::Arbiter => Home::Arbiter,
        }
    }

    /// What can be read in it by this word.
    pub(super) fn slot(self, word: &str) -> Option<Slot> {
        match self.home() {
            Home::Aids => Aid::named(word).map(Slot::Aid),
            _ => self.keys().find(|key| key.name() == word).map(Slot::Key),
        }
    }

    /// Every word that can stand in it.
    pub(super) fn words(self) -> Vec<&'static str> {
        let keys = self.keys().map(Key::name);
        let aids = Aid::ALL.into_iter().filter(|_| self.home() == Home::Aids).map(Aid::name);
        let headings = Self::ALL.into_iter().skip(1).filter_map(move |section| {
            let (outer, word) =
                section.heading().rsplit_once('.').unwrap_or(("", section.heading()));
            (outer == self.heading()).then_some(word)
        });
        keys.chain(aids).chain(headings).collect()
    }
}

/// The kind of part that a key stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Home {
    Match,
    Aids,
    Player,
    Assistant,
    Arbiter,
}

/// What has a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A key.
    Key(Key),
    /// An aid, granted or withdrawn.
    Aid(Aid),
}

impl Slot {
    /// As it stands before the equals sign.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Key(key) => key.name(),
            Self::Aid(aid) => aid.name(),
        }
    }

    /// What its value can be.
    #[must_use]
    pub const fn form(self) -> Form {
        match self {
            Self::Key(key) => key.form(),
            Self::Aid(_) => Form::Choice(SWITCH),
        }
    }
}

/// Where something stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The part.
    pub section: Section,
    /// The key in it.
    pub slot: Slot,
}

/// What the value of a key can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A line of text.
    Text,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A time control.
    Time,
    /// The id of an edition of the Laws.
    Edition,
    /// A day, as year, month and day.
    Date,
    /// A whole number from the first to the second.
    Number(i64, i64),
    /// Minutes with commas between them, or `off`.
    Warnings,
    /// The address of a board, without its owner.
    Address,
    /// The name of a voice.
    Voice,
    /// When a draw may be agreed.
    Draws,
    /// What one player gives the other.
    Odds,
    /// A position as FEN.
    Position,
    /// The hash of a passphrase.
    Hash,
}

/// Whether a key can be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// It cannot.
    Required,
    /// Then there is nothing of it.
    Optional,
    /// Then it has this value.
    Usual(&'static str),
    /// Then it follows from whether a player is blind: the first if so, else the second.
    Blind(&'static str, &'static str),
}

/// How a switch is written.
pub const SWITCH: &[&str] = &["yes", "no"];

/// What an event can give for a win, a draw and a loss.
const SCALES: [&str; 3] = [Scale::Usual.name(), Scale::TwoOne.name(), Scale::ThreeOne.name()];

/// The games by other rules than those of chess.
const VARIANTS: [&str; 7] = [
    Variant::KingOfTheHill.id(),
    Variant::ThreeCheck.id(),
    Variant::Crazyhouse.id(),
    Variant::Antichess.id(),
    Variant::Atomic.id(),
    Variant::Horde.id(),
    Variant::RacingKings.id(),
];

macro_rules! keys {
    ($($(#[$doc:meta])* $key:ident = $name:literal, $home:ident, $form:expr, $need:expr;)*) => {
        /// A key of the file.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Key { $($(#[$doc])* $key),* }

        impl Key {
            /// All keys, in the order in which they are written.
            pub const ALL: &[Self] = &[$(Self::$key),*];

            /// As it stands before the equals sign.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$key => $name),* }
            }

            /// What its value can be.
            #[must_use]
            pub const fn form(self) -> Form {
                match self { $(Self::$key => $form),* }
            }

            /// Whether it can be left out.
            #[must_use]
            pub const fn need(self) -> Need {
                match self { $(Self::$key => $need),* }
            }

            const fn home(self) -> Home {
                match self { $(Self::$key => Home::$home),* }
            }
        }
    };
}

keys! {
    /// The tournament or match.
    Event = "event", Match, Form::Text, Need::Optional;
    /// Town and country.
    Site = "site", Match, Form::Text, Need::Optional;
    /// Hall and table.
    Venue = "place", Match, Form::Text, Need::Optional;
    /// The round.
    Round = "round", Match, Form::Text, Need::Optional;
    /// The day.
    Date = "date", Match, Form::Date, Need::Optional;
    /// The time control.
    Time = "time", Match, Form::Time, Need::Required;
    /// The edition of the Laws.
    Laws = "laws", Match, Form::Edition, Need::Usual(Edition::NEWEST.id());
    /// Standard, rapid or blitz.
    Pace = "pace", Match, Form::Choice(&["standard", "rapid", "blitz"]), Need::Optional;
    /// How rapid and blitz games are supervised.
    Supervision = "supervision", Match, Form::Choice(&["adequate", "sparse"]), Need::Usual("adequate");
    /// What must be said before a move counts.
    Announcing = "announcing", Match, Form::Choice(&["repeat", "repeat-first", "announce", "off"]), Need::Blind("repeat", "off");
    /// The minutes after which an absent player loses.
    DefaultTime = "default-time", Match, Form::Number(0, 600), Need::Optional;
    /// Whether the quickplay finish is announced.
    Quickplay = "quickplay", Match, Form::Choice(SWITCH), Need::Usual("no");
    /// When the players may agree on a draw.
    Draws = "draws", Match, Form::Draws, Need::Usual("free");
    /// Whether the game may be adjourned.
    Adjournment = "adjournment", Match, Form::Choice(SWITCH), Need::Usual("no");
    /// How many minutes a playing session lasts by the arbiter's clock.
    Session = "session", Match, Form::Number(15, 900), Need::Optional;
    /// Whether a game that cannot be finished is adjudicated.
    Adjudication = "adjudication", Match, Form::Choice(SWITCH), Need::Usual("no");
    /// Whether the minutes for an illegal move are given only to who has claimed it.
    MinutesByClaim = "minutes-by-claim", Match, Form::Choice(SWITCH), Need::Usual("no");
    /// What a win, a draw and a loss give.
    Points = "points", Match, Form::Choice(&SCALES), Need::Usual(Scale::Usual.name());
    /// Whether a player may appeal against the arbiter's decisions.
    Appeals = "appeals", Match, Form::Choice(SWITCH), Need::Usual("yes");
    /// The minutes after a decision, or the end of the game, within which a player may appeal.
    AppealTime = "appeal-time", Match, Form::Number(0, 1440), Need::Optional;
    /// What an appeal costs.
    AppealFee = "appeal-fee", Match, Form::Text, Need::Optional;
    /// The number of the first position, if Chess960 is played.
    Chess960 = "chess960", Match, Form::Number(0, 959), Need::Optional;
    /// The game, if it is by other rules than those of chess.
    Variant = "variant", Match, Form::Choice(&VARIANTS), Need::Optional;
    /// The first position, if it is not the usual one.
    Position = "position", Match, Form::Position, Need::Optional;
    /// What one player gives the other.
    Odds = "odds", Match, Form::Odds, Need::Optional;

    /// The player's name.
    Name = "name", Player, Form::Text, Need::Required;
    /// His title.
    Title = "title", Player, Form::Text, Need::Optional;
    /// His federation.
    Federation = "federation", Player, Form::Text, Need::Optional;
    /// His club.
    Club = "club", Player, Form::Text, Need::Optional;
    /// His rating.
    Rating = "rating", Player, Form::Number(0, 4000), Need::Optional;
    /// His number with FIDE.
    FideId = "fide-id", Player, Form::Number(1, 999_999_999), Need::Optional;
    /// Whether he is blind or visually impaired.
    Blind = "blind", Player, Form::Choice(SWITCH), Need::Usual("no");
    /// Whether he is hearing-impaired.
    HardOfHearing = "hard-of-hearing", Player, Form::Choice(SWITCH), Need::Usual("no");
    /// On what he plays.
    Device = "device", Player, Form::Choice(&["keyboard", "pegs", "board", "assistant"]), Need::Usual("keyboard");
    /// Where his board is.
    Address = "address", Player, Form::Address, Need::Usual("auto");
    /// His move voice.
    Moves = "moves", Player, Form::Voice, Need::Usual("fide");
    /// His voice of everything else.
    Talk = "talk", Player, Form::Voice, Need::Usual("en");
    /// Whether he hears the origin of every move.
    Form = "form", Player, Form::Choice(&["long", "short"]), Need::Usual("long");
    /// Whether the program speaks to him.
    Speech = "speech", Player, Form::Choice(SWITCH), Need::Blind("yes", "no");
    /// How fast.
    Rate = "rate", Player, Form::Number(-100, 100), Need::Usual("0");
    /// The audio output that he hears by.
    Output = "output", Player, Form::Text, Need::Optional;
    /// The voice of the synthesiser.
    Synthesiser = "synthesiser", Player, Form::Text, Need::Optional;
    /// How lines are printed for him.
    Print = "print", Player, Form::Choice(&["text", "braille"]), Need::Usual("text");
    /// By which table of liblouis words become braille for him.
    BrailleTable = "braille-table", Player, Form::Text, Need::Usual("auto");
    /// Who keeps his score sheet.
    Score = "score", Player, Form::Choice(&["own", "hand", "assistant"]), Need::Blind("assistant", "own");
    /// The minutes left at which he is told.
    Warnings = "warnings", Player, Form::Warnings, Need::Usual("off");
    /// What is said at his seat when somebody sits down.
    Code = "code", Player, Form::Text, Need::Optional;

    /// The assistant's name.
    AssistantName = "name", Assistant, Form::Text, Need::Required;
    /// The voice in which he is talked to.
    AssistantTalk = "talk", Assistant, Form::Voice, Need::Usual("en");

    /// The arbiter's name.
    ArbiterName = "name", Arbiter, Form::Text, Need::Required;
    /// The hash of his passphrase.
    Passphrase = "passphrase", Arbiter, Form::Hash, Need::Required;
    /// The desk's voice of everything but moves.
    DeskTalk = "talk", Arbiter, Form::Voice, Need::Optional;
    /// The desk's move voice.
    DeskMoves = "moves", Arbiter, Form::Voice, Need::Optional;
    /// Whether a terminal of the desk speaks.
    DeskSpeech = "speech", Arbiter, Form::Choice(SWITCH), Need::Usual("yes");
    /// How fast it speaks there.
    DeskRate = "rate", Arbiter, Form::Number(-100, 100), Need::Optional;
    /// The audio output that the arbiter hears by.
    DeskOutput = "output", Arbiter, Form::Text, Need::Optional;
    /// The voice of the synthesiser at the desk.
    DeskSynthesiser = "synthesiser", Arbiter, Form::Text, Need::Optional;
    /// The minutes after which a desk where nothing is typed is locked.
    DeskLock = "lock", Arbiter, Form::Number(0, 600), Need::Usual("15");
}

impl Key {
    /// The name of the sentence that tells what it is.
    #[must_use]
    pub fn sentence(self) -> String {
        match self.home() {
            Home::Assistant => format!("match-key-assistant-{}", self.name()),
            Home::Arbiter => format!("match-key-arbiter-{}", self.name()),
            Home::Match | Home::Aids | Home::Player => format!("match-key-{}", self.name()),
        }
    }

    /// The value that it has when it is left out; whether the player, or one of both, is blind.
    #[must_use]
    pub const fn usual(self, blind: bool) -> Option<&'static str> {
        match self.need() {
            Need::Required | Need::Optional => None,
            Need::Usual(usual) => Some(usual),
            Need::Blind(usual, otherwise) => Some(if blind { usual } else { otherwise }),
        }
    }
}

impl Place {
    /// Its rank in the order in which things are written.
    pub(super) fn rank(self) -> (usize, usize) {
        let section = Section::ALL.iter().position(|&section| section == self.section);
        let slot = match self.slot {
            Slot::Key(key) => key as usize,
            Slot::Aid(aid) => aid as usize,
        };
        (section.unwrap_or_default(), slot)
    }
}
