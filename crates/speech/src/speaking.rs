//! From an utterance to sound: the thread, what waits for it, and the ways to a synthesiser.

mod backend;
mod client;
mod dispatcher;
mod native;
mod outputs;
mod place;
mod queue;
mod reaching;
mod ssip;
mod survey;
mod text;
mod worker;

pub use backend::SpeechError;
pub use outputs::outputs;
pub use place::{Place, ServerAddress};
pub use survey::{Survey, survey, system_voices};
pub use worker::Speech;

/// What speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Synthesiser {
    /// speech-dispatcher, over its socket: the speech of Linux and the BSDs.
    Dispatcher,
    /// The speech of the operating system, through the `tts` crate.
    Native,
}

impl Default for Synthesiser {
    fn default() -> Self {
        if cfg!(any(target_os = "macos", windows)) { Self::Native } else { Self::Dispatcher }
    }
}

/// How fast it speaks, from -100 (slowest) to 100 (fastest); 0 is the normal rate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rate(i8);

impl Rate {
    /// The nearest rate that exists.
    #[must_use]
    pub fn new(rate: i32) -> Self {
        Self(i8::try_from(rate.clamp(-100, 100)).unwrap_or_default())
    }

    /// The number, from -100 to 100.
    #[must_use]
    pub fn get(self) -> i32 {
        self.0.into()
    }
}

/// How loud it speaks, from 0 (silent) to 100 (as loud as the system lets it).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Volume(u8);

impl Volume {
    /// The nearest volume that exists.
    #[must_use]
    pub fn new(volume: u8) -> Self {
        Self(volume.min(100))
    }

    /// The number, from 0 to 100.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// How to start speaking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// What speaks.
    pub engine: Synthesiser,
    /// How fast; `None` leaves it as the player has set it for all programs.
    pub rate: Option<Rate>,
    /// How loud; `None` leaves it as the player has set it for all programs.
    pub volume: Option<Volume>,
    /// Where speech-dispatcher is; [`Synthesiser::Native`] does not look at it.
    pub place: Place,
    /// The voice of the synthesiser, by its name in speech-dispatcher. It speaks what is in its own
    /// language; all else, and all without one, is spoken by the voice of the language.
    pub synthesiser: Option<String>,
}

/// What became of speech. Sent once per change, and as often as it is asked for.
#[derive(Debug)]
pub enum Report {
    /// Something that speaks was found, for the first time or again. It has said nothing yet.
    Found,
    /// Something that speaks was found again, by what it has just been given to say.
    Heard,
    /// Nothing speaks now. The next utterance tries again. Where only a language cannot be read, that is
    /// sent once.
    Lost(SpeechError),
}

#[cfg(test)]
mod tests {
    use super::Rate;

    #[test]
    fn a_rate_stays_in_its_range() {
        assert_eq!(
            [-1000, -100, 7, 100, i32::MAX].map(|r| Rate::new(r).get()),
            [-100, -100, 7, 100, 100]
        );
    }
}
