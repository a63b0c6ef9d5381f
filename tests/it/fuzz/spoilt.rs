//! Inputs that nobody has written: what is right, spoilt; and that reading them takes time in proportion
//! to their length. Read by the tests of each crate that reads anything, by its path.

use std::hint::black_box;

use proptest::prelude::*;
use proptest::sample::Index;

/// One thing that is done to a text.
#[derive(Clone, Debug)]
enum Slip {
    /// Bytes are left out.
    Cut(Index, u8),
    /// These bytes are put in.
    Put(Index, Vec<u8>),
    /// A stretch of a seed is put in.
    Graft(Index, Index, Index, u8),
    /// A stretch is written again and again.
    Again(Index, u8, u8),
    /// A bit is wrong.
    Flip(Index, u8),
    /// It ends here.
    End(Index),
}

fn slip() -> impl Strategy<Value = Slip> {
    let at = any::<Index>;
    let bytes = prop_oneof![
        3 => prop::collection::vec(any::<u8>(), 1..6),
        1 => proptest::string::string_regex("\\PC{1,3}").unwrap().prop_map(String::into_bytes),
        1 => Just("18446744073709551616".into()),
    ];
    prop_oneof![
        (at(), any::<u8>()).prop_map(|(at, most)| Slip::Cut(at, most)),
        (at(), bytes).prop_map(|(at, bytes)| Slip::Put(at, bytes)),
        (at(), at(), at(), any::<u8>())
            .prop_map(|(at, seed, from, most)| Slip::Graft(at, seed, from, most)),
        (at(), any::<u8>(), 2_u8..40).prop_map(|(at, most, times)| Slip::Again(at, most, times)),
        (at(), 0_u8..8).prop_map(|(at, bit)| Slip::Flip(at, bit)),
        at().prop_map(Slip::End),
    ]
}

/// Texts that are nearly right.
pub(crate) fn spoilt(seeds: &'static [&'static [u8]]) -> impl Strategy<Value = Vec<u8>> {
    let slips = prop::collection::vec(slip(), 0..8);
    (any::<Index>(), slips).prop_map(|(seed, slips)| {
        let whole = seed.get(seeds).to_vec();
        slips.iter().fold(whole, |text, slip| slip.done_to(text, seeds))
    })
}

impl Slip {
    fn done_to(&self, mut text: Vec<u8>, seeds: &[&[u8]]) -> Vec<u8> {
        let place = |at: &Index| at.index(text.len() + 1);
        let stretch =
            |from: usize, most: u8, of: &[u8]| from..(from + usize::from(most)).min(of.len());
        match self {
            Self::Cut(at, most) => drop(text.drain(stretch(place(at), *most, &text))),
            Self::Put(at, bytes) => {
                let at = place(at);
                text.splice(at..at, bytes.iter().copied());
            }
            Self::Graft(at, seed, from, most) => {
                let (at, seed) = (place(at), seed.get(seeds));
                let graft = stretch(from.index(seed.len() + 1), *most, seed);
                text.splice(at..at, seed[graft].iter().copied());
            }
            Self::Again(at, most, times) => {
                let at = place(at);
                let again = text[stretch(at, *most, &text)].repeat(usize::from(*times));
                text.splice(at..at, again);
            }
            Self::Flip(at, bit) if !text.is_empty() => {
                let at = at.index(text.len());
                text[at] ^= 1 << bit;
            }
            Self::Flip(..) => {}
            Self::End(at) => text.truncate(at.index(text.len() + 1)),
        }
        text
    }
}

/// Bytes of a short text, and how many times longer a long one is.
const SHORT: usize = 1_000;
const LONGER: usize = 16;

/// Nanoseconds of the processor that no reader is asked about: they are soon past, and its clock is not
/// read more closely.
const LITTLE: u128 = 80_000_000;

/// What is nested, escaped, endless or nearly a number in some form or other.
const PATTERNS: [&str; 24] = [
    "(",
    "((1. e4)",
    "{",
    "}",
    "[",
    "[a \"",
    "\"",
    "\\",
    "\n",
    "\r\n",
    " ",
    "\t",
    "a",
    "1",
    "1.",
    "1. e4 ",
    "a\n",
    "= ",
    "\u{301}",
    "\u{202e}",
    "\u{ff}",
    "a = \"b\"\n",
    "[a]\n",
    "-- ",
];

/// One long text takes about as long as many short ones that are as long together, and not many times as
/// long: of each seed and of what is repeated without end. What the machine does beside it does not
/// count; it may still read more slowly meanwhile, so the least of several times is taken.
pub(crate) fn assert_linear(seeds: &[&[u8]], read: impl FnMut(&[u8])) {
    let patterns = PATTERNS.iter().map(|pattern| pattern.as_bytes());
    let units: Vec<&[u8]> = seeds.iter().copied().chain(patterns).collect();
    assert_linear_in(&units, LONGER, read);
}

/// The same of these units alone, by a text that is so many times longer.
pub(crate) fn assert_linear_in(units: &[&[u8]], longer: usize, mut read: impl FnMut(&[u8])) {
    for unit in units.iter().copied().filter(|unit| !unit.is_empty()) {
        let text = |length: usize| unit.iter().copied().cycle().take(length).collect::<Vec<u8>>();
        let (short, long) = (text(SHORT), text(SHORT * longer));
        let mut taken = |text: &[u8], times: usize| {
            let begun = processor_time();
            (0..times).for_each(|_| read(black_box(text)));
            processor_time() - begun
        };
        let (mut at_once, mut in_parts) = (taken(&long, 1), u128::MAX);
        for _ in 0..5 {
            if at_once <= LITTLE || at_once <= in_parts.saturating_mul(4) && in_parts < u128::MAX {
                break;
            }
            in_parts = in_parts.min(taken(&short, longer));
            at_once = at_once.min(taken(&long, 1));
        }
        let shown = String::from_utf8_lossy(&unit[..unit.len().min(40)]);
        assert!(
            at_once <= LITTLE.max(in_parts.saturating_mul(4)),
            "{shown:?}: {at_once} ns, and {in_parts} ns in parts"
        );
    }
}

/// Nanoseconds that this thread was on a processor; nothing where the system does not tell.
fn processor_time() -> u128 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    stat.split(' ').next().and_then(|time| time.parse().ok()).unwrap_or_default()
}
