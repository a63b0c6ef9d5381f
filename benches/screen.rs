//! What a screen costs, in the real program in a pseudo-terminal: start, memory, bytes for a step and
//! for a move, from a key to the bytes that answer it and to the speech server, ten idle seconds.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a bench prints, and fails by panicking"
)]

#[allow(dead_code, clippy::panic, reason = "shared with the tests, which need more of it")]
#[path = "../tests/it/fake_ssip.rs"]
mod fake_ssip;
#[path = "session/figures.rs"]
mod figures;
#[path = "session/proc.rs"]
mod proc;

use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

use fake_ssip::FakeSsip;
use figures::{beside, show};

const STARTS: usize = 30;
const KEYS: usize = 1000;

/// Windows of so many columns and rows, and how many milliseconds a key may take there. `scripts/beside.py`
/// measures another program in the same run.
const SIZES: [((u16, u16), f64); 3] = [((80, 24), 0.4), ((120, 40), 0.5), ((200, 60), 0.6)];

/// How many bytes a step may take, megabytes and threads a screen without speech, and milliseconds a key to
/// the speech server.
const STEP: f64 = 120.0;
const MEMORY: f64 = 10.0;
const THREADS: f64 = 4.0;
const HEARD: f64 = 1.0;
const UP: &str = "\x1b[A";
const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";

/// Measures when cargo runs it as a bench, not when it only runs every target.
fn main() {
    if std::env::args().any(|argument| argument == "--bench") {
        starts();
        for (size, limit) in SIZES {
            steps(size, limit);
        }
        speech();
        idle();
    }
}

/// The program with a screen, and what it writes, each piece with the moment at which it came.
struct Running {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    chunks: Receiver<(Instant, Vec<u8>)>,
    _master: Box<dyn MasterPty + Send>,
    _data: TempDir,
}

impl Running {
    /// Starts it and waits until the king is named; returns how long that took.
    fn start(args: &[&str], speech: Option<&str>) -> (Self, Duration) {
        Self::start_in(SIZES[0].0, args, speech)
    }

    /// The same in a window of so many columns and rows.
    fn start_in((cols, rows): (u16, u16), args: &[&str], speech: Option<&str>) -> (Self, Duration) {
        let data = TempDir::new().unwrap();
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pty = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_touchmove"));
        command.args(["play", "--screen", "--moves", "en", "--talk", "en", "--opponent", "human"]);
        command.args(["--speech", if speech.is_some() { "on" } else { "off" }]);
        command.args(args);
        command.env("TOUCHMOVE_DATA", data.path());
        command.env("TERM", "xterm-256color");
        if let Some(address) = speech {
            command.env("SPEECHD_ADDRESS", address);
        }
        let begun = now();
        let child = pty.slave.spawn_command(command).unwrap();
        let mut reader = pty.master.try_clone_reader().unwrap();
        let (chunk, chunks) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if chunk.send((now(), bytes[..count].to_vec())).is_err() {
                    return;
                }
            }
        });
        let keys = pty.master.take_writer().unwrap();
        let running = Self { child, keys, chunks, _master: pty.master, _data: data };
        let shown = running.until("e1: white king");
        (running, shown - begun)
    }

    /// When this was written.
    fn until(&self, text: &str) -> Instant {
        let mut seen = Vec::new();
        loop {
            let (at, chunk) = self.chunks.recv_timeout(Duration::from_secs(10)).unwrap();
            seen.extend(chunk);
            if seen.windows(text.len()).any(|bytes| bytes == text.as_bytes()) {
                return at;
            }
        }
    }

    /// Presses keys; from the first of them to the first bytes, and how many bytes come.
    fn press(&mut self, keys: &str) -> (f64, usize) {
        let begun = now();
        self.keys.write_all(keys.as_bytes()).unwrap();
        let (at, chunk) = self.chunks.recv_timeout(Duration::from_secs(10)).unwrap();
        (milliseconds(at - begun), chunk.len() + self.settle())
    }

    /// Waits until nothing more comes; how many bytes came.
    fn settle(&self) -> usize {
        let quiet = Duration::from_millis(10);
        std::iter::from_fn(|| self.chunks.recv_timeout(quiet).ok())
            .map(|(_, chunk)| chunk.len())
            .sum()
    }

    fn id(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    fn stop(mut self) {
        self.keys.write_all(b"\x04").unwrap();
        self.child.wait().unwrap();
    }
}

fn starts() {
    Running::start(&[], None).0.stop();
    let (mut times, mut memory, mut threads) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..STARTS {
        let (running, took) = Running::start(&[], None);
        times.push(milliseconds(took));
        memory.push(proc::memory(running.id()));
        threads.push(proc::threads(running.id()));
        running.stop();
    }
    show("exec to the first scene", times, "ms");
    beside("memory there", memory, MEMORY, "MB");
    beside("threads there", threads, THREADS, "threads");
}

fn steps((columns, rows): (u16, u16), limit: f64) {
    println!("{columns} columns, {rows} rows");
    let (mut running, _) = Running::start_in((columns, rows), &["--theme", "dark"], None);
    running.settle();
    running.press(UP);
    let arrows = (0..KEYS).map(|step| if step % 8 < 4 { RIGHT } else { LEFT });
    let (times, bytes): (Vec<f64>, Vec<usize>) = arrows.map(|key| running.press(key)).unzip();
    beside("key to drawn bytes", times, limit, "ms");
    beside("bytes for a step", bytes.into_iter().map(small).collect(), STEP, "bytes");
    running.press("i");
    for text in ["e4", "e5", "Nf3", "Nc6"] {
        running.keys.write_all(text.as_bytes()).unwrap();
        running.settle();
        println!("the move {text}: {} bytes", running.press("\r").1);
    }
    running.stop();
}

fn speech() {
    let folder = TempDir::new().unwrap();
    let socket = folder.path().join("speech.sock");
    let server = FakeSsip::listen(&socket);
    let address = format!("unix_socket:{}", socket.display());
    let (mut running, _) = Running::start(&[], Some(&address));
    running.settle();
    let mut times = Vec::new();
    for step in 0..KEYS {
        let square = format!("{}2: ", ["e", "f", "g", "h", "g", "f"][step % 6]);
        let key = if step == 0 {
            UP
        } else if (1..=3).contains(&(step % 6)) {
            RIGHT
        } else {
            LEFT
        };
        let begun = now();
        running.keys.write_all(key.as_bytes()).unwrap();
        while !server.heard().contains(&square) {}
        times.push(milliseconds(now() - begun));
        running.settle();
    }
    beside("key to the speech server", times, HEARD, "ms");
    running.stop();
}

fn idle() {
    let (mut running, _) = Running::start(&["--time", "15+10"], None);
    running.press("ie4\r");
    thread::park_timeout(Duration::from_millis(500));
    running.settle();
    let wake_ups = proc::wake_ups(running.id());
    thread::park_timeout(Duration::from_secs(10));
    let woken = proc::wake_ups(running.id()) - wake_ups;
    println!("10 s idle, a clock running: {} bytes, {woken} wake-ups", running.settle());
    running.stop();
}

#[expect(clippy::disallowed_methods, reason = "a bench reads the clock")]
fn now() -> Instant {
    Instant::now()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn small(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap())
}
