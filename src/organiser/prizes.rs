//! The prizes as they are given, and why a player has this one. Of a category nothing is told but its name.

use crate::organiser::teller::EventTeller;
use crate::organiser::{Desk, Order};
use crate::tournament::crosstable::Seed;
use crate::tournament::player::PlayerId;
use crate::tournament::prizes::{
    Candidate, GiftsGiven, How, Money, PrizesGiven, gifts_given, given,
};
use crate::tournament::standings::Line;
use crate::voices::{Span, Utterance, Value};

impl Desk {
    /// All prizes, or with a player what he gets and why.
    pub(super) fn prizes(&mut self, text: &str) -> Option<Vec<Order>> {
        if self.file.prizes.is_empty() {
            return Some(vec![self.say("tournament-no-prizes", &[])]);
        }
        if self.now().rounds().is_empty() {
            return Some(vec![self.say("tournament-no-round-yet", &[])]);
        }
        if text.is_empty() {
            return Some(vec![Order::Say(PrizeTeller { teller: self.teller() }.all())]);
        }
        self.of_player(text, |desk, id, rest| {
            rest.is_empty().then(|| vec![Order::Say(PrizeTeller { teller: desk.teller() }.of(id))])
        })
    }
}

/// Tells the prizes of an event.
struct PrizeTeller<'a> {
    teller: EventTeller<'a>,
}

impl PrizeTeller<'_> {
    fn all(&self) -> Utterance {
        let given = self.given();
        let round = self.teller.now().rounds().len();
        let mut games = self.teller.now().rounds().iter().flat_map(|round| &round.games);
        let is_over =
            round >= self.teller.now().planned() && games.all(|game| game.outcome.is_some());
        let mut lines = Vec::new();
        lines
            .extend((!is_over).then(|| {
                self.teller.sentence("tournament-prizes-now", &[("round", round.into())])
            }));
        for (list, prizes) in self.teller.file.prizes.iter().enumerate() {
            let name = ("name", prizes.name.as_str().into());
            lines.push(self.teller.sentence("tournament-prize-list", &[name]));
            for share in given.shares.iter().filter(|share| share.list == list) {
                let player = ("player", self.teller.name(self.teller.now().order()[share.seed]));
                let id = match share.how {
                    How::Place(_) => "tournament-prize",
                    How::Equally { .. } | How::Hort { .. } => "tournament-prize-shared",
                };
                lines.push(self.teller.sentence(id, &[player, ("amount", amount(share.amount))]));
            }
            let left = given.left.iter().filter(|(of, _)| *of == list);
            lines.extend(left.map(|(_, left)| {
                self.teller.sentence("tournament-prize-left", &[("amount", amount(*left))])
            }));
            lines.extend(self.gifts(list).into_iter().flat_map(|given| self.gift(list, &given)));
        }
        self.teller.lines(lines)
    }

    /// What a player gets and why, and the prizes that he does not get because he has a greater one.
    fn of(&self, id: PlayerId) -> Utterance {
        let given = self.given();
        let seed = self.teller.now().seed(id);
        let own: Vec<_> = given.shares.iter().filter(|share| share.seed == seed).collect();
        let gifts = self.gifts_of(seed);
        if own.is_empty() && gifts.is_empty() {
            return self.teller.told("tournament-prize-none", &[("player", self.teller.name(id))]);
        }
        let mut lines = Vec::new();
        for share in &own {
            let name = self.teller.file.prizes[share.list].name.as_str();
            let values = [
                ("player", self.teller.name(id)),
                ("name", name.into()),
                ("amount", amount(share.amount)),
            ];
            lines.push(self.teller.sentence("tournament-prize-of", &values));
            lines.push(self.how(share.how));
        }
        for (list, prizes) in self.teller.file.prizes.iter().enumerate() {
            let has_it = own.iter().any(|share| share.list == list);
            if !has_it && self.could_take(list, id) {
                let name = ("name", prizes.name.as_str().into());
                lines.push(self.teller.sentence("tournament-prize-instead", &[name]));
            }
        }
        for (list, given) in gifts {
            let name = ("name", self.teller.file.prizes[list].name.as_str().into());
            let what = ("amount", self.named(list, &given));
            let player = ("player", self.teller.name(id));
            lines.push(self.teller.sentence("tournament-prize-of", &[player, name, what]));
            lines.push(match given.takers.len() {
                1 => self.how(How::Place(given.place)),
                count => self.teller.sentence("tournament-prize-lots", &[("count", count.into())]),
            });
        }
        self.teller.lines(lines)
    }

    /// The gifts of a list, and who gets them.
    fn gifts(&self, list: usize) -> Vec<GiftsGiven> {
        let standings = self.with_a_claim();
        gifts_given(&self.teller.file.prizes[list], &self.candidates(&standings))
    }

    /// The gifts that a player gets, with their lists.
    fn gifts_of(&self, seed: Seed) -> Vec<(usize, GiftsGiven)> {
        let lists = 0..self.teller.file.prizes.len();
        let of_list = lists.flat_map(|list| self.gifts(list).into_iter().map(move |it| (list, it)));
        of_list.filter(|(_, given)| given.takers.contains(&seed)).collect()
    }

    /// Who gets a gift, a line for each player.
    fn gift(&self, list: usize, given: &GiftsGiven) -> Vec<Vec<Span>> {
        let what = ("amount", self.named(list, given));
        let id = match given.takers.len() {
            0 => return vec![self.teller.sentence("tournament-prize-left", &[what])],
            1 => "tournament-prize",
            _ => "tournament-prize-shared",
        };
        let line = |seed: &Seed| {
            let player = ("player", self.teller.name(self.teller.now().order()[*seed]));
            self.teller.sentence(id, &[player, what.clone()])
        };
        given.takers.iter().map(line).collect()
    }

    /// Gifts by their names.
    fn named(&self, list: usize, given: &GiftsGiven) -> Value {
        self.teller.file.prizes[list].gifts[given.gifts.clone()].join(", ").into()
    }

    /// What a share is made of.
    fn how(&self, how: How) -> Vec<Span> {
        match how {
            How::Place(place) => {
                self.teller.sentence("tournament-prize-place", &[("place", place.into())])
            }
            How::Equally { count, sum } => {
                let values = [("sum", amount(sum)), ("count", count.into())];
                self.teller.sentence("tournament-prize-equally", &values)
            }
            How::Hort { count, sum, own } => {
                let values = [("own", amount(own)), ("sum", amount(sum)), ("count", count.into())];
                self.teller.sentence("tournament-prize-hort", &values)
            }
        }
    }

    /// Whether the place of a player among those with a claim is one with a prize.
    fn could_take(&self, list: usize, id: PlayerId) -> bool {
        let prizes = &self.teller.file.prizes[list];
        let standings = self.with_a_claim();
        let takes = |line: &&Line| {
            prizes
                .category
                .takes(&self.teller.now().entry(self.teller.now().order()[line.seed]).player)
        };
        let place =
            standings.iter().filter(takes).position(|line| line.seed == self.teller.now().seed(id));
        place.is_some_and(|place| place < prizes.amounts.len())
    }

    /// The standings without those who have left: they have no claim.
    fn with_a_claim(&self) -> Vec<Line> {
        let now = self.teller.now();
        let lines = self.teller.standing().lines(now, now.rounds().len());
        lines.into_iter().filter(|line| !now.entry(now.order()[line.seed]).has_left()).collect()
    }

    /// Those of the standings, in their order.
    fn candidates(&self, lines: &[Line]) -> Vec<Candidate<'_>> {
        let now = self.teller.now();
        let candidate = |line: &Line| Candidate {
            seed: line.seed,
            place: line.place,
            points: line.points,
            player: &now.entry(now.order()[line.seed]).player,
        };
        lines.iter().map(candidate).collect()
    }

    fn given(&self) -> PrizesGiven {
        let standings = self.with_a_claim();
        let candidates = self.candidates(&standings);
        given(&self.teller.file.prizes, self.teller.file.regulations.prize_rules, &candidates)
    }
}

fn amount(money: Money) -> Value {
    money.to_string().into()
}
