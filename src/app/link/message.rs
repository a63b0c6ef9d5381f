//! What host and client tell each other.

use serde::{Deserialize, Serialize};

use crate::app::input::FromTerminal;
use crate::app::link::mirror;
use crate::app::order::Output;
use crate::app::play::InStep;
use crate::louis::Table;
use crate::table::Place;
use crate::voices::Utterance;

/// What a client must do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ToClient {
    /// The place is yours: speak and print so from now on.
    Seated(Seated),
    /// Put this out.
    Out(#[serde(with = "mirror::OutputText")] Output),
    /// The next line is a passphrase: nothing of it may be shown or kept. Comes before its question.
    Secret,
    /// The next line may be read.
    Ready,
    /// Say why, and end.
    Close(#[serde(with = "mirror::UtteranceText")] Utterance),
}

/// How a place is spoken to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seated {
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

/// What becomes of a client, and what comes from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromClient {
    /// It asks for a place; always the first. It awaits [`ToClient::Seated`] or [`ToClient::Close`].
    /// In step, it wants the next line read only when all that the last one has set off is done. It may
    /// name the voice in which the place is to be talked to.
    Asks(Place, InStep, Option<String>),
    /// From its terminal.
    Terminal(FromTerminal),
    /// It is not there any more; always the last, also after [`ToClient::Close`].
    Gone,
}

/// What a client writes once it has asked for its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Line {
    /// The oldest message that was sent is carried out.
    Took,
    /// From the terminal.
    Terminal(#[serde(with = "mirror::FromTerminalText")] FromTerminal),
}

impl Line {
    /// What of it is for the host's loop.
    pub(super) fn heard(self) -> Option<FromClient> {
        match self {
            Self::Took => None,
            Self::Terminal(come) => Some(FromClient::Terminal(come)),
        }
    }
}

/// The first line of a host. Every version can read that of every other.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Greeting {
    /// The version of the link.
    pub(super) touchmove: u32,
}

/// The first line of a client.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Request {
    /// The version of the link.
    pub(super) touchmove: u32,
    /// The place that it asks for.
    #[serde(with = "mirror::place")]
    pub(super) place: Place,
    /// Whether it wants its lines read in step.
    pub(super) in_step: bool,
    /// The voice in which the place is to be talked to; nothing for the one of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) talk: Option<String>,
}
