//! What a codec of any make can be asked. It holds no port and reads no clock.

use std::time::Duration;

use crate::certabo::chips::Chips;
use crate::peg1::Past;
use crate::report::{Order, Report};

/// Bytes in, reports out; orders in, bytes out. `now` is time since the session began.
///
/// After each call there may be bytes to send and another deadline.
pub trait Codec {
    /// Takes bytes as they come, cut anywhere.
    fn receive(&mut self, bytes: &[u8], now: Duration) -> Vec<Report>;

    /// Takes an order; false if boards of this make or kind cannot carry it out, and then nothing
    /// has changed.
    fn order(&mut self, order: &Order, now: Duration) -> bool;

    /// Tells that time has passed: what was not answered is asked again or given up.
    fn time_passed(&mut self, now: Duration) -> Vec<Report>;

    /// When `time_passed` must be called at the latest.
    fn deadline(&self) -> Option<Duration>;

    /// The bytes that are to be written now; they are handed over once.
    fn to_send(&mut self) -> Vec<u8>;

    /// Which chips are which pieces, of a make whose pieces have chips.
    fn chips(&self) -> Option<&Chips> {
        None
    }

    /// What is known of a board that can tell again what has happened while it was gone.
    fn past(&self) -> Option<Past> {
        None
    }

    /// Before anything has come: the board may be the one of which this is known, and is asked then
    /// what has happened since.
    fn go_on_from(&mut self, _past: Past) {}
}
