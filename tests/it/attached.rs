//! `touchmove pegboard watch` and `check`, the real program, with a board at a pseudo-terminal.

use std::fs::File;
use std::io::{Read, Write};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};

use expect_test::expect;
use nix::fcntl::OFlag;
use nix::pty::{grantpt, posix_openpt, unlockpt};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
use shakmaty::{Board, Square};
use touchmove::pegboard::chesslink;

use crate::program::Home;

/// A ChessLink in the start position, until this is dropped.
struct Link {
    port: String,
    board: Arc<Mutex<chesslink::Board>>,
    _plugged: Sender<()>,
}

impl Link {
    fn plug() -> Self {
        let flags = OFlag::O_RDWR | OFlag::O_NOCTTY | OFlag::O_CLOEXEC | OFlag::O_NONBLOCK;
        let mut master = posix_openpt(flags).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        let port = rustix::pty::ptsname(&master, Vec::new()).unwrap().into_string().unwrap();
        let keep = File::options().read(true).write(true).open(&port).unwrap();
        let mut raw = tcgetattr(&keep).unwrap();
        raw.make_raw();
        tcsetattr(&keep, OptionalActions::Now, &raw).unwrap();
        let board = Arc::new(Mutex::new(chesslink::Board::new(Board::new(), true)));
        let (plugged, pulled) = channel::<()>();
        let link = Self { port, board: Arc::clone(&board), _plugged: plugged };
        std::thread::spawn(move || {
            let mut buffer = [0; 1024];
            while pulled.try_recv() == Err(std::sync::mpsc::TryRecvError::Empty) {
                let step = Timespec { tv_sec: 0, tv_nsec: 30_000_000 };
                let mut ready = [PollFd::new(&master, PollFlags::IN)];
                let came = poll(&mut ready, Some(&step)).unwrap() > 0;
                let count = if came { master.read(&mut buffer).unwrap() } else { 0 };
                let mut board = board.lock().unwrap();
                board.receive(&buffer[..count]);
                if !came {
                    board.scan();
                }
                let _ = master.write(&board.to_send());
            }
            drop(keep);
        });
        link
    }

    /// A hand takes a piece, or puts the one of the start position back.
    fn hand(&self, square: Square, puts: bool) {
        let piece = Board::new().piece_at(square).filter(|_| puts);
        self.board.lock().unwrap().put(square, piece);
    }
}

#[test]
fn watch_tells_a_line_for_each_report() {
    let (home, link) = (Home::new(), Link::plug());
    let address = format!("auto:{}", link.port);
    let mut running = home.start(&["pegboard", "watch", &address]);
    running.wait_for("The starting position is set up.");
    link.hand(Square::E2, false);
    assert_eq!(running.wait_for("lifted"), "Eva two lifted, white pawn.");
    link.hand(Square::E2, true);
    assert_eq!(running.wait_for("occupied"), "Eva two occupied, white pawn.");
    drop(link);
    running.wait_for("is not there. Plug it in.");
}

#[test]
fn watch_says_of_an_empty_board_that_it_is_empty() {
    let (home, link) = (Home::new(), Link::plug());
    for square in Board::new().occupied() {
        link.hand(square, false);
    }
    let mut running = home.start(&["pegboard", "watch", &format!("chesslink:{}", link.port)]);
    assert_eq!(running.wait_for("empty"), "All squares are empty.");
}

#[test]
fn check_asks_for_hands_and_ends_with_a_verdict() {
    let (home, link) = (Home::new(), Link::plug());
    let address = format!("chesslink:{}", link.port);
    let mut running = home.start(&["pegboard", "check", &address]);
    let squares = [Square::A1, Square::H1, Square::E2, Square::D7, Square::A8, Square::H8];
    for square in squares {
        running.wait_for("Take the piece off");
        link.hand(square, false);
        running.wait_for("Put it back on");
        link.hand(square, true);
    }
    running.wait_for("It works: 6 squares tested.");
    assert_eq!(running.end().code, Some(0));
    assert_eq!(link.board.lock().unwrap().lit(), shakmaty::Bitboard::EMPTY);
}

/// A peg board of somebody's own, with neither lamps nor a button, until this is dropped.
fn bare_pegs() -> (String, Sender<()>) {
    use touchmove::pegboard::peg1::{Capabilities, Field, Maker};

    let can = Capabilities::default();
    let maker =
        Maker { boot: 1, fw: "1".to_owned(), uid: "bare".to_owned(), can, minor: 0, battery: None };
    let field = Field::of(Board::new().occupied());
    let began = std::time::Duration::ZERO;
    let mut board = touchmove::pegboard::peg1::Board::start(began, maker, &field);
    at_a_terminal(30, move |bytes, now| {
        board.hear(now, bytes);
        if board.deadline() <= now {
            board.time_passed(now);
        }
        board.take_bytes()
    })
}

/// What is at the far end of a pseudo-terminal, asked so often in milliseconds.
fn at_a_terminal(
    step: u32,
    mut far: impl FnMut(&[u8], std::time::Duration) -> Vec<u8> + Send + 'static,
) -> (String, Sender<()>) {
    let flags = OFlag::O_RDWR | OFlag::O_NOCTTY | OFlag::O_CLOEXEC | OFlag::O_NONBLOCK;
    let mut master = posix_openpt(flags).unwrap();
    grantpt(&master).unwrap();
    unlockpt(&master).unwrap();
    let port = rustix::pty::ptsname(&master, Vec::new()).unwrap().into_string().unwrap();
    let keep = File::options().read(true).write(true).open(&port).unwrap();
    let mut raw = tcgetattr(&keep).unwrap();
    raw.make_raw();
    tcsetattr(&keep, OptionalActions::Now, &raw).unwrap();
    let (plugged, pulled) = channel::<()>();
    std::thread::spawn(move || {
        let mut now = std::time::Duration::ZERO;
        let mut buffer = [0; 1024];
        while pulled.try_recv() == Err(std::sync::mpsc::TryRecvError::Empty) {
            let wait = Timespec { tv_sec: 0, tv_nsec: i64::from(step) * 1_000_000 };
            let mut ready = [PollFd::new(&master, PollFlags::IN)];
            let came = poll(&mut ready, Some(&wait)).unwrap() > 0;
            let count = if came { master.read(&mut buffer).unwrap() } else { 0 };
            now += std::time::Duration::from_millis(u64::from(step));
            let _ = master.write(&far(&buffer[..count], now));
        }
        drop(keep);
    });
    (port, plugged)
}

#[test]
fn check_tests_only_what_a_board_has() {
    let (home, (port, _plugged)) = (Home::new(), bare_pegs());
    let mut running = home.start(&["pegboard", "check", &format!("peg1:{port}")]);
    for _ in 0..6 {
        running.wait_for("Take the piece off");
        running.type_line("");
    }
    assert_eq!(running.wait_for("lamps"), "It has no usable lamps.");
    assert_eq!(running.wait_for("button"), "It has no button.");
    assert_eq!(running.next_line().as_deref(), Some("Nothing tested."));
}

#[test]
fn what_speaks_on_a_port_and_is_no_board_is_said() {
    let home = Home::new();
    let (port, _plugged) = at_a_terminal(10, |_, _| b"boot: 17 ok ".to_vec());
    let run = home.run(&["pegboard", "check", &format!("chesslink:{port}")]);
    assert!(run.out.concat().contains(&format!("something else speaks on {port}")), "{run:?}");
}

#[test]
fn a_check_in_which_nothing_was_tried_fails() {
    let (home, link) = (Home::new(), Link::plug());
    let address = format!("chesslink:{}", link.port);
    let mut running = home.start(&["pegboard", "check", &address]);
    for _ in 0..6 {
        running.wait_for("Take the piece off");
        running.type_line("");
    }
    running.wait_for("Nothing tested.");
    assert_eq!(running.end().code, Some(1));
}

#[test]
fn a_board_that_is_not_there_is_said_and_cannot_be_checked() {
    let run = Home::new().run(&["pegboard", "check", "dgt:/dev/no-such-port"]);
    assert_eq!(run.code, Some(1));
    expect![[r#"
        Looking for a board.
        No board: the port /dev/no-such-port is not there. Plug it in.
        Nothing to check.
    "#]]
    .assert_eq(&run.text());
}

#[test]
fn an_address_that_is_none_is_wrong_use() {
    let run = Home::new().run(&["pegboard", "watch", "pegs:/dev/ttyUSB0"]);
    expect![[r#"
        pegs:/dev/ttyUSB0 is not a board address. Write auto, a make, or a make and a port: dgt:/dev/ttyUSB0. The makes: peg1, dgt, chesslink, certabo, citrine.
    "#]]
    .assert_eq(&run.refusal(2));
}

#[test]
fn a_port_that_is_in_use_is_said() {
    let (home, link) = (Home::new(), Link::plug());
    let address = format!("chesslink:{}", link.port);
    let mut first = home.start(&["pegboard", "watch", &address]);
    first.wait_for("Board found");
    let second = home.run(&["pegboard", "check", &address]);
    assert_eq!(second.code, Some(1));
    let busy = format!("No board: another program has {}. Close that program.", link.port);
    assert!(second.out.contains(&busy), "{:?}", second.out);
}
