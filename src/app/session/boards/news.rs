//! What a board tells of itself: what it doubts, what it has lost, and how full its battery is.

use crate::app::session::Act;
use crate::app::session::boards::{Own, State};
use crate::app::session::teller::Teller;
use crate::laws::At;
use crate::pegboard::Report;
use crate::table::BoardNews;

/// The percentage at which a battery is told.
const LOW: u8 = 10;

impl Own {
    /// Says what a player has to know of a board.
    pub(super) fn news_of(&mut self, at: At, here: Teller<'_>, report: &Report) -> Vec<Act> {
        match report {
            Report::Missed(_) => {
                let told = here.manner.told("board-missed", &[]);
                let noted = self.noted(at, here, BoardNews::Missed);
                [told].into_iter().chain(noted).collect()
            }
            Report::Battery(percent, charging) => self.battery(at, here, *percent, *charging),
            // It tells no position that could be compared.
            Report::Gap if self.tells_moves() => vec![here.manner.told("board-line-lost", &[])],
            Report::Restarted if self.tells_moves() => Vec::new(),
            Report::Gap | Report::Restarted => {
                self.state = State::Arriving { led: self.state.led() };
                Vec::new()
            }
            Report::Faulty(square) => vec![here.manner.of_square("board-faulty", *square)],
            // What was muted meanwhile is told when it has been still.
            Report::Mended(square) if self.hands.muted().contains(*square) => Vec::new(),
            Report::Mended(square) => vec![here.manner.of_square("board-steady", *square)],
            Report::NoButton if std::mem::take(&mut self.button.there) => {
                vec![here.manner.told("board-no-button", &[])]
            }
            Report::Learned(wrong) => {
                let id = if wrong.is_empty() { "board-learned" } else { "board-not-learned" };
                vec![here.manner.told(id, &[])]
            }
            Report::WhichSide => vec![here.manner.told("board-which-side", &[])],
            Report::Lifted(..)
            | Report::Seated(..)
            | Report::Together(..)
            | Report::Stands(_)
            | Report::Moved(_)
            | Report::TakenBack(_)
            | Report::Button(..)
            | Report::Doubtful(_)
            | Report::Certain(_)
            | Report::Glimpsed(_)
            | Report::Felt(..)
            | Report::NoButton
            | Report::NoLamps
            | Report::Clock(_)
            | Report::Identity(_)
            | Report::Done(_)
            | Report::Refused(..)
            | Report::Unanswered(_)
            | Report::Silent
            | Report::Stranger(_)
            | Report::Garbled => Vec::new(),
        }
    }

    /// A battery that runs low is told once, until it has been charged.
    fn battery(&mut self, at: At, here: Teller<'_>, percent: u8, charging: bool) -> Vec<Act> {
        let low = Some(percent).filter(|percent| *percent <= LOW && !charging);
        let was_low = std::mem::replace(&mut self.contact.low, low);
        if low.is_none() || was_low.is_some() {
            return Vec::new();
        }
        let told = here.manner.told("board-battery", &[("percent", u32::from(percent).into())]);
        [told].into_iter().chain(self.noted(at, here, BoardNews::Low)).collect()
    }
}
