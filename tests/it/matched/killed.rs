//! A host that is killed again and again in the middle of a game.

use std::thread;
use std::time::Duration;

use touchmove::archive::What;
use touchmove::laws::Event;

use crate::kill::Chance;
use crate::matched::{ENGLISH, SILENT, Table, lay};
use crate::program::{Home, Running};

const GAME: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7";
pub(super) const WRITTEN: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O \
    9. h3 Nb8 10. d4 Nbd7 *";

const KILLS: usize = 10;

/// What a player types, and what is heard of it at the other's terminal and at his own.
pub(super) struct Step {
    pub(super) by: &'static str,
    pub(super) line: &'static str,
    pub(super) heard: &'static str,
    own: &'static str,
}

impl Step {
    /// Takes the step, and waits until both have heard of it.
    pub(super) fn play(&self, table: &mut Table) {
        table.of(self.by).type_line(self.line);
        table.of(other(self.by)).wait_for(self.heard);
        table.of(self.by).wait_for(self.own);
    }
}

/// A move is announced, repeated, and completed by the clock.
pub(super) fn steps() -> Vec<Step> {
    let players = [["white", "black"], ["black", "white"]].into_iter().cycle();
    let step = |by, line, heard, own| Step { by, line, heard, own };
    let moves = GAME.split_whitespace().zip(players);
    let whole = moves.flat_map(|(mv, [mover, other])| {
        let first = step(mover, mv, "Repeat it.", "");
        [
            first,
            step(other, mv, "repeats it.", "Repeated."),
            step(mover, "press", "Your clock is running.", "Pressed."),
        ]
    });
    whole.collect()
}

pub(super) fn other(place: &str) -> &'static str {
    if place == "white" { "black" } else { "white" }
}

/// A match of two whose moves are announced and repeated, and whose scores are kept for them.
pub(super) fn home() -> Home {
    let home = Home::new();
    let kept_for = "score = \"assistant\"\n";
    let white = ["name = \"Anna White\"\nblind = \"yes\"\n", ENGLISH.split_once('\n').unwrap().1];
    lay(
        &home,
        "",
        &[&white.concat(), SILENT, kept_for].concat(),
        &[ENGLISH, SILENT, kept_for].concat(),
    );
    home
}

/// How many steps are on record.
pub(super) fn kept(table: &Table) -> usize {
    let is_step = |what: &What| {
        let What::Event(event) = what else { return false };
        matches!(event, Event::Announced(..) | Event::Repeated(..) | Event::ClockPressed(_))
    };
    table.journal().iter().filter(|entry| is_step(&entry.what)).count()
}

/// The arbiter lets the clocks run, at the terminal of the host.
pub(super) fn run(table: &mut Table, command: &str) {
    let heard = if command == "start" { "game begins" } else { "Clocks running." };
    table.plays(&format!(
        "host types desk
         host hears The arbiter's passphrase
         host types example
         host hears Welcome, arbiter.
         host types {command}
         white hears {heard}
         black hears {heard}"
    ));
}

/// The steps of which a terminal has told until its table was gone.
fn told(terminal: &mut Running) -> usize {
    let mut told = 0;
    loop {
        let line = terminal.next_line().unwrap();
        told += usize::from(["Repeat it.", "Repeated.", "Pressed."].contains(&line.as_str()));
        if line.starts_with("Connection lost.") {
            return told;
        }
    }
}

/// Plays so many steps, begins one more and kills the host a moment later.
fn is_killed(table: &mut Table, steps: &[Step], chance: &mut Chance) {
    let before = kept(table);
    let left = &steps[before..];
    let whole = usize::try_from(chance.below(9)).unwrap().min(left.len() - 1);
    for step in &left[..whole] {
        step.play(table);
    }
    let step = &left[whole];
    table.of(step.by).type_line(step.line);
    thread::park_timeout(Duration::from_micros(chance.below(9000)));
    table.running.remove("host").unwrap().kill();
    // Whatever was told of the steps before was awaited.
    let told = ["white", "black"].map(|place| told(table.of(place)));
    let kept = kept(table);
    assert!(kept >= before + whole, "{kept} steps are kept of {before} and {whole}");
    assert!(kept <= before + whole + 1, "{kept} steps are kept of {before} and {whole}");
    let last = told.into_iter().sum::<usize>();
    assert!(kept > before + whole || last == 0, "{last} steps were told and not kept");
}

#[test]
fn nothing_that_a_player_was_told_is_lost_by_ten_kills() {
    let home = home();
    let (steps, mut chance) = (steps(), Chance(2006));
    let mut table = Table::new(home);
    table.host();
    table.of("host").wait_for("The arbiter starts the clocks.");
    for place in ["white", "black"] {
        table.sits(place);
    }
    for place in ["white", "black"] {
        table.of(place).wait_for("The arbiter starts the clocks.");
    }
    run(&mut table, "start");
    for _ in 0..KILLS {
        is_killed(&mut table, &steps, &mut chance);
        table.host();
        for place in ["white", "black"] {
            table.of(place).wait_for("Connected again.");
        }
        run(&mut table, "resume");
    }
    let done = kept(&table);
    for step in &steps[done..] {
        step.play(&mut table);
    }
    table.plays(
        "host types report
         host hears The records are in",
    );
    assert_eq!(table.moves(), WRITTEN);
}
