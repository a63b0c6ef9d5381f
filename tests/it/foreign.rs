//! Foreign programs at our simulated boards, as they were recorded: what each said to the board is
//! said to it again, the hand does again what it did, and the board must answer as it did when the
//! program understood the whole game.

use std::time::Duration;

use expect_test::expect;
use shakmaty::{Color, Piece, Position, Role};
use touchmove::pegboard::Make;
use touchmove::pegboard::simulator::{Act, Dialect, Faults, Model, Simulated};

use crate::tapped::{Tape, Tapped, names};

/// A board in time that is invented.
struct Bench {
    board: Simulated,
    said: Vec<u8>,
}

impl Bench {
    fn new(tape: &Tape) -> Self {
        let flag = |name: &str| tape.flags.iter().any(|flag| flag == name);
        let knows_pieces =
            if tape.make == Make::Peg1 { flag("--pieces") } else { !flag("--occupancy") };
        let model = Model {
            make: tape.make,
            knows_pieces,
            has_clock: flag("--clock"),
            dialect: Dialect::Usual,
        };
        let mut board = Simulated::new(model, Faults::default(), 1, Duration::ZERO);
        board.opened(Duration::ZERO);
        Self { board, said: Vec::new() }
    }

    fn until(&mut self, end: Duration) {
        while let Some(due) = self.board.deadline().filter(|due| *due <= end) {
            self.board.time_passed(due);
            self.said.extend(self.board.to_send(due));
        }
    }

    fn take(&mut self, tapped: &Tapped, now: Duration) {
        self.until(now);
        match tapped {
            Tapped::Computer(bytes) => self.board.receive(bytes, now),
            Tapped::Hand(words) => drop(self.board.act(&act(words), now).unwrap()),
            Tapped::Board(_) => {}
        }
        self.board.time_passed(now);
        self.said.extend(self.board.to_send(now));
    }
}

/// `lift e2`, `seat e4` or `seat e8 white queen`.
fn act(words: &str) -> Act {
    let words: Vec<&str> = words.split(' ').collect();
    let square = words[1].parse().unwrap();
    let piece = words.get(2).map(|color| {
        let role =
            Role::ALL.into_iter().find(|role| format!("{role:?}").to_lowercase() == words[3]);
        Piece { color: Color::from_white(*color == "white"), role: role.unwrap() }
    });
    if words[0] == "lift" { Act::Lift(square) } else { Act::Seat(square, piece) }
}

/// The messages in what a board said. Positions that are told although nothing has changed, and the
/// time on a clock, are told by the board's own time and left out.
fn messages(make: Make, bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut messages: Vec<Vec<u8>> = Vec::new();
    for &byte in bytes {
        let begins = match make {
            Make::Dgt => byte & 0x80 != 0,
            Make::ChessLink => b"vslxwri".contains(&(byte & 0x7F)) && is_whole(messages.last()),
            _ => messages.last().is_none_or(|line| line.ends_with(b"\n")),
        };
        match messages.last_mut() {
            Some(last) if !begins => last.push(byte),
            _ => messages.push(vec![byte]),
        }
    }
    let is_time = |message: &[u8]| match *message {
        [0x8D, _, _, right, _, _, left, ..] => right & 0x0F != 0x0A && left & 0x0F != 0x0A,
        _ => false,
    };
    messages.retain(|message| make != Make::Dgt || !is_time(message));
    // Answers first: when the board tells something unasked between two of them is its own affair.
    messages.sort_by_key(|message| match make {
        Make::Dgt => message[0] == 0x8E,
        Make::ChessLink => message[0] & 0x7F == b's',
        _ => false,
    });
    if matches!(make, Make::Certabo | Make::ChessLink) {
        messages.dedup();
    }
    messages
}

/// Whether a `ChessLink` has said all of a message; its letter tells the length.
fn is_whole(message: Option<&Vec<u8>>) -> bool {
    message.is_none_or(|message| {
        let length = match message[0] & 0x7F {
            b's' => 67,
            b'v' | b'w' | b'r' => 7,
            _ => 3,
        };
        message.len() == length
    })
}

#[test]
fn every_foreign_program_hears_from_a_simulated_board_what_it_understood() {
    let mut heard = String::new();
    for name in names("host-") {
        let tape = Tape::read(&name);
        let mut bench = Bench::new(&tape);
        let mut recorded = Vec::new();
        for (now, tapped) in &tape.entries {
            bench.take(tapped, *now);
            if let Tapped::Board(bytes) = tapped {
                recorded.extend(bytes);
            }
        }
        bench.until(tape.entries.last().unwrap().0 + Duration::from_millis(1500));
        let said = messages(tape.make, &bench.said);
        let recorded = messages(tape.make, &recorded);
        let differs = said.iter().zip(&recorded).position(|(ours, theirs)| ours != theirs);
        let at = differs.unwrap_or(said.len().min(recorded.len()));
        let text = |all: &[Vec<u8>]| {
            let some = all.iter().skip(at).take(3);
            some.map(|message| message.escape_ascii().to_string() + "\n").collect::<String>()
        };
        assert!(
            said.len() >= recorded.len() && differs.is_none(),
            "{name} {at} of {}:\n{}--\n{}",
            recorded.len(),
            text(&said),
            text(&recorded)
        );
        assert_eq!(bench.board.pieces(), tape.end().board(), "{name}");
        heard.extend([tape.make.name(), " ", &name, " ", &tape.game.len().to_string(), "\n"]);
    }
    expect![[r#"
        certabo host-cer2nut-certabo.txt 45
        certabo host-cer2nut-sentio.txt 55
        dgt host-dgtchess-dgt.txt 60
        dgt host-dgtnix-dgt.txt 60
        certabo host-haklein-certabo.txt 45
        chesslink host-mchess-chesslink.txt 60
        certabo host-picochess-certabo.txt 45
        chesslink host-picochess-chesslink.txt 60
        dgt host-picochess-dgt.txt 60
        certabo host-picochess-sentio.txt 55
        citrine host-scid-citrine.txt 60
    "#]]
    .assert_eq(&heard);
}
