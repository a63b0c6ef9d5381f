//! What each player hears with his own ears: real speech, a sink for each, both recorded.

use std::fs::{self, File};
use std::path::Path;
use std::process::Child;
use std::thread;
use std::time::Duration;

use crate::link::outputs::{Second, sound};
use crate::matched::{ENGLISH, GERMAN, Table, lay};
use crate::program::{Home, Running};
use crate::rig::{RATE, wait_for};

/// Whoever hears nothing hears less than this; a voice is a hundred times as loud.
const SILENCE: f64 = 5.0;

/// In the order of their sinks.
const PLAYERS: [&str; 2] = ["white", "black"];

/// What is recorded of the first sink, beside that of the second.
struct Audience {
    second: Second,
    first: Child,
}

impl Audience {
    fn new() -> Self {
        let second = Second::start();
        // The servers of the players write down what they are given to say.
        let own = second.rig.path("home/.config/speech-dispatcher");
        copy(&second.rig.path("conf"), &own);
        let mut recorder = sound(&second.rig, "parec");
        recorder.args(["--device=nothing.monitor", "--format=s16le", "--channels=1"]);
        recorder.args([&format!("--rate={RATE}"), "--latency-msec=5"]);
        recorder.stdout(File::create(second.rig.path("first.raw")).unwrap());
        let first = recorder.spawn().unwrap();
        let audience = Self { second, first };
        wait_for("the first recorder", || (!audience.first().is_empty()).then_some(()));
        audience
    }

    fn first(&self) -> Vec<i16> {
        let bytes = fs::read(self.second.rig.path("first.raw")).unwrap();
        bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
    }

    /// Does something, and listens until both are silent again: these players hear something of it, and
    /// no other.
    fn listens(&self, players: &[&str], done: impl FnOnce()) {
        let both = || [self.first(), self.second.samples()];
        let from = both().map(|samples| samples.len());
        done();
        for _ in 0..300 {
            thread::park_timeout(Duration::from_millis(100));
            let parts = both().into_iter().zip(from).map(|(all, from)| all[from..].to_vec());
            let parts: Vec<Vec<i16>> = parts.collect();
            let tail = |part: &Vec<i16>| part[part.len().saturating_sub(RATE * 2)..].to_vec();
            let over =
                parts.iter().all(|part| part.len() > RATE * 2 && loudness(&tail(part)) < 1.0);
            let heard = PLAYERS.into_iter().zip(&parts);
            let heard =
                heard.filter(|(_, part)| loudness(part) > SILENCE).map(|(player, _)| player);
            let heard: Vec<&str> = heard.collect();
            if over && players.iter().all(|player| heard.contains(player)) {
                assert_eq!(heard, players);
                return;
            }
        }
        panic!("{players:?} heard nothing, or it does not end");
    }

    /// Whether something was heard at the sink of a player in the last half second.
    fn is_sounding(&self, place: &str) -> bool {
        let samples = if place == "white" { self.first() } else { self.second.samples() };
        loudness(&samples[samples.len().saturating_sub(RATE / 2)..]) > SILENCE
    }

    /// The logs of the players' own servers.
    fn logs(&self) -> Vec<String> {
        let folders = fs::read_dir(self.second.rig.path("")).unwrap().map(|it| it.unwrap().path());
        let own = folders.filter(|path| path.display().to_string().contains("/touchmove-"));
        let log = |folder: std::path::PathBuf| fs::read(folder.join("speech-dispatcher.log"));
        own.filter_map(|folder| log(folder).ok())
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
            .collect()
    }
}

impl Drop for Audience {
    fn drop(&mut self) {
        let _ = self.first.kill();
        let _ = self.first.wait();
    }
}

/// The root of the mean square.
#[expect(clippy::cast_precision_loss, reason = "so many samples are never recorded")]
fn loudness(samples: &[i16]) -> f64 {
    let sum: f64 = samples.iter().map(|sample| f64::from(*sample).powi(2)).sum();
    (sum / samples.len().max(1) as f64).sqrt()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for file in fs::read_dir(from).unwrap().map(|file| file.unwrap().path()) {
        let name = to.join(file.file_name().unwrap());
        if file.is_dir() {
            copy(&file, &name);
        } else {
            fs::copy(&file, name).unwrap();
        }
    }
}

#[test]
fn each_player_hears_what_is_for_him_in_his_language_at_his_own_output() {
    let audience = Audience::new();
    let home = Home::new();
    home.write("settings.toml", "talk = \"en\"\nspeech = \"off\"\n");
    let white = [GERMAN, "rate = \"100\"\noutput = \"nothing\"\n"].concat();
    lay(
        &home,
        "",
        &white,
        &[ENGLISH, "speech = \"yes\"\nrate = \"100\"\noutput = \"second\"\n"].concat(),
    );
    let mut table = Table::new(home);
    // It could speak: the server of the machine is there.
    let mut host = table.home.command(&["match", "match.toml"]);
    host.current_dir(table.home.path("")).env("TOUCHMOVE_SPEECH", "off");
    let socket = format!("unix_socket:{}", audience.second.rig.socket().display());
    host.env("SPEECHD_ADDRESS", socket);
    table.running.insert("host", Running::of(host));
    table.of("host").wait_for("The arbiter starts the clocks.");
    for (place, waits) in [("white", "Der Schiedsrichter startet"), ("black", "The arbiter starts")]
    {
        let client = audience.second.client(&table.home, place);
        table.running.insert(place, client);
        // A line that is typed cuts off what is said at the beginning.
        // White is there first, and hears who comes.
        let hear = if place == "white" { &PLAYERS[..1] } else { &PLAYERS };
        audience.listens(hear, || {
            table.of(place).wait_for(waits);
            wait_for("a sound", || audience.is_sounding(place).then_some(()));
            table.of(place).type_line("turn");
        });
    }
    table.plays(
        "host types desk
         host hears The arbiter's passphrase
         host types example
         host hears Welcome, arbiter.",
    );
    audience.listens(&PLAYERS, || table.plays("host types start\nblack hears The game begins."));
    // What he lacks concerns White alone.
    audience.listens(&["white"], || table.plays("white types ansagen xyz\nwhite hears ."));
    audience.listens(&["black"], || table.plays("black types material\nblack hears ."));
    audience.listens(&PLAYERS, || table.plays("white types e4\nblack hears Repeat it."));

    let logs = audience.logs();
    let of = |text: &str| {
        let found: Vec<&String> = logs.iter().filter(|log| log.contains(text)).collect();
        assert_eq!(found.len(), 1, "{text} was said by {} servers", found.len());
        found[0].clone()
    };
    let (german, english) = (of("Bauer Eva zwei Eva vier"), of("pawn e2 e4"));
    assert!(german.contains("language=de") && !german.contains("language=en"));
    assert!(english.contains("language=en") && !english.contains("language=de"));
    assert_eq!(audience.second.rig.said(), Vec::<String>::new(), "the host has spoken");
}
