//! What the tests of all makes share: a codec at the end of a line, with a clock that is set by hand.

use std::time::Duration;

use crate::codec::Codec;
use crate::report::Report;

/// Milliseconds since the session began.
pub(super) const fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// Pieces that are written as in FEN.
pub(super) fn pieces(fen: &str) -> shakmaty::Board {
    shakmaty::Board::from_ascii_board_fen(fen.as_bytes()).unwrap()
}

/// The start position on a board that was turned round.
pub(super) const TURNED: &str = "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr";

/// Runs a codec and what `line` makes of its bytes for so long, in steps of 10 milliseconds: `line`
/// gets what the codec sends and the time, and gives what comes back.
pub(super) fn run(
    codec: &mut impl Codec,
    from: Duration,
    length: Duration,
    mut line: impl FnMut(&[u8], Duration) -> Vec<u8>,
) -> Vec<Report> {
    let mut reports = Vec::new();
    let mut now = from;
    while now < from + length {
        let sent = codec.to_send();
        reports.extend(codec.receive(&line(&sent, now), now));
        if codec.deadline().is_some_and(|deadline| deadline <= now) {
            reports.extend(codec.time_passed(now));
            let again = codec.deadline();
            assert!(again.is_none_or(|again| again > now), "{again:?} at {now:?}: it would spin");
        }
        now += ms(10);
    }
    reports
}
