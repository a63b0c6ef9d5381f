//! The clocks of all tables at once: a round begins, the lights go out, a break is over.

use crate::app::room_desk::deputy::Deputy;
use crate::app::room_desk::told::number;
use crate::app::room_desk::{DeputyId, RoomDesk, RoomOrder, Tables};
use crate::command::desk::Run;
use crate::table::TableId;
use crate::voices::{Priority, Utterance};

impl RoomDesk {
    /// Starts or stops the clocks, or lets them go on: at one table, or wherever that can be done without a
    /// question. Nothing if what is typed is no table.
    pub(super) fn runs(
        &mut self,
        id: DeputyId,
        run: Run,
        text: &str,
        tables: &Tables<'_>,
    ) -> Option<Vec<RoomOrder>> {
        if !text.is_empty() {
            return self
                .of_table(id, text, tables, |desk, table| desk.runs_at(id, run, &[table], tables));
        }
        let all: Vec<TableId> = tables
            .all()
            .filter(|(_, now)| is_meant(run, now.desk))
            .map(|(table, _)| table)
            .collect();
        Some(self.runs_at(id, run, &all, tables))
    }

    fn runs_at(
        &mut self,
        id: DeputyId,
        run: Run,
        all: &[TableId],
        tables: &Tables<'_>,
    ) -> Vec<RoomOrder> {
        let can = |table: &TableId| tables.get(*table).is_some_and(|now| now.desk.can(run));
        let (can, cannot): (Vec<TableId>, Vec<TableId>) = all.iter().copied().partition(can);
        let teller = self.teller(tables);
        let mut lines = Vec::new();
        match can[..] {
            [] => {}
            [table] => lines.push(teller.sentence(one(run), &[number(table)])),
            _ => lines.push(teller.sentence(several(run), &[("count", can.len().into())])),
        }
        let done = lines.clone();
        if !cannot.is_empty() {
            let values = [("count", cannot.len().into()), ("tables", teller.numbers(cannot))];
            lines.push(teller.sentence(not(run), &values));
        }
        if lines.is_empty() {
            lines.push(teller.sentence("room-desk-run-none", &[]));
        }
        let said = teller.lines(lines);
        let mut orders = vec![self.says(id, said)];
        if !done.is_empty() {
            let done = self.narrator.lines(Priority::Move, done);
            orders.extend(self.tells_others(id, &done));
        }
        for &table in can.iter().filter(|_| run == Run::Pause) {
            self.waiting.stop(table);
        }
        orders.extend(can.into_iter().map(|table| RoomOrder::Run(table, run)));
        orders
    }

    /// Tells all other arbiters what one has done.
    fn tells_others(&mut self, id: DeputyId, done: &Utterance) -> Vec<RoomOrder> {
        let is_other = |(&other, deputy): (&DeputyId, &Deputy)| {
            (deputy.is_in() && other != id && deputy.open.is_none()).then_some(other)
        };
        let others: Vec<DeputyId> = self.deputies.iter().filter_map(is_other).collect();
        others.into_iter().map(|other| self.says(other, done.clone())).collect()
    }
}

/// Whether a table is meant where no number is typed.
fn is_meant(run: Run, desk: &crate::app::seats::Desk) -> bool {
    match run {
        Run::Start => desk.has_not_begun(),
        Run::Pause => desk.game().is_running(),
        Run::Resume => desk.game().is_paused(),
    }
}

const fn one(run: Run) -> &'static str {
    match run {
        Run::Start => "room-desk-started-one",
        Run::Pause => "room-desk-paused-one",
        Run::Resume => "room-desk-resumed-one",
    }
}

const fn several(run: Run) -> &'static str {
    match run {
        Run::Start => "room-desk-started",
        Run::Pause => "room-desk-paused",
        Run::Resume => "room-desk-resumed",
    }
}

const fn not(run: Run) -> &'static str {
    match run {
        Run::Start => "room-desk-not-started",
        Run::Pause => "room-desk-not-paused",
        Run::Resume => "room-desk-not-resumed",
    }
}
