//! Positions as numbers, and the lists by which games are found from them.
//!
//! The positions of many games are kept as a part: sorted, cut into buckets, each bucket one blob.
//! So an import only appends, and a question reads one small blob of each part.

mod played;

use shakmaty::zobrist::Zobrist64;
use shakmaty::{EnPassantMode, Position as _};
use touchmove_position::{Position, Variant};

pub use played::hashes;

/// The buckets of a part.
pub const BUCKETS: i64 = 256;

/// The bits of a number that name a position; in a part the others name the game.
const NAMING: u64 = !0xffff;

/// The groups of a bucket: the next byte of a position tells its group, as the first tells its bucket.
const GROUPS: usize = 256;

/// The bytes of an entry in a group: four of the position, two of the game.
const ENTRY: usize = 6;

/// How many values a digit has by which positions are sorted, and how far right each begins, the last first.
const DIGITS: usize = 1 << 12;
const BY: [u32; 4] = [16, 28, 40, 52];

/// The number of a position: two positions in which the same moves are possible have the same
/// (FIDE 2023, 9.2.3), and two others as good as never. Its last 16 bits are 0.
#[must_use]
pub fn key(position: &Position) -> u64 {
    named(hash(position))
}

/// The number of a position by its hash.
#[must_use]
pub fn named(hash: Zobrist64) -> u64 {
    hash.0 & NAMING
}

/// The hash of a position. One of another game than chess has another one, though the same pieces stand
/// there.
#[must_use]
pub fn hash(position: &Position) -> Zobrist64 {
    let hash: Zobrist64 = position.zobrist_hash(EnPassantMode::Legal);
    hash ^ Zobrist64(of_game(position.variant()))
}

/// The part that a game has in the hashes of its positions.
const fn of_game(variant: Variant) -> u64 {
    match variant {
        Variant::Standard | Variant::Chess960 => 0,
        Variant::KingOfTheHill => 0xd6e8_feb8_6659_fd93,
        Variant::ThreeCheck => 0x9e37_79b9_7f4a_7c15,
        Variant::Crazyhouse => 0xbf58_476d_1ce4_e5b9,
        Variant::Antichess => 0x94d0_49bb_1331_11eb,
        Variant::Atomic => 0xff51_afd7_ed55_8ccd,
        Variant::Horde => 0xc4ce_b9fe_1a85_ec53,
        Variant::RacingKings => 0x2545_f491_4f6c_dd1d,
    }
}

/// The bucket of a position.
#[must_use]
pub fn bucket(key: u64) -> i64 {
    i64::from(key.to_be_bytes()[0])
}

/// Positions with their games, which come in their order, sorted, as blobs by their buckets.
pub fn blobs(entries: Vec<u64>) -> impl Iterator<Item = (i64, Vec<u8>)> {
    let mut entries = sorted(entries);
    entries.dedup();
    let mut done = 0;
    std::iter::from_fn(move || {
        let bucket = bucket(*entries.get(done)?);
        let rest = &entries[done..];
        let of_it = &rest[..rest.partition_point(|&entry| self::bucket(entry) == bucket)];
        done += of_it.len();
        Some((bucket, blob(of_it)))
    })
}

/// Entries by their positions: digit by digit, which leaves the games of each in their order.
fn sorted(mut entries: Vec<u64>) -> Vec<u64> {
    let digit = |entry: u64, shift: u32| usize::try_from(entry >> shift).unwrap_or(0) % DIGITS;
    let mut counts = BY.map(|_| vec![0_usize; DIGITS]);
    for &entry in &entries {
        for (counts, shift) in counts.iter_mut().zip(BY) {
            counts[digit(entry, shift)] += 1;
        }
    }
    let mut others = vec![0; entries.len()];
    for (ends, shift) in counts.iter_mut().zip(BY) {
        let mut before = 0;
        for end in ends.iter_mut() {
            before += std::mem::replace(end, before);
        }
        for &entry in &entries {
            let end = &mut ends[digit(entry, shift)];
            others[*end] = entry;
            *end += 1;
        }
        std::mem::swap(&mut entries, &mut others);
    }
    entries
}

/// The sorted entries of a bucket: how many each group has, then all of them.
#[must_use]
pub fn blob(entries: &[u64]) -> Vec<u8> {
    let mut counts = [0_usize; GROUPS];
    for entry in entries {
        counts[usize::from(entry.to_be_bytes()[1])] += 1;
    }
    let mut blob = Vec::with_capacity(GROUPS + 8 + entries.len() * ENTRY);
    for mut count in counts {
        // Seven bits a byte, the lowest first; the eighth says that more follow.
        while count > 0x7f {
            blob.push(0x80 | count.to_le_bytes()[0]);
            count >>= 7;
        }
        blob.push(count.to_le_bytes()[0]);
    }
    let begun = blob.len();
    blob.resize(begun + entries.len() * ENTRY, 0);
    for (to, entry) in blob[begun..].as_chunks_mut::<ENTRY>().0.iter_mut().zip(entries) {
        let [_, _, rest @ ..] = entry.to_be_bytes();
        *to = rest;
    }
    blob
}

/// The games of a bucket in which a position stood, counted from the first game of its part.
pub fn games(blob: &[u8], key: u64) -> impl Iterator<Item = i64> {
    let named = key.to_be_bytes();
    let entries = group(blob, usize::from(named[1]));
    let from = entries.partition_point(|entry| entry[..4] < named[2..6]);
    let of_it = entries[from..].iter().take_while(move |entry| entry[..4] == named[2..6]);
    of_it.map(|entry| i64::from(u16::from_be_bytes([entry[4], entry[5]])))
}

/// The entries of a group; none where the blob is damaged.
fn group(blob: &[u8], group: usize) -> &[[u8; ENTRY]] {
    let (mut read, mut before, mut of_it) = (0, 0_usize, 0);
    for number in 0..GROUPS {
        let (mut count, mut shift) = (0_usize, 0);
        loop {
            let Some(&byte) = blob.get(read) else { return &[] };
            read += 1;
            count |= usize::from(byte & 0x7f) << shift;
            shift = (shift + 7).min(28);
            if byte < 0x80 {
                break;
            }
        }
        match number {
            _ if number < group => before = before.saturating_add(count),
            _ if number == group => of_it = count,
            _ => {}
        }
    }
    let (entries, _) = blob[read..].as_chunks();
    entries.get(before..before.saturating_add(of_it)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use shakmaty::Move;

    use super::*;

    #[test]
    fn what_is_kept_in_blobs_is_found_again() {
        let entries: Vec<u64> = (0..5000_u64)
            .map(|n| (n.wrapping_mul(0x9e37_79b9_7f4a_7c15) & NAMING & !(7 << 61)) | (n % 300))
            .collect();
        let blobs: Vec<_> = blobs(entries.clone()).collect();
        assert!(blobs.len() <= 32 && blobs.is_sorted());
        for &entry in &entries {
            let key = entry & NAMING;
            let (_, blob) = &blobs[blobs.iter().position(|(b, _)| *b == bucket(key)).unwrap()];
            let game = i64::try_from(entry & !NAMING).unwrap();
            assert!(games(blob, key).any(|found| found == game));
            assert_eq!(games(blob, key ^ 0x1_0000).count(), 0);
        }
    }

    #[test]
    fn entries_are_sorted_as_they_would_be_by_comparing() {
        // Many games of one position are behind each other.
        let of = |game: u64| (0..90).map(move |ply: u64| (ply.max(30) * (game % 7 + ply)) << 16);
        let mixed = |n: u64| n.wrapping_mul(0x9e37_79b9_7f4a_7c15) & NAMING;
        let entries: Vec<u64> =
            (0..500).flat_map(|game| of(game).map(move |entry| mixed(entry) | game)).collect();
        let mut expected = entries.clone();
        expected.sort_unstable();
        assert_eq!(sorted(entries), expected);
    }

    #[test]
    fn many_games_of_one_position_are_found_and_a_damaged_blob_has_none() {
        let of = |name: u64, count: u64| (0..count).map(move |game| name << 16 | game);
        let entries: Vec<u64> = of(0x0102_0000_0001, 300)
            .chain(of(0x0102_0000_0002, 20_000))
            .chain(of(0x01ff << 32, 1))
            .collect();
        let blob = blob(&entries);
        let counts = [
            (0x0102_0000_0001, 300),
            (0x0102_0000_0002, 20_000),
            (0x01ff << 32, 1),
            (0x01fe << 32, 0),
        ];
        for (name, count) in counts {
            assert_eq!(games(&blob, name << 16).count(), count);
            assert!(games(&blob, name << 16).is_sorted());
        }
        for length in 0..400 {
            assert!(games(&blob[..length], 0x0102_0000_0002 << 16).count() < 300, "{length}");
            assert_eq!(games(&[0xff].repeat(length), 0x01ff << 48).count(), 0);
        }
    }

    #[test]
    fn a_position_has_the_same_number_however_it_came_about() {
        let texts = ["e4 e5 Nf3 Nc6 Ng1 Nb8", "e4 e5 Nc3 Nf6 Nb1 Ng8"];
        let last = texts.map(|text| {
            let mut position = Position::default();
            let moves: Vec<Move> = text
                .split(' ')
                .map(|san| {
                    let san: shakmaty::san::San = san.parse().unwrap();
                    let mv = san.to_move(&position).unwrap();
                    position.play_unchecked(mv);
                    mv
                })
                .collect();
            let hashes = hashes(&Position::default(), &moves);
            assert_eq!(named(*hashes.last().unwrap()), key(&position));
            hashes
        });
        assert_eq!(last[0].last(), last[1].last());
        assert_eq!(last[0].len(), 7);
        assert_ne!(last[0][1], last[0][5]);
    }
}
