//! What an arbiter does besides pairing and results: line-ups of teams, ties of a knock-out, and who goes
//! on from groups.

use shakmaty::Color;

use crate::organiser::reader::{Named, number_and};
use crate::organiser::{Desk, Lots, Order};
use crate::tournament::act::Act;
use crate::tournament::decider::Decider;
use crate::tournament::duel::DuelProgress;
use crate::tournament::lots;
use crate::tournament::outcome::Outcome;
use crate::tournament::player::PlayerId;
use crate::tournament::standings::Line;
use crate::tournament::system::System;
use crate::tournament::tournament::{Refusal, Round, Tournament};
use crate::voices::Value;

impl Desk {
    /// A captain tells who plays: the places of his list, `-` or 0 for a board that stays empty. It is for
    /// the next round, or for the last one while nobody of the match has played.
    pub(super) fn line_up(&mut self, text: &str) -> Option<Vec<Order>> {
        self.of_player(text, |desk, id, rest| {
            let place = |word: &str| if word == "-" { Some(0) } else { word.parse().ok() };
            let words = rest.split([' ', ',']).filter(|word| !word.is_empty());
            let members = words.map(place).collect::<Option<Vec<usize>>>()?;
            if members.is_empty() {
                return None;
            }
            let now = desk.now();
            let waits = now.rounds().last().is_some_and(|last| !last.is_over());
            let round = now.rounds().len() + usize::from(!waits);
            Some(desk.wanted(Act::LinedUp { id, round, members }))
        })
    }

    /// Decides a tied duel: by what is laid down, and by lots where nothing is; or as the arbiter says, where
    /// he types who has won.
    pub(super) fn decide(&self, text: &str) -> Option<Vec<Order>> {
        let (board, rest) = number_and(text)?;
        let round = self.now().rounds().len();
        let game = match self.now().game(round, board) {
            Ok(game) => game,
            Err(refusal) => return Some(vec![Order::Say(self.teller().refusal(&refusal))]),
        };
        let decided = |side: Color, by: Decider| {
            let winner = game.pair.of(side);
            self.wanted(Act::Decided { round, board, winner, by, lot: None })
        };
        if !rest.is_empty() {
            return match Outcome::read(rest)? {
                Outcome::White => Some(decided(Color::White, Decider::Arbiter)),
                Outcome::Black => Some(decided(Color::Black, Decider::Arbiter)),
                _ => None,
            };
        }
        Some(match self.now().progress(game) {
            DuelProgress::Tied(by, Some(winner)) => decided(winner, by),
            DuelProgress::Tied(..) => vec![Order::Draw(Lots::Tie(board))],
            DuelProgress::Playing(_, Some(_)) => {
                let said = self.teller().goes_on(board, game).unwrap_or_default();
                vec![Order::Say(self.lines(vec![said]))]
            }
            DuelProgress::Playing(_, None) | DuelProgress::Won(_) => {
                vec![Order::Say(self.teller().refusal(&Refusal::NotTied))]
            }
        })
    }

    /// Who goes on in a tied duel, as this number gives it, which was drawn outside.
    pub(super) fn tie_drawn(&self, board: usize, number: u64) -> Vec<Order> {
        let round = self.now().rounds().len();
        let Ok(game) = self.now().game(round, board) else { return Vec::new() };
        let side = Color::from_white(lots::order(2, number)[0] == PlayerId(0));
        let (winner, by, lot) = (game.pair.of(side), Decider::Lots, Some(number));
        self.wanted(Act::Decided { round, board, winner, by, lot })
    }

    /// Lets the best of each group go on: those of the standings, or whom the arbiter types, the strongest
    /// of the bracket first.
    pub(super) fn qualify(&mut self, text: &str) -> Option<Vec<Order>> {
        if !text.is_empty() {
            let mut order = Vec::new();
            for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
                let Named::One(id, "") = self.reader().named(word) else { return None };
                order.push(id);
            }
            return Some(self.wanted(Act::Qualified { order }));
        }
        let System::Groups { qualify, .. } = self.now().terms().system else {
            return Some(vec![Order::Say(self.teller().refusal(&Refusal::NoGroups))]);
        };
        let rounds = self.now().rounds().len().min(self.now().group_rounds());
        let tables = self.teller().standing().tables(self.now(), rounds);
        let shared = tables.iter().find_map(|table| {
            let shared = table.lines.get(qualify)?.place <= qualify;
            shared.then_some((table.group.unwrap_or(1), qualify))
        });
        let order =
            bracket(&tables.iter().map(|table| &table.lines[..]).collect::<Vec<_>>(), qualify);
        let order = order.into_iter().map(|seed| self.now().order()[seed]).collect();
        let act = Act::Qualified { order };
        match shared {
            Some((group, place)) if self.record.after(&act).is_ok() => {
                let values = [("number", group.into()), ("place", Value::from(place))];
                Some(vec![self.say("tournament-qualify-shared", &values)])
            }
            _ => Some(self.wanted(act)),
        }
    }
}

/// Whether the groups are over and nobody was let on yet.
pub(super) fn waits_for_the_qualified(now: &Tournament) -> bool {
    matches!(now.terms().system, System::Groups { .. })
        && now.qualified().is_none()
        && now.rounds().len() == now.group_rounds()
        && now.rounds().last().is_some_and(Round::is_over)
}

/// Those who go on, as a bracket has them: all first ones, then all second ones and so on. Whoever comes
/// behind the first ones is turned on until nobody meets one of his own group at once, if that can be.
fn bracket(tables: &[&[Line]], qualify: usize) -> Vec<usize> {
    let rows: Vec<Vec<(usize, usize)>> = (0..qualify)
        .map(|place| {
            let of = |(group, lines): (usize, &&[Line])| Some((group, lines.get(place)?.seed));
            tables.iter().enumerate().filter_map(of).collect()
        })
        .collect();
    let turned = |by: usize| {
        let mut order = rows.first().cloned().unwrap_or_default();
        for row in rows.iter().skip(1).filter(|row| !row.is_empty()) {
            order.extend(row.iter().cycle().skip(by).take(row.len()));
        }
        order
    };
    let has_clash = |order: &Vec<(usize, usize)>| {
        let size = order.len().next_power_of_two();
        (0..size / 2).any(|at| {
            let (one, other) = (order.get(at), order.get(size - 1 - at));
            one.zip(other).is_some_and(|(one, other)| one.0 == other.0)
        })
    };
    let mut orders = (0..tables.len()).map(turned);
    let order = orders.find(|order| !has_clash(order)).unwrap_or_else(|| turned(0));
    order.into_iter().map(|(_, seed)| seed).collect()
}
