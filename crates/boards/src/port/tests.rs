//! Over real pseudo-terminals: the other end is a board as a program, or something that is none.

#![cfg(unix)]

mod end;

#[cfg(target_os = "linux")]
use std::sync::atomic::AtomicU32;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use shakmaty::{Bitboard, Square};

use super::*;
use crate::board_event::Loss;
use crate::make::{Make, Senses};
use crate::report::{Report, Sensed};
use end::{End, Far, certabo, chesslink, citrine, dgt, peg1};

/// What a port tells, and the port.
struct Near {
    port: Port,
    told: Receiver<BoardEvent>,
}

impl Near {
    fn open(address: &str) -> Self {
        Self::among(Vec::new, address, Options::default())
    }

    fn among(
        ports: impl Fn() -> Vec<Listed> + Send + 'static,
        address: &str,
        options: Options,
    ) -> Self {
        let (tell, told) = channel();
        let tell = move |what| drop(tell.send(what));
        let port = Port::open_among(ports, address.parse().unwrap(), options, tell).unwrap();
        Self { port, told }
    }

    fn next(&self) -> BoardEvent {
        self.told.recv_timeout(Duration::from_secs(20)).expect("the port says nothing")
    }

    /// The next that is told and wanted.
    fn until(&self, wanted: impl Fn(&BoardEvent) -> bool) -> BoardEvent {
        loop {
            let told = self.next();
            if wanted(&told) {
                return told;
            }
        }
    }

    fn report(&self, wanted: &Report) {
        self.until(|told| *told == BoardEvent::Report(wanted.clone()));
    }

    fn stands(&self) -> Sensed {
        let stands = |told: &BoardEvent| matches!(told, BoardEvent::Report(Report::Stands(_)));
        let BoardEvent::Report(Report::Stands(sensed)) = self.until(stands) else { unreachable!() };
        sensed
    }

    fn found(&self, make: Make, end: &End) {
        assert_eq!(self.next(), BoardEvent::Found(make, end.path.clone()));
    }

    /// Nothing for this long.
    fn is_quiet(&self, ms: u64) {
        let told = self.told.recv_timeout(Duration::from_millis(ms));
        assert_eq!(told, Err(RecvTimeoutError::Timeout));
    }
}

fn every_make() -> [(Make, Far); 5] {
    [
        (Make::Peg1, peg1().0),
        (Make::Dgt, dgt().0),
        (Make::ChessLink, chesslink().0),
        (Make::Certabo, certabo().0),
        (Make::Citrine, citrine().0),
    ]
}

/// Each in a thread of its own, because most of the time they wait.
fn at_once<T: Send>(all: impl IntoIterator<Item = T>, each: impl Fn(T) + Sync) {
    std::thread::scope(|scope| {
        for one in all {
            let each = &each;
            scope.spawn(move || each(one));
        }
    });
}

#[test]
fn a_board_of_every_make_is_found_and_tells_how_it_stands() {
    at_once(every_make(), |(make, far)| {
        let end = End::new(far);
        let near = Near::open(&format!("{}:{}", make.name(), end.path));
        near.found(make, &end);
        if make.senses() != Senses::Moves {
            assert_eq!(near.stands().occupied, shakmaty::Board::new().occupied(), "{make:?}");
        }
    });
}

#[test]
fn the_make_of_a_board_on_a_given_port_is_found_out() {
    at_once(every_make(), |(make, far)| {
        let end = End::new(far);
        let near = Near::open(&format!("auto:{}", end.path));
        near.found(make, &end);
        let told = near.next();
        let tells = matches!(told, BoardEvent::Report(_) | BoardEvent::CatchesUp(_));
        assert!(tells, "{make:?}: {told:?}");
    });
}

#[test]
fn reports_come_and_orders_go() {
    let (far, board) = chesslink();
    let end = End::new(far);
    let near = Near::open(&format!("chesslink:{}", end.path));
    near.found(Make::ChessLink, &end);
    near.stands();
    let pawn = board.lock().unwrap().pieces().piece_at(Square::E2);
    board.lock().unwrap().put(Square::E2, None);
    near.report(&Report::Lifted(None, Square::E2, pawn));
    near.port.order(Order::Light(Bitboard::from_square(Square::E4)));
    near.report(&Report::Done(None));
    assert_eq!(board.lock().unwrap().lit(), Bitboard::from_square(Square::E4));
}

#[test]
fn a_board_that_is_gone_is_lost_once_and_found_again_with_a_fresh_look() {
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().join("board").display().to_string();
    let plug = |end: &End| std::os::unix::fs::symlink(&end.path, &name).unwrap();
    let end = End::new(dgt().0);
    plug(&end);
    let near = Near::open(&format!("auto:{name}"));
    assert_eq!(near.next(), BoardEvent::Found(Make::Dgt, name.clone()));
    near.stands();
    drop(end);
    std::fs::remove_file(&name).unwrap();
    let lost = near.until(|told| matches!(told, BoardEvent::Lost(_)));
    assert_eq!(lost, BoardEvent::Lost(Loss::NoPort(name.clone())));
    near.is_quiet(1500);
    let (far, board) = dgt();
    board.lock().unwrap().put(Square::E2, None);
    let end = End::new(far);
    plug(&end);
    assert_eq!(near.next(), BoardEvent::Found(Make::Dgt, name.clone()));
    let stands = near.stands();
    assert_eq!(stands.occupied, shakmaty::Board::new().occupied().without(Square::E2));
}

#[test]
fn a_board_that_loses_its_power_is_lost_and_comes_back_on_the_same_port() {
    at_once([(Make::Peg1, peg1().0), (Make::Certabo, certabo().0)], |(make, mut far)| {
        let power = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
        let switch = std::sync::Arc::clone(&power);
        let end = End::new(Box::new(move |bytes, now| {
            let says = far(bytes, now);
            if switch.load(std::sync::atomic::Ordering::Relaxed) { says } else { Vec::new() }
        }));
        let near = Near::open(&format!("{}:{}", make.name(), end.path));
        near.found(make, &end);
        near.stands();
        power.store(false, std::sync::atomic::Ordering::Relaxed);
        let lost = near.until(|told| matches!(told, BoardEvent::Lost(_)));
        assert_eq!(lost, BoardEvent::Lost(Loss::NoAnswer(end.path.clone())));
        power.store(true, std::sync::atomic::Ordering::Relaxed);
        near.found(make, &end);
        near.stands();
    });
}

#[test]
fn two_programs_do_not_use_one_port() {
    let end = End::new(dgt().0);
    let address = format!("dgt:{}", end.path);
    let first = Near::open(&address);
    first.found(Make::Dgt, &end);
    let second = Near::open(&address);
    assert_eq!(second.next(), BoardEvent::Lost(Loss::Busy(end.path.clone())));
    second.is_quiet(600);
    drop(first.port);
    second.found(Make::Dgt, &end);
}

#[test]
fn a_device_that_is_no_board_is_none() {
    let garbage = |make: &str| (format!("{make}:"), 0);
    let echo = |make: &str| (format!("{make}:"), 1);
    let silence = |make: &str| (format!("{make}:"), 2);
    let makes = Make::ALL.map(Make::name);
    let all =
        makes.iter().chain(&["auto"]).flat_map(|make| [garbage(make), echo(make), silence(make)]);
    at_once(all.collect::<Vec<_>>(), |(address, kind)| {
        let far: Far = match kind {
            0 => {
                let mut noise = crate::noise::Noise::new(7);
                Box::new(move |_, _| noise.spoil(&[b'x'; 40]))
            }
            1 => Box::new(|bytes, _| bytes.to_vec()),
            _ => Box::new(|_, _| Vec::new()),
        };
        let end = End::new(far);
        let address = format!("{address}{}", end.path);
        let near = Near::open(&address);
        // A Certabo board is told nothing, so that nothing can come back.
        let echoes = kind == 1 && !address.starts_with("certabo");
        let path = end.path.clone();
        let loss = match kind {
            0 => Loss::Babble(path),
            1 if echoes => Loss::Stranger(path),
            _ => Loss::NoAnswer(path),
        };
        assert_eq!(near.next(), BoardEvent::Lost(loss), "{address}");
    });
}

#[test]
fn a_port_that_is_not_there_is_said_once() {
    let near = Near::open("dgt:/dev/no-such-port");
    assert_eq!(near.next(), BoardEvent::Lost(Loss::NoPort("/dev/no-such-port".to_owned())));
    near.is_quiet(1000);
    let near = Near::open("auto");
    assert_eq!(near.next(), BoardEvent::Lost(Loss::NoBoard));
    near.is_quiet(1000);
}

#[test]
fn what_is_no_serial_port_is_named_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file").display().to_string();
    std::fs::write(&file, "kept").unwrap();
    for port in [file.as_str(), &folder.path().display().to_string(), "/dev/null"] {
        let near = Near::open(&format!("dgt:{port}"));
        assert_eq!(near.next(), BoardEvent::Lost(Loss::NotSerial(port.to_owned())));
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "kept");
}

#[test]
fn a_fault_of_the_program_is_told_and_the_board_is_looked_for_again() {
    let end = End::new(dgt().0);
    let (name, failed) = (end.path.clone(), AtomicBool::new(false));
    let ports = move || {
        assert!(failed.swap(true, Ordering::Relaxed), "this fault is made on purpose");
        vec![Listed { name: name.clone(), product: None, likely: Some(Make::Dgt) }]
    };
    let near = Near::among(ports, "auto", Options::default());
    let lost = near.next();
    assert!(matches!(lost, BoardEvent::Lost(Loss::Failed(..))), "{lost:?}");
    near.found(Make::Dgt, &end);
}

#[test]
fn among_listed_ports_the_one_with_a_board_is_found_also_when_its_name_has_changed() {
    let listed =
        |path: &str| Listed { name: path.to_owned(), product: None, likely: Some(Make::Dgt) };
    let silent = End::new(Box::new(|_, _| Vec::new()));
    let (one, other) = (End::new(dgt().0), End::new(dgt().0));
    let ports =
        std::sync::Arc::new(std::sync::Mutex::new(vec![listed(&silent.path), listed(&one.path)]));
    let there = std::sync::Arc::clone(&ports);
    let near = Near::among(move || there.lock().unwrap().clone(), "dgt", Options::default());
    near.found(Make::Dgt, &one);
    near.stands();
    *ports.lock().unwrap() = vec![listed(&silent.path)];
    drop(one);
    let lost = near.until(|told| matches!(told, BoardEvent::Lost(_)));
    assert!(matches!(lost, BoardEvent::Lost(Loss::NoPort(_))), "{lost:?}");
    // That no other port has one is no news.
    near.is_quiet(1000);
    *ports.lock().unwrap() = vec![listed(&silent.path), listed(&other.path)];
    near.found(Make::Dgt, &other);
}

#[test]
fn the_chips_of_a_board_that_knows_none_are_learned_at_the_start_position() {
    let end = End::new(certabo().0);
    let options = Options { orientation: Some(Orientation::Straight), ..Options::default() };
    let near = Near::among(Vec::new, &format!("certabo:{}", end.path), options);
    near.found(Make::Certabo, &end);
    // They are told before it is said that they are known: who hears that may leave at once.
    let learned = |told: &BoardEvent| {
        matches!(told, BoardEvent::Chips(_) | BoardEvent::Report(Report::Learned(_)))
    };
    let BoardEvent::Chips(chips) = near.until(learned) else { panic!("they come too late") };
    assert_eq!(chips.iter().count(), 32);
    assert_eq!(near.stands().pieces, shakmaty::Board::new());
    drop(near);
    let options = Options { chips, ..Options::default() };
    let near = Near::among(Vec::new, &format!("certabo:{}", end.path), options);
    near.until(|told| matches!(told, BoardEvent::Found(..)));
    assert_eq!(near.stands().pieces, shakmaty::Board::new());
}

#[test]
fn a_port_without_permission_is_told_with_the_group_to_join() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};

    let end = End::new(dgt().0);
    let device = std::path::Path::new(&end.path);
    let mode = |mode| std::fs::set_permissions(device, PermissionsExt::from_mode(mode)).unwrap();
    mode(0o660);
    let gid = nix::unistd::Gid::from_raw(device.metadata().unwrap().gid());
    let group = nix::unistd::Group::from_gid(gid).unwrap().map(|group| group.name);
    assert!(group.is_some());
    assert_eq!(fault::group(&end.path), group);
    let refused = std::io::Error::from(std::io::ErrorKind::PermissionDenied);
    assert_eq!(fault::loss(&end.path, &refused), Loss::Denied(end.path.clone(), group));
    mode(0o600);
    assert_eq!(fault::group(&end.path), None, "joining would not help");
    if !nix::unistd::geteuid().is_root() {
        mode(0o000);
        let near = Near::open(&format!("dgt:{}", end.path));
        assert_eq!(near.next(), BoardEvent::Lost(Loss::Denied(end.path.clone(), None)));
    }
}

#[test]
fn when_the_handle_is_dropped_the_thread_ends_and_the_port_is_free() {
    let end = End::new(dgt().0);
    let Near { port, told } = Near::open(&format!("dgt:{}", end.path));
    let found = told.recv_timeout(Duration::from_secs(10));
    assert!(matches!(found, Ok(BoardEvent::Found(..))), "{found:?}");
    drop(port);
    let ended =
        std::iter::repeat_with(|| told.recv_timeout(Duration::from_secs(1))).find(Result::is_err);
    assert_eq!(ended, Some(Err(RecvTimeoutError::Disconnected)));
    let free = std::fs::File::open(&end.path).unwrap();
    free.try_lock().unwrap();
    // Also while it looks for one.
    let Near { port, told } = Near::open("dgt:/dev/no-such-port");
    told.recv_timeout(Duration::from_secs(10)).unwrap();
    drop(port);
    assert_eq!(told.recv_timeout(Duration::from_secs(1)), Err(RecvTimeoutError::Disconnected));
}

#[test]
#[cfg(target_os = "linux")]
fn an_idle_port_wakes_up_for_what_the_board_says_and_nothing_else() {
    at_once(every_make(), |(make, mut far)| {
        let said = std::sync::Arc::new(AtomicU32::new(0));
        let count = std::sync::Arc::clone(&said);
        let end = End::new(Box::new(move |bytes, now| {
            let says = far(bytes, now);
            count.fetch_add(u32::from(!says.is_empty()), Ordering::Relaxed);
            says
        }));
        let (tell, told) = channel();
        let tell = move |_| drop(tell.send(std::fs::read_link("/proc/thread-self").unwrap()));
        let address = format!("{}:{}", make.name(), end.path).parse().unwrap();
        let port = Port::open(address, Options::default(), tell).unwrap();
        let thread = told.recv_timeout(Duration::from_secs(20)).unwrap();
        let status = std::path::Path::new("/proc").join(thread).join("status");
        let woken = || -> u32 {
            let text = std::fs::read_to_string(&status).unwrap();
            let line = text.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"));
            line.unwrap().trim().parse().unwrap()
        };
        while told.recv_timeout(Duration::from_secs(3)).is_ok() {}
        let before = (woken(), said.load(Ordering::Relaxed));
        let (_open, nothing) = channel::<()>();
        assert_eq!(nothing.recv_timeout(Duration::from_secs(5)), Err(RecvTimeoutError::Timeout));
        let times = woken() - before.0;
        let said = said.load(Ordering::Relaxed) - before.1;
        drop(port);
        // On a machine with too much to do some words come late or in pieces.
        assert!(times <= 5 + 2 * said, "{make:?}: {times} times in five seconds, {said} words");
    });
}

#[test]
fn a_stall_costs_no_move_on_a_peg_board() {
    let (mut far, board) = peg1();
    let power = std::sync::Arc::new(AtomicBool::new(true));
    let switch = std::sync::Arc::clone(&power);
    let end = End::new(Box::new(move |bytes, now| {
        let says = far(bytes, now);
        if switch.load(Ordering::Relaxed) { says } else { Vec::new() }
    }));
    let near = Near::open(&format!("peg1:{}", end.path));
    near.found(Make::Peg1, &end);
    near.stands();
    power.store(false, Ordering::Relaxed);
    let lost = near.until(|told| matches!(told, BoardEvent::Lost(_)));
    assert_eq!(lost, BoardEvent::Lost(Loss::NoAnswer(end.path.clone())));
    moves_e4(&board);
    power.store(true, Ordering::Relaxed);
    near.found(Make::Peg1, &end);
    has_moved_e4(&near);
}

#[test]
fn a_cable_that_was_pulled_costs_no_move_on_a_peg_board_that_has_kept_its_power() {
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().join("board").display().to_string();
    let plug = |end: &End| std::os::unix::fs::symlink(&end.path, &name).unwrap();
    let (far, board) = peg1();
    let far = std::sync::Arc::new(std::sync::Mutex::new(far));
    let began = std::sync::Arc::new(std::sync::Mutex::new(Duration::ZERO));
    let cable = || {
        let (far, began) = (std::sync::Arc::clone(&far), std::sync::Arc::clone(&began));
        // Its clock goes on from cable to cable.
        let mut before = Duration::ZERO;
        End::new(Box::new(move |bytes: &[u8], now| {
            let mut clock = began.lock().unwrap();
            *clock += now.saturating_sub(std::mem::replace(&mut before, now));
            (far.lock().unwrap())(bytes, *clock)
        }))
    };
    let end = cable();
    plug(&end);
    let near = Near::open(&format!("peg1:{name}"));
    assert_eq!(near.next(), BoardEvent::Found(Make::Peg1, name.clone()));
    near.stands();
    drop(end);
    std::fs::remove_file(&name).unwrap();
    let lost = near.until(|told| matches!(told, BoardEvent::Lost(_)));
    assert_eq!(lost, BoardEvent::Lost(Loss::NoPort(name.clone())));
    moves_e4(&board);
    let end = cable();
    plug(&end);
    assert_eq!(near.next(), BoardEvent::Found(Make::Peg1, name.clone()));
    has_moved_e4(&near);
}

/// A hand moves the pawn of the king, in the next seconds of the board's clock.
fn moves_e4(board: &std::sync::Mutex<crate::peg1::Board>) {
    use crate::peg1::Mark;
    let mut board = board.lock().unwrap();
    let now = board.deadline() + Duration::from_millis(50);
    board.contact(now, Square::E2, Mark::Empty);
    board.contact(now + Duration::from_millis(400), Square::E4, Mark::Occupied);
    board.time_passed(now + Duration::from_millis(900));
}

/// The board stands as before, and then the move comes in its order.
fn has_moved_e4(near: &Near) {
    assert_eq!(near.stands().occupied, shakmaty::Board::new().occupied());
    let changes = |told: &BoardEvent| match told {
        BoardEvent::Report(Report::Lifted(_, square, _)) => Some((*square, false)),
        BoardEvent::Report(Report::Seated(_, square, _)) => Some((*square, true)),
        BoardEvent::Report(Report::Gap | Report::Stands(_)) => panic!("{told:?}"),
        _ => None,
    };
    let next = || changes(&near.until(|told| changes(told).is_some()));
    assert_eq!([next(), next()], [Some((Square::E2, false)), Some((Square::E4, true))]);
}

#[test]
fn a_make_that_is_named_wrongly_does_a_dgt_board_no_harm() {
    let wrong = [Make::Citrine, Make::ChessLink, Make::Peg1];
    at_once(wrong, |make| {
        let (mut far, _) = dgt();
        let heard = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
        let audience = std::sync::Arc::clone(&heard);
        let end = End::new(Box::new(move |bytes, now| {
            audience.lock().unwrap().extend_from_slice(bytes);
            far(bytes, now)
        }));
        let near = Near::open(&format!("{}:{}", make.name(), end.path));
        assert_eq!(near.next(), BoardEvent::Lost(Loss::OtherMake(end.path.clone(), Make::Dgt)));
        near.is_quiet(6000);
        // Version, numbers, position, and changes: nothing that makes it write or wait for a program.
        let harmless = [0x40, 0x42, 0x44, 0x45, 0x4D, 0x55];
        let heard = heard.lock().unwrap();
        assert!(heard.iter().all(|byte| harmless.contains(byte)), "{make:?}: {heard:02X?}");
    });
}
