//! Whole matches through the real program: a host, a terminal for each place, and boards under the
//! hands.
//!
//! What is typed, done and awaited stands in a script, a line each. Who goes on waits for what the
//! one before has set off, so that each terminal prints the same every time.

#![allow(clippy::too_many_lines, reason = "a script and its transcripts are read as a whole")]

mod adjourned;
mod disputes;
#[cfg(unix)]
mod elsewhere;
#[cfg(all(feature = "speech", target_os = "linux"))]
mod heard;
mod killed;
#[cfg(unix)]
mod menus;
#[cfg(unix)]
mod pegs;
mod relayed;
#[cfg(unix)]
mod screens;
#[cfg(unix)]
mod terminals;

use std::collections::BTreeMap;
use std::fs;

use touchmove::archive::{Archive, Entry, GameId};

#[cfg(unix)]
use crate::played::table::board;
#[cfg(unix)]
use crate::program::lines_of;
use crate::program::{Home, Running};

/// The examples' passphrase.
pub(crate) const PASSPHRASE: &str = "example";

/// Lines of a match file: a blind player who is talked to in German, and one who sees.
pub(crate) const GERMAN: &str =
    "name = \"Anna Weiss\"\nblind = \"yes\"\nmoves = \"fide\"\ntalk = \"de\"\n";
pub(crate) const ENGLISH: &str = "name = \"Boris Black\"\nmoves = \"en\"\ntalk = \"en\"\n";
pub(crate) const SILENT: &str = "speech = \"no\"\n";

/// Everything that runs for one match, by its name: `host`, `white`, `black`, `desk`, and boards.
pub(crate) struct Table {
    pub(crate) home: Home,
    pub(crate) running: BTreeMap<&'static str, Running>,
}

/// Writes a match file into a home.
pub(crate) fn lay(home: &Home, rest: &str, white: &str, black: &str) {
    let hash = include_str!("../../examples/two-peg-boards.toml")
        .lines()
        .find(|line| line.starts_with("passphrase"))
        .unwrap();
    let text = format!(
        "time = \"90+30\"\ndate = \"2026-11-21\"\n{rest}\n[white]\n{white}\n[black]\n{black}\n\
         [arbiter]\nname = \"Ruth Richter\"\n{hash}\n"
    );
    home.write_private("match.toml", &text);
}

/// What makes a player one with a peg board, at the port of this name in a home.
#[cfg(unix)]
pub(crate) fn pegs(home: &Home, port: &str) -> String {
    format!("device = \"pegs\"\naddress = \"peg1:{}\"\n", home.path(port).display())
}

impl Table {
    pub(crate) fn new(home: Home) -> Self {
        Self { home, running: BTreeMap::new() }
    }

    /// The host in front of which nobody sits: it serves no place while others do.
    pub(crate) fn host(&mut self) {
        let file = self.home.path("match.toml");
        let mut command = self.home.command(&["match", file.to_str().unwrap()]);
        command.env("TOUCHMOVE_SPEECH", "off").env("TOUCHMOVE_TALK", "en");
        command.env("TOUCHMOVE_MOVES", "en");
        self.running.insert("host", Running::of(command));
    }

    /// A terminal for a place.
    pub(crate) fn sits(&mut self, place: &'static str) {
        let mut command = self.home.command(&["seat", place]);
        command.env("TOUCHMOVE_SPEECH", "off").env("TOUCHMOVE_TALK", "en");
        self.running.insert(place, Running::of(command));
    }

    /// A host and a terminal for each place; what is awaited is heard when a player sits down.
    pub(crate) fn open(&mut self) {
        self.sit_down();
        self.enters();
    }

    /// The host and the three terminals, and nobody at the desk yet.
    pub(crate) fn sit_down(&mut self) {
        self.host();
        self.of("host").wait_for("Every move is announced");
        // Black's seat at the host hears of White's terminal, the host itself tells of Black's.
        for (place, told) in [("white", "now plays at another"), ("black", "another terminal now")]
        {
            self.sits(place);
            self.of("host").wait_for(told);
        }
        // Of the desk the host tells when it is opened.
        self.sits("desk");
    }

    /// The arbiter says the passphrase at his own terminal.
    pub(crate) fn enters(&mut self) {
        let script = format!(
            "desk hears The arbiter's passphrase
             desk types {PASSPHRASE}
             desk hears Welcome, arbiter."
        );
        self.plays(&script);
    }

    /// A simulated peg board at a port.
    #[cfg(unix)]
    pub(crate) fn board(&mut self, port: &'static str) {
        let board = board(&self.home, port, &["peg1"]);
        self.running.insert(port, board);
    }

    pub(crate) fn of(&mut self, name: &str) -> &mut Running {
        self.running.get_mut(name).unwrap()
    }

    /// Plays a script: `white types e4`, which is said to a terminal or a board, and `black hears
    /// pawn`, which is waited for.
    pub(crate) fn plays(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let mut words = line.splitn(3, ' ');
            let (who, verb) = (words.next().unwrap(), words.next().unwrap());
            let rest = words.next().unwrap_or_default();
            match verb {
                "types" => self.of(who).type_line(rest),
                "hears" => drop(self.of(who).wait_for(rest)),
                _ => panic!("what is {line}?"),
            }
        }
    }

    /// Somebody leaves, or was sent away; everything that was printed for him.
    pub(crate) fn leaves(&mut self, name: &str) -> String {
        let run = self.running.remove(name).unwrap().end();
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{name}: {}", run.text());
        run.text().replace(self.home.path("").to_str().unwrap(), "HOME/")
    }

    /// The arbiter ends the match; what was printed at the places and at the host.
    pub(crate) fn signs_off(&mut self) -> [String; 4] {
        self.plays(
            "desk types sign-off
             desk hears Yes or no?
             desk types yes",
        );
        // It ends by itself when the records are written, and takes the others with it.
        while self.of("host").next_line().is_some() {}
        ["white", "black", "desk", "host"].map(|name| self.leaves(name))
    }

    /// A file of the records.
    pub(crate) fn record(&self, name: &str) -> String {
        fs::read_to_string(self.home.data("matches/1").join(name)).unwrap()
    }

    /// A score sheet of the records, without the times that were used.
    #[cfg(unix)]
    pub(crate) fn sheet(&self, name: &str) -> String {
        let text = self.record(name);
        let used = |line: &&str| line.starts_with("Used:") || line.starts_with("Verbraucht:");
        let lines: Vec<&str> = text.lines().filter(|line| !used(line)).collect();
        lines_of(&lines)
    }

    /// The moves of the PGN in the records, without its comments.
    pub(crate) fn moves(&self) -> String {
        let pgn = self.record("game.pgn");
        let (_, text) = pgn.split_once("\n\n").unwrap();
        let parts = text.split('{').map(|part| part.rsplit('}').next().unwrap());
        let words: Vec<&str> = parts.flat_map(str::split_whitespace).collect();
        let number = |word: &&str| !word.ends_with("...");
        words.into_iter().filter(number).collect::<Vec<_>>().join(" ")
    }

    /// What is on record.
    pub(crate) fn journal(&self) -> Vec<Entry> {
        Archive::open(&self.home.path("data")).unwrap().archive.read(GameId(1)).unwrap().1
    }
}
