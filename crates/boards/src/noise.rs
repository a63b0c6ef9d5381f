//! What a bad line does to bytes, the same for every run: for tests only.

/// How many spoilt frames each make gets: a million if the tests are built for speed.
pub(super) const FRAMES: usize = if cfg!(debug_assertions) { 100_000 } else { 1_000_000 };

/// A source of faults.
#[derive(Debug)]
pub(super) struct Noise(u64);

impl Noise {
    pub(super) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `bound`; splitmix64.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ mixed >> 31) >> 16).unwrap() % bound
    }

    fn byte(&mut self) -> u8 {
        u8::try_from(self.below(256)).unwrap()
    }

    /// These bytes with one fault: bits turned over, bytes lost, inserted, doubled or cut off, or
    /// junk instead of them.
    pub(super) fn spoil(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut bytes = bytes.to_vec();
        let at = self.below(bytes.len());
        match self.below(8) {
            0 | 1 => bytes[at] ^= 1 << self.below(8),
            2 => {
                for _ in 0..=self.below(6) {
                    let at = self.below(bytes.len());
                    bytes[at] ^= 1 << self.below(8);
                }
            }
            3 => drop(bytes.remove(at)),
            4 => bytes.insert(at, self.byte()),
            5 => bytes.insert(at, bytes[at]),
            6 => bytes.truncate(at),
            _ => bytes = (0..=self.below(80)).map(|_| self.byte()).collect(),
        }
        bytes
    }

    /// These bytes, spoilt once in `times`.
    pub(super) fn pass(&mut self, bytes: Vec<u8>, times: usize) -> Vec<u8> {
        if !bytes.is_empty() && self.below(times) == 0 { self.spoil(&bytes) } else { bytes }
    }
}
