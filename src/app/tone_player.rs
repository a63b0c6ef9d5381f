//! Tones as the app sees them: there or not, on or off.
//!
//! A program that is built without tones has the same type, which plays nothing.

#[cfg(feature = "tones")]
pub use sounding::TonePlayer;

#[cfg(not(feature = "tones"))]
pub use silent::TonePlayer;

#[cfg(feature = "tones")]
mod sounding {
    use crate::app::input::{FromTerminal, InboxSlot, Sound};
    use crate::tones::{Fault, Report, Tone, Tones};

    /// Plays tones while it is on.
    #[derive(Debug)]
    pub struct TonePlayer {
        tones: Option<Tones>,
        volume: u8,
        slot: InboxSlot<FromTerminal>,
    }

    impl TonePlayer {
        /// Silent until it is turned on, so loud, 10 to 100; tells by `slot` what becomes of the sound
        /// device.
        #[must_use]
        pub fn new(volume: u8, slot: InboxSlot<FromTerminal>) -> Self {
            Self { tones: None, volume, slot }
        }

        /// Turns tones on or off.
        pub fn turn(&mut self, on: bool) {
            if !on {
                self.tones = None;
            } else if self.tones.is_none() {
                let slot = self.slot.clone();
                self.tones =
                    Tones::start(move |report| slot.put(FromTerminal::Tones(sound(report)))).ok();
            }
        }

        /// Lets a tone sound, if tones are on.
        pub fn play(&self, tone: Tone) {
            if let Some(tones) = &self.tones {
                tones.play(tone, self.volume);
            }
        }

        /// Lets tones sound so loud from now on, 10 to 100.
        pub fn set_volume(&mut self, volume: u8) {
            self.volume = volume;
        }
    }

    fn sound(report: Report) -> Sound {
        match report {
            Report::Found => Sound::Found,
            Report::Lost(fault) => Sound::Lost(reason(fault)),
        }
    }

    /// The sentence that says why nothing sounds.
    pub(in crate::app) fn reason(fault: Fault) -> &'static str {
        match fault {
            Fault::Missing => "reason-no-device",
            Fault::Busy => "reason-device-busy",
            Fault::Stuck => "reason-device-hangs",
            Fault::Broken => "reason-device-broken",
        }
    }
}

#[cfg(feature = "tones")]
pub(in crate::app) use sounding::reason;

#[cfg(not(feature = "tones"))]
mod silent {
    use crate::app::input::{FromTerminal, InboxSlot};
    use crate::tones::Tone;

    /// Plays nothing.
    #[derive(Debug)]
    pub struct TonePlayer;

    impl TonePlayer {
        /// Silent for ever.
        #[must_use]
        pub fn new(_: u8, _: InboxSlot<FromTerminal>) -> Self {
            Self
        }

        /// Stays silent.
        pub fn turn(&mut self, _: bool) {}

        /// Plays nothing.
        pub fn play(&self, _: Tone) {}

        /// There is nothing to make louder.
        pub fn set_volume(&mut self, _: u8) {}
    }
}
