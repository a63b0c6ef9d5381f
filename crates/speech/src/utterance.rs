//! One message to the player: spans of text, each in its language.
//!
//! An utterance is a value. It is not a sound (`speech`) and not a line (`ui`); both are made of it.

mod parts;

use std::{fmt, sync::Arc};

/// The language of a span, as a BCP 47 tag such as `de` or `pt-BR`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Language(Arc<str>);

impl Language {
    /// Makes a language of its tag.
    #[must_use]
    pub fn new(tag: &str) -> Self {
        Self(tag.into())
    }

    /// The tag.
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How much a message presses, lowest first.
///
/// After the priorities of SSIP, the protocol of speech-dispatcher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Priority {
    /// May be missed: cut off by anything newer.
    Chatter,
    /// The answer to what was just asked: cut off by anything newer.
    Answer,
    /// A move, or what the game needs the player to know: spoken in full and in order; only
    /// something urgent or the player himself cuts it off.
    Move,
    /// A flag, a wrong claim, a device lost: before all others, spoken in full and in order.
    Urgent,
}

/// A piece of text in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The language that a synthesiser must speak it in.
    pub language: Language,
    /// As it is printed.
    pub written: String,
    /// As it is handed to a synthesiser: respelt where the written form is misread.
    pub spoken: String,
    /// Whether the written form is a code that must reach the eye or the finger unchanged.
    pub verbatim: Verbatim,
}

/// Whether a text is printed as it stands, even where words are printed in another script.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verbatim(pub bool);

/// One message to the player.
///
/// The spans carry their own spaces and line breaks: the texts joined are the message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    /// How much it presses.
    pub priority: Priority,
    /// The text, in order.
    pub spans: Vec<Span>,
}

impl Utterance {
    /// Puts another message after this one, on a line of its own.
    pub fn append(&mut self, after: Self) {
        let language = self.spans.last().map(|span| span.language.clone());
        let line = "\n".to_owned();
        self.spans.extend(language.map(|language| Span {
            language,
            written: line.clone(),
            spoken: line,
            verbatim: Verbatim(false),
        }));
        self.spans.extend(after.spans);
    }

    /// The written texts, those that belong together in one piece.
    #[must_use]
    pub fn pieces(&self) -> Vec<(Verbatim, String)> {
        let alike = self.spans.chunk_by(|one, next| one.verbatim == next.verbatim);
        alike.map(|spans| (spans[0].verbatim, written(spans))).collect()
    }

    /// The message as it is printed, without a final line break.
    #[must_use]
    pub fn written(&self) -> String {
        written(&self.spans)
    }
}

/// What is written of spans.
#[must_use]
pub fn written(spans: &[Span]) -> String {
    spans.iter().map(|span| span.written.as_str()).collect()
}
