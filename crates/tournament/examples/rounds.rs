//! Swiss tournaments by chance, paired round by round by a program of others and checked by our rules.
//!
//!     rounds SEED PLAYERS ROUNDS PROGRAM [ARGUMENT...]
//!
//! The argument FILE is the tournament to be paired. Players are absent, come late, leave and forfeit. Written
//! is a line for each rule that a pairing breaks, and how many rounds there were. A round that the program
//! cannot pair ends the tournament.

use std::io::{self, Write};
use std::path::Path;
use std::process::Command;

use touchmove_tournament::act::{Act, Bye, Pairer};
use touchmove_tournament::crosstable::Mark;
use touchmove_tournament::outcome::Outcome;
use touchmove_tournament::player::{Player, PlayerId};
use touchmove_tournament::points::Scoring;
use touchmove_tournament::record::Record;
use touchmove_tournament::shakmaty;
use touchmove_tournament::swiss;
use touchmove_tournament::system::System;
use touchmove_tournament::tournament::{Terms, Tournament};
use touchmove_tournament::trf::{self, Person, Trf, Version};

fn main() -> io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [seed, players, rounds, program @ ..] = &arguments[..] else {
        return Err(io::Error::other("SEED PLAYERS ROUNDS PROGRAM [ARGUMENT...]"));
    };
    let number = |text: &str| text.parse::<usize>().map_err(io::Error::other);
    let (seed, players, rounds) = (number(seed)?, number(players)?, number(rounds)?);
    let file = std::env::temp_dir().join(format!("rounds-{}-{seed}.trf", std::process::id()));
    let mut chance = Chance(u64::try_from(seed).map_err(io::Error::other)?);
    let mut record = begun(players, rounds, &mut chance).map_err(io::Error::other)?;
    let (mut paired, mut broken) = (0, 0);
    while paired < rounds {
        stay_away(&mut record, &mut chance).map_err(io::Error::other)?;
        let Some(answer) = asked(&file, record.now(), program)? else { break };
        let pairing = match swiss::answer(&answer, record.now().order()) {
            Ok(pairing) => pairing,
            Err(why) => {
                writeln!(io::stdout(), "seed {seed}, round {}: {why}", paired + 1)?;
                break;
            }
        };
        if pairing.players().next().is_none() {
            // So the programs say that no pairing can be.
            break;
        }
        for breach in swiss::breaches(record.now(), &pairing) {
            broken += 1;
            writeln!(io::stdout(), "seed {seed}, round {}: {breach:?}", paired + 1)?;
        }
        paired += 1;
        let by = Pairer::Program(program.first().cloned().unwrap_or_default());
        let boards = pairing.pairs.len();
        let done = record.add(Act::Paired { round: paired, pairing, by });
        done.map_err(|why| io::Error::other(format!("{why:?}")))?;
        for board in 1..=boards {
            let outcome = chance.outcome();
            let ended = Act::Ended { round: paired, board, part: None, outcome, table: None };
            record.add(ended).map_err(|why| io::Error::other(format!("{why:?}")))?;
        }
    }
    let _ = std::fs::remove_file(&file);
    writeln!(io::stdout(), "{paired} rounds, {broken} broken")
}

/// Choices, each of the next bits of a number.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % most.max(1)
    }

    fn outcome(&mut self) -> Outcome {
        match self.below(40) {
            0 => Outcome::WhiteByForfeit,
            1 => Outcome::BlackByForfeit,
            2 => Outcome::NeitherByForfeit,
            3..16 => Outcome::White,
            16..27 => Outcome::Black,
            _ => Outcome::Draw,
        }
    }
}

fn begun(players: usize, rounds: usize, chance: &mut Chance) -> Result<Record, String> {
    let terms = Terms::new(System::Swiss, Some(rounds), Scoring::default());
    let mut rating = 2500;
    let entered = (0..players).map(|index| {
        rating -= chance.below(1 + 1400 / players);
        let rating = u16::try_from(rating).ok();
        let name = format!("Test{:04}", index + 1);
        Act::Entered { player: Player { name, rating, ..Player::default() }, from: 1 }
    });
    Record::of(terms, entered.collect::<Vec<_>>()).map_err(|why| format!("{why:?}"))
}

/// Some ask for a bye, some leave and some come back before the next round.
fn stay_away(record: &mut Record, chance: &mut Chance) -> Result<(), String> {
    let round = record.now().rounds().len() + 1;
    for id in (0..record.now().entries().len()).map(PlayerId) {
        let has_left = record.now().entry(id).has_left();
        let act = match chance.below(50) {
            0 if !has_left => Act::Withdrawn { id, after: round - 1 },
            0..15 if has_left => Act::Returned { id, from: round },
            1 if !has_left => Act::Absent { id, round, gets: Bye::Half },
            2 if !has_left => Act::Absent { id, round, gets: Bye::Zero },
            _ => continue,
        };
        record.add(act).map_err(|why| format!("{why:?}"))?;
    }
    Ok(())
}

/// What the program answers; nothing if it finds no pairing.
fn asked(file: &Path, now: &Tournament, program: &[String]) -> io::Result<Option<String>> {
    std::fs::write(file, trf::write(&exchanged(now), Version::Trf26))?;
    let Some((name, arguments)) = program.split_first() else { return Ok(None) };
    let named = |word: &String| if word == "FILE" { file.into() } else { word.into() };
    let arguments: Vec<std::ffi::OsString> = arguments.iter().map(named).collect();
    let output = Command::new(name).args(arguments).output()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(output.status.success().then_some(text).filter(|text| !text.trim().is_empty()))
}

fn exchanged(now: &Tournament) -> Trf {
    let table = now.crosstable();
    let player = |(seed, id): (usize, &PlayerId)| {
        let player = &now.entry(*id).player;
        trf::Player {
            number: seed + 1,
            person: Person {
                name: player.name.clone(),
                rating: player.rating,
                ..Person::default()
            },
            points: table.score(seed),
            rank: None,
        }
    };
    let players = now.order().iter().enumerate().map(player).collect();
    let mut trf = Trf::new(table.clone(), players);
    let round = now.rounds().len() + 1;
    trf.initial_color = Some(shakmaty::Color::White);
    for mark in [Mark::HalfBye, Mark::ZeroBye] {
        let has_it = |id: &&PlayerId| {
            let entry = now.entry(**id);
            let half = !entry.is_out(round) && entry.bye_in(round) == Some(Bye::Half);
            let zero = entry.is_out(round) || entry.bye_in(round) == Some(Bye::Zero);
            if mark == Mark::HalfBye { half } else { zero }
        };
        let numbers: Vec<_> =
            now.order().iter().filter(has_it).map(|id| now.seed(*id) + 1).collect();
        if !numbers.is_empty() {
            trf.byes.push(trf::ByeRecord { mark, round, numbers });
        }
    }
    trf
}
