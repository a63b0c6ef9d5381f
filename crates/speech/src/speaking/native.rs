//! The speech of the operating system, through the `tts` crate. Compiled for macOS and Windows, and for Linux
//! with the feature `tts`.
//!
//! Not here: speech-dispatcher's own features (`dispatcher`). This way has no priorities and no blocks.

#[cfg(any(target_os = "macos", windows, all(target_os = "linux", feature = "tts")))]
mod system;

#[cfg(any(target_os = "macos", windows, all(target_os = "linux", feature = "tts")))]
pub(crate) use system::{Native, languages};

#[cfg(not(any(target_os = "macos", windows, all(target_os = "linux", feature = "tts"))))]
mod absent {
    use crate::Utterance;
    use crate::speaking::backend::Backend;
    use crate::{Rate, Volume};
    use crate::{Settings, SpeechError};

    /// No language has a voice.
    pub(crate) fn languages() -> Result<Vec<String>, SpeechError> {
        Err(SpeechError::NotBuilt)
    }

    /// Says at every request that it is not there.
    #[derive(Debug)]
    pub(crate) struct Native;

    impl Native {
        pub(crate) fn new(_: &Settings) -> Self {
            Self
        }
    }

    impl Backend for Native {
        fn ready(&mut self) -> Result<(), SpeechError> {
            Err(SpeechError::NotBuilt)
        }

        fn speak(&mut self, _: &Utterance) -> Result<(), SpeechError> {
            Err(SpeechError::NotBuilt)
        }

        fn hush(&mut self) -> Result<(), SpeechError> {
            Ok(())
        }

        fn set_rate(&mut self, _: Rate) -> Result<(), SpeechError> {
            Ok(())
        }

        fn set_volume(&mut self, _: Volume) -> Result<(), SpeechError> {
            Ok(())
        }
    }
}

#[cfg(not(any(target_os = "macos", windows, all(target_os = "linux", feature = "tts"))))]
pub(crate) use absent::{Native, languages};
