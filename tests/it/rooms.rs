//! Rooms of several tables through the real program: one host, and terminals for the places of its tables.
//!
//! What is typed and awaited stands in a script, a line each: `host types table 2`, `2 white hears pawn`.

mod adjourned;
mod captains;
pub(crate) mod desk;
#[cfg(unix)]
mod faults;
mod files;
#[cfg(target_os = "linux")]
mod forty;
mod killed;
mod places;
mod rounds;
#[cfg(unix)]
mod weekend;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use argon2::password_hash::{PasswordHasher, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};

use crate::program::{Home, Running};

/// What opens every desk.
pub(crate) const PASSPHRASE: &str = "a rook in the corner";

/// A hash of it that is found to fit at once: a room of forty has forty desks.
fn hash() -> String {
    let params = Params::new(8, 1, 1, None).unwrap();
    let salt = SaltString::encode_b64(&[7; 16]).unwrap();
    let hasher = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    hasher.hash_password(PASSPHRASE.as_bytes(), &salt).unwrap().to_string()
}

/// A match file between two players who see, in English and without words to be heard.
fn match_text(white: &str, black: &str, rest: &str) -> String {
    let player = |name: &str| {
        format!("name = \"{name}\"\nmoves = \"en\"\nspeech = \"no\"\nscore = \"assistant\"\n")
    };
    format!(
        "time = \"90+30\"\n{rest}[white]\n{}[black]\n{}[arbiter]\nname = \"Ruth Richter\"\n\
         passphrase = \"{}\"\n",
        player(white),
        player(black),
        hash()
    )
}

/// The names of the players at a table.
const NAMES: [(&str, &str); 3] =
    [("Anna White", "Boris Black"), ("Carl Cohn", "Dora Diaz"), ("Emil Ewer", "Frida Fall")];

/// Writes the file of a table into the home, where its players are those of [`NAMES`].
fn lay(home: &Home, table: u16) {
    let (white, black) = NAMES[usize::from(table - 1)];
    home.write_private(&format!("table{table}.toml"), &match_text(white, black, ""));
}

/// Writes a room file with these tables.
fn lay_room(home: &Home, tables: &[u16]) {
    let table =
        |number: &u16| format!("[[table]]\nnumber = {number}\nmatch = \"table{number}.toml\"\n");
    home.write_private("room.toml", &tables.iter().map(table).collect::<String>());
}

/// Everything that runs for one room.
pub(crate) struct Room {
    pub(crate) home: Home,
    pub(crate) host: Option<Running>,
    seats: BTreeMap<(u16, &'static str), Running>,
}

impl Room {
    /// A home with a room of these tables, which is not open yet.
    fn of(tables: &[u16]) -> Self {
        let home = Home::new();
        for table in tables {
            lay(&home, *table);
        }
        lay_room(&home, tables);
        Self { home, host: None, seats: BTreeMap::new() }
    }

    /// Opens the room.
    pub(crate) fn open(&mut self) {
        self.host = Some(start(&self.home, &["room", file(&self.home, "room.toml").as_str()]));
    }

    /// A terminal for a place.
    fn sits(&mut self, table: u16, place: &'static str) {
        let number = table.to_string();
        let run = start(&self.home, &["seat", place, "--table", &number]);
        self.seats.insert((table, place), run);
    }

    fn of_script(&mut self, who: &str, place: &str) -> &mut Running {
        match who.parse::<u16>() {
            Ok(table) => {
                let mut seats = self.seats.iter_mut();
                seats.find(|((of, at), _)| *of == table && *at == place).unwrap().1
            }
            Err(_) => self.host.as_mut().unwrap(),
        }
    }

    /// Plays a script.
    pub(crate) fn plays(&mut self, script: &str) {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let mut words = line.splitn(2, ' ');
            let (who, rest) = (words.next().unwrap(), words.next().unwrap());
            let (place, rest) = match who {
                "host" => ("", rest),
                _ => rest.split_once(' ').unwrap(),
            };
            let (verb, text) = rest.split_once(' ').unwrap_or((rest, ""));
            match verb {
                "types" => self.of_script(who, place).type_line(text),
                "hears" => drop(self.of_script(who, place).wait_for(text)),
                _ => panic!("what is {line}?"),
            }
        }
    }

    /// The clocks of a table run, by a line at its desk at the terminal of the host.
    fn runs(&mut self, table: u16, command: &str) {
        self.plays(&format!(
            "host types table {table} desk
             host hears The arbiter's passphrase
             host types {PASSPHRASE}
             host hears Welcome, arbiter.
             host types {command}
             host hears running
             host types leave
             host hears closed"
        ));
    }

    /// The host is closed; everything that was printed there.
    fn closes(&mut self) -> String {
        self.ended(Running::end)
    }

    fn ended(&mut self, end: impl FnOnce(Running) -> crate::program::Run) -> String {
        let run = end(self.host.take().unwrap());
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.text());
        run.text().replace(self.home.path("").to_str().unwrap(), "HOME/")
    }

    /// A player leaves; everything that was printed for that player.
    fn leaves(&mut self, table: u16, place: &'static str) -> String {
        let run = self.seats.remove(&(table, place)).unwrap().end();
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.text());
        run.text()
    }
}

/// The path of a file in a home.
fn file(home: &Home, name: &str) -> String {
    home.path(name).to_str().unwrap().to_owned()
}

fn start(home: &Home, args: &[&str]) -> Running {
    let mut command = home.command(args);
    command.env("TOUCHMOVE_TALK", "en").env("TOUCHMOVE_MOVES", "en");
    Running::of(command)
}

/// The files in a folder of the data folder.
fn files(home: &Home, folder: &str) -> Vec<String> {
    let entries = fs::read_dir(home.data(folder)).into_iter().flatten();
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    let mut names: Vec<String> = entries.map(|entry| name(&entry.unwrap().path())).collect();
    names.sort();
    names
}
