//! Rounds are paired, results come in and are put right.

use crate::organiser::reader::{BoardResult, place_and};
use crate::organiser::stages::waits_for_the_qualified;
use crate::organiser::{Desk, Lots, Order};
use crate::tournament::act::{Act, Pairer};
use crate::tournament::duel::DuelProgress;
use crate::tournament::outcome::Outcome;
use crate::tournament::player::PlayerId;
use crate::tournament::proposal::{self, Proposal};
use crate::tournament::swiss;
use crate::tournament::system::{PairedBy, System};
use crate::tournament::tournament::{Game, Refusal, Round};
use crate::voices::Span;

impl Desk {
    /// Pairs the next round: by the tables, by a program, or as the arbiter has typed it.
    pub(super) fn pair(&mut self, text: &str) -> Option<Vec<Order>> {
        if !text.is_empty() {
            let orders = self.by_hand(text)?;
            let goes_on = self.now().rounds().last().is_some_and(Round::is_over);
            let without = if goes_on { self.open().without() } else { self.open().adjourned() };
            return Some(self.with_lines(without, orders));
        }
        let now = self.now();
        let round = now.rounds().len() + 1;
        if let Some(refused) = self.not_next() {
            return Some(self.with_lines(self.open().adjourned(), vec![refused]));
        }
        let orders = self.paired_next(round)?;
        Some(self.with_lines(self.open().without(), orders))
    }

    /// Orders after lines that are told before them, if there are any.
    fn with_lines(&self, lines: Vec<Vec<Span>>, orders: Vec<Order>) -> Vec<Order> {
        let told = (!lines.is_empty()).then(|| Order::Say(self.lines(lines)));
        told.into_iter().chain(orders).collect()
    }

    /// Has the next round paired, which can be; nothing where the arbiter must type the pairs.
    fn paired_next(&mut self, round: usize) -> Option<Vec<Order>> {
        let now = self.now();
        match now.terms().system.paired_by() {
            PairedBy::Tables => {
                if waits_for_the_qualified(now) {
                    return Some(vec![self.say("tournament-next-qualify", &[])]);
                }
                let Some(pairing) = now.by_tables() else {
                    return Some(vec![Order::Say(self.teller().refusal(&Refusal::NoRoundLeft))]);
                };
                Some(self.wanted(Act::Paired { round, pairing, by: Pairer::Tables }))
            }
            PairedBy::Program => Some(vec![Order::Pair]),
            PairedBy::Proposal if now.terms().system == System::Lots => {
                Some(vec![Order::Draw(Lots::Round)])
            }
            PairedBy::Proposal => Some(self.proposed(proposal::adjusted(now), Pairer::Rules)),
            PairedBy::Arbiter => None,
        }
    }

    /// Proposes a round: it is paired if the arbiter says yes.
    pub(super) fn proposed(&mut self, proposal: Option<Proposal>, by: Pairer) -> Vec<Order> {
        let Some(Proposal { pairing, down }) = proposal else {
            return vec![self.say("tournament-no-proposal", &[])];
        };
        let round = self.now().rounds().len() + 1;
        let mut values = vec![("round", round.into())];
        let head = if let Pairer::Lots(number) = by {
            values.push(("number", usize::try_from(number).unwrap_or(usize::MAX).into()));
            "tournament-proposed-lots"
        } else {
            "tournament-proposed"
        };
        let mut about = vec![self.sentence(head, &values)];
        let pairs = (1_usize..).zip(&pairing.pairs);
        about.extend(pairs.map(|(board, pair)| {
            let (white, black) = (self.teller().name(pair.white), self.teller().name(pair.black));
            let values = [("board", board.into()), ("white", white), ("black", black)];
            self.sentence("tournament-board", &values)
        }));
        let player = |id: PlayerId| [("player", self.teller().name(id))];
        about.extend(pairing.bye.map(|id| self.sentence("tournament-bye", &player(id))));
        about.extend(down.iter().map(|id| self.sentence("tournament-down", &player(*id))));
        self.asked(Act::Paired { round, pairing, by }, about)
    }

    /// Pairs a round as the arbiter has typed it; asks first if that breaks a rule. A round in which nobody
    /// has played yet is paired anew.
    fn by_hand(&mut self, text: &str) -> Option<Vec<Order>> {
        let pairing = self.reader().pairs(text)?;
        let before = self.now().before_the_next_pairing();
        let round = before.rounds().len() + 1;
        let breaks = swiss::breaches(&before, &pairing);
        let act = Act::Paired { round, pairing, by: Pairer::Arbiter };
        let asks = self.now().terms().system.paired_by() != PairedBy::Tables && !breaks.is_empty();
        if !asks || self.record.after(&act).is_err() {
            return Some(self.wanted(act));
        }
        let mut about = vec![self.sentence("tournament-pair-breaks", &[])];
        about.extend(breaks.into_iter().map(|breach| self.teller().breach(breach)));
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
        Some(Order::Say(self.teller().refusal(&refused)))
    }

    /// A result comes in: of the last round, or of an earlier one whose game was postponed.
    pub(super) fn result(&self, text: &str) -> Option<Vec<Order>> {
        let reader = self.reader();
        let BoardResult { round, at: (board, part), outcome } =
            reader.board_result(text, false).or_else(|| reader.board_result(text, true))?;
        let round = round.unwrap_or(self.now().rounds().len());
        let part = part.or_else(|| self.next_part(round, board, outcome));
        Some(self.wanted(Act::Ended { round, board, part, outcome, table: None }))
    }

    /// A result that a table has brought, with the number of the game there.
    pub(super) fn ended_at_a_table(
        &self,
        (round, board, part): (usize, usize, Option<usize>),
        outcome: Outcome,
        table: u64,
    ) -> Vec<Order> {
        self.wanted(Act::Ended { round, board, part, outcome, table: Some(table) })
    }

    /// The game of a duel that is meant where only its board is typed: the one that is open. A forfeit is of
    /// the whole duel.
    fn next_part(&self, round: usize, board: usize, outcome: Outcome) -> Option<usize> {
        let game = self.now().game(round, board).ok()?;
        if self.now().terms().boards().is_some() || game.boards.is_empty() {
            return None;
        }
        match self.now().progress(game) {
            DuelProgress::Playing(1, _) if outcome.marks().white.is_forfeit() => None,
            DuelProgress::Playing(part, _) => Some(part),
            DuelProgress::Tied(..) | DuelProgress::Won(_) => Some(game.boards.len()),
        }
    }

    /// A wrong result is put right, after what it changes is told.
    pub(super) fn correct(&mut self, text: &str) -> Option<Vec<Order>> {
        let reader = self.reader();
        let BoardResult { round, at: (board, part), outcome } =
            reader.board_result(text, true).or_else(|| reader.board_result(text, false))?;
        let round = round.unwrap_or(self.now().rounds().len());
        let of_one = |game: &Game| (game.boards.len() == 1).then_some(1);
        let part = part.or_else(|| self.now().game(round, board).ok().and_then(of_one));
        let act = Act::Corrected { round, board, part, outcome };
        let Ok(after) = self.record.after(&act) else { return Some(self.wanted(act)) };
        let mut about = Vec::new();
        if let Ok(game) = self.now().game(round, board) {
            let own = part.and_then(|part| game.boards.get(part - 1)).map(|at| at.outcome);
            let had = own.unwrap_or(game.outcome).unwrap_or(outcome);
            let values = [
                ("round", round.into()),
                ("board", self.teller().at((board, part))),
                ("had", self.teller().outcome(had)),
                ("result", self.teller().outcome(outcome)),
            ];
            about.push(self.sentence("tournament-correct-what", &values));
        }
        about.extend(self.teller().moved(&after));
        if self.now().rounds().len() > round {
            about.push(self.sentence("tournament-pairings-stay", &[]));
        }
        Some(self.asked(act, about))
    }

    /// A game is played later.
    pub(super) fn postpone(&self, text: &str) -> Option<Vec<Order>> {
        let ((board, part), rest) = place_and(text)?;
        let last = self.now().rounds().len();
        let round = if rest.is_empty() { last } else { rest.parse().ok()? };
        Some(self.wanted(Act::Postponed { round, board, part }))
    }
}
