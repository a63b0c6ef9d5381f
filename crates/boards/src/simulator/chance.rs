//! Chance that is the same for the same seed: splitmix64.

/// A source of chance.
#[derive(Clone, Debug)]
pub(super) struct Chance(u64);

impl Chance {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(super) const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// A number below `bound`; 0 if there is none.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).unwrap_or(u64::MAX).max(1);
        usize::try_from((self.number() >> 16) % bound).unwrap_or_default()
    }

    /// A time between two, in milliseconds.
    pub(super) fn between(&mut self, least: u64, most: u64) -> u64 {
        least + (self.number() >> 16) % most.saturating_sub(least).max(1)
    }

    /// True so often: always for 1, never for 0.
    pub(super) fn happens(&mut self, share: f64) -> bool {
        let number = u32::try_from(self.number() >> 32).unwrap_or_default();
        f64::from(number) / 4_294_967_296.0 < share
    }
}
