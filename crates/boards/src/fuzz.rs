//! What is nearly the language of a board, of every make: taken without harm, in time that grows with
//! its length.

use std::time::Duration;

use proptest::prelude::*;

use crate::certabo::{Certabo, Chips, Lamps};
use crate::chesslink::ChessLink;
use crate::citrine::Citrine;
use crate::dgt::{Dgt, DgtSettings};
use crate::peg1::BoardTalk;
use crate::{Codec, Order};

#[path = "../../../tests/it/fuzz/spoilt.rs"]
mod spoilt;

/// As boards have written them; the bytes of a DGT are those of its start position and of an event.
const SAID: &[&[u8]] = &[
    b"> hello\nPEG1 1 a\n",
    b"\x86\x00\x43\x04\x05\x06\x0a\x08\x06\x05\x04\x01\x01\x01\x01\x01\x01\x01\x01\x8e\x00\x05\x0c\x00",
    b"srnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR2E",
    b":1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 0 0 0 0 0 255 1 2\r\n",
    b"N e2e4\nM e7e5\nP rnbqkbnr\n# JF\n",
    include_bytes!("../../../tests/data/foreign/board-elfacun-dgt.txt"),
];

fn codecs() -> [Box<dyn Codec>; 6] {
    [
        Box::new(BoardTalk::open(Duration::ZERO)),
        Box::new(Dgt::new(DgtSettings::CABLE)),
        Box::new(Dgt::new(DgtSettings::BLUETOOTH)),
        Box::new(ChessLink::new(None)),
        Box::new(Certabo::new(Chips::default(), Lamps::default(), None)),
        Box::new(Citrine::new()),
    ]
}

/// Everything is heard by every codec, and time goes by.
fn heard(bytes: &[u8]) {
    for mut codec in codecs() {
        for order in [Order::Identify, Order::Watch, Order::Look] {
            codec.order(&order, Duration::ZERO);
        }
        for (at, part) in bytes.chunks(1000).enumerate() {
            let now = Duration::from_millis(100 * at as u64);
            codec.receive(part, now);
            codec.time_passed(now);
            codec.to_send();
        }
    }
}

proptest! {
    #[test]
    fn fuzz_boards(bytes in spoilt::spoilt(SAID)) {
        heard(&bytes);
    }
}

#[test]
fn fuzz_boards_take_time_by_their_length() {
    spoilt::assert_linear(SAID, heard);
}
