//! What a board tells of itself: what it doubts, what it has lost, and how full its battery is.

#![deny(clippy::wildcard_enum_match_arm)]

use crate::app::session::Act;
use crate::app::session::boards::exercising::touched;
use crate::app::session::boards::{Boards, Own, State};
use crate::app::session::intent::{Intent, all, said};
use crate::app::session::teller::Teller;
use crate::laws::At;
use crate::pegboard::{Report, SquareChange};
use crate::table::BoardNews;

/// The percentages at which a battery is told.
const LOW: [u8; 2] = [10, 5];

impl Boards {
    /// What else a board has told, when the game knows what hands have done.
    pub(super) fn told(
        &mut self,
        at: At,
        here: Teller<'_>,
        i: usize,
        report: &Report,
    ) -> Vec<Intent> {
        let own = &mut self.list[i];
        match report {
            Report::Seated(_, square, piece) => {
                touched(here, &[SquareChange::Seated(*square, *piece)])
            }
            Report::Together(_, changes) => touched(here, changes),
            Report::Button(_, button, how) => self.press_button(at, here, i, *button, *how),
            Report::Clock(times) => self.press_lever(at, here, i, times),
            Report::Missed(_) => {
                let told = here.manner.told("board-missed", &[]);
                let noted = own.noted(at, here, BoardNews::Missed);
                all([told].into_iter().chain(noted))
            }
            Report::Battery(percent, charging) => all(own.battery(at, here, *percent, *charging)),
            // It tells no position that could be compared.
            Report::Gap if own.contact.tells_moves() => {
                said(here.manner.told("board-line-lost", &[]))
            }
            Report::Gap => {
                own.state = State::Arriving { led: own.state.led() };
                Vec::new()
            }
            Report::Restarted => {
                if !own.contact.tells_moves() {
                    own.state = State::Arriving { led: own.state.led() };
                }
                let there = own.contact.found.is_some();
                all(there.then(|| here.manner.told("board-restarted", &[])))
            }
            Report::Faulty(square) => said(here.manner.of_square("board-faulty", *square)),
            // What was muted meanwhile is told when it has been still.
            Report::Mended(square) if own.hands.muted().contains(*square) => Vec::new(),
            Report::Mended(square) => said(here.manner.of_square("board-steady", *square)),
            Report::NoButton if std::mem::take(&mut own.button.there) => {
                said(here.manner.told("board-no-button", &[]))
            }
            Report::Learned(wrong) => {
                let id = if wrong.is_empty() { "board-learned" } else { "board-not-learned" };
                said(here.manner.told(id, &[]))
            }
            Report::WhichSide if std::mem::take(&mut own.turned) => Vec::new(),
            Report::WhichSide => said(here.manner.told("board-which-side", &[])),
            Report::Lifted(..)
            | Report::Stands(_)
            | Report::Moved(_)
            | Report::TakenBack(_)
            | Report::Doubtful(_)
            | Report::Certain(_)
            | Report::Glimpsed(_)
            | Report::Felt(..)
            | Report::NoButton
            | Report::NoLamps
            | Report::Identity(_)
            | Report::Done(_)
            | Report::Refused(..)
            | Report::Unanswered(_)
            | Report::Silent
            | Report::Stranger(_)
            | Report::Garbled => Vec::new(),
        }
    }
}

impl Own {
    /// A battery that runs low is told, and again when it is nearly empty, until it has been charged.
    fn battery(&mut self, at: At, here: Teller<'_>, percent: u8, charging: bool) -> Vec<Act> {
        let below = |percent: u8| LOW.into_iter().rfind(|low| percent <= *low);
        let low = Some(percent).filter(|percent| below(*percent).is_some() && !charging);
        let before = self.contact.low.and_then(below);
        let now = low.and_then(below);
        // One that says a little more once was not charged.
        let lower = now.is_some_and(|now| before.is_none_or(|before| now < before));
        if lower || low.is_none() {
            self.contact.low = low;
        }
        if !lower {
            return Vec::new();
        }
        let told = here.manner.told("board-battery", &[("percent", u32::from(percent).into())]);
        [told].into_iter().chain(self.noted(at, here, BoardNews::Low)).collect()
    }
}
