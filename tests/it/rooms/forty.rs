//! Forty tables in one process: what they cost, and that no place hears another table.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use touchmove::app::folders::Folders;
use touchmove::app::input::FromTerminal;
use touchmove::app::link::{
    ClientLine, ClientPlace, HostLink, News, PlaceRequest, Route, Sitting, ToClient,
};
use touchmove::app::play::InStep;
use touchmove::archive::{Archive, GameId, replay};
use touchmove::table::{Place, TableId};
use touchmove::ui::Typed;
use touchmove::voices::Utterance;

use super::{PASSPHRASE, Room, lay_room, match_text};
use crate::program::{Home, PATIENCE, Running};

const TABLES: u16 = 40;

/// What a table may take, in kilobytes: that of the program is not counted.
const KILOBYTES: u64 = 300;

/// What a room of forty may take, in kilobytes.
const ROOM: u64 = 60 * 1024;

/// So long the clocks of all tables run while nobody types.
const MOMENT: Duration = Duration::from_secs(5);

/// A place at a table, as in [`Links`].
type Seat = (u16, &'static str);

/// Links to places of a room, as other terminals have them.
struct Links {
    open: Vec<(Seat, HostLink)>,
    heard: Receiver<(Seat, News)>,
    send: Sender<(Seat, News)>,
}

impl Links {
    fn new() -> Self {
        let (send, heard) = channel();
        Self { open: Vec::new(), heard, send }
    }

    /// Asks for a place, and waits until it is given.
    fn sits(&mut self, home: &Home, (table, place): Seat) {
        let folders = Folders::new(Some(home.path("data")));
        let wanted = PlaceRequest {
            place: ClientPlace::At(TableId::new(table), Place::named(place).unwrap()),
            in_step: InStep(true),
            talk: None,
            screen: None,
            sitting: Sitting::new(self.open.len() as u64 * 2),
        };
        let send = self.send.clone();
        let heard = move |news| drop(send.send(((table, place), news)));
        let link = HostLink::connect(&folders, &Route::Here, wanted, heard).unwrap();
        self.open.push(((table, place), link));
        self.until(&[(table, place)], is_ready);
    }

    fn link(&self, seat: Seat) -> &HostLink {
        &self.open.iter().find(|(of, _)| *of == seat).unwrap().1
    }

    fn types(&self, seat: Seat, line: &str) {
        let typed = FromTerminal::Typed(Typed::Line(line.to_owned()));
        self.link(seat).send(&ClientLine::Terminal(typed));
    }

    /// The next message to any of them, which is taken. What is called at one table nobody hears at another.
    fn next(&self) -> (Seat, ToClient) {
        let (seat, news) = self.heard.recv_timeout(PATIENCE).unwrap();
        let News::Told(told) = news else { panic!("the link to {seat:?} is lost") };
        self.link(seat).send(&ClientLine::Took);
        if let ToClient::Out(output) = &told {
            let said = output.words().map(Utterance::written).unwrap_or_default();
            let called = said.split("bell ").nth(1).map(|text| text.trim_end_matches('.'));
            let own = seat.0.to_string();
            assert!(called.is_none_or(|called| called == own), "{seat:?} hears {said}");
        }
        (seat, told)
    }

    /// Waits for such a message to each of these places.
    fn until(&self, seats: &[Seat], is_it: impl Fn(&ToClient) -> bool) {
        let mut awaited: BTreeSet<Seat> = seats.iter().copied().collect();
        while !awaited.is_empty() {
            let (of, message) = self.next();
            if is_it(&message) {
                awaited.remove(&of);
            }
        }
    }

    /// Waits until something with these words is said at each of these places.
    fn hears(&self, seats: &[Seat], words: &str) {
        self.until(seats, |message| {
            let ToClient::Out(output) = message else { return false };
            output.words().is_some_and(|said| said.written().contains(words))
        });
    }
}

/// Whether the next line of a place may be typed.
fn is_ready(message: &ToClient) -> bool {
    matches!(message, ToClient::Ready)
}

/// A room of so many tables, which is open.
fn open(tables: u16) -> Room {
    let home = Home::new();
    let numbers: Vec<u16> = (1..=tables).collect();
    for number in &numbers {
        let (white, black) = (format!("Anna A{number}"), format!("Boris B{number}"));
        let text = match_text(&white, &black, "announcing = \"off\"\n");
        home.write_private(&format!("table{number}.toml"), &text);
    }
    lay_room(&home, &numbers);
    let mut room = Room { home, host: None, seats: BTreeMap::new() };
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

/// The places of this kind at all tables.
fn all(place: &'static str) -> Vec<Seat> {
    (1..=TABLES).map(|table| (table, place)).collect()
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

/// Both move at all tables, as long as it takes; the milliseconds of the processor for each move.
fn play_on(host: &Running, links: &Links) -> u64 {
    let moves = [["Na6", "Na3"], ["Nb8", "Nb1"], ["Nh6", "Nh3"], ["Ng8", "Ng1"], ["a6", "a3"]];
    let before = ticks(host);
    for (place, mv) in moves.iter().flat_map(|pair| ["black", "white"].into_iter().zip(pair)) {
        let seats = all(place);
        for seat in &seats {
            links.types(*seat, mv);
        }
        links.until(&seats, is_ready);
    }
    (ticks(host) - before) * 10 / (10 * u64::from(TABLES))
}

/// The first move at a table, as it is typed and as it is on record.
fn first(table: u16) -> (&'static str, &'static str) {
    [("e4", "e2e4"), ("d4", "d2d4"), ("g3", "g2g3")][usize::from(table % 3)]
}

#[test]
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
    for seat in all("white").into_iter().chain(all("black")) {
        links.sits(&room.home, seat);
    }
    begin(&room, &mut links);
    for seat in all("white") {
        links.types(seat, first(seat.0).0);
    }
    links.until(&all("white"), is_ready);
    for seat in all("white") {
        links.types(seat, &format!("arbiter bell {}", seat.0));
    }
    links.hears(&all("desk"), "bell ");
    let host = room.host.as_ref().unwrap();
    let spent = play_on(host, &links);
    let played = status(host, "VmRSS");
    assert!(played <= ROOM, "the room takes {played} kB");
    let each = played.saturating_sub(alone) / u64::from(TABLES - 1);
    assert!(each <= KILOBYTES, "a table that is played at takes {each} kB");
    // With a move every half a minute at each table they take a tenth of a processor at most.
    let share = spent * u64::from(TABLES) / 30;
    assert!(share <= 100, "{share} thousandths of a processor, {spent} ms a move");
    let before = ticks(host);
    thread::park_timeout(MOMENT);
    let idle = (ticks(host) - before) * 10;
    let most = u64::try_from(MOMENT.as_millis()).unwrap() / 10;
    assert!(idle <= most, "{idle} ms of the processor while all clocks run");
    let archive = Archive::open(&room.home.path("data")).unwrap().archive;
    for table in 1..=TABLES {
        let (played, entries) = archive.read(GameId(table.into())).unwrap();
        let game = replay(played.header, &entries).unwrap().game;
        let uci = game.made()[0].uci(game.mode()).to_string();
        assert_eq!((game.made().len(), uci.as_str()), (11, first(table).1), "table {table}");
    }
}
