//! The other end of a pseudo-terminal.

use std::fs::File;
use std::io::{Read, Write};
use std::sync::mpsc::{Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread::{JoinHandle, spawn};
use std::time::Duration;

use nix::fcntl::OFlag;
use nix::pty::{grantpt, posix_openpt, unlockpt};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};

use crate::peg1::{Capabilities, Field, Maker};
use crate::{certabo as c, chesslink as l, citrine as n, dgt as d, peg1 as p};

/// What is at the far end: what has come and the time, and what it says then.
pub(super) type Far = Box<dyn FnMut(&[u8], Duration) -> Vec<u8> + Send>;

/// A board at a pseudo-terminal; dropped, it is pulled out.
pub(super) struct End {
    pub(super) path: String,
    end: Option<(Sender<()>, JoinHandle<()>)>,
}

impl End {
    pub(super) fn new(mut far: Far) -> Self {
        let flags = OFlag::O_RDWR | OFlag::O_NOCTTY | OFlag::O_CLOEXEC | OFlag::O_NONBLOCK;
        let mut master = posix_openpt(flags).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let path = rustix::pty::ptsname(&master, Vec::new()).unwrap().into_string().unwrap();
        // As long as nobody has opened it, the other end would count as gone.
        let keep = File::options().read(true).write(true).open(&path).unwrap();
        let mut raw = tcgetattr(&keep).unwrap();
        raw.make_raw();
        tcsetattr(&keep, OptionalActions::Now, &raw).unwrap();
        let (end, ended) = channel::<()>();
        let mut now = Duration::ZERO;
        let thread = spawn(move || {
            let mut buffer = [0; 1024];
            while ended.try_recv() == Err(TryRecvError::Empty) {
                let step = Timespec { tv_sec: 0, tv_nsec: 5_000_000 };
                let mut ready = [PollFd::new(&master, PollFlags::IN)];
                let came = poll(&mut ready, Some(&step)).unwrap() > 0;
                let count = if came { master.read(&mut buffer).unwrap() } else { 0 };
                now += Duration::from_millis(5);
                let says = far(&buffer[..count], now);
                // What nobody reads is lost, as on a line.
                let _ = master.write(&says);
            }
            drop(keep);
        });
        Self { path, end: Some((end, thread)) }
    }
}

impl Drop for End {
    fn drop(&mut self) {
        if let Some((end, thread)) = self.end.take() {
            drop(end);
            thread.join().unwrap();
        }
    }
}

type Shared<T> = Arc<Mutex<T>>;

fn share<T>(board: T) -> (Shared<T>, Shared<T>) {
    let board = Arc::new(Mutex::new(board));
    (Arc::clone(&board), board)
}

/// Whether it is time for something that happens so often.
fn every(ms: u128, now: Duration) -> bool {
    now.as_millis().is_multiple_of(ms)
}

pub(super) fn peg1() -> (Far, Shared<p::Board>) {
    let can = Capabilities { lights: true, buttons: true, ..Capabilities::default() };
    let (fw, uid) = ("0.1".to_owned(), "TP0042".to_owned());
    let maker = Maker { boot: 0x7F3A_91C2, fw, uid, can, minor: 1, battery: None };
    let field = Field::of(shakmaty::Board::new().occupied());
    let (far, near) = share(p::Board::start(Duration::ZERO, maker, &field));
    let says = move |bytes: &[u8], now| {
        let mut board = far.lock().unwrap();
        board.hear(now, bytes);
        if board.deadline() <= now {
            board.time_passed(now);
        }
        board.take_bytes()
    };
    (Box::new(says), near)
}

pub(super) fn dgt() -> (Far, Shared<d::Board>) {
    let (far, near) = share(d::Board::new(shakmaty::Board::new(), false));
    let says = move |bytes: &[u8], now| {
        let mut board = far.lock().unwrap();
        board.receive(bytes);
        if every(200, now) {
            board.scan();
        }
        board.to_send()
    };
    (Box::new(says), near)
}

pub(super) fn chesslink() -> (Far, Shared<l::Board>) {
    let (far, near) = share(l::Board::new(shakmaty::Board::new(), true));
    let says = move |bytes: &[u8], now| {
        let mut board = far.lock().unwrap();
        board.receive(bytes);
        if every(40, now) {
            board.scan();
        }
        board.to_send()
    };
    (Box::new(says), near)
}

pub(super) fn certabo() -> (Far, Shared<c::Board>) {
    let (far, near) = share(c::Board::new(c::Frames::Chips));
    let says = move |bytes: &[u8], now| {
        let mut board = far.lock().unwrap();
        board.receive(bytes);
        if every(200, now) { board.frame() } else { Vec::new() }
    };
    (Box::new(says), near)
}

pub(super) fn citrine() -> (Far, Shared<n::Board>) {
    let (far, near) = share(n::Board::new());
    let says = move |bytes: &[u8], now| {
        let mut board = far.lock().unwrap();
        board.receive(bytes, now);
        board.to_send()
    };
    (Box::new(says), near)
}
