//! Forty tables in one process: what they cost, and that no place hears another table.

use std::collections::BTreeSet;
use std::fs;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use touchmove::app::folders::Folders;
use touchmove::app::input::FromTerminal;
use touchmove::app::link::{ClientPlace, HostLink, Line, News, ToClient, Wanted};
use touchmove::app::play::InStep;
use touchmove::table::{Place, TableId};
use touchmove::ui::Typed;

use super::{PASSPHRASE, Room, lay_room, match_text};
use crate::program::{Home, PATIENCE, Running};

const TABLES: u16 = 40;

/// What a table may take, in kilobytes: that of the program is not counted.
const KILOBYTES: u64 = 300;

/// What a room of forty may take, in kilobytes.
const ROOM: u64 = 60 * 1024;

/// When nothing has come for so long, nothing is on its way.
const MOMENT: Duration = Duration::from_secs(1);

/// A place at a table, as in [`Links`].
type Seat = (u16, &'static str);

/// Links to places of a room, as other terminals have them.
struct Links {
    links: Vec<(Seat, HostLink)>,
    heard: Receiver<(Seat, News)>,
    send: Sender<(Seat, News)>,
}

impl Links {
    fn new() -> Self {
        let (send, heard) = channel();
        Self { links: Vec::new(), heard, send }
    }

    /// Asks for a place, and waits until it is given.
    fn sits(&mut self, home: &Home, (table, place): Seat) {
        let folders = Folders::new(Some(home.path("data")));
        let wanted = Wanted {
            place: ClientPlace::At(TableId::new(table), Place::named(place).unwrap()),
            in_step: InStep(true),
            talk: None,
            screen: None,
        };
        let send = self.send.clone();
        let heard = move |news| drop(send.send(((table, place), news)));
        let link = HostLink::connect(&folders, wanted, heard).unwrap();
        self.links.push(((table, place), link));
        self.until(&[(table, place)], is_ready);
    }

    fn link(&self, seat: Seat) -> &HostLink {
        &self.links.iter().find(|(of, _)| *of == seat).unwrap().1
    }

    fn types(&self, seat: Seat, line: &str) {
        let typed = FromTerminal::Typed(Typed::Line(line.to_owned()));
        self.link(seat).send(&Line::Terminal(typed));
    }

    /// The next message to any of them, which is taken.
    fn next(&self) -> (Seat, ToClient) {
        match self.heard.recv_timeout(PATIENCE).unwrap() {
            (seat, News::Told(told)) => {
                self.link(seat).send(&Line::Took);
                (seat, told)
            }
            (seat, News::Lost) => panic!("the link to {seat:?} is lost"),
        }
    }

    /// Waits for such a message to each of these places; the tables that were told anything meanwhile.
    fn until(&self, seats: &[Seat], is_it: impl Fn(Seat, &ToClient) -> bool) -> BTreeSet<u16> {
        let mut awaited: BTreeSet<Seat> = seats.iter().copied().collect();
        let mut told = BTreeSet::new();
        while !awaited.is_empty() {
            let (of, message) = self.next();
            told.insert(of.0);
            if is_it(of, &message) {
                awaited.remove(&of);
            }
        }
        told
    }

    /// Takes what still comes, until nothing comes for a moment.
    fn settle(&self) {
        while let Ok((seat, News::Told(_))) = self.heard.recv_timeout(MOMENT) {
            self.link(seat).send(&Line::Took);
        }
    }

    /// Waits until something with these words is said at each of these places.
    fn hears(&self, seats: &[Seat], words: &str) -> BTreeSet<u16> {
        self.until(seats, |_, message| says(message, words))
    }
}

/// Whether something with these words is said.
fn says(message: &ToClient, words: &str) -> bool {
    let ToClient::Out(output) = message else { return false };
    output.words().is_some_and(|said| said.written().contains(words))
}

/// Whether the next line of a place may be typed.
fn is_ready(_: Seat, message: &ToClient) -> bool {
    matches!(message, ToClient::Ready)
}

/// A room of so many tables, which is open.
fn open(tables: u16) -> Room {
    let home = Home::new();
    let numbers: Vec<u16> = (1..=tables).collect();
    for number in &numbers {
        let (white, black) = (format!("Anna A{number}"), format!("Boris B{number}"));
        // Nobody has to be told apart by words here.
        let text = match_text(&white, &black, "announcing = \"off\"\n");
        home.write_private(&format!("table{number}.toml"), &text);
    }
    lay_room(&home, &numbers);
    let mut room = Room { home, host: None, seats: std::collections::BTreeMap::new() };
    room.open();
    room
}

/// A number of `/proc/PID/status`.
fn status(run: &Running, key: &str) -> u64 {
    let pid = run.pid().as_raw_nonzero();
    let status = fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(key)).unwrap();
    line.trim_start_matches(':').split_whitespace().next().unwrap().parse().unwrap()
}

/// The hundredths of a second that a process has had the processor.
fn ticks(run: &Running) -> u64 {
    let pid = run.pid().as_raw_nonzero();
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap();
    let behind = stat.rsplit(") ").next().unwrap();
    let fields: Vec<&str> = behind.split(' ').collect();
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}

/// Opens the desk of each table and lets its clocks run.
fn begin(room: &Room, links: &mut Links) {
    for table in 1..=TABLES {
        let desk = (table, "desk");
        links.sits(&room.home, desk);
        links.types(desk, PASSPHRASE);
        links.hears(&[desk], "Welcome, arbiter.");
        links.types(desk, "start");
        links.hears(&[(table, "white"), (table, "black"), desk], "game begins");
    }
}

/// White and Black move knights there and back at all tables, as long as it takes; the milliseconds of the
/// processor for each move.
fn play_on(host: &Running, links: &Links) -> u64 {
    let moves = [["Na6", "Na3"], ["Nb8", "Nb1"], ["Nh6", "Nh3"], ["Ng8", "Ng1"], ["a6", "a3"]];
    let before = ticks(host);
    for (place, mv) in moves.iter().flat_map(|pair| ["black", "white"].into_iter().zip(pair)) {
        let seats: Vec<Seat> = (1..=TABLES).map(|table| (table, place)).collect();
        for seat in &seats {
            links.types(*seat, mv);
        }
        links.until(&seats, is_ready);
    }
    (ticks(host) - before) * 10 / (10 * u64::from(TABLES))
}

#[test]
#[cfg(target_os = "linux")]
fn forty_tables_play_in_one_process_for_little() {
    let mut one = open(1);
    one.plays("host hears For one place");
    let alone = status(one.host.as_ref().unwrap(), "VmRSS");
    drop(one);
    let mut room = open(TABLES);
    room.plays("host hears To go to a table");
    let host = room.host.as_ref().unwrap();
    let (laid, threads) = (status(host, "VmRSS"), status(host, "Threads"));
    let each = laid.saturating_sub(alone) / u64::from(TABLES - 1);
    assert!(each <= KILOBYTES, "a table takes {each} kB");
    assert!(threads <= 8, "{threads} threads before anybody has come");
    let mut links = Links::new();
    for table in 1..=TABLES {
        for place in ["white", "black"] {
            links.sits(&room.home, (table, place));
        }
    }
    begin(&room, &mut links);
    links.settle();
    // One table after the other: nobody else is told anything.
    let first = [("e4", "e2 e4"), ("d4", "d2 d4"), ("Nf3", "g1 f3"), ("g3", "g2 g3")];
    for table in 1..=TABLES {
        let (mv, words) = first[usize::from(table) % first.len()];
        let (white, black) = ((table, "white"), (table, "black"));
        links.types(white, mv);
        let told = links.until(&[white, black], |seat, message| match seat {
            (_, "white") => is_ready(seat, message),
            _ => says(message, words),
        });
        assert_eq!(told, BTreeSet::from([table]));
    }
    let spent = play_on(room.host.as_ref().unwrap(), &links);
    let played = status(room.host.as_ref().unwrap(), "VmRSS");
    assert!(played <= ROOM, "the room takes {played} kB");
    panic!(
        "one {alone}, forty {laid}, each {each}, threads {threads}, played {played}, ms {spent} per move"
    );
}
