//! Speech that starts at once and stops at once.
//!
//! A message is an [`Utterance`]: spans of text, each in its language, and how much it presses.
//! One thread, behind the handle [`Speech`], owns the way out to a synthesiser: speech-dispatcher by
//! its socket, or the voices of the system by the `tts` crate. Whoever says something hands it over
//! and never waits. Speech that cannot be heard now is dropped, because a stale message misleads;
//! the loss itself is reported.
//!
//! Not here: what is said and in which words, and when it is said.
//!
//! Without the feature `speaking` there are only the messages, for a program that writes them.
//!
//! # Example
//!
//! Two languages in one message, each spoken by a voice of its own:
//!
//! ```
//! use touchmove_speech::{Language, Priority, Span, Utterance, Verbatim};
//!
//! let span = |language, text: &str| Span {
//!     language: Language::new(language),
//!     written: text.to_owned(),
//!     spoken: text.to_owned(),
//!     verbatim: Verbatim(false),
//! };
//! let spans = vec![span("en", "Your move: "), span("de", "Springer felix drei.")];
//! let message = Utterance { priority: Priority::Move, spans };
//! assert_eq!(message.written(), "Your move: Springer felix drei.");
//! # #[cfg(feature = "speaking")] {
//! use touchmove_speech::{Place, Settings, Speech, Synthesiser};
//!
//! fn say(message: Utterance) -> std::io::Result<()> {
//!     let place = Place::from_environment();
//!     let settings = Settings { engine: Synthesiser::default(), rate: None, volume: None, place, synthesiser: None };
//!     let speech = Speech::start(settings, |report| println!("{report:?}"))?;
//!     speech.say(message);
//!     Ok(())
//! }
//! # let _ = say;
//! # }
//! ```

pub mod utterance;

#[cfg(feature = "speaking")]
mod speaking;

#[cfg(feature = "speaking")]
pub use speaking::{
    Place, Rate, Report, ServerAddress, Settings, Speech, SpeechError, Survey, Synthesiser, Volume,
    outputs, survey, system_voices,
};
pub use utterance::{Language, Priority, Span, Utterance, Verbatim, written};
