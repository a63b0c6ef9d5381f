//! What an arbiter hears of a room: what waits, unasked, and everything else when he asks. It decides nothing.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use crate::app::room_desk::call::{Call, TimeForm};
use crate::app::room_desk::deputy::DeputyId;
use crate::app::room_desk::tables::{TableNow, Tables};
use crate::app::room_desk::waiting::Waiting;
use crate::laws::Outcome;
use crate::table::TableId;
use crate::voices::{Narrator, Priority, Span, Utterance, Value};

/// Tells how things stand in a room.
#[derive(Clone, Copy, Debug)]
pub(super) struct Teller<'a> {
    pub(super) narrator: &'a Narrator,
    pub(super) tables: &'a Tables<'a>,
    pub(super) waiting: &'a Waiting,
    pub(super) times: TimeForm,
}

/// The number of a table as a part of a sentence: no thousands are set apart in it.
pub(in crate::app) fn number(table: TableId) -> (&'static str, Value) {
    ("table", table.to_string().into())
}

impl Teller<'_> {
    pub(super) fn sentence(&self, id: &str, values: &[(&str, Value)]) -> Vec<Span> {
        self.narrator.talk.sentence(id, values)
    }

    pub(super) fn told(&self, id: &str, values: &[(&str, Value)]) -> Utterance {
        self.narrator.say(Priority::Move, id, values)
    }

    pub(super) fn lines(&self, lines: Vec<Vec<Span>>) -> Utterance {
        self.narrator.lines(Priority::Move, lines)
    }

    /// The numbers of tables, one after the other.
    pub(super) fn numbers(&self, tables: impl IntoIterator<Item = TableId>) -> Value {
        let number = |table: TableId| self.narrator.talk.span(&table.to_string());
        self.narrator.join_all(tables.into_iter().map(|table| vec![number(table)]).collect())
    }

    /// What needs an arbiter, its table first.
    pub(super) fn call(&self, table: TableId, call: &Call) -> Vec<Span> {
        self.calls(table, [call])
    }

    /// The same of several at one table.
    pub(super) fn calls<'c>(
        &self,
        table: TableId,
        calls: impl IntoIterator<Item = &'c Call>,
    ) -> Vec<Span> {
        let Some(now) = self.tables.get(table) else { return Vec::new() };
        let all = calls.into_iter().map(|call| call.said(self.narrator, now, self.times));
        let two = |items: Vec<Span>, next: Vec<Span>| {
            self.sentence("room-desk-and", &[("items", items.into()), ("next", next.into())])
        };
        let what = all.reduce(two).unwrap_or_default();
        self.sentence("room-desk-call", &[number(table), ("what", what.into())])
    }

    /// Everything that waits at a table.
    pub(super) fn waits_at(&self, table: TableId) -> Vec<Span> {
        self.calls(table, self.waiting.at(table))
    }

    /// What an arbiter hears unasked: the one thing that is new, or how many are and which came first.
    pub(super) fn news(&self, new: &[(TableId, Call)]) -> Option<Utterance> {
        let (table, call) = new.first()?;
        let first = self.call(*table, call);
        let spans = match new.len() {
            1 => first,
            count => {
                self.sentence("room-desk-news", &[("count", count.into()), ("first", first.into())])
            }
        };
        Some(Utterance { priority: Priority::Urgent, spans })
    }

    /// What an arbiter hears who comes in.
    pub(super) fn welcome(&self, deputy: DeputyId, new: &[(TableId, Call)]) -> Utterance {
        let count = self.tables.count();
        let values = [("count", count.into()), ("deputy", u32::from(deputy.0).into())];
        let mut lines = vec![self.sentence("room-desk-welcome", &values)];
        lines.push(match new.first() {
            None => self.sentence("room-desk-nothing", &[]),
            Some((table, call)) => {
                let first = self.call(*table, call);
                self.sentence(
                    "room-desk-waiting",
                    &[("count", new.len().into()), ("first", first.into())],
                )
            }
        });
        self.lines(lines)
    }

    /// Everything that waits, with who has taken it.
    pub(super) fn waits(&self, asks: DeputyId) -> Utterance {
        let lines: Vec<_> = self.waits_each(asks).map(|(_, line)| line).collect();
        if lines.is_empty() { self.told("room-desk-nothing", &[]) } else { self.lines(lines) }
    }

    /// The same, each with its table.
    pub(super) fn waits_each(&self, asks: DeputyId) -> impl Iterator<Item = (TableId, Vec<Span>)> {
        self.waiting.all().map(move |(table, call)| {
            let mut line = self.call(table, call);
            if let Some(holder) = self.waiting.holder(table) {
                line.push(self.narrator.talk.span(" "));
                line.extend(self.held(holder, asks));
            }
            (table, line)
        })
    }

    fn held(&self, holder: DeputyId, asks: DeputyId) -> Vec<Span> {
        if holder == asks {
            return self.sentence("room-desk-yours", &[]);
        }
        self.sentence("room-desk-has-it", &[("deputy", u32::from(holder.0).into())])
    }

    /// A table in short.
    pub(super) fn table(&self, table: TableId, now: TableNow<'_>, asks: DeputyId) -> Utterance {
        let mut lines = vec![self.sentence("room-desk-table", &named(table, now))];
        lines.extend(now.desk.in_short(self.narrator, now.at));
        if self.waiting.at(table).next().is_some() {
            lines.push(self.waits_at(table));
        }
        lines.extend(self.waiting.holder(table).map(|holder| self.held(holder, asks)));
        self.lines(lines)
    }

    /// These tables, a line each; what is told of none.
    fn listed(
        &self,
        head: Vec<Vec<Span>>,
        of: impl Fn(TableNow<'_>) -> bool,
        line: impl Fn(TableId, TableNow<'_>) -> Vec<Span>,
        none: &str,
    ) -> Utterance {
        let tables = self.tables.all().filter(|(_, now)| of(*now));
        let lines: Vec<_> = tables.map(|(table, now)| line(table, now)).collect();
        if lines.is_empty() {
            return self.told(none, &[]);
        }
        self.lines(head.into_iter().chain(lines).collect())
    }

    fn line(&self, table: TableId, now: TableNow<'_>) -> Vec<Span> {
        let [number, white, black] = named(table, now);
        self.sentence(
            "room-desk-line",
            &[number, white, black, ("how", how_far(self.narrator, now).into())],
        )
    }

    /// How many tables there are, and how many of them play.
    pub(super) fn count(&self) -> Vec<Span> {
        let count = |is: fn(TableNow<'_>) -> bool| -> Value {
            self.tables.all().filter(|(_, now)| is(*now)).count().into()
        };
        let values = [
            ("count", self.tables.count().into()),
            ("new", count(|now| now.desk.has_not_begun())),
            ("over", count(is_over)),
            ("playing", count(|now| !now.desk.has_not_begun() && !is_over(now))),
        ];
        self.sentence("room-desk-count", &values)
    }

    /// All tables, and how many of them play.
    pub(super) fn all(&self) -> Utterance {
        self.listed(
            vec![self.count()],
            |_| true,
            |table, now| self.line(table, now),
            "room-desk-no-tables",
        )
    }

    /// The tables that still play, or have not begun.
    pub(super) fn not_finished(&self) -> Utterance {
        let line = |table, now: TableNow<'_>| self.line(table, now);
        self.listed(Vec::new(), |now| !is_over(now), line, "room-desk-all-over")
    }

    /// The tables whose game is over.
    pub(super) fn finished(&self) -> Utterance {
        let line = |table, now: TableNow<'_>| self.line(table, now);
        self.listed(Vec::new(), is_over, line, "room-desk-none-over")
    }

    /// The results.
    pub(super) fn results(&self) -> Utterance {
        let line = |table, now: TableNow<'_>| {
            let [number, white, black] = named(table, now);
            let score = now.desk.game().outcome().map(Outcome::score).unwrap_or_default();
            self.sentence("room-desk-result", &[number, ("score", score.into()), white, black])
        };
        self.listed(Vec::new(), is_over, line, "room-desk-none-over")
    }

    /// The clocks of games that are played, the one with the least time first; only those under a time, if one
    /// is asked for.
    pub(super) fn clocks(&self, under: Option<Duration>) -> Utterance {
        let mut clocks: Vec<(Duration, TableId, Color)> = Vec::new();
        for (table, now) in self.tables.all().filter(|(_, now)| !is_over(*now)) {
            let Some(clock) = now.desk.game().clock() else { continue };
            let left = Color::ALL.map(|color| (clock.remaining(color, now.at), table, color));
            clocks.extend(left);
        }
        clocks.retain(|(left, ..)| under.is_none_or(|under| *left < under));
        clocks.sort_by_key(|(left, table, color)| (*left, *table, color.is_black()));
        let line = |(left, table, color): (Duration, TableId, Color)| {
            let color = ("color", self.narrator.color(color));
            self.sentence(
                "room-desk-clock",
                &[number(table), color, ("time", self.narrator.time(left))],
            )
        };
        let lines: Vec<_> = clocks.into_iter().map(line).collect();
        match (lines.is_empty(), under) {
            (false, _) => self.lines(lines),
            (true, Some(under)) => {
                self.told("room-desk-no-clock-under", &[("time", self.narrator.time(under))])
            }
            (true, None) => self.told("room-desk-no-clocks", &[]),
        }
    }
}

/// How far the game of a table is, as a part of a sentence.
pub(in crate::app) fn how_far(narrator: &Narrator, now: TableNow<'_>) -> Vec<Span> {
    let game = now.desk.game();
    if let Some(outcome) = game.outcome() {
        let signed = Color::ALL.iter().all(|&color| game.sheet(color).signature().is_some());
        let id = match (now.desk.is_signed_off(), signed || game.is_annulled()) {
            (true, _) => "room-desk-how-closed",
            (false, true) => "room-desk-how-signed",
            (false, false) => "room-desk-how-unsigned",
        };
        return narrator.talk.sentence(id, &[("score", Outcome::score(outcome).into())]);
    }
    let move_number = shakmaty::Position::fullmoves(game.position()).get();
    let id = if now.desk.has_not_begun() {
        "room-desk-how-new"
    } else if game.is_adjourned() {
        "room-desk-how-adjourned"
    } else if game.is_paused() {
        "room-desk-how-stands"
    } else {
        "room-desk-how-plays"
    };
    narrator.talk.sentence(id, &[("number", move_number.into())])
}

/// A table by its number and its players.
pub(in crate::app) fn named(table: TableId, now: TableNow<'_>) -> [(&'static str, Value); 3] {
    let ByColor { white, black } = now.desk.table().called().map(Value::from);
    [number(table), ("white", white), ("black", black)]
}

fn is_over(now: TableNow<'_>) -> bool {
    now.desk.game().outcome().is_some()
}
