//! What a port of a board costs: the time from the last byte of a board to the call that tells it,
//! from an order to the first byte at the board, and how often an idle thread wakes up. And the whole
//! program with a board: the time to the speech server, and what it costs when nothing happens.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a bench prints, fails by panicking, and takes the time"
)]

#[allow(dead_code, clippy::panic, reason = "shared with the tests, which need more of it")]
#[path = "../tests/it/fake_ssip.rs"]
mod fake_ssip;
#[path = "session/proc.rs"]
mod proc;
#[path = "boards/whole.rs"]
mod whole;

use std::fs::{self, File};
use std::io::{Read, Write};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use nix::fcntl::OFlag;
use nix::pty::{PtyMaster, grantpt, posix_openpt, unlockpt};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
use shakmaty::{Bitboard, Board, Square};
use touchmove::pegboard::port::Options;
use touchmove::pegboard::{BoardEvent, Order, Port, Report, chesslink};

const RUNS: usize = 500;

/// Measures when cargo runs it as a bench, not when it only runs every target.
fn main() {
    if std::env::args().any(|argument| argument == "--bench") {
        let mut talk = Talk::begin();
        talk.reports();
        talk.orders();
        talk.idle();
        drop(talk);
        whole::speech();
        whole::idle();
    }
}

/// A ChessLink at one end and a port at the other.
struct Talk {
    master: PtyMaster,
    board: chesslink::Board,
    port: Port,
    told: Receiver<(Instant, BoardEvent, Option<String>)>,
    _keep: File,
}

impl Talk {
    fn begin() -> Self {
        let mut master = posix_openpt(OFlag::O_RDWR | OFlag::O_NOCTTY | OFlag::O_CLOEXEC).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let path = rustix::pty::ptsname(&master, Vec::new()).unwrap().into_string().unwrap();
        let keep = File::options().read(true).write(true).open(&path).unwrap();
        let mut raw = tcgetattr(&keep).unwrap();
        raw.make_raw();
        tcsetattr(&keep, OptionalActions::Now, &raw).unwrap();
        let (tell, told) = channel();
        let address = format!("chesslink:{path}").parse().unwrap();
        let tell = move |what| {
            let thread = fs::read_link("/proc/thread-self").ok();
            let thread = thread.map(|thread| thread.display().to_string());
            drop(tell.send((Instant::now(), what, thread)));
        };
        let port = Port::open(address, Options::default(), tell).unwrap();
        let mut board = chesslink::Board::new(Board::new(), true);
        let quiet = Instant::now() + Duration::from_secs(2);
        while Instant::now() < quiet {
            serve(&mut master, &mut board, 50);
        }
        while told.try_recv().is_ok() {}
        Self { master, board, port, told, _keep: keep }
    }

    fn reports(&mut self) {
        let mut times = Vec::new();
        for run in 0..RUNS {
            let piece = Board::new().piece_at(Square::E2).filter(|_| run % 2 == 1);
            self.board.put(Square::E2, piece);
            // A board believes its sensors when they have said it twice.
            self.board.scan();
            self.board.scan();
            let bytes = self.board.to_send();
            let (last, first) = bytes.split_last().unwrap();
            self.master.write_all(first).unwrap();
            let written = Instant::now();
            self.master.write_all(&[*last]).unwrap();
            let (told, what, _) = self.told.recv().unwrap();
            let report =
                matches!(what, BoardEvent::Report(Report::Lifted(..) | Report::Seated(..)));
            assert!(report, "{what:?}");
            times.push(told - written);
            serve(&mut self.master, &mut self.board, 5);
        }
        print("last byte of a board to tell", times);
    }

    fn orders(&mut self) {
        let mut times = Vec::new();
        for run in 0..RUNS {
            let squares = Bitboard::from_square(if run % 2 == 0 { Square::E2 } else { Square::E4 });
            let ordered = Instant::now();
            self.port.order(Order::Light(squares));
            let mut buffer = [0; 1024];
            let count = self.master.read(&mut buffer).unwrap();
            times.push(ordered.elapsed());
            self.board.receive(&buffer[..count]);
            self.master.write_all(&self.board.to_send()).unwrap();
            serve(&mut self.master, &mut self.board, 5);
        }
        print("order to the first byte", times);
    }

    /// The board is asked how it stands every five seconds, and answers.
    fn idle(&mut self) {
        let thread = self.told.try_iter().find_map(|(_, _, thread)| thread);
        let Some(thread) = thread else { return };
        let woken = || -> u32 {
            let text = fs::read_to_string(format!("/proc/{thread}/status")).unwrap();
            let line = text.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
            line.unwrap().trim().parse().unwrap()
        };
        let before = woken();
        let end = Instant::now() + Duration::from_secs(10);
        let mut asked = 0;
        while Instant::now() < end {
            asked += u32::from(serve(&mut self.master, &mut self.board, 1000));
        }
        let times = woken() - before;
        println!(
            "idle: woken {times} times in 10 seconds, in which the board was asked {asked} times"
        );
    }
}

/// Lets the board hear and answer; whether anything was said to it.
fn serve(master: &mut PtyMaster, board: &mut chesslink::Board, ms: i64) -> bool {
    let time = Timespec { tv_sec: ms / 1000, tv_nsec: ms % 1000 * 1_000_000 };
    let mut ready = [PollFd::new(master, PollFlags::IN)];
    if poll(&mut ready, Some(&time)).unwrap() == 0 {
        return false;
    }
    let mut buffer = [0; 1024];
    let count = master.read(&mut buffer).unwrap();
    board.receive(&buffer[..count]);
    master.write_all(&board.to_send()).unwrap();
    true
}

fn print(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    println!("{what}: half in {:?}, 99 of 100 in {:?}, all in {:?}", at(50), at(99), at(100));
}
