//! What a board tells of itself: what it doubts, what it has lost, and how full its battery is.

use crate::app::session::{Act, Session};
use crate::laws::At;
use crate::pegboard::Report;
use crate::table::BoardNews;

/// The percentage at which a battery is told.
const LOW: u8 = 10;

impl Session {
    /// Says what a player has to know of a board.
    pub(super) fn news_of(&mut self, at: At, i: usize, report: &Report) -> Vec<Act> {
        match report {
            Report::Missed(_) => {
                let told = self.told("board-missed", &[]);
                let noted = self.noted(at, i, BoardNews::Missed);
                [told].into_iter().chain(noted).collect()
            }
            Report::Battery(percent, charging) => self.battery(at, i, *percent, *charging),
            _ => Vec::new(),
        }
    }

    /// A battery that runs low is told once, until it has been charged.
    fn battery(&mut self, at: At, i: usize, percent: u8, charging: bool) -> Vec<Act> {
        let low = Some(percent).filter(|percent| *percent <= LOW && !charging);
        let was_low = std::mem::replace(&mut self.boards.list[i].contact.low, low);
        if low.is_none() || was_low.is_some() {
            return Vec::new();
        }
        let told = self.told("board-battery", &[("percent", u32::from(percent).into())]);
        [told].into_iter().chain(self.noted(at, i, BoardNews::Low)).collect()
    }
}
