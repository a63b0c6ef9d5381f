//! PEG/1 from both ends: the firmware in C, built here and talked to through pipes, beside the board
//! and the host of the library.

mod firmware;
mod noise;
mod play;

use std::fmt::Write as _;
use std::time::Duration;

use expect_test::expect_file;
use shakmaty::{Bitboard, Color, Square};
use touchmove::pegboard::peg1::{Battery, Board, Capabilities, Field, Maker, Mark, crc32, frame};
use touchmove::pegboard::{Button, Order};

use firmware::Firmware;

const EXAMPLES: &str = include_str!("../../firmware/peg1/vectors.txt");
const EXAMPLES_OF_1_0: &str = include_str!("../../firmware/peg1/vectors-1.0.txt");

#[test]
fn the_board_does_what_the_examples_say() {
    let mut script = Script::of(1);
    let told = transcript(EXAMPLES, |line| script.obey(line));
    expect_file!["../../firmware/peg1/vectors.txt"].assert_eq(&told);
}

#[test]
fn a_board_of_1_0_does_what_its_examples_say() {
    let mut script = Script::of(0);
    let told = transcript(EXAMPLES_OF_1_0, |line| script.obey(line));
    assert_eq!(told, EXAMPLES_OF_1_0);
}

/// A board that has become newer says all that it said before, and only adds fields to it.
#[test]
fn a_board_of_1_1_says_what_a_computer_of_1_0_expects() {
    let (examples, _) = EXAMPLES_OF_1_0.split_once("# The ring has 64 events.").unwrap();
    let mut script = Script::of(1);
    let told = transcript(examples, |line| script.obey(line));
    for (older, newer) in examples.lines().zip(told.lines()) {
        match older.strip_prefix("> HELLO ").and_then(|hello| hello.split_once('*')) {
            Some((hello, _)) => assert!(newer.starts_with(&format!("> HELLO {hello} ")), "{newer}"),
            None => assert_eq!(newer, older),
        }
    }
    assert_eq!(examples.lines().count(), told.lines().count());
}

#[test]
fn the_firmware_does_what_the_examples_say() {
    let mut firmware = Firmware::start();
    let told = transcript(EXAMPLES, |line| firmware.obey(line));
    for (number, (example, told)) in EXAMPLES.lines().zip(told.lines()).enumerate() {
        assert_eq!(example, told, "line {}", number + 1);
    }
    assert_eq!(EXAMPLES.lines().count(), told.lines().count());
}

#[test]
fn words_that_come_too_early_or_say_too_little_do_no_harm() {
    let mut firmware = Firmware::start();
    for words in ["at 5", "contact a1 0", "button confirm 1", "hear SNAP? 1", "bytes 0A"] {
        assert_eq!(firmware.obey(words), "", "{words}");
    }
    assert!(firmware.obey("start 1 1 btn").contains("HELLO"));
    assert_eq!(firmware.obey("button"), "");
}

#[test]
fn the_firmware_leaves_room_in_two_kilobytes() {
    let mut firmware = Firmware::start();
    let size = firmware.obey("size");
    let bytes: usize = size.trim().strip_prefix("size ").unwrap().parse().unwrap();
    // Pointers have two bytes on a small board and eight here: there it is smaller.
    assert!((1000..=1280).contains(&bytes), "{bytes}");
}

/// The examples once more, with what is done instead of what is written in them.
fn transcript(examples: &str, mut obey: impl FnMut(&str) -> String) -> String {
    let mut told = String::new();
    for line in examples.lines() {
        if line.starts_with('>') || line.starts_with("does ") {
            continue;
        }
        writeln!(told, "{line}").unwrap();
        if !line.is_empty() && !line.starts_with('#') {
            told += &obey(line);
        }
    }
    told
}

/// Carries out the examples with the board of the library.
struct Script {
    board: Option<Board>,
    now: Duration,
    /// Which 1.x the board speaks.
    minor: u8,
}

impl Script {
    fn of(minor: u8) -> Self {
        Self { board: None, now: Duration::ZERO, minor }
    }

    fn obey(&mut self, line: &str) -> String {
        let (word, rest) = line.split_once(' ').unwrap();
        if word == "crc" {
            return format!("> {:08X}\n", crc32(rest.as_bytes()));
        }
        if word == "start" {
            self.now = Duration::ZERO;
            self.board = Some(started(rest, self.minor));
        }
        let board = self.board.as_mut().unwrap();
        let fields: Vec<&str> = rest.split(' ').collect();
        match word {
            "start" => {}
            "at" => {
                self.now = Duration::from_millis(rest.parse().unwrap());
                board.time_passed(self.now);
            }
            "contact" => board.contact(self.now, fields[0].parse().unwrap(), mark(fields[1])),
            "button" => board.button(self.now, button(fields[0]), fields[1] == "1"),
            "battery" => board.battery(self.now, battery(rest).unwrap()),
            "feel" => board.feel(self.now, rest.parse().unwrap()),
            "hear" => board.hear(self.now, &frame(rest)),
            "bytes" => board.hear(self.now, &bytes(rest)),
            other => panic!("{other}"),
        }
        let orders = board.take_orders();
        let mut told: String = orders.iter().map(|order| does(order, board.brightness())).collect();
        for line in String::from_utf8(board.take_bytes()).unwrap().lines() {
            told += format!("> {line}").trim_end();
            told.push('\n');
        }
        told
    }
}

fn started(words: &str, minor: u8) -> Board {
    let mut words = words.split(' ');
    let boot = u32::from_str_radix(words.next().unwrap(), 16).unwrap();
    let occupied = Bitboard(u64::from_str_radix(words.next().unwrap(), 16).unwrap());
    let able = words.next().unwrap_or_default();
    let can = Capabilities {
        pieces: false,
        lights: able.contains("led"),
        buzzer: able.contains("buz"),
        shaker: able.contains("vib"),
        buttons: able.contains("btn"),
        owners: able.contains("own"),
        feels: able.contains("tap"),
    };
    let (fw, uid) = ("0.1".to_owned(), "TP0042".to_owned());
    let battery = able.split(',').find_map(|word| battery(word.strip_prefix("bat=")?));
    let maker = Maker { boot, fw, uid, can, minor, battery };
    Board::start(Duration::ZERO, maker, &Field::of(occupied))
}

fn mark(closed: &str) -> Mark {
    if closed == "1" { Mark::Occupied } else { Mark::Empty }
}

fn button(name: &str) -> Button {
    match name {
        "clock" => Button::Clock,
        "white" => Button::ConfirmOf(Color::White),
        "black" => Button::ConfirmOf(Color::Black),
        _ => Button::Confirm,
    }
}

fn battery(text: &str) -> Option<Battery> {
    let digits = text.strip_suffix('+');
    let percent = digits.unwrap_or(text).parse().ok()?;
    Some(Battery { percent, charging: digits.is_some() })
}

fn bytes(hex: &str) -> Vec<u8> {
    let digits: Vec<char> = hex.chars().collect();
    let byte = |two: &[char]| u8::from_str_radix(&two.iter().collect::<String>(), 16).unwrap();
    digits.chunks(2).map(byte).collect()
}

fn does(order: &Order, brightness: u8) -> String {
    let joined = |all: Vec<String>| all.join(",");
    let ms = Duration::as_millis;
    match order {
        Order::Light(squares) if brightness < 100 => {
            format!("does light {:016X} dim={brightness}\n", squares.0)
        }
        Order::Light(squares) => format!("does light {:016X}\n", squares.0),
        Order::Buzz(notes) => {
            let notes = notes.iter().map(|(hz, length)| format!("{hz}x{}", ms(length)));
            format!("does buzz {}\n", joined(notes.collect()))
        }
        Order::Shake(beats) => {
            let beats = beats.iter().map(|length| ms(length).to_string());
            format!("does shake {}\n", joined(beats.collect()))
        }
        Order::Name(uid) => format!("does keep {uid}\n"),
        other => panic!("{other:?}"),
    }
}

/// The squares from a1 to h8.
fn square(number: u64) -> Square {
    Square::new(u32::try_from(number % 64).unwrap())
}
