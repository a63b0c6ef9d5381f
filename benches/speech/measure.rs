//! The runs and their figures.

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use touchmove::speech::{Address, Engine, Place, Rate, Settings, Speech};
use touchmove::voices::{Language, Priority, Span, Utterance, Verbatim};

use crate::rig::{RATE, Rig};

const RUNS: usize = 30;
const LONG: &str = "one two three four five six seven eight nine ten";

pub(crate) fn all(rig: &Rig) {
    let door = rig.path("door.sock");
    let accepted = pass_through(&door, &rig.socket());
    let place = Place { address: Address::Unix(door), server: None, output: None };
    let settings =
        Settings { engine: Engine::Dispatcher, rate: Some(Rate::new(0)), place, synthesiser: None };
    let speech = Speech::start(settings, |_| ()).unwrap();
    speech.say(word("warm"));
    rig.wait_for_silence(0);
    let _warm = accepted.recv().unwrap();
    let (taken, sounding): (Vec<f64>, Vec<f64>) =
        (0..RUNS).map(|_| say(rig, &speech, &accepted)).unzip();
    let silent: Vec<f64> = (0..RUNS).map(|_| hush(rig, &speech)).collect();
    show("say to accepted", taken);
    show("say to first sample", sounding);
    show("hush to last sample", silent);
}

fn word(text: &str) -> Utterance {
    let (language, verbatim) = (Language::new("en"), Verbatim::default());
    let span = Span { language, written: text.into(), spoken: text.into(), verbatim };
    Utterance { priority: Priority::Move, spans: vec![span] }
}

fn say(rig: &Rig, speech: &Speech, accepted: &Receiver<Instant>) -> (f64, f64) {
    time(rig, accepted, || speech.say(word("knight")))
}

/// Milliseconds from an act to the server's acceptance, and to the first sample that is heard.
pub(crate) fn time(rig: &Rig, accepted: &Receiver<Instant>, act: impl FnOnce()) -> (f64, f64) {
    let (from, start) = (rig.now(), now());
    act();
    while rig.first_sound(from).is_none() {
        thread::park_timeout(Duration::from_micros(200));
    }
    let sounding = now() - start;
    let taken = accepted.recv().unwrap() - start;
    rig.wait_for_silence(from);
    (milliseconds(taken), milliseconds(sounding))
}

fn hush(rig: &Rig, speech: &Speech) -> f64 {
    let from = rig.now();
    speech.say(word(LONG));
    let first = rig.wait_for_sound(from);
    while rig.now() < first + RATE / 2 {
        thread::park_timeout(Duration::from_millis(5));
    }
    let hushed = rig.now();
    speech.hush();
    let last = rig.wait_for_silence(from);
    let samples = u32::try_from(last.saturating_sub(hushed)).unwrap();
    f64::from(samples) * 1000.0 / f64::from(u32::try_from(RATE).unwrap())
}

/// Stands between the program and the server, and stamps every text that the server accepts.
pub(crate) fn pass_through(door: &Path, server: &Path) -> Receiver<Instant> {
    let listener = UnixListener::bind(door).unwrap();
    let server = server.to_owned();
    let (stamp, stamps) = channel();
    thread::spawn(move || {
        let (mut program, _) = listener.accept().unwrap();
        let mut server = UnixStream::connect(server).unwrap();
        let (mut up, mut down) = (program.try_clone().unwrap(), server.try_clone().unwrap());
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = up.read(&mut bytes) {
                down.write_all(&bytes[..count]).unwrap();
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
    });
    stamps
}

#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
fn now() -> Instant {
    Instant::now()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

pub(crate) fn show(what: &str, mut figures: Vec<f64>) {
    figures.sort_by(f64::total_cmp);
    let (median, p90) = (figures[figures.len() / 2], figures[figures.len() * 9 / 10]);
    println!("{what:<20} median {median:7.2} ms   p90 {p90:7.2} ms   ({} runs)", figures.len());
}
