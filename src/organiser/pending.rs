//! What the next pairing must do without: games that are postponed or adjourned, and results against which an
//! appeal is open.

use shakmaty::{ByColor, Color};

use crate::organiser::Desk;
use crate::organiser::matches::At;
use crate::organiser::tables::seated;
use crate::organiser::teller::EventTeller;
use crate::tournament::tournament::Tournament;
use crate::voices::Span;

/// Something open at a table of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePending {
    /// The round, as it stands in the match file.
    pub round: String,
    /// The number of the table.
    pub table: usize,
    /// The names of those who play there.
    pub names: ByColor<String>,
    /// Whether the game is adjourned.
    pub is_adjourned: bool,
    /// Whether an appeal is open.
    pub has_appeal: bool,
}

impl Desk {
    /// What is open at the tables of the event now.
    pub fn pending(&mut self, pending: Vec<TablePending>) {
        self.pending = pending;
    }

    /// What is open, for the next pairing.
    pub(super) fn open(&self) -> OpenMatters<'_> {
        OpenMatters { teller: self.teller(), pending: &self.pending }
    }
}

/// What is open in the rounds of an event and at its tables, told.
pub(super) struct OpenMatters<'a> {
    teller: EventTeller<'a>,
    pending: &'a [TablePending],
}

impl OpenMatters<'_> {
    /// The boards at whose tables something is open: the round, the board, and what.
    fn open_at_tables(&self) -> impl Iterator<Item = (usize, At, &TablePending)> {
        self.pending.iter().filter_map(|pending| {
            let (round, part) = pending.round.split_once('.').unwrap_or((&pending.round, ""));
            let round = round.parse().ok()?;
            let seated = seated(self.teller.now(), round, pending.table, part.parse().ok())?;
            let name =
                |color| self.teller.now().sits(seated.game, &seated.at, color).map(|it| &it.name);
            let is_theirs =
                Color::ALL.into_iter().all(|color| name(color) == Some(pending.names.get(color)));
            is_theirs.then_some((round, (seated.board, seated.part), pending))
        })
    }

    /// Games of the last round that are adjourned at their tables and hold up the next one.
    pub(super) fn adjourned(&self) -> Vec<Vec<Span>> {
        let last = self.teller.now().rounds().len();
        let adjourned = self.open_at_tables().filter(|(round, at, pending)| {
            *round == last && pending.is_adjourned && self.is_open(*round, *at)
        });
        adjourned
            .map(|(round, at, _)| {
                self.teller.sentence("tournament-adjourned", &self.teller.of_board(round, at))
            })
            .collect()
    }

    /// What the next pairing does without: told before it.
    pub(super) fn without(&self) -> Vec<Vec<Span>> {
        let open = open_games(self.teller.now()).into_iter();
        let without = open.map(|(round, at)| {
            self.teller.sentence("tournament-pair-without", &self.teller.of_board(round, at))
        });
        let mut lines: Vec<_> = without.collect();
        let appeals = self.open_at_tables().filter(|(.., pending)| pending.has_appeal);
        lines.extend(appeals.map(|(round, at, _)| {
            self.teller.sentence("tournament-pair-appeal", &self.teller.of_board(round, at))
        }));
        lines
    }

    /// What is still open at the tables of a round, for its report.
    pub(super) fn of_round(&self, number: usize) -> Vec<Vec<Span>> {
        let mut rows = Vec::new();
        for (round, at, pending) in self.open_at_tables() {
            let of_both = [
                (pending.is_adjourned, "round-report-adjourned"),
                (pending.has_appeal, "round-report-appeal"),
            ];
            let told = of_both.iter().filter(|(is_so, _)| round == number && *is_so);
            let values = self.teller.of_board(round, at);
            rows.extend(told.map(|(_, id)| self.teller.sentence(id, &values)));
        }
        rows
    }

    /// Whether a game has no result and is not postponed.
    fn is_open(&self, round: usize, (board, part): At) -> bool {
        let Ok(game) = self.teller.now().game(round, board) else { return false };
        match part.and_then(|part| game.boards.get(part.checked_sub(1)?)) {
            Some(at) => at.outcome.is_none() && !at.postponed,
            None => game.is_open(),
        }
    }
}

/// The games without a result, those that are postponed included, by round and place.
pub(super) fn open_games(now: &Tournament) -> Vec<(usize, At)> {
    let mut open = Vec::new();
    for (number, round) in (1_usize..).zip(now.rounds()) {
        for (board, game) in (1_usize..).zip(&round.games) {
            let boards = (1..).zip(&game.boards).filter(|(_, at)| at.outcome.is_none());
            open.extend(boards.map(|(part, _)| (number, (board, Some(part)))));
            let alone = game.boards.is_empty() && game.outcome.is_none();
            open.extend(alone.then_some((number, (board, None))));
        }
    }
    open
}
