//! What is nearly UCI: heard without harm, in time that grows with its length.

use super::*;

#[path = "../../../../../tests/it/fuzz/spoilt.rs"]
mod spoilt;

const SAID: &[&[u8]] = &[
    STOCKFISH.as_bytes(),
    b"readyok\ninfo depth 9 seldepth 12 multipv 1 score cp 31 wdl 90 880 30 nodes 77 pv e2e4 e7e5\n      info string loading\ninfo score cp mate 2\nbestmove e2e4 ponder e7e5\n",
    b"id name Caf\xe9\r\noption name UCI_Elo type spin default 1500 min 100 max 3000\r\nuciok\r\n      bestmove (none)\r\nbestmove a7a8Q\r\n",
];

fn heard(bytes: &[u8]) -> Protocol {
    let mut protocol = Protocol::default();
    protocol.open(Ticket(1), Table { variant: Variant::Chess960, level: level(3), judges: true });
    for part in bytes.chunks(8 << 10) {
        protocol.hear(part);
        protocol.search(Ticket(2), second());
        protocol.ping(Ticket(2));
    }
    protocol
}

proptest! {
    #[test]
    fn fuzz_engines(bytes in spoilt::spoilt(SAID)) {
        prop_assert!(heard(&bytes).kept() < 40_000);
    }
}

#[test]
fn fuzz_engines_take_time_by_their_length() {
    spoilt::assert_linear(SAID, |bytes| drop(heard(bytes)));
}
