//! Tournaments by chance, and what our tie-breaks make of a file, for programs that compare.
//!
//!     tournaments make SEED PLAYERS ROUNDS [robin] > FILE
//!     tournaments ties 2024|2026 ACRONYM... < FILE
//!
//! The second writes a line for each player in the order of the standings by this list: the starting number,
//! the place, the points, and what each tie-break comes to; all divided by blanks.

use std::io::{self, BufWriter, Read, Write};

use shakmaty::Color;
use touchmove_tournament::crosstable::{Card, Cell, Crosstable, Mark, Meeting, Seed};
use touchmove_tournament::points::Scoring;
use touchmove_tournament::shakmaty;
use touchmove_tournament::standings::{Order, standings};
use touchmove_tournament::ties::{TieBreak, TieEdition};
use touchmove_tournament::trf::{self, Person, Player, Trf, Version};

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["make", seed, players, rounds, kind @ ..] => {
            let number = |text: &str| text.parse().map_err(io::Error::other);
            let (seed, players): (usize, usize) = (number(seed)?, number(players)?);
            let table = if kind.contains(&"robin") {
                robin(Chance::new(seed), players)
            } else {
                swiss(Chance::new(seed), players, number(rounds)?)
            };
            io::stdout().lock().write_all(trf::write(&named(table), Version::Trf26).as_bytes())
        }
        ["ties", edition, list @ ..] => ties(edition, list),
        _ => Err(io::Error::other("make SEED PLAYERS ROUNDS [robin], or ties EDITION ACRONYM...")),
    }
}

fn ties(edition: &str, list: &[&str]) -> io::Result<()> {
    let edition = if edition == "2024" { TieEdition::August2024 } else { TieEdition::March2026 };
    let ties: Vec<TieBreak> =
        list.iter().map(|tie| tie.parse()).collect::<Result<_, _>>().map_err(io::Error::other)?;
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    let read = trf::read(&bytes).map_err(|faults| io::Error::other(faults[0]))?;
    let mut out = BufWriter::new(io::stdout().lock());
    for line in standings(&read.trf.table, &Order { edition, ties: &ties, ..Order::default() }) {
        let values = line.ties.iter().map(|tie| format!(" {}", tie.value));
        let number = read.trf.players[line.seed].number;
        writeln!(out, "{number} {} {}{}", line.place, line.points, values.collect::<String>())?;
    }
    out.flush()
}

fn named(table: Crosstable) -> Trf {
    let player = |seed: Seed| Player {
        number: seed + 1,
        person: Person {
            name: format!("Test{:04}", seed + 1),
            rating: table.cards[seed].rating,
            ..Person::default()
        },
        points: table.score(seed),
        rank: Some(seed + 1),
    };
    let players = (0..table.cards.len()).map(player).collect();
    let mut trf = Trf::new(table, players);
    if trf.table.meeting == Meeting::Some {
        trf.texts.push((trf::Text::Kind, String::from("Individual: Swiss System")));
    }
    trf
}

/// Choices, each of the next bits of a number.
struct Chance(u64);

impl Chance {
    fn new(seed: usize) -> Self {
        let mut chance = Self(u64::try_from(seed).unwrap_or(0));
        chance.below(2);
        chance
    }

    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % most.max(1)
    }

    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// How a game ends for White, and for Black.
    fn result(&mut self) -> (Mark, Mark) {
        match self.below(40) {
            0 => (Mark::ForfeitWin, Mark::ForfeitLoss),
            1 => (Mark::ForfeitLoss, Mark::ForfeitWin),
            2 if self.once_in(2) => (Mark::ForfeitLoss, Mark::ForfeitLoss),
            3..16 => (Mark::Win, Mark::Loss),
            16..27 => (Mark::Loss, Mark::Win),
            _ => (Mark::Draw, Mark::Draw),
        }
    }

    /// Players without rounds. In a third of the tournaments some have no rating.
    fn players(&mut self, count: usize) -> Vec<Card> {
        let unrated = self.once_in(3);
        let mut rating = 2500;
        let mut card = || {
            rating -= self.below(1 + 1400 / count);
            let has_none = unrated && self.once_in(6);
            let rating = u16::try_from(rating).ok().filter(|_| !has_none);
            Card { rating, cells: Vec::new() }
        };
        (0..count).map(|_| card()).collect()
    }
}

fn play(table: &mut Crosstable, white: Seed, black: Seed, (of_white, of_black): (Mark, Mark)) {
    table.cards[white].cells.push(Cell::game(black, Color::White, of_white));
    table.cards[black].cells.push(Cell::game(white, Color::Black, of_black));
}

/// By score, with byes of every kind, forfeits and players who leave and come back.
fn swiss(mut chance: Chance, players: usize, rounds: usize) -> Crosstable {
    let cards = chance.players(players);
    let mut table =
        Crosstable { meeting: Meeting::Some, rounds, scoring: Scoring::default(), cards };
    let mut away = vec![false; players];
    for _ in 0..rounds {
        let mut free: Vec<Seed> = Vec::new();
        for (seed, is_away) in away.iter_mut().enumerate() {
            *is_away ^= chance.once_in(if *is_away { 4 } else { 40 });
            if *is_away || chance.once_in(25) {
                let byes = [Mark::HalfBye, Mark::ZeroBye, Mark::ZeroBye, Mark::FullBye];
                let mark = if *is_away { Mark::ZeroBye } else { byes[chance.below(4)] };
                table.cards[seed].cells.push(Cell::bye(mark));
            } else {
                free.push(seed);
            }
        }
        free.sort_by_cached_key(|&seed| (table.score(seed), seed));
        while let Some(seed) = free.pop() {
            let unmet = free.iter().rposition(|&other| !table.have_met(seed, other));
            let Some(at) = unmet.or(free.len().checked_sub(1)) else {
                table.cards[seed].cells.push(Cell::bye(Mark::PairingBye));
                break;
            };
            let other = free.remove(at);
            let (white, black) = if chance.once_in(2) { (seed, other) } else { (other, seed) };
            let result = chance.result();
            play(&mut table, white, black, result);
        }
    }
    table
}

/// Everybody against everybody, an even number of them, some games forfeited.
fn robin(mut chance: Chance, players: usize) -> Crosstable {
    let players = players.next_multiple_of(2);
    let rounds = players - 1;
    let cards = chance.players(players);
    let mut table =
        Crosstable { meeting: Meeting::All, rounds, scoring: Scoring::default(), cards };
    for round in 0..rounds {
        for pair in 0..players / 2 {
            let (one, other) = match pair {
                0 => (players - 1, round),
                _ => ((round + pair) % rounds, (round + rounds - pair) % rounds),
            };
            let result = chance.result();
            play(&mut table, one, other, result);
        }
    }
    table
}
