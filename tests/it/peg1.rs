//! PEG/1 from both ends: the firmware in C, built here and talked to through pipes, beside the board
//! and the host of the library.

mod firmware;
mod noise;
mod play;

use std::fmt::Write as _;
use std::time::Duration;

use expect_test::expect_file;
use shakmaty::{Bitboard, Square};
use touchmove::pegboard::peg1::{Board, Capabilities, Field, Maker, Mark, crc32, frame};
use touchmove::pegboard::{Button, Order};

use firmware::Firmware;

const EXAMPLES: &str = include_str!("../../firmware/peg1/vectors.txt");

#[test]
fn the_board_does_what_the_examples_say() {
    let mut script = Script::default();
    let told = transcript(|line| script.obey(line));
    expect_file!["../../firmware/peg1/vectors.txt"].assert_eq(&told);
}

#[test]
fn the_firmware_does_what_the_examples_say() {
    let mut firmware = Firmware::start();
    let told = transcript(|line| firmware.obey(line));
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
fn transcript(mut obey: impl FnMut(&str) -> String) -> String {
    let mut told = String::new();
    for line in EXAMPLES.lines() {
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
#[derive(Default)]
struct Script {
    board: Option<Board>,
    now: Duration,
}

impl Script {
    fn obey(&mut self, line: &str) -> String {
        let (word, rest) = line.split_once(' ').unwrap();
        if word == "crc" {
            return format!("> {:08X}\n", crc32(rest.as_bytes()));
        }
        if word == "start" {
            self.now = Duration::ZERO;
            self.board = Some(started(rest));
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
            "hear" => board.hear(self.now, &frame(rest)),
            "bytes" => board.hear(self.now, &bytes(rest)),
            other => panic!("{other}"),
        }
        let mut told: String = board.take_orders().iter().map(does).collect();
        for line in String::from_utf8(board.take_bytes()).unwrap().lines() {
            told += format!("> {line}").trim_end();
            told.push('\n');
        }
        told
    }
}

fn started(words: &str) -> Board {
    let mut words = words.split(' ');
    let boot = u32::from_str_radix(words.next().unwrap(), 16).unwrap();
    let occupied = Bitboard(u64::from_str_radix(words.next().unwrap(), 16).unwrap());
    let able = words.next().unwrap_or_default();
    let can = Capabilities {
        men: false,
        lights: able.contains("led"),
        buzzer: able.contains("buz"),
        shaker: able.contains("vib"),
        buttons: able.contains("btn"),
    };
    let maker = Maker { boot, fw: "0.1".to_owned(), uid: "TP0042".to_owned(), can };
    Board::start(Duration::ZERO, maker, &Field::of(occupied))
}

fn mark(closed: &str) -> Mark {
    if closed == "1" { Mark::Occupied } else { Mark::Empty }
}

fn button(name: &str) -> Button {
    if name == "clock" { Button::Clock } else { Button::Confirm }
}

fn bytes(hex: &str) -> Vec<u8> {
    let digits: Vec<char> = hex.chars().collect();
    let byte = |two: &[char]| u8::from_str_radix(&two.iter().collect::<String>(), 16).unwrap();
    digits.chunks(2).map(byte).collect()
}

fn does(order: &Order) -> String {
    let joined = |all: Vec<String>| all.join(",");
    let ms = Duration::as_millis;
    match order {
        Order::Light(squares) => format!("does light {:016X}\n", squares.0),
        Order::Buzz(notes) => {
            let notes = notes.iter().map(|(hz, length)| format!("{hz}x{}", ms(length)));
            format!("does buzz {}\n", joined(notes.collect()))
        }
        Order::Shake(beats) => {
            let beats = beats.iter().map(|length| ms(length).to_string());
            format!("does shake {}\n", joined(beats.collect()))
        }
        other => panic!("{other:?}"),
    }
}

/// The squares from a1 to h8.
fn square(number: u64) -> Square {
    Square::new(u32::try_from(number % 64).unwrap())
}
