//! One note of a tone: a pitch, a length and a shape, made into samples. Pure.

use std::f32::consts::TAU;

/// A pitch that sounds so long, or a rest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Note {
    pub(super) hertz: f32,
    pub(super) milliseconds: u16,
    pub(super) shape: Shape,
}

/// How a note swells and fades, and what of overtones it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Pure, and fades from its beginning.
    Tick,
    /// Pure, and equally loud.
    Held,
    /// With overtones that small loudspeakers can carry, and fades quickly.
    Knock,
    /// Rough with odd overtones, and equally loud.
    Buzz,
    /// Silent.
    Rest,
}

/// How long a note takes to swell or to fade at its ends: without that it would click.
const RAMP: f32 = 0.004;

impl Note {
    /// Its samples, so many a second.
    pub(super) fn samples(self, rate: u32) -> impl Iterator<Item = f32> {
        let count = u32::from(self.milliseconds) * rate / 1000;
        // The longest note has a few ten thousand samples, which a float counts exactly.
        #[expect(clippy::cast_precision_loss, reason = "see above")]
        (0..count).map(move |index| self.at(index as f32 / rate as f32))
    }

    /// The sample so many seconds after the beginning.
    fn at(self, seconds: f32) -> f32 {
        let length = f32::from(self.milliseconds) / 1000.0;
        let ramp = (seconds / RAMP).min((length - seconds) / RAMP).clamp(0.0, 1.0);
        let wave = |harmonic: f32| (TAU * self.hertz * harmonic * seconds).sin() / harmonic;
        let fading = |speed: f32| (-speed * seconds / length).exp();
        ramp * match self.shape {
            Shape::Tick => 0.4 * fading(2.0) * wave(1.0),
            Shape::Held => 0.28 * wave(1.0),
            Shape::Knock => 0.4 * fading(3.0) * (wave(1.0) + wave(2.0) + wave(3.0)),
            Shape::Buzz => 0.24 * (wave(1.0) + wave(3.0) + wave(5.0) + wave(7.0)),
            Shape::Rest => 0.0,
        }
    }
}
