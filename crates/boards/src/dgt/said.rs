//! What a DGT board says of itself, and what it is asked by which it is found out whether one is
//! there.

use crate::dgt::{
    RESET, SEND_BOARD, SEND_LONG_SERIAL, SEND_SERIAL, SEND_VERSION, UPDATE_BOARD, UPDATE_NICE,
};
use crate::report::Report;

/// What a port is asked by which it is found out whether a DGT board is there.
#[cfg_attr(not(unix), expect(dead_code, reason = "boards are simulated on Unix"))]
pub(crate) const QUESTIONS: [u8; 7] =
    [RESET, SEND_VERSION, SEND_SERIAL, SEND_LONG_SERIAL, SEND_BOARD, UPDATE_BOARD, UPDATE_NICE];

/// What of it is kept.
const KEPT: usize = 8;

/// What a board has said of itself since it was asked: some boards say it three times.
#[derive(Debug, Default)]
pub(super) struct SelfReport(Vec<String>);

impl SelfReport {
    /// Tells what is new.
    pub(super) fn tell(&mut self, what: String) -> Vec<Report> {
        if self.0.contains(&what) {
            return Vec::new();
        }
        self.0.truncate(KEPT);
        self.0.push(what.clone());
        vec![Report::Identity(what)]
    }
}
