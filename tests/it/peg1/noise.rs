//! A line that loses, spoils, adds, doubles and swaps, each as often as it is told; the same every
//! time for one seed.

use std::collections::VecDeque;

/// Of a hundred lines, how many meet each fault.
pub(crate) const BAD: u64 = 8;

/// A generator of numbers, good enough for faults.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below this one.
    pub(crate) fn roll(&mut self, below: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32) % below
    }

    fn strikes(&mut self, percent: u64) -> bool {
        self.roll(100) < percent
    }

    fn byte(&mut self) -> u8 {
        u8::try_from(self.roll(256)).unwrap()
    }
}

/// One direction of a line.
pub(crate) struct Noisy {
    pub(crate) dice: Dice,
    /// In percent, of each kind.
    pub(crate) bad: u64,
    held: VecDeque<Vec<u8>>,
    /// Lines that were sent, and those that were lost or changed.
    pub(crate) sent: u64,
    pub(crate) struck: u64,
}

impl Noisy {
    pub(crate) fn new(seed: u64, bad: u64) -> Self {
        Self { dice: Dice::new(seed), bad, held: VecDeque::new(), sent: 0, struck: 0 }
    }

    /// What arrives of these lines.
    pub(crate) fn carry(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut arrives = Vec::new();
        for line in bytes.split_inclusive(|byte| *byte == b'\n') {
            self.carry_line(line, &mut arrives);
        }
        arrives
    }

    fn carry_line(&mut self, line: &[u8], arrives: &mut Vec<u8>) {
        self.sent += 1;
        let lost = self.dice.strikes(self.bad);
        let mut changed = line.to_vec();
        if self.dice.strikes(self.bad) {
            self.flip(&mut changed);
        }
        if self.dice.strikes(self.bad) {
            self.add_junk(&mut changed);
        }
        self.struck += u64::from(lost || changed != line);
        if lost {
            changed.clear();
        }
        let before = self.held.pop_front();
        let doubled = self.dice.strikes(self.bad);
        if self.dice.strikes(self.bad) {
            // Behind the next one.
            self.held.push_back(changed.clone());
        } else {
            arrives.extend_from_slice(&changed);
        }
        if doubled {
            arrives.extend_from_slice(&changed);
        }
        arrives.extend(before.into_iter().flatten());
    }

    /// One to five bits, anywhere, also in the end of the line.
    fn flip(&mut self, line: &mut [u8]) {
        for _ in 0..=self.dice.roll(5) {
            let place = usize::try_from(self.dice.roll(line.len() as u64)).unwrap();
            line[place] ^= 1 << self.dice.roll(8);
        }
    }

    /// One to eight bytes, anywhere; every other time of the kind that a line may have.
    fn add_junk(&mut self, line: &mut Vec<u8>) {
        let printable = self.dice.strikes(50);
        for _ in 0..=self.dice.roll(8) {
            let place = usize::try_from(self.dice.roll(line.len() as u64 + 1)).unwrap();
            let byte = self.dice.byte();
            line.insert(place, if printable { b' ' + byte % 95 } else { byte });
        }
    }
}
