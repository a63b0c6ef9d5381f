//! Whole games on boards with bad contacts, and boards on which nobody plays.

use std::fmt::Write as _;
use std::io::Write as _;
use std::ops::Range;
use std::thread;

use shakmaty::Square;

use super::{
    BAD, GAME, Incident, KINDS, Kind, Load, Played, RIGHT, Stuck, seeds, seeds_of, silence,
};

/// Squares whose contacts are bad: corners, edges, pieces that move, squares to which they move, and
/// empty ones.
const SQUARES: [&str; 12] =
    ["b8", "a1", "h8", "e2", "h1", "d7", "e1", "f3", "d4", "h4", "g2", "e5"];

/// Squares whose contacts are bad where nobody plays: corners, edges, pieces that can move, empty ones,
/// and squares between which a legal move is played.
const PAIRED: [&str; 16] = [
    "b8", "a1", "h8", "e2", "h1", "d7", "e1", "f3", "d4", "h4", "g2", "e5", "e4", "g1", "c6", "d5",
];

/// A script in which one contact or two are bad, from the beginning or from somewhere in the game.
fn script(dice: &mut Load) -> String {
    let first = dice.below(12);
    flickers(dice, &SQUARES, first, 5)
}

/// The same with any of all squares.
fn wild_script(dice: &mut Load) -> String {
    let (first, next) = (dice.below(64), 1 + dice.below(63));
    let squares = Square::ALL.map(|square| square.to_string());
    flickers(dice, &squares.each_ref().map(String::as_str), first, next)
}

/// The same with those squares.
fn any_script(dice: &mut Load) -> String {
    let (first, next) = (dice.below(16), 1 + dice.below(15));
    flickers(dice, &PAIRED, first, next)
}

fn flickers(dice: &mut Load, squares: &[&str], first: u64, next: u64) -> String {
    let mut script = String::new();
    for nth in 0..=dice.below(2) {
        let at = usize::try_from(first + nth * next).unwrap() % squares.len();
        let square = squares[at];
        let period = 100 + dice.below(1400);
        let share = 15 + dice.below(70);
        let from = if dice.below(3) == 0 { 0 } else { 3000 + dice.below(20_000) };
        writeln!(script, "from {from} flicker {square} {period} 0.{share}").unwrap();
    }
    script
}

fn bad_squares(script: &str) -> Vec<String> {
    script.lines().map(|line| line.split(' ').nth(3).unwrap().to_owned()).collect()
}

/// Waits until the board counts.
fn begins(played: &mut Played) -> Stuck {
    loop {
        let Some(line) = played.hears() else { return Err(silence("beginning")) };
        played.mutes(&line);
        if RIGHT.contains(&line.as_str()) {
            return Ok(());
        }
    }
}

/// Plays the game; who hears that a move is not seen types it. In some the cable is pulled meanwhile.
fn game(played: &mut Played, pulled: Option<usize>) -> Stuck {
    played.insists = 2;
    begins(played)?;
    for nth in 0..GAME.len() {
        let incident = pulled.filter(|at| *at == nth).map(|at| (Incident::Pulled, at % 3));
        played.plays(nth, incident)?;
        played.is_true(nth + 1)?;
    }
    played.is_kept()
}

fn wrong_games(which: usize, seeds: Range<u64>, clean: bool, wild: bool) -> Vec<String> {
    let mut wrong = Vec::new();
    for seed in seeds {
        let mut dice = Load::new(seed * 64 + which as u64, false);
        let flicker = if wild { wild_script(&mut dice) } else { script(&mut dice) };
        let faults = if clean { flicker.clone() } else { format!("{BAD}{flicker}") };
        let mut played = Played::over(&KINDS[which], seed * 2, &faults);
        played.bad = bad_squares(&flicker);
        let pulled = (wild && !clean).then(|| usize::try_from(seed % 20).unwrap());
        if let Err(why) = game(&mut played, pulled) {
            wrong.push(format!("kind {which}, seed {seed}: {why}\n{faults}\n{}", played.log));
        }
    }
    wrong
}

fn no_game_goes_wrong(seeds: &Range<u64>, clean: bool, wild: bool) {
    let wrong: Vec<String> = thread::scope(|scope| {
        let play = |at| scope.spawn(move || wrong_games(at, seeds_of(at, seeds), clean, wild));
        let kinds: Vec<_> = (0..KINDS.len()).map(play).collect();
        kinds.into_iter().flat_map(|kind| kind.join().unwrap()).collect()
    });
    let firsts: String =
        wrong.iter().map(|why| why.lines().next().unwrap().to_owned() + "\n").collect();
    assert!(wrong.is_empty(), "{} games\n{firsts}\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn whole_games_are_played_on_boards_with_bad_contacts() {
    no_game_goes_wrong(&(0..12), true, false);
}

#[test]
fn whole_games_are_played_on_boards_with_bad_contacts_over_a_bad_line() {
    no_game_goes_wrong(&(0..12), false, false);
}

#[test]
fn whole_games_are_played_with_bad_contacts_and_a_cable_that_is_pulled() {
    no_game_goes_wrong(&(0..GAME.len() as u64), false, true);
}

#[test]
#[ignore = "takes minutes"]
fn thousands_of_games_are_played_on_boards_with_bad_contacts() {
    no_game_goes_wrong(&seeds(300), true, true);
    no_game_goes_wrong(&seeds(300), false, true);
}

/// So often a square comes back before it is known to flicker. A contact that opens for as long as a
/// hand lifts a piece and closes again is a touch to every sensor, and who puts a piece back twice has
/// touched it: only that it goes on tells the two apart. A board that looks at its squares now and then
/// may see a bad contact less often than that, or open each time it looks.
const COMES_BACK: u32 = 5;

/// So many minutes a slow board may take to see that.
const FINDS: u64 = 10;

/// What becomes of boards on which nobody plays.
#[derive(Default)]
struct Watched {
    frames: u64,
    /// How often a touch was told.
    told: u64,
    /// How often one stood in the end, and how often one that the player had to say is none, because
    /// the board has seen its square come back too seldom.
    stands: u64,
    said: u64,
}

/// What goes wrong with a board on which nobody plays.
#[derive(Clone, Copy, Debug)]
struct Wrong {
    flickers: bool,
    noise: bool,
}

const WRONG: [Wrong; 3] = [
    Wrong { flickers: true, noise: false },
    Wrong { flickers: false, noise: true },
    Wrong { flickers: true, noise: true },
];

/// A board that nobody touches for so many minutes, and how often a touch was told. Nothing if it was
/// never found.
fn alone(which: usize, seed: u64, how: Wrong, minutes: u64, logs: bool) -> Option<(Played, u64)> {
    let mut dice = Load::new(seed, false);
    let flicker = if how.flickers { any_script(&mut dice) } else { String::new() };
    let bad = if how.noise { BAD } else { "" };
    let mut played = Played::over(&KINDS[which], dice.below(1000) * 2, &format!("{bad}{flicker}"));
    played.unlogged = !logs;
    played.log = format!("kind {which}, seed {seed}, {how:?}\n{flicker}");
    played.bad = bad_squares(&flicker);
    begins(&mut played).ok()?;
    let mut told = 0;
    for quarter in 0..(minutes + FINDS) * 4 {
        // What has just been touched is given time to be found out.
        if quarter >= minutes * 4 && !played.session.game().underway().has_touched() {
            break;
        }
        played.waits(15_000);
        let said = std::mem::take(&mut played.heard);
        told += said.iter().filter(|line| line.ends_with("touched.")).count() as u64;
    }
    Some((played, told))
}

/// Whether nothing is touched and no move made, or the player can put right what the board has seen
/// too seldom, and plays on with another piece.
fn loses_nothing(played: &mut Played) -> Option<bool> {
    let game = played.session.game();
    if !game.underway().has_touched() && game.made().is_empty() {
        return None;
    }
    let seldom = |of: &Square| {
        let changes = played.changes.get(of).copied().unwrap_or_default();
        played.bad.contains(&of.to_string()) && changes < 2 * COMES_BACK
    };
    if !game.made().is_empty() || !game.underway().touches().iter().all(seldom) {
        return Some(false);
    }
    for square in played.bad.clone() {
        played.types(&format!("mute {square}"));
    }
    let withdrawn = !played.session.game().underway().has_touched();
    played.types("a2a3");
    Some(withdrawn && played.session.game().made().len() == 1)
}

/// Nobody touches anything while contacts are bad, the line is, or both. A touch may be told before
/// the square is known to flicker; none may stand. Each that does is written out at once.
fn nobody_plays(which: usize, how: Wrong, frames: u64, minutes: u64) -> Watched {
    let mut watched = Watched::default();
    for seed in (which as u64 * 1_000_000).. {
        if watched.frames >= frames {
            break;
        }
        let Some((mut played, told)) = alone(which, seed, how, minutes, false) else { continue };
        watched.frames += played.frames;
        watched.told += told;
        let game = played.session.game();
        let touches = game.underway().touches().to_vec();
        let made: Vec<String> = game.made().iter().map(|made| made.mv.to_string()).collect();
        let Some(put_right) = loses_nothing(&mut played) else { continue };
        let changes: Vec<_> = touches.iter().map(|of| (of, played.changes.get(of))).collect();
        if put_right {
            watched.said += 1;
            write_out(&format!("    {changes:?}: kind {which}, seed {seed}, {how:?}\n"));
            continue;
        }
        watched.stands += 1;
        let log = alone(which, seed, how, minutes, true).unwrap().0.log;
        write_out(&format!("=== {changes:?} touched, {made:?} made: {log}\n"));
    }
    let Watched { frames, told, stands, said } = watched;
    if frames >= MILLION {
        let Kind { model, learned, .. } = KINDS[which];
        let line = format!("{model:?} learned {learned} {how:?}");
        write_out(&format!(
            "--- {line}: {frames} frames, {told} told, {said} said, {stands} stand\n"
        ));
    }
    watched
}

fn write_out(line: &str) {
    std::io::stderr().lock().write_all(line.as_bytes()).unwrap();
}

fn no_false_touch_stands(kinds: Range<usize>, frames: u64, minutes: u64) {
    let stands: u64 = thread::scope(|scope| {
        let each = kinds.flat_map(|which| WRONG.map(|how| (which, how)));
        let run = |(which, how)| scope.spawn(move || nobody_plays(which, how, frames, minutes));
        let runs: Vec<_> = each.map(run).collect();
        runs.into_iter().map(|run| run.join().unwrap().stands).sum()
    });
    assert_eq!(stands, 0);
}

#[test]
fn no_false_touch_stands_in_thousands_of_frames() {
    no_false_touch_stands(0..KINDS.len(), 300, 2);
}

const MILLION: u64 = 1_000_000;

#[test]
#[ignore = "takes very long"]
fn no_false_touch_stands_in_a_million_frames_of_peg1() {
    no_false_touch_stands(0..2, MILLION, 10);
}

#[test]
#[ignore = "takes very long"]
fn no_false_touch_stands_in_a_million_frames_of_a_dgt() {
    no_false_touch_stands(2..4, MILLION, 10);
}

#[test]
#[ignore = "takes very long"]
fn no_false_touch_stands_in_a_million_frames_of_a_chesslink() {
    no_false_touch_stands(4..5, MILLION, 10);
}

#[test]
#[ignore = "takes very long"]
fn no_false_touch_stands_in_a_million_frames_of_a_certabo() {
    no_false_touch_stands(5..9, MILLION, 10);
}

#[test]
fn a_board_with_a_bad_contact_is_named_to_the_player() {
    let mut played = Played::over(&KINDS[0], 0, "flicker b8 700\n");
    let named = (0..20).find_map(|_| played.hears().filter(|line| line.starts_with("b8 flickers")));
    let awaited = "b8 flickers: press the piece down, or say mute b8.";
    assert_eq!(named.ok_or_else(|| silence("flicker")).as_deref(), Ok(awaited));
}
