//! From the line that a player has typed, through the whole program, to the ear.

use std::io::{Read, Write};
use std::thread;
use std::time::Duration;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};

use crate::figures::compared;
use crate::measure::{Bare, Door, time};
use crate::rig::Rig;

const RUNS: usize = 30;

/// How many times as long as the words alone a line may take.
const TIMES: f64 = 1.2;

/// Legal for ever: both sides go forth and back; fivefold repetition is kept off by the pawns.
const MOVES: [&str; 32] = [
    "Nf3", "Nf6", "Ng1", "Ng8", "a3", "a6", "Nf3", "Nf6", "Ng1", "Ng8", "b3", "b6", "Nf3", "Nf6",
    "Ng1", "Ng8", "c3", "c6", "Nf3", "Nf6", "Ng1", "Ng8", "d3", "d6", "Nf3", "Nf6", "Ng1", "Ng8",
    "e3", "e6", "Nf3", "Nf6",
];

pub(crate) fn all(rig: &Rig, bare: &mut Bare) {
    let from = rig.now();
    let socket = rig.path("line.sock");
    let door = Door::open(&socket, &rig.socket());
    let data = tempfile::TempDir::new().unwrap();
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pty = native_pty_system().openpty(size).unwrap();
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_touchmove"));
    command.args(["--opponent", "human", "--moves", "en", "--talk", "en", "--speech", "on"]);
    command.arg("--data");
    command.arg(data.path());
    command.env("TERM", "xterm");
    command.env("SPEECHD_ADDRESS", format!("unix_socket:{}", socket.display()));
    let mut child = pty.slave.spawn_command(command).unwrap();
    let mut reader = pty.master.try_clone_reader().unwrap();
    thread::spawn(move || while reader.read(&mut [0; 4096]).is_ok_and(|count| count > 0) {});
    let mut keys = pty.master.take_writer().unwrap();
    rig.wait_for_silence(from);
    let (mut lines, mut alone) = ((Vec::new(), Vec::new()), (Vec::new(), Vec::new()));
    for text in &MOVES[..RUNS] {
        let (taken, sounding, said) = enter(rig, &mut *keys, text, &door);
        lines.extend([(taken, sounding)]);
        alone.extend([bare.say(rig, &said)]);
    }
    // Beside the same words without the program.
    compared("line to accepted", lines.0, alone.0, TIMES, "ms");
    compared("line to first sample", lines.1, alone.1, TIMES, "ms");
    child.kill().unwrap();
}

/// Types a move and measures from its last key.
fn enter(rig: &Rig, keys: &mut dyn Write, text: &str, door: &Door) -> (f64, f64, String) {
    keys.write_all(text.as_bytes()).unwrap();
    // The server ends an utterance a good third of a second after its last sample.
    thread::park_timeout(Duration::from_millis(600));
    door.forget();
    time(rig, door, || keys.write_all(b"\r").unwrap())
}
