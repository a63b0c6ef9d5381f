//! What every way to a synthesiser can do, and how it fails.
//!
//! Not here: when it is asked to (`worker`).

use std::io;

use crate::Utterance;
use crate::{Rate, Volume};

/// A way to a synthesiser. It connects by itself and, after an error, connects anew when next asked to speak.
pub(crate) trait Backend {
    /// Makes sure that something answers, and connects where nothing is connected.
    fn ready(&mut self) -> Result<(), SpeechError>;

    /// Whether something that was given up answers after all.
    fn late(&mut self) -> bool {
        false
    }

    /// Hands an utterance over whole. Returns when it is accepted, not when it was heard.
    fn speak(&mut self, utterance: &Utterance) -> Result<(), SpeechError>;

    /// Stops what sounds and drops what was handed over. Never connects: what is lost is silent.
    fn hush(&mut self) -> Result<(), SpeechError>;

    /// Sets the rate of what is handed over from now on, over every new connection too.
    fn set_rate(&mut self, rate: Rate) -> Result<(), SpeechError>;

    /// The same for the volume.
    fn set_volume(&mut self, volume: Volume) -> Result<(), SpeechError>;
}

/// Why nothing speaks.
#[derive(Debug, thiserror::Error)]
pub enum SpeechError {
    /// No speech server listens and none could be started.
    #[error("no speech server at {at}")]
    NoServer {
        /// The address that was tried.
        at: String,
        /// What the system said.
        source: io::Error,
    },
    /// The server is there but does not answer in time.
    #[error("speech server does not answer")]
    Stuck,
    /// The connection broke.
    #[error("speech server went away")]
    Gone(#[source] io::Error),
    /// The server did not take the text.
    #[error("speech server refused: {code} {text}")]
    Refused {
        /// The reply code of SSIP.
        code: u16,
        /// The server's words, for a log; never to be spoken.
        text: String,
    },
    /// The synthesiser has a voice for this language that nobody understands, and there is no other.
    #[error("no voice can read {0}")]
    Unread(String),
    /// There is no audio output of this name.
    #[error("no audio output {0}")]
    NoOutput(String),
    /// The speech of the operating system failed.
    #[error("speech of the system: {0}")]
    Native(String),
    /// This build has no speech of the operating system.
    #[error("built without the speech of the system")]
    NotBuilt,
}

impl From<io::Error> for SpeechError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => Self::Stuck,
            _ => Self::Gone(error),
        }
    }
}
