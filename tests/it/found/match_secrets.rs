//! What nobody but the arbiter may know: row B of the findings about matches.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use touchmove::archive::{Archive, Header, What};
use touchmove::laws::{At, Event};
use touchmove::table::Memo;
#[cfg(target_os = "linux")]
use touchmove::table::PassHash;

use crate::matched::{ENGLISH, GERMAN, SILENT, Table, lay, pegs};
use crate::program::{Home, PATIENCE};

/// Everything in a folder, and the folder.
fn all(folder: &Path) -> Vec<PathBuf> {
    let mut found = vec![folder.to_owned()];
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { found.extend(all(&path)) } else { found.push(path) }
    }
    found
}

/// What of a folder other users can read or write.
fn open_to_others(folder: &Path) -> Vec<(PathBuf, String)> {
    let mode = |path: PathBuf| (path.clone(), path.metadata().unwrap().mode() & 0o777);
    let modes = all(folder).into_iter().map(mode);
    modes
        .filter(|(_, mode)| mode & 0o077 != 0)
        .map(|(path, mode)| (path, format!("{mode:o}")))
        .collect()
}

fn chmod(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

/// The bytes of all files of a folder, with their names.
fn bytes(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let files = all(folder).into_iter().filter(|path| path.is_file());
    files.map(|path| (path.clone(), fs::read(path).unwrap())).collect()
}

/// The files in which a text stands.
fn holding(folder: &Path, text: &str) -> Vec<PathBuf> {
    let has = |bytes: &[u8]| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    bytes(folder).into_iter().filter(|(_, bytes)| has(bytes)).map(|(path, _)| path).collect()
}

/// The hash in a match file that `lay` has written.
fn hash(home: &Home) -> String {
    let text = fs::read_to_string(home.path("match.toml")).unwrap();
    let from = text.find("$argon2id$").unwrap();
    text[from..].split('"').next().unwrap().to_owned()
}

fn home_with_a_match() -> Home {
    let home = Home::new();
    lay(&home, "", &[GERMAN, SILENT].concat(), &[ENGLISH, SILENT].concat());
    home
}

#[test]
fn b1_whatever_a_match_keeps_is_for_its_owner_alone() {
    let home = home_with_a_match();
    let mut table = Table::new(home);
    table.open();
    table.plays(
        "desk types start
         white hears Die Partie beginnt.
         desk types report
         desk hears The records are in",
    );
    let data = table.home.path("data");
    assert!(data.join("archive.db-wal").exists() && data.join("matches/1/game.pgn").exists());
    assert_eq!(open_to_others(&data), []);
}

#[test]
fn b1_what_older_programs_have_left_open_is_closed_at_the_next_start() {
    let home = Home::new();
    home.play(&[], &["e4", "quit"]);
    home.write("matches/1/game.pgn", "*");
    home.write("voices/own/voice.toml", "");
    let data = home.path("data");
    for path in all(&data) {
        chmod(&path, if path.is_dir() { 0o755 } else { 0o644 });
    }
    // What is not the program's stays as it is.
    let other = data.join("holiday.jpg");
    fs::write(&other, "").unwrap();
    chmod(&other, 0o644);
    let run = home.play(&[], &["quit"]);
    assert!(!run.text().contains("Data folder"), "{}", run.text());
    assert_eq!(open_to_others(&data), [(other, "644".to_owned())]);
}

#[test]
fn b1_a_data_folder_that_is_not_the_players_alone_is_told_in_one_sentence() {
    let home = Home::new();
    home.play(&[], &["quit"]);
    let data = home.path("data");
    let told = |home: &Home| {
        let lines = home.play(&[], &["quit"]).out;
        let about = lines.into_iter().filter(|line| line.starts_with("Data folder"));
        let home = home.path("");
        about.map(|line| line.replace(home.to_str().unwrap(), "")).collect::<Vec<_>>()
    };
    assert_eq!(told(&home), [""; 0]);
    chmod(&data, 0o775);
    assert_eq!(
        told(&home),
        ["Data folder data: other users could write in it. It is closed to them now. Check your \
          games with touchmove games."]
    );
    assert_eq!(told(&home), [""; 0]);
    chmod(&data, 0o1777);
    assert_eq!(
        told(&home),
        ["Data folder data: not yours alone. Others may read or change your games. Name your own \
          folder with --data."]
    );
    assert_eq!(data.metadata().unwrap().mode() & 0o7777, 0o1777);
    chmod(&data, 0o700);
    fs::rename(&data, home.path("elsewhere")).unwrap();
    symlink(home.path("elsewhere"), &data).unwrap();
    chmod(&home.path("elsewhere"), 0o755);
    assert_eq!(
        told(&home),
        ["Data folder data is a link. Make sure that it leads to a folder of yours."]
    );
    assert_eq!(home.path("elsewhere").metadata().unwrap().mode() & 0o777, 0o700);
}

#[test]
fn b1_the_hash_of_the_passphrase_stays_in_the_match_file() {
    let mut table = Table::new(home_with_a_match());
    table.open();
    let (data, hash) = (table.home.path("data"), hash(&table.home));
    assert_eq!(holding(&data, &hash), [""; 0].map(PathBuf::from));
}

/// The archive of an older program has it; the match goes on, and the hash is not there any more.
#[test]
fn b1_a_hash_that_an_older_program_has_copied_is_overwritten() {
    let home = home_with_a_match();
    let mut table = Table::new(home);
    table.open();
    table.plays(
        "desk types start
         white hears Die Partie beginnt.
         white types ansagen e4
         black hears Repeat it.",
    );
    table.running.clear();
    let (data, hash) = (table.home.path("data"), hash(&table.home));
    {
        let archive = Archive::open(&data).unwrap().archive;
        let (played, entries) = archive.read(touchmove::archive::GameId(1)).unwrap();
        let table = fs::read_to_string(table.home.path("match.toml")).unwrap();
        let old = Header { table: Some(table), ..played.header };
        let id = archive.begin(&old).unwrap();
        for (number, entry) in entries.iter().enumerate() {
            archive.append(id, number, entry).unwrap();
        }
    }
    assert!(!holding(&data, &hash).is_empty());
    table.host();
    table.of("host").wait_for("Every move is announced");
    table.sits("black");
    table.of("black").wait_for("pawn e2 e4");
    assert_eq!(holding(&data, &hash), [""; 0].map(PathBuf::from));
    let games = table.home.run(&["games"]).text();
    assert!(!games.lines().any(|line| line.starts_with("3:")), "{games}");
}

/// Nothing that another program could read, and nothing that a crash would write to the disk.
#[cfg(target_os = "linux")]
#[test]
fn b4_a_match_in_progress_cannot_be_dumped() {
    let mut table = Table::new(home_with_a_match());
    table.open();
    for place in ["host", "white", "desk"] {
        let pid = table.of(place).pid().as_raw_nonzero();
        let limits = fs::read_to_string(format!("/proc/{pid}/limits")).unwrap();
        let core = limits.lines().find(|line| line.starts_with("Max core file size")).unwrap();
        assert_eq!(core.split_whitespace().nth(4), Some("0"), "{core}");
        // The system gives what cannot be dumped to its administrator.
        let memory = format!("/proc/{pid}/mem");
        assert_eq!(fs::metadata(memory).unwrap().uid(), 0);
    }
}

/// Whether a text stands in what a program can write to; `None` where this test may not look.
#[cfg(target_os = "linux")]
fn remembers(pid: i32, text: &str) -> Option<bool> {
    use std::os::unix::fs::FileExt;

    let memory = fs::File::open(format!("/proc/{pid}/mem")).ok()?;
    let maps = fs::read_to_string(format!("/proc/{pid}/maps")).ok()?;
    let parts = maps.lines().filter_map(|line| {
        let (range, rest) = line.split_once(' ')?;
        let (from, to) = range.split_once('-')?;
        let [from, to] = [from, to].map(|hex| u64::from_str_radix(hex, 16).unwrap());
        rest.starts_with("rw").then_some((from, usize::try_from(to - from).unwrap()))
    });
    let (text, first) = (text.as_bytes(), text.as_bytes()[0]);
    let has = |(from, length)| {
        let mut bytes = vec![0; length];
        let read = memory.read_exact_at(&mut bytes, from).is_ok();
        read && bytes.windows(text.len()).any(|part| part[0] == first && part == text)
    };
    Some(parts.into_iter().any(has))
}

#[cfg(target_os = "linux")]
const PASSPHRASE: &str = "seven quiet zebras graze behind the old town hall";

/// A wrong passphrase, the right one twice, a code and a sealed move, in the memory of the host some
/// moments later.
#[cfg(target_os = "linux")]
#[test]
fn b4_what_was_typed_in_secret_does_not_stay_in_memory() {
    let home = Home::new();
    let white = [GERMAN, SILENT, "code = \"linker Turm\"\n"].concat();
    lay(&home, "adjournment = \"yes\"", &white, &[ENGLISH, SILENT].concat());
    let new = PassHash::new(PASSPHRASE, [7; 16]).unwrap().to_string();
    let text = fs::read_to_string(home.path("match.toml")).unwrap();
    fs::write(home.path("match.toml"), text.replace(&hash(&home), &new)).unwrap();
    let mut table = Table::new(home);
    table.host();
    table.of("host").wait_for("Every move is announced");
    for place in ["white", "black", "desk"] {
        table.sits(place);
        table.plays(match place {
            "white" => {
                "white hears Code für den Platz von Weiß.
                 white types rechter Turm, vielleicht auch der linke, wer weiß das schon
                 white hears Falscher Code.
                 white types linker Turm
                 white hears Der Schiedsrichter startet die Uhren."
            }
            "black" => "black hears The arbiter starts the clocks.",
            _ => "desk hears The arbiter's passphrase",
        });
    }
    table.plays(&format!(
        "desk types eight quiet zebras graze before the new town gate
         desk hears Wrong passphrase.
         desk types {PASSPHRASE}
         desk hears Welcome, arbiter.
         desk types start
         white hears Die Partie beginnt.
         desk types adjourn
         desk types yes
         white hears Gib deinen Zug ab
         white types versiegeln Springer von Bella eins nach Cesar drei
         white hears Cesar drei abgeben?
         white types ja
         desk hears White has sealed.
         desk types envelope
         desk types due
         desk types open
         desk hears Envelope: type the passphrase
         desk types nine quiet zebras stand upon a wooden town bridge
         desk hears the envelope stays closed.
         desk types
         desk types facts
         desk hears White's board is not described"
    ));
    let pid = table.of("host").pid().as_raw_nonzero().get();
    let Some(looks) = remembers(pid, "Anna Weiss") else { return };
    assert!(looks);
    // Whoever takes freed memory overwrites its beginning alone.
    for end in [
        "auch der linke, wer weiß das schon",
        "graze before the new town gate",
        "graze behind the old town hall",
        "stand upon a wooden town bridge",
        "Bella eins nach Cesar drei",
        "Bella eins Cesar drei abgeben?",
    ] {
        assert_eq!(remembers(pid, end), Some(false), "{end}");
    }
}

/// A player thinks, and the host is killed: what was thought until the last sign of life is counted,
/// and the arbiter hears how much is not.
#[test]
fn b6_what_a_kill_may_have_cost_is_counted_told_and_reported() {
    let mut table = Table::new(home_with_a_match());
    table.open();
    let sign = table.home.data("locks/game-1");
    let signed = || fs::read_to_string(&sign).unwrap();
    table.plays(
        "desk types start
         white hears Die Partie beginnt.",
    );
    let first = signed();
    let moment = Duration::from_millis(50);
    let comes = |_: &u32| {
        thread::park_timeout(moment);
        signed() != first
    };
    assert!((0..u32::MAX).take_while(|&n| moment * n < PATIENCE).find(comes).is_some());
    let micros = signed().split_whitespace().nth(1).unwrap().parse().unwrap();
    table.running.remove("host").unwrap().kill();
    table.running.clear();
    table.host();
    table.of("host").wait_for("Every move is announced");
    table.sits("desk");
    table.enters();
    table.of("desk").wait_for(
        "The program stopped: White was thinking. At most 5 seconds of it are not counted.",
    );
    table.plays(
        "desk types report
         desk hears The records are in",
    );
    let paused = table.journal().into_iter().rev();
    let mut paused = paused.filter(|entry| entry.what == What::Event(Event::Paused));
    assert!(paused.next().unwrap().at >= At::from_micros(micros));
    assert!(table.record("report.txt").contains("At most 5 seconds of it are not counted."));
}

/// Whoever closes the host himself loses nothing: the clocks stand from then on.
#[test]
fn b6_a_host_that_is_closed_lets_the_clocks_stand_on_record() {
    let mut table = Table::new(home_with_a_match());
    table.open();
    table.plays(
        "desk types start
         white hears Die Partie beginnt.
         white types ansagen e4
         black hears Repeat it.",
    );
    table.leaves("host");
    let journal = table.journal();
    let [.., paused, closed] = journal.as_slice() else { panic!("{journal:?}") };
    assert_eq!(paused.what, What::Event(Event::Paused));
    assert!(matches!(closed.what, What::Memo(Memo::Closed(_))), "{closed:?}");
}

/// White tries a knight on his pegs, presses the clock, seals another one, and the host is killed.
#[test]
fn b2_nothing_of_a_move_that_is_sealed_on_pegs_stands_in_any_file() {
    let home = Home::new();
    let white = [GERMAN, SILENT, &pegs(&home, "pegs")].concat();
    lay(&home, "adjournment = \"yes\"", &white, &[ENGLISH, SILENT].concat());
    let mut table = Table::new(home);
    table.board("pegs");
    table.open();
    table.plays(
        "white hears Du spielst auf dem Brett.
         desk types start
         white hears Die Partie beginnt.
         black hears The game begins.
         desk types adjourn
         desk hears Yes or no?
         desk types yes
         white hears Gib deinen Zug ab
         pegs types lift g1
         white hears Gustav eins
         pegs types seat f3
         white hears Felix drei
         white types drücken
         white hears Gib deinen Zug ab
         desk types facts
         desk hears White's board is not described: the move goes into the envelope.
         pegs types press
         white hears Felix drei abgeben?
         white types ja
         desk hears White has sealed.
         desk types compare
         desk hears The game is at the start.
         desk types facts
         desk hears White's board is not described: the move goes into the envelope.
         desk types envelope
         desk hears Game adjourned.
         desk types report
         desk hears The records are in
         desk types log
         desk hears White has sealed.",
    );
    let data = table.home.path("data");
    table.running.remove("host").unwrap().kill();
    // What is sealed is hexadecimal digits, among which a g never comes by chance.
    for told in ["lifted", "seated", "touched", "g1f3", "Gustav", "Felix", "Nf3", "Sf3", "knight"] {
        assert_eq!(holding(&data, told), [""; 0].map(PathBuf::from), "{told}");
    }
    for (place, own) in [("desk", "g1"), ("black", "g1")] {
        let mut heard = String::new();
        while let Some(line) = table.of(place).next_line() {
            heard += &line;
            if line.contains("Connection lost.") {
                break;
            }
        }
        assert!(!heard.contains(own), "{heard}");
    }
}

/// A seat with a code is for who knows it; both players and the desk hear who comes and goes.
#[test]
fn b3_a_seat_with_a_code_is_taken_by_who_says_it_and_everybody_hears() {
    let home = Home::new();
    let white = [GERMAN, SILENT, "code = \"linker Turm\"\n"].concat();
    lay(&home, "", &white, &[ENGLISH, SILENT].concat());
    let mut table = Table::new(home);
    table.host();
    table.of("host").wait_for("Every move is announced");
    table.plays(
        "host types desk
         host hears The arbiter's passphrase
         host types example
         host hears Welcome, arbiter.",
    );
    table.sits("black");
    table.of("black").wait_for("The arbiter starts the clocks.");
    table.sits("white");
    table.plays(
        "white hears Code für den Platz von Weiß.
         white types rechter Turm
         host hears Wrong code: White's seat.
         white hears Falscher Code.
         white types linker Turm
         white hears Der Schiedsrichter startet die Uhren.
         black hears White now plays at another terminal.
         host hears Terminal connected: White's seat.",
    );
    table.running.remove("black").unwrap().kill();
    table.plays(
        "white hears Verbindung verloren: das Terminal von Schwarz.
         host hears Terminal gone: Black's seat.",
    );
    table.sits("black");
    table.plays(
        "white hears Anderes Terminal: Schwarz spielt jetzt dort.
         host hears Terminal connected: Black's seat.
         host types report
         host hears The records are in",
    );
    assert!(table.record("report.txt").contains("Wrong code at the place of White."));
    let data = table.home.path("data");
    for code in ["linker Turm", "rechter Turm"] {
        assert_eq!(holding(&data, code), [""; 0].map(PathBuf::from));
    }
}
