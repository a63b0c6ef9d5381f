//! Fifty players of several strengths on the ladder of puzzles: what they meet, and how it grows.

use std::collections::{BTreeSet, HashSet};
use std::fmt::Write as _;

use expect_test::expect;
use touchmove::practice::puzzle::ladder::lot;
use touchmove::practice::puzzle::rating;
use touchmove::puzzles::{Library, Player, Wanted};

/// How many players there are, and how many puzzles each tries.
const PLAYERS: u32 = 50;
const TRIES: u64 = 60;

/// The weakest player, and by how much the next is stronger.
const WEAKEST: u32 = 700;
const STRONGER: u32 = 30;

/// The rating around which sizes are compared, and how far from it.
const MIDDLE: u16 = 1300;
const NEAR: u16 = 75;

/// How far apart the rows of the table of ratings are.
const BAND: u16 = 100;

/// What a player has met.
struct Met {
    strength: u32,
    first: String,
    /// The rating before each puzzle, and how many pieces it had.
    puzzles: Vec<(u16, usize)>,
    /// The ratings of the puzzles.
    ratings: Vec<u16>,
    rating: u16,
}

/// A player solves a puzzle as often as his strength against its rating lets expect; by chance that is
/// his own.
fn plays(library: &Library, number: u32) -> Met {
    let strength = WEAKEST + number * STRONGER;
    let chance = lot(u64::from(number) * 86_400 + 1_700_000_000, "puzzle/");
    let (mut tries, mut had) = (Vec::new(), HashSet::new());
    let (mut puzzles, mut met, mut first) = (Vec::new(), Vec::new(), String::new());
    let ratings = library.ratings();
    for at in 0..TRIES {
        let now = rating(tries.iter().copied());
        let player = Player { rating: now, had: at, chance };
        let (id, puzzle) = library.next(Wanted::default(), player, |id| had.contains(id)).unwrap();
        let (position, _) = &puzzle.way()[0];
        puzzles.push((now, shakmaty::Position::board(position).occupied().count()));
        let rated = ratings[id.as_str()];
        met.push(rated);
        let expected = 1.0 / (1.0 + 10_f64.powf((f64::from(rated) - f64::from(strength)) / 400.0));
        #[expect(clippy::cast_precision_loss, reason = "a part of one")]
        let luck = (lot(chance, &format!("{id} {at}")) >> 11) as f64 / (1_u64 << 53) as f64;
        tries.push((rated, luck < expected));
        first = if at == 0 { id.clone() } else { first };
        had.insert(id);
    }
    Met { strength, first, puzzles, ratings: met, rating: rating(tries) }
}

fn median<T: Copy + Ord>(mut all: Vec<T>) -> Option<T> {
    all.sort_unstable();
    all.get(all.len() / 2).copied()
}

/// What players of a rating meet: how many puzzles were looked at, and the size and the rating of the one in
/// their middle, with the smallest and the largest.
fn table_of_ratings(all: &[Met]) -> String {
    let puzzles: Vec<(u16, usize, u16)> = all
        .iter()
        .flat_map(|met| met.puzzles.iter().zip(&met.ratings))
        .map(|(&(own, size), &rated)| (own / BAND * BAND, size, rated))
        .collect();
    let bands: BTreeSet<u16> = puzzles.iter().map(|(band, ..)| *band).collect();
    let mut table = String::from("rating puzzles pieces rated\n");
    for band in bands {
        let here = || puzzles.iter().filter(|(own, ..)| *own == band);
        let sizes: Vec<usize> = here().map(|(_, size, _)| *size).collect();
        let rated: Vec<u16> = here().map(|(.., rated)| *rated).collect();
        let (least, most) = (sizes.iter().min().unwrap(), sizes.iter().max().unwrap());
        let [size, rating] = [median(sizes.clone()), median(rated).map(usize::from)];
        let (count, size, rating) = (sizes.len(), size.unwrap(), rating.unwrap());
        let _ = writeln!(table, "{band} {count} {least}-{size}-{most} {rating}");
    }
    table
}

#[test]
fn h4_players_meet_larger_positions_as_they_rise_and_do_not_begin_alike() {
    let library = Library::built_in();
    let all: Vec<Met> = (0..PLAYERS).map(|number| plays(&library, number)).collect();
    let near = |met: &Met| {
        let near = met.puzzles.iter().filter(|(rating, _)| rating.abs_diff(MIDDLE) <= NEAR);
        near.map(|(_, size)| *size).collect::<Vec<_>>()
    };
    let mut table = format!("strength, rating after {TRIES}, median of ten, near {MIDDLE}\n");
    for met in &all {
        let first = median(met.puzzles.iter().take(10).map(|(_, size)| *size).collect());
        let _ =
            writeln!(table, "{} {} {first:?} {:?}", met.strength, met.rating, median(near(met)));
    }
    let together: Vec<usize> = all.iter().flat_map(near).collect();
    assert!(together.len() > 200, "{table}");
    let middle = median(together).unwrap();
    assert!(middle >= 10, "{middle}\n{table}");
    let early = all.iter().flat_map(|met| met.puzzles.iter().take(10));
    let early = median(early.map(|(_, size)| *size).collect()).unwrap();
    assert!(early >= 7, "{early}\n{table}");
    let firsts: HashSet<&str> = all.iter().map(|met| met.first.as_str()).collect();
    assert!(firsts.len() >= 25, "{} of {PLAYERS} first puzzles", firsts.len());
    expect![[r#"
        rating puzzles pieces rated
        700 35 4-7-9 737
        800 252 4-8-12 799
        900 371 4-9-14 955
        1000 528 4-9-15 1024
        1100 466 4-10-17 1153
        1200 381 4-11-19 1297
        1300 273 4-12-21 1369
        1400 287 4-14-23 1500
        1500 285 4-14-25 1565
        1600 122 4-16-26 1645
    "#]]
    .assert_eq(&table_of_ratings(&all));
}
