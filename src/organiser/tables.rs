//! Between a round and its tables: who sits down where, and which results come back.

use std::collections::HashSet;

use shakmaty::{ByColor, Color};

use crate::organiser::{Desk, Order};
use crate::tournament::act::Act;
use crate::tournament::duel::DuelProgress;
use crate::tournament::outcome::Outcome;
use crate::tournament::player::Player;
use crate::tournament::record::Record;
use crate::tournament::tournament::{Board, Game, Tournament};

/// The tables of a round at which a game is still to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundTables {
    /// The round, from 1.
    pub round: usize,
    /// The tables, by their numbers.
    pub tables: Vec<PairedTable>,
}

/// Who sits down at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairedTable {
    /// The number of the table, from 1: boards are counted through, also those of teams.
    pub number: usize,
    /// The round as it stands in a match file: `3`, or `3.2` for the second game of a duel.
    pub round: String,
    /// Who plays.
    pub players: ByColor<Player>,
    /// For which teams, where teams play.
    pub teams: ByColor<Option<String>>,
}

/// A result that was signed at a table of the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableResult {
    /// The number of the game in the archive.
    pub game: u64,
    /// The round, as it stands in the match file.
    pub round: String,
    /// The number of the table.
    pub table: usize,
    /// The names of those who have played.
    pub names: ByColor<String>,
    /// The result.
    pub outcome: Outcome,
}

/// A round, a board, and a board of a match or a game of a duel.
type Place = (usize, usize, Option<usize>);

/// A game of a round, with where a result of it goes.
pub(super) struct Seated<'a> {
    pub(super) board: usize,
    pub(super) part: Option<usize>,
    pub(super) game: &'a Game,
    pub(super) at: Board,
}

impl Seated<'_> {
    /// Whether it is still to be played, also one that is postponed if those are meant.
    fn is_open(&self, with_postponed: bool) -> bool {
        let is_later = self.at.postponed && !with_postponed;
        self.at.outcome.is_none() && self.game.outcome.is_none() && !is_later
    }
}

impl Desk {
    /// The tables of the last round at which a game is still to be played.
    #[must_use]
    pub fn to_be_played(&self) -> RoundTables {
        self.tables_of(self.now().rounds().len(), false)
    }

    /// The tables of a round, from 1, at which a game is still to be played.
    fn tables_of(&self, round: usize, with_postponed: bool) -> RoundTables {
        let tables =
            (1..).map_while(|number| Some((number, seated(self.now(), round, number, None)?)));
        let open = tables.filter(|(_, seated)| seated.is_open(with_postponed));
        let laid = |(number, seated): (usize, Seated<'_>)| {
            let sits = |color| self.now().sits(seated.game, &seated.at, color).cloned();
            let players = ByColor { white: sits(Color::White)?, black: sits(Color::Black)? };
            let round = self.round_of_match(round, &seated);
            let teams = ByColor::new_with(|color| self.team_of(&seated, color));
            Some(PairedTable { number, round, players, teams })
        };
        RoundTables { round, tables: open.filter_map(laid).collect() }
    }

    /// The team for which a player of a table plays, where teams play.
    fn team_of(&self, seated: &Seated<'_>, color: Color) -> Option<String> {
        self.now().terms().boards()?;
        let team = seated.game.pair.of(seated.at.color_of(color));
        Some(self.now().entry(team).player.name.clone())
    }

    /// The round of a game as it stands in a match file.
    pub(super) fn round_of_match(&self, round: usize, seated: &Seated<'_>) -> String {
        let is_duel = self.now().terms().boards().is_none();
        match seated.part.filter(|_| is_duel) {
            Some(part) => format!("{round}.{part}"),
            None => round.to_string(),
        }
    }

    /// Lays the tables of a round, of the last one unless another is typed, if a game is still to be played
    /// there. Where the round is typed, those that are postponed are meant too.
    pub(super) fn lay(&self, text: &str) -> Option<Order> {
        let round = self.reader().round_of(text)?;
        if self.now().round(round).is_none() {
            return Some(Order::Say(self.teller().no_round(round)));
        }
        let laid = self.tables_of(round, !text.trim().is_empty());
        Some(if laid.tables.is_empty() {
            self.say("tournament-tables-none", &[("round", round.into())])
        } else {
            Order::Lay(laid)
        })
    }

    /// Takes the results of tables, all that are signed. Those that are known need nothing more; what does
    /// not fit is told once.
    pub fn signed(&mut self, results: &[TableResult]) -> Vec<Order> {
        let mut orders = Vec::new();
        self.at_tables.reopen(&self.record, results);
        for result in results {
            orders.extend(self.of_table(result));
        }
        let gone = taken_back(&self.record, results);
        for (act, game, (round, board, part)) in gone {
            if self.at_tables.note_told(game, None) {
                let board = ("board", self.teller().at((board, part)));
                let values = [board, ("round", round.into()), ("act", act.into())];
                orders.push(self.say("tournament-table-taken-back", &values));
            }
        }
        orders
    }

    /// What a result wants; nothing where it is known, or cannot be of this event.
    fn of_table(&mut self, result: &TableResult) -> Vec<Order> {
        let (round, part) = result.round.split_once('.').unwrap_or((&result.round, ""));
        let Ok(round) = round.parse::<usize>() else { return Vec::new() };
        if self.at_tables.has_taken(&self.record, result) {
            return Vec::new();
        }
        let seated = seated(self.now(), round, result.table, part.parse().ok());
        let is_theirs = seated.as_ref().is_some_and(|seated| {
            let name = |color| self.now().sits(seated.game, &seated.at, color).map(|it| &it.name);
            Color::ALL.into_iter().all(|color| name(color) == Some(result.names.get(color)))
        });
        let Some(seated) = seated.filter(|_| is_theirs) else {
            return self.once(result, "tournament-table-others");
        };
        match seated.at.outcome {
            None => {
                let (board, part) = (seated.board, seated.part);
                self.ended_at_a_table((round, board, part), result.outcome, result.game)
            }
            Some(had) if had == result.outcome => Vec::new(),
            Some(_) => self.once(result, "tournament-table-differs"),
        }
    }

    /// Says of a result that it was not taken, once.
    fn once(&mut self, result: &TableResult, sentence: &str) -> Vec<Order> {
        if !self.at_tables.note_told(result.game, Some(result.outcome)) {
            return Vec::new();
        }
        let values = [
            ("table", result.table.into()),
            ("round", result.round.as_str().into()),
            ("result", self.teller().outcome(result.outcome)),
        ];
        vec![self.say(sentence, &values)]
    }
}

/// What is known of the results that the tables of an event have or had.
#[derive(Clone, Debug, Default)]
pub(super) struct AtTables {
    /// What was told of results, by the games.
    told_of: HashSet<(u64, Option<Outcome>)>,
    /// The games at tables whose results were taken back there.
    reopened: HashSet<u64>,
}

impl AtTables {
    /// Marks the games whose results tables have had and have no more.
    fn reopen(&mut self, record: &Record, results: &[TableResult]) {
        let is_gone = |game: &u64| results.iter().all(|result| result.game != *game);
        let taken = record.acts().filter_map(|(_, act, _)| match act {
            Act::Ended { table, .. } => *table,
            _ => None,
        });
        self.reopened.extend(taken.filter(is_gone));
    }

    /// The result of a game is taken.
    pub(super) fn takes(&mut self, game: u64) {
        self.reopened.remove(&game);
    }

    /// Notes what is told of a game; whether it was not told before.
    fn note_told(&mut self, game: u64, outcome: Option<Outcome>) -> bool {
        self.told_of.insert((game, outcome))
    }

    /// Whether this very result came from its table before, whatever the arbiter has made of it since: one
    /// that was revoked here must not come in again, unless it was taken back at its table meanwhile, so that
    /// both have signed it anew.
    fn has_taken(&self, record: &Record, result: &TableResult) -> bool {
        !self.reopened.contains(&result.game)
            && record.acts().any(|(_, act, _)| match act {
                Act::Ended { table, outcome, .. } => {
                    (*table, *outcome) == (Some(result.game), result.outcome)
                }
                _ => false,
            })
    }
}

/// What is played at a table of a round; of a duel this game, or else the one that is open.
pub(super) fn seated(
    now: &Tournament,
    round: usize,
    table: usize,
    part: Option<usize>,
) -> Option<Seated<'_>> {
    let of_match = now.terms().boards().unwrap_or(1);
    let (board, place) = (table.checked_sub(1)? / of_match + 1, (table - 1) % of_match);
    let game = now.game(round, board).ok()?;
    if now.terms().boards().is_some() {
        let at = *game.boards.get(place)?;
        return Some(Seated { board, part: Some(place + 1), game, at });
    }
    if game.boards.is_empty() {
        let mut at = Board::new(Color::White, ByColor::default());
        (at.outcome, at.postponed) = (game.outcome, game.postponed);
        return Some(Seated { board, part: None, game, at });
    }
    let open = || match now.progress(game) {
        DuelProgress::Playing(part, _) => part,
        DuelProgress::Tied(..) | DuelProgress::Won(_) => game.boards.len(),
    };
    let part = part.unwrap_or_else(open);
    let next = || {
        let white = game.boards.last().map_or(Color::White, |last| !last.white);
        Board::new(white, ByColor::default())
    };
    let at = part.checked_sub(1)?;
    let at = game.boards.get(at).copied().or_else(|| (at == game.boards.len()).then(next))?;
    Some(Seated { board, part: Some(part), game, at })
}

/// The acts that hold by which results came from tables that do not have them any more: the number of
/// each, the game at the table, and its round, board and part.
fn taken_back(record: &Record, results: &[TableResult]) -> Vec<(usize, u64, Place)> {
    let from_table = |(number, act, holds): (usize, &Act, bool)| match *act {
        Act::Ended { round, board, part, table: Some(game), .. } if holds => {
            Some((number, game, (round, board, part)))
        }
        _ => None,
    };
    let came = record.acts().filter_map(from_table);
    came.filter(|(_, game, _)| results.iter().all(|result| result.game != *game)).collect()
}
