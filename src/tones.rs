//! Short tones beside speech: which there are, how each sounds, and the one thread that plays them.
//!
//! Synthesis is pure. The thread owns the sound device and has it only while something sounds. A
//! build without the feature `tones` knows the tones and plays none.
//!
//! Not here: when a tone is due (`app::session`).

#[cfg(feature = "tones")]
mod device;
mod note;
#[cfg(any(feature = "tones", test))]
mod score;

use shakmaty::Square;

#[cfg(feature = "tones")]
pub use device::{Fault, Report, Tones, look};

use note::{Note, Shape};

/// What a tone tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// A dark square is looked at: a low tick.
    Dark,
    /// A light square is looked at: the same, an octave higher.
    Light,
    /// The board ends here: a dull knock.
    Edge,
    /// A piece is captured: two notes down.
    Capture,
    /// A king stands in check: two notes up.
    Check,
    /// A move is not legal: a low buzz.
    Illegal,
    /// Little time is left: three high beeps.
    Clock,
}

/// Every tone.
pub const TONES: [Tone; 7] =
    [Tone::Dark, Tone::Light, Tone::Edge, Tone::Capture, Tone::Check, Tone::Illegal, Tone::Clock];

impl Tone {
    /// The tone of a square that is looked at.
    #[must_use]
    pub fn of(square: Square) -> Self {
        if square.is_dark() { Self::Dark } else { Self::Light }
    }

    /// Whether it tells where a finger or the focus is: then only the newest matters.
    #[must_use]
    pub fn is_look(self) -> bool {
        matches!(self, Self::Dark | Self::Light | Self::Edge)
    }

    /// How it sounds: samples from -1 to 1, so many a second; no longer than 170 milliseconds.
    #[must_use]
    pub fn samples(self, rate: u32) -> Vec<f32> {
        self.notes().iter().flat_map(|note| note.samples(rate)).collect()
    }

    fn notes(self) -> &'static [Note] {
        const fn note(hertz: f32, milliseconds: u16, shape: Shape) -> Note {
            Note { hertz, milliseconds, shape }
        }
        match self {
            Self::Dark => const { &[note(440.0, 45, Shape::Tick)] },
            Self::Light => const { &[note(880.0, 45, Shape::Tick)] },
            Self::Edge => const { &[note(140.0, 70, Shape::Knock)] },
            Self::Capture => {
                const { &[note(660.0, 45, Shape::Held), note(330.0, 75, Shape::Tick)] }
            }
            Self::Check => const { &[note(784.0, 65, Shape::Held), note(1175.0, 90, Shape::Held)] },
            Self::Illegal => const { &[note(196.0, 150, Shape::Buzz)] },
            Self::Clock => {
                const {
                    &[
                        note(1568.0, 35, Shape::Held),
                        note(1568.0, 30, Shape::Rest),
                        note(1568.0, 35, Shape::Held),
                        note(1568.0, 30, Shape::Rest),
                        note(1568.0, 35, Shape::Held),
                    ]
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 48000;

    #[test]
    fn every_tone_is_short_and_never_too_loud() {
        for tone in TONES {
            let samples = tone.samples(RATE);
            assert!(samples.len() <= 170 * 48, "{tone:?}: {}", samples.len());
            let peak = samples.iter().fold(0.0f32, |peak, sample| peak.max(sample.abs()));
            assert!((0.2..=0.5).contains(&peak), "{tone:?}: {peak}");
        }
    }

    /// A jump from or to silence is heard as a click, and would be the same in every tone.
    #[test]
    fn every_tone_begins_and_ends_in_silence_and_nowhere_jumps() {
        for tone in TONES {
            let samples = tone.samples(RATE);
            let around = [&[0.0], samples.as_slice(), &[0.0]].concat();
            let jump = around.windows(2).map(|two| (two[1] - two[0]).abs()).fold(0.0, f32::max);
            assert!(jump < 0.1, "{tone:?}: {jump}");
        }
    }

    #[test]
    fn a_tone_is_as_long_at_every_rate() {
        for tone in TONES {
            let (low, high) = (tone.samples(8000).len(), tone.samples(96000).len());
            assert!((low * 12).abs_diff(high) < 12 * 6, "{tone:?}: {low}, {high}");
        }
    }

    #[test]
    fn a_square_sounds_as_its_colour() {
        assert_eq!((Tone::of(Square::A1), Tone::of(Square::E4)), (Tone::Dark, Tone::Light));
    }
}
