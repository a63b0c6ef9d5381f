//! Whole games on boards with bad contacts, and boards on which nobody plays.

use std::fmt::Write as _;
use std::io::Write as _;
use std::thread;

use super::{BAD, GAME, KINDS, Kind, Load, Played, RIGHT, SLOW, Stuck, silence};

/// Squares whose contacts are bad: corners, edges, pieces that move, squares to which they move, and
/// empty ones.
const SQUARES: [&str; 12] =
    ["b8", "a1", "h8", "e2", "h1", "d7", "e1", "f3", "d4", "h4", "g2", "e5"];

/// A script in which one contact or two are bad, from the beginning or from somewhere in the game.
fn script(dice: &mut Load) -> String {
    let mut script = String::new();
    let first = dice.below(12);
    for nth in 0..=dice.below(2) {
        let square = SQUARES[usize::try_from((first + nth * 5) % 12).unwrap()];
        let period = 100 + dice.below(1400);
        let share = 15 + dice.below(70);
        let from = if dice.below(3) == 0 { 0 } else { 3000 + dice.below(20_000) };
        writeln!(script, "from {from} flicker {square} {period} 0.{share}").unwrap();
    }
    script
}

/// Waits until the board counts.
fn begins(played: &mut Played) -> Stuck {
    loop {
        let Some(line) = played.hears() else { return Err(silence("beginning")) };
        if RIGHT.contains(&line.as_str()) {
            return Ok(());
        }
    }
}

/// Plays the game; who hears that a move is not seen types it.
fn game(played: &mut Played) -> Stuck {
    played.insists = 2;
    begins(played)?;
    for nth in 0..GAME.len() {
        played.plays(nth, None)?;
        played.is_true(nth + 1)?;
    }
    Ok(())
}

fn wrong_games(which: usize, games: u64, clean: bool) -> Vec<String> {
    let mut wrong = Vec::new();
    for seed in 0..games {
        let mut dice = Load::new(seed * 64 + which as u64, false);
        let flicker = script(&mut dice);
        let faults = if clean { flicker.clone() } else { format!("{BAD}{flicker}") };
        let mut played = Played::over(&KINDS[which], seed * 2, &faults);
        let words = |line: &str| line.split(' ').nth(3).unwrap().to_owned();
        played.bad = flicker.lines().map(words).collect();
        if let Err(why) = game(&mut played) {
            wrong.push(format!("kind {which}, seed {seed}: {why}\n{faults}\n{}", played.log));
        }
    }
    wrong
}

fn no_game_goes_wrong(games: u64, clean: bool) {
    let wrong: Vec<String> = thread::scope(|scope| {
        let games = |which| if SLOW.contains(&which) { games / 3 } else { games };
        let kinds: Vec<_> = (0..KINDS.len())
            .map(|at| scope.spawn(move || wrong_games(at, games(at), clean)))
            .collect();
        kinds.into_iter().flat_map(|kind| kind.join().unwrap()).collect()
    });
    let firsts: String =
        wrong.iter().map(|why| why.lines().next().unwrap().to_owned() + "\n").collect();
    assert!(wrong.is_empty(), "{} games\n{firsts}\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn whole_games_are_played_on_boards_with_bad_contacts() {
    no_game_goes_wrong(12, true);
}

#[test]
fn whole_games_are_played_on_boards_with_bad_contacts_over_a_bad_line() {
    no_game_goes_wrong(12, false);
}

#[test]
#[ignore = "takes minutes"]
fn thousands_of_games_are_played_on_boards_with_bad_contacts() {
    no_game_goes_wrong(300, true);
    no_game_goes_wrong(300, false);
}

/// What becomes of a board on which nobody plays.
#[derive(Default)]
struct Watched {
    frames: u64,
    /// How often a touch was told, and how often one stood when its square was muted or still.
    told: u64,
    stands: u64,
    log: String,
}

/// Nobody touches anything while contacts are bad, the line is, or both. A touch may be told before
/// the square is known to flicker; none may stand.
fn nobody_plays(kind: &Kind, seed: u64, frames: u64, flickers: bool, noise: bool) -> Watched {
    let mut watched = Watched::default();
    let mut dice = Load::new(seed, false);
    while watched.frames < frames {
        let flicker = if flickers { script(&mut dice) } else { String::new() };
        let bad = if noise { BAD } else { "" };
        let mut played = Played::over(kind, dice.below(1000) * 2, &format!("{bad}{flicker}"));
        played.unlogged = frames > 100_000;
        if begins(&mut played).is_err() {
            continue;
        }
        let before = watched.frames;
        for _ in 0..40 {
            played.waits(15_000);
            let said = std::mem::take(&mut played.heard);
            let touched = said.iter().filter(|line| line.ends_with("touched.")).count();
            watched.told += touched as u64;
            watched.frames = before + played.frames;
        }
        if played.session.game().has_touched() {
            watched.stands += 1;
            watched.log = format!("{flicker}{}", played.log);
        }
        played.log.clear();
    }
    watched
}

fn no_false_touch_stands(frames: u64) {
    let conditions = [(true, false), (false, true), (true, true)];
    let watched: Vec<_> = thread::scope(|scope| {
        let runs: Vec<_> = (0..KINDS.len())
            .flat_map(|which| conditions.map(|how| (which, how)))
            .map(|(which, (flickers, noise))| {
                let run =
                    move || nobody_plays(&KINDS[which], 7 + which as u64, frames, flickers, noise);
                (which, flickers, noise, scope.spawn(run))
            })
            .collect();
        runs.into_iter().map(|(which, f, n, run)| (which, f, n, run.join().unwrap())).collect()
    });
    let mut table = String::new();
    for (which, flickers, noise, Watched { frames, told, stands, .. }) in &watched {
        let model = KINDS[*which].model;
        writeln!(table, "{model:?} flicker {flickers} noise {noise}: {frames} frames, {told} told, {stands} stand").unwrap();
    }
    std::io::stderr().write_all(table.as_bytes()).unwrap();
    let wrong = watched.iter().find(|(.., watched)| watched.stands > 0);
    assert!(wrong.is_none(), "{table}\n{}", wrong.map_or("", |(.., watched)| &watched.log));
}

#[test]
fn no_false_touch_stands_in_thousands_of_frames() {
    no_false_touch_stands(1500);
}

#[test]
#[ignore = "takes very long"]
fn no_false_touch_stands_in_a_million_frames() {
    no_false_touch_stands(1_000_000);
}

#[test]
fn a_board_with_a_bad_contact_is_named_to_the_player() {
    let mut played = Played::over(&KINDS[0], 0, "flicker b8 700\n");
    let named = (0..20).find_map(|_| played.hears().filter(|line| line.starts_with("b8 flickers")));
    let awaited = "b8 flickers: press the piece down, or say mute b8.";
    assert_eq!(named.ok_or_else(|| silence("flicker")).as_deref(), Ok(awaited));
}
