//! The runs and their figures.

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use touchmove::speech::{Place, Rate, ServerAddress, Settings, Speech, Synthesiser};
use touchmove::voices::{Language, Priority, Span, Utterance, Verbatim};

use crate::figures::{beside, show};
use crate::rig::{RATE, Rig};

const RUNS: usize = 30;

/// How many milliseconds the server may take to accept an utterance, and silence to come.
const ACCEPTED: f64 = 1.0;
const SILENT: f64 = 30.0;

const LONG: &str = "one two three four five six seven eight nine ten";

/// The way to the server without the program.
pub(crate) struct Bare {
    speech: Speech,
    door: Door,
}

impl Bare {
    pub(crate) fn open(rig: &Rig) -> Self {
        let socket = rig.path("bare.sock");
        let door = Door::open(&socket, &rig.socket());
        let place = Place { address: ServerAddress::Unix(socket), server: None, output: None };
        let rate = Some(Rate::new(0));
        let settings = Settings {
            engine: Synthesiser::Dispatcher,
            rate,
            volume: None,
            place,
            synthesiser: None,
        };
        let mut bare = Self { speech: Speech::start(settings, |_| ()).unwrap(), door };
        bare.say(rig, "warm");
        bare
    }

    /// Milliseconds to the server's acceptance, and to the first sample that is heard.
    pub(crate) fn say(&mut self, rig: &Rig, text: &str) -> (f64, f64) {
        let (taken, sounding, _) = time(rig, &self.door, || self.speech.say(word(text)));
        (taken, sounding)
    }
}

pub(crate) fn all(rig: &Rig, bare: &mut Bare) {
    let (taken, sounding): (Vec<f64>, Vec<f64>) =
        (0..RUNS).map(|_| bare.say(rig, "knight")).unzip();
    let silent: Vec<f64> = (0..RUNS).map(|_| hush(rig, bare)).collect();
    beside("say to accepted", taken, ACCEPTED, "ms");
    show("say to first sample", sounding, "ms");
    beside("hush to last sample", silent, SILENT, "ms");
}

fn word(text: &str) -> Utterance {
    let (language, verbatim) = (Language::new("en"), Verbatim::default());
    let span = Span { language, written: text.into(), spoken: text.into(), verbatim };
    Utterance { priority: Priority::Move, spans: vec![span] }
}

/// Milliseconds from an act to the server's acceptance, and to the first sample that is heard; and
/// what was said.
pub(crate) fn time(rig: &Rig, door: &Door, act: impl FnOnce()) -> (f64, f64, String) {
    let (from, start) = (rig.now(), now());
    act();
    while rig.first_sound(from).is_none() {
        thread::park_timeout(Duration::from_micros(200));
    }
    let sounding = now() - start;
    let taken = door.accepted.recv().unwrap() - start;
    let text = door.texts.recv().unwrap();
    rig.wait_for_silence(from);
    (milliseconds(taken), milliseconds(sounding), text)
}

fn hush(rig: &Rig, bare: &Bare) -> f64 {
    let from = rig.now();
    bare.speech.say(word(LONG));
    let first = rig.wait_for_sound(from);
    while rig.now() < first + RATE / 2 {
        thread::park_timeout(Duration::from_millis(5));
    }
    let hushed = rig.now();
    bare.speech.hush();
    let last = rig.wait_for_silence(from);
    bare.door.forget();
    let samples = u32::try_from(last.saturating_sub(hushed)).unwrap();
    f64::from(samples) * 1000.0 / f64::from(u32::try_from(RATE).unwrap())
}

/// Stands between a program and the server: has every text that goes through, and when the server
/// accepted it.
pub(crate) struct Door {
    accepted: Receiver<Instant>,
    texts: Receiver<String>,
}

impl Door {
    pub(crate) fn open(door: &Path, server: &Path) -> Self {
        let listener = UnixListener::bind(door).unwrap();
        let server = server.to_owned();
        let ((stamp, accepted), (text, texts)) = (channel(), channel());
        thread::spawn(move || pass_through(&listener, &server, &stamp, text));
        Self { accepted, texts }
    }

    /// Forgets what has gone through.
    pub(crate) fn forget(&self) {
        while self.accepted.try_recv().is_ok() {}
        while self.texts.try_recv().is_ok() {}
    }
}

fn pass_through(
    listener: &UnixListener,
    server: &Path,
    stamp: &Sender<Instant>,
    text: Sender<String>,
) {
    let (mut program, _) = listener.accept().unwrap();
    let mut server = UnixStream::connect(server).unwrap();
    let (mut up, mut down) = (program.try_clone().unwrap(), server.try_clone().unwrap());
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = up.read(&mut bytes) {
            down.write_all(&bytes[..count]).unwrap();
            // The program waits for a reply before it sends a text, so a text comes by itself.
            let sent = String::from_utf8_lossy(&bytes[..count]);
            if let Some(said) = sent.strip_suffix("\r\n.\r\n") {
                text.send(said.to_owned()).unwrap();
            }
        }
    });
    let mut lines = BufReader::new(&mut server);
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line).is_ok_and(|count| count > 0) {
        if line.starts_with(b"225 ") {
            stamp.send(now()).unwrap();
        }
        // A program that has left wants no more replies.
        if program.write_all(&line).is_err() {
            return;
        }
        line.clear();
    }
}

#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
fn now() -> Instant {
    Instant::now()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
