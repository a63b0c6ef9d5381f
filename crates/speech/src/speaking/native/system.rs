//! The back end over `tts`, and the guards that the crate needs.
//!
//! Not here: a time-out. The calls block as long as the system lets them; the worker's thread takes that.

use std::collections::HashMap;

use tts::{Features, Tts, Voice};

use crate::speaking::backend::Backend;
use crate::speaking::text::runs;
use crate::{Language, Priority, Utterance};
use crate::{Rate, Settings, SpeechError, Volume};

/// On Linux the crate lists 13 thousand voices at each change of voice, which takes more than a second.
const CHOOSES_VOICES: bool = !cfg!(target_os = "linux");

/// The speech of the operating system.
pub(crate) struct Native {
    live: Option<SystemSpeech>,
    rate: Option<Rate>,
    volume: Option<Volume>,
}

/// The system's speech and what is known of it.
struct SystemSpeech {
    tts: Tts,
    features: Features,
    voices: HashMap<String, Option<Voice>>,
    language: Option<Language>,
    /// Something sounds or waits that must be spoken in full.
    firm: bool,
}

impl Native {
    pub(crate) fn new(settings: &Settings) -> Self {
        Self { live: None, rate: settings.rate, volume: settings.volume }
    }

    fn live(&mut self) -> Result<&mut SystemSpeech, SpeechError> {
        let live = match self.live.take() {
            Some(live) => live,
            None => SystemSpeech::open(self.rate, self.volume)?,
        };
        Ok(self.live.insert(live))
    }

    fn kept(&mut self, result: Result<(), SpeechError>) -> Result<(), SpeechError> {
        if result.is_err() {
            self.live = None;
        }
        result
    }
}

impl Backend for Native {
    fn ready(&mut self) -> Result<(), SpeechError> {
        self.live().map(drop)
    }

    fn speak(&mut self, utterance: &Utterance) -> Result<(), SpeechError> {
        let result = self.live().and_then(|live| live.speak(utterance));
        self.kept(result)
    }

    fn hush(&mut self) -> Result<(), SpeechError> {
        let Some(live) = &mut self.live else { return Ok(()) };
        live.firm = false;
        let result = live.tts.stop().map(drop).map_err(failed);
        self.kept(result)
    }

    fn set_rate(&mut self, rate: Rate) -> Result<(), SpeechError> {
        self.rate = Some(rate);
        let Some(live) = &mut self.live else { return Ok(()) };
        let result = live.set_rate(rate);
        self.kept(result)
    }

    fn set_volume(&mut self, volume: Volume) -> Result<(), SpeechError> {
        self.volume = Some(volume);
        let Some(live) = &mut self.live else { return Ok(()) };
        let result = live.set_volume(volume);
        self.kept(result)
    }
}

impl SystemSpeech {
    fn open(rate: Option<Rate>, volume: Option<Volume>) -> Result<Self, SpeechError> {
        let tts = Tts::default().map_err(failed)?;
        let features = tts.supported_features();
        let voices = HashMap::new();
        let mut live = Self { tts, features, voices, language: None, firm: false };
        rate.map_or(Ok(()), |rate| live.set_rate(rate))?;
        volume.map_or(Ok(()), |volume| live.set_volume(volume))?;
        Ok(live)
    }

    fn set_rate(&mut self, rate: Rate) -> Result<(), SpeechError> {
        if !self.features.rate {
            return Ok(());
        }
        let (lowest, normal) = (self.tts.min_rate(), self.tts.normal_rate());
        let towards = if rate.get() < 0 { lowest } else { self.tts.max_rate() };
        let share = i16::try_from(rate.get().abs()).map_or(0.0, f32::from) / 100.0;
        self.tts.set_rate(normal + (towards - normal) * share).map(drop).map_err(failed)
    }

    fn set_volume(&mut self, volume: Volume) -> Result<(), SpeechError> {
        if !self.features.volume {
            return Ok(());
        }
        let (least, most) = (self.tts.min_volume(), self.tts.max_volume());
        let share = f32::from(volume.get()) / 100.0;
        self.tts.set_volume(least + (most - least) * share).map(drop).map_err(failed)
    }

    /// A stop would take the waiting moves along, so only what may be missed is cut off.
    fn speak(&mut self, utterance: &Utterance) -> Result<(), SpeechError> {
        if self.firm && self.features.is_speaking {
            self.firm = self.tts.is_speaking().map_err(failed)?;
        }
        let mut interrupt = !self.firm;
        self.firm |= utterance.priority >= Priority::Move;
        for run in runs(&utterance.spans) {
            self.turn_to(&run.language)?;
            // The crate panics at a NUL; `runs` has none, and this line does not depend on it.
            self.tts.speak(run.text.replace('\0', " "), interrupt).map_err(failed)?;
            interrupt = false;
        }
        Ok(())
    }

    fn turn_to(&mut self, language: &Language) -> Result<(), SpeechError> {
        let stands = self.language.as_ref() == Some(language);
        if !CHOOSES_VOICES || stands || !self.features.voice {
            return Ok(());
        }
        if let Some(voice) = self.voice(language.tag())? {
            self.tts.set_voice(&voice).map_err(failed)?;
        }
        self.language = Some(language.clone());
        Ok(())
    }

    /// The first voice of exactly this tag, else of its language, else none: the voice then stays as it is.
    fn voice(&mut self, tag: &str) -> Result<Option<Voice>, SpeechError> {
        if let Some(known) = self.voices.get(tag) {
            return Ok(known.clone());
        }
        let voices = self.tts.voices().map_err(failed)?;
        let exact = |voice: &&Voice| voice.language().as_str().eq_ignore_ascii_case(tag);
        let near = |voice: &&Voice| primary(voice.language().as_str()) == primary(tag);
        let found = voices.iter().find(exact).or_else(|| voices.iter().find(near)).cloned();
        self.voices.insert(tag.to_owned(), found.clone());
        Ok(found)
    }
}

/// The language of each voice.
pub(crate) fn languages() -> Result<Vec<String>, SpeechError> {
    let voices = SystemSpeech::open(None, None)?.tts.voices().map_err(failed)?;
    Ok(voices.iter().map(|voice| voice.language().as_str().to_owned()).collect())
}

fn primary(tag: &str) -> String {
    tag.split(['-', '_']).next().unwrap_or(tag).to_lowercase()
}

#[expect(clippy::needless_pass_by_value, reason = "the shape that `map_err` calls for")]
fn failed(error: tts::Error) -> SpeechError {
    SpeechError::Native(error.to_string())
}
