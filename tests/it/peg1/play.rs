//! A board and the host of the library, with a bad line between them both ways. The board is the
//! firmware in C, or, where there must be many lines, that of the library.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::time::Duration;

use shakmaty::Bitboard;
use touchmove::pegboard::Codec;
use touchmove::pegboard::peg1::BoardTalk;
use touchmove::pegboard::{Order, Report};

use super::Script;
use super::firmware::Firmware;
use super::noise::{BAD, Dice, Noisy};
use super::square;

/// A board, what it has really told, and what a computer has heard of it.
struct Play {
    board: Box<dyn FnMut(&str) -> String>,
    host: BoardTalk,
    now: u64,
    contacts: Bitboard,
    /// Every event of this start as it was written, by its number; the line is clean there.
    truth: Vec<String>,
    place: HashMap<String, usize>,
    last: Option<u16>,
    /// Where the next reported event must be; nothing where events may have been left out.
    next: Option<usize>,
    floor: usize,
    stands: Option<Bitboard>,
    down: Noisy,
    up: Noisy,
    counts: Counts,
}

#[derive(Debug, Default)]
struct Counts {
    happened: usize,
    reported: usize,
    gaps: usize,
    restarts: usize,
    garbled: usize,
    lines: u64,
    struck: u64,
}

impl Counts {
    fn add(&mut self, play: &Play) {
        self.happened += play.counts.happened;
        self.reported += play.counts.reported;
        self.gaps += play.counts.gaps;
        self.restarts += play.counts.restarts;
        self.garbled += play.counts.garbled;
        self.lines += play.down.sent + play.up.sent;
        self.struck += play.down.struck + play.up.struck;
    }
}

impl Play {
    fn new(board: Box<dyn FnMut(&str) -> String>, seed: u64, bad: u64) -> Self {
        let mut play = Self {
            board,
            host: BoardTalk::open(Duration::ZERO),
            now: 0,
            contacts: Bitboard(0xFFFF_0000_0000_FFFF),
            truth: Vec::new(),
            place: HashMap::new(),
            last: None,
            next: None,
            floor: 0,
            stands: None,
            down: Noisy::new(seed, bad),
            up: Noisy::new(seed + 1_000_000, bad),
            counts: Counts::default(),
        };
        play.switch_on(u32::try_from(seed).unwrap());
        play
    }

    /// The board begins anew. Its times begin anew as well, so that a start is told from another by
    /// the time it is given here.
    fn switch_on(&mut self, boot: u32) {
        self.last = None;
        let start = format!("start {boot:08X} {:016X} led,btn", self.contacts.0);
        let told = (self.board)(&start);
        let now = self.now;
        let told = told + &(self.board)(&format!("at {now}"));
        self.told(&told);
    }

    /// Lets words happen to the board, and what it writes arrive.
    fn obey(&mut self, words: &str) {
        let told = (self.board)(words);
        self.told(&told);
    }

    fn told(&mut self, told: &str) {
        let mut written = Vec::new();
        for line in told.lines().filter_map(|line| line.strip_prefix('>')) {
            let line = line.trim_start();
            self.note(line);
            written.extend_from_slice(line.as_bytes());
            written.push(b'\n');
        }
        let arrives = self.down.carry(&written);
        let reports = self.host.receive(&arrives, self.now());
        self.heard(reports);
    }

    /// Keeps what really happened: each event the first time it is written.
    fn note(&mut self, line: &str) {
        let Some(event) = line.strip_prefix("EV ") else { return };
        let seq = u16::from_str_radix(&event[..4], 16).unwrap();
        // What a snapshot has told already need never be written.
        if self.last.is_none_or(|last| seq.wrapping_sub(last).cast_signed() > 0) {
            self.last = Some(seq);
            let event = event[5..event.find(" n=").or(event.find('*')).unwrap()].to_owned();
            assert!(self.place.insert(event.clone(), self.truth.len()).is_none(), "{event} twice");
            self.truth.push(event);
            self.counts.happened += 1;
        }
    }

    fn heard(&mut self, reports: Vec<Report>) {
        for report in reports {
            match report {
                Report::Gap => {
                    self.counts.gaps += 1;
                    self.next = None;
                }
                Report::Restarted | Report::Silent => {
                    self.counts.restarts += 1;
                    self.next = None;
                }
                Report::Garbled => self.counts.garbled += 1,
                Report::Stands(sensed) => self.stands = Some(sensed.occupied),
                Report::Lifted(stamp, square, _) => {
                    self.happened(stamp, &format!("L {square}"));
                    self.stands.as_mut().expect("a snapshot before").discard(square);
                }
                Report::Seated(stamp, square, _) => {
                    self.happened(stamp, &format!("P {square}"));
                    self.stands.as_mut().expect("a snapshot before").add(square);
                }
                Report::Button(stamp, button, how) => {
                    let words = format!("{button:?} {how:?}").to_lowercase();
                    self.happened(stamp, &format!("B {words}"));
                }
                Report::Faulty(square) => {
                    self.happened_sometime(&format!(" F {square}"));
                    self.stands.as_mut().expect("a snapshot before").discard(square);
                }
                Report::Mended(square) => self.happened_sometime(&format!(" G {square}")),
                Report::Stranger(_) => panic!("{report:?}"),
                _ => {}
            }
        }
    }

    /// An event was reported: it is the next one that really happened, or a later one where
    /// it was said that some are missing.
    fn happened(&mut self, stamp: Option<Duration>, what: &str) {
        let event = format!("{} {what}", stamp.unwrap().as_millis());
        let place = *self.place.get(&event).unwrap_or_else(|| panic!("{event} never happened"));
        match self.next {
            Some(next) => assert_eq!(place, next, "{event}"),
            None => assert!(place >= self.floor, "{event} was reported before"),
        }
        self.next = Some(place + 1);
        self.floor = place + 1;
        self.counts.reported += 1;
    }

    /// The same for what is reported without its time.
    fn happened_sometime(&mut self, what: &str) {
        let later = self.truth[self.floor..].iter().position(|event| event.contains(what));
        let place = self.floor + later.unwrap_or_else(|| panic!("{what} never happened"));
        let next = *self.next.get_or_insert(place);
        assert_eq!(place, next, "{what}");
        (self.next, self.floor) = (Some(place + 1), place + 1);
        self.counts.reported += 1;
    }

    /// Lets time pass: to each deadline of the host, and every few milliseconds for the board.
    fn pass(&mut self, ms: u64) {
        for _ in 0..ms.div_ceil(5) {
            self.now += 5;
            let now = self.now();
            if self.host.deadline().is_some_and(|deadline| deadline <= now) {
                let reports = self.host.time_passed(now);
                self.heard(reports);
                assert!(self.host.deadline().is_none_or(|deadline| deadline > now));
            }
            self.write();
            self.obey(&format!("at {}", self.now));
        }
    }

    fn write(&mut self) {
        let written = self.host.to_send();
        let arrives = self.up.carry(&written);
        if !arrives.is_empty() {
            let mut words = "bytes ".to_owned();
            for byte in &arrives {
                write!(words, "{byte:02X}").unwrap();
            }
            self.obey(&words);
        }
    }

    fn now(&self) -> Duration {
        Duration::from_millis(self.now)
    }

    /// A peg or a button, with contacts that bounce.
    fn touch(&mut self, dice: &mut Dice) {
        let number = dice.roll(70);
        if number >= 64 {
            self.obey("button confirm 1");
            self.pass(40 + 300 * dice.roll(4));
            return self.obey("button confirm 0");
        }
        let square = square(number);
        self.contacts.toggle(square);
        let closed = u8::from(self.contacts.contains(square));
        let mut words = format!("contact {square} {closed}");
        for _ in 0..dice.roll(3) {
            let open = 1 - closed;
            write!(words, "\ncontact {square} {open}\ncontact {square} {closed}").unwrap();
        }
        self.obey(&words);
    }
}

/// How long the player rests between two touches, in milliseconds.
const SLOWLY: [u64; 5] = [5, 10, 40, 150, 400];

/// So fast that most lines are events.
const WILDLY: [u64; 5] = [5, 5, 5, 5, 10];

/// Touches, now and then a new start, then peace.
fn play(mut play: Play, seed: u64, touches: u32, rests: [u64; 5]) -> Play {
    let mut dice = Dice::new(seed + 77);
    play.pass(4000);
    for touch in 0..touches {
        play.touch(&mut dice);
        play.pass(rests[usize::try_from(dice.roll(5)).unwrap()]);
        let now = play.now();
        if dice.roll(20) == 0 {
            play.host.order(&Order::Light(Bitboard(dice.roll(1 << 32))), now);
        }
        if dice.roll(150) == 0 {
            // Without a pause, so that the board is not missed.
            play.pass(900);
            play.switch_on(u32::try_from(seed).unwrap() * 1_000_000 + touch + 7);
        }
    }
    // The last events are told, and the lines that are still lacking come.
    play.pass(4000);
    (play.down.bad, play.up.bad) = (0, 0);
    play.pass(4000);
    assert_eq!(play.stands, Some(play.contacts), "seed {seed}: {:?}", play.counts);
    play
}

fn with_firmware(seed: u64, bad: u64) -> Play {
    let mut firmware = Firmware::start();
    Play::new(Box::new(move |words| firmware.obey(words)), seed, bad)
}

fn with_board(seed: u64, bad: u64) -> Play {
    let mut script = Script::of(1);
    let obey = move |words: &str| words.lines().map(|line| script.obey(line)).collect();
    Play::new(Box::new(obey), seed, bad)
}

#[test]
fn on_a_good_line_every_touch_is_heard() {
    let play = play(with_firmware(1, 0), 1, 300, SLOWLY);
    let Counts { happened, reported, gaps, garbled, .. } = play.counts;
    assert!(happened > 150, "{happened}");
    assert_eq!((gaps, garbled), (0, 0));
    // What comes between a new start and the first snapshot is part of the snapshot.
    assert!(reported + 10 > happened, "{reported} of {happened}");
}

#[test]
fn on_a_bad_line_the_board_is_always_right_and_nothing_is_left_out_in_silence() {
    let mut all = Counts::default();
    for seed in 2..12 {
        all.add(&play(with_firmware(seed, BAD), seed, 250, SLOWLY));
    }
    assert!(all.struck * 10 > all.lines && all.garbled > 500, "the line was too good: {all:?}");
    // Most losses are made up for, and are no gap.
    assert!(all.reported * 10 > all.happened * 9, "{all:?}");
}

#[test]
fn of_a_hundred_thousand_lines_with_noise_none_is_misheard() {
    many_lines(100_000);
}

#[test]
#[ignore = "the same with ten times as many lines, for a minute or two"]
fn of_a_million_lines_with_noise_none_is_misheard() {
    many_lines(1_000_000);
}

fn many_lines(lines: u64) {
    let mut all = Counts::default();
    let mut seed = 100;
    while all.lines < lines {
        all.add(&play(with_board(seed, BAD), seed, 2000, WILDLY));
        seed += 1;
    }
    assert!(all.struck * 10 > all.lines && all.garbled as u64 * 20 > all.lines, "{all:?}");
    assert!(all.reported * 2 > all.happened, "{all:?}");
}
