//! How the values of other rooms are written, so that none of them has to know of it.
//!
//! Each mirror is exhaustive: a value that is added elsewhere does not build until it is here. A view is
//! made to be handed on, and knows itself how it is written.

use serde::{Deserialize, Serialize};

use crate::app::input::{FromTerminal, Sound};
use crate::app::link::chosen::ChosenText;
use crate::app::order::Output;
use crate::chosen::Chosen;
use crate::louis::Table;
use crate::tones::Tone;
use crate::ui::Typed;
use crate::voices::{Language, Priority, Span, Utterance, Verbatim};

#[derive(Serialize, Deserialize)]
#[serde(remote = "Output")]
pub(super) enum OutputText {
    Say(#[serde(with = "UtteranceText")] Utterance),
    Part(#[serde(with = "UtteranceText")] Utterance, #[serde(with = "UtteranceText")] Utterance),
    Look(#[serde(with = "UtteranceText")] Utterance),
    Print(#[serde(with = "UtteranceText")] Utterance),
    Tone(#[serde(with = "ToneText")] Tone),
    Hush,
    Speak(bool),
    Tones(bool),
    Rate(i32),
    Volume(u8),
    PrintIn(#[serde(with = "table")] Option<Table>),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Utterance")]
pub(super) struct UtteranceText {
    #[serde(with = "PriorityText")]
    priority: Priority,
    #[serde(with = "spans")]
    spans: Vec<Span>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Priority")]
enum PriorityText {
    Chatter,
    Answer,
    Move,
    Urgent,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Span")]
struct SpanText {
    #[serde(with = "language")]
    language: Language,
    written: String,
    spoken: String,
    #[serde(with = "VerbatimText")]
    verbatim: Verbatim,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Verbatim")]
struct VerbatimText(bool);

#[derive(Serialize, Deserialize)]
#[serde(remote = "Tone")]
enum ToneText {
    Dark,
    Light,
    Edge,
    Capture,
    Check,
    Illegal,
    Clock,
}

/// The name of a sentence. By another name than its own, or it would be borrowed from the text.
type Why = &'static str;

#[derive(Serialize, Deserialize)]
#[serde(remote = "FromTerminal")]
pub(super) enum FromTerminalText {
    Typed(#[serde(with = "TypedText")] Typed),
    Chosen(#[serde(with = "ChosenText")] Chosen),
    Sound(#[serde(with = "sound")] Sound),
    Tones(#[serde(with = "sound")] Sound),
    BrailleLost(#[serde(with = "reason")] Why),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Typed")]
enum TypedText {
    Line(String),
    NotText,
    TooLong,
    Pasted(String),
    Interrupt,
    End,
    OutputLost,
}

mod spans {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::SpanText;
    use crate::voices::Span;

    #[derive(Serialize)]
    struct Lent<'a>(#[serde(with = "SpanText")] &'a Span);

    #[derive(Deserialize)]
    struct Own(#[serde(with = "SpanText")] Span);

    pub(super) fn serialize<S: Serializer>(spans: &[Span], to: S) -> Result<S::Ok, S::Error> {
        spans.iter().map(Lent).collect::<Vec<_>>().serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Span>, D::Error> {
        Ok(Vec::<Own>::deserialize(from)?.into_iter().map(|own| own.0).collect())
    }
}

mod language {
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::voices::Language;

    pub(super) fn serialize<S: Serializer>(language: &Language, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(language.tag())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Language, D::Error> {
        Ok(Language::new(&String::deserialize(from)?))
    }
}

/// A list of one or of none: the form has no word for nothing.
pub(super) mod table {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::louis::Table;

    #[expect(clippy::ref_option, reason = "serde lends the field as it is")]
    pub(in crate::app::link) fn serialize<S: Serializer>(
        table: &Option<Table>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        table.iter().map(|table| &table.0).collect::<Vec<_>>().serialize(to)
    }

    pub(in crate::app::link) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Table>, D::Error> {
        Ok(Vec::deserialize(from)?.pop().map(Table))
    }
}

/// Why something does not work, by the names of the sentences that say so: no others arrive.
pub(super) const REASONS: [&str; 17] = [
    "reason-unreachable",
    "reason-hangs",
    "reason-unread",
    "reason-refused",
    "reason-engine",
    "reason-voices",
    "reason-no-output",
    "reason-no-device",
    "reason-device-busy",
    "reason-device-hangs",
    "reason-device-broken",
    "reason-louis-missing",
    "reason-louis-unfit",
    "reason-louis-absent",
    "reason-louis-table",
    "reason-louis-stuck",
    "reason-louis-garbage",
];

mod reason {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::REASONS;

    pub(super) fn serialize<S: Serializer>(reason: &str, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(reason)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<&'static str, D::Error> {
        let name = String::deserialize(from)?;
        let known = REASONS.into_iter().find(|known| *known == name);
        known.ok_or_else(|| Error::custom("no such reason"))
    }
}

mod sound {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Why, reason};
    use crate::app::input::Sound;

    #[derive(Serialize, Deserialize)]
    enum SoundText {
        Found,
        Heard,
        Lost(#[serde(with = "reason")] Why),
    }

    pub(super) fn serialize<S: Serializer>(sound: &Sound, to: S) -> Result<S::Ok, S::Error> {
        match *sound {
            Sound::Found => SoundText::Found,
            Sound::Heard => SoundText::Heard,
            Sound::Lost(reason) => SoundText::Lost(reason),
        }
        .serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Sound, D::Error> {
        Ok(match SoundText::deserialize(from)? {
            SoundText::Found => Sound::Found,
            SoundText::Heard => Sound::Heard,
            SoundText::Lost(reason) => Sound::Lost(reason),
        })
    }
}
