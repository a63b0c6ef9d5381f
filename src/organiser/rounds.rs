//! Rounds are paired, results come in and are put right.

use crate::organiser::reader::{BoardResult, number_and};
use crate::organiser::{Desk, Order};
use crate::tournament::act::{Act, Pairer};
use crate::tournament::outcome::Outcome;
use crate::tournament::swiss;
use crate::tournament::system::PairedBy;
use crate::tournament::tournament::{Refusal, Tournament};
use crate::voices::{Span, Utterance, Value};

impl Desk {
    /// Pairs the next round: by the tables, by a program, or as the arbiter has typed it.
    pub(super) fn pair(&mut self, text: &str) -> Option<Vec<Order>> {
        if !text.is_empty() {
            return self.by_hand(text);
        }
        let now = self.now();
        let round = now.rounds().len() + 1;
        if let Some(refused) = self.not_next() {
            return Some(vec![refused]);
        }
        match now.terms().system.paired_by() {
            PairedBy::Tables => {
                let Some(pairing) = now.by_tables() else {
                    let refused = Refusal::NoRoundLeft;
                    return Some(vec![Order::Say(self.refusal(&refused))]);
                };
                Some(self.wanted(Act::Paired { round, pairing, by: Pairer::Tables }))
            }
            PairedBy::Program => Some(vec![Order::Pair]),
            PairedBy::Arbiter => None,
        }
    }

    /// Pairs a round as the arbiter has typed it; asks first if that breaks a rule. A round in which nobody
    /// has played yet is paired anew.
    fn by_hand(&mut self, text: &str) -> Option<Vec<Order>> {
        let pairing = self.pairs(text)?;
        let before = self.now().before_the_next_pairing();
        let round = before.rounds().len() + 1;
        let breaks = swiss::breaches(&before, &pairing);
        let act = Act::Paired { round, pairing, by: Pairer::Arbiter };
        let asks = self.now().terms().system.paired_by() != PairedBy::Tables && !breaks.is_empty();
        if !asks || self.record.after(&act).is_err() {
            return Some(self.wanted(act));
        }
        let mut about = vec![self.sentence("tournament-pair-breaks", &[])];
        about.extend(breaks.into_iter().map(|breach| self.breach(breach)));
        Some(self.asked(act, about))
    }

    /// Why the next round cannot be paired by anybody, if it cannot.
    fn not_next(&self) -> Option<Order> {
        let now = self.now();
        let round = now.rounds().len();
        let refused = if let Some(last) = now.rounds().last().filter(|last| !last.is_over()) {
            Refusal::StillPlaying { round, boards: last.open().collect() }
        } else if now.planned() > 0 && round >= now.planned() {
            Refusal::NoRoundLeft
        } else if !now.terms().system.takes(now.entries().len()) {
            Refusal::NotSoMany(now.entries().len())
        } else {
            return None;
        };
        Some(Order::Say(self.refusal(&refused)))
    }

    /// A result comes in: of the last round, or of an earlier one whose game was postponed.
    pub(super) fn result(&self, text: &str) -> Option<Vec<Order>> {
        let BoardResult { round, board, outcome } =
            self.board_result(text, false).or_else(|| self.board_result(text, true))?;
        let round = round.unwrap_or(self.now().rounds().len());
        Some(self.wanted(Act::Ended { round, board, outcome }))
    }

    /// A wrong result is put right, after what it changes is told.
    pub(super) fn correct(&mut self, text: &str) -> Option<Vec<Order>> {
        let BoardResult { round, board, outcome } =
            self.board_result(text, true).or_else(|| self.board_result(text, false))?;
        let round = round.unwrap_or(self.now().rounds().len());
        let act = Act::Corrected { round, board, outcome };
        let Ok(after) = self.record.after(&act) else { return Some(self.wanted(act)) };
        let mut about = Vec::new();
        if let Ok(game) = self.now().game(round, board) {
            let had = game.outcome.unwrap_or(outcome);
            let values = [
                ("round", round.into()),
                ("board", board.into()),
                ("had", self.outcome(had)),
                ("result", self.outcome(outcome)),
            ];
            about.push(self.sentence("tournament-correct-what", &values));
        }
        about.extend(self.moved(&after));
        if self.now().rounds().len() > round {
            about.push(self.sentence("tournament-pairings-stay", &[]));
        }
        Some(self.asked(act, about))
    }

    /// A game is played later.
    pub(super) fn postpone(&self, text: &str) -> Option<Vec<Order>> {
        let (board, rest) = number_and(text)?;
        let last = self.now().rounds().len();
        let round = if rest.is_empty() { last } else { rest.parse().ok()? };
        Some(self.wanted(Act::Postponed { round, board }))
    }

    /// The boards of the last round that have no result yet, and games that were postponed before.
    pub(super) fn missing(&self) -> Utterance {
        let now = self.now();
        let mut lines = Vec::new();
        for (number, round) in (1_usize..).zip(now.rounds()) {
            let without = (1_usize..).zip(&round.games).filter(|(_, game)| game.outcome.is_none());
            for (board, game) in without {
                let id = if game.postponed { "tournament-postponed" } else { "tournament-playing" };
                let values = [
                    ("round", number.into()),
                    ("board", Value::from(board)),
                    ("white", self.name(game.pair.white)),
                    ("black", self.name(game.pair.black)),
                ];
                lines.push(self.sentence(id, &values));
            }
        }
        if lines.is_empty() {
            return self.told("tournament-none-missing", &[]);
        }
        self.lines(lines)
    }

    /// Who has another place or other points in the standings than before.
    fn moved(&self, after: &Tournament) -> Vec<Vec<Span>> {
        let rounds = after.rounds().len();
        let before = self.standings(self.now(), rounds);
        let standings = self.standings(after, rounds);
        let changed = standings.iter().filter_map(|line| {
            let had = before.iter().find(|had| had.seed == line.seed)?;
            if (had.place, had.points) == (line.place, line.points) {
                return None;
            }
            let values = [
                ("player", self.name(after.order()[line.seed])),
                ("points", self.points(line.points)),
                ("place", line.place.into()),
                ("had", had.place.into()),
            ];
            Some(self.sentence("tournament-moves", &values))
        });
        changed.collect()
    }

    /// What a result is called.
    pub(super) fn outcome(&self, outcome: Outcome) -> Value {
        self.narrator.word(match outcome {
            Outcome::White => "outcome-white",
            Outcome::Draw => "outcome-draw",
            Outcome::Black => "outcome-black",
            Outcome::WhiteByForfeit => "outcome-white-forfeit",
            Outcome::BlackByForfeit => "outcome-black-forfeit",
            Outcome::NeitherByForfeit => "outcome-neither-forfeit",
            Outcome::Neither => "outcome-neither",
            Outcome::HalfForWhite => "outcome-half-white",
            Outcome::HalfForBlack => "outcome-half-black",
        })
    }
}
