//! The whole program with a board: from the last byte of a sensor to the speech server, and what
//! ten idle seconds cost beside a program without a board. Part of the bench `boards`.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use nix::fcntl::OFlag;
use nix::pty::{PtyMaster, grantpt, posix_openpt, unlockpt};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
use shakmaty::{Move, Position as _};
use tempfile::TempDir;
use touchmove::laws::Position;
use touchmove::pegboard::simulator::{Act, Dialect, Faults, Model, Simulated};
use touchmove::pegboard::{Button, Make, Pressed};

use crate::fake_ssip::FakeSsip;
use crate::{print, proc};

const MOVES: usize = 40;
const IDLE: Duration = Duration::from_secs(10);

/// Longer than any contact or button of a peg board has to rest.
const REST: Duration = Duration::from_millis(300);

/// A simulated board at a pseudo-terminal, in a thread that writes what it says at once.
struct Board {
    port: String,
    acts: Sender<Act>,
    /// When it wrote the end of an event of PEG/1 last.
    last: Arc<Mutex<Instant>>,
    /// How many pieces it has written.
    written: Arc<AtomicUsize>,
}

impl Board {
    fn plug(model: Model) -> Self {
        let flags = OFlag::O_RDWR | OFlag::O_NOCTTY | OFlag::O_CLOEXEC | OFlag::O_NONBLOCK;
        let master = posix_openpt(flags).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let port = rustix::pty::ptsname(&master, Vec::new()).unwrap().into_string().unwrap();
        let keep = File::options().read(true).write(true).open(&port).unwrap();
        let mut raw = tcgetattr(&keep).unwrap();
        raw.make_raw();
        tcsetattr(&keep, OptionalActions::Now, &raw).unwrap();
        let (acts, asked) = channel();
        let (last, written) = (Arc::new(Mutex::new(Instant::now())), Arc::default());
        let board = Self { port, acts, last: Arc::clone(&last), written: Arc::clone(&written) };
        thread::spawn(move || live(model, master, &asked, &last, &written, &keep));
        board
    }

    /// Does something, and when it has written the event of it.
    fn act(&self, act: Act) {
        self.acts.send(act).unwrap();
        thread::park_timeout(REST);
    }

    fn last(&self) -> Instant {
        *self.last.lock().unwrap()
    }
}

/// Looks every millisecond, so that what it says is written when it is said.
fn live(
    model: Model,
    mut master: PtyMaster,
    asked: &Receiver<Act>,
    last: &Mutex<Instant>,
    written: &AtomicUsize,
    _keep: &File,
) {
    let began = Instant::now();
    let mut board = Simulated::new(model, Faults::default(), 1, Duration::ZERO);
    board.opened(Duration::ZERO);
    // Of what it says, what is no whole line yet.
    let mut line = Vec::new();
    loop {
        let step = Timespec { tv_sec: 0, tv_nsec: 1_000_000 };
        let mut ready = [PollFd::new(&master, PollFlags::IN)];
        let came = poll(&mut ready, Some(&step)).unwrap() > 0;
        let mut buffer = [0; 1024];
        let count = if came { master.read(&mut buffer).unwrap_or(0) } else { 0 };
        let now = began.elapsed();
        board.receive(&buffer[..count], now);
        match asked.try_recv() {
            Ok(act) => drop(board.act(&act, now).unwrap()),
            Err(std::sync::mpsc::TryRecvError::Empty) => {}
            Err(std::sync::mpsc::TryRecvError::Disconnected) => return,
        }
        board.time_passed(now);
        let bytes = board.to_send(now);
        if bytes.is_empty() {
            continue;
        }
        line.extend(&bytes);
        if let Some(end) = line.iter().rposition(|byte| *byte == b'\n') {
            if line[..end].split(|byte| *byte == b'\n').any(|line| line.starts_with(b"EV ")) {
                *last.lock().unwrap() = Instant::now();
            }
            line.drain(..=end);
        }
        written.fetch_add(1, Ordering::Relaxed);
        master.write_all(&bytes).unwrap();
    }
}

struct Running {
    child: Child,
    _data: TempDir,
}

impl Running {
    fn start(speech: Option<&str>, board: Option<(Make, &str)>) -> Self {
        let data = TempDir::new().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_touchmove"));
        command.args(["play", "--moves", "en", "--talk", "en", "--opponent", "human"]);
        command.args(["--announcing", "announce", "--time", "15+10"]);
        command.args(["--speech", if speech.is_some() { "on" } else { "off" }]);
        if let Some((make, port)) = board {
            command.args(["--pegboard", &format!("{}:{port}", make.name())]);
        }
        command.env("TOUCHMOVE_DATA", data.path());
        if let Some(address) = speech {
            command.env("SPEECHD_ADDRESS", address);
        }
        let child = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
        Self { child, _data: data }
    }

    /// The time of the processor that all threads have used.
    fn processor(&self) -> Duration {
        let tasks = fs::read_dir(format!("/proc/{}/task", self.child.id())).unwrap();
        let used = |task: fs::DirEntry| -> u64 {
            let text = fs::read_to_string(task.path().join("schedstat")).unwrap();
            text.split_whitespace().next().unwrap().parse().unwrap()
        };
        Duration::from_nanos(tasks.map(|task| used(task.unwrap())).sum())
    }

    fn stop(mut self) {
        drop(self.child.stdin.take());
        self.child.wait().unwrap();
    }
}

/// Each move is lifted, seated, announced and pressed on a peg board, which has no contact to wait
/// for on this side of the line.
pub(crate) fn speech() {
    let folder = TempDir::new().unwrap();
    let socket = folder.path().join("speech.sock");
    let server = FakeSsip::listen(&socket);
    let address = format!("unix_socket:{}", socket.display());
    let board = Board::plug(Model {
        make: Make::Peg1,
        dialect: Dialect::Usual,
        knows_pieces: false,
        has_clock: false,
    });
    let running = Running::start(Some(&address), Some((Make::Peg1, &board.port)));
    let hear = |text: &str| {
        while !server.heard().contains(text) {}
        Instant::now()
    };
    hear("You play on the board");
    let took = |act, text: &str| {
        board.acts.send(act).unwrap();
        let heard = hear(text);
        heard.saturating_duration_since(board.last())
    };
    let (mut touched, mut announced, mut pressed) = (Vec::new(), Vec::new(), Vec::new());
    let mut game = Position::default();
    let button = || Act::Press(Button::Confirm, Pressed::Short);
    for run in 0..MOVES {
        let Some(mv) = quiet(&game, run) else { break };
        touched.push(took(Act::Lift(mv.from().unwrap()), "touched"));
        thread::park_timeout(REST);
        board.act(Act::Seat(mv.to(), None));
        hear("Announce it");
        announced.push(took(button(), &format!(" {}", mv.to())));
        thread::park_timeout(REST);
        pressed.push(took(button(), "presses the clock"));
        thread::park_timeout(REST);
        game.play_unchecked(mv);
    }
    print("last byte to touched, at the speech server", touched);
    print("last byte to the announcement there", announced);
    print("last byte to the clock that was started, said there", pressed);
    running.stop();
}

/// A move that needs one hand and ends nothing, another one each time.
fn quiet(game: &Position, run: usize) -> Option<Move> {
    let ends = |mv: &Move| {
        let after = game.clone().play(*mv).ok();
        after.is_none_or(|after| after.is_check() || after.legal_moves().is_empty())
    };
    let plain = |mv: &Move| !(mv.is_capture() || mv.is_promotion() || mv.is_castle() || ends(mv));
    let moves: Vec<Move> = game.legal_moves().into_iter().filter(plain).collect();
    (!moves.is_empty()).then(|| moves[run * 7 % moves.len()])
}

pub(crate) fn idle() {
    idle_beside("no board", None);
    for make in Make::ALL {
        let model = Model {
            make,
            dialect: Dialect::Usual,
            knows_pieces: make != Make::Peg1,
            has_clock: false,
        };
        let board = Board::plug(model);
        idle_beside(make.title(), Some((make, &board)));
    }
}

fn idle_beside(name: &str, board: Option<(Make, &Board)>) {
    let running = Running::start(None, board.map(|(make, board)| (make, board.port.as_str())));
    // Found, looked at, learned.
    thread::park_timeout(Duration::from_secs(8));
    let written = || board.map_or(0, |(_, board)| board.written.load(Ordering::Relaxed));
    let before = (proc::wake_ups(running.child.id()), running.processor(), written());
    thread::park_timeout(IDLE);
    let woken = proc::wake_ups(running.child.id()) - before.0;
    let used = running.processor().saturating_sub(before.1);
    let pieces = written() - before.2;
    let memory = proc::memory(running.child.id());
    println!(
        "10 s idle, {name}: woken {woken} times, {pieces} pieces came, {used:.1?} of the \
         processor, {memory:.1} MB"
    );
    running.stop();
}
