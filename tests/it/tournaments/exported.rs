//! Exchange files that are written while games are still open; those of players are read by gacrux where it is
//! installed. It reads no file of teams in which a board has no result.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use touchmove::tournament::points::Points;
use touchmove::tournament::trf::read;

use super::{organise, with};
use crate::program::Home;

/// Python with gacrux, where `scripts/oracles.py` has installed it.
fn python() -> Option<PathBuf> {
    let python = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/oracles/bin/python");
    if !python.exists() {
        let left_out = "left out: scripts/oracles.py has not installed gacrux yet";
        let _ = writeln!(std::io::stderr(), "{left_out}");
    }
    python.exists().then_some(python)
}

/// What gacrux says of a file, by one of its programs.
fn said(python: &Path, program: &str, home: &Home, args: &str) -> String {
    let mut command = Command::new(python);
    command.args(["-m", program, "-f", "TRF", "-d", "T", "-i"]).arg(home.data("open.trf"));
    let run = command.args(args.split(' ')).output().unwrap();
    String::from_utf8(run.stdout).unwrap().replace("\r\n", "\n")
}

/// Plays these lines, and writes the exchange file.
fn exported(home: &Home, lines: &[&str]) {
    let export = format!("export {}", home.data("open.trf").display());
    let heard = organise(home, &[lines, &[export.as_str(), "leave"]].concat());
    assert!(heard.contains("Written: "), "{heard}");
}

#[test]
fn a_game_that_is_open_gives_nothing_in_an_export() {
    let Some(python) = python() else { return };
    let player = |number: usize| {
        format!("[[player]]\nname = \"Player {number}\"\nrating = {}\n", 2000 - 50 * number)
    };
    let home = with(&format!(
        "name = \"Open\"\nsystem = \"swiss\"\nrounds = 3\ntie-breaks = \"BH\"\n{}",
        (1..=4).map(player).collect::<String>()
    ));
    let lines = ["pair 1-3 4-2", "result 1 1-0", "result 2 0-1", "pair 2-1 3-4", "result 2 ="];
    exported(&home, &lines);
    let standings = said(&python, "gacrux.tiebreakchecker", &home, "-t PTS -r");
    assert_eq!(standings, "Rank\tStartNo\tPTS\n1\t1\t1.0\n1\t2\t1.0\n3\t3\t0.5\n3\t4\t0.5\n");
    let paired = said(&python, "gacrux.pairingchecker", &home, "-p -m dutch");
    let pairs: Vec<&str> = paired.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!((pairs[0], pairs.len()), ("2", 3), "{paired}");
}

#[test]
fn a_board_of_teams_that_is_open_gives_nothing_in_an_export() {
    let mut file = "name = \"Teams\"\nsystem = \"swiss\"\nrounds = 3\nboards = 2\n".to_owned();
    for team in 1..=4 {
        let _ = writeln!(file, "[[team]]\nname = \"Team {team}\"");
        for player in 1..=2 {
            let rating = 2000 - 40 * team - 5 * player;
            let of_it = format!("team = \"Team {team}\"\nrating = {rating}");
            let _ = writeln!(file, "[[player]]\nname = \"P{team}{player}\"\n{of_it}");
        }
    }
    let home = with(&file);
    let boards = ["result 1.1 1-0", "result 1.2 =", "result 2.1 0-1"];
    exported(&home, &[&["pair 1-3 4-2"], &boards[..]].concat());
    let written = fs::read(home.data("open.trf")).unwrap();
    let trf = read(&written).unwrap().trf;
    let points: Vec<String> = trf.players.iter().map(|player| player.points.to_string()).collect();
    assert_eq!(points, ["1", "0.5", "1", "0", "0", "0.5", "0", "0"]);
    let written = |points: Option<Points>| points.unwrap().to_string();
    let of_teams = trf
        .teams
        .iter()
        .map(|team| [written(team.match_points), written(team.game_points)].join(" "));
    assert_eq!(of_teams.collect::<Vec<_>>(), ["2 1.5", "0 1", "0 0.5", "0 0"]);
}
