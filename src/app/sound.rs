//! Speech as the app sees it: there or not, on or off.
//!
//! A program that is built without speech has the same type, which says nothing.

#[cfg(feature = "speech")]
pub use spoken::Speaker;

#[cfg(not(feature = "speech"))]
pub use silent::Speaker;

#[cfg(feature = "speech")]
mod spoken {
    use crate::app::input::{FromTerminal, InboxSlot, Sound};
    use crate::app::link::PlaceManner;
    use crate::config;
    use crate::speech::{Place, Rate, Report, Settings, Speech, SpeechError, Synthesiser, Volume};
    use crate::voices::Utterance;

    /// Speaks while it is on.
    pub struct Speaker {
        speech: Option<Speech>,
        settings: Settings,
        slot: InboxSlot<FromTerminal>,
    }

    impl std::fmt::Debug for Speaker {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.debug_struct("Sounder").field("on", &self.speech.is_some()).finish_non_exhaustive()
        }
    }

    impl Speaker {
        /// Silent until it is turned on; tells by `slot` what becomes of speech.
        #[must_use]
        pub fn new(settings: &config::Settings, slot: InboxSlot<FromTerminal>) -> Self {
            let engine = engine(settings);
            let place = Place::from_environment();
            let rate = settings.rate.map(Rate::new);
            let volume = settings.volume.map(Volume::new);
            let settings = Settings { engine, rate, volume, place, synthesiser: None };
            Self { speech: None, settings, slot }
        }

        /// Turns speech on or off. Where it is on already, it tells anew whether anything speaks.
        pub fn turn(&mut self, on: bool) {
            if !on {
                if let Some(speech) = self.speech.take() {
                    speech.finish();
                }
            } else if let Some(speech) = &self.speech {
                speech.ask();
            } else {
                let slot = self.slot.clone();
                let report = move |report| slot.put(FromTerminal::Sound(sound(&report)));
                self.speech = Speech::start(self.settings.clone(), report).ok();
            }
        }

        /// Speaks as a place of a match does from now on, and tells anew whether anything speaks.
        pub fn speak_as(&mut self, seated: &PlaceManner) {
            self.turn(false);
            self.settings.rate = seated.rate.map(Rate::new);
            self.settings.synthesiser.clone_from(&seated.synthesiser);
            self.settings.place = match &seated.output {
                Some(output) => Place::with_output(output.clone()),
                None => Place::from_environment(),
            };
            self.turn(seated.speech);
        }

        /// Says it, if speech is on.
        pub fn say(&self, utterance: &Utterance) {
            if let Some(speech) = &self.speech {
                speech.say(utterance.clone());
            }
        }

        /// Stops what is being said.
        pub fn hush(&self) {
            if let Some(speech) = &self.speech {
                speech.hush();
            }
        }

        /// Speaks so fast from now on, -100 to 100.
        pub fn set_rate(&mut self, rate: i32) {
            self.settings.rate = Some(Rate::new(rate));
            if let Some(speech) = &self.speech {
                speech.set_rate(Rate::new(rate));
            }
        }

        /// Speaks so loud from now on, 10 to 100.
        pub fn set_volume(&mut self, volume: u8) {
            self.settings.volume = Some(Volume::new(volume));
            if let Some(speech) = &self.speech {
                speech.set_volume(Volume::new(volume));
            }
        }
    }

    fn sound(report: &Report) -> Sound {
        match report {
            Report::Found => Sound::Found,
            Report::Heard => Sound::Heard,
            Report::Lost(error) => Sound::Lost(reason(error)),
        }
    }

    /// What speaks by these settings.
    pub(in crate::app) fn engine(settings: &config::Settings) -> Synthesiser {
        match settings.engine {
            Some(config::SpeechEngine::Dispatcher) => Synthesiser::Dispatcher,
            Some(config::SpeechEngine::Native) => Synthesiser::Native,
            None => Synthesiser::default(),
        }
    }

    /// The sentence that says why nothing speaks.
    pub(in crate::app) fn reason(error: &SpeechError) -> &'static str {
        match error {
            SpeechError::NoServer { .. } | SpeechError::Gone(_) => "reason-unreachable",
            SpeechError::Stuck => "reason-hangs",
            SpeechError::Refused { .. } => "reason-refused",
            SpeechError::Unread(_) => "reason-unread",
            SpeechError::NoOutput(_) => "reason-no-output",
            SpeechError::Native(_) if cfg!(any(target_os = "macos", windows)) => "reason-voices",
            SpeechError::Native(_) | SpeechError::NotBuilt => "reason-engine",
        }
    }
}

#[cfg(feature = "speech")]
pub(in crate::app) use spoken::{engine, reason};

#[cfg(not(feature = "speech"))]
mod silent {
    use crate::app::input::{FromTerminal, InboxSlot};
    use crate::app::link::PlaceManner;
    use crate::config;
    use crate::voices::Utterance;

    /// Says nothing.
    #[derive(Debug)]
    pub struct Speaker;

    impl Speaker {
        /// Silent for ever.
        #[must_use]
        pub fn new(_: &config::Settings, _: InboxSlot<FromTerminal>) -> Self {
            Self
        }

        /// Stays silent.
        pub fn turn(&mut self, _: bool) {}

        /// Stays silent.
        pub fn speak_as(&mut self, _: &PlaceManner) {}

        /// Says nothing.
        pub fn say(&self, _: &Utterance) {}

        /// There is nothing to stop.
        pub fn hush(&self) {}

        /// There is nothing to speed up.
        pub fn set_rate(&mut self, _: i32) {}

        /// There is nothing to make louder.
        pub fn set_volume(&mut self, _: u8) {}
    }
}
