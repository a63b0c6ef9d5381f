//! What a captain hears of the boards of his team: nothing that is not public in the hall.

use shakmaty::Position;

use crate::app::captains::boards::MatchScore;
use crate::app::captains::{Captains, TeamBoard, TeamId, TeamSeat};
use crate::app::room_desk::{TableNow, Tables, how_far, named, number};
use crate::describe::{Answer, Status, ranks_of};
use crate::laws::Outcome;
use crate::table::TableId;
use crate::table::room::CaptainRules;
use crate::voices::{Narrator, Priority, Span, Utterance, Value};

/// Tells a captain how things stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Teller<'a> {
    pub(super) seat: &'a TeamSeat,
    pub(super) tables: &'a Tables<'a>,
}

impl Captains {
    pub(super) fn teller<'a>(&'a self, team: TeamId, tables: &'a Tables<'a>) -> Teller<'a> {
        Teller { seat: &self.teams[team.0], tables }
    }
}

impl Teller<'_> {
    fn narrator(&self) -> &Narrator {
        &self.seat.narrator
    }

    pub(super) fn sentence(&self, id: &str, values: &[(&str, Value)]) -> Vec<Span> {
        self.narrator().talk.sentence(id, values)
    }

    fn lines(&self, lines: Vec<Vec<Span>>) -> Utterance {
        self.narrator().lines(Priority::Move, lines)
    }

    /// The numbers of tables, one after the other.
    pub(super) fn numbers(&self, tables: impl IntoIterator<Item = TableId>) -> Value {
        let number = |table: TableId| vec![self.narrator().talk.span(&table.to_string())];
        self.narrator().join_all(tables.into_iter().map(number).collect())
    }

    /// The table of a board, and the player of the team there.
    pub(super) fn player(&self, board: &TeamBoard) -> [(&'static str, Value); 2] {
        let now = self.tables.get(board.table);
        let called = now.map(|now| now.desk.table().called().get(board.color).clone());
        [number(board.table), ("player", called.unwrap_or_default().into())]
    }

    /// What a captain hears who sits down.
    pub(super) fn welcome(&self, rules: CaptainRules) -> Utterance {
        let tables = self.numbers(self.seat.boards.iter().map(|board| board.table));
        let values = [("team", self.seat.team.name.as_str().into()), ("tables", tables)];
        let id = if self.seat.boards.is_empty() { "captain-no-boards" } else { "captain-welcome" };
        let mut lines = vec![self.sentence(id, &values)];
        if !rules.advise {
            lines.push(self.sentence("captain-no-advice", &[]));
        }
        lines.extend(self.questions());
        self.lines(lines)
    }

    /// What players ask that is not answered, a line each.
    fn questions(&self) -> Vec<Vec<Span>> {
        self.seat.boards.iter().filter_map(|board| self.question(board)).collect()
    }

    fn question(&self, board: &TeamBoard) -> Option<Vec<Span>> {
        let now = self.tables.get(board.table)?;
        let question = now.desk.asked_captain(board.color)?.said(self.narrator());
        let [table, player] = self.player(board);
        Some(self.sentence("captain-asks", &[table, player, ("question", question)]))
    }

    /// What a player has just asked.
    pub(super) fn asks(&self, board: &TeamBoard) -> Option<Utterance> {
        let spans = self.question(board)?;
        Some(Utterance { priority: Priority::Urgent, spans })
    }

    /// Everything that was asked.
    pub(super) fn asked(&self) -> Utterance {
        let lines = self.questions();
        if lines.is_empty() {
            return self.lines(vec![self.sentence("captain-asked-none", &[])]);
        }
        self.lines(lines)
    }

    /// A board in a list: its question, its result, or who plays there.
    pub(super) fn row(&self, board: &TeamBoard) -> Option<Vec<Span>> {
        let now = self.tables.get(board.table)?;
        let outcome = now.desk.game().outcome();
        Some(match (self.question(board), outcome) {
            (Some(question), _) => question,
            (None, Some(outcome)) => self.ended(board, now, outcome),
            (None, None) => self.sentence("room-desk-table", &named(board.table, now)),
        })
    }

    fn ended(&self, board: &TeamBoard, now: TableNow<'_>, outcome: Outcome) -> Vec<Span> {
        let [table, white, black] = named(board.table, now);
        let score = ("score", outcome.score().into());
        self.sentence("room-desk-result", &[table, white, black, score])
    }

    /// A result of a board, and how the match stands by it.
    pub(super) fn result(&self, board: &TeamBoard, rules: CaptainRules) -> Utterance {
        let ended = self
            .tables
            .get(board.table)
            .and_then(|now| Some(self.ended(board, now, now.desk.game().outcome()?)));
        let mut lines: Vec<Vec<Span>> = ended.into_iter().collect();
        let scores = self.scores();
        lines.extend(scores.iter().flat_map(|score| self.stands(score)));
        if rules.sign && scores.iter().all(MatchScore::is_over) {
            lines.push(self.sentence("captain-sign-now", &[]));
        }
        self.lines(lines)
    }

    /// How each match of the team stands.
    pub(super) fn score(&self) -> Utterance {
        self.lines(self.scores().iter().flat_map(|score| self.stands(score)).collect())
    }

    /// The score of a match, as a sentence that may be signed, too.
    pub(super) fn scored(&self, score: &MatchScore) -> Vec<Span> {
        let values = [
            ("team", self.seat.team.name.as_str().into()),
            ("points", score.ours.to_string().into()),
            ("opponent", score.against.as_str().into()),
            ("theirs", score.theirs.to_string().into()),
        ];
        self.sentence("captain-score", &values)
    }

    fn stands(&self, score: &MatchScore) -> [Vec<Span>; 2] {
        let plays = if score.is_over() {
            self.sentence("room-desk-all-over", &[])
        } else {
            let tables = ("tables", self.numbers(score.playing.iter().copied()));
            self.sentence("captain-playing", &[tables])
        };
        [self.scored(score), plays]
    }

    /// All boards, a line each.
    pub(super) fn boards(&self) -> Utterance {
        let lines = self.seat.boards.iter().filter_map(|board| {
            let now = self.tables.get(board.table)?;
            Some(self.line(board, now))
        });
        self.lines(lines.collect())
    }

    fn line(&self, board: &TeamBoard, now: TableNow<'_>) -> Vec<Span> {
        let [table, white, black] = named(board.table, now);
        let how = ("how", how_far(self.narrator(), now).into());
        self.sentence("room-desk-line", &[table, white, black, how])
    }

    /// One board: how far it is, the last move, the clocks, and what is asked there.
    pub(super) fn table(&self, board: &TeamBoard, now: TableNow<'_>) -> Utterance {
        let mut lines = vec![self.line(board, now)];
        if let Some(made) = now.desk.game().made().last() {
            let mv = Value::Spans(vec![self.narrator().announcement(&made.before, made.mv)]);
            let color = ("color", self.narrator().color(made.before.turn()));
            lines.push(self.sentence("captain-last", &[color, ("move", mv)]));
        }
        lines.extend(now.desk.in_short(self.narrator(), now.at));
        lines.extend(self.question(board));
        self.lines(lines)
    }

    /// How the pieces stand at a board, as the player of the team has them before him.
    pub(super) fn position(&self, board: &TeamBoard, now: TableNow<'_>) -> Utterance {
        let ranks = ranks_of(now.desk.game().position().board());
        let answer = Answer::Board(ranks, board.color, Status::Free);
        let told = self.narrator().answers().of(&answer);
        Utterance { priority: Priority::Move, ..told }
    }
}
