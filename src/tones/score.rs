//! What sounds and what waits to sound. Pure.

use std::collections::VecDeque;

use crate::tones::Tone;

/// So many tones wait at most. More come only where the device does not keep up.
const WAITING: usize = 4;

/// Tones one after another, as samples for one channel.
#[derive(Debug)]
pub(super) struct Score {
    rate: u32,
    /// How loud it is, of 1.
    gain: f32,
    sounding: std::vec::IntoIter<f32>,
    waiting: VecDeque<Tone>,
    /// Whether samples were taken since that was asked last.
    taken: bool,
}

impl Score {
    /// Silence, at so many samples a second.
    pub(super) fn new(rate: u32) -> Self {
        Self {
            rate,
            gain: 1.0,
            sounding: Vec::new().into_iter(),
            waiting: VecDeque::new(),
            taken: false,
        }
    }

    /// Lets a tone sound after those before it, all of them so loud, of 100. Of looks only the newest waits: who goes on to the
    /// next square does not want to hear the one before.
    pub(super) fn push(&mut self, tone: Tone, volume: u8) {
        self.gain = f32::from(volume) / 100.0;
        if tone.is_look() {
            self.waiting.retain(|waiting| !waiting.is_look());
        }
        self.waiting.push_back(tone);
        if self.waiting.len() > WAITING {
            self.waiting.pop_front();
        }
    }

    /// The next sample; 0 in silence.
    pub(super) fn next(&mut self) -> f32 {
        self.taken = true;
        if let Some(sample) = self.sounding.next() {
            return sample * self.gain;
        }
        let Some(tone) = self.waiting.pop_front() else { return 0.0 };
        self.sounding = tone.samples(self.rate).into_iter();
        self.sounding.next().unwrap_or_default() * self.gain
    }

    /// Whether nothing sounds and nothing waits.
    pub(super) fn is_silent(&self) -> bool {
        self.sounding.len() == 0 && self.waiting.is_empty()
    }

    /// Whether samples were taken since this was asked last.
    pub(super) fn was_taken(&mut self) -> bool {
        std::mem::take(&mut self.taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(score: &mut Score) -> Vec<f32> {
        let mut samples = Vec::new();
        while !score.is_silent() {
            samples.push(score.next());
        }
        samples
    }

    fn of(tones: &[Tone]) -> Vec<f32> {
        tones.iter().flat_map(|tone| tone.samples(8000)).collect()
    }

    #[test]
    fn tones_of_the_game_sound_one_after_another_and_in_full() {
        let mut score = Score::new(8000);
        for tone in [Tone::Capture, Tone::Check, Tone::Clock] {
            score.push(tone, 100);
        }
        assert_eq!(played(&mut score), of(&[Tone::Capture, Tone::Check, Tone::Clock]));
        assert_eq!((score.next(), score.is_silent()), (0.0, true));
    }

    #[test]
    fn of_the_squares_that_were_passed_only_the_newest_waits() {
        let mut score = Score::new(8000);
        score.push(Tone::Dark, 100);
        let first = score.next();
        for tone in [Tone::Light, Tone::Capture, Tone::Dark, Tone::Edge] {
            score.push(tone, 100);
        }
        let heard = [vec![first], played(&mut score)].concat();
        assert_eq!(heard, of(&[Tone::Dark, Tone::Capture, Tone::Edge]));
    }

    #[test]
    fn a_device_that_does_not_keep_up_plays_the_newest() {
        let mut score = Score::new(8000);
        for _ in 0..9 {
            score.push(Tone::Capture, 100);
        }
        score.push(Tone::Clock, 100);
        let newest = [Tone::Capture, Tone::Capture, Tone::Capture, Tone::Clock];
        assert_eq!(played(&mut score), of(&newest));
    }

    #[test]
    fn a_tone_is_as_loud_as_is_wanted() {
        let mut score = Score::new(8000);
        score.push(Tone::Check, 50);
        let half: Vec<f32> = of(&[Tone::Check]).into_iter().map(|sample| sample / 2.0).collect();
        assert_eq!(played(&mut score), half);
    }

    #[test]
    fn a_device_that_takes_nothing_is_noticed() {
        let mut score = Score::new(8000);
        score.push(Tone::Check, 100);
        assert!(!score.was_taken());
        score.next();
        assert!(score.was_taken() && !score.was_taken());
    }
}
