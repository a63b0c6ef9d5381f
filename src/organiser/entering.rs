//! Who enters, leaves, stays away and is kept apart, and the draw of numbers.

use crate::organiser::reader::entry;
use crate::organiser::{Desk, Lots, Order};
use crate::tournament::act::{Act, Bye, Order as Drawn, Pairer};
use crate::tournament::file;
use crate::tournament::lots;
use crate::tournament::player::{Player, PlayerId};
use crate::tournament::proposal;

impl Desk {
    /// Somebody enters from the next round on.
    pub(super) fn enter(&self, text: &str) -> Option<Vec<Order>> {
        let player = entry(text)?;
        Some(self.wanted(Act::Entered { player, from: self.now().rounds().len() + 1 }))
    }

    /// An entry is put right: a key of the event file, and its value.
    pub(super) fn amend(&self, id: PlayerId, text: &str) -> Option<Vec<Order>> {
        let (key, value) = text.split_once(char::is_whitespace)?;
        let key = key.to_lowercase();
        Some(match file::amended(&self.now().entry(id).player, &key, value.trim()) {
            Ok(player) => self.wanted(Act::Amended { id, player }),
            Err(fault) => {
                let said = super::file::fault(&self.narrator, &fault);
                vec![Order::Say(self.lines(vec![said]))]
            }
        })
    }

    /// Has starting numbers drawn, by the groups of Varma if that is typed.
    pub(super) fn draw(text: &str) -> Option<Vec<Order>> {
        match text {
            "" => Some(vec![Order::Draw(Lots::Numbers)]),
            word if word.eq_ignore_ascii_case("varma") => Some(vec![Order::Draw(Lots::Varma)]),
            _ => None,
        }
    }

    /// Starting numbers as this number gives them, which was drawn outside; or who of two goes on.
    #[must_use]
    pub fn drawn(&mut self, what: Lots, number: u64) -> Vec<Order> {
        let players: Vec<Player> =
            self.now().entries().iter().map(|entry| entry.player.clone()).collect();
        let act = match what {
            Lots::Tie(board) => return self.tie_drawn(board, number),
            Lots::Round => {
                let drawn = proposal::by_lots(self.now(), number);
                return self.proposed(drawn, Pairer::Lots(number));
            }
            Lots::Numbers => {
                let order = lots::order(players.len(), number);
                Act::Numbered { order, by: Drawn::Lots(number) }
            }
            Lots::Varma => match lots::varma(&players, number) {
                Some(order) => Act::Numbered { order, by: Drawn::Varma(number) },
                None => return vec![self.say("tournament-no-varma", &[])],
            },
        };
        self.wanted(act)
    }

    /// Somebody leaves for good.
    pub(super) fn withdraw(&mut self, id: PlayerId) -> Vec<Order> {
        let act = Act::Withdrawn { id, after: self.now().rounds().len() };
        if self.record.after(&act).is_err() {
            return self.wanted(act);
        }
        let about =
            vec![self.sentence("tournament-withdraw-what", &[("player", self.teller().name(id))])];
        self.asked(act, about)
    }

    /// Somebody who had left is there again from the next round on.
    pub(super) fn takes_back(&self, id: PlayerId) -> Vec<Order> {
        self.wanted(Act::Returned { id, from: self.now().rounds().len() + 1 })
    }

    /// Somebody is not paired in the next round.
    pub(super) fn absent(&self, id: PlayerId, gets: Bye) -> Vec<Order> {
        self.wanted(Act::Absent { id, round: self.now().rounds().len() + 1, gets })
    }

    /// Two players do not meet in any round to come.
    pub(super) fn keep_apart(&self, one: PlayerId, other: PlayerId) -> Vec<Order> {
        let from = self.now().rounds().len() + 1;
        let to = self.now().planned().max(from);
        self.wanted(Act::KeptApart { players: vec![one, other], from, to })
    }
}
