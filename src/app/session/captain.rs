//! The captain of a player's team, as the player at a seat has him: what may be asked of him, and what he says.
//!
//! What he may say and be asked, `table::captain` lists. He is at a seat of his own (`app::captains`).

#![deny(clippy::wildcard_enum_match_arm)]

use shakmaty::Color;

use crate::app::session::Act;
use crate::app::session::intent::{Intent, said};
use crate::app::session::seat::CaptainSeat;
use crate::app::session::teller::{Requests, Teller};
use crate::command::Command;
use crate::table::{CaptainNote, CaptainQuestion, Memo};
use crate::voices::Voice;

impl Requests<'_> {
    /// Asks the captain, if he is there: about a draw, or about resigning. Nothing else may be asked.
    pub(super) fn asks_captain(&self, rest: &str) -> Vec<Intent> {
        let Some(seat) = self.place.occasion.seat() else { return Vec::new() };
        if seat.captain == CaptainSeat::Empty {
            return said(self.manner.told("captain-none", &[]));
        }
        if self.place.game.outcome().is_some() {
            return said(self.manner.told("seat-over", &[]));
        }
        let question = match asked(&self.manner.narrator.talk, rest) {
            Some(Command::Draw | Command::Accept) => {
                CaptainQuestion::about_draw(&self.place.game, seat.color)
            }
            Some(Command::Resign) => CaptainQuestion::Resign,
            Some(_) | None => return said(self.only_so()),
        };
        let told = [("question", question.said(&self.manner.narrator))];
        let memo = Memo::Captain(seat.color, CaptainNote::Asked(question));
        vec![Intent::Call(memo), self.manner.told("captain-asked", &told).into()]
    }

    /// What alone a captain may be asked.
    fn only_so(&self) -> Act {
        let values =
            [("name", Command::Captain), ("draw", Command::Draw), ("resign", Command::Resign)];
        let talk = &self.manner.narrator.talk;
        let named = |(key, command)| (key, talk.command_name(command).into());
        self.manner.told("captain-wants", &values.map(named))
    }
}

/// The command by whose name something is asked of a captain: `draw?`, `resign`.
fn asked(talk: &Voice, rest: &str) -> Option<Command> {
    talk.command(rest.trim_matches(|sign: char| !sign.is_alphanumeric()))
}

impl Teller<'_> {
    /// What a player hears of his captain: what he says, and that he comes or goes; nothing of the opponent's.
    pub(super) fn captain_said(&self, of: Color, note: &CaptainNote) -> Vec<Act> {
        if self.place.occasion.seat().is_none_or(|seat| seat.color != of) {
            return Vec::new();
        }
        match note {
            CaptainNote::There => vec![self.manner.told("captain-there", &[])],
            CaptainNote::Gone => vec![self.manner.told("captain-gone", &[])],
            CaptainNote::Said(word) => {
                let word = ("word", word.said(&self.manner.narrator));
                vec![self.manner.told("captain-says", &[word])]
            }
            CaptainNote::Asked(_) | CaptainNote::Signed(_) => Vec::new(),
        }
    }
}
